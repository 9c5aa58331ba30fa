"""People: guests with a secret cookie, and accounts with a password for those who play from several devices."""

from __future__ import annotations

import asyncio
from secrets import token_urlsafe
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tischlein.server.limits import Limits
from tischlein.server.messages import Refused
from tischlein.server.speech import refused
from tischlein.server.store import Person, Store, Taken


class Accounts:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(token_urlsafe(32))  # compared with when a login does not exist, so that it takes as long
        self._attempts = Limits(rate=1 / 20, burst=10)
        self._hashing = asyncio.Semaphore(2)  # each takes 64 MiB

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest and the secret by which the browser is known from now on."""
        person = Person(token_urlsafe(9), name)
        await self.store.add_person(person)
        return person, await self._session(person)

    async def recognise(self, secret: str) -> Person | None:
        return await self.store.person_by_secret(secret) if secret else None

    async def rename(self, person: Person, name: str) -> Person:
        await self.store.rename(person.id, name)
        return person._replace(name=name)

    async def open_account(self, person: Person, login: str, password: str) -> Person | Refused:
        """The guest stays the same person, and can come in from elsewhere."""
        if person.login:
            return refused("has-account", login=person.login)
        if password.casefold() == login.casefold():
            return refused("weak-password")
        try:
            await self.store.set_login(person.id, login, await self._hash(password))
        except Taken:
            return refused("login-taken", login=login)
        return person._replace(login=login)

    async def sign_in(self, login: str, password: str, address: str) -> tuple[Person, str] | Refused:
        if not (self._attempts.allow(f"login {login.casefold()}") and self._attempts.allow(f"from {address}")):
            return refused("too-many-attempts")
        known = await self.store.by_login(login)
        person, hashed = known if known else (None, self._nobody)
        if not await self._fits(hashed, password) or person is None:
            return refused("wrong-password")
        return person, await self._session(person)

    async def sign_out(self, secret: str) -> None:
        await self.store.close_session(secret)

    async def change_password(self, person: Person, old: str, new: str, secret: str) -> Refused | None:
        """Whoever else was signed in is no longer."""
        if not await self.is_password(person, old):
            return refused("not-your-password")
        await self.store.set_login(person.id, person.login, await self._hash(new))
        await self.store.close_sessions(person.id, but=secret)
        return None

    async def is_password(self, person: Person, password: str) -> bool:
        """Guests have none."""
        known = await self.store.by_login(person.login) if person.login else None
        if known is None or not self._attempts.allow(f"person {person.id}"):
            return False
        return await self._fits(known[1], password)

    async def export(self, person: Person) -> dict[str, Any]:
        return await self.store.export(person.id)

    async def _session(self, person: Person) -> str:
        secret = token_urlsafe(32)
        await self.store.open_session(person.id, secret)
        return secret

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _fits(self, hashed: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except (VerificationError, InvalidHashError):
                return False
