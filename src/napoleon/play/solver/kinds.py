"""Which cards are alike in a position, and which are so strong that their tricks are certain.

Everything is read off the tables, over the phases that are still to come; nothing here asks about an option. What does not
depend on the position is worked out once for a rule set and a trump (`fill_kinds`).
"""

from napoleon.play.kernel import CHOOSE_SUIT
from napoleon.play.solver.bits import lowest
from napoleon.play.solver.workspace import (
    ALWAYS,
    CARD,
    CONDITIONS,
    HOW_MANY,
    KILLERS,
    MOST_ORDERED,
    NAMED,
    NEEDED,
    ORDERED,
    SURELY,
    TARGETS,
    TWOS,
    WORTH,
    Beats,
    Work,
)
from napoleon.rules.tables import BAND, NO_CARD, RANK, Tables

JOKERS = 3 << 52
ALL = (1 << 54) - 1
TOP = 1 << 40


def fill_kinds(tables: Tables, beats: Beats) -> None:
    """For each phase: which cards of a suit are alike, whose rank may decide, and the most and least that each is worth."""
    for phase in range(tables.phases):
        beats.ranked[phase] = 0
        for suit in range(5):
            beats.leads[phase * 5 + suit] = 0
        for card in range(52):
            beats.leads[phase * 5 + tables.sets[phase * 54 + card]] |= 1 << card
        for card in range(54):
            most = 0
            least = TOP
            for led in range(5):
                number = tables.strength[(phase * 5 + led) * tables.faces + card]
                most = max(most, number)
                least = min(least, number)
                if number % BAND >= RANK:
                    beats.ranked[phase] |= 1 << card
                if card >= 52:
                    most = max(most, tables.joker_lead[phase * 5 + led])
                    if led < 4 or tables.joker_calls[phase] != CHOOSE_SUIT:
                        least = min(least, tables.joker_lead[phase * 5 + led])
                    if tables.joker_shift[phase]:
                        least = 0
            beats.most[phase * 54 + card] = most
            beats.least[phase * 54 + card] = least
            first = card
            for other in range(card // 13 * 13, card):
                if first == card and _alike(tables, phase, other, card):
                    first = other
            beats.alike[phase * 54 + card] = first


def _alike(tables: Tables, phase: int, one: int, two: int) -> bool:
    """Whether no rule but the order of ranks tells two cards of one suit apart in a phase."""
    both = 1 << one | 1 << two
    if _apart(tables.honours, both) or _apart(tables.lead_bans[phase], both):
        return False
    if tables.sets[phase * 54 + one] != tables.sets[phase * 54 + two]:
        return False
    for trumps in range(2):
        if _apart(tables.trick_bans[phase * 2 + trumps], both):
            return False
    for suit in range(4):
        if tables.same_two[phase] and _apart(tables.same_two_suits[phase * 4 + suit], both):
            return False
    for led in range(5):
        row = (phase * 5 + led) * tables.faces
        if tables.strength[row + one] // BAND != tables.strength[row + two] // BAND:
            return False
        if _apart(tables.follows[phase * 5 + led], both):
            return False
    return True


def _apart(cards: int, both: int) -> bool:
    """Whether a set holds one card of a pair and not the other."""
    return cards & both != 0 and cards & both != both


def set_kinds(tables: Tables, beats: Beats, work: Work, cards: int, trick: int) -> None:
    """Sort the cards still in play into kinds and into the order of certain tricks."""
    for field in (ORDERED, KILLERS, TARGETS, TWOS):
        work.state[field] = 0
    for suit in range(4):
        work.twos[suit] = 0
    ahead = 0
    ranked = 0
    for later in range(trick, tables.tricks):
        ahead |= 1 << tables.phase[later]
    for phase in range(tables.phases):
        if ahead >> phase & 1:
            ranked |= beats.ranked[phase]
    specials = _specials(tables, work, cards, ahead)
    for suit in range(4):
        suited = cards & 0x1FFF << (13 * suit)
        work.ranked[suit] = suited & ranked
        below = NO_CARD
        while suited:
            card = lowest(suited)
            suited &= suited - 1
            work.kin[card] = 1 << card
            if not ranked >> card & 1:
                continue
            if below != NO_CARD and not specials & (1 << card | 1 << below):
                same = True
                for phase in range(tables.phases):
                    if ahead >> phase & 1 and beats.alike[phase * 54 + below] != beats.alike[phase * 54 + card]:
                        same = False
                if same:
                    grown = work.kin[below] | 1 << card
                    rest = grown
                    while rest:
                        work.kin[lowest(rest)] = grown
                        rest &= rest - 1
            below = card
    work.kin[52] = 1 << 52
    work.kin[53] = 1 << 53
    _order(tables, beats, work, cards, ahead)


def _specials(tables: Tables, work: Work, cards: int, ahead: int) -> int:
    """Cards that some rule names: alike to none. With a wild joker about, which may be any of them, every card is one."""
    specials = JOKERS
    wild = tables.names != 0 and cards & JOKERS != 0
    if wild:
        cards = ALL
    for card in range(52):
        called = tables.calls[card] & cards
        if cards >> card & 1 and called:
            specials |= called | 1 << card
    count = tables.killers
    for phase in range(tables.phases):
        if not ahead >> phase & 1:
            continue
        for row in range(count):
            targets = tables.killer_targets[phase * count + row] & cards
            if targets:
                work.state[KILLERS] |= 1 << tables.killer[row]
                work.state[TARGETS] |= targets
        for suit in range(4):
            if tables.same_two[phase] and tables.same_two_suits[phase * 4 + suit]:
                work.state[TWOS] |= 1 << (13 * suit)
                work.twos[suit] |= tables.same_two_suits[phase * 4 + suit] | (JOKERS if tables.names else 0)
    if work.state[KILLERS]:
        for card in (tables.answers[0], tables.answers[1], tables.thief):
            if card != NO_CARD:
                specials |= 1 << card
    specials |= work.state[KILLERS] | work.state[TARGETS] | work.state[TWOS]
    work.state[NAMED] = specials
    return ALL if wild else specials


def _order(tables: Tables, beats: Beats, work: Work, cards: int, ahead: int) -> None:
    """List the cards by the most that they may be worth, for `note_certain`."""
    rest = cards
    simple = cards & JOKERS != JOKERS and not tables.called_joker_weak  # or a joker may lose to the other, or when called
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        most = 0
        least = TOP
        for phase in range(tables.phases):
            if ahead >> phase & 1:
                most = max(most, beats.most[phase * 54 + card])
                least = min(least, beats.least[phase * 54 + card])
        if card >= 52 and tables.names:
            _insert(work, card, 2 * TOP, 0, 0, 0)
        elif most >= 2 * BAND:
            _insert(work, card, most, 0, 0, 1 if most == least and (card < 52 or simple) else 0)
    killers = work.state[KILLERS]
    if killers:
        for card in (tables.answers[0], tables.answers[1], tables.thief):
            if card != NO_CARD:
                killers |= 1 << card
    while killers:
        card = lowest(killers)
        killers &= killers - 1
        if cards >> card & 1:
            _insert(work, card, TOP, work.state[TARGETS], 1, 0)
    _index(work)


def _insert(work: Work, card: int, worth: int, needed: int, how_many: int, always: int) -> None:
    """Keep the order sorted, strong to weak; the weakest falls off a full one."""
    row = work.state[ORDERED] * 5
    while row and work.order[row - 5 + WORTH] < worth:
        for field in range(5):
            work.order[row + field] = work.order[row - 5 + field]
        row -= 5
    work.order[row + CARD] = card
    work.order[row + NEEDED] = needed
    work.order[row + HOW_MANY] = how_many
    work.order[row + ALWAYS] = always
    work.order[row + WORTH] = worth
    work.state[ORDERED] = min(work.state[ORDERED] + 1, MOST_ORDERED)


def _index(work: Work) -> None:
    """Write the rows of the order down as bits, the strongest lowest."""
    work.state[CONDITIONS] = 0
    work.state[SURELY] = 0
    for card in range(54):
        work.places[card] = 0
    for row in range(work.state[ORDERED]):
        if work.order[row * 5 + HOW_MANY]:
            work.conditions[work.state[CONDITIONS]] = row
            work.state[CONDITIONS] += 1
        else:
            work.places[work.order[row * 5 + CARD]] |= 1 << row
        if work.order[row * 5 + ALWAYS]:
            work.state[SURELY] |= 1 << row
