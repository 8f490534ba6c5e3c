"""Zargon's turn (HQ-ZAR): its order, and what monsters may do in it."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.scene import combat, red, refused, scene, state, steps

from lanterne.games.heroquest.content.cards import DREAD_WARRIOR, GARGOYLE, ORC, ZOMBIE
from lanterne.games.heroquest.rules.exploration import figure_free
from lanterne.games.heroquest.rules.places import change_monster, monster, monsters_at
from lanterne.games.heroquest.state import FOES, SQUARES
from lanterne.lab.stage import Stage


def turn(stage: Stage, *words: str) -> Stage:
    """Zargon plays so."""
    for each in words:
        stage.play("zargon", each)
    return stage


def reach(stage: Stage, foe: str) -> set[str]:
    """Where Zargon may send a monster that he uses now."""
    turn(stage, f"use {foe}")
    return {words.split()[2] for words in stage.offered("zargon") if words.startswith("go ")}


def where(stage: Stage, foe: str) -> str:
    return str(SQUARES.name(monster(state(stage), FOES.number(foe)).square))


def told(stage: Stage) -> list[str]:
    """The messages of what has happened, in order."""
    return [said.event.message for said in stage.said]


# --- the turn ---------------------------------------------------------------------------------------------------------


@rule("HQ-ZAR-1", "HQ-ZAR-2", "HQ-ZAR-10")
def test_zargon_uses_every_monster_once_in_his_own_order_also_those_that_have_just_appeared() -> None:
    stage = scene(
        {"wizard": "p8"},
        active="wizard",
        monsters=[{"foe": "orc-1", "at": "p12"}, {"foe": "goblin-1", "at": "k8"}],
        lurking=[{"kind": "zombie", "at": "p7"}],
        seen=["room-11"],
        doors={"p7-p8": "closed"},
    )
    stage.play("wizard", "open_door p7-p8")
    stage.play("wizard", "end_turn")
    assert stage.asked == ("zargon",)
    assert stage.offered("zargon") == ["use orc-1", "use goblin-1", "use zombie-1", "let_rest_act", "end_zargon_turn"]
    turn(stage, "use goblin-1", "stand_down")
    assert refused(stage, "zargon", "use goblin-1") == ("monster-used", "HQ-ZAR-2")
    turn(stage, "use orc-1", "stand_down", "use zombie-1", "stand_down")
    assert stage.asked == ("barbarian",), "with all monsters used the turn is over by itself"


@rule("HQ-ZAR-10", "HQ-ZAR-1")
def test_a_wandering_monster_that_has_attacked_acts_in_the_next_turn_of_zargon() -> None:
    stage = scene({"wizard": "k8"}, active="zargon", monsters=[{"foe": "orc-1", "at": "m10", "wandering": True}])
    turn(stage, "use orc-1", "stand_down")
    for hero in ("barbarian", "dwarf", "elf", "wizard"):
        stage.play(hero, "end_turn")
    assert stage.is_open("zargon", "use orc-1"), "again in each turn of Zargon"


@rule("HQ-ZAR-1", "HQ-ZAR-2")
def test_zargon_is_not_asked_if_no_monster_can_act() -> None:
    for monsters in ([], [{"foe": "orc-1", "at": "p12", "misses": True}]):
        stage = scene({"wizard": "p8"}, active="wizard", monsters=monsters, seen=["room-11"])
        stage.play("wizard", "end_turn")
        assert stage.asked == ("barbarian",)


@rule("HQ-ZAR-1")
def test_zargon_need_not_use_his_monsters() -> None:
    stage = scene({"wizard": "k8"}, active="zargon", monsters=[{"foe": "orc-1", "at": "l8"}])
    turn(stage, "end_zargon_turn")
    assert stage.asked == ("barbarian",)


@rule("HQ-ZAR-11")
def test_waking_rolls_then_waves_then_monsters_then_commanded_heroes() -> None:
    stage = scene(
        {"wizard": {"at": "k8", "conditions": ["commanded"]}},
        quest="iron-hall",
        seen="all",
        active="zargon",
        round=1,
        monsters=[{"foe": "goblin-9", "at": "b2", "asleep": True}],
        chance=[red(6), red(1, 1)],
    )
    heard = told(stage)
    assert heard.index("monster-wakes") < heard.index("wave-came")
    assert stage.is_open("zargon", "use goblin-9"), "a monster that wakes acts at once"
    assert stage.is_open("zargon", "use orc-1"), "so does a wave"
    assert "hero-obeys" not in heard
    turn(stage, "end_zargon_turn")
    assert "hero-obeys" in told(stage)
    assert stage.decision == "commanded_choice"


@rule("HQ-ZAR-11")
def test_at_the_end_come_the_notes_of_the_quest_and_the_collapse() -> None:
    stage = scene(
        quest="bell-beneath", seen="all", active="zargon", flags=["bell-rung"], monsters=[{"foe": "orc-1", "at": "a1"}]
    )
    assert "square-collapsed" not in told(stage)
    turn(stage, "end_zargon_turn")
    assert told(stage).index("square-collapsed") < told(stage).index("round-begins")
    mirror = scene(
        quest="whispering-mirror",
        map="quest",
        seen=["c17"],
        active="zargon",
        monsters=[{"foe": "sael", "at": "c17", "spells": [], "spent": ["dread-sleep", "dread-fear"]}],
    )
    turn(mirror, "end_zargon_turn")
    assert len(monster(state(mirror), FOES.number("sael")).spells) == 1


@rule("HQ-SPL-7", "HQ-SPL-8", "HQ-ZAR-2")
def test_who_sleeps_or_fights_a_whirlwind_does_not_act() -> None:
    stage = scene(
        {"wizard": "k8"},
        active="zargon",
        monsters=[
            {"foe": "orc-1", "at": "p12", "asleep": True},
            {"foe": "orc-2", "at": "p8", "misses": True},
            {"foe": "orc-3", "at": "m8"},
        ],
        chance=[red(1, 2)],
    )
    assert refused(stage, "zargon", "use orc-1") == ("monster-asleep", "HQ-SPL-7")
    assert refused(stage, "zargon", "use orc-2") == ("monster-misses-turn", "HQ-SPL-8")
    turn(stage, "use orc-3", "stand_down")
    assert stage.asked == ("barbarian",)
    assert not monster(state(stage), FOES.number("orc-2")).misses, "it skips one turn only"
    assert monster(state(stage), FOES.number("orc-1")).asleep


# --- one monster ------------------------------------------------------------------------------------------------------


@rule("HQ-ZAR-2")
def test_a_monster_that_has_moved_may_act_but_not_move_on() -> None:
    stage = scene({"wizard": "k8"}, active="zargon", monsters=[{"foe": "orc-1", "at": "n8"}], chance=[combat("www")])
    turn(stage, "use orc-1", "go orc-1 l8")
    assert steps(stage, "zargon") == {"strike_hero", "stand_down"}
    turn(stage, "strike_hero orc-1 wizard")
    assert stage.asked == ("barbarian",)


@rule("HQ-ZAR-2", "HQ-ZAR-4")
def test_a_monster_that_has_acted_may_move_but_not_act_again() -> None:
    stage = scene({"wizard": "k8"}, active="zargon", monsters=[{"foe": "orc-1", "at": "l8"}], chance=[combat("www")])
    turn(stage, "use orc-1", "strike_hero orc-1 wizard")
    assert steps(stage, "zargon") == {"go", "stand_down"}
    turn(stage, "go orc-1 p9")
    assert where(stage, "orc-1") == "p9"
    assert stage.asked == ("barbarian",)


@rule("HQ-ZAR-2", "HQ-ZAR-3")
def test_a_monster_beside_nobody_is_not_asked_to_act_but_one_with_a_name_might_cast() -> None:
    stage = scene({"wizard": "k8"}, active="zargon", monsters=[{"foe": "orc-1", "at": "p12"}])
    turn(stage, "use orc-1", "go orc-1 o12")
    assert stage.asked == ("barbarian",)
    stage = scene({"wizard": "k8"}, active="zargon", monsters=[{"foe": "nerith", "at": "p12", "spells": []}])
    turn(stage, "use nerith", "go nerith o12")
    assert stage.decision == "monster_acts", "to ask or not to ask would tell the heroes whether it has spells"
    assert stage.offered("zargon") == ["stand_down"]


@rule("HQ-ZAR-3")
def test_a_monster_strikes_or_casts_and_nothing_else() -> None:
    caster = {"foe": "nerith", "at": "l8", "spells": ["dread-fear"]}
    stage = scene({"wizard": "k8"}, active="zargon", monsters=[caster], chance=[combat("ww")])
    turn(stage, "use nerith")
    assert steps(stage, "zargon") == {"strike_hero", "cast_at", "go", "stand_down"}
    turn(stage, "cast_at nerith dread-fear wizard")
    assert steps(stage, "zargon") == {"go", "stand_down"}


@rule("HQ-ZAR-4")
def test_the_movement_of_the_card_is_a_maximum() -> None:
    stage = scene(active="zargon", monsters=[{"foe": "zombie-1", "at": "f10"}])
    assert reach(stage, "zombie-1") == {"a10", "b10", "c10", "d10", "e10", "g10", "h10", "i10", "j10"} | {"j9", "j11"}
    turn(stage, "go zombie-1 g10")
    assert where(stage, "zombie-1") == "g10"


@rule("HQ-ZAR-5", "HQ-ZAR-4")
def test_monsters_pass_no_hero_no_wall_no_closed_door_and_go_not_diagonally() -> None:
    stage = scene(
        {"wizard": "e10", "elf": "k11"},
        active="zargon",
        monsters=[{"foe": "orc-1", "at": "g10"}],
        doors={"g9-g10": "closed", "i10-i11": "open"},
    )
    squares = reach(stage, "orc-1")
    assert {"f10", "h12"} <= squares
    assert not squares & {"e10", "d10", "g9", "g11", "k10", "k11"}


@rule("HQ-ZAR-5", "HQ-ZAR-6", "HQ-MOV-8")
def test_monsters_pass_over_monsters_but_share_no_square() -> None:
    stage = scene(active="zargon", monsters=[{"foe": "mummy-1", "at": "c10"}, {"foe": "orc-1", "at": "d10"}])
    squares = reach(stage, "mummy-1")
    assert "d10" not in squares
    assert {"e10", "f10", "g10"} <= squares


@rule("HQ-ZAR-8")
def test_monsters_stay_on_revealed_squares() -> None:
    stage = scene(active="zargon", seen=["b10", "c10", "d10", "f10"], monsters=[{"foe": "goblin-1", "at": "c10"}])
    assert reach(stage, "goblin-1") == {"b10", "d10"}


@rule("HQ-ZAR-9", "HQ-ZAR-7")
def test_stairs_are_no_refuge() -> None:
    stage = scene(
        {"wizard": "k8"},
        active="zargon",
        stairs=["k8", "l8", "k9", "l9"],
        monsters=[{"foe": "orc-1", "at": "n8"}],
        chance=[combat("sws"), combat("wb")],
    )
    squares = reach(stage, "orc-1")
    assert {"l8", "k9", "l9"} <= squares
    assert "k8" not in squares, "not even there do monsters share a square"
    turn(stage, "go orc-1 l8", "strike_hero orc-1 wizard")
    assert state(stage).heroes[3].body == 3, "two skulls, one white shield"


@rule("HQ-ZAR-5", "HQ-ZAR-7")
def test_monsters_strike_somebody_adjacent_never_diagonally() -> None:
    stage = scene({"wizard": "k8", "elf": "m9"}, active="zargon", monsters=[{"foe": "orc-1", "at": "l8"}])
    turn(stage, "use orc-1")
    assert stage.is_open("zargon", "strike_hero orc-1 wizard")
    assert refused(stage, "zargon", "strike_hero orc-1 elf") == ("not-beside-monster", "HQ-ZAR-7")
    stage = scene({"wizard": "k8"}, active="zargon", monsters=[{"foe": "orc-1", "at": "l9"}])
    turn(stage, "use orc-1")
    assert refused(stage, "zargon", "strike_hero orc-1 wizard") == ("not-beside-monster", "HQ-ZAR-7")


@rule("HQ-ZAR-7", "HQ-ATK-15")
def test_a_hero_who_has_come_onto_its_stair_square_is_adjacent() -> None:
    stairs = ["k8", "l8", "k9", "l9"]
    stage = scene({"wizard": "k8"}, active="zargon", stairs=stairs, monsters=[{"foe": "orc-1", "at": "n8"}])
    change_monster(state(stage), FOES.number("orc-1"), square=SQUARES.number("k8"))
    turn(stage, "use orc-1")
    assert stage.is_open("zargon", "strike_hero orc-1 wizard")
    assert stage.is_open("zargon", "go orc-1 m8"), "and the hero does not keep it there"


@rule("HQ-ZAR-7", "HQ-MOV-15")
def test_allies_can_be_struck_once_they_have_joined() -> None:
    for joined in (True, False):
        stage = scene(
            active="zargon",
            allies={"elowen": {"at": "k8", "joined": joined}},
            monsters=[{"foe": "orc-1", "at": "l8"}],
        )
        turn(stage, "use orc-1")
        assert ("strike_hero orc-1 elowen" in stage.offered("zargon")) == joined
        assert "k8" not in {words.split()[-1] for words in stage.offered("zargon")}


@rule("HQ-TRP-3")
@pytest.mark.parametrize("kind", ["pit", "falling-block", "spear"])
def test_monsters_spring_no_trap_known_or_not(kind: str) -> None:
    for hidden in (True, False):
        traps: dict[str, Any] = {
            ("hidden_traps" if hidden else "traps"): [{"kind": kind, "at": "d10"}, {"kind": kind, "at": "f10"}]
        }
        stage = scene(active="zargon", monsters=[{"foe": "orc-1", "at": "b10"}], **traps)
        turn(stage, "use orc-1", "go orc-1 f10")
        s = state(stage)
        assert where(stage, "orc-1") == "f10"
        assert (len(s.hidden_traps), len(s.traps)) == ((2, 0) if hidden else (0, 2))
        assert (s.pits, s.blocked, monster(s, FOES.number("orc-1")).body) == (0, 0, 1)


@rule("HQ-TRP-19")
def test_a_pit_takes_the_two_points_of_a_jump_and_may_be_entered_unharmed() -> None:
    stage = scene(active="zargon", pits=["d10", "f10"], monsters=[{"foe": "mummy-1", "at": "c10"}])
    squares = reach(stage, "mummy-1")
    assert {"d10", "e10", "f10", "g10"} <= squares
    assert "h10" not in squares, "four points: two jumps, and no step more"
    turn(stage, "go mummy-1 d10")
    assert (where(stage, "mummy-1"), monster(state(stage), FOES.number("mummy-1")).body) == ("d10", 2)


@rule("HQ-ZAR-5", "HQ-TRP-19")
def test_a_pit_with_a_hero_in_it_is_not_passed_and_one_with_a_monster_not_shared() -> None:
    stage = scene(
        {"wizard": "d10"},
        active="zargon",
        pits=["d10", "b10"],
        monsters=[{"foe": "orc-1", "at": "c10"}, {"foe": "orc-2", "at": "b10"}],
    )
    squares = reach(stage, "orc-1")
    assert "a10" in squares
    assert not squares & {"b10", "d10", "e10"}


# --- figures ----------------------------------------------------------------------------------------------------------


@rule("HQ-FIG-1", "HQ-FIG-2")
def test_figures_of_one_colour_stand_in_for_one_another_and_come_back_when_killed() -> None:
    warriors = [{"foe": f"dread-warrior-{n + 1}", "at": f"{'klmnop'[n]}8"} for n in range(5)]
    s = state(scene(monsters=warriors))
    assert figure_free(s, DREAD_WARRIOR), "there are four, but a gargoyle can stand in"
    s = state(scene(monsters=[*warriors, {"foe": "verag", "at": "p8"}]))
    assert not figure_free(s, GARGOYLE), "all six grey figures are on the board"
    assert not figure_free(s, DREAD_WARRIOR)
    assert all(figure_free(s, kind) for kind in (ORC, ZOMBIE))
    s.monsters.pop(0)
    assert figure_free(s, GARGOYLE)


# --- let the rest act -------------------------------------------------------------------------------------------------


@rule("HQ-ZAR-2", "HQ-DEC-4", "HQ-AUT-1", "HQ-AUT-7")
def test_the_rest_of_the_turn_can_play_itself() -> None:
    stage = scene(
        {"wizard": "k8"},
        active="zargon",
        monsters=[{"foe": "orc-1", "at": "m8"}, {"foe": "orc-2", "at": "k11"}, {"foe": "orc-3", "at": "p12"}],
        chance=[combat("www"), combat("www")],
    )
    turn(stage, "use orc-3", "stand_down", "let_rest_act")
    assert stage.asked == ("barbarian",)
    assert {where(stage, "orc-1"), where(stage, "orc-2")} == {"l8", "k9"}
    assert where(stage, "orc-3") == "p12"
    assert told(stage).count("monster-struck") == 2
    assert not state(stage).rest_acts, "for this turn only"
    assert monsters_at(state(stage)).bit_count() == 3
