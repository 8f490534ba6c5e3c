"""What simulations count in a game of HeroQuest while it is played: quest by quest, what heroes' turns were like, and
what bosses did before they died."""

from collections.abc import Mapping, Sequence

from lanterne.engine import Call, EventRecord
from lanterne.games.heroquest.content.quests import QUEST_NAMES
from lanterne.games.heroquest.state import DEAD, State
from lanterne.games.heroquest.turns import Bosses, StallCheck, TurnCounter, boss_deed, bosses_met
from lanterne.manifest import Figure, Watch


class QuestWatch(Watch[State]):
    """Counts in one game. A chapter is one try of a quest."""

    def __init__(self, s: State) -> None:
        self._chapters: list[dict[str, Figure]] = []
        self._begin(s)

    def _begin(self, s: State) -> None:
        """Another try begins."""
        self._turns, self._bosses, self._stall = TurnCounter(), Bosses(), StallCheck()
        self._known, self._rounds = len(s.results), 0

    def before(self, s: State, seat: int, answer: Call) -> None:
        """Count the answer. The end of a quest resets its rounds, and the bosses that were met."""
        self._turns.see(s, answer)
        self._stall.see(s)
        self._bosses = self._bosses.plus(boss_deed(answer))._replace(met=bosses_met(s))
        self._rounds = s.round

    def after(self, s: State, events: Sequence[EventRecord]) -> None:
        """Close the chapter if the answer ended it."""
        if len(s.results) > self._known:
            self._turns.close()
            quest, result = s.results[-1]
            self._chapters.append(self._chapter(s, QUEST_NAMES[quest], result))
            self._begin(s)

    def _chapter(self, s: State, quest: str, result: str) -> dict[str, Figure]:
        turns, bosses = self._turns.counted, self._bosses
        return {
            "quest": quest,
            "result": result,
            "won": result == "success",
            "rounds": self._rounds,
            "heroes_died": sum(row.fate == DEAD for row in s.heroes),
            "turns": turns.all,
            "turns_empty": turns.empty,
            "turns_beside_a_fight": turns.fights,
            "turns_empty_beside_a_fight": turns.empty_fights,
            "turns_to_and_fro": turns.to_and_fro,
            "searches_in_vain": turns.vain_searches,
            "bosses_met": bosses.met,
            "boss_attacks": bosses.attacks,
            "boss_spells": bosses.spells,
            "boss_attacked": bosses.attacked,
            "rounds_without_progress": self._stall.longest,
        }

    def game(self) -> Mapping[str, Figure]:
        """How many tries there were."""
        return {
            "tries": len(self._chapters),
            "tries_won": sum(bool(row["won"]) for row in self._chapters),
        }

    def chapters(self) -> Sequence[Mapping[str, Figure]]:
        """The tries, in order."""
        return self._chapters
