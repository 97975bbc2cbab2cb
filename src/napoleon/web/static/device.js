/** The viewer's own seat: taking it along to another device, leaving it for good, spectators a deal late; and how a spectator gets one. */
import { html, nothing } from "./vendor/lit-html.js";
import { flip } from "./room/settings.js";
import { nameField, sit } from "./room/sit.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Ctx} Ctx */

/** @param {Ctx} ctx */
export function seatContent(ctx) {
  return ctx.view.you === null ? spectator(ctx) : holder(ctx);
}

/** @param {Ctx} ctx */
function holder(ctx) {
  const { view, ui } = ctx;
  return html`
    <section><h2>${t("device-title")}</h2><p class="soft">${t("device-help")}</p>
      ${ui.code ? html`<p class="code" role="status"><span class="vh">${t("device-code")}</span><b data-code=${ui.code}>${spaced(ui.code)}</b></p>
        <ol class="steps"><li>${t("device-step-open")}<span class="address">${new URL(`/table/${view.table.id}`, location.href).href}</span></li>
          <li>${t("device-step-type")}</li></ol><p class="soft">${t("device-once")}</p>`
        : html`<button class="plain wide" data-do="code" ?disabled=${ui.pending} @click=${() => ctx.send({ kind: "code" })}>${t("device-ask")}</button>`}</section>
    ${view.social ? html`<section><label class="toggle"><input type="checkbox" data-do="late" .checked=${view.social.late}
      @change=${flip((on) => ctx.send({ kind: "late", on }))}>
      <span>${t("room-set-late")}</span></label></section>` : nothing}
    ${view.hosting ? others(ctx) : nothing}
    <section><h2>${t("seat-leave-title")}</h2><p class="soft">${t("seat-leave-help")}</p>
      ${ui.leaving ? html`<div class="buttons"><button class="plain" data-do="stay" @click=${() => ctx.set({ leaving: false })}>${t("cancel")}</button>
        <button class="plain danger" data-do="leave-sure" @click=${() => { ctx.set({ leaving: false, sheet: null }); ctx.send({ kind: "leave" }); }}>${t("seat-leave-sure")}</button></div>`
        : html`<button class="plain wide" data-do="leave" @click=${() => ctx.set({ leaving: true })}>${t("seat-leave")}</button>`}</section>`;
}

/** What the host may do with the others. @param {Ctx} ctx */
function others(ctx) {
  const { view, ui } = ctx;
  const people = view.seats.filter((seat) => seat.person && seat.seat !== view.you);
  if (!people.length) return nothing;
  return html`<section><details><summary>${t("host-others")}</summary><ul class="free">${people.map(({ seat, name, person }) => {
    const muted = !!person && !!view.social?.muted?.includes(person);
    return html`<li class="together"><b class="grow">${name}</b>
      <button class="small" data-mute-for-all=${seat} aria-pressed=${muted} ?disabled=${ui.pending} @click=${() => ctx.send({ kind: "mute", seat, on: !muted })}>${t(muted ? "host-unmute" : "host-mute")}</button>
      <button class="small danger" data-remove=${seat} ?disabled=${ui.pending} @click=${() => ctx.send({ kind: "remove", seat })}>${t("host-remove")}</button></li>`;
  })}</ul></details></section>`;
}

/** `ABCD2345` → `ABCD 2345`. @param {string} code */
const spaced = (code) => `${code.slice(0, 4)} ${code.slice(4)}`;

/** The bots' chairs that a spectator may take now, or wish for while a deal is on. @param {Ctx["view"]} view @returns {{seat: number, name: string}[]} */
export function chairsToWishFor(view) {
  const free = view.free_seats ?? [];
  return free.length || !view.friends || view.you !== null ? free : view.seats.filter((seat) => !seat.person);
}

/** @param {Ctx} ctx */
function spectator(ctx) {
  const { view, ui } = ctx;
  const free = view.free_seats ?? [];
  const bots = chairsToWishFor(view);
  return html`
    ${bots.length ? html`<section><h2>${t("seat-free-title")}</h2><p class="soft">${t(free.length ? "seat-free-help" : "seat-later-help")}</p>
      <label for="late-name">${t("room-your-name")}</label>${nameField(ctx, "late-name")}
      <div class="free">${bots.map(({ seat, name }) => html`<button class="plain" data-chair=${seat} aria-pressed=${ui.wish?.seat === seat} ?disabled=${ui.pending}
        @click=${() => sit(ctx, seat)}>${ui.wish && ui.wish.seat === seat ? t("seat-next", { name: ui.wish.name }) : t("seat-take-over", { name })}</button>`)}</div>
      ${ui.wish && !free.length ? html`<p role="status" class="wished">${t("seat-wished")}</p>
        <button class="plain" data-do="unwish" ?disabled=${ui.pending} @click=${() => ctx.set({ wish: null })}>${t("cancel")}</button>` : nothing}</section>` : nothing}
    <section>${useCode(ctx)}</section>`;
}

/** @param {Ctx} ctx */
export function useCode(ctx) {
  const use = (/** @type {Event} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement|null} */ (/** @type {HTMLElement} */ (event.target).querySelector("input"));
    const code = field?.value.replace(/[\s-]/g, "").toUpperCase();
    if (code) ctx.send({ kind: "use_code", code });
    else {
      field?.focus();
      ctx.set({ toast: t("code-missing") });
    }
  };
  return html`<form @submit=${use}><h2>${t("code-title")}</h2><p class="soft">${t("code-help")}</p>
    <div class="together"><input data-field="code" aria-label=${t("device-code")} autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" maxlength="12">
      <button class="small" data-do="use-code" ?disabled=${ctx.ui.pending}>${t("code-use")}</button></div></form>`;
}
