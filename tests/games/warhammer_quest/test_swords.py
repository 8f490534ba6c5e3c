"""The swords of adventures in a warrior's hand (WQ-OBJ-15)."""

from typing import Any

from tests.citing import rule
from tests.games.warhammer_quest.fights import attack, blows, cards, told, trophies, wounds
from tests.games.warhammer_quest.scene import Roll, counter, dice, foe, refused, scene

from lanterne.lab.stage import Stage


def bearer(sword: str, *chance: Roll, others: dict[str, Any] | None = None, **position: Any) -> Stage:
    """The Wizard next to a minotaur, with a sword of an adventure in hand."""
    friends = others or {}
    return scene(
        {"wizard": {"at": "1b2", "cards": [sword], "weapon": sword}, **friends},
        party=("wizard", *friends),
        active="wizard",
        leader="wizard",
        monsters={"minotaur-1": "1b3"},
        chance=chance,
        **position,
    )


@rule("WQ-OBJ-15")
def test_the_sword_of_the_kings_adds_1_to_its_hits() -> None:
    stage = bearer("kings-sword", dice(6), dice(4))
    stage.play("wizard", "strike minotaur-1")
    assert told(stage, "blow-hurt") == ["wizard minotaur-1 4 4 4 4 4"]


@rule("WQ-OBJ-15", "WQ-OBJ-12")
def test_the_sword_of_the_deathking_has_a_die_more() -> None:
    stage = bearer("deathkings-sword", dice(6), dice(4, 5))
    stage.play("wizard", "strike minotaur-1")
    assert wounds(stage, "minotaur-1") == 7
    stripped = bearer("deathkings-sword", dice(6), dice(6), flags=["stripped-weapons"])
    stripped.play("wizard", "strike minotaur-1")
    assert wounds(stripped, "minotaur-1") == 13


@rule("WQ-OBJ-15")
def test_on_a_natural_1_it_strikes_a_random_companion_next_to_its_bearer() -> None:
    friends = {"barbarian": "1a1", "dwarf": "1c2", "elf": "1d4"}
    stage = bearer("deathkings-sword", dice(1), counter("dwarf"), dice(6, 5), others=friends)
    stage.play("wizard", "strike minotaur-1")
    assert told(stage, "sword-turned") == ["wizard dwarf 6,5 11 3 5 9"]
    assert wounds(stage, "dwarf") == 3


@rule("WQ-OBJ-15")
def test_with_nobody_next_to_him_or_another_miss_it_strikes_nobody() -> None:
    alone = bearer("deathkings-sword", dice(1))
    alone.play("wizard", "strike minotaur-1")
    assert wounds(alone, "wizard") == 10
    missed = bearer("deathkings-sword", dice(2), others={"dwarf": "1c2"})
    missed.play("wizard", "strike minotaur-1")
    assert wounds(missed, "dwarf") == 12


@rule("WQ-OBJ-15")
def test_the_sword_of_his_father_helps_the_barbarian_to_go_berserk() -> None:
    stage = scene(
        {"barbarian": {"at": "1b2", "cards": ["fathers-sword"], "weapon": "fathers-sword"}},
        party=("barbarian",),
        monsters={"minotaur-1": "1b3"},
        chance=[dice(5), dice(1)],
    )
    stage.play("barbarian", "strike minotaur-1")
    assert told(stage, "went-berserk") == ["barbarian 5 1 6"]


@rule("WQ-OBJ-15", "WQ-DBL-5", "WQ-CMB-2")
def test_a_magic_sword_kills_without_a_roll_once_and_may_start_a_deathblow() -> None:
    stage = scene(
        {"wizard": {"at": "1b2", "cards": ["magic-sword"]}},
        party=("wizard",),
        adventure="chasm-banish-the-daemon",
        monsters={"minotaur-1": "1b3", "minotaur-2": "1c3", "skaven-1": "1d1"},
    )
    assert blows(stage, "wizard") == [
        "strike minotaur-1",
        "strike minotaur-2",
        "strike_with_magic_sword minotaur-1",
        "strike_with_magic_sword minotaur-2",
    ]
    stage.play("wizard", "strike_with_magic_sword minotaur-1")
    assert trophies(stage, "wizard") == ["minotaur"]
    assert cards(stage, "wizard") == ["lantern"]
    assert stage.offered("wizard") == ["carry_on minotaur-2 anticlockwise", "hold_back"]
    stage.play("wizard", "hold_back")
    assert blows(stage, "wizard") == []


@rule("WQ-OBJ-15")
def test_only_the_barbarian_fights_the_minotaur_that_guards_his_fathers_sword() -> None:
    stage = scene(
        {"elf": "1b2", "barbarian": "1d4"},
        party=("barbarian", "elf"),
        active="elf",
        adventure="pit-sword-of-power",
        kin="barbarian",
        monsters={"minotaur-1": {"at": "1b3", "card": "guardians"}, "minotaur-2": "1b1"},
    )
    assert refused(stage, "elf", "strike minotaur-1") == ("not-your-fight", "WQ-OBJ-15")
    assert blows(stage, "elf") == ["strike minotaur-2"]


@rule("WQ-OBJ-7", "WQ-OBJ-15")
def test_a_warrior_who_takes_his_part_does() -> None:
    stage = scene(
        {"elf": "1b2", "dwarf": "1b4"},
        party=("elf", "dwarf"),
        leader="elf",
        adventure="pit-sword-of-power",
        kin="elf",
        monsters={"minotaur-1": {"at": "1b3", "card": "guardians"}},
        chance=[dice(1)],
    )
    assert blows(stage, "elf") == ["strike minotaur-1"]
    stage.play("elf", "strike minotaur-1")
    stage.play("elf", "end_own_turn")
    assert refused(stage, "dwarf", "strike minotaur-1") == ("not-your-fight", "WQ-OBJ-15")


@rule("WQ-OBJ-15", "WQ-MAG-16")
def test_a_blow_does_not_rebound_on_it_and_a_deathblow_stops_at_it() -> None:
    guarded = {"minotaur-1": {"at": "1b3", "card": "guardians"}, "skaven-1": "1c3", "skaven-2": "1d1"}
    stage = scene(
        {"elf": {"at": "1b2", "conditions": ["rebound"]}, "barbarian": "1d4"},
        party=("barbarian", "elf"),
        active="elf",
        adventure="pit-sword-of-power",
        kin="barbarian",
        monsters=guarded,
        chance=[dice(6), dice(1), dice(1, 1), dice(6), dice(6)],
    )
    attack(stage, "minotaur-1", "elf")
    assert (wounds(stage, "elf"), wounds(stage, "minotaur-1")) == (8, 15)
    stage.play("elf", "strike skaven-1")
    assert foe(stage, "skaven-1") is None
    assert stage.decision == "own_turn_choice"
