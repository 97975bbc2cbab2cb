"""What programs send and get over HTTP, each field with its meaning and an example."""

from typing import Any, Literal

from pydantic import ConfigDict, Field

from napoleon.rules import PRESETS
from napoleon.table.messages import LONGEST_ID
from napoleon.web.api.actions import Action, Clock, Form, Level, Name

TABLE_NAME = r"^[A-Za-z0-9_-]{1,64}$"
LONGEST_RULES = 8_000


class Session(Form):
    """A new session."""

    token: str = Field(
        description="Send it as `Authorization: Bearer …`. It is shown this once, and whoever has it is you.",
        examples=["q83vEjRWeJCrze8SNFZ4kA"],
    )


class NewTable(Form):
    """What a table is to be like. Its host sits on the first chair."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"name": "robo", "rules": "standard", "clock": "normal"}]})
    name: Name
    rules: str = Field(
        PRESETS[0],
        max_length=LONGEST_RULES,
        description="A preset's name, a share code, or a rule set as JSON or TOML in a string.",
        examples=["party", '{"preset": "standard", "set": {"score.deals": 4}}'],
    )
    level: Level = Field("simple", description="How well the bots play that take empty chairs.")
    clock: Clock = Field("off")
    listed: bool = Field(False, description="Shown in the list of open tables.")
    chat: bool = Field(False, description="Players may write to one another.")
    late: bool = Field(False, description="Spectators see each deal once it is over.")


class TableOpened(Form):
    """The new table."""

    table: str = Field(description="Its name.", examples=["pC7d8QmZkq0A"])
    path: str = Field(
        description="The page for people: give its address to those who shall sit down.", examples=["/table/pC7d8QmZkq0A"]
    )
    socket: str = Field(description="The socket for programs.", examples=["/api/tables/pC7d8QmZkq0A/socket"])


class OpenTable(TableOpened):
    """A table that waits for people."""

    host: str = Field(description="What its host is called.", examples=["ゆう"])
    rules: str = Field(description="The share code of its rules.", examples=["N27J-2RQ"])
    rules_title: str = Field(description="The name of its rules in the language asked for.", examples=["標準"])
    people: int = Field(description="How many people sit there.", examples=[2])
    chairs: int = Field(description="How many can play.", examples=[5])
    clock: str = Field(description="How long a move may take.", examples=["normal"])


class OpenTables(Form):
    """The tables that wait for people, newest first."""

    tables: list[OpenTable] = Field(description="At most twenty.")


class Wish(Form):
    """An action with the request's own id."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"id": "7", "action": {"kind": "play", "card": "SA"}}]})
    id: str = Field(
        min_length=1,
        max_length=LONGEST_ID,
        pattern="^[ -~]+$",
        description="Chosen by you, another one for each action. The same id again is answered the same and does nothing more.",
    )
    action: Action = Field(description="What you want to do.")


class Ack(Form):
    """The action is done and on disk."""

    type: Literal["ack"] = Field(description="Always `ack`.")
    id: str = Field(description="The request's id.", examples=["7"])
    seq: int = Field(description="The table's version after it.", examples=[42])
    code: str | None = Field(None, description="The one-time code that was asked for.", examples=["ABCD2345"])


class View(Form):
    """A table as its viewer may see it, as over the socket."""

    type: Literal["view"] = Field(description="Always `view`.")
    seq: int = Field(description="The table's version: how many events there were.", examples=[41])
    events: list[dict[str, Any]] = Field(description="What just happened; empty in an answer to GET.", examples=[[]])
    view: dict[str, Any] = Field(
        description="Everything that is to be seen, described in docs/view.md.", examples=[{"phase": "play"}]
    )


class Trouble(Form):
    """Why a request was refused (a problem of RFC 9457). Nothing was done."""

    type: Literal["about:blank"] = Field(description="Always `about:blank`.")
    title: str = Field(description="What the status means.", examples=["Conflict"])
    status: int = Field(description="The status once more.", examples=[409])
    error: str = Field(description="The reason as one word that stays the same.", examples=["not_your_turn"])
    detail: str = Field(
        description="The reason as a sentence, in the language asked for.", examples=["いまは席2の番ではありません。"]
    )
    id: str | None = Field(None, description="The id of the action that was refused.", examples=["7"])
    at: str | None = Field(None, description="Where in the request the fault is.", examples=["body.action.card"])
