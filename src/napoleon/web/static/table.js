/** The table island: from `<main id="table" data-socket=…>` to a game that is shown and played. */
import { Cards } from "./cards.js";
import { putDeck } from "./deck.js";
import { places, touch } from "./hand.js";
import { listen } from "./keys.js";
import { cookiesKept, keep, recall } from "./kept.js";
import { layOut } from "./layout.js";
import { Notices } from "./notice.js";
import { secondsLeft, setClock } from "./presence.js";
import { FACTORS, Queue } from "./queue.js";
import { applySettings, keepSettings, loadSettings } from "./settings.js";
import { BUBBLE, heard } from "./social.js";
import { Line } from "./socket.js";
import { buildStage, fill, fillStrip } from "./stage.js";
import { loadWords, t } from "./words.js";

/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Happening} Happening */
/** @typedef {import("./types.js").Ui} Ui */
/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").ViewMessage} ViewMessage */

/** Events that are told in a banner over the table. */
const BANNERS = new Set(["contract_made", "adjutant_named", "adjutant_revealed", "betrayed", "redeal", "widow_exposed", "perfect_answered", "trump_drawn"]);
/** Of these, what the viewer did without being told. */
const OWN = new Set(["contract_made", "adjutant_named", "perfect_answered"]);
const TOAST = 3500;

loadWords(document);
const main = /** @type {HTMLElement} */ (document.getElementById("table"));
const parts = buildStage(main);
const notices = new Notices(parts.log, parts.call);
const still = matchMedia("(prefers-reduced-motion: reduce)");
let settings = loadSettings();

/** @type {Ui} */
const ui = {
  bid: null, bidPage: 0, name: null, tab: "S", discards: [], receiver: null, lifted: null, joker: null, named: null, question: null,
  sheet: null, sideTab: "log", why: null, reason: null, banner: null, toast: null, online: true, cookies: cookiesKept(), pending: false,
  stamps: false, bubbles: {}, read: 0, muted: [], code: null, leaving: false, moving: null, compare: false, known: String(recall("known", "standard")), copied: false, wish: null, removed: false, moved: false,
};
/** @type {View|null} */ let view = null;
/** @type {(string|null)[]} */ let order = [];
let seq = -1;
/** The view of the last message, shown or not. @type {View|null} */ let told = null;
/** The sequence number that answers the last action: until it is shown, the table is busy. */
let awaited = -1;
/** What the sender of the action that waits for its answer does when it is acknowledged. @type {(() => void)|undefined} */ let whenDone;
let byKeys = false, panelShown = "";
/** @type {number|null} */ let shownSecond = null;
let toastTimer = 0, bannerTimer = 0, autoTimer = 0;

/** Whether nothing can be asked of the server now. */
const held = () => line.waiting || !ui.online || !ui.cookies;
const factor = () => FACTORS[settings.speed];
const cards = new Cards(parts.layer, (code, how) => { present(); withCtx((ctx) => touch(ctx, code, how)); });
const queue = new Queue(show, factor, () => { draw(); autoPlay(); });
const line = new Line(main.dataset.socket ?? "", {
  view: (message) => { removal(message); told = message.view; claim(told); queue.push(message); mark(); },
  ack: (message) => { awaited = Math.max(awaited, message.seq); whenDone?.(); set({ pending: held(), toast: null, ...(message.code ? { code: message.code } : {}) }); },
  refused: (message) => {
    set({ pending: held(), lifted: null, joker: null, question: null, toast: unmet(message.error) ?? message.text });
    if (told) claim(told);
  },
  online: (online) => { ui.online = online; set({ pending: held() }); },
});

