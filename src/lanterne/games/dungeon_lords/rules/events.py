"""Phase 4: the event of the season. Pay Day and Taxes are here, the special events in `special_events.py`."""

from collections.abc import Iterator

from lanterne.engine import NUMBER, SEATS, Call, Event, Offer, Refusal, SeatId, ask, decision, law, sealed, step
from lanterne.engine.choice import Choice
from lanterne.games.dungeon_lords.content.cards import EVENTS as EVENT_TABLE
from lanterne.games.dungeon_lords.content.effects import PayDay, Special, Taxes
from lanterne.games.dungeon_lords.content.monsters import MONSTERS as MONSTER_TABLE
from lanterne.games.dungeon_lords.rules import ahead
from lanterne.games.dungeon_lords.rules.evil import evil_moves
from lanterne.games.dungeon_lords.rules.purse import can_pay, creatures, dismiss, monsters_of, pay, without
from lanterne.games.dungeon_lords.state import (
    EVENTS,
    MONSTERS,
    NONE,
    READY,
    SEASONS,
    SPENT,
    Game,
    Lord,
    Monster,
    Place,
    State,
    put,
    turn_order,
)
from lanterne.kit.options import ask_unless_forced

PAY_DAY = next(effect for effect in EVENT_TABLE if isinstance(effect, PayDay))
TAXES = next(effect for effect in EVENT_TABLE if isinstance(effect, Taxes))

EVENT_STRIKES = Event("event-strikes", "DL-EVT-1", season=SEASONS, event=EVENTS).staged("event")
CREATURE_PAID = Event("creature-paid", "DL-EVT-2", seat=SEATS, monster=MONSTERS)
CREATURE_GONE = Event("creature-gone", "DL-EVT-2", seat=SEATS, monster=MONSTERS)
TAX_PAID = Event("tax-paid", "DL-EVT-4", seat=SEATS, gold=NUMBER, unpaid=NUMBER)

CANNOT_PAY_WAGE = Refusal("cannot-pay-wage", "DL-EVT-2")
CANNOT_PAY_ALL = Refusal("cannot-pay-all", "DL-EVT-3")


@step("DL-EVT-1", "DL-EVT-6")
def event_phase(game: Game) -> None:
    """The season's event affects all lords in turn order; then its token is removed."""
    s = game.state
    event = s.events[s.season]
    game.say(EVENT_STRIKES, s.season, event)
    game.then(*_strikes(s, event), event_is_over())


def _strikes(s: State, event: int) -> list[Call]:
    match EVENT_TABLE[event]:
        case PayDay():
            return [wages_are_due(seat) for seat in turn_order(s)]
        case Taxes():
            return [pay_taxes()]
        case Special():
            return [ahead.special_event()]
        case _:  # the blank token (DL-VAR-2)
            return []


@step("DL-EVT-1")
def event_is_over(game: Game) -> None:
    """The token is removed."""
    s = game.state
    s.past_events = (*s.past_events, s.events[s.season])
    s.events = (*s.events[: s.season], NONE, *s.events[s.season + 1 :])


# --- Pay Day ----------------------------------------------------------------------------------------------------------


@law("DL-EVT-3")
def unsettled(s: State, seat: int) -> list[tuple[int, int]]:
    """Kind and place of each creature that is still to be settled, in the order of the lair. A creature that was fed to
    another counts as an unsettled one, as long as there is one of its kind."""
    settled = list(s.settled)
    found: list[tuple[int, int]] = []
    for place in (READY, SPENT):
        for kind in creatures(s.lords[seat], place):
            if (kind, place) in settled:
                settled.remove((kind, place))
            else:
                found.append((kind, place))
    return found


@law("DL-EVT-3", "DL-MON-3")
def wage_payable(lord: Lord, kind: int) -> bool:
    """Whether the lord can pay this creature. A Demon needs another monster to eat."""
    return can_pay(lord, MONSTER_TABLE[kind].wage, eaters=not MONSTER_TABLE[kind].ghost)


def payments_of_all(lord: Lord, left: list[tuple[int, int]], evil: int = 0) -> Iterator[tuple[int, int]]:
    """All ways to pay these one after another, as far as they can be paid: the evil gained, and how many are left
    unpaid. The ways differ in which monster is fed; one that is fed before its turn costs nothing (DL-EVT-3)."""
    if not left or not wage_payable(lord, left[0][0]):
        yield evil, len(left)
        return
    (kind, place), rest = left[0], left[1:]
    wage = MONSTER_TABLE[kind].wage
    evil += wage.evil
    lord = lord._replace(gold=lord.gold - wage.gold, food=lord.food - wage.food, traps=lord.traps[wage.traps :])
    if not wage.monsters:
        yield from payments_of_all(lord, rest, evil)
        return
    alone = creatures(lord, place).count(kind) == 1
    for fed in monsters_of(lord):
        if fed != (kind, place) or not alone:
            yield from payments_of_all(without(lord, *fed[::-1]), less(rest, fed), evil)


