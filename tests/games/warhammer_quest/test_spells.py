"""Casting: power, tokens, treasures that hold power, time, and who may (WQ-MAG-1 to 8, WQ-MAG-10, WQ-MAG-11)."""

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.moments import cards, told, window
from tests.games.warhammer_quest.scene import dice, foe, refused, row, scene, state, steps

from lanterne.games.warhammer_quest.content.cards import SPELL_NAMES, SPELLS
from lanterne.games.warhammer_quest.state import (
    ATTACK_WINDOW,
    END,
    EXPLORATION,
    MONSTER_ATTACK_WINDOW,
    MONSTERS_PHASE,
    MONSTERS_PHASE_WINDOW,
    OWN_TURN_WINDOW,
    POWER,
    TURN_END_WINDOW,
    WARRIORS_PHASE,
)

THREE = ["fireball", "shield", "heal-wounds"]


def wizard(*held: object, **fields: object) -> dict[str, dict[str, object]]:
    """The four apart, the dwarf hurt; the wizard with these cards."""
    return {
        "barbarian": {"at": "1a1", "cards": []},
        "elf": {"at": "1b1", "cards": []},
        "wizard": {"at": "1a2", "cards": list(held), **fields},
        "dwarf": {"at": "1d1", "cards": [], "wounds": 2},
    }


# --- paying -----------------------------------------------------------------------------------------------------------


@rule("WQ-MAG-2", "WQ-MAG-4", "WQ-MAG-3", "WQ-MAG-1")
def test_the_example_of_the_rulebook() -> None:
    """Example 24: six tokens, power 5; Fireball 5, Shield 6, Heal wounds 4."""
    stage = scene(
        wizard(), spells=THREE, power=5, tokens=6, monsters={"minotaur-1": "1d4"}, active="wizard", chance=[dice(4)]
    )
    assert steps(stage, "wizard") >= {"cast", "cast_on"}
    stage.play("wizard", "cast fireball")
    assert (state(stage).power, state(stage).tokens) == (0, 6), "the power of the turn comes first"
    stage.play("wizard", "cast_on shield dwarf")
    assert (state(stage).power, state(stage).tokens) == (0, 0)
    assert refused(stage, "wizard", "cast_on heal-wounds dwarf") == ("not-enough-power", "WQ-MAG-2")
    mixed = scene(wizard(), spells=THREE, power=5, tokens=6, active="wizard")
    mixed.play("wizard", "cast_on shield wizard")
    assert (state(mixed).power, state(mixed).tokens) == (0, 5)


@rule("WQ-MAG-3", "WQ-MAG-2")
def test_the_same_spell_again_as_long_as_power_lasts() -> None:
    stage = scene(wizard(), spells=THREE, power=6, tokens=2, active="wizard", chance=[dice(1), dice(1)])
    stage.play("wizard", "cast_on heal-wounds dwarf")
    stage.play("wizard", "cast_on heal-wounds dwarf")
    assert row(stage, "dwarf").wounds == 4
    assert state(stage).power + state(stage).tokens == 0


@rule("WQ-MAG-4", "WQ-MAG-2")
def test_tokens_orb_and_shard_are_the_wizards_choice() -> None:
    stage = scene(
        wizard({"card": "orb-of-might", "charges": 1}, {"card": "shard", "charges": 5}),
        spells=THREE,
        power=4,
        tokens=1,
        active="wizard",
    )
    stage.play("wizard", "cast_on shield wizard")
    assert stage.decision == "payment"
    assert stage.asked == ("wizard",)
    assert stage.offered("wizard") == ["pay 6 1 0 1", "pay 6 0 0 2", "pay 6 1 1 0", "pay 6 0 1 1"]
    stage.play("wizard", "pay 6 1 1 0")
    assert (state(stage).power, state(stage).tokens) == (0, 0)
    assert cards(stage, "wizard") == ["shard"], "an empty orb is discarded"
    assert told(stage)[1:4] == ["paid-with-power 4 0", "paid-with-tokens 1 0", "paid-with-orb 1"]


