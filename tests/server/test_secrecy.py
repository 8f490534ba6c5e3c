"""Nothing that the server sends to anybody over a whole game rests on what that person may not know."""

import json
import random
import secrets
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from lanterne import registry
from lanterne.engine import Box, Call, EventRecord, Table, View
from lanterne.games.heroquest.rules.disarming import announce_disarming
from lanterne.games.heroquest.rules.doors import open_door
from lanterne.games.heroquest.rules.quest_actions import quest_act
from lanterne.games.heroquest.state import ACTIONS, EDGE_OF, State
from lanterne.server import film, tables, updates
from lanterne.server.api import replay
from lanterne.server.live import LiveTable
from lanterne.server.messages import Closed, ClosedNow, Now
from lanterne.server.sentences import Language, RequestRefused
from tests.server.cellar_registered import register_cellar
from tests.server.dreams import Watch
from tests.server.rooms import Client, Guest, app_of, open_services, people, still, table_of
from tests.server.within import run

SINGLE = {"play": "single-quest"}
NAMES = ("Ann", "Bea", "Cas")
LOOK_EVERY = 50
"""After this many decisions everybody asks for everything over HTTP."""


def answer_of(table: Table[Any], seat: int, bot: str, n: int) -> Call:
    return registry.bot(table.box.name, bot)(f"move {n}").choose(table.view(seat))


class Evening:
    """A game among three people, one of whom uses French, with a spectator."""

    def __init__(self, watch: Watch, live: LiveTable, windows: list[Client], bot: str) -> None:
        self.watch, self.live, self.windows, self.bot = watch, live, windows, bot
        self.random = random.Random(1)

    async def play(self, decisions: int, ask_all: Callable[[], Any]) -> None:
        table = self.live.table
        assert table is not None
        for n in range(decisions):
            await still(self.live)  # automatic answers must not come between the truth and the dream
            if table.over or self.watch.leaks:
                break
            if n % LOOK_EVERY == 0:
                await ask_all()
            seat = self.random.choice(table.asked)
            window = self.windows[seat]
            if n % 2:
                await self.try_what_cannot_be(table, window, seat)
            else:
                await self.look_around(table, window, seat)
            if n % 23 == 22:
                await window.say("undo")
                await self.all_agree()
                continue
            call = table.box.encode(answer_of(table, seat, self.bot, n))
            heard = await self.hear(window, "answer", choice=table.choice_id, seat=seat, answer=call)
            assert not any(message["type"] == "refused" for message in heard), heard
        await ask_all()

    async def hear(self, window: Client, do: str, **request: Any) -> list[dict[str, Any]]:
        return await self.watch.hear(window, json.dumps({"do": do, "id": 7, **request}))

    async def all_agree(self) -> None:
        for seat, window in enumerate(self.windows[:3]):
            if self.live.undo_request is not None:
                await window.say("agree", seat=seat, yes=True)

    async def try_what_cannot_be(self, table: Table[Any], window: Client, seat: int) -> None:
        """Closed, foreign, stale and meaningless answers: the responses must reveal nothing."""
        choice = table.choice_id
        view = table.view_of_person(seat)
        closed = [call for call, _ in view.why_not()]
        others = [call for place in range(3) if place != seat for call in everything_open_to(table, place)]
        for call in self.random.sample(closed, min(2, len(closed))) + others:
            words = table.box.encode(call)
            if not view.is_open(call):
                await self.hear(window, "answer", choice=choice, seat=seat, answer=words)
        await self.hear(window, "answer", choice=choice - 1, seat=seat, answer=["rest"])
        await self.hear(window, "answer", choice=choice, seat=(seat + 1) % 3, answer=["rest"])
        await self.hear(window, "answer", choice=choice, seat=seat, answer=[["x"], {}, None])
        await self.hear(self.windows[3], "answer", choice=choice, seat=seat, answer=["rest"])
        other = self.windows[(seat + 1) % 3]
        await self.hear(other, "answer", choice=choice, seat=(seat + 1) % 3, answer=["rest"])

    async def look_around(self, table: Table[Any], window: Client, seat: int) -> None:
        view = table.view_of_person(seat)
        for thing in [*self.random.sample(sorted(things_shown(view)), 3), "square:nowhere"]:
            await self.hear(window, "seen", thing=thing)
            await self.hear(self.windows[3], "seen", thing=thing)
        await self.hear(window, "closed", choice=table.choice_id, seat=seat)
        await self.hear(window, "walk", choice=table.choice_id, seat=seat, thing="dwarf:nobody", to="nowhere")
        await self.hear(window, "shortcut", choice=table.choice_id, seat=seat, name="nowhere")
        picks = [table.box.encode(pick) for pick in view.picks(())]
        closed = [table.box.encode(pick) for pick, _ in view.why_not_pick(())]
        for picked in ([], picks[:1], picks[:1] * 2, picks[:2], picks, closed[:1]):
            await self.hear(window, "draft", choice=table.choice_id, seat=seat, picked=picked)


