"""Webhooks reach the address they are for and nothing else: no private address, not even in disguise."""

import asyncio
import ipaddress
import json
import logging
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lanterne.server.webhooks import REFUSALS, Webhooks, check_webhook, is_public, look_up
from tests.server.within import run

# --- addresses that may be given --------------------------------------------------------------------------------------

GOOD = [
    "https://hooks.example.org",
    "https://hooks.example.org/",
    "https://hooks.example.org/a/b?c=d&e=%20",
    "https://hooks.example.org:443/x",
    "https://hooks.example.org:8443/x",
    "HTTPS://Hooks.Example.Org/Secret",
    "https://xn--bcher-kva.example/x",
    "https://a.b2/@name",
]


@pytest.mark.parametrize("url", GOOD)
def test_an_ordinary_address_is_taken(url: str) -> None:
    check_webhook(url)


HOSTILE = [
    ("", "webhook-not-https"),
    ("hooks.example.org", "webhook-not-https"),
    ("http://hooks.example.org/", "webhook-not-https"),
    ("ftp://hooks.example.org/", "webhook-not-https"),
    ("file:///etc/passwd", "webhook-not-https"),
    ("javascript:alert(1)", "webhook-not-https"),
    (" https://hooks.example.org/", "webhook-not-https"),
    ("\thttps://hooks.example.org/", "webhook-not-https"),
    ("https:hooks.example.org/", "webhook-not-https"),
    ("https:\\\\hooks.example.org", "webhook-not-https"),
    ("https://" + "a" * 2000 + ".org", "webhook-too-long"),
    ("https://user@hooks.example.org/", "webhook-credentials"),
    ("https://user:word@hooks.example.org/", "webhook-credentials"),
    ("https://hooks.example.org@127.0.0.1/", "webhook-credentials"),
    ("https://hooks.example.org /", "webhook-characters"),
    ("https://hooks.example.org/a\r\nHost: elsewhere", "webhook-characters"),
    ("https://hooks.example.org/\n", "webhook-characters"),
    ("https://hooks.example.org/\0", "webhook-characters"),
    ("https://hooks.example.org\\@elsewhere.org/", "webhook-characters"),
    ("https://hooks.example.org/#part", "webhook-characters"),
    ("https://höhle.example/", "webhook-characters"),
    ("https://hooks。example.org/", "webhook-characters"),
    ("https://hooks.example.org/é", "webhook-characters"),
    ("https://[::1]/", "webhook-characters"),
    ("https://[::ffff:127.0.0.1]/", "webhook-characters"),
    ("https://[2606:4700::1111]/", "webhook-characters"),
    ("https://", "webhook-host"),
    ("https:///path", "webhook-host"),
    ("https://?x", "webhook-host"),
    ("https://localhost/", "webhook-host"),
    ("https://intranet/", "webhook-host"),
    ("https://127.0.0.1/", "webhook-host"),
    ("https://93.184.216.34/", "webhook-host"),
    ("https://127.1/", "webhook-host"),
    ("https://2130706433/", "webhook-host"),
    ("https://0x7f.0x1/", "webhook-host"),
    ("https://0177.0.0.1/", "webhook-host"),
    ("https://hooks.example.org./", "webhook-host"),
    ("https://.example.org/", "webhook-host"),
    ("https://hooks..example.org/", "webhook-host"),
    ("https://-hooks.example.org/", "webhook-host"),
    ("https://hooks%2eexample.org/", "webhook-host"),
    ("https://hooks_1.example.org/", "webhook-host"),
    ("https://" + "a" * 64 + ".org/", "webhook-host"),
    ("https://" + "a." * 150 + "org/", "webhook-host"),
    ("https://hooks.example.org:80/", "webhook-port"),
    ("https://hooks.example.org:22/", "webhook-port"),
    ("https://hooks.example.org:/", "webhook-port"),
    ("https://hooks.example.org:0443/", "webhook-port"),
    ("https://hooks.example.org:443:443/", "webhook-port"),
    ("https://hooks.example.org:-443/", "webhook-port"),
]


@pytest.mark.parametrize(("url", "refusal"), HOSTILE)
def test_a_hostile_address_is_refused_with_the_id_of_a_sentence(url: str, refusal: str) -> None:
    with pytest.raises(ValueError, match=f"^{refusal}$"):
        check_webhook(url)


def test_every_refusal_is_used() -> None:
    assert {refusal for _, refusal in HOSTILE} == set(REFUSALS)


# --- addresses that may be reached ------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["93.184.216.34", "1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700:4700::1111"])
def test_the_public_internet_may_be_reached(address: str) -> None:
    assert is_public(address)


NOT_PUBLIC = [
    "0.0.0.0",
    "0.1.2.3",
    "10.0.0.1",
    "10.255.255.255",
    "100.64.0.1",
    "100.127.255.255",
    "127.0.0.1",
    "127.8.8.8",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.1",
    "192.0.0.170",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.7",
    "203.0.113.7",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "::ffff:0:8.8.8.8",
    "64:ff9b::7f00:1",
    "64:ff9b::808:808",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:10::1",
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:808:808::1",
    "3fff::1",
    "5f00::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%lo",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
    "2606:4700::1%eth0",
    "localhost",
    "127.1",
    "2130706433",
    "1.1.1.1/32",
    "1.1.1",
    "hooks.example.org",
]


