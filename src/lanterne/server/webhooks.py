"""Webhooks: "it is your turn", sent to an address on the internet that a person gave.

A server that opens connections for strangers must not let them into its own network. So an address is https, by name,
at a usual port; the name is resolved once, all its addresses must be public, and the connection goes to exactly those.
Redirects are not followed, and the response is not used.
"""

import asyncio
import ipaddress
import logging
import re
import socket
import ssl
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple, TypeAlias

import msgspec

PORTS = (443, 8443)
REFUSALS = (
    "webhook-too-long",
    "webhook-not-https",
    "webhook-characters",
    "webhook-credentials",
    "webhook-host",
    "webhook-port",
)
"""The messages that say why an address is refused."""

_LONGEST = 1000
_LONGEST_TEXT = 500
_SENDERS = 4
_MOST_WAITING = 200
_LIMIT = 5.0
"""Seconds for one message, including name lookup and connection."""
_PAUSE = 60.0
"""Seconds between two messages to a person about a table."""

_log = logging.getLogger(__name__)


# --- addresses that may be given --------------------------------------------------------------------------------------


class Target(NamedTuple):
    """A checked webhook: host, port and path. `path` may be a secret and must never be logged."""

    host: str
    port: int
    path: str


# What RFC 3986 allows, except "[" and "]", which are only for numeric hosts, and "#", which is never sent.
_ALLOWED = re.compile(r"[A-Za-z0-9\-._~:/?@!$&'()*+,;=%]+")
_PARTS = re.compile(r"https://(?P<authority>[^/?]*)(?P<path>[/?].*)?", re.IGNORECASE)
_LABEL = r"(?!-)[a-z0-9-]{1,63}(?<!-)"
_HOST = re.compile(rf"(?:{_LABEL}\.)+(?=[a-z]){_LABEL}")  # a last label with a letter first: never a number


def check_webhook(url: str) -> None:
    """Raises ValueError with the id of a message, one of REFUSALS, if this cannot be the address of a webhook. Its name
    is resolved only when something is sent."""
    _target(url)


def _target(url: str) -> Target:
    if len(url) > _LONGEST:
        raise ValueError("webhook-too-long")
    if not url.lower().startswith("https://"):
        raise ValueError("webhook-not-https")
    authority_end = re.search(r"[/?#\\]", url[8:])
    if "@" in url[8:][: authority_end.start() if authority_end else None]:
        raise ValueError("webhook-credentials")
    parts = _PARTS.fullmatch(url) if _ALLOWED.fullmatch(url) else None
    if parts is None:
        raise ValueError("webhook-characters")
    host, colon, port = parts["authority"].lower().partition(":")
    if len(host) > 253 or not _HOST.fullmatch(host):
        raise ValueError("webhook-host")
    if colon and port not in map(str, PORTS):
        raise ValueError("webhook-port")
    path = parts["path"] or "/"
    return Target(host, int(port or PORTS[0]), path if path.startswith("/") else f"/{path}")


# --- addresses that may be reached ------------------------------------------------------------------------------------

_NOT_PUBLIC = tuple(
    ipaddress.ip_network(network)
    for network in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # shared by customers of a carrier
        "127.0.0.0/8",  # loopback
        "169.254.0.0/16",  # link-local, and the metadata services of clouds
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments
        "192.0.2.0/24",  # documentation
        "192.88.99.0/24",  # relays to IPv6
        "192.168.0.0/16",  # private
        "198.18.0.0/15",  # measuring
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, and broadcast
        "2001::/23",  # protocol assignments, among them Teredo
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: an IPv4 address in disguise
        "3fff::/20",  # documentation
    )
)
_UNICAST = ipaddress.ip_network("2000::/3")
"""The public unicast range of IPv6. Mapped, translated, local and multicast addresses are outside it."""


def is_public(address: str) -> bool:
    """Whether a numeric address is on the public internet."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    if ip.version == 6 and (ip not in _UNICAST or "%" in address):
        return False
    return ip.is_global and not any(ip in network for network in _NOT_PUBLIC)


Resolve: TypeAlias = Callable[[str, int], Awaitable[list[tuple[str, int]]]]
"""`(host, port)` -> the numeric addresses and ports behind them. Raises OSError."""


async def look_up(host: str, port: int) -> list[tuple[str, int]]:
    """Ask the system's resolver, in a daemon thread: name servers may be slow, and the server must not wait for them
    when it ends."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[list[tuple[str, int]]] = loop.create_future()

    def settle(addresses: list[tuple[str, int]], error: OSError | None) -> None:
        if found.done():  # given up in the meantime
            return
        if error is None:
            found.set_result(addresses)
        else:
            found.set_exception(error)

    def ask() -> None:
        addresses: list[tuple[str, int]] = []
        problem: OSError | None = None
        try:
            infos = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            addresses = [(str(info[4][0]), port) for info in infos]
        except (OSError, UnicodeError) as error:
            problem = error if isinstance(error, OSError) else OSError("not a name")
        with suppress(RuntimeError):  # the server has ended
            loop.call_soon_threadsafe(settle, addresses, problem)

    threading.Thread(target=ask, daemon=True, name="webhook lookup").start()
    return await found


