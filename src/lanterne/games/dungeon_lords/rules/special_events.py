"""Phase 4: the special events, card by card; three of them are in `earthquake.py` and `fairs.py`. Decisions that affect
nobody else are made at the same time, the others in turn order, because evil can move."""

from lanterne.engine import NUMBER, SEATS, Call, Event, Offer, Refusal, SeatId, ask, decision, law, sealed, step
from lanterne.engine.choice import Choice
from lanterne.games.dungeon_lords.content import effects as e
from lanterne.games.dungeon_lords.content.cards import IMP_FAIR
from lanterne.games.dungeon_lords.content.cards import SPECIAL_EVENTS as SPECIAL_TABLE
from lanterne.games.dungeon_lords.content.monsters import MONSTERS as MONSTER_TABLE
from lanterne.games.dungeon_lords.content.settings import PALADIN_SPACE
from lanterne.games.dungeon_lords.rules.earthquake import choose_collapse
from lanterne.games.dungeon_lords.rules.events import unsettled
from lanterne.games.dungeon_lords.rules.evil import evil_moves
from lanterne.games.dungeon_lords.rules.fairs import gala, visit_fair
from lanterne.games.dungeon_lords.rules.purse import (
    CANNOT_PAY,
    TRAP_TO_GIVE,
    can_pay,
    dismiss,
    give_up_trap,
    icons_of,
    monsters_of,
    pay,
    receive,
    with_,
    without,
)
from lanterne.games.dungeon_lords.state import (
    GOODS,
    MONSTERS,
    READY,
    SPECIAL_EVENTS,
    SPENT,
    Game,
    Good,
    Monster,
    Place,
    State,
    put,
    turn_order,
)
from lanterne.kit.options import ask_unless_forced

_HUNT = next(effect for effect in SPECIAL_TABLE if isinstance(effect, e.DiscardMonsterOrGainEvil))
_STRIKE = next(effect for effect in SPECIAL_TABLE if isinstance(effect, e.WalkOut))
_VISIT = next(effect for effect in SPECIAL_TABLE if isinstance(effect, e.PayGoodsOrGainEvil))
_DEVALUATION = next(effect for effect in SPECIAL_TABLE if isinstance(effect, e.LoseShare))
_RECALL = next(effect for effect in SPECIAL_TABLE if isinstance(effect, e.DiscardTrapFor))

SPECIAL_STRIKES = Event("special-strikes", "DL-EVT-6", special=SPECIAL_EVENTS).staged("special")
MONSTER_HANDED_OVER = Event("monster-handed-over", "DL-SEV-1", seat=SEATS, monster=MONSTERS)
BLAME_TAKEN = Event("blame-taken", "DL-SEV-1", seat=SEATS)
ICON_PAID = Event("icon-paid", "DL-SEV-2", seat=SEATS, monster=MONSTERS, good=GOODS)
MONSTER_WALKS_OUT = Event("monster-walks-out", "DL-SEV-2", seat=SEATS, monster=MONSTERS)
VISIT_PAID = Event("visit-paid", "DL-SEV-3", seat=SEATS, gold=NUMBER, food=NUMBER, missing=NUMBER)
GOLD_DEVALUED = Event("gold-devalued", "DL-SEV-5", seat=SEATS, gold=NUMBER)


@step("DL-EVT-6")
def special_event(game: Game) -> None:
    """Resolve the card of the year in turn order."""
    s = game.state
    game.say(SPECIAL_STRIKES, s.special)
    game.then(*_strikes(s))