document.addEventListener("keydown", () => { byKeys = true; }, true);
document.addEventListener("pointerdown", () => { byKeys = false; }, true);
applySettings(settings, factor());
listen(() => context(), cards);
parts.sheet.addEventListener("close", () => { if (ui.sheet && !parts.sheet.open) set({ sheet: null }); });
parts.sheet.addEventListener("click", (event) => { if (event.target === parts.sheet) set({ sheet: null }); });
new ResizeObserver(() => draw(null, true)).observe(main);
document.addEventListener("visibilitychange", () => { if (!document.hidden) queue.flush(); });
setInterval(tick, 250);
holdByPressing();

/** Show a message of the queue. @param {ViewMessage} message @param {"jump"|"show"|"ended"} stage */
function show(message, stage) {
  const event = message.events.at(-1) ?? null;
  if (stage === "ended") {
    ui.reason = event?.text ?? message.view.last_trick?.text ?? null;
    ui.why = null;
    notices.say(event?.text);
    draw();
    return;
  }
  const before = view;
  view = message.view;
  seq = message.seq;
  putDeck(view.table.honour_ranks ?? "AKQJT");
  setClock(view.clock);
  const form = before?.phase === "waiting" && view.phase !== "waiting" && view.you === null && naming();
  if (form) ui.sheet = "seat";
  settle(before, view, event);
  if (stage === "show" && event) {
    const remark = event.kind === "stamped" || event.kind === "said";
    if (remark ? bubble(event) : event.kind !== "trick_won") notices.say(event.text);
    if (BANNERS.has(event.kind) && event.text && !view.result && !(OWN.has(event.kind) && event.seat === view.you)) banner(event.text);
  }
  draw(event, stage === "jump");
  if (form) writeOn();
  if (event?.kind === "adjutant_revealed" && stage === "show" && view.bar.adjutant_card) cards.flip(view.bar.adjutant_card);
  notices.turn(view, settings);
}

/** Whoever loses the seat without having left it, in this or another tab, was removed by the host, or has taken it to another device. @param {ViewMessage} message */
function removal({ events, view: { you, table } }) {
  const event = events.at(-1), before = told?.you ?? null;
  if (you !== null) Object.assign(ui, { removed: false, moved: false });
  else if (before !== null && event?.seat === before && event.kind === "device_changed") set({ moved: true });
  else if (before !== null && event?.seat === before && (event.kind === "left" || event.kind === "left_for_good") && !recall(`left-${table.id}`, false)) {
    set({ removed: true, toast: t("removed") });
  }
}

/** Once a deal is over, whether its end is on the screen yet or not: ask for the chair that the viewer wished for, or for another one where it is taken. @param {View} now */
function claim({ you, free_seats: free, table }) {
  if (!ui.wish || you !== null || !free?.length || line.waiting) return;
  const { name, seat } = ui.wish;
  keep(`left-${table.id}`, false);
  line.send({ kind: "sit", name, ...(free.some((chair) => chair.seat === seat) ? { seat } : {}) });
  set({ pending: true });
}

/** What becomes of the wish when something is refused; what to say instead of the refusal, where there is more to say. @param {string} error */
function unmet(error) {
  if (!ui.wish) return null;
  if (error === "sit_between_deals") return ui.sheet === "seat" ? "" : t("seat-wished"); // an open sheet says it itself
  if (error.startsWith("name_")) { ui.wish = null; return null; }
  const others = told?.free_seats?.length ?? 0;
  if (error === "chair_taken" && others && ui.wish.seat !== undefined) ui.wish = { name: ui.wish.name };
  else if (others || told?.phase === "waiting") ui.wish = null;
  return null;
}

/** Whether the viewer is typing the name to sit down with. */
const naming = () => !!document.activeElement?.matches('[data-field="name"]');

