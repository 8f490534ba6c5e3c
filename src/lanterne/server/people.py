"""People, and the tokens that identify them. The holder of a token may do what it allows; the store has only its
hash."""

import asyncio
import hashlib
import secrets
import time
import unicodedata
from typing import Any, NamedTuple

import sqlalchemy as sa

from lanterne.server.rates import Buckets, Rate, TokenBucket
from lanterne.server.schema import people, tokens
from lanterne.server.sentences import Language, sentence
from lanterne.server.store import Change, Store

NAME_LENGTH = 40
COOKIE_SECONDS = 400 * 86_400  # the longest time that browsers keep a cookie
RECOVERY_SECONDS = 15 * 60
SEAT_SECONDS = 30 * 86_400
CHAT_RATE = Rate(burst=6, each_second=0.5)
KNOWN = 10_000
"""How many tokens are cached, so that not every request reads the store."""


class Person(NamedTuple):
    """Somebody who plays here; `name` is empty until they have said it."""

    id: str
    name: str
    language: Language
    webhook: str = ""

    @property
    def called(self) -> str:
        """The name at a table."""
        return self.name or sentence(self.language, "nameless")


class SeatToken(NamedTuple):
    """What a link to a seat allows; seat -1 is any that is free."""

    table: int
    seat: int


def new_token() -> str:
    """A token that cannot be guessed."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> bytes:
    """The hash of a token, for the store."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


def clean_name(name: str) -> str:
    """A name as it is shown: one line, nothing invisible, not too long; "" if nothing is left."""
    visible = (" " if char.isspace() else char for char in name if char.isspace() or _is_visible(char))
    return " ".join("".join(visible).split())[:NAME_LENGTH].strip()


def without_controls(text: str) -> str:
    """A text without control characters other than spaces, and without lone surrogates, which a database may refuse."""
    return "".join(char for char in text if char.isspace() or unicodedata.category(char) not in ("Cc", "Cs"))


def _is_visible(char: str) -> bool:
    return unicodedata.category(char)[0] != "C"  # controls, direction marks, surrogates, unassigned


class People:
    """Everybody who plays on this server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[bytes, Person] = {}
        self._recovering = asyncio.Lock()
        self._chats = Buckets(CHAT_RATE, KNOWN)

    def chat_of(self, person: Person | None) -> TokenBucket:
        """How much a person may say now, in all windows together."""
        return self._chats.of(person.id if person is not None else "")

    async def by_token(self, token: str) -> Person | None:
        """The person with this token; None if there is none, or no longer."""
        key = hashed(token)
        if key not in self._known:
            query = (
                sa.select(people.c.id, people.c.name, people.c.language, people.c.webhook)
                .join(tokens, tokens.c.person == people.c.id)
                .where(tokens.c.hash == key, tokens.c.kind == "person", tokens.c.expires > _now())
            )
            rows = await self._store.read(query)
            if not rows:
                return None
            if len(self._known) >= KNOWN:
                self._known.clear()
            self._known[key] = Person(*_cells(rows[0]))
        return self._known[key]

    async def by_id(self, person: str) -> Person | None:
        """The person with this id."""
        query = sa.select(people.c.id, people.c.name, people.c.language, people.c.webhook)
        rows = await self._store.read(query.where(people.c.id == person))
        return Person(*_cells(rows[0])) if rows else None

    async def new(self, name: str, language: Language) -> tuple[Person, str]:
        """Create a person; returns it with its token."""
        person = Person(secrets.token_urlsafe(12), clean_name(name), language)
        row = {**person._asdict(), "created": _now()}
        token, change = _token_for(person)
        await self._store.write(Change(sa.insert(people).values(row)), change)
        return person, token

    async def change(self, person: Person) -> None:
        """Store a changed name, language or webhook."""
        values = person._asdict()
        del values["id"]
        await self._store.write(Change(sa.update(people).where(people.c.id == person.id).values(values)))
        for key, known in self._known.items():
            if known.id == person.id:
                self._known[key] = person

    async def forget(self, token: str) -> None:
        """Revoke this token."""
        self._known.pop(hashed(token), None)
        await self._store.write(Change(sa.delete(tokens).where(tokens.c.hash == hashed(token))))

    async def recovery(self, person: Person) -> str:
        """A new one-time token that signs in another device as this person. It expires soon."""
        token = new_token()
        row = {"hash": hashed(token), "kind": "recovery", "person": person.id, "expires": _now() + RECOVERY_SECONDS}
        await self._store.write(Change(sa.insert(tokens).values(row)))
        return token

    async def recover(self, token: str) -> tuple[Person, str] | None:
        """Use up a recovery token. Returns the person and a permanent token; None if the recovery token is not valid,
        or no longer."""
        async with self._recovering:  # of two requests at the same time, only one may succeed
            query = sa.select(tokens.c.person).where(
                tokens.c.hash == hashed(token), tokens.c.kind == "recovery", tokens.c.expires > _now()
            )
            rows = await self._store.read(query)
            person = await self.by_id(rows[0].person) if rows else None
            if person is None:
                return None
            own, change = _token_for(person)
            await self._store.write(Change(sa.delete(tokens).where(tokens.c.hash == hashed(token))), change)
            return person, own

    async def seat_token(self, table: int, seat: int) -> tuple[str, int]:
        """A new token for a link to a seat (-1: to any that is free), and when it expires. Anybody who opens the link
        may sit there."""
        token, expires = new_token(), _now() + SEAT_SECONDS
        row = {"hash": hashed(token), "kind": "seat", "game_table": table, "seat": seat, "expires": expires}
        await self._store.write(Change(sa.insert(tokens).values(row)))
        return token, expires

    async def seat_of_token(self, token: str) -> SeatToken | None:
        """The seat behind a link; None if the link is not valid, or no longer."""
        query = sa.select(tokens.c.game_table, tokens.c.seat).where(
            tokens.c.hash == hashed(token), tokens.c.kind == "seat", tokens.c.expires > _now()
        )
        rows = await self._store.read(query)
        return SeatToken(*_cells(rows[0])) if rows else None

    async def forget_seats(self, table: int) -> None:
        """Revoke all links to seats at this table."""
        await self._store.write(Change(sa.delete(tokens).where(tokens.c.kind == "seat", tokens.c.game_table == table)))

    async def forget_seat(self, table: int, seat: int) -> None:
        """Revoke all links to this seat, and those to any that is free."""
        links = sa.delete(tokens).where(
            tokens.c.kind == "seat", tokens.c.game_table == table, tokens.c.seat.in_((seat, -1))
        )
        await self._store.write(Change(links))


def _token_for(person: Person) -> tuple[str, Change]:
    token = new_token()
    row = {"hash": hashed(token), "kind": "person", "person": person.id, "expires": _now() + COOKIE_SECONDS}
    return token, Change(sa.insert(tokens).values(row))


def _cells(row: sa.Row[Any]) -> tuple[Any, ...]:
    return tuple(row)


def _now() -> int:
    return int(time.time())
