"""A view in names: the fields of a position, and what follows from them."""

from typing import Any

from lanterne.engine import View
from lanterne.games.warhammer_quest.position.dungeon import CLOSED, door_name
from lanterne.games.warhammer_quest.position.monsters import BEHAVIOURS
from lanterne.games.warhammer_quest.position.warriors import FATES, PASSING
from lanterne.games.warhammer_quest.rules.dungeon import cards_of
from lanterne.games.warhammer_quest.state import (
    ADVENTURES,
    CONDITIONS,
    EVENTS,
    FOES,
    GONE,
    GUARDIANS,
    ITEMS,
    KINGS,
    MONSTERS,
    NONE,
    PHASES,
    PLACES,
    SECTIONS,
    SPELLS,
    SQUARES,
    WARRIORS,
    MonsterRow,
    State,
    WarriorRow,
)
from lanterne.kit.grid import squares_of
from lanterne.kit.position import names_of, told


def describe(view: View[State]) -> dict[str, Any]:
    """The position as far as the viewer may know it, in the names that `arrange` reads, with what follows from it."""
    s = view.state
    return {
        "adventure": ADVENTURES.name(s.adventure),
        "turn": s.turn,
        "phase": PHASES.name(s.phase),
        "active": WARRIORS.name(s.active),
        "leader": WARRIORS.name(s.leader),
        "moves": s.moves,
        "pinned": s.pinned,
        "blows": s.blows,
        "hands": s.hands,
        "stopped": s.stopped,
        "power": s.power,
        "tokens": s.tokens,
        "first_tokens": s.first_tokens,
        "spells": [SPELLS.name(spell) for spell in s.spells],
        "warriors": {
            str(WARRIORS.name(warrior)): _warrior(s, warrior, s.warriors[warrior])
            for warrior in s.party
            if warrior != NONE
        },
        "monsters": {str(FOES.name(row.foe)): _monster(row) for row in s.monsters},
        "dungeon": [str(SECTIONS.name(row.section)) for row in s.laid],
        "doors": {
            door_name(s, row): {
                "closed": CLOSED[row.closed],
                "beyond": "outside" if row.beyond < NONE else "none" if row.beyond == NONE else row.beyond + 1,
                "pile": len(row.pile),
            }
            for row in s.doors
        },
        "blocked": names_of(SQUARES, s.blocked),
        "exits": names_of(SQUARES, s.exits),
        "entered": [place + 1 for place in squares_of(s.entered)],
        "known": [place + 1 for place in squares_of(s.known)],
        "first_room": PLACES.name(s.first_room),
        "portcullis": PLACES.name(s.portcullis),
        "chest": PLACES.name(s.chest),
        "pits": s.pits,
        "fallen": [place + 1 for place in squares_of(s.fallen)],
        "falling": {str(each.place + 1): each.due for each in s.falling},
        "waiting": [place + 1 for place in s.waiting],
        "events": len(s.events),
        "old_events": [EVENTS.name(card) for card in s.old_events],
        "standing": [EVENTS.name(card) for card in s.standing],
        "treasures": len(s.treasures),
        "owed": s.owed,
        "cleared": s.cleared,
        "guardians_gone": s.guarded == GONE,
        "flags": list(s.flags),
        "clock": s.clock,
        "counter": s.counter,
        "tried": names_of(WARRIORS, s.tried),
        "kin": WARRIORS.name(s.kin),
        "result": s.result,
    }


def _warrior(s: State, warrior: int, row: WarriorRow) -> dict[str, Any]:
    return {
        "at": SQUARES.name(row.square),
        "fate": FATES[row.fate],
        "wounds": row.wounds,
        "starting": row.starting,
        "gold": row.gold,
        "received": row.received,
        "trophies": [MONSTERS.name(kind) for kind in row.trophies],
        "conditions": names_of(CONDITIONS, row.conditions),
        "cards": [str(ITEMS.name(card.item)) for card in cards_of(s, warrior)],
        "charges": {str(ITEMS.name(card.item)): card.charges for card in cards_of(s, warrior) if card.charges},
        "used": [str(ITEMS.name(card.item)) for card in cards_of(s, warrior) if card.used],
        "weapon": ITEMS.name(row.weapon),
        "shield": ITEMS.name(row.shield),
        "armour": ITEMS.name(row.armour),
        "now": {name: value for name, value in row.now._asdict().items() if value},
        "lasting": {name: value for name, value in row.lasting._asdict().items() if value},
        "fresh": row.fresh,
        "fought": row.fought,
        "done": row.done,
        "bet": told(KINGS, [row.bet])[0],
        "passing": PASSING[row.passing],
    }


def _monster(row: MonsterRow) -> dict[str, Any]:
    return {
        "at": SQUARES.name(row.square),
        "wounds": row.wounds,
        "whole": row.whole,
        "attacks": row.attacks - row.fewer,
        "fewer": row.fewer,
        "card": "guardians" if row.card == GUARDIANS else EVENTS.name(row.card),
        "target": WARRIORS.name(row.target),
        "first": row.first,
        "arrived": row.arrived,
        "last": WARRIORS.name(row.last),
        "behaviour": BEHAVIOURS[row.behaviour],
        "special": row.special,
    }
