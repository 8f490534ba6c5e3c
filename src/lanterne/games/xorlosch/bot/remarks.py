"""What the bots say with their answers: why they object, what they ask for, which favours and wrongs they remember.
Remarks use only what everybody can see, and bind nobody (XOR-DIP-19)."""

from lanterne.engine import NUMBER, SEATS, Call, EventRecord, Remark, View
from lanterne.games.xorlosch.bot.bargaining import (
    acceptable,
    alternative,
    counter_offer,
    gains_now,
    is_committed,
    own_utility,
)
from lanterne.games.xorlosch.bot.outlook import Outlook
from lanterne.games.xorlosch.content.settings import BOT_PROFILES
from lanterne.games.xorlosch.rules.answers import agree, renounce, renounce_for, veto
from lanterne.games.xorlosch.rules.diplomacy import propose
from lanterne.games.xorlosch.rules.favours import favour
from lanterne.games.xorlosch.rules.items import drink_potion, set_trap, tasks_on
from lanterne.games.xorlosch.rules.majority import propose_now
from lanterne.games.xorlosch.rules.tasks import candidates, holder
from lanterne.games.xorlosch.state import AGREE, CARDS, NONE, State, Trap

TALK = "XOR-DIP-19"

TOGETHER = Remark("remark-together", TALK, seat=SEATS, own=NUMBER, rest=NUMBER)
WITH_YOU = Remark("remark-with-you", TALK, seat=SEATS, other=SEATS, own=NUMBER, rest=NUMBER)
FAIR = Remark("remark-fair", TALK, seat=SEATS)
IN_RETURN = Remark("remark-in-return", TALK, seat=SEATS, other=SEATS)
IF_MINE = Remark("remark-if-mine", TALK, seat=SEATS, card=CARDS)
NOT_FORGOTTEN = Remark("remark-not-forgotten", TALK, seat=SEATS, other=SEATS)
NOT_WHILE_YOU_LEAD = Remark("remark-not-while-you-lead", TALK, seat=SEATS, other=SEATS)
RATHER_ALONE = Remark("remark-rather-alone", TALK, seat=SEATS)
TOO_LITTLE = Remark("remark-too-little", TALK, seat=SEATS)
TAKE_IT = Remark("remark-take-it", TALK, seat=SEATS, heir=SEATS, card=CARDS)
LET_GO = Remark("remark-let-go", TALK, seat=SEATS, card=CARDS)
NOTHING_PERSONAL = Remark("remark-nothing-personal", TALK, seat=SEATS, other=SEATS)
PAID_BACK = Remark("remark-paid-back", TALK, seat=SEATS, other=SEATS)

REMARKS = (
    TOGETHER,
    WITH_YOU,
    FAIR,
    IN_RETURN,
    IF_MINE,
    NOT_FORGOTTEN,
    NOT_WHILE_YOU_LEAD,
    RATHER_ALONE,
    TOO_LITTLE,
    TAKE_IT,
    LET_GO,
    NOTHING_PERSONAL,
    PAID_BACK,
)


def remark(view: View[State], seat: int, bot: str, answer: Call) -> EventRecord | None:
    """What the bot at this seat says with its answer; None if it says nothing."""
    profile = BOT_PROFILES.get(bot.rpartition(":")[2])
    if profile is None:
        return None
    outlook = Outlook(view.state, seat, profile, stall=0)
    name = answer[0]
    if name in (propose.name, propose_now.name):
        return _invites(outlook, answer[1])
    if name == veto.name:
        return _objects(outlook)
    if name == agree.name:
        return _agrees(outlook)
    if name == renounce_for.name:
        return EventRecord(TAKE_IT, (seat, answer[2], answer[1]))
    if name == renounce.name:
        others = [other for other in candidates(view.state, answer[1]) if other != seat]
        only = len(others) == 1
        return EventRecord(TAKE_IT, (seat, others[0], answer[1])) if only else EventRecord(LET_GO, (seat, answer[1]))
    if name in (drink_potion.name, set_trap.name):
        return _strikes(view.state, seat, answer)
    return None


def _invites(outlook: Outlook, quest: int) -> EventRecord:
    """Tells the others what they would get."""
    gains = gains_now(outlook, quest)
    own, others = gains[outlook.seat], [other for other in outlook.others if gains[other]]
    rest = sum(gains) - own
    if len(others) == 1:
        return EventRecord(WITH_YOU, (outlook.seat, others[0], own, rest))
    return EventRecord(TOGETHER, (outlook.seat, own, rest))


def _objects(outlook: Outlook) -> EventRecord:
    """Says why the bot objects, and first what would change its mind."""
    state, seat, active = outlook.state, outlook.seat, outlook.state.active
    gains = gains_now(outlook, state.quest)
    wish = counter_offer(outlook, state.quest)
    if wish != NONE:
        return EventRecord(IF_MINE, (seat, wish))
    value, limit = own_utility(outlook, state.quest, gains), outlook.profile.agree_threshold
    if outlook.favours[active] < 0 and value - outlook.favours[active] >= limit:
        return EventRecord(NOT_FORGOTTEN, (seat, active))
    cards = [len(player.won) for player in state.players]
    if gains[active] and cards[active] > max(cards[other] for other in range(len(cards)) if other != active):
        return EventRecord(NOT_WHILE_YOU_LEAD, (seat, active))
    if value >= limit and alternative(outlook, state.quest, state.open[state.quest]) > 0:
        return EventRecord(RATHER_ALONE, (seat,))
    return EventRecord(TOO_LITTLE, (seat,))


def _agrees(outlook: Outlook) -> EventRecord | None:
    """Mentions a favour returned, or a fair share; once in a negotiation, and not by a bot that has just used an item
    against others."""
    state, seat, active = outlook.state, outlook.seat, outlook.state.active
    told = any(given.seat == seat and given.said == AGREE for given in state.answers)
    if told or any(is_committed(state, seat, card) for card in state.open[state.quest]):
        return None
    gains = gains_now(outlook, state.quest)
    if outlook.favours[active] > 0 or not acceptable(outlook, state.quest, gains):
        return EventRecord(IN_RETURN, (seat, active)) if favour(state, active, seat).helped else None
    return EventRecord(FAIR, (seat,)) if gains[seat] >= gains[active] else None


def _strikes(state: State, seat: int, answer: Call) -> EventRecord | None:
    """Speaks to the player who loses a task because of an item."""
    after = state.copy()
    if answer[0] == set_trap.name:
        tasks = [answer[2]]
        after.traps = [*after.traps, Trap(answer[1], answer[2])]
    else:
        tasks = tasks_on(state, state.where[answer[1]])
        after.potions |= 1 << answer[1]
    for card in tasks:
        loser = holder(state, card)
        if loser not in (NONE, seat) and holder(after, card) == seat:
            wronged = favour(state, loser, seat).hurt > 0
            return EventRecord(PAID_BACK if wronged else NOTHING_PERSONAL, (seat, loser))
    return None
