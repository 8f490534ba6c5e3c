"""The table of HeroQuest: what each seat sees of it, and what changes after an answer."""

from typing import Any

import pytest
from tests.games.heroquest.goods import agreed, ending
from tests.games.heroquest.scene import PARTY
from tests.games.heroquest.scene import scene as stage

from lanterne.bots import RandomBot
from lanterne.engine import Seat, Table, View
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.content.board import REGION_SQUARES
from lanterne.games.heroquest.content.cards import CARD_COUNT
from lanterne.games.heroquest.scene import may_read
from lanterne.games.heroquest.scene import scene as shown
from lanterne.games.heroquest.scene.looks import REGION_TONES
from lanterne.games.heroquest.state import KINDS, WALLS, State
from lanterne.lab.scenery import flaws
from lanterne.lab.stage import Stage
from lanterne.scene import Node, Scene
from lanterne.words import Words


def node(table: Stage, seat: str, name: str) -> Node:
    """The node of this id as the seat sees it."""
    found = shown(table.view(seat)).node(name)
    assert found is not None, f"{seat} sees no {name}"
    return found


def sees(table: Stage, seat: str, name: str) -> bool:
    return shown(table.view(seat)).node(name) is not None


def told(found: Node) -> list[str]:
    return [say.id for say in found.detail]


def all_nodes(scene: Scene) -> dict[str, Node]:
    return {node.id: node for panel in scene.panels for node in panel.nodes}


# --- the board --------------------------------------------------------------------------------------------------------


def test_only_what_has_been_revealed_is_on_the_board_of_a_hero() -> None:
    table = stage({"barbarian": "v16", "dwarf": "v17"}, quest="proving-vaults", seen=["room-22"])
    assert sees(table, "barbarian", "square:v16")
    assert not sees(table, "barbarian", "square:r16"), "the next room lies in the dark"
    assert not any(name.startswith(("lurking", "foe")) for name in all_nodes(shown(table.view("barbarian"))))
    dark = node(table, "zargon", "square:r16")
    assert dark.dim
    assert not node(table, "zargon", "square:v16").dim
    assert any(name.startswith("lurking:") for name in all_nodes(shown(table.view("zargon"))))


def test_doors_tell_how_they_are() -> None:
    table = stage(
        {"barbarian": "b2"},
        doors={"b4-b5": "open", "e3-f3": "closed", "c4-c5": "found", "e2-f2": {"is": "closed", "key": "iron-key"}},
    )
    assert node(table, "dwarf", "door:b4-b5").shape == "door-open"
    assert node(table, "dwarf", "door:e3-f3").shape == "door"
    assert node(table, "dwarf", "door:c4-c5").shape == "door-secret"
    assert node(table, "dwarf", "door:e2-f2").shape == "door", "nobody has tried it"


def test_a_door_that_was_tried_in_vain_looks_locked() -> None:
    table = stage({"barbarian": "e3"}, doors={"e3-f3": {"is": "closed", "key": "iron-key"}})
    table.play("barbarian", "open_door e3-f3")
    found = node(table, "elf", "door:e3-f3")
    assert found.shape == "door-locked"
    assert "door-wants" in told(found)


def test_a_hidden_trap_is_seen_by_zargon_alone_until_it_is_found() -> None:
    hidden = stage({"barbarian": "b2"}, hidden_traps=[{"kind": "spear", "at": "d3"}])
    assert node(hidden, "barbarian", "square:d3").icon == ""
    assert node(hidden, "zargon", "square:d3").icon == "spears"
    known = stage({"barbarian": "b2"}, traps=[{"kind": "spear", "at": "d3"}], pits=["c4"])
    assert node(known, "barbarian", "square:d3").icon == "spears"
    assert told(node(known, "barbarian", "square:c4")) == ["floor-pit"]


def test_a_secret_door_that_nobody_has_found_is_on_zargons_board_alone() -> None:
    table = stage({"barbarian": "b2"}, doors={"e3-f3": "secret"})
    assert not sees(table, "barbarian", "door:e3-f3")
    assert node(table, "zargon", "door:e3-f3").dim


def test_furniture_lies_over_its_squares_and_stands_for_the_first() -> None:
    table = stage({"barbarian": "b4"}, furniture=[{"kind": "table", "at": ["b2", "c2", "d2", "b3", "c3", "d3"]}])
    piece = node(table, "barbarian", "furniture:b2")
    assert piece.thing == "square:b2"
    assert tuple(piece.size) == (3 * 40 - 4, 2 * 40 - 4)
    assert not sees(table, "barbarian", "square:c3")


def test_several_on_one_square_stand_side_by_side() -> None:
    table = stage({"barbarian": "c3", "dwarf": "c3"}, pits=["c3"])
    one, other = node(table, "elf", "hero:barbarian"), node(table, "elf", "hero:dwarf")
    assert one.at != other.at
    assert one.on == other.on == "square:c3"
    assert flaws(shown(table.view("elf")), table.view("elf")) == []


