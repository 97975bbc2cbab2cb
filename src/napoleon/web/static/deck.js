/** The deck: one SVG sprite, made once, and every card a `<use>` of it. Shapes here, colours in deck.css. */
import { RANKS, rankText } from "./words.js";

const NS = "http://www.w3.org/2000/svg";

/** Suits in a box of 100 around the origin. @type {Record<string, string>} */
const PIPS = {
  S: "M0-46C14-30 44-8 44 14 44 28 34 35 24 35 14 35 7 30 4 23 5 34 9 41 15 46H-15C-9 41-5 34-4 23-7 30-14 35-24 35-34 35-44 28-44 14-44-8-14-30 0-46Z",
  H: "M0 42C-14 27-46 8-46-17-46-33-35-42-24-42-12-42-4-35 0-24 4-35 12-42 24-42 35-42 46-33 46-17 46 8 14 27 0 42Z",
  D: "M0-46C8-29 22-11 37 0 22 11 8 29 0 46-8 29-22 11-37 0-22-11-8-29 0-46Z",
  C: "M-21-23a21 21 0 1 1 42 0a21 21 0 1 1-42 0ZM-45 11a21 21 0 1 1 42 0a21 21 0 1 1-42 0ZM3 11a21 21 0 1 1 42 0a21 21 0 1 1-42 0ZM-9-8H9L5 14C5 31 9 41 15 46H-15C-9 41-5 31-5 14Z",
};

/** Crowns, outlined above the large pip. @type {Record<string, string>} */
const CROWNS = {
  K: "M47 79V55L58 67 68 51 78 67 89 55V79ZM47 72H89",
  Q: "M49 79L45 58 56 69 61 52 68 66 75 52 80 69 91 58 87 79ZM48 73H88",
  J: "M47 79V63L68 52 89 63V79ZM68 52V61M47 73H89",
};

const STAR = "M0-50L12.3-17 47.6-15.5 19.9 6.5 29.4 40.5 0 21-29.4 40.5-19.9 6.5-47.6-15.5-12.3-17Z";

/**
 * @param {string} name @param {Record<string, string|number>} attributes @param {(Node|string)[]} children
 * @returns {SVGElement}
 */
function el(name, attributes, ...children) {
  const node = document.createElementNS(NS, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  node.append(...children);
  return /** @type {SVGElement} */ (node);
}

const paper = () => el("rect", { class: "paper", x: 0.5, y: 0.5, width: 99, height: 139, rx: 9 });

/** @param {string} suit @param {string} rank @param {boolean} honour */
function plain(suit, rank, honour) {
  const symbol = el("symbol", { id: `card-${suit}${rank}`, viewBox: "0 0 100 140", class: `ink-${suit}` }, paper());
  const text = rankText(rank);
  /** @type {Record<string, string|number>} */
  const wide = text.length > 1 ? { textLength: 35, lengthAdjust: "spacingAndGlyphs" } : {};
  symbol.append(el("text", { class: "rank", x: 22, y: 37, ...wide }, text));
  symbol.append(el("path", { d: PIPS[suit], transform: "translate(22 57) scale(.27)" }));
  if (honour) symbol.append(el("circle", { class: "disc", cx: 22, cy: 82, r: 6.5 }));
  if (CROWNS[rank]) symbol.append(el("path", { class: "crown", d: CROWNS[rank] }));
  const place = rank === "A" ? "translate(63 93) scale(.66)" : CROWNS[rank] ? "translate(68 104) scale(.46)" : "translate(67 99) scale(.5)";
  symbol.append(el("path", { d: PIPS[suit], transform: place }));
  return symbol;
}

/** @param {string} code */
function joker(code) {
  const second = code === "JX";
  const symbol = el("symbol", { id: `card-${code}`, viewBox: "0 0 100 140", class: `ink-${code}` }, paper());
  symbol.append(el("text", { class: "joker-word", x: 50, y: 30, textLength: 76, lengthAdjust: "spacingAndGlyphs" }, "JOKER"));
  symbol.append(el("path", { class: second ? "star-line" : "star", d: STAR, transform: "translate(50 82) scale(.84)" }));
  if (second) symbol.append(el("text", { class: "joker-two", x: 50, y: 93 }, "2"));
  return symbol;
}

function back() {
  return el("symbol", { id: "card-back", viewBox: "0 0 100 140" }, paper(),
    el("rect", { class: "back", x: 7, y: 7, width: 86, height: 126, rx: 5 }),
    el("path", { class: "back-star", d: STAR, transform: "translate(50 72) scale(.5)" }));
}

/**
 * Put the sprite into the page; another one where the rules of the table have changed.
 * @param {string} honours the ranks that carry a gold disc
 */
export function putDeck(honours) {
  const before = document.getElementById("deck");
  if (before?.dataset.honours === honours) return;
  before?.remove();
  const sprite = el("svg", { id: "deck", "data-honours": honours, "aria-hidden": "true", width: 0, height: 0 });
  for (const suit of "SHDC") {
    for (const rank of RANKS) sprite.append(plain(suit, rank, honours.includes(rank)));
    sprite.append(el("symbol", { id: `pip-${suit}`, viewBox: "-50 -50 100 100" }, el("path", { d: PIPS[suit] })));
  }
  sprite.append(joker("JO"), joker("JX"), back());
  document.body.prepend(sprite);
}

/** The drawing of one card, to put into an element of any size. @param {string} code */
export function face(code) {
  return el("svg", { class: "face", viewBox: "0 0 100 140", "aria-hidden": "true" }, el("use", { href: `#card-${code}` }));
}
