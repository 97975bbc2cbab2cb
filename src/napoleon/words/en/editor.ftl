# The page on which rules are put together.
edit-title = Make your own rules
edit-lead = Open a heading and choose, one by one. When you are done, press “Check these rules”.
edit-from = Start from
edit-from-help = A share code will do as well. Loading drops what was changed below.
edit-load = Load
edit-problems = These rules cannot be played as they are.
edit-fault = to be mended
edit-changed = { $n ->
    [one] one difference
   *[other] { $n } differences
  } from standard
edit-differs = not standard
edit-check = Check these rules
edit-sheet = the whole rules
edit-alone = Play alone by these rules
edit-friends = Play with friends by these rules
edit-own = Make your own rules
edit-this = Change these rules
edit-from-to = From { $least } to { $most }.
edit-empty = Left empty it is “{ $title }”: { $help }
edit-place = Number { $n } from the strongest
edit-removed = “2” takes out all twos, “♣3 ♦3” (or C3 D3) those two cards. Empty takes out nothing.
edit-strain = Suit
edit-number = Number
edit-rows = Rows with “—” do not count. Checking once adds more rows.
edit-card-n = Card in row { $n }
edit-target-n = Target in row { $n }
edit-how-n = How it wins in row { $n }
edit-how-top = becomes the strongest
edit-how-target = stands just above its target
edit-only-after = only when played after it
