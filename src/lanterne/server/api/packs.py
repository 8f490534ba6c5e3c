"""Packs: which there are, what they replace and add, and what they make of a game."""

from fastapi import APIRouter
from pydantic import BaseModel

from lanterne import shelf
from lanterne.engine import packs
from lanterne.pack_checks import sound, told
from lanterne.server.plan import Plan
from lanterne.server.words import Asked, Language, Sorry

router = APIRouter(prefix="/api", tags=["packs"])


class PackShown(BaseModel):
    """A pack: what it replaces in the game and what it adds, by name. `flaw` says why it cannot be switched on, ""
    if it can."""

    name: str
    title: str
    summary: str = ""
    author: str = ""
    replaces: list[str] = []
    adds: list[str] = []
    flaw: str = ""


@router.get("/games/{game}/packs")
def packs_for(game: str, language: Asked) -> list[PackShown]:
    """The packs that were made for a game, also those that do not fit it."""
    if game not in shelf.GAMES:
        raise Sorry(404, "no-such-game")
    return [_shown(game, pack, language) for pack in packs.found(game)]


def _shown(game: str, pack: packs.Pack, language: Language) -> PackShown:
    name = packs.with_packs(game, (pack.full_name,))
    try:
        return PackShown(**told(sound(name), language)[0]._asdict())
    except ValueError as error:
        return PackShown(name=pack.name, title=pack.title[language], author=pack.author, flaw=str(error))


def packs_of(plan: Plan, language: Language) -> list[PackShown]:
    """The packs of a table. Of those that have gone only the names are known."""
    try:
        return [PackShown(**pack._asdict()) for pack in told(plan.game, language)] if packs.packs_in(plan.game) else []
    except packs.PackError as error:
        return [PackShown(name=name, title=name, flaw=str(error)) for name in packs.packs_in(plan.game)]
