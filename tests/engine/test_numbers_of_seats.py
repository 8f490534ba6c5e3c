"""Settings that say how many may play."""

from copy import copy
from typing import Any

import msgspec
import pytest

from lanterne.engine import Box, Log, LogError, Seat, SeedDice, Setting, Table
from tests.engine.cellar import CELLAR

WATCH = Setting("watch", (None, "lone", "pair"), None, "CEL-SET-1", "original", seats=((3, 4), (2,), (2, 3)))
"""Nobody, or one or two, keep watch."""


def box() -> Box[Any]:
    """The cellar with that setting."""
    made = copy(CELLAR)
    made.settings = (*CELLAR.settings, WATCH)
    return made


def test_a_setting_may_ask_for_some_numbers_of_seats() -> None:
    assert box().seats_with() == (3, 4)
    assert box().seats_with({"watch": "lone"}) == (2,)
    assert box().seats_with({"watch": "pair", "traps": 2}) == (2, 3)
    assert CELLAR.seats_with() == (2, 3, 4)


@pytest.mark.parametrize(
    ("seats", "settings", "sentence"),
    [
        (5, {"watch": "lone"}, "cellar is for 2 to 4 players, not 5"),
        (2, {}, "cellar with watch=none is for 3 to 4 players, not 2"),
        (2, {"watch": None}, "cellar with watch=none is for 3 to 4 players, not 2"),
        (3, {"watch": "lone"}, "cellar with watch=lone is for 2 players, not 3"),
        (2, {"watch": "everybody"}, "setting watch cannot be 'everybody'; it can be none, lone, pair"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_sentence(seats: int, settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        box().check_seats(seats, settings)
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        box().new(seats, SeedDice(bytes(32)), settings)
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        Table.new(box(), [Seat(f"person {seat}") for seat in range(seats)], settings)


def test_what_fits_can_be_played_and_replayed() -> None:
    table = Table.new(box(), [Seat("Anna"), Seat("Bob")], {"watch": "lone"}, bytes(32))
    assert Table.replay(box(), table.log).state.hash() == table.state.hash()


def test_a_log_with_too_many_seats_for_its_settings_is_refused() -> None:
    log = Table.new(box(), [Seat("Anna"), Seat("Bob")], {"watch": "lone"}, bytes(32)).log
    crowded = msgspec.structs.replace(log.header, seats=log.header.seats * 2)
    with pytest.raises(LogError, match="cellar with watch=lone is for 2 players, not 4"):
        Table.replay(box(), Log(crowded, log.entries))


def test_numbers_of_seats_ask_for_settings() -> None:
    assert box().settings_for(2) == {"watch": "lone"}
    assert box().settings_for(3) == {}


@pytest.mark.parametrize(
    ("alone", "settings", "expected"),
    [
        ((True, False, False), {}, (True, False, False)),
        ((True, False, False), {"watch": "lone"}, (True, False)),
        ((False, False, True), {"watch": "lone"}, (True, False)),
        ((False, True, True), {"watch": "pair"}, (False, True, True)),
        ((True, False), {}, (True, False, False)),
    ],
)
def test_who_plays_alone_has_as_many_seats_as_the_settings_ask_for(
    alone: tuple[bool, ...], settings: dict[str, Any], expected: tuple[bool, ...]
) -> None:
    made = box()
    made.alone = alone
    assert made.alone_with(settings) == expected
