"""The tree of options that both terminals show: far places stand in it, each with its cost."""

from lanterne import registry
from lanterne.engine import View
from lanterne.lab.stage import Stage
from lanterne.terminal.menu import Item, closed, menu
from lanterne.terminal.pages import numbered, why_page
from lanterne.words import words_for

HEROQUEST = registry.box("heroquest")
HURT = {
    "map": "empty",
    "points": 4,
    "heroes": {"elf": {"at": "m10", "body": 3, "items": ["shortsword", "potion-of-healing"], "readied": "shortsword"}},
}


def items(position: dict[str, object]) -> list[Item]:
    stage = Stage(HEROQUEST, ["elf", "zargon"], position)
    view = HEROQUEST.view(stage.game.state, 0)
    words = words_for(HEROQUEST, "en")
    return menu(view, words, words.names(view.state, 0))


def test_the_active_figure_walks_far_where_no_option_names_it() -> None:
    (walk,) = [item for item in items(HURT) if item.label == "Walk"]
    far = next(item for item in walk.items if item.label.startswith("P11"))
    assert far.cost == 4
    assert [HEROQUEST.encode(call)[0] for call in far.calls] == ["walk"] * 4
    assert far.things == {"square:p11"}


def test_what_a_hero_drinks_is_no_place_to_walk_to() -> None:
    (drink,) = [item for item in items(HURT) if "Drink" in item.label or "drinks" in item.label]
    assert [HEROQUEST.encode(call) for call in drink.calls] == [["drink", "elf", "potion-of-healing"]]
    two = {**HURT, "heroes": {"elf": {"at": "m10", "body": 3, "items": ["potion-of-healing", "potion-of-speed"]}}}
    groups = [item for item in items(two) if item.items and item.label != "Walk"]
    leaves = [leaf for group in groups for part in group.items for leaf in part.items or (part,)]
    assert {HEROQUEST.encode(leaf.calls[0])[0] for leaf in leaves} <= {"drink", "ready", "give_to"}


def test_what_cannot_be_added_to_a_draft_stands_among_what_is_not_possible() -> None:
    box = registry.box("dungeon-lords")
    red = {"party": ["warrior-1"], "tunnels": ["r0c2"], "ready": ["goblin", "witch"], "traps": ["pendulum"]}
    stage = Stage(box, ["red", "blue"], {"lords": {"red": red}, "phase": "planning", "round": 1, "first": "red"})
    view, words = stage.view("red"), words_for(box, "en")
    names = words.names(view.state, 0)
    assert closed(view, words, names) == []
    (item,) = closed(view, words, names, (stage.call("station goblin"),))
    assert item.refusal is not None
    assert (item.label, item.refusal.rule, item.things) == (
        "station the Witch",
        "DL-PLN-4",
        frozenset({"monster:witch"}),
    )
    page = str(why_page(view, words, names, (stage.call("station goblin"),)))
    assert "station the Witch\n   Only one monster can fight on this tile; ghosts do not count. DL-PLN-4" in page


def test_beside_a_draft_stand_what_would_come_of_it_and_what_may_be_done_instead() -> None:
    box = registry.box("dungeon-lords")
    plan = {"party": ["warrior-1"], "tunnels": ["r0c2", "r1c2", "r0c1"], "conquered": ["r0c2"], "ready": ["goblin"]}
    lords = {"red": {**plan, "evil": 9, "party": ["paladin-1"]}, "blue": plan}
    stage = Stage(box, ["red", "blue"], {"lords": lords, "phase": "planning", "round": 1, "first": "red"})
    view, words = stage.view("blue"), words_for(box, "en")
    names = words.names(view.state, 1)
    *picks, whole, wait = menu(view, words, names)
    assert [item.pick for item in picks] == view.picks(())
    assert wait.calls == (("wait",),)
    assert whole.refusal is not None
    assert whole.foreseen == (), "no tile is chosen yet"
    *_, whole, _ = menu(view, words, names, (view.picks(())[0],))
    assert whole.refusal is None
    assert any("captured" in line for line in whole.foreseen)
    assert str(numbered(3, whole)).splitlines()[1:] == [f"  {line}" for line in whole.foreseen]


def test_shortcuts_stand_at_the_end_with_what_they_do() -> None:
    box = registry.box("heroquest")
    seats = ["barbarian", "dwarf", "zargon"]
    position = {"map": "empty", "seen": "all", "heroes": {"barbarian": {"at": "k8"}, "dwarf": {"at": "l8"}}}
    stage = Stage(box, seats, position)
    view = View(box, stage.game.state, 0, 0b011)
    words = words_for(box, "en")
    items = menu(view, words, words.names(view.state, 0))
    offered = [item.shortcut is not None for item in items]
    assert offered == sorted(offered), "they stand at the end"
    [last] = [item for item in items if item.label == "Search this room one after the other"]
    assert last.shortcut is not None
    assert last.calls == (("search_for_traps",),), "its first answer"
    assert last.foreseen[0].startswith("Each of your heroes here in turn")
