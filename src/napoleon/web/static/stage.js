/** The elements of the stage, made once, and what is written into each of them. */
import { html, nothing, render } from "./vendor/lit-html.js";
import { barContent, icon, toolsContent } from "./bar.js";
import { chairsToWishFor, seatContent } from "./device.js";
import { keysContent } from "./keys.js";
import { lastContent, sideContent } from "./log.js";
import { bidPanel } from "./panels/bid.js";
import { exchangePanel } from "./panels/exchange.js";
import { jokerPanel } from "./panels/joker.js";
import { namePanel } from "./panels/name.js";
import { questionPanel } from "./panels/question.js";
import { awayStrip } from "./presence.js";
import { resultPanel } from "./result.js";
import { roomContent } from "./room/room.js";
import { boxed, seatsContent } from "./seats.js";
import { settingsContent } from "./settings.js";
import { palette } from "./social.js";
import { cardName, rich, t } from "./words.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Rect} Rect */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("./types.js").View} View */

/** @param {HTMLElement} main */
export function buildStage(main) {
  /** @param {string} tag @param {string} id @param {Record<string, string>} [attributes] */
  const make = (tag, id, attributes = {}) => {
    const node = document.createElement(tag);
    node.id = id;
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    return node;
  };
  const title = make("h1", "table-title", { class: "vh" });
  title.textContent = t("table-title");
  const parts = {
    bar: make("header", "bar"), seats: make("ol", "seats", { role: "list", "aria-label": t("players") }), slots: make("div", "slots", { "aria-hidden": "true" }),
    trick: make("ol", "trick", { class: "vh", "aria-label": t("trick") }), line: make("p", "line", { "aria-live": "off" }), note: make("div", "note"),
    layer: make("div", "layer", { role: "toolbar", "aria-label": t("hand") }), panels: make("div", "panels"), banner: make("p", "banner", { "aria-hidden": "true" }),
    whys: make("div", "whys", { hidden: "" }), tools: make("nav", "tools", { "aria-label": t("tools") }),
    side: make("aside", "side", { "aria-label": t("side") }), room: make("section", "room", { "aria-label": t("room-title") }),
    away: make("div", "away", { role: "status" }), palette: make("div", "palette"), strip: make("p", "strip", { role: "alert" }), toast: make("p", "toast", { role: "alert" }),
    log: make("div", "voice", { class: "vh", role: "log", "aria-live": "polite" }), call: make("div", "call", { class: "vh", "aria-live": "assertive" }),
    sheet: /** @type {HTMLDialogElement} */ (make("dialog", "sheet")),
  };
  const stage = make("div", "stage");
  stage.append(parts.bar, parts.seats, parts.slots, parts.trick, parts.line, parts.note, parts.panels, parts.layer, parts.banner, parts.whys,
    parts.tools, parts.side, parts.away, parts.palette, parts.room, parts.toast, parts.log, parts.call, parts.sheet);
  main.replaceChildren(title, parts.strip, stage);
  return { stage, ...parts };
}

/** @typedef {ReturnType<typeof buildStage>} Stage */

/** What keeps the viewer from playing stands above the stage, in room of its own. @param {HTMLElement} strip @param {Ui} ui @param {View|null} view */
export function fillStrip(strip, ui, view) {
  const lost = view?.hand.length ? "offline-hand" : "offline";
  render(!ui.online ? t(lost) : ui.cookies ? nothing : t("cookies-needed"), strip);
}

/** @param {HTMLElement} node @param {Rect} rect */
function place(node, rect) {
  node.style.cssText = boxed(rect);
}

/** @param {Stage} parts @param {Ctx} ctx */
export function fill(parts, ctx) {
  const { view, ui, layout } = ctx;
  parts.stage.style.height = `${layout.height}px`;
  parts.stage.className = layout.mode;
  const { room } = view;
  const waiting = view.phase === "waiting" && !!room;
  for (const name of /** @type {const} */ (["bar", "seats", "slots", "trick", "line", "note", "panels", "layer", "tools", "side"])) parts[name].hidden = waiting;
  parts.room.hidden = !waiting;
  // it must not lie over a result, which has a place for it
  parts.away.hidden = waiting || !!view.result || !!view.match || !(view.away || ui.moved);
  follow(parts.room, () => render(waiting ? roomContent(ctx, room) : nothing, parts.room), ".chat");
  if (!waiting) fillTable(parts, ctx);
  sheet(parts.sheet, ctx);
  // what lies outside an open sheet is dimmed, and no voice reads it
  const host = parts.sheet.open ? parts.sheet : parts.stage;
  if (parts.toast.parentElement !== host) host.append(parts.toast);
  render(ui.toast ? rich(ui.toast) : nothing, parts.toast);
}

