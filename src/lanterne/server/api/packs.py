"""Packs: which there are, what they replace and add, adding and removing them."""

from base64 import b64decode
from collections.abc import Callable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection

from lanterne import pack_upload, packs, registry
from lanterne.pack_checks import sound, told
from lanterne.packs import archives
from lanterne.packs.makers import UNKNOWN, Maker, maker_of, sign
from lanterne.scene.imported import ImportRefused, Part
from lanterne.server.people import Person
from lanterne.server.sentences import Asked, Language, RequestRefused
from lanterne.server.services import Visitor, is_here, services_of
from lanterne.server.table_plan import TablePlan
from lanterne.words import Words, words_for
from lanterne.words.flaws import flaw_sentence

router = APIRouter(prefix="/api", tags=["packs"])

Wish = Annotated[str, Field(max_length=100)]


class PackShown(BaseModel):
    """A pack: what it replaces in the game and what it adds, by name. `flaw` says why it cannot be switched on; "" if
    it can. `removable`: the visitor may remove it."""

    name: str
    title: str
    summary: str = ""
    author: str = ""
    replaces: list[str] = []
    adds: list[str] = []
    flaw: str = ""
    removable: bool = False


class PartShown(BaseModel):
    """A part of a report: a heading, and sentences under it."""

    heading: str
    sentences: list[str]


class PackAdded(BaseModel):
    """A pack that was added, and a report for its players."""

    pack: PackShown
    report: list[PartShown]


class FileHanded(BaseModel):
    """A file by its name; its bytes in base 64."""

    name: Annotated[str, Field(max_length=200)]
    data: str


class FilesHanded(BaseModel):
    """Files that become one pack, and what they are called together."""

    name: Annotated[str, Field(max_length=60)]
    files: Annotated[list[FileHanded], Field(min_length=1, max_length=pack_upload.MOST_FILES)]


class Rights(BaseModel):
    """What the visitor may do with packs, how many bytes one may have, and why some folders among them are not packs.
    Only somebody at the machine itself sees the last."""

    add: bool
    largest: int
    flaws: list[str]


# --- looking ----------------------------------------------------------------------------------------------------------


@router.get("/games/{game}/packs")
async def packs_for(game: str, request: Request, visitor: Visitor, language: Asked) -> list[PackShown]:
    """The packs for a game, including those that do not fit it. What somebody is still drawing only they see."""
    return await run_in_threadpool(_listed, _known(game), visitor, is_here(request), language)


def _listed(game: str, visitor: Person | None, here: bool, language: Language) -> list[PackShown]:
    listed = []
    for pack in packs.found(game):
        maker = maker_of(pack.name)
        if not maker.trial or _is(visitor, maker):
            shown = _shown(game, pack, language)
            listed.append(shown.model_copy(update={"removable": _may_remove(visitor, here, maker)}))
    return listed


def _is(visitor: Person | None, maker: Maker) -> bool:
    return visitor is not None and visitor.id == maker.person


def _may_remove(visitor: Person | None, here: bool, maker: Maker) -> bool:
    """A pack belongs to the person who made it; one that nobody made here, to somebody at the machine itself."""
    return _is(visitor, maker) if maker.person else here


@router.get("/packs")
def rights(request: Request, language: Asked) -> Rights:
    """What I may do with packs here."""
    flaws = [flaw_sentence(flaw, language) for flaw in packs.flawed()] if is_here(request) else []
    largest = services_of(request).settings.limits.pack
    return Rights(add=_may_add(request), largest=largest, flaws=flaws)


def _known(game: str) -> str:
    if game not in registry.GAMES:
        raise RequestRefused(404, "no-such-game")
    return game


def _shown(game: str, pack: packs.Pack, language: Language) -> PackShown:
    name = packs.with_packs(game, (pack.full_name,))
    try:
        return PackShown(**told(sound(name), language)[0]._asdict())
    except ValueError as error:
        flaw = flaw_sentence(error, language)
        return PackShown(name=pack.name, title=pack.title[language], author=pack.author, flaw=flaw)


