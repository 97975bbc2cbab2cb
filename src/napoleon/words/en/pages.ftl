# The pages that the server makes: home, rules, refusals.
site-title = Napoleon
skip-to-content = Skip to content
nav-play = Play
nav-rules = Rules
foot = Napoleon — running without any outside service
go-home = Home

home-title = Play Napoleon
home-lead = Whoever wins the auction is Napoleon; the adjutant is whoever holds the card he names. Gather the honours and make the contract.
home-preset = Rules
home-sheet = Details
home-sheet-of = Details of { $title }
home-players = Players
home-players-n = { $n }
home-as-in-rules = As in the rules
home-deals = Deals
home-deals-help = From 1 to 1000 deals; left empty, as many as the rules say.
home-own-rules = Play by your own rules
home-rules-text = A share code, or rules in TOML or JSON
home-rules-help = What you write here is used instead of the rules chosen above.
home-rules-file = A file with rules (.toml, .json)

rules-title = Rules
rules-lead = Napoleon is played differently from place to place. These rule sets can be played as they are.
rules-size = { $players } players, { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }
sheet-differences = { $n ->
    [one] One difference
   *[other] { $n } differences
  } from the standard rules
sheet-idle = Choices without effect in these rules
sheet-code = Share code
sheet-code-help = Give this code to others, and they can play by the same rules.
sheet-play = Start with these rules
sheet-toml = See it as a file (TOML)
sheet-all-presets = Other rules
rules-missing-title = No such rules

table-page-title = Table
table-needs-script = The table needs JavaScript. Please allow it in your browser's settings.
table-missing-title = No such table
table-missing = There is no table at this address. Check the address, or open a new table.
record-missing-title = No record yet
record-missing = The record can be read once the first deal is over.
not-found-title = No such page
not-found = There is no page at this address.
bad-method-title = That cannot be done here
bad-method = This address does not take that request.
bad-request-title = The request was not accepted
bad-request = What the browser sent could not be read.
failure-title = Something went wrong
failure = Something unexpected happened on the server. The game is saved. Wait a moment, then open it again.

home-with = With whom?
home-solo = Alone
home-solo-help = Against bots, at once.
home-friends = With friends
home-friends-help = Just send a link; nobody signs up.
home-name = Your name
home-name-help = Up to 16 characters. This device remembers it.
home-clock = Clock
home-table = Table
home-listed = Show it in the lobby
home-listed-help = If not, only those who have the link can come.
home-chat = Allow chat
home-chat-help = If not, there are only stamps.
home-late = Spectators watch one deal late
home-late-help = So nobody learns a hand from a screen that only watches.
home-go-solo = Start now
home-go-friends = Open a table and invite friends
nav-lobby = Lobby
lobby-title = Tables with free seats
lobby-of = { $name }'s table
lobby-people = { $n } of { $m } seats taken
lobby-empty = No table is open to everybody just now.
lobby-open = Open a table with friends
lobby-again = Look again
sheet-friends = Play with friends by these rules
verify-title = Checking a deal
verify-lead = Every deal comes from a seed of 256 bits. Before the cards are dealt everybody is shown a proof of the seed, and when the deal is over the seed itself is opened.
verify-what = What this shows, and what not
verify-shows = No card was changed after the proof was shown. Nobody could look at bids or plays and deal again.
verify-not = It does not show that the seed was drawn by chance. If you do not trust a server, open the table on a machine of your own.
verify-how = How to check
verify-step-keep = When a deal begins, keep the proof that stands under “Check the deal” beside the rules.
verify-step-record = When it is over, save the record of the table (it opens from “Check the deal” in the result).
verify-step-run = Check the record:
verify-own = To check without this program, read the file docs/shuffle.md that comes with it: it gives the method and an example of 37 lines of Python.

problem-cookies-needed = Please allow cookies for this site: your seat is remembered by a cookie.
problem-form-too-long = That is too long. Please send at most { $most } KB.
problem-form-unreadable = The form could not be read. Files must be text in UTF-8.
problem-form-not-a-number = { $field ->
    [deals] The number of deals
   *[players] The number of players
  } cannot be “{ $got }”. Please write a number.
problem-form-number-out-of-range = { $field ->
    [deals] The number of deals is from 1 to { $most }
   *[players] The number of players is from 4 to { $most }
  }, not { $got }.
