"""Quests tried by parties that come to them through a campaign."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from lanterne import registry
from lanterne.engine import SeedDice
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.quest_book import QUESTS
from lanterne.games.heroquest.state import State
from lanterne.lab import quests
from lanterne.lab.parties import Unreached
from lanterne.lab.quests import QuestTrials, tales, tried


def noting(states: list[State], told: Callable[[State], Any]) -> Callable[[State], Any]:
    """The same, but the states that were asked about are kept."""

    def asked(s: State) -> Any:
        states.append(s)
        return told(s)

    return asked


def test_parties_bring_what_the_quests_before_have_left_them(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[State] = []
    ended: list[State] = []
    noted = replace(QUESTS, by_itself=noting(begun, QUESTS.by_itself), tale=noting(ended, QUESTS.tale))
    monkeypatch.setattr(registry, "quests", lambda game: noted)
    found = tried(QuestTrials("heroquest", {"quest": 2, "play": "single-quest"}, games=3, parties=2))
    assert [s.results for s in begun] == [((0, "success"),)] * 2
    assert all(s.quest == 1 for s in begun)
    assert all(sum(sheet.gold for sheet in s.sheets) > 0 for s in begun)
    assert len(found) == len(ended) == 3
    assert all(s.results[0] == (0, "success") and [quest for quest, _ in s.results[1:]] == [1] for s in ended)
    assert [ending for ending, *_ in found] == [s.results[-1][1] for s in ended]


def test_the_tries_of_parties_are_those_of_one_party_after_the_other() -> None:
    plan = QuestTrials("heroquest", {"quest": 2, "play": "single-quest"}, games=3, parties=2)
    whole = tried(plan)
    first, second = tales(plan, 1), tales(plan, 2)
    assert (len(first), len(second)) == (2, 1)
    assert [tuple(tale) for tale in whole] == first + second


def test_a_campaign_that_is_left_brings_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    left = BOX.new(5, SeedDice(bytes(32)), {"play": "campaign"})
    left.end("campaign-left")
    left.run()
    monkeypatch.setattr(quests, "_new", lambda *plan: left)
    with pytest.raises(Unreached, match="party 1"):
        tried(QuestTrials("heroquest", {"quest": 2, "play": "single-quest"}, games=1, parties=1))
