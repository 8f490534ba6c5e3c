"""Motions in scenarios, seats by the names that the game gives them, and what can be expected of a position."""

import pytest

from lanterne.lab.scenario import Difference, parse, run


def difference(text: str) -> Difference | None:
    """The first difference of a scenario."""
    return run(parse(text, "scene.toml"))


# --- motions ----------------------------------------------------------------------------------------------------------

HEROES = """
title = "Giving up"
game = "heroquest"
seats = ["barbarian", "elf", "zargon"]
position = { map = "empty", seen = ["room-22"] }
"""


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ('seat = "elf"\nmotion = "concede"\nwaits_for = "barbarian"', ""),
        ('seat = "elf"\nmotion = "concede"\nagree = "barbarian"\nwaits_for = []\nevents = ["conceded"]', ""),
        ('seat = "elf"\nmotion = "concede"\nreject = "barbarian"\nwaits_for = []\nno_events = ["conceded"]', ""),
        ('seat = "elf"\nmotion = "name_hero  Fleur  de Lys"\nstate.heroes.elf.name = "Fleur de Lys"', ""),
        ('as = "zargon"\nrefused = { "concede" = "HQ-END-5" }', ""),
        ('seat = "elf"\nmotion = "concede"\nas = "barbarian"\nrefused = { "concede" = "HQ-END-5" }', ""),
        ('seat = "elf"\nmotion = "concede"\nwaits_for = []', "waits_for: expected none, found barbarian"),
        ('seat = "zargon"\nmotion = "concede"', "zargon may not raise concede (HQ-END-5, HQ-DEC-5)"),
        ('seat = "elf"\nmotion = "flee"', "there is no motion 'flee'; there are: name_hero, concede"),
        ('agree = "elf"', "elf has no motion to answer; it waits for nobody"),
        (
            'seat = "elf"\nmotion = "concede"\nagree = "zargon"',
            "zargon has no motion to answer; it waits for barbarian",
        ),
        ('as = "elf"\nrefused = { "concede" = "HQ-END-5" }', "refused.concede: expected refused by HQ-END-5"),
        ('as = "zargon"\nrefused = { "concede" = "HQ-MOV-1" }', "refused.concede: expected refused by HQ-MOV-1"),
    ],
)
def test_motions(lines: str, sentence: str) -> None:
    found = difference(f"{HEROES}[[then]]\n{lines}")
    assert (sentence in found.sentence) if found and sentence else found is None and not sentence, found


def test_a_motion_lapses_with_the_game() -> None:
    text = """
        title = "Too late"
        game = "warhammer-quest"
        seats = ["elf", "dwarf"]
        [[then]]
        seat = "elf"
        motion = "give_up"
        [[then]]
        seat = "elf"
        answer = "vote_yes"
        [[then]]
        seat = "dwarf"
        answer = "vote_yes"
        ending = "given-up"
        waits_for = []
        as = "elf"
        refused = { give_up = "WQ-END-5" }
        [position]
        leader = "elf"
    """
    assert difference(text) is None


# --- seats by the names that the game gives them ----------------------------------------------------------------------


LORDS = """
title = "Who begins"
game = "dungeon-lords"
seats = SEATS
chance = [{ pick = "seat", one = ONE }]
[[then]]
"""


@pytest.mark.parametrize("seats", ["4", '["red", "blue", "green", "yellow"]'])
@pytest.mark.parametrize("one", ['"green"', "3"])
def test_a_seat_is_picked_by_name_or_number(seats: str, one: str) -> None:
    found = difference(LORDS.replace("SEATS", seats).replace("ONE", one))
    assert found is not None
    assert "the script has nothing left" in found.sentence, "the pick is taken, and shuffles follow"


def test_a_seat_is_picked_by_the_name_it_has_then() -> None:
    """Colours are taken before the first player is picked."""
    cards = '{ shuffle = "card", top = [] }'
    text = f"""
        title = "Who begins"
        game = "xorlosch"
        seats = 2
        chance = [{cards}, {cards}, {cards}, {{ pick = "seat", one = "blue" }}]
        [[then]]
        answer = "take_colour red"
        [[then]]
        answer = "take_colour blue"
        asked = "blue"
        rolled = [{{ pick = "seat", one = "blue" }}]
    """
    assert difference(text) is None
    found = difference(text.replace('one = "blue"', 'one = "green"', 1))
    assert found is not None
    assert found.sentence.endswith("there is no seat 'green'; there are red, blue")


# --- what can be expected ---------------------------------------------------------------------------------------------


def test_optional_fields_can_be_absent_and_unknown_ones_cannot() -> None:
    head = """
        title = "A den"
        game = "dungeon-run"
        seats = ["vargagg", "dorgan"]
        [position]
        tiles.den = { at = [0, 1], monster = "slime" }
        heroes.vargagg = { fought = true, wronged_by = ["dorgan"] }
        [[then]]
    """
    assert difference(head + 'state.tiles.den = { stranger = "absent", trap = "absent", flames = "absent" }') is None
    assert difference(head + 'state.heroes.vargagg = { fought = true, wronged_by = ["dorgan"] }') is None
    found = difference(head + 'state.tiles.den.monster = "absent"')
    assert found is not None
    assert (found.path, found.found) == ("state.tiles.den.monster", "slime")
    found = difference(head + 'state.tiles.den.dragon = "absent"')
    assert found is not None
    assert "no such entry" in found.found


def test_a_paladin_is_in_one_place() -> None:
    head = """
        title = "Two paladins"
        game = "dungeon-lords"
        seats = 4
        [[then]]
        state.paladin = "red"
        state.dismissed = []
        state.demolished = []
        state.put_under = []
        [position]
        lords.red.party = ["paladin-1"]
    """
    assert difference(head) is None
    found = difference(head + 'paladin = "tent"')
    assert found is not None
    assert found.sentence.endswith("the paladin is in the party of red, and cannot be tent")


def test_squares_of_the_corridor_are_seen_one_by_one() -> None:
    head = """
        title = "A look into the corridor"
        game = "heroquest"
        seats = ["barbarian", "zargon"]
        position = { map = "empty", seen = ["a1", "a2", "room-01"] }
        [[then]]
    """
    assert difference(head + 'state.seen = ["a1", "a2", "room-01"]') is None
    assert difference(head.replace('["a1", "a2", "room-01"]', '["corridor"]') + 'state.seen = ["corridor"]') is None
