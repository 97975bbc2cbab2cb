/** A plain question that can be declined: betrayal, perfect. */
import { html } from "../vendor/lit-html.js";
import { rich, t } from "../words.js";
import { panel } from "./panel.js";

/** @typedef {import("../types.js").Ctx} Ctx */

/** @param {Ctx} ctx @param {string} text @param {string} yes @param {string} no @param {() => void} onYes @param {() => void} onNo */
function question(ctx, text, yes, no, onYes, onNo) {
  return panel(ctx, ctx.layout.panels.ask, "question", text, html`
    <p class="asked">${rich(text)}</p>
    <div class="buttons">
      <button class="plain" data-do="no" ?disabled=${ctx.ui.pending} @click=${onNo}>${no}</button>
      <button class="main" data-do="yes" ?disabled=${ctx.ui.pending} @click=${onYes}>${yes}</button>
    </div>`);
}

/** The question that stands before the viewer now, or null. @param {Ctx} ctx */
export function questionPanel(ctx) {
  const { ask } = ctx.view;
  const asked = ctx.ui.question;
  if (ask?.kind === "perfect") {
    return question(ctx, ask.text, ask.yes, ask.no, () => ctx.send({ kind: "perfect", yes: true }), () => ctx.send({ kind: "perfect", yes: false }));
  }
  if (ask?.kind !== "play" || !asked) return null;
  const close = () => ctx.set({ question: null, lifted: null });
  if (asked.kind === "napoleon" && ask.betray) {
    return question(ctx, ask.betray.text, ask.betray.yes, t("cancel"), () => ctx.send({ kind: "betray" }), close);
  }
  if (asked.kind === "adjutant" && ask.adjutant_betray) {
    const { text, yes, no } = ask.adjutant_betray;
    return question(ctx, text, yes, no, () => ctx.send({ kind: "play", card: asked.card, betray: true }), () => ctx.send({ kind: "play", card: asked.card }));
  }
  return null;
}
