/* What a player sees when there is something to do: waits for it, then tells every place that may be touched, and what looks wrong. */
async ({ after, patience }) => {
  const main = document.getElementById("table")
  const end = performance.now() + patience
  const over = () => main.dataset.phase === "deal_end" || main.dataset.phase === "match_end"
  const asked = () => main.dataset.busy === "false" && Number(main.dataset.seq) > after
    && (over() ? !!main.querySelector('[data-do="next"]') : main.dataset.turn === "true")
  while (!asked() && main.dataset.holding !== "true") {
    if (performance.now() > end) {
      const toast = document.getElementById("toast")?.textContent
      throw new Error(`nothing to do after ${after}: ${JSON.stringify(main.dataset)} ${toast}`)
    }
    await new Promise((done) => setTimeout(done, 10))
  }
  const width = innerWidth, height = innerHeight
  const faults = []
  const root = document.scrollingElement
  if (root.scrollWidth > width || root.scrollHeight > height) faults.push(`the page is ${root.scrollWidth}×${root.scrollHeight}`)
  const touch = matchMedia("(pointer: coarse)").matches
  const places = []
  const wanted = "[data-card], #panels button, #note button"
  for (const node of main.querySelectorAll(wanted)) {
    const r = node.getBoundingClientRect()
    const card = "card" in node.dataset
    // a card may be covered by its right neighbour, so a hand goes to its left part
    const x = r.x + (card ? Math.min(r.width / 2, 20) : r.width / 2), y = r.y + r.height / 2
    const top = document.elementFromPoint(x, y)
    const seen = !!top && (node === top || node.contains(top))
    const hooks = { ...node.dataset }
    const name = JSON.stringify(hooks)
    if (card && !seen && main.dataset.holding !== "true" && node.dataset.at === "hand" && !document.querySelector("#panels dialog")) {
      faults.push(`${name} lies under ${top?.outerHTML.slice(0, 80)}`)
    }
    if (!card && seen) {
      if (touch && (r.width < 43.5 || r.height < 43.5)) faults.push(`${name} is ${r.width}×${r.height}`)
      if (node.scrollWidth > node.clientWidth + 1) faults.push(`the text of ${name} is too wide`)
      if (r.x < 0 || r.right > width + 0.5 || r.bottom > height + 0.5) faults.push(`${name} is off the page`)
    }
    const closed = node.disabled || node.getAttribute("aria-disabled") === "true"
    places.push({ hooks, x, y, seen, closed, pressed: node.getAttribute("aria-pressed") === "true" })
  }
  const own = [...main.querySelectorAll("#slots .slot.turn, #slots .slot")].at(-1)?.getBoundingClientRect()
  const panel = document.querySelector("#panels dialog")
  return {
    phase: main.dataset.phase, seq: Number(main.dataset.seq), holding: main.dataset.holding === "true",
    panel: panel ? [...panel.classList][1] : null, places, faults,
    trick: own ? { x: own.x + own.width / 2, y: own.y + own.height / 2 } : { x: width / 2, y: height / 2 },
    text: document.getElementById("toast")?.textContent ?? "",
  }
}
