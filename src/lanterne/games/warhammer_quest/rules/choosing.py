"""Who plays whom, and who carries the lantern (WQ-SET-1 to WQ-SET-5)."""

from functools import partial

from lanterne.engine import SEATS, Call, Choice, Event, Offer, decision, law, sealed, step
from lanterne.games.warhammer_quest.content.cards import LANTERN
from lanterne.games.warhammer_quest.content.warriors import WARRIOR_NAMES
from lanterne.games.warhammer_quest.rules.dice import highest
from lanterne.games.warhammer_quest.rules.dungeon import change
from lanterne.games.warhammer_quest.state import NONE, CardRow, Game, State, Warrior
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS

WARRIOR_TAKEN = Event("warrior-taken", "WQ-SET-1", seat=SEATS, warrior=WARRIOR_IDS)
WISH_ROLLED = Event("wish-rolled", "WQ-SET-1", seat=SEATS, warrior=WARRIOR_IDS, dice=PIPS)
LEADER_ROLLED = Event("leader-rolled", "WQ-SET-5", warrior=WARRIOR_IDS, dice=PIPS)
LEADS = Event("leads", "WQ-SET-5", warrior=WARRIOR_IDS)


# --- who plays whom ---------------------------------------------------------------------------------------------------


@law("WQ-SET-1", "WQ-VAR-1", "WQ-VAR-3")
def warriors_left(s: State, seat: int) -> list[tuple[int]]:
    """The warriors nobody plays yet."""
    return [(warrior,) for warrior in range(len(WARRIOR_NAMES)) if s.warriors[warrior].seat == NONE]


@step("WQ-SET-1")
def take_warrior(game: Game, warrior: Warrior) -> None:
    """A wish, revealed when all have answered."""


def one_each(s: State, seat: int) -> Call:
    """A warrior for each seat that has none, so that no dice need decide."""
    without = [each for each, warrior in enumerate(s.party) if warrior == NONE]
    return take_warrior(*warriors_left(s, seat)[without.index(seat)])


WHOM = (Offer(take_warrior, warriors_left),)


@decision("WQ-SET-1", "WQ-SET-2", "WQ-VAR-1", "WQ-VAR-3")
def choose_warriors(game: Game) -> Choice | None:
    """Which warrior do you play? All who have none yet choose at the same time."""
    without = tuple(seat for seat, warrior in enumerate(game.state.party) if warrior == NONE)
    return sealed(without, share_warriors(), WHOM) if without else None


@step("WQ-SET-1")
def share_warriors(game: Game) -> None:
    """Everybody gets the warrior they wished for. If several want the same one, they roll, ties again, and the highest
    gets it. The others choose again, unless one warrior is left for one player."""
    s = game.state
    wishes: dict[int, list[int]] = {}
    for seat, warrior in enumerate(s.party):
        if warrior == NONE:
            wishes.setdefault(game.sealed(seat)[1], []).append(seat)
    for warrior, seats in wishes.items():
        takes(game, highest(game, seats, partial(_say_wish, game, warrior)), warrior)
    without = [seat for seat, warrior in enumerate(s.party) if warrior == NONE]
    left = warriors_left(s, NONE)
    if len(without) == len(left) == 1:
        takes(game, without[0], *left[0])
    elif without:
        game.then(choose_warriors())


def takes(game: Game, seat: int, warrior: int) -> None:
    """A player gets a warrior."""
    seat_warrior(game.state, seat, warrior)
    game.say(WARRIOR_TAKEN, seat, warrior)


def _say_wish(game: Game, warrior: int, seat: int, die: int) -> None:
    game.say(WISH_ROLLED, seat, warrior, (die - 1,))


def seat_warrior(s: State, seat: int, warrior: int) -> None:
    """Give a seat its warrior."""
    s.party = (*s.party[:seat], warrior, *s.party[seat + 1 :])
    change(s, warrior, seat=seat)


# --- the lantern ------------------------------------------------------------------------------------------------------


def take_lantern(game: Game, warrior: int) -> None:
    """A warrior gets the lantern at the start and leads."""
    s = game.state
    s.cards.append(CardRow(LANTERN, warrior))
    s.leader = warrior
    game.say(LEADS, warrior)


def whole_party(s: State, seat: int) -> list[tuple[int]]:
    """Any warrior of the party."""
    return [(warrior,) for warrior in s.party]


@step("WQ-SET-5")
def name_leader(game: Game, warrior: Warrior) -> None:
    """A proposal, revealed when all have answered."""


LEADERS = (Offer(name_leader, whole_party),)


@decision("WQ-SET-5")
def choose_leader(game: Game) -> Choice:
    """Who carries the lantern? Each player names a warrior."""
    return sealed(tuple(range(len(game.state.party))), agree_on_leader(), LEADERS)


@step("WQ-SET-5")
def agree_on_leader(game: Game) -> None:
    """If all name the same warrior, that one leads; otherwise each warrior rolls, and the highest leads."""
    s = game.state
    named = {game.sealed(seat)[1] for seat in range(len(s.party))}
    if len(named) == 1:
        take_lantern(game, named.pop())
    else:
        take_lantern(
            game, highest(game, list(s.party), lambda warrior, die: game.say(LEADER_ROLLED, warrior, (die - 1,)))
        )
