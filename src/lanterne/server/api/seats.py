"""Seats: inviting, joining, handing over, taking over."""

import time
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from lanterne.api.bots import bot_names
from lanterne.packs import base
from lanterne.server.api.me import known_as
from lanterne.server.api.packs import PackShown, packs_of
from lanterne.server.api.tables import TableMade, hosted
from lanterne.server.links import link_to
from lanterne.server.live import LiveTable
from lanterne.server.messages import Status
from lanterne.server.people import Person
from lanterne.server.sentences import RequestRefused, language_for
from lanterne.server.services import Known, Services, Visitor, WithServices
from lanterne.server.table_plan import substitute, title_of
from lanterne.server.told import told

router = APIRouter(prefix="/api", tags=["seats"])

ANY = -1
"""Instead of a seat: any that is kept for a friend who has not come."""


class Link(BaseModel):
    """A link for somebody else."""

    link: str


class Invited(BaseModel):
    """The seat behind a link. `taken`: somebody sits there already, or no seat is free; `mine`: I sit there. `told`:
    what everybody must know who plays there, see `lanterne.server.told`."""

    table: str
    game: str
    title: str
    packs: list[PackShown]
    seat: int
    host: str
    status: Status
    taken: bool
    mine: bool
    told: list[str]


class Joining(BaseModel):
    """Who sits down."""

    name: Annotated[str, Field(max_length=200)] = ""


class HandOver(BaseModel):
    """Which bot plays on; "" for the game's substitute."""

    bot: Annotated[str, Field(max_length=100)] = ""


@router.post("/tables/{table}/seats/{seat}/invite", status_code=201)
async def invite(table: str, seat: int, services: WithServices, person: Known, request: Request) -> Link:
    """A link with which somebody can take a free seat, or take over from a bot. For the host."""
    live = await hosted(services, table, person)
    _must_be(live, seat)
    async with live.lock:  # so that nobody takes the seed along meanwhile
        token, live.open_until = await services.people.seat_token(live.key, seat)
    live.show_all()  # taking something back may now need somebody's consent
    return Link(link=link_to(services.settings, request, f"/join/{token}"))


@router.post("/tables/{table}/invite", status_code=201)
async def invite_friends(table: str, services: WithServices, person: Known, request: Request) -> Link:
    """One link for all friends: each takes a seat that is free. For the host."""
    live = await hosted(services, table, person)
    async with live.lock:
        token, live.open_until = await services.people.seat_token(live.key, ANY)
    live.show_all()
    return Link(link=link_to(services.settings, request, f"/join/{token}"))


@router.delete("/tables/{table}/invitations", status_code=204)
async def withdraw_invitations(table: str, services: WithServices, person: Known) -> None:
    """No link to a seat of this table works any more. For the host."""
    live = await hosted(services, table, person)
    async with live.lock:
        await services.people.forget_seats(live.key)
        live.open_until = 0
    live.show_all()


def _must_be(live: LiveTable, seat: int) -> None:
    if not 0 <= seat < len(live.plan.seats):
        raise RequestRefused(404, "no-such-seat")


async def _invited(services: Services, token: str) -> tuple[LiveTable, int]:
    found = await services.people.seat_of_token(token)
    if found is None:
        raise RequestRefused(404, "no-such-invitation")
    return await services.tables.find_by_key(found.table), found.seat


def _seat_for(live: LiveTable, seat: int, person: Person | None) -> int:
    """The seat that a link leads this person to: if it is a link to any, their own one or the first that is free, ANY
    if there is none."""
    if seat != ANY:
        return seat
    mine = live.seats_of(person)
    free = (
        place
        for place, planned in enumerate(live.plan.seats)
        if planned.kind == "friend" and not planned.name and place not in live.holders
    )
    return mine[0] if mine else next(free, ANY)


@router.get("/join/{token}")
async def look_at_invitation(token: str, services: WithServices, visitor: Visitor, request: Request) -> Invited:
    """The seat behind a link. Looking does not use up the link."""
    live, linked = await _invited(services, token)
    seat = _seat_for(live, linked, visitor)
    host = await services.people.by_id(live.host)
    return Invited(
        table=live.id,
        game=base(live.plan.game),
        title=title_of(live.plan, language_for(request)),
        packs=packs_of(live.plan, language_for(request)),
        seat=seat,
        host=host.called if host is not None else "",
        status=live.status,
        taken=seat == ANY or seat in live.holders,
        mine=seat in live.seats_of(visitor),
        told=list(told(live, language_for(request))),
    )


@router.post("/join/{token}", status_code=201)
async def join(
    token: str, joining: Joining, services: WithServices, visitor: Visitor, request: Request, response: Response
) -> TableMade:
    """Sit down. If I sit there already, only the table is returned."""
    live, linked = await _invited(services, token)
    seat = _seat_for(live, linked, visitor)
    if seat in live.seats_of(visitor):
        return TableMade(id=live.id)
    if seat == ANY or seat in live.holders:
        raise RequestRefused(409, "seat-taken")
    person = await known_as(services, visitor, joining.name, language_for(request), request, response)
    while True:
        try:
            await _sit_down(services, live, seat, person)
        except RequestRefused:
            seat = _seat_for(live, linked, None)  # somebody else was faster
            if linked != ANY or seat == ANY:
                raise
        else:
            return TableMade(id=live.id)


async def _sit_down(services: Services, live: LiveTable, seat: int, person: Person) -> None:
    if live.table is None:
        await services.tables.join(live, seat, person)
    else:
        await live.take(seat, person)


@router.post("/tables/{table}/seats/{seat}/take", status_code=204)
async def take(table: str, seat: int, services: WithServices, person: Known) -> None:
    """Take over the seat of a bot. For the host and everybody at the table."""
    live = await services.tables.find(table)
    _must_be(live, seat)
    if not (live.is_host(person) or live.seats_of(person)):
        raise RequestRefused(403, "not-at-this-table")
    if seat in live.holders:
        raise RequestRefused(409, "seat-taken")
    await live.take(seat, person)


@router.post("/tables/{table}/seats/{seat}/hand-over", status_code=204)
async def hand_over(table: str, seat: int, to: HandOver, services: WithServices, person: Known) -> None:
    """Let a bot play on: for my own seat; for any seat if I am the host; for a seat that has been silent longer than
    agreed, if I sit at the table."""
    live = await services.tables.find(table)
    _must_be(live, seat)
    if seat not in live.holders:
        raise RequestRefused(409, "no-person-there")
    if not (seat in live.seats_of(person) or live.is_host(person) or _is_quiet(live, seat, person)):
        raise RequestRefused(403, "not-your-seat")
    bot = to.bot or substitute(live.plan.game)
    if bot not in bot_names(live.plan.game, services.settings.outside_bots):
        raise RequestRefused(422, "no-such-bot")
    if seat not in live.seats_of(person):
        await services.people.forget_seat(live.key, seat)  # somebody who was removed cannot come back by the old link
    if live.table is None:
        await services.tables.leave(live, seat)
    else:
        await live.hand_over(seat, bot)


def _is_quiet(live: LiveTable, seat: int, person: Person) -> bool:
    waited = time.time() - live.since / 1000
    asked = live.table is not None and seat in live.table.asked
    return bool(live.plan.quiet) and asked and waited > live.plan.quiet and bool(live.seats_of(person))
