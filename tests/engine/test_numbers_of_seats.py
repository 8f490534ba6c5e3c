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


HOURS = Setting("hours", (None, 8), None, "CEL-SET-1", "original", seats=((2, 3, 4), (2,)), numbers=(3, 24))
"""Any number of hours from 3 to 24, for two."""


def test_a_setting_may_be_any_number_of_a_range() -> None:
    made = copy(CELLAR)
    made.settings = (*CELLAR.settings, HOURS)
    for given, number in ((3, 3), ("17", 17), (24, 24), (8, 8), ("none", None)):
        assert made.full_settings({"hours": given})["hours"] == number
    assert made.seats_with({"hours": 17}) == (2,), "as for its example"
    assert made.seats_with() == (2, 3, 4)
    refused: tuple[object, ...] = (2, 25, "025x", "-3", 3.5, True, "", "٣", "9" * 400)
    for value in refused:
        with pytest.raises(ValueError, match=r"^setting hours cannot be .*; it can be none, 3 to 24$"):
            made.full_settings({"hours": value})
    with pytest.raises(ValueError, match=r"^cellar with hours=17 is for 2 players, not 3$"):
        made.check_seats(3, {"hours": 17})
    table = Table.new(made, [Seat("Anna"), Seat("Bob")], {"hours": 17}, bytes(32))
    assert Table.replay(made, table.log).log.header.settings["hours"] == 17


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
