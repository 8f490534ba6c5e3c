"""The table of Dungeon Lords, and what each lord sees of it."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.scene import run, scene, state

from lanterne.bots import RandomBot
from lanterne.engine import Seat, Table, View
from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.scene import scene as shown
from lanterne.games.dungeon_lords.scene.looks import CONQUERED_TONE
from lanterne.games.dungeon_lords.state import State
from lanterne.lab.scenery import flaws
from lanterne.lab.stage import Stage
from lanterne.scene import Node, Panel, Scene
from lanterne.scene.saying import lettered
from lanterne.words import words_for


def stage(lords: dict[str, Any], seats: int = 4, **position: Any) -> Stage:
    """A position of four lords, who have no dummies beside them."""
    return scene(lords, seats=seats, **position)


def node(table: Stage, seat: str, name: str) -> Node:
    """The node of this id as the seat sees it."""
    found = shown(table.view(seat)).node(name)
    assert found is not None, f"{seat} sees no {name}"
    return found


def sees(table: Stage, seat: str, name: str) -> bool:
    return shown(table.view(seat)).node(name) is not None


def panel(table: Stage, seat: str, name: str) -> Panel:
    return next(panel for panel in shown(table.view(seat)).panels if panel.id == name)


def told(found: Node) -> list[str]:
    return [say.id for say in found.detail]


def all_nodes(scene: Scene) -> dict[str, Node]:
    return {node.id: node for panel in scene.panels for node in panel.nodes}


# --- the central board ------------------------------------------------------------------------------------------------


def test_spaces_tell_what_they_cost_and_yield() -> None:
    table = stage({"red": {}}, phase="orders")
    assert [fact.value for fact in node(table, "red", "space:food-3").facts] == ["+2", "+3", "+1"]
    assert [fact.value for fact in node(table, "red", "space:dig-3").facts] == ["≤4", "+1"]
    assert node(table, "red", "space:monster-3").facts[-1].value == "1", "space III chooses first"
    assert node(table, "red", "space:imps-2").on == "zone:imps"


def test_minions_stand_where_they_were_sent_and_a_dummys_looks_otherwise() -> None:
    spaces = {"dig-1": "blue", "dig-2": "dummy-1"}
    table = stage({"red": {}, "blue": {"orders": ["dig"]}}, 2, phase="orders", spaces=spaces)
    assert node(table, "red", "minion:dig-1").label.args["lord"].id == "colour-blue"  # type: ignore[union-attr]
    assert node(table, "red", "minion:dig-2").shape == "ally"
    assert not sees(table, "red", "minion:dig-3")


def test_orders_that_cannot_be_given_are_dim_to_their_lord_alone() -> None:
    table = stage(
        {"red": {"inaccessible": ["dig", "mine"]}, "blue": {"inaccessible": ["food", "imps"]}}, phase="orders"
    )
    assert node(table, "red", "zone:dig").dim
    assert not node(table, "blue", "zone:dig").dim
    assert node(table, "red", "zone:dig").thing == "order:dig"


def test_counters_stand_on_their_spaces_and_the_host_is_marked() -> None:
    table = stage({"red": {"evil": 11, "party": ["paladin-1"]}, "blue": {"evil": 4}}, phase="orders")
    state(table).dummy_evil = 4
    assert node(table, "red", "counter:0").on == "evil:11"
    assert "counter-hosts" in told(node(table, "red", "counter:0"))
    assert node(table, "red", "counter:1").on == "evil:4"
    assert node(table, "red", "counter:4").on == "evil:4"
    assert not sees(table, "red", "tent:paladin")
    waits = stage({"red": {"evil": 4}}, phase="orders")
    assert sees(waits, "red", "tent:paladin")
    assert "evil-paladin-waits" in told(node(waits, "red", "evil:9"))


def test_what_the_next_season_brings_lies_in_its_place() -> None:
    table = stage(
        {"red": {}},
        phase="orders",
        season="spring",
        events={"spring": "taxes", "summer": "special"},
        special="earthquake",
        coming={"summer": ["thief-3", "priest-3", "wizard-3"]},
    )
    assert node(table, "red", "event:spring").label.id == "event-taxes"
    assert node(table, "red", "event:summer").label.id == "special-event-earthquake"
    waiting = [each for each in panel(table, "red", "board").nodes if each.id.startswith("coming:")]
    assert {each.on for each in waiting} == {"season:summer"}
    assert [each.label.id for each in waiting] == ["adventurer-thief-3", "adventurer-priest-3", "adventurer-wizard-3"]


def test_who_has_looked_at_a_combat_card_sees_it_and_nobody_else_does() -> None:
    table = stage({"red": {}, "blue": {}}, phase="orders")
    town = state(table).town
    town[1] = town[1]._replace(known=0b01)
    assert node(table, "red", "town:2").shape == "card-numbered"
    assert node(table, "red", "town:2").dim, "it is still face down to the others"
    assert sees(table, "red", "card:2"), "its words can be read"
    assert node(table, "blue", "town:2").shape == "card-back"
    assert not sees(table, "blue", "card:2")
    assert node(table, "red", "town:1").shape == "card-back"


# --- a lord's board ---------------------------------------------------------------------------------------------------


def test_cells_tell_what_they_are() -> None:
    table = stage(
        {"red": {"tunnels": ["r0c2", "r1c2"], "rooms": {"r1c1": "mint"}, "conquered": ["r0c2"]}}, phase="orders"
    )
    assert node(table, "red", "red-cell:r2c2").shape == "earth"
    assert node(table, "red", "red-cell:r1c2").shape == "space"
    assert node(table, "red", "red-cell:r1c1").label.id == "room-mint"
    assert node(table, "red", "red-cell:r0c2").tone == CONQUERED_TONE
    assert "tile-conquered" in told(node(table, "red", "red-cell:r0c2"))
    assert node(table, "blue", "red-cell:r1c1").label.id == "room-mint"


def test_conquered_tiles_are_told_apart_without_their_colour() -> None:
    rooms = {"r1c2": "mint", "r3c2": "hatchery"}
    table = stage({"red": {"tunnels": ["r0c2", "r2c2"], "rooms": rooms, "conquered": ["r0c2", "r1c2"]}})
    badges = [node(table, "blue", f"red-cell:{cell}").badge for cell in ("r0c2", "r1c2", "r2c2", "r3c2")]
    assert badges == ["✕", "✕", "", ""]


def test_only_who_is_asked_can_choose_and_only_among_his_own() -> None:
    lords = {"red": {"orders": ["dig"], "ready": ["goblin"], "traps": ["pendulum"]}, "blue": {"ready": ["goblin"]}}
    table = stage(lords, phase="orders", spaces={"dig-1": "red"})
    assert node(table, "red", "red-cell:r1c2").thing == "cell:r1c2"
    assert node(table, "red", "red-lair:0").thing == "monster:goblin"
    assert node(table, "red", "red-trap:0").thing == "trap:pendulum"
    assert node(table, "red", "blue-cell:r1c2").thing == ""
    assert node(table, "red", "blue-lair:0").thing == ""
    assert node(table, "blue", "blue-cell:r1c2").thing == "", "a sentence about a cell of red's does not mean his"
    assert node(table, "blue", "blue-lair:0").thing == ""


def test_traps_are_seen_by_their_owner_and_counted_by_the_others() -> None:
    table = stage({"red": {"traps": ["pendulum", "trap-door"]}}, phase="orders")
    assert [node(table, "red", f"red-trap:{place}").label.id for place in (0, 1)] == ["trap-pendulum", "trap-trap-door"]
    assert [node(table, "blue", f"red-trap:{place}").shape for place in (0, 1)] == ["card-back"] * 2
    assert not sees(table, "blue", "held:pendulum")
    assert node(table, "blue", "seat:0").facts[4].value == "2"


def test_orders_that_are_programmed_are_known_to_their_lord_alone_until_they_are_revealed() -> None:
    table = stage({"red": {}, "blue": {}}, phase="orders")
    s = state(table)
    s.lords[0] = s.lords[0]._replace(orders=(2,), programmed=(3, 4))
    assert node(table, "blue", "red-order:0").label.id == "order-dig"
    assert node(table, "blue", "red-order:1").shape == "card-back"
    assert node(table, "red", "red-order:1").label.id == "order-mine"
    assert node(table, "red", "red-order:1").dim


def test_the_line_is_shown_front_first_with_the_hit_points_that_are_left() -> None:
    party = ["paladin-1", {"who": "warrior-2", "damage": 1}, "priest-1"]
    table = stage({"red": {"evil": 9, "party": party}}, phase="orders")
    line = [each for each in panel(table, "blue", "dungeon-red").nodes if each.id.startswith("red-hero:")]
    assert [each.label.id for each in line] == ["adventurer-paladin-1", "adventurer-warrior-2", "adventurer-priest-1"]
    assert [each.at[0] for each in line] == sorted(each.at[0] for each in line)
    assert [each.badge for each in line] == ["5", "3", "3"]
    assert "hero-first" in told(line[0])
    assert "hero-damage" in told(line[1])


@pytest.mark.parametrize(("language", "marks"), [("en", ["W3", "W2", "M2"]), ("fr", ["G3", "G2", "M2"])])
def test_adventurers_are_marked_by_the_numbers_they_go_by(language: str, marks: list[str]) -> None:
    table = stage({"red": {"party": ["warrior-3", "warrior-2", "wizard-2"]}}, phase="orders")
    dungeon = lettered(panel(table, "blue", "dungeon-red"), words_for(BOX, language).said)
    line = [each for each in dungeon.nodes if each.id.startswith("red-hero:")]
    assert [each.mark for each in line] == marks, "both warriors have the same glyph"


@rule("DL-NEW-5")
def test_adventurers_show_the_glyphs_by_which_they_were_sorted() -> None:
    coming = {"summer": ["thief-1", "warrior-2", "priest-4"]}
    red = {"evil": 9, "party": ["paladin-1", "warrior-3"]}
    table = stage({"red": red}, phase="orders", season="spring", coming=coming)
    waiting = [each for each in panel(table, "red", "board").nodes if each.id.startswith("coming:")]
    line = [each for each in panel(table, "blue", "dungeon-red").nodes if each.id.startswith("red-hero:")]
    glyphs = [[fact.value for fact in each.facts if fact.label.id == "skill-glyph"] for each in (*waiting, *line)]
    assert glyphs == [["1"], ["2"], ["3"], [], ["2"]], "a Paladin has none"


def test_creatures_face_down_are_told_apart() -> None:
    table = stage({"red": {"ready": ["goblin"], "spent": ["witch"]}}, phase="orders")
    assert not node(table, "red", "red-lair:0").dim
    assert node(table, "red", "red-lair:1").dim
    assert "creature-face-down" in told(node(table, "red", "red-lair:1"))


def test_while_one_is_hired_creatures_are_chosen_in_the_tavern_not_in_the_lair() -> None:
    lords = {"red": {"ready": ["goblin"], "orders": ["monster"], "food": 9}, "blue": {}}
    table = stage(lords, phase="orders", tavern=["goblin", "witch", "ghost"], spaces={"monster-1": "red"})
    assert state(table).agenda[-1][0] == "choose_monster"
    assert node(table, "red", "tavern:0").thing == "monster:goblin"
    assert node(table, "red", "red-lair:0").thing == ""


def test_while_a_room_is_built_the_shop_lies_beside_the_dungeon() -> None:
    lords = {"red": {"orders": ["room"], "gold": 2}, "blue": {}}
    table = stage(lords, phase="orders", shop=["hatchery", "magic-room"], spaces={"room-3": "red"})
    assert state(table).agenda[-1][0] == "choose_room"
    assert node(table, "red", "own-shop:hatchery").thing == "room:hatchery"
    assert not sees(table, "blue", "own-shop:hatchery")
    assert shown(table.view("red")).focus == "dungeon-red"
    assert shown(table.view("blue")).focus == "board"


# --- combat -----------------------------------------------------------------------------------------------------------


def test_the_combat_row_tells_what_the_party_brings_to_each_step() -> None:
    lords = {
        "red": {"party": ["thief-2", "priest-1", "wizard-2"], "ready": ["goblin"], "traps": ["pendulum"]},
        "blue": {},
    }
    table = stage(lords, phase="planning", round=2)
    value = {name: node(table, "red", f"red-step:{name}").facts[0].value for name in ("trap", "fast-spell", "healing")}
    assert value == {"trap": "2", "fast-spell": "2/2", "healing": "1"}
    assert not sees(table, "red", "red-slot:0"), "orders wait until the next year"


def test_traps_and_creatures_of_a_plan_are_carried_into_the_combat_row() -> None:
    table = stage({"red": {"party": ["warrior-2"], "ready": ["witch"]}}, season="autumn", phase="planning")
    takes = {name: found.takes for name, found in all_nodes(shown(table.view("red"))).items() if found.takes}
    assert takes["red-step:trap"] == ("lay",)
    assert takes["red-step:monsters"] == ("station",)
    assert all(name.endswith(("-step:trap", "-step:monsters")) for name in takes)


def test_a_battle_is_watched_where_it_is_fought() -> None:
    lords = {"red": {"party": ["thief-1"]}, "blue": {"party": ["warrior-1"], "stationed": ["witch", "ghost"]}}
    table = stage(lords, phase="battles", round=1, first="blue")
    assert state(table).fight is not None
    assert shown(table.view("red")).focus == shown(table.view("blue")).focus == "dungeon-blue"
    assert node(table, "red", "blue-step-minion").on == "blue-step:monsters"
    assert node(table, "red", "blue-stationed:0").label.id == "monster-witch"
    assert node(table, "red", "blue-stationed:0").thing == "", "only its lord commands it"
    assert node(table, "blue", "blue-stationed:0").thing == "monster:witch"


def test_a_step_that_cannot_happen_any_more_is_dim() -> None:
    lords = {"red": {"party": ["thief-1"]}, "blue": {"party": ["warrior-1"], "stationed": ["witch", "ghost"]}}
    table = stage(lords, phase="battles", round=1, first="blue")
    s = state(table)
    assert s.fight is not None
    s.fight = s.fight._replace(no_conquest=True)
    assert node(table, "red", "blue-step:conquest").dim
    assert "row-stopped" in told(node(table, "red", "blue-step:conquest"))
    assert not node(table, "red", "blue-step:healing").dim


def test_where_no_spell_can_be_cast_both_steps_of_spells_are_dim() -> None:
    rooms = {"r0c2": "anti-magic-room"}
    blue = {"party": ["wizard-5"], "target": "r0c2", "rooms": rooms, "stationed": ["witch", "ghost"]}
    table = stage({"red": {}, "blue": blue}, year=2, phase="battles", round=1, first="blue")
    for name in ("fast-spell", "slow-spell"):
        assert "row-stopped" in told(node(table, "red", f"blue-step:{name}"))
        assert not node(table, "red", f"red-step:{name}").dim


def test_icons_that_have_worked_against_a_trap_are_not_counted_again() -> None:
    blue = {
        "party": ["thief-7", "warrior-5", "priest-5"],
        "target": "r0c2",
        "rooms": {"r0c2": "labyrinth"},
        "trapped": ["trap-door", "poisoned-dart"],
    }
    table = stage({"red": {}, "blue": blue}, year=2, phase="battles", round=1, first="blue")
    assert node(table, "red", "blue-step:trap").facts[0].value == "3"
    table.play("blue", "spring trap-door")
    assert table.decision == "aim_trap"
    assert node(table, "red", "blue-step:trap").facts[0].value == "1", "2 of 3 have stopped the Trap Door (DL-TRS-5)"


# --- points -----------------------------------------------------------------------------------------------------------


def test_points_are_counted_as_things_stand_and_titles_name_who_leads() -> None:
    table = stage({"red": {"prison": ["thief-1", "paladin-1"], "evil": 9}, "blue": {"unpaid": 2}}, phase="orders")
    lines = {fact.label.args["what"].id: fact.value for fact in node(table, "red", "total:0").facts}  # type: ignore[union-attr]
    assert lines["score-prisoner"] == "+2"
    assert lines["score-paladin"] == "+5"
    assert lines["title-dark-deeds"] == "+3", "alone"
    assert {fact.label.args["what"].id: fact.value for fact in node(table, "red", "total:1").facts}[  # type: ignore[union-attr]
        "score-unpaid-tax"
    ] == "−6"
    leads = node(table, "red", "held-title:dark-deeds").detail[1:]
    assert [say.args["lord"].id for say in leads] == ["colour-red"]  # type: ignore[union-attr]
    assert node(table, "red", "seat:0").facts[-1].value == node(table, "red", "total:0").badge


# --- whole games ------------------------------------------------------------------------------------------------------


def whole_game(players: int, settings: dict[str, Any]) -> list[View[State]]:
    """What each lord, and a spectator, saw after each answer of a game."""
    table = Table.new(BOX, [Seat(f"person {seat}") for seat in range(players)], settings, seed=bytes([players]) * 32)
    player = RandomBot(str(players))
    seen: list[View[State]] = []
    while not table.over:
        seen += [table.view(seat) for seat in range(-1, players)]
        seat = table.asked[0]
        table.answer(seat, player.choose(table.view(seat)))
    return seen + [table.view(seat) for seat in range(-1, players)]


@pytest.mark.parametrize(
    ("players", "settings"),
    [
        (1, {"trainer": "guest-of-honour"}),
        (2, {"greedy_dummies": "on"}),
        (3, {"initial_orders": "chosen"}),
        (4, {}),
    ],
)
def test_every_scene_of_a_game_is_sound(players: int, settings: dict[str, Any]) -> None:
    for view in whole_game(players, settings)[::7]:
        assert flaws(shown(view), view) == []


def test_an_evil_move_changes_the_counter_and_what_counts_evil() -> None:
    table = stage({"red": {"evil": 6}, "blue": {"evil": 8}}, phase="orders")
    before = shown(table.view("blue"))
    run(table, ("evil_moves", 0, 1))
    after = shown(table.view("blue"))
    old = all_nodes(before)
    new = {name for name, node in all_nodes(after).items() if node != old.get(name)}
    assert new == {"counter:0", "red-supply:evil", "seat:0"}
