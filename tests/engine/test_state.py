"""The state: plain data that is copied, written and read back without loss at every decision."""

import random
from itertools import count
from typing import Annotated, Any

import msgspec
import pytest

from lanterne.engine import PUBLIC, ROWS, Card, Game, NoDice, Row, SearchDice, State, shuffled
from tests.engine.cellar import CELLAR, Cellar
from tests.engine.play import cellar, decisions, random_answer

LISTS = ("agenda", "sealed", "players", "deck", "discard", "traps", "found")


def middle_games() -> list[Game[Cellar]]:
    """One game in the middle of every kind of decision: windows, drafts, a sealed choice with answers in."""
    found: dict[str, Game[Cellar]] = {}
    for seed in count():
        for game in decisions(seed, seats=4):
            waiting = game.decision.name if not game.over else "over"
            if any(game.state.sealed):
                waiting += " with answers"
            if waiting not in found:
                found[waiting] = Game(CELLAR, game.state.copy(), NoDice())
        if {"over", "bidding with answers", "judged_call/first", "choose_goods", "wish"} <= set(found):
            return list(found.values())
    raise AssertionError


MIDDLE = middle_games()


def test_a_copy_is_equal_and_independent() -> None:
    for game in MIDDLE:
        state = game.state
        before = state.encode()
        twin = state.copy()
        assert twin == state
        for field in LISTS:
            getattr(twin, field).append(None)
        twin.turn += 1
        assert state.encode() == before


def test_every_list_is_copied() -> None:
    state = MIDDLE[0].state
    lists = {field for field in state.__struct_fields__ if isinstance(getattr(state, field), list)}
    assert lists == set(LISTS)
    assert all(getattr(state.copy(), field) is not getattr(state, field) for field in lists)


def test_every_state_of_random_games_is_read_back_without_loss() -> None:
    for seed in range(6):
        for game in decisions(seed):
            read = Cellar.decode(game.state.encode())
            assert read == game.state
            assert read.hash() == game.state.hash()
            assert all(type(call) is tuple for call in read.agenda)


def same_types(one: Any, other: Any) -> bool:
    if type(one) is not type(other):
        return False
    if isinstance(one, list | tuple):
        return all(same_types(a, b) for a, b in zip(one, other, strict=True))
    return True


@pytest.mark.parametrize("game", MIDDLE, ids=lambda game: "over" if game.over else game.decision.name)
def test_a_game_goes_on_from_what_was_read_as_if_nothing_had_happened(game: Game[Cellar]) -> None:
    read = Cellar.decode(game.state.encode())
    for field in read.__struct_fields__:
        assert same_types(getattr(read, field), getattr(game.state, field)), field
    one, other = Game(CELLAR, game.state.copy(), SearchDice(1)), Game(CELLAR, read, SearchDice(1))
    assert one.asked == other.asked
    rng = random.Random(2)
    for _ in range(40):
        if one.over:
            break
        seat = rng.choice(one.asked)
        answer = random_answer(one, seat, rng)
        one.answer(seat, answer)
        other.answer(seat, answer)
        assert one.state.encode() == other.state.encode()


def test_different_states_have_different_hashes() -> None:
    hashes = {game.state.hash() for game in decisions(3)}
    assert len(hashes) == sum(1 for _ in decisions(3))
    state = cellar(2).state
    before = state.hash()
    state.deck.reverse()
    assert state.hash() != before
    assert len(before) == 32


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"\xff\x00", b'{"agenda": 3}', b"null", b"[" * 10000])
def test_what_is_no_state_is_refused(data: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, RecursionError)):
        Cellar.decode(data)


def test_a_state_holds_plain_data_only() -> None:
    class Odd(State):
        thing: Annotated[Any, PUBLIC]

    with pytest.raises(TypeError, match="a state holds plain data, not <object"):
        Odd([], [], "", object()).encode()


class Chest(Row, frozen=True):
    square: Annotated[int, PUBLIC]
    coins: Annotated[tuple[int, ...], PUBLIC] = ()


class Chests(State):
    chests: Annotated[list[Chest], ROWS]


def test_a_row_is_written_as_its_values_and_read_back() -> None:
    state = Chests([], [], "", [Chest(3, (1, 5)), Chest(4)])
    assert b"[[3,[1,5]],[4,[]]]" in state.encode()
    assert Chests.decode(state.encode()) == state


def test_a_row_never_changes_but_can_be_replaced() -> None:
    row = Chest(3, (1, 5))
    other = row._replace(square=4)
    assert (row, other) == (Chest(3, (1, 5)), Chest(4, (1, 5)))
    assert len({row, other, Chest(4, (1, 5))}) == 2
    with pytest.raises(AttributeError):
        row.square = 5  # type: ignore[misc]
    with pytest.raises(TypeError, match="colour"):
        row._replace(colour=5)


def test_shuffling_clears_what_was_known() -> None:
    assert shuffled([3, 1, 2]) == [Card(3, 0), Card(1, 0), Card(2, 0)]
