"""Spells that leave the lord a choice: what happens to their monsters, and what they lose (DL-SPL)."""

from collections import Counter

from lanterne.engine import SEATS, Choice, Event, Offer, Refusal, ask, decision, law, step
from lanterne.games.dungeon_lords.content.cards import COMBAT_CARDS as CARDS
from lanterne.games.dungeon_lords.content.effects import LoseFirstAvailable, WithdrawAllOrGainEvil
from lanterne.games.dungeon_lords.content.monsters import MONSTERS as MONSTER_TABLE
from lanterne.games.dungeon_lords.content.settings import PALADIN_SPACE
from lanterne.games.dungeon_lords.rules import ahead
from lanterne.games.dungeon_lords.rules.evil import evil_moves
from lanterne.games.dungeon_lords.rules.party import defender, fight_of
from lanterne.games.dungeon_lords.rules.purse import (
    CANNOT_PAY,
    TRAP_TO_GIVE,
    can_pay,
    give_up_trap,
    pay,
    with_,
    without,
)
from lanterne.games.dungeon_lords.state import (
    FOOD,
    GOLD,
    GOODS,
    MONSTERS,
    READY,
    SPENT,
    STATIONED,
    CombatCard,
    Game,
    Lord,
    Monster,
    State,
    put,
)
from lanterne.kit.options import ask_unless_forced

WITHDRAWN = Event("withdrawn", "DL-SPL-4", monster=MONSTERS, seat=SEATS)
BANISHED = Event("banished", "DL-SPL-11", monster=MONSTERS, seat=SEATS)
NOW_A_SHEEP = Event("now-a-sheep", "DL-SPL-12", monster=MONSTERS, seat=SEATS)
STAYS_FOR_WAGE = Event("stays-for-wage", "DL-SPL-10", monster=MONSTERS, seat=SEATS)
TREASURE_LOST = Event("treasure-lost", "DL-SPL-7", seat=SEATS, goods=GOODS)
NO_TREASURE = Event("no-treasure", "DL-SPL-7", seat=SEATS)
NO_PRISONER = Event("no-prisoner", "DL-SPL-17", seat=SEATS)


# --- monsters in battle -----------------------------------------------------------------------------------------------


@law("DL-SPL-5")
def monsters_in_battle(lord: Lord) -> tuple[int, ...]:
    """The planned monsters that have not acted. Spells about monsters never affect ghosts."""
    return tuple([kind for kind in lord.stationed if not MONSTER_TABLE[kind].ghost])


def _by_strength(s: State, seat: int) -> list[tuple[int]]:
    """The kinds of monsters in battle, the weakest first: by default the lord loses that one."""
    return [(kind,) for kind in sorted(set(monsters_in_battle(s.lords[seat])), key=_most_damage)]


def _most_damage(kind: int) -> int:
    return max(sum(strike.damage for strike in line.strikes) for line in MONSTER_TABLE[kind].options)


@step("DL-SPL-4")
def withdraw(game: Game, monster: Monster) -> None:
    """It returns to the lair face up."""
    s = game.state
    seat = fight_of(s).seat
    put(s, seat, with_(without(s.lords[seat], STATIONED, monster), READY, monster))
    game.say(WITHDRAWN, monster, seat)


@step("DL-SPL-11", "DL-ATK-6")
def banish(game: Game, monster: Monster) -> None:
    """It goes to the lair face down without acting, even a Golem."""
    s = game.state
    seat = fight_of(s).seat
    put(s, seat, with_(without(s.lords[seat], STATIONED, monster), SPENT, monster))
    game.say(BANISHED, monster, seat)


@step("DL-SPL-12")
def turn_into_sheep(game: Game, monster: Monster) -> None:
    """It is a sheep for this battle."""
    s = game.state
    fight = fight_of(s)
    s.fight = fight._replace(sheep=monster)
    game.say(NOW_A_SHEEP, monster, fight.seat)


TO_WITHDRAW = (Offer(withdraw, _by_strength),)
TO_BANISH = (Offer(banish, _by_strength),)
TO_TRANSFORM = (Offer(turn_into_sheep, _by_strength),)


@decision("DL-SPL-11")
def frightened(game: Game) -> Choice | None:
    """Which monster does the Aura of Fear drive away?"""
    return ask(fight_of(game.state).seat, TO_WITHDRAW)


@decision("DL-SPL-11")
def banished(game: Game) -> Choice | None:
    """Which monster goes through the Dimensional Gate?"""
    return ask(fight_of(game.state).seat, TO_BANISH)


@decision("DL-SPL-12")
def transformed(game: Game) -> Choice | None:
    """Which monster does Metamorphosis turn into a sheep?"""
    return ask(fight_of(game.state).seat, TO_TRANSFORM)


# --- Suggestion -------------------------------------------------------------------------------------------------------


