"""Playing at a live table: answers, taking back, curtains, preferences, pauses, chat."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from lanterne import registry
from lanterne.engine import AutoAnswer
from lanterne.engine.log import Answer
from lanterne.engine.walk import Walk
from lanterne.server import updates
from lanterne.server.live import CHAT_LENGTH, CHAT_LINES, LiveTable
from lanterne.server.messages import Now
from lanterne.server.sentences import Language, RequestRefused
from lanterne.server.services import Services
from lanterne.server.table_plan import PlanSeat, TablePlan
from tests.server.cellar_registered import own_cards, register_cellar
from tests.server.rooms import Client, people, refused, still, table_of, with_services

Play = Callable[[Services], Awaitable[None]]


@pytest.fixture(autouse=True)
def _cellar(monkeypatch: pytest.MonkeyPatch) -> None:
    register_cellar(monkeypatch)


async def three(services: Services, **plan: Any) -> tuple[LiveTable, list[Client]]:
    """A game of the Cellar among three, each with a window; all have bid, and the first has the turn."""
    known = [person for person, _ in await people(services, "Ann", "Bea", "Cas")]
    live = await table_of(services, "cellar", known, **plan)
    windows = [await Client(live, person).open() for person in known]
    for seat, window in enumerate(windows):
        await answer(window, seat, "bid", 3 if seat == 0 else 0)
    for window in windows:
        window.news()
    return live, windows


async def answer(window: Client, seat: int, *words: Any) -> list[dict[str, Any]]:
    assert window.live.table is not None
    return await window.say("answer", choice=window.live.table.choice_id, seat=seat, answer=list(words))


# --- answers ----------------------------------------------------------------------------------------------------------


def test_an_answer_is_shown_to_all_and_a_late_one_is_refused(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        live, (ann, bea, cas) = await three(services)
        assert live.table is not None
        choice = live.table.choice_id
        assert refused(await answer(ann, 0, "peek")) == ""
        for other in (bea, cas):
            [now] = other.news()
            assert (now["type"], now["entry"]) == ("now", live.saved - 1)
        heard = await ann.say("answer", choice=choice, seat=0, answer=["draw"])
        assert [message["type"] for message in heard] == ["now", "refused"], "the sentence stays on the page"
        assert heard[0]["choice"] == live.table.choice_id
        assert heard[1]["stale"]
        assert heard[1]["sentence"].startswith("Too late")
        assert bea.news() == []

    with_services(tmp_path, play)


def test_what_several_see_alike_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    real = updates._shared

    def counted(live: LiveTable, view: Any, words: Any, *rest: Any) -> Now:
        made.append(words.language)
        return real(live, view, words, *rest)

    async def play(services: Services) -> None:
        known = [person for person, _ in await people(services, "Ann", "Bea", "Cas")]
        live = await table_of(services, "xorlosch", known)
        languages: tuple[Language, ...] = ("en", "fr", "en")
        windows = [
            await Client(live, person, language).open() for person, language in zip(known, languages, strict=True)
        ]
        await first_option(windows)  # everybody came at another moment
        monkeypatch.setattr(updates, "_shared", counted)
        for window in windows:
            window.news()
        await first_option(windows)
        assert sorted(made) == ["en", "fr"]
        ann, bea, cas = [window.last for window in windows]
        own = ("seat", "prompt", "options", "verbs", "undo", "redo", "draft")
        assert {key: ann[key] for key in ann if key not in own} == {key: cas[key] for key in cas if key not in own}
        assert (ann["seat"], bea["seat"], cas["seat"]) == (0, 1, 2)
        assert bea["title"] != ann["title"]
        assert sum("options" in last for last in (ann, bea, cas)) == 1

    with_services(tmp_path, play)


async def first_option(windows: list[Client]) -> None:
    """The seat that is asked gives its first answer."""
    table = windows[0].live.table
    assert table is not None
    seat = table.asked[0]
    await answer(windows[seat], seat, *table.box.encode(table.view(seat).options()[0]))
    for window in windows:
        window.news()


def test_nobody_answers_for_another_seat(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        live, (ann, bea, _) = await three(services)
        stranger = await Client(live, None).open()
        entries = live.saved
        assert refused(await answer(bea, 0, "rest")) == "This is not your seat."
        assert refused(await answer(bea, 1, "rest")) == "It is not your turn to answer."
        assert refused(await answer(stranger, 0, "rest")) == "This is not your seat."
        assert refused(await answer(stranger, -1, "rest")) == "This is not your seat."
        assert refused(await answer(ann, 0, "walk", "crypt")) == "This is not possible now."
        assert live.saved == entries

    with_services(tmp_path, play)


def test_two_tabs_of_one_seat_show_the_same_and_one_that_comes_back_sees_what_waits(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        live, (ann, bea, _) = await three(services)
        tab = await Client(live, ann.connection.person, "fr").open()
        whole = tab.news()[-1]
        assert whole["whole"]
        assert {option["verb"] for option in whole["options"]} >= {"peek", "draw", "walk"}
        ann.news()
        await answer(tab, 0, "barter")
        [now] = ann.news()
        assert now["draft"]["shape"] == "set"
        live.go(ann.connection)
        back = await Client(live, ann.connection.person).open()
        again = back.news()[-1]
        assert again["draft"] == now["draft"]
        assert again["choice"] == now["choice"]
        assert [message["type"] for message in bea.news() if message["type"] == "people"]

    with_services(tmp_path, play)


def test_a_newcomer_is_not_shown_what_is_not_yet_on_the_disk(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        live, (_ann, bea, _) = await three(services)
        before = live.saved
        async with live.lock:
            assert live.table is not None
            live.table.answer(0, ("peek",))  # entered, but not written yet
            coming = Client(live, bea.connection.person)
            task = asyncio.create_task(coming.open())
            await asyncio.sleep(0)
            assert coming.news() == []
            await live._save()
        await task
        assert coming.news()[-1]["entry"] == before

    with_services(tmp_path, play)


# --- hot seat ---------------------------------------------------------------------------------------------------------


def test_behind_the_curtain_nothing_of_the_next_person_is_sent(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        [(ann, _)] = await people(services, "Ann")
        plan = TablePlan("cellar", {}, (PlanSeat("me", "Ann"), PlanSeat("here", "Bob")), 0, curtain=True)
        live = await services.tables.new(plan, ann)
        window = await Client(live, ann).open()
        window.news()
        assert (window.last["seat"], window.last["curtain"]) == (-1, "Ann")
        assert "options" not in window.last
        await window.say("look", seat=0)
        assert window.last["seat"] == 0
        assert own_cards(window.last, 0)
        assert not own_cards(window.last, 1)
        heard = await answer(window, 0, "bid", 1)
        assert (window.last["seat"], window.last["curtain"]) == (-1, "Bob")
        assert not own_cards(window.last, 0)
        assert not own_cards(window.last, 1)
        assert "options" not in heard[-1]
        assert heard[-1]["whole"], "what Ann has read in the log is taken away"
        (shown,) = await window.say("look", seat=1)
        assert shown["whole"]
        assert (window.last["seat"], window.last.get("curtain", "")) == (1, "")
        assert not own_cards(window.last, 0)

    with_services(tmp_path, play)


# --- taking back ------------------------------------------------------------------------------------------------------


def test_what_changes_nothing_for_anybody_is_taken_back_freely_and_done_again(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        _live, (ann, bea, _) = await three(services)
        await answer(ann, 0, "barter")
        assert ann.last["undo"] == "free"
        await ann.say("undo")
        assert "draft" not in ann.last
        assert ann.last["redo"]
        assert any(line["kind"] == "undo" for line in ann.last["told"] if "kind" in line)
        assert refused(await bea.say("redo")) == "This is not your seat."
        await ann.say("redo")
        assert ann.last["draft"]
        assert refused(await ann.say("redo")) == "There is nothing to redo."

    with_services(tmp_path, play)


@pytest.mark.parametrize("yes", [True, False])
def test_beyond_the_barrier_all_are_asked(tmp_path: Path, yes: bool) -> None:
    async def play(services: Services) -> None:
        live, (ann, bea, cas) = await three(services)
        await answer(ann, 0, "peek")
        entry = live.saved
        assert ann.last["undo"] == "ask"
        await ann.say("undo")
        assert ann.last["request"]["waits_for"] == [1, 2]
        await bea.say("agree", seat=1, yes=True)
        assert bea.last["request"]["waits_for"] == [2]
        assert refused(await bea.say("agree", seat=1, yes=True)) == "There is nothing left to agree to."
        await cas.say("agree", seat=2, yes=yes)
        assert "request" not in cas.last
        assert live.saved == entry + yes

    with_services(tmp_path, play)


def test_who_plays_alone_takes_back_a_walk_as_one_and_else_only_the_last_answer(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        [(ann, _)] = await people(services, "Ann")
        live = await services.tables.new(
            TablePlan("cellar", {}, (PlanSeat("me", "Ann"), PlanSeat("me", "Ann")), 0), ann
        )
        assert live.table is not None
        window = await Client(live, ann).open()
        await answer(window, 0, "bid", 1)
        await answer(window, 1, "bid", 0)
        before = live.table.last
        await answer(window, 0, "walk", "stairs")
        live.walks._walks = [Walk(before, live.table.last)]
        await answer(window, live.table.asked[0], "peek")
        peeked = live.table.last
        await answer(window, live.table.asked[0], "dig")
        await window.say("undo")
        assert live.table.last == peeked

    with_services(tmp_path, play)


# --- preferences, pauses ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("passing", ["turn", "always"])
def test_a_seat_that_passes_automatically_is_not_asked(tmp_path: Path, passing: str) -> None:
    async def play(services: Services) -> None:
        live, (ann, bea, cas) = await three(services)
        await bea.say("prefer", seat=1, passing=passing)
        await cas.say("prefer", seat=2, passing="always")
        assert refused(await cas.say("prefer", seat=0, passing="always")) == "This is not your seat."
        assert refused(await cas.say("prefer", seat=2, passing="?")) == "There is no such preference."
        await answer(ann, 0, "call", "once_call")
        await still(live)
        assert live.table is not None
        assert live.table.asked == (0,)
        lines = [line for message in ann.news() for line in message.get("told", ())]
        assert "auto" in {line.get("kind") for line in lines}
        await answer(ann, 0, "rest")
        await still(live)
        assert live.table.asked == (1,)
        assert live.passing.get(1, "") == ("always" if passing == "always" else "")

    with_services(tmp_path, play)


def test_who_wishes_not_to_be_asked_something_is_answered_for_and_asked_the_rest(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        live, (ann, bea, cas) = await three(services)
        assert refused(await cas.say("spare", seat=0, question="once_call")) == "This is not your seat."
        assert refused(await cas.say("spare", seat=2, question="ambush")) == "There is no such preference."
        [people_now] = await bea.say("spare", seat=1, question="once_call")
        assert [len(seat.get("spares", ())) for seat in people_now["seats"]] == [0, 1, 0], "her own, and nobody else's"
        assert people_now["seats"][1]["spares"][0]["spared"]
        await answer(ann, 0, "call", "once_call")
        await still(live)
        assert live.table is not None
        assert live.table.asked == (2,), "Bea is not asked, Cas is"
        entry = live.table.log.entries[-1]
        assert isinstance(entry, Answer)
        assert (entry.seat, entry.answer, entry.auto) == (1, ("pass",), "spared")
        lines = [line for message in ann.news() for line in message.get("told", ())]
        assert lines[-1]["kind"] == "auto"
        assert cas.news()[-1]["prompt"]["spare"] == "once_call"
        await cas.say("spare", seat=2, question="once_call")
        await still(live)
        assert live.table.asked == (0,), "what waits is answered at once"
        await bea.say("spare", seat=1, question="once_call", spare=False)
        await answer(ann, 0, "call", "once_call")
        await still(live)
        assert live.table.asked == (1,), "she is asked again"

    with_services(tmp_path, play)


def test_what_is_automatic_by_default_is_asked_once_somebody_wants_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(services: Services) -> None:
        live, (ann, bea, cas) = await three(services)
        await answer(ann, 0, "call", "once_call")
        await still(live)
        assert live.table is not None
        assert live.table.asked == (2,), "Bea has said nothing and is not asked; for Cas it is not so"
        bea.news()
        [people_now] = await bea.say("spare", seat=1, question="once_call", spare=False)
        assert not people_now["seats"][1]["spares"][0].get("spared")
        await answer(cas, 2, "pass")
        await answer(ann, 0, "call", "once_call")
        await still(live)
        assert live.table.asked == (1,), "now she is asked"

    spares = registry.box("cellar").auto_answers
    monkeypatch.setitem(spares, "once_call", AutoAnswer(spares["once_call"].concerns, lambda _state, seat: seat == 1))
    with_services(tmp_path, play)


def test_people_are_told_when_a_default_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(services: Services) -> None:
        known = [person for person, _ in await people(services, "Ann", "Bea")]
        live = await table_of(services, "cellar", known)
        assert live.table is not None
        log = live.table.log.entries
        begun = len(log)
        spares = live.table.box.auto_answers
        at_the_beginning = AutoAnswer(spares["once_call"].concerns, lambda _state, _seat: len(log) == begun)
        monkeypatch.setitem(spares, "once_call", at_the_beginning)
        bea = await Client(live, known[1]).open()
        told = [message for message in bea.news() if message["type"] == "people"]
        told += [message for message in await answer(bea, 1, "bid", 1) if message["type"] == "people"]
        assert [message["seats"][1]["spares"][0].get("spared", False) for message in told] == [True, False]

    with_services(tmp_path, play)


def test_nothing_happens_in_a_pause_or_after_the_end(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        live, (ann, _, _) = await three(services)
        await live.change_status("paused")
        assert "options" not in ann.news()[-1]
        assert refused(await answer(ann, 0, "peek")) == "The host has paused the game."
        await live.change_status("playing")
        assert refused(await answer(ann, 0, "peek")) == ""
        await live.change_status("closed")
        assert refused(await answer(ann, 0, "peek")) == "The host has closed this table."
        for status in ("playing", "paused", "closed"):
            with pytest.raises(RequestRefused, match="not-playing"):
                await live.change_status(status)

    with_services(tmp_path, play)


def test_bots_of_a_table_that_is_not_played_are_still(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        [(ann, _)] = await people(services, "Ann")
        live = await table_of(services, "cellar", [ann], bots=["random", "random"])
        assert live.table is not None
        await still(live)
        assert 0 in live.table.asked
        await live.change_status("closed")
        entries = live.saved
        live.drive()
        assert not live.is_busy
        await live.answer_for(live.table, 0, live.table.view(0).default_answer(), live.table.choice_id, "wish")
        assert live.saved == entries

    with_services(tmp_path, play)


# --- chat -------------------------------------------------------------------------------------------------------------


def test_what_is_said_stays_text_and_is_kept(tmp_path: Path) -> None:
    hostile = "<script>alert(1)</script>\n\u202e{ $x } &amp; \x00"

    async def play(services: Services) -> None:
        live, (ann, bea, _) = await three(services)
        await ann.say("say", text=hostile)
        [chat] = [message for message in bea.news() if message["type"] == "chat"]
        [line] = chat["lines"]
        assert line["text"].startswith("<script>alert(1)</script>")
        assert "\n" not in line["text"]
        assert "\x00" not in line["text"]
        assert (line["name"], line["seat"]) == ("Ann", 0)
        assert refused(await ann.say("say", text=" \n ")) == "The message is empty."
        stranger = Client(live, None)
        assert "not known here" in refused(await stranger.say("say", text="Hello"))
        for n in range(CHAT_LINES + 2):
            await live.say(ann.connection.person, f"{n} " + "x" * 2 * CHAT_LENGTH)
        assert len(live.chat) == CHAT_LINES
        assert {len(line.text) for line in live.chat} == {CHAT_LENGTH}

    with_services(tmp_path, play)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_an_order_is_taken_back_although_the_dummy_has_its_own(tmp_path: Path, place: int) -> None:
    """With two lords in Dungeon Lords the dummy's order comes after a lord's own three."""

    async def play(services: Services) -> None:
        known = [person for person, _ in await people(services, "Ann", "Bea")]
        live = await table_of(services, "dungeon-lords", known)
        ann = await Client(live, known[0]).open()
        ann.news()
        assert ann.last["draft"]["shape"] == "slots"
        now, picked = ann.last, list[Any]()
        draft = now["draft"]
        while draft.get("picks"):
            picked.append(draft["picks"][0]["answer"])
            [told] = await ann.say("draft", choice=now["choice"], seat=0, picked=picked)
            draft = told["draft"]
        assert [verb for verb, _ in picked] == ["give_order"] * 3 + ["dummy_order"]
        left = [pick for n, pick in enumerate(picked) if n != place]
        [told] = await ann.say("draft", choice=now["choice"], seat=0, picked=left, fitting=True)
        assert [pick["answer"] for pick in told["draft"]["picked"]] == left[:2]

    with_services(tmp_path, play)


def test_beside_a_draft_stand_what_would_come_of_it_and_what_may_be_answered_instead(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        live, (ann, bea, _) = await three(services)
        await answer(ann, 0, "draw")
        await answer(ann, 0, "barter")
        now = ann.last
        assert [option["answer"] for option in now["options"]] == [["keep"]]
        draft = now["draft"]
        assert "foreseen" not in draft, "two cards are needed first"
        picked = [pick["answer"] for pick in draft["picks"][:2]]
        [told] = await ann.say("draft", choice=now["choice"], seat=0, picked=picked)
        [third] = [pick["answer"] for pick in draft["picks"][2:]]
        [closed] = told["draft"]["closed"]
        assert "closed" not in draft
        assert (closed["things"], closed["rule"]) == ([f"card:{third[1]}"], "CEL-ACT-5")
        [line] = told["draft"]["foreseen"]
        assert all(card not in line for _, card in picked)
        assert "draft" not in bea.last
        await answer(ann, 0, "keep")
        assert "draft" not in ann.last
        assert live.table is not None
        assert len(live.table.state.players[0].hand) == 3, "nothing is sold"

    with_services(tmp_path, play)
