"""The set-up: what lies where, what nobody has seen, and the first inaccessible orders."""

from collections import Counter
from collections.abc import Sequence

import pytest
from tests.citing import rule

from lanterne.engine import HIDDEN, Ids, IllegalAnswer, SearchDice
from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.content.adventurers import ADVENTURERS
from lanterne.games.dungeon_lords.content.cards import BLANK, COMBAT_DECKS, SPECIAL, TRAP_CARDS
from lanterne.games.dungeon_lords.content.monsters import MONSTER_TILES
from lanterne.games.dungeon_lords.content.rooms import ROOM_TILES
from lanterne.games.dungeon_lords.rules.dungeon import tunnels
from lanterne.games.dungeon_lords.rules.setup import FIRST_ORDERS, choose_first_orders, set_aside
from lanterne.games.dungeon_lords.state import CELLS, NONE, SPECIAL_EVENTS, TENT, State, free_imps, hand
from lanterne.kit.position import names_of


def begun(seats: int, seed: int = 1, **settings: str) -> State:
    """A game at its first decision."""
    return BOX.new(seats, SearchDice(seed), settings).state


@rule("DL-SET-1", "DL-SET-14", "DL-SUP-1", "DL-EVL-1", "DL-SET-7")
def test_every_lord_begins_with_three_tunnels_below_the_entrance_and_three_of_everything() -> None:
    for lord in begun(4).lords:
        assert names_of(CELLS, tunnels(lord)) == ["r0c2", "r1c2", "r2c2"]
        assert (lord.gold, lord.food, lord.imps, free_imps(lord), lord.evil) == (3, 3, 3, 3, 4)
        assert not lord.rooms
        assert not lord.traps
        assert not lord.ready


@rule("DL-SET-2")
def test_every_lord_may_come_to_begin() -> None:
    assert {begun(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


@rule("DL-SET-3", "DL-SET-4", "DL-SET-11")
def test_four_combat_cards_of_each_year_lie_in_an_order_that_nobody_has_seen() -> None:
    s = begun(3)
    assert len(s.town) == len(s.next_town) == 4
    assert {card.face for card in s.town} < set(COMBAT_DECKS[0])
    assert set(s.next_town) < set(COMBAT_DECKS[1])
    assert all(card.known == 0 for card in s.town)
    seen = BOX.view(s, 0).state
    assert all(card.face is HIDDEN for card in seen.town)
    assert all(card is HIDDEN for card in seen.next_town)


class Scripted(SearchDice):
    """Chance of its own, but special events come in printed order."""

    def shuffle(self, kind: Ids, things: Sequence[int]) -> list[int]:
        return list(things) if kind is SPECIAL_EVENTS else super().shuffle(kind, things)


@rule("DL-SET-12", "DL-SET-13")
def test_the_second_special_event_drawn_is_that_of_the_first_year() -> None:
    s = BOX.new(2, Scripted(3)).state
    shown = (s.special,) if s.special != NONE else ()
    assert shown + s.specials == (1, 0)


@rule("DL-VAR-2")
def test_a_first_game_has_a_blank_token_and_no_special_event() -> None:
    s = begun(4, special_events="off")
    assert s.specials == ()
    assert s.special == NONE
    assert SPECIAL not in (*s.tokens, *s.events)
    assert BLANK in (*s.tokens, *s.events)


@rule("DL-SET-8")
def test_the_three_tokens_lie_on_spring_summer_and_autumn() -> None:
    orders = set()
    for seed in range(60):
        s = begun(4, seed)
        orders.add((*(event for event in s.events if event != NONE), *s.tokens))
        assert len(s.tokens) == 2, "the first is turned up in winter already"
        assert s.events[0] == NONE
    assert len(orders) == 6


@rule("DL-SET-6", "DL-SET-9", "DL-SET-10")
def test_the_tiles_of_the_first_year_lie_on_top() -> None:
    s = begun(4)
    monsters, rooms = s.tavern + s.monster_pile, s.shop + s.room_pile
    assert Counter(monsters[:12]) == Counter(MONSTER_TILES[0])
    assert Counter(monsters[12:]) == Counter(MONSTER_TILES[1])
    assert Counter(rooms[:8]) == Counter(ROOM_TILES[0])
    assert Counter(rooms[8:]) == Counter(ROOM_TILES[1])
    drawn = [who for season in s.coming for who in season]
    first = [*drawn, *s.adventurer_pile, *s.put_under]
    assert {ADVENTURERS[who].year for who in first} == {1}
    assert len(first) == 16
    assert {ADVENTURERS[who].year for who in s.next_adventurers} == {2}
    assert len(s.next_adventurers) == 16
    assert Counter(s.trap_pile) == Counter(TRAP_CARDS)


@rule("DL-SET-5")
def test_the_paladin_waits_in_his_tent() -> None:
    assert begun(2).paladin == TENT


@rule("DL-SET-15")
def test_two_orders_by_lot_are_inaccessible_and_six_are_in_hand() -> None:
    found: set[int] = set()
    for seed in range(30):
        for lord in begun(4, seed).lords:
            assert len(set(lord.inaccessible)) == 2
            assert len(hand(lord)) == 6
            found.update(lord.inaccessible)
    assert found == set(range(8))


@rule("DL-VAR-1", "DL-GEN-6")
def test_in_the_full_game_two_of_three_drawn_orders_are_chosen_in_secret() -> None:
    game = BOX.new(2, SearchDice(5), {"initial_orders": "chosen"})
    s = game.state
    assert game.decision is choose_first_orders
    assert game.asked == (0, 1)
    red, blue = (list(lord.drawn) for lord in s.lords)
    assert len(set(red)) == len(set(blue)) == 3
    game.answer(0, FIRST_ORDERS.confirm((set_aside(red[2]), set_aside(red[0]))))
    seen = BOX.view(s, 1).state
    assert all(order is HIDDEN for order in seen.lords[0].drawn)
    assert seen.sealed[0] is HIDDEN
    assert s.lords[0].inaccessible == ()
    with pytest.raises(IllegalAnswer):
        game.answer(1, FIRST_ORDERS.confirm((set_aside(blue[1]),)))
    game.answer(1, FIRST_ORDERS.confirm((set_aside(blue[1]), set_aside(blue[2]))))
    assert set(s.lords[0].inaccessible) == {red[0], red[2]}
    assert red[1] in hand(s.lords[0])
    assert set(s.lords[1].inaccessible) == {blue[1], blue[2]}
    assert blue[0] in hand(s.lords[1])


@rule("DL-SET-16", "DL-NPC-1", "DL-NPC-2", "DL-NPC-9")
def test_dummies_sit_in_for_missing_lords_and_only_two_lords_have_a_counter_beside_them() -> None:
    assert [len(begun(seats).dummies) for seats in (2, 3, 4)] == [2, 1, 0]
    assert [begun(seats).dummy_evil for seats in (2, 3, 4)] == [4, NONE, NONE]
    for dummy in begun(2).dummies:
        orders = (*dummy.stack, *dummy.shown, *dummy.left, *dummy.inaccessible)
        assert sorted(orders) == list(range(8))
        assert len(dummy.inaccessible) == 3
