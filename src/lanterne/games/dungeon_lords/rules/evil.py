"""The Evilometer, and the paladin who comes to the most evil lord."""

from lanterne.engine import NUMBER, SEATS, Event, SeatId, law, step
from lanterne.games.dungeon_lords.content.adventurers import ILLUSION, PALADINS
from lanterne.games.dungeon_lords.content.settings import HIGHEST, LOWEST, PALADIN_SPACE
from lanterne.games.dungeon_lords.rules import ahead
from lanterne.games.dungeon_lords.state import ADVENTURER_IDS, GONE, NONE, TENT, Game, Hero, State, put, turn_order

EVIL_GAINED = Event("evil-gained", "DL-GEN-4", seat=SEATS, amount=NUMBER, evil=NUMBER)
EVIL_LOST = Event("evil-lost", "DL-GEN-4", seat=SEATS, amount=NUMBER, evil=NUMBER)
EVIL_STAYS = Event("evil-stays", "DL-GEN-5", seat=SEATS, evil=NUMBER)
PALADIN_COMES = (
    Event("paladin-comes", "DL-PAL-2", paladin=ADVENTURER_IDS, seat=SEATS)
    .staged("paladin", sound="doom")
    .befalling("seat")
)
PALADIN_MOVES = Event("paladin-moves", "DL-PAL-3", paladin=ADVENTURER_IDS, seat=SEATS, host=SEATS)


@step("DL-GEN-4", "DL-GEN-5", "DL-EVL-4")
def evil_moves(game: Game, seat: SeatId, by: int) -> None:
    """Move the counter by the whole amount, but not past the ends of the track; then the paladin looks around."""
    s = game.state
    lord = s.lords[seat]
    evil = min(HIGHEST, max(LOWEST, lord.evil + by))
    if evil == lord.evil:
        game.say(EVIL_STAYS, seat, evil)
        return
    put(s, seat, lord._replace(evil=evil))
    game.say(EVIL_GAINED if by > 0 else EVIL_LOST, seat, abs(evil - lord.evil), evil)
    if drawn_to(s) != NONE:
        game.at_once(paladin_looks_around())


@law("DL-EVL-2", "DL-EVL-3")
def by_evil(s: State) -> tuple[int, ...]:
    """All lords, the least evil first. Among equals the earlier one in turn order counts as less evil."""
    return tuple(sorted(turn_order(s), key=lambda seat: s.lords[seat].evil))


@law("DL-PAL-2", "DL-PAL-3", "DL-PAL-4", "DL-PAL-5", "DL-PAL-7", "DL-PAL-10", "DL-YR2-3")
def drawn_to(s: State) -> int:
    """The lord the paladin visits now, or NONE: on or above the paladin space, and strictly above the current host.
    Among several the highest, among equals the last in turn order."""
    if s.paladin == GONE:
        return NONE
    above = s.lords[s.paladin].evil if s.paladin != TENT else PALADIN_SPACE - 1
    evil = max([lord.evil for lord in s.lords])
    return by_evil(s)[-1] if evil >= PALADIN_SPACE and evil > above else NONE


@step("DL-PAL-1", "DL-PAL-6", "DL-CBT-10", "DL-CBT-11")
def paladin_looks_around(game: Game) -> None:
    """The paladin goes at once to the lord who draws him, with his damage and extra hit points, to the front of the
    line but behind an illusion. If he leaves a battle without a party, it stops."""
    s = game.state
    to = drawn_to(s)
    if to == NONE:
        return
    paladin = PALADINS[s.year - 1]
    hero = Hero(paladin)
    if s.paladin == TENT:
        game.say(PALADIN_COMES, paladin, to)
    else:
        host = s.lords[s.paladin]
        hero = next(each for each in host.party if each.who == paladin)
        put(s, s.paladin, host._replace(party=tuple(each for each in host.party if each.who != paladin)))
        game.say(PALADIN_MOVES, paladin, to, s.paladin)
    party = s.lords[to].party
    behind = sum(each.who == ILLUSION for each in party)
    put(s, to, s.lords[to]._replace(party=(*party[:behind], hero, *party[behind:])))
    s.paladin = to
    if s.fight is not None:
        game.then(ahead.party_is_checked())