@law("DL-SPL-10")
def undecided(s: State, seat: int) -> list[tuple[int]]:
    """The kinds of monsters in battle of which one is still to be paid again or withdrawn, as planned."""
    open_ = Counter(monsters_in_battle(s.lords[seat]))
    open_.subtract(fight_of(s).paid_again)
    return [(kind,) for kind, number in open_.items() if number > 0]


def wage_too_dear(s: State, seat: int, monster: int) -> Refusal | None:
    """A monster is not fed to itself."""
    return None if can_pay(s.lords[seat], MONSTER_TABLE[monster].wage, eaters=1) else CANNOT_PAY


@step("DL-SPL-10")
def suggestion_is_made(game: Game) -> None:
    """Monster by monster, in the order the lord chooses."""
    game.then(*[monster_is_settled()] * len(monsters_in_battle(defender(game.state))))


@step("DL-SPL-10", "DL-GEN-7")
def monster_is_settled(game: Game) -> None:
    """Ask if there is a choice. A monster may have been fed to another meanwhile."""
    s = game.state
    if undecided(s, fight_of(s).seat):
        ask_unless_forced(game, suggestion())


@step("DL-SPL-10")
def pay_again(game: Game, monster: Monster) -> None:
    """Pay its whole wage once more; it stays."""
    s = game.state
    fight = fight_of(s)
    s.fight = fight._replace(paid_again=(*fight.paid_again, monster))
    game.say(STAYS_FOR_WAGE, monster, fight.seat)
    pay(game, fight.seat, MONSTER_TABLE[monster].wage, monster, STATIONED)


PAY_OR_WITHDRAW = (Offer(withdraw, undecided), Offer(pay_again, undecided, each=(wage_too_dear,)))


@decision("DL-SPL-10")
def suggestion(game: Game) -> Choice | None:
    """Which monster is paid again, or withdrawn, next?"""
    return ask(fight_of(game.state).seat, PAY_OR_WITHDRAW)


# --- Word of Peace ----------------------------------------------------------------------------------------------------


@step("DL-SPL-10", "DL-SPL-4")
def withdraw_all(game: Game) -> None:
    """Every monster in battle returns face up; ghosts stay."""
    game.then(*[withdraw(monster) for monster in monsters_in_battle(defender(game.state))])


@step("DL-SPL-10")
def defy_peace(game: Game, evil: int) -> None:
    """The monsters stay, and their lord gains evil."""
    game.then(evil_moves(fight_of(game.state).seat, evil))


def _evil_of_defiance(s: State, seat: int, card: int) -> list[tuple[int]]:
    spell = CARDS[card].spell
    return [(spell.amount,)] if isinstance(spell, WithdrawAllOrGainEvil) else []


PEACE_OR_WAR = (Offer(withdraw_all), Offer(defy_peace, _evil_of_defiance))


@decision("DL-SPL-10")
def word_of_peace(game: Game, card: CombatCard) -> Choice | None:
    """Withdraw all monsters, or gain evil. By default evil, unless the paladin would come."""
    s = game.state
    seat = fight_of(s).seat
    ((amount,),) = _evil_of_defiance(s, seat, card)
    dangerous = s.lords[seat].evil + amount >= PALADIN_SPACE
    return ask(seat, PEACE_OR_WAR, card, default=withdraw_all() if dangerous else defy_peace(amount))


# --- Detect Treasure and Jailbreak ------------------------------------------------------------------------------------


@step("DL-SPL-7", "DL-GEN-7")
def treasure_is_detected(game: Game, card: CombatCard) -> None:
    """The lord loses the first of these that they have: gold, food, a trap of their choice. With two traps they are
    asked, even if these are equal."""
    s = game.state
    seat = fight_of(s).seat
    lord = s.lords[seat]
    spell = CARDS[card].spell
    assert isinstance(spell, LoseFirstAvailable)
    found = next((good for good in spell.order if getattr(lord, good)), "")
    if found == "gold":
        put(s, seat, lord._replace(gold=lord.gold - 1))
        game.say(TREASURE_LOST, seat, GOLD)
    elif found == "food":
        put(s, seat, lord._replace(food=lord.food - 1))
        game.say(TREASURE_LOST, seat, FOOD)
    elif found == "traps":
        game.then(give_up_trap(lord.traps[0], seat) if len(lord.traps) == 1 else lose_trap())
    else:
        game.say(NO_TREASURE, seat)


@decision("DL-SPL-7")
def lose_trap(game: Game) -> Choice | None:
    """Which trap is lost for lack of gold and food?"""
    return ask(fight_of(game.state).seat, TRAP_TO_GIVE)


@step("DL-SPL-17")
def prisoner_goes_free(game: Game) -> None:
    """A prisoner of the lord's choice, if there is one."""
    s = game.state
    seat = fight_of(s).seat
    if s.lords[seat].prison:
        ask_unless_forced(game, ahead.release_prisoner(seat))
    else:
        game.say(NO_PRISONER, seat)
