"""A quest that is played once more (HQ-CAM-4, HQ-CAM-5, HQ-SET-7)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.goods import agreed, ending, items
from tests.games.heroquest.scene import PARTY, scene, state

from lanterne.engine import Game, SearchDice
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.content.board import REGION_OF
from lanterne.games.heroquest.content.cards import FIGURES
from lanterne.games.heroquest.content.quests import QUESTS
from lanterne.games.heroquest.content.sheets import CarryOut, Kill
from lanterne.games.heroquest.rules.campaign import rearranged
from lanterne.games.heroquest.rules.difficulty import on_the_map
from lanterne.games.heroquest.state import REGIONS
from lanterne.kit.grid import mask_of, squares_of
from lanterne.lab.stage import Stage


def once_more(stage: Stage, words: str) -> Stage:
    """The quest that all agree on begins, with dice of its own."""
    stage.game = Game(BOX, state(stage), SearchDice(1), stage.said.append)
    return agreed(stage, words)


def taken_but(*rooms: int) -> list[dict[str, Any]]:
    """The special treasures of quest 1, without these."""
    finds = QUESTS[0].finds.items()
    return [{"room": str(REGIONS.name(room)), "gold": find.gold} for room, find in finds if room not in rooms]


@rule("HQ-CAM-5")
def test_special_gold_taken_before_is_gone_on_a_retry_and_stays_gone() -> None:
    first, second, *rest = QUESTS[0].finds
    stage = once_more(ending(finds=taken_but(first)), "propose_retry proving-vaults 0")
    assert (state(stage).tries, state(stage).taken) == (1, (first,))
    assert [find.room for find in state(stage).finds] == [second, *rest]
    again = ending(finds=taken_but(first, second), tries=1, results=("proving-vaults unfinished",))
    once_more(again, "propose_retry proving-vaults 0")
    assert (state(again).tries, state(again).taken) == (2, (first, second))


@rule("HQ-CAM-5", "HQ-SET-7")
def test_a_replay_in_between_does_not_bring_the_gold_of_the_failed_quest_back() -> None:
    first = next(iter(QUESTS[1].finds))
    rest = [{"room": str(REGIONS.name(room))} for room in QUESTS[1].finds if room != first]
    stage = ending(quest="goblin-toll", finds=rest, results=("proving-vaults success",))
    once_more(stage, "propose_replay proving-vaults 0")
    assert (state(stage).tries, state(stage).taken) == (0, ())
    assert state(stage).emptied == ((1, (first,)),)


@rule("HQ-CAM-5")
def test_a_completed_quest_is_as_printed_when_it_is_played_again() -> None:
    stage = ending(won=True, finds=[], results=("proving-vaults unfinished",), tries=1)
    once_more(stage, "propose_replay proving-vaults 0")
    assert (state(stage).tries, state(stage).taken, state(stage).emptied) == (0, (), ())
    assert state(stage).lurking == on_the_map(state(stage), QUESTS[0])
    assert len(state(stage).finds) == len(QUESTS[0].finds)


@rule("HQ-CAM-5")
def test_a_lost_artifact_that_nobody_found_does_not_keep_the_gold_of_its_room() -> None:
    room = QUESTS[1].lost_artifacts
    waiting = [{"room": str(REGIONS.name(room)), "items": ["orcs-bane"]}]
    stage = ending(
        quest="goblin-toll", finds=waiting, lost_artifacts=["orcs-bane"], results=("proving-vaults success",)
    )
    assert state(stage).emptied == ((1, tuple(QUESTS[1].finds)),)


@rule("HQ-CAM-5", "HQ-SET-7")
def test_quest_items_are_kept_for_a_retry_and_left_at_home_otherwise() -> None:
    bearer = {"elf": {"at": "b3", "items": ["ledger-of-tides", "tool-kit"]}}
    results = ("proving-vaults success", "goblin-toll success")
    for words, kept in (("propose_retry drowned-scriptorium 0", True), ("propose_replay goblin-toll 0", False)):
        parts = (CarryOut(item="ledger-of-tides"), Kill(monster="verag"))
        stage = ending(bearer, parts=parts, quest="drowned-scriptorium", results=results)
        assert "ledger-of-tides" in items(stage, "elf")
        once_more(stage, words)
        assert ("ledger-of-tides" in items(stage, "elf")) == kept
        assert "tool-kit" in items(stage, "elf")


@rule("HQ-CAM-5")
@pytest.mark.parametrize("number", range(14))
def test_on_a_retry_unnamed_monsters_are_on_random_free_squares_of_their_own_region(number: int) -> None:
    chart = QUESTS[number]
    game = Game(BOX, state(scene()), SearchDice(number))
    moved = rearranged(game, chart.monsters, chart)
    assert [monster.kind for monster in moved] == [monster.kind for monster in chart.monsters]
    furniture = mask_of(square for piece in chart.furniture for square in squares_of(piece.squares))
    solid = chart.blocked | furniture | mask_of(thing.square for thing in chart.objects)
    starts = mask_of(square for start in chart.starts for square in start.squares)
    for before, after in zip(chart.monsters, moved, strict=True):
        if before.kind >= len(FIGURES):
            assert after == before
        assert REGION_OF[after.square] == REGION_OF[before.square]
        assert (chart.dungeon & ~solid & ~starts) >> after.square & 1 or after == before
    assert len({monster.square for monster in moved}) == len(moved)
    assert moved != list(chart.monsters) or not moved


@rule("HQ-CAM-5")
def test_a_retry_moves_the_monsters_and_the_first_try_does_not() -> None:
    stage = once_more(ending(), "propose_retry proving-vaults 0")
    everybody = [*state(stage).lurking, *state(stage).monsters]
    printed = on_the_map(state(stage), QUESTS[0])
    assert len(everybody) == len(printed)
    assert state(stage).lurking != printed
    fresh = Stage(BOX, (*PARTY, "zargon"), settings={"difficulty": "tale"})
    assert state(fresh).lurking == printed
