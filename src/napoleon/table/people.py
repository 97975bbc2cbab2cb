"""What people decide at any time: taking back a seat, another device, talking, spectators. Events or a refusal."""

from hashlib import sha256
from hmac import new as hmac

from napoleon.deal.events import Event
from napoleon.table import wishes as w
from napoleon.table.actor import Actor
from napoleon.table.events import SatDown
from napoleon.table.events_people import CodeGiven, Muted, Said, SpectatorsLate, Stamped, TookBack
from napoleon.table.room import as_host
from napoleon.table.scene import Scene
from napoleon.words import Problem

CODE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""32 signs, without those that are taken for one another"""
CODE_LENGTH = 8
STAMPS = ("hello", "nice", "thanks", "sorry", "wow", "thinking", "hurry", "good_game")


def take_back(scene: Scene, actor: Actor) -> list[Event]:
    """The person moves again."""
    if actor.chair not in scene.company.away:
        raise Problem("nothing_to_take_back")
    return [TookBack(actor.chair)]


def ask_code(actor: Actor) -> list[Event]:
    """A code for another device; the one before it counts no more."""
    return [CodeGiven(actor.chair, actor.code)]


def use_code(scene: Scene, actor: Actor, wish: w.UseCode, now: float) -> list[Event]:
    """The seat is this session's from now on, and no bot's: whoever brings it along is here to play."""
    if actor.seat is not None:
        raise Problem("already_seated", seat=actor.seat)
    digest = code_hash(wish.code)
    for seat, code in scene.company.codes.items():
        if code.digest == digest and now <= code.until:
            return [SatDown(seat, actor.holder), *([TookBack(seat)] if seat in scene.company.away else [])]
    raise Problem("device_code_unknown")


def stamp(scene: Scene, actor: Actor, wish: w.Stamp) -> list[Event]:
    """A ready-made remark."""
    _not_muted(scene, actor)
    return [Stamped(actor.chair, wish.stamp)]


def say(scene: Scene, actor: Actor, wish: w.Say) -> list[Event]:
    """A line, where the host lets people write."""
    if not scene.company.settings.chat:
        raise Problem("chat_is_off")
    _not_muted(scene, actor)
    return [Said(actor.chair, wish.text)]


def mute(scene: Scene, actor: Actor, wish: w.Mute) -> list[Event]:
    """The host stops somebody's remarks, or lets them through again."""
    company = as_host(scene, actor)
    if wish.seat not in company.holders or wish.seat == actor.seat:
        raise Problem("mute_only_others")
    return [] if (company.person_at(wish.seat) in company.muted) == wish.on else [Muted(wish.seat, wish.on)]


def late(scene: Scene, actor: Actor, wish: w.Late) -> list[Event]:
    """Any seat may ask that spectators see deals late; only the host takes it back."""
    if actor.chair not in scene.company.holders or scene.company.settings.late == wish.on:
        return []
    if not wish.on:
        as_host(scene, actor)
    return [SpectatorsLate(wish.on)]


def make_code(secret: bytes, table: str, request: str) -> str:
    """The code that a session gets for a request: the same when it asks again, and nobody else can know it."""
    digest = hmac(secret, f"{table} {request}".encode(), sha256).digest()
    return "".join(CODE_SIGNS[byte % 32] for byte in digest[:CODE_LENGTH])


def code_hash(code: str) -> str:
    """What the log keeps of a code."""
    return sha256(f"napoleon code {code}".encode()).hexdigest()


def _not_muted(scene: Scene, actor: Actor) -> None:
    if scene.company.person_at(actor.chair) in scene.company.muted:
        raise Problem("you_are_muted")
