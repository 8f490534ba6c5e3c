"""The best result of each prepared combat of the combat trainer of Dungeon Lords (DL-VAR-4), by trying everything.

    .local/dev/bin/python -m tools.dungeon_lords_trainer [TRAINER …]

It knows all combat cards beforehand, as somebody does who has played the combat before. The results stand in
`content/trainers.json` as `best`.
"""

import sys
import time
from collections.abc import Hashable, Iterator

from lanterne.engine import Call, Choice, Game, NoDice, call_to_text
from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.content.adventurers import ILLUSION
from lanterne.games.dungeon_lords.content.scoring import PALADIN_POINTS, PRISONER_POINTS
from lanterne.games.dungeon_lords.content.trainers import TRAINER_NAMES
from lanterne.games.dungeon_lords.rules.scoring import total
from lanterne.games.dungeon_lords.state import TENT, State, is_paladin


class Search:
    """Every answer at every decision, but no position twice, and none from which nothing better can come."""

    def __init__(self) -> None:
        self.best = -1000
        self.line: tuple[Call, ...] = ()
        """Answers that lead to the best result."""
        self._met: set[Hashable] = set()

    @property
    def positions(self) -> int:
        """How many were looked at."""
        return len(self._met)

    def look(self, game: Game[State], line: tuple[Call, ...] = ()) -> None:
        """Find the best result that this position can have."""
        s = game.state
        if game.over:
            if total(s, 0) > self.best:
                self.best, self.line = total(s, 0), line
            return
        here = (tuple(s.agenda), s.lords[0], s.round, s.phase, s.paladin, s.fight, len(s.town))
        if here in self._met or self._hope(s) <= self.best:
            return
        self._met.add(here)
        for answer in answers(game):
            after = Game(BOX, s.copy(), NoDice())
            after.play(0, answer)
            self.look(after, (*line, answer))

    def _hope(self, s: State) -> int:
        """An upper bound of the result: everybody captured, a paladin who has not come yet as well, and no further tile
        conquered."""
        party = [hero.who for hero in s.lords[0].party if hero.who != ILLUSION]
        paladins = sum(map(is_paladin, party)) + (s.paladin == TENT)
        others = sum(not is_paladin(who) for who in party)
        return total(s, 0) + others * PRISONER_POINTS + paladins * PALADIN_POINTS


def answers(game: Game[State]) -> Iterator[Call]:
    """All that can be answered now."""
    yield from game.options(0)
    choice = game.choice
    assert choice is not None
    if choice.draft is not None:
        seen: set[Call] = set()
        yield from _drafts(game.state, choice, (), seen)


def _drafts(state: State, choice: Choice, so_far: tuple[Call, ...], seen: set[Call]) -> Iterator[Call]:
    draft = choice.draft
    assert draft is not None
    whole = draft.confirm(so_far)
    if whole in seen:
        return
    seen.add(whole)
    if draft.unfinished(state, 0, so_far, *choice.about) is None:
        yield whole
    for pick in dict.fromkeys(draft.picks(state, 0, so_far, *choice.about)):
        yield from _drafts(state, choice, (*so_far, pick), seen)


def main() -> None:
    """Search the combats that are named, or all."""
    for trainer in sys.argv[1:] or TRAINER_NAMES:
        start = time.perf_counter()
        search = Search()
        search.look(BOX.new(1, NoDice(), {"trainer": trainer}))
        seconds = time.perf_counter() - start
        print(f"{trainer}: {search.best} points, {search.positions} positions, {seconds:.0f} s")
        for answer in search.line:
            print(f"  {call_to_text(BOX, answer)}")


if __name__ == "__main__":
    main()
