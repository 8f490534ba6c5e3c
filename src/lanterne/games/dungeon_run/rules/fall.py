"""Defeated heroes: what may still save them, and what happens to those who are not saved (DR-DEF, DR-GEN-7, DR-GEN-8).

In the exploration phase they become unconscious; death: `death.py`, the vote of the others: `mercy.py`.
"""

from typing import get_args

from lanterne.engine import SEATS, Card, Choice, Event, Offer, SeatId, ask, decision, law, only, step
from lanterne.games.dungeon_run.content.cards import FIRST_TREASURE
from lanterne.games.dungeon_run.content.settings import BATTLE, CONSTANTS
from lanterne.games.dungeon_run.content.terms import Moment
from lanterne.games.dungeon_run.rules import ahead
from lanterne.games.dungeon_run.rules.automation import in_leaving_order
from lanterne.games.dungeon_run.rules.held import waives
from lanterne.games.dungeon_run.rules.mercy import mercy_is_asked_for, vote
from lanterne.games.dungeon_run.rules.powers import moment
from lanterne.games.dungeon_run.rules.victory import victory_is_checked
from lanterne.games.dungeon_run.state import (
    CARDS,
    DEAD,
    EVERYBODY,
    NONE,
    STANDING,
    TILES,
    UNCONSCIOUS,
    CardId,
    Game,
    State,
    clockwise,
    current,
    life,
    put,
    solo,
)
from lanterne.kit.options import ask_unless_forced

ABOUT_TO_FALL, FALLEN = (get_args(Moment).index(window) for window in ("about_to_fall", "fallen"))

SAVED = Event("saved", "DR-ABI-12", seat=SEATS)
FALLS = Event("falls", "DR-DEF-1", seat=SEATS, tile=TILES).befalling("seat")
TRAP_FALLS_OFF = Event("trap-falls-off", "DR-DEF-5", seat=SEATS, trap=CARDS)
LEAVES_CARD = Event("leaves-card", "DR-DEF-3", seat=SEATS, card=CARDS, tile=TILES)
HIDES_CARD = Event("leaves-hidden-card", "DR-DEF-4", seat=SEATS, card=CARDS, tile=TILES)
LEAVES_NOTHING = Event("leaves-nothing", "DR-DEF-4", seat=SEATS)
SOLO_DEATH = Event("solo-death", "DR-SOL-3", seat=SEATS)


# --- who is defeated --------------------------------------------------------------------------------------------------


@law("DR-GEN-7")
def is_defeated(s: State, seat: int) -> bool:
    """Whether a hero's wounds have reached their Life, and the defeat is not resolved yet."""
    hero = s.heroes[seat]
    return hero.condition == STANDING and hero.wounds >= life(hero)


@law("DR-GEN-8")
def waits_for_battle(s: State, seat: int) -> bool:
    """Whether something is being resolved inside a battle that is still under way on the hero's tile. Then the defeat
    waits for the end of that battle (B10)."""
    tile = s.heroes[seat].tile
    return any(deed.kind == BATTLE and deed.tile == tile for deed in s.deeds[:-1])


@law("DR-GEN-8", "DR-GEN-9", "DR-BAT-18")
def next_to_fall(s: State, by: int) -> int:
    """The first defeated hero, the acting hero before the others clockwise; or NONE."""
    deed = current(s)
    acting = deed.hero if deed is not None and deed.hero != NONE else by
    if acting == NONE:
        acting = s.active if s.active != NONE else s.first
    for seat in clockwise(s, acting):
        if is_defeated(s, seat) and not waits_for_battle(s, seat):
            return seat
    return NONE


@step("DR-GEN-7", "DR-GEN-8", "DR-BAT-14", "DR-BAT-15")
def falls_are_checked(game: Game, by: SeatId) -> None:
    """A batch of wounds is complete: every hero whose wounds have reached their Life is defeated, one after the other.
    `by`: the acting hero if there is no deed, or NONE. `wounds.wounded` has noted who dealt the wounds."""
    seat = next_to_fall(game.state, by)
    if seat != NONE:
        game.then(moment(ABOUT_TO_FALL, seat), fall_is_settled(seat), falls_are_checked(by))
    elif solo(game.state):
        game.then(victory_is_checked())


