"""Battle: how it begins, and the exchange with a monster from B1 to B9 (DR-BAT).

A battle between heroes goes on in `duel.py`; what follows from either, B10, in `aftermath.py`.
"""

from typing import get_args

from lanterne.engine import (
    NUMBER,
    SEATS,
    Choice,
    Event,
    Offer,
    SeatId,
    about_itself,
    ask,
    decision,
    step,
)
from lanterne.games.dungeon_run.content.settings import ACTION_COSTS, BATTLE
from lanterne.games.dungeon_run.content.terms import Moment
from lanterne.games.dungeon_run.rules.actions import begin_action, no_action_left
from lanterne.games.dungeon_run.rules.aftermath import battle_is_settled
from lanterne.games.dungeon_run.rules.armour import armour_is_rolled
from lanterne.games.dungeon_run.rules.assignment import dice_are_assigned
from lanterne.games.dungeon_run.rules.deeds import deed_ends, moment_of, moments, wounds_for
from lanterne.games.dungeon_run.rules.duel import DUEL
from lanterne.games.dungeon_run.rules.fighting_powers import battle_opens, way_is_chosen
from lanterne.games.dungeon_run.rules.free_attack import free_attack
from lanterne.games.dungeon_run.rules.held import monster_powers
from lanterne.games.dungeon_run.rules.helping import helpers_are_asked, lacks_assist
from lanterne.games.dungeon_run.rules.monsters import wounds_on_monster
from lanterne.games.dungeon_run.rules.opponents import (
    can_charge,
    monster_between_heroes,
    no_help_to_be_had,
    no_monster_here,
    opponent_protected,
    opponent_unconscious,
    others_here,
    tile_sheltered,
)
from lanterne.games.dungeon_run.rules.pool import monster_attack
from lanterne.games.dungeon_run.rules.powers import monster_moment
from lanterne.games.dungeon_run.rules.rerolls import after_roll
from lanterne.games.dungeon_run.rules.rolls import DIE, roll_rating
from lanterne.games.dungeon_run.rules.toughness import monster_life
from lanterne.games.dungeon_run.state import (
    CARDS,
    NONE,
    Deed,
    Game,
    State,
    begin_deed,
    deed_of,
    monster_at,
    put,
    set_deed,
)
from lanterne.kit.options import ask_unless_forced
from lanterne.kit.pips import PIPS, pips

FIGHT = "battle"
"""The scope of a battle."""

BATTLE_END = get_args(Moment).index("battle_end")

BATTLE_BEGINS = Event("battle-begins", "DR-BAT-1", seat=SEATS, monster=CARDS)
SURPRISE = Event("surprise-battle", "DR-BAT-2", seat=SEATS, monster=CARDS).befalling("seat")
DUEL_BEGINS = Event("duel-begins", "DR-HVH-1", seat=SEATS, opponent=SEATS).befalling("opponent")
NO_HELP_CAME = Event("no-help-came", "DR-TSP-12", seat=SEATS, monster=CARDS)
MONSTER_ROLLS = Event("monster-rolls", "DR-BAT-5", monster=CARDS, number=NUMBER, dice=PIPS)
MONSTER_WOUNDED = Event("monster-wounded", "DR-BAT-13", monster=CARDS, amount=NUMBER, wounds=NUMBER, life=NUMBER)
MONSTER_UNHURT = Event("monster-unhurt", "DR-ABI-8", monster=CARDS, hits=NUMBER)


# --- B1: a battle is declared -----------------------------------------------------------------------------------------


def against_monster(s: State, seat: int) -> Deed:
    """The battle with the monster on the hero's tile."""
    tile = s.heroes[seat].tile
    return Deed(BATTLE, seat, tile, monster_at(s, tile))


