"""A PostgreSQL of our own for tests, and places where stores of either kind live.

A test module imports the fixtures it wants (`from tests.server.postgres import new_place, postgres, store_factory`). The server is
started once per pytest process, however many modules want it, on a socket in a folder that nobody else may enter, and every place has a
database of its own.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.support.missing import POSTGRESQL
from tischlein.server.store import Store
from tischlein.server.store.opening import open_store


def find_program(name: str) -> str | None:
    """A program of PostgreSQL: Debian and Homebrew keep them off the path."""
    newest_first = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda file: int(file.parts[4]), reverse=True)
    brewed = [file for folder in ("/opt/homebrew/opt", "/usr/local/opt") for file in Path(folder).glob(f"postgresql*/bin/{name}")]
    return shutil.which(name) or next((str(file) for file in (*newest_first, *brewed)), None)


class PrivatePostgres:
    """A server with its own data, which ends with this object (and, where `setpriv` is, also when the tests are killed)."""

    def __init__(self) -> None:
        initdb, postgres = find_program("initdb"), find_program("postgres")
        if initdb is None or postgres is None:
            raise FileNotFoundError("PostgreSQL is not installed")
        self.folder = Path(tempfile.mkdtemp(prefix="tischlein-", dir="/tmp"))  # the path of a socket must be short
        self._as_whom: dict[str, Any] = {}
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            user, group = unprivileged()
            os.chown(self.folder, user, group)
            self._as_whom = {"user": user, "group": group, "extra_groups": []}
        data = self.folder / "data"
        self._run(
            initdb, "--pgdata", str(data), "--username", "tischlein", "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"
        )
        following = [setpriv, "--pdeathsig", "INT"] if (setpriv := shutil.which("setpriv")) else []
        command = [*following, postgres, "-D", str(data), "-k", str(self.folder), "-c", "listen_addresses="]
        with (self.folder / "log").open("wb") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self._as_whom)
        try:
            self._await()
        except BaseException:
            self.stop()
            raise
        self._databases = 0

    def _run(self, *command: str) -> None:
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **self._as_whom)

    def _await(self) -> None:
        """Until it answers."""
        for _ in range(300):
            try:
                self.execute("SELECT 1")
            except (OSError, asyncpg.PostgresError):
                if self._process.poll() is not None:
                    raise RuntimeError((self.folder / "log").read_text()) from None
                time.sleep(0.1)
            else:
                return
        raise RuntimeError("PostgreSQL does not answer")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://tischlein@/{database}?host={self.folder}"

    def execute(self, statement: str, database: str = "postgres") -> Any:
        """Runs a statement on a connection of its own, and returns the first value of the answer."""

        async def work() -> Any:
            connection = await asyncpg.connect(self.url(database))
            try:
                return await connection.fetchval(statement)
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as thread:  # also for somebody who is within an event loop
            return thread.submit(asyncio.run, work()).result()

    def new_database(self) -> str:
        """The address of an empty database."""
        self._databases += 1
        self.execute(f"CREATE DATABASE test_{self._databases}")
        return self.url(f"test_{self._databases}")

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)  # at once: nobody wants the data any more
            self._process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)


def unprivileged() -> tuple[int, int]:
    """The numbers of a user and a group that may do little."""
    import pwd  # not everywhere, like the user root

    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)[2:4]
        except KeyError:
            continue
    raise RuntimeError("there is nobody PostgreSQL could run as")


@cache
def started() -> PrivatePostgres:
    """The one of this process. A fixture would not do: every module that imports it would have one of its own."""
    server = PrivatePostgres()
    atexit.register(server.stop)
    return server


@pytest.fixture(scope="session")
def postgres() -> PrivatePostgres:
    """The server. Where there is no PostgreSQL, a person may go without these tests; continuous integration may not."""
    if find_program("initdb") is None and not os.environ.get("CI"):
        pytest.skip(POSTGRESQL)
    return started()


class Place(NamedTuple):
    """Where a store is kept. It can be opened again and again, also twice at once."""

    data: Path
    database: str = ""

    async def open(self) -> Store:
        return await open_store(self.data, self.database)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Store]:
        store = await self.open()
        try:
            yield store
        finally:
            await store.close()


NewPlace = Callable[[str], Place]


@pytest.fixture
def new_place(request: pytest.FixtureRequest, tmp_path: Path) -> NewPlace:
    """`new_place("sqlite")` and `new_place("postgres")` give a place where nothing is yet. PostgreSQL starts when it is first wanted."""
    places = 0

    def make(kind: str) -> Place:
        nonlocal places
        places += 1
        folder = tmp_path / f"place-{places}"
        if kind == "sqlite":
            return Place(folder)
        server: PrivatePostgres = request.getfixturevalue("postgres")
        return Place(folder, server.new_database())

    return make


@pytest.fixture(params=["sqlite", "postgres"])
def store_factory(request: pytest.FixtureRequest, new_place: NewPlace) -> Place:
    """A test with this fixture runs once for each kind of store."""
    return new_place(request.param)
