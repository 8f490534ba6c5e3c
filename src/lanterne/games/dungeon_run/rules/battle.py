"""Battle: who may fight whom, how a battle begins, and the exchange with a monster from B1 to B9 (DR-BAT).

A battle between heroes goes on in `duel.py`; what follows from either, B10, in `aftermath.py`.
"""

from typing import get_args

from lanterne.engine import (
    NUMBER,
    SEATS,
    Choice,
    Event,
    Offer,
    Refusal,
    SeatId,
    about_itself,
    ask,
    decision,
    law,
    step,
)
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.dice_effects import Forbid
from lanterne.games.dungeon_run.content.settings import ACTION_COSTS, BATTLE
from lanterne.games.dungeon_run.content.terms import Window
from lanterne.games.dungeon_run.content.tiles import PRINTED_ON, SANCTUARY
from lanterne.games.dungeon_run.rules.actions import begin_action, no_action_left
from lanterne.games.dungeon_run.rules.aftermath import battle_is_settled
from lanterne.games.dungeon_run.rules.armour import armour_is_rolled
from lanterne.games.dungeon_run.rules.assignment import dice_are_assigned
from lanterne.games.dungeon_run.rules.deeds import deed_ends, moment_of, wounds_for
from lanterne.games.dungeon_run.rules.duel import DUEL
from lanterne.games.dungeon_run.rules.fighting_powers import battle_opens, way_is_chosen
from lanterne.games.dungeon_run.rules.free_attack import free_attack
from lanterne.games.dungeon_run.rules.held import marker_powers, powers_of, statics
from lanterne.games.dungeon_run.rules.helping import assistants
from lanterne.games.dungeon_run.rules.monsters import wounds_on_monster
from lanterne.games.dungeon_run.rules.pool import monster_attack
from lanterne.games.dungeon_run.rules.rolls import DIE, roll_rating
from lanterne.games.dungeon_run.state import (
    CARDS,
    NONE,
    UNCONSCIOUS,
    Deed,
    Game,
    State,
    begin_deed,
    deed_of,
    monster_at,
    others_present,
    put,
    set_deed,
    solo,
)
from lanterne.kit.options import ask_unless_forced
from lanterne.kit.pips import PIPS, pips

FIGHT = "battle"
"""The scope of a battle."""

BATTLE_END = get_args(Window).index("battle_end")

BATTLE_BEGINS = Event("battle-begins", "DR-BAT-1", seat=SEATS, monster=CARDS)
SURPRISE = Event("surprise-battle", "DR-BAT-2", seat=SEATS, monster=CARDS)
DUEL_BEGINS = Event("duel-begins", "DR-HVH-1", seat=SEATS, opponent=SEATS)
NO_HELP_CAME = Event("no-help-came", "DR-TSP-12", seat=SEATS, monster=CARDS)
MONSTER_ROLLS = Event("monster-rolls", "DR-BAT-5", monster=CARDS, number=NUMBER, dice=PIPS)
MONSTER_WOUNDED = Event("monster-wounded", "DR-BAT-13", monster=CARDS, amount=NUMBER, wounds=NUMBER, life=NUMBER)
MONSTER_UNHURT = Event("monster-unhurt", "DR-ABI-8", monster=CARDS, hits=NUMBER)

NO_MONSTER_HERE = Refusal("no-monster-to-fight", "DR-BAT-1")
MONSTER_HERE = Refusal("monster-between-heroes", "DR-HVH-2")
HERO_UNCONSCIOUS = Refusal("opponent-unconscious", "DR-HVH-3")
NOBODY_TO_ASSIST = Refusal("nobody-to-assist", "DR-TSP-4")
NOBODY_ASSISTED = Refusal("nobody-assisted", "DR-TSP-12")
SHELTERED = Refusal("tile-sheltered", "DR-ABI-14")
PROTECTED = Refusal("opponent-protected", "DR-ABI-3")


# --- who may fight whom -----------------------------------------------------------------------------------------------


@law("DR-BAT-1")
def no_monster_here(s: State, seat: int, *about: int) -> Refusal | None:
    """The monster must be on his tile."""
    return NO_MONSTER_HERE if s.spots[s.heroes[seat].tile].monster == NONE else None


