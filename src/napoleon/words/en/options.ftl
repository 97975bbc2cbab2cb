# The words of the options. How keys are made (`.` and `_` in names become `-`):
#   family-F          heading of a family
#   option-O          name of an option             option-O-help    what it decides, in one sentence
#   value-O-V         short name of a named value   value-O-V-help   the rule under that value, in one sentence
#                     V: a name, a card, true or false, none where there is nothing, lists joined by `-`
#   state-O           the rule where the value is free: a number, an order, a list ($value; one item of a list: state-O-item…)
#   power-P           name of a special (shared by play.strength, play.first_off and so on)   power-P-help   what it is
#   preset-P          name of a preset              preset-P-help    what it is, in one sentence

## Families

family-table = Players and cards
family-auction = The auction
family-adjutant = The adjutant
family-exchange = The widow and the exchange
family-play = Strength and play
family-joker = The joker
family-same-two = Same-two
family-killers = Killers (yoromeki)
family-calls = Calls
family-betrayal = Betrayal
family-win = Winning the deal
family-score = Scoring
family-mode = The game

## Specials

power-mighty = the mighty (♠A)
power-mighty-help = The ace of spades.
power-joker = the joker
power-joker-help = A joker that follows; a led joker stands here too unless it has a place of its own.
power-joker-led = the joker when led
power-joker-led-help = A joker that leads the trick.
power-sei-jack = the sei-jack
power-sei-jack-help = The jack of trumps.
power-ura-jack = the ura-jack
power-ura-jack-help = The jack of the other suit of the same colour as trumps.
power-same-two = same-two
power-same-two-help = The 2 of a suit when every card of the trick is of that suit.
power-trump = trumps
power-trump-help = The cards of the trump suit.
power-killers = killers
power-killers-help = Cards that beat a certain special card lying in the same trick.

## T players and cards

option-table-players = Players
option-table-players-help = How many people play.
state-table-players = { $value } people play.
option-table-jokers = Jokers
option-table-jokers-help = How many jokers are added to the 52 cards.
state-table-jokers = { $value ->
    [0] No joker is used.
    [1] One joker is added.
   *[other] { $value } jokers are added.
  }
option-table-removed = Cards taken out
option-table-removed-help = Which cards are taken out before the deal.
value-table-removed-none = none
value-table-removed-none-help = No card is taken out.
state-table-removed = These are taken out before the deal: { $value }.
all-of-rank = all { $rank }s
option-table-hand-size = Hand size
option-table-hand-size-help = How many cards each player is dealt; what is left over is the widow.
value-table-hand-size-none = by players
value-table-hand-size-none-help = Hands have 12 cards with 4 players, 10 with 5, 8 with 6 and 7 with 7.
state-table-hand-size = Hands have { $value } cards.
option-table-honours = Honours
option-table-honours-help = Which cards count one point each.
value-table-honours-AKQJT = A K Q J 10
value-table-honours-AKQJT-help = The honours are A, K, Q, J and 10.
value-table-honours-AKQJT3 = A K Q J 10 3
value-table-honours-AKQJT3-help = The honours are A, K, Q, J, 10 and also the 3s.
option-table-redeal-dealer = Dealer of a redeal
option-table-redeal-dealer-help = Who deals after a deal that came to nothing.
value-table-redeal-dealer-next = the next
value-table-redeal-dealer-next-help = After a deal that came to nothing the deal passes to the left as usual.
value-table-redeal-dealer-same = the same
value-table-redeal-dealer-same-help = After a deal that came to nothing the same dealer deals again.

## A the auction

