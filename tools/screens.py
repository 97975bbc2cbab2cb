"""Pictures of every state at both sizes, into a folder; it needs what the tests need.

`python -m tools.screens FOLDER [scene, size, look or language …]` takes them, `python -m tools.screens FOLDER keep` then puts
the telling ones, made small, into docs/screens.
"""

import os
import sys
import tempfile
from base64 import b64decode, b64encode
from pathlib import Path
from unittest import mock

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from napoleon.table import live, thinking
from napoleon.words import Problem
from tests.browser.bots import BOTS
from tests.browser.player import SIZES, Json, Player, found
from tests.conftest import launch
from tests.web.server import Server
from tools.friends import FRIENDS
from tools.studio import Scene, Studio

QUIET = ("test-quiet",) * 6
STRONG = "SA SK SQ SJ CJ JO"


def ordinary(studio: Studio) -> None:
    with studio.pages() as page:
        addresses = {
            "home": "/",
            "home-friends": "/?with=friends",
            "lobby-empty": "/lobby",
            "verify": "/verify",
            "rules": "/rules",
        }
        addresses |= {"sheet": "/rules/kougai", "editor": "/rules/edit?from=gamefarm", "no-table": "/table/nowhere"}
        for name, path in addresses.items():
            page.goto(studio.server.address + path)
            studio.keep(page, name)
        page.goto(f"{studio.server.address}/rules/edit")
        page.locator("#family-joker > summary").click()
        page.locator("#family-joker").evaluate("node => node.scrollIntoView()")
        studio.keep(page, "editor-open")
        page.locator("#family-table > summary").click()
        page.locator('[name="table.hand_size"]').fill("13")
        page.locator("form.editor button.main").click()
        studio.keep(page, "editor-refused")
        page.goto(studio.server.address)
        page.locator("summary").click()
        page.fill("#rules", '{"preset": "standard", "set": {"table.players": 7, "table.hand_size": 9}}')
        page.locator("form button.main").click()
        studio.keep(page, "home-refused")


def hand_of(told: Json, legal: bool) -> list[Json]:
    return [place for place in found(told, "card") if place["hooks"]["legal"] == str(legal).lower()]


def napoleon(studio: Studio) -> None:
    order = {"mine": STRONG, "bots": QUIET}
    taste = {"bids": 1, "strain": "S", "early": "JO", "name": "HA"}
    with studio.table({"joker.lead": "choose_suit"}, order, taste) as player:
        page = player.page
        told = player.glance()
        studio.keep(page, "auction")
        player.bid(told)
        studio.keep(page, "auction-chosen")
        player.bid(player.glance())
        told = player.glance()
        studio.keep(page, "naming")
        player.name(told)
        studio.keep(page, "naming-chosen")
        player.play("exchange")
        studio.keep(page, "exchange")
        player.exchange(player.glance())
        player.exchange(player.glance())
        studio.keep(page, "exchange-two")
        player.play("play")
        studio.keep(page, "lead")
        player.card(player.glance())
        studio.keep(page, "joker-call")
        player.joker(player.glance())
        hold(player, studio, "trick-end")
        later(player, studio)


def hold(player: Player, studio: Studio, name: str) -> None:
    """A finger on a full trick keeps it."""
    page = player.page
    page.wait_for_selector("[data-holding=true]")
    told = player.glance()
    page.mouse.move(told["trick"]["x"], told["trick"]["y"])
    page.mouse.down()
    studio.keep(page, name)
    page.mouse.up()


def later(player: Player, studio: Studio) -> None:
    """The rest of Napoleon's deal, with everything that can be opened."""
    page = player.page
    barred: list[Json] = []
    while not barred:
        told = player.glance()
        if not told["holding"]:
            barred = hand_of(told, legal=False)
        if not barred:
            player.step(told)
    player.touch(barred[-1])
    studio.keep(page, "barred")
    drawers(player, studio)
    with mock.patch.object(live.LiveTable, "_commit_request", side_effect=Problem("not_your_turn", seat=0)):
        told = player.glance()
        place = hand_of(told, legal=True)[0]
        player.touch(place)
        if studio.size.touch:
            page.wait_for_selector(".card.lifted")
            studio.keep(page, "lifted")
            player.touch(place)
        page.wait_for_function("() => document.getElementById('toast').textContent.trim()")
        studio.keep(page, "refused")
    player.watch.offline = True
    page.context.set_offline(True)
    page.wait_for_function("() => document.getElementById('strip').textContent.trim()")
    studio.keep(page, "offline")
    page.context.set_offline(False)
    page.wait_for_function("() => !document.getElementById('strip').textContent.trim()", timeout=20_000)
    player.watch.offline = False
    player.play("deal_end")
    studio.keep(page, "deal-end")
    page.locator("#panels .scroll").evaluate("node => node.scrollTop = 420")
    studio.keep(page, "deal-end-below")
    page.locator("#panels summary").first.click()
    page.locator("#panels summary").first.evaluate("node => node.scrollIntoView({block: 'start'})")
    studio.keep(page, "deal-end-tricks")
    player.step(player.glance())
    player.play("match_end")
    studio.keep(page, "match-end")
    if studio.size.touch:
        return
    page.locator('[data-do="tab-scores"]').click()
    studio.keep(page, "match-end-scores")


