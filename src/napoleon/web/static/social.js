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

/** Whether the viewer hears this person, neither muted by the viewer nor by the host. @param {View} view @param {Ui} ui @param {number|null} person */
export const heard = (view, ui, person) => person === null || !(ui.muted.includes(person) || view.social?.muted?.includes(person));

/** The viewer's own number, null for a spectator. @param {View} view */
export const ownPerson = (view) => (view.you === null ? null : view.seats[view.you]?.person ?? null);

/** Whether there is anybody to wave to. @param {View} view */
export const amongPeople = (view) => !!view.social && view.you !== null && view.seats.filter((seat) => seat.person).length > 1;

/** @param {Ctx} ctx @param {number} seat */
export function bubbleAt(ctx, seat) {
  const person = ctx.view.seats[seat]?.person ?? null;
  const bubble = person === null ? undefined : ctx.ui.bubbles[person];
  return bubble && heard(ctx.view, ctx.ui, person) ? html`<span class="bubble ${bubble.kind}" aria-hidden="true"><span>${bubble.text}</span></span>` : nothing;
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
  const lines = social.lines.filter((line) => heard(ctx.view, ctx.ui, line.person));
  const say = (/** @type {Event} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement|null} */ (/** @type {HTMLElement} */ (event.target).querySelector("input"));
    const text = field?.value.trim();
    if (!field || !text) return;
    const typed = field.value;
    ctx.send({ kind: "say", text }, () => { if (field.value === typed) field.value = ""; });
  };
  return html`<ol class="log chat">${lines.length ? lines.map((line) => html`<li class=${line.kind}><b>${line.name}</b><span>${line.text}</span></li>`)
      : html`<li class="soft">${t("chat-empty")}</li>`}</ol>
    ${ctx.view.you === null ? nothing : html`<form class="together speak" @submit=${say}>
      <input data-field="chat" maxlength=${LONGEST_LINE} aria-label=${t("chat-say")} placeholder=${t("chat-say")} autocomplete="off" enterkeyhint="send">
      <button class="small" data-do="say">${t("chat-send")}</button></form>`}
    ${mutes(ctx)}`;
}

/** Those at the table, and those who have left and whose lines are still there. @param {Ctx} ctx */
function mutes(ctx) {
  const { view, ui } = ctx, own = ownPerson(view);
  const named = [...view.social?.lines ?? [], ...view.seats].flatMap(({ person, name }) => (person && person !== own ? [/** @type {const} */ ([person, name])] : []));
  const people = [...new Map(named)];
  if (!people.length) return nothing;
  const toggle = (/** @type {number} */ person) => {
    const muted = ui.muted.includes(person) ? ui.muted.filter((other) => other !== person) : [...ui.muted, person];
    keep(`muted-${view.table.id}`, muted);
    ctx.set({ muted });
  };
  return html`<details class="mutes"><summary>${t("mute")}</summary>${people.map(([person, name]) => html`<label class="toggle">
    <input type="checkbox" data-mute=${person} .checked=${ui.muted.includes(person)} @change=${() => toggle(person)}><span>${name}</span></label>`)}</details>`;
}
