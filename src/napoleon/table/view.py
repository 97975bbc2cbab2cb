"""The view: all that one viewer's browser is told of a deal (docs/view.md), from what that viewer knows.

Pure functions over the state that was folded from the viewer's own masked events. Never give them the full state: what is
not in the viewer's state cannot be in the view.
"""

from typing import Any

from napoleon.cards import codes, members
from napoleon.deal.events import Viewer
from napoleon.deal.state import State
from napoleon.table.frame import Frame, finished
from napoleon.table.instruction import instruction
from napoleon.table.view_ask import ask_json
from napoleon.table.view_bar import bar_json, seats_json
from napoleon.table.view_hand import hand_json, widow_taken
from napoleon.table.view_result import match_json, result_json, sheet_json
from napoleon.table.view_trick import last_trick_json, trick_json

Json = dict[str, Any]


def view_json(state: State, viewer: Viewer, frame: Frame) -> Json:
    """The view of a seat, or of a spectator (None); `state` is folded from the events masked for that viewer."""
    voice = frame.voice(viewer)
    over = finished(state)
    playing = phase_of(state, frame) in ("play", "perfect")
    return {
        "table": _table(state, frame),
        "phase": phase_of(state, frame),
        "you": viewer,
        "turn": [] if over else list(state.turn),
        "bar": bar_json(state, viewer, voice),
        "seats": seats_json(state, frame, voice),
        "leader": state.leader if playing else None,
        "trick": trick_json(state, voice),
        "last_trick": last_trick_json(state, voice),
        "hand": hand_json(state, viewer, voice),
        "instruction": instruction(state, viewer, frame, voice),
        "widow": _widow(state, viewer),
        "discards": _discards(state),
        "ask": ask_json(state, viewer, frame, voice),
        "log": [dict(row) for row in frame.log],
        "result": result_json(state, viewer, frame, voice) if over else None,
        "sheet": sheet_json(state, frame, voice),
        "match": match_json(state, frame, voice) if frame.match_over and over else None,
        "commitment": frame.commitment,
        "opened": {"seed": frame.opened, "commitment": frame.commitment} if frame.opened is not None and over else None,
    }


def phase_of(state: State, frame: Frame) -> str:
    """The phase as the browser knows it."""
    if finished(state):
        return "match_end" if frame.match_over else "deal_end"
    if state.phase == "none":
        return "auction" if state.rules.sides else "play"
    return state.phase


def _table(state: State, frame: Frame) -> Json:
    return {
        "id": frame.table,
        "deal": frame.deal,
        "deals": frame.deals,
        "dealer": state.dealer,
        "rules_title": frame.rules_title,
        "rules_code": frame.rules_code,
        "rules_url": frame.rules_url,
        "differences": list(frame.differences),
        "lang": frame.language,
        "mode": state.rules.mode.mode,
        "honour_ranks": state.rules.table.honours,
    }


def _widow(state: State, viewer: Viewer) -> list[str] | None:
    """What of the widow lies face up, or the viewer's own while he exchanges; nothing of it once it is gone."""
    if state.discard_count or finished(state) or state.phase in ("play", "perfect"):
        return None
    taken = widow_taken(state)
    if (state.widow_open and not taken) or (taken and viewer == state.napoleon):
        return codes(state.widow)
    return codes(state.turned) if state.turned and not taken else None


def _discards(state: State) -> Json | None:
    if not state.discard_count:
        return None
    return {"count": state.discard_count, "cards": codes(members(state.discards))}
