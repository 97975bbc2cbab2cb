/** The frame that all panels share: a dialog that sits at the foot of its room and does not take the focus away. */
import { html } from "../vendor/lit-html.js";

/** @typedef {import("../types.js").Rect} Rect */
/** @typedef {import("../types.js").Ctx} Ctx */

/** @param {Ctx} ctx @param {Rect} room @param {string} kind @param {string} label @param {unknown} content @param {boolean} [full] */
export function panel(ctx, room, kind, label, content, full = false) {
  const foot = ctx.layout.height - room.y - room.h;
  const size = full ? `height:${room.h}px` : `max-height:${room.h}px`;
  return html`<dialog open class="panel ${kind} ${ctx.layout.mode}" aria-label=${label}
    .style=${`left:${room.x}px;width:${room.w}px;bottom:${foot}px;${size}`}>${content}</dialog>`;
}
