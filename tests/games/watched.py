"""One game that bots play, and what simulations record of it."""

from collections.abc import Sequence
from typing import Any

from lanterne import registry
from lanterne.engine import EventRecord, SearchDice
from lanterne.lab.results import Recorder, Rows


def watched(
    game: str, bots: Sequence[str], seed: str, settings: dict[str, Any] | None = None, bot_seed: str | None = None
) -> Rows:
    """Play a game with these dice; every bot gets a seed of its own, or `bot_seed`."""
    box = registry.box(game)
    said: list[EventRecord] = []
    played = box.new(len(bots), SearchDice(seed), settings, simulation=True, listener=said.append)
    seated = [
        registry.bot(game, name)(f"{seed} {seat}" if bot_seed is None else bot_seed) for seat, name in enumerate(bots)
    ]
    recorder, decisions = Recorder(game, len(bots), played.state), 0
    while not played.over:
        seat = played.asked[0]
        answer = seated[seat].choose(box.view(played.state, seat))
        recorder.before(played.state, seat, answer)
        played.answer(seat, answer)
        recorder.after(played.state, said)
        said.clear()
        decisions += 1
    return recorder.rows(1, 1, {}, tuple(bots), decisions, 0)


def whole(value: Any) -> int:
    """A cell of a column of numbers."""
    assert isinstance(value, int)
    return value
