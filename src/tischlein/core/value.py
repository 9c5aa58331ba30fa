"""Small immutable things: equality, hash, text and pickling, all from one list of constructor arguments."""

from __future__ import annotations


class Value:
    """Base of steps, chances and positions.

    A subclass lists its constructor's arguments in `fields`. That one list serves comparison, printing and pickling; compiled classes
    could otherwise be neither pickled nor copied.
    """

    __slots__ = ()

    def fields(self) -> tuple[object, ...]:
        return ()

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and isinstance(other, Value) and self.fields() == other.fields())

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.fields()))})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.fields()