def less(left: list[tuple[int, int]], fed: tuple[int, int]) -> list[tuple[int, int]]:
    """The creatures still to be settled once one of this kind is fed."""
    if fed not in left:
        return left
    place = left.index(fed)
    return left[:place] + left[place + 1 :]


@step("DL-EVT-2", "DL-EVT-3")
def wages_are_due(game: Game, seat: SeatId) -> None:
    """The lord settles their creatures one by one."""
    s = game.state
    if unsettled(s, seat):
        ask_unless_forced(game, settle_wages(seat))
    else:
        s.settled = ()


def _pay(game: Game, seat: int, kind: int, place: int) -> None:
    s = game.state
    s.settled = (*s.settled, (kind, place))
    game.say(CREATURE_PAID, seat, kind)
    pay(game, seat, MONSTER_TABLE[kind].wage, kind, place)


@step("DL-EVT-3")
def pay_all(game: Game, seat: SeatId) -> None:
    """Pay all the rest in the order of the lair, as far as possible."""
    s = game.state
    left = unsettled(s, seat)
    if not left or not wage_payable(s.lords[seat], left[0][0]):
        game.then(wages_are_due(seat))
        return
    _pay(game, seat, *left[0])
    game.then(pay_all(seat))


@step("DL-EVT-2")
def pay_creature(game: Game, monster: Monster, place: Place, seat: SeatId) -> None:
    """It gets its wage and stays."""
    _pay(game, seat, monster, place)
    game.then(wages_are_due(seat))


@step("DL-EVT-2", "DL-EVT-3")
def let_creature_go(game: Game, monster: Monster, place: Place, seat: SeatId) -> None:
    """It gets nothing and goes to the discard. The lord gains evil for it before settling the next."""
    dismiss(game.state, seat, monster, place)
    game.say(CREATURE_GONE, seat, monster)
    game.then(evil_moves(seat, PAY_DAY.evil), wages_are_due(seat))


def _all_at_once(s: State, seat: int) -> list[tuple[int]]:
    return [(seat,)] if len(unsettled(s, seat)) > 1 else []


def _not_all(s: State, seat: int, *args: int) -> Refusal | None:
    ways = payments_of_all(s.lords[seat], unsettled(s, seat))
    return None if any(not unpaid for _, unpaid in ways) else CANNOT_PAY_ALL


def _each(s: State, seat: int) -> list[tuple[int, int, int]]:
    return [(kind, place, seat) for kind, place in dict.fromkeys(unsettled(s, seat))]


def _not_payable(s: State, seat: int, monster: int, place: int, own: int) -> Refusal | None:
    return None if wage_payable(s.lords[seat], monster) else CANNOT_PAY_WAGE


WAGES = (
    Offer(pay_all, _all_at_once, each=(_not_all,)),
    Offer(pay_creature, _each, each=(_not_payable,)),
    Offer(let_creature_go, _each),
)


@decision("DL-EVT-2", "DL-EVT-3")
def settle_wages(game: Game, seat: SeatId) -> Choice | None:
    """Which creature is settled next, and is it paid? Or all of them at once."""
    return ask(seat, WAGES)


# --- Taxes ------------------------------------------------------------------------------------------------------------


@law("DL-EVT-4")
def tax_due(lord: Lord) -> int:
    """The tax for all tiles, including conquered ones, rounded up."""
    return -(-lord.dug.bit_count() // TAXES.tiles) * TAXES.gold


@step("DL-EVT-4")
def pay_tax(game: Game, gold: int, unpaid: int, seat: SeatId) -> None:
    """Pay this much. For each gold not paid, cubes go to the tray of unpaid taxes."""
    s = game.state
    lord = s.lords[seat]
    put(s, seat, lord._replace(gold=lord.gold - gold, unpaid=lord.unpaid + unpaid * TAXES.cubes))
    game.say(TAX_PAID, seat, gold, unpaid)


@law("DL-EVT-5")
def payments(s: State, seat: int) -> list[tuple[int, int, int]]:
    """What the lord may pay, from as much as possible down to nothing, with what is left unpaid."""
    lord = s.lords[seat]
    due = tax_due(lord)
    return [(gold, due - gold, seat) for gold in range(min(due, lord.gold), -1, -1)]


TAX_PAYMENTS = (Offer(pay_tax, payments),)


@decision("DL-EVT-4", "DL-EVT-5")
def pay_taxes(game: Game) -> Choice | None:
    """All lords with gold decide at the same time: it affects nobody else."""
    s = game.state
    return sealed(tuple([seat for seat in turn_order(s) if s.lords[seat].gold]), taxes_are_paid(), TAX_PAYMENTS)


@step("DL-EVT-4", "DL-GEN-7")
def taxes_are_paid(game: Game) -> None:
    """In turn order. A lord without gold leaves everything unpaid."""
    s = game.state
    game.then(
        *[
            game.sealed(seat) if s.lords[seat].gold else pay_tax(0, tax_due(s.lords[seat]), seat)
            for seat in turn_order(s)
        ]
    )
