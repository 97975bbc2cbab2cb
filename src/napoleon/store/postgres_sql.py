"""What the PostgreSQL store says to the server: its schema, and one statement for each thing that a store does.

Everything lies in a schema of our own, so that another program's tables may be in the same database. Times are seconds since
1970 by the server's clock. Rows and requests have no foreign key: only the statement that has moved their table inserts them.
"""

from napoleon.store.log import ALIVE, HEAD_START, LEASE

SCHEMA_VERSION = 1
LOCK = 0x4E41504F
"""the advisory lock under which the schema is made"""

# What each version adds to the one before.
SCHEMAS = {
    1: """
CREATE TABLE napoleon.tables (
    name text PRIMARY KEY, format integer NOT NULL, version integer NOT NULL, created double precision NOT NULL,
    due double precision, keeper text, heavy boolean NOT NULL DEFAULT false, held double precision, holder text
);
CREATE INDEX tables_due ON napoleon.tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_created ON napoleon.tables (created DESC, name);
CREATE TABLE napoleon.rows (
    name text NOT NULL, seq integer NOT NULL, body text NOT NULL, at double precision NOT NULL, PRIMARY KEY (name, seq)
);
CREATE TABLE napoleon.requests (
    name text NOT NULL, request text NOT NULL, version integer NOT NULL, PRIMARY KEY (name, request)
);
CREATE TABLE napoleon.beats (node text PRIMARY KEY, role text NOT NULL, at double precision NOT NULL);
""",
}
PREPARE = "CREATE SCHEMA IF NOT EXISTS napoleon; CREATE TABLE IF NOT EXISTS napoleon.schema_version (version integer NOT NULL)"
KNOWN_SCHEMA = "SELECT max(version) FROM napoleon.schema_version"
EXISTS = "SELECT to_regclass('napoleon.schema_version') IS NOT NULL"

CLOCK = "SELECT extract(epoch FROM clock_timestamp())::double precision AS at"
# Nothing is lost with a claim, a beat or a notice that is forgotten in a crash: these do not wait for the disk.
HASTY_CLOCK = f"{CLOCK}, set_config('synchronous_commit', 'off', true) AS hasty"

# $1 table, $2 format, $3 rows, $4 seconds until due, $5 keeper, $6 heavy
CREATE = f"""
WITH clock AS MATERIALIZED ({CLOCK}),
made AS (
    INSERT INTO napoleon.tables (name, format, version, created, due, keeper, heavy)
    SELECT $1, $2, cardinality($3::text[]), at, at + $4::double precision, $5::text, $6 FROM clock
    ON CONFLICT (name) DO NOTHING RETURNING created
),
written AS (
    INSERT INTO napoleon.rows (name, seq, body, at)
    SELECT $1, seq, body, created FROM made, unnest($3::text[]) WITH ORDINALITY AS given (body, seq)
)
SELECT EXISTS (SELECT FROM made)
"""

# $1 table, $2 expected version, $3 rows, $4 request, $5 seconds until due, $6 keeper, $7 heavy
APPEND = f"""
WITH clock AS MATERIALIZED ({CLOCK}),
moved AS (
    UPDATE napoleon.tables SET version = version + cardinality($3::text[]),
        due = clock.at + $5::double precision, keeper = $6::text, heavy = $7, held = NULL, holder = NULL
    FROM clock
    WHERE name = $1 AND version = $2 AND NOT EXISTS (SELECT FROM napoleon.requests WHERE name = $1 AND request = $4)
    RETURNING version, clock.at
),
written AS (
    INSERT INTO napoleon.rows (name, seq, body, at)
    SELECT $1, $2 + seq, body, moved.at FROM moved, unnest($3::text[]) WITH ORDINALITY AS given (body, seq)
),
kept AS (
    INSERT INTO napoleon.requests (name, request, version) SELECT $1, $4::text, version FROM moved WHERE $4 IS NOT NULL
)
SELECT version FROM moved
"""

ANSWERED = "SELECT version FROM napoleon.requests WHERE name = $1 AND request = $2"
READ = """
SELECT rows.body, rows.at FROM napoleon.tables LEFT JOIN napoleon.rows ON rows.name = tables.name AND rows.seq > $2
WHERE tables.name = $1 ORDER BY rows.seq LIMIT $3
"""
FIND = "SELECT name, format, version, created FROM napoleon.tables WHERE name = $1"
NEWEST = "SELECT name, format, version, created FROM napoleon.tables ORDER BY created DESC, name LIMIT $1"
VERSIONS = "SELECT name, version FROM napoleon.tables WHERE name = ANY ($1::text[])"

# From when on somebody may claim a table. $1 who, $2 whether only heavy ones.
OPEN = f"""
greatest(held, due + CASE
    WHEN keeper = $1 THEN 0
    WHEN keeper IS NOT NULL THEN {LEASE}
    WHEN heavy AND NOT $2 AND EXISTS (SELECT FROM napoleon.beats WHERE role = 'worker' AND beats.at >= clock.at - {ALIVE})
    THEN {HEAD_START}
    ELSE 0
END)
"""
# $3 how many, $4 for how many seconds
CLAIM = f"""
WITH clock AS MATERIALIZED ({HASTY_CLOCK}),
ready AS MATERIALIZED (
    SELECT name FROM napoleon.tables, clock WHERE due <= clock.at AND (heavy OR NOT $2) AND {OPEN} <= clock.at
    ORDER BY due LIMIT $3 FOR UPDATE OF tables SKIP LOCKED
)
UPDATE napoleon.tables SET held = clock.at + $4::double precision, holder = $1 FROM ready, clock WHERE tables.name = ready.name
RETURNING tables.name, version, clock.at - due AS late
"""
NEXT_DUE = f"""
WITH clock AS MATERIALIZED ({CLOCK})
SELECT min({OPEN} - clock.at) FROM napoleon.tables, clock WHERE due IS NOT NULL AND (heavy OR NOT $2::boolean)
"""
RELEASE = f"""
WITH clock AS MATERIALIZED ({HASTY_CLOCK})
UPDATE napoleon.tables SET held = NULL, holder = NULL FROM clock WHERE name = $1 AND holder = $2
"""
BEAT = f"""
WITH clock AS MATERIALIZED ({HASTY_CLOCK}),
old AS (DELETE FROM napoleon.beats USING clock WHERE beats.at < clock.at - 86400 AND node <> $1)
INSERT INTO napoleon.beats (node, role, at) SELECT $1, $2, at FROM clock
ON CONFLICT (node) DO UPDATE SET role = excluded.role, at = excluded.at
"""
LIVING = f"SELECT node, role FROM napoleon.beats, ({CLOCK}) AS clock WHERE beats.at >= clock.at - $1::double precision"
NOTIFY = "SELECT pg_notify($1, notice), set_config('synchronous_commit', 'off', true) FROM unnest($2::text[]) AS notice"
