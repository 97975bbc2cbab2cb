/** Where everything lies: a pure function of the size of the stage and the shape of the table. Pixels, from the top left of the stage. */

/** @typedef {import("./types.js").Rect} Rect */
/** @typedef {import("./types.js").Layout} Layout */
/**
 * @typedef {Object} Shape
 * @property {number} width
 * @property {number} height
 * @property {number} em  1 at the usual text size, 2 where the text is zoomed to 200 %
 * @property {number} players
 * @property {number|null} you
 * @property {number} places  places in the hand
 * @property {number} full  cards in a full hand
 * @property {boolean} tools
 * @property {number} discards  cards to discard now, 0 when this is not an exchange
 * @property {boolean} receivers  whether a receiver is to be chosen as well
 * @property {number} widow  cards of the widow lying open
 */

const RATIO = 1.4;
export const SIDE = 300;

/** @param {number} x @param {number} y @param {number} w @param {number} h @returns {Rect} */
const rect = (x, y, w, h) => ({ x: Math.round(x), y: Math.round(y), w: Math.round(w), h: Math.round(h) });

/** @param {Shape} shape @returns {Layout} */
export function layOut(shape) {
  if (shape.width >= 700 && shape.height >= 480) return ring(shape);
  return shape.width >= 600 && shape.height < 480 && !shape.discards ? low(shape) : stack(shape);
}

/** The other seats in turn order from the viewer's left. @param {Shape} shape */
export function others({ players, you }) {
  const first = you === null ? 0 : you + 1;
  return Array.from({ length: you === null ? players : players - 1 }, (_, i) => (first + i) % players);
}

/** A row of cards centred on `cx`. @param {number} n @param {number} cx @param {number} y @param {number} w @param {number} step */
function row(n, cx, y, w, step) {
  return Array.from({ length: n }, (_, i) => rect(cx + (i - (n - 1) / 2) * step - w / 2, y, w, w * RATIO));
}

/** Rows of `columns` cards, the last one centred too, in the middle of a zone. @param {number} n @param {number} columns @param {Rect} zone @param {number} widest */
function grid(n, columns, zone, widest, rows = Math.ceil(n / columns), centred = true) {
  const w = Math.min(widest, zone.w / columns - 4, (zone.h / rows - 6) / RATIO);
  const pitch = Math.min(zone.h / rows, w * RATIO + 12);
  const step = Math.min(zone.w / columns, w * 1.25);
  const used = Math.ceil(n / columns) || 1;
  const top = zone.y + (centred ? (zone.h - used * pitch) / 2 : 0);
  return Array.from({ length: n }, (_, i) => {
    const line = Math.floor(i / columns);
    const inLine = centred ? Math.min(columns, n - line * columns) : columns;
    return rect(zone.x + zone.w / 2 + (i % columns - (inLine - 1) / 2) * step - w / 2, top + line * pitch + (pitch - w * RATIO) / 2, w, w * RATIO);
  });
}