def packs_of(plan: TablePlan, language: Language) -> list[PackShown]:
    """The packs of a table. If a pack is gone, only its name is known."""
    try:
        return [PackShown(**pack._asdict()) for pack in told(plan.game, language)] if packs.packs_in(plan.game) else []
    except packs.PackError as error:
        flaw = flaw_sentence(error, language)
        return [PackShown(name=name, title=name, flaw=flaw) for name in packs.packs_in(plan.game)]


# --- adding and removing ----------------------------------------------------------------------------------------------


def _may_add(connection: HTTPConnection) -> bool:
    return services_of(connection).settings.open_packs or is_here(connection)


def _adding(request: Request) -> None:
    if not _may_add(request):
        raise RequestRefused(403, "packs-are-added-here")


@router.post("/games/{game}/packs", status_code=201, dependencies=[Depends(_adding)])
async def add_pack(
    game: str,
    request: Request,
    visitor: Visitor,
    language: Asked,
    file: Annotated[str, Query(max_length=200, description="The name of the file.")] = "",
    wish: Annotated[list[Wish], Query(max_length=10, description="What is wished, such as number=5.")] = [],  # noqa: B006
) -> PackAdded:
    """Add a pack to a game. The body is an archive with a pack, or another file that the game can import. It is checked
    and stored only if it fits; no other pack is replaced."""
    data = await request.body()
    wishes = {name: value for name, _, value in (each.partition("=") for each in wish)}
    return await _added(request, visitor, game, language, partial(pack_upload.upload, game, data, file, wishes))


@router.post("/games/{game}/packs/several", status_code=201, dependencies=[Depends(_adding)])
async def add_packs(game: str, request: Request, visitor: Visitor, language: Asked, handed: FilesHanded) -> PackAdded:
    """Add a pack made of several files that the game can import together."""
    return await _added(request, visitor, game, language, partial(_together, game, handed))


def _together(game: str, handed: FilesHanded) -> pack_upload.UploadedPack:
    """Raises ImportRefused or ValueError."""
    files = [(file.name, b64decode(file.data, validate=True)) for file in handed.files]
    return pack_upload.upload_all(game, files, handed.name)


async def _added(
    request: Request,
    visitor: Person | None,
    game: str,
    language: Language,
    upload: Callable[[], pack_upload.UploadedPack],
) -> PackAdded:
    handed_in = services_of(request).tables.handed_in
    words = words_for(registry.box(_known(game)), language)
    try:
        added = await handed_in.run(upload)
    except ImportRefused as error:
        raise RequestRefused(422, "pack-not-added", said=words.said(error.said)) from None
    except ValueError as error:
        raise RequestRefused(422, "pack-not-added", said=flaw_sentence(error, language)) from None
    if visitor is not None and added.is_new:
        await handed_in.run(sign, added.pack, Maker(visitor.id))
    shown = await handed_in.run(_shown, game, added.pack, language)
    return PackAdded(pack=shown, report=[_part(part, words) for part in added.report])


def _part(part: Part, words: Words) -> PartShown:
    return PartShown(heading=words.said(part.heading), sentences=[words.said(each) for each in part.sentences])


@router.delete("/games/{game}/packs/{name}", status_code=204)
def remove_pack(game: str, name: str, request: Request, visitor: Visitor) -> None:
    """Remove a pack that I made; somebody at the machine itself also removes those that nobody made here. Tables that
    were made with it go on with it."""
    here, there = is_here(request), [pack.name for pack in packs.found(_known(game))]
    maker = maker_of(name) if name in there else UNKNOWN
    if not _may_remove(visitor, here, maker):
        raise RequestRefused(403, "pack-is-anothers" if maker.person else "packs-are-removed-here")
    if name not in there:
        raise RequestRefused(404, "no-such-pack", name=name[:100])
    try:
        archives.remove(name)
    except packs.PackError as error:
        raise RequestRefused(409, "pack-not-removed", told=error) from None
