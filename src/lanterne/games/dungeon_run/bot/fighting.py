"""Choices about rolls: what to fight with, whom to help, which dice to reroll, when to rally."""

from collections import Counter
from collections.abc import Callable, Iterable

from lanterne.engine import Call, View
from lanterne.engine.window import want
from lanterne.games.dungeon_run.bot.offered import offered
from lanterne.games.dungeon_run.bot.stakes import is_deadly
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.dice_effects import NoBlock, Reroll
from lanterne.games.dungeon_run.content.settings import BATTLE, CONSTANTS, DISARM, ESCAPE
from lanterne.games.dungeon_run.content.terms import Pool
from lanterne.games.dungeon_run.rules.assignment import assignment
from lanterne.games.dungeon_run.rules.disarm import choose_disarm_rating, disarm_successes, trap_need
from lanterne.games.dungeon_run.rules.duel import ward_off, warding_off
from lanterne.games.dungeon_run.rules.fighting_powers import may_not_block, open_with, opening_of_battle, way_to_fight
from lanterne.games.dungeon_run.rules.monsters import potential_hits
from lanterne.games.dungeon_run.rules.panel import CANCEL, HIT, outcome, panel_of
from lanterne.games.dungeon_run.rules.pool import defence, escape_value, pool
from lanterne.games.dungeon_run.rules.rally import choose_rally, rally
from lanterne.games.dungeon_run.rules.rerolls import (
    DICE_USES,
    dice_window,
    lone_dice_window,
    reroll,
    reroll_defender,
    turn_defender_die,
    turn_die,
)
from lanterne.games.dungeon_run.rules.trials import choose_trial_rating, passes, trial_of
from lanterne.games.dungeon_run.rules.wounds import may_redirect, redirect_wounds
from lanterne.games.dungeon_run.state import NONE, TEST, Deed, State, current, life, power

WOUND = 1.2
"""What a wound as a cost is worth, in dice."""
NO_BLOCK = 1.5
"""What it costs not to block, in dice."""


def _way(view: View[State]) -> Call | None:
    """The rating and powers that give most dice, less what the powers cost."""
    s, deed = view.state, current(view.state)
    assert deed is not None

    def dice(call: Call) -> float:
        _, rating, *numbers = call
        joined = deed._replace(powers=(*deed.powers, *[(view.seat, number) for number in numbers]))
        found: float = pool(s, view.seat, "battle", rating, joined)
        for number in numbers:
            found -= WOUND * power(number).cost.wounds
            found -= NO_BLOCK * any(isinstance(op, NoBlock) for op in power(number).do)
        if deed.monster != NONE:  # dice are worth more where they hit more often
            used = joined._replace(rating=rating)
            found *= 7 - defence(s, used)
        return found

    return max(view.options(), key=dice)


# --- dice -------------------------------------------------------------------------------------------------------------


def _needed(s: State, deed: Deed) -> int:
    """The lowest face that does something."""
    if deed.kind == BATTLE:
        return defence(s, deed) if deed.monster != NONE else CONSTANTS.hero_hit_on
    if deed.kind == ESCAPE:
        return escape_value(s, deed.hero)
    return CONSTANTS.disarm_on


def _has_succeeded(s: State, deed: Deed) -> bool:
    """Whether an escape, a disarm or a test needs no better dice."""
    if deed.kind == ESCAPE:
        return max(deed.dice) >= escape_value(s, deed.hero)
    if deed.kind == DISARM:
        return disarm_successes(deed.dice) >= trap_need(s, deed.hero, deed.trap)
    return deed.kind == TEST and passes(trial_of(deed), deed.dice)


def _own_dice(s: State, deed: Deed, seat: int) -> tuple[int, ...]:
    """The hero's dice in this roll; none if the hero has no part in it."""
    if deed.kind == BATTLE and seat == deed.opponent:
        return deed.foe_dice
    if seat != deed.hero or deed.kind not in (BATTLE, DISARM, ESCAPE, TEST) or not deed.dice:
        return ()
    return () if _has_succeeded(s, deed) else deed.dice


def _is_own(deed: Deed, seat: int, call: Call) -> bool:
    """Whether an answer is about the hero's own dice, not those of somebody else."""
    if call[0] == reroll.name:
        return any(isinstance(op, Reroll) and op.whose == "self" for op in power(call[1]).do)
    return bool(call[0] == (turn_die.name if seat == deed.hero else turn_defender_die.name))


