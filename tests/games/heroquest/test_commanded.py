"""Heroes under a command (HQ-DRD-5)."""

from typing import Any

from tests.citing import rule
from tests.games.heroquest.scene import at, combat, red, refused, scene, state, steps

from lanterne.games.heroquest.state import DEAD, NONE
from lanterne.lab.stage import Stage

ELF = 2


def obeying(square: str, *chance: Any, conditions: tuple[str, ...] = ("commanded",), **position: Any) -> Stage:
    """Zargon's turn without monsters, with a commanded elf; the dice of her movement come first."""
    heroes = position.pop("heroes", {})
    fields = {"at": square, "conditions": list(conditions)} | position.pop("elf", {})
    return scene({"elf": fields, **heroes}, active="zargon", chance=chance, **position)


def led(stage: Stage) -> set[str]:
    """Where Zargon may lead the hero."""
    return {words.split()[2] for words in stage.offered("zargon") if words.startswith("lead")}


@rule("HQ-DRD-5")
def test_zargon_rolls_her_movement_and_strikes_with_her_weapon_at_an_adjacent_hero() -> None:
    stage = obeying("k8", red(1, 2), combat("ss"), combat("wb"), heroes={"wizard": "n8"})
    assert (stage.decision, stage.asked) == ("commanded_choice", ("zargon",))
    assert state(stage).points == 3
    assert refused(stage, "zargon", "turn_on elf wizard") == ("not-beside-hero", "HQ-DRD-5")
    stage.play("zargon", "lead elf m8")
    assert at(stage, "elf") == "m8"
    stage.play("zargon", "turn_on elf wizard")
    wizard = state(stage).heroes[3]
    assert wizard.body == 3, "two skulls with the shortsword, one white shield; the black one is of no use to a hero"
    assert stage.asked == ("barbarian",), "moved and attacked: the point left is lost"
    assert state(stage).active != ELF


@rule("HQ-DRD-5", "HQ-ZAR-2")
def test_she_may_attack_first_and_move_then() -> None:
    stage = obeying("k8", red(1, 2), combat("ww"), heroes={"wizard": "l8"})
    stage.play("zargon", "turn_on elf wizard")
    assert refused(stage, "zargon", "turn_on elf wizard") == ("has-turned-on", "HQ-DRD-5")
    stage.play("zargon", "lead elf k10")
    stage.play("zargon", "lead elf k11")
    assert (at(stage, "elf"), stage.asked) == ("k11", ("barbarian",))


@rule("HQ-DRD-5")
def test_one_who_cannot_move_can_still_attack() -> None:
    stage = obeying("k8", red(1, 2), combat("ww"), heroes={"wizard": "l8"}, blocked=["k9"])
    stage.play("zargon", "turn_on elf wizard")
    assert stage.asked == ("barbarian",)


@rule("HQ-DRD-5")
def test_zargon_need_not_use_her() -> None:
    stage = obeying("k8", red(1, 2))
    stage.play("zargon", "let_go elf")
    assert (at(stage, "elf"), stage.asked) == ("k8", ("barbarian",))


@rule("HQ-DRD-5", "HQ-ZAR-5", "HQ-ZAR-6")
def test_she_walks_like_a_monster_over_monsters_but_not_over_heroes_or_through_closed_doors() -> None:
    stage = obeying(
        "e10",
        red(3, 3),
        heroes={"wizard": "c10"},
        doors={"e9-e10": "closed", "g9-g10": "open"},
        monsters=[{"foe": "orc-1", "at": "f10", "done": True}],
    )
    squares = led(stage)
    assert {"d10", "g10", "g8"} <= squares
    assert not squares & {"f10", "c10", "b10", "e9"}
    stage.play("zargon", "lead elf g10")
    assert (at(stage, "elf"), state(stage).points) == ("g10", 4)


