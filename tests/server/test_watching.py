"""`/health`, `/ready` and `/metrics`: for those who run a server."""

from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from lanterne.server.app import create_app
from lanterne.server.measures import SECONDS, Histogram
from lanterne.server.services import Services
from lanterne.server.store import Store, StoreError
from tests.server.cellar_registered import register_cellar
from tests.server.rooms import Client, Guest, app_of, open_services, people, still, table_of
from tests.server.within import run

Figures = dict[tuple[str, tuple[tuple[str, str], ...]], float]


async def figures(services: Services) -> Figures:
    answer = await Guest(app_of(services)).get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_what_happens_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register_cellar(monkeypatch)

    async def play() -> None:
        async with open_services(tmp_path) as services:
            before = await figures(services)
            ((ann, _),) = await people(services, "Ann")
            live = await table_of(services, "cellar", [ann], bots=["random"])
            await Client(live, ann).open()
            assert live.table is not None
            call = live.table.view(0).default_answer()
            await live.answer(ann, 0, live.table.choice_id, live.table.box.encode(call))
            await still(live)
            after = await figures(services)
            answers = sum(value for (name, _), value in after.items() if name == "lanterne_answers_total")
            assert answers >= 1
            assert ("lanterne_answers_total", (("game", "cellar"),)) not in before
            assert after["lanterne_tables", (("status", "playing"),)] == 1
            assert after["lanterne_connections", ()] == after["lanterne_people", ()] == 1
            assert after["lanterne_answer_seconds_count", ()] >= 1
            assert (
                after["lanterne_answer_seconds_bucket", (("le", "+Inf"),)] == after["lanterne_answer_seconds_count", ()]
            )

    run(play())


def test_a_histogram_counts_what_is_at_most_a_limit() -> None:
    found = Histogram((1, 2))
    for figure in (0.5, 1, 1.5, 2, 3):
        found.add(figure)
    assert found.counts == [2, 2, 1]
    assert found.sum == 8
    assert list(SECONDS) == sorted(SECONDS)


def test_figures_are_for_the_machine_itself(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            there = httpx.ASGITransport(app_of(services), client=("203.0.113.7", 50000))
            async with httpx.AsyncClient(transport=there, base_url="http://localhost:8765") as stranger:
                answer = await stranger.get("/metrics?lang=en")
                assert answer.status_code == 403
                assert "Only programs on the machine" in answer.json()["detail"]
                assert (await stranger.get("/health")).text == "ok\n"
            opened = create_app(services.settings._replace(open_metrics=True))
            opened.state.services = services._replace(settings=services.settings._replace(open_metrics=True))
            async with httpx.AsyncClient(
                transport=httpx.ASGITransport(opened, client=("203.0.113.7", 50000)), base_url="http://localhost:8765"
            ) as stranger:
                assert (await stranger.get("/metrics")).status_code == 200

    run(play())


def test_a_server_without_its_database_lives_but_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            guest = Guest(app_of(services))
            assert (await guest.get("/ready")).status_code == 200

            async def fails(self: Store) -> None:
                raise StoreError("gone")

            monkeypatch.setattr(Store, "answers", fails)
            assert (await guest.get("/ready")).status_code == 503
            assert (await guest.get("/health")).status_code == 200

    run(play())


@pytest.mark.parametrize(
    ("path", "status"), [("/health", 200), ("/ready", 200), ("/metrics", 403), ("/api/about", 403)]
)
def test_probes_may_use_any_name_for_the_server(tmp_path: Path, path: str, status: int) -> None:
    async def play() -> None:
        async with open_services(tmp_path) as services:
            answer = await Guest(app_of(services)).get(path, headers={"host": "10.0.0.7:8765"})
            assert answer.status_code == status

    run(play())
