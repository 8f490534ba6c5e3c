"""Results: what is recorded of a game, as rows of tables.

There are four tables: a row a game, a row a seat, in some games a row a chapter, and, if asked for, a row a decision.
Their columns are those below and those that the game declares (`lanterne.manifest.Statistics`). Everything in them
follows from the seed and the number of the game, so a game recorded twice gives the same rows.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from lanterne import registry
from lanterne.engine import Call, EventRecord, View, call_to_text
from lanterne.engine.event import Secret
from lanterne.manifest import Figure, Statistics, Tally, Watch

TableRow: TypeAlias = dict[str, Figure]


class Rows(NamedTuple):
    """What was recorded of one game."""

    game: TableRow
    seats: list[TableRow]
    decisions: list[TableRow]
    chapters: list[TableRow]
    """The quests of a campaign, a row for each try; in most games there are none."""


class Recorder:
    """Records one game: counts its events after every answer, and reads the rest from its last state. An event is
    counted with the state after the answer that caused it, so a game with a log and one without agree."""

    def __init__(self, game: str, seats: int, state: Any) -> None:
        self.statistics: Statistics[Any] = registry.manifest(game).statistics
        self.box = registry.box(game)
        self.state: Any = state
        self.watch: Watch[Any] = (self.statistics.watch or Watch)(state)
        self.decisions: list[TableRow] = []
        self._sums = [dict.fromkeys(self.statistics.seat_events, 0) for _ in range(seats)]
        self._first = dict.fromkeys(self.statistics.first, -1)
        self._counts = dict.fromkeys(self.statistics.game_events, 0)
        self._tallies = _by_event(self.statistics.seat_events)
        self._firsts = _by_event(self.statistics.first)
        self._counted: dict[str, list[str]] = {}
        for column, events in self.statistics.game_events.items():
            for event in events:
                self._counted.setdefault(event.message, []).append(column)

    def before(self, state: Any, seat: int, answer: Call) -> None:
        """Count an answer that is about to be given."""
        self.watch.before(state, seat, answer)

    def after(self, state: Any, events: Sequence[EventRecord]) -> None:
        """Count what happened up to this state, since the last answer."""
        self.state = state
        self.watch.after(state, events)
        for record in events:
            message = record.event.message
            for column in self._counted.get(message, ()):
                self._counts[column] += 1
            if message not in self._tallies and message not in self._firsts:
                continue
            args = tuple(arg.value if isinstance(arg, Secret) else arg for arg in record.args)
            for column, tally in self._tallies.get(message, ()):
                seat = tally.seat(state, *args)
                if seat >= 0:
                    self._sums[seat][column] += tally.amount(state, *args)
            for column, tally in self._firsts.get(message, ()):
                if self._first[column] < 0:
                    self._first[column] = tally.seat(state, *args)

    def decision(self, view: View[Any], answer: Call) -> None:
        """Record a decision before it is answered: who was asked what, among how many options, and the answer."""
        draft = view.choice is not None and view.choice.draft is not None
        row: TableRow = {
            "decision": len(self.decisions) + 1,
            "seat": view.seat + 1,
            "asked": view.decision.name,
            "options": len(view.options()),
            "draft": draft,
            "answer": call_to_text(self.box, answer),
        }
        self.decisions.append(row)

    def rows(
        self, number: int, seed: int, settings: Mapping[str, Figure], bots: tuple[str, ...], decisions: int, party: int
    ) -> Rows:
        """The rows of a game that is over, after this number of decisions. `party`: which party of a campaign it was
        played by, or 0."""
        state, box, statistics = self.state, self.box, self.statistics
        ranking = box.ranking(state)
        winners = ranking.count(1)
        same: TableRow = {"game": box.name, "seed": seed, "number": number}
        game: TableRow = {
            **same,
            "version": box.version,
            "players": len(bots),
            "ending": state.ending,
            "stopped": state.ending == box.stop,
            "winners": winners,
            "rounds": getattr(state, "round", 0) or None,
            "decisions": decisions,
            **({"party": party} if party else {}),
            **{f"setting_{name}": None if value is None else str(value) for name, value in settings.items()},
            **{name: read(state) for name, read in statistics.game.items()},
            **self._counts,
            **self.watch.game(),
        }
        seats: list[TableRow] = [
            {
                **same,
                "players": len(bots),
                "seat": seat + 1,
                "name": name,
                "bot": bots[seat],
                "place": ranking[seat],
                "won": ranking[seat] == 1,
                "points": box.points(state, seat),
                **{column: read(state, seat) for column, read in statistics.seat.items()},
                **self._sums[seat],
                **{column: first == seat for column, first in self._first.items()},
                **self.watch.seat(seat),
            }
            for seat, name in enumerate(box.seat_names(state))
        ]
        chapters = [{**same, "chapter": at, **row} for at, row in enumerate(self.watch.chapters(), start=1)]
        return Rows(game, seats, [{**same, **row} for row in self.decisions], chapters)


def _by_event(columns: Mapping[str, tuple[Tally, ...]]) -> dict[str, list[tuple[str, Tally]]]:
    found: dict[str, list[tuple[str, Tally]]] = {}
    for column, tallies in columns.items():
        for tally in tallies:
            found.setdefault(tally.event.message, []).append((column, tally))
    return found
