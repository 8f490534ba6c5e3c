"""The printed components: what the box holds, and what the tables make of it."""

from collections import Counter

import pytest

from lanterne.games.dungeon_lords.content import adventurers as a
from lanterne.games.dungeon_lords.content import board as b
from lanterne.games.dungeon_lords.content import calendar as t
from lanterne.games.dungeon_lords.content import cards as c
from lanterne.games.dungeon_lords.content import effects as e
from lanterne.games.dungeon_lords.content import monsters as m
from lanterne.games.dungeon_lords.content import orders as o
from lanterne.games.dungeon_lords.content import rooms as r
from lanterne.games.dungeon_lords.content import scoring as s
from lanterne.games.dungeon_lords.content import settings as g
from lanterne.games.dungeon_lords.content.battlegrounds import IN_ROOM, IN_TUNNEL
from lanterne.games.dungeon_lords.content.box import BOX
from lanterne.games.dungeon_lords.content.trainers import TRAINERS
from lanterne.kit.grid import mask_of, squares_of


def cells(*names: str) -> int:
    return mask_of(b.CELL_NAMES.index(name) for name in names)


# What the box holds


def test_the_box_holds_24_monsters_16_rooms_32_adventurers_27_traps_18_combat_cards_and_9_special_events() -> None:
    assert [len(tiles) for tiles in m.MONSTER_TILES] == [12, 12]
    assert [len(tiles) for tiles in r.ROOM_TILES] == [8, 8]
    assert [len(tiles) for tiles in a.ADVENTURER_TILES] == [16, 16]
    assert Counter(c.TRAP_CARDS) == dict.fromkeys(range(9), 3)
    assert [len(deck) for deck in c.COMBAT_DECKS] == [9, 9]
    assert len(c.SPECIAL_EVENTS) == 9
    assert len(c.EVENTS) == 3 + 1
    assert len(s.TITLES) == 7
    assert len(a.PALADINS) == 2


def test_only_the_summary_cards_are_of_no_use_to_the_rules() -> None:
    assert [row.id for row in BOX.components if not row.used] == ["summary-cards"]


def test_year_1_has_two_of_each_small_creature_and_year_2_one_and_two_of_each_big_one() -> None:
    small = (m.GOBLIN, m.SLIME, m.GHOST, m.TROLL, m.WITCH, m.VAMPIRE)
    assert Counter(m.MONSTER_TILES[0]) == dict.fromkeys(small, 2)
    assert Counter(m.MONSTER_TILES[1]) == dict.fromkeys(small, 1) | dict.fromkeys((m.GOLEM, m.DRAGON, m.DEMON), 2)


def test_there_is_a_troll_token_for_each_troll() -> None:
    trolls = [kind for tiles in m.MONSTER_TILES for kind in tiles if m.MONSTERS[kind].troll_token]
    assert trolls == [m.TROLL] * 3
    assert g.TROLL_TOKENS == 3


# The boards


def test_counters_start_on_4_of_15_spaces_and_the_paladin_stands_at_9() -> None:
    assert (g.LOWEST, g.FIRST_SPACE, g.PALADIN_SPACE, g.HIGHEST) == (0, 4, 9, 14)


def test_a_lord_begins_with_three_of_everything_and_six_orders_in_hand() -> None:
    assert (g.START.gold, g.START.food, g.START.imps, g.START.minions) == (3, 3, 3, 3)
    assert (g.START.hand, g.START.inaccessible, g.START.drawn_to_choose) == (6, 2, 3)


def test_a_dungeon_has_five_columns_and_four_rows_with_the_entrance_in_the_middle_of_the_first() -> None:
    assert (b.COLS, b.ROWS) == (5, 4)
    assert b.CELL_NAMES[b.ENTRANCE] == "r0c2"
    assert [b.CELL_NAMES[cell] for cell in b.FIRST_TUNNELS] == ["r0c2", "r1c2", "r2c2"]


def test_cells_are_beside_each_other_in_four_directions_and_not_round_the_edge() -> None:
    beside = dict(zip(b.CELL_NAMES, b.BESIDE, strict=True))
    assert beside["r1c2"] == cells("r0c2", "r2c2", "r1c1", "r1c3")
    assert beside["r0c4"] == cells("r0c3", "r1c4")
    assert beside["r1c0"] == cells("r0c0", "r2c0", "r1c1")
    assert sum(each.bit_count() for each in b.BESIDE) == 2 * 31


def test_there_are_twelve_blocks_of_four_cells() -> None:
    assert len(set(b.BLOCKS)) == 12
    assert cells("r0c0", "r0c1", "r1c0", "r1c1") in b.BLOCKS
    assert cells("r2c3", "r2c4", "r3c3", "r3c4") in b.BLOCKS
    assert {block.bit_count() for block in b.BLOCKS} == {4}


