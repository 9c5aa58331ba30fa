"""Which store is meant: PostgreSQL if its address is given, else SQLite in a folder."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from tischlein.server.store import Store
from tischlein.server.store.problems import Unopened
from tischlein.server.store.sqlite import SqliteStore

FILE = "tischlein.sqlite"


async def open_store(data: Path, database: str = "", *, forward: bool = True) -> Store:
    """Without `forward`, the store must be there and is not brought up to date. Raises Unopened with the reason."""
    if not database:
        return SqliteStore(data / FILE, forward=forward)
    if find_spec("asyncpg") is None:
        raise Unopened("no-driver", "PostgreSQL needs one more package: pip install 'tischlein[postgres]'")
    from tischlein.server.store.postgres import PostgresStore

    return await PostgresStore.open(database, forward=forward)
