"""Running the server on this machine."""

import asyncio
import gc
import logging
import webbrowser

import uvicorn

from lanterne.server.app import create_app
from lanterne.server.guard import Limits
from lanterne.server.links import address_in_network, is_loopback
from lanterne.server.services import Settings
from lanterne.server.store import can_be_opened

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
    limits: Limits | None = None,
) -> None:
    """Serve until it is stopped; `port` 0 is any that is free. Enables the garbage collector, if it was disabled, when
    the server is up. Raises StoreError if the database cannot be used."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    asyncio.run(can_be_opened(database))
    settings = Settings(database, address.rstrip("/"), webhooks, is_loopback(host), limits or Limits(), open_packs)
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # most messages are too small to be worth compressing
        proxy_headers=bool(address),
        forwarded_allow_ips="127.0.0.1,::1",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(uvicorn.Server(config), host, settings, open_browser))


async def _serve(server: uvicorn.Server, host: str, settings: Settings, open_browser: bool) -> None:
    running = asyncio.create_task(server.serve())
    while not (server.started or running.done()):
        await asyncio.sleep(0.01)
    if server.started:
        port = server.servers[0].sockets[0].getsockname()[1]
        _announce(host, port, settings, open_browser)
        gc.freeze()  # what is loaded by now stays, so the garbage collector need not look at it again
        gc.enable()
    await running


def _announce(host: str, port: int, settings: Settings, open_browser: bool) -> None:
    own = "localhost" if settings.loopback or host in ("0.0.0.0", "::") else host
    here = f"http://{f'[{own}]' if ':' in own else own}:{port}"
    print(f"Lanterne is lit: {settings.address or here}", flush=True)
    if not settings.loopback and not settings.address:
        there = address_in_network()
        if there:
            print(f"Others in your network: http://{there}:{port}", flush=True)
    print("Ctrl-C puts it out; nothing is lost.", flush=True)
    if open_browser:
        webbrowser.open(here)
