"""The page that browsers load, and what it is made of: scripts and styles, words, shapes, icon, manifest.

The page is built by the package's build hook into `generated`; it is one page for all paths that people visit. Include
these routes last: they match every path.
"""

import json
from collections.abc import Mapping
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from lanterne import registry
from lanterne.draw.look import NIGHT
from lanterne.draw.materials import definitions
from lanterne.draw.shapes import SHAPES, Slot, symbols
from lanterne.languages import LANGUAGES
from lanterne.server.docs import docs_page
from lanterne.server.sentences import Language, RequestRefused, language_for, sentence
from lanterne.server.static_cache import ASK_AGAIN, FOREVER, CachedFile, keep, send

HERE = Path(__file__).parent
VISITED = ("about", "join", "learn", "me", "new", "rules", "table", "take")
"""What a path that people visit begins with."""
KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}


class Build(NamedTuple):
    """The built page: its one HTML file and its assets by name."""

    page: CachedFile
    assets: Mapping[str, CachedFile]


class Pages:
    """Serves the page from the folder it was built in. A rebuilt page is found without a restart."""

    def __init__(self, generated: Path = HERE / "generated", locale: Path = HERE / "locale") -> None:
        self._generated = generated
        self._locale = locale
        self._build: Build | None = None
        self._made = 0
        self.router = APIRouter(include_in_schema=False)
        for path, answer in (
            ("/assets/{name:path}", self._asset),
            ("/words/{name}", self._words),
            ("/shapes/{game}", _shapes),
            ("/favicon.svg", _favicon),
            ("/favicon.ico", _favicon),
            ("/manifest.webmanifest", _manifest),
            ("/docs", _docs),
            ("/docs.css", _docs_style),
            ("/third-party.txt", _notices),
            ("/{path:path}", self._page),
        ):
            self.router.add_route(path, answer, methods=["GET"])

    def _built(self) -> Build:
        index = self._generated / "index.html"
        try:
            made = index.stat().st_mtime_ns
            if self._build is None or made != self._made:
                self._build, self._made = _read(self._generated), made
        except FileNotFoundError:
            raise RequestRefused(503, "not-built") from None
        return self._build

    async def _page(self, request: Request) -> Response:
        path: str = request.path_params["path"]
        if path and path.partition("/")[0] not in VISITED:
            raise RequestRefused(404, "no-such-address")
        return send(self._built().page, request, ASK_AGAIN)

    async def _asset(self, request: Request) -> Response:
        found = self._built().assets.get(request.path_params["name"])
        if found is None:
            raise RequestRefused(404, "no-such-address")
        return send(found, request, FOREVER)

    async def _words(self, request: Request) -> Response:
        language, _, ending = request.path_params["name"].rpartition(".")
        if language not in LANGUAGES or ending != "ftl":
            raise RequestRefused(404, "no-such-language")
        return send(_page_words(self._locale / f"page.{language}.ftl"), request)


def _read(folder: Path) -> Build:
    assets = {
        file.relative_to(folder / "assets").as_posix(): keep(file.read_bytes(), _kind(file))
        for file in sorted((folder / "assets").rglob("*"))
        if file.is_file()
    }
    return Build(keep((folder / "index.html").read_bytes(), "text/html; charset=utf-8"), assets)


def _kind(file: Path) -> str:
    return KINDS.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"


@cache
def _page_words(file: Path) -> CachedFile:
    try:
        return keep(file.read_bytes(), "text/plain; charset=utf-8")
    except FileNotFoundError:
        raise RequestRefused(503, "not-built") from None


# --- shapes -----------------------------------------------------------------------------------------------------------


async def _shapes(request: Request) -> Response:
    game = request.path_params["game"]
    if game not in registry.GAMES:
        raise RequestRefused(404, "no-such-game")
    return send(_drawn(game), request)


@cache
def _drawn(game: str) -> CachedFile:
    """All shapes and the game's icons as SVG symbols, where shapes carry what, and the lights they are drawn with."""
    slots = {
        name: {
            "icon": _place(shape.icon),
            "mark": _place(shape.mark),
            "badge": _place(shape.badge),
            "sign": _place(shape.sign),
            "ink": shape.ink,
            "stretches": shape.stretches,
            "turns": shape.turns,
            "told": shape.told,
        }
        for name, shape in SHAPES.items()
    }
    looks = registry.manifest(game).looks
    drawn = {
        "symbols": symbols(set(SHAPES), set(registry.icons(game))),
        "slots": slots,
        "defs": definitions(looks.mood),
        "mood": looks.mood,
        "beside": looks.beside,
    }
    return keep(json.dumps(drawn, separators=(",", ":")), "application/json")


def _place(slot: Slot | None) -> list[float] | None:
    return list(slot) if slot else None


# --- icon, manifest, description for programs -------------------------------------------------------------------------


@cache
def _file(name: str, kind: str) -> CachedFile:
    return keep((HERE / name).read_bytes(), kind)


async def _favicon(request: Request) -> Response:
    return send(_file("lantern.svg", "image/svg+xml"), request)


async def _manifest(request: Request) -> Response:
    return send(_manifest_in(language_for(request)), request, vary="Accept-Language")


@cache
def _manifest_in(language: Language) -> CachedFile:
    told = {
        "name": "Lanterne",
        "short_name": "Lanterne",
        "description": sentence(language, "manifest-description"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": NIGHT,
        "theme_color": NIGHT,
        "icons": [{"src": "/favicon.svg", "type": "image/svg+xml", "sizes": "any", "purpose": "any"}],
    }
    return keep(json.dumps(told), "application/manifest+json")


async def _docs(request: Request) -> Response:
    return send(keep(docs_page(request.app.openapi()), "text/html; charset=utf-8"), request)


async def _docs_style(request: Request) -> Response:
    return send(_file("docs.css", "text/css; charset=utf-8"), request)


async def _notices(request: Request) -> Response:
    return send(_file("third-party.txt", "text/plain; charset=utf-8"), request)
