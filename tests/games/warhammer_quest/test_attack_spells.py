"""The attack spells (WQ-MAG-12, WQ-MAG-13)."""

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.moments import told, window
from tests.games.warhammer_quest.scene import PARTY, at, dice, foe, refused, row, scene, state, steps

from lanterne.games.warhammer_quest.rules.areas import areas_for_pits
from lanterne.games.warhammer_quest.rules.weapons import added_to_damage
from lanterne.games.warhammer_quest.state import ATTACK_WINDOW, DEAD, IN_PIT_UNTIL_SHOT, INSIDE, NORMAL, SQUARES
from lanterne.kit.grid import mask_of
from lanterne.lab.stage import Stage

APART = {
    "barbarian": {"at": "1a1", "cards": []},
    "elf": {"at": "1b1", "cards": []},
    "wizard": {"at": "1a2", "cards": []},
    "dwarf": {"at": "1d1", "cards": []},
}


def knowing(attack: str) -> list[str]:
    """The wizard's spells with this attack spell."""
    return [attack, "shield", "resurrection"]


# --- fireball ---------------------------------------------------------------------------------------------------------


@rule("WQ-MAG-12")
def test_a_fireball_harms_monsters_only_with_a_roll_each() -> None:
    stage = scene(
        APART | {"dwarf": {"at": "1c3", "cards": []}},
        spells=knowing("fireball"),
        power=5,
        monsters={"skaven-1": "1d3", "minotaur-1": "1d4"},
        active="wizard",
        chance=[dice(5), dice(6)],
    )
    stage.play("wizard", "cast fireball")
    assert stage.decision == "where_to_burn"
    assert len(stage.offered("wizard")) == 3, "the one, the other, or both: friends make no difference"
    stage.play("wizard", "fireball_bursts 1c3 1d3 1c4 1d4")
    assert foe(stage, "skaven-1") is None, "5 + 1 - 3"
    minotaur = foe(stage, "minotaur-1")
    assert minotaur is not None
    assert minotaur.wounds == 15 - (6 + 1 - 4)
    assert row(stage, "dwarf").wounds == row(stage, "dwarf").starting
    assert row(stage, "wizard").trophies, "the kill is the wizard's"


@rule("WQ-MAG-12")
def test_a_fireball_needs_a_monster_in_an_area_that_is_seen() -> None:
    stage = scene(
        {name: {"at": f"1a{n}", "cards": []} for n, name in enumerate(PARTY, 1)},
        dungeon=["guard-room", {"section": "corner", "at": "1E"}],
        spells=knowing("fireball"),
        power=5,
        monsters={"skaven-1": "2a3"},
        active="wizard",
    )
    state(stage).warriors[2] = row(stage, "wizard")._replace(square=SQUARES.number("1d4"))
    assert refused(stage, "wizard", "cast fireball") == ("spell-without-target", "WQ-MAG-12")


# --- Freeze! ----------------------------------------------------------------------------------------------------------

FOUR = {"skaven-1": "1d2", "skaven-2": "1d3", "minotaur-1": "1d4", "minotaur-2": "1c4"}


@rule("WQ-MAG-12", "WQ-CMB-7")
def test_freeze_strikes_as_many_as_the_die_shows_with_as_many_wounds() -> None:
    stage = scene(APART, spells=knowing("freeze"), power=5, monsters=FOUR, active="wizard", chance=[dice(3)])
    stage.play("wizard", "cast freeze")
    for name in ("minotaur-2", "skaven-1", "minotaur-1"):
        assert stage.decision == "whom_to_freeze"
        assert steps(stage, "wizard") == {"freeze_foe"}, "no fewer than the die shows"
        chosen = next(words for words in stage.offered("wizard") if words.endswith(name))
        stage.play("wizard", chosen)
    assert stage.decision == "own_turn_choice"
    left = {name: each.wounds for name in FOUR if (each := foe(stage, name)) is not None}
    assert left == {"skaven-2": 3, "minotaur-1": 12, "minotaur-2": 12}, "unmodified, each once"


