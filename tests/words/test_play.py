"""Whole stretches of play in words: whatever a player is asked, offered, refused or told reads as a sentence."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from lanterne import registry
from lanterne.bots import RandomBot
from lanterne.engine import Call, EventRecord, Game, SeedDice, View
from lanterne.lab.stage import Stage
from lanterne.languages import LANGUAGES
from lanterne.scene import Say
from lanterne.words import Words
from lanterne.words.checks import LEFT_OVER
from lanterne.words.messages import kinds

DECISIONS = 150

ALSO_WORDS = {"anti-trap"}
"""Names that are words of a rulebook as well."""


@cache
def in_both_languages(game: str) -> tuple[Words, ...]:
    """The words of a game, and what they have said before."""
    return tuple(Words(registry.box(game), language, strict=True) for language in LANGUAGES)


@cache
def raw_names(game: str) -> re.Pattern[str]:
    """Names that only programs use: those with a digit or a hyphen in them (but for plain numbers, as on dice), steps,
    and the mark of a hole."""
    everything = [name for kind in kinds(registry.box(game)).values() for name in kind.names]
    names = [
        name for name in everything if re.search(r"[-\d]", name) and not name.isdecimal() and name not in ALSO_WORDS
    ]
    return re.compile(rf"\b({'|'.join(map(re.escape, [*names, 'hidden']))})\b|\w_\w")


def everything_said(words: Words, view: View[Any]) -> Iterator[str]:
    names = words.names(view.state, view.seat)
    yield words.prompt(view)
    for call in (*view.options(), *view.picks(())):
        yield words.option(call, names)
    for call, refusal in view.why_not():
        yield words.option(call, names)
        yield words.refusal(refusal, names)
    choice = view.choice
    if choice is not None and choice.draft is not None and view.is_asked:
        refusal_of_nothing = view.unfinished(())
        yield words.option(choice.draft.confirm(()), names)
        if refusal_of_nothing is not None:
            yield words.refusal(refusal_of_nothing, names)


def sayings(part: Any) -> Iterator[Say]:
    """All that a scene, or a part of one, has to say."""
    if isinstance(part, Say):
        yield part
    elif isinstance(part, tuple):
        for each in part:
            yield from sayings(each)
    elif isinstance(part, msgspec.Struct):
        yield from sayings(tuple(getattr(part, field) for field in part.__struct_fields__))


class Listener:
    """Plays a game and keeps what it says in both languages, and where that does not read well."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.words = in_both_languages(name)
        self.scene = registry.manifest(name).looks.scene
        self.raw = raw_names(name)
        self.said: list[EventRecord] = []
        self.heard: set[str] = set()
        self.asked: set[str] = set()
        self.shown: set[bytes] = set()

    def hear(self, sentence: str) -> None:
        if sentence not in self.heard:
            assert not LEFT_OVER.search(sentence), sentence
            assert not self.raw.search(sentence), sentence
            self.heard.add(sentence)

    def look(self, game: Game[Any]) -> None:
        self.asked.add("" if game.over else game.decision.name)
        for say in sayings(self.scene(game.box.view(game.state, 0))):
            if (key := msgspec.json.encode(say)) not in self.shown:
                self.shown.add(key)
                for words in self.words:
                    self.hear(words.said(say))
        for words in self.words:
            for seat in range(-1, len(game.state.sealed)):
                for sentence in everything_said(words, game.box.view(game.state, seat)):
                    self.hear(sentence)
            for said in self.said:
                for seat in range(len(game.state.sealed)):
                    self.hear(words.event(said.seen_by(1 << seat), words.names(game.state, seat)))
        self.said.clear()

    def answered(self, call: Call) -> None:
        for words in self.words:
            self.hear(words.option(call))

    def play(self, game: Game[Any], decisions: int, seed: str) -> None:
        bots = [RandomBot(f"{seed} {seat}") for seat in range(len(game.state.sealed))]
        for _ in range(decisions):
            self.look(game)
            if game.over:
                return
            seat = game.asked[0]
            call = bots[seat].choose(game.box.view(game.state, seat))
            self.answered(call)
            game.answer(seat, call)


def settings_to_try(game: str) -> list[dict[str, Any]]:
    """The default settings, and each other value of each setting once, with the one that it needs."""
    box = registry.box(game)
    others = [(s, value) for s in box.settings for value in s.values if value not in (s.default, None)]
    needed = [(dict([s.only_with] if s.only_with else []), s.name, value) for s, value in others]
    return [{}, *(with_it | {name: value} for with_it, name, value in needed if not isinstance(value, int))]


@pytest.mark.parametrize(
    ("game", "settings"), [(game, settings) for game in registry.GAMES for settings in settings_to_try(game)], ids=str
)
def test_random_play_reads_well(game: str, settings: dict[str, Any]) -> None:
    listener = Listener(game)
    box = registry.box(game)
    dice = SeedDice(b"words".ljust(32))
    numbers = box.seats_with(settings)
    seats = numbers[min(1, len(numbers) - 1)]
    listener.play(box.new(seats, dice, settings, listener.said.append), DECISIONS, f"{settings}")


def test_the_talks_of_xorlosch_read_well() -> None:
    """Random play seldom comes to an agreement; here every task of two quests has candidates, and all have items."""
    listener = Listener("xorlosch")
    ready = {"experience-potion": "ready", "dragon-trap": "ready"}
    position = {
        "quests": {"open": {"green": ["task-green-02", "task-green-16"], "blue": ["task-blue-12"]}},
        "dwarfs": {
            **{f"{colour}-w1": {"at": "2", "level": 1} for colour in ("red", "blue", "green")},
            **{f"{colour}-m1": {"at": "16", "level": level} for colour, level in (("blue", 2), ("green", 2))},
            "red-w2": {"at": "16", "level": 1},
        },
        "items": {"red": {**ready, "travel-boots": "ready"}, "blue": ready},
        "won": {"red": ["task-green-25"], "blue": ["task-green-29"]},
    }
    for number in range(60):
        stage = Stage(registry.box("xorlosch"), 3, position=position, settings={"max_rounds": 30})
        stage.game.listener = listener.said.append
        stage.game.dice = SeedDice(b"talks".ljust(32))
        listener.look(stage.game)
        stage.play("red", "propose green")
        listener.play(stage.game, 12, f"talks {number}")
    decisions = ("choose_task", "choose_holder", "answer_task", "reconsider", "propose_on", "last_call/ask")
    assert set(decisions) <= listener.asked
