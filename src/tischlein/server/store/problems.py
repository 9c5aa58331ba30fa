"""Why a store cannot be used, so that a person can be told in words."""

from __future__ import annotations

from typing import Literal


class Unopened(RuntimeError):
    """`why` names the case, `detail` is what the database said about it; the sentence itself is for the log."""

    def __init__(
        self, why: Literal["no-driver", "unreachable", "newer", "older", "missing", "not-utf8"], sentence: str, detail: str = ""
    ) -> None:
        super().__init__(sentence)
        self.why = why
        self.detail = detail


class NotEmpty(ValueError):
    """Only an empty store can be filled."""


class Unfillable(ValueError):
    """These rows do not fit together, or are none of ours."""


def check_version(found: int, known: int, forward: bool) -> None:
    """A newer database is never touched; an older one only if it may be brought forward."""
    if found > known:
        raise Unopened("newer", f"this database has version {found}, this program knows {known}: update Tischlein")
    if found < known and not forward:
        if not found:
            raise Unopened("missing", "there is no database of Tischlein here")
        raise Unopened("older", f"this database has version {found}, this program wants {known}: start the server once")