@rule("WQ-MAG-12")
def test_freeze_asks_nobody_when_it_is_enough_for_all() -> None:
    stage = scene(
        APART,
        dungeon=["guard-room", {"section": "passageway-i", "at": "1E", "by": "W"}],
        spells=knowing("freeze"),
        power=5,
        monsters=FOUR | {"minotaur-3": "2a1"},
        active="wizard",
        chance=[dice(4)],
    )
    stage.play("wizard", "cast freeze")
    left = {name: each.wounds for name in (*FOUR, "minotaur-3") if (each := foe(stage, name)) is not None}
    assert left == {"minotaur-1": 11, "minotaur-2": 11, "minotaur-3": 15}, "only those in the wizard's section"


ONE_WAITS = {"minotaur-1": {"at": "1d4", "behaviour": "in-pit-until-shot"}, "skaven-1": "1d3", "minotaur-2": "1c3"}


def freezing(stage: Stage, start: str) -> None:
    """The wizard answers with the option of this step, or about this monster."""
    stage.play("wizard", next(words for words in stage.offered("wizard") if start in words.split()))


@rule("WQ-MAG-12", "WQ-AUT-8")
@pytest.mark.parametrize(("answer", "wounds"), [("freeze_chosen", 15), ("minotaur-1", 9)])
def test_freeze_may_leave_out_a_monster_that_waits_and_no_other(answer: str, wounds: int) -> None:
    """The die is enough for all: nobody is asked about those that are awake."""
    stage = scene(APART, spells=knowing("freeze"), power=5, monsters=ONE_WAITS, active="wizard", chance=[dice(6)])
    stage.play("wizard", "cast freeze")
    assert [words.split()[-1] for words in stage.offered("wizard") if words.startswith("freeze_foe")] == ["minotaur-1"]
    freezing(stage, answer)
    assert foe(stage, "skaven-1") is None
    minotaurs = [foe(stage, name) for name in ("minotaur-1", "minotaur-2")]
    assert [each and each.wounds for each in minotaurs] == [wounds, 9]
    assert minotaurs[0] is not None
    assert minotaurs[0].behaviour == (IN_PIT_UNTIL_SHOT if wounds == 15 else NORMAL)


@rule("WQ-MAG-12", "WQ-AUT-8")
def test_those_that_are_awake_do_not_go_free_for_one_that_waits() -> None:
    """Two of three: as long as one that is awake is left, two have to be chosen."""
    stage = scene(APART, spells=knowing("freeze"), power=5, monsters=ONE_WAITS, active="wizard", chance=[dice(2)])
    stage.play("wizard", "cast freeze")
    assert steps(stage, "wizard") == {"freeze_foe"}
    freezing(stage, "minotaur-1")
    assert steps(stage, "wizard") == {"freeze_foe"}
    freezing(stage, "skaven-1")
    left = {name: each.wounds for name in ONE_WAITS if (each := foe(stage, name)) is not None}
    assert left == {"minotaur-1": 13, "skaven-1": 1, "minotaur-2": 15}


@rule("WQ-MAG-12", "WQ-AUT-8")
def test_freeze_may_be_enough_when_only_some_that_wait_are_left() -> None:
    waiting = {name: {"at": at, "behaviour": "unmoving-until-attacked"} for name, at in list(FOUR.items())[1:]}
    monsters = waiting | {"skaven-1": "1d2"}
    stage = scene(APART, spells=knowing("freeze"), power=5, monsters=monsters, active="wizard", chance=[dice(2)])
    stage.play("wizard", "cast freeze")
    assert steps(stage, "wizard") == {"freeze_foe"}
    freezing(stage, "skaven-1")
    assert steps(stage, "wizard") == {"freeze_foe", "freeze_chosen"}
    freezing(stage, "freeze_chosen")
    left = {name: each.wounds for name in FOUR if (each := foe(stage, name)) is not None}
    assert left == {"skaven-1": 1, "skaven-2": 3, "minotaur-1": 15, "minotaur-2": 15}


@rule("WQ-OBJ-15", "WQ-MAG-12")
def test_no_spell_for_a_duel_that_is_anothers() -> None:
    stage = scene(
        APART,
        adventure="pit-sword-of-power",
        spells=["freeze", "confuse", "heal-wounds"],
        power=6,
        tokens=6,
        monsters={"minotaur-1": {"at": "1d4", "card": "guardians"}},
        active="wizard",
    )
    assert refused(stage, "wizard", "cast freeze") == ("spell-without-target", "WQ-MAG-12")
    assert "cast_at" not in steps(stage, "wizard")


