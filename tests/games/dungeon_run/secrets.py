"""Guards the secrets of Dungeon Run: everything that a player is sent is made twice and compared byte for byte, once in
truth and once from a sample of the player's view; and so is what the player hears about an answer."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from tests.games import hearing
from tests.games.hearing import Draw, differ, happened, heard, play, same_from_a_sample

from lanterne.bots import RandomBot
from lanterne.engine import Box, HiddenRead, SearchDice, View
from lanterne.games.dungeon_run import BOX
from lanterne.games.dungeon_run.bot.steady import SteadyBot
from lanterne.games.dungeon_run.scene import scene
from lanterne.games.dungeon_run.state import State
from lanterne.lab.conformance import Broken, Observation, keeps_secrets

PLAYERS: dict[str, Any] = {"steady": SteadyBot, "random": RandomBot}


def whole_game(seats: Sequence[str], seed: str, settings: Mapping[str, Any] | None = None) -> Iterator[Observation]:
    """Every decision of a game, with the answer about to be given."""
    bots = [PLAYERS[name](f"{seed} {seat}") for seat, name in enumerate(seats)]
    return hearing.whole_game(BOX, bots, seed, settings or {})


def told(box: Box[State], state: State, seat: int, draw: Draw = scene) -> dict[str, bytes]:
    """Everything that anybody at this seat is sent about a position."""
    view = View(box, state, seat)
    return heard(view, draw(view), components=box.components(state))


def keeps_to_itself(box: Box[State], look: Observation, seat: int, seed: str, draw: Draw = scene) -> None:
    """Everything that a seat is sent about a position, and about the answer, can be made again from a sample. Raises
    Broken."""
    same_from_a_sample(BOX, partial(told, box, draw=draw), look, seat, seed)
    keeps_secrets(box, look, seat, seed)


def brings_nothing_new(box: Box[State], look: Observation, seat: int, seed: str, draw: Draw = scene) -> None:
    """For an answer that shows a seat nothing hidden: it brings it the same in truth and in a sample. Raises Broken."""
    dream = View(BOX, look.state, seat).sample(SearchDice(seed))
    answers = [look.answer, _alike(look, dream)]
    runs = [
        play(box, state, look.seat, answer, "chance")
        for state, answer in zip((look.state, dream), answers, strict=True)
    ]
    try:
        different = differ(*(told(box, came.state, seat, draw) for came in runs))
    except HiddenRead:
        raise Broken(f"what seat {seat} is told rests on something hidden from it") from None
    if different or happened(box, runs[0], seat) != happened(box, runs[1], seat):
        raise Broken(f"{look.answer} tells seat {seat} something it may not know: {different}")


def _alike(look: Observation, dream: State) -> Any:
    """The answer, or if it names a card that its seat has in truth only, one of the same kind."""
    view = View(BOX, dream, look.seat)
    if view.is_open(look.answer):
        return look.answer
    if look.answer[0] == "make_offer":
        return view.choice.draft.confirm((view.picks(())[0],))  # type: ignore[union-attr]
    return next(call for call in view.options() if call[0] == look.answer[0])
