"""The printed components: what the box holds."""

from collections import Counter

import pytest

from lanterne.games.xorlosch.content.board import (
    BOARD_NAMES,
    BOARDS,
    BY_NUMBER,
    EVERY,
    FREE,
    PASSAGES,
    SQUARE_NAMES,
    SQUARE_NUMBER,
    SQUARES,
)
from lanterne.games.xorlosch.content.box import BOX
from lanterne.games.xorlosch.content.cards import (
    BLUE,
    BOOTS,
    CARD_COLOUR,
    CARD_NAMES,
    CARD_NUMBER,
    CARD_TYPE,
    CARDS,
    GREEN,
    ITEM_NAMES,
    POTION,
    QUEST_MAJORITY,
    QUEST_NAMES,
    QUEST_SIZE,
    RED,
    TRAP,
    items_in_play,
)
from lanterne.games.xorlosch.content.dwarfs import COLOUR_NAMES, DIE_NAMES, DIE_TYPE, PRESET_DWARFS
from lanterne.games.xorlosch.content.settings import (
    BOOTS_BONUS,
    BOT_PROFILES,
    LEVEL_MAX,
    MOVEMENT_BASE,
    POWER_POTION,
    POWER_TRAP,
    SETTINGS,
    START_EXPERIENCE,
)

RUINS, DUNGEON = 0, 1
WARRIOR, MECHANICUS = 0, 1
THEMES = {theme.id: theme for theme in BOX.themes}
GROUP_PRESETS = {preset.id: preset for preset in BOX.groups}
QUESTS_TOTAL = next(row.value for row in BOX.constants if row.id == "quests_total")
RUINS_START = BOARDS[RUINS].start


def square(name: str) -> int:
    return SQUARE_NAMES.index(name)


# The board


@pytest.mark.parametrize(("board", "squares", "paths"), [(RUINS, 49, 12), (DUNGEON, 50, 13)])
def test_a_side_has_a_start_thirty_rooms_six_item_squares_and_paths(board: int, squares: int, paths: int) -> None:
    kinds = Counter(SQUARES[s].kind for s in BOARDS[board].squares)
    assert len(BOARDS[board].squares) == squares
    assert kinds == {"start": 1, "room": 30, "item": 6, "corridor": paths}


@pytest.mark.parametrize(
    ("board", "passages"),
    [
        (RUINS, {None: 61, "ladder": 10, "debris": 7}),
        (DUNGEON, {None: 60, "debris": 10, "crevasse": 8}),
    ],
)
def test_a_side_has_78_passages(board: int, passages: dict[str | None, int]) -> None:
    side = BOARDS[board].squares
    assert Counter(p.obstacle for p in PASSAGES if p.a in side and p.b in side) == passages
    assert sum(passages.values()) == 78


def test_the_ruins_come_first_and_begin_with_their_start_square() -> None:
    assert BOARD_NAMES == ("ruins", "dungeon")
    assert SQUARE_NAMES[0] == "ruins-start"
    assert [SQUARE_NAMES[board.start] for board in BOARDS] == ["ruins-start", "dungeon-start"]
    assert [*BOARDS[RUINS].squares, *BOARDS[DUNGEON].squares] == list(range(99))


def test_every_number_is_on_one_square_of_each_side() -> None:
    for board in (RUINS, DUNGEON):
        squares = [BY_NUMBER[board][number] for number in range(1, 31)]
        assert [SQUARE_NUMBER[s] for s in squares] == list(range(1, 31))
        assert set(squares) <= set(BOARDS[board].squares)


def test_each_item_type_has_two_squares_on_each_side() -> None:
    names = [[tuple(SQUARE_NAMES[s] for s in pair) for pair in board.item_squares] for board in BOARDS]
    assert names[RUINS][BOOTS] == ("ruins-boots-1", "ruins-boots-2")
    assert names[RUINS][POTION] == ("ruins-potion-1", "ruins-potion-2")
    assert names[DUNGEON][TRAP] == ("dungeon-trap-1", "dungeon-trap-2")


def test_no_free_way_over_the_ladder_but_one_of_two_steps_round_it() -> None:
    """Example E-13."""
    tanner = square("ruins-boots-2")
    assert tanner not in FREE[RUINS_START]
    assert tanner in EVERY[RUINS_START]
    assert [p.obstacle for p in PASSAGES if {p.a, p.b} == {RUINS_START, tanner}] == ["ladder"]
    between = set(FREE[RUINS_START]) & set(FREE[tanner])
    assert between == {BY_NUMBER[RUINS][21], square("ruins-path-01")}


def test_the_way_in_boots_over_the_debris() -> None:
    """Example E-09: start, boots square, path, 12."""
    bench, path = square("ruins-boots-1"), square("ruins-path-04")
    assert [p.obstacle for p in PASSAGES if {p.a, p.b} == {RUINS_START, bench}] == ["debris"]
    assert path in EVERY[bench]
    assert BY_NUMBER[RUINS][12] in EVERY[path]