# --- lightning and strength -------------------------------------------------------------------------------------------


@rule("WQ-MAG-12", "WQ-LOS-1")
def test_lightning_strikes_one_monster_in_sight() -> None:
    stage = scene(
        APART,
        dungeon=["guard-room", {"section": "corner", "at": "1E"}],
        spells=knowing("lightning-bolt"),
        power=4,
        monsters={"minotaur-1": "1d4", "skaven-1": "2a3"},
        active="wizard",
        chance=[dice(5, 6)],
    )
    assert [words for words in stage.offered("wizard") if words.startswith("cast_at")] == [
        "cast_at lightning-bolt minotaur-1"
    ]
    stage.play("wizard", "cast_at lightning-bolt minotaur-1")
    minotaur = foe(stage, "minotaur-1")
    assert minotaur is not None
    assert minotaur.wounds == 15 - (11 - 4)
    assert "foe-suffers minotaur-1 5,6 11 4 7" in told(stage)


@rule("WQ-MAG-9")
def test_ogre_strength_is_for_damage_once_a_turn_each() -> None:
    stage = scene(APART, spells=knowing("ogre-strength"), power=6, active="barbarian", chance=[dice(4)] * 3)
    before = added_to_damage(state(stage), 0)
    window(stage, ATTACK_WINDOW)
    stage.play("wizard", "cast_on ogre-strength barbarian")
    assert added_to_damage(state(stage), 0) == before + 2
    assert row(stage, "barbarian").now.strength == 0, "nothing but damage"
    assert refused(stage, "wizard", "cast_on ogre-strength barbarian") == ("strong-already", "WQ-MAG-9")
    assert "cast_on ogre-strength dwarf" in stage.offered("wizard")
    stage.play("wizard", "pass")
    while state(stage).turn == 1:
        stage.play(stage.asked[0], "end_own_turn" if stage.decision == "own_turn_choice" else "pass")
    assert added_to_damage(state(stage), 0) == before, "until the end of the turn"


# --- pit of despair ---------------------------------------------------------------------------------------------------


@rule("WQ-MAG-13")
def test_a_pit_needs_floor_away_from_doors() -> None:
    stage = scene(APART, dungeon=["guard-room", {"section": "passageway-i", "at": "1E", "by": "W"}])
    found = [[str(SQUARES.name(square)) for square in area] for area in areas_for_pits(state(stage))]
    in_passage = [area for area in found if area[0].startswith("2")]
    for area in found:
        for square in area:
            assert square not in ("1a2", "1a3", "1d2", "1d3", "2a1", "2a2"), "squares in front of doors"
    assert ["2b1", "2c1", "2b2", "2c2"] in in_passage
    assert ["1b1", "1c1", "1b2", "1c2"] in found


@rule("WQ-MAG-13", "WQ-GLD-3")
def test_a_pit_swallows_on_1_and_2_and_moves_the_rest_out() -> None:
    stage = scene(
        {
            "barbarian": {"at": "1b2", "cards": []},
            "elf": {"at": "1c2", "cards": []},
            "wizard": {"at": "1a1", "cards": []},
            "dwarf": {"at": "1d1", "cards": []},
        },
        spells=knowing("pit-of-despair"),
        power=5,
        monsters={"minotaur-1": "1b3", "skaven-1": "1c3"},
        active="wizard",
        chance=[dice(2), dice(3), dice(6), dice(1)],
    )
    stage.play("wizard", "cast pit-of-despair")
    assert stage.decision == "pit_of_despair"
    stage.play("wizard", "open_pit 1b2 1c2 1b3 1c3")
    assert foe(stage, "minotaur-1") is None
    assert row(stage, "wizard").trophies == (0,), "credited to the wizard"
    assert stage.asked == ("wizard",)
    assert stage.decision == "put_foe_out_of_pit"
    assert "put_foe skaven-1 1d4" in stage.offered("wizard"), "any empty square of the section"
    stage.play("wizard", "put_foe skaven-1 1d4")
    assert stage.asked == ("barbarian",)
    assert stage.decision == "jump_out_of_pit"
    stage.play("barbarian", "jump_to barbarian 1a4")
    assert at(stage, "barbarian") == "1a4"
    assert row(stage, "elf").fate == DEAD
    assert state(stage).blocked == mask_of(SQUARES.number(name) for name in ("1b2", "1c2", "1b3", "1c3"))
    assert state(stage).pits == 1