option-auction-opener = First speaker
option-auction-opener-help = Who speaks first in the auction.
value-auction-opener-dealer-left = left of the dealer
value-auction-opener-dealer-left-help = The player to the dealer's left speaks first.
value-auction-opener-previous-napoleon = the last Napoleon
value-auction-opener-previous-napoleon-help = The Napoleon of the last deal speaks first, or the dealer's left while there is none.
value-auction-opener-dealer = the dealer
value-auction-opener-dealer-help = The dealer speaks first.
option-auction-opener-must-bid = First speaker must bid
option-auction-opener-must-bid-help = Whether the first speaker may pass on the first turn.
value-auction-opener-must-bid-false = may pass
value-auction-opener-must-bid-false-help = The first speaker may pass at once.
value-auction-opener-must-bid-true = must bid
value-auction-opener-must-bid-true-help = The first speaker may not pass on the first turn.
option-auction-minimum = Lowest bid
option-auction-minimum-help = The fewest honours that may be bid.
state-auction-minimum = Bids start at { $value }.
option-auction-suit-order = Order of suits in bids
option-auction-suit-order-help = Which suit is stronger among bids of the same number.
state-auction-suit-order = Among bids of the same number the suits rank { $value }.
option-auction-no-trump = No trump
option-auction-no-trump-help = Whether one may bid without trumps, and how strong such a bid is.
value-auction-no-trump-off = none
value-auction-no-trump-off-help = There are no bids without trumps.
value-auction-no-trump-high = above the suits
value-auction-no-trump-high-help = No trump may be bid, and outranks every suit of the same number.
value-auction-no-trump-low = below the suits
value-auction-no-trump-low-help = No trump may be bid, and ranks below every suit of the same number.
option-auction-raise = Raising
option-auction-raise-help = How a bid must go beyond the one before.
value-auction-raise-higher = any stronger bid
value-auction-raise-higher-help = A bid needs a larger number than the one before, or the same number in a stronger suit.
value-auction-raise-more-points-after-round-one = larger number after round one
value-auction-raise-more-points-after-round-one-help = From a player's second turn on, only a larger number will do.
option-auction-reentry = Bidding after a pass
option-auction-reentry-help = Whether one who has passed may bid again.
value-auction-reentry-true = allowed
value-auction-reentry-true-help = One who has passed may bid again later.
value-auction-reentry-false = out after a pass
value-auction-reentry-false-help = One who has passed is out of the auction.
option-auction-closing = End of the auction
option-auction-closing-help = When the auction closes.
value-auction-closing-others-pass = all others pass
value-auction-closing-others-pass-help = The auction closes when every other player has passed in a row after the last bid.
value-auction-closing-all-pass = the bidder passes too
value-auction-closing-all-pass-help = The auction closes only when the last bidder has passed too, who may thus raise the own bid.
option-auction-order = Turns in the auction
option-auction-order-help = Whether bids go round the table or come at any moment.
value-auction-order-clockwise = clockwise
value-auction-order-clockwise-help = Bids are made in turn, clockwise.
value-auction-order-free = first come, first served
value-auction-order-free-help = Any player may bid at any moment; it is over once everyone whose pass is needed has passed since the last bid.
option-auction-all-pass = When all pass
option-auction-all-pass-help = What happens when nobody bids.
value-auction-all-pass-redeal = deal again
value-auction-all-pass-redeal-help = When all pass, the cards are dealt again.
value-auction-all-pass-expose-widow = show the widow
value-auction-all-pass-expose-widow-help = When all pass, the widow is turned up for one more auction with the same first speaker; if nobody bids then, the cards are dealt again.
value-auction-all-pass-widow-jack = jack of a widow suit
value-auction-all-pass-widow-jack-help = When all pass, the widow is turned up card by card, and the holder of the jack of a turned suit becomes Napoleon in that suit at the lowest bid; with no such holder the cards are dealt again.
value-auction-all-pass-mighty-holder = holder of ♠A
value-auction-all-pass-mighty-holder-help = When all pass, the holder of ♠A becomes Napoleon at the set contract; if it lies in the widow the cards are dealt again.
value-auction-all-pass-opener-forced = first speaker
value-auction-all-pass-opener-forced-help = When all pass, the first speaker becomes Napoleon at the set contract.
value-auction-all-pass-previous-napoleon = last Napoleon
value-auction-all-pass-previous-napoleon-help = When all pass, the Napoleon of the last deal must make one bid; if there is none yet the cards are dealt again.
value-auction-all-pass-previous-adjutant = last adjutant
value-auction-all-pass-previous-adjutant-help = When all pass, the adjutant of the last deal must make one bid; if there was none the cards are dealt again.
option-auction-exposed-minimum = Lowest bid in the second auction
option-auction-exposed-minimum-help = The fewest honours that may be bid once the widow has been turned up.
value-auction-exposed-minimum-none = unchanged
value-auction-exposed-minimum-none-help = The second auction has the same lowest bid.
state-auction-exposed-minimum = Bids in the second auction start at { $value }.
option-auction-forced-bid = Set contract
option-auction-forced-bid-help = The contract of one who becomes Napoleon because all passed.
state-auction-forced-bid = The contract of one who so becomes Napoleon is { $value }.

## N the adjutant

