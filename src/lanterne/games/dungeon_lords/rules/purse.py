"""What lords pay and receive: gold, food, imps, evil, traps, and monsters that are fed to others."""

from lanterne.engine import (
    NUMBER,
    SEATS,
    Call,
    Card,
    Event,
    Offer,
    Refusal,
    SeatId,
    ask,
    decision,
    law,
    only,
    part,
    step,
)
from lanterne.engine.choice import Choice
from lanterne.games.dungeon_lords.content.effects import Cost, Gain
from lanterne.games.dungeon_lords.content.monsters import MONSTERS as MONSTER_TABLE
from lanterne.games.dungeon_lords.rules.evil import evil_moves
from lanterne.games.dungeon_lords.state import (
    FOOD,
    GOLD,
    GOODS,
    IMP,
    MONSTERS,
    READY,
    SPENT,
    STATIONED,
    TRAPS,
    Game,
    Lord,
    Monster,
    Place,
    State,
    Trap,
    put,
)
from lanterne.kit.options import ask_unless_forced

_FIELDS = ("ready", "spent", "stationed")

PAID = Event("paid", "DL-GEN-2", seat=SEATS, amount=NUMBER, goods=GOODS)
RECEIVED = Event("received", "DL-GEN-2", seat=SEATS, amount=NUMBER, goods=GOODS)
TRAP_GIVEN_UP = Event("trap-given-up", "DL-SUP-4", seat=SEATS, trap=TRAPS)
TRAP_DRAWN = Event("trap-drawn", "DL-TRP-1", seat=SEATS, trap=TRAPS)
TRAPS_SHUFFLED = Event("traps-shuffled", "DL-SUP-3", number=NUMBER)
MONSTER_FED = Event("monster-fed", "DL-MON-3", seat=SEATS, monster=MONSTERS, eater=MONSTERS)

CANNOT_PAY = Refusal("cannot-pay", "DL-GEN-3")


# --- creatures --------------------------------------------------------------------------------------------------------


def creatures(lord: Lord, place: int) -> tuple[int, ...]:
    """The lord's creatures in that place, by kind, in the order in which they came."""
    found: tuple[int, ...] = getattr(lord, _FIELDS[place])
    return found


def without(lord: Lord, place: int, kind: int) -> Lord:
    """The lord without one creature of this kind in that place."""
    kinds = list(creatures(lord, place))
    kinds.remove(kind)
    return lord._replace(**{_FIELDS[place]: tuple(kinds)})


def with_(lord: Lord, place: int, kind: int) -> Lord:
    """The lord with one more creature of this kind in that place."""
    return lord._replace(**{_FIELDS[place]: (*creatures(lord, place), kind)})


@part("DL-SUP-4")
def dismiss(s: State, seat: int, kind: int, place: int) -> None:
    """Discard the creature for good. A Troll's token goes with it (DL-SUP-2): tokens are counted by tiles."""
    lord = without(s.lords[seat], place, kind)
    put(s, seat, lord)
    s.dismissed = (*s.dismissed, kind)


def monsters_of(lord: Lord) -> list[tuple[int, int]]:
    """Kind and place of each of the lord's monsters, without ghosts; equal ones are listed once."""
    found: list[tuple[int, int]] = []
    for place in (READY, SPENT, STATIONED):
        kinds = creatures(lord, place)
        found += [(kind, place) for kind in sorted(set(kinds)) if not MONSTER_TABLE[kind].ghost]
    return found


def number_of_monsters(lord: Lord) -> int:
    """The number of monsters, not counting ghosts."""
    return sum([not MONSTER_TABLE[kind].ghost for kind in lord.ready + lord.spent + lord.stationed])


def icons_of(kind: int) -> int:
    """The number of icons in its wage: roughly what a creature costs."""
    wage = MONSTER_TABLE[kind].wage
    return wage.gold + wage.food + wage.evil + wage.traps + wage.monsters


# --- paying -----------------------------------------------------------------------------------------------------------


@law("DL-GEN-3", "DL-GEN-5", "DL-MON-3")
def can_pay(lord: Lord, cost: Cost, eaters: int = 0) -> bool:
    """Whether the lord can pay all of it. Evil can always be taken. `eaters` is the number of their own monsters that
    may not be fed because they are the ones being paid."""
    return (
        lord.gold >= cost.gold
        and lord.food >= cost.food
        and lord.imps >= cost.imps
        and len(lord.traps) >= cost.traps
        and (not cost.monsters or number_of_monsters(lord) - eaters >= cost.monsters)
    )


def _tell(game: Game, event: Event, seat: int, goods: Cost | Gain) -> None:
    for amount, kind in ((goods.gold, GOLD), (goods.food, FOOD), (goods.imps, IMP)):
        if amount:
            game.say(event, seat, amount, kind)


def pay(game: Game, seat: int, cost: Cost, eater: int = -1, place: int = READY, *, told: bool = False) -> None:
    """Pay all of it; it must be payable. Gold, food and imps go at once; the rest (evil, traps and monsters of the
    lord's choice) goes on the agenda. The `eater` of that kind in that place is not fed to itself. `told`: goods that
    another event has already reported."""
    s = game.state
    lord = s.lords[seat]
    if cost.gold or cost.food or cost.imps:
        put(s, seat, lord._replace(gold=lord.gold - cost.gold, food=lord.food - cost.food, imps=lord.imps - cost.imps))
        if not told:
            _tell(game, PAID, seat, cost)
    calls: list[Call] = []
    if cost.evil:
        calls.append(evil_moves(seat, cost.evil))
    calls += [trap_is_paid(seat)] * cost.traps + [monster_is_fed(seat, eater, place)] * cost.monsters
    game.then(*calls)


