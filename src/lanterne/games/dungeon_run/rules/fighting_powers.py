"""The choices of a hero in a battle before rolling: powers at its beginning (B2), then the rating and the powers that
go with it (B4). Also which powers count when dice are assigned (B6)."""

from functools import lru_cache
from itertools import combinations

from lanterne.engine import Choice, Offer, Refusal, SeatId, ask, decision, law, step
from lanterne.games.dungeon_run.content.dice_effects import Forbid, NoBlock, Operation
from lanterne.games.dungeon_run.content.heroes import BRAWN, MAGIC, RATING_NAMES
from lanterne.games.dungeon_run.content.terms import Moment
from lanterne.games.dungeon_run.rules.conditions import holds, left, use_up
from lanterne.games.dungeon_run.rules.costs import pay
from lanterne.games.dungeon_run.rules.held import at_window, monster_powers, statics, without_power
from lanterne.games.dungeon_run.rules.pool import monster_attack
from lanterne.games.dungeon_run.rules.powers import POWER_USED
from lanterne.games.dungeon_run.rules.reach import trained
from lanterne.games.dungeon_run.state import (
    NONE,
    Deed,
    Game,
    PowerId,
    Rating,
    State,
    deed_of,
    life,
    power,
    set_deed,
)
from lanterne.kit.options import ask_unless_forced

RATING_FORBIDDEN = Refusal("rating-forbidden", "DR-BAT-6")


@law("DR-ABI-3", "DR-ABI-4")
def usable(s: State, seat: int, window: Moment, deed: Deed) -> list[int]:
    """The powers of a moment that a hero may choose to use in the current deed."""
    return [
        number
        for number in at_window(s, seat, window)
        if power(number).mode == "may" and left(s, seat, number) and holds(s, seat, number, deed)
    ]


# --- B2: War Cry, Polymorph -------------------------------------------------------------------------------------------


@law("DR-ABI-3")
def openings(s: State, seat: int, *about: int) -> list[tuple[int]]:
    """The powers for the beginning of a battle that would change something."""
    deed = deed_of(s)
    before = (monster_attack(s, deed), without_power(deed))
    found: list[tuple[int]] = []
    for number in usable(s, seat, "battle_start", deed):
        after = deed._replace(powers=(*deed.powers, (seat, number)))
        if (seat, number) not in deed.powers and (monster_attack(s, after), without_power(after)) != before:
            found.append((number,))
    return found


@step("DR-ABI-3")
def battle_opens(game: Game) -> None:
    """Before any die is rolled, the hero may use powers for this moment."""
    seat = deed_of(game.state).hero
    if openings(game.state, seat):
        game.then(opening_of_battle(seat))


@step("DR-ABI-3", "DR-ABI-4")
def open_with(game: Game, power: PowerId) -> None:
    """Begin the battle with a power; then perhaps with another one."""
    add_power(game, deed_of(game.state).hero, power)
    game.then(battle_opens())


@step("DR-ABI-3")
def open_plainly(game: Game) -> None:
    """Begin the battle without a power, or without another one."""


OPENINGS: tuple[Offer, ...] = (Offer(open_with, openings), Offer(open_plainly))


@decision("DR-ABI-3")
def opening_of_battle(game: Game, seat: SeatId) -> Choice:
    """Do you begin with a power?"""
    return ask(seat, OPENINGS, default=open_plainly())


def add_power(game: Game, seat: int, number: int) -> None:
    """For a step: the power counts in this battle, and is used up for as long as its card says."""
    s = game.state
    use_up(s, seat, number)
    deed = deed_of(s)
    set_deed(s, deed._replace(powers=(*deed.powers, (seat, number))))
    game.say(POWER_USED, seat, number)


# --- B4: the rating, with the powers that go with it ------------------------------------------------------------------


def chooser(deed: Deed) -> int:
    """Who chooses a rating next: the acting hero, then the hero attacked (DR-HVH-5)."""
    return deed.hero if deed.rating == NONE else deed.opponent


