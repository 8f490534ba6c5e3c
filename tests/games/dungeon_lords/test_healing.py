"""Healing: when it happens, and who is healed first."""

from tests.citing import rule
from tests.games.dungeon_lords.fray import fray, line
from tests.games.dungeon_lords.scene import told


@rule("DL-HEA-1")
def test_nobody_heals_unless_a_creature_has_attacked() -> None:
    wounded = {"who": "warrior-4", "damage": 2}
    stage = fray([wounded, "priest-2"], trapped=["pendulum"])
    assert not told(stage, "healed"), "a trap is no attack"
    stage = fray([wounded, "priest-2"])
    assert told(stage, "not-attacked") == ["not-attacked"]
    assert line(stage) == ["warrior-4 3", "priest-2 0"]
    stage = fray([wounded, "priest-2"], stationed=["goblin"])
    assert told(stage, "healed") == ["healed warrior-4 2"]
    assert line(stage) == ["warrior-4 3", "priest-2 0"]


@rule("DL-HEA-1")
def test_without_hearts_nobody_heals() -> None:
    stage = fray([{"who": "warrior-4", "damage": 1}, "thief-1"], stationed=["goblin"])
    assert told(stage, "no-hearts") == ["no-hearts"]
    assert line(stage) == ["warrior-4 4", "thief-1 0"]


@rule("DL-HEA-2")
def test_hearts_heal_from_the_front_all_of_one_before_the_next() -> None:
    party = [{"who": "warrior-4", "damage": 1}, {"who": "thief-3", "damage": 3}, {"who": "priest-4", "damage": 1}]
    stage = fray([*party, "wizard-1"], "invisibility", stationed=["ghost"])
    stage.play("red", "strike_at priest-4 0")
    assert told(stage, "healed") == ["healed warrior-4 1", "healed thief-3 1"]
    assert line(stage) == ["warrior-4 0", "thief-3 2", "priest-4 3", "wizard-1 0"]


@rule("DL-HEA-2", "DL-PAL-9")
def test_hearts_of_those_present_count_the_paladin_among_them() -> None:
    party = ["paladin-1", {"who": "priest-2", "damage": 1}, {"who": "thief-3", "damage": 2}]
    stage = fray(party, evil=9, stationed=["ghost"])
    stage.play("red", "strike_at priest-2 0")
    assert told(stage, "healed") == ["healed thief-3 2"], "the priest is captured, so 2 hearts are left"


@rule("DL-HEA-4")
def test_old_damage_is_healed_like_new() -> None:
    stage = fray(["warrior-4", {"who": "priest-2", "damage": 2}], stationed=["slime"])
    stage.play("red", "act slime 0")
    assert told(stage, "captured") == ["captured priest-2 1 red"]
    stage = fray(["warrior-4", {"who": "priest-4", "damage": 2}], stationed=["slime"])
    stage.play("red", "act slime 0")
    assert told(stage, "healed") == ["healed warrior-4 1", "healed priest-4 1"]