def _idle(s: State, deed: Deed, seat: int) -> Counter[int]:
    """The faces of the hero's own dice that do nothing: they neither hit nor block (DR-BAT-8)."""
    needed = _needed(s, deed)
    idle = Counter(face for face in _own_dice(s, deed, seat) if face < needed)
    if deed.kind == BATTLE and deed.monster != NONE and not may_not_block(deed, seat):
        idle -= Counter(potential_hits(deed))
    return idle


def _wished(s: State, deed: Deed, seat: int, calls: Iterable[Call]) -> Call | None:
    """The dice to change: for a reroll as many as possible of the hero's idle dice, to turn a die one of them; of an
    opponent's dice those that hit."""
    if not _own_dice(s, deed, seat):
        return None
    needed, idle = _needed(s, deed), _idle(s, deed, seat)
    best: Call | None = None
    for call in calls:
        own = _is_own(deed, seat, call)
        if call[0] in (turn_die.name, turn_defender_die.name) and own and idle[call[2] + 1] and call[3] + 1 >= needed:
            return call
        if call[0] in (reroll.name, reroll_defender.name):
            faces = [pip + 1 for pip in call[2:]]
            wanted = Counter(faces) <= idle if own else 2 * sum(face >= needed for face in faces) > len(faces)
            if wanted and (best is None or len(call) > len(best)):
                best = call
    return best


def _again(view: View[State]) -> Call | None:
    deed = current(view.state)
    assert deed is not None
    return _wished(view.state, deed, view.seat, view.options())


def _want(view: View[State]) -> Call | None:
    """The hero uses it if there is something to change."""
    s, deed = view.state, current(view.state)
    if deed is None:
        return None
    uses = [(offer.step.name, *args) for offer in DICE_USES for args in offer.things(s, view.seat)]
    if _wished(s, deed, view.seat, uses) is None:
        return None
    return offered(view, want)


def _assign(view: View[State]) -> Call | None:
    """As suggested; but a hero who would die of it blocks first, as long as they must, even if they could kill."""
    s, choice = view.state, view.choice
    assert choice is not None
    assert choice.draft is not None
    hero = s.heroes[view.seat]
    (advised,) = view.options()
    left = life(hero) - hero.wounds
    if not is_deadly(s) or advised[2] < left:
        return advised
    panel = panel_of(s)

    def waste(made: Call) -> int:
        """How much a block takes from the hits."""
        return 0 if made[0] == CANCEL or made[-2] < panel.least else made[-2]

    so_far: tuple[Call, ...] = ()
    while outcome(panel, so_far).suffered >= left:
        blocks = [made for made in view.picks(so_far) if made[0] != HIT]
        if not blocks:
            return advised
        so_far = (*so_far, min(blocks, key=waste))
    while picks := view.picks(so_far):
        so_far = (*so_far, next((made for made in picks if made[0] == HIT), picks[0]))
    return choice.draft.confirm(so_far)


def _rating_for_trap(view: View[State]) -> Call | None:
    s, deed = view.state, current(view.state)
    assert deed is not None
    kind: Pool = "disarm" if deed.kind == DISARM else "test"
    return max(view.options(), key=lambda call: pool(s, view.seat, kind, call[1], deed))


def _rally(view: View[State]) -> Call | None:
    return offered(view, rally)


def _ward(view: View[State]) -> Call | None:
    return offered(view, ward_off)


def _opening(view: View[State]) -> Call | None:
    """A power that is used up is worth it against strong monsters only."""
    deed = current(view.state)
    if deed is None or deed.monster == NONE or ALL_MONSTERS[deed.monster].life < 3:
        return None
    return offered(view, open_with)


def _redirect(view: View[State]) -> Call | None:
    s = view.state
    hero = s.heroes[view.seat]
    if hero.wounds + 2 < life(hero) and not s.final:
        return None
    return offered(view, redirect_wounds)


FIGHT_CHOICES: dict[str, Callable[[View[State]], Call | None]] = {
    assignment.name: _assign,
    way_to_fight.name: _way,
    f"{lone_dice_window.name}/ask": _again,
    f"{dice_window.name}/ask": _again,
    f"{dice_window.name}/want": _want,
    choose_disarm_rating.name: _rating_for_trap,
    choose_trial_rating.name: _rating_for_trap,
    choose_rally.name: _rally,
    warding_off.name: _ward,
    opening_of_battle.name: _opening,
    may_redirect.name: _redirect,
}
