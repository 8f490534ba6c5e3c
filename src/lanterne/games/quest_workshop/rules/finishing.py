"""The end (QW-END)."""

from lanterne.engine import Offer, Refusal, law, step
from lanterne.games.quest_workshop.flaws import flaws
from lanterne.games.quest_workshop.state import Game, State

NOT_PLAYABLE = Refusal("not-playable", "QW-END-1")


@law("QW-END-1")
def not_playable(s: State, seat: int) -> Refusal | None:
    """A quest is finished when nothing keeps it from being played."""
    return NOT_PLAYABLE if flaws(s) else None


@step("QW-END-2")
def finish(game: Game) -> None:
    """The quest is whole."""
    game.end("finished")


@step("QW-END-3")
def set_aside(game: Game) -> None:
    """The sheet stays as it is, unfinished."""
    game.end("unfinished")


FINISHING = (Offer(finish, closed=(not_playable,)), Offer(set_aside))


@law("QW-END-2")
def ranking(s: State) -> tuple[int, ...]:
    """Whoever finishes a quest has won."""
    return (1 if s.ending == "finished" else 2,)
