"""Windows: who is asked, when, how often, and what players say about being asked (WQ-EQP-3, WQ-EQP-11)."""

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.moments import EMPTY, happens, window
from tests.games.warhammer_quest.scene import dice, row, scene, state, steps

from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.rules.harm import hurt
from lanterne.games.warhammer_quest.rules.windows import ask_me_again, asked_anyway, pause
from lanterne.games.warhammer_quest.state import (
    ASK,
    ATTACK_WINDOW,
    EVENT_WINDOW,
    EXPLORATION,
    EXPLORATION_WINDOW,
    MOMENTS,
    MONSTER_ATTACK_WINDOW,
    MONSTERS_PHASE,
    MONSTERS_PHASE_WINDOW,
    MOVEMENT_WINDOW,
    OWN_TURN_WINDOW,
    PASS_PHASE,
    PASS_UNTIL_HIT,
    PASS_UNTIL_OWN_TURN,
    PASS_UNTIL_WOUNDED,
    POWER,
    TURN_END_WINDOW,
    TURN_START_WINDOW,
    WARRIORS_PHASE_WINDOW,
    WarriorRow,
)

BARBARIAN, ELF, WIZARD, DWARF = range(4)


# --- next to nothing --------------------------------------------------------------------------------------------------


@rule("WQ-EQP-11")
@pytest.mark.parametrize("moment", range(len(MOMENTS.names)))
def test_nothing_is_opened_for_those_who_have_nothing(moment: int) -> None:
    stage = scene(EMPTY | {"dwarf": {"cards": [], "wounds": 3}}, spells=["fireball", "shield", "heal-wounds"], power=3)
    before = list(state(stage).agenda)
    pause.run(stage.game, moment)
    assert state(stage).agenda == before, "a pause that is of no use to anybody puts nothing on the agenda"


@rule("WQ-EQP-11")
def test_a_potion_opens_no_window_while_nobody_is_hurt() -> None:
    stage = scene(EMPTY | {"elf": {"cards": ["healing-potion"]}})
    window(stage, MONSTERS_PHASE_WINDOW, MONSTERS_PHASE)
    assert stage.asked == ("barbarian",), "the turn goes on"
    happens(stage, hurt(DWARF, 1))
    window(stage, MONSTERS_PHASE_WINDOW)
    assert stage.asked == ("elf",)


@rule("WQ-EQP-11", "WQ-MAG-2")
def test_power_opens_a_window_only_if_it_pays_for_a_spell() -> None:
    told = EMPTY | {"dwarf": {"cards": [], "wounds": 3}}
    poor = scene(told, spells=["fireball", "shield", "heal-wounds"], power=3)
    window(poor, MONSTERS_PHASE_WINDOW, MONSTERS_PHASE)
    assert poor.asked == ("barbarian",)
    rich = scene(told, spells=["fireball", "shield", "heal-wounds"], power=3, tokens=1)
    window(rich, MONSTERS_PHASE_WINDOW, MONSTERS_PHASE)
    assert rich.asked == ("wizard",)
    assert "cast_on heal-wounds dwarf" in rich.offered("wizard")


# --- order and repetition ---------------------------------------------------------------------------------------------

HURT = {
    "barbarian": {"cards": ["healing-salve"], "wounds": 1},
    "elf": {"cards": ["healing-potion"]},
    "wizard": {"cards": ["incense-of-healing"]},
    "dwarf": {"cards": [], "wounds": 1},
}


@rule("WQ-EQP-3", "WQ-WAR-2")
def test_players_are_asked_in_turn_order_and_again_after_a_use() -> None:
    stage = scene(HURT, active="dwarf", chance=[dice(1), dice(1)])
    window(stage, EXPLORATION_WINDOW, EXPLORATION)
    asked = []
    for answer in ("pass", "pass", "pass"):
        asked.append(stage.asked[0])
        stage.play(stage.asked[0], answer)
    assert asked == ["barbarian", "elf", "wizard"], "the leader first, then by initiative"
    assert stage.asked == ("dwarf",)
    assert stage.decision == "own_turn_choice"
    window(stage, EXPLORATION_WINDOW)
    stage.play("barbarian", "pass")
    stage.play("elf", "use_card_on elf healing-potion dwarf")
    assert stage.asked == ("wizard",), "the round goes on"
    stage.play("wizard", "pass")
    assert stage.asked == ("barbarian",), "and since somebody used something there is another"
    stage.play("barbarian", "pass")
    assert stage.asked == ("wizard",), "the elf has nothing left"
    stage.play("wizard", "pass")
    assert stage.decision == "own_turn_choice"