def drawers(player: Player, studio: Studio) -> None:
    page = player.page
    names = (
        ["last-trick", "log", "scores", "rules", "settings"]
        if studio.size.touch
        else ["tab-scores", "tab-rules", "tab-log", "settings"]
    )
    for name in names:
        page.locator(f'[data-do="{name}"]').locator("visible=true").first.click()
        page.wait_for_timeout(150)
        studio.keep(page, f"drawer-{name.removeprefix('tab-')}")
        if name == "settings":
            page.locator('#sheet [data-do="keys"]').click()
            studio.keep(page, "drawer-keys")
        if page.locator("#sheet[open]").count():
            page.locator('#sheet [data-do="close"]').click()


def reveal(studio: Studio) -> None:
    taste = {"bids": 1, "strain": "S", "name": "HA", "late": "SA SK SJ"}
    with studio.table({}, {"mine": STRONG + " H2 H3", "theirs": "HA", "bots": QUIET}, taste, '{"speed": "slow"}') as player:
        page = player.page
        player.play("play")
        for _ in range(200):
            page.wait_for_function(
                """() => document.querySelector("#banner.shown") && document.querySelector(".plate .badge.adjutant")
                || table.dataset.busy === "false" && (table.dataset.turn === "true" || table.dataset.phase === "deal_end")
                || table.dataset.holding === "true" """
            )
            if page.locator("#banner.shown").count() and page.locator(".plate .badge.adjutant").count():
                page.wait_for_timeout(400)
                studio.keep(page, "reveal")
                return
            told = player.glance()
            if told["phase"] == "deal_end":
                return
            if not told["holding"]:
                player.step(told)
            page.wait_for_timeout(40)


def wild(studio: Studio) -> None:
    with studio.table({"joker.wild": True}, {"mine": "JO", "bots": QUIET}, {"bids": 1, "early": "JO"}) as player:
        player.play("joker")
        studio.keep(player.page, "wild")
        player.joker(player.glance())
        studio.keep(player.page, "wild-chosen")
        player.play("play")


def betrayals(studio: Studio) -> None:
    order = {"mine": "CT JO", "theirs": "HA", "bots": QUIET}
    with studio.table({"betrayal.napoleon": True}, order, {"bids": 1, "name": "HA", "late": "CT JO"}) as player:
        player.play("play")
        studio.keep(player.page, "betray-offered")
        player.play("question")
        studio.keep(player.page, "betray-napoleon")
        player.question(player.glance())
        player.glance()
        studio.keep(player.page, "betray-done")
    order = {"mine": "CT", "bots": ("test-club-ten", *QUIET[:3])}
    with studio.table({"betrayal.adjutant_card": "CT"}, order, {"late": "CT"}) as player:
        player.play("play")
        player.page.wait_for_selector("#banner:not(.shown)", state="attached")
        studio.keep(player.page, "secret")
        player.play("question")
        studio.keep(player.page, "betray-adjutant")


def perfect(studio: Studio) -> None:
    with studio.table({"win.perfect_call": True}, {"mine": STRONG, "bots": QUIET}, {"bids": 1, "strain": "S"}) as player:
        player.play("question")
        studio.keep(player.page, "perfect")
        player.question(player.glance())
        player.glance()
        studio.keep(player.page, "perfect-play")


def many(studio: Studio) -> None:
    with studio.table({"table.players": 7, "table.jokers": 2}, {"bots": QUIET}, {"bids": 1}) as player:
        player.glance()
        studio.keep(player.page, "seven-auction")
        player.play("exchange")
        studio.keep(player.page, "seven-exchange")
        middle(player)
        studio.keep(player.page, "seven-play")
        player.play("deal_end")
        studio.keep(player.page, "seven-end")


