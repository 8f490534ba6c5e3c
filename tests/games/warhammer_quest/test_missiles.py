"""Shots of warriors (WQ-MIS-1 to 5, WQ-MIS-8)."""

from tests.citing import rule
from tests.games.warhammer_quest.fights import blows, cards, happen, told, trophies, wounds
from tests.games.warhammer_quest.scene import dice, foe, refused, row, scene, state

from lanterne.games.warhammer_quest.rules.missiles import PLAIN, SURE, shot_flies
from lanterne.games.warhammer_quest.state import FOES, WARRIORS


@rule("WQ-MIS-2", "WQ-MIS-3", "WQ-WAR-6")
def test_example_22_the_elf_hits_on_4_and_his_bow_has_strength_3() -> None:
    stage = scene({"elf": "1a1"}, party=("elf",), monsters={"skaven-1": "1d4"}, chance=[dice(4), dice(1)])
    stage.play("elf", "shoot skaven-1")
    assert told(stage, "shot") == ["elf skaven-1 4 4"]
    assert told(stage, "shot-hurt") == ["elf skaven-1 1 3 3 1"]
    assert wounds(stage, "skaven-1") == 2


@rule("WQ-MIS-2")
def test_a_3_is_not_enough() -> None:
    stage = scene({"elf": "1a1"}, party=("elf",), monsters={"skaven-1": "1d4"}, chance=[dice(3)])
    stage.play("elf", "shoot skaven-1")
    assert told(stage, "shot-wide") == ["elf skaven-1 4 3"]
    assert wounds(stage, "skaven-1") == 3


@rule("WQ-MIS-3")
def test_the_strength_of_the_shooter_adds_nothing() -> None:
    stage = scene(
        {"elf": {"at": "1a1", "now": {"strength": 5}}},
        party=("elf",),
        monsters={"minotaur-1": "1d4"},
        chance=[dice(4), dice(3)],
    )
    stage.play("elf", "shoot minotaur-1")
    assert wounds(stage, "minotaur-1") == 13


@rule("WQ-WAR-6")
def test_only_who_has_a_bow_shoots() -> None:
    for warrior in ("barbarian", "wizard", "dwarf"):
        stage = scene({warrior: "1a1"}, party=(warrior,), monsters={"skaven-1": "1d4"})
        assert blows(stage, warrior) == []


@rule("WQ-MIS-1")
def test_next_to_a_monster_even_the_elf_cannot_shoot_but_he_can_step_away_first() -> None:
    monsters = {"skaven-1": "1a2", "skaven-2": "1d4"}
    stage = scene({"elf": "1b1"}, party=("elf",), monsters=monsters)
    assert refused(stage, "elf", "shoot skaven-2") == ("foe-too-near", "WQ-MIS-1")
    assert blows(stage, "elf") == ["strike skaven-1"]
    stage.play("elf", "walk 1c1")
    assert blows(stage, "elf") == ["shoot skaven-1", "shoot skaven-2"]


@rule("WQ-LOS-1")
def test_example_8_only_what_is_seen_can_be_shot() -> None:
    dungeon = ["guard-room", {"section": "passageway-i", "at": "1E", "by": "W"}]
    hidden = scene({"elf": "1c4"}, party=("elf",), dungeon=dungeon, monsters={"orc-archer-1": "2c2"})
    assert refused(hidden, "elf", "shoot orc-archer-1") == ("out-of-sight", "WQ-LOS-1")
    monsters = {"orc-archer-1": "2c1"}
    seen = scene({"elf": "1c4"}, party=("elf",), dungeon=dungeon, monsters=monsters, chance=[dice(3)])
    seen.play("elf", "shoot orc-archer-1")
    assert told(seen, "shot-wide") == ["elf orc-archer-1 4 3"]


@rule("WQ-MIS-4", "WQ-MIS-8")
def test_one_shot_a_turn_whatever_the_attacks_and_no_blow_after_it() -> None:
    stage = scene(
        {"elf": {"at": "1a1", "now": {"attacks": 2}}},
        party=("elf",),
        monsters={"minotaur-1": "1d4"},
        chance=[dice(1)],
    )
    stage.play("elf", "shoot minotaur-1")
    assert refused(stage, "elf", "shoot minotaur-1") == ("one-shot-only", "WQ-MIS-4")
    assert row(stage, "elf").fought


@rule("WQ-WAR-6")
def test_no_shot_after_fighting_hand_to_hand() -> None:
    monsters = {"skaven-1": "1a2", "minotaur-1": "1d4"}
    stage = scene({"elf": "1a1"}, party=("elf",), monsters=monsters, chance=[dice(6), dice(6)])
    stage.play("elf", "strike skaven-1")
    assert refused(stage, "elf", "shoot minotaur-1") == ("fought-by-hand", "WQ-WAR-6")


