"""The keys of docs/view.md."""

from collections.abc import Mapping

VIEW = {
    "table",
    "phase",
    "you",
    "turn",
    "bar",
    "seats",
    "leader",
    "trick",
    "last_trick",
    "hand",
    "instruction",
    "widow",
    "discards",
    "ask",
    "log",
    "result",
    "sheet",
    "match",
    "commitment",
    "opened",
}
TABLE = {
    "id",
    "deal",
    "deals",
    "dealer",
    "rules_title",
    "rules_code",
    "rules_url",
    "differences",
    "lang",
    "mode",
    "honour_ranks",
}
BAR = {
    "contract",
    "last_bid",
    "napoleon",
    "adjutant_card",
    "adjutant",
    "secret",
    "trump",
    "trick",
    "tricks",
    "honours_taken",
    "honours",
    "side_honours",
    "perfect",
}
SEAT = {"seat", "name", "bot", "cards", "honours", "badge", "badge_text", "word", "dealer", "score", "sentence"}
PLAY = {"seat", "card", "suit", "as", "role", "winning"}
TRICK = {"number", "plays", "winner", "honours", "text"}
CARD = {"card", "label", "role", "honour", "legal", "why", "new", "calls", "names", "betray"}
BID = {"bid", "suit", "number", "text", "long"}
RESULT = {"won", "yours", "title", "text", "redeal", "hands", "widow", "discards", "tricks", "scores"}
SCORE = {"seat", "name", "badge", "badge_text", "honours", "change", "total", "why"}
ASKS = {
    "bid": {"kind", "numbers", "strains", "legal", "refused", "may_pass", "pass_why", "texts"},
    "name": {"kind", "suggested", "cards", "texts"},
    "discard": {"kind", "count", "least_from_widow", "most_honours", "receivers", "rule"},
    "perfect": {"kind", "text", "yes", "no"},
    "play": {"kind", "betray", "adjutant_betray"},
    "next": {"kind", "text"},
}
ASK_OF_PHASE = {"auction": "bid", "naming": "name", "exchange": "discard", "perfect": "perfect", "play": "play"}
EVENTS: Mapping[str, set[str]] = {
    "dealt": {"deal", "dealer"},
    "turn": {"phase", "seats"},
    "trump_drawn": {"suit"},
    "bid_made": {"seat", "bid"},
    "passed": {"seat"},
    "bid_demanded": {"seat"},
    "widow_exposed": {"cards"},
    "widow_turned": {"card"},
    "redeal": set(),
    "contract_made": {"seat", "bid"},
    "adjutant_named": {"seat", "card"},
    "widow_shown": {"cards"},
    "widow_taken": {"seat"},
    "discarded": {"seat", "count", "cards"},
    "card_played": {"seat", "card", "winning_seat"},
    "adjutant_revealed": {"seat"},
    "trick_won": {"seat", "honours", "reason", "winning_card"},
    "betrayed": {"seat", "who"},
    "perfect_answered": {"seat", "yes"},
    "deal_scored": set(),
}
OPTIONAL = {"widow_turned": {"seat"}, "discarded": {"receiver"}, "card_played": {"suit", "as"}}