/** Phones: bar, opponents, trick, one line, hand, tools, one above the other. @param {Shape} shape @returns {Layout} */
function stack(shape) {
  const { width: W, em } = shape;
  const bar = 44 * em, plates = 66 * em, line = (em > 1.3 ? 50 : 30) * em, tools = shape.tools ? 48 * em : 0;
  // who watches has no hand: the side panel stands in its place
  const hand = shape.you === null ? Math.max(208, shape.height * 0.45) : 208;
  const H = Math.max(shape.height, bar + plates + Math.max(200, 115 + 60 * em) + line + 8 + hand + tools);
  const handTop = H - tools - hand;
  const zone = { y: bar + plates, bottom: handTop - line - 8 };
  const around = others(shape);
  const cell = (W - 4) / around.length;
  const w = Math.min(80, cell - 8, (zone.bottom - zone.y - 24) / 2 / RATIO);
  const h = w * RATIO;
  /** @type {Rect[]} */ const seats = [];
  /** @type {Rect[]} */ const slots = [];
  around.forEach((seat, i) => {
    seats[seat] = rect(2 + i * cell + 2, bar + 3, cell - 4, plates - 6);
    slots[seat] = rect(2 + (i + 0.5) * cell - w / 2, zone.y + 5, w, h);
  });
  const ownTop = zone.bottom - h - Math.max(4, Math.min(20, zone.bottom - zone.y - 2 * h - 12));
  if (shape.you !== null) {
    slots[shape.you] = rect((W - w) / 2, ownTop, w, h);
    seats[shape.you] = rect(4, ownTop + (h - 60 * em) / 2, (W - w) / 2 - 14, 60 * em);
  }
  const handZone = rect(2, handTop, W - 4, hand - 2);
  const exchange = rect(0, bar, W, H - bar);
  let places = grid(shape.places, Math.max(4, Math.ceil(shape.full / 2)), handZone, 68, 2);
  /** @type {Rect[]} */ let tray = [];
  if (shape.discards) {
    const trayW = Math.min(60, (W - 24) / shape.discards - 6);
    tray = row(shape.discards, W / 2, bar + 40 * em, trayW, trayW + 8);
    const top = bar + 40 * em + trayW * RATIO + 54 * em + (shape.receivers ? 56 * em : 0);
    places = grid(shape.places, shape.places > 15 ? 6 : 5, rect(4, top, W - 8, H - 64 * em - top), 68, undefined, false);
  }
  return {
    mode: "stack", side: shape.you === null ? rect(0, handTop, W, hand) : null, tableWidth: W, height: H, bar: rect(0, 0, W, bar), seats, slots,
    hand: places, tray,
    line: rect(6, zone.bottom, W - 12, line), note: rect((W + w) / 2 + 8, ownTop, (W - w) / 2 - 14, h),
    tools: tools ? rect(0, H - tools, W, tools) : null,
    panels: {
      bid: rect(0, zone.y, W, handTop - 4 - zone.y), name: rect(0, bar, W, handTop - 4 - bar), ask: rect(0, bar, W, handTop - 18 - bar),
      exchange, result: exchange,
    },
    widow: row(shape.widow, W / 2, zone.y + 20, w, Math.min(w + 8, (W - w - 12) / Math.max(1, shape.widow - 1))),
  };
}

/** A phone on its side: everyone in one row, the viewer last; the trick below; the hand in one row. @param {Shape} shape @returns {Layout} */
function low(shape) {
  const { width: W, em } = shape;
  const bar = 44 * em, plates = 60 * em, line = 28 * em;
  const H = Math.max(shape.height, bar + plates + line + 180);
  const cardW = Math.min(68, (W - 8) / Math.max(9, shape.places) - 4), handTop = H - cardW * RATIO - 6;
  const top = bar + plates, around = others(shape), all = shape.you === null ? around : [...around, shape.you];
  const cell = (W - 4) / all.length;
  const w = Math.min(96, cell - 8, (handTop - line - top - 16) / RATIO), h = w * RATIO;
  /** @type {Rect[]} */ const seats = [];
  /** @type {Rect[]} */ const slots = [];
  all.forEach((seat, i) => {
    seats[seat] = rect(4 + i * cell, bar + 3, cell - 4, plates - 4);
    slots[seat] = rect(2 + (i + 0.5) * cell - w / 2, top + 4, w, h);
  });
  const room = rect(Math.max(0, W / 2 - 330), bar, Math.min(W, 660), handTop - 4 - bar);
  const own = shape.you === null ? 0 : slots[shape.you].x;
  return {
    mode: "stack", side: null, tableWidth: W, height: H, bar: rect(0, 0, W, bar), seats, slots, tray: [], tools: null,
    hand: row(shape.places, W / 2, handTop, cardW, cardW + 5), line: rect(6, handTop - line - 6, W - 12, line), note: rect(own - 150, top, 150, h),
    panels: { bid: room, name: room, ask: room, exchange: room, result: rect(0, bar, W, H - bar) },
    widow: row(shape.widow, W / 2, top + 4, w, w + 8),
  };
}

