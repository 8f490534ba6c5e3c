"""The effects of cards that harm (WQ-TRE-14, WQ-MAG-12, WQ-CMB-7)."""

from lanterne.engine import NUMBER, Choice, Event, Offer, ask, decision, law, step
from lanterne.games.warhammer_quest.rules.areas import (
    areas_in_sight,
    areas_to_bury,
    close_for_good,
    is_barred,
    models_at,
    models_in,
)
from lanterne.games.warhammer_quest.rules.card_effects import card
from lanterne.games.warhammer_quest.rules.damage import in_reading_order, strike_foe, strike_warrior
from lanterne.games.warhammer_quest.rules.dice import succeeds
from lanterne.games.warhammer_quest.rules.dungeon import foes_at
from lanterne.games.warhammer_quest.rules.harm import ALL, ARMOUR, NOTHING, rouse
from lanterne.games.warhammer_quest.rules.pinning import foes_beside
from lanterne.games.warhammer_quest.rules.pushed_out import foe_leaves_quake, warrior_leaves_quake
from lanterne.games.warhammer_quest.state import FOES, Foe, Game, Square, State, Warrior
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS

ROOF_COMES_DOWN = Event("roof-comes-down", "WQ-TRE-14", warrior=WARRIOR_IDS)
SPEAR_HITS = Event("spear-hits", "WQ-EQP-1", warrior=WARRIOR_IDS, foe=FOES, needed=NUMBER, dice=PIPS).needing("needed")
SPEAR_MISSES = Event("spear-misses", "WQ-EQP-1", warrior=WARRIOR_IDS, foe=FOES, needed=NUMBER, dice=PIPS).needing(
    "needed"
)

FIREBOMB, LIGHTNING_RING, QUAKE, SPEAR, TALON = (
    card(name) for name in ("firebomb", "lightning-fire-ring", "quake-scroll", "throwing-spear", "talon-of-death")
)


@law("WQ-MAG-12")
def firebomb_areas(s: State, seat: int, user: int) -> list[tuple[int, ...]]:
    """The areas in the thrower's sight that catch a monster; areas that catch the same models, friend or foe, count
    once."""
    return [(user, *area) for area in areas_in_sight(s, s.warriors[user].square, foes_at(s), models_at(s))]


@step("WQ-MAG-12", "WQ-CMB-7")
def firebomb_bursts(game: Game, user: Warrior, *squares: Square) -> None:
    """Every model there, friend or foe, one roll each."""
    s = game.state
    foes, warriors = models_in(s, squares)
    for foe in foes:
        strike_foe(game, user, foe, FIREBOMB.dice["damage"], ALL)
    for warrior in warriors:
        strike_warrior(game, warrior, FIREBOMB.dice["damage"], ALL)


THROW_FIREBOMB = (Offer(firebomb_bursts, firebomb_areas),)


@decision("WQ-MAG-12")
def where_to_throw(game: Game, user: Warrior) -> Choice:
    """Where does it burst?"""
    return ask(game.state.warriors[user].seat, THROW_FIREBOMB, user)


@step("WQ-MAG-12")
def firebomb(game: Game, user: Warrior) -> None:
    """The thrower chooses the area, unless there is only one."""
    found = firebomb_areas(game.state, 0, user)
    game.then(firebomb_bursts(*found[0]) if len(found) == 1 else where_to_throw(user))


@step("WQ-CMB-8")
def lightning_fire_ring(game: Game, user: Warrior, foe: Foe) -> None:
    """One monster in sight, ignoring armour."""
    strike_foe(game, user, foe, LIGHTNING_RING.dice["damage"], ARMOUR)


def quake_areas(s: State, seat: int, user: int) -> list[tuple[int, ...]]:
    """Where the roof can come down."""
    return [(user, *area) for area in areas_to_bury(s) if not is_barred(s, user, area)]


@step("WQ-TRE-14")
def quake_strikes(game: Game, user: Warrior, *squares: Square) -> None:
    """Every model there takes damage; survivors are moved out; then the squares are obstacles for good."""
    s = game.state
    game.say(ROOF_COMES_DOWN, user)
    foes, warriors = models_in(s, squares)
    for foe in foes:
        strike_foe(game, user, foe, QUAKE.dice["damage"], NOTHING)
    for warrior in warriors:
        strike_warrior(game, warrior, QUAKE.dice["damage"], NOTHING)
    game.then(
        *(foe_leaves_quake(user, foe, squares[0]) for foe in foes),
        *(warrior_leaves_quake(warrior, squares[0]) for warrior in warriors),
        squares_close(*squares),
    )


@step("WQ-TRE-14", "WQ-MAG-13")
def squares_close(game: Game, *squares: Square) -> None:
    """Nobody can stand there any more."""
    close_for_good(game.state, squares)


READ_QUAKE = (Offer(quake_strikes, quake_areas),)


@decision("WQ-TRE-14")
def quake_scroll(game: Game, user: Warrior) -> Choice:
    """Where does the roof come down?"""
    return ask(game.state.warriors[user].seat, READ_QUAKE, user)


@step("WQ-GEN-4", "WQ-CMB-6", "WQ-AUT-8")
def throwing_spear(game: Game, user: Warrior, foe: Foe) -> None:
    """One die decides whether it hits."""
    rouse(game.state, foe, from_afar=True)
    die, needed = game.roll(6), SPEAR.numbers["hits_from"]
    if succeeds(die, 0, needed):
        game.say(SPEAR_HITS, user, foe, needed, (die - 1,))
        strike_foe(game, user, foe, SPEAR.dice["damage"], NOTHING)
    else:
        game.say(SPEAR_MISSES, user, foe, needed, (die - 1,))


@step("WQ-CMB-7")
def talon_of_death(game: Game, user: Warrior) -> None:
    """Each adjacent monster, rolled separately."""
    s = game.state
    for foe in in_reading_order(s, foes_beside(s, user)):
        strike_foe(game, user, foe, TALON.dice["damage"], ALL)
