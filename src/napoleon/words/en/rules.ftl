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
