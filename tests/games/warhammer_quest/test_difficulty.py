"""How hard the game is (WQ-VAR-9 to WQ-VAR-13)."""

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.fights import cards, happen, told
from tests.games.warhammer_quest.scene import Roll, dice, scene, state

from lanterne.engine import Seat, Table
from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.rules.difficulty import catch_breath, tell_difficulty
from lanterne.games.warhammer_quest.rules.guardians import guardians_arrive
from lanterne.games.warhammer_quest.rules.setup import hand_out_equipment
from lanterne.games.warhammer_quest.state import MONSTERS, WARRIORS, kind_of
from lanterne.lab.stage import Stage
from lanterne.words import words_for

DIFFICULTIES = ("as-printed", "gentler", "tale")
PARTY = ("barbarian", "dwarf", "elf", "wizard")


# --- which of them ----------------------------------------------------------------------------------------------------


@rule("WQ-VAR-9")
def test_a_table_is_made_with_tale_and_simulations_are_as_printed() -> None:
    assert BOX.full_settings({})["difficulty"] == "tale"
    assert BOX.full_settings({}, simulation=True)["difficulty"] == "as-printed"
    assert BOX.settled({})["difficulty"] == "as-printed"


@rule("WQ-VAR-9")
def test_a_game_from_before_the_setting_is_played_on_as_printed() -> None:
    table = Table.new(BOX, [Seat("Anna")], {"difficulty": "as-printed"}, bytes(32))
    header = table.log.header
    del header.settings["difficulty"]
    assert Table.replay(BOX, table.log, seed=bytes(32)).state.agreed.difficulty == 0


@rule("WQ-VAR-9", "WQ-VAR-5")
@pytest.mark.parametrize(("difficulty", "detour"), [("as-printed", False), ("gentler", True), ("tale", True)])
def test_gentler_games_have_the_detour(difficulty: str, detour: bool) -> None:
    assert state(scene(settings={"difficulty": difficulty})).agreed.cave_in_detour == detour


@rule("WQ-VAR-9")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_everybody_is_told_with_the_odds(difficulty: str) -> None:
    stage = scene(settings={"difficulty": difficulty})
    happen(stage, tell_difficulty())
    assert told(stage, "difficulty-set") == [difficulty]
    for language in ("en", "fr"):
        words = words_for(BOX, language)
        [said] = [
            words.event(each, words.names(state(stage)))
            for each in stage.said
            if each.event.message == "difficulty-set"
        ]
        assert words.setting_value("difficulty", difficulty) in said
        assert words.explain_setting_value("difficulty", difficulty) in said


# --- what they change -------------------------------------------------------------------------------------------------


@rule("WQ-VAR-11")
def test_nobody_unhurt_or_gone_rolls_after_a_combat() -> None:
    warriors = {"barbarian": {"at": "1b2", "wounds": 12, "starting": 12}, "elf": {"fate": "dead"}, "dwarf": "1a1"}
    stage = scene(warriors, party=("barbarian", "elf", "dwarf"), settings={"difficulty": "gentler"})
    happen(stage, *(catch_breath(WARRIORS.number(name)) for name in ("barbarian", "elf")))
    assert not told(stage, "caught-breath")


@rule("WQ-VAR-11")
def test_as_printed_nobody_catches_breath() -> None:
    stage = scene(
        {"dwarf": {"at": "1b2", "wounds": 3, "starting": 12, "cards": []}},
        party=("dwarf",),
        monsters={"snotling-1": "1b3"},
        chance=[dice(6), dice(6, 6)],
    )
    stage.play("dwarf", "strike snotling-1")
    assert told(stage, "combat-over") == [""]
    assert state(stage).warriors[WARRIORS.number("dwarf")].wounds == 3


def guardians(difficulty: str, adventure: str, room: str, *chance: Roll) -> dict[str, int]:
    """How many of each kind come to a lone Dwarf."""
    settings = {"difficulty": difficulty}
    position = {"adventure": adventure, "dungeon": [room]}
    stage: Stage = scene({"dwarf": "1a2"}, party=("dwarf",), chance=chance, settings=settings, **position)
    happen(stage, guardians_arrive())
    if stage.decision == "square_for_monster":
        stage.play("dwarf", "place_for_me")
    names = [MONSTERS.names[kind_of(each.foe)] for each in state(stage).monsters]
    return {name: names.count(name) for name in names}


@rule("WQ-VAR-12", "WQ-OBJ-3")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_half_the_guardians_come_rounded_up(difficulty: str) -> None:
    found = guardians(difficulty, "chasm-dragons-eye", "firechasm", dice(2))
    few = difficulty != "as-printed"
    assert found == {"minotaur": 1, "orc-warrior": 3 if few else 6, "orc-archer": 3 if few else 6}


@rule("WQ-VAR-13")
@pytest.mark.parametrize(("difficulty", "potions"), [("as-printed", 1), ("gentler", 1), ("tale", 4)])
def test_in_a_tale_everybody_has_one_potion(difficulty: str, potions: int) -> None:
    stage = scene(
        {name: {"at": square, "cards": []} for name, square in zip(PARTY, ("1a1", "1a2", "1b1", "1b2"), strict=True)},
        settings={"difficulty": difficulty},
    )
    happen(stage, hand_out_equipment())
    held = [cards(stage, name).count("healing-potion") for name in PARTY]
    assert sum(held) == potions
    assert cards(stage, "elf").count("healing-potion") == 1
