"""Running the server on this machine."""

import asyncio
import gc
import logging
import socket
import sys
import webbrowser
from contextlib import suppress

import uvicorn

from lanterne.server.app import create_app
from lanterne.server.guard import Limits
from lanterne.server.links import is_loopback
from lanterne.server.network import Network, address_in_network
from lanterne.server.open_sockets import OpenSockets, watched
from lanterne.server.services import Services, Settings
from lanterne.server.store import can_be_opened

PROXIES = ("127.0.0.1", "::1")
"""Where a proxy may be that tells the addresses of its clients."""
MANY_FILES = 8192
LARGEST_MESSAGE = 512 * 1024
"""Bytes that a client may send over a WebSocket at once: most of it is for files that are an answer."""


def run(
    host: str,
    port: int,
    database: str,
    address: str,
    open_browser: bool,
    webhooks: bool = False,
    open_packs: bool = False,
    outside_bots: bool = False,
    limits: Limits | None = None,
    open_metrics: bool = False,
) -> None:
    """Serve until it is stopped; `port` 0 is any that is free. Enables the garbage collector, if it was disabled, when
    the server is up. Raises StoreError if the database cannot be used."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    asyncio.run(can_be_opened(database))
    settings = Settings(
        database,
        address.rstrip("/"),
        webhooks,
        is_loopback(host),
        limits or Limits(),
        open_packs,
        outside_bots,
        open_metrics,
    )
    _open_more_files()
    config = configured(settings, host, port)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(Server(config), host, settings, open_browser))


def configured(settings: Settings, host: str = "127.0.0.1", port: int = 0) -> uvicorn.Config:
    """How uvicorn serves. Behind a proxy, which `settings.address` tells, clients are those that the proxy names."""
    proxies = PROXIES if settings.address else ()
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        http=watched(OpenSockets(settings.limits.sockets, proxies)),
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # most messages are too small to be worth compressing
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(PROXIES),
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def _open_more_files() -> None:
    """Raise the limit of open files: each visitor takes some, and some systems allow only 256."""
    if sys.platform == "win32":
        return
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if most == resource.RLIM_INFINITY else min(MANY_FILES, most)
    if now < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class Server(uvicorn.Server):
    """uvicorn's server, which waits for all requests before it ends; long polls are answered first. While it runs it
    can listen at one more address."""

    @property
    def port(self) -> int:
        """The port at which it listens."""
        found: int = self.servers[0].sockets[0].getsockname()[1]
        return found

    async def listen_at(self, address: str) -> None:
        """Listen at this address too, with the same port. Raises OSError."""
        loop = asyncio.get_running_loop()

        def protocol() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state, _loop=loop
            )

        self.servers.append(await loop.create_server(protocol, address, self.port, backlog=self.config.backlog))

    async def leave(self, address: str) -> None:
        """Stop to listen there, and close what was opened there, also WebSockets."""
        for server in self.servers[1:]:
            if any(each.getsockname()[0] == address for each in server.sockets):
                server.close()
                self.servers.remove(server)
        for connection in list(self.server_state.connections):
            transport = connection.transport
            if transport is not None and (transport.get_extra_info("sockname") or ("",))[0] == address:
                transport.close()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop serving."""
        services: Services = self.config.app.state.services  # type: ignore[union-attr]
        services.tables.end_waits()
        await super().shutdown(sockets)


def let_open(server: Server, settings: Settings) -> None:
    """Somebody at the machine may open this server to the network, unless it is reached from elsewhere anyway."""
    if settings.loopback and not settings.address:
        network: Network = server.config.app.state.guarded.network  # type: ignore[union-attr]
        network.server = server


async def _serve(server: Server, host: str, settings: Settings, open_browser: bool) -> None:
    running = asyncio.create_task(server.serve())
    while not (server.started or running.done()):
        await asyncio.sleep(0.01)
    if server.started:
        let_open(server, settings)
        _announce(host, server.port, settings, open_browser)
        gc.freeze()  # what is loaded by now stays, so the garbage collector need not look at it again
        gc.enable()
    await running


def _announce(host: str, port: int, settings: Settings, open_browser: bool) -> None:
    own = "localhost" if settings.loopback or host in ("0.0.0.0", "::") else host
    here = f"http://{f'[{own}]' if ':' in own else own}:{port}"
    print(f"Lanterne is running: {settings.address or here}", flush=True)
    if not settings.loopback and not settings.address:
        there = address_in_network()
        if there:
            print(f"Others in your network: http://{there}:{port}", flush=True)
    print("Ctrl-C stops it; everything is saved.", flush=True)
    if open_browser:
        webbrowser.open(here)
