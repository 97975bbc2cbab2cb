/** The viewer's hand: its order, the places kept while a trick is on the table, and what touching a card means. */
import { RANKS, isJoker, t } from "./words.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").HandCard} HandCard */
/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {import("./types.js").Ctx} Ctx */

const RED = "HD";

/** Suits from the left: trump first, then red and black in turns as far as the suits held allow. @param {Set<string>} held @param {string|null} trump */
function suitOrder(held, trump) {
  const left = [..."SHCD"].filter((suit) => held.has(suit));
  /** @type {string[]} */ const order = [];
  if (trump && held.has(trump)) order.push(trump);
  else if (left.length === 3) order.push(left.find((suit, _, all) => all.filter((s) => RED.includes(s) === RED.includes(suit)).length === 2) ?? left[0]);
  else if (left.length) order.push(left[0]);
  while (order.length < left.length) {
    const last = order[order.length - 1];
    const rest = left.filter((suit) => !order.includes(suit));
    order.push(rest.find((suit) => RED.includes(suit) !== RED.includes(last)) ?? rest[0]);
  }
  return order;
}

/** Cards laid open: by suit, then rank. @param {string[]} cards */
export function bySuit(cards) {
  /** @param {string} code */
  const key = (code) => (isJoker(code) ? -1 : "SHCD".indexOf(code[0]) * 13 + RANKS.indexOf(code[1]));
  return [...cards].sort((a, b) => key(a) - key(b));
}

/** @param {View} view @param {Settings["sort"]} by @returns {string[]} */
export function sorted(view, by) {
  const suits = suitOrder(new Set(view.hand.map((c) => (isJoker(c.card) ? "" : c.card[0]))), view.bar.trump ?? view.bar.contract?.suit ?? null);
  /** @param {HandCard} c */
  const keys = (c) => {
    if (isJoker(c.card)) return [by === "trump" ? 0 : 1, -1, c.card === "JO" ? 0 : 1];
    const suit = suits.indexOf(c.card[0]), rank = RANKS.indexOf(c.card[1]);
    if (by === "rank") return [1, rank, suit];
    return [by === "trump" && c.role ? 0 : 1, suit, rank];
  };
  return [...view.hand].sort((a, b) => {
    const x = keys(a), y = keys(b);
    return x[0] - y[0] || x[1] - y[1] || x[2] - y[2];
  }).map((c) => c.card);
}

/**
 * The hand by place; null is a place left open by a card played in this trick, so that nothing moves under a finger.
 * @param {View} view @param {Settings["sort"]} by @param {(string|null)[]} before @param {boolean} fresh whether the order may change now
 * @returns {(string|null)[]}
 */
export function places(view, by, before, fresh) {
  const held = new Set(view.hand.map((c) => c.card));
  const known = [...held].every((card) => before.includes(card));
  if (!known || fresh) return sorted(view, by);
  const kept = before.map((card) => (card !== null && held.has(card) ? card : null));
  return view.phase === "play" && view.trick.length > 0 ? kept : kept.filter((card) => card !== null);
}

/** @param {Ctx} ctx @param {string} code @param {"touch"|"mouse"|"key"} how */
export function touch(ctx, code, how) {
  const { view, ui, settings } = ctx;
  const card = view.hand.find((c) => c.card === code);
  if (!card) return;
  if (view.ask?.kind === "discard") { chooseDiscard(ctx, card, view.ask.count); return; }
  if (view.ask?.kind !== "play") {
    if (view.phase === "play") ctx.set({ why: t("not-your-turn") });
    return;
  }
  if (!card.legal) { ctx.set({ why: card.why, lifted: null }); return; }
  if (how === "touch" && !settings.oneTap && ui.lifted !== code) { ctx.set({ lifted: code, why: null }); return; }
  ctx.set({ lifted: code, why: null });
  if (card.names?.length) ctx.set({ joker: code, named: null, tab: card.names[0][0] });
  else if (card.calls?.length) ctx.set({ joker: code });
  else if (card.betray && view.ask.adjutant_betray) ctx.set({ question: { kind: "adjutant", card: code } });
  else ctx.send({ kind: "play", card: code });
}

/** @param {Ctx} ctx @param {HandCard} card @param {number} count */
function chooseDiscard(ctx, card, count) {
  const chosen = ctx.ui.discards;
  if (chosen.includes(card.card)) ctx.set({ discards: chosen.filter((code) => code !== card.card), why: null });
  else if (!card.legal && card.why) ctx.set({ why: card.why });
  else if (chosen.length < count) ctx.set({ discards: [...chosen, card.card], why: null });
  else ctx.set({ why: t("tray-full", { n: count }) });
}
