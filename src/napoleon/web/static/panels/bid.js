/** The auction: strains × numbers, pass, and one button that says the whole bid. */
import { html, nothing } from "../vendor/lit-html.js";
import { rich, t } from "../words.js";
import { panel } from "./panel.js";

/** @typedef {import("../types.js").Ctx} Ctx */
/** @typedef {import("../types.js").AskBid} AskBid */

/** @param {Ctx} ctx @param {AskBid} ask */
export function bidPanel(ctx, ask) {
  const { ui, layout } = ctx;
  const columns = layout.mode === "stack" ? 6 : 8;
  const open = ask.numbers.filter((n) => ask.strains.some(({ strain }) => ask.legal.includes(strain + n)));
  const first = Math.min(ui.bidPage, Math.max(0, open.length - 1));
  const from = Math.max(0, Math.min(first, open.length - columns));
  const shown = open.slice(from, from + columns);
  const more = from + columns < open.length;
  const bid = ui.bid !== null && ask.legal.includes(ui.bid) ? ui.bid : null;
  const tight = layout.mode === "stack" && layout.panels.bid.h < 48 * ask.strains.length + 122;
  const refusal = ui.why ?? (!ask.may_pass ? ask.pass_why : null);
  /** @param {string} code */
  const choose = (code) => ask.legal.includes(code)
    ? ctx.set({ bid: ui.bid === code ? null : code, why: null })
    : ctx.set({ why: ask.refused[code] ?? t("bid-too-low") });
  const pageButton = open.length <= columns ? nothing : html`
    <button class="small" data-do=${more ? "higher" : "lower"} @click=${() => ctx.set({ bidPage: more ? from + columns : 0 })}>${more ? t("bid-higher") : t("bid-lower")}</button>`;
  return panel(ctx, layout.panels.bid, "bid", t("bid-title"), html`
    ${tight && !refusal ? nothing : html`<div class="head"><h2>${refusal ? rich(refusal) : t("bid-title")}</h2>${tight ? nothing : pageButton}</div>`}
    <div class="bids" role="group" aria-label=${t("bid-title")} .style=${`--columns:${Math.max(1, shown.length)}`}>
      ${ask.strains.map(({ strain, text, name }) => html`
        <span class="strain" title=${name}>${strain === "N" ? "NT" : rich(text)}</span>
        ${shown.map((n) => {
          const code = strain + n;
          const legal = ask.legal.includes(code);
          return html`<button class="pick" data-bid=${code} aria-pressed=${bid === code} aria-disabled=${!legal} aria-label=${`${name} ${n}`}
            @click=${() => choose(code)}>${n}</button>`;
        })}`)}
    </div>
    <div class="buttons">
      <button class="plain" data-do="pass" ?disabled=${!ask.may_pass || ui.pending} @click=${() => ctx.send({ kind: "pass" })}>${t("pass")}</button>${tight ? pageButton : nothing}
      <button class="main ${bid?.[0] === "N" ? "long" : ""}" data-do="bid" ?disabled=${!bid || ui.pending} @click=${() => bid && ctx.send({ kind: "bid", bid })}>${bid ? rich(ask.texts[bid] ?? bid) : t("bid-choose")}</button>
    </div>`);
}
