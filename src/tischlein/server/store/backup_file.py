"""The file of a backup: packed lines of JSON. The first says what it is, the last that it is complete; between them are the rows.

Both stores give and take the same rows, so a backup is also the way from one to the other.
"""

from __future__ import annotations

import gzip
import io
import json
import time
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, Literal

from tischlein.server.store.rows import KINDS, to_text

FORMAT = "tischlein-backup"
VERSION = 1
BUFFER = 1 << 16


class BadBackup(ValueError):
    """`why`: this is no backup at all, it is newer than this program, or it is not as it was written."""

    def __init__(self, why: Literal["foreign", "newer", "damaged"]) -> None:
        super().__init__(f"this backup is {why}")
        self.why = why


async def write_backup(rows: AsyncIterator[tuple[str, dict[str, Any]]], file: BinaryIO) -> Counter[str]:
    """Writes all rows and returns how many there were of each kind."""
    counts: Counter[str] = Counter()
    digest = sha256()
    with io.BufferedWriter(gzip.GzipFile(fileobj=file, mode="wb", filename="", compresslevel=6), BUFFER) as packed:

        def write(value: Any) -> None:
            line = to_text(value).encode() + b"\n"
            digest.update(line)
            packed.write(line)

        write({"format": FORMAT, "version": VERSION, "written": time.time()})
        async for kind, values in rows:
            write([kind, values])
            counts[kind] += 1
        write({"rows": counts, "sha256": digest.hexdigest()})
    return counts


def check_backup(path: Path) -> Counter[str]:
    """Reads a backup to its end and returns how many rows of each kind it holds. Raises OSError or BadBackup."""
    return Counter(kind for kind, _ in read_backup(path))


def read_backup(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a backup. That it is complete and undamaged is known only when the last one has been read: until then, nothing counts."""
    with path.open("rb") as file:
        if file.read(2) not in (b"\x1f\x8b", b""):
            raise BadBackup("foreign")
        file.seek(0)
        with gzip.GzipFile(fileobj=file, mode="rb") as packed:
            try:
                yield from _rows(io.BufferedReader(packed, BUFFER))
            except (gzip.BadGzipFile, EOFError, zlib.error, UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
                raise BadBackup("damaged") from error


def _rows(lines: io.BufferedReader) -> Iterator[tuple[str, dict[str, Any]]]:
    first = lines.readline(BUFFER)
    check_header(first)
    digest = sha256(first)
    counts: Counter[str] = Counter()
    for line in lines:
        row = json.loads(line)
        if isinstance(row, dict):
            if row != {"rows": counts, "sha256": digest.hexdigest()} or lines.read(1):
                raise BadBackup("damaged")
            return
        match row:
            case [str(kind), dict(values)] if kind in KINDS:
                digest.update(line)
                counts[kind] += 1
                yield kind, values
            case _:
                raise BadBackup("damaged")
    raise BadBackup("damaged")


def check_header(line: bytes) -> None:
    if not line:
        raise BadBackup("damaged")
    try:
        header = json.loads(line)
    except ValueError:
        raise BadBackup("foreign") from None
    if not isinstance(header, dict) or header.get("format") != FORMAT or type(header.get("version")) is not int:
        raise BadBackup("foreign")
    if header["version"] > VERSION:
        raise BadBackup("newer")