@rule("WQ-WAR-8")
def test_no_shot_after_coming_into_a_new_section() -> None:
    stage = scene({"elf": {"at": "1a1", "fresh": True}}, party=("elf",), monsters={"skaven-1": "1d4"})
    assert refused(stage, "elf", "shoot skaven-1") == ("new-section", "WQ-WAR-8")


@rule("WQ-EQP-5")
def test_the_bow_is_drawn_freely_whatever_weapon_is_in_use() -> None:
    fields = {"at": "1a1", "cards": ["hell-mace"], "weapon": "hell-mace", "fought": True}
    stage = scene({"elf": fields}, party=("elf",), monsters={"skaven-1": "1d4"})
    assert blows(stage, "elf") == ["shoot skaven-1"]


@rule("WQ-OBJ-12")
def test_no_shot_while_stripped() -> None:
    stage = scene({"elf": "1a1"}, party=("elf",), monsters={"skaven-1": "1d4"}, flags=["stripped-weapons"])
    assert refused(stage, "elf", "shoot skaven-1") == ("no-bow", "WQ-OBJ-12")


@rule("WQ-MIS-3", "WQ-TRE-12", "WQ-EQP-9")
def test_an_arrow_of_death_adds_3_is_spent_hit_or_miss_and_the_last_one_is_discarded() -> None:
    stage = scene(
        {"elf": {"at": "1a1", "cards": [{"card": "arrows-of-death", "charges": 2}]}},
        party=("elf",),
        monsters={"minotaur-1": "1d4"},
        chance=[dice(3), dice(4), dice(1)],
    )
    stage.play("elf", "shoot_arrow_of_death minotaur-1")
    assert wounds(stage, "minotaur-1") == 15
    assert [card.charges for card in state(stage).cards if card.holder == WARRIORS.number("elf")] == [1, 0]
    state(stage).hands = 0
    stage.game.run()
    stage.play("elf", "shoot_arrow_of_death minotaur-1")
    assert wounds(stage, "minotaur-1") == 12
    assert "arrows-of-death" not in cards(stage, "elf")
    assert len(state(stage).old_treasures) == 1


@rule("WQ-MIS-3")
def test_a_plain_arrow_spares_the_arrows_of_death() -> None:
    stage = scene(
        {"elf": {"at": "1a1", "cards": [{"card": "arrows-of-death", "charges": 2}]}},
        party=("elf",),
        monsters={"minotaur-1": "1d4"},
        chance=[dice(4), dice(1)],
    )
    stage.play("elf", "shoot minotaur-1")
    assert wounds(stage, "minotaur-1") == 15
    assert state(stage).cards[0].charges == 2


@rule("WQ-MIS-3")
def test_a_sure_shot_hits_without_a_roll() -> None:
    stage = scene({"elf": "1a1"}, party=("elf",), monsters={"minotaur-1": "1d4"}, chance=[dice(6)])
    happen(stage, shot_flies(WARRIORS.number("elf"), FOES.number("minotaur-1"), SURE))
    assert wounds(stage, "minotaur-1") == 10


@rule("WQ-CMB-11", "WQ-MIS-1")
def test_a_shot_at_a_monster_that_has_gone_or_come_too_near_spends_nothing() -> None:
    stage = scene({"elf": "1a1"}, party=("elf",), monsters={"skaven-1": "1b2"})
    happen(stage, shot_flies(WARRIORS.number("elf"), FOES.number("skaven-1"), PLAIN))
    happen(stage, shot_flies(WARRIORS.number("elf"), FOES.number("skaven-2"), PLAIN))
    assert (state(stage).hands, row(stage, "elf").fought) == (0, False)


@rule("WQ-AUT-8")
def test_a_shot_rouses_what_waits_in_its_pit() -> None:
    stage = scene(
        {"elf": "1a1"},
        party=("elf",),
        monsters={"minotaur-1": {"at": "1d4", "behaviour": "in-pit-until-shot"}},
        chance=[dice(1)],
    )
    stage.play("elf", "shoot minotaur-1")
    left = foe(stage, "minotaur-1")
    assert left is not None
    assert left.behaviour == 0


@rule("WQ-GLD-1")
def test_a_monster_shot_dead_is_a_trophy() -> None:
    monsters = {"skaven-1": "1d4", "skaven-2": "1d3"}
    stage = scene({"elf": "1a1"}, party=("elf",), monsters=monsters, chance=[dice(6), dice(6)])
    stage.play("elf", "shoot skaven-1")
    assert trophies(stage, "elf") == ["skaven"]
