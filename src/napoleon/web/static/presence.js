/** Who is there: the strip with which one takes the own seat back, and the clock, which runs in the browser between two messages. */
import { html, nothing } from "./vendor/lit-html.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Clock} Clock */

/** Seconds that are shown as a number beside the bar. */
const LAST = 5;
/** A message of the same turn may come a little later than it says: the bar does not jump for that. */
const SLACK = 1500;

/** @type {{seats: string, end: number, of: number}|null} */
let running = null;

/** A message has come: when the clock in it will have run out. @param {Clock|null|undefined} clock */
export function setClock(clock) {
  if (!clock) { running = null; return; }
  const seats = clock.seats.join(), end = performance.now() + clock.seconds * 1000;
  if (running?.seats === seats && running.of === clock.of && Math.abs(running.end - end) < SLACK) return;
  running = { seats, end, of: clock.of };
}

/** Whole seconds left, null where no clock runs. */
export const secondsLeft = () => (running ? Math.max(0, Math.ceil((running.end - performance.now()) / 1000)) : null);

/** The bar at the foot of a plate, and the number in its last seconds. @param {Ctx} ctx @param {number} seat */
export function clockAt(ctx, seat) {
  const left = secondsLeft();
  if (!running || left === null || !ctx.view.clock?.seats.includes(seat)) return nothing;
  return html`<span class="clock ${left <= LAST ? "last" : ""}" aria-hidden="true"><i .style=${`--left:${left / running.of}`}></i>${left <= LAST ? html`<b>${left}</b>` : nothing}</span>`;
}

/** The viewer's own clock, in the bar on top where nothing covers it. @param {Ctx} ctx */
export function ownClock(ctx) {
  const left = secondsLeft(), { you, clock } = ctx.view;
  if (left === null || you === null || !clock?.seats.includes(you)) return nothing;
  return html`<span class="chip time ${left <= LAST ? "last" : ""}" role="timer" aria-label=${t("clock-left", { n: left })}>${left}</span>`;
}

/** A bot has the viewer's seat, or another device. @param {Ctx} ctx */
export function awayStrip(ctx) {
  if (ctx.ui.moved) {
    return html`<p>${t("moved")} <small>${t("moved-back")}</small></p>
      <span class="together"><button class="small" data-do="bring-back" @click=${() => ctx.set({ sheet: "seat", moved: false })}>${t("moved-code")}</button>
        <button class="small" data-do="let-go" @click=${() => ctx.set({ moved: false })}>${t("close")}</button></span>`;
  }
  if (!ctx.view.away) return nothing;
  return html`<p>${t("away")}</p><button class="main" data-do="take-back" ?disabled=${ctx.ui.pending} @click=${() => ctx.send({ kind: "take_back" })}>${t("take-back")}</button>`;
}
