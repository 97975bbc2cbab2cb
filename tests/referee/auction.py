"""A second, slow referee of the auction, read straight from the text of the rules: from all words said to what follows.

Bids are codes (`H13`, `N15`), a pass is `pass`, hands and widow are card codes, options are JSON values by name.
"""

from collections.abc import Sequence
from typing import Any

Word = tuple[int, str]
SUITS = "SHDC"


class AuctionReferee:
    """One deal's auction."""

    def __init__(
        self,
        options: dict[str, Any],
        honours: int,
        dealer: int,
        previous: tuple[int, int | None] | None,
        hands: Sequence[Sequence[str]],
        widow: Sequence[str],
    ) -> None:
        self.o, self.hands, self.widow, self.previous = options, hands, widow, previous
        self.seats = list(range(len(hands)))
        self.largest = honours - 1 if options["win.all_honours"] == "loses" else honours
        order: str = options["auction.suit_order"]
        self.strains = {"off": order, "high": "N" + order, "low": order + "N"}[options["auction.no_trump"]]
        self.opener = (dealer + 1) % len(hands)
        if options["auction.opener"] == "dealer":
            self.opener = dealer
        elif options["auction.opener"] == "previous_napoleon" and previous is not None:
            self.opener = previous[0]

    def status(self, words: Sequence[Word]) -> dict[str, Any]:
        """`{"speak": {seat: (bids, may pass)}}`, or `{"napoleon", "bid", "forced"}`, or `{"redeal": True}`."""
        minimum: int = self.o["auction.minimum"]
        got, used = self._run(words, minimum)
        if got is not None:
            return got
        way, rest = self.o["auction.all_pass"], words[used:]
        if way == "expose_widow":
            again = self.o["auction.exposed_minimum"]
            got, _ = self._run(rest, minimum if again is None else again)
            return {"redeal": True} if got is None else got
        if way == "widow_jack":
            for card in self.widow:
                holder = self._holder(card[0] + "J")
                if holder is not None:
                    return {"napoleon": holder, "bid": f"{card[0]}{minimum}", "forced": way}
        if way == "mighty_holder":
            holder = self._holder("SA")
            if holder is not None:
                return {"napoleon": holder, "bid": self.o["auction.forced_bid"], "forced": way}
        if way == "opener_forced":
            return {"napoleon": self.opener, "bid": self.o["auction.forced_bid"], "forced": way}
        if way.startswith("previous_") and self.previous is not None:
            seat = self.previous[0] if way == "previous_napoleon" else self.previous[1]
            if seat is not None:
                if rest:
                    return {"napoleon": rest[0][0], "bid": rest[0][1], "forced": way}
                return {"speak": {seat: (self._bids(minimum), False)}}
        return {"redeal": True}

    def _holder(self, card: str) -> int | None:
        return next((seat for seat in self.seats if card in self.hands[seat]), None)

    def _bids(self, minimum: int) -> set[str]:
        return {f"{strain}{number}" for strain in self.strains for number in range(minimum, self.largest + 1)}

    def _height(self, bid: str) -> tuple[int, int]:
        return int(bid[1:]), -self.strains.index(bid[0])

    def _out(self, said: Sequence[Word], seat: int) -> bool:
        return not self.o["auction.reentry"] and (seat, "pass") in said

    def _run(self, words: Sequence[Word], minimum: int) -> tuple[dict[str, Any] | None, int]:
        """One auction: its end or who may speak, None where nobody bid; and how many words it took."""
        said: list[Word] = []
        for word in words:
            said.append(word)
            last = next((w for w in reversed(said) if w[1] != "pass"), None)
            if last is None:
                if all((seat, "pass") in said for seat in self.seats):
                    return None, len(said)
                continue
            strongest = f"{self.strains[0]}{self.largest}"
            since = said[len(said) - said[::-1].index(last) :]
            silent = {seat for seat in self.seats if (seat, "pass") in since or self._out(said, seat)}
            others = silent >= set(self.seats) - {last[0]}
            if last[1] == strongest or (others and (self.o["auction.closing"] == "others_pass" or last[0] in silent)):
                return {"napoleon": last[0], "bid": last[1], "forced": None}, len(said)
        return {"speak": self._speakers(said, minimum)}, len(said)

    def _speakers(self, said: Sequence[Word], minimum: int) -> dict[int, tuple[set[str], bool]]:
        last = next((w for w in reversed(said) if w[1] != "pass"), None)
        found: dict[int, tuple[set[str], bool]] = {}
        free = self.o["auction.order"] == "free"
        turn = self.opener if not said else (said[-1][0] + 1) % len(self.seats)
        while self._out(said, turn):
            turn = (turn + 1) % len(self.seats)
        for seat in self.seats if free else [turn]:
            if self._out(said, seat):
                continue
            spoken = any(word[0] == seat for word in said)
            bids = {bid for bid in self._bids(minimum) if last is None or self._height(bid) > self._height(last[1])}
            if last is not None and spoken and self.o["auction.raise"] == "more_points_after_round_one":
                bids = {bid for bid in bids if int(bid[1:]) > int(last[1][1:])}
            may_pass = not (self.o["auction.opener_must_bid"] and seat == self.opener and not spoken)
            if free:
                since = said if last is None else said[len(said) - said[::-1].index(last) :]
                if (seat, "pass") in since:
                    may_pass = False
                if last is not None and last[0] == seat and self.o["auction.closing"] == "others_pass":
                    may_pass = False
            if bids or may_pass:
                found[seat] = bids, may_pass
        return found
