"""The spells of defence and healing (WQ-MAG-9, WQ-MAG-14 to 17; WQ-HEA-3)."""

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.moments import cards, happens, told, window
from tests.games.warhammer_quest.scene import PARTY, at, dice, foe, refused, row, scene, state, steps

from lanterne.games.warhammer_quest.rules.blows import monster_blow
from lanterne.games.warhammer_quest.rules.dungeon import is_reachable
from lanterne.games.warhammer_quest.rules.profile import toughness
from lanterne.games.warhammer_quest.rules.windows import is_over, one_full_turn
from lanterne.games.warhammer_quest.state import (
    ATTACK_WINDOW,
    END,
    EVENT_WINDOW,
    FALL_WINDOW,
    INSIDE,
    LEVITATING,
    MONSTER_ATTACK_WINDOW,
    MONSTERS_PHASE,
    MONSTERS_PHASE_WINDOW,
    MOVEMENT_WINDOW,
    NORMAL,
    OWN_TURN_WINDOW,
    POWER,
    REBOUND,
    SHIELDED,
    START,
    WARRIORS_PHASE,
    WARRIORS_PHASE_WINDOW,
)
from lanterne.lab.stage import Stage

APART = {
    "barbarian": {"at": "1a1", "cards": []},
    "elf": {"at": "1b1", "cards": []},
    "wizard": {"at": "1a2", "cards": []},
    "dwarf": {"at": "1d1", "cards": []},
}


def turn_over(stage: Stage) -> None:
    """Everybody does nothing until the next turn begins."""
    turn = state(stage).turn
    while state(stage).turn == turn:
        seat = stage.asked[0]
        stage.play(seat, "end_own_turn" if stage.decision == "own_turn_choice" else stage.offered(seat)[0])


# --- defence ----------------------------------------------------------------------------------------------------------


@rule("WQ-MAG-9")
def test_iron_skin_lasts_until_the_end_of_the_turn() -> None:
    stage = scene(APART, spells=["fireball", "iron-skin", "resurrection"], power=6, tokens=4, chance=[dice(4)] * 3)
    before = toughness(state(stage), 3)
    window(stage, MONSTER_ATTACK_WINDOW, MONSTERS_PHASE)
    stage.play("wizard", "cast_on iron-skin dwarf")
    stage.play("wizard", "cast_on iron-skin dwarf")
    assert toughness(state(stage), 3) == before + 4, "it may be cast again"
    turn_over(stage)
    assert toughness(state(stage), 3) == before


@rule("WQ-MAG-9", "WQ-CMB-10")
def test_shield_lets_only_sixes_through() -> None:
    stage = scene(
        APART,
        spells=["fireball", "shield", "resurrection"],
        power=6,
        monsters={"minotaur-1": "1c2"},
        active="barbarian",
        chance=[dice(5), dice(6), dice(2, 2)],
    )
    window(stage, MONSTER_ATTACK_WINDOW, MONSTERS_PHASE)
    stage.play("wizard", "cast_on shield dwarf")
    assert row(stage, "dwarf").conditions == SHIELDED
    minotaur = state(stage).monsters[0].foe
    happens(stage, monster_blow(minotaur, 3))
    assert row(stage, "dwarf").wounds == row(stage, "dwarf").starting
    happens(stage, monster_blow(minotaur, 3))
    assert row(stage, "dwarf").wounds < row(stage, "dwarf").starting


@rule("WQ-MAG-16", "WQ-MAG-9", "WQ-GLD-3")
def test_rebound_sends_the_wounds_back_on_a_6() -> None:
    stage = scene(
        APART,
        spells=["fireball", "rebound", "resurrection"],
        power=6,
        monsters={"skaven-1": "1c2"},
        active="barbarian",
        chance=[dice(6), dice(6), dice(6)],
    )
    window(stage, MONSTER_ATTACK_WINDOW, MONSTERS_PHASE)
    stage.play("wizard", "cast_on rebound dwarf")
    assert row(stage, "dwarf").conditions == REBOUND
    assert refused(stage, "wizard", "cast_on rebound dwarf") in (None, ("under-spell-already", "WQ-MAG-9"))
    happens(stage, monster_blow(state(stage).monsters[0].foe, 3))
    assert foe(stage, "skaven-1") is None
    assert row(stage, "dwarf").gold > 0
    assert row(stage, "dwarf").wounds == row(stage, "dwarf").starting


