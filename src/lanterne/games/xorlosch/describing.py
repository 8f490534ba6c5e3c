"""A view described by names: the fields of a position, and what follows from them."""

from typing import Any

from lanterne.engine import View, has
from lanterne.games.xorlosch.content.board import BOARD_NAMES
from lanterne.games.xorlosch.content.cards import ITEM_NAMES, QUEST_NAMES
from lanterne.games.xorlosch.content.dwarfs import COLOUR_NAMES
from lanterne.games.xorlosch.position import ITEM_SIDES
from lanterne.games.xorlosch.rules.tasks import candidates, has_majority, holder, power
from lanterne.games.xorlosch.state import (
    ANSWER_NAMES,
    CARDS,
    DICE,
    NONE,
    SQUARES,
    State,
    group,
    saved,
)


def describe(view: View[State]) -> dict[str, Any]:
    """The position as a viewer may know it, by the names that `arrange` reads, with what follows from it."""
    s = view.state
    names = [COLOUR_NAMES[player.colour] if player.colour != NONE else "none" for player in s.players]
    seats = [seat for seat, player in enumerate(s.players) if player.colour != NONE]
    sides = {side: name for name, side in ITEM_SIDES.items()}

    def cards(quests: list[tuple[int, ...]]) -> dict[str, list[str | int]]:
        return {QUEST_NAMES[quest]: [CARDS.name(card) for card in found] for quest, found in enumerate(quests)}

    tasks = [card for quest in s.open for card in quest] if seats == list(range(len(s.players))) else []
    return {
        "board": BOARD_NAMES[s.board] if s.board != NONE else "none",
        "colours": names,
        "first": names[s.first] if s.first != NONE else "none",
        "active": names[s.active] if s.active != NONE else "none",
        "round": s.round,
        "points": s.points,
        "spent": s.spent,
        "changes": s.changes,
        "calls": s.calls,
        "failed": [QUEST_NAMES[quest] for quest in range(len(QUEST_NAMES)) if has(s.failed, quest)],
        "passing": [names[seat] for seat in seats if has(s.passing, seat)],
        "dwarfs": {
            str(DICE.name(die)): {
                "at": SQUARES.name(s.where[die]),
                "level": s.level[die],
                "potion": has(s.potions, die),
                "owes": has(s.owing, die),
                "boots": s.boots_points if s.wearer == die else 0,
                "wears": s.wearer == die,
            }
            for die in range(len(s.where))
            if s.where[die] != NONE
        },
        "group": {names[seat]: len(group(s, seat)) for seat in seats},
        "saved": {names[seat]: saved(s, seat) for seat in seats},
        "turns": {names[seat]: s.players[seat].turns for seat in seats},
        "won": {names[seat]: [CARDS.name(card) for card in s.players[seat].won] for seat in seats},
        "score": {names[seat]: len(s.players[seat].won) for seat in seats},
        "items": {
            names[seat]: {ITEM_NAMES[i]: sides[side] for i, side in enumerate(s.players[seat].items)} for seat in seats
        },
        "stock": {ITEM_NAMES[i]: s.stock_ready[i] for i in range(len(ITEM_NAMES))},
        "crossed": {ITEM_NAMES[i]: s.stock_crossed[i] for i in range(len(ITEM_NAMES))},
        "quests": {
            "open": cards(s.open),
            "waiting": cards(s.waiting),
            "pile": {QUEST_NAMES[quest]: len(pile) for quest, pile in enumerate(s.piles)},
        },
        "traps": {str(DICE.name(trap.die)): CARDS.name(trap.card) for trap in s.traps},
        "tasks": {
            str(CARDS.name(card)): {
                "holder": names[holder(s, card)] if holder(s, card) != NONE else "none",
                "power": {names[seat]: power(s, seat, card) for seat in seats if power(s, seat, card)},
                "candidates": [names[seat] for seat in candidates(s, card)],
            }
            for card in tasks
        }
        if s.active != NONE
        else {},
        "majority": [QUEST_NAMES[q] for q, found in enumerate(s.open) if found and tasks and has_majority(s, q)]
        if s.active != NONE
        else [],
        "favours": {
            names[giver]: {
                names[row.to]: {"helped": row.helped, "hurt": row.hurt} for row in s.favours if row.giver == giver
            }
            for giver in sorted({row.giver for row in s.favours})
        },
        "quest": QUEST_NAMES[s.quest] if s.quest != NONE else "none",
        "answers": {
            str(CARDS.name(card)): {names[a.seat]: ANSWER_NAMES[a.said] for a in s.answers if a.card == card}
            for card in {a.card for a in s.answers}
        },
        "heirs": {str(CARDS.name(heir.card)): {names[heir.seat]: heir.power} for heir in s.heirs},
        "picks": {str(CARDS.name(pick.card)): names[pick.seat] for pick in s.picks},
        "repicked": [CARDS.name(card) for card in s.repicked],
        "forced": s.forced,
        "rounds": s.talk_round,
    }
