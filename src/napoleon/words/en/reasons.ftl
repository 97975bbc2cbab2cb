# Why a trick was won (reason-…). $winner is the winning card, $beaten the strongest of the others (killed: the card that was killed).

reason-wild-card = { $joker } as { $card }

reason-mighty = The mighty { $winner } beat { $beaten }.
reason-joker = { $winner } beat { $beaten }.
reason-joker-led = The led { $winner } beat { $beaten }.
reason-joker-lowest = The led { $winner } counts as the lowest { $suit }, but no other { $suit }, trump or special was played, so it beat { $beaten }.
reason-joker-lowest-plain = The led { $winner } counts as the lowest card of its suit, but nothing stronger was played, so it beat { $beaten }.
reason-sei-jack = The sei-jack { $winner } beat { $beaten }.
reason-ura-jack = The ura-jack { $winner } beat { $beaten }.
reason-same-two = Same-two: everybody played { $suit }, so { $winner } beat { $beaten }.
reason-same-two-joker = Same-two: all but the joker were { $suit }, so { $winner } beat { $beaten }.
reason-trump = { $winner } trumped { $beaten }.
reason-trump-over = The trump { $winner } beat the lower trump { $beaten }.
reason-trump-led = { $winner } was the highest trump and beat { $beaten }.
reason-trump-led-alone = Nobody followed the led trump, so { $winner } beat { $beaten }.
reason-led-suit = { $winner } was the highest card of the led suit { $suit } and beat { $beaten }.
reason-led-suit-alone = { $winner } was the only card of the led suit { $suit } and so beat { $beaten }.
reason-suits-rank = { $winner } beat { $beaten } in the order of the suits.
reason-suits-rank-same = { $winner } was the highest card of the strongest suit played and beat { $beaten }.
reason-killer = { $winner } killed { $killed } and took the trick.
reason-yoromeki = Yoromeki: { $winner } killed { $killed } and took the trick.
reason-yoromeki-gaeshi = Yoromeki-gaeshi: { $winner } answered { $killed }, which had killed, and took the trick.
reason-yoromeki-gaeshi-gaeshi = The second answer: { $winner } beat { $killed }, the first answer to the killer.
reason-thief = { $winner } stole the killing of { $killed } and took the trick.
reason-weak = No card played could win, so { $winner } took the trick ahead of { $beaten }.