@rule("WQ-MAG-9")
@pytest.mark.parametrize("spell", ["rebound", "shield"])
def test_a_spell_that_holds_is_not_cast_again(spell: str) -> None:
    stage = scene(APART, spells=["fireball", spell, "resurrection"], power=6, tokens=6)
    window(stage, MONSTERS_PHASE_WINDOW, MONSTERS_PHASE)
    stage.play("wizard", f"cast_on {spell} dwarf")
    assert refused(stage, "wizard", f"cast_on {spell} dwarf") == ("under-spell-already", "WQ-MAG-9")
    assert f"cast_on {spell} elf" in stage.offered("wizard")


@rule("WQ-AUT-8")
@pytest.mark.parametrize("behaviour", ["in-pit-until-shot", "unmoving-until-attacked"])
def test_who_is_confused_has_been_the_target_of_a_spell(behaviour: str) -> None:
    waiting = {"minotaur-1": {"at": "1d4", "behaviour": behaviour}}
    stage = scene(APART, spells=["fireball", "confuse", "resurrection"], power=3, monsters=waiting, active="wizard")
    stage.play("wizard", "cast_at confuse minotaur-1")
    minotaur = foe(stage, "minotaur-1")
    assert minotaur is not None
    assert minotaur.behaviour == NORMAL


@rule("WQ-MAG-16", "WQ-MAG-9")
def test_confuse_takes_attacks_down_to_none() -> None:
    stage = scene(
        APART,
        dungeon=["guard-room", {"section": "passageway-i", "at": "1E", "by": "W"}],
        spells=["fireball", "confuse", "resurrection"],
        power=6,
        tokens=4,
        monsters={"minotaur-1": "1d4", "minotaur-2": "2a1"},
        active="barbarian",
    )
    window(stage, MONSTERS_PHASE_WINDOW, MONSTERS_PHASE)
    assert [words for words in stage.offered("wizard") if words.startswith("cast_at")] == ["cast_at confuse minotaur-1"]
    stage.play("wizard", "cast_at confuse minotaur-1")
    stage.play("wizard", "cast_at confuse minotaur-1")
    minotaur = foe(stage, "minotaur-1")
    assert minotaur is not None
    assert minotaur.fewer == minotaur.attacks == 2
    assert "cast_at" not in steps(stage, "wizard"), "a third time would do nothing"


# --- levitation -------------------------------------------------------------------------------------------------------

FLOAT = ["fireball", "levitate", "resurrection"]


@rule("WQ-MAG-17", "WQ-MAG-9")
def test_cast_between_the_dwarfs_move_and_his_attack() -> None:
    """Example 25: it ends at the same point of the next turn."""
    stage = scene(APART, spells=FLOAT, power=4, active="dwarf", chance=[dice(3)] * 3)
    stage.play("dwarf", "end_own_turn")
    assert state(stage).agenda[-1][-1] == MOVEMENT_WINDOW, "after the movement"
    stage.play("wizard", "cast_on levitate dwarf")
    assert state(stage).floating == ((3, 2, MOVEMENT_WINDOW, 3),)
    assert row(stage, "dwarf").conditions == LEVITATING
    assert not is_reachable(row(stage, "dwarf"))
    assert is_reachable(row(stage, "dwarf"), by_hand=False), "missiles reach him"
    assert state(stage).turn == 2, "he floats on after the end of the turn"
    while stage.asked != ("dwarf",):
        seat = stage.asked[0]
        stage.play(seat, "end_own_turn" if stage.decision == "own_turn_choice" else "pass")
    assert refused(stage, "dwarf", "walk 1d2") == ("floating", "WQ-MAG-9")
    stage.play("dwarf", "end_own_turn")
    assert row(stage, "dwarf").conditions == 0
    assert state(stage).floating == ()
    assert "comes-down dwarf" in told(stage)


