"""Set-up (SD-SET)."""

from typing import Any

from lanterne.engine import step
from sleeping_dragon.printed import DEALT
from sleeping_dragon.printed import TREASURES as PRINTED
from sleeping_dragon.rules.night import night
from sleeping_dragon.state import TREASURES, Game, State, Thief, change

ALL_TREASURES = tuple(kind for kind, (count, _) in enumerate(PRINTED.values()) for _ in range(count))


def new_state(settings: dict[str, Any], seats: int) -> State:
    """The table before anything is shuffled."""
    return State(
        agenda=[deal()],
        sealed=[None] * seats,
        ending="",
        thieves=[Thief()] * seats,
        pile=list(ALL_TREASURES),
        discard=[],
        light_sleep=settings["sleep"] == "light",
    )


@step("SD-SET-1", "SD-SET-2")
def deal(game: Game) -> None:
    """Shuffle, then deal everybody their first treasures."""
    s = game.state
    s.pile = game.shuffle(TREASURES, s.pile)
    for seat in range(len(s.thieves)):
        change(s, seat, loot=tuple(sorted(s.pile[:DEALT])))
        del s.pile[:DEALT]
    game.then(night())
