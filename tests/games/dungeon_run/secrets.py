"""How the secrets of Dungeon Run are watched: all that is told to somebody, made twice and compared byte for byte, once
in truth and once from a sample of what he sees; and what he hears of an answer, in both worlds."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from tests.games.hearing import differ, heard

from lanterne.bots import RandomBot
from lanterne.engine import Box, HiddenRead, SearchDice, View
from lanterne.games.dungeon_run import BOX
from lanterne.games.dungeon_run.bot.steady import SteadyBot
from lanterne.games.dungeon_run.scene import scene
from lanterne.games.dungeon_run.state import State
from lanterne.lab.conformance import Broken, Look, keeps_secrets
from lanterne.scene import Scene

Draw: TypeAlias = Callable[[View[State]], Scene]
"""What a scene is made by."""

PLAYERS: dict[str, Any] = {"steady": SteadyBot, "random": RandomBot}


def whole_game(seats: Sequence[str], seed: str, options: Mapping[str, Any] | None = None) -> Iterator[Look]:
    """Every decision of a game, with the answer about to be given. Who answers has a view only."""
    players = [PLAYERS[name](f"{seed} {seat}") for seat, name in enumerate(seats)]
    game = BOX.new(len(seats), SearchDice(seed), options or {}, simulation=True)
    number = 0
    while not game.over:
        seat = game.asked[0]
        answer = players[seat].choose(BOX.view(game.state, seat))
        yield Look(number, game.state.copy(), seat, answer)
        game.play(seat, answer)
        number += 1


def told(box: Box[State], state: State, seat: int, draw: Draw = scene) -> dict[str, bytes]:
    """Everything that anybody at this seat is told of a position."""
    view = View(box, state, seat)
    return heard(view, draw(view), components=box.components(state))


def keeps_to_itself(box: Box[State], look: Look, seat: int, seed: str, draw: Draw = scene) -> None:
    """All that a seat is told of a position, and hears of the answer, can be made again from a sample. Raises
    Broken."""
    try:
        known = told(box, look.state, seat, draw)
        dream = View(BOX, look.state, seat).sample(SearchDice(seed))
        if different := differ(known, told(box, dream, seat, draw)):
            raise Broken(f"seat {seat} is told something it may not know: {different}")
    except HiddenRead:
        raise Broken(f"what seat {seat} is told rests on something hidden from it") from None
    keeps_secrets(box, look, seat, seed)
