"""The file of the SQLite store: its schema, and how an older one is brought forward."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from tischlein.server.store.problems import Unopened, check_version

MIGRATIONS = (
    """
    CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL, secret TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE game_table (
        id TEXT PRIMARY KEY, setup TEXT NOT NULL, seed TEXT NOT NULL, seats TEXT NOT NULL, listed INTEGER NOT NULL,
        invite TEXT NOT NULL, status TEXT NOT NULL, created REAL NOT NULL
    ) STRICT;
    CREATE INDEX game_table_open ON game_table (status, listed);
    CREATE TABLE seat (table_id TEXT NOT NULL REFERENCES game_table, person TEXT NOT NULL, PRIMARY KEY (person, table_id)) STRICT;
    CREATE TABLE entry (table_id TEXT NOT NULL REFERENCES game_table, number INTEGER NOT NULL, entry TEXT NOT NULL,
        PRIMARY KEY (table_id, number)) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE person RENAME TO old_person;
    CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT NOT NULL DEFAULT '', password TEXT NOT NULL DEFAULT '',
        login_key TEXT UNIQUE) STRICT;
    INSERT INTO person (id, name) SELECT id, name FROM old_person;
    CREATE TABLE session (secret TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES person ON DELETE CASCADE) STRICT, WITHOUT ROWID;
    INSERT INTO session SELECT secret, id FROM old_person;
    CREATE INDEX session_person ON session (person);
    DROP TABLE old_person;
    ALTER TABLE game_table ADD COLUMN clock TEXT;
    ALTER TABLE game_table ADD COLUMN affairs TEXT NOT NULL DEFAULT '{}';
    ALTER TABLE game_table ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game_table ADD COLUMN length INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE game_table ADD COLUMN waiting TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE game_table ADD COLUMN moved REAL NOT NULL DEFAULT 0;
    ALTER TABLE game_table ADD COLUMN deadline REAL;
    ALTER TABLE game_table ADD COLUMN chat_length INTEGER NOT NULL DEFAULT 0;
    UPDATE game_table SET moved = created, length = (SELECT count(*) FROM entry WHERE table_id = id);
    DROP INDEX game_table_open;
    CREATE INDEX game_table_open ON game_table (created) WHERE status = 'open' AND listed;
    CREATE INDEX game_table_deadline ON game_table (deadline) WHERE deadline IS NOT NULL;
    ALTER TABLE seat ADD COLUMN seen REAL NOT NULL DEFAULT 0;
    CREATE INDEX seat_table ON seat (table_id);
    ALTER TABLE entry ADD COLUMN time REAL NOT NULL DEFAULT 0;
    CREATE TABLE chat (table_id TEXT NOT NULL REFERENCES game_table, number INTEGER NOT NULL, person TEXT NOT NULL, text TEXT NOT NULL,
        time REAL NOT NULL, PRIMARY KEY (table_id, number)) STRICT, WITHOUT ROWID;
    CREATE INDEX chat_person ON chat (person);
    """,
)
"""One script per version of the schema; a new version is appended, an old one never changed. Semicolons only end statements."""


def open_file(file: Path, forward: bool) -> sqlite3.Connection:
    if not forward and not file.exists():
        raise Unopened("missing", f"there is no database at {file}")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=0o600)  # SQLite gives its other files the same mode
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    try:
        # what is deleted is overwritten as well: a person who leaves shall not stay in the file
        for setting in ("busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON"):
            db.execute(f"PRAGMA {setting}")
        migrate(db, forward)
    except BaseException:
        db.close()
        raise
    return db


def migrate(db: sqlite3.Connection, forward: bool = True) -> None:
    """Brings the schema up to date, version by version and all or nothing; a newer file than this program is refused."""
    db.execute("BEGIN IMMEDIATE")  # before looking: another process may be about to do the same
    try:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        check_version(version, len(MIGRATIONS), forward)
        for script in MIGRATIONS[version:]:
            for statement in script.split(";"):
                db.execute(statement)
            version += 1
            db.execute(f"PRAGMA user_version = {version}")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