@rule("WQ-MAG-4")
def test_the_orb_is_the_wizards_alone() -> None:
    held = wizard()
    held["elf"]["cards"] = [{"card": "orb-of-might", "charges": 6}]
    stage = scene(held, spells=THREE, power=3, active="wizard")
    assert refused(stage, "wizard", "cast_on heal-wounds dwarf") == ("not-enough-power", "WQ-MAG-2")


@rule("WQ-MAG-2", "WQ-EQP-9")
def test_the_deathstone_pays_on_3_and_more() -> None:
    stage = scene(wizard("deathstone"), spells=THREE, power=5, tokens=4, active="wizard", chance=[dice(3)])
    stage.play("wizard", "cast_on shield dwarf")
    assert stage.offered("wizard") == ["pay 6 1 0 0", "use_deathstone"]
    stage.play("wizard", "use_deathstone")
    assert (state(stage).power, state(stage).tokens) == (5, 4)
    assert row(stage, "dwarf").conditions
    assert cards(stage, "wizard") == ["deathstone*"]


@rule("WQ-MAG-2")
def test_the_deathstone_fails_on_2_and_takes_the_power_but_no_token() -> None:
    stage = scene(wizard("deathstone"), spells=THREE, power=3, tokens=2, active="wizard", chance=[dice(2)])
    stage.play("wizard", "cast_on shield dwarf")
    assert not row(stage, "dwarf").conditions, "the spell has failed"
    assert (state(stage).power, state(stage).tokens) == (0, 2)
    assert stage.decision == "own_turn_choice", "there was no other way to pay for it, so nobody was asked"


# --- time -------------------------------------------------------------------------------------------------------------


@rule("WQ-MAG-5", "WQ-MAG-6")
@pytest.mark.parametrize("phase", [POWER, WARRIORS_PHASE, MONSTERS_PHASE, EXPLORATION, END])
def test_attack_spells_wait_for_the_warriors_phase(phase: int) -> None:
    stage = scene(
        wizard("hand-of-death-scroll"), spells=THREE, power=6, monsters={"skaven-1": "1d4"}, active="barbarian"
    )
    window(stage, MONSTER_ATTACK_WINDOW if phase == MONSTERS_PHASE else TURN_END_WINDOW, phase)
    assert stage.asked == ("wizard",), "the others at any moment of the turn"
    attacks = {"cast", "read_scroll"} & steps(stage, "wizard")
    if phase == WARRIORS_PHASE:
        assert attacks == {"cast", "read_scroll"}, "also in another's turn"
    else:
        assert not attacks
        assert refused(stage, "wizard", "cast fireball") == ("attack-spells-wait", "WQ-MAG-6")
        assert refused(stage, "wizard", "read_scroll hand-of-death-scroll skaven-1") == (
            "attack-spells-wait",
            "WQ-MAG-6",
        )
        assert "cast_on" in steps(stage, "wizard")


@rule("WQ-MAG-5", "WQ-MAG-6", "WQ-EQP-3")
def test_the_wizard_casts_in_anothers_turn() -> None:
    stage = scene(
        wizard(),
        spells=["lightning-bolt", "shield", "heal-wounds"],
        power=4,
        monsters={"skaven-1": "1d4"},
        active="barbarian",
        chance=[dice(6, 6)],
    )
    window(stage, ATTACK_WINDOW)
    stage.play("wizard", "cast_at lightning-bolt skaven-1")
    assert foe(stage, "skaven-1") is None
    assert row(stage, "wizard").gold > 0, "the last monster has gone: the trophy is paid"


# --- who --------------------------------------------------------------------------------------------------------------


@rule("WQ-MAG-1")
def test_only_the_wizard_and_only_what_he_knows() -> None:
    stage = scene(wizard(), spells=THREE, power=6, tokens=6, active="barbarian")
    assert not steps(stage, "barbarian") & {"cast", "cast_on", "cast_at"}
    window(stage, OWN_TURN_WINDOW)
    spells = {words.split()[1] for words in stage.offered("wizard") if words.startswith("cast")}
    assert spells == {"shield", "heal-wounds"}


@rule("WQ-MAG-11", "WQ-HEA-6", "WQ-WND-4")
@pytest.mark.parametrize("state_of", [{"wounds": 0}, {"conditions": ["webbed"]}, {"conditions": ["senseless"]}])
def test_who_cannot_act_casts_nothing(state_of: dict[str, object]) -> None:
    stage = scene(wizard(**state_of), spells=THREE, power=6, active="barbarian")
    window(stage, MONSTERS_PHASE_WINDOW, MONSTERS_PHASE)
    assert stage.decision == "own_turn_choice"


