/** Words of the island: a map that the server puts into `<script type="application/json" id="words">`, and how cards are written. */
import { html } from "./vendor/lit-html.js";

/** @type {Record<string, string>} */
let map = {};

export const GLYPHS = /** @type {Record<string, string>} */ ({ S: "♠", H: "♥", D: "♦", C: "♣" });
/** From high to low. */
export const RANKS = "AKQJT98765432";
const SUITS = /** @type {Record<string, string>} */ ({ "♠": "S", "♥": "H", "♦": "D", "♣": "C" });

/** @param {Document} doc */
export function loadWords(doc) {
  const text = doc.getElementById("words")?.textContent;
  if (text) map = JSON.parse(text);
}

/**
 * The text of `island-<key>` with `{ $name }` filled in; the key itself when there is none, so that a gap is seen and not fatal.
 * @param {string} key @param {Record<string, string|number>} [values]
 */
export function t(key, values = {}) {
  const pattern = map[`island-${key}`] ?? key;
  return pattern.replace(/\u2068?\{\s*\$(\w+)\s*\}\u2069?/g, (whole, name) => String(values[name] ?? whole));
}

/** @param {string} code */
export const isJoker = (code) => code[0] === "J" && (code[1] === "O" || code[1] === "X");

/** `SA` → `♠A`. @param {string} code */
export function cardText(code) {
  if (isJoker(code)) return code === "JX" ? t("joker-two") : t("joker");
  return GLYPHS[code[0]] + rankText(code[1]);
}

/** `SA` → `スペードのA`, for a voice. @param {string} code */
export function cardName(code) {
  return isJoker(code) ? cardText(code) : t("card", { suit: t(`suit-${code[0]}`), rank: rankText(code[1]) });
}

/** @param {string} rank */
export const rankText = (rank) => (rank === "T" ? "10" : rank);

/** A server's sentence with its suits in their colours, and never as emoji. @param {string|null|undefined} text */
export function rich(text) {
  return (text ?? "").split(/([♠♥♦♣])\uFE0E?/).map((part) =>
    SUITS[part] ? html`<span class="suit suit-${SUITS[part]}">${part + "\uFE0E"}</span>` : part);
}