option-adjutant-named = Naming the adjutant
option-adjutant-named-help = Whether the adjutant is named before or after the exchange.
value-adjutant-named-before-exchange = before the exchange
value-adjutant-named-before-exchange-help = Napoleon names the adjutant card before taking the widow.
value-adjutant-named-after-exchange = after the exchange
value-adjutant-named-after-exchange-help = Napoleon names the adjutant card after the exchange.
option-adjutant-own-card = Naming an own card
option-adjutant-own-card-help = Whether Napoleon may name a card that he holds.
value-adjutant-own-card-true = allowed
value-adjutant-own-card-true-help = Napoleon may name a card of his own, and so play alone.
value-adjutant-own-card-false = not allowed
value-adjutant-own-card-false-help = Napoleon may not name a card of his own.

## X the widow and the exchange

option-exchange-most-taken = Widow cards kept
option-exchange-most-taken-help = How many widow cards may stay in the hand.
value-exchange-most-taken-none = all
value-exchange-most-taken-none-help = Napoleon takes the whole widow and discards as many cards.
state-exchange-most-taken = { $value ->
    [0] Napoleon sees the widow, but none of it may stay in the hand.
   *[other] Napoleon takes the widow and discards as many cards, but at most { $value } of the widow may stay in the hand.
  }
option-exchange-widow-shown = Showing the widow
option-exchange-widow-shown-help = Whether the widow is shown to all before it is taken.
value-exchange-widow-shown-false = hidden
value-exchange-widow-shown-false-help = Only Napoleon sees the widow.
value-exchange-widow-shown-true = shown
value-exchange-widow-shown-true-help = The widow is shown to all before it is taken.
option-exchange-discards-shown = Discards face up
option-exchange-discards-shown-help = Which discards everyone may see.
value-exchange-discards-shown-honours = honours
value-exchange-discards-shown-honours-help = Discarded honours lie face up, other discards face down.
value-exchange-discards-shown-all = all
value-exchange-discards-shown-all-help = All discards lie face up.
value-exchange-discards-shown-none = none
value-exchange-discards-shown-none-help = All discards lie face down.
option-exchange-honours-to = Discarded honours
option-exchange-honours-to-help = Whom the discarded honours count for.
value-exchange-honours-to-allies = the allies
value-exchange-honours-to-allies-help = Discarded honours count for the allies.
value-exchange-honours-to-first-trick = winner of the first trick
value-exchange-honours-to-first-trick-help = Discarded honours go to the winner of the first trick.
value-exchange-honours-to-napoleon = Napoleon
value-exchange-honours-to-napoleon-help = Discarded honours stay with Napoleon.
value-exchange-honours-to-nobody = nobody
value-exchange-honours-to-nobody-help = Discarded honours count for nobody.
value-exchange-honours-to-gift = a player of Napoleon's choice
value-exchange-honours-to-gift-help = Discarded honours go to one player whom Napoleon picks, himself if he likes.
value-exchange-honours-to-forbidden = not allowed
value-exchange-honours-to-forbidden-help = Honours may not be discarded; where there is no way round it, as few as possible, and these count for the allies.

## P strength and play