def receive(game: Game, seat: int, gain: Gain, *, told: bool = False) -> None:
    """Take gold, food, imps and traps at once; lost evil moves next. Tunnels, monsters and rooms are chosen elsewhere.
    `told`: goods that another event has already reported."""
    s = game.state
    if gain.gold or gain.food or gain.imps:
        lord = s.lords[seat]
        put(s, seat, lord._replace(gold=lord.gold + gain.gold, food=lord.food + gain.food, imps=lord.imps + gain.imps))
        if not told:
            _tell(game, RECEIVED, seat, gain)
    if gain.traps:
        draw_traps(game, seat, gain.traps)
    if gain.evil:
        game.then(evil_moves(seat, gain.evil))


# --- traps ------------------------------------------------------------------------------------------------------------


@law("DL-SUP-3")
def traps_left(s: State) -> int:
    """How many traps can still be drawn."""
    return len(s.trap_pile) + len(s.sprung) + len(s.given_up)


def draw_traps(game: Game, seat: int, number: int) -> int:
    """Draw up to `number` traps and return how many there were. The discard is reshuffled if the pile is empty."""
    s = game.state
    drawn = 0
    while drawn < number and traps_left(s):
        if not s.trap_pile:
            _reshuffle_discard(game)
        trap, s.trap_pile = s.trap_pile[0], s.trap_pile[1:]
        lord = s.lords[seat]
        since_reshuffle = lord.drawn_anew + bool(s.shuffled_back)
        put(s, seat, lord._replace(traps=(*lord.traps, trap), drawn_anew=since_reshuffle))
        game.say(TRAP_DRAWN, seat, only(trap, seat))
        drawn += 1
    return drawn


def _reshuffle_discard(game: Game) -> None:
    """Shuffle the whole discard into a new pile. A lord who knew one of its cards knows that it is in the pile, but not
    where."""
    s = game.state
    everybody = (1 << len(s.lords)) - 1
    s.shuffled_back = [*(Card(trap, everybody) for trap in s.sprung), *s.given_up]
    s.trap_pile = tuple(game.shuffle(TRAPS, [card.face for card in s.shuffled_back]))
    s.sprung, s.given_up = (), []
    for seat, lord in enumerate(s.lords):
        put(s, seat, lord._replace(drawn_anew=0))
    game.say(TRAPS_SHUFFLED, len(s.trap_pile))


def trap_kinds(lord: Lord) -> list[tuple[int]]:
    """The kinds of traps that the lord holds, the oldest first, each once."""
    return [(trap,) for trap in dict.fromkeys(lord.traps)]


@step("DL-SUP-4", "DL-MON-3")
def give_up_trap(game: Game, trap: Trap, seat: SeatId) -> None:
    """It goes face down to the discard; only the lord who gave it up knows it."""
    s = game.state
    lord = s.lords[seat]
    held = list(lord.traps)
    held.remove(trap)
    put(s, seat, lord._replace(traps=tuple(held)))
    s.given_up.append(Card(trap, 1 << seat))
    game.say(TRAP_GIVEN_UP, seat, only(trap, seat))


def _own_traps_to_give(s: State, seat: int) -> list[tuple[int, int]]:
    return [(trap, seat) for (trap,) in trap_kinds(s.lords[seat])]


TRAP_TO_GIVE = (Offer(give_up_trap, _own_traps_to_give),)


@step("DL-GEN-7")
def trap_is_paid(game: Game, seat: SeatId) -> None:
    """A lord with two or more traps is always asked, even if they are equal: otherwise the others could tell."""
    held = game.state.lords[seat].traps
    game.then(give_up_trap(held[0], seat) if len(held) == 1 else give_trap(seat))


@decision("DL-MON-3")
def give_trap(game: Game, seat: SeatId) -> Choice | None:
    """Pay with a trap of the lord's choice."""
    return ask(seat, TRAP_TO_GIVE)


# --- monsters that are fed --------------------------------------------------------------------------------------------


@step("DL-MON-3", "DL-SUP-2")
def feed(game: Game, monster: Monster, place: Place, seat: SeatId) -> None:
    """The monster is fed to another one: discard it."""
    dismiss(game.state, seat, monster, place)


@step("DL-MON-3")
def is_eaten(game: Game, seat: SeatId, eater: Monster) -> None:
    """Say which monster, the last one discarded, was fed to which."""
    game.say(MONSTER_FED, seat, game.state.dismissed[-1], eater)


def _food_for(s: State, seat: int, eater: int, place: int) -> list[tuple[int, int, int]]:
    """The cheapest first, which is the default."""
    lord = s.lords[seat]
    found = [
        (kind, at, seat)
        for kind, at in monsters_of(lord)
        if (kind, at) != (eater, place) or creatures(lord, at).count(kind) > 1
    ]
    return sorted(found, key=lambda each: icons_of(each[0]))


MONSTER_TO_FEED = (Offer(feed, _food_for),)


@step("DL-GEN-7")
def monster_is_fed(game: Game, seat: SeatId, eater: Monster, place: Place) -> None:
    """Ask which one, if there is a choice."""
    ask_unless_forced(game, feed_monster(seat, eater, place))
    game.then(is_eaten(seat, eater))


@decision("DL-MON-3")
def feed_monster(game: Game, seat: SeatId, eater: Monster, place: Place) -> Choice | None:
    """Which other monster, face up or face down? Never a ghost, and never the one that is paid."""
    return ask(seat, MONSTER_TO_FEED, eater, place)
