"""A view described in names: the fields that a position has, and what follows from them."""

from collections.abc import Iterable
from typing import Any

from lanterne.engine import HIDDEN, Card, View, has
from lanterne.games.dungeon_run.content.heroes import RATING_NAMES
from lanterne.games.dungeon_run.position import CONDITIONS
from lanterne.games.dungeon_run.rules.floor import Lie, floor
from lanterne.games.dungeon_run.state import ABILITIES, CARDS, HERO_IDS, NONE, TILES, State, life
from lanterne.kit.position import told


def _faces(pile: Iterable[Card]) -> list[str | int]:
    return told(CARDS, [card.face for card in pile])


def _who(s: State, seat: int) -> str | int:
    """A hero's name; before one is chosen, the number of the player."""
    if seat == NONE:
        return "none"
    card = s.heroes[seat].card
    return seat + 1 if card == NONE else HERO_IDS.name(card)


def describe(view: View[State]) -> dict[str, Any]:
    """The position as a viewer may know it, by the names that `arrange` reads, with what follows from it."""
    s = view.state
    return {
        "round": s.round,
        "first": _who(s, s.first),
        "active": _who(s, s.active),
        "final": s.final,
        "bearer": _who(s, s.bearer),
        "heroes": {str(_who(s, seat)): _hero(s, seat) for seat in range(len(s.heroes))},
        "tiles": {TILES.names[tile]: _tile(s, lie) for tile, lie in floor(s).lies.items()},
        "stack": len(s.stack),
        "set_aside": told(TILES, s.set_aside),
        "boss": _faces(s.boss),
        "encounters": len(s.encounters),
        "known_encounters": _known(s.encounters),
        "encounter_discard": told(CARDS, s.encounter_discard),
        "treasures": len(s.treasures),
        "known_treasures": _known(s.treasures),
        "treasure_discard": told(CARDS, s.treasure_discard),
        "supply": told(CARDS, s.supply),
        "gone": told(CARDS, s.gone),
        "drawn": told(CARDS, s.drawn),
        "found": told(CARDS, s.found),
        "looked_at": _faces(s.looked_at),
        "offered": _faces(s.offered),
        "asked": _faces(s.asked),
    }


def _known(pile: list[Card]) -> dict[str, str | int]:
    """The cards of a deck that the viewer knows, by their place from the top."""
    return {str(place + 1): CARDS.name(card.face) for place, card in enumerate(pile) if card.face is not HIDDEN}


def _hero(s: State, seat: int) -> dict[str, Any]:
    hero = s.heroes[seat]
    return {
        "tile": TILES.name(hero.tile),
        "condition": CONDITIONS[hero.condition],
        "wounds": hero.wounds,
        "life": life(hero) if hero.card != NONE else 0,
        "training": {name: hero.training[place] for place, name in enumerate(RATING_NAMES)},
        "abilities": told(ABILITIES, hero.abilities),
        "drawn": told(ABILITIES, hero.drawn),
        "deck": len(hero.deck),
        "equipped": told(CARDS, hero.equipped),
        "loot": told(CARDS, hero.loot),
        "strangers": told(CARDS, hero.strangers),
        "traps": told(CARDS, hero.traps),
        "actions": hero.actions,
        "lost": hero.lost,
        "fought": hero.fought,
        "wronged_by": [_who(s, other) for other in range(len(s.heroes)) if has(hero.wronged_by, other)],
    }


def _tile(s: State, lie: Lie) -> dict[str, Any]:
    tile, spot = lie.tile, s.spots[lie.tile]
    row: dict[str, Any] = {"at": [lie.x, lie.y], "turn": 90 * lie.turn}
    if spot.monster != NONE:
        row |= {"monster": CARDS.name(spot.monster), "wounds": spot.wounds}
    if spot.stranger != NONE:
        row["stranger"] = CARDS.name(spot.stranger)
    if s.lying[tile]:
        row["treasures"] = _faces(s.lying[tile])
    if s.traps[tile]:
        row["trap"] = {"card": _faces(s.traps[tile])[0], "by": _who(s, spot.trapper)}
    for marker in ("flames", "sanctuary"):
        owners = [seat for seat, hero in enumerate(s.heroes) if getattr(hero, marker) == tile]
        if owners:
            row[marker] = _who(s, owners[0])
    return row
