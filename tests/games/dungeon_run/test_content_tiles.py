"""The dungeon tiles: their exits, their content dice, and rules of their own."""

import pytest

from lanterne.games.dungeon_run.content import tiles as t
from lanterne.kit import tiles as kit


def sides(exits: int) -> str:
    return "".join(name for place, name in enumerate(t.SIDE_NAMES) if exits >> place & 1)


def test_the_stack_has_16_standard_and_8_special_tiles() -> None:
    assert [t.TILE_NAMES[tile] for tile in (t.ENTRANCE, t.LAIR)] == ["entrance", "lair"]
    assert (len(t.STANDARD_TILES), len(t.SPECIAL_TILES)) == (16, 8)
    rooms = [t.ANCIENT_BRIDGE, t.CURSED_STONE, t.DEN, t.GLYPH_ROOM]
    rooms += [t.LIBRARY, t.PORTCULLIS_ROOM, t.UNDERGROUND_CHANNEL, t.WELL]
    assert [t.TILE_NAMES[tile] for tile in rooms] == [
        "ancient-bridge",
        "cursed-stone",
        "den",
        "glyph-room",
        "library",
        "portcullis-room",
        "underground-channel",
        "well",
    ]


@pytest.mark.parametrize(
    ("name", "exits", "treasure", "encounter"),
    [
        ("crossroads-1", "NESW", (4, 6), (1, 2, 3)),
        ("crossroads-2", "NESW", (5, 6), (1, 2, 3, 4)),
        ("junction-3", "NES", (4, 5), (1, 2, 3)),
        ("junction-4", "NES", (5, 6), (2, 3, 4)),
        ("junction-5", "NES", (1, 6), (3, 4, 5, 6)),
        ("junction-6", "NES", (3, 5, 6), (1, 2, 3, 4)),
        ("junction-7", "NES", (2, 4), (3, 4, 5, 6)),
        ("corridor-8", "NS", (3, 6), (1, 2, 3, 4, 5)),
        ("corridor-9", "NS", (1, 5), (2, 3, 4)),
        ("corridor-10", "NS", (6,), (1, 2, 3)),
        ("corridor-11", "NS", (4, 5), (1, 2, 3, 4)),
        ("bend-12", "NE", (3, 4, 6), (3, 4, 5, 6)),
        ("bend-13", "NE", (1, 2), (4, 5, 6)),
        ("bend-14", "NE", (5, 6), (1, 2, 5, 6)),
        ("bend-15", "NE", (5, 6), (1, 2, 3, 4)),
        ("bend-16", "NE", (2, 4, 6), (1, 2, 3, 4, 5)),
        ("entrance", "NESW", (), ()),
        ("lair", "S", (), ()),
        ("ancient-bridge", "NS", (), ()),
        ("cursed-stone", "NESW", (), ()),
        ("den", "NES", (), (1, 2, 3)),
        ("glyph-room", "NESW", (), ()),
        ("library", "NES", (), ()),
        ("portcullis-room", "NS", (), ()),
        ("underground-channel", "NS", (), ()),
        ("well", "NES", (), ()),
    ],
)
def test_tiles(name: str, exits: str, treasure: tuple[int, ...], encounter: tuple[int, ...]) -> None:
    tile = t.TILES[t.TILE_NAMES.index(name)]
    assert (sides(tile.exits[0]), tile.treasure, tile.encounter) == (exits, treasure, encounter)


def test_tiles_turn_clockwise() -> None:
    """DR-TIL-2."""
    assert [t.SIDE_NAMES[side] for side in (kit.NORTH, kit.EAST, kit.SOUTH, kit.WEST)] == ["N", "E", "S", "W"]
    bend = t.TILES[t.TILE_NAMES.index("bend-12")]
    assert [sides(exits) for exits in bend.exits] == ["NE", "ES", "SW", "NW"]
    junction = t.TILES[t.TILE_NAMES.index("junction-3")]
    assert [sides(exits) for exits in junction.exits] == ["NES", "ESW", "NSW", "NEW"]
    assert [sides(exits) for exits in t.TILES[t.LAIR].exits] == ["S", "W", "N", "E"]


def test_rules_that_special_tiles_have_of_their_own() -> None:
    """DR-TSP-2, DR-TSP-4, DR-TSP-6, DR-TSP-8."""
    assert [tile.name for tile in t.TILES if tile.first_encounter] == ["glyph-room", "well"]
    assert [tile.name for tile in t.TILES if tile.needs_assist] == ["glyph-room"]
    assert [tile.name for tile in t.TILES if tile.holds_monsters] == ["glyph-room", "portcullis-room"]
    assert [tile.name for tile in t.TILES if tile.stills_powers] == ["cursed-stone"]