@law("DR-TSP-4", "DR-SOL-7")
def needs_help(s: State, tile: int) -> bool:
    """Whether a monster on this tile can be fought only by a hero who is being assisted."""
    return PRINTED_ON[tile].needs_assist and not solo(s)


@law("DR-TSP-4", "DR-TSP-12")
def no_help_to_be_had(s: State, seat: int, *about: int) -> Refusal | None:
    """In a Glyph Room a battle needs somebody who could assist, and is declared in vain only once in a turn."""
    hero = s.heroes[seat]
    if not needs_help(s, hero.tile):
        return None
    if hero.unassisted:
        return NOBODY_ASSISTED
    return None if others_present(s, seat) else NOBODY_TO_ASSIST


def others_here(s: State, seat: int, *about: int) -> list[tuple[int]]:
    """The other heroes on his tile who are alive, standing or not."""
    tile = s.heroes[seat].tile
    return [
        (other,)
        for other, hero in enumerate(s.heroes)
        if other != seat and hero.tile == tile and hero.condition <= UNCONSCIOUS
    ]


@law("DR-HVH-2")
def monster_between_heroes(s: State, seat: int, *about: int) -> Refusal | None:
    """Heroes do not fight each other beside a monster."""
    return None if monster_at(s, s.heroes[seat].tile) == NONE else MONSTER_HERE


@law("DR-HVH-3", "DR-DEF-6")
def opponent_unconscious(s: State, seat: int, *about: int) -> Refusal | None:
    """An unconscious hero cannot be attacked."""
    return HERO_UNCONSCIOUS if s.heroes[about[-1]].condition == UNCONSCIOUS else None


@law("DR-ABI-14")
def tile_sheltered(s: State, seat: int, *about: int) -> Refusal | None:
    """Nobody is attacked in a Sanctuary."""
    tile = s.heroes[seat].tile
    if not any(hero.sanctuary == tile for hero in s.heroes):
        return None
    forbids = statics(marker_powers(SANCTUARY), Forbid, s, NONE, None)
    return SHELTERED if any(each.what == "attack_hero_here" for each in forbids) else None


@law("DR-ABI-3")
def opponent_protected(s: State, seat: int, *about: int) -> Refusal | None:
    """Some heroes cannot be attacked, or not while a third one is there (Lurk)."""
    opponent = about[-1]
    third = len(others_present(s, opponent)) > 1
    for forbids in statics(powers_of(s, opponent), Forbid, s, opponent, None):
        if forbids.what == "attack_holder" and (third or not forbids.with_third_hero):
            return PROTECTED
    return None


# --- B1: a battle is declared -----------------------------------------------------------------------------------------


def against_monster(s: State, seat: int) -> Deed:
    """His battle with the monster on his tile."""
    tile = s.heroes[seat].tile
    return Deed(BATTLE, seat, tile, monster_at(s, tile))


def _fight(game: Game, deed: Deed) -> None:
    """What a battle consists of; it is what is being resolved already."""
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
    """Take a Battle action against another hero on the tile, whom this wrongs."""
    s = game.state
    deed = Deed(BATTLE, s.active, s.heroes[s.active].tile, opponent=opponent, by_action=True)
    begin_action(game, deed)
    _fight(game, deed)


BATTLES: tuple[Offer, ...] = (
    Offer(battle_monster, closed=(no_action_left, no_monster_here, no_help_to_be_had)),
    Offer(
        battle_hero,
        others_here,
        (no_action_left, monster_between_heroes, tile_sheltered),
        (opponent_unconscious, opponent_protected),
    ),
)
"""Battle as an action, by opponent (D-BAT-1)."""


@step("DR-BAT-2", "DR-RND-6", "DR-RER-7")
def battle_begins(game: Game, seat: SeatId, surprise: int) -> None:
    """A battle with the monster on his tile that costs no action: a surprise if the hero has just drawn it."""
    deed = against_monster(game.state, seat)._replace(surprise=bool(surprise))
    begin_deed(game.state, deed)
    _fight(game, deed)


# --- a battle given by a power (DR-ABI-18) ----------------------------------------------------------------------------


