"""Encounter cards: drawing one for a tile, and meeting it (DR-CON-3, DR-CON-6 to DR-CON-9, DR-PLC)."""

from lanterne.engine import SEATS, Choice, Event, Offer, SeatId, ask, decision, law, part, step
from lanterne.engine.state import shuffled
from lanterne.games.dungeon_run.content.cards import CARD_KINDS, MONSTER, TRAP
from lanterne.games.dungeon_run.content.encounters import STRANGERS
from lanterne.games.dungeon_run.content.settings import PLAYER_COUNTS
from lanterne.games.dungeon_run.rules.battle import battle_begins
from lanterne.games.dungeon_run.rules.conditions import holds, left, use_up
from lanterne.games.dungeon_run.rules.disarm import disarm
from lanterne.games.dungeon_run.rules.held import at_window
from lanterne.games.dungeon_run.state import (
    CARDS,
    NONE,
    POWERS,
    TILES,
    CardId,
    Game,
    PowerId,
    State,
    TileId,
    current,
    put,
)

ENCOUNTERS_RESHUFFLED = Event("encounters-reshuffled", "DR-PLC-2")
NO_ENCOUNTER_LEFT = Event("no-encounter-left", "DR-CON-9")
ENCOUNTER_DRAWN = Event("encounter-drawn", "DR-CON-3", seat=SEATS, card=CARDS).staged("card").befalling("seat")
SENT_AWAY = Event("sent-away", "DR-ABI-3", seat=SEATS, card=CARDS, power=POWERS)
STRANGER_STAYS = Event("stranger-stays", "DR-CON-7", card=CARDS, tile=TILES)
STRANGER_JOINS = Event("stranger-joins", "DR-CON-8", seat=SEATS, card=CARDS)


# --- the deck ---------------------------------------------------------------------------------------------------------


@part("DR-PLC-2", "DR-PLC-4", "DR-PLC-5", "DR-CON-9")
def take_encounter(game: Game) -> int:
    """The next card of the encounter deck, or NONE. With five or six players the discard pile is shuffled into a new
    deck first if the deck is empty; otherwise an empty deck stays empty."""
    s = game.state
    if not s.encounters and s.encounter_discard and PLAYER_COUNTS[len(s.heroes)].reshuffles:
        s.encounters = shuffled(game.shuffle(CARDS, s.encounter_discard))
        s.encounter_discard = ()
        game.say(ENCOUNTERS_RESHUFFLED)
    return s.encounters.pop(0).face if s.encounters else NONE


# --- drawing ----------------------------------------------------------------------------------------------------------


def _draw(game: Game, seat: int) -> int:
    """A card drawn openly, or NONE if there is none left."""
    card = take_encounter(game)
    if card == NONE:
        game.say(NO_ENCOUNTER_LEFT)
    else:
        game.state.drawn += (card,)
        game.state.shown += (card,)
        game.say(ENCOUNTER_DRAWN, seat, card)
    return card


@step("DR-CON-3", "DR-CON-9", "DR-TSP-17")
def draw_encounter(game: Game, seat: SeatId, tile: TileId) -> None:
    """The hero draws an encounter card for their tile, and meets it."""
    s = game.state
    card = _draw(game, seat)
    if card == NONE:
        return
    number = guide(s, seat)
    if number != NONE:
        game.then(keep_or_redraw(seat, card, number))
    game.then(encounter_is_met(seat, tile))


@law("DR-ABI-3", "DR-ABI-4")
def guide(s: State, seat: int) -> int:
    """The power that lets the hero meet another card instead, or NONE."""
    for number in at_window(s, seat, "encounter_drawn"):
        if left(s, seat, number) and holds(s, seat, number, current(s)):
            return number
    return NONE


@step("DR-ABI-3")
def keep_encounter(game: Game) -> None:
    """Meet the card that was drawn."""


@step("DR-ABI-3", "DR-ABI-4", "DR-CON-9")
def redraw(game: Game, seat: SeatId, power: PowerId) -> None:
    """Discard the card that was drawn, and draw another, if there is one."""
    s = game.state
    use_up(s, seat, power)
    *before, card = s.drawn
    s.drawn = tuple(before)
    s.encounter_discard += (card,)
    game.say(SENT_AWAY, seat, card, power)
    _draw(game, seat)


REDRAWING = (Offer(keep_encounter), Offer(redraw, lambda s, seat, power: ((seat, power),)))


@decision("DR-ABI-3")
def keep_or_redraw(game: Game, seat: SeatId, card: CardId, power: PowerId) -> Choice:
    """Does the hero meet this card, or another?"""
    return ask(seat, REDRAWING, power)


# --- meeting ----------------------------------------------------------------------------------------------------------


@step("DR-CON-6", "DR-CON-7", "DR-CON-8", "DR-BAT-2", "DR-DIS-1")
def encounter_is_met(game: Game, seat: SeatId, tile: TileId) -> None:
    """A monster must be fought and a trap disarmed at once. A stranger stays on the tile, or offers to join."""
    s = game.state
    if not s.drawn:
        return
    *before, card = s.drawn
    s.drawn = tuple(before)
    kind = CARD_KINDS[card]
    if kind == MONSTER:
        s.spots[tile] = s.spots[tile]._replace(monster=card, wounds=0)
        game.then(battle_begins(seat, 1))
    elif kind == TRAP:
        game.then(disarm(seat, card))
    else:
        s.spots[tile] = s.spots[tile]._replace(stranger=card)
        if STRANGERS[card].joins:
            game.then(meet_stranger(seat, card))
        else:
            game.say(STRANGER_STAYS, card, tile)


@step("DR-CON-8")
def take_along(game: Game, seat: SeatId, card: CardId) -> None:
    """The stranger joins the hero."""
    s = game.state
    hero = s.heroes[seat]
    s.spots[hero.tile] = s.spots[hero.tile]._replace(stranger=NONE)
    put(s, seat, hero._replace(strangers=(*hero.strangers, card)))
    game.say(STRANGER_JOINS, seat, card)


@step("DR-CON-7", "DR-CON-8")
def leave_there(game: Game, seat: SeatId, card: CardId) -> None:
    """The stranger stays on the tile."""
    game.say(STRANGER_STAYS, card, game.state.heroes[seat].tile)


def _met(s: State, seat: int, card: int) -> tuple[tuple[int, int], ...]:
    return ((seat, card),)


MEETING = (Offer(take_along, _met), Offer(leave_there, _met))


@decision("DR-CON-7", "DR-CON-8")
def meet_stranger(game: Game, seat: SeatId, card: CardId) -> Choice:
    """Does the hero take the stranger along?"""
    return ask(seat, MEETING, card)
