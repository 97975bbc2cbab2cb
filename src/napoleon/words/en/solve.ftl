# Refusals while solving open positions.
problem-solve-trick-is-full = "plays" must be a trick in progress; there are already { $got } cards in a trick of { $players } players.
problem-solve-side-not-a-list = "side" must list the seats of the side, e.g. [0, 3].
problem-solve-not-a-number = { $key } is "{ $got }"; it must be a number from 0 to 24.
problem-solve-illegal-play = With this hand { $seat } may not play { $card }.
