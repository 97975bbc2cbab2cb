/** Shortcuts of the keyboard; they can be turned off in the settings. */
import { html } from "./vendor/lit-html.js";
import { amongPeople } from "./social.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./cards.js").Cards} Cards */

/** @param {() => Ctx|null} context @param {Cards} cards */
export function listen(context, cards) {
  document.addEventListener("keydown", (event) => {
    const ctx = context();
    if (!ctx || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const target = /** @type {HTMLElement} */ (event.target);
    const inHand = cards.layer.contains(target);
    if (inHand && walk(event, cards)) return;
    if (event.key === "Escape" && !ctx.ui.sheet) {
      ctx.set({ stamps: false, joker: null, named: null, question: null, lifted: null, why: null });
      return;
    }
    if (!ctx.settings.keys || ctx.ui.sheet || target.closest("input, textarea, select")) return;
    if (shortcut(event.key, ctx, cards)) event.preventDefault();
  });
}

/** Arrows within the hand: part of the toolbar, not a shortcut. @param {KeyboardEvent} event @param {Cards} cards */
function walk(event, cards) {
  const { buttons } = cards;
  const at = buttons.findIndex((node) => node === document.activeElement);
  const to = /** @type {Record<string, number>} */ ({ ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 })[event.key];
  if (to === undefined || at < 0) return false;
  cards.focus((to + buttons.length) % buttons.length);
  event.preventDefault();
  return true;
}

/** @param {string} key @param {Ctx} ctx @param {Cards} cards */
function shortcut(key, ctx, cards) {
  if (/^[0-9]$/.test(key)) { cards.focus(key === "0" ? 9 : Number(key) - 1); return true; }
  const letter = key.toUpperCase();
  if ("SHDCJ".includes(letter) && letter.length === 1) return jump(letter, cards);
  if (letter === "P" && ctx.view.ask?.kind === "bid") {
    if (ctx.view.ask.may_pass && !ctx.ui.pending) ctx.send({ kind: "pass" });
    return true;
  }
  if (letter === "E" && amongPeople(ctx.view)) openStamps(ctx);
  else if (letter === "L") ctx.set({ sheet: "last" });
  else if (letter === "G" || letter === "R") ctx.set({ sideTab: letter === "G" ? "log" : "rules", ...(ctx.layout.side ? {} : { sheet: "side" }) });
  else if (key === "?") ctx.set({ sheet: "keys" });
  else if (key === "ArrowLeft" || key === "ArrowRight") cards.focus(key === "ArrowLeft" ? cards.buttons.length - 1 : 0);
  else return false;
  return true;
}

/** The palette, with the first stamp ready to be pressed. @param {Ctx} ctx */
function openStamps(ctx) {
  const stamps = !ctx.ui.stamps;
  ctx.set({ stamps });
  if (stamps) /** @type {HTMLElement|null} */ (document.querySelector("#palette .stamp"))?.focus();
}

/** The next card of that suit (a joker for J) after the one in focus. @param {string} letter @param {Cards} cards */
function jump(letter, cards) {
  const { buttons } = cards;
  const at = buttons.findIndex((node) => node === document.activeElement);
  const found = [...buttons.keys()].map((i) => (at + 1 + i) % buttons.length).find((i) => buttons[i].dataset.card?.[0] === letter);
  if (found !== undefined) cards.focus(found);
  return found !== undefined;
}

/** The list that ? shows. */
export function keysContent() {
  const rows = [
    ["← → Home End", "key-move"], ["Enter / Space", "key-play"], ["1–9 0", "key-nth"], ["S H D C J", "key-jump"], ["P", "key-pass"],
    ["L", "key-last"], ["G", "key-log"], ["R", "key-rules"], ["E", "key-stamps"], ["Esc", "key-esc"], ["?", "key-list"],
  ];
  return html`<dl class="keys">${rows.map(([keys, word]) => html`<dt>${keys.split(" ").map((k) => html`<kbd>${k}</kbd> `)}</dt><dd>${t(word)}</dd>`)}</dl>`;
}