@rule("WQ-EQP-3", "WQ-EQP-11")
@pytest.mark.parametrize("moment", [OWN_TURN_WINDOW, MOVEMENT_WINDOW, ATTACK_WINDOW])
def test_in_the_own_turn_the_table_of_that_turn_has_the_offers(moment: int) -> None:
    stage = scene(HURT, active="barbarian")
    assert "use_card_on barbarian healing-salve dwarf" in stage.offered("barbarian")
    window(stage, moment)
    assert stage.asked == ("elf",), "the others are asked, not the active player"


@rule("WQ-EQP-3", "WQ-EQP-1")
def test_every_phase_has_its_windows() -> None:
    """A whole turn in which nothing happens: its windows, in order."""
    stage = scene(
        {"barbarian": "1a1", "elf": {"at": "1a2", "cards": ["flash-powder"]}, "wizard": "1a3", "dwarf": "1a4"},
        phase="start",
        turn=1,
        chance=[dice(4), dice(4)],
    )
    moments = []
    while "turn-ends" not in moments:
        if stage.decision == "interrupt/ask":
            moments.append(MOMENTS.names[state(stage).agenda[-1][-1]])
            stage.play("elf", "pass")
        else:
            assert stage.decision == "own_turn_choice"
            moments.append(f"{stage.asked[0]} acts")
            stage.play(stage.asked[0], "end_own_turn")
    assert moments == [
        "turn-starts",
        "power-rolled",
        "warriors-phase-starts",
        "own-turn-starts",
        "barbarian acts",
        "movement-over",
        "elf acts",
        "own-turn-starts",
        "wizard acts",
        "movement-over",
        "own-turn-starts",
        "dwarf acts",
        "movement-over",
        "monsters-phase-starts",
        "exploration-starts",
        "turn-ends",
    ]


# --- passing early ----------------------------------------------------------------------------------------------------


@rule("WQ-EQP-11")
def test_passing_for_a_phase() -> None:
    stage = scene(HURT | {"wizard": {"cards": []}}, active="wizard")
    window(stage, OWN_TURN_WINDOW)
    stage.play("barbarian", "pass_phase barbarian")
    assert row(stage, "barbarian").passing == PASS_PHASE
    assert stage.asked == ("elf",)
    stage.play("elf", "pass_phase elf")
    window(stage, MOVEMENT_WINDOW)
    assert stage.asked == ("wizard",)
    assert stage.decision == "own_turn_choice", "neither is asked again in this phase"
    stage.play("wizard", "end_own_turn")
    stage.play("dwarf", "end_own_turn")
    assert stage.asked == ("barbarian",)
    assert stage.decision == "interrupt/ask", "but in the next one"
    assert state(stage).agenda[-1][-1] == MONSTERS_PHASE_WINDOW


@rule("WQ-EQP-11")
def test_passing_until_somebody_loses_wounds() -> None:
    stage = scene(HURT, active="wizard")
    window(stage, OWN_TURN_WINDOW)
    stage.play("barbarian", "pass_until_wounded barbarian")
    stage.play("elf", "pass_until_wounded elf")
    assert row(stage, "elf").passing == PASS_UNTIL_WOUNDED
    window(stage, MONSTERS_PHASE_WINDOW, MONSTERS_PHASE)
    assert stage.asked == ("wizard",)
    assert "interrupt" in stage.decision, "the wizard with his incense alone"
    stage.play("wizard", "pass")
    happens(stage, hurt(ELF, 1))
    window(stage, MONSTER_ATTACK_WINDOW)
    assert stage.asked == ("barbarian",)


