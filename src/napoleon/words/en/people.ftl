# The people who meet at a table: waiting room, coming and going, bots that stand in, remarks. $name is a name.

table-empty = Empty seat
clock-off = No clock
clock-relaxed = Relaxed (60 s a move)
clock-normal = Normal (20 s a move)
setting-listed = Shown in the lobby
setting-by-link = By link only
setting-chat-on = With chat
setting-chat-off = Without chat (stamps only)
setting-late-on = Spectators see one deal late
setting-late-off = Spectators watch live
room-waiting = Waiting for everybody to come
room-no-host = Whoever sits down first can begin
room-host-begins = Waiting for { $name } to begin
late-wait = Spectators see one deal late: this deal will be shown when it is over
away-bot = A bot is playing for this seat
away-lost = Connection lost

## Stamps

stamp-hello = Hello
stamp-nice = Nice!
stamp-thanks = Thank you
stamp-sorry = Sorry
stamp-wow = Wow
stamp-thinking = Thinking
stamp-hurry = Please hurry
stamp-good-game = Good game

## Log

note-sat = { $name } sat down
note-bot-sat = { $name } (bot) sat down
note-left = { $name } left the seat
note-swapped = { $name } and { $other } changed seats
note-host = { $name } is the host now
note-rules = The rules have changed
note-agreed = { $name } agrees to the rules
note-left-for-good = { $name } has left; { $other } (bot) plays on
note-late-on = Spectators now see one deal late
note-late-off = From the next deal on spectators watch live
note-disconnected = { $name } lost the connection
note-stands-in = A bot plays for { $name }
note-took-back = { $name } is back
note-clock = { $name } ran out of time
note-muted = The host has muted { $name }
note-unmuted = The host lets { $name } talk again
note-device = { $name } has moved to another device

## Refusals

problem-table-without-friends = This is a table for one person.
problem-already-seated = You already have a seat.
problem-sit-between-deals = Nobody can sit down in the middle of a deal. Please wait for its end.
problem-no-chair-free = No seat is free.
problem-chair-taken = Somebody already has that seat.
problem-chair-is-empty = Nobody has that seat.
problem-remove-yourself = To give up your own seat, leave it.
problem-remove-only-people = Bots cannot be removed once the match has begun.
problem-more-people-than-chairs = { $people } people are seated, so the rules cannot be for { $players } players.
problem-only-before-the-match = This can only be changed before the match.
problem-only-the-host = Only the host can do this.
problem-not-all-agreed = Not everybody has agreed to the rules yet ({ $missing }).
problem-match-not-begun = The match has not begun.
problem-bot-moves-for-you = A bot is playing for you. Take your seat back first.
problem-nothing-to-take-back = No bot is playing for you.
problem-device-code-unknown = This code does not work: it is mistyped, used, or older than 10 minutes.
problem-chat-is-off = There is no chat at this table.
problem-you-are-muted = The host has muted you.
problem-mute-only-others = Only other people can be muted.
problem-name-is-no-text = The name must be a text.
problem-name-is-empty = Please type a name.
problem-name-too-long = A name has at most { $most } characters.
problem-name-not-readable = The name has characters that cannot be seen or used.
problem-name-taken = The name “{ $name }” is taken. Please choose another.
problem-text-is-no-text = This must be a text.
problem-text-is-empty = Please write something.
problem-text-too-long = At most { $most } characters.
problem-text-not-readable = There are characters that cannot be seen or used.
problem-action-needs-two-seats = seats must be a list of two seat numbers.
problem-action-needs-one-of = { $key } must be one of these: { $expected }.
