"""Files that are sent often and rarely change: built once, gzipped once, cached in memory, and sent only to clients
that do not have them yet."""

import gzip
import hashlib
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from lanterne.server.guard import PICTURE_POLICY

FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with what is in them."""
ASK_AGAIN = "no-cache"
"""For files that the browser caches but revalidates each time."""

COMPRESSIBLE = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
LEAST = 600
"""Files with fewer bytes are not worth compressing."""


class CachedFile(NamedTuple):
    """A file in memory: as it is, and gzipped (b"" if that does not pay)."""

    body: bytes
    gzipped: bytes
    kind: str
    tag: str


def keep(body: bytes | str, kind: str) -> CachedFile:
    """A file to be cached; `kind` is its media type."""
    data = body.encode() if isinstance(body, str) else body
    pays = len(data) >= LEAST and kind.startswith(COMPRESSIBLE)
    gzipped = gzip.compress(data, 9, mtime=0) if pays else b""
    return CachedFile(data, gzipped, kind, f'"{hashlib.sha256(data).hexdigest()[:32]}"')


def send(file: CachedFile, request: Request, cache: str = ASK_AGAIN, vary: str = "") -> Response:
    """The response: only "not modified" if the client has it. `vary` lists the request headers that decided which file
    it is."""
    wants_gzip = file.gzipped != b"" and _takes_gzip(request.headers.get("accept-encoding", ""))
    headers = {"etag": file.tag, "cache-control": cache}
    varying = ", ".join(part for part in (vary, "Accept-Encoding" if file.gzipped else "") if part)
    if varying:
        headers["vary"] = varying
    if file.kind == "image/svg+xml":
        headers["content-security-policy"] = PICTURE_POLICY
    if _has(file.tag, request.headers.get("if-none-match", "")):
        return Response(status_code=304, headers=headers)
    if wants_gzip:
        headers["content-encoding"] = "gzip"
    return Response(file.gzipped if wants_gzip else file.body, headers=headers, media_type=file.kind)


def _takes_gzip(accepted: str) -> bool:
    for part in accepted.lower().split(","):
        name, _, quality = part.strip().partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _has(tag: str, known: str) -> bool:
    return any(each.strip().removeprefix("W/") == tag for each in known.split(","))
