"""Reactions: when using a potion or a trap is worth more than keeping it."""

from lanterne.engine import Call, View, pass_
from lanterne.games.xorlosch.bot.bargaining import gains_now, is_committed
from lanterne.games.xorlosch.bot.outlook import Outlook
from lanterne.games.xorlosch.bot.party import Party
from lanterne.games.xorlosch.bot.plans import TurnPlan, all_costs, kept_for_reaction, quest_plans
from lanterne.games.xorlosch.content.cards import TRAP
from lanterne.games.xorlosch.content.settings import DICE_PER_PLAYER, RESPECT_COST
from lanterne.games.xorlosch.rules.answers import said
from lanterne.games.xorlosch.rules.items import drink_potion, set_trap
from lanterne.games.xorlosch.rules.tasks import has_majority, holder
from lanterne.games.xorlosch.state import AGREE, NONE, State, Trap

KEEP_TRAP, KEEP_POTION = 0.6, 0.4
"""A trap or a potion is used only if that is worth more cards than this."""
UNASKED = 0.5
"""The value of a share to which nobody has been asked to agree yet."""
WORTH_STOPPING = 1.5
"""How many cards the mover must lose for a potion that only costs them a point."""


def in_quest_window(view: View[State], outlook: Outlook) -> Call:
    """In the window after an announcement, or at the last call: the use that changes most, if it is worth the item."""
    call = best_use(view, outlook)
    return call if call is not None else pass_()


def best_use(view: View[State], outlook: Outlook) -> Call | None:
    """The potion or trap that is worth most for the quest being settled, above its keep value; or none."""
    state = view.state
    before = _outcome(outlook)
    keep_trap = KEEP_TRAP + (kept_for_reaction(outlook, TRAP) if state.active == outlook.seat else 0.0)
    best, most = None, 0.0
    for call in view.options():
        if call[0] == drink_potion.name:
            state.potions |= 1 << call[1]
            value = _outcome(outlook) - before - KEEP_POTION
            state.potions &= ~(1 << call[1])
        elif call[0] == set_trap.name:
            state.traps.append(Trap(call[1], call[2]))
            value = _outcome(outlook) - before - keep_trap
            state.traps.pop()
        else:
            continue
        if value > most:
            best, most = call, value
    return best


def _outcome(outlook: Outlook) -> float:
    """The value of the quest's present state to the bot, which agrees to a task it has spent an item on. Without a
    majority the quest fails if somebody objects; after an announcement nobody has been asked yet."""
    state = outlook.state
    gains = gains_now(outlook, state.quest)
    value = gains[outlook.seat] - sum(
        max(outlook.weights[other], outlook.fear[other] * (other == outlook.leader)) * gains[other]
        for other in outlook.others
    )
    if has_majority(state, state.quest):
        return value
    if state.agenda[-1][0].startswith("announcement"):
        return min(value, UNASKED * value)
    return value if all(_consents(state, outlook.seat, card) for card in state.open[state.quest]) else 0.0


def _consents(state: State, seat: int, card: int) -> bool:
    """Whether the holder of the task has agreed, or will agree because it is the bot and has spent an item on the
    task."""
    who = holder(state, card)
    return who == state.active or (who != NONE and said(state, who, card) == AGREE) or is_committed(state, seat, card)


def in_respect_window(view: View[State], outlook: Outlook) -> Call:
    """Drink only if the extra point keeps the moving player from completing a quest that is worth enough to them."""
    assert view.choice is not None
    die, to = view.choice.about
    state = view.state
    mover = Outlook(state, state.active, outlook.profile, outlook.stall)
    party = Party(mover)
    party.where[die % DICE_PER_PLAYER] = to
    costs = all_costs(party)
    lost = 0.0
    for quest, cards in enumerate(state.open):
        plans = [p for p in quest_plans(party, quest, cards, costs, 0) if p.majority and p.covered and p.cost]
        now = [plan for plan in plans if plan.cost <= party.points]
        walks_on = [any(post.die == die % DICE_PER_PLAYER and post.cost for post in plan.posts) for plan in now]
        still = [p for p, on in zip(now, walks_on, strict=True) if p.cost + RESPECT_COST * on <= party.points]
        lost = max(lost, _most_cards(now) - _most_cards(still))
    if lost >= WORTH_STOPPING:
        return next((call for call in view.options() if call[0] == drink_potion.name), pass_())
    return pass_()


def _most_cards(plans: list[TurnPlan]) -> int:
    return max((len(plan.posts) for plan in plans), default=0)
