"""Opening a running server to the home network, and closing it again."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from lanterne.server import network, services
from lanterne.server.app import create_app
from lanterne.server.guard import Guarded
from lanterne.server.origin import Host
from lanterne.server.services import Settings
from lanterne.server.serving import Server, configured, let_open
from tests.server.databases import url_in
from tests.server.on_port import Ready
from tests.server.rooms import NO_LIMITS

THERE = "127.0.0.2"
"""It stands for the address in a network: the kernel routes it, and nothing leaves the machine."""


@pytest.fixture
def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The port of a server that listens on loopback."""
    monkeypatch.setattr(services, "BotPool", Ready)
    monkeypatch.setattr(network, "address_in_network", lambda: THERE)
    try:
        socket.create_server((THERE, 0)).close()
    except OSError:
        pytest.skip("this system has one loopback address only")
    settings = Settings(url_in(tmp_path), limits=NO_LIMITS)
    server = Server(configured(settings))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
    thread.start()
    while not server.started:
        assert thread.is_alive()
    let_open(server, settings)
    try:
        yield server.port
    finally:
        server.should_exit = True
        thread.join()


def browser(host: str, port: int) -> httpx.Client:
    here = f"http://{host}:{port}"
    return httpx.Client(base_url=here, headers={"origin": here})


def switched(client: httpx.Client, on: bool) -> dict[str, Any]:
    answer = client.put("/api/network", json={"open": on})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_somebody_at_the_machine_opens_the_server_and_closes_it_again(port: int) -> None:
    with browser("localhost", port) as host, browser(THERE, port) as friend:
        with pytest.raises(httpx.ConnectError):
            friend.get("/api/network")
        assert host.get("/api/network").json() == {"switch": True, "open": False, "address": ""}
        address = f"http://{THERE}:{port}"
        assert switched(host, True) == {"switch": True, "open": True, "address": address}
        assert switched(host, True)["open"], "twice is no mistake"
        assert friend.get("/api/network").json() == {"switch": False, "open": True, "address": address}
        refused = friend.put("/api/network", json={"open": False})
        assert (refused.status_code, "at the computer" in refused.json()["detail"]) == (403, True)
        assert friend.get("/api/me", headers={"host": "evil.example"}).status_code == 403, "it answers under no name"
        assert (
            friend.post("/api/me", json={"name": "Bea"}, headers={"origin": "http://evil.example"}).status_code == 403
        )
        assert friend.post("/api/me", json={"name": "Bea"}).status_code == 201
        assert friend.get("/api/me").json()["name"] == "Bea", "the cookie is kept"
        assert switched(host, False) == {"switch": True, "open": False, "address": ""}
        with pytest.raises(httpx.TransportError):
            friend.get("/api/me")
        assert host.get("/api/me").status_code == 200, "at home it goes on"


def test_links_and_codes_lead_where_others_find_the_server(port: int) -> None:
    with browser("localhost", port) as host:
        switched(host, True)
        seats = [{"kind": "me"}, {"kind": "friend"}]
        made = host.post("/api/tables", json={"game": "heroquest", "seats": seats, "name": "Ann"})
        link = host.get(f"/api/tables/{made.json()['id']}").json()["link"]
        assert link.startswith(f"http://{THERE}:{port}/table/")
        assert host.get("/api/qr.svg", params={"text": link}).status_code == 200


def test_closing_the_server_to_the_network_ends_what_is_open_there(port: int) -> None:
    with browser("localhost", port) as host:
        switched(host, True)
        made = host.post(
            "/api/tables", json={"game": "heroquest", "seats": [{"kind": "me"}, {"kind": "friend"}], "name": "Ann"}
        )
        play = f"/api/tables/{made.json()['id']}/play"
        with (
            connect(f"ws://{THERE}:{port}{play}", origin=Origin(f"http://{THERE}:{port}")) as friend,
            connect(f"ws://localhost:{port}{play}", origin=Origin(f"http://localhost:{port}")) as own,
        ):
            friend.recv(timeout=20)
            own.recv(timeout=20)
            switched(host, False)
            with pytest.raises(ConnectionClosed):
                all(friend.recv(timeout=20) for _ in range(100))
            own.ping().wait(20)


def test_without_a_network_a_sentence_says_so(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "address_in_network", lambda: "")
    with browser("localhost", port) as host:
        refused = host.put("/api/network", json={"open": True})
        assert (refused.status_code, "in no network" in refused.json()["detail"]) == (409, True)
        assert not host.get("/api/network").json()["open"]


@pytest.mark.parametrize("reached", [Settings(loopback=False), Settings(address="https://table.example")])
def test_a_server_that_others_reach_anyway_has_no_switch(tmp_path: Path, reached: Settings) -> None:
    settings = reached._replace(database=url_in(tmp_path))
    server = Server(configured(settings))
    let_open(server, settings)
    assert not server.config.app.state.guarded.network.can_open  # type: ignore[union-attr]


def test_a_closed_network_answers_to_no_address(tmp_path: Path) -> None:
    app = create_app(Settings(url_in(tmp_path)))
    guarded: Guarded = app.state.guarded
    assert not guarded.network.is_called(Host("", "80"))
    assert not guarded.network.is_called(Host(THERE, "80"))
