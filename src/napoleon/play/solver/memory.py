"""What the search remembers of positions at the start of a trick, and what holds for whole classes of them.

A proof seldom looks at every rank. What it looked at is a mask, `matters`: of each suit only the cards from the lowest such
card up have to lie where they lay, of the others it is enough that every hand holds as many of each kind. So an entry keeps,
besides the hash of those numbers, the run of each suit and how many low places of it to leave out: it answers for every
position that agrees in the rest (partition search).

A bucket is four hashes, then four entries of seven numbers, which begin with the runs::

    hash hash hash hash · run run run run depths bound age · run …
"""

from napoleon.play.solver.bits import popcount

SLOTS, ENTRY, BUCKET = 4, 7, 32
DEPTHS, BOUND, AGE = 4, 5, 6
WHOLE = 40
NOTHING = -1


def buckets_for(table: list[int], cards: int) -> int:
    """How many buckets to use for so many cards in all hands: for few no more than the processor's caches hold."""
    buckets = len(table) // BUCKET
    wanted = 1 << (6 + max(cards - 20, 0) // 2) if cards < 42 else buckets
    return min(wanted, buckets)


def bucket_of(key: int, buckets: int) -> int:
    """Where the bucket of this hash begins."""
    mixed = key ^ key >> 29
    return ((mixed ^ mixed >> 17) & (buckets - 1)) * BUCKET


def find(table: list[int], start: int, key: int, runs: list[int], need: int) -> int:
    """The entry that settles whether the side gets `need` more, or -1; its bound says which way."""
    for slot in range(SLOTS):
        if table[start + slot] != key:
            continue
        entry = start + SLOTS + slot * ENTRY
        bound = table[entry + BOUND]
        worth = bound >> 1 & 63
        if (bound & 1 and worth < need) or (not bound & 1 and worth >= need):
            continue
        depths = table[entry + DEPTHS]
        if (
            (table[entry] ^ runs[0]) >> (depths & 63) == 0
            and (table[entry + 1] ^ runs[1]) >> (depths >> 6 & 63) == 0
            and (table[entry + 2] ^ runs[2]) >> (depths >> 12 & 63) == 0
            and (table[entry + 3] ^ runs[3]) >> (depths >> 18 & 63) == 0
        ):
            return entry
    return NOTHING


def hint(table: list[int], start: int, key: int) -> int:
    """The lead that settled a position with the same numbers of cards, or -1."""
    for slot in range(SLOTS):
        if table[start + slot] == key:
            return table[start + SLOTS + slot * ENTRY + BOUND] >> 7
    return NOTHING


def mattered(table: list[int], entry: int, rest: int, ranked: list[int]) -> int:
    """The lowest card of each suit that matters by this entry, in a position where `rest` is held."""
    depths = table[entry + DEPTHS]
    matters = 0
    for suit in range(4):
        depth = depths >> (6 * suit) & 63
        if depth < WHOLE:
            suited = rest & ranked[suit]
            while depth:
                suited &= suited - 1
                depth -= 3
            matters |= suited & -suited
    return matters


def room(table: list[int], start: int, age: int) -> int:
    """The slot to write to: an empty one or one of an earlier search, else that of the position with fewest cards left."""
    chosen = 0
    least = 1 << 60
    for slot in range(SLOTS):
        written = table[start + SLOTS + slot * ENTRY + AGE]
        use = written if written >> 6 == age >> 6 else NOTHING
        if use < least:
            least = use
            chosen = slot
    return chosen


def keep(table: list[int], start: int, slot: int, key: int, runs: list[int], depths: int, bound: int, age: int) -> None:
    """Write an entry. `bound` is 1 for at least or 0 for at most, then the honours, then the lead that settled it."""
    entry = start + SLOTS + slot * ENTRY
    table[start + slot] = key
    for suit in range(4):
        table[entry + suit] = runs[suit]
    table[entry + DEPTHS] = depths
    table[entry + BOUND] = bound
    table[entry + AGE] = age


def depths_of(rest: int, ranked: list[int], matters: int) -> int:
    """How many bits of each run are below what matters; `WHOLE` where nothing does."""
    depths = 0
    for suit in range(4):
        lowest = matters & ranked[suit]
        depth = WHOLE
        if lowest:
            depth = 3 * popcount(rest & ranked[suit] & ((lowest & -lowest) - 1))
        depths |= depth << (6 * suit)
    return depths


def without(run: int, place: int) -> int:
    """A run of a suit after the card at this place (0 the lowest) is played."""
    return run >> (3 * place + 3) << (3 * place) | run & ((1 << 3 * place) - 1)
