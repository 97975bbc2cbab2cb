/** Naming the adjutant: suggestions first, then any card of the pack; the button says the card. */
import { html, nothing } from "../vendor/lit-html.js";
import { cardName, isJoker, rich, t } from "../words.js";
import { panel } from "./panel.js";
import { picker } from "./picker.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").AskName} AskName */

/** @param {Ctx} ctx @param {AskName} ask */
export function namePanel(ctx, ask) {
  const { ui } = ctx;
  const card = ui.name !== null && ask.cards.some((c) => c.card === ui.name && c.legal) ? ui.name : null;
  /** @param {string} code */
  const choose = (code) => ctx.set({ name: code, tab: isJoker(code) ? "J" : code[0], why: null });
  return panel(ctx, ctx.layout.panels.name, "name", t("name-title"), html`
    <div class="head"><h2>${ui.why ? rich(ui.why) : ask.suggested.length ? t("name-suggested") : t("name-title")}</h2></div>
    ${ask.suggested.length ? html`<div class="suggested" role="group" aria-label=${t("name-suggested")}>${ask.suggested.map(({ card: code, role, legal, why }) => html`
      <button class="mini card-face ${legal ? "" : "barred"}" data-suggest=${code} aria-pressed=${card === code} aria-disabled=${!legal}
        aria-label=${[cardName(code), role].filter(Boolean).join(" ")} @click=${() => (legal ? choose(code) : ctx.set({ why }))}>
        <svg class="face" viewBox="0 0 100 140" aria-hidden="true"><use href=${`#card-${code}`}></use></svg>${role ? html`<span class="ribbon">${role}</span>` : nothing}</button>`)}
    </div>` : nothing}
    ${picker(ctx, ask.cards, card, choose, "name-card")}
    <div class="buttons"><button class="main" data-do="name" ?disabled=${!card || ui.pending}
      @click=${() => card && ctx.send({ kind: "name", card })}>${card ? rich(ask.texts[card] ?? cardName(card)) : t("name-choose")}</button></div>`);
}
