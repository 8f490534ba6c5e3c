"""A report of a problem that is safe to share: what one person saw and did, and no names."""

from importlib.metadata import version
from platform import platform, python_version
from typing import Any

import msgspec

from lanterne.engine import View, has
from lanterne.engine.log import Answer
from lanterne.server import render
from lanterne.server.open_table import OpenTable
from lanterne.server.sentences import Language
from lanterne.words import words_for


def report(live: OpenTable, view: View[Any], text: str, language: Language) -> bytes:
    """The report, as JSON: the position as the view's seat knows it, what happened as this person read it, this
    person's own answers, and the settings. If the game is over, also its log, without the names of people."""
    table = live.table
    assert table is not None
    words = words_for(table.box, language)
    names = words.names(view.state, view.seat)
    lines = [render.told(n, event, words, names).text for n, event in live.chronicle.events(view.seats)]
    own = [entry for entry in table.log.entries if isinstance(entry, Answer) and has(view.seats, entry.seat)]
    data: dict[str, Any] = {
        "lanterne": version("lanterne"),
        "python": python_version(),
        "system": platform(terse=True),
        "game": table.box.name,
        "rules": table.box.version,
        "settings": table.log.header.settings,
        "seats": [seat.bot or "person" for seat in table.seats],
        "seat": view.seat,
        "problem": text,
        "prompt": render.prompt(view, words, names).text,
        "position": msgspec.Raw(view.message()),
        "told": lines[-300:],
        "answers": [{"n": entry.n, "seat": entry.seat, "answer": entry.answer} for entry in own],
    }
    if table.over:
        data["log"] = [msgspec.to_builtins(entry) for entry in table.log.entries if not hasattr(entry, "person")]
    return msgspec.json.format(msgspec.json.encode(data), indent=1)
