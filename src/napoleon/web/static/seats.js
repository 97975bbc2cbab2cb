/** The players' plates: name, role, cards left, honours, the last word said; a list of full sentences for a voice. */
import { html, nothing } from "./vendor/lit-html.js";
import { clockAt } from "./presence.js";
import { bubbleAt } from "./social.js";
import { rich, t } from "./words.js";

/** @typedef {import("./types.js").Ctx} Ctx */
/** @typedef {import("./types.js").Seat} Seat */

/** @param {import("./types.js").Rect} r */
export const boxed = (r) => `left:${r.x}px;top:${r.y}px;width:${r.w}px;height:${r.h}px`;

/** @param {string|null} badge @param {string|null} text */
export function badgeOf(badge, text) {
  if (!badge) return nothing;
  return html`<span class="badge ${badge}">${badge === "unknown" ? "?" : text}</span>`;
}

/** @param {Ctx} ctx */
export function seatsContent(ctx) {
  const { view, layout } = ctx;
  const first = view.you ?? 0;
  const order = view.seats.map((_, i) => (first + i) % view.seats.length);
  return order.map((n) => plate(ctx, view.seats[n], layout.seats[n], view.turn.includes(n)));
}

/** @param {Ctx} ctx @param {Seat} seat @param {import("./types.js").Rect} rect @param {boolean} turn */
function plate(ctx, seat, rect, turn) {
  const { phase, you, leader } = ctx.view;
  const own = seat.seat === you;
  const talking = phase === "auction";
  const counted = phase !== "naming" && phase !== "exchange";
  const crowd = !own && rect.w < 5 * parseFloat(getComputedStyle(document.documentElement).fontSize);
  const bubble = bubbleAt(ctx, seat.seat);
  const dealer = seat.dealer ? html`<i class="dealer" title=${t("dealer")}>${t("dealer-short")}</i>` : nothing;
  const away = seat.away ? html`<span class="away-text" aria-hidden="true" title=${seat.away.text}>${t(seat.away.kind === "lost" ? "away-lost" : "away-bot")}</span>` : nothing;
  return html`
    <li class="plate ${own ? "own" : ""} ${turn ? "turn" : ""} ${seat.away ? "gone" : ""} ${crowd ? "crowd" : ""}" data-seat=${seat.seat} .style=${boxed(rect)}>
      <span class="vh">${seat.sentence}${seat.away ? ` ${seat.away.text}` : ""}</span>
      <span class="name" aria-hidden="true">${crowd ? nothing : dealer}<span>${seat.name}</span>${
        leader === seat.seat && phase === "play" ? html`<i class="lead" title=${t("leads")}></i>` : nothing}</span>
      ${clockAt(ctx, seat.seat)}
      ${bubble !== nothing ? bubble : talking ? html`${away}<span class="word ${seat.word ? "" : "none"}" aria-hidden="true">${seat.word ? rich(seat.word) : turn ? "…" : "—"}</span>${crowd && seat.dealer ? html`<span class="facts" aria-hidden="true">${dealer}</span>` : nothing}`
        : html`<span class="facts" aria-hidden="true">${badgeOf(seat.badge, seat.badge_text)}${seat.away ? away : own ? nothing : html`<span>${t(ctx.layout.mode === "stack" ? "cards-short" : "cards-left", { n: seat.cards })}</span>`}</span>
          ${counted || (crowd && seat.dealer) ? html`<span class="honours" aria-hidden="true">${crowd ? dealer : nothing}${counted ? html`<i class="coin"></i>${seat.honours}` : nothing}</span>` : nothing}`}
    </li>`;
}
