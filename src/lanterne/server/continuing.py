"""Running games of earlier rules: continued under today's, from their last snapshot."""

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from lanterne import registry
from lanterne.engine import Box, EventRecord, Game, Log, NoDice, Table, View
from lanterne.engine.log import Continued
from lanterne.engine.upgrade import CannotContinue, upgraded
from lanterne.server.sentences import Language, RequestRefused, sentence
from lanterne.words import Words, words_for

_log = logging.getLogger(__name__)


class RulesChanged(Exception):
    """A game cannot go on under today's rules; `why` is a refusal."""

    def __init__(self, why: RequestRefused) -> None:
        super().__init__(why.said("en"))
        self.why = why


class _Ended(RequestRefused):
    """The game itself says why its games of earlier rules cannot go on."""

    def __init__(self, box: Box[Any], why: str) -> None:
        super().__init__(409, "rules-ended")
        self._box, self._why = box, why

    def said(self, language: Language) -> str:
        return f"{sentence(language, 'rules-ended')} {words_for(self._box, language).text(self._why)}"


def continued(
    box: Box[Any],
    log: Log,
    snapshot: bytes,
    at: int,
    seed: bytes | None,
    listener: Callable[[int, EventRecord], None],
) -> Table[Any]:
    """The table of a log under earlier rules, continued under today's from `snapshot`, the state after entry `at`.
    Raises RulesChanged."""
    if log.rules > box.version:
        raise RulesChanged(RequestRefused(409, "rules-newer"))
    try:
        data = upgraded(box.upgrades, msgspec.json.decode(snapshot or b"{}"), log.rules, box.version)
    except CannotContinue as error:
        why = _Ended(box, error.why) if error.why else RequestRefused(409, "rules-too-old")
        raise RulesChanged(why) from None
    if not 0 <= at < len(log.entries):
        raise RulesChanged(RequestRefused(409, "rules-not-kept"))
    try:
        state = box.state.decode(msgspec.json.encode(data))
        _must_be_playable(box, state)
    except Exception as error:  # a state in another shape may fail in any way
        _log.error("%s under rules %s cannot be played under rules %s: %s", box.name, log.rules, box.version, error)
        raise RulesChanged(RequestRefused(409, "unreplayable")) from None
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
