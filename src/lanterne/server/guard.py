"""The guard: middleware that checks every request first, and adds security headers to every response.

A request is rejected with a sentence if it is sent to an unknown host name, too often, from another site, or is too
big. Headers that a response sets itself (a picture has its own content policy) are left alone.
"""

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic
from typing import NoReturn
from urllib.parse import parse_qs

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lanterne.server.network import Network
from lanterne.server.open_sockets import SocketLimits
from lanterne.server.origin import Host, host_of, is_answered, is_own, origin_host
from lanterne.server.rates import Buckets, Rate, client_of
from lanterne.server.sentences import Language, RequestRefused, language_of, refusal

SAFE = ("GET", "HEAD", "OPTIONS")
PROBES = ("/health", "/ready")
"""What asks these uses any name for the server, often its number. The answers tell nothing about anybody."""
LOGS = "/api/logs"
PACKS = re.compile(r"/api/games/[^/]*/packs(?:/several)?")
MAKING = re.compile(
    r"/api/(me|me/recovery|programs|tables|logs|(join|recovery|lessons)/.*|tables/[^/]*/(rematch|report)"
    r"|games/[^/]*/packs(?:/several)?)"
)
"""Routes that create something permanent, or take a token that could be guessed."""

PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'; sandbox"
"""The content security policy of an SVG picture, which has its fonts in a style element, and never a script."""


OFTEN = Rate(burst=400, each_second=50)
SELDOM = Rate(burst=60, each_second=1)
AT_A_TABLE = Rate(burst=60, each_second=30)
SOCKETS = SocketLimits()


@dataclass(frozen=True)
class Limits:
    """How big and how frequent requests may be. `body`, `log` and `pack` are sizes in bytes, `patience` the seconds
    within which a body must arrive. `play` limits all requests, `making` also those that create something permanent,
    `requests` the messages over one WebSocket. Up to `clients` clients are remembered. `together` is how many requests
    one client may have open at the same time, including WebSockets; `sockets` limits what is open before anything is
    asked."""

    body: int = 64 * 1024
    log: int = 5 * 1024 * 1024
    pack: int = 4 * 1024 * 1024
    patience: float = 30
    play: Rate = OFTEN
    making: Rate = SELDOM
    requests: Rate = AT_A_TABLE
    clients: int = 4096
    together: int = 200
    sockets: SocketLimits = SOCKETS


@dataclass(frozen=True)
class Guarded:
    """How the server can be reached: on `loopback` only or from elsewhere, and its `public` address
    (`https://table.example`), "" if there is none. `network` may let others in while the server runs."""

    loopback: bool = True
    public: str = ""
    limits: Limits = field(default_factory=Limits)
    network: Network = field(default_factory=Network)

    def __post_init__(self) -> None:
        if self.public and origin_host(self.public) is None:
            raise ValueError(f"{self.public!r} is not a public address; one looks like https://table.example")


