"""A new round: what is laid out, what is announced, and who is expected."""

from typing import Any

from tests.citing import rule
from tests.games.dungeon_lords.scene import scene, state, told

from lanterne.games.dungeon_lords.state import ADVENTURER_IDS, MONSTERS, ROOMS, SEASONS, SPECIAL_EVENTS
from lanterne.lab.stage import Stage

WINTER, SPRING, SUMMER, AUTUMN = range(4)


def new_round(season: str = "winter", seats: int = 4, **position: Any) -> Stage:
    """A round that begins; it stops where orders are programmed."""
    return scene(seats=seats, season=season, phase="new-round", **position)


def coming(stage: Stage, season: int) -> list[str]:
    return [ADVENTURER_IDS.names[who] for who in state(stage).coming[season]]


@rule("DL-NEW-1", "DL-NEW-2", "DL-SUP-4")
def test_what_nobody_took_is_discarded_and_new_tiles_lie_in_the_order_drawn() -> None:
    stage = new_round(
        tavern=["witch"],
        shop=["mint"],
        monster_pile=["troll", "goblin", "ghost", "slime"],
        room_pile=["workshop", "tool-shed", "hatchery"],
    )
    s = state(stage)
    assert [MONSTERS.names[kind] for kind in s.tavern] == ["troll", "goblin", "ghost"]
    assert [ROOMS.names[room] for room in s.shop] == ["workshop", "tool-shed"]
    assert [MONSTERS.names[kind] for kind in s.dismissed] == ["witch"]
    assert [ROOMS.names[room] for room in s.demolished] == ["mint"]
    assert [MONSTERS.names[kind] for kind in s.monster_pile] == ["slime"]
    assert [ROOMS.names[room] for room in s.room_pile] == ["hatchery"]


@rule("DL-NEW-3")
def test_the_token_of_the_next_season_is_turned_up_a_season_ahead() -> None:
    stage = new_round("spring", events={"spring": "pay-day"}, tokens=["taxes", "special"])
    assert state(stage).events == (-1, 0, 1, -1), "that of spring is still to come, that of summer announced"
    assert state(stage).tokens == (2,)
    assert state(stage).special == -1


@rule("DL-NEW-4")
def test_with_the_special_token_the_years_card_is_shown() -> None:
    stage = new_round(tokens=["special", "taxes", "pay-day"], specials=["earthquake", "imp-fair"])
    assert SPECIAL_EVENTS.names[state(stage).special] == "earthquake"
    assert [SPECIAL_EVENTS.names[card] for card in state(stage).specials] == ["imp-fair"]


@rule("DL-NEW-5")
def test_adventurers_are_sorted_by_glyph_and_equal_ones_keep_their_order() -> None:
    pile = ["warrior-4", "thief-2", "wizard-1", "priest-2", "thief-1"]
    stage = new_round("spring", adventurer_pile=pile, tokens=["taxes", "special"])
    assert coming(stage, SUMMER) == ["wizard-1", "thief-2", "priest-2", "warrior-4"]
    assert coming(stage, SPRING) == []
    assert [ADVENTURER_IDS.names[who] for who in state(stage).adventurer_pile] == ["thief-1"]


@rule("DL-NEW-5")
def test_fewer_come_to_two_and_three_lords() -> None:
    chance = (("shuffle", "order", ("mine", "imps", "traps", "monster", "room")),)
    stage = new_round(seats=3, adventurer_pile=["warrior-4", "thief-2", "wizard-1", "priest-2"], chance=chance)
    assert coming(stage, SPRING) == ["wizard-1", "thief-2", "warrior-4"]


@rule("DL-NEW-6")
def test_while_all_are_equally_strong_the_last_drawn_goes_under_the_pile() -> None:
    pile = ["warrior-2", "thief-2", "priest-2", "wizard-2", "thief-3", "warrior-3", "wizard-4", "priest-1"]
    stage = new_round(adventurer_pile=pile)
    assert coming(stage, SPRING) == ["warrior-2", "thief-2", "priest-2", "wizard-4"]
    assert [ADVENTURER_IDS.names[who] for who in state(stage).put_under] == ["wizard-2", "thief-3", "warrior-3"]
    assert [ADVENTURER_IDS.names[who] for who in state(stage).adventurer_pile] == ["priest-1"]
    assert len(told(stage, "adventurer-put-under")) == 3


@rule("DL-NEW-7")
def test_redrawing_ends_when_the_pile_has_gone_round() -> None:
    pile = ["warrior-2", "thief-2", "priest-2", "wizard-2", "thief-3", "warrior-3"]
    stage = new_round(adventurer_pile=pile)
    assert len(told(stage, "adventurer-put-under")) == 2, "two tiles were left when the first redraw fell due"
    assert coming(stage, SPRING) == ["warrior-2", "thief-2", "priest-2", "warrior-3"]
    assert [ADVENTURER_IDS.names[who] for who in state(stage).put_under] == ["wizard-2", "thief-3"]


@rule("DL-NEW-8")
def test_in_autumn_nothing_is_announced() -> None:
    before = {"autumn": "taxes"}
    stage = new_round("autumn", events=before, coming={"autumn": ["warrior-1", "thief-1", "priest-1", "wizard-2"]})
    assert told(stage, "event-announced") == []
    assert told(stage, "adventurer-comes") == []
    assert len(state(stage).tavern) == 3
    assert SEASONS.names[state(stage).season] == "autumn"
