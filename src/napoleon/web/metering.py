"""Counts what people and programs do at tables, over sockets and HTTP alike."""

from starlette.requests import HTTPConnection

from napoleon.web.limits import Gate, Kind
from napoleon.web.throttle import caller_of

KINDS: dict[str, Kind] = {
    "sit": "join",
    "rules": "join",
    "settings": "join",
    "stamp": "talk",
    "say": "talk",
    "use_code": "code",
}
"""actions that are counted once more, besides as messages"""


def count_message(connection: HTTPConnection) -> None:
    """TooFast where there were too many messages."""
    gate: Gate = connection.app.state.gate
    gate.take("message", caller_of(connection))


def count_action(connection: HTTPConnection, action: object) -> None:
    """TooFast where there were too many actions of this kind; what is no action is somebody else's to refuse."""
    gate: Gate = connection.app.state.gate
    kind = KINDS.get(str(action.get("kind"))) if isinstance(action, dict) else None
    if kind is not None:
        gate.take(kind, caller_of(connection))
