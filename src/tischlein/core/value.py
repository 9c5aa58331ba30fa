"""Plain things made of their constructor's arguments: comparison, text and pickling, all from one list."""

from __future__ import annotations


class Fields:
    """Something that may change: equal to another one if all its fields are.

    A subclass lists its constructor's arguments in `fields`. That one list serves comparison, printing and pickling; compiled classes
    could otherwise be neither pickled nor copied.
    """

    __slots__ = ()

    def fields(self) -> tuple[object, ...]:
        return ()

    def __eq__(self, other: object) -> bool:
        return self is other or (type(self) is type(other) and isinstance(other, Fields) and self.fields() == other.fields())

    def __hash__(self) -> int:
        raise TypeError(f"a {type(self).__name__} may change, so it cannot be a key")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.fields()))})"

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.fields()


class Value(Fields):
    """Something that never changes, and so can be shared and be a key."""

    __slots__ = ()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))
