"""Warnings before answers that a player might regret."""

from lanterne.engine import Call, View
from lanterne.games.dungeon_lords.content.cards import SPECIAL_EVENTS, VIP_VISIT, WITCH_HUNT
from lanterne.games.dungeon_lords.content.effects import DiscardMonsterOrGainEvil, PayGoodsOrGainEvil
from lanterne.games.dungeon_lords.content.monsters import MONSTERS as MONSTER_TABLE
from lanterne.games.dungeon_lords.content.settings import HIGHEST, PALADIN_SPACE
from lanterne.games.dungeon_lords.rules.events import (
    PAY_DAY,
    less,
    let_creature_go,
    pay_all,
    pay_creature,
    pay_tax,
    payments_of_all,
    unsettled,
)
from lanterne.games.dungeon_lords.rules.exchanges import exchange
from lanterne.games.dungeon_lords.rules.hiring import hire
from lanterne.games.dungeon_lords.rules.minions import PRINTED, acting
from lanterne.games.dungeon_lords.rules.production import end_production, use_room
from lanterne.games.dungeon_lords.rules.purse import feed, without
from lanterne.games.dungeon_lords.rules.special_events import offer_guest, pay_icon, take_blame
from lanterne.games.dungeon_lords.rules.spell_choices import defy_peace, pay_again
from lanterne.games.dungeon_lords.state import EVIL, GONE, ROOMS, TENT, Lord, State
from lanterne.scene import Say


def warning(view: View[State], call: Call) -> Say | None:
    """Warn of evil that would bring the paladin (DL-PAL-2, DL-PAL-3), of idle workers and of unpaid taxes."""
    if call[0] == end_production.name:
        return _idle(view)
    if call[0] == pay_tax.name:
        return _unpaid(view, call)
    evil = _evil(view.state, view.seat, call)
    return Say("warn-paladin") if evil and paladin_comes(view.state, view.seat, evil) else None


def paladin_comes(s: State, seat: int, evil: int) -> bool:
    """Whether this much more evil would draw the paladin to this lord, as things stand."""
    if s.paladin in (GONE, seat):
        return False
    above = s.lords[s.paladin].evil if s.paladin != TENT else PALADIN_SPACE - 1
    reached = min(HIGHEST, s.lords[seat].evil + evil)
    return reached >= PALADIN_SPACE and reached > above


PAYING = frozenset((hire.name, pay_creature.name, pay_again.name))
"""The answers that pay the wage of one creature."""


def _evil(s: State, seat: int, call: Call) -> int:
    """The evil that an answer brings at once."""
    name = call[0]
    hunt, visit = SPECIAL_EVENTS[WITCH_HUNT], SPECIAL_EVENTS[VIP_VISIT]
    if name in PAYING:
        return MONSTER_TABLE[call[1]].wage.evil
    if name == pay_all.name:
        return _least_evil(s.lords[seat], unsettled(s, seat))
    if name == feed.name and pay_all(seat) in s.agenda:
        kind, place = call[1:3]
        return _least_evil(without(s.lords[seat], place, kind), less(unsettled(s, seat), (kind, place)))
    if name == let_creature_go.name:
        return PAY_DAY.evil
    if name == exchange.name:
        return PRINTED[acting(s)[1]].cost.evil
    if name == take_blame.name and isinstance(hunt, DiscardMonsterOrGainEvil):
        return hunt.amount
    if name == offer_guest.name and isinstance(visit, PayGoodsOrGainEvil):
        return int(visit.amount - call[1] - call[2]) * visit.evil_each
    if name == pay_icon.name:
        return int(call[2] == EVIL)
    return int(call[1]) if name == defy_peace.name else 0


def _least_evil(lord: Lord, left: list[tuple[int, int]]) -> int:
    """The evil that paying all of these brings in any case. Feeding one monster to another may save some of it; a
    warning comes then (DL-EVT-3)."""
    return min(evil for evil, _ in payments_of_all(lord, left))


def _idle(view: View[State]) -> Say | None:
    """The first room that could still be used."""
    rooms = [option for option in view.options() if option[0] == use_room.name]
    return Say("warn-idle", {"room": Say(f"room-{ROOMS.name(rooms[0][1])}")}) if rooms else None


def _unpaid(view: View[State], call: Call) -> Say | None:
    """What the lord could pay but would leave unpaid."""
    most = max(option[1] for option in view.options() if option[0] == pay_tax.name)
    return Say("warn-unpaid", {"count": most - call[1]}) if call[1] < most else None
