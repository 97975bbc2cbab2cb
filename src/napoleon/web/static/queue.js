/** What the server told, played at the viewer's speed: each message is shown, then held for as long as its event deserves. */

/** @typedef {import("./types.js").ViewMessage} ViewMessage */
/** @typedef {"jump"|"show"|"ended"} Stage  jump: no motion; show: the view of the message; ended: a trick just won, its cards still lying */

export const FACTORS = { slow: 1.5, normal: 1, fast: 0.6, none: 0 };

/** Milliseconds that a view stands after the event that led to it. @type {Record<string, number>} */
const STAND = {
  dealt: 650, bid_made: 380, passed: 320, contract_made: 1000, adjutant_named: 700, widow_exposed: 900, widow_turned: 700,
  discarded: 500, card_played: 360, adjutant_revealed: 1200, trick_won: 340, betrayed: 1200, perfect_answered: 900, redeal: 900,
};
const FULL_TRICK = 900;
const LAST_TRICK = 1400;
const STILL_HOLD = 500;

export class Queue {
  /** @type {ViewMessage[]} */ #items = [];
  /** @type {ViewMessage|null} a trick's end that is held before its view is shown */ #unshown = null;
  #running = false;
  #hurry = false;
  #held = false;
  #timer = 0;
  /** @type {(() => void)|null} */ #wake = null;

  /**
   * @param {(message: ViewMessage, stage: Stage) => void} show
   * @param {() => number} factor how long things take: 0 is none
   * @param {() => void} changed called when the queue has come to its end
   */
  constructor(show, factor, changed) {
    this.show = show;
    this.factor = factor;
    this.changed = changed;
    this.seq = -1;
    this.holding = false;
  }

  get busy() { return this.#running; }

  /** @param {ViewMessage} message */
  push(message) {
    if (!message.events.length) { this.#jump(message); return; }
    if (message.seq <= this.seq) return;
    this.seq = message.seq;
    this.#items.push(message);
    if (document.hidden) this.flush();
    if (!this.#running) void this.#run();
  }

  /** Show the present at once; what was waiting is passed over. */
  flush() {
    if (!this.#running && !this.#items.length) return;
    const last = this.#items.pop() ?? this.#unshown;
    this.#items.length = 0;
    this.#hurry = true;
    this.#release();
    if (last) this.show(last, "jump");
  }

  /** A finger keeps a full trick where it is; lifting it goes on, so a tap goes on at once. */
  hold() { if (this.holding) { this.#held = true; clearTimeout(this.#timer); } }
  letGo() { if (this.#held) { this.#held = false; this.#release(); } }

  /** @param {ViewMessage} message */
  #jump(message) {
    this.#items.length = 0;
    this.#hurry = true;
    this.#release();
    this.seq = message.seq;
    this.show(message, "jump");
    this.changed();
  }

  async #run() {
    this.#running = true;
    for (let message = this.#items.shift(); message; message = this.#items.shift()) {
      this.#hurry = false;
      const kind = message.events[message.events.length - 1].kind;
      if (kind === "trick_won") {
        const full = message.view.bar.trick >= message.view.bar.tricks && message.view.hand.length === 0 ? LAST_TRICK : FULL_TRICK;
        this.holding = true;
        this.#unshown = message;
        this.show(message, "ended");
        await this.#stand(Math.max(full * this.factor(), STILL_HOLD));
        this.holding = false;
        this.#unshown = null;
        if (this.#hurry) continue;
      }
      this.show(message, "show");
      await this.#stand((STAND[kind] ?? 0) * this.factor());
    }
    this.#running = false;
    this.#hurry = false;
    this.changed();
  }

  /** @param {number} ms @returns {Promise<void>} */
  #stand(ms) {
    if (this.#hurry || ms <= 0) return Promise.resolve();
    return new Promise((done) => {
      this.#wake = done;
      this.#timer = window.setTimeout(() => this.#release(), ms);
    });
  }

  #release() {
    clearTimeout(this.#timer);
    this.#held = false;
    const wake = this.#wake;
    this.#wake = null;
    wake?.();
  }
}
