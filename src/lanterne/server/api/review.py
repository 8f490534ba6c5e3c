"""The coach's review of a finished game, and playing on from one of its moments."""

from typing import Annotated, Any

from fastapi import APIRouter, Query
from pydantic import BaseModel

from lanterne import coaching, registry
from lanterne.engine import Table
from lanterne.engine.log import Answer, HandedOver, Log, with_seed
from lanterne.server.api.tables import TableMade
from lanterne.server.coach import ReviewedMoment
from lanterne.server.live import LiveTable
from lanterne.server.people import Person
from lanterne.server.sentences import Asked, RequestRefused
from lanterne.server.services import Known, WithServices
from lanterne.server.table_plan import substitute
from lanterne.words import Words, words_for

router = APIRouter(prefix="/api/tables/{table}", tags=["looking back"])


class ReviewPoint(BaseModel):
    """How each seat stood before an entry of the log, from 0 to 1, as far as I could tell."""

    n: int
    chances: list[float]


class DecisiveMoment(BaseModel):
    """One of my decisions around which much changed: what I was asked and answered, how I stood before it and before my
    next one. `better` is a clearly better answer, "" if there was none, `why` what it would have brought."""

    n: int
    seat: int
    question: str
    answer: str
    before: float
    after: float
    better: str
    why: list[str]


class ReviewShown(BaseModel):
    """The review. `together`: all seats stand and fall together, so there is one curve."""

    seats: list[int]
    names: list[str]
    together: bool
    points: list[ReviewPoint]
    moments: list[DecisiveMoment]


async def _over(services: WithServices, table: str, person: Person) -> tuple[LiveTable, list[int]]:
    """A game that is over, and the seats that this person played at the end. Raises RequestRefused."""
    live = await services.tables.find(table)
    await live.until_saved()
    if live.table is None or not live.table.over:
        raise RequestRefused(409, "not-over")
    mine = [seat for seat in live.seats_of(person) if not live.table.seats[seat].bot]
    if not mine:
        raise RequestRefused(403, "not-your-seat")
    return live, mine


@router.get("/review")
async def review(table: str, services: WithServices, person: Known, language: Asked) -> ReviewShown:
    """How a finished game went, judged by what I could know while I played. The first time it can take some minutes."""
    live, mine = await _over(services, table, person)
    game = live.table
    assert game is not None
    search = registry.search(game.box.name)
    if search is None:
        raise RequestRefused(404, "coach-not-here")
    found = await services.tables.coach.review(live, mine)
    words = words_for(game.box, language)
    return ReviewShown(
        seats=mine,
        names=list(words.names(game.look(-1).state).seats),
        together=len(set(search.mind.sides(game.state))) == 1,
        points=[ReviewPoint(n=n, chances=chances) for n, chances in found.points],
        moments=[_moment(game, each, words) for each in found.moments],
    )


def _moment(game: Table[Any], each: ReviewedMoment, words: Words) -> DecisiveMoment:
    before = game.standing[game.standing.index(each.n) - 1]
    view = game.box.view(game.state_after(before), each.seat)
    names = words.names(view.state, each.seat)
    better, why = "", []
    if each.better is not None:
        advice = each.better.advice(view.box)
        better, why = words.option(advice.answer, names), list(coaching.why(view, advice, words))
    return DecisiveMoment(
        n=each.n,
        seat=each.seat,
        question=words.prompt(view, names),
        answer=words.option(view.box.decode(each.answer), names),
        before=each.before,
        after=each.after,
        better=better,
        why=why,
    )


@router.post("/play-on", status_code=201)
async def play_on(
    table: str,
    n: Annotated[int, Query(ge=0, le=10_000_000, description="The entry of the log before which to go on.")],
    services: WithServices,
    person: Known,
) -> TableMade:
    """A new table that continues a finished game from one of my decisions. Bots take the other seats. Chance repeats
    itself as long as the same rolls are made, so everybody who joins is told that it is known."""
    live, mine = await _over(services, table, person)
    game = live.table
    assert game is not None
    if n not in game.standing or not isinstance(game.log.entries[n], Answer):
        raise RequestRefused(404, "no-such-moment")
    begun = Log(game.log.header, game.log.entries[:n])
    played = {seat: bool(held.bot) for seat, held in enumerate(begun.header.seats)}
    played |= {entry.seat: bool(entry.bot) for entry in begun.entries if isinstance(entry, HandedOver)}
    for seat, by_bot in played.items():
        if seat not in mine and not by_bot:
            begun.entries.append(HandedOver(len(begun.entries), seat, "", substitute(live.plan.game)))
    data = b"\n".join(with_seed(begun, await services.tables.seed_of(live)).lines())
    return TableMade(id=(await services.tables.new_from_log(data, person)).id)
