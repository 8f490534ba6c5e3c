"""Watching the server: for those who run it, and for what starts and stops it."""

import asyncio

from fastapi import APIRouter, Request, Response

from lanterne.server import metrics
from lanterne.server.sentences import RequestRefused
from lanterne.server.services import Services, is_here
from lanterne.server.store import StoreError

router = APIRouter(tags=["watching"])

PATIENCE = 2.0
"""Seconds in which the database must answer."""


@router.get("/health", response_class=Response, responses={200: {"description": "The server runs."}})
async def health() -> Response:
    """Whether the server runs at all: if this is not answered, start it again."""
    return Response("ok\n", media_type="text/plain")


@router.get(
    "/ready",
    response_class=Response,
    responses={200: {"description": "It can be played."}, 503: {"description": "The database does not answer."}},
)
async def ready(request: Request) -> Response:
    """Whether games can be played: the database answers."""
    services: Services = request.app.state.services
    try:
        async with asyncio.timeout(PATIENCE):
            await services.store.answers()
    except (StoreError, TimeoutError):
        return Response("the database does not answer\n", 503, media_type="text/plain")
    return Response("ready\n", media_type="text/plain")


@router.get("/metrics", response_class=Response, responses={200: {"description": "Figures for Prometheus."}})
async def figures(request: Request) -> Response:
    """Figures in the format of Prometheus. Only programs on the machine itself get them, unless the server was started
    with `--open-metrics`."""
    services: Services = request.app.state.services
    if not services.settings.open_metrics and not is_here(request):
        raise RequestRefused(403, "only-here")
    return Response(metrics.exposed(services), media_type=metrics.CONTENT_TYPE)
