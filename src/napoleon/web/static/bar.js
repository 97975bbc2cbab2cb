/** The bar on top: contract, adjutant card, trick, honours, menu. */
import { html, nothing } from "./vendor/lit-html.js";
import { ownClock } from "./presence.js";
import { amongPeople } from "./social.js";
import { GLYPHS, cardText, rich, t } from "./words.js";

/** @typedef {import("./types.js").Ctx} Ctx */

/** @param {Ctx} ctx */
export function barContent(ctx) {
  const { bar, seats, phase } = ctx.view;
  const wide = ctx.layout.mode === "ring";
  const auction = phase === "auction";
  const last = bar.last_bid;
  const late = ctx.view.kept_back;
  const free = ctx.view.table.mode === "free_for_all";
  const counted = (phase === "play" || phase === "perfect" || phase === "deal_end") && !ctx.view.result?.redeal;
  return html`
    ${auction ? html`
      <span class="chip">${t(late ? "one-deal-late" : "auction")}</span>
      <span class="item grow">${late ? nothing : last ? html`${t("last-bid")} <b>${rich(last.text)}</b>${last.seat === undefined ? nothing : ` (${seats[last.seat].name})`}` : t("no-bid")}</span>`
    : html`
      ${bar.contract ? html`<span class="chip ${bar.perfect ? "gold" : ""}" title=${bar.contract.long}>${wide ? html`${rich(GLYPHS[bar.contract.suit] ?? "")} ${bar.contract.long}` : rich(bar.contract.text)}${bar.perfect && !wide ? html` ★<span class="vh">${t("perfect")}</span>` : nothing}</span>` : nothing}
      ${free && bar.trump ? html`<span class="chip">${t("trump")} ${rich(GLYPHS[bar.trump])}</span>` : nothing}
      ${wide && bar.napoleon !== null ? html`<span class="item">${t("napoleon")} <b>${seats[bar.napoleon].name}</b></span>` : nothing}
      <span class="item grow labelled">${bar.adjutant_card ? html`<small>${t("adjutant")}</small> <b>${rich(cardText(bar.adjutant_card))}</b>${wide
        ? html` <span class="soft">${bar.adjutant !== null ? seats[bar.adjutant].name : t(bar.side_honours ? "adjutant-nobody" : "adjutant-unknown")}</span>` : nothing}`
        : phase === "naming" ? t("naming") : nothing}</span>
      ${counted ? html`
        ${bar.perfect && wide ? html`<span class="chip gold">${t("perfect")}</span>` : nothing}
        <span class="item" title=${t("trick-of")}>${wide ? t("trick-long", { n: bar.trick, m: bar.tricks }) : `${bar.trick}/${bar.tricks}`}</span>
        <span class="item labelled">${bar.side_honours ? html`<span class="sides" title=${t("side-honours")}><span class="vh">${t("side-honours")}</span><span class="badge napoleon">${t("side-napoleon")} ${bar.side_honours[0]}</span><span class="badge ally">${t("side-allies")} ${bar.side_honours[1]}</span></span>`
          : html`<small>${t("honours")}</small> <b>${bar.honours_taken}/${bar.honours}</b>`}</span>` : nothing}`}
    ${ownClock(ctx)}
    ${wide ? html`<span class="item soft">${t("deal-of", { n: ctx.view.table.deal, m: ctx.view.table.deals })}</span>` : nothing}
    ${!ctx.layout.tools && amongPeople(ctx.view) ? stampButton(ctx, (drawn) => html`${drawn}`, "icon") : nothing}
    ${wide ? html`
      ${seatButton(ctx)}
      <button class="icon" data-do="settings" aria-label=${t("settings")} title=${t("settings")} @click=${() => ctx.set({ sheet: "settings" })}>${icon("gear")}</button>` : nothing}
    ${wide && ctx.layout.side ? html`<a class="icon" href="/" aria-label=${t("leave")} title=${t("leave")}>${icon("home")}</a>`
      : html`<button class="icon" data-do="menu" aria-label=${t("menu")} title=${t("menu")} @click=${() => ctx.set({ sheet: "side" })}>${icon("menu")}</button>`}`;
}

/** What concerns the own seat. @param {Ctx} ctx */
function seatButton(ctx) {
  if (!ctx.view.friends) return nothing;
  return html`<button class="icon" data-do="seat" aria-label=${t("seat-title")} title=${t("seat-title")} @click=${() => ctx.set({ sheet: "seat" })}>${icon("person")}</button>`;
}

/** @param {Ctx} ctx @param {(drawn: unknown) => unknown} content @param {string} mark */
function stampButton(ctx, content, mark) {
  return html`<button class=${mark} data-do="stamp" aria-label=${t("stamps")} title=${t("stamps")} aria-expanded=${ctx.ui.stamps}
    @click=${() => ctx.set({ stamps: !ctx.ui.stamps })}>${content(icon("smile"))}</button>`;
}

/** The row at the foot of a phone. @param {Ctx} ctx */
export function toolsContent(ctx) {
  /** @param {string} name @param {string} drawing @param {() => void} act @param {boolean} [off] */
  const tool = (name, drawing, act, off = false) => html`
    <button data-do=${name} ?disabled=${off} @click=${act}>${icon(drawing)}<span>${t(name)}</span></button>`;
  return html`
    ${tool("last-trick", "back", () => ctx.set({ sheet: "last" }), !ctx.view.last_trick)}
    ${tool("log", "list", () => ctx.set({ sheet: "side", sideTab: "log" }))}
    ${tool("scores", "sum", () => ctx.set({ sheet: "side", sideTab: "scores" }))}
    ${tool("rules", "book", () => ctx.set({ sheet: "side", sideTab: "rules" }))}
    ${amongPeople(ctx.view) ? stampButton(ctx, (drawn) => html`${drawn}<span>${t("stamps")}</span>`, "")
      : tool("settings", "gear", () => ctx.set({ sheet: "settings" }))}`;
}

/** @type {Record<string, string>} */
const DRAWINGS = {
  menu: "M3 6h18M3 12h18M3 18h18",
  home: "M3 11l9-8 9 8M6 9v11h12V9",
  gear: "M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6h4V4zM6 14v6h4v-6z",
  back: "M4 9h11a5 5 0 0 1 0 10H8M8 4L3 9l5 5",
  list: "M8 6h13M8 12h13M8 18h13M3 6h1M3 12h1M3 18h1",
  sum: "M4 20V10M10 20V4M16 20v-7M21 20H3",
  book: "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14",
  smile: "M12 3a9 9 0 1 0 .01 0M8.5 9.5v1M15.5 9.5v1M8 14.5c2 2.5 6 2.5 8 0",
  person: "M12 4a4 4 0 1 0 .01 0M4.5 21c0-5 3.5-7.5 7.5-7.5s7.5 2.5 7.5 7.5",
  close: "M5 5l14 14M19 5L5 19",
};

/** @param {string} name */
export function icon(name) {
  return html`<svg class="drawn" viewBox="0 0 24 24" aria-hidden="true"><path d=${DRAWINGS[name]}/></svg>`;
}
