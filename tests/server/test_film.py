"""What happened between two decisions is shown as a film: as far as each may see it, once, and not too long."""

import secrets
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lanterne import registry
from lanterne.engine import View
from lanterne.engine.beats import Beat
from lanterne.server import film, tables
from lanterne.server.live import LiveTable
from lanterne.server.services import Services
from lanterne.server.table_plan import PlanSeat, TablePlan
from lanterne.words import words_for
from tests.server.rooms import Client, people, with_services

Node = dict[str, Any]
Panels = dict[str, dict[str, Node]]


@pytest.fixture(autouse=True)
def _same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = SimpleNamespace(token_bytes=lambda size: bytes(range(1, 1 + size)), token_urlsafe=secrets.token_urlsafe)
    monkeypatch.setattr(tables, "secrets", chance)


async def adventure(services: Services) -> tuple[LiveTable, Client]:
    """An adventure as printed of four warriors of one person, whose monsters act by themselves."""
    [(ann, _)] = await people(services, "Ann")
    seats = tuple(PlanSeat("me", "Ann") for _ in range(4))
    live = await services.tables.new(TablePlan("warhammer-quest", {"difficulty": "as-printed"}, seats, 0), ann)
    return live, await Client(live, ann).open()


async def go_on(window: Client, n: int) -> dict[str, Any]:
    """One answer more, as a bot gives it; what is shown then."""
    table = window.live.table
    assert table is not None
    seat = table.asked[0]
    call = registry.bot(table.box.name, "steady")(f"move {n}").choose(table.view(seat))
    await window.say("answer", choice=table.choice_id, seat=seat, answer=table.box.encode(call))
    return window.last


async def until_film(window: Client) -> tuple[Panels, dict[str, Any]]:
    """Play until there is a film; the panels before it, and the update with the film."""
    window.news()
    panels = all_of(window.last["panels"])
    for n in range(500):
        now = await go_on(window, n)
        if "beats" in now:
            return panels, now
        panels = after(panels, now)
    raise AssertionError("nothing ever happens")


def all_of(panels: list[dict[str, Any]]) -> Panels:
    return {panel["id"]: {node["id"]: node for node in panel.get("nodes", ())} for panel in panels}


def after(panels: Panels, shown: dict[str, Any]) -> Panels:
    """The panels after an update or a beat, as a page has them."""
    if shown.get("panels"):
        return all_of(shown["panels"])
    found = {name: dict(nodes) for name, nodes in panels.items()}
    for change in shown.get("changes", ()):
        nodes = found[change["id"]]
        for gone in change.get("gone", ()):
            del nodes[gone]
        nodes.update({node["id"]: node for node in change.get("set", ())})
    return found


def test_the_beats_of_a_film_lead_from_one_scene_to_the_next(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        live, window = await adventure(services)
        panels, now = await until_film(window)
        table = live.table
        assert table is not None
        words = words_for(table.box, "en")
        told = [len(now["told"]) - beat["untold"] for beat in now["beats"]]
        assert told == sorted(set(told)), "each beat tells something"
        assert told[-1] < len(now["told"])
        true = table.beats(now["entry"])
        assert len(now["beats"]) == len(true) - 1
        moved = False
        for shown, beat in zip(now["beats"], true, strict=False):
            before, panels = panels, after(panels, shown)
            scene = registry.manifest(table.box.name).looks.scene(View.between(table.box, beat.state, 0, 0b1111))
            assert shown.get("status", []) == list(words.all_said(scene.status))
            assert shown["focus"] == scene.focus
            places = {node.id: list(node.at) for panel in scene.panels for node in panel.nodes}
            assert {name: node.get("at", [0, 0]) for nodes in panels.values() for name, node in nodes.items()} == places
            moved |= before != panels
        assert moved

    with_services(tmp_path, play)


def test_who_does_not_want_the_film_needs_nothing_of_it(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        live, window = await adventure(services)
        panels, now = await until_film(window)
        late = await Client(live, window.connection.person).open()
        late.news()
        assert late.last["whole"]
        assert "beats" not in late.last, "a late connection has not seen where it began"
        assert after(panels, now) == all_of(late.last["panels"])

    with_services(tmp_path, play)


def test_a_film_is_shown_once(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        live, window = await adventure(services)
        await until_film(window)
        live.show_all()
        assert "beats" not in window.news()[-1]
        await window.say("undo")
        assert window.last["told"][-1]["kind"] == "undo"
        assert "beats" not in window.last

    with_services(tmp_path, play)


def test_a_long_film_has_fewer_beats_and_all_its_sentences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(film, "MOST", 3)

    async def play(services: Services) -> None:
        live, window = await adventure(services)
        panels, now = await until_film(window)
        assert live.table is not None
        assert len(live.table.beats(now["entry"])) > 3
        assert len(now["beats"]) == 2, "the third beat is the update itself"
        late = await Client(live, window.connection.person).open()
        late.news()
        assert after(panels, now) == all_of(late.last["panels"])

    with_services(tmp_path, play)


def test_short_parts_make_no_film(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    async def play(services: Services) -> None:
        live, window = await adventure(services)
        table = live.table
        assert table is not None
        real = table.beats

        def beats(n: int) -> list[Beat]:
            made.append(n)
            return real(n)

        monkeypatch.setattr(table, "beats", beats)
        for n in range(120):
            await go_on(window, n)
        lengths = {n: sum(number == n for number, _ in live.chronicle) for n in table.standing}
        assert made == [n for n, length in lengths.items() if length > film.FEW]
        assert 0 < len(made) < 30

    with_services(tmp_path, play)


def test_the_log_stays_when_the_board_is_shown_again(tmp_path: Path) -> None:
    """A dungeon that grows is shown whole; earlier log lines stay."""

    async def play(services: Services) -> None:
        live, window = await adventure(services)
        window.news()
        told, grown = [line["text"] for line in window.last.get("told", ())], 0
        for n in range(120):
            now = await go_on(window, n)
            fresh = [line["text"] for line in now.get("told", ())]
            told = fresh if now.get("whole") else told + fresh
            grown += now.get("whole", False) and n > 20
        assert grown
        assert len(told) == len([*live.chronicle])

    with_services(tmp_path, play)


def test_also_the_end_of_a_game_is_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed that is opened after the last answer is nothing to be seen, and does not hide what is."""
    monkeypatch.setattr(film, "FEW", 0)

    async def play(services: Services) -> None:
        live, window = await adventure(services)
        table = live.table
        assert table is not None
        for n in range(500):
            if table.over:
                break
            await go_on(window, n)
        assert "ending" in window.last
        last = window.last["told"][-1]["n"]
        assert window.last["entry"] > last
        assert len(window.last["beats"]) == len(table.beats(last)) - 1 > 0

    with_services(tmp_path, play)
