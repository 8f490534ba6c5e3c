"""Tables: making and finding them, and how they are run."""

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from lanterne.packs import base, with_packs
from lanterne.server.alone import is_open, is_private
from lanterne.server.api.me import known_as
from lanterne.server.api.packs import PackShown, packs_of
from lanterne.server.links import link_to
from lanterne.server.live import LiveTable
from lanterne.server.messages import SeatKind, Status
from lanterne.server.people import Person, clean_name
from lanterne.server.sentences import Language, RequestRefused, language_for
from lanterne.server.services import Known, Services, Visitor, WithServices
from lanterne.server.table_plan import Outcome, PlanKind, PlanSeat, TablePlan, title_of, words_of
from lanterne.server.told import settings_of, told
from lanterne.words import Names, Words

router = APIRouter(prefix="/api", tags=["tables"])

Value = Annotated[str, Field(max_length=100)] | int | None


class NewSeat(BaseModel):
    """Who takes a seat. `kind`: "me", "here" (somebody else at my device), "friend" (by link), "bot"."""

    kind: PlanKind
    name: Annotated[str, Field(max_length=200)] = ""
    bot: Annotated[str, Field(max_length=100)] = ""
    wishes: Annotated[dict[str, Annotated[str, Field(max_length=100)]], Field(max_length=10)] = {}


class NewTable(BaseModel):
    """A table to create. `pace`: milliseconds between moves of bots. `quiet`: seconds after which a silent seat may be
    given to a bot, 0 for never. `name`: mine, if it is not known yet; friends must be told. `packs`: those that are
    switched on, in the order in which they are applied. `ready`: I want to play at once, and the set-up is answered for
    me. `eased`: habits are on, unless somebody turns them off."""

    game: Annotated[str, Field(max_length=100)]
    packs: Annotated[list[Annotated[str, Field(max_length=100)]], Field(max_length=20)] = []
    settings: Annotated[dict[str, Value], Field(max_length=100)] = {}
    seats: Annotated[list[NewSeat], Field(max_length=20)]
    pace: int = 500
    quiet: int = 0
    curtain: bool = False
    ready: bool = False
    eased: bool = False
    name: Annotated[str, Field(max_length=200)] = ""


class TableMade(BaseModel):
    """The id of a table."""

    id: str


class SeatListed(BaseModel):
    """A seat in a list of tables."""

    name: str
    kind: SeatKind


class TableListed(BaseModel):
    """One of my tables. `called` is the name that its host has given it, "" if none; `put_away`: I do not want to see
    it among the others. `waiting` says whom a running game waits for; `ending` how a finished one ended, and `winners`
    who won it; where something is made (`makes`), nobody waits or wins. `updated` in milliseconds since 1970."""

    id: str
    game: str
    title: str
    called: str
    put_away: bool
    status: Status
    waits_for_me: bool
    waiting: str
    ending: str
    winners: list[str]
    seats: list[SeatListed]
    updated: int
    lesson: bool
    makes: bool
    host: bool


class SettingChosen(BaseModel):
    """A setting of the game and what was chosen."""

    label: str
    value: str


class Invitation(BaseModel):
    """A link with which somebody can take a seat."""

    seat: int
    link: str


class SeatThere(BaseModel):
    """A seat at a table."""

    seat: int
    name: str
    kind: SeatKind
    bot: str = ""
    mine: bool = False


class TableFound(BaseModel):
    """A table, without the game on it. `makes`: whether something is made there rather than played. `invited`: I am the
    host, and links to seats work. `drawing`: the table at which the quest that I try here is drawn. `private`: I play
    there alone and may take the game along. `told`: what everybody must know who plays there (see
    `lanterne.server.told`)."""

    id: str
    game: str
    title: str
    status: Status
    host: bool
    mine: list[int]
    seats: list[SeatThere]
    packs: list[PackShown]
    settings: list[SettingChosen]
    pace: int
    quiet: int
    curtain: bool
    lesson: str
    makes: bool
    imported: bool
    link: str
    read_only: str
    commitment: str
    invited: bool
    private: bool
    told: list[str]
    drawing: str


