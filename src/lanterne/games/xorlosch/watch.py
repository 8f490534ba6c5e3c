"""What simulations count in a game of Xorlosch while it is played: how quests are done, new dwarfs, traps, stalls."""

from collections.abc import Mapping, Sequence

from lanterne.engine import Call, EventRecord
from lanterne.games.xorlosch.rules.award import QUEST_DONE
from lanterne.games.xorlosch.state import State
from lanterne.games.xorlosch.story import BY_MAJORITY
from lanterne.manifest import Figure, Watch


class XorloschWatch(Watch[State]):
    """Counts in one game. A dwarf that was added is idle if it is removed before it has taken a step. A trap is
    wasted if its owner then objects to the very task it was set for. A stall is a run of rounds in which no quest is
    done."""

    def __init__(self, s: State) -> None:
        seats = len(s.players)
        self._asked, self._idle, self._wasted = ([0] * seats for _ in range(3))
        self._majority = self._agreed = self._stall = self._done_in = 0
        self._by_majority = True
        self._answer = ""
        self._where: list[int] = []
        self._new: set[int] = set()
        self._trapped: set[tuple[int, int]] = set()

    def before(self, s: State, seat: int, answer: Call) -> None:
        """Who is asked to agree; what becomes of new dwarfs and traps."""
        self._answer, self._where = answer[0], list(s.where)
        self._asked[seat] += s.agenda[-1][0] == "answer_task"
        match answer[0]:
            case "set_trap":
                self._trapped.add((seat, answer[2]))
            case "veto":
                self._wasted[seat] += (seat, answer[1]) in self._trapped
            case "end_turn":
                self._trapped.clear()
            case "step_dwarf":
                self._new.discard(answer[1])
            case "remove_dwarf":
                self._idle[seat] += answer[1] in self._new
                self._new.discard(answer[1])

    def after(self, s: State, events: Sequence[EventRecord]) -> None:
        """Quests that were done, and a dwarf that was added."""
        if self._answer == "add_dwarf":
            (die,) = (die for die, square in enumerate(s.where) if square != self._where[die])
            self._new.add(die)
        for told in events:
            self._by_majority = BY_MAJORITY.get(told.event, self._by_majority)
            if told.event is QUEST_DONE:
                self._majority += self._by_majority
                self._agreed += not self._by_majority
                self._done_in = s.round
        self._stall = max(self._stall, s.round - self._done_in)

    def game(self) -> Mapping[str, Figure]:
        """How quests were done."""
        return {
            "quests_by_majority": self._majority,
            "quests_by_diplomacy": self._agreed,
            "longest_stall": self._stall,
        }

    def seat(self, seat: int) -> Mapping[str, Figure]:
        """What a player did."""
        return {
            "asked_to_agree": self._asked[seat],
            "was_asked": self._asked[seat] > 0,
            "dwarfs_added_idle": self._idle[seat],
            "traps_wasted": self._wasted[seat],
        }
