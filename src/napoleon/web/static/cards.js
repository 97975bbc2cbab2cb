/** One flat layer of absolutely placed cards, kept by code and moved by CSS transitions. DOM order = hand order. */
import { face } from "./deck.js";
import { GLYPHS, cardName, cardText, t } from "./words.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Rect} Rect */
/** @typedef {import("./types.js").Happening} Happening */
/**
 * @typedef {Object} Wanted
 * @property {Rect} rect
 * @property {"hand"|"tray"|"trick"|"widow"} at
 * @property {string} ribbon
 * @property {string} mark  above a ribbon that says something else
 * @property {string} label
 * @property {boolean} legal
 * @property {boolean} barred
 * @property {boolean} lifted
 * @property {boolean} winning
 * @property {number} z
 */

const MOVE_GUARD = 250;
const GONE = 420;

export class Cards {
  /** @type {Map<string, HTMLButtonElement>} */ #nodes = new Map();
  #roving = "";
  /** When cards of the hand last changed their places by themselves. */
  movedAt = -Infinity;

  /** @param {HTMLElement} layer @param {(code: string, how: "touch"|"mouse"|"key") => void} tap */
  constructor(layer, tap) {
    this.layer = layer;
    layer.addEventListener("click", (event) => {
      const node = /** @type {HTMLElement} */ (event.target).closest("button");
      const code = node?.dataset.card;
      if (!code) return;
      this.#roving = code;
      const kind = /** @type {PointerEvent} */ (event).pointerType;
      const how = event.detail === 0 && !kind ? "key" : kind === "touch" || kind === "pen" ? "touch" : "mouse";
      if (how !== "key" && this.settling) return;
      tap(code, how);
    });
    layer.addEventListener("focusin", (event) => {
      const code = /** @type {HTMLElement} */ (event.target).dataset.card;
      if (code) { this.#roving = code; this.#rove(); }
    });
  }

  get settling() { return performance.now() - this.movedAt < MOVE_GUARD; }

  /** Cards of the hand in DOM order. */
  get buttons() { return /** @type {HTMLButtonElement[]} */ ([...this.layer.querySelectorAll("button[data-card]")]); }

  /** @param {Ctx} ctx @param {(string|null)[]} places @param {Happening|null} event @param {boolean} still */
  sync(ctx, places, event, still) {
    const wanted = want(ctx, places);
    this.layer.classList.toggle("still", still);
    this.#order(places);
    for (const [code, node] of this.#nodes) if (!wanted.has(code)) this.#leave(code, node, ctx, event, still);
    /** @type {[HTMLButtonElement, Wanted][]} */ const fresh = [];
    let dealt = 0;
    for (const [code, w] of wanted) {
      let node = this.#nodes.get(code);
      if (!node) {
        node = this.#make(code, w, places);
        if (!still) put(node, origin(ctx, w, event, code), 0);
        fresh.push([node, w]);
      } else if (w.at === "hand" && node.dataset.at === "hand" && this.#moves(node, w.rect)) this.movedAt = performance.now();
      dress(node, code, w, ctx);
      node.style.transitionDelay = event?.kind === "dealt" && w.at === "hand" ? `calc(${40 * dealt++}ms * var(--speed))` : "";
    }
    if (fresh.length && !still) void this.layer.offsetWidth;
    for (const [code, w] of wanted) {
      const node = /** @type {HTMLButtonElement} */ (this.#nodes.get(code));
      put(node, w.rect, 1);
      node.style.zIndex = String(w.z);
    }
    this.#rove();
  }

  /** Turn a card over where it lies: the named card has come. @param {string} code */
  flip(code) {
    const node = this.#nodes.get(code);
    if (!node) return;
    node.classList.add("flip");
    node.addEventListener("animationend", () => node.classList.remove("flip"), { once: true });
  }

  /** The card that Tab would reach. */
  focusCurrent() { this.#nodes.get(this.#roving)?.focus(); }

  /** @param {number} index */
  focus(index) { this.buttons[index]?.focus(); }

  /** @param {HTMLElement} node @param {Rect} to */
  #moves(node, to) { return node.dataset.x !== `${to.x},${to.y}`; }

  /** @param {string} code @param {Wanted} w @param {(string|null)[]} places */
  #make(code, w, places) {
    const node = document.createElement("button");
    node.type = "button";
    node.className = "card";
    const mark = document.createElement("span"), ribbon = document.createElement("span");
    mark.className = "new-mark";
    ribbon.className = "ribbon";
    node.append(face(code), mark, ribbon);
    this.#nodes.set(code, node);
    const after = w.at === "hand" ? places.slice(places.indexOf(code) + 1).map((c) => c && this.#nodes.get(c)).find(Boolean) : null;
    this.layer.insertBefore(node, after || null);
    return node;
  }

  /** @param {(string|null)[]} places */
  #order(places) {
    const nodes = places.map((code) => code && this.#nodes.get(code)).filter((node) => !!node);
    const now = [...this.layer.children].filter((node) => nodes.includes(/** @type {HTMLButtonElement} */ (node)));
    if (now.every((node, i) => node === nodes[i])) return;
    const focused = document.activeElement;
    for (const node of nodes) this.layer.append(/** @type {Node} */ (node));
    if (focused instanceof HTMLElement && this.layer.contains(focused)) focused.focus();
  }

  /** @param {string} code @param {HTMLButtonElement} node @param {Ctx} ctx @param {Happening|null} event @param {boolean} still */
  #leave(code, node, ctx, event, still) {
    this.#nodes.delete(code);
    retire(node);
    if (still) { node.remove(); return; }
    const seat = event?.kind === "trick_won" || event?.kind === "widow_taken" ? event.seat : undefined;
    const to = seat === undefined ? null : ctx.layout.seats[seat];
    node.classList.add("gone");
    if (to) put(node, small(to), 0); else node.style.opacity = "0";
    setTimeout(() => node.remove(), GONE);
  }

  /** One card of the hand is reached by Tab, the others by the arrows. */
  #rove() {
    const buttons = this.buttons;
    if (!buttons.some((node) => node.dataset.card === this.#roving)) {
      this.#roving = (buttons.find((node) => node.dataset.legal === "true") ?? buttons[0])?.dataset.card ?? "";
      const active = document.activeElement;
      if (active instanceof HTMLElement && this.layer.contains(active) && !active.dataset.card) this.#nodes.get(this.#roving)?.focus();
    }
    for (const node of buttons) node.tabIndex = node.dataset.card === this.#roving ? 0 : -1;
  }
}

/** Every card that the view shows in the layer, and where. @param {Ctx} ctx @param {(string|null)[]} places @returns {Map<string, Wanted>} */
function want(ctx, places) {
  const { view, ui, layout } = ctx;
  /** @type {Map<string, Wanted>} */ const wanted = new Map();
  const playing = view.ask?.kind === "play";
  const over = view.phase === "deal_end" || view.phase === "match_end";
  const bare = { legal: false, barred: false, lifted: false, winning: false, ribbon: "", mark: "", label: "" };
  if (over) return wanted;
  places.forEach((code, i) => {
    const card = view.hand.find((c) => c.card === code);
    if (!code || !card || !layout.hand[i]) return;
    const tray = ui.discards.indexOf(code);
    const inTray = view.ask?.kind === "discard" && tray >= 0 && !!layout.tray[tray];
    wanted.set(code, {
      rect: inTray ? layout.tray[tray] : layout.hand[i], at: inTray ? "tray" : "hand", winning: false, z: i + 1,
      ribbon: card.role ?? (card.new ? t("new") : ""), mark: card.new && card.role ? t("new") : "", label: [card.label, card.role, card.new ? t("new") : ""].filter(Boolean).join(" "),
      legal: card.legal, barred: playing && !card.legal, lifted: ui.lifted === code && playing,
    });
  });
  view.trick.forEach((play, i) => {
    const ribbon = play.as ? `= ${cardText(play.as)}` : play.suit ? `→ ${GLYPHS[play.suit] ?? ""}` : play.role ?? "";
    wanted.set(play.card, { ...bare, rect: layout.slots[play.seat], at: "trick", winning: !!play.winning, ribbon, z: 30 + i });
  });
  if (view.phase !== "play" && view.phase !== "perfect") {
    (view.widow ?? []).forEach((code, i) => {
      if (!wanted.has(code) && layout.widow[i]) wanted.set(code, { ...bare, rect: layout.widow[i], at: "widow", z: 30 + i });
    });
  }
  return wanted;
}

/** @param {Rect} seat @returns {Rect} */
const small = (seat) => ({ x: seat.x + seat.w / 2 - 20, y: seat.y + seat.h / 2 - 28, w: 40, h: 56 });

/** Where a card comes from. @param {Ctx} ctx @param {Wanted} w @param {Happening|null} event @param {string} code */
function origin(ctx, w, event, code) {
  const { layout, view } = ctx;
  if (w.at === "trick") {
    const play = view.trick.find((p) => p.card === code);
    if (play && layout.seats[play.seat]) return small(layout.seats[play.seat]);
  }
  const dealer = event?.kind === "dealt" ? layout.seats[event.dealer ?? view.table.dealer] : null;
  if (dealer) return small(dealer);
  return { x: layout.tableWidth / 2 - 20, y: layout.line.y - 120, w: 40, h: 56 };
}

/** @param {HTMLElement} node @param {Rect} rect @param {number} opacity */
function put(node, rect, opacity) {
  const { style } = node;
  style.setProperty("--x", `${rect.x}px`);
  style.setProperty("--y", `${rect.y}px`);
  style.width = `${rect.w}px`;
  style.height = `${rect.h}px`;
  style.opacity = String(opacity);
  node.dataset.x = `${rect.x},${rect.y}`;
}

/** No longer the hand's: out of the toolbar and out of the way of pointers. @param {HTMLButtonElement} node */
function retire(node) {
  delete node.dataset.card;
  delete node.dataset.legal;
  node.tabIndex = -1;
  node.setAttribute("aria-hidden", "true");
  for (const name of ["aria-label", "aria-disabled", "aria-describedby", "aria-pressed"]) node.removeAttribute(name);
}

/** @param {HTMLButtonElement} node @param {string} code @param {Wanted} w @param {Ctx} ctx */
function dress(node, code, w, ctx) {
  const mine = w.at === "hand" || w.at === "tray";
  node.dataset.at = w.at;
  node.classList.toggle("barred", w.barred);
  node.classList.toggle("lifted", w.lifted);
  node.classList.toggle("winning", w.winning);
  const [, mark, ribbon] = node.children;
  if (mark.textContent !== w.mark) mark.textContent = w.mark;
  if (ribbon.textContent !== w.ribbon) ribbon.textContent = w.ribbon;
  if (!mine) { retire(node); return; }
  node.dataset.card = code;
  node.dataset.legal = String(w.legal);
  node.removeAttribute("aria-hidden");
  node.setAttribute("aria-label", w.label || cardName(code));
  if (w.barred) {
    node.setAttribute("aria-disabled", "true");
    node.setAttribute("aria-describedby", `why-${code}`);
  } else {
    node.removeAttribute("aria-disabled");
    node.removeAttribute("aria-describedby");
  }
  if (ctx.view.ask?.kind === "discard") node.setAttribute("aria-pressed", String(w.at === "tray"));
  else node.removeAttribute("aria-pressed");
}
