"""Dying (HQ-DTH): the ways out of it, and what is left behind."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.fights import body, happen, hit, items
from tests.games.heroquest.scene import combat, red, refused, scene, state, steps

from lanterne.games.heroquest.rules.harm import lose_body
from lanterne.games.heroquest.state import HEROES, ITEMS, SQUARES
from lanterne.lab.stage import Stage

ORC = {"foe": "orc", "at": "m10"}


def fall(stage: Stage, hero: str) -> None:
    """The hero loses all Body Points."""
    happen(stage, lose_body(HEROES.number(hero), 99))


def fate(stage: Stage, hero: str) -> str:
    """The fate of the hero."""
    return str(stage.describe()["heroes"][hero].get("fate", "inside"))


def piles(stage: Stage) -> list[tuple[str, int, list[str]]]:
    """What lies where."""
    return [
        (str(SQUARES.name(pile.square)), pile.gold, [str(ITEMS.name(item)) for item in pile.items])
        for pile in state(stage).piles
    ]


# --- ways out ---------------------------------------------------------------------------------------------------------


@rule("HQ-DTH-1", "HQ-DTH-4", "HQ-DEC-2")
def test_a_hero_at_0_dies_even_if_others_stand_by_with_potions_and_spells() -> None:
    stage = scene(
        {
            "barbarian": {"at": "m9", "items": ["potion-of-strength"]},
            "dwarf": {"at": "l9", "items": ["potion-of-healing"]},
            "elf": {"at": "n9", "spells": ["heal-body"]},
        },
        monsters=[ORC],
        active="dwarf",
    )
    fall(stage, "barbarian")
    assert (fate(stage, "barbarian"), stage.asked) == ("dead", ("dwarf",))
    assert stage.events[:3] == ["hurt", "at-deaths-door", "died"]
    row = state(stage).heroes[0]
    assert (row.square, SQUARES.name(row.fell)) == (-1, "m9")


@rule("HQ-DTH-2", "HQ-ITM-6", "HQ-DTH-1")
def test_an_own_healing_potion_saves() -> None:
    potions = ["potion-of-healing", "potion-of-healing-4", "potion-of-defense", "potion-of-strength"]
    stage = scene({"barbarian": {"at": "m9", "items": potions}}, active="dwarf", chance=[red(3)])
    fall(stage, "barbarian")
    assert (stage.asked, stage.decision) == (("barbarian",), "last_chance")
    assert stage.offered("barbarian") == [
        "drink barbarian potion-of-healing",
        "drink barbarian potion-of-healing-4",
        "accept_death barbarian",
    ]
    stage.play("barbarian", "drink barbarian potion-of-healing")
    assert (body(stage, "barbarian"), stage.asked) == (3, ("dwarf",))
    assert len(items(stage, "barbarian")) == 3


@rule("HQ-DTH-1", "HQ-DTH-2")
def test_a_hero_may_die_with_a_potion_in_the_bag() -> None:
    stage = scene({"barbarian": {"at": "m9", "items": ["potion-of-healing"]}}, active="dwarf")
    fall(stage, "barbarian")
    stage.play("barbarian", "accept_death barbarian")
    assert (fate(stage, "barbarian"), piles(stage)) == ("dead", [("m9", 0, ["potion-of-healing"])])


@rule("HQ-DTH-2", "HQ-DRD-4")
def test_even_the_helpless_drink_at_0_but_do_not_cast() -> None:
    elf = {"at": "m9", "conditions": ["asleep"], "spells": ["heal-body"], "items": ["potion-of-healing-2"]}
    stage = scene({"elf": elf}, active="dwarf")
    fall(stage, "elf")
    assert steps(stage, "elf") == {"drink", "accept_death"}
    assert refused(stage, "elf", "cast_to_live elf heal-body") == ("helpless-casts-nothing", "HQ-DRD-4")
    lost = scene({"elf": elf | {"items": []}}, active="dwarf")
    fall(lost, "elf")
    assert fate(lost, "elf") == "dead"


@rule("HQ-DTH-3")
def test_a_caster_who_has_not_acted_heals_himself_and_that_was_the_action() -> None:
    stage = scene({"elf": {"at": "m9", "spells": ["genie", "heal-body"]}}, active="zargon", monsters=[ORC])
    fall(stage, "elf")
    assert stage.offered("elf") == ["cast_to_live elf heal-body", "accept_death elf"]
    stage.play("elf", "cast_to_live elf heal-body")
    row = state(stage).heroes[2]
    assert (row.body, row.acted, len(row.spells)) == (4, True, 1)


@rule("HQ-DTH-3", "HQ-RND-6")
def test_on_the_own_turn_the_spell_is_the_action_and_ends_the_movement() -> None:
    """There is still something to do on the turn: the elf stands near and could be given the dagger."""
    wizard = {"at": "m9", "spells": ["water-of-healing", "heal-body"]}
    stage = scene({"wizard": wizard, "elf": "m8"}, active="wizard", points=5)
    fall(stage, "wizard")
    stage.play("wizard", "cast_to_live wizard heal-body")
    assert (stage.asked, state(stage).heroes[3].acted, state(stage).points) == (("wizard",), True, 0)
    fall(stage, "wizard")
    assert fate(stage, "wizard") == "dead"


@rule("HQ-DTH-3")
def test_a_caster_who_has_acted_cannot() -> None:
    elf = {"at": "m9", "spells": ["heal-body"], "acted": True}
    stage = scene({"elf": elf | {"items": ["potion-of-healing"]}}, active="dwarf")
    fall(stage, "elf")
    assert refused(stage, "elf", "cast_to_live elf heal-body") == ("acted-this-round", "HQ-DTH-3")
    lost = scene({"elf": elf}, active="dwarf")
    fall(lost, "elf")
    assert fate(lost, "elf") == "dead"


@rule("HQ-DTH-3", "HQ-SPL-15")
def test_the_spell_in_the_ring_saves_too() -> None:
    stage = scene(
        {"elf": {"at": "m9", "items": ["spell-ring"], "worn": ["spell-ring"], "spells": [], "stored": "heal-body"}},
        active="dwarf",
    )
    fall(stage, "elf")
    stage.play("elf", "cast_to_live elf heal-body")
    assert (body(stage, "elf"), state(stage).heroes[2].stored) == (4, -1)


@rule("HQ-DTH-8")
def test_the_elixir_saves_its_bearer_with_all_points() -> None:
    stage = scene({"wizard": {"at": "m9", "mind": 2, "items": ["elixir-of-life"]}}, active="dwarf")
    fall(stage, "wizard")
    stage.play("wizard", "drink_elixir wizard")
    assert (state(stage).heroes[3].body, state(stage).heroes[3].mind, items(stage, "wizard")) == (4, 6, [])


# --- death ------------------------------------------------------------------------------------------------------------


@rule("HQ-DTH-1", "HQ-DTH-5", "HQ-RND-14")
def test_who_dies_on_the_own_turn_has_it_cut_short_and_takes_no_other() -> None:
    stage = scene({"barbarian": {"at": "m9", "conditions": ["afraid"], "attack": 2, "items": []}}, points=7)
    fall(stage, "barbarian")
    assert (stage.asked, state(stage).points) == (("dwarf",), 0)
    row = state(stage).heroes[0]
    assert (row.conditions, row.attack, fate(stage, "barbarian")) == (0, 0, "dead")


@rule("HQ-DTH-1", "HQ-ZAR-7")
def test_the_last_blow() -> None:
    stage = scene(
        {"barbarian": {"at": "m9", "body": 1}}, monsters=[ORC], active="dwarf", chance=[combat("sww"), combat("bb")]
    )
    hit(stage, "orc-1", "barbarian")
    assert fate(stage, "barbarian") == "dead"


@rule("HQ-DTH-1", "HQ-END-4")
def test_with_the_last_hero_the_quest_is_lost() -> None:
    stage = scene({"elf": "m9"}, party=("elf",), settings={"play": "single-quest"})
    fall(stage, "elf")
    assert stage.game.state.ending == "defeat"


# --- what is left behind ----------------------------------------------------------------------------------------------

RICH: dict[str, Any] = {"at": "m9", "gold": 70, "items": ["broadsword", "helmet", "orcs-bane"], "worn": ["helmet"]}
LEFT = ("m9", 70, ["broadsword", "helmet", "orcs-bane"])


@rule("HQ-DTH-5", "HQ-DTH-6")
@pytest.mark.parametrize(
    ("others", "monsters", "left"),
    [
        ({"dwarf": "p12"}, [ORC], [LEFT]),
        ({"dwarf": "p12"}, [], [LEFT]),
        ({}, [], [LEFT]),
        ({}, [{"foe": "orc", "at": "j9"}], [LEFT]),
        ({}, [ORC], []),
        ({"dwarf": "j9"}, [ORC], []),
        ({"dwarf": {"at": "p12", "fate": "safe"}}, [ORC], []),
    ],
)
def test_monsters_take_everything_where_no_hero_is_left(
    others: dict[str, Any], monsters: list[dict[str, str]], left: list[tuple[str, int, list[str]]]
) -> None:
    stage = scene({"barbarian": RICH} | others, monsters=monsters, active="elf", doors={"j9-k9": "open"})
    fall(stage, "barbarian")
    assert piles(stage) == left
    assert state(stage).lost_artifacts == (() if left else (ITEMS.number("orcs-bane"),))
    sheet = state(stage).sheets[0]
    assert (sheet.gold, sheet.items, sheet.worn, sheet.readied) == (0, (), (), -1)


@rule("HQ-DTH-6", "HQ-LOS-11")
@pytest.mark.parametrize(("monster", "taken"), [("a1", True), ("j12", True), ("z10", False)])
def test_the_same_corridor_is_what_can_be_seen_from_there(monster: str, taken: bool) -> None:
    """From a12 the left corridor is in view, up to a1 and down to a19; round its corners nothing is."""
    at = {"a1": "a12", "j12": "j7", "z10": "a12"}[monster]
    stage = scene({"barbarian": RICH | {"at": at}}, monsters=[{"foe": "orc", "at": monster}], active="elf")
    fall(stage, "barbarian")
    assert (piles(stage) == []) is taken


@rule("HQ-DTH-6")
def test_belongings_join_what_lies_there() -> None:
    stage = scene(
        {"barbarian": RICH, "dwarf": {"at": "l9", "items": []}},
        piles=[{"at": "m9", "gold": 5, "items": ["dagger"]}],
        active="dwarf",
    )
    fall(stage, "barbarian")
    assert piles(stage) == [("m9", 75, ["dagger", "broadsword", "helmet", "orcs-bane"])]
    assert "take_all" in steps(stage, "dwarf")


@rule("HQ-QST-12", "HQ-DTH-5")
def test_quest_items_and_what_must_be_carried_out_stay() -> None:
    stage = scene(
        {"barbarian": RICH | {"items": ["broadsword", "iron-key", "borins-armor", "orcs-bane"]}},
        quest="locksmiths-folly",
        map="empty",
        seen="all",
        monsters=[ORC],
        active="elf",
    )
    fall(stage, "barbarian")
    assert piles(stage) == [("m9", 0, ["borins-armor", "iron-key"])]
    assert state(stage).lost_artifacts == (ITEMS.number("orcs-bane"),)
    assert stage.events.count("left-by-monsters") == 2
    assert "belongings-left" not in stage.events


@rule("HQ-QST-12")
def test_monsters_are_said_to_take_nothing_from_who_has_only_what_the_quest_needs() -> None:
    stage = scene({"barbarian": {"at": "m9", "items": ["iron-key"]}}, monsters=[ORC], active="elf")
    fall(stage, "barbarian")
    assert piles(stage) == [("m9", 0, ["iron-key"])]
    assert "belongings-taken" not in stage.events
