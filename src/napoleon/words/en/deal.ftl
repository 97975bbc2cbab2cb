# What is refused in a deal (problem-…): who, what, which rule, and what was expected.
# problem-barred-… also tells in the hand why a card may not be played. Past tense and modals fit names and “You” alike.

problem-deal-is-over = { $seat } can do nothing more in this deal: it is over.
problem-wrong-phase = { $seat } cannot do that now: this is the time { $phase ->
    [auction] to bid or pass
    [naming] to name the adjutant card
    [exchange] to discard
    [perfect] to say whether a perfect is declared
    [play] to play cards
   *[other] for something else
  }.
problem-not-your-turn = { $seat } must wait: it is somebody else’s turn.

problem-bid-no-trump-off = { $seat } may not bid { $bid }: there is no no-trump under these rules, so a bid must name a suit.
problem-bid-below-minimum = { $seat } may not bid { $bid }: the lowest number is { $minimum }.
problem-bid-above-largest = { $seat } may not bid { $bid }: the largest number is { $largest }.
problem-bid-not-stronger = { $seat } may not bid { $bid }: a bid must be stronger than the last one, { $last }.
problem-bid-needs-more-points = { $seat } may not bid { $bid }: from the second turn on a bid must have a larger number than the last one, { $last }.
problem-pass-when-demanded = { $seat } may not pass: after everybody passed, a bid of at least the minimum must be made.
problem-opener-must-bid = { $seat } may not pass: under these rules the first speaker must bid.
problem-pass-by-last-bidder = { $seat } may not pass, having made the last bid: the others speak now.
problem-pass-twice = { $seat } may not pass twice in a row: bid, or wait for the others.

problem-card-not-in-play = { $seat } may not name { $card }: it is not in the pack under these rules.
problem-name-own-card = { $seat } may not name { $card }: under these rules it must be a card that is not in the own hand.
problem-discard-count = { $seat } gave { $got } discards: as many different cards as the widow had must go, { $expected }.
problem-not-in-hand = { $seat } may not use { $card }: it is not in the hand.
problem-discard-from-widow = { $seat } must discard more of the widow: at least { $least } of the discards must come from it.
problem-discard-honours-forbidden = { $seat } may not discard { $cards }: { $most ->
    [0] honours may not be discarded under these rules.
    [one] this hand can keep all of its honours but { $most }.
   *[other] this hand can keep all of its honours but { $most }.
  }
problem-receiver-missing = { $seat } must say who is given the discarded honours.
problem-receiver-not-asked = { $seat } may not choose who is given honours: that is only for discarded honours that are a gift.
problem-no-such-seat = { $seat } chose seat “{ $got }”, which is not there: seats are 0 to { $last }.

problem-joker-must-call = { $seat } must name a suit: a led { $card } calls for one.
problem-joker-calls-nothing = { $seat } may not name a suit here: { $card } must be played without one.
problem-joker-must-be-named = { $seat } must say which card { $card } stands for.
problem-not-a-wild-joker = { $seat } may not let { $card } stand for another card here: it must be played as it is.
problem-joker-named-badly = { $seat } may not let { $card } stand for { $card_named }: it must be a card of the pack that might be played now.
problem-betrayal-not-allowed = { $seat } may not change sides with { $card }: only the adjutant may, with the card that the rules name, once a deal.
problem-napoleon-may-not-betray = { $seat } may not change sides: only Napoleon may, where the rules allow it and nobody has done so in this deal.
problem-napoleon-lacks-cards = { $seat } may not change sides: { $cards } must all be shown from the hand.
problem-solo-may-not-betray = { $seat } may not change sides: there is no adjutant to leave behind.

problem-barred-lead-ban = { $seat } may not lead { $card } to the first trick: the rules bar it, and another card can be led.
problem-barred-follow-suit = { $seat } may not play { $card }: { $suit } was led and is in the hand, so it must be followed.
problem-barred-call = { $seat } may not play { $card }: { $card_lead } was led and calls for { $cards }.
problem-barred-honour-duty = { $seat } may not play { $card }: the joker called trumps, and without a trump an honour or a card playable at any time must be played.
problem-barred-first-trick-ban = { $seat } may not play { $card } to the first trick: the rules bar it, and another card can be played.
