/** Telling the viewer: the polite log for a voice, the call when it is one's turn, the title, a sound, a short vibration. */
import { t } from "./words.js";

/** @typedef {import("./types.js").Settings} Settings */
/** @typedef {import("./types.js").View} View */

const KEPT_LINES = 6;

export class Notices {
  #turn = false;
  #title = document.title;

  /** @param {HTMLElement} log @param {HTMLElement} call */
  constructor(log, call) {
    this.log = log;
    this.call = call;
  }

  /** @param {string|null|undefined} text */
  say(text) {
    if (!text) return;
    const line = document.createElement("p");
    line.textContent = text;
    this.log.append(line);
    while (this.log.childElementCount > KEPT_LINES) this.log.firstElementChild?.remove();
  }

  /** @param {View} view @param {Settings} settings */
  turn(view, settings) {
    const mine = view.you !== null && view.turn.includes(view.you);
    if (mine === this.#turn) return;
    this.#turn = mine;
    document.title = mine ? `●${t("your-turn")} — ${this.#title}` : this.#title;
    this.call.textContent = mine ? `${t("your-turn")} ${view.instruction}` : "";
    if (!mine) return;
    if (settings.vibrate) navigator.vibrate?.(60);
    if (settings.sound) beep();
  }
}

function beep() {
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator(), volume = audio.createGain();
    tone.frequency.value = 660;
    volume.gain.setValueAtTime(0.12, audio.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.25);
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.25);
    tone.addEventListener("ended", () => void audio.close());
  } catch { /* no sound here */ }
}
