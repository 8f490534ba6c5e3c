"""Running games of earlier rules: continued under today's, from their last snapshot."""

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from lanterne import registry
from lanterne.engine import Box, EventRecord, Game, Log, NoDice, Table, View
from lanterne.engine.log import Continued
from lanterne.engine.upgrade import CannotContinue, upgraded
from lanterne.server.sentences import sentence
from lanterne.words import Words

_log = logging.getLogger(__name__)

NOT_UNDERSTOOD = "unreplayable"


def continued(
    box: Box[Any],
    log: Log,
    snapshot: bytes,
    at: int,
    seed: bytes | None,
    listener: Callable[[int, EventRecord], None],
) -> Table[Any]:
    """The table of a log under earlier rules, continued under today's from `snapshot`, the state after entry `at`.
    Raises CannotContinue."""
    if log.rules > box.version:
        raise CannotContinue("rules-newer")
    data = msgspec.json.decode(snapshot) if snapshot else {}
    data = upgraded(box.upgrades, data, log.rules, box.version)
    if not 0 <= at < len(log.entries):
        raise CannotContinue("rules-not-kept")
    try:
        state = box.state.decode(msgspec.json.encode(data))
        _must_be_playable(box, state)
    except Exception as error:  # a state in another shape may fail in any way
        _log.error("%s under rules %s cannot be played under rules %s: %s", box.name, log.rules, box.version, error)
        raise CannotContinue(NOT_UNDERSTOOD) from None
    return Table.continued(box, log, state, at, seed, listener)


def _must_be_playable(box: Box[Any], state: Any) -> None:
    """Raises anything if somebody could not be shown the state, or not be asked."""
    Game(box, state.copy(), NoDice())
    for seat in range(-1, len(state.sealed)):
        view: View[Any] = box.view(state, seat)
        registry.scene(view)
        view.options()


def continued_line(entry: Continued, words: Words) -> str:
    """What players are told about it: that the rules have changed, how, and what was lost."""
    language = words.language
    parts = [sentence(language, "continued", version=entry.rules)]
    parts += [words.text(f"rules-changed-{version}") for version in range(entry.since + 1, entry.rules + 1)]
    lost = entry.n - 1 - entry.to
    parts += [sentence(language, "continued-lost", entries=lost)] if lost else []
    return " ".join(parts)
