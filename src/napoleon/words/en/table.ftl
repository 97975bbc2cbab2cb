# What each viewer is told at the table. $seat is a player's name (the viewer's own seat is “You”): past tense and modals fit both.

table-you = You
suit-name-S = spades
suit-name-H = hearts
suit-name-D = diamonds
suit-name-C = clubs
suit-name-N = no trump
rank-name-A = ace
rank-name-K = king
rank-name-Q = queen
rank-name-J = jack
card-name = { $rank } of { $of }
card-name-JO = joker
card-name-JX = second joker
bid-long = { $number } honours in { $name }
word-pass = Pass

role-mighty = Mighty
role-sei-jack = Sei-J
role-ura-jack = Ura-J
role-killer = Killer
role-answer = Answer
role-thief = Thief
role-call = Call

badge-napoleon = Nap
badge-adjutant = Adj
badge-ally = Ally
badge-unknown = ?
badge-solo = Solo
badge-turned = Turned
side-napoleon = Napoleon
side-adjutant = adjutant
side-ally = ally
side-unknown = side unknown
secret-adjutant = You are the adjutant (secret)
secret-solo = There is no adjutant: you play alone (secret)

## Seats (a sentence for screen readers)

seat-bot = { $seat } (bot)
seat-word = said { $word }
seat-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
seat-honours = { $count ->
    [one] { $count } honour
   *[other] { $count } honours
  }
seat-score = total { $points }
seat-dealer = dealer
seat-turn = to act
seat-sentence = { $parts }.

## Choices

ask-bid = Bid { $said }
ask-name = Name { $card } as adjutant card
ask-perfect = Declare a perfect? Every honour wins, one missing loses.
ask-perfect-yes = Declare
ask-perfect-no = Do not declare
ask-betray = You may show { $cards } and join the allies. The adjutant is then alone with the contract.
ask-betray-yes = Change sides
ask-adjutant-betray = Play { $card } and go over to the allies? All honours that you take in this deal, earlier ones too, then count for them.
ask-adjutant-betray-yes = Change sides
ask-adjutant-betray-no = Stay loyal
ask-next = Next deal
ask-redeal = Deal again
ask-again = Play again
ask-discard-allies = Discard { $count }. Discarded honours go to the allies.
ask-discard-first-trick = Discard { $count }. Discarded honours go to the winner of the first trick.
ask-discard-napoleon = Discard { $count }. Discarded honours stay with Napoleon.
ask-discard-nobody = Discard { $count }. Discarded honours count for nobody.
ask-discard-gift = Discard { $count }. Discarded honours go to one player of your choice.
ask-discard-forbidden = Discard { $count }. { $most ->
    [0] Honours may not be discarded.
   *[other] At most { $most } may be honours, and these go to the allies.
  }
ask-discard-least = {" "}At least { $least } must come from the widow.

## What to do

do-bid = Your turn: { $what }
do-bid-free = First come, first served: { $what }
say-first = bid { $least } or more, or pass
say-first-only = bid { $least } or more
say-raise = bid more than { $bid }, or pass
say-raise-only = you may bid more than { $bid }
say-pass = nothing stronger can be bid, so pass
say-pass-only = wait for the others
do-bid-demanded = Everybody passed: you must make one bid of { $least } or more
do-watch = Watching. { $what }
do-naming = Name the adjutant card
do-perfect = Decide whether to declare a perfect
do-lead = Your lead: play a card
do-lead-barred = Your lead: play a card that may be led to the first trick
do-follow = { $lead }: play { $suit }
do-follow-or = { $lead }: play { $suit } (or { $cards })
do-follow-open = No suit is set yet: play any card
do-call = { $card } calls: play { $cards }
do-honours = { $lead }: you have no { $suit }, so play an honour or a card playable at any time
do-anything = { $lead }: you have no { $suit }, so play any card
do-anything-barred = { $lead }: you have no { $suit }, so play a card allowed in the first trick
lead-suit = { $suit } was led
lead-joker = The joker calls { $suit }
lead-trump-call = The joker calls trumps ({ $suit })
wait-all = Anybody may bid: first come, first served
wait-auction = Waiting for a bid or pass: { $seat }
wait-naming = Waiting for the adjutant card to be named: { $seat }
wait-exchange = Waiting for the discards: { $seat }
wait-perfect = Waiting for a word on a perfect: { $seat }
wait-taken = { $seat } took the trick
wait-ready = Waiting for the others
wait-lead = Waiting for the lead: { $seat }
wait-play = Waiting for a card: { $seat }

## Results

result-won = Napoleon’s side won
result-lost = The allies won
result-redeal = Dealt again
result-redeal-text = { $why } No points are counted.
result-most-honours = Most honours: { $winners }
result-free-text = { $most ->
    [one] { $most } honour taken
   *[other] { $most } honours taken
  }