def _fight(game: Game, deed: Deed) -> None:
    """The steps of a battle; the deed has already begun."""
    if deed.monster != NONE:
        game.say(SURPRISE if deed.surprise else BATTLE_BEGINS, deed.hero, deed.monster)
    else:
        game.say(DUEL_BEGINS, deed.hero, deed.opponent)
        wronged = game.state.heroes[deed.opponent]
        put(game.state, deed.opponent, wronged._replace(wronged_by=wronged.wronged_by | 1 << deed.hero))
    game.open(FIGHT, deed_ends())
    game.then(*(MONSTER_BATTLE if deed.monster != NONE else (*OPENING, *DUEL)))


@step("DR-BAT-1", "DR-BAT-19")
def battle_monster(game: Game) -> None:
    """Take a Battle action against the monster on the tile: one exchange."""
    deed = against_monster(game.state, game.state.active)._replace(by_action=True)
    begin_action(game, deed)
    _fight(game, deed)


@step("DR-HVH-1", "DR-ABI-20", "DR-BAT-19")
def battle_hero(game: Game, opponent: SeatId) -> None:
    """Take a Battle action against another hero on the tile, which wrongs that hero."""
    s = game.state
    deed = Deed(BATTLE, s.active, s.heroes[s.active].tile, opponent=opponent, by_action=True)
    begin_action(game, deed)
    _fight(game, deed)


BATTLES: tuple[Offer, ...] = (
    Offer(battle_monster, closed=(no_action_left, no_monster_here, no_help_to_be_had)),
    Offer(
        battle_hero,
        others_here,
        (no_action_left, monster_between_heroes),
        (tile_sheltered, opponent_unconscious, opponent_protected),
    ),
)
"""Battle as an action, by opponent."""


@step("DR-BAT-2", "DR-RND-6", "DR-RER-7")
def battle_begins(game: Game, seat: SeatId, surprise: int) -> None:
    """A battle with the monster on the hero's tile that costs no action: a surprise if the hero has just drawn it."""
    deed = against_monster(game.state, seat)._replace(surprise=bool(surprise))
    begin_deed(game.state, deed)
    _fight(game, deed)


# --- a battle given by a power (DR-ABI-18) ----------------------------------------------------------------------------


@step("DR-ABI-18", "DR-RND-6")
def charge_monster(game: Game, seat: SeatId, change: int) -> None:
    """Fight the monster on the tile at once, with `change` dice more or fewer."""
    deed = against_monster(game.state, seat)._replace(change=change)
    begin_deed(game.state, deed)
    _fight(game, deed)


@step("DR-ABI-18", "DR-ABI-20", "DR-RND-6")
def charge_hero(game: Game, seat: SeatId, change: int, opponent: SeatId) -> None:
    """Fight another hero on the tile at once, with `change` dice more or fewer."""
    deed = Deed(BATTLE, seat, game.state.heroes[seat].tile, opponent=opponent, change=change)
    begin_deed(game.state, deed)
    _fight(game, deed)


def others_to_charge(s: State, seat: int, *about: int) -> list[tuple[int, ...]]:
    """Each other hero on the tile, after the arguments of the decision."""
    return [(*about, *other) for other in others_here(s, seat)]


CHARGES: tuple[Offer, ...] = (
    Offer(charge_monster, about_itself, (no_monster_here, no_help_to_be_had)),
    Offer(
        charge_hero,
        others_to_charge,
        (monster_between_heroes, tile_sheltered),
        (opponent_unconscious, opponent_protected),
    ),
)


@decision("DR-ABI-18", "DR-HVH-2")
def whom_to_charge(game: Game, seat: SeatId, change: int) -> Choice:
    """Whom do you fight?"""
    return ask(seat, CHARGES, seat, change)


@step("DR-ABI-18")
def free_battle(game: Game, seat: SeatId, change: int) -> None:
    """A power lets the hero battle somebody on the tile, at no cost, with `change` dice more or fewer; nothing happens
    if there is nobody to fight."""
    if can_charge(game.state, seat):
        ask_unless_forced(game, whom_to_charge(seat, change))


# --- B2: helpers, and whether there is a battle at all ----------------------------------------------------------------


