"""What is made at a table: files to download, and a game to try it in."""

import re
import shutil
from collections.abc import Mapping
from typing import Any

import msgspec
from fastapi import APIRouter, Response
from pydantic import BaseModel

from lanterne import packs, registry
from lanterne.draw import board_picture
from lanterne.engine import View, Workshop
from lanterne.packs.archives import put
from lanterne.packs.makers import Maker, sign
from lanterne.server.api.tables import TableMade
from lanterne.server.live import LiveTable
from lanterne.server.people import Person
from lanterne.server.sentences import Asked, RequestRefused, sentence
from lanterne.server.services import Known, WithServices
from lanterne.server.table_plan import PlanSeat, TablePlan, substitute
from lanterne.words import words_for
from lanterne.words.flaws import flaw_sentence

PICTURE = "svg"
"""The ending of the picture that can be downloaded of everything that is made."""

router = APIRouter(prefix="/api/tables/{table}", tags=["making"])


class FileMade(BaseModel):
    """A file that may be downloaded: its name, and what it is for."""

    name: str
    label: str


class Made(BaseModel):
    """The files that may be downloaded, and whether there is something to try."""

    files: list[FileMade]
    tries: bool


def _made(live: LiveTable, person: Person) -> tuple[Workshop[Any], View[Any]]:
    """The workshop, and what a person who sits at the table may know of it. Raises RequestRefused for others."""
    mine = live.seats_of(person)
    workshop = live.table.box.workshop if live.table is not None else None
    if live.table is None or not mine or workshop is None:
        raise RequestRefused(409, "nothing-made")
    return workshop, live.table.view(mine[0])


@router.get("/made")
async def made(table: str, services: WithServices, person: Known, language: Asked) -> Made:
    """What has been made so far. For the people at the table."""
    workshop, view = _made(await services.tables.find(table), person)
    state, words = view.state, words_for(view.box, language)
    there = [ending for ending, write in workshop.files.items() if write(state, language, words.said) is not None]
    labels = {ending: words.file(ending) for ending in there} | {PICTURE: sentence(language, "made-picture")}
    files = [FileMade(name=f"{workshop.file_name(state)}.{ending}", label=label) for ending, label in labels.items()]
    return Made(files=files, tries=workshop.tries(state) is not None)


@router.get("/made/{name}", response_class=Response, responses={200: {"content": {"application/octet-stream": {}}}})
async def take_away(table: str, name: str, services: WithServices, person: Known, language: Asked) -> Response:
    """One of the files. For the people at the table."""
    workshop, view = _made(await services.tables.find(table), person)
    state, say = view.state, words_for(view.box, language).said
    ending = name.removeprefix(f"{workshop.file_name(state)}.")
    write = workshop.files.get(ending)
    found = write(state, language, say) if write is not None else None
    if ending == PICTURE:
        found = board_picture(registry.scene(view), say, registry.looks(view).mood).encode()
    if found is None:
        raise RequestRefused(404, "nothing-made")
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(found, media_type="application/octet-stream", headers=headers)


@router.post("/try", status_code=201)
async def try_it(table: str, services: WithServices, person: Known, language: Asked) -> TableMade:
    """A new table to try what was made, for one person alone and ready to be played. What was made is stored as a pack
    with the name of this table; the pack and the table of the last attempt are removed."""
    live = await services.tables.find(table)
    workshop, view = _made(live, person)
    trial = workshop.tries(view.state)
    if trial is None:
        raise RequestRefused(409, "nothing-made")
    name = f"table-{re.sub('[^a-z0-9]', '', live.id.lower())[:12]}"
    try:
        await services.tables.handed_in.run(_lay_down, name, trial.files, person)
    except packs.PackError as flaw:
        raise RequestRefused(409, "pack-not-added", said=flaw_sentence(flaw, language)) from None
    game = packs.with_packs(trial.game, (name,))
    mine, bot = PlanSeat("me", person.called), PlanSeat("bot", "", substitute(trial.game))
    seats = tuple(mine if is_mine else bot for is_mine in registry.box(trial.game).alone)
    plan = TablePlan(game, {}, seats, 1000, ready=True, eased=True, drawing=live.id)
    tried = await services.tables.new(plan, person)
    for row, _ in await services.tables.of(person):
        if row.id != tried.id and row.host == person.id and _plan_of(row).drawing == live.id:
            await services.tables.remove(await services.tables.find(row.id))
    return TableMade(id=tried.id)


def _plan_of(row: Any) -> TablePlan:
    return msgspec.json.decode(row.plan, type=TablePlan)


def _lay_down(name: str, files: Mapping[str, bytes], person: Person) -> None:
    shutil.rmtree(packs.folder() / name, ignore_errors=True)
    pack = packs.made_of(name, files)
    put(pack)
    sign(pack, Maker(person.id, trial=True))
