"""Files as real programs write them: other names, other numbers, synonyms, things left out."""

import pytest
from tests.games.heroquest.heroscribe import quest, taken_in, told

OTHERS = [
    ("Goblin_EU", "Goblin"),
    ("goblin", "Goblin"),
    ("GoblinUS", "Goblin"),
    ("Treasure-Chest", "TreasureChest"),
    ("treasure_chest_europe", "TreasureChest"),
    ("Abomination", "Fimir"),
    ("DreadWarrior.usa", "ChaosWarrior"),
    ("FALLINGBLOCK", "FallingRock"),
    ("WeaponRack", "WeaponsRack"),
    ("blocked_square", "SingleBlockedSquare"),
    ("Letter-A", "LetterA"),
    ("Mummy 2021", "Mummy"),
]


@pytest.mark.parametrize(("name", "known"), OTHERS)
def test_objects_go_by_other_names(name: str, known: str) -> None:
    found, plain = taken_in(quest((name, 7, 15))), taken_in(quest((known, 7, 15)))
    assert {**found.sheet, "source": None} == {**plain.sheet, "source": None}
    assert f"“{name}” is read as {known}." in told(found)
    assert not any("is read as" in each for each in told(plain))


@pytest.mark.parametrize("name", ["Us", "EU", "Orcus", "Dragon_EU", "passage out", "Zombies"])
def test_other_objects_stay_what_they_are(name: str) -> None:
    found = taken_in(quest((name, 7, 15)))
    assert any(each.startswith(f"{name} on G15 has no rules here") for each in told(found)), told(found)


@pytest.mark.parametrize("number", ["7", "7.0", "7,0", " 7 ", "+7", "6.9999995", "7.0000005", "007"])
def test_whole_numbers_however_they_are_written(number: str) -> None:
    assert taken_in(quest(("Orc", number, 15))).sheet["monsters"] == [{"kind": "orc", "at": "g15"}]


@pytest.mark.parametrize("number", ["6.5", "7.25", "seven", "", "NaN", "1e1", "0x7", "٧"])
def test_other_numbers_are_told(number: str) -> None:
    found = taken_in(quest(("Orc", number, 15)))
    assert found.sheet["monsters"] == []
    assert any(each.startswith("Orc on ") and "is left out" in each for each in told(found))


@pytest.mark.parametrize("rotation", ["rightward", "RIGHTWARD", " Right ", "1"])
def test_rotations_however_they_are_written(rotation: str) -> None:
    [piece] = taken_in(quest(("Tomb", 7, 15, rotation))).sheet["furniture"]
    assert piece == {"kind": "tomb", "at": "g15", "turned": True}


def test_attributes_that_are_missing() -> None:
    data = quest().replace(b"</board>", b'<object/><object id="Orc"/><object left="7" top="15"/><dark/></board>')
    found = taken_in(data.replace(b' name="The Cellar" region="USA" version="1.0" width="1" height="1"', b""))
    assert found.name == "?"
    assert "Orc on ? is left out: it has no position." in told(found)
    assert "? on G15 has no rules here; it is mentioned when it comes into view." in told(found)


def test_names_with_a_prefix_and_a_namespace() -> None:
    data = quest(("Orc", 7, 15)).decode()
    for name in ("quest", "board", "object", "note", "speech"):
        data = data.replace(f"<{name}", f"<hs:{name}").replace(f"</{name}", f"</hs:{name}")
    found = taken_in(data.replace("<hs:quest ", '<hs:quest xmlns:hs="urn:heroscribe" ').encode())
    assert found.sheet["monsters"] == [{"kind": "orc", "at": "g15"}]
    assert found.sheet["wandering"] == "goblin"
