"""How a program plays a seat over plain HTTP."""

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from lanterne.server import updates
from lanterne.server.connection import Connection
from lanterne.server.sentences import RequestRefused, language_for
from lanterne.server.services import Known, Visitor, WithServices

router = APIRouter(prefix="/api/tables/{table}", tags=["programs"])

LONGEST_WAIT = 25


class Answered(BaseModel):
    """An answer to the choice that waits: the name of the step and its arguments, as `options` gives them."""

    choice: int
    seat: int
    answer: Annotated[list[Any], Field(max_length=200)]


class Entered(BaseModel):
    """The last entry of the log after an answer."""

    entry: int


@router.get("/position", response_class=Response, responses={200: {"description": "A whole `Now` and the position."}})
async def position(
    table: str,
    services: WithServices,
    visitor: Visitor,
    request: Request,
    after: Annotated[int, Query(ge=-1)] = -1,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """What I see and may do now. With `after` and `wait`: as soon as there is an entry later than `after`, or after
    `wait` seconds."""
    live = await services.tables.find(table)
    await live.later(after, wait)
    await live.until_saved()
    if live.table is None:
        raise RequestRefused(409, "not-begun") if live.unreplayable is None else live.unreplayable.why
    connection = Connection(visitor, language_for(request))
    now = updates.now(live, connection, updates.RenderCache(live))
    data = msgspec.to_builtins(now) | {"position": live.table.box.describe(live.table.look(now.seat))}
    return Response(msgspec.json.encode(data), media_type="application/json")


@router.post("/answers")
async def answer(table: str, given: Answered, services: WithServices, person: Known) -> Entered:
    """Answer the choice that waits. It is on the disk when this returns."""
    live = await services.tables.find(table)
    return Entered(entry=await live.answer(person, given.seat, given.choice, given.answer))
