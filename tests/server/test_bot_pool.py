"""Bots in separate processes: they play as they would in this one, and whatever they do, the game goes on."""

import asyncio
import logging
import os
import pickle
import signal
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from lanterne import registry
from lanterne.bots import RandomBot
from lanterne.engine import Game, SeedDice, View
from lanterne.server import bot_pool as bot_pool_module
from lanterne.server.bot_pool import COMMAND, BotPool, Stopped
from lanterne.server.bot_worker import READY, Job, framed
from tests.engine.cellar import CELLAR
from tests.server.within import run

BAD_BOTS = (sys.executable, str(Path(__file__).with_name("bad_bots.py")))


def new_game(seats: int = 2, seed: int = 1) -> Game[Any]:
    return registry.box("xorlosch").new(seats, SeedDice(bytes([seed] * 32)), simulation=True)


def first_turn() -> Game[Any]:
    """A game in which the first seat has several options."""
    game = new_game()
    while game.choice is not None and (game.choice.draft is not None or len(game.options(game.asked[0])) < 2):
        seat = game.asked[0]
        game.answer(seat, View(game.box, game.state, seat).default_answer())
    return game


def asked_view(game: Game[Any]) -> View[Any]:
    return View(game.box, game.state, game.asked[0])


@asynccontextmanager
async def bot_pool(*args: Any, **kwargs: Any) -> AsyncIterator[BotPool]:
    bot_pool = BotPool(*args, **kwargs)
    try:
        yield bot_pool
    finally:
        await bot_pool.stop()


def children() -> set[int]:
    """The processes that this thread has started and not yet waited for."""
    listed = Path(f"/proc/self/task/{threading.get_native_id()}/children")
    if not listed.exists():
        pytest.skip("this system does not list the children of a process")
    return {int(pid) for pid in listed.read_text().split()}


# --- play -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("names", [("steady", "random"), ("random", "steady:slayer")])
def test_a_whole_game_goes_as_it_would_in_one_process(names: tuple[str, str]) -> None:
    async def play() -> None:
        game = new_game()
        async with bot_pool(1) as thinking:
            decisions = 0
            while not game.over:
                view, name = asked_view(game), names[game.asked[0]]
                thought = await thinking.choose(view, name, f"move {decisions}")
                assert thought.auto == ""
                assert thought.answer == registry.bot("xorlosch", name)(f"move {decisions}").choose(view)
                game.answer(view.seat, thought.answer)
                decisions += 1
        assert decisions > 50

    run(play())


def test_many_at_once_are_all_answered_as_if_alone() -> None:
    games = [new_game(seats, 10 * seats + n) for seats in (2, 3, 4) for n in range(10)]

    async def play() -> None:
        async with bot_pool(3) as thinking:
            views = [asked_view(game) for game in games]
            thoughts = await asyncio.gather(*(thinking.choose(view, "random", str(n)) for n, view in enumerate(views)))
        for n, (view, thought) in enumerate(zip(views, thoughts, strict=True)):
            assert thought == (registry.bot("xorlosch", "random")(str(n)).choose(view), "")

    run(play())