class Running(BaseModel):
    """How a table is run; what is left out stays as it is. `called`: the name of the table, "" for that of the game."""

    pace: int | None = None
    quiet: int | None = None
    called: Annotated[str, Field(max_length=200)] | None = None


@router.get("/tables")
async def my_tables(services: WithServices, visitor: Visitor, request: Request) -> list[TableListed]:
    """My tables: first those that wait for me, then the latest."""
    if visitor is None:
        return []
    language = language_for(request)
    found = [_listed(row, mine, visitor, language) for row, mine in await services.tables.of(visitor)]
    return sorted(found, key=lambda table: (not table.waits_for_me, -table.updated))


def _listed(row: Any, mine: frozenset[int], person: Person, language: Language) -> TableListed:
    plan = msgspec.json.decode(row.plan, type=TablePlan)
    words = words_of(plan, language)
    asked = [int(seat) for seat in row.asked.split()] if row.status in ("playing", "paused") else []
    people = [_planned(seat, words) for seat in plan.seats]
    outcome = msgspec.json.decode(row.outcome, type=Outcome) if row.outcome else None
    winners = [people[seat].name for seat, place in enumerate(outcome.places) if place == 1] if outcome else []
    return TableListed(
        id=row.id,
        game=row.game,
        title=title_of(plan, language),
        called=plan.called,
        put_away=person.id in plan.put_away,
        status=row.status,
        waits_for_me=row.status == "playing" and words.box.workshop is None and not mine.isdisjoint(asked),
        waiting=words.waiting(asked, Names(tuple(one.name for one in people))) if asked else "",
        ending=words.ending(outcome.ending) if outcome else "",
        winners=[] if words.box.workshop is not None else winners,
        seats=people,
        updated=row.updated,
        lesson=bool(plan.lesson),
        makes=words.box.workshop is not None,
        host=row.host == person.id,
    )


def _planned(seat: PlanSeat, words: Words) -> SeatListed:
    if seat.bot:
        return SeatListed(name=words.bot(seat.bot), kind="bot")
    return SeatListed(name=seat.name, kind="person" if seat.name else "free")


@router.post("/tables", status_code=201)
async def make_table(
    new: NewTable, services: WithServices, visitor: Visitor, request: Request, response: Response
) -> TableMade:
    """A new table. It begins at once, unless friends are awaited."""
    alone = all(seat.kind != "friend" for seat in new.seats)
    person = await known_as(services, visitor, new.name, language_for(request), request, response, nameless=alone)
    planned = tuple(_seat(seat, person) for seat in new.seats)
    game, settings = with_packs(new.game, new.packs), dict(new.settings)
    plan = TablePlan(game, settings, planned, new.pace, new.quiet, new.curtain, ready=new.ready, eased=new.eased)
    return TableMade(id=(await services.tables.new(plan, person)).id)


def _seat(seat: NewSeat, person: Person) -> PlanSeat:
    if seat.kind == "bot":
        return PlanSeat("bot", "", seat.bot)
    if seat.kind == "friend":
        return PlanSeat("friend", "", "", seat.wishes)
    name = person.called if seat.kind == "me" else clean_name(seat.name)
    if not name:
        raise RequestRefused(422, "no-name")
    return PlanSeat(seat.kind, name, "", seat.wishes)


@router.post("/lessons/{game}/{name}", status_code=201)
async def learn(
    game: str,
    name: str,
    services: WithServices,
    visitor: Visitor,
    request: Request,
    response: Response,
    my_name: Annotated[str, Query(max_length=200)] = "",
) -> TableMade:
    """A guided game."""
    language = language_for(request)
    person = await known_as(services, visitor, my_name, language, request, response, nameless=True)
    return TableMade(id=(await services.tables.new_lesson(game, name, person)).id)


