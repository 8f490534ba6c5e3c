"""The end (QW-END)."""

from collections.abc import Iterable

from lanterne.engine import Offer, Refusal, law, step
from lanterne.games.quest_workshop.flaws import flaws
from lanterne.games.quest_workshop.rules.pages import on
from lanterne.games.quest_workshop.state import Game, State, page_name

NOT_PLAYABLE = Refusal("not-playable", "QW-END-1")


@law("QW-END-1")
def not_playable(s: State, seat: int) -> Refusal | None:
    """A quest can be finished once it can be played."""
    return NOT_PLAYABLE if flaws(s) else None


@step("QW-END-2")
def finish(game: Game) -> None:
    """The quest is complete."""
    game.end("finished")


@step("QW-END-3")
def set_aside(game: Game) -> None:
    """The sheet stays as it is, unfinished."""
    game.end("unfinished")


def when_it_can_be(s: State, seat: int) -> Iterable[tuple[int, ...]]:
    """Offered on every page once nothing is missing; until then only on the last page, with the reason."""
    return [()] if page_name(s) == "words" or not flaws(s) else []


FINISHING = (Offer(finish, when_it_can_be, closed=(not_playable,)), Offer(set_aside, on("words")))


@law("QW-END-2")
def ranking(s: State) -> tuple[int, ...]:
    """An author who finishes the quest has won."""
    return (1 if s.ending == "finished" else 2,)
