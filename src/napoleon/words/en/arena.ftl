# The arena (napoleon arena).
problem-unknown-bot = There is no bot "{ $got }". There are { $expected }; a time to think is written strong@0.03, a number of worlds strong@200w.
problem-too-many-bots = There are { $got } bots for { $players } players.
problem-other-arena = "{ $file }" holds the results of another arena. Name another file.
arena-title = { $deals } deals × rotations, { $games } games
arena-redeals = Deals that nobody played: { $count }
arena-bot = bot
arena-games = games
arena-score = score a deal (95 %)
arena-won = on the winning side
arena-napoleon = Napoleon
arena-adjutant = adjutant
arena-ally = ally
arena-alone = alone
arena-contracts = contracts (mean)
arena-made = made
arena-difference = { $one } scores { $mean } a deal more than { $other } (95 % ±{ $half })
arena-progress = playing
