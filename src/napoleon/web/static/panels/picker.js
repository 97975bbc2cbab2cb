/** A picker of one card of the pack: suit tabs, thirteen ranks, jokers. Used to name the adjutant and a wild joker. */
import { html, nothing } from "../vendor/lit-html.js";
import { GLYPHS, RANKS, cardName, isJoker, rankText, rich, t } from "../words.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Choice} Choice */

/**
 * @param {Ctx} ctx @param {Choice[]} cards @param {string|null} chosen @param {(code: string) => void} choose
 * @param {"name-card"|"named"} hook the data attribute of each card's button
 */
export function picker(ctx, cards, chosen, choose, hook) {
  const jokers = cards.filter((c) => isJoker(c.card));
  const suits = [..."SHDC"].filter((suit) => cards.some((c) => !isJoker(c.card) && c.card[0] === suit));
  const tab = suits.includes(ctx.ui.tab) || (ctx.ui.tab === "J" && jokers.length) ? ctx.ui.tab : suits[0] ?? "J";
  const shown = tab === "J" ? jokers : cards.filter((c) => !isJoker(c.card) && c.card[0] === tab)
    .sort((a, b) => RANKS.indexOf(a.card[1]) - RANKS.indexOf(b.card[1]));
  /** @param {string} name @param {unknown} text @param {string} label */
  const tabButton = (name, text, label) => html`
    <button class="pick" data-tab=${name} aria-pressed=${tab === name} aria-label=${label} @click=${() => ctx.set({ tab: name })}>${text}</button>`;
  /** @param {Choice} choice */
  const button = ({ card, legal, why }) => html`
    <button class="pick" data-card-name=${card} data-name-card=${hook === "name-card" ? card : nothing} data-named=${hook === "named" ? card : nothing}
      aria-pressed=${chosen === card} aria-disabled=${!legal} aria-label=${cardName(card)}
      @click=${() => (legal ? choose(card) : ctx.set({ why }))}>${isJoker(card) ? cardName(card) : rankText(card[1])}</button>`;
  return html`
    <div class="tabs" role="group" aria-label=${t("suits")} .style=${`--columns:${suits.length + (jokers.length ? 1 : 0)}`}>
      ${suits.map((suit) => tabButton(suit, rich(GLYPHS[suit]), t(`suit-${suit}`)))}
      ${jokers.length ? tabButton("J", html`<small>JOKER</small>`, t("joker")) : nothing}
    </div>
    <div class="ranks ${tab === "J" ? "jokers" : ""}" role="group" aria-label=${t("ranks")}>${shown.map(button)}</div>`;
}
