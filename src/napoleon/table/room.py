"""What people decide in the waiting room, and who may take which chair. Nothing is changed here: events or a refusal."""

import random
from collections.abc import Sequence

from napoleon.deal.events import Event
from napoleon.rules import OPTIONS, RuleSet
from napoleon.table import wishes as w
from napoleon.table.actor import Actor
from napoleon.table.company import Company
from napoleon.table.events import Seat
from napoleon.table.events_people import LeftForGood
from napoleon.table.events_room import (
    Agreed,
    BotSat,
    GuestSat,
    HostPassed,
    RulesChanged,
    SeatLeft,
    SeatsSwapped,
    SettingsChanged,
)
from napoleon.table.names import BOT_NAMES, free_name
from napoleon.table.scene import Scene
from napoleon.words import Problem


def sit(scene: Scene, actor: Actor, wish: w.Sit) -> list[Event]:
    """A chair for a guest: an empty one or a bot's in the waiting room; during a match a bot's, between deals."""
    company = scene.company
    if company.host is None:
        raise Problem("table_without_friends")
    if actor.seat is not None:
        raise Problem("already_seated", seat=actor.seat)
    if scene.running:
        free_name(wish.name, company.seats)  # who will have to ask again with another name is told so at once
        raise Problem("sit_between_deals")
    free = free_chairs(scene)
    if not free:
        raise Problem("no_chair_free")
    seat = free[0] if wish.seat is None else wish.seat
    if seat not in free:
        raise Problem("chair_taken")
    name = free_name(wish.name, company.seats)
    host: list[Event] = [] if company.host else [HostPassed(actor.holder)]
    return [GuestSat(seat, name, actor.holder), *host]


def free_chairs(scene: Scene) -> list[int]:
    """The chairs that a guest may take now, the empty ones first."""
    company = scene.company
    if company.host is None or scene.running:
        return []
    empty = [seat for seat in range(len(company.seats)) if company.is_empty(seat)]
    return [*empty, *(seat for seat, chair in enumerate(company.seats) if chair.bot is not None)]


def leave(scene: Scene, actor: Actor, rng: random.Random) -> list[Event]:
    """Somebody gives up the seat: the chair is empty again, or during a match a bot's."""
    if scene.company.host is None:
        raise Problem("table_without_friends")
    return [*_vacate(scene, actor.chair, rng), *pass_host(scene.company, actor.chair)]


def remove(scene: Scene, actor: Actor, wish: w.Remove, rng: random.Random) -> list[Event]:
    """The host empties somebody else's chair, or during a match gives it to a bot."""
    company = as_host(scene, actor)
    if wish.seat == actor.seat:
        raise Problem("remove_yourself")
    if company.is_empty(wish.seat):
        raise Problem("chair_is_empty")
    if company.playing and wish.seat not in company.holders:
        raise Problem("remove_only_people")
    return _vacate(scene, wish.seat, rng)


def add_bot(scene: Scene, actor: Actor, wish: w.AddBot, rng: random.Random) -> list[Event]:
    """The host gives a chair to a bot, or a bot's chair to one of another level."""
    company = _waiting(scene, as_host(scene, actor))
    if wish.seat in company.holders:
        raise Problem("chair_taken")
    chair = company.seats[wish.seat]
    name = chair.name if chair.bot is not None else bot_name(company.seats, rng)
    return [BotSat(wish.seat, name, wish.level)]


def swap(scene: Scene, actor: Actor, wish: w.Swap) -> list[Event]:
    """The host lets two chairs change places."""
    _waiting(scene, as_host(scene, actor))
    return [] if wish.first == wish.second else [SeatsSwapped(wish.first, wish.second)]


