"""A seat at a table of people, on a Lanterne server, by its invitation link."""

import json
from collections.abc import Sequence
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from lanterne.errors import BadArgument

SECONDS = 60


class JoinedTable:
    """A seat that was taken. Everything comes from the server; nothing is computed here. Raises BadArgument with a
    sentence."""

    def __init__(self, link: str, name: str) -> None:
        parts = urlsplit(link)
        if parts.scheme not in ("http", "https") or "/join/" not in parts.path:
            raise BadArgument("that is not an invitation link: it looks like http://host:8765/join/…")
        self._server = f"{parts.scheme}://{parts.netloc}"
        self._token = ""
        self._token = self._ask("POST", "/api/programs", {"name": name})["token"]
        self._table = self._ask("POST", f"/api/join/{parts.path.rsplit('/', 1)[1]}", {"name": name})["id"]
        self._now: dict[str, Any] = {}
        self._entry = -1

    def observe(self) -> dict[str, Any]:
        """The table as the server shows it. Waits up to 20 seconds for something to happen since the last look."""
        self._now = self._ask("GET", f"/api/tables/{self._table}/position?after={self._entry}&wait=20")
        self._entry = self._now["entry"]
        return self._now

    def options(self, picks: Sequence[str]) -> dict[str, Any]:
        """What can be answered now, or the first picks of a combined answer."""
        now = self._now or self.observe()
        return {"options": now.get("options", []), "draft": now.get("draft"), "picked": list(picks)}

    def answer(self, words: str, picks: Sequence[str]) -> dict[str, Any]:
        """Answer with the JSON of an option; a combined answer is a list of its step and its picks."""
        now = self._now or self.observe()
        try:
            answer = json.loads(words)
        except ValueError:
            raise BadArgument('at this table an answer is JSON, as in the options: ["end_turn"]') from None
        if now["seat"] not in now["asked"]:
            raise BadArgument("you are not asked now")
        said = {"choice": now["choice"], "seat": now["seat"], "answer": answer}
        self._entry = self._ask("POST", f"/api/tables/{self._table}/answers", said)["entry"] - 1
        return self.observe()

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self._token}"}
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self._server + path, data, headers, method=method), timeout=SECONDS) as answer:
                found: dict[str, Any] = json.load(answer)
                return found
        except HTTPError as error:
            raise BadArgument(_sentence(error)) from None
        except (URLError, TimeoutError) as error:
            raise BadArgument(f"{self._server} does not answer: {error}") from None


def _sentence(error: HTTPError) -> str:
    """The sentence with which the server refuses."""
    try:
        said = json.load(error)
    except ValueError:
        return f"the server answers {error.code}"
    return str(said.get("detail", said))