@pytest.mark.parametrize("address", [*NOT_PUBLIC, ""])
def test_everything_else_may_not(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("bits", [32, 128])
def test_nothing_that_python_knows_to_be_private_is_public(bits: int) -> None:
    """Checks every block of addresses, by its first eleven bits."""
    for block in range(2**11):
        ip = ipaddress.ip_address((block << bits - 11 | 1).to_bytes(bits // 8, "big"))
        if ip.is_private or ip.is_multicast or ip.is_reserved or ip.is_loopback or ip.is_link_local:
            assert not is_public(str(ip)), ip


def test_names_are_looked_up_by_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(host: str, port: int, **_: Any) -> list[Any]:
        if host != "hooks.example.org":
            raise socket.gaierror("unknown")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", port))]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    assert asyncio.run(look_up("hooks.example.org", 443)) == [("93.184.216.34", 443)]
    with pytest.raises(OSError, match="unknown"):
        asyncio.run(look_up("nobody.example.org", 443))


# --- sending ----------------------------------------------------------------------------------------------------------

SECRET = "https://hooks.example.org/services/very-secret?key=1"


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for hooks.example.org, and its key."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("there is no openssl to make a certificate with")
    made = tmp_path_factory.mktemp("tls") / "hooks.pem"
    command = (
        f"{openssl} req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=hooks "
        f"-addext subjectAltName=DNS:hooks.example.org -out {made} -keyout {made}.key"
    )
    subprocess.run(command.split(), check=True, capture_output=True)
    return made


class Receiver:
    """A TLS server on this machine that keeps the requests it gets and answers with `answer`."""

    def __init__(self, certificate: Path, answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n") -> None:
        self.answer = answer
        self.requests: list[bytes] = []
        self.connections = 0
        self.port = 0
        self._arrived = asyncio.Event()
        self._context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        self._context.load_cert_chain(certificate, f"{certificate}.key")

    async def __aenter__(self) -> "Receiver":
        self._server = await asyncio.start_server(self._receive, "127.0.0.1", 0, ssl=self._context)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await self._server.wait_closed()

    async def _receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            self.requests.append(head + await reader.readexactly(length))
            self._arrived.set()
            writer.write(self.answer)
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.transport.abort()

    async def arrived(self, number: int) -> None:
        """Wait until this many requests have come."""
        while len(self.requests) < number:
            self._arrived.clear()
            await self._arrived.wait()


class Evening:
    """Webhooks whose names all resolve to the receiver, with a stopped clock."""

    def __init__(self, receiver: Receiver, certificate: Path | None, *addresses: str) -> None:
        self.now = 1000.0
        self.names: list[tuple[str, int]] = []
        self.checked: list[str] = []
        self._receiver = receiver
        self._addresses = addresses or ("127.0.0.1",)
        trust = ssl.create_default_context(cafile=certificate)
        self.webhooks = Webhooks(self._resolve, self._allowed, trust, lambda: self.now)

    async def _resolve(self, host: str, port: int) -> list[tuple[str, int]]:
        self.names.append((host, port))
        return [(address, self._receiver.port) for address in self._addresses]

    def _allowed(self, address: str) -> bool:
        self.checked.append(address)
        return address.startswith("127.0.0.")

    async def __aenter__(self) -> "Evening":
        await self.webhooks.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.webhooks.stop()

    def tell(self, person: str = "ada", table: str = "t1", url: str = SECRET, text: str = "À vous !") -> None:
        self.webhooks.tell(person, url, table, "xorlosch", text)


async def logged(caplog: pytest.LogCaptureFixture, words: str) -> None:
    """Wait until the log says so."""
    while words not in caplog.text:
        await asyncio.sleep(0.01)


def test_a_message_arrives_whole(certificate: Path) -> None:
    async def play() -> None:
        async with Receiver(certificate) as receiver, Evening(receiver, certificate) as evening:
            evening.tell()
            await receiver.arrived(1)
            head, body = receiver.requests[0].split(b"\r\n\r\n")
            assert head.split(b"\r\n")[:2] == [b"POST /services/very-secret?key=1 HTTP/1.1", b"Host: hooks.example.org"]
            assert json.loads(body) == {"text": "À vous !", "table": "t1", "game": "xorlosch"}
            assert evening.names == [("hooks.example.org", 443)], "one look-up: nobody can answer differently twice"
            assert evening.checked == ["127.0.0.1"]

    run(play())


def test_the_next_address_is_tried_if_the_first_takes_no_connection(certificate: Path) -> None:
    async def play() -> None:
        nobody_first = ("127.0.0.9", "127.0.0.1")
        async with Receiver(certificate) as receiver, Evening(receiver, certificate, *nobody_first) as evening:
            evening.tell()
            await receiver.arrived(1)
            assert len(evening.names) == 1

    run(play())


def test_one_message_a_minute_for_a_person_at_a_table(certificate: Path) -> None:
    async def play() -> None:
        async with Receiver(certificate) as receiver, Evening(receiver, certificate) as evening:
            evening.tell(text="first")
            evening.tell(text="too soon")
            evening.now += 59.9
            evening.tell(text="still too soon")
            evening.tell(table="t2", text="another table")
            evening.tell(person="bob", text="another person")
            evening.now += 0.2
            evening.tell(text="after a minute")
            await receiver.arrived(4)
        texts = {json.loads(request.split(b"\r\n\r\n")[1])["text"] for request in receiver.requests}
        assert texts == {"first", "another table", "another person", "after a minute"}

    run(play())


def refused(
    certificate: Path,
    caplog: pytest.LogCaptureFixture,
    words: str,
    evening_of: Callable[[Receiver], Evening],
    answer: bytes = b"",
    url: str = SECRET,
) -> Receiver:
    """Send a message; it fails, the log says so, and the next message, to a reachable address, is still sent."""

    async def play() -> Receiver:
        async with Receiver(certificate, answer) as receiver:
            async with evening_of(receiver) as evening:
                evening.tell(url=url)
                await logged(caplog, words)
            before = receiver.connections
            async with Evening(receiver, certificate) as evening:
                evening.tell()
                await receiver.arrived(len(receiver.requests) + 1)
            receiver.connections = before
            return receiver

    with caplog.at_level(logging.WARNING):
        receiver = run(play())
    assert "secret" not in caplog.text
    return receiver


@pytest.mark.parametrize("addresses", [("10.0.0.1",), ("127.0.0.1", "10.0.0.1"), ("10.0.0.1", "127.0.0.1")])
def test_one_address_that_is_not_allowed_is_enough_to_refuse(
    certificate: Path, caplog: pytest.LogCaptureFixture, addresses: tuple[str, ...]
) -> None:
    words = "webhook to hooks.example.org: not a public address"
    receiver = refused(certificate, caplog, words, lambda receiver: Evening(receiver, certificate, *addresses))
    assert receiver.connections == 0, "not even a connection was opened"


def test_somebody_with_another_name_is_not_talked_to(certificate: Path, caplog: pytest.LogCaptureFixture) -> None:
    words = "webhook to other.example.org: SSLCertVerificationError"
    url = "https://other.example.org/very-secret"
    receiver = refused(certificate, caplog, words, lambda receiver: Evening(receiver, certificate), url=url)
    assert len(receiver.requests) == 1, "only the message that followed"


def test_somebody_whom_nobody_vouches_for_is_not_talked_to(certificate: Path, caplog: pytest.LogCaptureFixture) -> None:
    words = "webhook to hooks.example.org: SSLCertVerificationError"
    receiver = refused(certificate, caplog, words, lambda receiver: Evening(receiver, None))
    assert len(receiver.requests) == 1, "only the message that followed"


def test_a_redirection_is_not_followed(certificate: Path, caplog: pytest.LogCaptureFixture) -> None:
    answer = b"HTTP/1.1 307 Temporary Redirect\r\nLocation: https://elsewhere.example.org/\r\n\r\n"
    words = "webhook to hooks.example.org: answered 307"
    receiver = refused(certificate, caplog, words, lambda receiver: Evening(receiver, certificate), answer)
    assert receiver.connections == 1


@pytest.mark.parametrize("answer", [b"", b"nonsense", b"HTTP/1.1 " + b"9" * 10**7])
def test_nonsense_is_not_listened_to(certificate: Path, caplog: pytest.LogCaptureFixture, answer: bytes) -> None:
    words = "webhook to hooks.example.org: answered 0"
    refused(certificate, caplog, words, lambda receiver: Evening(receiver, certificate), answer)


async def never(host: str, port: int) -> list[tuple[str, int]]:
    """A name server that does not answer."""
    await asyncio.Event().wait()
    return []


def test_what_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        webhooks = Webhooks(never)
        await webhooks.start()
        webhooks.tell("ada", SECRET, "t1", "xorlosch", "")
        await logged(caplog, "webhook to hooks.example.org: TimeoutError")
        await webhooks.stop()

    monkeypatch.setattr("lanterne.server.webhooks._LIMIT", 0.01)
    with caplog.at_level(logging.WARNING):
        run(play())


def test_what_cannot_be_sent_is_dropped_and_disturbs_nobody(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        webhooks = Webhooks(never)
        webhooks.tell("ada", SECRET, "t0", "xorlosch", "not started: nothing is kept")
        await webhooks.start()
        webhooks.tell("ada", "https://127.0.0.1/secret", "t0", "xorlosch", "")
        for n in range(500):
            webhooks.tell("ada", SECRET, f"t{n}", "xorlosch", "x" * 10**6)
        await webhooks.stop()

    with caplog.at_level(logging.WARNING):
        run(play())
    assert "a webhook is not sent: webhook-host" in caplog.text
    assert "a webhook is not sent: 200 are waiting" in caplog.text
    assert "secret" not in caplog.text
