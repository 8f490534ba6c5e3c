"""Quest actions: where and when they can be done, and their results (HQ-QST-3, HQ-RND-12)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.happening import happen, kinds, monsters, owns, seen, told
from tests.games.heroquest.scene import red, refused, scene, state, steps

from lanterne.games.heroquest.rules.defence import foe_defend_dice
from lanterne.games.heroquest.state import FOES
from lanterne.lab.stage import Stage

FREE = "quest_act free-elowen"


def captive(at: str = "w17", **position: Any) -> Stage:
    return scene({"barbarian": at}, quest="captive-cartographer", lurking=[], **position)


@rule("HQ-QST-3", "HQ-RND-12", "HQ-QST-13", "HQ-QST-16", "HQ-QST-5")
def test_freeing_elowen_costs_the_action_and_brings_her_and_her_hunters() -> None:
    stage = captive()
    assert stage.describe("barbarian")["allies"]["elowen"]["joined"] is False
    assert not seen(stage, "m19")
    stage.play("barbarian", FREE)
    assert stage.describe()["heroes"]["barbarian"]["acted"]
    assert stage.describe()["allies"]["elowen"] == {"at": "w18", "body": 2, "joined": True, "controller": "barbarian"}
    assert monsters(stage) == {"goblin-1": "m19", "goblin-2": "n19", "dread-warrior-1": "q7"}
    assert seen(stage, "m13")  # what lies in look line of them is revealed
    assert seen(stage, "q13")
    assert told(stage) == ["captive-cartographer-free-elowen"]
    assert state(stage).flags == ("elowen-freed",)
    assert "quest_act" not in steps(stage, "barbarian")  # once
    happen(stage, "hero_turn dwarf")
    assert not any("free-elowen" in words for words in stage.offered("dwarf"))


@rule("HQ-QST-3", "HQ-RND-12")
def test_an_action_after_another_is_refused() -> None:
    stage = captive()
    stage.play("barbarian", "search_for_traps")
    assert refused(stage, "barbarian", FREE) == ("acted-already", "HQ-RND-5")


@rule("HQ-QST-3", "HQ-RND-6")
def test_an_action_ends_the_movement() -> None:
    stage = scene({"barbarian": "y17"}, quest="bell-beneath", lurking=[], points=5)
    stage.play("barbarian", "quest_act ring-bell")
    assert state(stage).points == 0


@rule("HQ-QST-3")
def test_the_room_must_be_quiet() -> None:
    stage = captive(monsters=[{"foe": "orc-1", "at": "v15", "asleep": True}])
    assert refused(stage, "barbarian", FREE) == ("room-is-not-quiet", "HQ-QST-3")
    elsewhere = captive(monsters=[{"foe": "orc-1", "at": "u19"}])
    assert elsewhere.is_open("barbarian", FREE)


@pytest.mark.parametrize("at", ["w16", "v17", "w19"])
@rule("HQ-QST-3")
def test_the_hero_must_stand_next_to_it_in_the_same_room(at: str) -> None:
    stage = captive(at, doors={"w18-w19": "open"}, seen=["room-22", "corridor"])
    assert "quest_act" not in steps(stage, "barbarian")


@rule("HQ-QST-3", "HQ-SET-4")
def test_heroes_know_of_an_action_when_they_have_seen_its_square() -> None:
    stage = captive("u17", chance=[red(1, 1)])
    assert state(stage).known_acts == ()
    stage.play("barbarian", "open_door u17-v17")
    stage.play("barbarian", "roll_movement")
    stage.play("barbarian", "walk v17")
    assert len(stage.view("barbarian").state.known_acts) == 1


BRAZIERS = [
    ("south-west", "c15", "mummy-1", {"mummy-1": "b15"}),
    ("north-west", "c2", "skeleton-1", {"skeleton-1": "b2", "skeleton-2": "e4"}),
    ("north-east", "x2", "abomination-1", {"abomination-1": "v2"}),
]


@pytest.mark.parametrize(("corner", "at", "_first", "risen"), BRAZIERS)
@rule("HQ-QST-3", "HQ-QST-13")
def test_each_brazier_is_lit_and_wakes_something(corner: str, at: str, _first: str, risen: dict[str, str]) -> None:
    away = dict.fromkeys(("dwarf", "elf", "wizard"), "s17")
    stage = scene({**away, "barbarian": at}, quest="cold-braziers", lurking=[])
    stage.play("barbarian", f"quest_act light-{corner}")
    assert monsters(stage) == risen
    assert state(stage).flags == (f"{corner}-lit",)
    assert told(stage) == [f"cold-braziers-light-{corner}"]


@rule("HQ-QST-13", "HQ-EXP-12")
def test_what_rises_where_somebody_stands_comes_as_near_as_it_can() -> None:
    away = dict.fromkeys(("elf", "wizard"), "s17")
    stage = scene({**away, "barbarian": "c15", "dwarf": "b15"}, quest="cold-braziers", lurking=[])
    stage.play("barbarian", "quest_act light-south-west")
    assert monsters(stage) == {"mummy-1": "b16"}


@pytest.mark.parametrize(
    ("hero", "at", "side", "door", "before"),
    [("barbarian", "h12", "west", "n12-n13", "n13"), ("dwarf", "u12", "east", "j10-k10", "j10")],
)
@rule("HQ-QST-3", "HQ-DOR-8")
def test_a_lever_unlocks_the_door_of_the_others(hero: str, at: str, side: str, door: str, before: str) -> None:
    stage = scene({hero: at, "wizard": before}, quest="divided-by-stone", lurking=[], active="wizard")
    stage.play("wizard", f"open_door {door}")
    assert refused(stage, "wizard", f"open_door {door}") == ("door-is-barred", "HQ-DOR-8")
    happen(stage, f"hero_turn {hero}")
    stage.play(hero, f"quest_act pull-lever-{side}")
    assert told(stage) == [f"divided-by-stone-pull-lever-{side}"]
    stage.play(hero, "end_turn")
    stage.play("wizard", f"open_door {door}")
    assert stage.describe()["doors"][door] == "open"


HERBS = ("moonmoss", "grave-salt", "ember-root")


@rule("HQ-QST-3")
def test_ingredients_are_handed_over_in_several_visits() -> None:
    stage = scene(
        {"barbarian": {"at": "f14", "items": ["broadsword", "moonmoss", "ember-root"]}, "elf": {"at": "f15"}},
        quest="alchemists-bargain",
        lurking=[],
    )
    stage.play("barbarian", "quest_act hand-over")
    assert not owns(stage, "barbarian", "moonmoss")
    assert not owns(stage, "barbarian", "ember-root")
    assert state(stage).flags == ("delivered-moonmoss", "delivered-ember-root")
    assert told(stage) == ["alchemists-bargain-hand-over"]
    happen(stage, "hero_turn elf")
    assert refused(stage, "elf", "quest_act hand-over") == ("nothing-to-hand-over", "HQ-QST-3")


@rule("HQ-QST-3", "HQ-QST-4", "HQ-QST-13")
def test_the_last_ingredient_brews_the_elixir_and_wakes_the_gargoyle() -> None:
    stage = scene(
        {"elf": {"at": "f15", "items": ["grave-salt"]}},
        quest="alchemists-bargain",
        lurking=[],
        active="elf",
        flags=["delivered-moonmoss", "delivered-ember-root"],
        acts=["hand-over"],
    )
    stage.play("elf", "quest_act hand-over")  # it may be done again
    assert owns(stage, "elf", "elixir-of-life")
    assert "elixir-brewed" in state(stage).flags
    assert monsters(stage) == {"gargoyle-1": "f18"}
    assert told(stage) == ["alchemists-bargain-hand-over", "alchemists-bargain-elixir"]


@rule("HQ-QST-4", "HQ-QST-3")
def test_the_bell_weakens_every_dead_thing_also_those_not_yet_seen() -> None:
    stage = scene(
        {"barbarian": "y17"},
        quest="bell-beneath",
        lurking=[{"kind": "mummy", "at": "s7"}],
        monsters=[{"foe": "skeleton-1", "at": "z19"}, {"foe": "orc-1", "at": "y19"}],
    )
    s = state(stage)
    before = {name: foe_defend_dice(s, FOES.number(name)) for name in ("skeleton-1", "orc-1")}
    stage.play("barbarian", "quest_act ring-bell")
    assert foe_defend_dice(s, FOES.number("skeleton-1")) == before["skeleton-1"] - 1
    assert foe_defend_dice(s, FOES.number("orc-1")) == before["orc-1"]
    happen(stage, "reveal_room room-09")
    assert stage.describe()["monsters"]["mummy-1"]["less"] == 1
    assert told(stage) == ["bell-beneath-ring-bell"]
    assert s.flags == ("bell-rung",)


@rule("HQ-QST-3")
def test_the_banner_burns_only_after_its_bearer() -> None:
    stage = scene(
        {"barbarian": "u3"},
        quest="black-banner",
        lurking=[],
        monsters=[{"foe": "vorrakh", "at": "t3"}],
    )
    assert "quest_act" not in steps(stage, "barbarian")
    happen(stage, "wound vorrakh 9 barbarian")
    stage.play("barbarian", "quest_act burn-banner")
    assert state(stage).flags == ("banner-burnt",)
    assert told(stage) == ["black-banner-burn-banner"]
    assert kinds(stage) == []
