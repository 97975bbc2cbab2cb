"""The browser's own work, without a server: room for everything, the pace of the queue, no word missing."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

ROOT = Path(__file__).parents[2] / "src" / "napoleon"
STATIC = ROOT / "web" / "static"
ORIGIN = "http://client.test"


def keys(language: str) -> set[str]:
    text = (ROOT / "words" / language / "island.ftl").read_text("utf-8")
    return set(re.findall(r"^island-(\S+) = \S", text, re.MULTILINE))


def test_every_fixed_word_is_in_both_languages() -> None:
    used = {
        key
        for file in STATIC.rglob("*.js")
        if file.parent.name != "vendor"
        for key in re.findall(r'\bt\("([\w-]+)"', file.read_text("utf-8"))
    }
    assert len(used) > 50
    assert used - keys("ja") == set()
    assert keys("ja") == keys("en")


@pytest.fixture
def client(page: Page) -> Page:
    """An empty page that may import the client's modules."""

    def answer(route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN).lstrip("/")
        if path:
            route.fulfill(path=STATIC / path, content_type="text/javascript" if path.endswith(".js") else None)
        else:
            route.fulfill(body="<!doctype html><title>-</title>", content_type="text/html")

    page.route(f"{ORIGIN}/**", answer)
    page.goto(f"{ORIGIN}/")
    return page


SIZES = [(390, 664), (360, 640), (1280, 800), (1000, 700), (820, 1100), (640, 400), (844, 390)]
HANDS = [(4, 12), (4, 13), (5, 10), (6, 8), (7, 7)]


@pytest.mark.browser
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_has_room(client: Page, size: tuple[int, int]) -> None:
    """No card leaves the stage, no two places of a trick overlap, and what is touched is at least 44 px apart."""
    faults = client.evaluate(
        """async ([[width, height], hands]) => {
            const { layOut } = await import('/layout.js')
            const faults = []
            const apart = (a, b) => a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1
            for (const [players, full] of hands) for (const discards of [0, 2, 5]) for (const tools of [true, false]) {
                if (discards && tools) continue
                const places = full + discards
                const choice = { places, full, tools, discards, receivers: discards === 5, widow: 0 }
                const shape = { width, height, em: 1, players, you: 0, ...choice }
                const l = layOut(shape)
                const say = (what) => faults.push(`${what}: ${JSON.stringify(shape)}`)
                for (const r of [...l.hand, ...l.slots, ...l.seats, ...l.tray])
                    if (r.x < 0 || r.y < l.bar.h || r.x + r.w > l.tableWidth || r.y + r.h > l.height) say('outside')
                l.slots.forEach((a, i) => l.slots.forEach((b, j) => { if (i < j && !apart(a, b)) say(`slots ${i} ${j}`) }))
                l.hand.forEach((a, i) => { const b = l.hand[i + 1]; if (b && b.y === a.y && b.x - a.x < 44) say('narrow') })
                if (!discards) for (const s of l.slots) for (const c of l.hand) if (!apart(s, c)) say('slot under the hand')
                if (l.hand.length !== places) say('places')
            }
            return faults
        }""",
        [size, HANDS],
    )
    assert faults == []


QUEUE = """async (act) => {
    const { Queue } = await import('/queue.js')
    const shown = [], start = performance.now()
    let done
    const end = new Promise((resolve) => { done = resolve })
    const view = (seq) => ({ bar: { trick: 1, tricks: 10 }, hand: [1], seq })
    const queue = new Queue((m, stage) => shown.push([m.seq, stage]), () => 0.6, () => { if (shown.length) done() })
    const push = (seq, kind) => queue.push({ type: 'view', seq, events: [{ seq, kind, text: null }], view: view(seq) })
    push(1, 'card_played'); push(1, 'card_played'); push(2, 'trick_won'); push(3, 'card_played')
    if (act === 'flush') { await new Promise((r) => setTimeout(r, 300)); queue.flush() }
    if (act === 'tap') { await new Promise((r) => setTimeout(r, 300)); queue.hold(); queue.letGo() }
    if (act === 'resync') queue.push({ type: 'view', seq: 9, events: [], view: view(9) })
    await end
    return { shown, ms: performance.now() - start }
}"""


@pytest.mark.browser
def test_queue_plays_each_event_once_and_holds_a_full_trick(client: Page) -> None:
    played = client.evaluate(QUEUE, "wait")
    assert played["shown"] == [[1, "show"], [2, "ended"], [2, "show"], [3, "show"]]
    assert played["ms"] > 1000  # at the speed "fast": two cards 216 each, a full trick 540, the collection 204


@pytest.mark.browser
def test_queue_goes_on_at_a_tap(client: Page) -> None:
    played = client.evaluate(QUEUE, "tap")
    assert played["shown"] == [[1, "show"], [2, "ended"], [2, "show"], [3, "show"]]
    assert played["ms"] < client.evaluate(QUEUE, "wait")["ms"] - 200


@pytest.mark.browser
def test_queue_comes_to_the_present(client: Page) -> None:
    assert client.evaluate(QUEUE, "flush")["shown"] == [[1, "show"], [2, "ended"], [3, "jump"]]
    assert client.evaluate(QUEUE, "resync")["shown"][-1] == [9, "jump"]
