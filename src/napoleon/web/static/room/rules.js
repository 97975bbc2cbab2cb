/** The rules of the table, as what is different from those that the guest knows. */
import { html, nothing } from "../vendor/lit-html.js";
import { keep } from "../kept.js";
import { rich, t } from "../words.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Room} Room */

/** @param {Ctx} ctx @param {Room} room */
export function rulesCard(ctx, room) {
  const { rules } = room;
  const known = rules.compare.find((row) => row.preset === ctx.ui.known) ?? rules.compare[0];
  const count = known?.differences.length ?? 0;
  const chip = !known ? "" : count ? t("room-differences", { title: known.title, n: count }) : t("room-same", { title: known.title });
  const choose = (/** @type {Event} */ event) => {
    const preset = /** @type {HTMLSelectElement} */ (event.target).value;
    keep("known", preset);
    ctx.set({ known: preset });
  };
  return html`<section class="room-card rules" aria-labelledby="rules-title">
    <h2 id="rules-title">${t("rules")} <small>${rules.title}</small></h2>
    <button class="chip-button" data-do="differences" aria-expanded=${ctx.ui.compare} aria-controls="differences" @click=${() => ctx.set({ compare: !ctx.ui.compare })}>${chip}</button>
    <div id="differences" ?hidden=${!ctx.ui.compare}>
      <label for="known">${t("room-known")}</label>
      <select id="known" data-field="known" @change=${choose}>${rules.compare.map(({ preset, title }) =>
        html`<option value=${preset} ?selected=${preset === known?.preset}>${title}</option>`)}</select>
      ${count ? html`<ul class="differences">${known?.differences.map(({ text, rule }) => html`<li>${rich(text)}<small>${rich(rule)}</small></li>`)}</ul>` : nothing}
      <p><a href=${rules.url} target="_blank" rel="noopener">${t("rules-page")}</a></p>
    </div>
    ${room.host ? change(ctx, room) : nothing}
  </section>`;
}

/** The host chooses other rules: a preset, or a share code as the editor gives it. @param {Ctx} ctx @param {Room} room */
function change(ctx, room) {
  const preset = (/** @type {Event} */ event) => ctx.send({ kind: "rules", code: /** @type {HTMLSelectElement} */ (event.target).value });
  const code = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement|null} */ (/** @type {HTMLElement} */ (event.target).querySelector("input"));
    if (field?.value.trim()) ctx.send({ kind: "rules", code: field.value.trim() });
  };
  const own = !room.rules.compare.some((row) => !row.differences.length);
  return html`<details class="change"><summary>${t("room-change-rules")}</summary>
    <label for="room-preset">${t("room-preset")}</label>
    <select id="room-preset" data-field="preset" @change=${preset}>${own ? html`<option value=${room.rules.code} selected>${room.rules.title}</option>` : nothing}
      ${room.rules.compare.map((row) => html`<option value=${row.preset} ?selected=${!row.differences.length}>${row.title}</option>`)}</select>
    <form @submit=${code}><label for="room-code">${t("rules-code")}</label>
      <div class="together"><input id="room-code" data-field="rules" autocomplete="off" spellcheck="false"><button class="small" data-do="rules-code">${t("room-use")}</button></div></form>
    <p><a href=${`/rules/edit?from=${encodeURIComponent(room.rules.code)}`} target="_blank" rel="noopener">${t("room-edit-rules")}</a></p></details>`;
}
