"""Game cards: what the page shows of a game before it is played, and a picture of the game in full swing.

The cards of Lanterne's own games are made when the package is built (`python -m lanterne.server.game_cards`, called by
hatch_build.py), so that the lobby need not import every game. They are in `cards`, with a digest of everything they are
made from. If the digest no longer fits, because something was edited since, cards are made on request.
"""

import hashlib
import os
import shutil
from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from lanterne import registry
from lanterne.api.bots import about, bot_names
from lanterne.draw import board_picture
from lanterne.engine import Box, SearchDice
from lanterne.languages import LANGUAGES, Language
from lanterne.packs import base, packs_in
from lanterne.scene import Scene
from lanterne.words import Words, words_for

SOURCES = Path(__file__).parents[1]
"""The package: the cards are made of what is in it."""
CARDS = Path(__file__).with_name("cards")
GENERATED = Path(__file__).with_name("generated")
"""The built page, on which the cards do not depend."""
PICTURE_DECISIONS = 150
"""How far into a game its picture is taken."""

Value: TypeAlias = str | int | None


# --- what a card says -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ValueShown:
    """A value to choose, and its name."""

    value: Value
    label: str


@dataclass(frozen=True)
class SettingValueShown(ValueShown):
    """A value of a setting. `seats` are the numbers of seats that it is for; `effect` is what it brings, "" if the
    setting says it all."""

    seats: list[int]
    effect: str = ""


@dataclass(frozen=True)
class OnlyWith:
    """Another setting, and the value it must have for this one to matter."""

    name: str
    value: Value


@dataclass(frozen=True)
class NumbersShown:
    """A range of numbers."""

    least: int
    most: int


@dataclass(frozen=True)
class SettingShown:
    """A setting that the table agrees on before the game. `rule` is the rule behind it; `origin` tells whether it is
    printed (`seed`), known from elsewhere (`public`) or ours (`original`). With `numbers`, the one number among the
    values is an example: any number of the range can be chosen in its place."""

    name: str
    label: str
    explanation: str
    rule: str
    origin: str
    default: Value
    values: list[SettingValueShown]
    only_with: OnlyWith | None = None
    numbers: NumbersShown | None = None


@dataclass(frozen=True)
class LessonShown:
    """A lesson of a game, and what it teaches."""

    name: str
    title: str
    about: str


@dataclass(frozen=True)
class BotShown:
    """A bot that can take a seat."""

    name: str
    label: str
    explanation: str


@dataclass(frozen=True)
class WishShown:
    """Something that a seat may choose before the game."""

    name: str
    label: str
    values: list[ValueShown]


@dataclass(frozen=True)
class AskShown:
    """A whole number from `least` to `most` that people may give with a file; if `most` is 0, a word."""

    name: str
    label: str
    hint: str
    least: int
    most: int


@dataclass(frozen=True)
class FilesShown:
    """Files that can be added to a game: what their names end with, none if it takes no packs; and what they are, "" if
    they are packs only."""

    endings: list[str]
    hint: str
    asks: list[AskShown]
    """What people may say about a file that is not in it."""
    several: bool
    """Whether several files make one pack."""


@dataclass(frozen=True)
class GameShown:
    """A game that can be played, with these `packs`. `seats` are the numbers of seats it is for, `minutes` how long it
    takes, from and to; `mood` for whom it is; `secrets`: whether a seat may know what others do not. `roles`: for each
    number of seats, what each seat is called before the game; "" if that is still to be seen. `alone`: for each seat of
    a table for one person, whether it is theirs. `begin`: where something is made rather than played, what one begins
    to do there; "" for a game."""

    name: str
    packs: list[str]
    title: str
    summary: str
    mood: str
    begin: str
    minutes: tuple[int, int]
    seats: list[int]
    secrets: bool
    lessons: list[LessonShown]
    settings: list[SettingShown]
    bots: list[BotShown]
    wishes: list[WishShown]
    roles: list[list[str]]
    alone: list[bool]
    files: FilesShown


# --- cards, built or made ---------------------------------------------------------------------------------------------


@cache
def card(game: str, language: Language) -> GameShown:
    """The card of a game, perhaps with packs. Raises ValueError for an unknown game, or if the packs do not fit."""
    built = _built(f"{game}.{language}.json") if game in registry.OWN_GAMES else None
    return msgspec.json.decode(built, type=GameShown) if built is not None else _made(game, language)


def with_outside_bots(shown: GameShown, game: str) -> GameShown:
    """The same card, with the bots of installed packages that play this game. They speak for themselves: by the name
    that the package gives them, and the first line of their documentation."""
    others = [name for name in bot_names(game) if name not in registry.bots(game)]
    added = [BotShown(name=name, label=name, explanation=about(game, name)) for name in others]
    return replace(shown, bots=[*shown.bots, *added])


