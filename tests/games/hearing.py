"""Everything that a program, a bot or a person at a seat is sent, ready to be compared byte for byte."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from lanterne import registry
from lanterne.bots import Bot
from lanterne.engine import Box, Call, EventRecord, Game, HiddenRead, SearchDice, View
from lanterne.lab.conformance import Broken, Observation
from lanterne.languages import LANGUAGES
from lanterne.scene import Scene
from lanterne.server import render
from lanterne.words import words_for

Draw: TypeAlias = Callable[[View[Any]], Scene]
"""Makes a scene of a view."""
Tell: TypeAlias = Callable[[Any, int], dict[str, bytes]]
"""Everything a seat is sent about a state."""


class Run(NamedTuple):
    """The outcome of an answer."""

    state: Any
    said: list[EventRecord]


def play(box: Box[Any], state: Any, seat: int, answer: Call, seed: str) -> Run:
    """Answer in a copy of the state, with the chance of this seed."""
    said: list[EventRecord] = []
    game = Game(box, state.copy(), SearchDice(seed), said.append)
    game.play(seat, answer)
    return Run(game.state, said)


def heard(view: View[Any], table: Scene, **more: Any) -> dict[str, bytes]:
    """Everything that is sent about a position: the view with options and refusals, the description, the scene, the
    draft with what it would lead to, all of it in words, and whatever `more` a game has to tell."""
    found: dict[str, Any] = {
        "message": msgspec.Raw(view.message()),
        "description": repr(view.box.describe(view)),
        "scene": table,
        "touchable": sorted(view.touchable()),
        **more,
    }
    for language in LANGUAGES:
        words = words_for(registry.box(view.box.name), language)
        names = words.names(view.state, view.seat)
        found[language] = (
            words.all_said((table.title, *table.status, *table.pending)),
            [render.shown_panel(panel, words) for panel in table.panels],
            render.prompt(view, words, names),
            render.options(view, words, names),
            render.closed(view, words, names),
            render.draft(view, words, names, ahead=True),
        )
    return {what: msgspec.json.encode(value) for what, value in found.items()}


def happened(box: Box[Any], came: Run, seat: int) -> list[str]:
    """What somebody at this seat hears about the outcome of an answer, in both languages."""
    lines = []
    for language in LANGUAGES:
        words = words_for(registry.box(box.name), language)
        names = words.names(came.state, seat)
        for said in came.said:
            known = said.seen_by(1 << seat if seat >= 0 else 0)
            lines.append(repr((known, render.told(0, known, words, names))))
    return lines


def differ(one: Mapping[str, bytes], other: Mapping[str, bytes]) -> list[str]:
    """How two things that were sent differ."""
    return [what for what in one if one[what] != other[what]]


def whole_game(box: Box[Any], bots: Sequence[Bot], seed: str, settings: Mapping[str, Any]) -> Iterator[Observation]:
    """Play a game and yield every decision with the answer about to be given. Bots are given views only."""
    game = box.new(len(bots), SearchDice(seed), settings, simulation=True)
    number = 0
    while not game.over:
        seat = game.asked[0]
        answer = bots[seat].choose(box.view(game.state, seat))
        yield Observation(number, game.state.copy(), seat, answer)
        game.play(seat, answer)
        number += 1


def same_from_a_sample(box: Box[Any], tell: Tell, look: Observation, seat: int, seed: str) -> Any:
    """Check that a seat is told the same of the position and of a sample of it, and return the sample. Raises
    Broken."""
    try:
        known = tell(look.state, seat)
        dream = View(box, look.state, seat).sample(SearchDice(seed))
        if different := differ(known, tell(dream, seat)):
            raise Broken(f"seat {seat} is told something it may not know: {different}")
    except HiddenRead:
        raise Broken(f"what seat {seat} is told rests on something hidden from it") from None
    return dream


def other_below(pile: tuple[int, ...], after: tuple[int, ...], chance: random.Random) -> tuple[int, ...]:
    """The pile with the cards that were drawn from its top unchanged, and those below in another order."""
    drawn = len(pile) - len(after) if pile[len(pile) - len(after) :] == after else len(pile)
    return (*pile[:drawn], *chance.sample(pile[drawn:], len(pile) - drawn))