/** Larger screens: seats around the table, the hand in one row, the side panel where there is room. @param {Shape} shape @returns {Layout} */
function ring(shape) {
  const side = shape.width >= 1000;
  const W = shape.width - (side ? SIDE : 0);
  const { em } = shape;
  const bar = 48 * em;
  const scale = Math.min(1.3, W / 980, (shape.height - bar) / 752);
  const H = shape.height, cx = W / 2;
  const cardW = 96 * scale, room = W - 32 - cardW;
  const handH = shape.you === null ? 0 : cardW * RATIO;
  const twoRows = room / Math.max(1, shape.places - 1) < 46, inRow = twoRows ? Math.ceil(shape.places / 2) : shape.places;
  const lastRow = H - handH - 28 * scale, handTop = lastRow - (twoRows ? cardW * RATIO * 0.5 : 0);
  const lineH = 32 * em, lineTop = handTop - lineH - 16 * scale;
  const w = 88 * scale, h = w * RATIO;
  const plateW = Math.max(124, 132 * scale) * Math.min(em, 1.4), plateH = 68 * em;
  const around = others(shape), k = around.length;
  const slack = Math.max(0, lineTop - bar - 580 * scale);
  const top = bar + 16 * scale + slack * 0.6, spread = W / 2 - plateW / 2 - 16;
  const low = lineTop + lineH - 2 * plateH - 60 * scale, inner = spread * (shape.you === null ? 0.58 : 0.65);
  const slotTop = top + plateH + 20 * scale, drop = low + (plateH - h) / 2 - slotTop;
  /** @type {Rect[]} */ const seats = [];
  /** @type {Rect[]} */ const slots = [];
  around.forEach((seat, i) => {
    const angle = k === 1 ? Math.PI / 2 : Math.PI * (1 - i / (k - 1));
    seats[seat] = rect(cx + spread * Math.cos(angle) - plateW / 2, low - (low - top) * Math.sin(angle), plateW, plateH);
    slots[seat] = rect(cx + inner * Math.cos(angle) - w / 2, slotTop + drop * (1 - Math.sin(angle)), w, h);
  });
  if (shape.you !== null) {
    slots[shape.you] = rect(cx - w / 2, lineTop - h - 12 * scale, w, h);
    seats[shape.you] = rect(16, lineTop - plateH + lineH, plateW, plateH);
  }
  const handStep = Math.min(90 * scale, room / Math.max(1, inRow - 1));
  const middle = { top: top + plateH + 10, bottom: handTop - 14 };
  const panelW = Math.min(W - 32, 640 * Math.max(1, em * 0.8));
  const panel = rect(cx - panelW / 2, middle.top, panelW, middle.bottom - middle.top);
  const trayW = Math.min(78 * scale, (panelW - 32) / Math.max(1, shape.discards) - 8);
  const trayTop = Math.max(middle.top, middle.bottom - (trayW * RATIO + (176 + (shape.receivers ? 64 : 0)) * em));
  const trayPanel = rect(panel.x, trayTop, panel.w, middle.bottom - trayTop);
  return {
    mode: "ring", side: side ? rect(W, bar, SIDE, H - bar) : null, tableWidth: W, height: H, bar: rect(0, 0, shape.width, bar), seats, slots,
    hand: [...row(inRow, cx, handTop, cardW, handStep), ...row(shape.places - inRow, cx, lastRow, cardW, handStep)],
    line: rect(cx - Math.min(W / 2 - plateW - 60, 300 * em), lineTop, Math.min(W - 2 * plateW - 120, 600 * em), lineH),
    note: rect(W - plateW - 48, lineTop - plateH + lineH, plateW + 24, plateH),
    tools: null,
    panels: { bid: panel, name: panel, ask: panel, exchange: trayPanel, result: rect(0, bar, W, H - bar) },
    tray: row(shape.discards, cx, trayTop + 48 * em, trayW, trayW + 10),
    widow: row(shape.widow, cx, middle.top + (lineTop - middle.top - h) / 2, w, Math.min(w + 10, (W * 0.7) / Math.max(1, shape.widow))),
  };
}