def things_shown(view: View[Any]) -> set[str]:
    return {node.id for panel in registry.looks(view).scene(view).panels for node in panel.nodes}


def everything_open_to(table: Table[Any], seat: int) -> list[Call]:
    """What another seat could answer now if it were asked, or somebody who knew what nobody has found yet: neither
    cards nor traps and secret doors must be found by trying."""
    if table.box.name == "cellar":
        return [("show", card) for card in table.state.players[seat].hand[:1]]
    return untold(table.state) if table.box.name == "heroquest" else []


def untold(s: State) -> list[Call]:
    """A secret door to be opened, a hidden trap to be disarmed, an action to be done."""
    doors = [EDGE_OF[min(door.a, door.b), max(door.a, door.b)] for door in s.chart.doors if door.secret]
    return [
        *(open_door(door) for door in doors[:1]),
        *(announce_disarming(trap.square) for trap in s.hidden_traps[:1]),
        *(quest_act(ACTIONS.index(act)) for act in s.chart.actions[:1]),
    ]


def run_evening(
    folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, decisions: int, bot: str = "random", **plan: Any
) -> tuple[Watch, str]:
    """Play, the same game every time; the watch that looked on, and the status at the end. The shortest part that plays
    by itself makes a film."""
    monkeypatch.setattr(film, "FEW", 0)
    chance = SimpleNamespace(token_bytes=lambda size: bytes(range(1, 1 + size)), token_urlsafe=secrets.token_urlsafe)
    monkeypatch.setattr(tables, "secrets", chance)

    async def evening() -> tuple[Watch, str]:
        async with open_services(folder) as services:
            app = app_of(services)
            known = await people(services, *NAMES)
            live = await table_of(services, game, [person for person, _ in known], **plan)
            watch = Watch(monkeypatch)
            languages: tuple[Language, ...] = ("en", "fr", "en")
            windows = [Client(live, person, language) for (person, _), language in zip(known, languages, strict=True)]
            windows.append(Client(live, None))
            for window in windows:
                await window.open()
            guests = [(Guest(app, token), person) for person, token in known] + [(Guest(app), None)]

            async def ask_all() -> None:
                assert live.table is not None
                for guest, person in guests:
                    for asked in questions(live):
                        await watch.ask(app, guest, live, person, *asked)

            await Evening(watch, live, windows, bot).play(decisions, ask_all)
            return watch, live.status

    return run(evening())


def questions(live: LiveTable) -> list[tuple[str, str, Any]]:
    """Everything that can be asked about a table over HTTP; at the end all may be known, so not the log."""
    table = live.table
    assert table is not None
    moments = table.standing[:: max(1, len(table.standing) // 3)]
    found: list[tuple[str, str, Any]] = [("GET", f"/moments/{n}", None) for n in moments]
    found += [
        ("GET", path, None) for path in ("", "/position", "/moments", "/picture.svg", f"/picture.svg?at={moments[-1]}")
    ]
    for path in ("/moments?seat=1", "/moments/1?seat=0", "/picture.svg?seat=2", "/position?lang=fr", "/moments?seat=7"):
        found.append(("GET", path, None))
    wrong = {"choice": table.choice_id, "seat": 0, "answer": ["walk", "nowhere"]}
    found += [("POST", "/answers", wrong), ("POST", "/answers", wrong | {"choice": 0, "answer": ["rest"]})]
    if not table.over:
        found += [("POST", "/report", {"text": "What is wrong?"}), ("GET", "/log", None)]
    else:
        found = [asked for asked in found if "?seat=" not in asked[1]]
    return found


def test_xorlosch_tells_nobody_what_he_may_not_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    watch, status = run_evening(
        tmp_path, monkeypatch, "xorlosch", 2000, "steady", settings={"mode": "short-game", "start_player": 1}
    )
    assert status == "over"
    assert watch.leaks == []
    assert watch.looked["now"] > 1000
    assert watch.looked["reply"] > 1000
    assert watch.looked["GET /position"] > 25


def test_heroquest_tells_heroes_nothing_of_the_quest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two heroes, one of whom uses French, and a person as Zargon."""
    watch, _ = run_evening(tmp_path, monkeypatch, "heroquest", 90, "steady", settings=SINGLE | {"quest": 2})
    assert watch.leaks == []
    assert watch.looked["now"] > 200
    assert watch.looked["film"] > 20
    assert watch.looked["reply"] > 400


@pytest.mark.long
@pytest.mark.parametrize("quest", range(1, 15))
def test_whole_quests_tell_heroes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quest: int) -> None:
    watch, status = run_evening(tmp_path, monkeypatch, "heroquest", 3000, "steady", settings=SINGLE | {"quest": quest})
    assert watch.leaks == []
    assert status == "over" or watch.looked["reply"] > 10_000


def test_dungeon_lords_tell_nobody_what_they_have_planned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three lords program and plan at the same time, over two years."""
    watch, _ = run_evening(tmp_path, monkeypatch, "dungeon-lords", 150, "random", settings={"initial_orders": "chosen"})
    assert watch.leaks == []
    assert watch.looked["now"] > 400
    assert watch.looked["film"] > 100
    assert watch.looked["reply"] > 700


@pytest.mark.parametrize("game", ["dungeon-run", "warhammer-quest"])
def test_the_decks_of_other_games_are_told_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    watch, _ = run_evening(tmp_path, monkeypatch, game, 120, "steady")
    assert watch.leaks == []
    assert watch.looked["now"] > 200
    assert watch.looked["film"] > 50
    assert watch.looked["reply"] > 500


@pytest.mark.parametrize("rounds", [6, None])
def test_the_cellar_tells_nobody_what_he_may_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rounds: int | None
) -> None:
    register_cellar(monkeypatch)
    watch, status = run_evening(tmp_path, monkeypatch, "cellar", 400, settings={"rounds": rounds})
    assert status == "over"
    assert watch.leaks == []
    assert watch.looked["now"] > 100
    assert watch.looked["reply"] > 100


# --- planted leaks ----------------------------------------------------------------------------------------------------


def state_instead_of_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "look", lambda table, seat: View(table.box, table.state, seat, 0b111))


