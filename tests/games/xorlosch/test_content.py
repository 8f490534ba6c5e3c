"""The printed components: what the box holds."""

from collections import Counter

import pytest

from lanterne.games.xorlosch import content as c

RUINS_START = c.BOARDS[c.RUINS].start


def square(name: str) -> int:
    return c.SQUARE_NAMES.index(name)


# The board


@pytest.mark.parametrize(("board", "squares", "paths"), [(c.RUINS, 49, 12), (c.DUNGEON, 50, 13)])
def test_a_side_has_a_start_thirty_rooms_six_item_squares_and_paths(board: int, squares: int, paths: int) -> None:
    kinds = Counter(c.SQUARES[s].kind for s in c.BOARDS[board].squares)
    assert len(c.BOARDS[board].squares) == squares
    assert kinds == {"start": 1, "room": 30, "item": 6, "corridor": paths}


@pytest.mark.parametrize(
    ("board", "passages"),
    [
        (c.RUINS, {None: 61, "ladder": 10, "debris": 7}),
        (c.DUNGEON, {None: 60, "debris": 10, "crevasse": 8}),
    ],
)
def test_a_side_has_78_passages(board: int, passages: dict[str | None, int]) -> None:
    side = c.BOARDS[board].squares
    assert Counter(p.obstacle for p in c.PASSAGES if p.a in side and p.b in side) == passages
    assert sum(passages.values()) == 78


def test_the_ruins_come_first_and_begin_with_their_start_square() -> None:
    assert c.BOARD_NAMES == ("ruins", "dungeon")
    assert c.SQUARE_NAMES[0] == "ruins-start"
    assert [c.SQUARE_NAMES[board.start] for board in c.BOARDS] == ["ruins-start", "dungeon-start"]
    assert [*c.BOARDS[c.RUINS].squares, *c.BOARDS[c.DUNGEON].squares] == list(range(99))


def test_every_number_is_on_one_square_of_each_side() -> None:
    for board in (c.RUINS, c.DUNGEON):
        squares = [c.square_of_number(board, number) for number in range(1, 31)]
        assert [c.SQUARE_NUMBER[s] for s in squares] == list(range(1, 31))
        assert set(squares) <= set(c.BOARDS[board].squares)


def test_each_item_type_has_two_squares_on_each_side() -> None:
    names = [[tuple(c.SQUARE_NAMES[s] for s in pair) for pair in board.item_squares] for board in c.BOARDS]
    assert names[c.RUINS][c.BOOTS] == ("ruins-boots-1", "ruins-boots-2")
    assert names[c.RUINS][c.POTION] == ("ruins-potion-1", "ruins-potion-2")
    assert names[c.DUNGEON][c.TRAP] == ("dungeon-trap-1", "dungeon-trap-2")


def test_no_free_way_over_the_ladder_but_one_of_two_steps_round_it() -> None:
    """Example E-13."""
    tanner = square("ruins-boots-2")
    assert tanner not in c.FREE[RUINS_START]
    assert tanner in c.EVERY[RUINS_START]
    assert [p.obstacle for p in c.PASSAGES if {p.a, p.b} == {RUINS_START, tanner}] == ["ladder"]
    between = set(c.FREE[RUINS_START]) & set(c.FREE[tanner])
    assert between == {c.square_of_number(c.RUINS, 21), square("ruins-path-01")}


def test_the_way_in_boots_over_the_debris() -> None:
    """Example E-09: start, boots square, path, 12."""
    bench, path = square("ruins-boots-1"), square("ruins-path-04")
    assert [p.obstacle for p in c.PASSAGES if {p.a, p.b} == {RUINS_START, bench}] == ["debris"]
    assert path in c.EVERY[bench]
    assert c.square_of_number(c.RUINS, 12) in c.EVERY[path]


def test_the_steps_of_two_quests_with_one_dwarf() -> None:
    """Example E-06: 1 to 2 to 7 in the ruins."""
    one, two, seven = (c.square_of_number(c.RUINS, number) for number in (1, 2, 7))
    assert two in c.FREE[one]
    assert seven in c.FREE[two]


def test_passages_lead_both_ways_and_free_ones_are_among_all() -> None:
    for near in (c.FREE, c.EVERY):
        assert all(here in near[there] for here, squares in enumerate(near) for there in squares)
        assert all(list(squares) == sorted(set(squares)) for squares in near)
    assert all(set(free) <= set(every) for free, every in zip(c.FREE, c.EVERY, strict=True))


# Cards, items, dice