def test_decisions_are_taken_up_in_the_order_in_which_they_were_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other: nothing in this test depends on how fast the machine is. A decision that gives way is still
    taken up in its turn, but the next one, in another process, may be answered before it."""
    monkeypatch.setattr(bot_pool_module, "GIVES_WAY", 3600)
    view = asked_view(first_turn())
    done: list[int] = []

    async def ask(thinking: BotPool, n: int) -> None:
        assert (await thinking.choose(view, "random", "")).auto == ""
        done.append(n)

    async def play() -> None:
        async with bot_pool(1, 3600) as thinking:
            await asyncio.gather(*(ask(thinking, n) for n in range(20)))

    run(play())
    assert done == list(range(20))


# --- what leaves the server -------------------------------------------------------------------------------------------


def test_a_job_holds_the_view_and_nothing_more() -> None:
    game = new_game()
    truth = game.state.piles
    assert any(truth), "there is something to hide"
    view = asked_view(game)
    job = pickle.loads(pickle.dumps(Job("xorlosch", "random", "", view.seat, view.seats, view.state)))
    assert job.state.encode() == view.state.encode() != game.state.encode()
    again = View(game.box, job.state, job.seat, job.seats)
    assert again.message() == view.message()


def test_every_kind_of_hole_stays_the_same_hole_in_another_process() -> None:
    game = CELLAR.new(3, SeedDice(bytes(32)), simulation=True)
    bots = [RandomBot(f"holes {seat}") for seat in range(3)]
    sealed = False
    while not game.over:
        for seat in (-1, 0, 1, 2):
            view = View(CELLAR, game.state, seat)
            sent = pickle.loads(pickle.dumps(view.state))
            assert View(CELLAR, sent, seat).message() == view.message()
        sealed = sealed or any(game.state.sealed)
        game.answer(game.asked[-1], bots[game.asked[-1]].choose(View(CELLAR, game.state, game.asked[-1])))
    assert sealed, "sealed answers were sent about, too"


# --- bots that no game should have ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "auto"),
    [
        ("raises", "bot-failed"),
        ("unheard-of", "bot-failed"),
        ("sleeps", "bot-slow"),
        ("spins", "bot-slow"),
        ("dies", "bot-gone"),
        ("leaves", "bot-gone"),
        ("floods", "bot-gone"),
        ("flies", "bot-illegal"),
        ("shrugs", "bot-illegal"),
        ("rounds", "bot-illegal"),
    ],
)
def test_a_bad_bot_is_replaced_by_the_simplest_choice_and_the_next_bot_is_well(bot: str, auto: str) -> None:
    view = asked_view(first_turn())

    async def play() -> None:
        async with bot_pool(1, 0.3 if auto == "bot-slow" else 60, BAD_BOTS) as thinking:
            assert await thinking.choose(view, bot, "") == (view.options()[0], auto)
            while (await thinking.choose(view, "random", "well")).auto == "bot-slow":
                pass  # so little patience may not be enough for a process that has just begun
            answer = registry.bot("xorlosch", "random")("well").choose(view)
            assert await thinking.choose(view, "random", "well") == (answer, "")

    run(play())


def test_what_a_bot_prints_goes_to_the_log_and_not_between_the_frames(caplog: pytest.LogCaptureFixture) -> None:
    view = asked_view(first_turn())

    async def play() -> None:
        async with bot_pool(1, 60, BAD_BOTS) as thinking:
            for seed in "abc":
                answer = registry.bot("xorlosch", "random")(seed).choose(view)
                assert await thinking.choose(view, "babbles", seed) == (answer, "")
            await thinking.choose(view, "raises", "")

    with caplog.at_level(logging.WARNING):
        run(play())
    assert "hello" in caplog.text
    assert "RuntimeError: planted failure" in caplog.text
    assert "bot-failed: raises of xorlosch" in caplog.text


def test_the_time_to_think_begins_when_the_game_has_been_read() -> None:
    view = asked_view(first_turn())

    async def play() -> None:
        async with bot_pool(1, 2.5, BAD_BOTS) as thinking:
            answer = registry.bot("xorlosch", "random")("a").choose(view)
            assert await thinking.choose(view, "dawdles", "a") == (answer, "")

    run(play())


def test_others_do_not_wait_until_a_slow_bot_is_given_up(tmp_path: Path) -> None:
    """One process, and a patience that would outlast any test: the others get an answer while the slow one thinks."""
    view = asked_view(first_turn())
    asleep = tmp_path / "asleep"

    async def play() -> None:
        async with bot_pool(1, 3600, BAD_BOTS) as thinking:
            slow = asyncio.create_task(thinking.choose(view, "sleeps", str(asleep)))
            await until(asleep.exists)
            for n in range(3):
                assert (await thinking.choose(view, "random", str(n))).auto == ""
            assert not slow.done()
            slow.cancel()
            with pytest.raises(asyncio.CancelledError):
                await slow

    run(play())


@pytest.mark.parametrize(
    "command", [("/nowhere/python",), (sys.executable, "-c", "pass"), (sys.executable, "-c", "print('hello')")]
)
def test_without_processes_the_game_goes_on_all_the_same(command: tuple[str, ...]) -> None:
    view = asked_view(first_turn())

    async def play() -> None:
        async with bot_pool(2, 60, command) as thinking:
            for _ in range(3):
                assert await thinking.choose(view, "steady", "") == (view.options()[0], "bot-gone")

    run(play())


def test_an_idle_process_that_was_killed_is_replaced() -> None:
    """In the server's own event loop: it raises another error than asyncio's for a process that is gone."""
    view = asked_view(first_turn())
    before = children()

    async def play() -> None:
        async with bot_pool(1, 3600) as thinking:
            for seed in "abc":
                answer = registry.bot("xorlosch", "random")(seed).choose(view)
                assert await thinking.choose(view, "random", seed) == (answer, "")
                for idle in children() - before:
                    os.kill(idle, signal.SIGKILL)
                await until(lambda: children() == before)

    with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        runner.run(asyncio.wait_for(play(), 600))


# --- the end ----------------------------------------------------------------------------------------------------------


async def until(happened: Any) -> None:
    while not happened():
        await asyncio.sleep(0.01)


def test_stopping_ends_every_process_and_every_wait(tmp_path: Path) -> None:
    view = asked_view(first_turn())
    before = children()

    async def play() -> None:
        thinking = BotPool(2, 3600, BAD_BOTS)
        asleep = [tmp_path / str(n) for n in range(2)]
        seeds = [str(path) for path in asleep] + [""] * 6
        waiting = [asyncio.create_task(thinking.choose(view, "sleeps", seed)) for seed in seeds]
        await until(lambda: all(path.exists() for path in asleep))
        assert len(children() - before) >= 2
        await thinking.stop()
        ends = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(end) for end in ends] == [Stopped] * 8
        assert children() == before
        with pytest.raises(Stopped):
            await thinking.choose(view, "random", "")

    run(play())


def test_stopping_ends_idle_processes() -> None:
    view = asked_view(first_turn())
    before = children()

    async def play() -> None:
        thinking = BotPool(2)
        await asyncio.gather(*(thinking.choose(view, "random", str(n)) for n in range(8)))
        assert children() > before
        await thinking.stop()
        assert children() == before

    run(play())


def test_a_caller_that_no_longer_waits_leaves_no_process_behind(tmp_path: Path) -> None:
    view = asked_view(first_turn())
    asleep = tmp_path / "asleep"

    async def play() -> None:
        async with bot_pool(1, 3600, BAD_BOTS) as thinking:
            waiting = asyncio.create_task(thinking.choose(view, "sleeps", str(asleep)))
            await until(lambda: asleep.exists() and asleep.read_text())
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            pid = int(asleep.read_text())
            await until(lambda: pid not in children())

    run(play())


async def _started(*command: str) -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    assert process.stdout
    assert await process.stdout.readexactly(4) == bytes(4)
    return process


def test_a_worker_outlives_ctrl_c_and_ends_with_the_server(tmp_path: Path) -> None:
    async def play() -> None:
        process = await _started(*COMMAND)
        assert process.stdin
        process.send_signal(signal.SIGINT)
        process.send_signal(signal.SIGTERM)
        view = asked_view(first_turn())
        job = pickle.dumps(Job("xorlosch", "random", "", view.seat, view.seats, view.state))
        process.stdin.write(framed(job))
        assert process.stdout
        assert await process.stdout.readexactly(4) == framed(READY)
        assert int.from_bytes(await process.stdout.readexactly(4), "big") > 0
        process.stdin.close()
        assert await process.wait() == 0

    run(play())


def test_a_worker_ends_with_the_server_in_the_middle_of_a_job(tmp_path: Path) -> None:
    view = asked_view(first_turn())
    asleep = tmp_path / "asleep"

    async def play() -> None:
        process = await _started(*BAD_BOTS)
        assert process.stdin
        job = pickle.dumps(Job("xorlosch", "sleeps", str(asleep), view.seat, view.seats, view.state))
        process.stdin.write(framed(job))
        await until(asleep.exists)
        process.stdin.close()
        assert await process.wait() == 0

    run(play())


def test_a_bot_that_thinks_ahead_can_be_told_to_answer_now_and_its_process_goes_on(tmp_path: Path) -> None:
    view = asked_view(first_turn())

    async def play() -> None:
        async with bot_pool(1, 3600, BAD_BOTS) as thinking:
            for number in range(2):
                hurried, begun = asyncio.Event(), tmp_path / f"begun {number}"
                asked = asyncio.create_task(thinking.choose(view, "ponders", str(begun), hurried))
                while not begun.exists():
                    assert not asked.done()
                    await asyncio.sleep(0.01)
                hurried.set()
                assert await asked == (view.options()[-1], "")
                # What was said too late does not hurry the next one.
                assert (await thinking.choose(view, "random", "well", hurried)).auto == ""

    run(play())


def test_a_bot_that_is_hurried_before_it_begins_answers_at_once(tmp_path: Path) -> None:
    view = asked_view(first_turn())

    async def play() -> None:
        async with bot_pool(1, 3600, BAD_BOTS) as thinking:
            hurried = asyncio.Event()
            hurried.set()
            answer = await thinking.choose(view, "ponders", str(tmp_path / "begun"), hurried)
            assert answer == (view.options()[-1], "")

    run(play())
