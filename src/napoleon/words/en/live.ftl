# Refusals about stored tables, and about what arrives at a table.
problem-store-closed = The server is shutting down.
problem-store-failed = It could not be saved ({ $reason }). Check that the disk is not full.
problem-store-damaged = The data file { $path } is damaged ({ $reason }). Move it elsewhere to start afresh.
problem-store-foreign = { $path } is not a data file of Napoleon. Choose another folder.
problem-store-newer = The data file { $path } was made by a newer version (schema { $version }; this one reads up to { $known }). Please update the program.
problem-store-unusable = The data file { $path } cannot be used ({ $reason }). Check that the folder can be written to, or choose another one.
problem-store-address = NAPOLEON_DATABASE is set to { $address }, which is no address of a PostgreSQL database. Write it like postgresql://user:password@host/database.
problem-store-unreached = The database { $address } is not reached ({ $reason }). Check that PostgreSQL runs, and that NAPOLEON_DATABASE is right.
problem-store-refused = The database { $address } does not let us in ({ $reason }). Check the user, the password and the name of the database in NAPOLEON_DATABASE.
problem-store-database-newer = The database { $address } was made by a newer version (schema { $version }; this one reads up to { $known }). Please update the program.
problem-store-without-driver = NAPOLEON_DATABASE needs asyncpg (pip install 'napoleon-cards[postgres]').
problem-unreadable-event = A row of the saved log cannot be read ({ $got }).
problem-table-of-newer-format = This table was made by a newer version (format { $format }; this one reads up to { $known }).
problem-no-such-table = This table is no longer there.
problem-table-too-busy = The table is busy. Please try again.
problem-deal-goes-on = The deal is not over yet.
problem-spectators-only-watch = You are watching. Only those who sit at the table can act.
problem-message-too-long = The message is too long (at most { $most } characters).
problem-message-not-json = The message cannot be read as JSON.
problem-message-not-an-object = The message is not of the form {"{"}"id": …, "action": …{"}"}.
problem-message-without-id = The request has no id (letters, digits and signs, at most 64).
problem-message-without-action = The message has no action.
problem-action-not-an-object = Send the action in the form {"{"}"kind": …{"}"}.
problem-unknown-action = There is no action called “{ $got }”.
problem-action-needs-yes-or-no = Send { $key } as true or false.

## Who sits at a table
own-rules = Own rules
table-player = Player
bot-mika = Mika
bot-ken = Ken
bot-yuki = Yuki
bot-sora = Sora
bot-haru = Haru
bot-rin = Rin
bot-nao = Nao

## napoleon play
play-address = Napoleon: { $address }
play-stop = Press Ctrl-C to stop.
worker-thinks = Thinking for the searching bots. Press Ctrl-C to stop.
problem-worker-without-database = NAPOLEON_DATABASE is not set. A worker works at the database that its servers share.
problem-host-unknown = { $host } is no address of this machine ({ $reason }). Try --host 127.0.0.1.
problem-port-taken = Port { $port } of { $host } cannot be used ({ $reason }). Choose another with --port, or leave --port out.