class Guard:
    """An ASGI middleware. It reads the body of a request before it calls the app, so no app reads too much."""

    def __init__(self, app: ASGIApp, guarded: Guarded | None = None, clock: Callable[[], float] = monotonic) -> None:
        self.app = app
        self.guarded = guarded or Guarded()
        limits = self.guarded.limits
        self._play = Buckets(limits.play, limits.clients, clock)
        self._making = Buckets(limits.making, limits.clients, clock)
        self._here: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        client = _client(scope)
        self._here[client] += 1
        try:
            if scope["type"] == "http":
                await self._answer(scope, receive, send)
            else:
                await self._shake_hands(scope, receive, send)
        finally:
            self._here[client] -= 1
            if not self._here[client]:
                del self._here[client]

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                _protect(scope, message)
            await send(message)

        try:
            self._let_in(scope)
            read = await self._read(scope, receive)
            if read is not None:
                await self.app(scope, read, send_guarded)
        except Rejected as turned:
            await turned.answer(scope)(scope, receive, send_guarded)
        except Exception:
            if not started:  # the framework's own error response would go out without our headers
                await Rejected(500, "broken").answer(scope)(scope, receive, send_guarded)
            raise

    async def _shake_hands(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._let_in(scope)
        except Rejected:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})  # becomes a 403: no page can read more
            return
        await self.app(scope, receive, send)

    # --- who is let in ------------------------------------------------------------------------------------------------

    def _let_in(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        hosts = headers.getlist("host")
        host = host_of(hosts[0]) if len(hosts) == 1 else None
        if (host is None or not self._is_answered(host)) and scope["path"] not in PROBES:
            raise Rejected(403, "strange-host")
        self._count(scope)
        if scope["type"] == "http" and scope["method"] in SAFE:
            return
        # A page cannot send a token of ours from another site: that would need a preflight, which is never answered.
        if headers.get("authorization", "").lower().startswith("bearer "):
            return
        origins = headers.getlist("origin")
        if not origins:
            raise Rejected(403, "no-origin")
        if len(origins) > 1 or not is_own(origins[0], hosts[0], self.guarded.public):
            raise Rejected(403, "strange-origin")

    def _is_answered(self, host: Host) -> bool:
        guarded = self.guarded
        return is_answered(host, guarded.loopback, guarded.public) or guarded.network.is_called(host)

    def _count(self, scope: Scope) -> None:
        client = _client(scope)
        if self._here[client] > self.guarded.limits.together:
            raise Rejected(429, "too-many", seconds=1)
        wait = self._play.wait(client)
        if scope["type"] == "http" and scope["method"] == "POST" and MAKING.fullmatch(scope["path"]):
            wait = max(wait, self._making.wait(client))
        if wait:
            raise Rejected(429, "too-many", seconds=wait)

    # --- how much is read ---------------------------------------------------------------------------------------------

    async def _read(self, scope: Scope, receive: Receive) -> Receive | None:
        """Read the body, up to the limit. Returns a `receive` that gives it to the app; None if the client left."""
        limits = self.guarded.limits
        most = limits.body
        if scope["method"] == "POST" and scope["path"] == LOGS:
            most = limits.log
        elif scope["method"] == "POST" and PACKS.fullmatch(scope["path"]):
            most = limits.pack
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or len(length) > 18 or int(length) > most:
            self._too_big(most)
        body = bytearray()
        try:
            async with asyncio.timeout(limits.patience):
                more = True
                while more:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        return None
                    body += message.get("body", b"")
                    more = message.get("more_body", False)
                    if len(body) > most:
                        self._too_big(most)
        except TimeoutError:
            raise Rejected(408, "too-slow") from None
        whole: list[Message] = [{"type": "http.request", "body": bytes(body), "more_body": False}]

        async def replay() -> Message:
            return whole.pop() if whole else await receive()

        return replay

    def _too_big(self, most: int) -> NoReturn:
        raise Rejected(413, "too-big", kilobytes=most // 1024)


class Rejected(RequestRefused):
    """A request that the guard rejects."""

    def answer(self, scope: Scope) -> Response:
        """The response, with the sentence."""
        headers = {"retry-after": str(self.given["seconds"])} if self.status == 429 else {}
        if self.status in (408, 413):
            headers["connection"] = "close"  # the rest of the body is not read
        return refusal(self.status, self.said(_language(scope)), headers)


def _client(scope: Scope) -> str:
    return client_of(scope["client"][0]) if scope.get("client") else ""


def _language(scope: Scope) -> Language:
    asked = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", [""])[0]
    return language_of(asked, Headers(scope=scope).get("accept-language"))


# --- what every answer carries ----------------------------------------------------------------------------------------

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def _protect(scope: Scope, message: Message) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers.setdefault("content-security-policy", _policy(Headers(scope=scope).get("host", "")))
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")


def _policy(host: str) -> str:
    """Nothing but our own files. Not every browser counts the WebSocket of our own host as "self"."""
    known = host_of(host)
    sockets = f" ws://{known} wss://{known}" if known else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        f"connect-src 'self'{sockets}; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    )
