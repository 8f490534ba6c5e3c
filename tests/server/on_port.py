"""A server on a port of this machine, in a separate thread."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn

from lanterne.server import services
from lanterne.server.app import create_app
from lanterne.server.services import Settings
from lanterne.server.serving import LARGEST_MESSAGE
from tests.server.databases import url_in
from tests.server.rooms import NO_LIMITS, Quick


class Ready(Quick):
    """Quick bots that need no process."""

    async def start(self) -> None: ...


@contextmanager
def server_on_port(folder: Path) -> Iterator[str]:
    """The address of a server with its database in this folder. Requests before it is ready wait in line."""
    listening = socket.create_server(("127.0.0.1", 0))
    settings = Settings(url_in(folder), limits=NO_LIMITS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(services, "BotPool", Ready)
        config = uvicorn.Config(
            create_app(settings), ws="websockets-sansio", ws_max_size=LARGEST_MESSAGE, log_level="critical"
        )
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()
            listening.close()