def middle(player: Player, cards: int = 2) -> None:
    """Some tricks into the deal, at the player's turn with cards on the table."""
    player.play("play")
    while True:
        told = player.glance()
        on_table = player.page.locator('[data-at="trick"]').count()
        if not told["holding"] and on_table >= cards:
            return
        player.step(told)


def few(studio: Studio) -> None:
    for name, rules in {
        "twelve": {"table.players": 4},
        "thirteen": {"table.players": 4, "table.jokers": 0, "table.hand_size": 13},
    }.items():
        with studio.table(rules, {"bots": QUIET}, {"bids": 1}) as player:
            player.glance()
            studio.keep(player.page, f"{name}-auction")
            if name == "twelve":
                player.play("exchange")
                studio.keep(player.page, f"{name}-exchange")
            middle(player, 1)
            studio.keep(player.page, f"{name}-play")


def gift(studio: Studio) -> None:
    with studio.table({"exchange.honours_to": "gift"}, {"mine": "SA SK SQ HA HK DA DK", "bots": QUIET}, {"bids": 1}) as player:
        player.play("exchange")
        for place in hand_of(player.glance(), legal=True)[:3]:
            player.touch(place)
            player.glance()
        studio.keep(player.page, "gift")


def alone(studio: Studio) -> None:
    with studio.table({"mode": "free_for_all"}, {}, {}) as player:
        middle(player)
        studio.keep(player.page, "alone")
        player.play("deal_end")
        studio.keep(player.page, "alone-end")


def no_trump(studio: Studio) -> None:
    rules = {"auction.no_trump": "high", "auction.minimum": 1}
    with studio.table(rules, {"bots": QUIET}, {"bids": 1, "strain": "N"}) as player:
        player.bid(player.glance())
        studio.keep(player.page, "no-trump-auction")
        middle(player)
        studio.keep(player.page, "no-trump-play")


SCENES: list[Scene] = [*FRIENDS, ordinary, napoleon, reveal, wild, betrayals, perfect, many, few, gift, alone, no_trump]
LOOKS = [("light", "ja"), ("dark", "ja"), ("light", "en")]


KEPT = (
    *(
        f"{name}-phone"
        for name in ("home", "auction-chosen", "naming", "exchange-two", "barred", "trick-end", "reveal", "secret")
    ),
    *(f"{name}-phone" for name in ("betray-adjutant", "wild-chosen", "deal-end", "twelve-play")),
    *(
        "room-host-phone",
        "room-guest-phone-dark",
        "room-rules-phone",
        "room-host-desktop",
        "stamps-phone",
        "away-phone",
        "somebody-away-desktop",
    ),
    *("spectator-phone", "home-friends-phone", "lobby-phone", "editor-open-phone", "device-phone"),
    *("seven-play-phone-dark", "trick-end-desktop", "barred-desktop-dark", "deal-end-desktop"),
)
DOCS = Path(__file__).parents[1] / "docs" / "screens"
SHRINK = """async (source) => {
    const picture = await createImageBitmap(await (await fetch(source)).blob())
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext("2d").drawImage(picture, 0, 0)
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality: 0.7 })).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
}"""


def keep_small(browser: Browser, folder: Path) -> None:
    """The kept pictures as WebP, which the browser writes itself."""
    DOCS.mkdir(exist_ok=True)
    page = browser.new_page()
    for name in KEPT:
        picture = b64encode((folder / f"{name}.png").read_bytes()).decode()
        (DOCS / f"{name}.webp").write_bytes(b64decode(page.evaluate(SHRINK, f"data:image/png;base64,{picture}")))


def main(folder: Path, wanted: list[str]) -> None:
    """Take them all, or those whose scene, size, look or language is named."""
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data, mock.patch.dict(thinking.BOTS, BOTS):
        browser = launch(playwright)
        if wanted == ["keep"]:
            keep_small(browser, folder)
            return
        os.environ["NAPOLEON_GRACE"] = "1"  # nobody waits long for the picture of a bot that stands in
        server = Server(Path(data))
        for scheme, language in LOOKS:
            for size in SIZES:
                for scene in SCENES:
                    tags = {scheme, language, size.name, scene.__name__}
                    if all(word in tags for word in wanted):
                        print(*sorted(tags), flush=True)
                        try:
                            scene(Studio(browser, server, folder, size, scheme, language))
                        except (AssertionError, PlaywrightError) as error:
                            print("failed:", error, flush=True)
        server.stop()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