option-play-strength = Order of strength
option-play-strength-help = The specials and trumps from strong to weak; a special left out is a plain card.
state-play-strength = From strong to weak: { $value }; below them come all other cards.
option-play-suits-rank = Rank of plain suits
option-play-suits-rank-help = Whether plain suits outrank one another whatever was led.
value-play-suits-rank-none = none
value-play-suits-rank-none-help = Below specials and trumps the led suit ranks A K Q J 10 … 2, and cards of other suits cannot win.
state-play-suits-rank = Whatever was led, the suits below trumps rank { $value }, and within a suit the higher card wins.
option-play-first-off = Off in the first trick
option-play-first-off-help = Which specials are plain cards in the first trick.
value-play-first-off-none = none
value-play-first-off-none-help = All specials count in the first trick.
state-play-first-off = Without power in the first trick: { $value }.
option-play-last-off = Off in the last trick
option-play-last-off-help = Which specials are plain cards in the last trick.
value-play-last-off-none = none
value-play-last-off-none-help = All specials count in the last trick.
state-play-last-off = Without power in the last trick: { $value }.
option-play-opening-lead-bans = Barred as first lead
option-play-opening-lead-bans-help = What may not be led to the first trick.
value-play-opening-lead-bans-none = none
value-play-opening-lead-bans-none-help = No card is barred here from the first lead.
value-play-opening-lead-bans-trump = trumps
value-play-opening-lead-bans-trump-help = Trumps may not be led to the first trick.
value-play-opening-lead-bans-spade = spades
value-play-opening-lead-bans-spade-help = Spades may not be led to the first trick.
value-play-opening-lead-bans-joker = jokers
value-play-opening-lead-bans-joker-help = A joker may not be led to the first trick.
state-play-opening-lead-bans = Not to be led to the first trick unless there is nothing else: { $value }.
option-play-first-trick-bans = Barred in the first trick
option-play-first-trick-bans-help = What nobody may play to the first trick.
value-play-first-trick-bans-none = none
value-play-first-trick-bans-none-help = No card is barred from the first trick.
value-play-first-trick-bans-joker = jokers
value-play-first-trick-bans-joker-help = A joker may not be played to the first trick.
value-play-first-trick-bans-trump = trumps
value-play-first-trick-bans-trump-help = Trumps may not be played to the first trick.
state-play-first-trick-bans = Not to be played to the first trick unless there is nothing else: { $value }.
option-play-mighty-belongs = Suit of the mighty
option-play-mighty-belongs-help = Which suit ♠A counts as under the follow rule.
value-play-mighty-belongs-own-suit = spades
value-play-mighty-belongs-own-suit-help = ♠A follows suit as a spade.
value-play-mighty-belongs-trump = trumps
value-play-mighty-belongs-trump-help = ♠A is a card of the trump suit, and a spade in no trump.
value-play-mighty-belongs-none = no suit
value-play-mighty-belongs-none-help = ♠A may be played at any time and is never forced by a spade lead; led, it calls for spades.
option-play-ura-belongs = Suit of the ura-jack
option-play-ura-belongs-help = Which suit the ura-jack counts as under the follow rule.
value-play-ura-belongs-own-suit = its own
value-play-ura-belongs-own-suit-help = The ura-jack follows suit as a card of its printed suit.
value-play-ura-belongs-trump = trumps
value-play-ura-belongs-trump-help = The ura-jack is a card of the trump suit.
value-play-ura-belongs-none = no suit
value-play-ura-belongs-none-help = The ura-jack may be played at any time; led, it calls for its printed suit.

## J the joker

option-joker-belongs = Suit of the joker
option-joker-belongs-help = Whether the joker may be played at any time or belongs to the trumps.
value-joker-belongs-none = at any time
value-joker-belongs-none-help = The joker may be played at any time.
value-joker-belongs-trump = trumps
value-joker-belongs-trump-help = The joker is a card of the trump suit; in no trump it may be played at any time.
option-joker-lead = A led joker
option-joker-lead-help = What a led joker calls for.
value-joker-lead-call-trump = trumps
value-joker-lead-call-trump-help = A led joker calls trumps, which the others must play if they can; in no trump its leader chooses the suit.
value-joker-lead-choose-suit = a chosen suit
value-joker-lead-choose-suit-help = The leader of a joker chooses the suit that it calls for.
value-joker-lead-next-card = the next card's suit
value-joker-lead-next-card-help = After a led joker, the next card that is not a joker sets the suit.
option-joker-no-trump-honours = Trump call and honours
option-joker-no-trump-honours-help = Whether one without trumps must play an honour to a trump call.
value-joker-no-trump-honours-false = free
value-joker-no-trump-honours-false-help = One who has no trump for a trump call may play any card.
value-joker-no-trump-honours-true = an honour
value-joker-no-trump-honours-true-help = One who has no trump for a trump call must play an honour if able, or a card that may be played at any time.
option-joker-led-otherwise = A led joker without a place
option-joker-led-otherwise-help = How strong a led joker is that has no place in the order of strength.
value-joker-led-otherwise-lowest = lowest of its suit
value-joker-led-otherwise-lowest-help = A led joker without a place is the lowest card of the called suit.
value-joker-led-otherwise-never = cannot win
value-joker-led-otherwise-never-help = A led joker without a place cannot win; if nobody plays the called suit, the first card that is not a joker counts as the lead.
option-joker-strong-until = How long the joker is strong
option-joker-strong-until-help = After which trick the joker loses its strength.
value-joker-strong-until-none = to the end
value-joker-strong-until-none-help = The joker keeps its strength to the end.
state-joker-strong-until = The joker is strong up to trick { $value }; after it a led joker has no place and a following one cannot win.
option-joker-first-lead = The joker as first lead
option-joker-first-lead-help = Whether a joker may be led to the first trick.
value-joker-first-lead-true = allowed
value-joker-first-lead-true-help = A joker may be led to the first trick.
value-joker-first-lead-false = not allowed
value-joker-first-lead-false-help = A joker may not be led to the first trick unless there is nothing else.
option-joker-wild = Wild joker
option-joker-wild-help = Whether the joker stands for a card that its player names.
value-joker-wild-false = no
value-joker-wild-false-help = The joker stands for no other card.
value-joker-wild-true = yes
value-joker-wild-true-help = The player of a joker names any card, and the joker is that card for the trick; the real card wins a tie, and only real honours count.
option-joker-two = Two jokers
option-joker-two-help = Which of two jokers in one trick wins.
value-joker-two-first-wins = the first
value-joker-two-first-wins-help = Of two jokers in one trick the first wins.
value-joker-two-last-wins = the last
value-joker-two-last-wins-help = Of two jokers in one trick the last wins.