APART = ("r0c0", "r0c2", "r2c0", "r2c2")


def test_sixteen_tiles_fit_without_a_full_block_and_no_more() -> None:
    """DL-DIG-9: four cells left out break every block; four blocks have no cell in common."""
    dug = (1 << 20) - 1 & ~cells("r1c1", "r1c3", "r2c1", "r2c3")
    assert dug.bit_count() == 16
    assert all(block & dug != block for block in b.BLOCKS)
    apart = [block for block in b.BLOCKS if min(squares_of(block)) in map(b.CELL_NAMES.index, APART)]
    assert len(apart) == 4
    assert not any(one & other for one in apart for other in apart if one != other)


def test_room_zones_are_halves_ring_and_core() -> None:
    assert [zone.bit_count() for zone in b.ROOM_ZONES] == [20, 10, 10, 14, 6]
    assert b.ROOM_ZONES[b.CORE] == cells("r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3")
    assert b.ROOM_ZONES[b.UPPER] & cells("r1c0", "r2c0") == cells("r1c0")


def test_three_creatures_and_two_rooms_are_on_offer_each_round() -> None:
    assert (b.TAVERN_TILES, b.SHOP_TILES) == (3, 2)


# Time


def test_winter_has_neither_event_nor_adventurers_but_ends_like_the_others() -> None:
    """DL-TIM-2, DL-TIM-3."""
    assert t.SEASONS[t.WINTER].phases == (t.NEW_ROUND, t.ORDERS, t.PRODUCTION, t.END_OF_ROUND)
    for season in t.SEASONS[1:]:
        assert season.phases == (t.NEW_ROUND, t.ORDERS, t.PRODUCTION, t.EVENT, t.ADVENTURERS, t.END_OF_ROUND)


def test_each_season_announces_the_next_and_the_token_stays_after_autumn() -> None:
    assert [season.announces for season in t.SEASONS] == [t.SPRING, t.SUMMER, t.AUTUMN, None]
    assert [season.passes_token for season in t.SEASONS] == [True, True, True, False]
    assert [season.party_place for season in t.SEASONS] == [0, 1, 2, 3]


def test_in_year_2_rooms_produce_twice_and_a_trap_more_is_drawn_and_given_up() -> None:
    assert list(t.YEARS) == [t.Year(1, 0, 0, 4), t.Year(2, 1, 1, 4)]


def test_round_r_needs_r_magic() -> None:
    assert t.MAGIC == (1, 2, 3, 4)


def test_a_trap_in_a_room_costs_gold_and_two_monsters_fit_there() -> None:
    assert (IN_TUNNEL.traps, IN_TUNNEL.trap_gold, IN_TUNNEL.monsters) == (1, 0, 1)
    assert (IN_ROOM.traps, IN_ROOM.trap_gold, IN_ROOM.monsters) == (1, 1, 2)


# Orders


def test_the_last_two_zones_are_resolved_backwards() -> None:
    """DL-ACT-2."""
    backwards = [zone.name for zone in o.ZONES if zone.resolves == (2, 1, 0)]
    assert backwards == ["monster", "room"]
    assert {zone.resolves for zone in o.ZONES} == {(0, 1, 2), (2, 1, 0)}


def test_orders_and_zones_have_the_same_numbers() -> None:
    assert list(o.ORDER_NAMES) == [zone.name for zone in o.ZONES]
    assert o.SPACE_NAMES[3 * o.MINE + 2] == "mine-3"


def test_only_hiring_first_costs_gold() -> None:
    """DL-ORD-4."""
    assert {o.ORDER_NAMES[place]: cost for place, cost in enumerate(o.FIRST_COSTS) if cost != e.FREE} == {
        "monster": e.Cost(gold=1)
    }


