"""My tables on the shelf: a glance at each, put away, removed."""

from fastapi import APIRouter, Request, Response
from msgspec.structs import replace
from pydantic import BaseModel
from starlette.concurrency import run_in_threadpool

from lanterne import registry
from lanterne.draw import board_picture
from lanterne.server.api.tables import hosted
from lanterne.server.sentences import RequestRefused, language_for
from lanterne.server.services import Known, WithServices
from lanterne.words import words_for

router = APIRouter(prefix="/api", tags=["tables"])


class Shelf(BaseModel):
    """Whether I want to see a table among the others."""

    put_away: bool


class Glance(BaseModel):
    """Where a game stands, as I last saw it: the quest, the round, and so on."""

    status: list[str]


@router.put("/tables/{table}/shelf", status_code=204)
async def put_away(table: str, shelf: Shelf, services: WithServices, person: Known) -> None:
    """Put a table away, or back among the others. For everybody who sits there, and the host."""
    live = await services.tables.find(table)
    if not (live.is_host(person) or live.seats_of(person)):
        raise RequestRefused(403, "not-at-this-table")
    async with live.lock:
        others = tuple(each for each in live.plan.put_away if each != person.id)
        live.plan = replace(live.plan, put_away=(*others, person.id) if shelf.put_away else others)
        await live.keep()


@router.delete("/tables/{table}", status_code=204)
async def remove_table(table: str, services: WithServices, person: Known) -> None:
    """Remove a table with its log, for everybody and for good. For the host; a game that others play must be closed
    first."""
    live = await hosted(services, table, person)
    others = any(holder != person.id for holder in live.holders.values())
    if others and live.status in ("playing", "paused"):
        raise RequestRefused(409, "others-play-there")
    await services.tables.remove(live)


@router.get("/tables/{table}/glance")
async def glance(table: str, services: WithServices, person: Known, request: Request) -> Glance:
    """Where a game stands, without opening its table. Of the last moments something may be missing."""
    view = await services.tables.glance(table, person)
    if view is None:
        return Glance(status=[])
    words = words_for(view.box, language_for(request))
    scene = await run_in_threadpool(registry.scene, view)
    return Glance(status=list(words.all_said(scene.status)))


@router.get(
    "/tables/{table}/glance.svg",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}, 204: {"description": "There is no board yet."}},
)
async def picture_at_a_glance(table: str, services: WithServices, person: Known, request: Request) -> Response:
    """A picture of the board, without opening the table; nothing if there is none."""
    view = await services.tables.glance(table, person)
    if view is None:
        return Response(status_code=204)
    say, mood = words_for(view.box, language_for(request)).said, registry.looks(view).mood
    drawn = await run_in_threadpool(lambda: board_picture(registry.scene(view), say, mood))
    return Response(drawn, media_type="image/svg+xml")
