"""Body Points lost and regained, whatever the cause (HQ-ATK-6, HQ-ATK-7, HQ-DTH-9)."""

import pytest
from tests.citing import rule
from tests.games.heroquest.fights import body, happen, items
from tests.games.heroquest.scene import combat, scene, state

from lanterne.games.heroquest.rules.harm import heal, lose_body, max_body, max_mind, take_body, the_fallen, wound
from lanterne.games.heroquest.state import FOES, HEROES, ITEMS, NONE, SQUARES

ORC = {"foe": "orc", "at": "m10"}
HEALER = ["potion-of-healing-2"]


@rule("HQ-ZAR-7")
def test_body_points_never_fall_below_0() -> None:
    stage = scene({"barbarian": {"at": "m9", "body": 2, "items": HEALER}}, active="dwarf")
    happen(stage, lose_body(HEROES.number("barbarian"), 5))
    assert (body(stage, "barbarian"), stage.decision) == (0, "last_chance")
    assert stage.told(stage.said[0]) == "hurt barbarian 2 0"


@rule("HQ-SPL-12", "HQ-ZAR-7")
def test_rock_skin_ends_with_the_first_body_point_lost() -> None:
    stage = scene({"barbarian": {"at": "m9", "effects": ["rock-skin", "brew"]}})
    happen(stage, lose_body(HEROES.number("barbarian"), 0))
    assert stage.describe("barbarian")["heroes"]["barbarian"]["effects"] == ["rock-skin", "brew"]
    happen(stage, lose_body(HEROES.number("barbarian"), 1))
    assert stage.describe("barbarian")["heroes"]["barbarian"]["effects"] == ["brew"]
    assert stage.events == ["hurt", "rock-skin-cracked"]


@rule("HQ-SPL-13", "HQ-ITM-11")
def test_nobody_is_healed_above_the_starting_value() -> None:
    ring = ["ring-of-fortitude", "talisman-of-lore"]
    stage = scene({"wizard": {"body": 2}, "elf": {"body": 4, "items": ring, "worn": ring}})
    wizard, elf = HEROES.number("wizard"), HEROES.number("elf")
    happen(stage, heal(wizard, 1), heal(wizard, 4), heal(wizard, 4), heal(elf, 6))
    assert (body(stage, "wizard"), body(stage, "elf")) == (4, 7)
    assert [stage.told(said) for said in stage.said] == ["healed wizard 1 3", "healed wizard 1 4", "healed elf 3 7"]
    assert [max_mind(state(stage), hero) for hero in (wizard, elf)] == [6, 5]


@rule("HQ-QST-16", "HQ-SPL-13")
def test_an_ally_is_healed_like_a_hero() -> None:
    stage = scene(allies={"elowen": {"at": "m9", "body": 1}})
    happen(stage, heal(HEROES.number("elowen"), 4))
    assert body(stage, "elowen") == max_body(state(stage), HEROES.number("elowen")) == 2


@rule("HQ-DTH-9", "HQ-DTH-1")
def test_several_at_once_fall_in_the_order_of_turns() -> None:
    """Both have lost their points before the first is asked; the elf sits before the barbarian here."""
    stage = scene(
        {"barbarian": {"body": 1, "items": HEALER}, "elf": {"body": 1, "items": HEALER}},
        party=("elf", "dwarf", "barbarian"),
        active="dwarf",
    )
    for hero in ("barbarian", "elf"):
        take_body(stage.game, HEROES.number(hero), 1)
    happen(stage, the_fallen())
    assert (stage.asked, body(stage, "barbarian")) == (("elf",), 0)
    stage.play("elf", "accept_death elf")
    assert stage.asked == ("barbarian",)
    stage.play("barbarian", "drink barbarian potion-of-healing-2")
    assert (stage.asked, body(stage, "elf"), body(stage, "barbarian")) == (("dwarf",), 0, 2)


@rule("HQ-QST-16", "HQ-DTH-1")
def test_an_ally_dies_at_0_without_being_asked() -> None:
    stage = scene(allies={"elowen": {"at": "m9", "body": 2}})
    happen(stage, lose_body(HEROES.number("elowen"), 2))
    assert (stage.events, state(stage).allies, state(stage).dead) == (["hurt", "died"], (), ("elowen",))


# --- monsters and objects ---------------------------------------------------------------------------------------------


@rule("HQ-ATK-6", "HQ-ATK-7")
def test_wounds_add_up_until_the_monster_is_removed() -> None:
    stage = scene({"barbarian": "m9"}, monsters=[{"foe": "mummy", "at": "m10"}, {"foe": "mummy", "at": "n10"}])
    mummy = FOES.number("mummy-1")
    happen(stage, wound(mummy, 1, NONE))
    assert (body(stage, "mummy-1"), body(stage, "mummy-2")) == (1, 2)
    happen(stage, wound(mummy, 3, NONE))
    assert [row.foe for row in state(stage).monsters] == [FOES.number("mummy-2")]
    assert (stage.events, state(stage).dead) == (["wounded", "slain"], ())


@rule("HQ-SPL-11", "HQ-ATK-6")
def test_courage_is_gone_with_the_last_monster_in_view() -> None:
    stage = scene(
        {"barbarian": "m9", "elf": {"at": "l9", "effects": ["courage"]}},
        monsters=[ORC],
        chance=[combat("sww"), combat("ww")],
    )
    stage.play("barbarian", "strike broadsword orc-1")
    assert stage.describe("elf")["heroes"]["elf"].get("effects", []) == []


@rule("HQ-QST-8", "HQ-ATK-6")
def test_a_destroyed_object_clears_its_square() -> None:
    stage = scene({"barbarian": "s16"}, quest="whispering-mirror", seen=["room-21"], points=6)
    square = SQUARES.number("s15")
    assert state(stage).covered >> square & 1
    happen(stage, wound(FOES.number("mirror"), 3, HEROES.number("barbarian")))
    assert "destroyed" in stage.events
    assert not state(stage).covered >> square & 1
    assert "mirror" in state(stage).dead
    assert "walk s15" in stage.offered("barbarian")


@rule("HQ-QST-15", "HQ-ATK-6")
@pytest.mark.parametrize("killer", ["barbarian", "none"])
def test_what_a_slain_character_leaves_goes_to_the_killer_or_lies_there(killer: str) -> None:
    stage = scene(
        {"barbarian": "m9"}, quest="goblin-toll", seen="all", lurking=[], monsters=[{"foe": "skarg", "at": "n10"}]
    )
    happen(stage, wound(FOES.number("skarg"), 99, HEROES.number(killer)))
    assert "skarg" in state(stage).dead
    assert ("iron-key" in items(stage, "barbarian")) is (killer == "barbarian")
    lying = [(SQUARES.name(pile.square), [ITEMS.name(item) for item in pile.items]) for pile in state(stage).piles]
    assert lying == ([] if killer == "barbarian" else [("n10", ["iron-key"])])
