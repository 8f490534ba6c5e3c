"""Windows: moments at which seats may react out of turn.

Rulebooks differ in who is asked in which order, whether anyone is asked again after a use, and whether uses are
declared first and ordered by an arbiter. These are parameters; the asking itself is written once, here.
Whether a seat is asked depends on public facts only: on its offers, or on `asked` where these are about hidden things.
"""

from collections.abc import Callable
from enum import Enum
from typing import Any, get_type_hints

from lanterne.engine.choice import Choice, Offer, any_open, ask
from lanterne.engine.game import Game
from lanterne.engine.ids import Ids, SeatId, has, kind_of
from lanterne.engine.step import Call, Step, step


class Again(Enum):
    """Who is asked again after a use."""

    CYCLE = "everybody, in another cycle, if this cycle saw a use"
    ONCE = "nobody: each seat is asked once"
    FIRST = "nobody: the first use closes the window"
    EACH = "the same seat until it passes, then the next"


# On the agenda, below the question to a seat, is the frame with which the window goes on. It is made as if the seat
# will use something: (name, place, uses so far and this one, uses before, *about). Passing takes that one use back.


@step()
def pass_(game: Game[Any]) -> None:
    """Do not react."""
    name, place, used, mark, *about = game.state.agenda[-1]
    game.state.agenda[-1] = (name, place, used - 1, mark, *about)


@step()
def want(game: Game[Any], seat: SeatId) -> None:
    """Declare that the seat wants to react. An arbiter orders those who do."""
    name, place, wanting, *about = game.state.agenda[-1]
    game.state.agenda[-1] = (name, place, wanting | 1 << seat, *about)


@step()
def decline(game: Game[Any]) -> None:
    """Declare that the seat does not want to react."""


@step()
def goes_first(game: Game[Any], seat: SeatId) -> None:
    """The arbiter says which of the seats that want to react goes first."""
    name, wanting, used, mark, *about = game.state.agenda.pop()
    window = name.removesuffix("/turns")
    game.state.agenda += [
        (name, wanting & ~(1 << seat), used + 1, mark, *about),
        (f"{window}/ask", seat, *about),
    ]