/** The form has come to another place: the viewer goes on typing there. */
function writeOn() {
  const field = /** @type {HTMLInputElement|null} */ (document.getElementById("late-name"));
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/** Drop what the viewer had touched and what no longer means anything. @param {View|null} before @param {View} now @param {Happening|null} event */
function settle(before, now, event) {
  const held = new Set(now.hand.map((c) => c.card));
  ui.reason = null;
  if (now.you !== null && ui.wish) Object.assign(ui, { wish: null, sheet: null });
  if (now.result) ui.banner = null;
  if (ui.toast && ui.toast === before?.room?.why_not && ui.toast !== now.room?.why_not) ui.toast = null;
  if (before?.table.id !== now.table.id) ui.muted = /** @type {number[]} */ (recall(`muted-${now.table.id}`, []));
  if (before && before.you !== now.you && ui.sheet === "seat") ui.sheet = null;
  if (before?.you !== now.you) Object.assign(ui, { code: null, leaving: false, moving: null, stamps: false });
  if (now.ask?.kind !== "bid" || before?.phase !== "auction") { ui.bid = null; ui.bidPage = 0; }
  if (now.phase === "waiting") return;
  if (before?.bar?.last_bid?.bid !== now.bar.last_bid?.bid) ui.bidPage = 0;
  if (now.ask?.kind !== "name") ui.name = null;
  ui.discards = now.ask?.kind === "discard" ? ui.discards.filter((code) => held.has(code)) : [];
  if (now.ask?.kind !== "discard") ui.receiver = null;
  if (now.ask?.kind !== "play" || (ui.lifted && !held.has(ui.lifted))) { ui.lifted = null; ui.joker = null; ui.named = null; ui.question = null; }
  if (!event || event.kind !== "passed") ui.why = null;
  if (now.ask?.kind === "name" && before?.ask?.kind !== "name") ui.tab = now.bar.trump ?? now.bar.contract?.suit ?? "S";
}

/** @returns {Ctx|null} */
function context() {
  if (!view || !main.clientWidth) return null;
  const em = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const discard = view.ask?.kind === "discard" ? view.ask : null;
  const waiting = view.phase === "waiting";
  const early = view.phase === "auction" || view.phase === "naming" || view.phase === "exchange";
  const layout = layOut({
    width: main.clientWidth, height: main.clientHeight - parts.strip.offsetHeight, em, players: view.room?.seats.length ?? view.seats.length, you: view.you,
    places: Math.max(order.length, discard ? view.hand.length : 0), full: Math.max(waiting ? 0 : view.bar.tricks, discard ? 0 : view.hand.length), tools: !early && view.you !== null,
    discards: discard?.count ?? 0, receivers: !!discard?.receivers, widow: early ? view.widow?.length ?? 0 : 0,
  });
  return { view, ui, settings, layout, name: main.dataset.name ?? "", send, set, configure, tap: (code, how) => withCtx((ctx) => touch(ctx, code, how)) };
}

/** @param {(ctx: Ctx) => void} act */
function withCtx(act) {
  const ctx = context();
  if (ctx) act(ctx);
}

/** @param {Happening|null} [event] @param {boolean} [jump] */
function draw(event = null, jump = false) {
  if (view && view.phase !== "waiting") order = places(view, settings.sort, order, event?.kind === "contract_made" || event?.kind === "discarded" || event?.kind === "dealt");
  fillStrip(parts.strip, ui, view); // it takes its room from the stage
  withCtx((ctx) => {
    fill(parts, ctx);
    if (ctx.view.phase !== "waiting") cards.sync(ctx, order, event, jump);
  });
  followFocus();
  mark();
}

/** Who plays by keyboard is led into a panel that opens, and back to the hand when it closes. */
function followFocus() {
  const open = parts.panels.querySelector("dialog");
  const kind = open?.getAttribute("aria-label") ?? "";
  if (kind === panelShown) return;
  panelShown = kind;
  if (!byKeys || ui.sheet) return;
  if (open && view?.ask?.kind !== "discard") open.querySelector("button")?.focus({ preventScroll: true });
  else if (document.activeElement === document.body) cards.focusCurrent();
}

/** What tests and styles may read from `<main>`. */
function mark() {
  if (!view) return;
  const busy = queue.busy || line.waiting || seq < awaited || cards.settling;
  Object.assign(main.dataset, {
    phase: view.phase, turn: String(view.you !== null && view.turn.includes(view.you)), seq: String(seq), busy: String(busy), holding: String(queue.holding), online: String(ui.online),
  });
  if (cards.settling) setTimeout(mark, 60);
}

/** A toast goes after a while, and with the next action that is acknowledged. @param {Partial<Ui>} patch */
function set(patch) {
  if (patch.toast !== undefined) clearTimeout(toastTimer);
  if (patch.toast) toastTimer = window.setTimeout(() => set({ toast: null }), TOAST);
  Object.assign(ui, patch);
  draw();
}

/** @param {Partial<import("./types.js").Settings>} patch */
function configure(patch) {
  settings = { ...settings, ...patch };
  keepSettings(settings);
  applySettings(settings, factor());
  if ("sort" in patch) order = [];
  draw();
}

/** @param {Action} action @param {() => void} [done] */
function send(action, done) {
  present();
  if (!ui.online || !ui.cookies) { set({ toast: t(ui.online ? "cookies-needed" : "offline") }); return false; }
  if (line.waiting) return false;
  whenDone = done;
  if (action.kind === "leave" || action.kind === "sit" || action.kind === "use_code") keep(`left-${view?.table.id}`, action.kind === "leave");
  line.send(action);
  set({ pending: true, joker: null, named: null, question: null, why: null, ...(action.kind === "bid" || action.kind === "pass" ? { bid: null } : {}) });
  return true;
}

/** Input never waits for what is still being shown. */
function present() {
  if (queue.busy) queue.flush();
}

/** @param {string} text */
function banner(text) {
  clearTimeout(bannerTimer);
  ui.banner = text;
  bannerTimer = window.setTimeout(() => set({ banner: null }), Math.max(700, 1300 * factor()));
}

/** A stamp or a line stands for a while at the seat of whoever it comes from; false where the viewer does not hear him. @param {Happening} event */
function bubble(event) {
  const said = view?.social?.lines.findLast((line) => line.seq === event.seq), person = said?.person;
  if (!view || !person || !heard(view, ui, person)) return false;
  /** @type {Ui["bubbles"][number]} */ const shown = { text: said.text, kind: said.kind };
  ui.bubbles = { ...ui.bubbles, [person]: shown };
  setTimeout(() => {
    if (ui.bubbles[person] !== shown) return;
    const { [person]: _gone, ...others } = ui.bubbles;
    set({ bubbles: others });
  }, BUBBLE);
  return true;
}

/** Once a second while a clock runs. */
function tick() {
  const left = secondsLeft();
  if (left === shownSecond) return;
  shownSecond = left;
  draw();
}

/** A choice of the viewer's: play the only legal card, after a while that tells nothing. */
function autoPlay() {
  clearTimeout(autoTimer);
  const legal = view?.ask?.kind === "play" && !view.ask.betray ? view.hand.filter((c) => c.legal) : [];
  if (!settings.autoPlay || legal.length !== 1 || legal[0].calls || legal[0].names || legal[0].betray) return;
  const code = legal[0].card;
  autoTimer = window.setTimeout(() => withCtx((ctx) => touch(ctx, code, "key")), 600 + 800 * Math.random());
}

/** A full trick: a tap goes on, holding keeps it. */
function holdByPressing() {
  let pressed = false;
  parts.stage.addEventListener("pointerdown", (event) => {
    if (!queue.holding || /** @type {HTMLElement} */ (event.target).closest("button, a, dialog")) return;
    pressed = true;
    queue.hold();
  });
  const up = () => {
    if (!pressed) return;
    pressed = false;
    queue.letGo();
  };
  window.addEventListener("pointerup", up);
  window.addEventListener("pointercancel", up);
}

if (still.matches) document.documentElement.dataset.motion = "reduced";
still.addEventListener("change", () => { document.documentElement.dataset.motion = still.matches ? "reduced" : "full"; });
