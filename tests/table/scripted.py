"""Somebody who plays at random by what the view offers, as a browser would: nothing but the JSON is read."""

import random
from typing import Any

Json = dict[str, Any]


def answer(view: Json, rng: random.Random) -> Json | None:
    """An action that the view offers, None where it offers none."""
    ask = view["ask"]
    if ask is None:
        return None
    kind = ask["kind"]
    if kind == "bid":
        if ask["may_pass"] and (not ask["legal"] or rng.random() < 0.5):
            return {"kind": "pass"}
        return {"kind": "bid", "bid": rng.choice(ask["legal"][:8])} if ask["legal"] else None
    if kind == "name":
        return {"kind": "name", "card": rng.choice([choice["card"] for choice in ask["cards"] if choice["legal"]])}
    if kind == "discard":
        return _discard(view, ask, rng)
    if kind == "perfect":
        return {"kind": "perfect", "yes": rng.random() < 0.5}
    if kind == "next":
        return {"kind": "next"}
    if ask["betray"] and rng.random() < 0.5:
        return {"kind": "betray"}
    return _play(view, rng)


def _play(view: Json, rng: random.Random) -> Json:
    card = rng.choice([card for card in view["hand"] if card["legal"]])
    action: Json = {"kind": "play", "card": card["card"]}
    if card["calls"]:
        action["suit"] = rng.choice(card["calls"])
    if card["names"]:
        action["as"] = rng.choice(card["names"])
    if card["betray"] and rng.random() < 0.5:
        action["betray"] = True
    return action


def _discard(view: Json, ask: Json, rng: random.Random) -> Json:
    """Widow cards first where some must go, honours last where they may not."""
    few = ask["most_honours"] is not None
    cards = sorted(view["hand"], key=lambda card: (few and card["honour"], rng.random()))
    least = ask["least_from_widow"]
    chosen = [card for card in cards if card["new"]][:least]
    chosen += [card for card in cards if card not in chosen][: ask["count"] - least]
    action: Json = {"kind": "discard", "cards": [card["card"] for card in chosen]}
    if ask["receivers"] and any(card["honour"] for card in chosen):
        action["receiver"] = rng.choice(ask["receivers"])["seat"]
    return action