## S same-two

option-same-two-with-joker = Same-two with a joker
option-same-two-with-joker-help = Whether a joker among the cards prevents same-two.
value-same-two-with-joker-false = prevents it
value-same-two-with-joker-false-help = A joker among the cards prevents same-two.
value-same-two-with-joker-true = counts as the suit
value-same-two-with-joker-true-help = A joker among the cards counts as a card of the suit, and same-two holds.
option-same-two-in-trumps = Same-two in trumps
option-same-two-in-trumps-help = Whether same-two also holds when all cards are trumps.
value-same-two-in-trumps-true = holds
value-same-two-in-trumps-true-help = Same-two also holds when all cards are trumps.
value-same-two-in-trumps-false = does not hold
value-same-two-in-trumps-false-help = Same-two does not hold when all cards are trumps.

## K killers

option-killers = Killers
option-killers-help = Which cards beat which special card in the same trick.
value-killers-none = none
value-killers-none-help = There are no killers.
state-killers-item-top = { $card } in the same trick as { $target } wins it, whatever else is played.
state-killers-item-top-after = { $card } played after { $target } in the same trick wins it, whatever else is played.
state-killers-item-target = { $card } in the same trick as { $target } takes over its rank, just above it.
state-killers-item-target-after = { $card } played after { $target } in the same trick takes over its rank, just above it.
option-killers-answer = Answer to ♥Q
option-killers-answer-help = Which cards beat a ♥Q that has killed.
value-killers-answer-none = none
value-killers-answer-none-help = There is no answer to a killer.
value-killers-answer-HK = ♥K
value-killers-answer-HK-help = ♥K beats a ♥Q that has killed in the same trick.
value-killers-answer-HK-HA = ♥K and ♥A
value-killers-answer-HK-HA-help = ♥K beats a ♥Q that has killed in the same trick, and ♥A beats that ♥K.
option-killers-thief = Thief of a killing
option-killers-thief-help = Which card takes over the rank of a card that has killed.
value-killers-thief-none = none
value-killers-thief-none-help = No card takes over a killing.
value-killers-thief-SQ = ♠Q
value-killers-thief-SQ-help = ♠Q takes over the rank of the strongest card that has killed in the same trick, above it and its answers.

## C calls

option-calls = Calls
option-calls-help = Which led cards force out the joker or ♠A.
value-calls-none = none
value-calls-none-help = There are no calls.
state-calls-item = When { $card } is led, the holder of { $target } must play it.
option-called-joker-is-weak = A called joker
option-called-joker-is-weak-help = Whether a joker that was called can win.
value-called-joker-is-weak-false = keeps its strength
value-called-joker-is-weak-false-help = A joker played under a call keeps its strength.
value-called-joker-is-weak-true = cannot win
value-called-joker-is-weak-true-help = A joker played under a call cannot win.

## B betrayal

option-betrayal-adjutant-card = Betrayal by the adjutant
option-betrayal-adjutant-card-help = With which card the adjutant may go over to the allies.
value-betrayal-adjutant-card-none = none
value-betrayal-adjutant-card-none-help = The adjutant may not change sides.
value-betrayal-adjutant-card-CT = ♣10
value-betrayal-adjutant-card-CT-help = The adjutant may go over to the allies when playing ♣10, and all honours that he takes in the deal count for them.
option-betrayal-napoleon = Betrayal by Napoleon
option-betrayal-napoleon-help = Whether Napoleon may go over to the allies.
value-betrayal-napoleon-false = none
value-betrayal-napoleon-false-help = Napoleon may not change sides.
value-betrayal-napoleon-true = ♣10 and the jokers
value-betrayal-napoleon-true-help = On his turn Napoleon may show ♣10 and every joker from his hand and join the allies, which leaves the adjutant alone with the contract; not without an adjutant.

