/** The line to the server: heartbeat, reconnecting, and every action sent until it is answered, always under the same id. */

/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").ViewMessage} ViewMessage */
/** @typedef {{type: "ack", id: string, seq: number, code?: string}} Ack */
/** @typedef {{type: "refused", id: string, error: string, text: string}} Refused */

const HEARTBEAT = 15_000;
const FIRST_DELAY = 300;
const LONGEST_DELAY = 8_000;

export class Line {
  /** @type {WebSocket|null} */ #socket = null;
  /** @type {Map<string, Action>} */ #waiting = new Map();
  #attempt = 0;
  #timer = 0;
  #heard = 0;
  #ponged = false;

  /**
   * @param {string} path
   * @param {{view: (message: ViewMessage) => void, ack: (message: Ack) => void, refused: (message: Refused) => void, online: (yes: boolean) => void}} on
   */
  constructor(path, on) {
    this.on = on;
    this.url = new URL(path, location.href);
    this.url.protocol = this.url.protocol === "https:" ? "wss:" : "ws:";
    window.addEventListener("online", () => this.#now());
    window.addEventListener("offline", () => this.#socket?.close());
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.#now(); });
    window.addEventListener("pagehide", () => this.#socket?.close());
    window.addEventListener("pageshow", (event) => { if (event.persisted) this.#now(); });
    setInterval(() => this.#beat(), HEARTBEAT);
    this.#connect();
  }

  /** @param {Action} action @returns {string} the request id */
  send(action) {
    const id = requestId();
    this.#waiting.set(id, action);
    this.#put({ id, action });
    return id;
  }

  get waiting() { return this.#waiting.size > 0; }

  #connect() {
    clearTimeout(this.#timer);
    const socket = this.#socket = new WebSocket(this.url);
    socket.addEventListener("open", () => {
      this.#attempt = 0;
      this.#heard = Date.now();
      this.on.online(true);
      for (const [id, action] of this.#waiting) this.#put({ id, action });
    });
    socket.addEventListener("message", (event) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(event.data));
    });
    socket.addEventListener("close", () => {
      if (socket !== this.#socket) return;
      this.#socket = null;
      this.on.online(false);
      const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#attempt++);
      this.#timer = window.setTimeout(() => this.#connect(), delay * (0.7 + 0.6 * Math.random()));
    });
  }

  /** Connect without waiting, where nothing is connected or connecting. */
  #now() {
    if (this.#socket) { this.#beat(); return; }
    this.#attempt = 0;
    this.#connect();
  }

  #beat() {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (this.#ponged && Date.now() - this.#heard > 2.5 * HEARTBEAT) { this.#socket.close(); return; }
    this.#put({ type: "ping" });
  }

  /** @param {unknown} message */
  #put(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** @param {ViewMessage|Ack|Refused|{type: "pong"}} message */
  #take(message) {
    if (message.type === "view") this.on.view(message);
    else if (message.type === "pong") this.#ponged = true;
    else if (message.type === "ack" || message.type === "refused") {
      if (!this.#waiting.delete(message.id)) return;
      if (message.type === "ack") this.on.ack(message); else this.on.refused(message);
    }
  }
}

/** `crypto.randomUUID` is missing on plain http outside localhost. */
function requestId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