EXCHANGES: list[tuple[int, list[tuple[e.Cost, e.Gain, int]]]] = [
    (
        o.FOOD,
        [
            (e.Cost(gold=1), e.Gain(food=2), 0),
            (e.Cost(evil=1), e.Gain(food=3), 0),
            (e.Cost(evil=2), e.Gain(food=3, gold=1), 0),
        ],
    ),
    (
        o.REPUTATION,
        [(e.FREE, e.Gain(evil=-1), 1), (e.FREE, e.Gain(evil=-2), 0), (e.Cost(gold=1), e.Gain(evil=-2), 1)],
    ),
    (
        o.IMPS,
        [
            (e.Cost(food=1), e.Gain(imps=1), 0),
            (e.Cost(food=2), e.Gain(imps=2), 0),
            (e.Cost(food=1, gold=1), e.Gain(imps=2), 0),
        ],
    ),
    (
        o.TRAPS,
        [(e.Cost(gold=1), e.Gain(traps=1), 0), (e.FREE, e.Gain(traps=1), 0), (e.Cost(gold=2), e.Gain(traps=2), 0)],
    ),
    (
        o.MONSTER,
        [(e.FREE, e.Gain(monsters=1), 0), (e.FREE, e.Gain(monsters=1), 0), (e.Cost(food=1), e.Gain(monsters=1), 0)],
    ),
    (
        o.ROOM,
        [(e.FREE, e.Gain(rooms=1), 0), (e.Cost(gold=1), e.Gain(rooms=1), 0), (e.Cost(gold=1), e.Gain(rooms=1), 0)],
    ),
]


@pytest.mark.parametrize(("zone", "spaces"), EXCHANGES)
def test_spaces_cost_and_yield_what_is_printed(zone: int, spaces: list[tuple[e.Cost, e.Gain, int]]) -> None:
    """DL-FOO-1, DL-REP-1, DL-IMP-1, DL-TRP-1, DL-MON-2, DL-ROM-1."""
    assert [(space.cost, space.gain, space.peeks) for space in o.ZONES[zone].spaces] == spaces
    assert {space.wage for space in o.ZONES[zone].spaces} == {zone == o.MONSTER}
    assert {space.imps for space in o.ZONES[zone].spaces} == {0}


@pytest.mark.parametrize(("zone", "each"), [(o.DIG, e.Gain(tunnels=1)), (o.MINE, e.Gain(gold=1))])
def test_two_three_or_four_imps_work_the_last_under_a_foreman(zone: int, each: e.Gain) -> None:
    """DL-DIG-1, DL-DIG-2, DL-MIN-1."""
    spaces = o.ZONES[zone].spaces
    assert [(space.imps, space.foreman, space.gain, space.cost) for space in spaces] == [
        (2, 0, each, e.FREE),
        (3, 0, each, e.FREE),
        (4, 1, each, e.FREE),
    ]


# The end, and the number of players


def test_points_are_those_of_the_rulebook() -> None:
    """DL-SCO-1 to DL-SCO-5."""
    assert (s.ROOM_POINTS, s.MONSTER_POINTS, s.GHOST_POINTS) == (2, 1, 0)
    assert (s.PRISONER_POINTS, s.PALADIN_POINTS) == (2, 5)
    assert (s.CONQUERED_POINTS, s.UNPAID_POINTS) == (-2, -3)
    assert s.LICENCE == 0


def test_only_the_battle_lord_has_fewest() -> None:
    """DL-TTL-1: rooms and tunnels count even if conquered."""
    assert [title.name for title in s.TITLES if title.fewest] == ["battles"]
    assert s.TITLES[s.HALLS].counts == ("rooms", "conquered_rooms")
    assert s.TITLES[s.TUNNELS].counts == ("tunnels", "conquered_tunnels")
    assert s.TITLES[s.RICHES].counts == ("gold", "food", "traps")
    assert s.TITLES[s.MONSTERS].counts == ("monsters",)


def test_dummies_complete_the_table() -> None:
    assert list(g.PLAYER_COUNTS) == [2, 3, 4]
    assert g.PLAYER_COUNTS[2] == g.PlayerCount(2, 1, 2, 1, 3, 2, 3, g.STAYS, 2, 1)
    assert g.PLAYER_COUNTS[3] == g.PlayerCount(1, 0, 3, 0, 3, 0, 3, g.LEFT, 3, 2)
    assert g.PLAYER_COUNTS[4] == g.PlayerCount(0, 0, 0, 0, 0, 0, 4, g.RIGHT, 3, 2)


def test_the_standard_game_is_the_default() -> None:
    """4.20."""
    assert {name: setting.default for name, setting in g.SETTINGS.items()} == {
        "initial_orders": "random",
        "special_events": "on",
        "greedy_dummies": "off",
        "trainer": None,
    }


def test_the_third_prepared_combat_has_the_paladin_in_front() -> None:
    guest = TRAINERS[2]
    assert [a.ADVENTURER_NAMES[each] for each in guest.party] == ["paladin-2", "warrior-5", "priest-6", "wizard-5"]
    assert guest.rooms == (
        (b.CELL_NAMES.index("r1c1"), r.ANTI_MAGIC_ROOM),
        (b.CELL_NAMES.index("r2c4"), r.LABYRINTH),
    )
    assert guest.combat_cards == (c.ILLUSION, c.METAMORPHOSIS, c.REGENERATION, c.STONESKIN)
