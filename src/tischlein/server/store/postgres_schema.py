"""The schema of the PostgreSQL store, and how an older one is brought forward."""

from __future__ import annotations

from typing import Any

from tischlein.server.store.problems import Unopened, check_version

MIGRATIONS = (
    """
    CREATE TABLE person (id text COLLATE "C" PRIMARY KEY, name text NOT NULL, login text NOT NULL DEFAULT '',
        password text NOT NULL DEFAULT '', login_key text COLLATE "C" UNIQUE);
    CREATE TABLE session (secret text COLLATE "C" PRIMARY KEY, person text COLLATE "C" NOT NULL REFERENCES person ON DELETE CASCADE);
    CREATE INDEX session_person ON session (person);
    CREATE TABLE game_table (
        id text COLLATE "C" PRIMARY KEY, setup text NOT NULL, seed text NOT NULL, invite text NOT NULL, listed boolean NOT NULL,
        created double precision NOT NULL, clock text, seats text NOT NULL, status text NOT NULL, affairs text NOT NULL,
        version integer NOT NULL, length integer NOT NULL, waiting text NOT NULL, moved double precision NOT NULL,
        deadline double precision, chat_length integer NOT NULL DEFAULT 0, changed timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX game_table_open ON game_table (created) WHERE status = 'open' AND listed;
    CREATE INDEX game_table_deadline ON game_table (deadline) WHERE deadline IS NOT NULL;
    CREATE TABLE seat (table_id text COLLATE "C" NOT NULL REFERENCES game_table, person text COLLATE "C" NOT NULL,
        seen double precision NOT NULL DEFAULT 0, PRIMARY KEY (person, table_id));
    CREATE INDEX seat_table ON seat (table_id);
    CREATE TABLE entry (table_id text COLLATE "C" NOT NULL REFERENCES game_table, number integer NOT NULL, entry text NOT NULL,
        time double precision NOT NULL, PRIMARY KEY (table_id, number));
    CREATE TABLE chat (table_id text COLLATE "C" NOT NULL REFERENCES game_table, number integer NOT NULL,
        person text COLLATE "C" NOT NULL, text text NOT NULL, time double precision NOT NULL, PRIMARY KEY (table_id, number));
    CREATE INDEX chat_person ON chat (person);
    """,
)
"""One script per version of the schema; a new version is appended, an old one never changed.

JSON is kept as text: jsonb would change the order of keys and refuse some strings. Ids are compared by bytes, as SQLite does. `changed`
is the clock of the database, not ours: from it somebody who has not listened for a moment learns what there was to hear.
"""

LOCK = 7_138_137
"""A number of our own for the advisory lock: only one process at a time changes the schema."""


async def migrate(connection: Any, forward: bool = True) -> None:
    """Brings the schema up to date, all or nothing, while other processes that start at the same moment wait."""
    encoding = await connection.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise Unopened("not-utf8", f"this database has the encoding {encoding}; it must be UTF8", encoding)
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        there = await connection.fetchval("SELECT to_regclass('tischlein_version') IS NOT NULL")
        version = await connection.fetchval("SELECT version FROM tischlein_version") if there else 0
        check_version(version, len(MIGRATIONS), forward)
        if version == len(MIGRATIONS):
            return
        if not there:
            await connection.execute("CREATE TABLE tischlein_version (version integer NOT NULL); INSERT INTO tischlein_version VALUES (0)")
        for script in MIGRATIONS[version:]:
            await connection.execute(script)
        await connection.execute("UPDATE tischlein_version SET version = $1", len(MIGRATIONS))
