"""The server's own words: what it says when something cannot be done, in French and English.

The messages are in `locale/server.<language>.ftl`. A route raises `RequestRefused`; the response is JSON with one
sentence, `{"detail": "…"}`, in the language of the request.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

from fastapi import Depends, FastAPI, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from lanterne.languages import LANGUAGES
from lanterne.words.flaws import flaw_sentence
from lanterne.words.lexicon import Language as Language
from lanterne.words.lexicon import Lexicon, WordsError

FALLBACK: Language = LANGUAGES[0]

LOCALE = Path(__file__).parent / "locale"

LONGEST_NAME = 80
"""How much of a field's name is quoted in a sentence; it may come from the request."""


@cache
def lexicon(language: Language) -> Lexicon:
    """The server's messages in a language."""
    name = f"server.{language}.ftl"
    return Lexicon(language, {name: (LOCALE / name).read_text("utf-8")})


def sentence(language: Language, message: str, **args: str | int) -> str:
    """The words of a message; its variables are `args`, with underscores for hyphens. Raises WordsError if the message
    or one of its variables is missing."""
    given = {name.replace("_", "-"): value for name, value in args.items()}

    def value_of(variable: str) -> str | int:
        if variable not in given:
            raise WordsError(f"{message} is not given ${variable}")
        return given[variable]

    return lexicon(language).say(message, value_of)


def language_of(asked: str | None, accepted: str | None) -> Language:
    """The language to answer in: the one asked for (`?lang=`), else the best one of an Accept-Language header, else
    English. What cannot be parsed is ignored."""
    if asked in LANGUAGES:
        return asked
    best, weight = FALLBACK, 0.0
    for part in (accepted or "").split(","):
        tag, _, quality = part.partition(";")
        language = tag.strip().lower().partition("-")[0]
        if language in LANGUAGES and _weight(quality) > weight:
            best, weight = language, _weight(quality)
    return best


def _weight(quality: str) -> float:
    name, _, number = quality.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(number) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0


def language_for(request: HTTPConnection) -> Language:
    """The language to answer a request in."""
    return language_of(request.query_params.get("lang"), request.headers.get("accept-language"))


def _asked(
    request: Request,
    lang: Annotated[
        str, Query(description="The language of the answer, en or fr; by default, Accept-Language counts.")
    ] = "",
) -> Language:
    return language_for(request)


Asked: TypeAlias = Annotated[Language, Depends(_asked)]
"""A parameter of a route: the language to answer in."""


# --- when something cannot be done ------------------------------------------------------------------------------------


class RefusalBody(BaseModel):
    """Why something cannot be done, in a sentence."""

    detail: str


REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": RefusalBody, "description": "The request is refused; a sentence says why."}
}
"""The refusal that every route may answer with, for the OpenAPI description: `FastAPI(responses=REFUSALS)`."""


class RequestRefused(Exception):
    """A request is refused: the HTTP status, the message that says why, and the `rule` behind it if there is one. An
    argument of the message may be an error, which is said without its full stop."""

    rule = ""

    def __init__(self, status: int, message: str, /, **args: str | int | Exception) -> None:
        super().__init__(status, message, args)
        self.status = status
        self.message = message
        self.given = args

    def said(self, language: Language) -> str:
        """The sentence."""
        given = {
            name: flaw_sentence(value, language).rstrip(".") if isinstance(value, Exception) else value
            for name, value in self.given.items()
        }
        return sentence(language, self.message, **given)


def refusal(status: int, said: str, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """The response with a sentence."""
    return JSONResponse({"detail": said}, status, headers)


def add_error_handlers(app: FastAPI) -> None:
    """Make every error response of the app one sentence: for `RequestRefused`, invalid requests, unknown paths and
    methods, and our own errors, whose details are not shown."""
    app.add_exception_handler(RequestRefused, _refused)
    app.add_exception_handler(RequestValidationError, _unfit)
    app.add_exception_handler(HTTPException, _plain)
    app.add_exception_handler(Exception, _broken)


def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestRefused)
    return refusal(error.status, error.said(language_for(request)))


def _unfit(request: Request, error: Exception) -> JSONResponse:
    """One sentence about the first thing that is not valid."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    language = language_for(request)
    where = [str(part) for part in first["loc"][1:]]
    if first["type"] == "json_invalid" or not where:
        return refusal(422, sentence(language, "request-unreadable"))
    # A name that cannot be written as UTF-8 may come in as an escape in JSON.
    name = ".".join(where)[:LONGEST_NAME].encode("utf-8", "replace").decode()
    if first["type"] == "missing":
        return refusal(422, sentence(language, "request-lacks", name=name))
    return refusal(422, sentence(language, "request-unfit", name=name))


def _plain(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    language = language_for(request)
    if error.status_code == 400:  # raised by the framework for a body that it cannot decode
        return refusal(400, sentence(language, "request-unreadable"), error.headers)
    if error.status_code == 404:
        return refusal(404, sentence(language, "no-such-address"), error.headers)
    if error.status_code == 405:
        return refusal(405, sentence(language, "no-such-method"), error.headers)
    return refusal(error.status_code, sentence(language, "not-possible"), error.headers)


def _broken(request: Request, error: Exception) -> JSONResponse:
    return refusal(500, sentence(language_for(request), "broken"))
