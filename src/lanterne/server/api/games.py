"""Games and their rulebooks, credits, and codes to scan: everything that needs no table.

The libraries that draw rulebooks and codes are imported when the first of them is drawn, so that they do not hold up
the start.
"""

import io
from functools import cache
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from pydantic import BaseModel

from lanterne import registry
from lanterne.data_folder import home
from lanterne.draw.look import INK, PARCHMENT
from lanterne.pack_checks import sound
from lanterne.packs import base
from lanterne.server.game_cards import GameShown, card, picture, with_outside_bots
from lanterne.server.guard import Guarded
from lanterne.server.links import base_address
from lanterne.server.origin import is_own_address
from lanterne.server.sentences import Asked, Language, RequestRefused, sentence
from lanterne.server.services import Services, WithServices, is_here, services_of
from lanterne.server.static_cache import CachedFile, keep, send

router = APIRouter(prefix="/api")

PICTURE: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {}}, "description": "An SVG picture."}}
LONGEST_ADDRESS = 400

# --- what is sent -----------------------------------------------------------------------------------------------------


class RuleText(BaseModel):
    """The plain text of a rule, to search in."""

    id: str
    text: str


class RulebookShown(BaseModel):
    """A rulebook. `html` is all of it but the title; each rule is an element with its id."""

    title: str
    html: str
    rules: list[RuleText]


class RuleShown(BaseModel):
    """One rule."""

    id: str
    html: str


class Credit(BaseModel):
    """Whose work is used, and under which licence."""

    what: str
    name: str
    by: str
    licence: str
    address: str


class About(BaseModel):
    """What Lanterne is. `data` is where the tables are kept, told only to somebody at the same machine."""

    version: str
    unofficial: str
    data: str
    backup: str
    credits: list[Credit]


# --- games ------------------------------------------------------------------------------------------------------------


@router.get("/games")
def games(language: Asked, services: WithServices) -> list[GameShown]:
    """All games that can be played here."""
    return [_card(name, language, services) for name in registry.GAMES]


def _card(game: str, language: Language, services: Services) -> GameShown:
    """The card of a game, with the bots of installed packages if they may play. Raises as `card` does."""
    found = card(game, language)
    return with_outside_bots(found, game) if services.settings.outside_bots else found


@router.get("/games/{game}")
def game_with_packs(game: str, language: Asked, services: WithServices) -> GameShown:
    """One game, perhaps with packs: `heroquest+deep-halls` has their quests among its settings."""
    known_game(base(game))
    try:
        return _card(sound(game), language, services)
    except ValueError as error:
        raise RequestRefused(422, "table-not-possible", told=error) from None


def known_game(name: str) -> str:
    """The name, if it is one of a game. Raises RequestRefused."""
    if name not in registry.GAMES:
        raise RequestRefused(404, "no-such-game")
    return name


@router.get("/games/{game}/picture.svg", response_class=Response, responses=PICTURE)
def game_picture(game: str, language: Asked, request: Request) -> Response:
    """A picture of the game in full swing."""
    return send(_picture(known_game(game), language), request, vary="Accept-Language")


@cache
def _picture(game: str, language: Language) -> CachedFile:
    return keep(picture(game, language), "image/svg+xml")


# --- rulebooks --------------------------------------------------------------------------------------------------------


@router.get("/games/{game}/rulebook")
def rulebook(game: str, language: Asked) -> RulebookShown:
    """The rulebook of a game."""
    from lanterne.server.rulebooks import book

    found = book(known_game(game), language)
    texts = [RuleText(id=name, text=text) for name, text in found.rules.items()]
    return RulebookShown(title=found.title, html=found.html, rules=texts)


@router.get("/games/{game}/rules/{rule_id}")
def one_rule(game: str, rule_id: str, language: Asked) -> RuleShown:
    """One rule, with the examples and tables that belong to it."""
    from lanterne.server.rulebooks import rule

    name = rule_id.upper()[:40]
    html = rule(known_game(game), language, name)
    if html is None:
        raise RequestRefused(404, "no-such-rule", rule=name)
    return RuleShown(id=name, html=html)


# --- about, codes -----------------------------------------------------------------------------------------------------

CREDITS: tuple[tuple[Literal["icons", "titles", "flavour", "text"], str, str, str, str], ...] = (
    ("icons", "Game-icons.net", "Lorc, Delapouite & contributors", "CC BY 3.0", "https://game-icons.net"),
    ("titles", "Cinzel", "Natanael Gama", "SIL OFL 1.1", "https://fontsource.org/fonts/cinzel"),
    ("flavour", "Alegreya", "Juan Pablo del Peral", "SIL OFL 1.1", "https://fontsource.org/fonts/alegreya"),
    ("text", "Alegreya Sans", "Juan Pablo del Peral", "SIL OFL 1.1", "https://fontsource.org/fonts/alegreya-sans"),
)


@router.get("/about")
def about(language: Asked, request: Request) -> About:
    """What Lanterne is, whose work it uses, and where it keeps its tables."""
    words = {
        "icons": sentence(language, "credit-icons"),
        "titles": sentence(language, "credit-titles"),
        "flavour": sentence(language, "credit-flavour"),
        "text": sentence(language, "credit-text"),
    }
    return About(
        version=request.app.version,
        unofficial=sentence(language, "about-unofficial"),
        data=getattr(request.app.state, "data", str(home())) if is_here(request) else "",
        backup=sentence(language, "about-backup"),
        credits=[
            Credit(what=words[what], name=name, by=by, licence=licence, address=address)
            for what, name, by, licence, address in CREDITS
        ],
    )


@router.get("/qr.svg", response_class=Response, responses=PICTURE)
def code(
    request: Request, text: Annotated[str, Query(max_length=LONGEST_ADDRESS, description="An address of this server.")]
) -> Response:
    """An address of this server as a code to scan."""
    import segno

    guarded: Guarded = request.app.state.guarded
    here = base_address(services_of(request).settings, request)
    if not (is_own_address(text, request.headers["host"], guarded.public) or text.startswith(f"{here}/")):
        raise RequestRefused(400, "foreign-address")
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", scale=8, border=3, dark=INK, light=PARCHMENT, xmldecl=False, omitsize=True
    )
    return send(keep(drawn.getvalue(), "image/svg+xml"), request)
