"""Games and their rulebooks, credits, and codes to scan: all that needs no table."""

import io
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias

import segno
from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from pydantic import BaseModel

from lanterne import registry
from lanterne.data_folder import home
from lanterne.draw import board_picture
from lanterne.draw.look import INK, PARCHMENT
from lanterne.engine import Box, SearchDice
from lanterne.pack_checks import sound
from lanterne.packs import base, packs_in
from lanterne.scene import Scene
from lanterne.server.guard import Guarded
from lanterne.server.links import base_address
from lanterne.server.origin import is_own_address
from lanterne.server.rulebooks import book, rule
from lanterne.server.sentences import Asked, Language, RequestRefused, sentence
from lanterne.server.services import is_here, services_of
from lanterne.server.static_cache import CachedFile, keep, send
from lanterne.words import Words, words_for

router = APIRouter(prefix="/api")

PICTURE: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {}}, "description": "An SVG picture."}}
PICTURE_DECISIONS = 150
"""How far into a game its picture is taken."""
LONGEST_ADDRESS = 400

Value: TypeAlias = str | int | None


# --- what is sent -----------------------------------------------------------------------------------------------------


class ValueShown(BaseModel):
    """A value to choose, and its name."""

    value: Value
    label: str


class SettingValueShown(ValueShown):
    """A value of a setting. `seats` are the numbers of seats that it is for."""

    seats: list[int]


class OnlyWith(BaseModel):
    """Another setting, and the value of it without which one means nothing."""

    name: str
    value: Value


class SettingShown(BaseModel):
    """A setting that the table agrees on before the game. `rule` is the rule behind it; `origin` tells whether it is
    printed (`seed`), known from elsewhere (`public`) or ours (`original`)."""

    name: str
    label: str
    explanation: str
    rule: str
    origin: str
    default: Value
    values: list[SettingValueShown]
    only_with: OnlyWith | None = None


class BotShown(BaseModel):
    """A bot that can take a seat."""

    name: str
    label: str
    explanation: str


class WishShown(BaseModel):
    """Something that a seat may decide on before the game."""

    name: str
    label: str
    values: list[ValueShown]


class FilesShown(BaseModel):
    """Files that can be added to a game: what their names end with, none if it takes no packs; and what they are, "" if
    they are packs only."""

    endings: list[str]
    hint: str


class GameShown(BaseModel):
    """A game that can be played, with these `packs`. `seats` are the numbers of seats it is for, `minutes` how long it
    takes, from and to; `secrets`: whether a seat may know what others do not. `roles`: for each number of seats, what
    each seat is called before the game; "" if that is still to be seen. `alone`: for each seat of a table for one
    person, whether it is theirs. `begin`: where something is made rather than played, what one begins to do there; ""
    for a game."""

    name: str
    packs: list[str]
    title: str
    summary: str
    begin: str
    minutes: tuple[int, int]
    seats: list[int]
    secrets: bool
    lessons: list[str]
    settings: list[SettingShown]
    bots: list[BotShown]
    wishes: list[WishShown]
    roles: list[list[str]]
    alone: list[bool]
    files: FilesShown


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
def games(language: Asked) -> list[GameShown]:
    """All games that can be played here."""
    return [_game(name, language) for name in registry.GAMES]


@router.get("/games/{game}")
def game_with_packs(game: str, language: Asked) -> GameShown:
    """One game, perhaps with packs: `heroquest+deep-halls` has their quests among its settings."""
    known_game(base(game))
    try:
        return _game(sound(game), language)
    except ValueError as error:
        raise RequestRefused(422, "no-such-table-can-be", told=error) from None


@cache
def _game(name: str, language: Language) -> GameShown:
    box = registry.box(name)
    words = words_for(box, language)
    return GameShown(
        name=base(name),
        packs=list(packs_in(name)),
        title=words.title,
        summary=words.summary,
        begin=words.begin,
        minutes=box.minutes,
        seats=list(box.seats),
        secrets=box.visibility.secrets,
        lessons=list(registry.lessons(base(name))),
        settings=_settings(box, words),
        bots=[
            BotShown(name=bot, label=words.bot(bot), explanation=words.explain_bot(bot)) for bot in registry.bots(name)
        ],
        wishes=_wishes(box, words),
        roles=[_roles(box, words, seats) for seats in box.seats],
        alone=list(box.alone),
        files=_files(base(name), words),
    )


