"""Tests that open the database run on SQLite, and on PostgreSQL where it is installed."""

from collections.abc import Iterator

import pytest

from tests.server import databases, postgres

OPENERS = {"open_services", "with_services", "url_in", "server_on_port"}
"""A module that imports one of these opens the database."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if not OPENERS.isdisjoint(vars(metafunc.module)):
        left_out = pytest.mark.skipif(bool(postgres.why_not()), reason=postgres.why_not())
        on = {"sqlite": pytest.param("sqlite"), "postgresql": pytest.param("postgresql", marks=left_out)}
        alone = [name for name in on if metafunc.definition.get_closest_marker(name)]
        metafunc.parametrize("backend", [on[name] for name in alone or on], indirect=True)


@pytest.fixture(autouse=True)
def backend(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[databases.Backend]:
    """The database behind the test; a test marked `sqlite` is about its file."""
    found: databases.Backend = getattr(request, "param", "sqlite")
    monkeypatch.setattr(databases, "chosen", found)
    yield found
    postgres.drop_databases()
