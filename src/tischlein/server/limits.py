"""How much one visitor may ask for: buckets that fill up again with time."""

from __future__ import annotations

import time


class Bucket:
    """`burst` at once, `rate` per second in the long run."""

    __slots__ = ("burst", "content", "last", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.content, self.last = rate, burst, burst, time.monotonic()

    def take(self) -> bool:
        """Whether there was still something in it."""
        now = time.monotonic()
        self.content = min(self.burst, self.content + (now - self.last) * self.rate)
        self.last = now
        self.content -= 1
        if self.content < 0:
            self.content = max(self.content, -self.burst)  # whoever hammers on waits a while, but not for ever
            return False
        return True

    def is_full(self) -> bool:
        return self.content + (time.monotonic() - self.last) * self.rate >= self.burst


class Limits:
    """A bucket for each visitor, by whatever name they are known."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def allow(self, who: str) -> bool:
        if len(self._buckets) > 10_000:  # a full bucket tells nothing: it can be forgotten
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full()}
        return self._buckets.setdefault(who, Bucket(self.rate, self.burst)).take()