def change_rules(scene: Scene, actor: Actor, wish: w.ChangeRules) -> list[Event]:
    """The host wants other rules: with fewer chairs people move up."""
    company = _waiting(scene, as_host(scene, actor))
    players = wish.rules.players
    if len(company.people) > players:
        raise Problem("more_people_than_chairs", people=len(company.people), players=players)
    if wish.rules == company.rules:
        return []
    events: list[Event] = []
    for seat in [seat for seat in company.people if seat >= players]:
        others = [other for other in range(players) if other not in company.holders]
        moved = SeatsSwapped(seat, min(others, key=lambda other: not company.is_empty(other)))
        company = company.after(moved, 0, 0.0)
        events.append(moved)
    return [*events, RulesChanged(rules_json(wish.rules))]


def change_settings(scene: Scene, actor: Actor, wish: w.ChangeSettings) -> list[Event]:
    """The host changes settings; how fast people must be is no longer changed once they play."""
    company = as_host(scene, actor)
    old = company.settings
    new = SettingsChanged(
        old.level if wish.level is None else wish.level,
        old.clock if wish.clock is None else wish.clock,
        old.listed if wish.listed is None else wish.listed,
        old.chat if wish.chat is None else wish.chat,
        old.late if wish.late is None else wish.late,
    )
    if company.playing and new.clock != old.clock:
        raise Problem("only_before_the_match")
    same = (old.level, old.clock, old.listed, old.chat, old.late)
    return [] if (new.level, new.clock, new.listed, new.chat, new.late) == same else [new]


def agree(scene: Scene, actor: Actor) -> list[Event]:
    """Somebody agrees to the rules."""
    company = _waiting(scene, _with_friends(scene))
    return [] if actor.chair in company.agreed else [Agreed(actor.chair)]


def begin(scene: Scene, actor: Actor, rng: random.Random) -> list[Event]:
    """The host begins: bots take the empty chairs, and beginning is the host's own agreement. The match is still to follow."""
    company = _waiting(scene, as_host(scene, actor))
    if problem := start_problem(company):
        raise problem
    events: list[Event] = [] if actor.chair in company.agreed else [Agreed(actor.chair)]
    seats = list(company.seats)
    for seat in range(len(seats)):
        if company.is_empty(seat):
            seats[seat] = Seat(bot_name(seats, rng), company.settings.level)
            events.append(BotSat(seat, seats[seat].name, company.settings.level))
    return events


def start_problem(company: Company) -> Problem | None:
    """Why the host may not begin yet."""
    missing = [seat for seat in company.people if seat not in company.agreed and seat != company.host_seat]
    return Problem("not_all_agreed", missing=[company.seats[seat].name for seat in missing]) if missing else None


def pass_host(company: Company, leaver: int) -> list[Event]:
    """Who is the host when this seat's person goes: the first of the others, those who are here before those who are not."""
    if company.host_seat != leaver:
        return []
    others = [seat for seat in company.people if seat != leaver]
    heir = min(others, key=lambda seat: seat not in company.connected, default=None)
    return [HostPassed("" if heir is None else company.holders[heir])]


def bot_name(seats: Sequence[Seat], rng: random.Random) -> str:
    """A bot's name that nobody at the table has."""
    used = {seat.name for seat in seats if seat.bot is not None}
    return rng.choice([name for name in BOT_NAMES if name not in used] or list(BOT_NAMES))


def rules_json(rules: RuleSet) -> dict[str, object]:
    """The rules in full, as events hold them."""
    return {name: OPTIONS[name].kind.dump(value) for name, value in rules.values().items()}


def as_host(scene: Scene, actor: Actor) -> Company:
    """The company if the actor is its host; Problem otherwise."""
    company = _with_friends(scene)
    if company.host != actor.holder:
        raise Problem("only_the_host")
    return company


def _with_friends(scene: Scene) -> Company:
    if scene.company.host is None:
        raise Problem("table_without_friends")
    return scene.company


def _waiting(scene: Scene, company: Company) -> Company:
    if scene.company.playing:
        raise Problem("only_before_the_match")
    return company


def _vacate(scene: Scene, seat: int, rng: random.Random) -> list[Event]:
    company = scene.company
    return [LeftForGood(seat, bot_name(company.seats, rng))] if company.playing else [SeatLeft(seat)]
