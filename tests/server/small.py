"""A small app around the parts of the server that need no table."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
from fastapi import FastAPI, Request, WebSocket
from starlette.types import ASGIApp, Message

from lanterne.server.api import games
from lanterne.server.guard import Guard, Guarded
from lanterne.server.pages import Pages
from lanterne.server.sentences import REFUSALS, add_error_handlers
from lanterne.server.services import Settings

HERE = "http://localhost:8765"
OWN = {"origin": HERE}


def small_app(folder: Path, guarded: Guarded | None = None) -> FastAPI:
    """The app; `folder` holds a built page and its words, if there are any."""
    app = FastAPI(title="Lanterne", docs_url=None, redoc_url=None, responses=REFUSALS)
    app.state.guarded = guarded or Guarded()
    settings = Settings(address=app.state.guarded.public, loopback=app.state.guarded.loopback)
    store = SimpleNamespace(check=lambda: None)
    app.state.services = SimpleNamespace(settings=settings, store=store)  # all that links to pages need of the services
    add_error_handlers(app)
    app.include_router(games.router)

    @app.post("/api/tables")
    @app.post("/api/logs")
    async def echo(request: Request) -> dict[str, int]:
        return {"bytes": len(await request.body())}

    @app.put("/api/me")
    async def write(body: dict[str, list[int]]) -> dict[str, int]:
        return {"names": len(body)}

    @app.get("/api/broken")
    async def broken() -> None:
        raise RuntimeError("a secret of the server")

    @app.websocket("/api/play")
    async def play(socket: WebSocket) -> None:
        await socket.accept()
        await socket.send_text("welcome")
        await socket.close()

    app.include_router(Pages(folder / "generated", folder / "locale").router)
    return app


class Client:
    """A browser of sorts, at the server's own address. It asks one thing at a time."""

    def __init__(self, app: ASGIApp, address: str = "127.0.0.1", raising: bool = True) -> None:
        self.app = app
        self._transport = httpx.ASGITransport(app, raise_app_exceptions=raising, client=(address, 50000))

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        async def asked() -> httpx.Response:
            async with httpx.AsyncClient(transport=self._transport, base_url=HERE) as client:
                return await client.request(method, path, **more)

        return asyncio.run(asked())

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("GET", path, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("POST", path, **more)

    def shake_hands(self, path: str, headers: dict[str, str]) -> list[Message]:
        """What the server sends to a WebSocket handshake."""
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "websocket.connect"}

        async def send(message: Message) -> None:
            sent.append(message)

        scope = {
            "type": "websocket",
            "path": path,
            "query_string": b"lang=fr",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 50000),
            "subprotocols": [],
            "scheme": "ws",
        }

        async def asked() -> None:
            await self.app(scope, receive, send)

        asyncio.run(asked())
        return sent


def small_client(folder: Path, guarded: Guarded | None = None, **more: Any) -> Client:
    """A client of the guarded app."""
    app = small_app(folder, guarded)
    return Client(Guard(app, app.state.guarded), **more)
