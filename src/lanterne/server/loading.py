"""A game, brought back from the database."""

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

from lanterne import registry
from lanterne.engine import Table, parse_log
from lanterne.packs import PackError, packs_in
from lanterne.server.chronicle import Chronicle
from lanterne.server.continuing import RulesChanged, continued
from lanterne.server.open_table import Unreplayable
from lanterne.server.sentences import RequestRefused

_log = logging.getLogger(__name__)


class Loaded(NamedTuple):
    """A game with what happened in it; or what is left of it, if it cannot go on."""

    table: Table[Any] | None = None
    unreplayable: Unreplayable | None = None
    chronicle: Chronicle = Chronicle()


def load(name: str, game: str, row: Any, lines: Sequence[bytes]) -> Loaded:
    """The game of the table `name`, from the row of the database and the lines of its log. One that began under earlier
    rules is continued under today's, if it can be: then its log has an entry that is not in the database yet."""
    chronicle = Chronicle()
    seed = row.seed or None
    try:
        log = parse_log(b"\n".join((row.header, *lines)))
        box = registry.box(game)
        if log.rules != box.version and row.outcome == b"":
            table = continued(box, log, row.snapshot, row.snapshot_at, seed, chronicle.hear)
        else:
            table = Table.replay(box, log, seed=seed, listener=chronicle.hear)
        return Loaded(table, None, chronicle)
    except PackError as error:
        _log.error("table %s cannot be replayed: %s", name, error)
        return Loaded(
            None, Unreplayable(None, RequestRefused(409, "unreplayable-packs", packs=", ".join(packs_in(game))))
        )
    except RulesChanged as error:
        _log.error("table %s cannot go on under today's rules: %s", name, error)
        return Loaded(None, Unreplayable(readable(game, row.snapshot), error.why))
    except Exception as error:  # changed rules may fail in any way
        _log.error("table %s can no longer be replayed: %s", name, error)
        return Loaded(None, Unreplayable(readable(game, row.snapshot), RequestRefused(409, "unreplayable")))


def readable(game: str, snapshot: bytes) -> Any:
    """The state in a snapshot, if today's rules can still show it to everybody."""
    box = registry.box(game)
    try:
        state = box.state.decode(snapshot)
        for seat in range(-1, len(state.sealed)):
            registry.scene(box.view(state, seat))
    except Exception as error:
        _log.error("a snapshot of %s cannot be shown: %s", game, error)
        return None
    return state
