"""The engine: what every game is built on. It knows no game, no screen and no network.

Read in this order: `step` (a paragraph of a rulebook), `choice` (a decision), `state` and `visibility`
(the position, and who may know what of it), `dice`, `event`, `game` (runs the agenda), `window` (reactions),
`view`, `box` (a game as it comes in its box), `log`, `beats` (what happened
between two decisions), `recorded` and `table` (a game as people play it).
"""

from lanterne.engine.bot import Bot, BotMaker
from lanterne.engine.box import (
    AutoAnswer,
    Box,
    Motion,
    Play,
    Positions,
    Questions,
    Seats,
    Setting,
    Trial,
    Workshop,
)
from lanterne.engine.call_text import call_to_text, text_to_call
from lanterne.engine.choice import Amount, Choice, Draft, Offer, Refusal, TextDraft, about_itself, ask, once, sealed
from lanterne.engine.dice import Dice, NoDice, ScriptedDice, SearchDice, SeedDice, UnscriptedChance
from lanterne.engine.event import Event, EventRecord, counted, only, several, story
from lanterne.engine.game import Game, IllegalAnswer
from lanterne.engine.ids import NUMBER, SEATS, TEXT, Faces, Ids, SeatId, Text, has
from lanterne.engine.log import Answer, Log, LogError, Undo, parse_log, read_log, write_log
from lanterne.engine.recorded import Seat
from lanterne.engine.state import Card, Mask, Row, State, shuffled
from lanterne.engine.step import Call, Step, decision, forward, law, modules, part, pick, step
from lanterne.engine.table import Stale, Table
from lanterne.engine.view import Seen, Shortcut, View, Way
from lanterne.engine.visibility import (
    COUNT,
    FACE_UP,
    HIDDEN,
    NOBODY,
    OWNER,
    OWNER_COUNT,
    PILE,
    PILE_COUNTS,
    PILES,
    PUBLIC,
    ROWS,
    HiddenRead,
    SeenBy,
    Visibility,
)
from lanterne.engine.window import Again, Window, pass_

__all__ = [
    "COUNT",
    "FACE_UP",
    "HIDDEN",
    "NOBODY",
    "NUMBER",
    "OWNER",
    "OWNER_COUNT",
    "PILE",
    "PILES",
    "PILE_COUNTS",
    "PUBLIC",
    "ROWS",
    "SEATS",
    "TEXT",
    "Again",
    "Amount",
    "Answer",
    "AutoAnswer",
    "Bot",
    "BotMaker",
    "Box",
    "Call",
    "Card",
    "Choice",
    "Dice",
    "Draft",
    "Event",
    "EventRecord",
    "Faces",
    "Game",
    "HiddenRead",
    "Ids",
    "IllegalAnswer",
    "Log",
    "LogError",
    "Mask",
    "Motion",
    "NoDice",
    "Offer",
    "Play",
    "Positions",
    "Questions",
    "Refusal",
    "Row",
    "ScriptedDice",
    "SearchDice",
    "Seat",
    "SeatId",
    "Seats",
    "SeedDice",
    "Seen",
    "SeenBy",
    "Setting",
    "Shortcut",
    "Stale",
    "State",
    "Step",
    "Table",
    "Text",
    "TextDraft",
    "Trial",
    "Undo",
    "UnscriptedChance",
    "View",
    "Visibility",
    "Way",
    "Window",
    "Workshop",
    "about_itself",
    "ask",
    "call_to_text",
    "counted",
    "decision",
    "forward",
    "has",
    "law",
    "modules",
    "once",
    "only",
    "parse_log",
    "part",
    "pass_",
    "pick",
    "read_log",
    "sealed",
    "several",
    "shuffled",
    "step",
    "story",
    "text_to_call",
    "write_log",
]
