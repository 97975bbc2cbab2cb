/** The waiting room: before the first match everybody finds a chair, agrees to the rules, and the host starts. */
import { html, nothing } from "../vendor/lit-html.js";
import { icon } from "../bar.js";
import { chatBox, stampRow } from "../social.js";
import { rich, t } from "../words.js";
import { chairs } from "./chairs.js";
import { invitation } from "./invite.js";
import { rulesCard } from "./rules.js";
import { settingsCard } from "./settings.js";
import { useCode } from "../device.js";
import { sitForm } from "./sit.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Room} Room */

/** What must be done comes first; where there is room, the invitation and the rules stand beside the chairs. @param {Ctx} ctx @param {Room} room */
export function roomContent(ctx, room) {
  const seated = room.you !== null;
  const sit = !seated && room.may_sit ? sitForm(ctx, room) : nothing;
  const social = seated || ctx.view.social?.chat ? socialCard(ctx, seated) : nothing;
  const back = seated ? nothing : html`<section class="room-card">${useCode(ctx)}</section>`;
  const parts = ctx.layout.mode === "ring"
    ? html`<div class="column">${sit}${chairs(ctx, room)}${social}</div>
        <div class="column">${invitation(ctx, room)}${rulesCard(ctx, room)}${settingsCard(ctx, room)}${back}</div>`
    : html`<div class="column">${room.host ? invitation(ctx, room) : sit}${chairs(ctx, room)}${rulesCard(ctx, room)}${
        settingsCard(ctx, room)}${room.host ? nothing : invitation(ctx, room)}${social}${back}</div>`;
  return html`
    <header class="room-bar"><h2>${t("room-title")}</h2>
      ${room.spectators ? html`<span class="soft">${t("room-spectators", { n: room.spectators })}</span>` : nothing}
      <button class="icon" data-do="settings" aria-label=${t("settings")} title=${t("settings")} @click=${() => ctx.set({ sheet: "settings" })}>${icon("gear")}</button>
      <a class="icon" href="/" aria-label=${t("leave")} title=${t("leave")}>${icon("home")}</a></header>
    <div class="room-body ${ctx.layout.mode}">${parts}</div>
    ${seated ? foot(ctx, room) : nothing}`;
}

/** @param {Ctx} ctx @param {boolean} seated */
function socialCard(ctx, seated) {
  const { social } = ctx.view;
  if (!social) return nothing;
  return html`<section class="room-card social"><h2>${t(social.chat ? "chat" : "stamps")}</h2>
    ${social.chat ? chatBox(ctx, social) : nothing}${seated ? stampRow(ctx, social) : nothing}</section>`;
}

/** @param {Ctx} ctx @param {Room} room */
function foot(ctx, room) {
  const own = room.seats.find((chair) => chair.you);
  const leave = ctx.ui.leaving
    ? html`<span class="sure">${t("room-leave-sure")}</span><button class="plain" data-do="stay" @click=${() => ctx.set({ leaving: false })}>${t("cancel")}</button>
      <button class="plain danger" data-do="leave-sure" @click=${() => { ctx.set({ leaving: false }); ctx.send({ kind: "leave" }); }}>${t("room-leave-do")}</button>`
    : html`<button class="plain" data-do="leave" @click=${() => ctx.set({ leaving: true })}>${t("room-leave")}</button>`;
  if (ctx.ui.leaving) return html`<footer class="room-foot">${leave}</footer>`;
  if (room.host) {
    return html`<footer class="room-foot">${room.why_not ? html`<p id="why-not" role="status">${rich(room.why_not)}</p>` : nothing}
      ${leave}<button class="main" data-do="start" aria-disabled=${!room.can_start} aria-describedby=${room.why_not ? "why-not" : nothing}
        @click=${() => (room.can_start ? ctx.send({ kind: "start" }) : ctx.set({ toast: room.why_not }))}>${t("room-start")}</button></footer>`;
  }
  return html`<footer class="room-foot"><p role="status">${own?.agreed ? t("room-wait-host") : t("room-please-agree")}</p>
    ${leave}${own?.agreed ? html`<span class="done">✓ ${t("room-agreed")}</span>`
      : html`<button class="main" data-do="agree" ?disabled=${ctx.ui.pending} @click=${() => ctx.send({ kind: "agree" })}>${t("room-agree")}</button>`}</footer>`;
}