def _strikes(s: State) -> list[Call]:
    match SPECIAL_TABLE[s.special]:
        case e.DiscardMonsterOrGainEvil():
            return [witch_hunt(seat) for seat in turn_order(s)]
        case e.WalkOut():
            return [monster_strike(seat) for seat in turn_order(s)]
        case e.PayGoodsOrGainEvil():
            return [vip_visit(seat) for seat in turn_order(s)]
        case e.Collapse(tiles=tiles):
            return [choose_collapse()] * tiles
        case e.LoseShare():
            return [devaluation(seat) for seat in turn_order(s)]
        case e.MayBuy():
            return [visit_fair()] if s.special == IMP_FAIR else [gala(seat) for seat in turn_order(s)]
        case e.DiscardTrapFor():
            return [recall_traps()]
        case e.ReverseAdventurers():
            return [confused_heroes()]


# --- Witch Hunt -------------------------------------------------------------------------------------------------------


@step("DL-SEV-1")
def witch_hunt(game: Game, seat: SeatId) -> None:
    """A lord without a monster can only gain evil."""
    ask_unless_forced(game, face_mob(seat))


@step("DL-SEV-1", "DL-SUP-4")
def hand_over(game: Game, monster: Monster, place: Place, seat: SeatId) -> None:
    """The monster is discarded."""
    dismiss(game.state, seat, monster, place)
    game.say(MONSTER_HANDED_OVER, seat, monster)


@step("DL-SEV-1")
def take_blame(game: Game, seat: SeatId) -> None:
    """Gain evil instead."""
    game.say(BLAME_TAKEN, seat)
    game.then(evil_moves(seat, _HUNT.amount))


def _cheapest_first(s: State, seat: int) -> list[tuple[int, int, int]]:
    found = sorted(monsters_of(s.lords[seat]), key=lambda each: icons_of(each[0]))
    return [(kind, place, seat) for kind, place in found]


def _own_seat(s: State, seat: int) -> list[tuple[int]]:
    return [(seat,)]


MOB = (Offer(hand_over, _cheapest_first), Offer(take_blame, _own_seat))


@decision("DL-SEV-1")
def face_mob(game: Game, seat: SeatId) -> Choice | None:
    """A monster, never a ghost, or evil. By default evil, unless the paladin would come."""
    safe = game.state.lords[seat].evil + _HUNT.amount < PALADIN_SPACE
    return ask(seat, MOB, default=take_blame(seat) if safe else None)


# --- Monster Strike ---------------------------------------------------------------------------------------------------

_FIELDS = ("gold", "food", "evil", "traps", "monsters")
"""The field of the wage for each of the GOODS."""


@law("DL-SEV-2")
def strikers(s: State, seat: int) -> list[int]:
    """The kinds of face-up monsters, without ghosts, still to be settled, each once."""
    left = [kind for kind, place in unsettled(s, seat) if place == READY and not MONSTER_TABLE[kind].ghost]
    return list(dict.fromkeys(left))


@step("DL-SEV-2")
def monster_strike(game: Game, seat: SeatId) -> None:
    """The lord settles their monsters one by one."""
    s = game.state
    if strikers(s, seat):
        ask_unless_forced(game, settle_strike(seat))
    else:
        s.settled = ()


@step("DL-SEV-2")
def let_walk_out(game: Game, monster: Monster, seat: SeatId) -> None:
    """Turn the monster face down."""
    s = game.state
    put(s, seat, with_(without(s.lords[seat], READY, monster), SPENT, monster))
    game.say(MONSTER_WALKS_OUT, seat, monster)
    game.then(monster_strike(seat))


@step("DL-SEV-2")
def pay_icon(game: Game, monster: Monster, good: Good, seat: SeatId) -> None:
    """Pay a single icon of its wage; it works on."""
    s = game.state
    s.settled = (*s.settled, (monster, READY))
    game.say(ICON_PAID, seat, monster, good)
    pay(game, seat, _icon(good), monster, READY)
    game.then(monster_strike(seat))


def _icon(good: int) -> e.Cost:
    return e.Cost(**{_FIELDS[good]: _STRIKE.icons})


def _strikers(s: State, seat: int) -> list[tuple[int, int]]:
    return [(kind, seat) for kind in strikers(s, seat)]


