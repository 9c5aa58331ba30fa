"""`tischlein backup` and `tischlein restore`: all people and tables of a server in one file."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from tischlein.cli.database import FOLDER, Data, Database, chosen_database, why_unopened
from tischlein.cli.language import Lang, Voice
from tischlein.cli.terminal import complain, open_console
from tischlein.server.store.backup_file import BadBackup, check_backup, read_backup, write_backup
from tischlein.server.store.opening import open_store
from tischlein.server.store.problems import NotEmpty, Unfillable, Unopened


def backup(
    context: typer.Context,
    file: Path,
    data: Data = FOLDER,
    database: Database = "",
    force: Annotated[bool, typer.Option("--force")] = False,
    lang: Lang = None,
) -> None:
    """Write everything a server keeps into one file. The server may go on meanwhile."""
    voice = Voice(lang)
    database = chosen_database(context, database, voice)
    try:
        counts = asyncio.run(save(file.resolve(), data, database, force))
    except Unopened as error:
        complain(why_unopened(error, voice))
    except FileExistsError:
        complain(voice("backup-exists", file=str(file)))
    except (OSError, sqlite3.Error) as error:
        complain(voice("not-saved", file=str(file), problem=getattr(error, "strerror", None) or str(error)))
    open_console().print(voice("backup-written", file=str(file), people=counts["person"], tables=counts["table"]))


def restore(
    context: typer.Context,
    file: Path,
    data: Data = FOLDER,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Fill an empty database with a backup, all or nothing. It may be of the other kind: this is also how to move."""
    voice = Voice(lang)
    database = chosen_database(context, database, voice)
    try:
        counts = check_backup(file)  # before anything is touched
    except BadBackup as error:
        complain(why_bad(error, file, voice))
    except OSError as error:
        complain(voice("cannot-read", file=str(file), problem=error.strerror or str(error)))
    try:
        asyncio.run(fill(file, data, database))
    except Unopened as error:
        complain(why_unopened(error, voice))
    except NotEmpty:
        complain(voice("restore-not-empty"))
    except (Unfillable, BadBackup):
        complain(voice("backup-damaged", file=str(file)))
    except (OSError, sqlite3.Error) as error:
        complain(voice("store-unreachable", problem=getattr(error, "strerror", None) or str(error)))
    open_console().print(voice("restore-done", file=str(file), people=counts["person"], tables=counts["table"]))


async def save(file: Path, data: Path, database: str, force: bool) -> Counter[str]:
    store = await open_store(data, database, forward=False)  # a server of an older version may be using it
    try:
        with new_file(file, force) as stream:
            return await write_backup(store.dump(), stream)
    finally:
        await store.close()


async def fill(file: Path, data: Path, database: str) -> None:
    store = await open_store(data, database)
    try:
        await store.fill(read_backup(file))
    finally:
        await store.close()


@contextmanager
def new_file(path: Path, force: bool) -> Iterator[BinaryIO]:
    """A file that only its owner may read, and that is there as a whole or not at all."""
    only_ours = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    reserved = not force or (path.exists() and not path.is_file())  # nobody means to overwrite a device
    if reserved:
        os.close(os.open(path, only_ours, 0o600))
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(beside, only_ours, 0o600), "wb") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        beside.replace(path)
        reserved = False
    finally:
        beside.unlink(missing_ok=True)
        if reserved:
            path.unlink(missing_ok=True)


def why_bad(error: BadBackup, file: Path, voice: Voice) -> str:
    match error.why:
        case "foreign":
            return voice("backup-foreign", file=str(file))
        case "newer":
            return voice("backup-newer", file=str(file))
        case "damaged":
            return voice("backup-damaged", file=str(file))
