"""Questions that a person at the terminal does not want to be asked."""

import asyncio
from pathlib import Path

import pytest

from lanterne.engine import AutoAnswer, IllegalAnswer
from lanterne.engine.log import Answer
from lanterne.terminal.app import TableApp
from lanterne.terminal.plain import PlainTable
from lanterne.terminal.session import Session
from tests.terminal.test_app import shown, until_asked
from tests.terminal.test_sight import at_the_stairs

FORTUNE = ["fortune", "orc-1", "0", "1", "1"]


def asks(session: Session) -> None:
    """The barbarian could roll one die again."""
    session.table.game.state.agenda.append(session.table.box.decode(FORTUNE))
    session.table.game.run()


def autos(session: Session) -> list[str]:
    return [entry.auto for entry in session.table.log.entries if isinstance(entry, Answer) and entry.auto]


def test_the_key_n_spares_a_question_and_a_asks_it_again(tmp_path: Path) -> None:
    async def play() -> None:
        session = at_the_stairs(tmp_path)
        asks(session)
        app = TableApp(session, "en", pace=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await until_asked(pilot, app)
            assert "n: never ask this again (the roll stays as it is)" in shown(app, "#prompt")
            await pilot.press("n")
            await pilot.pause()
            assert autos(session) == ["spared"], "what waits is answered at once"
            assert "What do you do?" in shown(app, "#prompt")
            await pilot.press("n")
            await pilot.pause()
            assert autos(session) == ["spared"], "a turn is never spared"
            await pilot.press("a")
            await pilot.pause()
            asks(session)
            assert session.table.game.decision.name == "fortune"

    asyncio.run(play())


def test_a_question_is_spared_by_text(tmp_path: Path) -> None:
    told: list[str] = []
    lines = ["n", "n", "a", "q"]
    session = at_the_stairs(tmp_path)
    asks(session)
    PlainTable(session, "fr", lambda prompt: lines.pop(0), told.append).play()
    assert "On ne vous le demande plus\u00a0: le jet reste tel quel. La touche a rétablit toutes les questions." in told
    assert "Toutes les questions vous sont de nouveau posées." in told
    assert autos(session) == ["spared"]
    with pytest.raises(IllegalAnswer):
        session.set_auto_answer(0)


def test_what_is_automatic_by_default_is_asked_again_on_demand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = at_the_stairs(tmp_path)
    spares = session.table.box.auto_answers
    monkeypatch.setitem(spares, "fortune", AutoAnswer(spares["fortune"].concerns, lambda _state, seat: seat == 0))
    asks(session)
    session._answer_automatically()
    assert autos(session) == ["spared"]
    session.ask_again(0)
    asks(session)
    session._answer_automatically()
    assert autos(session) == ["spared"]
    assert session.table.game.decision.name == "fortune"
