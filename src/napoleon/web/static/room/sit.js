/** A guest says a name and takes a chair. */
import { html, nothing } from "../vendor/lit-html.js";
import { holdName, keepName } from "../kept.js";
import { t } from "../words.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Room} Room */

const LONGEST_NAME = 16;

/** Whether the server would find it too long: it counts signs, in their usual forms and without blanks around. @param {string} name */
const tooLong = (name) => [...name.normalize("NFKC").replace(/\s+/gu, " ").trim()].length > LONGEST_NAME;

/** The name in the field of the page; the field is led to where it is empty. @returns {string|null} */
export function typedName() {
  const field = /** @type {HTMLInputElement|null} */ (document.querySelector('[data-field="name"]'));
  const name = field?.value.trim() ?? "";
  if (!name) field?.focus();
  return name || null;
}

/** @param {Ctx} ctx @param {string} id */
export function nameField(ctx, id) {
  const long = tooLong(ctx.name);
  const typed = (/** @type {Event} */ event) => {
    holdName(/** @type {HTMLInputElement} */ (event.target).value);
    ctx.set({});
  };
  return html`<input id=${id} data-field="name" autocomplete="nickname" enterkeyhint="done" value=${ctx.name} aria-invalid=${long} aria-describedby=${long ? `${id}-long` : nothing} @input=${typed}>
    ${long ? html`<small class="too-long" id=${`${id}-long`} role="status">${t("name-too-long", { n: LONGEST_NAME })}</small>` : nothing}`;
}

/** While a deal is on the server takes the wish for one, or refuses the name; a wish is kept, and asked again when the deal is over. @param {Ctx} ctx @param {number} [seat] the first free one where none is chosen */
export function sit(ctx, seat) {
  const name = typedName();
  if (!name) {
    ctx.set({ toast: t("room-name-missing") });
    return;
  }
  if (tooLong(name)) {
    ctx.set({ toast: t("name-too-long", { n: LONGEST_NAME }) });
    return;
  }
  keepName(name);
  ctx.set({ wish: { name, ...(seat === undefined ? {} : { seat }) } });
  ctx.send({ kind: "sit", ...ctx.ui.wish });
}

/** @param {Ctx} ctx @param {Room} room */
export function sitForm(ctx, room) {
  const host = room.seats.find((chair) => chair.host);
  const full = !room.seats.some((chair) => chair.state === "empty");
  return html`<form class="room-card sit" @submit=${(/** @type {Event} */ event) => { event.preventDefault(); if (!full) sit(ctx); }}>
    <h2>${host ? t("room-welcome", { name: host.name }) : t("room-welcome-plain")}</h2>
    ${ctx.ui.moved ? html`<p class="moved">${t("moved")} ${t("moved-back")}</p>` : nothing}
    ${ctx.ui.removed ? html`<p class="removed">${t("removed")}</p>` : nothing}
    <label for="guest-name">${t("room-your-name")}</label>
    <div class="together">${nameField(ctx, "guest-name")}
      <button class="main" type="submit" data-do="sit" ?disabled=${full || ctx.ui.pending}>${t("room-sit")}</button></div>
    <p class="soft">${full ? t("room-full") : t("room-sit-help")}</p></form>`;
}