result-over = { $got } for { $bid }: made with { $difference } to spare
result-exact = { $got } for { $bid }: made exactly
result-missed = { $got } for { $bid }: missed by { $difference }
result-doubled = { $got } for { $bid }: every honour taken, so all scores are doubled
result-revolution = { $got } for { $bid }: every honour taken, which loses under these rules
result-perfect-made = A perfect: all { $all } honours taken
result-perfect-missed = No perfect: { $got } of { $all } honours
sheet-won = { $said } { $seat }, made
sheet-lost = { $said } { $seat }, missed
sheet-free = Free for all
match-won = Winner: { $winners }

redeal-redeal = Nobody bid, so the cards are dealt again.
redeal-expose-widow = Nobody bid with the widow open either, so the cards are dealt again.
redeal-widow-jack = Nobody holds the jack of a widow suit, so the cards are dealt again.
redeal-mighty-holder = Nobody bid and ♠A lies in the widow, so the cards are dealt again.
redeal-previous-napoleon = Nobody bid and there was no Napoleon before, so the cards are dealt again.
redeal-previous-adjutant = Nobody bid and there was no adjutant before, so the cards are dealt again.

## How scores came about

share-napoleon = Napoleon
share-solo = Napoleon alone
share-lone-adjutant = the adjutant left alone
share-adjutant = the adjutant
share-ally = an ally
share-turned = an ally after changing sides
why-free = Honours taken count as points: { $honours } ({ $points }).
why-wins-won = Won as { $who }: { $points }.
why-wins-lost = Lost as { $who }: { $points }.
why-table = Table of points, row “{ $row }”, as { $who }: { $points }.
why-custom = Row “{ $row }”, as { $who }: { $points }.
why-pot-shared = The pot of { $pot } goes two parts to Napoleon and one to the adjutant; as { $who }: { $points }.
why-pot-solo = The whole pot of { $pot }, as { $who }: { $points }.
why-pot-allies = The pot of { $pot } is shared by { $allies } allies: { $points }.
why-pot-nothing = Lost as { $who }, so no share of the pot of { $pot }: { $points }.
why-formula = An ally’s share is { $number } bid − ({ $minimum } lowest − 1) = { $unit }, over { $allies } allies; as { $who }: { $points }.
why-doubled = {" "}Doubled, because every honour was taken.

## The log

line-dealt = Deal { $deal }, dealer: { $seat }
line-trump-drawn = Trumps are { $suit }
line-bid = { $seat }: { $bid }
line-pass = { $seat }: pass
line-demanded-previous-napoleon = Everybody passed. { $seat }, Napoleon in the last deal, must bid
line-demanded-previous-adjutant = Everybody passed. { $seat }, adjutant in the last deal, must bid
line-widow-exposed = Everybody passed. The widow was turned up ({ $cards }) for one more auction
line-turned = { $card } was turned up from the widow. Holder of { $card_jack }: { $seat }
line-turned-nobody = { $card } was turned up from the widow. Nobody holds { $card_jack }
line-turned-joker = { $card } was turned up from the widow
line-contract-bid = { $seat } became Napoleon with { $bid }
line-contract-widow-jack = { $seat }, holder of the jack of the turned suit, became Napoleon with { $bid }
line-contract-mighty-holder = Everybody passed. { $seat }, holder of ♠A, became Napoleon with { $bid }
line-contract-opener-forced = Everybody passed. { $seat }, the first speaker, became Napoleon with { $bid }
line-contract-previous-napoleon = { $seat }, Napoleon in the last deal, became Napoleon again with { $bid }
line-contract-previous-adjutant = { $seat }, adjutant in the last deal, became Napoleon with { $bid }
line-named = { $seat } named { $card } as adjutant card
line-widow-shown = The widow was shown ({ $cards })
line-widow-taken = { $seat } took the { $count ->
    [one] card
   *[other] { $count } cards
  } of the widow
line-discarded = { $seat } discarded { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
line-discarded-shown = { $seat } discarded { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } (face up: { $cards })
line-gift = . The honours were given away, to: { $seat }
line-played = { $seat }: { $played }
line-called = { $seat }: { $played } (calls { $suit })
line-revealed = The adjutant is revealed: { $seat }
line-solo = { $seat } played the named card: there is no adjutant
line-trick-won = { $seat } took the trick ({ $honours ->
    [0] no honours
    [one] { $honours } honour
   *[other] { $honours } honours
  }). { $why }
line-betrayed-adjutant = { $seat }, the adjutant, went over to the allies
line-betrayed-napoleon = { $seat }, Napoleon, showed { $cards } and went over to the allies
line-perfect-yes = { $seat } declared a perfect
line-perfect-no = { $seat } declared no perfect
line-scored = { $title }. { $text }
