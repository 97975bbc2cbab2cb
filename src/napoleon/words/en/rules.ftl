# What is refused when rules are read (problem-…), and why an option has no effect (idle-…).

problem-bad-value = { $option } cannot be { $value }; it takes { $expected }.
problem-unknown-option = There is no option “{ $option }”; near it are { $expected }.
problem-unknown-preset = There is no preset “{ $preset }”; there are { $expected }.
problem-rules-not-an-object = Rules are written in the form { $expected }.
problem-rules-unknown-key = Rules have no entry “{ $key }”; they may have { $expected }.
problem-too-few-cards = { $players } hands of { $hand } need { $needed } cards, and there are only { $have }. Change one of: { $options }.
problem-widow-too-large = The widow would have { $size } cards; it may have 8 at most. Change one of: { $options }.
problem-above-largest-bid = { $number } is more than the largest number that may be bid, { $largest }. Change one of: { $options }.
problem-forced-no-trump = The set contract { $bid } needs rules that allow bids without trumps. Change one of: { $options }.
problem-class-twice = The order of strength has { $power } twice; each may stand there once: { $options }.
problem-no-trump-class = The order of strength lacks trumps; add trump to it: { $options }.
problem-no-two-in-pack = Same-two needs a 2, and all of them are taken out. Change one of: { $options }.
problem-card-not-in-pack = { $card } is taken out and so cannot be used. Change one of: { $options }.
problem-own-target = { $card } may itself be { $target } and so cannot be aimed at it. Change: { $options }.
problem-betrayal-without-cards = Betrayal by Napoleon needs ♣10 and a joker. Change one of: { $options }.
problem-mighty-holder-without-mighty = ♠A is taken out, so its holder cannot become Napoleon. Change one of: { $options }.
problem-pot-does-not-divide = The pot of { $pot } cannot be divided by { $share }. Change one of: { $options }.
problem-custom-incomplete = Own points need both won and lost. Change: { $options }.
problem-perfect-too-short = A perfect call needs two tricks or more. Change one of: { $options }.
problem-code-unknown = “{ $text }” is no share code: codes are letters and digits that begin with N, or one of { $expected }.
problem-code-mistyped = The share code “{ $text }” has been mistyped; look its characters over.
problem-code-newer = The share code “{ $text }” has options or values that this version does not know.
problem-file-missing = There is no preset and no file “{ $file }”; the presets are { $expected }; napoleon rules list tells of them.
problem-code-or-name-mistyped = There is no preset “{ $text }”, and as a share code it has been mistyped. The presets are { $expected }; napoleon rules list tells of them.
problem-file-not-toml = “{ $file }” is not TOML ({ $detail }).
problem-file-not-json = “{ $file }” is not JSON ({ $detail }).
problem-text-not-toml = These rules are not TOML ({ $detail }).
problem-text-not-json = These rules are not JSON ({ $detail }).

idle-free-for-all = With everyone alone there is no auction and no Napoleon, so { $option } does nothing.
idle-somebody-bids = The first speaker must bid, so all never pass and { $option } does nothing.
idle-never-redealt = No deal comes to nothing, so { $option } does nothing.
idle-no-second-auction = There is no second auction, so { $option } does nothing.
idle-nobody-forced = Nobody is made Napoleon, so { $option } does nothing.
idle-widow-to-turn = There is no widow to turn up, so { $option } means the same as dealing again.
idle-no-widow = There is no widow, so { $option } does nothing.
idle-whole-widow = The widow is no larger than that, so { $option } does nothing.
idle-power-gone = No card is { $power }, so it does nothing in { $option }.
idle-power-wild = The joker is wild, so { $power } does nothing in { $option }.
idle-power-not-played = No power of { $power } is played, so it does nothing in { $option }.
idle-power-banned = { $power }: barred from the first trick anyway, so it adds nothing in { $option }.
idle-not-special = It is a plain card here, so { $option } does nothing.
idle-no-joker = There is no joker, so { $option } does nothing.
idle-one-joker = There are not two jokers, so { $option } does nothing.
idle-wild-joker = The joker is wild, so { $option } does nothing.
idle-no-trump-call = A led joker does not call trumps, so { $option } does nothing.
idle-next-card-leads = The card after a led joker sets the suit, so { $option } does nothing.
idle-joker-has-place = A led joker always has a place in the order, so { $option } does nothing.
idle-joker-never-strong = The joker is not in the order of strength, so { $option } does nothing.
idle-after-last-trick = That is not before the last trick, so { $option } does nothing.
idle-already-banned = Another rule bars the joker from that lead, so { $option } does nothing.
idle-no-same-two = Same-two is not played, so { $option } does nothing.
idle-target-without-power = There is no power of { $target }, so { $card } does nothing in { $option }.
idle-no-killer-queen = ♥Q kills nothing, so { $option } does nothing.
idle-no-killers = There are no killers, so { $option } does nothing.
idle-card-gone = { $card } is taken out, so it does nothing in { $option }.
idle-called-card-gone = There is no card that is { $target }, so { $card } does nothing in { $option }.
idle-no-joker-call = Nothing calls the joker, so { $option } does nothing.
idle-other-method = Another method of scoring is chosen, so { $option } does nothing.

## The sheet and differences

rules-difference = { $title }: { $before } → { $after }

sheet-goal = Napoleon's side wins by taking at least as many honours as it bid; otherwise the allies win.
sheet-dealt = The { $cards } cards are dealt out to { $players } players, { $hand } each.
sheet-dealt-widow = Of { $cards } cards each of { $players } players is dealt { $hand }, and the { $widow } left over are the widow.
sheet-honours = There are { $count } honours in all.
sheet-auction = In the auction players bid a trump suit and a number of honours; the strongest bidder is Napoleon.
sheet-adjutant = Napoleon names a card, and its holder is the adjutant, who says nothing until that card is played.
sheet-exchange = Napoleon exchanges cards with the widow.
sheet-lead = Napoleon leads to the first trick, then whoever won the last one; play is clockwise.
sheet-lead-alone = The dealer's left leads to the first trick, then whoever won the last one; play is clockwise.
sheet-follow = A player must follow the led suit when able, and otherwise may play any card.
sheet-power = { $title }: { $help }

## napoleon rules

rules-presets = Presets
rules-takes = takes { $expected } (at first { $default })
rules-code = Share code: { $text }
rules-nearest = { $count ->
    [0] These are the rules “{ $preset }”.
    [1] Nearest to “{ $preset }”, with one difference.
   *[other] Nearest to “{ $preset }”, with { $count } differences.
  }
rules-alike = There is no difference.
rules-playable = These rules can be played.