# --- sending ----------------------------------------------------------------------------------------------------------


class Message(NamedTuple):
    """What is sent, and where to."""

    target: Target
    body: bytes


class Webhooks:
    """Sends messages, a few at a time. Failures are only logged, without the secret part of the address. Nothing is
    sent before `start`. `resolve` looks up names, `allowed` says which numeric addresses may be reached, `trust` is the
    TLS context."""

    def __init__(
        self,
        resolve: Resolve = look_up,
        allowed: Callable[[str], bool] = is_public,
        trust: ssl.SSLContext | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._resolve = resolve
        self._allowed = allowed
        self._trust = trust or ssl.create_default_context()
        self._clock = clock
        self._waiting: asyncio.Queue[Message] = asyncio.Queue(_MOST_WAITING)
        self._told: dict[tuple[str, str], float] = {}
        self._senders: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to send."""
        self._senders = [asyncio.create_task(self._send_all()) for _ in range(_SENDERS)]

    async def stop(self) -> None:
        """Stop, and drop what has not been sent."""
        for sender in self._senders:
            sender.cancel()
        await asyncio.gather(*self._senders, return_exceptions=True)
        self._senders = []

    def tell(self, person: str, url: str, table: str, game: str, text: str) -> None:
        """Send `text` to the person's address soon. Never raises and never waits: a second message about the same table
        within a minute, one to an impossible address, or one too many is dropped."""
        now = self._clock()
        self._told = {key: then for key, then in self._told.items() if now - then < _PAUSE}
        if not self._senders or (person, table) in self._told:
            return
        try:
            target = _target(url)
            body = msgspec.json.encode({"text": text[:_LONGEST_TEXT], "table": table, "game": game})
            self._waiting.put_nowait(Message(target, body))
        except ValueError as error:
            _log.warning("a webhook is not sent: %s", error.args[0])
        except asyncio.QueueFull:
            _log.warning("a webhook is not sent: %d are waiting", _MOST_WAITING)
        else:
            self._told[person, table] = now

    async def _send_all(self) -> None:
        while True:
            message = await self._waiting.get()
            host = message.target.host
            try:
                async with asyncio.timeout(_LIMIT):
                    status = await self._send(message)
            except _NotPublic:
                _log.warning("webhook to %s: not a public address", host)
            except Exception as error:
                # Only its kind: the text of an error may quote what was to be sent.
                _log.warning("webhook to %s: %s", host, type(error).__name__)
            else:
                if not 200 <= status < 300:
                    _log.warning("webhook to %s: answered %d", host, status)

    async def _send(self, message: Message) -> int:
        """Send it and return the HTTP status, 0 if there was none. Raises _NotPublic and whatever connections raise."""
        host, port, path = message.target
        places = await self._resolve(host, port)
        if not places or not all(self._allowed(address) for address, _ in places):
            raise _NotPublic
        reader, writer = await self._connect(host, places)
        try:
            head = (
                f"POST {path} HTTP/1.1",
                f"Host: {host}" if port == PORTS[0] else f"Host: {host}:{port}",
                "User-Agent: Lanterne",
                "Content-Type: application/json",
                f"Content-Length: {len(message.body)}",
                "Connection: close",
            )
            writer.write("\r\n".join((*head, "", "")).encode("ascii") + message.body)
            await writer.drain()
            status = re.match(rb"HTTP/1\.[01] (\d{3})\b", await reader.read(64))
            return int(status[1]) if status else 0
        finally:
            writer.transport.abort()  # the rest of the response is not read

    async def _connect(
        self, host: str, places: list[tuple[str, int]]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to the first address that accepts one. The addresses are numeric: nothing is resolved again."""
        for address, port in places[:-1]:
            with suppress(OSError):
                return await self._open(host, address, port)
        return await self._open(host, *places[-1])

    async def _open(self, host: str, address: str, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(address, port, ssl=self._trust, server_hostname=host, limit=1024)


class _NotPublic(Exception):
    """The name resolves to something that is not on the public internet, or to nothing."""
