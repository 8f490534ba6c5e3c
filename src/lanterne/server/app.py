"""The server as an ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse

from lanterne.server.api import (
    games,
    making,
    me,
    network,
    packs,
    programs,
    replay,
    review,
    seats,
    shelf,
    tables,
    watching,
)
from lanterne.server.guard import Guard, Guarded
from lanterne.server.pages import Pages
from lanterne.server.sentences import REFUSALS, add_error_handlers, language_for, refusal, sentence
from lanterne.server.services import Settings, opened
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
    add_error_handlers(app)
    app.add_exception_handler(StoreError, _not_saved)
    for room in (games, packs, me, network, tables, shelf, seats, making, replay, review, programs, watching):
        app.include_router(room.router)
    app.include_router(replay.uploads)
    app.add_api_websocket_route("/api/tables/{table}/play", play)
    app.include_router(Pages().router)
    app.state.guarded = Guarded(settings.loopback, settings.address, settings.limits)
    app.add_middleware(Guard, guarded=app.state.guarded)
    return app


def _not_saved(request: Request, error: Exception) -> JSONResponse:
    _log.error("%s", error)
    return refusal(503, sentence(language_for(request), "not-saved"))