def _files(game: str, words: Words) -> FilesShown:
    importing = registry.manifest(game).importing
    hint = importing.hint if importing is not None else None
    endings = (".zip", *(importing.endings if importing is not None else ())) if registry.takes_packs(game) else ()
    return FilesShown(endings=list(endings), hint=words.said(hint) if hint is not None else "")


def _settings(box: Box[Any], words: Words) -> list[SettingShown]:
    return [
        SettingShown(
            name=setting.name,
            label=words.setting(setting.name),
            explanation=words.explain_setting(setting.name),
            rule=setting.rule,
            origin=setting.origin,
            default=setting.default,
            values=[
                SettingValueShown(
                    value=value,
                    label=words.setting_value(setting.name, value),
                    seats=[seats for seats in box.seats if setting.is_for(value, seats)],
                )
                for value in setting.values
            ],
            only_with=OnlyWith(name=setting.only_with[0], value=setting.only_with[1]) if setting.only_with else None,
        )
        for setting in box.settings
    ]


def _wishes(box: Box[Any], words: Words) -> list[WishShown]:
    found = []
    for wish in box.wishes:
        [(_, kind)] = wish.params
        values = [ValueShown(value=name, label=words.thing(kind, number)) for number, name in enumerate(kind.names)]
        found.append(WishShown(name=wish.name, label=words.verb(wish.name), values=values))
    return found


def _roles(box: Box[Any], words: Words, seats: int) -> list[str]:
    state = box.setup(box.full_settings(box.settings_for(seats)), seats)
    named = zip(box.seat_names(state), words.names(state).seats, strict=True)
    return ["" if name.isdecimal() else said for name, said in named]


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
    """The board of a game among bots, always the same one."""
    return keep(board_picture(_in_full_swing(game), words_for(registry.box(game), language).said), "image/svg+xml")


@cache
def _in_full_swing(game: str) -> Scene:
    """The example of a game, or a game among bots, which takes a while, as a spectator sees it."""
    box = registry.box(game)
    if box.workshop is not None:
        return registry.scene(box.view(box.workshop.example(), -1))
    names = list(registry.bots(game))
    numbers = box.seats_with()
    seats = numbers[len(numbers) // 2]
    bots = [registry.bot(game, names[min(1, len(names) - 1)])(f"picture {seat}") for seat in range(seats)]
    playing = box.new(seats, SearchDice(1), simulation=True)
    for _ in range(PICTURE_DECISIONS):
        if playing.over:
            break
        seat = playing.asked[0]
        playing.play(seat, bots[seat].choose(box.view(playing.state, seat)))
    return registry.scene(box.view(playing.state, -1))


# --- rulebooks --------------------------------------------------------------------------------------------------------


@router.get("/games/{game}/rulebook")
def rulebook(game: str, language: Asked) -> RulebookShown:
    """The rulebook of a game."""
    found = book(known_game(game), language)
    texts = [RuleText(id=name, text=text) for name, text in found.rules.items()]
    return RulebookShown(title=found.title, html=found.html, rules=texts)


@router.get("/games/{game}/rules/{rule_id}")
def one_rule(game: str, rule_id: str, language: Asked) -> RuleShown:
    """One rule, with the examples and tables that belong to it."""
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
    guarded: Guarded = request.app.state.guarded
    here = base_address(services_of(request).settings, request)
    if not (is_own_address(text, request.headers["host"], guarded.public) or text.startswith(f"{here}/")):
        raise RequestRefused(400, "foreign-address")
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", scale=8, border=3, dark=INK, light=PARCHMENT, xmldecl=False, omitsize=True
    )
    return send(keep(drawn.getvalue(), "image/svg+xml"), request)
