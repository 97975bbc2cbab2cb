/** What the host has set for the table; the others read it. */
import { html, nothing } from "../vendor/lit-html.js";
import { t } from "../words.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Room} Room */

/** A checkbox shows what the server knows: it turns when the answer has come. @param {(on: boolean) => unknown} act */
export const flip = (act) => (/** @type {Event} */ event) => {
  const box = /** @type {HTMLInputElement} */ (event.target), on = box.checked;
  box.checked = !on;
  act(on);
};

/** @param {Ctx} ctx @param {Room} room */
export function settingsCard(ctx, room) {
  const { settings } = room;
  if (!room.host) {
    const texts = Object.entries(settings.texts).map(([name, text]) => (name === "level" || name === "clock" ? `${t(`room-set-${name}`)}: ${text}` : text));
    return texts.length ? html`<section class="room-card" aria-labelledby="set-title"><h2 id="set-title">${t("room-settings")}</h2>
      <ul class="set-texts">${texts.map((text) => html`<li>${text}</li>`)}</ul></section>` : nothing;
  }
  /** @param {"listed"|"chat"|"late"} name */
  const toggle = (name) => html`<label class="toggle"><input type="checkbox" data-set=${name} .checked=${settings[name]}
    @change=${flip((on) => ctx.send({ kind: "settings", [name]: on }))}><span>${t(`room-set-${name}`)}</span></label>`;
  return html`<details class="room-card room-settings"><summary><h2>${t("room-settings")}</h2></summary>
    <label for="set-level">${t("room-set-level")}</label>
    <select id="set-level" data-set="level" @change=${(/** @type {Event} */ event) => ctx.send({ kind: "settings", level: /** @type {HTMLSelectElement} */ (event.target).value })}>
      ${room.levels.map(({ level, text }) => html`<option value=${level} ?selected=${level === settings.level}>${text}</option>`)}</select>
    <label for="set-clock">${t("room-set-clock")}</label>
    <select id="set-clock" data-set="clock" @change=${(/** @type {Event} */ event) => ctx.send({ kind: "settings", clock: /** @type {HTMLSelectElement} */ (event.target).value })}>
      ${room.clocks.map(({ clock, text }) => html`<option value=${clock} ?selected=${clock === settings.clock}>${text}</option>`)}</select>
    ${toggle("listed")}${toggle("chat")}${toggle("late")}</details>`;
}