@step("DR-ABI-18", "DR-RND-6")
def charge_monster(game: Game, seat: SeatId, change: int) -> None:
    """Fight the monster on the tile at once, with so many dice more or fewer."""
    deed = against_monster(game.state, seat)._replace(change=change)
    begin_deed(game.state, deed)
    _fight(game, deed)


@step("DR-ABI-18", "DR-ABI-20", "DR-RND-6")
def charge_hero(game: Game, seat: SeatId, change: int, opponent: SeatId) -> None:
    """Fight another hero on the tile at once, with so many dice more or fewer."""
    deed = Deed(BATTLE, seat, game.state.heroes[seat].tile, opponent=opponent, change=change)
    begin_deed(game.state, deed)
    _fight(game, deed)


def others_to_charge(s: State, seat: int, *about: int) -> list[tuple[int, ...]]:
    """Each hero on the tile, after what the decision is about."""
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


@law("DR-ABI-18", "DR-HVH-2")
def can_charge(s: State, seat: int) -> bool:
    """Whether there is somebody on his tile with whom a power could let him fight."""
    if monster_at(s, s.heroes[seat].tile) != NONE:
        return no_help_to_be_had(s, seat) is None
    if tile_sheltered(s, seat) is not None:
        return False
    return any(
        opponent_unconscious(s, seat, *other) is None and opponent_protected(s, seat, *other) is None
        for other in others_here(s, seat)
    )


@decision("DR-ABI-18", "DR-HVH-2")
def whom_to_charge(game: Game, seat: SeatId, change: int) -> Choice:
    """Whom do you fight?"""
    return ask(seat, CHARGES, seat, change)


@step("DR-ABI-18")
def free_battle(game: Game, seat: SeatId, change: int) -> None:
    """A power lets him battle somebody on his tile, at no cost, with so many dice more or fewer; nothing happens if
    there is nobody whom he may fight."""
    if can_charge(game.state, seat):
        ask_unless_forced(game, whom_to_charge(seat, change))


# --- B2: helpers, and whether there is a battle at all ----------------------------------------------------------------


@step("DR-TSP-4", "DR-TSP-12", "DR-BAT-3")
def help_is_found(game: Game) -> None:
    """Without an assistant there is no battle in a Glyph Room. A monster just drawn makes a free attack instead; else
    no action is spent, but he cannot declare it again in this turn."""
    s = game.state
    deed = deed_of(s)
    hero = s.heroes[deed.hero]
    if not needs_help(s, deed.tile) or assistants(deed):
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
    """The hero rolls his."""
    deed = deed_of(game.state)
    roll_rating(game, deed.hero, "battle", deed.rating)


# --- B8: wounds -------------------------------------------------------------------------------------------------------


@step("DR-BAT-13", "DR-BAT-16", "DR-ABI-8")
def wounds_are_placed(game: Game) -> None:
    """Each hit wounds the monster, each potential hit that was not blocked the hero."""
    s = game.state
    deed = deed_of(s)
    dealt = wounds_on_monster(s, deed)
    spot = s.spots[deed.tile]
    life = ALL_MONSTERS[deed.monster].life
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
    """How many wounds were in fact placed on the hero, who had so many before."""
    s = game.state
    deed = deed_of(s)
    set_deed(s, deed._replace(taken=max(0, s.heroes[deed.hero].wounds - before)))


# --- B9: powers for the end of a battle -------------------------------------------------------------------------------


@step("DR-GEN-9", "DR-ABI-3")
def battle_end_powers(game: Game) -> None:
    """Those of the monster first, then the hero's."""
    deed = deed_of(game.state)
    game.then(("monster_moment", BATTLE_END, deed.tile, deed.hero), moment_of("battle_end", deed.hero))


OPENING = (("helpers_are_asked",), help_is_found())
MONSTER_BATTLE = (
    *OPENING,
    battle_opens(),
    monster_rolls(),
    ("after_roll",),
    way_is_chosen(),
    hero_rolls(),
    ("after_roll",),
    dice_are_assigned(),
    armour_is_rolled(),
    wounds_are_placed(),
    battle_end_powers(),
    battle_is_settled(),
)
"""B2 to B10 (DR-BAT)."""
