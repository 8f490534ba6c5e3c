"""Describe a view in names: the fields of a position, and what follows from them."""

from typing import Any

from lanterne.engine import View, has
from lanterne.games.heroquest.content.board import CORRIDOR, REGION_SQUARES
from lanterne.games.heroquest.content.cards import TREASURE_NAMES
from lanterne.games.heroquest.position.heroes import EFFECTS, FATES
from lanterne.games.heroquest.state import (
    ACTS,
    BOOK,
    CONDITIONS,
    DOORS,
    FOES,
    HEROES,
    ITEMS,
    NONE,
    NOTES,
    OBJECTS,
    PASSAGES,
    PIECES,
    REGIONS,
    SPELLS,
    SQUARES,
    TRAPS,
    DoorRow,
    HeroRow,
    MonsterRow,
    Sheet,
    State,
)
from lanterne.kit.position import names_of


def describe(view: View[State]) -> dict[str, Any]:
    """The position as the viewer may know it, under the names that `arrange` reads, and what follows from it."""
    s = view.state
    return {
        "quest": BOOK.name(s.quest),
        "round": s.round,
        "active": HEROES.name(s.active) if s.active != NONE else "zargon",
        "points": s.points,
        "rolled": s.rolled,
        "path": [SQUARES.name(square) for square in s.path],
        "walked": names_of(SQUARES, s.walked),
        "struck": s.struck,
        "announced": SQUARES.name(s.announced),
        "phasing": s.phasing,
        "veiled": s.veiled,
        "heroes": {
            str(HEROES.name(hero)): _hero(s.heroes[hero], s.sheets[hero], s.names[hero])
            for hero in s.order
            if hero != NONE
        },
        "monsters": {str(FOES.name(row.foe)): _monster(row) for row in s.monsters},
        "allies": {
            str(HEROES.name(row.hero)): {
                "at": SQUARES.name(row.square),
                "body": row.body,
                "joined": row.joined,
                "controller": HEROES.name(row.controller),
            }
            for row in s.allies
        },
        "doors": {str(DOORS.name(row.door)): _door(row) for row in s.doors},
        "passages": {
            str(SQUARES.name(row.square)): {"kind": PASSAGES.name(row.kind), "to": SQUARES.name(row.to)}
            for row in s.passages
        },
        "furniture": {str(SQUARES.name(row.at)): PIECES.name(row.kind) for row in s.furniture},
        "objects": {
            str(OBJECTS.name(row.object)): {"at": SQUARES.name(row.square), "body": row.body} for row in s.objects
        },
        "traps": {str(SQUARES.name(row.square)): TRAPS.name(row.kind) for row in s.traps},
        "pits": names_of(SQUARES, s.pits),
        "blocked": names_of(SQUARES, s.blocked),
        "rock": names_of(SQUARES, s.rock),
        "stairs": names_of(SQUARES, s.stairs),
        "exit": names_of(SQUARES, s.exit),
        "seen": _seen(s),
        "piles": {
            str(SQUARES.name(pile.square)): {"gold": pile.gold, "items": [ITEMS.name(item) for item in pile.items]}
            for pile in s.piles
        },
        "deck": dict(zip(TREASURE_NAMES, s.deck, strict=False)),
        "told": [NOTES.name(note) for note in s.told],
        "acts": [ACTS.name(act) for act in s.acts],
        "forbidden": names_of(REGIONS, s.forbidden),
        "lost_artifacts": [ITEMS.name(item) for item in s.lost_artifacts],
        "hopeless": s.hopeless,
        "won": s.quest_won,
        "tries": s.tries,
        "results": [f"{BOOK.name(quest)} {result}" for quest, result in s.results],
    }


def _seen(s: State) -> list[str]:
    """The revealed regions. The corridor is revealed square by square, so its squares are listed until all are seen."""
    corridor = REGION_SQUARES[CORRIDOR] & s.seen
    partly = corridor != REGION_SQUARES[CORRIDOR]
    rooms = [
        name for region, name in enumerate(REGIONS.names) if region != CORRIDOR and REGION_SQUARES[region] & s.seen
    ]
    return [*(names_of(SQUARES, corridor) if partly else [str(REGIONS.name(CORRIDOR))]), *rooms]


def _hero(row: HeroRow, sheet: Sheet, name: str) -> dict[str, Any]:
    return {
        "name": name,
        "at": SQUARES.name(row.square),
        "fate": FATES[row.fate],
        "fell": SQUARES.name(row.fell),
        "body": row.body,
        "mind": row.mind,
        "acted": row.acted,
        "conditions": names_of(CONDITIONS, row.conditions),
        "effects": [name for bit, name in enumerate(EFFECTS) if has(row.effects, bit)],
        "attack": row.attack,
        "defend": row.defend,
        "spells": [SPELLS.name(spell) for spell in row.spells],
        "stored": SPELLS.name(row.stored),
        "used": [ITEMS.name(item) for item in row.used],
        "searched": names_of(REGIONS, row.searched),
        "pits": [SQUARES.name(square) for square in row.pits],
        "gold": sheet.gold,
        "items": [ITEMS.name(item) for item in sheet.items],
        "worn": [ITEMS.name(item) for item in sheet.worn],
        "readied": ITEMS.name(sheet.readied),
        "done": names_of(BOOK, sheet.done),
        "deaths": sheet.deaths,
    }


def _monster(row: MonsterRow) -> dict[str, Any]:
    return {
        "at": SQUARES.name(row.square),
        "body": row.body,
        "asleep": row.asleep,
        "misses": row.misses,
        "wandering": row.wandering,
        "less": row.less,
        "done": row.done,
        "spent": [SPELLS.name(spell) for spell in row.spent],
    }


def _door(row: DoorRow) -> str:
    return "open" if row.open else "barred" if row.barred else "found" if row.secret else "closed"