@rule("WQ-EQP-11")
def test_passing_until_the_own_turn() -> None:
    stage = scene(HURT | {"barbarian": {"cards": []}}, active="barbarian")
    window(stage, OWN_TURN_WINDOW)
    stage.play("elf", "pass_until_own_turn elf")
    assert row(stage, "elf").passing == PASS_UNTIL_OWN_TURN
    stage.play("wizard", "pass_until_own_turn wizard")
    stage.play("barbarian", "end_own_turn")
    assert stage.asked == ("elf",)
    assert stage.decision == "own_turn_choice"
    assert row(stage, "elf").passing == ASK
    assert row(stage, "wizard").passing == PASS_UNTIL_OWN_TURN


@rule("WQ-EQP-11")
def test_passing_until_a_hit() -> None:
    """A skaven hits the barbarian for nothing: no wound is lost, but it was a hit."""
    stage = scene(
        {
            "barbarian": {"at": "1a1", "cards": []},
            "elf": {"at": "1d4", "cards": ["flash-powder"]},
            "wizard": {"at": "1d3", "cards": []},
            "dwarf": {"at": "1d2", "cards": []},
        },
        monsters={"skaven-1": "1a2"},
        active="dwarf",
        chance=[dice(6), dice(1)],
    )
    window(stage, MONSTERS_PHASE_WINDOW)
    stage.play("elf", "pass_until_hit elf")
    assert row(stage, "elf").passing == PASS_UNTIL_HIT
    window(stage, MONSTERS_PHASE_WINDOW)
    assert stage.decision == "own_turn_choice"
    happens(stage, ("monster_blow", state(stage).monsters[0].foe, BARBARIAN))
    assert row(stage, "barbarian").wounds == row(stage, "barbarian").starting
    assert row(stage, "elf").passing == ASK


@rule("WQ-EQP-11", "WQ-HEA-6", "WQ-WND-3")
def test_who_can_help_the_fallen_is_asked_whatever_he_has_passed() -> None:
    stage = scene(
        {
            "barbarian": {"cards": ["flash-powder"], "passing": "until-own-turn"},
            "elf": {"cards": ["healing-potion"], "passing": "phase"},
            "wizard": {"cards": [], "passing": "until-hit"},
            "dwarf": {"cards": ["healing-salve"], "wounds": 2, "passing": "until-own-turn"},
        },
        spells=["fireball", "shield", "heal-wounds"],
        power=4,
        active="wizard",
    )
    happens(stage, hurt(DWARF, 5))
    asked = []
    while stage.decision == "interrupt/ask":
        asked.append(stage.asked[0])
        stage.play(stage.asked[0], "pass")
    assert asked == ["elf", "wizard", "dwarf"], "the powder helps nobody; the fallen dwarf may use his own salve"
    assert state(stage).agenda[-1] == ("own_turn_choice",)
    window(stage, TURN_END_WINDOW)
    assert stage.asked == ("elf",), "and once more at the end of the turn"


@rule("WQ-EQP-11", "WQ-HEA-6")
@pytest.mark.parametrize(("where", "asked"), [("1b1", "elf"), ("2a1", "wizard")])
def test_incense_helps_the_fallen_of_its_own_section(where: str, asked: str) -> None:
    stage = scene(
        {
            "barbarian": {"at": "1a1", "cards": []},
            "elf": {"at": where, "cards": ["incense-of-healing"], "passing": "phase"},
            "wizard": {"at": "1c1", "cards": []},
            "dwarf": {"at": "1d1", "cards": [], "wounds": 0},
        },
        dungeon=["guard-room", {"section": "passageway-i", "at": "1E", "by": "W"}],
        active="wizard",
    )
    window(stage, TURN_END_WINDOW)
    assert stage.asked == (asked,)


