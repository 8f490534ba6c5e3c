"""Paying for spells (WQ-MAG-2 to 4): this turn's power, tokens, and treasures that hold power."""

from lanterne.engine import NUMBER, Choice, Event, Offer, Refusal, ask, decision, law, step
from lanterne.engine.choice import options
from lanterne.games.warhammer_quest.content.cards import FIRST_TREASURE, ITEM_NAMES, TREASURES
from lanterne.games.warhammer_quest.content.warriors import WIZARD
from lanterne.games.warhammer_quest.rules.gear import spend, spend_charges
from lanterne.games.warhammer_quest.state import Game, State
from lanterne.kit.pips import PIPS

PAID_WITH_POWER = Event("paid-with-power", "WQ-MAG-2", power=NUMBER, left=NUMBER)
PAID_WITH_TOKENS = Event("paid-with-tokens", "WQ-MAG-4", tokens=NUMBER, left=NUMBER)
PAID_WITH_ORB = Event("paid-with-orb", "WQ-MAG-4", charges=NUMBER)
PAID_WITH_SHARD = Event("paid-with-shard", "WQ-MAG-4", charges=NUMBER)
DEATHSTONE_PAYS = Event("deathstone-pays", "WQ-MAG-2", dice=PIPS)
DEATHSTONE_FAILS = Event("deathstone-fails", "WQ-MAG-2", dice=PIPS, power=NUMBER)

NOT_ENOUGH = Refusal("not-enough-power", "WQ-MAG-2")

ORB, SHARD, DEATHSTONE = (ITEM_NAMES.index(name) for name in ("orb-of-might", "shard", "deathstone"))
SOURCES = frozenset((ORB, SHARD, DEATHSTONE))
ANY_COST = 99
STONE_FAILS = TREASURES[DEATHSTONE - FIRST_TREASURE].numbers["fails_up_to"]

CASTING = "casting"
"""The scope of a spell being cast; the rest of it is dropped if the spell fails."""


@law("WQ-MAG-4")
def charges(s: State, item: int) -> int:
    """The points of power in the Wizard's orb or shard."""
    return sum(row.charges for row in s.cards if row.item == item and row.holder == WIZARD)


def has_deathstone(s: State) -> bool:
    """Whether the Wizard has the Deathstone, unused."""
    return any(row.item == DEATHSTONE and row.holder == WIZARD and not row.used for row in s.cards)


def purse(s: State) -> int:
    """The highest cost that can be paid; with the Deathstone, any."""
    most = s.power + s.tokens
    for row in s.cards:
        if row.item in SOURCES and row.holder == WIZARD and not row.used:
            if row.item == DEATHSTONE:
                return ANY_COST
            most += row.charges
    return most


@law("WQ-MAG-2", "WQ-MAG-3", "WQ-MAG-4")
def can_pay(s: State, cost: int) -> bool:
    """Whether a spell of this cost can be cast, perhaps with the Deathstone."""
    return cost <= s.power + s.tokens or cost <= purse(s)


@law("WQ-MAG-2", "WQ-MAG-4")
def ways_to_pay(s: State, seat: int, cost: int) -> list[tuple[int, int, int]]:
    """Tokens, points of the orb and points of the shard that make up for missing power. This turn's power always goes
    first, because only it is lost at the end of the turn."""
    lacking = max(0, cost - s.power)
    orb, shard = charges(s, ORB), charges(s, SHARD)
    return [
        (lacking - from_orb - from_shard, from_orb, from_shard)
        for from_orb in range(min(orb, lacking) + 1)
        for from_shard in range(min(shard, lacking - from_orb) + 1)
        if lacking - from_orb - from_shard <= s.tokens
    ]


@step("WQ-MAG-2", "WQ-MAG-3", "WQ-MAG-4")
def pay(game: Game, cost: int, tokens: int, orb: int, shard: int) -> None:
    """Power is spent, and tokens and points are gone for good."""
    s = game.state
    power = cost - tokens - orb - shard
    s.power -= power
    s.tokens -= tokens
    if power:
        game.say(PAID_WITH_POWER, power, s.power)
    if tokens:
        game.say(PAID_WITH_TOKENS, tokens, s.tokens)
    if orb:
        game.say(PAID_WITH_ORB, orb)
        spend_charges(s, WIZARD, ORB, orb)
    if shard:
        game.say(PAID_WITH_SHARD, shard)
        spend_charges(s, WIZARD, SHARD, shard)


@step("WQ-MAG-2")
def use_deathstone(game: Game) -> None:
    """On 3 to 6 the spell costs nothing. On 1 or 2 it fails, and this turn's remaining power is lost, but no token."""
    s = game.state
    spend(s, WIZARD, DEATHSTONE)
    die = game.roll(6)
    if die > STONE_FAILS:
        game.say(DEATHSTONE_PAYS, (die - 1,))
        return
    game.say(DEATHSTONE_FAILS, (die - 1,), s.power)
    s.power = 0
    game.leave(CASTING)


def costs(s: State, seat: int, cost: int) -> list[tuple[int, int, int, int]]:
    """Each way to pay, preceded by the cost."""
    return [(cost, *way) for way in ways_to_pay(s, seat, cost)]


def no_deathstone(s: State, seat: int, cost: int) -> Refusal | None:
    """Only with the stone."""
    return None if has_deathstone(s) else NOT_ENOUGH


PAYING = (Offer(pay, costs), Offer(use_deathstone, closed=(no_deathstone,)))


@decision("WQ-MAG-2", "WQ-MAG-4")
def payment(game: Game, cost: int) -> Choice:
    """How is the spell paid for?"""
    s = game.state
    return ask(s.warriors[WIZARD].seat, PAYING, cost)


@step("WQ-MAG-2", "WQ-MAG-4")
def pay_for(game: Game, cost: int) -> None:
    """Pay for the spell. If there is only one way to, nobody is asked."""
    s = game.state
    seat = s.warriors[WIZARD].seat
    ways = options(s, ask(seat, PAYING, cost), seat)
    game.then(ways[0] if len(ways) == 1 else payment(cost))
