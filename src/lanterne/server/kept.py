"""What is sent often and seldom changes: made once, pressed once, kept in memory, and sent only to those who do not
have it yet."""

import gzip
import hashlib
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from lanterne.server.guard import PICTURE_POLICY

FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with what is in them."""
ASK_AGAIN = "no-cache"
"""Kept by the browser, which asks each time whether it is still the same."""

PRESSED = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
LEAST = 600
"""Below so many bytes pressing is not worth it."""


class Kept(NamedTuple):
    """A file in memory: as it is, and pressed (b"" if that does not pay)."""

    body: bytes
    pressed: bytes
    kind: str
    tag: str


def keep(body: bytes | str, kind: str) -> Kept:
    """A file to be kept; `kind` is its media type."""
    data = body.encode() if isinstance(body, str) else body
    pays = len(data) >= LEAST and kind.startswith(PRESSED)
    pressed = gzip.compress(data, 9, mtime=0) if pays else b""
    return Kept(data, pressed, kind, f'"{hashlib.sha256(data).hexdigest()[:32]}"')


def send(kept: Kept, request: Request, cache: str = ASK_AGAIN, vary: str = "") -> Response:
    """The answer to a request for it: nothing but "not modified" if the client has it. `vary` are the headers of the
    request on which the choice of it rested."""
    wants_pressed = kept.pressed != b"" and _takes_gzip(request.headers.get("accept-encoding", ""))
    headers = {"etag": kept.tag, "cache-control": cache}
    varying = ", ".join(part for part in (vary, "Accept-Encoding" if kept.pressed else "") if part)
    if varying:
        headers["vary"] = varying
    if kept.kind == "image/svg+xml":
        headers["content-security-policy"] = PICTURE_POLICY
    if _has(kept.tag, request.headers.get("if-none-match", "")):
        return Response(status_code=304, headers=headers)
    if wants_pressed:
        headers["content-encoding"] = "gzip"
    return Response(kept.pressed if wants_pressed else kept.body, headers=headers, media_type=kept.kind)


def _takes_gzip(accepted: str) -> bool:
    for part in accepted.lower().split(","):
        name, _, quality = part.strip().partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _has(tag: str, known: str) -> bool:
    return any(each.strip().removeprefix("W/") == tag for each in known.split(","))
