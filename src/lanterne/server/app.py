"""The server as an ASGI application."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from lanterne.server.api import games, making, me, packs, programs, replay, seats, tables
from lanterne.server.connection import TRY_AGAIN, Connection
from lanterne.server.guard import Guard, Guarded
from lanterne.server.pages import Pages
from lanterne.server.sentences import REFUSALS, RequestRefused, language_for, language_of, refusal, say_sorry, sentence
from lanterne.server.services import Settings, opened, services_of, visitor_of
from lanterne.server.socket import at_once
from lanterne.server.store import StoreError
from lanterne.server.websocket import play

_log = logging.getLogger(__name__)

DESCRIPTION = """Play dungeon board games with their complete rules.

A person is known by a token: a browser carries it in a cookie, a program in the header `Authorization: Bearer …` (get
one by `POST /api/programs`). Add `?lang=fr` or `?lang=en` for the language of the answer. What cannot be done is
refused with one sentence, `{"detail": "…"}`, and changes nothing.
"""


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application, to be run by an ASGI server."""
    settings = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opened(settings) as services:
            app.state.services = services
            yield

    app = FastAPI(
        title="Lanterne",
        version=version("lanterne"),
        description=DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/openapi.json",
        responses=REFUSALS,
    )
    say_sorry(app)
    app.add_exception_handler(StoreError, _not_saved)
    for room in (games, packs, me, tables, seats, making, replay, programs):
        app.include_router(room.router)
    app.include_router(replay.uploads)
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/play", Play(), name="play"))
    app.include_router(Pages().router)
    app.state.guarded = Guarded(settings.loopback, settings.address, settings.limits)
    app.add_middleware(Guard, guarded=app.state.guarded)
    return app


def _not_saved(request: Request, error: Exception) -> JSONResponse:
    _log.error("%s", error)
    return refusal(503, sentence(language_for(request), "not-saved"))


class Play:
    """Play at a table; see `lanterne.server.messages` for what is said."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        language = language_of(socket.query_params.get("lang"), socket.headers.get("accept-language"))
        await socket.accept()
        try:
            live = await services_of(socket).tables.find(scope["path_params"]["table"])
            person = await visitor_of(socket)
        except RequestRefused as refused_request:
            await socket.close(4404, refused_request.said(language)[:100])
            return
        except StoreError:
            await socket.close(TRY_AGAIN)
            return
        rate = services_of(socket).settings.limits.requests
        playing = play(receive, send, live, Connection(person, language, at_once(scope)), rate)
        # A task of its own is woken up without waking all who stand between the network and here.
        await asyncio.create_task(playing)