/** Everything that belongs to a deal. @param {Stage} parts @param {Ctx} ctx */
function fillTable(parts, ctx) {
  const { view, ui, layout } = ctx;
  place(parts.bar, layout.bar);
  render(barContent(ctx), parts.bar);
  render(seatsContent(ctx), parts.seats);
  render(slots(ctx), parts.slots);
  render(view.trick.map((play) => html`<li>${view.seats[play.seat].name}: ${cardName(play.card)}${play.as ? ` = ${cardName(play.as)}` : ""}${play.winning ? ` (${t("winning")})` : ""}</li>`), parts.trick);
  const { line } = layout;
  parts.line.style.cssText = `left:${line.x}px;width:${line.w}px;bottom:${layout.height - line.y - line.h}px;min-height:${line.h}px`;
  const panel = panelOf(ctx);
  render(html`<span>${rich(ui.reason ?? ui.why ?? wished(ctx) ?? view.instruction)}</span>${chairsToWishFor(view).length
    ? html`<button class="small" data-do="sit-down" @click=${() => ctx.set({ sheet: "seat" })}>${t(ui.wish ? "seat-change" : "room-sit")}</button>` : nothing}`, parts.line);
  parts.line.setAttribute("aria-live", ui.why ? "assertive" : "off");
  parts.line.className = ui.reason ? "reason" : ui.why ? "why" : "";
  parts.line.hidden = (panel !== null && layout.mode === "stack") || (!!view.ask && view.ask.kind !== "play") || !(ui.reason ?? ui.why ?? view.instruction);
  place(parts.note, layout.note);
  render(note(ctx), parts.note);
  render(panel ?? nothing, parts.panels);
  parts.panels.classList.toggle("above", panel !== null && view.ask?.kind !== "discard");
  if (ui.banner) render(rich(ui.banner), parts.banner);
  parts.banner.classList.toggle("shown", !!ui.banner);
  parts.banner.style.setProperty("--middle", `${layout.tableWidth / 2}px`);
  parts.banner.style.setProperty("--top", `${panel ? layout.bar.h + 6 : layout.line.y - 120}px`);
  render(view.hand.map((card) => (card.why ? html`<span id=${`why-${card.card}`}>${card.why}</span>` : nothing)), parts.whys);
  parts.tools.hidden = !layout.tools;
  if (layout.tools) { place(parts.tools, layout.tools); render(toolsContent(ctx), parts.tools); }
  parts.side.hidden = !layout.side;
  if (layout.side) {
    place(parts.side, layout.side);
    follow(parts.side, () => render(sideContent(ctx, true), parts.side));
  } else render(nothing, parts.side);
  const foot = layout.line.y + layout.line.h + (layout.mode === "stack" ? 4 : 0);
  parts.away.style.cssText = `left:${layout.line.x}px;width:${layout.line.w}px;bottom:${layout.height - foot}px`;
  render(parts.away.hidden ? nothing : awayStrip(ctx), parts.away);
  parts.palette.style.cssText = layout.tools ? `width:${layout.tableWidth}px;bottom:${layout.tools.h}px` : `width:${layout.bar.w}px;top:${layout.bar.h}px`;
  render(palette(ctx), parts.palette);
}

/** What a spectator reads who has chosen a bot's chair. @param {Ctx} ctx */
function wished({ view, ui }) {
  const chair = ui.wish && view.seats.find((seat) => seat.seat === ui.wish?.seat);
  return chair ? t("seat-next-at", { name: chair.name }) : null;
}

/** Keep the log at its end, where its reader had it there. @param {HTMLElement} host @param {() => void} draw @param {string} [scrolled] what holds the log, or is it */
function follow(host, draw, scrolled = ".tab-body") {
  const before = host.querySelector(scrolled);
  const atEnd = !before || before.scrollHeight - before.scrollTop - before.clientHeight < 40;
  draw();
  const body = host.querySelector(scrolled);
  if (body && atEnd && (body.matches(".log") || body.querySelector(".log"))) body.scrollTop = body.scrollHeight;
}

/** The empty places of the trick. @param {Ctx} ctx */
function slots({ view, layout }) {
  if (view.phase !== "play") return nothing;
  const played = new Set(view.trick.map((play) => play.seat));
  return view.seats.map((seat) => html`<i class="slot ${played.has(seat.seat) ? "filled" : ""} ${view.turn.includes(seat.seat) ? "turn" : ""}" .style=${boxed(layout.slots[seat.seat])}></i>`);
}

/** Beside the viewer's own place: the secret that only the adjutant sees, and Napoleon's way out. @param {Ctx} ctx */
function note({ view, ui, set }) {
  const betray = view.ask?.kind === "play" ? view.ask.betray : null;
  return html`${view.bar.secret ? html`<p class="secret">${view.bar.secret}</p>` : nothing}
    ${betray && !ui.question ? html`<button class="small" data-do="betray" @click=${() => set({ question: { kind: "napoleon" } })}>${betray.yes}</button>` : nothing}`;
}

/** The one panel that stands on the table now, or null. @param {Ctx} ctx */
function panelOf(ctx) {
  const { ask, phase } = ctx.view;
  if (phase === "deal_end" || phase === "match_end") return resultPanel(ctx);
  if (ask?.kind === "bid") return bidPanel(ctx, ask);
  if (ask?.kind === "name") return namePanel(ctx, ask);
  if (ask?.kind === "discard") return exchangePanel(ctx, ask);
  if (ask?.kind === "play" && ctx.ui.joker) return jokerPanel(ctx, ctx.ui.joker);
  return questionPanel(ctx);
}

/** @param {HTMLDialogElement} dialog @param {Ctx} ctx */
function sheet(dialog, ctx) {
  const open = ctx.ui.sheet;
  if (!open) {
    if (dialog.open) dialog.close();
    return;
  }
  const content = { side: sideContent, settings: settingsContent, keys: keysContent, last: lastContent, seat: seatContent }[open];
  const title = { side: t("side"), settings: t("settings"), keys: t("keys"), last: t("last-trick"), seat: t("seat-title") }[open];
  dialog.className = open;
  dialog.setAttribute("aria-label", title);
  follow(dialog, () => render(html`<div class="head"><h2>${title}</h2><button class="icon" data-do="close" aria-label=${t("close")} @click=${() => ctx.set({ sheet: null })}>${icon("close")}</button></div>
    <div class="sheet-body">${content(ctx)}</div>
    ${open === "settings" ? html`<div class="buttons"><button class="plain" data-do="keys" @click=${() => ctx.set({ sheet: "keys" })}>${t("keys")}</button></div>` : nothing}`, dialog));
  if (!dialog.open) dialog.showModal();
}
