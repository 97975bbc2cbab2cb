"""What a wish leads to at the table: the deal's own decision, what the match adds to it, and what people do around it.

Nothing is changed here.
"""

import random
from collections.abc import Iterable
from dataclasses import dataclass

from napoleon.deal import decide, fold, start
from napoleon.deal.actions import Action
from napoleon.deal.events import Event
from napoleon.deal.match import Match
from napoleon.deal.shuffle import drawn_dealer, new_seed, shuffled
from napoleon.rules import RuleSet
from napoleon.table import people, room
from napoleon.table import wishes as w
from napoleon.table.actor import Actor
from napoleon.table.company import Company, Settings
from napoleon.table.events import DealBegun, MatchBegun, MatchEnded, SatDown, Seat, TableOpened
from napoleon.table.events_people import BotStandsIn, ClockRanOut, Ready
from napoleon.table.events_room import GuestSat, Hosted
from napoleon.table.scene import Scene
from napoleon.table.timing import RAN_OUT
from napoleon.words import Problem

Wish = Action | w.TableWish


@dataclass(frozen=True, slots=True)
class Moment:
    """What a decision may need besides the scene: the time, and chance for the names of bots."""

    now: float
    rng: random.Random


def opened(rules: RuleSet, seats: tuple[Seat, ...], holders: dict[int, str]) -> list[Event]:
    """The first events of a table that begins at once: the chairs, who sits there, the first deal."""
    sat: list[Event] = [SatDown(seat, holder) for seat, holder in holders.items()]
    return [TableOpened(room.rules_json(rules), seats), *sat, *_new_match(rules)]


def opened_for_friends(rules: RuleSet, host: str, name: str, settings: Settings) -> list[Event]:
    """The first events of a table with friends: a waiting room, and the host on the first chair."""
    table = TableOpened(room.rules_json(rules), (Seat(""),) * rules.players)
    s = settings
    return [table, Hosted(host, s.level, s.clock, s.listed, s.chat, s.late), GuestSat(0, name, host)]


def step(scene: Scene, actor: Actor, wish: Wish, moment: Moment) -> list[Event]:
    """The events that a wish leads to; a Problem when it is refused."""
    if isinstance(wish, Action):
        return _move(scene, actor, wish)
    company, rng = scene.company, moment.rng
    match wish:
        case w.Next():
            return _next(scene, actor)
        case w.Sit():
            return room.sit(scene, actor, wish)
        case w.Leave():
            return room.leave(scene, actor, rng)
        case w.AddBot():
            return room.add_bot(scene, actor, wish, rng)
        case w.Remove():
            return room.remove(scene, actor, wish, rng)
        case w.Swap():
            return room.swap(scene, actor, wish)
        case w.ChangeRules():
            return room.change_rules(scene, actor, wish)
        case w.ChangeSettings():
            return room.change_settings(scene, actor, wish)
        case w.Agree():
            return room.agree(scene, actor)
        case w.Start():
            return [*room.begin(scene, actor, rng), *_new_match(company.rules)]
        case w.Stamp():
            return people.stamp(scene, actor, wish)
        case w.Say():
            return people.say(scene, actor, wish)
        case w.Mute():
            return people.mute(scene, actor, wish)
        case w.AskCode():
            return people.ask_code(actor)
        case w.UseCode():
            return people.use_code(scene, actor, wish, moment.now)
        case w.TakeBack():
            return people.take_back(scene, actor)
        case w.Late():
            return people.late(scene, actor, wish)


def played(scene: Scene, action: Action) -> list[Event]:
    """The events of a move, and of the match if it ends with it; a Problem when it is not allowed."""
    if scene.deal is None or scene.match is None:
        raise Problem("match_not_begun")
    events = decide(scene.deal, action)
    after = fold(scene.deal, events)
    return [*events, MatchEnded()] if after.over and scene.match.after(after).over else events


def after_the_clock(scene: Scene, action: Action) -> list[Event]:
    """The bot's move when somebody's clock ran out; after several in a row the bot stays."""
    seat = action.seat
    events: list[Event] = [ClockRanOut(seat)]
    if scene.company.ran_out.get(seat, 0) + 1 >= RAN_OUT:
        events.append(BotStandsIn(seat))
    return [*events, *played(scene, action)]


def go_on(scene: Scene) -> list[Event]:
    """The next deal, or after the last one another match."""
    if scene.match is None:
        raise Problem("match_not_begun")
    return _new_match(scene.company.rules) if scene.match.over else _new_deal(scene.match)


def _move(scene: Scene, actor: Actor, action: Action) -> list[Event]:
    if actor.chair in scene.company.away:
        raise Problem("bot_moves_for_you")
    return played(scene, action)


def _next(scene: Scene, actor: Actor) -> list[Event]:
    """The next deal as soon as all people who are here have seen the result of the last."""
    if scene.match is None:
        raise Problem("match_not_begun")
    if scene.running:
        raise Problem("deal_goes_on", seat=actor.chair)
    company = scene.company
    if _all_ready(company, company.ready | {actor.chair}):
        return go_on(scene)
    return [] if actor.chair in company.ready else [Ready(actor.chair)]


def _all_ready(company: Company, ready: Iterable[int]) -> bool:
    return set(company.present) <= set(ready)


def _new_match(rules: RuleSet) -> list[Event]:
    seed = new_seed()
    dealer = drawn_dealer(rules.players, seed)
    return [MatchBegun(dealer, seed.hex()), *_new_deal(Match(rules, dealer))]


def _new_deal(match: Match) -> list[Event]:
    seed = new_seed()
    cards = shuffled(match.rules, match.dealer, seed)
    begun = DealBegun(match.number, match.dealer, seed.hex())
    return [begun, *start(match.rules, match.dealer, cards.hands, cards.widow, match.previous, cards.trump)]