@rule("WQ-MAG-17")
def test_the_same_window_of_the_same_warrior() -> None:
    stage = scene(APART, spells=FLOAT, power=4, active="elf", turn=4)
    s = state(stage)
    assert one_full_turn(s, ATTACK_WINDOW) == (5, ATTACK_WINDOW, 1)
    s.phase = MONSTERS_PHASE
    assert one_full_turn(s, MONSTER_ATTACK_WINDOW) == (5, MONSTERS_PHASE_WINDOW, MONSTERS_PHASE), (
        "cast between attacks it lasts until the phase"
    )
    assert one_full_turn(s, FALL_WINDOW) == (5, FALL_WINDOW, MONSTERS_PHASE)
    assert one_full_turn(s, ATTACK_WINDOW) == (5, -1, MONSTERS_PHASE), "an own turn by the ring of time"
    s.turn = 5
    for phase, active, moment, expected in (
        (START, -1, EVENT_WINDOW, False),
        (WARRIORS_PHASE, -1, WARRIORS_PHASE_WINDOW, False),
        (WARRIORS_PHASE, 0, ATTACK_WINDOW, False),
        (WARRIORS_PHASE, 1, OWN_TURN_WINDOW, False),
        (WARRIORS_PHASE, 1, ATTACK_WINDOW, True),
        (MONSTERS_PHASE, -1, MONSTERS_PHASE_WINDOW, True),
    ):
        s.phase, s.active = phase, active
        assert is_over(s, moment, 5, ATTACK_WINDOW, 1) is expected, "that window, or the end of its phase"
    s.phase = POWER
    assert is_over(s, EVENT_WINDOW, 5, EVENT_WINDOW, POWER)
    assert not is_over(s, EVENT_WINDOW, 5, EVENT_WINDOW, MONSTERS_PHASE)
    s.phase = MONSTERS_PHASE
    assert not is_over(s, MONSTER_ATTACK_WINDOW, 5, FALL_WINDOW, MONSTERS_PHASE)
    s.phase = END
    assert is_over(s, MONSTER_ATTACK_WINDOW, 5, FALL_WINDOW, MONSTERS_PHASE), "the window did not come"
    s.turn = 4
    assert not is_over(s, FALL_WINDOW, 5, FALL_WINDOW, MONSTERS_PHASE)


@rule("WQ-MAG-17")
def test_the_wizard_casts_it_in_his_own_turn() -> None:
    stage = scene(APART, spells=FLOAT, power=6, tokens=6, active="wizard")
    stage.play("wizard", "cast_on levitate dwarf")
    assert state(stage).floating == ((3, 2, OWN_TURN_WINDOW, 2),)
    state(stage).stopped = True
    stage.play("wizard", "cast_on levitate dwarf")
    assert state(stage).floating == ((3, 2, MOVEMENT_WINDOW, 2),), "cast again, it counts from then"


@rule("WQ-MAG-9", "WQ-EVT-14", "WQ-MAG-17")
def test_levitation_lifts_out_of_a_trap_pit() -> None:
    stage = scene(
        APART | {"dwarf": {"at": "1d1", "cards": [], "conditions": ["in-pit"]}}, spells=FLOAT, power=4, active="wizard"
    )
    stage.play("wizard", "cast_on levitate dwarf")
    assert stage.asked == ("dwarf",), "his player chooses the square"
    stage.play("dwarf", "climb_out dwarf 1d2")
    assert at(stage, "dwarf") == "1d2"
    assert row(stage, "dwarf").conditions == LEVITATING


# --- healing ----------------------------------------------------------------------------------------------------------


