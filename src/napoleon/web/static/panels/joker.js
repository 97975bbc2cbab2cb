/** A joker is about to be played: the suit that it calls, or the card that it is. */
import { html } from "../vendor/lit-html.js";
import { GLYPHS, cardName, cardText, rich, t } from "../words.js";
import { panel } from "./panel.js";
import { picker } from "./picker.js";

/** @typedef {import("../types.js").Ctx} Ctx */

/** @param {Ctx} ctx @param {string} code */
export function jokerPanel(ctx, code) {
  const card = ctx.view.hand.find((c) => c.card === code);
  const cancel = () => ctx.set({ joker: null, named: null, lifted: null });
  if (card?.names?.length) {
    const named = ctx.ui.named !== null && card.names.includes(ctx.ui.named) ? ctx.ui.named : null;
    return panel(ctx, ctx.layout.panels.ask, "joker", t("joker-as"), html`
      <div class="head"><h2>${t("joker-as")}</h2></div>
      ${picker(ctx, card.names.map((name) => ({ card: name, legal: true, why: null })), named, (name) => ctx.set({ named: name }), "named")}
      <div class="buttons"><button class="plain" data-do="cancel" @click=${cancel}>${t("cancel")}</button>
        <button class="main" data-do="play" ?disabled=${!named || ctx.ui.pending}
          @click=${() => named && ctx.send({ kind: "play", card: code, as: named })}>${named ? rich(t("joker-play-as", { card: cardText(named) })) : t("joker-choose")}</button></div>`);
  }
  return panel(ctx, ctx.layout.panels.ask, "joker", t("joker-call"), html`
    <div class="head"><h2>${t("joker-call")}</h2></div>
    <div class="calls" role="group" aria-label=${t("suits")}>
      ${(card?.calls ?? []).map((suit) => html`<button class="pick big" data-call=${suit} aria-label=${t(`suit-${suit}`)}
        @click=${() => ctx.send({ kind: "play", card: code, suit })}>${rich(GLYPHS[suit] ?? cardName(suit))}<small>${t(`suit-${suit}`)}</small></button>`)}
    </div>
    <div class="buttons"><button class="plain" data-do="cancel" @click=${cancel}>${t("cancel")}</button></div>`);
}