@rule("HQ-DRD-5", "HQ-ZAR-6")
def test_what_waited_for_her_next_movement_does_not_take_her_through_walls() -> None:
    stage = obeying("e10", red(1, 1), elf={"effects": ["pass-rock"]})
    assert not state(stage).phasing
    assert state(stage).veiled


@rule("HQ-DRD-5")
def test_she_opens_no_door_casts_nothing_searches_nothing() -> None:
    stage = obeying("e10", red(1, 1), doors={"e9-e10": "closed"}, elf={"spells": ["genie"]})
    assert steps(stage, "zargon") == {"lead", "let_go"}


@rule("HQ-DRD-5")
def test_she_springs_traps_and_reveals_what_she_sees() -> None:
    stage = obeying(
        "b10",
        red(3, 3),
        seen=["room-01", "a10", "b10", "c10", "d10", "e10"],
        hidden_traps=[{"kind": "pit", "at": "d10"}],
        lurking=[{"kind": "orc", "at": "j10"}],
    )
    stage.play("zargon", "lead elf e10")
    s = state(stage)
    assert at(stage, "elf") == "d10", "the pit is in the way"
    assert (s.heroes[ELF].body, s.pits) == (5, 1 << s.heroes[ELF].square)
    assert s.monsters, "she looks around wherever she goes"
    assert stage.asked == ("barbarian",), "and the pit ends it"


@rule("HQ-DRD-5", "HQ-DEC-1")
def test_her_way_leads_round_known_traps_if_it_can() -> None:
    stage = obeying("m9", red(3, 3), pits=["n9"], traps=[{"kind": "falling-block", "at": "n8"}])
    stage.play("zargon", "lead elf o9")
    assert (at(stage, "elf"), state(stage).points) == ("o9", 2)
    stage = obeying("m9", red(1, 1), combat("w"), traps=[{"kind": "spear", "at": "n9"}])
    stage.play("zargon", "lead elf o9")
    assert at(stage, "elf") == "o9", "with too few points for that she is led over them"
    stage = obeying("m9", red(3, 3), pits=["n9"])
    stage.play("zargon", "lead elf n9")
    assert state(stage).heroes[ELF].body == 5, "and Zargon may lead her straight into them"


@rule("HQ-DRD-5")
def test_one_who_dies_obeys_no_more() -> None:
    stage = obeying("b10", red(3, 3), elf={"body": 1}, hidden_traps=[{"kind": "pit", "at": "d10"}])
    stage.play("zargon", "lead elf e10")
    assert state(stage).heroes[ELF].fate == DEAD
    assert stage.asked == ("barbarian",)


@rule("HQ-DRD-5")
def test_afterwards_it_is_nobodys_turn_when_the_vault_falls_in() -> None:
    dying = {"body": 1, "items": ["potion-of-healing"]}
    stage = obeying("u17", red(1, 1), elf=dying, quest="bell-beneath", seen="all", flags=["bell-rung"])
    while stage.decision == "zargon_choice":
        stage.play("zargon", "end_zargon_turn")
    stage.play("zargon", "let_go elf")
    s = state(stage)
    assert (stage.decision, stage.asked) == ("last_chance", ("elf",)), "the stones fall after her part is over"
    assert (s.active, s.points, s.rolled) == (NONE, 0, False)


@rule("HQ-DRD-4", "HQ-DRD-5")
def test_one_who_sleeps_besides_stays_where_she_is() -> None:
    stage = obeying("k8", conditions=("commanded", "asleep"), heroes={"wizard": "l8"})
    assert stage.asked == ("barbarian",)


@rule("HQ-DRD-5")
def test_commanded_heroes_obey_in_the_order_of_turns() -> None:
    heroes = {"dwarf": {"at": "m8", "conditions": ["commanded"]}}
    stage = obeying("k8", red(1, 1), red(2, 2), heroes=heroes)
    assert state(stage).active == 1
    stage.play("zargon", "let_go dwarf")
    assert state(stage).active == ELF
    stage.play("zargon", "let_go elf")
    assert stage.asked == ("barbarian",)
