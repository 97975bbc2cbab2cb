/** The invitation: the link, to copy or to hand on, and its QR code for the phones in the same room. */
import { html, nothing } from "../vendor/lit-html.js";
import { t } from "../words.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").Room} Room */

const SHOWN = 2000;
/** Under these names a computer reaches only itself: nobody else could open the link. */
const ONLY_HERE = ["127.0.0.1", "localhost", "[::1]"];
let timer = 0;

/** @param {Ctx} ctx @param {Room} room */
export function invitation(ctx, room) {
  const link = new URL(room.link_path, location.href).href;
  const share = () => void navigator.share({ title: document.title, text: t("room-share-text"), url: link }).catch(() => {});
  return html`<section class="room-card invite" aria-labelledby="invite-title">
    <h2 id="invite-title">${t("room-invite")}</h2>
    <img class="qr" src=${`${room.link_path}/qr.svg`} alt=${t("room-qr")} width="132" height="132">
    <div class="link"><label for="room-link">${t("room-link")}</label>
      <input id="room-link" class="address" readonly value=${link} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}>
      <div class="together"><button class="small" data-do="copy-link" @click=${() => void copy(ctx, link)}>${ctx.ui.copied ? `✓ ${t("room-copied")}` : t("room-copy")}</button>
        ${"share" in navigator ? html`<button class="small" data-do="share-link" @click=${share}>${t("room-share")}</button>` : nothing}</div></div>
    ${ONLY_HERE.includes(location.hostname) ? html`<p class="soft only-here">${t("room-only-here")}</p>` : nothing}
  </section>`;
}

/** On plain http there is no clipboard to write to: then the selected text is copied as by hand. @param {Ctx} ctx @param {string} link */
async function copy(ctx, link) {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    /** @type {HTMLInputElement|null} */ (document.getElementById("room-link"))?.select();
    if (!document.execCommand("copy")) return;
  }
  clearTimeout(timer);
  timer = window.setTimeout(() => ctx.set({ copied: false }), SHOWN);
  ctx.set({ copied: true });
}
