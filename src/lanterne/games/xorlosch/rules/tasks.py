"""Tasks and power (XOR-TSK): who may do a task, and who would receive it."""

from lanterne.engine import Refusal, has, law
from lanterne.games.xorlosch.content.cards import CARD_TYPE, QUEST_MAJORITY
from lanterne.games.xorlosch.content.dwarfs import DICE_OF_A_TYPE
from lanterne.games.xorlosch.content.settings import DICE_PER_PLAYER, POWER_POTION, POWER_TRAP
from lanterne.games.xorlosch.state import NONE, RENOUNCED, TASK_SQUARE, Pick, State, clockwise, first_die

UNCOVERED = Refusal("task-without-candidate", "XOR-QST-3")
NOTHING_COVERED = Refusal("no-quest-covered", "XOR-QST-3")


@law("XOR-TSK-2", "XOR-TSK-3", "XOR-TSK-4", "XOR-POT-2", "XOR-POT-3", "XOR-POT-5", "XOR-TRP-2", "XOR-TRP-4")
def power(s: State, seat: int, card: int) -> int:
    """The levels of the player's dwarfs of the task's type on its square, added up; a potion on one of them or a trap
    bound to the task counts instead, the trap before the potion."""
    square = TASK_SQUARE[s.board][card]
    first = first_die(s.players[seat].colour)
    for trap in s.traps:
        if trap.card == card and first <= trap.die < first + DICE_PER_PLAYER:
            return POWER_TRAP
    first += DICE_OF_A_TYPE * CARD_TYPE[card]
    total = 0
    for die in (first, first + 1, first + 2):  # the dice of the type: a range is slower here
        if s.where[die] == square:
            if has(s.potions, die):
                return POWER_POTION
            total += s.level[die]
    return total


def nobody_is_there(s: State, card: int) -> bool:
    """No dwarf is on the square of the task, so nobody has power for it (a quick test before the exact count)."""
    return TASK_SQUARE[s.board][card] not in s.where and not s.traps


@law("XOR-DIP-7", "XOR-DIP-8")
def renounced(s: State, seat: int, card: int) -> bool:
    """Whether the player has given up this task in the negotiation that is going on."""
    return any(a.card == card and a.seat == seat and a.said == RENOUNCED for a in s.answers)


@law("XOR-DIP-10")
def inherited(s: State, seat: int, card: int) -> int:
    """The power of those who renounced the task in the player's favour: the player has taken their place."""
    return max((heir.power for heir in s.heirs if heir.card == card and heir.seat == seat), default=0)


@law("XOR-TSK-5")
def candidates(s: State, card: int) -> dict[int, int]:
    """The players with power for the task who have not renounced it, with their power."""
    if nobody_is_there(s, card):
        return {}
    able = {
        seat: strength
        for seat in range(len(s.players))
        if (strength := power(s, seat, card)) and not renounced(s, seat, card)
    }
    return {seat: max(own, inherited(s, seat, card)) for seat, own in able.items()} if s.heirs else able


@law("XOR-TSK-3", "XOR-POT-4", "XOR-TRP-3")
def strongest(s: State, card: int) -> list[int]:
    """The players with the highest power for the task."""
    return _strongest_of(candidates(s, card))


def _strongest_of(able: dict[int, int]) -> list[int]:
    most = max(able.values(), default=0)
    return [seat for seat, strength in able.items() if strength == most]


def holder(s: State, card: int) -> int:
    """The player who would receive the task now, NONE if that is open."""
    return holder_of(s, card, candidates(s, card))


@law("XOR-TSK-6", "XOR-TSK-7", "XOR-TSK-8", "XOR-MAJ-5", "XOR-MAJ-8")
def holder_of(s: State, card: int, able: dict[int, int]) -> int:
    """The same, for these candidates with their power. The active player wins a tie they are part of; a tie among
    others is open (NONE) until the active player picks one of them. A pick counts for the tie it was made in, not for
    a new one between the same players."""
    if not able:
        return NONE
    tied = _strongest_of(able)
    if len(tied) == 1:
        return tied[0]
    if s.active in tied:
        return s.active
    return next((pick.seat for pick in s.picks if pick == made_pick(card, pick.seat, able)), NONE)


def made_pick(card: int, seat: int, able: dict[int, int]) -> Pick:
    """The pick of this player in the tie that these candidates with their power make."""
    tied = _strongest_of(able)
    return Pick(card, seat, max(able.values(), default=0), sum(1 << other for other in tied))


@law("XOR-TSK-8")
def default_pick(s: State, card: int) -> int:
    """Whom the software proposes in a tie: fewest task cards, then next clockwise after the active player."""
    tied = strongest(s, card)
    return min(tied, key=lambda seat: (len(s.players[seat].won), clockwise(s).index(seat)))


@law("XOR-QST-3", "XOR-TRP-5")
def covered(s: State, quest: int) -> bool:
    """Whether every task of the quest has a candidate, renunciations aside."""
    return all(can_be_done(s, card) for card in s.open[quest])


def can_be_done(s: State, card: int) -> bool:
    """Whether any player has power for the task, even one who has renounced it."""
    return not nobody_is_there(s, card) and any(power(s, seat, card) for seat in range(len(s.players)))


def uncovered(s: State, seat: int, quest: int) -> Refusal | None:
    """Some task of the quest has no candidate (XOR-QST-3)."""
    return None if covered(s, quest) else UNCOVERED


def nothing_covered(s: State, seat: int) -> Refusal | None:
    """Every open quest has a task square without a dwarf (a quick test before the exact count)."""
    here = set(s.where)
    square_of = TASK_SQUARE[s.board]
    for quest in s.open:
        for card in quest:
            if square_of[card] not in here:
                break
        else:
            if quest:
                return None
    return NOTHING_COVERED


@law("XOR-MAJ-1", "XOR-MAJ-2", "XOR-TRP-5")
def has_majority(s: State, quest: int) -> bool:
    """Whether the active player is holder of more than half of the tasks."""
    return is_majority(quest, sum(holder(s, card) == s.active for card in s.open[quest]))


def is_majority(quest: int, held: int) -> bool:
    """Whether this many tasks of a quest are more than half: 2 of 2, 2 of 3, 3 of 4 (XOR-MAJ-2)."""
    return held >= QUEST_MAJORITY[quest]
