/** The chairs: who sits where, who has agreed; the host fills, moves and clears them. */
import { html, nothing } from "../vendor/lit-html.js";
import { bubbleAt } from "../social.js";
import { t } from "../words.js";
import { sit } from "./sit.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Room} Room */
/** @typedef {import("../types.js").Chair} Chair */

/** @param {Ctx} ctx @param {Room} room */
export function chairs(ctx, room) {
  const people = room.seats.filter((chair) => chair.state === "person").length;
  return html`<section class="room-card chairs" aria-labelledby="chairs-title">
    <h2 id="chairs-title">${t("room-chairs")} <small>${t("room-people", { n: people, m: room.seats.length })}</small></h2>
    <ol>${room.seats.map((chair) => html`<li class="chair ${chair.state} ${chair.you ? "you" : ""} ${ctx.ui.moving === chair.seat ? "moving" : ""}" data-place=${chair.seat}>
      <span class="disc" aria-hidden="true">${chair.state === "empty" ? "" : chair.state === "bot" ? "⚙" : initial(chair.name)}</span>
      <span class="who"><b>${chair.state === "empty" ? t("room-empty") : chair.name}</b>${facts(chair)}</span>
      ${bubbleAt(ctx, chair.seat)}
      <span class="acts">${acts(ctx, room, chair)}</span></li>`)}</ol>
    ${ctx.ui.moving === null ? nothing : html`<p class="soft" role="status">${t("room-move-where")}
      <button class="small" data-do="cancel-move" @click=${() => ctx.set({ moving: null })}>${t("cancel")}</button></p>`}
  </section>`;
}

/** @param {string} name */
const initial = (name) => [...name][0] ?? "";

/** @param {Chair} chair */
function facts(chair) {
  if (chair.state === "empty") return nothing;
  if (chair.state === "bot") return html`<small>Bot · ${chair.level_text}</small>`;
  const words = [chair.host ? t("room-host") : "", chair.you ? t("room-you") : "", chair.connected ? "" : t("room-gone")].filter(Boolean);
  const agreement = chair.chose ? t("room-host-agrees") : chair.agreed ? html`<span class="agreed">✓ ${t("room-agreed")}</span>` : chair.host ? null : t("room-not-agreed");
  return html`<small>${words.join(" · ")}${words.length && agreement ? " · " : ""}${agreement ?? nothing}</small>`;
}

/** @param {Ctx} ctx @param {Room} room @param {Chair} chair */
function acts(ctx, room, chair) {
  if (room.host) return hostActs(ctx, room, chair);
  const free = chair.state !== "person" && room.you === null && room.may_sit;
  return free ? html`<button class="small" data-chair=${chair.seat} ?disabled=${ctx.ui.pending} aria-label=${t("room-sit-at", { n: chair.seat + 1 })}
    @click=${() => sit(ctx, chair.seat)}>${t("room-sit-here")}</button>` : nothing;
}

/** @param {Ctx} ctx @param {Room} room @param {Chair} chair */
function hostActs(ctx, room, chair) {
  const { moving } = ctx.ui;
  if (moving !== null) {
    return moving === chair.seat ? nothing : html`<button class="small" data-chair=${chair.seat} aria-label=${t("room-move-to", { n: chair.seat + 1 })}
      @click=${() => { ctx.set({ moving: null }); ctx.send({ kind: "swap", seats: [moving, chair.seat] }); }}>${t("room-move-here")}</button>`;
  }
  if (chair.state === "empty") return addBot(ctx, room, chair.seat);
  const name = { name: chair.name };
  return html`<button class="small" data-chair=${chair.seat} aria-label=${t("room-move-name", name)} @click=${() => ctx.set({ moving: chair.seat })}>${t("room-move")}</button>
    ${chair.you ? nothing : html`<button class="small" data-remove=${chair.seat} aria-label=${t("room-remove-name", name)} ?disabled=${ctx.ui.pending}
      @click=${() => ctx.send({ kind: "remove", seat: chair.seat })}>${t("room-remove")}</button>`}`;
}

/** @param {Ctx} ctx @param {Room} room @param {number} seat */
function addBot(ctx, room, seat) {
  const add = (/** @type {Event} */ event) => {
    const level = /** @type {HTMLElement} */ (event.currentTarget).parentElement?.querySelector("select")?.value;
    ctx.send({ kind: "add_bot", seat, level: level ?? room.settings.level });
  };
  return html`<select data-level=${seat} aria-label=${t("room-level-of", { n: seat + 1 })}>${room.levels.map(({ level, text }) =>
    html`<option value=${level} ?selected=${level === room.settings.level}>${text}</option>`)}</select>
    <button class="small" data-add-bot=${seat} ?disabled=${ctx.ui.pending} aria-label=${t("room-add-bot-at", { n: seat + 1 })} @click=${add}>${t("room-add-bot")}</button>`;
}