@step("DR-ABI-12", "DR-DEF-1", "DR-FIN-2", "DR-DIE-1", "DR-SOL-3", "DR-MER-1")
def fall_is_settled(game: Game, seat: SeatId) -> None:
    """A hero whom no power has saved: alone, the game is lost; in the final phase the hero dies; with the mercy setting
    the others vote; else the hero becomes unconscious."""
    s = game.state
    if not is_defeated(s, seat):
        game.say(SAVED, seat)
    elif solo(s):
        put(s, seat, s.heroes[seat]._replace(condition=DEAD, actions=0))
        game.say(SOLO_DEATH, seat)
        game.then(victory_is_checked())
    elif s.final:
        game.then(ahead.hero_dies(seat))
    elif mercy_is_asked_for(s, seat):
        game.then(vote(seat))
    else:
        game.then(becomes_unconscious(seat))


# --- unconscious ------------------------------------------------------------------------------------------------------


@step("DR-DEF-1", "DR-DEF-2", "DR-DEF-5", "DR-RND-12")
def becomes_unconscious(game: Game, seat: SeatId) -> None:
    """The hero loses actions and part of the wounds, traps come off, and a card is left behind."""
    s = game.state
    hero = s.heroes[seat]
    game.say(FALLS, seat, hero.tile)
    for trap in hero.traps:
        game.say(TRAP_FALLS_OFF, seat, trap)
    s.encounter_discard += hero.traps
    put(s, seat, hero._replace(condition=UNCONSCIOUS, actions=0, wounds=life(hero) // CONSTANTS.wounds_kept, traps=()))
    game.then(leaves_something(seat), moment(FALLEN, seat))


@step("DR-DEF-3", "DR-DEF-4")
def leaves_something(game: Game, seat: SeatId) -> None:
    """The hero must leave a treasure or artifact, unless a power frees them. The content of a loot pile is secret, so
    the hero is asked as soon as there is a card in it."""
    s = game.state
    hero = s.heroes[seat]
    if waives(s, seat, "drop_on_defeat"):
        return
    if hero.loot:
        game.then(choose_what_to_leave(seat))
    elif hero.equipped:
        ask_unless_forced(game, choose_what_to_leave(seat))


def leavable(s: State, seat: int) -> list[tuple[int]]:
    """The hero's treasures and artifacts, the one that automation would leave first."""
    return [(card,) for card in in_leaving_order(s, seat)]


def nothing_to_leave(s: State, seat: int) -> tuple[tuple[int, ...], ...]:
    """A hero with neither treasure nor artifact leaves nothing."""
    hero = s.heroes[seat]
    return () if hero.equipped or any(card >= FIRST_TREASURE for card in hero.loot) else ((seat,),)


@step("DR-DEF-3", "DR-DEF-4")
def leave_card(game: Game, card: CardId) -> None:
    """An equipped card goes face up onto the tile, one of the loot pile face down."""
    s = game.state
    seat = next(seat for seat, hero in enumerate(s.heroes) if card in hero.equipped or card in hero.loot)
    hero = s.heroes[seat]
    if card in hero.equipped:
        put(s, seat, hero._replace(equipped=tuple([one for one in hero.equipped if one != card])))
        s.lying[hero.tile] += (Card(card, EVERYBODY),)
        game.say(LEAVES_CARD, seat, card, hero.tile)
    else:
        put(s, seat, hero._replace(loot=tuple([one for one in hero.loot if one != card])))
        s.lying[hero.tile] += (Card(card, 1 << seat),)
        game.say(HIDES_CARD, seat, only(card, seat), hero.tile)


@step("DR-DEF-4")
def leave_nothing(game: Game, seat: SeatId) -> None:
    """Leave nothing, because you have nothing to leave."""
    game.say(LEAVES_NOTHING, seat)


LEAVINGS = (Offer(leave_card, leavable), Offer(leave_nothing, nothing_to_leave))


@decision("DR-DEF-3", "DR-DEF-4")
def choose_what_to_leave(game: Game, seat: SeatId) -> Choice:
    """Which treasure or artifact do you leave on the tile?"""
    return ask(seat, LEAVINGS)