class Window:
    """A kind of reaction window; `window(*about)` is the call that opens it.

    `order(state, *about)` gives the seats in the order of asking. `uses(state, seat, *about)` gives what a seat is
    offered besides passing; a seat without an open use is not asked. Its type hints give the kinds of what the window
    is about. Where uses depend on hidden things (cards in hand), `asked(state, seat, *about)` says from public facts
    whether the seat is asked, even if it can only pass.

    `passes` are offers of other ways to pass; their steps end with `game.then(pass_())`. When the window closes,
    `after` is put on the agenda with what the window was about and the number of uses. With an `arbiter(state)` all
    seats first declare whether they want to react; while several do, the arbiter says who goes first (`again`: ONCE or
    CYCLE).
    """

    def __init__(
        self,
        name: str,
        *rules: str,
        order: Callable[..., tuple[int, ...]],
        uses: Callable[..., tuple[Offer, ...]],
        again: Again,
        asked: Callable[..., bool] | None = None,
        passes: tuple[Offer, ...] = (),
        after: Step[...] | None = None,
        arbiter: Callable[[Any], int] | None = None,
    ) -> None:
        if arbiter is not None and again not in (Again.ONCE, Again.CYCLE):
            raise ValueError(f"window {name}: an arbiter goes with ONCE or CYCLE, not with {again.name}")
        self.name = name
        self._order = order
        self._asked = asked
        self._uses = uses
        self._again = again
        self._passes = (Offer(pass_), *passes)
        self._after = after
        self._arbiter = arbiter
        self._last: tuple[tuple[Offer, ...], tuple[Offer, ...]] = ((), self._passes)
        """The uses that were offered last, and their table; most windows offer the same ones again and again."""
        self.steps: tuple[Step[...], ...] = (
            Step(name, self._open, rules),
            Step(f"{name}/next", self._next, rules),
            Step(f"{name}/ask", self._ask, rules, asks=True),
            Step(f"{name}/declare", self._declare, rules),
            Step(f"{name}/want", self._want, rules, asks=True),
            Step(f"{name}/turns", self._turns, rules),
            Step(f"{name}/first", self._first, rules, asks=True),
        )

    def __call__(self, *about: int) -> Call:
        return (self.name, *about)

    @property
    def params(self) -> tuple[tuple[str, Ids], ...]:
        """Names and kinds of what the window is about."""
        hints = get_type_hints(self._uses, include_extras=True)
        hints.pop("return", None)
        return tuple((name, kind_of(hint)) for name, hint in list(hints.items())[2:])

    @property
    def has_arbiter(self) -> bool:
        """Whether seats first declare that they want to react, and somebody says who goes first."""
        return self._arbiter is not None

    def choice(self, state: Any, seat: int, *about: int) -> Choice | None:
        """What `seat` is asked in this window, or None if it is not asked."""
        uses = self._uses(state, seat, *about)
        if self._asked is not None:
            if not self._asked(state, seat, *about):
                return None
        elif not uses or not any_open(state, Choice((seat,), uses, about), seat):
            return None
        return self._passes_and(uses, seat, *about)

    def _passes_and(self, uses: tuple[Offer, ...], seat: int, *about: int) -> Choice:
        if self._last[0] is not uses:
            self._last = (uses, (*self._passes, *uses))
        return ask(seat, self._last[1], *about, default=pass_())

    def _open(self, game: Game[Any], *about: int) -> None:
        if self._arbiter is None:
            game.then((f"{self.name}/next", 0, 0, 0, *about))
        else:
            game.then((f"{self.name}/declare", 0, 0, 0, *about))

    def close(self, game: Game[Any], used: int, *about: int) -> None:
        """For steps: close the window and go on with what follows."""
        if self._after is not None:
            game.then(self._after(*about, used))

    def _next(self, game: Game[Any], place: int, used: int, mark: int, *about: int) -> None:
        if used > mark and self._again is not Again.CYCLE:
            if self._again is Again.FIRST:
                return self.close(game, used, *about)
            if self._again is Again.EACH:
                place -= 1
            mark = used
        order = self._order(game.state, *about)
        for at in range(place, len(order)):
            if self.choice(game.state, order[at], *about) is not None:
                frame = (f"{self.name}/next", at + 1, used + 1, mark, *about)
                return game.then((f"{self.name}/ask", order[at], *about), frame)
        if used > mark:
            return game.then((f"{self.name}/next", 0, used, used, *about))
        return self.close(game, used, *about)

    def _ask(self, game: Game[Any], seat: SeatId, *about: int) -> Choice:
        # A motion can have closed the uses since the window turned to this seat; the frame still waits for a pass.
        return self._passes_and(self._uses(game.state, seat, *about), seat, *about)

    # --- with an arbiter: declare, then take turns ----------------------------------------------------------------

    def _declare(self, game: Game[Any], place: int, wanting: int, used: int, *about: int) -> None:
        order = self._order(game.state, *about)
        for at in range(place, len(order)):
            if self.choice(game.state, order[at], *about) is not None:
                frame = (f"{self.name}/declare", at + 1, wanting, used, *about)
                return game.then((f"{self.name}/want", order[at], *about), frame)
        return game.then((f"{self.name}/turns", wanting, used, used, *about))

    def _want(self, game: Game[Any], seat: SeatId, *about: int) -> Choice:
        itself = Offer(want, lambda state, asked, *_: ((asked,),))
        return ask(seat, (Offer(decline), itself), *about, default=decline())

    def _turns(self, game: Game[Any], wanting: int, used: int, mark: int, *about: int) -> None:
        eager = self._eager(game.state, wanting, *about)
        if len(eager) > 1:
            frame = (f"{self.name}/turns", wanting, used, mark, *about)
            return game.then((f"{self.name}/first", wanting, *about), frame)
        if eager:
            frame = (f"{self.name}/turns", 0, used + 1, mark, *about)
            return game.then((f"{self.name}/ask", eager[0], *about), frame)
        if used > mark and self._again is Again.CYCLE:
            return game.then((f"{self.name}/declare", 0, 0, used, *about))
        return self.close(game, used, *about)

    def _eager(self, state: Any, wanting: int, *about: int) -> list[int]:
        order = self._order(state, *about)
        return [seat for seat in order if has(wanting, seat) and self.choice(state, seat, *about) is not None]

    def _first(self, game: Game[Any], wanting: int, *about: int) -> Choice:
        assert self._arbiter is not None
        eager = self._eager(game.state, wanting, *about)
        first = Offer(goes_first, lambda state, seat, *_: [(one,) for one in eager])
        return ask(self._arbiter(game.state), (first,), *about)


WINDOW_STEPS: tuple[Step[...], ...] = (pass_, want, decline, goes_first)