@rule("WQ-HEA-3")
def test_heal_wounds_and_healing_hands() -> None:
    hurt = {name: {**APART[name], "wounds": wounds} for name, wounds in zip(PARTY, (11, 3, 0, 12), strict=True)}
    one = scene(
        hurt | {"wizard": {**APART["wizard"], "wounds": 4}},
        spells=["fireball", "shield", "heal-wounds"],
        power=4,
        active="wizard",
        chance=[dice(5)],
    )
    assert refused(one, "wizard", "cast_on heal-wounds dwarf") == ("not-hurt", "WQ-HEA-1")
    one.play("wizard", "cast_on heal-wounds elf")
    assert row(one, "elf").wounds == 8
    hands = scene(
        hurt | {"wizard": {**APART["wizard"], "wounds": 4}, "elf": {**APART["elf"], "wounds": 0}},
        spells=["fireball", "shield", "healing-hands"],
        power=2,
        active="wizard",
    )
    hands.play("wizard", "cast healing-hands")
    assert [row(hands, name).wounds for name in PARTY] == [12, 1, 5, 12], "it wakes the elf"
    whole = scene(APART, spells=["fireball", "shield", "healing-hands"], power=2, active="wizard")
    assert refused(whole, "wizard", "cast healing-hands") == ("not-hurt", "WQ-HEA-1")


@rule("WQ-HEA-3")
@pytest.mark.parametrize(("rolled", "wounds"), [((2, 3, 5), (3, 4, 6)), ((2, 5, 2), (1, 1, 1))])
def test_lifebringer_fails_when_two_dice_match(rolled: tuple[int, ...], wounds: tuple[int, ...]) -> None:
    stage = scene(
        {name: {**APART[name], "wounds": 1} for name in PARTY if name != "wizard"},
        spells=["fireball", "shield", "lifebringer"],
        power=5,
        active="wizard",
        chance=[dice(die) for die in rolled],
    )
    groups = [words for words in stage.offered("wizard") if words.startswith("bring_life")]
    assert len(groups) == 7, "any number of those who are hurt"
    stage.play("wizard", "bring_life barbarian elf dwarf")
    assert tuple(row(stage, name).wounds for name in ("barbarian", "elf", "dwarf")) == wounds


# --- resurrection -----------------------------------------------------------------------------------------------------

RAISE = ["fireball", "shield", "resurrection"]


@rule("WQ-MAG-15")
def test_a_dead_warrior_returns_without_gold_and_with_the_lowest_count() -> None:
    stage = scene(
        {
            "barbarian": {"at": "1a1", "cards": [], "received": 3},
            "elf": {"fate": "dead", "wounds": 0, "received": 5, "cards": []},
            "wizard": {"at": "1a2", "cards": ["healing-potion"], "received": 2},
            "dwarf": {"fate": "lost", "wounds": 0},
        },
        spells=RAISE,
        power=6,
        active="wizard",
    )
    assert [words for words in stage.offered("wizard") if words.startswith("raise")] == ["raise_from_dead elf"]
    stage.play("wizard", "raise_from_dead elf")
    assert stage.asked == ("elf",)
    assert stage.decision == "where_to_rise"
    assert len(stage.offered("elf")) == 14, "any free square of the caster's section"
    stage.play("elf", "rise elf 1d4")
    elf = row(stage, "elf")
    assert (elf.fate, elf.wounds, elf.gold, elf.received) == (INSIDE, elf.starting, 0, 2)
    assert at(stage, "elf") == "1d4"
    assert cards(stage, "elf") == [], "the wizard keeps the potion he took over"


@rule("WQ-MAG-15")
def test_no_resurrection_without_a_free_square() -> None:
    crowd = [f"1{column}{line}" for line in "1234" for column in "abcd"][2:]
    stage = scene(
        {
            "elf": {"fate": "dead", "wounds": 0},
            "wizard": {"at": "1a1", "cards": []},
            "dwarf": {"at": "1b1", "cards": []},
        },
        party=("elf", "wizard", "dwarf"),
        leader="dwarf",
        spells=RAISE,
        power=6,
        monsters={f"snotling-{n}": square for n, square in enumerate(crowd, 1)},
        active="wizard",
    )
    assert refused(stage, "wizard", "raise_from_dead elf") == ("spell-without-target", "WQ-MAG-12")
