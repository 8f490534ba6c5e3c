"""Seats: inviting, joining, handing over, taking over."""

import time
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from lanterne import shelf
from lanterne.engine.packs import base
from lanterne.server.api.me import known_as
from lanterne.server.api.packs import PackShown, packs_of
from lanterne.server.api.tables import TableMade, hosted
from lanterne.server.house import AtHouse, House, Known, Visitor
from lanterne.server.links import link_to
from lanterne.server.live import LiveTable
from lanterne.server.people import Person
from lanterne.server.plan import substitute, title_of
from lanterne.server.words import Sorry, language_for

router = APIRouter(prefix="/api", tags=["seats"])


class Link(BaseModel):
    """A link for somebody else."""

    link: str


class Invited(BaseModel):
    """What a link to a seat leads to. `taken`: somebody sits there already; `mine`: I do."""

    table: str
    game: str
    title: str
    packs: list[PackShown]
    seat: int
    host: str
    status: str
    taken: bool
    mine: bool


class Joining(BaseModel):
    """Who sits down."""

    name: Annotated[str, Field(max_length=200)] = ""


class HandOver(BaseModel):
    """Which bot plays on; "" for the one that the game has for this."""

    bot: Annotated[str, Field(max_length=100)] = ""


@router.post("/tables/{table}/seats/{seat}/invite", status_code=201)
async def invite(table: str, seat: int, house: AtHouse, person: Known, request: Request) -> Link:
    """A link by which somebody can sit down at a free seat, or take over from a bot. For the host."""
    live = await hosted(house, table, person)
    _must_be(live, seat)
    token = await house.people.seat_token(live.key, seat)
    return Link(link=link_to(house.settings, request, f"/join/{token}"))


def _must_be(live: LiveTable, seat: int) -> None:
    if not 0 <= seat < len(live.plan.seats):
        raise Sorry(404, "no-such-seat")


async def _invited(house: House, token: str) -> tuple[LiveTable, int]:
    found = await house.people.seat_of_token(token)
    if found is None:
        raise Sorry(404, "no-such-invitation")
    return await house.tables.find_by_key(found.table), found.seat


@router.get("/join/{token}")
async def look_at_invitation(token: str, house: AtHouse, visitor: Visitor, request: Request) -> Invited:
    """What a link leads to. Looking does not use it up."""
    live, seat = await _invited(house, token)
    host = await house.people.by_id(live.host)
    return Invited(
        table=live.id,
        game=base(live.plan.game),
        title=title_of(live.plan, language_for(request)),
        packs=packs_of(live.plan, language_for(request)),
        seat=seat,
        host=host.name if host is not None else "",
        status=live.status,
        taken=seat in live.holders,
        mine=seat in live.seats_of(visitor),
    )


@router.post("/join/{token}", status_code=201)
async def join(
    token: str, joining: Joining, house: AtHouse, visitor: Visitor, request: Request, response: Response
) -> TableMade:
    """Sit down. Whoever sits there already is only led to the table."""
    live, seat = await _invited(house, token)
    if seat in live.seats_of(visitor):
        return TableMade(id=live.id)
    if seat in live.holders:
        raise Sorry(409, "seat-taken")
    person = await known_as(house, visitor, joining.name, language_for(request), request, response)
    if live.table is None:
        await house.tables.join(live, seat, person)
    else:
        await live.take(seat, person)
    return TableMade(id=live.id)


@router.post("/tables/{table}/seats/{seat}/take", status_code=204)
async def take(table: str, seat: int, house: AtHouse, person: Known) -> None:
    """Take over the seat of a bot. For the host and everybody who sits at the table."""
    live = await house.tables.find(table)
    _must_be(live, seat)
    if not (live.is_host(person) or live.seats_of(person)):
        raise Sorry(403, "not-at-this-table")
    if seat in live.holders:
        raise Sorry(409, "seat-taken")
    await live.take(seat, person)


@router.post("/tables/{table}/seats/{seat}/hand-over", status_code=204)
async def hand_over(table: str, seat: int, to: HandOver, house: AtHouse, person: Known) -> None:
    """Let a bot play on: for my own seat; for any seat if I am the host; for a seat that has been quiet for longer than
    was agreed on, if I sit at the table."""
    live = await house.tables.find(table)
    _must_be(live, seat)
    if seat not in live.holders:
        raise Sorry(409, "no-person-there")
    if not (seat in live.seats_of(person) or live.is_host(person) or _is_quiet(live, seat, person)):
        raise Sorry(403, "not-your-seat")
    bot = to.bot or substitute(live.plan.game)
    if bot not in shelf.bots(live.plan.game):
        raise Sorry(422, "no-such-bot")
    if seat not in live.seats_of(person):
        await house.people.forget_seat(live.key, seat)  # whoever is removed does not come back by the old link
    if live.table is None:
        await house.tables.leave(live, seat)
    else:
        await live.hand_over(seat, bot)


def _is_quiet(live: LiveTable, seat: int, person: Person) -> bool:
    waited = time.time() - live.since / 1000
    asked = live.table is not None and seat in live.table.asked
    return bool(live.plan.quiet) and asked and waited > live.plan.quiet and bool(live.seats_of(person))