def test_the_hero_whose_turn_it_is_can_be_carried() -> None:
    table = stage({"barbarian": "c3", "dwarf": "d3"}, active="dwarf")
    assert {"walk", "strike"} <= set(node(table, "elf", "hero:dwarf").does)
    assert node(table, "elf", "hero:barbarian").does == ()


def test_who_walks_through_walls_sees_where_that_leads() -> None:
    table = stage(
        {"barbarian": "e3"}, quest="proving-vaults", seen=["room-01"], phasing=True, points=4, active="barbarian"
    )
    view = table.view("barbarian")
    assert flaws(shown(view), view) == []
    assert node(table, "barbarian", "square:f3").mark == "?"


def test_the_badge_of_a_monster_is_what_it_has_left() -> None:
    table = stage(
        {"barbarian": "b2"}, monsters=[{"foe": "mummy-1", "at": "d2", "body": 1}, {"foe": "orc-2", "at": "d3"}]
    )
    assert (node(table, "elf", "foe:mummy-1").badge, node(table, "elf", "foe:mummy-1").mark) == ("1", "m1")
    assert (node(table, "elf", "foe:orc-2").badge, node(table, "elf", "foe:orc-2").mark) == ("", "o2")


def test_rooms_that_touch_have_different_tones() -> None:
    region = {
        square: place
        for place, mask in enumerate(REGION_SQUARES)
        for square in range(mask.bit_length())
        if mask >> square & 1
    }
    touching = {(region[one], region[other]) for one, other in WALLS}
    assert {pair for pair in touching if REGION_TONES[pair[0]] == REGION_TONES[pair[1]]} == set()


# --- the lists --------------------------------------------------------------------------------------------------------


def test_a_sheet_shows_what_is_in_hand_worn_and_left() -> None:
    table = stage(
        {
            "wizard": {
                "items": ["dagger", "wizards-cloak", "potion-of-healing", "potion-of-healing"],
                "readied": "dagger",
                "worn": ["wizards-cloak"],
                "spells": ["genie"],
            }
        }
    )
    assert told(node(table, "wizard", "own:wizard:dagger"))[0] == "item-in-hand"
    assert told(node(table, "wizard", "own:wizard:wizards-cloak"))[0] == "item-worn"
    assert node(table, "wizard", "own:wizard:potion-of-healing").badge == "2"
    assert node(table, "wizard", "spell:genie").thing == "spell:genie"
    sheets = next(panel for panel in shown(table.view("wizard")).panels if panel.id == "sheets")
    assert sheets.nodes[0].id == "sheet:wizard", "the reader's own comes first"


def test_the_dice_on_the_sheet_are_those_of_the_rules() -> None:
    gear = {"items": ["broadsword", "shield", "helmet"], "readied": "broadsword", "worn": ["shield", "helmet"]}
    table = stage({"barbarian": {**gear, "effects": ["rock-skin"]}})
    values = {fact.label.id: fact.value for fact in node(table, "elf", "seat:0").facts}
    assert values["dice-attack"] == "3"
    assert values["dice-defend"] == "5"


def test_the_head_of_the_table_tells_before_from_after_a_quest() -> None:
    table = ending(won=True)
    assert shown(table.view("elf")).status[-1].id == "status-after"
    agreed(table, "propose_next goblin-toll 0")
    assert shown(table.view("elf")).status[-1].id == "status-before"


def test_points_are_told_only_of_who_has_rolled() -> None:
    table = stage({"barbarian": "c3"}, active="barbarian")
    assert "player-turn" in told(node(table, "elf", "seat:0"))
    table = stage({"barbarian": "c3"}, active="barbarian", points=0)
    assert "player-active" in told(node(table, "elf", "seat:0"))
    shop = Stage(BOX, (*PARTY, "zargon"), settings={"play": "single-quest", "quest": 4})
    assert told(node(shop, "elf", "seat:0")) == ["player-shopping"]
    assert told(node(shop, "elf", "seat:1")) == []


def test_the_dice_of_a_hero_are_those_of_the_next_roll() -> None:
    """Weapon and armour, potions and spells, the pit and what lies on the hero (HQ-ATK-17, HQ-EQP-8)."""
    table = stage(
        {
            "barbarian": {"at": "c3", "attack": 2, "effects": ["rock-skin"]},
            "dwarf": {"at": "b2", "attack": 2, "conditions": ["afraid", "asleep"]},
        },
        pits=["c3"],
    )
    for seat, dice in (("seat:0", ("4", "2")), ("seat:1", ("1", "0"))):
        values = {fact.label.id: fact.value for fact in node(table, "elf", seat).facts}
        assert (values["dice-attack"], values["dice-defend"]) == dice


