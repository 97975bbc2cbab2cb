/** The viewer's choices, kept in this browser, and the dialog that changes them. */
import { html } from "./vendor/lit-html.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {import("./types.js").Ctx} Ctx */

const KEY = "napoleon-table";

/** Every choice with its values, the default first. */
const CHOICES = /** @type {Record<string, (string|boolean)[]>} */ ({
  speed: ["normal", "slow", "fast", "none"],
  sort: ["trump", "suit", "rank"],
  theme: ["auto", "light", "dark"],
  colours: ["two", "four", "weak"],
  oneTap: [false, true],
  autoPlay: [false, true],
  keys: [true, false],
  sound: [false, true],
  vibrate: [false, true],
});

/** @returns {Settings} */
export function loadSettings() {
  /** @type {Record<string, unknown>} */ let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch { /* storage barred or spoilt: the defaults serve */ }
  const chosen = Object.entries(CHOICES).map(([name, values]) =>
    [name, values.includes(/** @type {string} */ (kept[name])) ? kept[name] : values[0]]);
  return /** @type {Settings} */ (Object.fromEntries(chosen));
}

/** @param {Settings} settings */
export function keepSettings(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch { /* they hold until the page is left */ }
}

/** Put the choices that CSS answers to on the root. @param {Settings} settings @param {number} factor */
export function applySettings(settings, factor) {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme; else root.dataset.theme = settings.theme;
  root.dataset.colours = settings.colours;
  root.style.setProperty("--speed", String(factor));
}

/** @param {Ctx} ctx */
export function settingsContent({ settings, configure }) {
  /** @param {keyof Settings} name */
  const choice = (name) => html`
    <fieldset class="choice"><legend>${t(`set-${name}`)}</legend><div class="segments">
      ${CHOICES[name].map((value) => html`<label><input type="radio" name=${name} .checked=${settings[name] === value}
        @change=${() => configure({ [name]: value })}><span>${t(`set-${name}-${value}`)}</span></label>`)}
    </div></fieldset>`;
  /** @param {keyof Settings} name */
  const toggle = (name) => html`
    <label class="toggle"><input type="checkbox" .checked=${settings[name] === true}
      @change=${(/** @type {Event} */ event) => configure({ [name]: /** @type {HTMLInputElement} */ (event.target).checked })}>
      <span>${t(`set-${name}`)}</span></label>`;
  return html`
    ${(/** @type {(keyof Settings)[]} */ (["speed", "sort", "theme", "colours"])).map(choice)}
    ${(/** @type {(keyof Settings)[]} */ (["oneTap", "autoPlay", "keys", "sound", "vibrate"])).map(toggle)}`;
}