def with_rating(deed: Deed, rating: int) -> Deed:
    """The deed once the next hero to choose has taken this rating."""
    return deed._replace(rating=rating) if deed.rating == NONE else deed._replace(foe_rating=rating)


_USES_OF = tuple([f"use_{name}" for name in RATING_NAMES])
"""By rating: how powers name its use (`content.terms`)."""


@law("DR-BAT-6", "DR-GEN-12")
def rating_forbidden(s: State, seat: int, *way: int) -> Refusal | None:
    """Some monsters forbid a rating (Spell-proof, Ethereal)."""
    deed = deed_of(s)
    if deed.monster == NONE:
        return None
    what = _USES_OF[way[0]]
    for each in statics(monster_powers(s, deed.tile, deed), Forbid, s, NONE, deed):
        if each.what == what:
            return RATING_FORBIDDEN
    return None


@law("DR-ABI-5")
def affordable(s: State, seat: int, numbers: tuple[int, ...]) -> bool:
    """Whether the hero can pay for all of them: wounds as a cost must not defeat them."""
    cost = sum(power(number).cost.wounds for number in numbers)
    return not cost or s.heroes[seat].wounds + cost < life(s.heroes[seat])


@law("DR-BAT-6", "DR-HVH-4", "DR-ABI-6")
def ways(s: State, seat: int, *about: int) -> list[tuple[int, ...]]:
    """Brawn and Magic, the hero's better one first, each alone and with any of the powers that can be used with it."""
    ratings = (MAGIC, BRAWN) if trained(s, seat, MAGIC) > trained(s, seat, BRAWN) else (BRAWN, MAGIC)
    if not at_window(s, seat, "battle_pool"):
        return [(rating,) for rating in ratings]
    deed = deed_of(s)
    found: list[tuple[int, ...]] = []
    for rating in ratings:
        found.append((rating,))
        numbers = usable(s, seat, "battle_pool", with_rating(deed, rating))
        for size in range(1, len(numbers) + 1):
            found += [(rating, *chosen) for chosen in combinations(numbers, size) if affordable(s, seat, chosen)]
    return found


@step("DR-BAT-6", "DR-HVH-4", "DR-ABI-5", "DR-ABI-6")
def fight_with(game: Game, rating: Rating, *powers: PowerId) -> None:
    """Fight with this rating, and add these powers; what they cost is paid at once."""
    s = game.state
    seat = chooser(deed_of(s))
    set_deed(s, with_rating(deed_of(s), rating))
    for number in powers:
        add_power(game, seat, number)
        game.then(pay(seat, number))


WAYS: tuple[Offer, ...] = (Offer(fight_with, ways, each=(rating_forbidden,)),)


@decision("DR-BAT-6", "DR-HVH-4", "DR-HVH-5")
def way_to_fight(game: Game, seat: SeatId) -> Choice:
    """With what do you fight?"""
    return ask(seat, WAYS)


@step("DR-BAT-6", "DR-HVH-5")
def way_is_chosen(game: Game) -> None:
    """The next hero to choose decides how to fight, if there is a choice."""
    ask_unless_forced(game, way_to_fight(chooser(deed_of(game.state))))


# --- B6: which powers count -------------------------------------------------------------------------------------------


@lru_cache(1024)
def _does(number: int, kind: type[Operation]) -> bool:
    return any(isinstance(each, kind) for each in power(number).do)


@law("DR-ABI-9")
def may_not_block(deed: Deed, seat: int) -> bool:
    """Whether the hero has used a power that bars every kind of block (Reckless Swing)."""
    return any(user == seat and _does(number, NoBlock) for user, number in deed.powers)


@law("DR-ABI-3", "DR-ABI-4")
def on_assigning(s: State, seat: int) -> list[int]:
    """A hero's powers for the assignment of dice, those that work by themselves and optional ones."""
    numbers = at_window(s, seat, "assign")
    if not numbers:
        return []
    deed = deed_of(s)
    return [number for number in numbers if left(s, seat, number) and holds(s, seat, number, deed)]
