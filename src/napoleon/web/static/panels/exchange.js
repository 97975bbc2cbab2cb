/** The exchange: a tray of discards, the rule in one live sentence, undo, and a button that counts down. The cards themselves lie in the layer. */
import { html, nothing } from "../vendor/lit-html.js";
import { boxed } from "../seats.js";
import { rich, t } from "../words.js";
import { panel } from "./panel.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").AskDiscard} AskDiscard */

/** What still keeps the discard from being made, or null. @param {Ctx} ctx @param {AskDiscard} ask */
function lacking(ctx, ask) {
  const { discards, receiver } = ctx.ui;
  const held = new Map(ctx.view.hand.map((c) => [c.card, c]));
  const fromWidow = discards.filter((code) => held.get(code)?.new).length;
  const honours = discards.filter((code) => held.get(code)?.honour).length;
  const left = ask.count - discards.length;
  if (ask.most_honours !== null && honours > ask.most_honours) return t("most-honours", { n: ask.most_honours });
  if (ask.least_from_widow - fromWidow > left) return t("from-widow", { n: ask.least_from_widow });
  if (left === 0 && ask.receivers && honours > 0 && receiver === null) return t("choose-receiver");
  return null;
}

/** @param {Ctx} ctx @param {AskDiscard} ask */
export function exchangePanel(ctx, ask) {
  const { ui, layout } = ctx;
  const room = layout.panels.exchange;
  const left = ask.count - ui.discards.length;
  const lack = lacking(ctx, ask);
  const honours = ui.discards.some((code) => ctx.view.hand.some((c) => c.card === code && c.honour));
  const send = () => ctx.send({
    kind: "discard", cards: ui.discards, ...(ask.receivers && honours && ui.receiver !== null ? { receiver: ui.receiver } : {}),
  });
  const tray = layout.tray[0];
  return panel(ctx, room, "exchange", t("exchange-title", { n: ask.count }), html`
    <div class="head"><h2>${t("exchange-title", { n: ask.count })} <small>${ui.discards.length}/${ask.count}</small></h2></div>
    ${layout.tray.map((r) => html`<i class="tray-slot" .style=${boxed({ ...r, x: r.x - room.x, y: r.y - room.y })}></i>`)}
    <div class="tray-room" .style=${`height:${tray ? tray.h + 8 : 0}px`}></div>
    <p class="rule ${lack || ui.why ? "warn" : ""}" role="status">${rich(ui.why ?? lack ?? ask.rule)}</p>
    ${ask.receivers ? html`<div class="receivers" role="group" aria-label=${t("receivers")}><span>${t("receivers")}</span>
      ${ask.receivers.map(({ seat, name }) => html`<button class="pick" data-receiver=${seat} ?disabled=${!honours} aria-pressed=${ui.receiver === seat}
        @click=${() => ctx.set({ receiver: seat })}>${name}</button>`)}</div>` : nothing}
    <div class="buttons">
      <button class="plain" data-do="undo" ?disabled=${!ui.discards.length || ui.pending} @click=${() => ctx.set({ discards: ui.discards.slice(0, -1), why: null })}>${t("undo")}</button>
      <button class="main" data-do="discard" ?disabled=${left > 0 || !!lack || ui.pending} @click=${send}>${left > 0 ? t("exchange-left", { n: left }) : t("exchange-do")}</button>
    </div>`, true);
}