def test_the_steps_of_two_quests_with_one_dwarf() -> None:
    """Example E-06: 1 to 2 to 7 in the ruins."""
    one, two, seven = (BY_NUMBER[RUINS][number] for number in (1, 2, 7))
    assert two in FREE[one]
    assert seven in FREE[two]


def test_passages_lead_both_ways_and_free_ones_are_among_all() -> None:
    for near in (FREE, EVERY):
        assert all(here in near[there] for here, squares in enumerate(near) for there in squares)
        assert all(list(squares) == sorted(set(squares)) for squares in near)
    assert all(set(free) <= set(every) for free, every in zip(FREE, EVERY, strict=True))


# Cards, items, dice


def test_twelve_cards_of_each_colour_half_for_each_type() -> None:
    assert len(CARDS) == 36
    assert Counter(zip(CARD_COLOUR, CARD_TYPE, strict=True)) == {
        (colour, dwarf_type): 6 for colour in (GREEN, BLUE, RED) for dwarf_type in (WARRIOR, MECHANICUS)
    }


def test_six_numbers_are_on_two_cards_and_the_others_on_one() -> None:
    found = Counter(CARD_NUMBER)
    assert sorted(found) == list(range(1, 31))
    assert sorted(number for number in found if found[number] == 2) == [3, 10, 15, 21, 23, 25]


def test_two_cards_on_one_square() -> None:
    """Example E-10: one mechanicus serves both cards of 3; 15 needs both types."""
    types = {name: CARD_TYPE[card] for card, name in enumerate(CARD_NAMES)}
    assert (types["task-green-03"], types["task-red-03"]) == (MECHANICUS, MECHANICUS)
    assert (types["task-green-15"], types["task-red-15"]) == (WARRIOR, MECHANICUS)


def test_thirteen_quests_and_their_majorities() -> None:
    """Example E-08."""
    assert QUEST_NAMES == ("green", "blue", "red")
    assert QUEST_SIZE == (2, 3, 4)
    assert tuple(quest.count for quest in BOX.quests) == (6, 4, 3)
    assert QUEST_MAJORITY == (2, 2, 3)


def test_red_cards_and_no_others_show_dragons() -> None:
    assert {card.color for card in CARDS if THEMES[card.theme].dragon} == {"red"}
    assert all(THEMES[card.theme].dragon for card in CARDS if card.color == "red")
    assert len(THEMES) == 14


@pytest.mark.parametrize(
    ("players", "boots", "potions", "traps", "traps_of_nine"),
    [(2, 1, 1, 1, 1), (3, 2, 2, 2, 2), (4, 2, 2, 2, 2), (5, 3, 3, 2, 3), (6, 3, 3, 2, 3)],
)
def test_items_in_play(players: int, boots: int, potions: int, traps: int, traps_of_nine: int) -> None:
    """Example E-15, and the setting for the ninth item."""
    for all_nine in (False, True):
        assert items_in_play(BOOTS, players, all_nine) == boots
        assert items_in_play(POTION, players, all_nine) == potions
    assert items_in_play(TRAP, players, False) == traps
    assert items_in_play(TRAP, players, True) == traps_of_nine


def test_nine_items() -> None:
    assert ITEM_NAMES == ("travel-boots", "experience-potion", "dragon-trap")
    assert tuple(item.count for item in BOX.items) == (3, 3, 3)


def test_three_warriors_and_three_mechanici_of_each_colour() -> None:
    assert COLOUR_NAMES == ("red", "blue", "green", "yellow", "black", "white")
    assert DIE_NAMES[:6] == ("red-w1", "red-w2", "red-w3", "red-m1", "red-m2", "red-m3")
    assert DIE_NAMES[-1] == "white-m3"
    assert DIE_TYPE == 6 * (3 * (WARRIOR,) + 3 * (MECHANICUS,))


def test_opening_groups_use_the_start_experience() -> None:
    for name, dwarfs in PRESET_DWARFS.items():
        assert sum(level for _, level in dwarfs) + GROUP_PRESETS[name].saved == START_EXPERIENCE


def test_numbers_of_the_rulebook() -> None:
    assert (MOVEMENT_BASE, START_EXPERIENCE, LEVEL_MAX, BOOTS_BONUS, QUESTS_TOTAL) == (
        8,
        5,
        6,
        2,
        13,
    )
    assert 3 * LEVEL_MAX < POWER_POTION < POWER_TRAP


def test_four_bots_of_different_character() -> None:
    assert list(BOT_PROFILES) == ["steady", "broker", "avenger", "slayer"]
    most_open = max(BOT_PROFILES.values(), key=lambda bot: (bot.diplomacy, bot.boldness, -bot.agree_threshold))
    least_open = min(BOT_PROFILES.values(), key=lambda bot: (bot.diplomacy, bot.boldness, -bot.agree_threshold))
    assert (most_open.id, least_open.id) == ("broker", "slayer")
    assert [bot.id for bot in BOT_PROFILES.values() if bot.grudge] == ["avenger"]


def test_simulations_stop_after_150_rounds_and_people_never() -> None:
    assert SETTINGS["max_rounds"].default is None
    assert SETTINGS["max_rounds"].default_simulation == 150
