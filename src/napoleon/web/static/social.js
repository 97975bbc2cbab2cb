/** Stamps and, where the host allows it, the chat: the palette, the bubbles at the seats, the lines; whom the viewer has muted. */
import { html, nothing } from "./vendor/lit-html.js";
import { keep } from "./kept.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Social} Social */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Ui} Ui */

export const LONGEST_LINE = 200;
/** How long a bubble stands, in milliseconds. */
export const BUBBLE = 3500;

/** Who sits there, in the waiting room too. @param {View} view @param {number} seat */
export const nameAt = (view, seat) => view.room?.seats[seat]?.name ?? view.seats[seat]?.name ?? "";

/** Whether the viewer hears this seat. @param {View} view @param {Ui} ui @param {number} seat */
export const heard = (view, ui, seat) => !ui.muted.includes(nameAt(view, seat)) && !view.social?.muted?.includes(seat);

/** Whether there is anybody to wave to. @param {View} view */
export const amongPeople = (view) => !!view.social && view.you !== null && view.seats.filter((seat) => seat.person).length > 1;

/** @param {Ctx} ctx @param {number} seat */
export function bubbleAt(ctx, seat) {
  const bubble = ctx.ui.bubbles[seat];
  return bubble && heard(ctx.view, ctx.ui, seat) ? html`<span class="bubble ${bubble.kind}" aria-hidden="true"><span>${bubble.text}</span></span>` : nothing;
}

/** @param {Ctx} ctx @param {Social} social */
export function stampRow(ctx, social) {
  const send = (/** @type {string} */ stamp) => { ctx.set({ stamps: false }); ctx.send({ kind: "stamp", stamp }); };
  return html`<div class="stamps" role="group" aria-label=${t("stamps")}>${social.stamps.map(({ stamp, text }) =>
    html`<button class="stamp" data-stamp=${stamp} @click=${() => send(stamp)}>${text}</button>`)}</div>`;
}

/** The palette over the table, beside the button that opens it: it does not stop the game, and goes with a stamp, Escape or its button. @param {Ctx} ctx */
export function palette(ctx) {
  const { social, you } = ctx.view;
  if (!ctx.ui.stamps || !social || you === null) return nothing;
  return html`<dialog open class="palette ${ctx.layout.tools ? "" : "below"}" aria-label=${t("stamps")}>${stampRow(ctx, social)}</dialog>`;
}

/** @param {Ctx} ctx @param {Social} social */
export function chatBox(ctx, social) {
  const lines = social.lines.filter((line) => heard(ctx.view, ctx.ui, line.seat));
  const say = (/** @type {Event} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement|null} */ (/** @type {HTMLElement} */ (event.target).querySelector("input"));
    const text = field?.value.trim();
    if (!field || !text) return;
    const typed = field.value;
    ctx.send({ kind: "say", text }, () => { if (field.value === typed) field.value = ""; });
  };
  return html`<ol class="log chat">${lines.length ? lines.map((line) => html`<li class=${line.kind}><b>${nameAt(ctx.view, line.seat)}</b><span>${line.text}</span></li>`)
      : html`<li class="soft">${t("chat-empty")}</li>`}</ol>
    ${ctx.view.you === null ? nothing : html`<form class="together speak" @submit=${say}>
      <input data-field="chat" maxlength=${LONGEST_LINE} aria-label=${t("chat-say")} placeholder=${t("chat-say")} autocomplete="off" enterkeyhint="send">
      <button class="small" data-do="say">${t("chat-send")}</button></form>`}
    ${mutes(ctx)}`;
}

/** @param {Ctx} ctx */
function mutes(ctx) {
  const { view, ui } = ctx;
  const people = (view.room?.seats ?? view.seats.map((seat) => ({ seat: seat.seat, name: seat.name, state: seat.person ? "person" : "bot" })))
    .filter((seat) => seat.state === "person" && seat.seat !== view.you);
  if (!people.length) return nothing;
  const toggle = (/** @type {string} */ name) => {
    const muted = ui.muted.includes(name) ? ui.muted.filter((other) => other !== name) : [...ui.muted, name];
    keep(`muted-${view.table.id}`, muted);
    ctx.set({ muted });
  };
  return html`<details class="mutes"><summary>${t("mute")}</summary>${people.map(({ seat, name }) => html`<label class="toggle">
    <input type="checkbox" data-mute=${seat} .checked=${ui.muted.includes(name)} @change=${() => toggle(name)}><span>${name}</span></label>`)}</details>`;
}