@router.get("/tables/{table}")
async def find_table(table: str, services: WithServices, visitor: Visitor, request: Request) -> TableFound:
    """A table: who sits there, and its settings."""
    live = await services.tables.find(table)
    await live.until_saved()
    plan, language = live.plan, language_for(request)
    words = words_of(plan, language)
    mine = live.seats_of(visitor)
    return TableFound(
        id=live.id,
        game=base(plan.game),
        title=title_of(plan, language),
        packs=packs_of(plan, language),
        status=live.status,
        host=live.is_host(visitor),
        mine=list(mine),
        seats=[_there(live, seat, words, mine) for seat in range(len(plan.seats))],
        settings=_settings(live, words),
        pace=plan.pace,
        quiet=plan.quiet,
        curtain=plan.curtain,
        lesson=plan.lesson,
        makes=words.box.workshop is not None,
        imported=plan.imported,
        link=link_to(services.settings, request, f"/table/{live.id}"),
        read_only=live.unreplayable.why.said(language) if live.unreplayable is not None else "",
        commitment=live.table.log.header.commitment if live.table is not None else "",
        invited=live.is_host(visitor) and is_open(live),
        private=bool(mine) and is_private(live, mine[0]) and not plan.lesson,
        told=list(told(live, language)),
        drawing=plan.drawing if live.is_host(visitor) else "",
    )


def _settings(live: LiveTable, words: Words) -> list[SettingChosen]:
    return [
        SettingChosen(label=words.setting(name), value=words.setting_value(name, value))
        for name, value in settings_of(live).items()
    ]


def _there(live: LiveTable, seat: int, words: Words, mine: tuple[int, ...]) -> SeatThere:
    planned = live.plan.seats[seat]
    bot, name = planned.bot, planned.name
    if live.table is not None:
        bot, name = live.table.seats[seat].bot, live.table.seats[seat].person
    kind: SeatKind = "bot" if bot else "person" if name else "free"
    return SeatThere(seat=seat, name=words.bot(bot) if bot else name, kind=kind, bot=bot, mine=seat in mine)


@router.put("/tables/{table}", status_code=204)
async def run_table(table: str, running: Running, services: WithServices, person: Known) -> None:
    """Change the pace of the bots, how long a seat may be silent, or the name of the table. For the host."""
    live = await hosted(services, table, person)
    async with live.lock:
        plan = live.plan
        if running.pace is not None:
            plan = msgspec.structs.replace(plan, pace=running.pace)
        if running.quiet is not None:
            plan = msgspec.structs.replace(plan, quiet=running.quiet)
        if running.called is not None:
            plan = msgspec.structs.replace(plan, called=clean_name(running.called))
        try:
            plan.check_running()
        except ValueError as error:
            raise RequestRefused(422, "table-not-possible", told=error) from None
        live.plan = plan
        await live.keep()
    live.show_people()


async def hosted(services: Services, table: str, person: Person) -> LiveTable:
    """The table, for its host only. Raises RequestRefused for others."""
    live = await services.tables.find(table)
    if not live.is_host(person):
        raise RequestRefused(403, "not-the-host")
    return live


@router.post("/tables/{table}/start", status_code=204)
async def start(table: str, services: WithServices, person: Known) -> None:
    """Begin, although some friends have not come; bots take their seats. For the host."""
    await services.tables.start(await hosted(services, table, person))


@router.post("/tables/{table}/pause", status_code=204)
async def pause(table: str, services: WithServices, person: Known) -> None:
    """Nobody can answer until the game goes on. For the host."""
    await (await hosted(services, table, person)).change_status("paused")


@router.post("/tables/{table}/resume", status_code=204)
async def resume(table: str, services: WithServices, person: Known) -> None:
    """Go on after a pause. For the host."""
    await (await hosted(services, table, person)).change_status("playing")


@router.post("/tables/{table}/close", status_code=204)
async def close(table: str, services: WithServices, person: Known) -> None:
    """End the game without a winner; it can still be looked at. For the host."""
    await (await hosted(services, table, person)).change_status("closed")


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(table: str, services: WithServices, person: Known) -> TableMade:
    """The same game again with the same people in the same seats."""
    live = await services.tables.find(table)
    if live.status not in ("over", "closed") or not (live.is_host(person) or live.seats_of(person)):
        raise RequestRefused(409, "not-over")
    return TableMade(id=(await services.tables.again(live, person)).id)
