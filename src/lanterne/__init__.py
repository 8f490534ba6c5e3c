"""Lanterne, a digital table for dungeon board games, and a library to study them.

What is exported here is public: it stays as it is between versions, or the changelog says how it changed. So are
`lanterne.envs` with its modules, and `lanterne.lab.intervals`. Everything else, including all other modules and
packages of `lanterne`, is private by convention. `docs/python.md` is a ten-minute tour.

>>> import lanterne
>>> table = lanterne.new_table("xorlosch", players=2, seed=1)
>>> table.prompt
'Which colour will your dwarfs wear?'
>>> table.play("take_colour red")
>>> table.let_play("steady", decisions=3)
3
"""

from importlib import import_module

TYPE_CHECKING = False  # as in `typing`, which would have to be imported for it
if TYPE_CHECKING:
    from lanterne.api.bots import AnyBot, Bot
    from lanterne.api.game_box import GameBox, list_games, load, new_table
    from lanterne.api.happened import Event
    from lanterne.api.option import Option
    from lanterne.api.record import Outcome, Result
    from lanterne.api.saved import Moment, load_table, read_log, replay
    from lanterne.api.table import Table
    from lanterne.api.view import Answer, Closed, View
    from lanterne.engine import (
        HiddenRead,
        IllegalAnswer,
        Log,
        LogError,
        Setting,
        Stale,
        UnscriptedChance,
    )
    from lanterne.errors import BadArgument, LanterneError
    from lanterne.lab.one_game import Broke
    from lanterne.lab.report import write_report
    from lanterne.lab.results import Rows
    from lanterne.lab.simulate import Report, records, simulate
    from lanterne.lab.tables import TableError
    from lanterne.packs import PackError
    from lanterne.scene.flaw import Flaw

__all__ = [
    "Answer",
    "AnyBot",
    "BadArgument",
    "Bot",
    "Broke",
    "Closed",
    "Event",
    "Flaw",
    "GameBox",
    "HiddenRead",
    "IllegalAnswer",
    "LanterneError",
    "Log",
    "LogError",
    "Moment",
    "Option",
    "Outcome",
    "PackError",
    "Report",
    "Result",
    "Rows",
    "Setting",
    "Stale",
    "Table",
    "TableError",
    "UnscriptedChance",
    "View",
    "list_games",
    "load",
    "load_table",
    "new_table",
    "read_log",
    "records",
    "replay",
    "simulate",
    "write_report",
]

_BY_MODULE = {
    "lanterne.api.bots": ("AnyBot", "Bot"),
    "lanterne.api.game_box": ("GameBox", "list_games", "load", "new_table"),
    "lanterne.api.happened": ("Event",),
    "lanterne.api.option": ("Option",),
    "lanterne.api.record": ("Outcome", "Result"),
    "lanterne.api.saved": ("Moment", "load_table", "read_log", "replay"),
    "lanterne.api.table": ("Table",),
    "lanterne.api.view": ("Answer", "Closed", "View"),
    "lanterne.engine": ("HiddenRead", "IllegalAnswer", "Log", "LogError", "Setting", "Stale", "UnscriptedChance"),
    "lanterne.errors": ("BadArgument", "LanterneError"),
    "lanterne.lab.report": ("write_report",),
    "lanterne.lab.results": ("Rows",),
    "lanterne.lab.tables": ("TableError",),
    "lanterne.lab.one_game": ("Broke",),
    "lanterne.lab.simulate": ("Report", "records", "simulate"),
    "lanterne.packs": ("PackError",),
    "lanterne.scene.flaw": ("Flaw",),
}
FROM = {name: module for module, names in _BY_MODULE.items() for name in names}
"""Where each name comes from. It is imported when it is first used, so that no command pays for the others."""


if not TYPE_CHECKING:

    def __getattr__(name):
        if name not in FROM:
            raise AttributeError(f"module 'lanterne' has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(FROM[name]), name)
        return found

    def __dir__():
        return sorted({*globals(), *__all__})
