"""The plan of a simulation: its arguments, checked, and what follows from them for each game."""

import hashlib
import os
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec

from lanterne import registry
from lanterne.api.bots import AnyBot, name_of
from lanterne.api.bots import bot as find_bot
from lanterne.engine import BotMaker, Box, Setting
from lanterne.engine.box import value_in_words

Record: TypeAlias = Literal["", "games", "decisions"]

SINGLE = "single-quest"
ALL = "all"
BY_CHANCE = "random"
"""A value of a setting that stands for one of the others."""


class SimulationPlan(msgspec.Struct, frozen=True):
    """A simulation whose arguments were checked. `bots` names one for each seat, `settings` are all settings of the
    game. `own` are the bots that were handed in as classes or objects, by seat; a bot that has a name is None there."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    settings: dict[str, str | int | None]
    first: int = 1
    logs: str | None = None
    record: Record = ""
    """What is recorded for tables of results: nothing, games and seats, or decisions too."""
    own: tuple[AnyBot, ...] = ()
    timed: bool = False
    """Whether it is measured how long the bots think."""
    variants: tuple[dict[str, str | int | None], ...] = ()
    """The settings that take turns from game to game, if some have several values."""
    parties: int = 0
    """How many parties come to the quest in a campaign, and try it in turn; 0 if games begin with the quest."""

    def settings_of(self, number: int) -> dict[str, str | int | None]:
        """The settings of one game."""
        return self.variants[(number - 1) % len(self.variants)] if self.variants else self.settings

    def party_of(self, number: int) -> int:
        """The number of the party that plays a game, from 1; 0 if games have none of their own."""
        return (number - 1) // max(1, len(self.variants)) % self.parties + 1 if self.parties else 0

    @property
    def agreed(self) -> dict[str, str | int | None]:
        """The settings of all games together: those that take turns as a list."""
        if not self.variants:
            return self.settings
        values = {name: list(dict.fromkeys(each[name] for each in self.variants)) for name in self.settings}
        return {
            name: some[0] if len(some) == 1 else ", ".join(map(value_in_words, some)) for name, some in values.items()
        }

    def bot(self, seat: int) -> BotMaker:
        """What makes the bot at a seat. Raises BadArgument with a sentence if the bot is no longer there."""
        handed_in = self.own[seat] if self.own else None
        return find_bot(self.game, self.bots[seat] if handed_in is None else handed_in)


def plan(
    game: str,
    seats: Sequence[AnyBot],
    games: int,
    seed: int,
    settings: Mapping[str, Any] | None = None,
    players: int | None = None,
    first: int = 1,
    logs: Path | str | None = None,
    record: Record = "",
    parties: int = 0,
) -> SimulationPlan:
    """Check the arguments of a simulation. `seats` are a bot for each seat, or one for all `players` (default: the
    fewest the game allows with these settings). A setting may have several values, which take turns. Raises ValueError
    with a sentence."""
    box = registry.box(game)
    spread = _spread(box, settings or {})
    settings = spread[0]
    for who in seats:
        find_bot(game, who)
    if not seats:
        raise ValueError("name a bot for each seat, or one for all seats")
    bots = tuple(seats)
    if len(bots) == 1:
        players = box.seats_with(settings)[0] if players is None else players
        box.check_seats(players, settings)
        bots *= players
    elif players is not None and players != len(bots):
        raise ValueError(f"there are {len(bots)} bots for {players} players")
    box.check_seats(len(bots), settings)
    if games < 1:
        raise ValueError(f"the number of games must be at least 1, not {games}")
    if first < 1:
        raise ValueError(f"games are numbered from 1, so the first cannot be {first}")
    variants = tuple(box.full_settings(each, simulation=True) for each in spread)
    for each in variants:
        box.check_seats(len(bots), each)
        box.setup(each, len(bots))  # raises if these seats and settings are not allowed
    if parties:
        _check_parties(box, parties, variants, logs)
    if logs is not None:
        _check_folder(Path(logs))
    own = tuple(None if isinstance(who, str) else who for who in bots)
    names = tuple(name_of(who) for who in bots)
    return SimulationPlan(
        box.name,
        names,
        games,
        seed,
        variants[0],
        first,
        None if logs is None else str(logs),
        record,
        own,
        variants=variants if len(variants) > 1 else (),
        parties=parties,
    )


def _spread(box: Box[Any], settings: Mapping[str, Any]) -> list[dict[str, Any]]:
    """All combinations of settings that have several values: a list, words with commas between them, or `all`."""
    known = {setting.name: setting for setting in box.settings}
    several = [_several(known[name], value) if name in known else [value] for name, value in settings.items()]
    return [dict(zip(settings, chosen, strict=True)) for chosen in product(*several)]


def _several(setting: Setting, value: Any) -> Sequence[Any]:
    if isinstance(value, list | tuple):
        if not value:
            raise ValueError(f"setting {setting.name} has an empty list of values")
        return list(value)
    if not isinstance(value, str) or value in setting.values:
        return [value]
    if value == ALL:
        return [each for each in setting.values if each != BY_CHANCE]
    return [each.strip() for each in value.split(",")]


def _check_parties(box: Box[Any], parties: int, variants: Sequence[Mapping[str, Any]], logs: Path | str | None) -> None:
    if parties < 0:
        raise ValueError(f"the number of parties must be at least 0, not {parties}")
    registry.quests(box.name)  # raises if the game has none
    if logs is not None:
        raise ValueError("a game that begins in the middle of a campaign has no log; leave out the logs or the parties")
    for each in variants:
        if each["play"] != SINGLE or not isinstance(each["quest"], int):
            raise ValueError("parties try single quests of the campaign: play=single-quest, and the number of a quest")


def _check_folder(folder: Path) -> None:
    probe = folder / f".writable-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise ValueError(f"logs cannot be written to {folder}: {error.strerror}") from None


# --- what everything random in a game follows from --------------------------------------------------------------------


def chance_seed(seed: int, number: int) -> bytes:
    """The seed of the dice of one game."""
    return hashlib.sha256(f"lanterne simulation {seed} game {number}".encode()).digest()


def bot_seed(seed: int, number: int, seat: int) -> str:
    """The seed of the bot at one seat in one game."""
    return f"lanterne simulation {seed} game {number} seat {seat + 1}"


def log_name(plan: SimulationPlan, number: int) -> str:
    """The name of the log file of one game."""
    return f"{plan.game}-{plan.seed}-{number:06}.jsonl"