def test_a_character_on_the_board_has_its_profile_shown_and_its_spells_are_zargons() -> None:
    table = stage({"barbarian": "b2"}, monsters=[{"foe": "sabrane", "at": "d2"}])
    assert len(node(table, "elf", "monster:sabrane").facts) == 5
    assert "monster:verag" not in all_nodes(shown(table.view("elf"))), "who has not been seen"
    assert not any(name.startswith("dread:") for name in all_nodes(shown(table.view("elf"))))
    assert any(name.startswith("dread:sabrane:") for name in all_nodes(shown(table.view("zargon"))))
    cards = [KINDS.name(kind) for kind in range(CARD_COUNT)]
    assert all(node(table, "elf", f"monster:{name}").facts for name in cards), "monster cards lie open (HQ-SET-15)"


def test_notes_that_nobody_has_read_are_zargons() -> None:
    table = stage(quest="goblin-toll", seen=["room-22"])
    unread = [name for name in all_nodes(shown(table.view("zargon"))) if name.startswith(("unread:", "find:"))]
    assert "unread:iron-key" in unread
    assert len(unread) > 3
    heroes = all_nodes(shown(table.view("barbarian")))
    assert not any(name.startswith(("unread:", "find:", "wandering")) for name in heroes)


def test_the_armoury_is_open_while_somebody_buys() -> None:
    table = Stage(BOX, ("barbarian", "dwarf", "zargon"), settings={"play": "single-quest", "quest": 3})
    panels = [panel.id for panel in shown(table.view("barbarian")).panels]
    assert "armoury" in panels
    assert node(table, "barbarian", "seat:0").badge == "8", "the quest will begin with all points"
    assert "armoury" not in [panel.id for panel in shown(stage().view("barbarian")).panels]


def test_before_a_quest_begins_nothing_of_it_is_on_zargons_table() -> None:
    table = Stage(BOX, ("barbarian", "dwarf", "zargon"), settings={"play": "single-quest", "quest": 3})
    assert not may_read(table.view("zargon"))
    assert may_read(stage().view("zargon"))
    assert not may_read(stage().view("elf"))
    assert not may_read(stage().view())


# --- what changes -----------------------------------------------------------------------------------------------------


def new_nodes(before: Scene, after: Scene) -> set[str]:
    old = all_nodes(before)
    return {name for name, found in all_nodes(after).items() if found != old.get(name)}


def test_after_a_step_only_the_hero_and_the_seat_are_new() -> None:
    table = stage({"barbarian": "d3"}, points=4, active="barbarian", monsters=[{"foe": "orc-1", "at": "e4"}])
    before = shown(table.view("dwarf"))
    table.play("barbarian", "walk d4")
    assert new_nodes(before, shown(table.view("dwarf"))) == {"hero:barbarian", "seat:0"}


def test_heroes_share_the_board() -> None:
    table = stage({"barbarian": "c3"}, monsters=[{"foe": "orc-1", "at": "e4"}])
    boards = [shown(table.view(hero)).panels[0] for hero in ("barbarian", "dwarf", "")]
    assert boards[0] == boards[1] == boards[2]


def played(quest: int, bot: Any, answers: int) -> list[View[State]]:
    """What all saw after each answer of the beginning of a game."""
    settings = {"play": "single-quest", "quest": quest, "max_rounds": 150}
    table = Table.new(BOX, [Seat(f"person {seat}") for seat in range(5)], settings, seed=bytes([quest]) * 32)
    seen: list[View[State]] = []
    for _ in range(answers):
        if table.over:
            break
        seen += [table.view(seat) for seat in range(-1, 5)]
        table.answer(table.asked[0], bot.choose(table.view(table.asked[0])))
    return seen


@pytest.mark.parametrize("quest", [2, 5, 6, 11, 12])
def test_scenes_are_whole_and_all_in_words(quest: int) -> None:
    words = Words(BOX, "fr", strict=True)
    for view in played(quest, RandomBot(str(quest)), 160)[::23]:
        looked = shown(view)
        assert flaws(looked, view) == []
        assert shown(view) == looked
        for panel in looked.panels:
            for found in panel.nodes:
                for say in (found.label, *found.detail, *(fact.label for fact in found.facts)):
                    words.said(say)
        for say in (*looked.status, *looked.pending):
            words.said(say)


@pytest.mark.parametrize("quest", [1, 8])
def test_a_scene_of_a_hero_is_the_same_whatever_the_quest_hides(quest: int) -> None:
    from lanterne.engine import SearchDice

    for number, view in enumerate(played(quest, RandomBot("s"), 60)[1::25]):
        sample = View(BOX, view.sample(SearchDice(number)), view.seat)
        assert shown(sample) == shown(view)
