"""Looking back: the moments of a game, its log, pictures of it, and reports that are safe to share."""

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from lanterne import registry
from lanterne.draw import picture
from lanterne.engine import Table, View
from lanterne.engine.log import Log, SeedOpened, SeedShown, with_seed
from lanterne.packs import base
from lanterne.server import past, render, report
from lanterne.server.api.tables import TableMade
from lanterne.server.live import LiveTable
from lanterne.server.people import Person
from lanterne.server.sentences import RequestRefused, language_for
from lanterne.server.services import Known, Visitor, WithServices
from lanterne.words import words_for

router = APIRouter(prefix="/api/tables/{table}", tags=["looking back"])
uploads = APIRouter(prefix="/api", tags=["looking back"])


class Moment(BaseModel):
    """An entry of the log that was not taken back, and what happened in it."""

    n: int
    said: list[str]


class Moments(BaseModel):
    """All moments of a game up to now. `seats`: the seats through which I may look, -1 for a spectator's; `names` are
    their names."""

    seats: list[int]
    names: list[str]
    moments: list[Moment]


class ProblemReport(BaseModel):
    """What went wrong, in the words of the person who saw it."""

    text: Annotated[str, Field(max_length=5000)] = ""


def _allowed(live: LiveTable, person: Person | None, seat: int | None) -> tuple[Table[Any], int, int]:
    """The game, the seat through which to look, and the set of seats whose knowledge adds up. While a game runs, people
    see only what they saw; when it is over, what anybody saw. Raises RequestRefused."""
    if live.table is None:
        raise RequestRefused(409, "not-begun") if live.unreplayable is None else live.unreplayable.why
    table = live.table
    mine = live.seats_of(person)
    if seat is None:
        together = not live.plan.curtain or len({table.seats[place].person for place in mine}) == 1
        seat = mine[0] if mine and together else -1
    if not -1 <= seat < len(table.seats):
        raise RequestRefused(404, "no-such-seat")
    if seat == -1:
        return table, -1, 0
    if seat in mine:
        return table, seat, table.person_seats(seat)
    if not (table.over or live.plan.imported):
        raise RequestRefused(403, "not-over")
    return table, seat, 1 << seat


At = Annotated[int | None, Query(ge=0, le=10_000_000)]
Eyes = Annotated[int | None, Query(ge=-1, le=100)]


@router.get("/moments")
async def moments(table: str, services: WithServices, visitor: Visitor, request: Request, seat: Eyes = None) -> Moments:
    """What happened so far, moment by moment, as a seat saw it."""
    live = await services.tables.find(table)
    await live.until_saved()
    game, eyes, seats = _allowed(live, visitor, seat)
    words = words_for(game.box, language_for(request))
    view = View(game.box, game.state, eyes, seats)
    names = words.names(view.state, eyes)
    said: dict[int, list[str]] = {}
    for n, event in live.chronicle.events(seats):
        said.setdefault(n, []).append(render.told(n, event, words, names).text)
    may = range(-1, len(game.seats)) if game.over or live.plan.imported else (-1, *live.seats_of(visitor))
    return Moments(
        seats=list(may),
        names=["" if one < 0 else names.seats[one] for one in may],
        moments=[Moment(n=n, said=said.get(n, [])) for n in game.standing if _is_moment(game, n)],
    )


@router.get("/moments/{n}", response_class=Response, responses={200: {"description": "A whole `Now`, nothing asked."}})
async def moment(
    table: str, n: int, services: WithServices, visitor: Visitor, request: Request, seat: Eyes = None
) -> Response:
    """The table as it was after an entry of the log, as a seat saw it."""
    live = await services.tables.find(table)
    await live.until_saved()
    game, eyes, seats = _allowed(live, visitor, seat)
    view = View(game.box, _state_after(game, n), eyes, seats)
    now = past.past(live.chronicle, view, n, language_for(request))
    return Response(msgspec.json.encode(now), media_type="application/json")


def _is_moment(game: Table[Any], n: int) -> bool:
    """Whether anything happened in an entry. Those about the seed change nothing."""
    return not isinstance(game.log.entries[n], SeedOpened | SeedShown)


def _state_after(game: Table[Any], n: int) -> Any:
    if n not in game.standing:
        raise RequestRefused(404, "no-such-moment")
    return game.state_after(n)


@router.get("/picture.svg", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def picture_of_table(
    table: str, services: WithServices, visitor: Visitor, request: Request, at: At = None, seat: Eyes = None
) -> Response:
    """A picture of the table as a seat sees it, or saw it after an entry of the log."""
    live = await services.tables.find(table)
    await live.until_saved()
    game, eyes, seats = _allowed(live, visitor, seat)
    view = View(game.box, game.state if at is None else _state_after(game, at), eyes, seats)
    words = words_for(game.box, language_for(request))
    names = words.names(view.state, eyes)
    prompt = render.prompt(view, words, names)
    question, mood = (prompt.title or words.title, prompt.text), registry.looks(view).mood
    drawn = picture(registry.scene(view), words.said, question, view.touchable(), mood)
    headers = {"Content-Disposition": f'inline; filename="{game.box.name}.svg"'}
    return Response(drawn, media_type="image/svg+xml", headers=headers)


@router.get("/log", response_class=Response, responses={200: {"content": {"application/jsonl": {}}}})
async def download_log(table: str, services: WithServices) -> Response:
    """The log of a finished game: every answer and every outcome of chance."""
    live = await services.tables.find(table)
    await live.until_saved()
    if live.table is None or not (live.table.over or live.plan.imported):
        raise RequestRefused(409, "log-not-over")
    return _file(live, live.table.log)


@router.post("/take-along", response_class=Response, responses={200: {"content": {"application/jsonl": {}}}})
async def take_along(table: str, services: WithServices, person: Known) -> Response:
    """The log of an unfinished game with its seed, to play on elsewhere. For somebody who plays alone with bots, where
    nobody else has sat and no invitation works. The log notes it, and everybody who comes later is told."""
    live = await services.tables.find(table)
    await live.show_seed(person)
    seed = await services.tables.seed_of(live)
    await live.until_saved()
    assert live.table is not None
    return _file(live, with_seed(live.table.log, seed))


def _file(live: LiveTable, log: Log) -> Response:
    lines = b"\n".join(log.lines()) + b"\n"
    name = f"{base(live.plan.game)}-{live.id[:8]}.log"
    return Response(
        lines, media_type="application/jsonl", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@router.post("/report", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def report_a_problem(
    table: str, problem: ProblemReport, services: WithServices, visitor: Visitor, request: Request
) -> Response:
    """A file about a problem that is safe to share: what I saw and did, no names, nothing that I may not know."""
    live = await services.tables.find(table)
    await live.until_saved()
    game, eyes, seats = _allowed(live, visitor, None)
    data = report.report(live, View(game.box, game.state, eyes, seats), problem.text, language_for(request))
    headers = {"Content-Disposition": f'attachment; filename="lanterne-problem-{live.id[:8]}.json"'}
    return Response(data, media_type="application/json", headers=headers)


@uploads.post("/logs", status_code=201)
async def upload_log(services: WithServices, person: Known, request: Request) -> TableMade:
    """Make a table from a log that was downloaded here or elsewhere: to look at, or to continue if it is an unfinished
    game played alone. The body is the file."""
    return TableMade(id=(await services.tables.new_from_log(await request.body(), person)).id)
