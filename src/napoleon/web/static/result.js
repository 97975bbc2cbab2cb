/** The end of a deal, with everything laid open, and the end of the match. */
import { html, nothing } from "./vendor/lit-html.js";
import { bySuit } from "./hand.js";
import { minus, miniCard, promise, signed, trickRow } from "./log.js";
import { panel } from "./panels/panel.js";
import { awayStrip } from "./presence.js";
import { badgeOf } from "./seats.js";
import { rich, t } from "./words.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Result} Result */
/** @typedef {import("./types.js").View} View */

/** @param {Result} result */
function scores(result) {
  return html`<table class="scores"><thead><tr><th scope="col">${t("player")}</th><th scope="col">${t("honours")}</th><th scope="col">${t("change")}</th><th scope="col">${t("total")}</th></tr></thead>
    <tbody>${result.scores.map((row) => html`<tr><th scope="row">${row.name} ${badgeOf(row.badge, row.badge_text)}${row.why ? html`<small>${rich(row.why)}</small>` : nothing}</th>
      <td>${row.honours}</td><td class="change ${row.change < 0 ? "minus" : row.change > 0 ? "plus" : ""}">${signed(row.change)}</td><td><b>${minus(row.total)}</b></td></tr>`)}</tbody></table>`;
}

/** @param {View} view @param {Result} result */
function open(view, result) {
  /** @param {unknown} title @param {string[]} cards */
  const row = (title, cards) => (cards.length ? html`<div class="open-row"><h3>${title}</h3><div class="minis">${bySuit(cards).map((code) => miniCard(code))}</div></div>` : nothing);
  return html`
    ${result.redeal ? nothing : html`<h2>${t("all-hands")}</h2>`}
    ${result.hands.map((cards, seat) => row(view.seats[seat].name, cards))}
    ${row(t("widow"), result.widow)}${row(t("discards"), result.discards)}
    ${result.tricks.length ? html`<details><summary>${t("all-tricks")}</summary>${result.tricks.map((trick) => html`<div class="open-trick">
      <h3>${t("trick-n", { n: trick.number })} <small>${rich(trick.text)}</small></h3>${trickRow(view, trick)}</div>`)}</details>` : nothing}`;
}

/** How the cards were shuffled, laid open so that anybody can deal them again. @param {View} view */
function opened({ opened: seal, table }) {
  if (!seal) return nothing;
  return html`<details class="promise" data-seed=${seal.seed}><summary>${t("verify")} <code>${seal.commitment.slice(0, 12)}…</code></summary>
    <p class="soft">${t("verify-opened")}</p>
    <dl class="hexes"><dt>${t("verify-commitment")}</dt><dd><code class="hex">${seal.commitment}</code></dd><dt>${t("verify-seed")}</dt><dd><code class="hex">${seal.seed}</code></dd></dl>
    <p><a href=${`/table/${table.id}/record`} target="_blank" rel="noopener">${t("verify-record")}</a> · <a href="/verify" target="_blank" rel="noopener">${t("verify-how")}</a></p></details>`;
}

/** @param {Ctx} ctx */
export function resultPanel(ctx) {
  const { view, layout, ui } = ctx;
  const { result, match, ask } = view;
  if (!result && !match) return null;
  const title = match?.title ?? result?.title ?? "";
  return panel(ctx, layout.panels.result, "result", title, html`
    <div class="scroll" tabindex="0" role="group" aria-label=${title}>
      ${match ? html`<h2 class="title">${rich(match.title)}</h2><ol class="ranking">${match.ranking.map((row) => html`<li class=${row.place === 1 ? "first" : ""}>
        <b class="place">${row.place}</b><span>${row.name}</span><b>${minus(row.total)}</b></li>`)}</ol>` : nothing}
      ${result ? html`<h2 class="title ${result.yours === false ? "lost" : result.yours ? "won" : ""}">${rich(result.title)}</h2><p class="text">${rich(result.text)}</p>
        ${result.redeal ? nothing : scores(result)}${open(view, result)}` : nothing}
      ${view.opened ? opened(view) : promise(view)}
    </div>
    ${view.away || ui.moved ? html`<div class="away" role="status">${awayStrip(ctx)}</div>` : nothing}
    <div class="buttons">${ask?.kind === "next" ? html`<button class="main" data-do="next" ?disabled=${ui.pending} @click=${() => ctx.send({ kind: "next" })}>${ask.text}</button>`
      : view.you !== null ? html`<p class="waits" role="status">${t("next-waits")}</p>` : nothing}
      ${view.you === null && view.free_seats?.length ? html`<button class="plain" data-do="seat" @click=${() => ctx.set({ sheet: "seat" })}>${t("seat-free-title")}</button>` : nothing}${match ? html`<a class="plain button" href="/">${t("leave")}</a>` : nothing}</div>`);
}
