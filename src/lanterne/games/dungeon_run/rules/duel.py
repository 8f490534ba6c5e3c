"""A battle between heroes, from B4 to B9 (DR-HVH). It begins in `battle.py` and ends in `aftermath.py`."""

from lanterne.engine import NUMBER, SEATS, Call, Choice, Event, Offer, SeatId, ask, decision, law, step
from lanterne.games.dungeon_run.content.dice_effects import AutoBlock, BlockAny
from lanterne.games.dungeon_run.content.settings import CONSTANTS
from lanterne.games.dungeon_run.rules.aftermath import battle_is_settled
from lanterne.games.dungeon_run.rules.armour import armour_is_rolled
from lanterne.games.dungeon_run.rules.assignment import dice_are_assigned
from lanterne.games.dungeon_run.rules.conditions import use_up
from lanterne.games.dungeon_run.rules.deeds import moment_of, wounds_for
from lanterne.games.dungeon_run.rules.fighting_powers import may_not_block, on_assigning, way_is_chosen
from lanterne.games.dungeon_run.rules.rerolls import after_roll
from lanterne.games.dungeon_run.rules.rolls import roll_rating
from lanterne.games.dungeon_run.state import (
    POWERS,
    Game,
    PowerId,
    State,
    deed_of,
    power,
    set_deed,
)

WARDED_OFF = Event("warded-off", "DR-HVH-14", seat=SEATS, power=POWERS, amount=NUMBER)


@step("DR-HVH-4", "DR-HVH-5", "DR-HVH-6")
def both_roll(game: Game) -> None:
    """The attacker rolls, then the defender; rerolls come after both."""
    s = game.state
    deed = deed_of(s)
    roll_rating(game, deed.hero, "battle", deed.rating)
    roll_rating(game, deed.opponent, "battle", deed.foe_rating)


# --- B6: the defender's blocks ----------------------------------------------------------------------------------------


@law("DR-ABI-9", "DR-HVH-14")
def wards(s: State, mode: str) -> list[int]:
    """The defender's powers of this mode that would remove a hit now. A die that blocks must not be one of the
    defender's own potential hits."""
    deed = deed_of(s)
    seat = deed.opponent
    if not deed.hits or may_not_block(deed, seat):
        return []
    spare = sum(die < CONSTANTS.hero_hit_on for die in deed.foe_dice)
    spare -= sum(_dice_used(number) for user, number in deed.powers if user == seat)
    found: list[int] = []
    for number in on_assigning(s, seat):
        if power(number).mode != mode or (seat, number) in deed.powers:
            continue
        if _blocks(number) and _dice_used(number) <= spare:
            found.append(number)
    return found


def _blocks(number: int) -> int:
    """How many hits the power removes."""
    return sum(each.amount for each in power(number).do if isinstance(each, BlockAny | AutoBlock))


def _dice_used(number: int) -> int:
    """How many of these uses take a die."""
    return sum(each.amount for each in power(number).do if isinstance(each, BlockAny))


def _ward(game: Game, number: int) -> None:
    s = game.state
    deed = deed_of(s)
    removed = min(deed.hits, _blocks(number))
    set_deed(s, deed._replace(hits=deed.hits - removed, powers=(*deed.powers, (deed.opponent, number))))
    use_up(s, deed.opponent, number)
    game.say(WARDED_OFF, deed.opponent, number, removed)


@step("DR-HVH-14", "DR-ABI-9", "DR-ABI-3")
def defender_blocks(game: Game) -> None:
    """The defender's block powers remove hits: those that work by themselves, then those that the defender chooses."""
    s = game.state
    for number in wards(s, "auto"):
        if number in wards(s, "auto"):
            _ward(game, number)
    if wards(s, "may"):
        game.then(warding_off(deed_of(s).opponent))


@step("DR-HVH-14", "DR-ABI-9")
def ward_off(game: Game, power: PowerId) -> None:
    """Remove a hit by a power."""
    _ward(game, power)
    game.then(defender_blocks())


@step("DR-ABI-3")
def take_hits(game: Game) -> None:
    """Use no power against the hits that are left."""


def powers_that_ward(s: State, seat: int, *about: int) -> list[tuple[int]]:
    """Each power that would remove a hit."""
    return [(number,) for number in wards(s, "may")]


WARDS: tuple[Offer, ...] = (Offer(ward_off, powers_that_ward), Offer(take_hits))


@decision("DR-HVH-14", "DR-ABI-9")
def warding_off(game: Game, seat: SeatId) -> Choice:
    """Do you use a power against the hits?"""
    return ask(seat, WARDS)


# --- B8 and B9 --------------------------------------------------------------------------------------------------------


@step("DR-HVH-11")
def both_are_wounded(game: Game) -> None:
    """Each takes a wound for each hit, at the same time."""
    s = game.state
    deed = deed_of(s)
    calls: list[Call] = []
    if deed.suffered:
        calls.append(wounds_for(deed.hero, deed.suffered, "battle", deed.opponent))
    if deed.hits:
        calls.append(wounds_for(deed.opponent, deed.hits, "battle", deed.hero))
    game.then(*calls, duel_wounds_are_counted(s.heroes[deed.hero].wounds, s.heroes[deed.opponent].wounds))


@step("DR-HVH-11")
def duel_wounds_are_counted(game: Game, attacker: int, defender: int) -> None:
    """Count the wounds actually placed on the two, who had `attacker` and `defender` of them before."""
    s = game.state
    deed = deed_of(s)
    taken = max(0, s.heroes[deed.hero].wounds - attacker)
    dealt = max(0, s.heroes[deed.opponent].wounds - defender)
    set_deed(s, deed._replace(taken=taken, dealt=dealt))


@step("DR-GEN-9", "DR-ABI-3")
def duel_end_powers(game: Game) -> None:
    """The attacker's powers, then the defender's."""
    deed = deed_of(game.state)
    game.then(moment_of("battle_end", deed.hero), moment_of("battle_end", deed.opponent))


DUEL = (
    way_is_chosen(),
    way_is_chosen(),
    both_roll(),
    after_roll(),
    dice_are_assigned(),
    defender_blocks(),
    armour_is_rolled(),
    both_are_wounded(),
    duel_end_powers(),
    battle_is_settled(),
)
"""B4 to B10 between heroes: the attacker chooses first how to fight (DR-HVH-5)."""