@rule("WQ-AUT-8", "WQ-MAG-13")
def test_who_escapes_a_pit_of_despair_has_been_the_target_of_a_spell() -> None:
    stage = scene(
        APART,
        spells=knowing("pit-of-despair"),
        power=5,
        monsters={"minotaur-1": {"at": "1b3", "behaviour": "in-pit-until-shot"}},
        active="wizard",
        chance=[dice(3)],
    )
    stage.play("wizard", "cast pit-of-despair")
    stage.play("wizard", "open_pit 1b2 1c2 1b3 1c3")
    stage.play("wizard", stage.offered("wizard")[0])
    minotaur = foe(stage, "minotaur-1")
    assert minotaur is not None
    assert minotaur.behaviour == NORMAL


@rule("WQ-MAG-13")
def test_models_may_be_put_into_an_adjacent_section_and_fall_if_there_is_no_room() -> None:
    full = ("1c1", "1d1", "1a2", "1d2", "1a3", "1d3", "1a4", "1b4", "1c4", "1d4")
    crowd = {f"skaven-{n}": square for n, square in enumerate(full, 1)}
    caught = {"minotaur-1": "1b2", "minotaur-2": "1c2", "minotaur-3": "1b3"}
    party = {
        "barbarian": {"at": "1c3", "cards": []},
        "elf": {"at": "1b1", "cards": []},
        "wizard": {"at": "1a1", "cards": []},
    }
    alone = scene(
        party,
        party=("barbarian", "elf", "wizard"),
        spells=knowing("pit-of-despair"),
        power=5,
        monsters=crowd | caught,
        active="wizard",
        chance=[dice(6)] * 4,
    )
    alone.play("wizard", "cast pit-of-despair")
    alone.play("wizard", "open_pit 1b2 1c2 1b3 1c3")
    assert all(foe(alone, name) is None for name in caught), "6 does not help without an empty square"
    assert row(alone, "barbarian").fate == DEAD
    roomy = scene(
        party,
        party=("barbarian", "elf", "wizard"),
        dungeon=["guard-room", {"section": "passageway-i", "at": "1E", "by": "W"}],
        spells=knowing("pit-of-despair"),
        power=5,
        monsters=crowd | caught,
        active="wizard",
        chance=[dice(6)] * 4,
    )
    roomy.play("wizard", "cast pit-of-despair")
    roomy.play("wizard", "open_pit 1b2 1c2 1b3 1c3")
    assert len(roomy.offered("wizard")) == 12, "the whole passage behind the door"
    for name in caught:
        roomy.play("wizard", next(words for words in roomy.offered("wizard") if name in words))
    roomy.play("barbarian", "jump_to barbarian 2f2")
    assert row(roomy, "barbarian").fate == INSIDE
    assert at(roomy, "barbarian") == "2f2"


@rule("WQ-MAG-13")
def test_players_are_told_where_a_pit_cuts_the_way() -> None:
    stage = scene(
        APART,
        dungeon=["guard-room", {"section": "passageway-i", "at": "1E", "by": "W"}],
        spells=knowing("pit-of-despair"),
        power=5,
        active="wizard",
    )
    stage.play("wizard", "cast pit-of-despair")
    across = [words for words in stage.offered("wizard") if words.startswith("open_pit_across")]
    assert across
    assert all(words.split()[1].startswith("2") for words in across)
    stage.play("wizard", across[0])
    assert state(stage).pits == 1
    assert state(stage).blocked


@rule("WQ-MAG-13")
@pytest.mark.parametrize(("pits", "refusal"), [(2, None), (3, ("pits-used-up", "WQ-MAG-13"))])
def test_three_pits_at_most(pits: int, refusal: tuple[str, str] | None) -> None:
    stage = scene(APART, spells=knowing("pit-of-despair"), power=5, pits=pits, active="wizard")
    assert refused(stage, "wizard", "cast pit-of-despair") == refusal
