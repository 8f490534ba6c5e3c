"""A game as micro-steps: every decision becomes a short list to choose from.

An option is one micro-step. A combined answer is several of the same seat: a pick, another pick, and *confirm*. So
lists are short, however many combinations there are. Where a list may have no more than `PLACES` entries, a longer one
is shown page by page: *more* turns the page. Seats that choose in secret at the same time are asked one after another,
and none sees what the others chose.
"""

from typing import Any, NamedTuple

from lanterne.engine import Box, Call, Game, SearchDice, SeedDice, View

CONFIRM = "confirm"
"""The entry that ends a combined answer, as a word of its own."""
MORE = "more"
"""The entry that turns the page of a long list, as a word of its own."""
PLACES = 128
"""The most that is shown on a page."""


class Entry(NamedTuple):
    """Something that can be chosen now: an option, a pick, with `whole` the combined answer of all picks so far, or
    with `more` the next page."""

    call: Call
    pick: bool = False
    whole: bool = False
    more: bool = False


class MicroGame:
    """A game and the picks made so far. `seat` is the seat whose turn it is, -1 at the end. `entries` is its list, and
    never empty while the game goes on; with `paged`, the page of it that comes after `passed` others."""

    __slots__ = ("_view", "box", "entries", "game", "paged", "passed", "picked", "seat", "steps")

    def __init__(self, box: Box[Any], game: Game[Any], paged: bool = False) -> None:
        self.box = box
        self.game = game
        self.steps = 0
        self.seat = -1
        self.paged = paged
        self.passed = 0
        self.picked: tuple[Call, ...] = ()
        self.entries: list[Entry] = []
        self._view: View[Any] | None = None
        self._turn()

    @classmethod
    def new(cls, box: Box[Any], players: int, settings: dict[str, Any], seed: str, paged: bool = False) -> "MicroGame":
        """A new game. Games that may never end are stopped as in simulations. Raises ValueError with a sentence."""
        return cls(box, box.new(players, SearchDice(seed), settings, simulation=True), paged)

    def copy(self) -> "MicroGame":
        """An independent copy. Dice that are a function of seed and number will fall in it as they fall here; others
        are shared."""
        found: MicroGame = MicroGame.__new__(MicroGame)
        found.box, found.seat, found.picked, found.entries = self.box, self.seat, self.picked, self.entries
        found.steps, found.paged, found.passed, found._view = self.steps, self.paged, self.passed, None
        dice = self.game.dice
        if isinstance(dice, SeedDice):
            dice = SeedDice(dice.seed, dice.count)
        found.game = Game.at(self.box, self.game.state.copy(), dice, self.game.choice)
        return found

    def __deepcopy__(self, memo: dict[int, Any]) -> "MicroGame":
        return self.copy()

    def choose(self, place: int) -> None:
        """Choose an entry by its place in the list, and go on to the next."""
        entry = self.entries[place]
        self.steps += 1
        if entry.more:
            self.passed += place
            self._list()
        elif entry.pick:
            self.picked, self.passed = (*self.picked, entry.call), 0
            self._list()
        else:
            self.game.play(self.seat, entry.call)
            self._turn()

    def answer(self, call: Call) -> None:
        """Give a whole answer for the seat whose turn it is, as bots do. Raises IllegalAnswer if it is not open."""
        self.steps += 1
        self.game.answer(self.seat, call)
        self._turn()

    def go_to(self, picked: tuple[Call, ...], passed: int) -> None:
        """After these picks, on the page after that many entries."""
        self.picked, self.passed = picked, passed
        self._list()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat < 0

    def _turn(self) -> None:
        """Find the seat that is asked next, and its list."""
        self.picked, self.passed, self._view = (), 0, None
        choice = self.game.choice
        self.seat = -1 if choice is None else choice.seats[0] if choice.reveal is None else self.game.asked[0]
        self._list()

    def _list(self) -> None:
        choice = self.game.choice
        if choice is None:
            self.entries = []
            return
        view = self._view
        if view is None:  # without holes: it offers the same as the seat's own view, and costs less to make
            view = self._view = View.through_holes(self.box, self.game.state, choice, self.seat, 0)
        self.entries = entries_of(view, self.picked)
        if self.paged:
            self.entries = page_of(self.entries, self.passed)


def page_of(entries: list[Entry], passed: int) -> list[Entry]:
    """The page of a list that comes after `passed` entries of it."""
    left = entries[passed:] if passed else entries
    return left if len(left) <= PLACES else [*left[: PLACES - 1], Entry((), more=True)]


def entries_of(view: View[Any], picked: tuple[Call, ...] = ()) -> list[Entry]:
    """What the view's seat, which is asked, can choose after these picks: options, or picks, *confirm* if they are a
    whole answer, and at first the options beside them."""
    choice = view.choice
    assert choice is not None, "nobody is asked"
    if choice.draft is None:
        return [Entry(call) for call in view.options()]
    entries = [Entry(call, pick=True) for call in view.picks(picked)]
    if view.unfinished(picked) is None:
        entries.append(Entry(choice.draft.confirm(picked), whole=True))
    if not picked:
        entries += [Entry(call) for call in view.options()]
    return entries