## W winning the deal

option-win-all-honours = Taking every honour
option-win-all-honours-help = What it means when Napoleon's side takes every honour.
value-win-all-honours-normal = an ordinary win
value-win-all-honours-normal-help = Taking every honour is an ordinary win for Napoleon's side.
value-win-all-honours-loses = a loss (revolution)
value-win-all-honours-loses-help = When Napoleon's side takes every honour, it loses (revolution).
value-win-all-honours-loses-unless-bid = a loss unless bid
value-win-all-honours-loses-unless-bid-help = When Napoleon's side takes every honour, it loses unless it had bid them all.
value-win-all-honours-bonus = scores doubled
value-win-all-honours-bonus-help = When Napoleon's side takes every honour, all scores of the deal are doubled.
option-win-perfect-call = Calling a perfect
option-win-perfect-call-help = Whether Napoleon may call a perfect during the play.
value-win-perfect-call-false = none
value-win-perfect-call-false-help = There is no perfect call.
value-win-perfect-call-true = allowed
value-win-perfect-call-true-help = After half of the tricks Napoleon may call a perfect: then every honour wins, and anything less loses.

## Z scoring

option-score-method = Method of scoring
option-score-method-help = How the points of a deal are reckoned.
value-score-method-wins = wins
value-score-method-wins-help = Each member of the winning side scores one.
value-score-method-pot = share a pot
value-score-method-pot-help = Napoleon takes two thirds of the pot and the adjutant one (alone, Napoleon takes it all); when the allies win, they share it equally.
value-score-method-table = table
value-score-method-table-help = A win gives Napoleon +2 (alone +4), the adjutant +1 and each ally −1, a loss the opposite, and twice that if the allies hold every honour.
value-score-method-formula = formula
value-score-method-formula-help = The contract less the lowest bid, plus one, is what one ally wins or loses; Napoleon's side shares the sum of the allies', two parts for Napoleon and one for the adjutant.
value-score-method-custom = own points
value-score-method-custom-help = Napoleon, the adjutant and each ally score points set for each result.
option-score-deals = Deals in a match
option-score-deals-help = How many deals make a match.
state-score-deals = A match has { $value } deals, and the highest total wins.
option-score-pot = Pot
option-score-pot-help = How many points are shared in a deal.
state-score-pot = The pot of a deal holds { $value } points.
option-score-custom = Own points
option-score-custom-help = The points for each result.
value-score-custom-none = none
value-score-custom-none-help = No points of one's own are set.
state-score-custom = The points (Napoleon, adjutant, ally; alone: Napoleon, ally) are: { $value }.
row-won = won
row-won-solo = won alone
row-all = won with every honour
row-all-solo = won alone with every honour
row-lost = lost
row-lost-solo = lost alone
row-swept = lost every honour
row-swept-solo = lost every honour alone

## V the game

option-mode = The game
option-mode-help = Whether there are two sides, or everyone plays alone.
value-mode-sides = Napoleon against the allies
value-mode-sides-help = Napoleon, who wins the auction, and a hidden adjutant stand against all the others, the allies.
value-mode-free-for-all = everyone alone
value-mode-free-for-all-help = There is no auction and no Napoleon: a trump suit is drawn, everyone plays alone, and each honour taken is a point.

## Presets

preset-none = Base
preset-none-help = No option changed: the plain base on which the presets stand.
preset-standard = Standard
preset-standard-help = Five players and one joker, close to what most groups and programs play.
preset-kougai = Pot of sixty
preset-kougai-help = Five players, with yoromeki and the joker call; the winning side shares sixty points a deal.
preset-party = Party
preset-party-help = Five players and the plain 52 cards, quick to explain: no joker and no same-two.
preset-encyclopedia = Encyclopedia
preset-encyclopedia-help = Five players and 52 cards, with bids from eleven.
preset-gamefarm = Joker calls trumps
preset-gamefarm-help = Five players; the joker is strong and calls trumps when led, and cannot win when it follows.