def _icons_of_wages(s: State, seat: int) -> list[tuple[int, int, int]]:
    return [
        (kind, good, seat)
        for kind in strikers(s, seat)
        for good, field in enumerate(_FIELDS)
        if getattr(MONSTER_TABLE[kind].wage, field)
    ]


def _too_dear(s: State, seat: int, monster: int, good: int, own: int) -> Refusal | None:
    return None if can_pay(s.lords[seat], _icon(good), eaters=1) else CANNOT_PAY


STRIKE = (Offer(let_walk_out, _strikers), Offer(pay_icon, _icons_of_wages, each=(_too_dear,)))


@decision("DL-SEV-2")
def settle_strike(game: Game, seat: SeatId) -> Choice | None:
    """Which monster is settled next, and how."""
    return ask(seat, STRIKE)


# --- VIP Visit --------------------------------------------------------------------------------------------------------


@step("DL-SEV-3")
def vip_visit(game: Game, seat: SeatId) -> None:
    """A lord with nothing to offer only gains evil."""
    ask_unless_forced(game, entertain(seat))


@step("DL-SEV-3")
def offer_guest(game: Game, gold: int, food: int, seat: SeatId) -> None:
    """Pay these tokens, and gain evil for each one missing."""
    s = game.state
    lord = s.lords[seat]
    missing = _VISIT.amount - gold - food
    put(s, seat, lord._replace(gold=lord.gold - gold, food=lord.food - food))
    game.say(VISIT_PAID, seat, gold, food, missing)
    if missing:
        game.then(evil_moves(seat, missing * _VISIT.evil_each))


@law("DL-SEV-3")
def treats(s: State, seat: int) -> list[tuple[int, int, int]]:
    """Every mix that the lord can pay: the most tokens first, and among these the most food."""
    lord = s.lords[seat]
    return [
        (tokens - food, food, seat)
        for tokens in range(_VISIT.amount, -1, -1)
        for food in range(tokens, -1, -1)
        if food <= lord.food and tokens - food <= lord.gold
    ]


TREATS = (Offer(offer_guest, treats),)


@decision("DL-SEV-3")
def entertain(game: Game, seat: SeatId) -> Choice | None:
    """How much gold and food do you pay?"""
    return ask(seat, TREATS)


# --- Devaluation ------------------------------------------------------------------------------------------------------


@step("DL-SEV-5")
def devaluation(game: Game, seat: SeatId) -> None:
    """Half of the gold is lost, rounded down."""
    s = game.state
    lord = s.lords[seat]
    gold = lord.gold // _DEVALUATION.divisor
    put(s, seat, lord._replace(gold=lord.gold - gold))
    game.say(GOLD_DEVALUED, seat, gold)


# --- Trap Recall ------------------------------------------------------------------------------------------------------


@decision("DL-SEV-7", "DL-GEN-7")
def recall_traps(game: Game) -> Choice | None:
    """All lords with two or more traps choose one at the same time, even if they are equal: otherwise the others could
    tell."""
    s = game.state
    seats = tuple([seat for seat in turn_order(s) if len(s.lords[seat].traps) > 1])
    return sealed(seats, traps_are_recalled(), TRAP_TO_GIVE)


@step("DL-SEV-7")
def traps_are_recalled(game: Game) -> None:
    """In turn order each holder discards one and is paid for it."""
    s = game.state
    for seat in turn_order(s):
        held = s.lords[seat].traps
        if held:
            given = give_up_trap(held[0], seat) if len(held) == 1 else game.sealed(seat)
            game.then(given, recall_is_paid(seat))


@step("DL-SEV-7")
def recall_is_paid(game: Game, seat: SeatId) -> None:
    """Take the gold."""
    receive(game, seat, _RECALL.gain)


# --- Confused Heroes --------------------------------------------------------------------------------------------------


@step("DL-SEV-8")
def confused_heroes(game: Game) -> None:
    """This season's adventurers will be dealt in reverse order."""
    game.state.confused = True