@rule("WQ-EQP-11", "WQ-HEA-5")
def test_nobody_is_asked_to_help_while_nobody_lies() -> None:
    stage = scene(HURT | {"elf": {"cards": ["healing-potion"], "passing": "phase"}}, active="wizard")
    window(stage, TURN_END_WINDOW)
    assert stage.asked == ("barbarian",)
    stage.play("barbarian", "pass")
    assert stage.decision == "interrupt/ask"
    assert stage.asked == ("wizard",), "not the elf, who has passed"


@rule("WQ-EQP-11")
def test_an_early_pass_is_taken_back_by_a_motion() -> None:
    stage = scene(HURT | {"elf": {"cards": ["healing-potion"], "passing": "phase"}}, active="wizard")
    assert asked_anyway(state(stage), stage.seat("elf")) is None
    happens(stage, ask_me_again(stage.seat("elf")))
    assert row(stage, "elf").passing == ASK
    refusal = asked_anyway(state(stage), stage.seat("elf"))
    assert refusal is not None
    assert refusal.rule == "WQ-EQP-11"
    assert any(motion.step is ask_me_again for motion in BOX.motions)


@rule("WQ-EQP-3")
def test_the_dead_and_those_outside_are_not_asked() -> None:
    stage = scene(
        {
            "barbarian": {"cards": [], "wounds": 3},
            "elf": {"fate": "out", "cards": ["healing-potion"]},
            "wizard": {"fate": "lost", "cards": []},
            "dwarf": {"cards": ["healing-salve"]},
        },
        active="barbarian",
    )
    window(stage, EVENT_WINDOW)
    assert stage.asked == ("dwarf",)


@rule("WQ-EQP-3")
def test_the_amulet_and_the_chalice_have_windows_of_their_own() -> None:
    stage = scene(EMPTY | {"dwarf": {"cards": ["amulet-of-power", "chalice-of-fate"]}})
    for moment in range(len(MOMENTS.names)):
        window(stage, moment)
        offered = steps(stage, "dwarf")
        if MOMENTS.names[moment] == "power-rolled":
            assert stage.offered("dwarf")[-1] == "use_card dwarf chalice-of-fate"
        elif moment == WARRIORS_PHASE_WINDOW:
            assert stage.offered("dwarf")[-1] == "use_card dwarf amulet-of-power"
        else:
            assert not offered, MOMENTS.names[moment]
            continue
        stage.play("dwarf", "pass")


def test_the_words_for_passing_name_the_warrior_who_is_asked() -> None:
    stage = scene(HURT, active="wizard")
    window(stage, TURN_START_WINDOW)
    passes = [words for words in stage.offered("barbarian") if words.startswith("pass")]
    assert passes == [
        "pass",
        "pass_phase barbarian",
        "pass_until_hit barbarian",
        "pass_until_wounded barbarian",
        "pass_until_own_turn barbarian",
    ]


SELDOM = {"elf": {"passing": "seldom"}, "barbarian": {"wounds": 3}}


@rule("WQ-EQP-11")
def test_who_wants_to_be_asked_seldom_is_asked_at_the_start_of_the_monsters_phase() -> None:
    stage = scene(SELDOM, active="dwarf", chance=[dice(4)])
    stage.play("dwarf", "end_own_turn")
    assert stage.asked == ("elf",)
    assert state(stage).phase == MONSTERS_PHASE
    stage.play("elf", "pass")
    assert stage.asked == ("barbarian",)


@rule("WQ-EQP-11")
def test_and_when_a_card_is_made_for_the_moment() -> None:
    stage = scene({"elf": {"passing": "seldom", "cards": ["chalice-of-fate"]}}, phase="power", chance=[dice(4)])
    assert stage.asked == ("elf",)
    assert state(stage).phase == POWER


@rule("WQ-EQP-11")
def test_and_that_is_how_everybody_begins() -> None:
    assert WarriorRow().passing == 5


@rule("WQ-EQP-11")
def test_one_can_go_back_to_being_asked_seldom() -> None:
    stage = scene(HURT, active="wizard")
    window(stage, TURN_START_WINDOW)
    stage.play("barbarian", "ask_seldom barbarian")
    assert row(stage, "barbarian").passing == WarriorRow().passing
