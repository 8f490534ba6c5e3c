"""What is answered in secret, on the wire: others are sent the same bytes whatever was answered."""

import secrets
from collections.abc import Callable
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lanterne.bots import RandomBot
from lanterne.engine import Call, Table
from lanterne.server import tables
from lanterne.server.services import Services
from tests.server.cellar_registered import register_cellar
from tests.server.rooms import Client, open_services, people, table_of, with_services
from tests.server.test_secrecy import events_not_masked, state_instead_of_view
from tests.server.within import run

NAMES = ("Ann", "Bea", "Cas")
MOMENTS = {
    "choose_first_orders": "the orders set aside",
    "program_orders": "the programme",
    "plan_battles": "the plan",
    "discard_trap": "the trap that is given up",
}


def waits(table: Table[Any], decision: str) -> bool:
    """Whether this is to be decided, with others still to answer if it is decided together, and with a choice."""
    if table.state.agenda[-1][0] != decision:
        return False
    view = table.view(table.asked[0])
    together = view.choice is not None and view.choice.reveal is not None
    return len(table.asked) > 1 if together else len(view.options()) > 1


def some_answer(table: Table[Any], seat: int, seed: str) -> Call:
    return RandomBot(seed).choose(table.view(seat))


def another_answer(table: Table[Any], seat: int) -> Call:
    """An answer other than the first one."""
    first = some_answer(table, seat, "0")
    return next(answer for seed in count(1) if (answer := some_answer(table, seat, f"{seed}")) != first)


async def evening(folder: Path, decision: str, other: bool) -> tuple[str, list[bytes]]:
    """Play until this is to be decided, and answer it in one of two ways: the answer, and what is sent to all
    others."""
    async with open_services(folder) as services:
        known = await people(services, *NAMES)
        live = await table_of(
            services, "dungeon-lords", [person for person, _ in known], settings={"initial_orders": "chosen"}
        )
        windows = [Client(live, person) for person, _ in known] + [Client(live, None, "fr")]
        for window in windows:
            await window.open()
        table = live.table
        assert table is not None
        for n in count():
            seat = table.asked[0]
            here = waits(table, decision)
            answer = another_answer(table, seat) if here and other else some_answer(table, seat, f"{n * (not here)}")
            call = table.box.encode(answer)
            for window in windows:
                window.news()
            await windows[seat].say("answer", choice=table.choice_id, seat=seat, answer=call)
            if here:
                others = [window for window in windows if window is not windows[seat]]
                return repr(call), [message for window in others for message in window.written()]
        raise AssertionError("nobody ever stops counting")


def both(folder: Path, monkeypatch: pytest.MonkeyPatch, decision: str) -> list[tuple[str, list[bytes]]]:
    """The same evening twice, but for this one answer."""
    chance = SimpleNamespace(token_bytes=lambda size: bytes(range(3, 3 + size)), token_urlsafe=secrets.token_urlsafe)
    monkeypatch.setattr(tables, "secrets", chance)
    runs = []
    for other in (False, True):
        (folder / f"{other}").mkdir()
        runs.append(run(evening(folder / f"{other}", decision, other)))
    return runs


@pytest.mark.parametrize("decision", MOMENTS, ids=MOMENTS.get)
def test_others_are_sent_the_same_whatever_was_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, decision: str
) -> None:
    (one, sent), (another, sent_again) = both(tmp_path, monkeypatch, decision)
    assert one != another
    assert sent == sent_again
    assert len(sent) >= 3


@pytest.mark.parametrize("leak", [events_not_masked, state_instead_of_view], ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    (_, sent), (_, sent_again) = both(tmp_path, monkeypatch, "discard_trap")
    assert sent != sent_again


def test_a_repeated_answer_makes_no_entry_and_nobody_else_hears_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register_cellar(monkeypatch)

    async def play(services: Services) -> None:
        known = [person for person, _ in await people(services, "Ann", "Bea")]
        live = await table_of(services, "cellar", known)
        ann, bea = [await Client(live, person).open() for person in known]
        assert live.table is not None
        choice = live.table.choice_id
        await ann.say("answer", choice=choice, seat=0, answer=["bid", 1])
        entries = live.saved
        bea.news()
        for _ in range(3):
            told = await ann.say("answer", choice=choice, seat=0, answer=["bid", 1])
            assert [message["type"] for message in told] == ["now"]
        assert live.saved == len(live.table.log.entries) == entries
        assert bea.written() == []
        await ann.say("answer", choice=choice, seat=0, answer=["bid", 0])
        assert live.saved == entries + 1, "another answer counts"

    with_services(tmp_path, play)