@rule("WQ-MAG-11")
def test_a_pinned_wizard_casts() -> None:
    stage = scene(wizard(), spells=THREE, power=6, monsters={"skaven-1": "1a3"}, active="wizard")
    assert state(stage).pinned
    assert "cast" in steps(stage, "wizard")


@rule("WQ-MAG-11", "WQ-EVT-14")
def test_in_a_trap_pit_only_levitate_on_himself() -> None:
    stage = scene(
        wizard(conditions=["in-pit"]),
        spells=["fireball", "levitate", "heal-wounds"],
        power=6,
        monsters={"skaven-1": "1d4"},
        active="barbarian",
    )
    window(stage, ATTACK_WINDOW)
    assert [words for words in stage.offered("wizard") if words.startswith(("cast", "read"))] == [
        "cast_on levitate wizard"
    ]
    assert refused(stage, "wizard", "cast_on levitate dwarf") == ("only-levitate-in-pit", "WQ-MAG-11")
    assert refused(stage, "wizard", "cast fireball") == ("only-levitate-in-pit", "WQ-MAG-11")


# --- scrolls ----------------------------------------------------------------------------------------------------------


@rule("WQ-MAG-10", "WQ-EQP-9", "WQ-CMB-8")
def test_the_hand_of_death_costs_nothing() -> None:
    stage = scene(
        wizard("hand-of-death-scroll"),
        spells=THREE,
        monsters={"minotaur-1": "1d4"},
        active="wizard",
        chance=[dice(3, 3, 3)],
    )
    stage.play("wizard", "read_scroll hand-of-death-scroll minotaur-1")
    minotaur = foe(stage, "minotaur-1")
    assert minotaur is not None
    assert minotaur.wounds == 15 - (9 - 4)
    assert cards(stage, "wizard") == []


@rule("WQ-MAG-10", "WQ-CMB-7", "WQ-MAG-6")
def test_the_finger_of_doom_costs_six_and_is_unmodified() -> None:
    poor = scene(
        wizard("finger-of-doom-scroll"), spells=THREE, power=5, monsters={"minotaur-1": "1d4"}, active="wizard"
    )
    assert refused(poor, "wizard", "read_scroll finger-of-doom-scroll minotaur-1") == ("not-enough-power", "WQ-MAG-2")
    stage = scene(
        wizard("finger-of-doom-scroll"),
        spells=THREE,
        power=5,
        tokens=1,
        monsters={"minotaur-1": "1d4"},
        active="wizard",
    )
    stage.play("wizard", "read_scroll finger-of-doom-scroll minotaur-1")
    minotaur = foe(stage, "minotaur-1")
    assert minotaur is not None
    assert minotaur.wounds == 9
    assert state(stage).power + state(stage).tokens == 0
    assert cards(stage, "wizard") == []


@rule("WQ-MAG-10", "WQ-EQP-10")
def test_anybody_may_carry_a_scroll_and_only_the_wizard_reads_it() -> None:
    held = wizard()
    held["elf"]["cards"] = ["hand-of-death-scroll"]
    stage = scene(held, spells=THREE, power=6, monsters={"minotaur-1": "1d4"}, active="elf")
    assert "read_scroll" not in steps(stage, "elf")


@rule("WQ-MAG-8")
def test_unused_power_is_lost_and_tokens_are_not() -> None:
    stage = scene(
        wizard(), spells=["fireball", "shield", "resurrection"], power=3, tokens=2, active="dwarf", chance=[dice(4)] * 3
    )
    stage.play("dwarf", "end_own_turn")
    while state(stage).turn == 1:
        stage.play(stage.asked[0], stage.offered(stage.asked[0])[0])
    assert state(stage).power in (0, 4)
    assert state(stage).tokens == 2
    assert "power-lost 3" in told(stage)


def test_what_spells_cost() -> None:
    assert {SPELL_NAMES[n]: card.power for n, card in enumerate(SPELLS)}["healing-hands"] == 2