def test_twelve_cards_of_each_colour_half_for_each_type() -> None:
    assert len(c.CARDS) == 36
    assert Counter(zip(c.CARD_COLOR, c.CARD_TYPE, strict=True)) == {
        (color, dwarf_type): 6 for color in (c.GREEN, c.BLUE, c.RED) for dwarf_type in (c.WARRIOR, c.MECHANICUS)
    }


def test_six_numbers_are_on_two_cards_and_the_others_on_one() -> None:
    found = Counter(c.CARD_NUMBER)
    assert sorted(found) == list(range(1, 31))
    assert sorted(number for number in found if found[number] == 2) == [3, 10, 15, 21, 23, 25]


def test_two_cards_on_one_square() -> None:
    """Example E-10: one mechanicus serves both cards of 3; 15 needs both types."""
    types = {name: c.CARD_TYPE[card] for card, name in enumerate(c.CARD_NAMES)}
    assert (types["task-green-03"], types["task-red-03"]) == (c.MECHANICUS, c.MECHANICUS)
    assert (types["task-green-15"], types["task-red-15"]) == (c.WARRIOR, c.MECHANICUS)


def test_thirteen_quests_and_their_majorities() -> None:
    """Example E-08."""
    assert c.QUEST_NAMES == ("green", "blue", "red")
    assert c.QUEST_SIZE == (2, 3, 4)
    assert c.QUEST_COUNT == (6, 4, 3)
    assert c.QUEST_MAJORITY == (2, 2, 3)


def test_red_cards_and_no_others_show_dragons() -> None:
    assert {card.color for card in c.CARDS if c.THEMES[card.theme].dragon} == {"red"}
    assert all(c.THEMES[card.theme].dragon for card in c.CARDS if card.color == "red")
    assert len(c.THEMES) == 14


@pytest.mark.parametrize(
    ("players", "boots", "potions", "traps", "traps_of_nine"),
    [(2, 1, 1, 1, 1), (3, 2, 2, 2, 2), (4, 2, 2, 2, 2), (5, 3, 3, 2, 3), (6, 3, 3, 2, 3)],
)
def test_items_in_play(players: int, boots: int, potions: int, traps: int, traps_of_nine: int) -> None:
    """Example E-15, and the setting for the ninth item."""
    for all_nine in (False, True):
        assert c.items_in_play(c.BOOTS, players, all_nine) == boots
        assert c.items_in_play(c.POTION, players, all_nine) == potions
    assert c.items_in_play(c.TRAP, players, False) == traps
    assert c.items_in_play(c.TRAP, players, True) == traps_of_nine


def test_nine_items() -> None:
    assert c.ITEM_NAMES == ("travel-boots", "experience-potion", "dragon-trap")
    assert c.ITEM_COUNT == (3, 3, 3)


def test_three_warriors_and_three_mechanici_of_each_colour() -> None:
    assert c.COLOR_NAMES == ("red", "blue", "green", "yellow", "black", "white")
    assert c.DIE_NAMES[:6] == ("red-w1", "red-w2", "red-w3", "red-m1", "red-m2", "red-m3")
    assert c.DIE_NAMES[-1] == "white-m3"
    assert c.DIE_TYPE == 6 * (3 * (c.WARRIOR,) + 3 * (c.MECHANICUS,))


def test_opening_groups_use_the_start_experience() -> None:
    for name, dwarfs in c.PRESET_DWARFS.items():
        assert sum(level for _, level in dwarfs) + c.GROUP_PRESETS[name].saved == c.START_EXPERIENCE


def test_numbers_of_the_rulebook() -> None:
    assert (c.MOVEMENT_BASE, c.START_EXPERIENCE, c.LEVEL_MAX, c.BOOTS_BONUS, c.QUESTS_TOTAL) == (
        8,
        5,
        6,
        2,
        13,
    )
    assert 3 * c.LEVEL_MAX < c.POWER_POTION < c.POWER_TRAP


def test_three_bots_from_careless_to_careful() -> None:
    assert list(c.BOT_PROFILES) == ["novice", "regular", "expert"]
    assert [bot.plan_turns for bot in c.BOT_PROFILES.values()] == [1, 2, 3]
    assert [bot.noise for bot in c.BOT_PROFILES.values()] == [0.35, 0.12, 0.0]


def test_simulations_stop_after_150_rounds_and_people_never() -> None:
    assert c.SETTINGS["max_rounds"].default is None
    assert c.SETTINGS["max_rounds"].default_simulation == 150