@step("DR-TSP-4", "DR-TSP-12", "DR-BAT-3")
def help_is_found(game: Game) -> None:
    """Without assistance there is no battle in a Glyph Room. A monster just drawn makes a free attack instead;
    otherwise no action is spent, and the hero cannot declare the battle again in this turn."""
    s = game.state
    deed = deed_of(s)
    hero = s.heroes[deed.hero]
    if not lacks_assist(s, deed):
        if deed.hero == s.active:
            put(s, deed.hero, hero._replace(fought=True))
        return
    game.say(NO_HELP_CAME, deed.hero, deed.monster)
    game.leave(FIGHT)
    if deed.surprise:
        game.then(free_attack(deed.hero, deed.tile))
        return
    back = ACTION_COSTS[BATTLE] if deed.by_action else 0
    put(s, deed.hero, hero._replace(unassisted=True, actions=hero.actions + back))


# --- B3: the monster's dice -------------------------------------------------------------------------------------------


@step("DR-BAT-5")
def monster_rolls(game: Game) -> None:
    """The First Player rolls as many dice as the attack of the monster."""
    s = game.state
    deed = deed_of(s)
    dice = tuple(sorted(game.rolls(DIE, monster_attack(s, deed))))
    set_deed(s, deed._replace(foe_dice=dice))
    game.say(MONSTER_ROLLS, deed.monster, len(dice), pips(dice))


# --- B5: the hero's dice ----------------------------------------------------------------------------------------------


@step("DR-BAT-7")
def hero_rolls(game: Game) -> None:
    """The hero rolls."""
    deed = deed_of(game.state)
    roll_rating(game, deed.hero, "battle", deed.rating)


# --- B8: wounds -------------------------------------------------------------------------------------------------------


@step("DR-BAT-13", "DR-BAT-16", "DR-ABI-8")
def wounds_are_placed(game: Game) -> None:
    """Each hit wounds the monster; each potential hit that was not blocked wounds the hero."""
    s = game.state
    deed = deed_of(s)
    dealt = wounds_on_monster(s, deed)
    spot = s.spots[deed.tile]
    life = monster_life(s, deed.monster)
    s.spots[deed.tile] = spot._replace(wounds=spot.wounds + dealt)
    set_deed(s, deed._replace(dealt=dealt, surplus=max(0, spot.wounds + dealt - life)))
    if dealt:
        game.say(MONSTER_WOUNDED, deed.monster, dealt, spot.wounds + dealt, life)
    elif deed.hits:
        game.say(MONSTER_UNHURT, deed.monster, deed.hits)
    if deed.suffered:
        before = s.heroes[deed.hero].wounds
        game.then(wounds_for(deed.hero, deed.suffered, "battle", NONE), wounds_are_counted(before))


@step("DR-BAT-13")
def wounds_are_counted(game: Game, before: int) -> None:
    """Count the wounds actually placed on the hero, who had `before` of them."""
    s = game.state
    deed = deed_of(s)
    set_deed(s, deed._replace(taken=max(0, s.heroes[deed.hero].wounds - before)))


# --- B9: powers for the end of a battle -------------------------------------------------------------------------------


@step("DR-GEN-9", "DR-ABI-3")
def battle_end_powers(game: Game) -> None:
    """The monster's powers first, then the hero's."""
    s = game.state
    deed = deed_of(s)
    if "battle_end" in monster_powers(s, deed.tile, deed).by_window:
        game.then(monster_moment(BATTLE_END, deed.tile, deed.hero), moment_of("battle_end", deed.hero))
    else:
        game.then(*moments("battle_end", s, deed.hero))


OPENING = (helpers_are_asked(), help_is_found())
MONSTER_BATTLE = (
    *OPENING,
    battle_opens(),
    monster_rolls(),
    after_roll(),
    way_is_chosen(),
    hero_rolls(),
    after_roll(),
    dice_are_assigned(),
    armour_is_rolled(),
    wounds_are_placed(),
    battle_end_powers(),
    battle_is_settled(),
)
"""B2 to B10 (DR-BAT)."""
