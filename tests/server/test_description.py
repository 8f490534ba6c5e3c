"""The description at /openapi.json is true: every response is a described one, and no request breaks the server."""

from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import checks
from schemathesis.core.result import Ok

from lanterne.server.app import create_app
from tests.server.on_port import server_on_port

EXAMPLES = 20
PATIENCE = 120
"""Seconds until an answer is given up. The first one about games reads all of them, which may take long on a busy
machine."""
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[requests.Session]:
    """Somebody at a server."""
    with server_on_port(tmp_path_factory.mktemp("house")) as address, requests.Session() as session:
        session.headers["origin"] = address
        yield session


def what_there_is(client: requests.Session) -> dict[str, list[str]]:
    """Existing ids and tokens, by the names of the parameters of paths."""
    address = str(client.headers["origin"])
    bot, me, friend = {"kind": "bot", "bot": "random"}, {"kind": "me"}, {"kind": "friend"}

    def make(*seats: dict[str, str]) -> str:
        wanted: Any = {"game": "xorlosch", "seats": seats, "pace": 0}
        table: str = client.post(f"{address}/api/tables", json=wanted).json()["id"]
        return table

    client.post(f"{address}/api/me", json={"name": "Ann"}).raise_for_status()
    gathering = make(me, friend)
    link = client.post(f"{address}/api/tables/{gathering}/seats/1/invite").json()["link"]
    return {
        "table": [make(me, bot, bot), gathering],
        "token": [link.rpartition("/")[2]],
        "game": ["xorlosch"],
        "name": ["2-quests"],
        "rule_id": ["XOR-MOV-1"],
        "seat": ["0", "1"],
        "n": ["0", "1"],
    }


SCHEMA = schemathesis.openapi.from_dict(create_app().openapi())
OPERATIONS: list[Any] = [found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_answer_is_a_described_one(client: requests.Session, operation: Any) -> None:
    known = what_there_is(client)
    count = 0

    @seed(1)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        nonlocal count
        count += 1
        for name in case.path_parameters or {}:
            if count % 4 and name in known:
                case.path_parameters[name] = known[name][count % len(known[name])]
        if "wait" in (case.query or {}):
            case.query["wait"] = 0
        case.call_and_validate(base_url=client.headers["origin"], session=client, checks=CHECKS, timeout=PATIENCE)

    ask()


def test_the_description_is_of_everything() -> None:
    paths = create_app().openapi()["paths"]
    assert len(paths) > 25
    for path, operations in paths.items():
        for method, operation in operations.items():
            assert operation["description"], (path, method)
            assert "4XX" in operation["responses"], (path, method)
