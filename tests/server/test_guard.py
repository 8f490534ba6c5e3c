"""The guard: unknown hosts and origins, requests too large and too frequent; and the headers of every response."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.types import Message

from lanterne.server.guard import MAKING, Guard, Guarded, Limits
from lanterne.server.origin import Host, host_of, is_own, is_own_address, origin_host
from lanterne.server.rates import Buckets, Rate, client_of
from lanterne.server.sentences import sentence
from tests.server.small import HERE, OWN, Client, small_app, small_client

PUBLIC = Guarded(public="https://table.example")
OPEN = Guarded(loopback=False)
TURNED_AWAY = {"type": "websocket.close", "code": 1008, "reason": ""}


# --- names under which the server answers -----------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "127.0.0.1:8765", "[::1]:8765"])
def test_loopback_answers_under_its_own_names(tmp_path: Path, host: str) -> None:
    assert small_client(tmp_path).get("/api/about", headers={"host": host}).status_code == 200


STRANGE = [
    "evil.example",
    "localhost.evil.example",
    "localhost:8765@evil.example",
    "127.0.0.1.evil.example",
    "localhost:8765; script-src *",
    "[::1",
    "localhost:port",
    "localhost:1:2",
    "",
    "local host",
    "locålhost",
    "192.168.1.5:8765",
    "table.example",
]


@pytest.mark.parametrize("host", STRANGE)
def test_loopback_answers_under_no_other_name(tmp_path: Path, host: str) -> None:
    answer = small_client(tmp_path).get("/api/about?lang=fr", headers={"host": host.encode()})
    assert (answer.status_code, answer.json()["detail"]) == (403, sentence("fr", "strange-host"))
    assert "script-src 'self'; style" in answer.headers["content-security-policy"]


def test_the_public_address_is_answered_and_others_once_the_server_is_open(tmp_path: Path) -> None:
    assert small_client(tmp_path, PUBLIC).get("/api/about", headers={"host": "table.example"}).status_code == 200
    assert small_client(tmp_path, PUBLIC).get("/api/about", headers={"host": "other.example"}).status_code == 403
    assert small_client(tmp_path, OPEN).get("/api/about", headers={"host": "192.168.1.5:80"}).status_code == 200
    assert small_client(tmp_path, OPEN).get("/api/about", headers={"host": "a b"}).status_code == 403


def test_two_hosts_are_none(tmp_path: Path) -> None:
    twice = [("host", "localhost:8765"), ("host", "evil.example")]
    assert small_client(tmp_path).get("/api/about", headers=twice).status_code == 403


@pytest.mark.parametrize("address", ["table.example", "ftp://table.example", "https://table.example/path", "https://"])
def test_a_public_address_must_be_one(address: str) -> None:
    with pytest.raises(ValueError, match="is not a public address"):
        Guarded(public=address)


# --- pages that may act -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "null",
        "",
        "http://localhost:3000",
        "http://localhost",
        "http://localhost:8765.evil.example",
        "http://localhost:8765@evil.example",
        "http://evil.example#localhost:8765",
        "http://localhost:8765/",
        "ftp://localhost:8765",
        "localhost:8765",
    ],
)
def test_a_foreign_page_changes_nothing(tmp_path: Path, origin: str) -> None:
    client = small_client(tmp_path)
    for method in ("POST", "PUT", "PATCH", "DELETE"):
        answer = client.ask(method, "/api/tables?lang=fr", headers={"origin": origin})
        assert (answer.status_code, answer.json()["detail"]) == (403, sentence("fr", "strange-origin"))
    assert client.get("/api/about", headers={"origin": origin}).status_code == 200


def test_our_own_page_and_programs_may_act(tmp_path: Path) -> None:
    client = small_client(tmp_path)
    assert client.post("/api/tables", headers=OWN).status_code == 200
    assert client.post("/api/tables", headers={"authorization": "Bearer abc"}).status_code == 200
    both = {"authorization": "bearer abc", "origin": "http://evil.example"}
    assert client.post("/api/tables", headers=both).status_code == 200
    for headers in ({}, {"authorization": "Basic abc"}, {"authorization": "Bearer"}, {"cookie": "lanterne=abc"}):
        answer = client.post("/api/tables", headers=headers)
        assert (answer.status_code, answer.json()["detail"]) == (403, sentence("en", "no-origin"))


def test_behind_a_proxy_the_public_page_may_act(tmp_path: Path) -> None:
    client = small_client(tmp_path, PUBLIC)
    for host in ("table.example", "table.example:443", "localhost:8765"):
        headers = {"host": host, "origin": "https://table.example"}
        assert client.post("/api/tables", headers=headers).status_code == 200
    twice = [("origin", "https://table.example"), ("origin", "http://evil.example")]
    assert client.post("/api/tables", headers=twice).status_code == 403


def test_a_handshake_needs_our_own_page(tmp_path: Path) -> None:
    client = small_client(tmp_path)
    let_in = client.shake_hands("/api/play", {"host": "localhost:8765", "origin": HERE})
    assert [message["type"] for message in let_in] == ["websocket.accept", "websocket.send", "websocket.close"]
    program = client.shake_hands("/api/play", {"host": "localhost:8765", "authorization": "Bearer abc"})
    assert program[0]["type"] == "websocket.accept"
    for headers in (
        {"host": "localhost:8765", "origin": "http://evil.example"},
        {"host": "localhost:8765"},
        {"host": "evil.example", "origin": "http://evil.example"},
    ):
        assert client.shake_hands("/api/play", headers) == [TURNED_AWAY]


def test_hosts_and_origins_are_read_as_browsers_write_them() -> None:
    assert origin_host("https://Table.example:443") == ("https", Host("table.example"))
    assert origin_host("http://[::1]:8765") == ("http", Host("[::1]", "8765"))
    assert host_of("table.example:80", "http") == Host("table.example")
    assert str(Host("table.example", "8765")) == "table.example:8765"
    assert is_own("https://table.example", "table.example", "")
    assert not is_own("http://table.example:443", "table.example", "")
    assert not is_own("http://table.example", "x", "https://table.example")


@given(st.text())
def test_any_origin_and_address_is_read_without_an_error(text: str) -> None:
    assert not is_own(text, "localhost:8765", "") or text.lower() == HERE
    assert not is_own_address(f"http://evil.example/{text}", "localhost:8765", "")


# --- how much ---------------------------------------------------------------------------------------------------------


class Stream:
    """A body that comes in chunks, and how many of them were read."""

    def __init__(self, chunks: int, size: int) -> None:
        self.left = chunks
        self.size = size

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while self.left:
            self.left -= 1
            yield b"x" * self.size


def test_a_body_in_chunks_is_read_no_further_than_the_limit(tmp_path: Path) -> None:
    stream = Stream(1000, 16 * 1024)
    answer = small_client(tmp_path).post("/api/tables", content=stream, headers=OWN)
    assert (answer.status_code, answer.json()["detail"]) == (413, sentence("en", "too-big", kilobytes=64))
    assert stream.left >= 990, "it went on reading"
    assert answer.headers["connection"] == "close"


def test_a_body_of_the_limit_fits_and_one_byte_more_does_not(tmp_path: Path) -> None:
    client = small_client(tmp_path, Guarded(limits=Limits(body=1024, log=4096)))
    assert client.post("/api/tables", content=b"x" * 1024, headers=OWN).json() == {"bytes": 1024}
    assert client.post("/api/tables", content=Stream(4, 256), headers=OWN).json() == {"bytes": 1024}
    assert client.post("/api/tables", content=b"x" * 1025, headers=OWN).status_code == 413
    assert client.post("/api/logs", content=b"x" * 4096, headers=OWN).json() == {"bytes": 4096}
    assert client.post("/api/logs", content=Stream(17, 256), headers=OWN).status_code == 413
    assert client.post("/api/logs/", content=b"x" * 1025, headers=OWN).status_code == 413
    assert client.ask("PUT", "/api/logs", content=b"x" * 1025, headers=OWN).status_code == 413
    assert client.get("/api/about", content=b"x" * 1025).status_code == 413


@pytest.mark.parametrize("length", ["99999999999999999999999", "-1", "1e3", "²", "x", ""])
def test_a_length_that_is_none_is_too_much(tmp_path: Path, length: str) -> None:
    headers = OWN | {"content-length": length}
    headers_bytes = {name: value.encode() for name, value in headers.items()}
    assert small_client(tmp_path).post("/api/tables", content=b"", headers=headers_bytes).status_code == 413


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    async def slow() -> AsyncIterator[bytes]:
        yield b"x"
        await asyncio.Event().wait()

    client = small_client(tmp_path, Guarded(limits=Limits(patience=0.01)))
    answer = client.post("/api/tables", content=slow(), headers=OWN)
    assert (answer.status_code, answer.json()["detail"]) == (408, sentence("en", "too-slow"))


def test_an_app_is_not_asked_by_a_client_that_left() -> None:
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    async def app(*_: object) -> None:
        raise AssertionError("it was asked")

    headers = [(b"host", b"localhost"), (b"origin", b"http://localhost")]
    scope = {"type": "http", "method": "POST", "path": "/api/tables", "headers": headers, "client": None}
    asyncio.run(Guard(app)(scope, receive, send))
    assert sent == []


# --- how often --------------------------------------------------------------------------------------------------------


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_too_many_requests_are_told_to_wait(tmp_path: Path) -> None:
    clock = Clock()
    limits = Limits(play=Rate(burst=3, each_second=0.5), making=Rate(burst=1, each_second=0.1))
    guard = Guard(small_app(tmp_path), Guarded(limits=limits), clock)
    client, other = Client(guard), Client(guard, "10.0.0.9")
    assert client.post("/api/tables", headers=OWN).status_code == 200
    second = client.post("/api/tables?lang=fr", headers=OWN)
    assert (second.status_code, second.headers["retry-after"]) == (429, "10")
    assert second.json()["detail"] == sentence("fr", "too-many", seconds=10)
    assert client.get("/api/about").status_code == 200
    assert client.get("/api/about").headers["retry-after"] == "2"
    assert client.shake_hands("/api/play", {"host": "localhost:8765", "origin": HERE}) == [TURNED_AWAY]
    assert other.post("/api/tables", headers=OWN).status_code == 200
    clock.now += 10
    assert client.post("/api/tables", headers=OWN).status_code == 200


@pytest.mark.parametrize(
    ("path", "strict"),
    [
        ("/api/me", True),
        ("/api/me/recovery", True),
        ("/api/programs", True),
        ("/api/tables", True),
        ("/api/tables/7/rematch", True),
        ("/api/join/token", True),
        ("/api/recovery/token", True),
        ("/api/lessons/xorlosch/2-quests", True),
        ("/api/logs", True),
        ("/api/tables/7/answers", False),
        ("/api/tables/7/pause", False),
    ],
)
def test_what_makes_something_that_stays_is_counted_strictly(path: str, strict: bool) -> None:
    assert bool(MAKING.fullmatch(path)) is strict


def test_only_so_many_clients_are_remembered() -> None:
    buckets = Buckets(Rate(burst=1, each_second=1), most=10, clock=Clock())
    for number in range(1000):
        buckets.wait(f"10.0.{number >> 8}.{number & 255}")
    assert len(buckets) == 10


def test_a_client_is_an_address_or_a_network() -> None:
    assert client_of("10.0.0.1") == "10.0.0.1"
    assert client_of("2001:db8::1") == client_of("2001:db8::ffff") != client_of("2001:db8:0:1::1")
    assert client_of("::ffff:10.0.0.1") == "10.0.0.1"
    assert client_of("somewhere") == "somewhere"


# --- what every answer carries ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/about", "/api/nothing", "/", "/docs", "/favicon.svg", "/../etc/passwd"])
def test_every_answer_is_protected(tmp_path: Path, path: str) -> None:
    headers = small_client(tmp_path).get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "frame-ancestors 'none'" in policy
    assert ("unsafe" in policy) == path.endswith(".svg")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]


def test_the_page_may_open_a_socket_to_its_own_host_only(tmp_path: Path) -> None:
    headers = small_client(tmp_path, OPEN).get("/", headers={"host": "table.example:8765"}).headers
    expected = "connect-src 'self' ws://table.example:8765 wss://table.example:8765;"
    assert expected in headers["content-security-policy"]


def test_what_the_interface_tells_is_not_stored(tmp_path: Path) -> None:
    client = small_client(tmp_path)
    assert client.get("/api/about").headers["cache-control"] == "no-store"
    assert client.get("/api/games/xorlosch/picture.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("outside", [True, False])
def test_an_error_of_ours_is_a_sentence_that_tells_nothing(tmp_path: Path, outside: bool) -> None:
    app = small_app(tmp_path)
    if not outside:
        app.add_middleware(Guard)
    guarded = Guard(app) if outside else app
    answer = Client(guarded, raising=False).get("/api/broken?lang=fr")
    assert (answer.status_code, answer.json()["detail"]) == (500, sentence("fr", "broken"))
    assert answer.headers["x-content-type-options"] == "nosniff"
    with pytest.raises(RuntimeError, match="a secret of the server"):
        Client(guarded).get("/api/broken")