@cache
def picture(game: str, language: Language) -> bytes:
    """The board of a game among bots as SVG, always the same one. Raises ValueError for an unknown game."""
    built = _built(f"{game}.{language}.svg") if game in registry.OWN_GAMES else None
    return built if built is not None else _drawn(game, language)


def _built(name: str) -> bytes | None:
    """A file made when the package was built; None if there is none, or if what it was made of has changed."""
    return (CARDS / name).read_bytes() if are_fresh() else None


@cache
def are_fresh() -> bool:
    """Whether there are built cards that match what is in the package now."""
    stamp = CARDS / "stamp"
    return stamp.is_file() and stamp.read_text() == made_of()


def made_of() -> str:
    """A digest of everything cards are made from: the files of the package, and the library that formats messages."""
    digest = hashlib.sha256(version("fluent.runtime").encode())
    for folder, inside, names in os.walk(SOURCES):
        inside[:] = sorted(
            name for name in inside if name != "__pycache__" and Path(folder, name) not in (CARDS, GENERATED)
        )
        for file in (Path(folder, name) for name in sorted(names)):
            if not file.is_file():  # an editor's lock, say, which is a link to nothing
                continue
            content = file.read_bytes()
            digest.update(f"{file.relative_to(SOURCES).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def build() -> None:
    """Make the cards of Lanterne's own games, unless they are there already."""
    if are_fresh():
        return
    shutil.rmtree(CARDS, ignore_errors=True)
    CARDS.mkdir()
    for game in registry.OWN_GAMES:
        for language in LANGUAGES:
            (CARDS / f"{game}.{language}.json").write_bytes(msgspec.json.encode(_made(game, language)))
            (CARDS / f"{game}.{language}.svg").write_bytes(_drawn(game, language))
    (CARDS / "stamp").write_text(made_of())


# --- making them ------------------------------------------------------------------------------------------------------


def _lessons(game: str, words: Words) -> list[LessonShown]:
    return [
        LessonShown(name, words.text(f"lesson-{name}"), words.text(f"lesson-{name}.about"))
        for name in registry.lessons(game)
    ]


def _made(name: str, language: Language) -> GameShown:
    box = registry.box(name)
    words = words_for(box, language)
    return GameShown(
        name=base(name),
        packs=list(packs_in(name)),
        title=words.title,
        summary=words.summary,
        mood=words.mood,
        begin=words.begin,
        minutes=box.minutes,
        seats=list(box.seats),
        secrets=box.visibility.secrets,
        lessons=_lessons(base(name), words),
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
    asks = [
        AskShown(ask.name, words.said(ask.label), words.said(ask.hint), ask.least, ask.most)
        for ask in (importing.asks if importing is not None else ())
    ]
    several = importing is not None and importing.read_all is not None
    return FilesShown(list(endings), words.said(hint) if hint is not None else "", asks, several)


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
                    effect=words.explain_setting_value(setting.name, value),
                )
                for value in setting.values
            ],
            only_with=OnlyWith(name=setting.only_with[0], value=setting.only_with[1]) if setting.only_with else None,
            numbers=NumbersShown(*setting.numbers) if setting.numbers else None,
        )
        for setting in box.settings
    ]


def _wishes(box: Box[Any], words: Words) -> list[WishShown]:
    found = []
    for wish in box.preferences:
        [(_, kind)] = wish.params
        values = [ValueShown(value=name, label=words.thing(kind, number)) for number, name in enumerate(kind.names)]
        found.append(WishShown(name=wish.name, label=words.verb(wish.name), values=values))
    return found


def _roles(box: Box[Any], words: Words, seats: int) -> list[str]:
    state = box.setup(box.full_settings(box.settings_for(seats)), seats)
    named = zip(box.seat_names(state), words.names(state).seats, strict=True)
    return ["" if name.isdecimal() else said for name, said in named]


def _drawn(game: str, language: Language) -> bytes:
    say, mood = words_for(registry.box(game), language).said, registry.manifest(game).looks.mood
    return board_picture(_in_full_swing(game), say, mood).encode()


@cache
def _in_full_swing(game: str) -> Scene:
    """The example of a game, or a game among bots, which takes a while, as a spectator sees it."""
    box = registry.box(game)
    if box.workshop is not None:
        return registry.scene(box.view(box.workshop.example(), -1))
    numbers = box.seats_with()
    seats = numbers[len(numbers) // 2]
    bots = [registry.bot(game, registry.usual_bot(game))(f"picture {seat}") for seat in range(seats)]
    playing = box.new(seats, SearchDice(1), simulation=True)
    for _ in range(PICTURE_DECISIONS):
        if playing.over:
            break
        seat = playing.asked[0]
        playing.play(seat, bots[seat].choose(box.view(playing.state, seat)))
    return registry.scene(box.view(playing.state, -1))


if __name__ == "__main__":
    build()
