/** The side panel, or the drawer where there is no room for it: last trick, honours by player, log, scores, rules. */
import { html, nothing } from "./vendor/lit-html.js";
import { badgeOf } from "./seats.js";
import { chatBox, heard, ownPerson } from "./social.js";
import { cardName, cardText, rich, t } from "./words.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Trick} Trick */
/** @typedef {import("./types.js").View} View */

/** @param {string} code @param {string} [mark] @param {string|null} [note] */
export function miniCard(code, mark = "", note = null) {
  return html`<span class="mini card-face ${mark}" role="img" aria-label=${note ? `${note} ${cardName(code)}` : cardName(code)}>
    <svg class="face" viewBox="0 0 100 140" aria-hidden="true"><use href=${`#card-${code}`}></use></svg></span>`;
}

/** @param {View} view @param {Trick} trick */
export function trickRow(view, trick) {
  return html`<ol class="trick-row">${trick.plays.map((play) => html`<li>
      ${miniCard(play.card, play.seat === trick.winner ? "winning" : "", view.seats[play.seat].name)}
      <small aria-hidden="true">${view.seats[play.seat].name}${play.as ? html`<br>=${rich(cardText(play.as))}` : nothing}</small></li>`)}</ol>`;
}

/** @param {Ctx} ctx */
export function lastTrick({ view, layout }) {
  const trick = view.last_trick;
  if (!trick) return html`<p class="soft">${t("no-trick-yet")}</p>`;
  return html`<h2>${layout.side ? t("last-trick") : nothing} <small>${t("won-by", { name: view.seats[trick.winner].name })}<i class="coin"></i>${trick.honours}</small></h2>
    ${trickRow(view, trick)}<p class="why">${rich(trick.text)}</p>`;
}

/** @param {View} view */
function honours(view) {
  if (view.phase === "auction" || view.phase === "naming" || view.result?.redeal) return html`<h2>${t("scores")}</h2><ul class="honour-list">${view.seats.map((seat) =>
    html`<li><span class="who">${seat.name}</span><b>${minus(seat.score)}</b></li>`)}</ul>`;
  return html`<h2>${t("honours-taken")}</h2><ul class="honour-list">${view.seats.map((seat) => html`<li>
    <span class="who">${seat.name}</span>${badgeOf(seat.badge, seat.badge_text)}<span class="coins" aria-hidden="true">${
      Array.from({ length: Math.min(20, seat.honours) }, () => html`<i class="coin"></i>`)}</span><b>${seat.honours}</b></li>`)}</ul>
    ${view.discards?.cards.length ? html`<p class="soft">${t("discards")} ${view.discards.cards.map((code) => html`<b>${rich(cardText(code))}</b> `)}</p>` : nothing}`;
}

/** @param {View} view */
function logTab(view) {
  return html`<ol class="log">${view.log.map((line) => html`<li>${line.trick === null ? nothing : html`<span class="no">${line.trick}</span>`}<span>${rich(line.text)}</span></li>`)}</ol>`;
}

/** @param {View} view */
function scoresTab(view) {
  if (!view.sheet.length) return html`<p class="soft">${t("no-scores-yet")}</p>`;
  return html`<div class="scroll-x" tabindex="0" role="group" aria-label=${t("scores")}><table class="sheet">
    <thead><tr><th scope="col">${t("deal")}</th>${view.seats.map((seat) => html`<th scope="col">${seat.name}</th>`)}</tr></thead>
    <tbody>${view.sheet.map((row) => html`<tr><th scope="row"><small>${row.deal}</small> ${rich(row.title)}</th>${row.changes.map((n) => html`<td class=${n < 0 ? "minus" : ""}>${signed(n)}</td>`)}</tr>`)}</tbody>
    <tfoot><tr><th scope="row">${t("total")}</th>${view.seats.map((seat) => html`<td>${minus(seat.score)}</td>`)}</tr></tfoot></table></div>`;
}

/** What was promised of the shuffle before the deal; the whole of it opens with a click. @param {View} view */
export function promise({ commitment }) {
  return commitment ? html`<details class="promise"><summary>${t("verify")} <code>${commitment.slice(0, 12)}…</code></summary>
    <p class="soft">${t("verify-help")}</p><code class="hex">${commitment}</code><p><a href="/verify" target="_blank" rel="noopener">${t("verify-how")}</a></p></details>` : nothing;
}

/** @param {View} view */
function rulesTab(view) {
  const { table } = view;
  return html`<p><b>${table.rules_title}</b></p>
    ${table.differences.length ? html`<p class="soft">${t("differences", { n: table.differences.length })}</p><ul class="differences">${table.differences.map((line) => html`<li>${rich(line)}</li>`)}</ul>`
      : html`<p class="soft">${t("no-differences")}</p>`}
    <p><a href=${table.rules_url} target="_blank" rel="noopener">${t("rules-page")}</a></p>
    <p class="soft">${t("rules-code")} <code>${table.rules_code}</code></p>${promise(view)}`;
}

/** @param {number} n */
export const minus = (n) => (n < 0 ? `−${-n}` : String(n));

/** @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** The number of the last line that somebody the viewer hears has written. @param {Ctx} ctx */
const newest = ({ view, ui }) => view.social?.lines.findLast((line) => line.kind === "say" && line.person !== ownPerson(view) && heard(view, ui, line.person))?.seq ?? 0;

/** @param {Ctx} ctx @param {boolean} [beside] in the panel beside the table, not in the drawer */
export function sideContent(ctx, beside = false) {
  const { view, ui } = ctx;
  const chat = !!view.social?.chat;
  const tabs = /** @type {("log"|"scores"|"rules"|"chat")[]} */ (["log", "scores", "rules", ...(chat ? ["chat"] : [])]);
  const open = ui.sideTab === "chat" && !chat ? "log" : ui.sideTab;
  if (open === "chat") ui.read = newest(ctx);
  return html`
    ${beside ? html`<section>${lastTrick(ctx)}</section><section>${honours(view)}</section>` : nothing}
    <div class="tab-row" role="tablist">${tabs.map((name) => html`<button role="tab" id=${`tab-${name}`} aria-selected=${open === name} aria-controls="side-tab"
      data-do=${`tab-${name}`} @click=${() => ctx.set({ sideTab: name })}>${t(name)}${name === "chat" && newest(ctx) > ui.read ? html`<i class="fresh" title=${t("chat-new")}></i>` : nothing}</button>`)}</div>
    <section id="side-tab" class="tab-body" role="tabpanel" aria-labelledby=${`tab-${open}`} tabindex="0">
      ${open === "log" ? logTab(view) : open === "scores" ? scoresTab(view) : open === "chat" && view.social ? chatBox(ctx, view.social) : rulesTab(view)}</section>
    ${beside ? nothing : html`<div class="buttons">${ctx.layout.tools ? nothing : html`<button class="plain" data-do="last" ?disabled=${!view.last_trick} @click=${() => ctx.set({ sheet: "last" })}>${t("last-trick")}</button>`}
      ${view.friends ? html`<button class="plain" data-do="seat" @click=${() => ctx.set({ sheet: "seat" })}>${t("seat")}</button>` : nothing}
      <button class="plain" data-do="settings" @click=${() => ctx.set({ sheet: "settings" })}>${t("settings")}</button>
      <a class="plain button" href="/">${t("leave")}</a></div>`}`;
}

/** What the button 「前のトリック」 opens. @param {Ctx} ctx */
export function lastContent(ctx) {
  return html`<section>${lastTrick(ctx)}</section><section>${honours(ctx.view)}</section>`;
}
