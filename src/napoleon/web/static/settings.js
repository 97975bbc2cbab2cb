/** The viewer's choices, kept in this browser, and the dialog that changes them. */
import { html } from "./vendor/lit-html.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {import("./types.js").Ctx} Ctx */

const KEY = "napoleon-table";

/** @type {Settings} */
const DEFAULTS = {
  speed: "normal", sort: "trump", theme: "auto", colours: "two", oneTap: false, autoPlay: false, keys: true, sound: false, vibrate: false,
};
const CHOICES = { speed: ["slow", "normal", "fast", "none"], sort: ["trump", "suit", "rank"], theme: ["auto", "light", "dark"], colours: ["two", "four", "weak"] };
const TOGGLES = /** @type {const} */ (["oneTap", "autoPlay", "keys", "sound", "vibrate"]);

/** @returns {Settings} */
export function loadSettings() {
  /** @type {Record<string, unknown>} */ let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch { /* storage barred or spoilt: the defaults serve */ }
  const chosen = Object.entries(DEFAULTS).map(([name, value]) => {
    const known = name in CHOICES
      ? CHOICES[/** @type {keyof typeof CHOICES} */ (name)].includes(String(kept[name]))
      : typeof kept[name] === "boolean";
    return [name, known ? kept[name] : value];
  });
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
  /** @param {keyof typeof CHOICES} name */
  const choice = (name) => html`
    <fieldset class="choice"><legend>${t(`set-${name}`)}</legend><div class="segments">
      ${CHOICES[name].map((value) => html`<label><input type="radio" name=${name} .checked=${settings[name] === value}
        @change=${() => configure({ [name]: value })}><span>${t(`set-${name}-${value}`)}</span></label>`)}
    </div></fieldset>`;
  /** @param {typeof TOGGLES[number]} name */
  const toggle = (name) => html`
    <label class="toggle"><input type="checkbox" .checked=${settings[name]}
      @change=${(/** @type {Event} */ event) => configure({ [name]: /** @type {HTMLInputElement} */ (event.target).checked })}>
      <span>${t(`set-${name}`)}</span></label>`;
  return html`
    ${(/** @type {(keyof typeof CHOICES)[]} */ (Object.keys(CHOICES))).map(choice)}
    <div>${TOGGLES.map(toggle)}</div>`;
}
