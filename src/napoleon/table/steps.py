"""What an action leads to at the table: the deal's own decision, and what the match adds to it. Nothing is changed here."""

from dataclasses import dataclass

from napoleon.deal import decide, fold, start
from napoleon.deal.actions import Action
from napoleon.deal.events import Event
from napoleon.deal.match import Match
from napoleon.deal.shuffle import drawn_dealer, new_seed, shuffled
from napoleon.rules import OPTIONS, RuleSet
from napoleon.table.events import DealBegun, MatchBegun, MatchEnded, SatDown, Seat, TableOpened
from napoleon.table.story import Story
from napoleon.words import Problem


@dataclass(frozen=True, slots=True)
class Next:
    """Somebody wants to go on: the next deal, or another match."""

    seat: int


Wish = Action | Next


def opened(rules: RuleSet, seats: tuple[Seat, ...], holders: dict[int, str]) -> list[Event]:
    """The first events of a table: the chairs, who sits there, the first deal."""
    values = {name: OPTIONS[name].kind.dump(value) for name, value in rules.values().items()}
    sat: list[Event] = [SatDown(seat, holder) for seat, holder in holders.items()]
    return [TableOpened(values, seats), *sat, *_new_match(rules)]


def step(story: Story, wish: Wish) -> list[Event]:
    """The events that a wish leads to; a Problem when it is refused."""
    if story.match is None or story.deal is None:
        raise ValueError("nothing was begun at this table")
    if isinstance(wish, Next):
        if not story.between:
            raise Problem("deal_goes_on", seat=wish.seat)
        return _new_match(story.rules) if story.match.over else _new_deal(story.match)
    events = decide(story.deal, wish)
    after = fold(story.deal, events)
    return [*events, MatchEnded()] if after.over and story.match.after(after).over else events


def _new_match(rules: RuleSet) -> list[Event]:
    dealer = drawn_dealer(rules.players, new_seed())
    return [MatchBegun(dealer), *_new_deal(Match(rules, dealer))]


def _new_deal(match: Match) -> list[Event]:
    seed = new_seed()
    cards = shuffled(match.rules, match.dealer, seed)
    begun = DealBegun(match.number, match.dealer, seed.hex())
    return [begun, *start(match.rules, match.dealer, cards.hands, cards.widow, match.previous, cards.trump)]
