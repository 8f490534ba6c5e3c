"""The printed components: what the box holds, and what the quests make of it."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kit.boards import Board, slowly_sees

from lanterne.games.heroquest.content import cards as c
from lanterne.games.heroquest.content.board import CORRIDOR, GRID, INSIDE, REGION_NAMES, REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.board import SQUARE_NAMES as SQUARES
from lanterne.games.heroquest.content.quests import BRIEFINGS, NONE, QUEST_NAMES, QUESTS, Quest
from lanterne.games.heroquest.content.rows import Boost, Heal, Potion
from lanterne.games.heroquest.content.settings import HERO_PRIORITY, SETTINGS, SPELL_PRIORITY
from lanterne.kit.grid import Edges, mask_of, squares_of


def square(name: str) -> int:
    return SQUARES.index(name)


def region(name: str) -> int:
    return REGION_NAMES.index(name)


def quest(name: str) -> Quest:
    return QUESTS[QUEST_NAMES.index(name)]


def doorways(quest: Quest) -> Edges:
    edges = INSIDE
    for door in quest.doors:
        edges = edges.plus(GRID.edge(door.a, door.b))
    return edges


# The board


def test_the_board_has_22_rooms_148_corridor_squares_and_261_walls() -> None:
    assert (GRID.width, GRID.height) == (26, 19)
    assert len(REGION_NAMES) == 23
    assert REGION_SQUARES[CORRIDOR].bit_count() == 148
    walls = GRID.inner.minus(INSIDE)
    assert walls.east.bit_count() + walls.south.bit_count() == 261


def test_squares_are_named_by_column_and_row() -> None:
    assert SQUARES[0] == "a1"
    assert SQUARES[-1] == "z19"
    assert GRID.place(square("m10")) == (12, 9)
    assert len(set(SQUARES)) == 26 * 19


def test_the_central_hall_is_six_by_five() -> None:
    hall = list(squares_of(REGION_SQUARES[region("room-11")]))
    assert len(hall) == 30
    assert (SQUARES[hall[0]], SQUARES[hall[-1]]) == ("k8", "p12")


def test_four_squares_are_adjacent() -> None:
    """Example 1: up, down, left, right; not the diagonal ones."""
    around = GRID.adjacent(square("m10"), INSIDE)
    assert {SQUARES[s] for s in squares_of(around)} == {"m9", "n10", "m11", "l10"}


def test_a_corner_of_the_corridor_has_one_other_neighbour() -> None:
    """Example 7: a pit in the corner, the hero below it, one square to land on."""
    around = GRID.adjacent(square("a1"), INSIDE)
    assert {SQUARES[s] for s in squares_of(around)} - {"a2"} == {"b1"}


def test_the_staff_reaches_round_a_doorway() -> None:
    """Example 3: through the open door j10–k10 both j10 and, diagonally, j9 reach k10."""
    closed, door = INSIDE, GRID.edge(square("j10"), square("k10"))
    for edges, reached in ((closed, False), (closed.plus(door), True)):
        assert bool(GRID.adjacent(square("k10"), edges) >> square("j10") & 1) == reached
        assert bool(GRID.diagonal(square("j9"), GRID.open_corners(edges)) >> square("k10") & 1) == reached


def test_lines_of_sight_through_a_door() -> None:
    """Example 4: from l9 through the open door p9–q9."""
    sight = quest("proving-vaults").sight
    door = GRID.edge(square("p9"), square("q9"))
    shut, ajar = sight.obstacles(INSIDE), sight.obstacles(INSIDE.plus(door))
    hero = square("l9")
    assert sight.sees(hero, square("q9"), ajar)
    assert not sight.sees(hero, square("q8"), ajar)
    assert not sight.sees(hero, square("q9"), shut)
    monster = sight.standing(1 << square("o9"))
    assert sight.sees(hero, square("p9"), ajar)
    assert not sight.sees(hero, square("p9"), ajar | monster)
    assert sight.field(hero, ajar) & ~REGION_SQUARES[region("room-11")] == mask_of(
        s for s in squares_of(REGION_SQUARES[CORRIDOR]) if sight.sees(hero, s, ajar)
    )


@settings(max_examples=60)
@given(st.sampled_from(QUESTS), st.integers(0, GRID.size - 1), st.integers(0, GRID.size - 1), st.booleans())
def test_sight_in_the_quests_is_what_geometry_says(one: Quest, a: int, b: int, doors_open: bool) -> None:
    edges = doorways(one) if doors_open else INSIDE
    figures = mask_of(placed.square for placed in one.monsters)
    obstacles = one.sight.obstacles(edges, one.blocked)
    board = Board(GRID, edges, one.blocked)
    assert one.sight.sees(a, b, obstacles) == bool(one.sight.field(a, obstacles) >> b & 1) == slowly_sees(board, a, b)
    assert one.sight.sees(a, b, obstacles | one.sight.standing(figures)) == slowly_sees(board, a, b, figures)


# The cards


def test_the_treasure_deck() -> None:
    deck = Counter({card.id: card.count for card in c.TREASURES})
    assert deck.total() == 24
    assert deck["wandering-monster"] == 6
    harmful = sum(card.count for card in c.TREASURES if card.category in ("hazard", "wandering-monster"))
    assert harmful == 10  # nearly half, as the rulebook says
    assert sum(card.gold * card.count for card in c.TREASURES) == 2 * (35 + 15 + 25 + 50)


@pytest.mark.parametrize(
    ("name", "attack", "defend", "body", "mind", "weapon", "groups"),
    [
        ("barbarian", 3, 2, 8, 2, "broadsword", 0),
        ("dwarf", 2, 2, 7, 3, "shortsword", 0),
        ("elf", 2, 2, 6, 4, "shortsword", 1),
        ("wizard", 1, 2, 4, 6, "dagger", 3),
    ],
)
def test_the_character_cards(
    name: str, attack: int, defend: int, body: int, mind: int, weapon: str, groups: int
) -> None:
    """Example 5 and HQ-EQP-1."""
    hero = c.HEROES[c.HERO_NAMES.index(name)]
    assert (hero.attack, hero.defend, hero.body, hero.mind) == (attack, defend, body, mind)
    assert (hero.weapon, hero.spell_groups, hero.movement_dice) == (weapon, groups, 2)


@pytest.mark.parametrize(
    ("name", "figures", "profile"),
    [
        ("goblin", 6, (10, 2, 1, 1, 1)),
        ("orc", 8, (8, 3, 2, 1, 2)),
        ("abomination", 3, (6, 3, 3, 2, 3)),
        ("skeleton", 4, (6, 2, 2, 1, 0)),
        ("zombie", 2, (5, 2, 3, 1, 0)),
        ("mummy", 2, (4, 3, 4, 2, 0)),
        ("dread-warrior", 4, (7, 4, 4, 3, 3)),
        ("gargoyle", 1, (6, 4, 5, 3, 4)),
    ],
)
def test_the_monster_cards(name: str, figures: int, profile: tuple[int, ...]) -> None:
    kind = c.MONSTER_NAMES.index(name)
    assert kind < c.CARD_COUNT == 8
    assert c.FIGURES[kind] == figures
    assert c.MONSTERS[kind][1:6] == profile
    assert c.MONSTERS[kind].figure == kind


def test_31_figures_in_three_colours() -> None:
    """HQ-FIG-2: 17 green, 8 bone, 6 grey."""
    colours: Counter[str] = Counter()
    for color, count in zip(c.FIGURE_COLOR, c.FIGURES, strict=True):
        colours[color] += count
    assert colours == {"green": 17, "bone": 8, "grey": 6}


def test_the_first_spell_draft() -> None:
    """Example 6: the wizard holds nine spells, the elf three of earth."""
    spells = Counter(advised for advised, group in zip(c.SPELL_ADVISED, c.GROUP_SPELLS, strict=True) for _ in group)
    assert spells == {c.WIZARD: 9, c.ELF: 3}
    earth = c.GROUP_SPELLS[c.SPELL_GROUPS.index("earth")]
    assert {c.SPELL_NAMES[spell] for spell in earth} == {"heal-body", "pass-through-rock", "rock-skin"}
    assert (len(c.HERO_SPELLS), len(c.DREAD_SPELLS)) == (12, 12)


def test_prices_of_the_armoury() -> None:
    prices = {name: cost for name, cost in zip(c.ITEM_NAMES, c.ITEM_COST, strict=True) if cost}
    assert len(prices) == 16
    assert (prices["dagger"], prices["plate-mail"], prices["potion-of-speed"]) == (25, 850, 200)
    assert sum(row.cards for row in c.EQUIPMENT.values()) == 23


def test_the_wizard_may_use_little() -> None:
    """HQ-EQP-2."""
    usable = {row.id for row in c.EQUIPMENT.values() if "wizard" in row.users}
    assert usable == {"dagger", "staff", "bracers", "tool-kit", "holy-water", "potion-of-speed"}


def test_every_potion_is_an_item_that_says_what_it_does() -> None:
    for name in c.POTIONS:
        item = c.ITEMS[c.ITEM_NAMES.index(name)]
        assert isinstance(item, Potion)
        assert isinstance(item.effect, Boost | Heal)
        assert item.healing == name.startswith("potion-of-healing")


def test_quest_items_only_matter_to_their_quest() -> None:
    assert [c.ITEMS[c.ITEM_NAMES.index(name)] for name in c.QUEST_ITEMS] == [None] * 5


def test_an_automated_zargon_ranks_all_heroes_and_all_dread_spells() -> None:
    assert set(HERO_PRIORITY) == {*c.HERO_NAMES, "ally"}
    assert set(SPELL_PRIORITY) == {c.SPELL_NAMES[spell] for spell in c.DREAD_SPELLS}
    assert SETTINGS["max_rounds"].default_simulation == 150


# The quests


def test_fourteen_quests_in_order() -> None:
    assert [briefing.number for briefing in BRIEFINGS] == list(range(1, 15))
    assert (QUEST_NAMES[0], QUEST_NAMES[-1]) == ("proving-vaults", "black-banner")
    assert [briefing.budget for briefing in BRIEFINGS[:3]] == [0, 100, 200]
    assert [briefing.title for briefing in BRIEFINGS] == [None] * 13 + ["champion"]


def test_the_start_room_of_the_first_quest() -> None:
    """Example 10: stairs and doors, nothing else; and Verag, the gargoyle, in the upper east room."""
    first = quest("proving-vaults")
    room = REGION_SQUARES[region("room-22")]
    assert first.stairs == first.exit == mask_of(first.starts[0].squares)
    assert first.stairs & room == first.stairs
    assert not any(1 << placed.square & room for placed in first.monsters)
    assert not any(piece.squares & room for piece in first.furniture)
    assert (first.traps, first.blocked & room) == ((), 0)
    verag = next(placed for placed in first.monsters if c.MONSTER_NAMES[placed.kind] == "verag")
    assert REGION_OF[verag.square] == region("room-05")
    assert c.MONSTERS[verag.kind].figure == c.GARGOYLE


@pytest.mark.parametrize("name", QUEST_NAMES)
def test_the_dungeon_is_what_can_be_seen_and_entered(name: str) -> None:
    """Whatever is placed lies in the dungeon, and no look from inside it ever falls on solid rock."""
    one = quest(name)
    inside, around = one.dungeon, one.dungeon | one.blocked
    things = mask_of(placed.square for placed in one.monsters) | mask_of(trap.square for trap in one.traps)
    for piece in one.furniture:
        things |= piece.squares
    assert things & ~inside == 0
    obstacles = one.sight.obstacles(doorways(one), one.blocked)
    for place in squares_of(inside):
        assert one.sight.field(place, obstacles) & ~around == 0


@pytest.mark.parametrize("name", QUEST_NAMES)
def test_the_way_back_is_as_open_as_the_way_in(name: str) -> None:
    one = quest(name)
    solid = one.blocked | mask_of(thing.square for thing in one.objects)
    for piece in one.furniture:
        solid |= piece.squares
    walked = GRID.reach(one.exit, doorways(one), GRID.every & ~solid)
    for start in one.starts:
        assert mask_of(start.squares) & ~walked == 0
        assert len(start.squares) == 4


@pytest.mark.parametrize("name", QUEST_NAMES)
def test_no_fall_of_blocks_cuts_a_part_of_the_dungeon_off(name: str) -> None:
    """A rule lets heroes be walled in for ever; our quests do not, even if every block has fallen."""
    one = quest(name)
    solid = one.blocked | mask_of(thing.square for thing in one.objects)
    for piece in one.furniture:
        solid |= piece.squares
    blocks = mask_of(trap.square for trap in one.traps if trap.kind == c.FALLING_BLOCK)
    walked, still = (GRID.reach(one.exit, doorways(one), GRID.every & ~mask) for mask in (solid, solid | blocks))
    assert walked & ~still & ~blocks == 0


def test_locks_of_the_quests() -> None:
    gate = next(door for door in quest("goblin-toll").doors if door.key != NONE)
    assert (SQUARES[gate.a], SQUARES[gate.b], c.ITEM_NAMES[gate.key]) == ("p10", "q10", "iron-key")
    assert [door.flag for door in quest("divided-by-stone").doors if door.flag] == ["lever-east", "lever-west"]
    vault = next(door for door in quest("locksmiths-folly").doors if door.opens_from != NONE)
    assert SQUARES[vault.opens_from] == "i8"
    assert sum(door.open for door in quest("iron-hall").doors) == 4


def test_casters_and_where_they_escape_to() -> None:
    sabrane = c.MONSTER_NAMES.index("sabrane")
    assert quest("ember-witch").escapes == {sabrane: square("d16")}
    (immune,) = quest("ember-witch").immune
    assert immune.kind == sabrane
    assert {c.SPELL_NAMES[spell] for spell in immune.spells} >= {"ball-of-flame", "fire-of-wrath"}
    assert "tempest" not in [c.SPELL_NAMES[spell] for spell in immune.spells]
    assert [c.SPELL_NAMES[spell] for spell in quest("ember-witch").dread[sabrane]] == [
        "dread-ball-of-flame",
        "dread-firestorm",
        "dread-escape",
        "dread-tempest",
    ]


def test_treasure_is_known_by_its_room() -> None:
    find = quest("divided-by-stone").finds[region("room-07")]
    assert (find.gold, [c.ITEM_NAMES[item] for item in find.items]) == (40, ["tool-kit"])
    assert quest("iron-hall").finds[region("room-11")].forbidden_until == "last-wave-dead"
