"""Hire Monster (DL-MON)."""

from lanterne.engine import NUMBER, SEATS, Choice, Event, Offer, Refusal, ask, decision, law, step
from lanterne.games.dungeon_lords.content.effects import Cost
from lanterne.games.dungeon_lords.content.monsters import MONSTERS as MONSTER_TABLE
from lanterne.games.dungeon_lords.rules.minions import DECLINE, PRINTED, acting, go_home
from lanterne.games.dungeon_lords.rules.purse import can_pay, pay, with_
from lanterne.games.dungeon_lords.state import MONSTERS, READY, SPACES, Game, Monster, Space, State, put

HIRED = Event("hired", "DL-MON-1", seat=SEATS, monster=MONSTERS, gold=NUMBER, food=NUMBER)
NOBODY_TO_HIRE = Event("nobody-to-hire", "DL-MON-5", seat=SEATS, space=SPACES)

WAGE_TOO_HIGH = Refusal("wage-too-high", "DL-MON-5")


def _together(one: Cost, other: Cost) -> Cost:
    return Cost(
        gold=one.gold + other.gold,
        food=one.food + other.food,
        evil=one.evil + other.evil,
        imps=one.imps + other.imps,
        traps=one.traps + other.traps,
        monsters=one.monsters + other.monsters,
    )


PRICES: tuple[tuple[Cost, ...], ...] = tuple(
    tuple(_together(printed.cost, monster.wage) for monster in MONSTER_TABLE) for printed in PRINTED
)
"""The cost of each space together with each kind of creature."""


@law("DL-MON-2", "DL-MON-5")
def wage_too_high(s: State, seat: int, space: int, monster: int) -> Refusal | None:
    """Refuse a lord who cannot pay the wage and the space's own cost together."""
    return None if can_pay(s.lords[seat], PRICES[space][monster]) else WAGE_TOO_HIGH


@law("DL-ACT-4")
def cannot_hire(s: State, seat: int, space: int) -> Event | None:
    """Refuse if there is no creature that the lord can pay."""
    payable = any(wage_too_high(s, seat, space, monster) is None for monster in s.tavern)
    return None if payable else NOBODY_TO_HIRE


@step("DL-MON-1", "DL-MON-2", "DL-MON-3", "DL-MON-4", "DL-MON-6")
def hire(game: Game, monster: Monster) -> None:
    """The creature goes face up to the lair, a Troll with its token, and its wage is paid. It is not fed to itself."""
    s = game.state
    seat, space = acting(s)
    tavern = list(s.tavern)
    tavern.remove(monster)
    s.tavern = tuple(tavern)
    put(s, seat, with_(s.lords[seat], READY, monster))
    go_home(s, space)
    price = PRICES[space][monster]
    game.say(HIRED, seat, monster, price.gold, price.food)
    pay(game, seat, price, monster, READY, told=True)


def _on_offer(s: State, seat: int, space: int) -> list[tuple[int]]:
    return [(monster,) for monster in dict.fromkeys(s.tavern)]


HIRING = (Offer(hire, _on_offer, each=(wage_too_high,)), DECLINE)


@decision("DL-ACT-3", "DL-MON-1")
def choose_monster(game: Game, space: Space) -> Choice:
    """Which creature of the tavern do you hire?"""
    return ask(game.state.spaces[space], HIRING, space)
