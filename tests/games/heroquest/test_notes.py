"""Notes: when they happen, what they do, and that nobody knows them before (HQ-QST)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.happening import events, happen, kinds, monsters, owns, seen, told
from tests.games.heroquest.scene import scene, state

from lanterne.engine.visibility import HIDDEN
from lanterne.games.heroquest.content.sheets import KillAll, Monsters
from lanterne.games.heroquest.state import SPELLS
from lanterne.lab.stage import Stage

READ = "read_notes none 0"


# --- what is given ----------------------------------------------------------------------------------------------------

GIFTS = [
    ("goblin-toll", "skarg", "o10", "iron-key", "goblin-toll-iron-key"),
    ("cold-braziers", "nerith", "n10", "wizards-cloak", "cold-braziers-cloak"),
    ("ember-witch", "sabrane", "n10", "wand-of-magic", "ember-witch-wand"),
    ("whispering-mirror", "sael", "t12", "spell-ring", "whispering-mirror-spell-ring"),
]


@pytest.mark.parametrize(("quest", "monster", "square", "item", "note"), GIFTS)
@rule("HQ-QST-4", "HQ-QST-15")
def test_who_kills_the_character_gets_what_it_had(quest: str, monster: str, square: str, item: str, note: str) -> None:
    stage = scene(quest=quest, lurking=[], monsters=[{"foe": monster, "at": square}])
    happen(stage, f"wound {monster} 1 elf")
    assert not owns(stage, "elf", item)
    assert note not in told(stage)
    happen(stage, f"wound {monster} 9 elf")
    assert owns(stage, "elf", item)
    assert told(stage)[-1] == note
    assert f"note-read {note}" in events(stage)


@rule("HQ-QST-15")
def test_what_nobody_earned_lies_where_the_monster_fell() -> None:
    stage = scene(quest="goblin-toll", lurking=[], monsters=[{"foe": "skarg", "at": "n8"}])
    happen(stage, "wound skarg 9 none")
    assert stage.describe()["piles"] == {"n8": {"gold": 0, "items": ["iron-key"]}}


@pytest.mark.parametrize("lost", [True, False])
@rule("HQ-QST-15", "HQ-CAM-4")
def test_an_artifact_is_handed_out_once(lost: bool) -> None:
    goods = {"items": ["shortsword"] if lost else ["shortsword", "wizards-cloak"]}
    stage = scene(
        {"dwarf": goods},
        quest="cold-braziers",
        lurking=[],
        monsters=[{"foe": "nerith", "at": "n10"}],
        lost_artifacts=["wizards-cloak"] if lost else [],
    )
    happen(stage, "wound nerith 9 elf")
    assert not owns(stage, "elf", "wizards-cloak")
    assert stage.describe()["piles"] == {}


@rule("HQ-QST-15", "HQ-CAM-5")
def test_a_key_kept_from_an_earlier_try_is_not_given_twice() -> None:
    stage = scene(
        {"dwarf": {"items": ["iron-key"]}}, quest="goblin-toll", lurking=[], monsters=[{"foe": "skarg", "at": "o10"}]
    )
    happen(stage, "wound skarg 9 elf")
    assert not owns(stage, "elf", "iron-key")


@rule("HQ-QST-4", "HQ-SET-5", "HQ-SET-4")
def test_a_note_happens_once_and_is_a_secret_before() -> None:
    stage = scene(quest="goblin-toll", lurking=[], monsters=[{"foe": "skarg", "at": "o10"}])
    assert stage.view("elf").state.chart is HIDDEN
    assert stage.view("zargon").state.chart.notes[0].id == "iron-key"
    assert stage.describe("elf")["told"] == []
    happen(stage, "wound skarg 9 elf", READ, READ)
    assert events(stage).count("note-read goblin-toll-iron-key") == 1
    assert stage.describe("elf")["told"] == ["goblin-toll-iron-key"]


# --- the king of quest 4 ----------------------------------------------------------------------------------------------


def karrow(*others: dict[str, str], monsters: list[dict[str, Any]], **position: Any) -> Stage:
    waits = {"kind": "karrow", "at": "u3", "waits": True}
    return scene(quest="old-bones", lurking=[waits, *others], monsters=monsters, **position)


@rule("HQ-QST-4", "HQ-QST-2", "HQ-QST-15")
def test_king_karrow_rises_when_all_the_other_dead_are_destroyed() -> None:
    stage = karrow(
        monsters=[
            {"foe": "skeleton-1", "at": "s5"},
            {"foe": "goblin-1", "at": "r5"},
            {"foe": "zombie-2", "at": "s7", "wandering": True},
        ],
        seen=["room-05", "room-09"],
    )
    assert "karrow" not in kinds(stage)
    happen(stage, "wound skeleton-1 9 elf")  # neither the living goblin nor the wandering zombie keeps him asleep
    assert monsters(stage)["karrow"] == "u3"
    assert told(stage) == ["old-bones-king-rises"]


@rule("HQ-QST-15")
def test_wandering_monsters_count_unless_the_objective_leaves_them_out() -> None:
    stage = karrow(
        monsters=[{"foe": "skeleton-1", "at": "s5"}, {"foe": "zombie-2", "at": "s7", "wandering": True}],
        seen=["room-05", "room-09"],
    )
    s = state(stage)
    s.chart = s.chart._replace(parts=(KillAll(monsters=Monsters(tag="undead")),))
    happen(stage, "wound skeleton-1 9 elf")
    assert "karrow" not in kinds(stage)
    happen(stage, "wound zombie-2 9 elf")
    assert "karrow" in kinds(stage)


@rule("HQ-QST-15")
def test_a_dead_thing_that_nobody_has_seen_keeps_the_king_asleep() -> None:
    stage = karrow({"kind": "mummy", "at": "k10"}, monsters=[{"foe": "skeleton-1", "at": "s5"}], seen=["room-05"])
    happen(stage, "wound skeleton-1 9 elf")
    assert "karrow" not in kinds(stage)


@rule("HQ-QST-4", "HQ-QST-2")
def test_king_karrow_rises_when_his_tomb_is_searched() -> None:
    stage = karrow(
        {"kind": "mummy", "at": "k10"},
        monsters=[],
        heroes={"elf": {"at": "r5", "searched": ["room-05"]}},
        seen=["room-05"],
    )
    happen(stage, READ)
    assert monsters(stage) == {"karrow": "u3"}


@rule("HQ-QST-13", "HQ-QST-2")
def test_king_karrow_waits_in_a_room_that_nobody_has_seen() -> None:
    stage = karrow(monsters=[{"foe": "skeleton-1", "at": "s7"}], seen=["room-09"])
    happen(stage, "wound skeleton-1 9 elf")
    assert monsters(stage) == {}
    assert told(stage) == ["old-bones-king-rises"]
    happen(stage, "reveal_room room-05")
    assert monsters(stage) == {"karrow": "u3"}


# --- magic that notes bind --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("quest", "caster", "square", "note"),
    [
        ("ember-witch", "sabrane", "n10", "ember-witch-witch-wounded"),
        ("black-banner", "ulvane", "s7", "black-banner-smith-wounded"),
    ],
)
@rule("HQ-QST-9", "HQ-QST-4")
def test_a_wounded_caster_must_escape(quest: str, caster: str, square: str, note: str) -> None:
    stage = scene(quest=quest, lurking=[], monsters=[{"foe": caster, "at": square}])
    assert state(stage).monsters[0].must_cast == -1
    happen(stage, f"wound {caster} 1 elf")
    assert state(stage).monsters[0].must_cast == SPELLS.number("dread-escape")
    assert told(stage) == [note]
    assert stage.view("elf").state.monsters[0].must_cast is HIDDEN


@rule("HQ-QST-9", "HQ-QST-4")
def test_a_caster_who_cannot_escape_any_more_need_not() -> None:
    stage = scene(
        quest="ember-witch", lurking=[], monsters=[{"foe": "sabrane", "at": "n10", "spells": ["dread-firestorm"]}]
    )
    happen(stage, "wound sabrane 1 elf")
    assert state(stage).monsters[0].must_cast == -1
    assert told(stage) == []


def before_the_mirror(**sael: Any) -> Stage:
    return scene(
        quest="whispering-mirror",
        lurking=[],
        seen=["room-15", "room-21"],
        monsters=[{"foe": "sael", "at": "t12", **sael}],
        active="zargon",
    )


SPENT = {"spells": ["dread-sleep", "dread-fear"], "spent": ["dread-cloud-of-dread", "dread-command"]}


@rule("HQ-QST-4")
def test_the_mirror_gives_back_a_spent_spell_each_turn_the_first_by_the_quest_not_by_the_casting() -> None:
    stage = before_the_mirror(**SPENT)
    stage.play("zargon", "end_zargon_turn")
    row = state(stage).monsters[0]
    assert SPELLS.number("dread-command") in row.spells
    assert row.spent == (SPELLS.number("dread-cloud-of-dread"),)
    happen(stage, "read_notes none 2", "read_notes none 2")
    assert state(stage).monsters[0].spent == ()
    assert (
        events(stage).count("note-read whispering-mirror-mirror") == 2
    )  # and nothing is told when nothing is regained
    assert told(stage) == ["whispering-mirror-mirror"]


@rule("HQ-QST-4")
def test_a_broken_mirror_gives_nothing_back() -> None:
    stage = before_the_mirror(**SPENT)
    happen(stage, "wound mirror 3 elf")
    stage.play("zargon", "end_zargon_turn")
    assert len(state(stage).monsters[0].spent) == 2
    assert told(stage) == []


@rule("HQ-QST-4")
def test_the_mirror_does_nothing_but_at_the_end_of_zargons_turn() -> None:
    stage = before_the_mirror(**SPENT)
    happen(stage, READ, "read_notes none 1")
    assert len(state(stage).monsters[0].spent) == 2


# --- groups, torches --------------------------------------------------------------------------------------------------


@rule("HQ-QST-4", "HQ-QST-10")
def test_a_lever_counts_as_pulled_when_nobody_of_its_group_is_left() -> None:
    stage = scene(quest="divided-by-stone", lurking=[])
    happen(stage, READ)
    assert state(stage).flags == ()
    happen(stage, "die dwarf")
    assert state(stage).flags == ()
    happen(stage, "die wizard")
    assert state(stage).flags == ("lever-east",)
    assert told(stage) == ["divided-by-stone-east-empty"]
    others = scene(quest="divided-by-stone", lurking=[], active="dwarf")
    happen(others, "die barbarian", "die elf")
    assert state(others).flags == ("lever-west",)
    assert told(others) == ["divided-by-stone-west-empty"]


@rule("HQ-QST-4")
def test_nobody_is_told_that_a_lever_counts_as_pulled_when_it_was() -> None:
    stage = scene(quest="divided-by-stone", lurking=[], active="barbarian", flags=["lever-east"])
    happen(stage, "die dwarf", "die wizard")
    assert told(stage) == []


@rule("HQ-QST-4")
def test_a_group_without_heroes_is_gone_from_the_start() -> None:
    stage = scene(quest="divided-by-stone", lurking=[], party=("elf",))
    happen(stage, "read_notes none 1")
    assert told(stage) == ["divided-by-stone-east-empty"]


@rule("HQ-QST-4")
def test_torches_show_all_corridors_and_the_hall() -> None:
    stage = scene(dict.fromkeys(("barbarian", "dwarf", "elf", "wizard"), "m10"), quest="iron-hall")
    happen(stage, READ)
    assert not seen(stage, "a10")
    assert not seen(stage, "m1")
    happen(stage, "read_notes none 1")
    assert seen(stage, "a10")
    assert seen(stage, "m1")
    assert not seen(stage, "h11")
    assert told(stage) == ["iron-hall-torches"]


# --- rules of one quest -----------------------------------------------------------------------------------------------


@rule("HQ-QST-10")
def test_public_rules_are_read_with_the_parchment() -> None:
    stage = scene(quest="iron-hall")
    happen(stage, "parchment")
    assert "rule-read iron-hall-waves" in events(stage)
    hidden = scene(quest="proving-vaults", lurking=[])
    happen(hidden, "parchment")
    assert not [event for event in events(hidden) if event.startswith("rule-read")]


@pytest.mark.parametrize("search", ["search_for_traps", "search_for_secret_doors"])
@rule("HQ-QST-10", "HQ-SET-5")
def test_that_there_are_no_traps_is_told_to_who_searches(search: str) -> None:
    stage = scene(quest="proving-vaults", lurking=[])
    stage.play("barbarian", search)
    assert "rule-read proving-vaults-no-traps" in events(stage)
    happen(stage, search)
    assert events(stage).count("rule-read proving-vaults-no-traps") == 1


@rule("HQ-QST-10")
def test_the_rule_of_a_door_is_told_to_who_tries_it() -> None:
    stage = scene({"barbarian": "p10"}, quest="goblin-toll", lurking=[])
    stage.play("barbarian", "open_door p10-q10")
    assert "rule-read goblin-toll-middle-gate" in events(stage)


@rule("HQ-QST-10", "HQ-QST-8")
def test_that_the_mirror_can_be_attacked_is_told_when_it_comes_into_view() -> None:
    stage = scene(quest="whispering-mirror", lurking=[], seen=["room-02"])
    assert not [event for event in events(stage) if event.startswith("rule-read")]
    happen(stage, "reveal_room room-21")
    assert events(stage).count("rule-read whispering-mirror-mirror") == 1


@pytest.mark.parametrize(
    ("quest", "monster", "square", "spell", "told_rule"),
    [
        ("ember-witch", "sabrane", "n10", "fire-of-wrath", "ember-witch-fireproof"),
        ("black-banner", "vorrakh", "t3", "sleep", "black-banner-immune-to-sleep"),
    ],
)
@rule("HQ-QST-10", "HQ-QST-14")
def test_an_immunity_is_told_when_it_is_met(quest: str, monster: str, square: str, spell: str, told_rule: str) -> None:
    stage = scene(quest=quest, lurking=[], monsters=[{"foe": monster, "at": square}])
    happen(stage, f"spell_strikes {spell} {monster} wizard")
    assert f"rule-read {told_rule}" in events(stage)


# --- no hope ----------------------------------------------------------------------------------------------------------


@rule("HQ-QST-11", "HQ-QST-16")
def test_when_the_captive_dies_everybody_is_told_that_hope_is_lost() -> None:
    stage = scene(
        {"elf": "w17"},
        quest="captive-cartographer",
        lurking=[],
        allies={"elowen": {"at": "v18", "body": 1, "controller": "elf"}},
    )
    happen(stage, READ)
    assert not state(stage).hopeless
    happen(stage, "lose_body elowen 1")
    assert stage.describe("elf")["hopeless"]
    assert events(stage).count("hope-lost elowen") == 1
    assert stage.asked == ("barbarian",)  # play goes on


@rule("HQ-END-3")
def test_everybody_is_told_when_all_that_is_left_is_to_leave() -> None:
    stage = before_the_mirror()
    happen(stage, "wound mirror 3 elf")
    assert "deeds-done" not in events(stage)
    happen(stage, "wound sael 9 elf")
    assert events(stage).count("deeds-done") == 1
    assert stage.view("elf").state.homeward
    nothing_but_leaving = scene(quest="divided-by-stone", lurking=[])
    happen(nothing_but_leaving, READ)
    assert "deeds-done" not in events(nothing_but_leaving)
