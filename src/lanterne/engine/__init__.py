"""The engine: what every game stands on. It knows no game, no screen and no network.

Read in this order: `step` (a paragraph of a rulebook), `choice` (a decision), `state` and `sight`
(what is, and who may know it), `dice`, `event`, `game` (runs the agenda), `window` (reactions),
`view`, `box` (a game as it comes in its box), `packages` (where games are found), `log`, `beats` (what happened
between two decisions), `recorded` and `table` (a game as people play it).
"""

from lanterne.engine.box import Box, Motion, Setting, Spare, Trial
from lanterne.engine.choice import Amount, Choice, Draft, Offer, Refusal, Written, about_itself, ask, once, sealed
from lanterne.engine.dice import Dice, NoDice, ScriptedDice, SearchDice, SeedDice, UnscriptedChance
from lanterne.engine.event import Event, Said, only
from lanterne.engine.game import Game, IllegalAnswer
from lanterne.engine.ids import NUMBER, SEATS, TEXT, Faces, Ids, SeatId, Text
from lanterne.engine.log import Answer, Log, LogError, Undo, parse_log, read_log, write_log
from lanterne.engine.packages import borrowed, from_outside, lenders, package
from lanterne.engine.seat import Seat
from lanterne.engine.seen import Seen
from lanterne.engine.sight import (
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
    Sight,
)
from lanterne.engine.spelling import words_of_call, words_to_call
from lanterne.engine.state import Card, Mask, Row, State, shuffled
from lanterne.engine.step import Call, Step, decision, law, pick, step
from lanterne.engine.table import Stale, Table
from lanterne.engine.view import View
from lanterne.engine.way import Way
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
    "Box",
    "Call",
    "Card",
    "Choice",
    "Dice",
    "Draft",
    "Event",
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
    "Refusal",
    "Row",
    "Said",
    "ScriptedDice",
    "SearchDice",
    "Seat",
    "SeatId",
    "SeedDice",
    "Seen",
    "SeenBy",
    "Setting",
    "Sight",
    "Spare",
    "Stale",
    "State",
    "Step",
    "Table",
    "Text",
    "Trial",
    "Undo",
    "UnscriptedChance",
    "View",
    "Way",
    "Window",
    "Written",
    "about_itself",
    "ask",
    "borrowed",
    "decision",
    "from_outside",
    "law",
    "lenders",
    "once",
    "only",
    "package",
    "parse_log",
    "pass_",
    "pick",
    "read_log",
    "sealed",
    "shuffled",
    "step",
    "words_of_call",
    "words_to_call",
    "write_log",
]
