"""A bot takes a seat by a table's link and plays: python bot.py http://127.0.0.1:8520/table/NAME robo"""

import json
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def answer(view):
    """The first action that is allowed, None where there is nothing to do."""
    ask, room = view["ask"], view["room"]
    if room:
        return None if room["seats"][view["you"]]["agreed"] else {"kind": "agree"}
    if not ask or ask["kind"] in ("next", "perfect"):
        return ask and {"kind": ask["kind"], "yes": False}
    if ask["kind"] == "bid":
        return {"kind": "pass"} if ask["may_pass"] else {"kind": "bid", "bid": ask["legal"][0]}
    if ask["kind"] == "name":
        return {"kind": "name", "card": next(row["card"] for row in ask["cards"] if row["legal"])}
    if ask["kind"] == "discard":
        cards = sorted(view["hand"], key=lambda card: (card["honour"], not card["new"]))[: ask["count"]]
        gift = {"receiver": ask["receivers"][0]["seat"]} if ask["receivers"] and cards[-1]["honour"] else {}
        return {"kind": "discard", "cards": [card["card"] for card in cards], **gift}
    card = next(card for card in view["hand"] if card["legal"])
    called = {key: card[field][0] for key, field in (("suit", "calls"), ("as", "names")) if card[field]}
    return {"kind": "play", "card": card["card"], **called}


(base, table), name = sys.argv[1].split("/table/"), sys.argv[2]
token = json.load(urlopen(Request(f"{base}/api/sessions", method="POST")))["token"]
address = f"ws{base.removeprefix('http')}/api/tables/{table}/socket"
with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
    for number, text in enumerate(socket):
        view = json.loads(text).get("view")
        if view and view["match"]:
            break
        action = view and ({"kind": "sit", "name": name} if view["you"] is None else answer(view))
        if action:
            socket.send(json.dumps({"id": str(number), "action": action}))