def events_not_masked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        EventRecord, "seen_by", lambda said, viewers: EventRecord(said.event, tuple(_bare(arg) for arg in said.args))
    )


def _bare(arg: Any) -> Any:
    return getattr(arg, "value", arg)


def options_from_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reasons for closed answers look at the deck."""

    def closed(live: LiveTable, *args: Any, real: Any = updates.closed) -> ClosedNow:
        assert live.table is not None
        rat = any(card.face < 3 for card in live.table.state.deck[:3])
        told = Closed("Draw", "draw", "A rat is near." if rat else "It is safe.", "CEL-ACT-3")
        found: ClosedNow = real(live, *args)
        return msgspec.structs.replace(found, closed=(*found.closed, told))

    monkeypatch.setattr(updates, "closed", closed)


def a_line_of_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    def now(live: LiveTable, *args: Any, real: Any = updates._shared) -> Now:
        assert live.table is not None
        seen: Now = real(live, *args)
        return msgspec.structs.replace(seen, title=msgspec.json.encode(live.table.log.entries[0]).decode())

    monkeypatch.setattr(updates, "_shared", now)


def hidden_cards_in_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    def not_open(live: LiveTable, table: Table[Any], seat: int, call: Call) -> RequestRefused:
        return RequestRefused(409, "no-such-answer", told=f"the top card is {table.state.deck[:1]}")

    monkeypatch.setattr(LiveTable, "_not_open", not_open)


def errors_that_tell_yes_from_no(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that somebody else has is refused differently from one that nobody has."""

    def not_open(live: LiveTable, table: Table[Any], seat: int, call: Call) -> RequestRefused:
        held = [card for player in table.state.players for card in player.hand]
        return RequestRefused(409, "not-offered" if call[-1] in held else "not-asked")

    monkeypatch.setattr(LiveTable, "_not_open", not_open)


def the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def people(live: LiveTable, *args: Any, real: Any = updates.people) -> Any:
        seed: Any = live.table._dice if live.table is not None else None
        found = real(live, *args)
        return msgspec.structs.replace(found, status=seed.seed.hex()) if seed is not None else found

    monkeypatch.setattr(updates, "people", people)


def the_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    def people(live: LiveTable, *args: Any, real: Any = updates.people) -> Any:
        found = real(live, *args)
        return msgspec.structs.replace(found, status=live.table.state.encode().decode()) if live.table else found

    monkeypatch.setattr(updates, "people", people)


def the_truth_of_the_past(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "View", lambda box, state, seat, seats: View(box, state, seat, 0b111))


def the_truth_of_a_film(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moments between two decisions are shown to everybody unmasked."""

    def between(box: Box[Any], state: Any, seat: int, seats: int) -> View[Any]:
        return View.between(box, state, seat, 0b111)

    monkeypatch.setattr(film, "View", SimpleNamespace(between=between))


LEAKS = (
    state_instead_of_view,
    events_not_masked,
    options_from_the_truth,
    a_line_of_the_log,
    hidden_cards_in_errors,
    errors_that_tell_yes_from_no,
    the_seed,
    the_snapshot,
    the_truth_of_the_past,
    the_truth_of_a_film,
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    register_cellar(monkeypatch)
    leak(monkeypatch)
    watch, _ = run_evening(tmp_path, monkeypatch, "cellar", 30, settings={"rounds": 6})
    assert watch.leaks
