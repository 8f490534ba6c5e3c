"""What is read out of the notes of a file, and what becomes of the others."""

from typing import Any

import pytest
from tests.games.heroquest.heroscribe import Thing, quest, taken_in, told

from lanterne.games.heroquest.heroscribe.ftl import AuthorText, typeset

A: Thing = ("LetterA", 7, 15)


def read(note: str, *things: Thing) -> tuple[dict[str, Any], list[str]]:
    found = taken_in(quest(*things, A, notes=[note]))
    return found.sheet, told(found)


@pytest.mark.parametrize(
    ("note", "kind"),
    [
        ("Wandering Monster in this Quest: Goblin", "goblin"),
        ("Wandering monsters in this quest: 2 Orcs", "orc"),
        ("WANDERING MONSTER: chaos warrior", "dread-warrior"),
        ("Wandering Monster - Fimir", "abomination"),
        ("Wandering monster: mummies", "mummy"),
        ("Wandering monster: a brute force", "orc"),
        ("Nobody walks here.", "orc"),
    ],
)
def test_the_wandering_monster(note: str, kind: str) -> None:
    assert read(note)[0]["wandering"] == kind


def test_a_wandering_monster_that_nobody_names_is_the_orc() -> None:
    assert "No note names the wandering monster: it is the orc." in read("Nobody walks here.")[1]
    assert any("Only one wandering monster comes at a time" in each for each in read("Wandering monsters: 2 Orcs")[1])


@pytest.mark.parametrize(
    "note", ["A. 35 gold coins lie here.", "A) 35 gold coins lie here.", "A  35 gold coins lie here."]
)
def test_gold_in_a_room(note: str) -> None:
    quest_, sentences = read(note)
    assert quest_["finds"] == [{"room": "room-18", "piece": None, "gold": 35, "items": []}]
    assert "Note A (G15): 35 gold coins for the first hero to search the room." in sentences
    assert quest_["notes"] == []


def test_gold_in_the_corridor_and_without_a_mark_stays_text() -> None:
    far = taken_in(quest(("LetterB", 7, 19), ("Door", 7, 18), notes=["B. 35 gold coins.", "Also 35 gold coins."])).sheet
    assert far["finds"] == []
    assert [note["trigger"] for note in far["notes"]] == [{"kind": "seen", "at": "g19"}, {"kind": "kept"}]


def test_treasure_lies_in_the_chest_next_to_the_mark() -> None:
    quest_, _ = read("A. 35 gold coins.", ("Throne", 7, 16), ("TreasureChest", 8, 15))
    assert quest_["finds"][0]["piece"] == "h15"


@pytest.mark.parametrize(("body", "item"), [(4, "potion-of-healing-4"), (3, "cellar-draught-of-3")])
def test_a_healing_potion(body: int, item: str) -> None:
    found = taken_in(quest(A, notes=[f"A. A potion on the shelf will restore up to {body} Body Points."]))
    assert found.sheet["finds"][0]["items"] == [item]
    assert [row["id"] for row in found.potions] == [item] * (body == 3)


def test_artifacts_by_name_each_once() -> None:
    notes = ["A. Borin's Armour hangs here.", "B. The WIZARD’S STAFF and Borin’s Armor."]
    found = taken_in(quest(A, ("LetterB", 3, 17), notes=notes)).sheet
    assert [find["items"] for find in found["finds"]] == [["borins-armor"], ["wizards-staff"]]


@pytest.mark.parametrize(("words", "damage"), [("lose 2 Body Points", 2), ("it stings", 1), ("lose 99 Body Points", 8)])
def test_the_trap_of_a_chest(words: str, damage: int) -> None:
    quest_, _ = read(f"A. A trap! The searcher will {words}.", ("TreasureChestTrap", 7, 16))
    assert quest_["traps"] == [{"kind": "furniture", "at": "g16", "variant": "poison-needle", "damage": damage}]
    assert read("A. A trap!")[0]["traps"] == []


@pytest.mark.parametrize("row", ["6 4 5 3 4", "6/4/5/3/4", "Move 6, Attack 4, Defend 5, Body Points 3, Mind Points 4"])
def test_a_profile_for_the_nearest_monster_of_the_kind(row: str) -> None:
    things: list[Thing] = [("Orc", 7, 16), ("Gargoyle", 9, 18), ("Gargoyle", 9, 17)]
    quest_, sentences = read(f"A. Grimm (a gargoyle): {row}", *things)
    [person] = quest_["characters"]
    assert person["profile"] == {"move": 6, "attack": 4, "defend": 5, "body": 3, "mind": 4}
    assert {"kind": person["id"], "at": "i17"} in quest_["monsters"]
    assert any("Gargoyle on I17 has the profile 6 / 4 / 5 / 3 / 4" in each for each in sentences)
    words = {each.key: each.text for each in taken_in(quest(*things, A, notes=[f"A. Grimm (a gargoyle): {row}"])).words}
    assert words[f"monster-{person['id']}"] == AuthorText("Grimm")
    assert [note["trigger"] for note in quest_["notes"]] == [{"kind": "seen", "at": "g15"}]


def test_four_numbers_or_a_dead_monster_are_no_profile() -> None:
    assert read("A. Roll 6 4 5 3.", ("Orc", 7, 16))[0]["characters"] == []
    assert read("A. 6 4 5 0 4", ("Orc", 7, 16))[0]["characters"] == []
    assert read("A. 6 4 5 3 4")[0]["characters"] == []


def test_a_wizard_who_is_the_villain() -> None:
    quest_, _ = read("A. The Chaos Sorcerer Zed: 8 3 4 3 6", ("Wizard", 7, 15))
    assert quest_["monsters"] == [{"kind": "cellar-persona", "at": "g15"}]
    assert quest_["characters"][0]["figure"] == "dread-sorcerer"


def test_other_notes_are_told_or_kept() -> None:
    notes = ["A. The floor is wet.", "A. Who searches finds nothing but dust.", "The air is stale."]
    found = taken_in(quest(A, notes=notes))
    assert [note["trigger"] for note in found.sheet["notes"]] == [
        {"kind": "seen", "at": "g15"},
        {"kind": "treasure-search", "room": "room-18"},
        {"kind": "kept"},
    ]
    assert any(each.startswith("Zargon keeps one note") for each in told(found))
    assert "A note begins with Q, but the map shows no such mark." in read("Q. Where?")[1]


def test_words_of_others_are_set_like_ours() -> None:
    assert typeset('He said "no {way}" ,\n  it\'s $5 ???', "en") == "He said “no (way)”, it’s ＄5 ?"
    assert typeset("Qui va là ? « Moi »", "fr") == "Qui va là\u00a0? «\u00a0Moi\u00a0»"
