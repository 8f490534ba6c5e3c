"""What a position means for a lord, in figures: for thinking ahead (`lanterne.search`)."""

from collections.abc import Iterable, Mapping
from math import exp

from lanterne.engine import Call, SearchDice, View
from lanterne.games.dungeon_lords.bot.planning import plans_of
from lanterne.games.dungeon_lords.bot.programming import Programming, answer_with
from lanterne.games.dungeon_lords.bot.quick import QuickBot
from lanterne.games.dungeon_lords.bot.worth import Outlook, builds_left, fights_left
from lanterne.games.dungeon_lords.rules.dungeon import nearest
from lanterne.games.dungeon_lords.rules.planning import PLAN
from lanterne.games.dungeon_lords.rules.scoring import total
from lanterne.games.dungeon_lords.state import NONE, State
from lanterne.manifest import Effort, Mind

TEN = 10.0
EVEN = 8.0
"""A lead of this many points makes a game worth about three quarters."""
ALONE = 30.0
"""The points at which a game alone is worth a half."""
LONGEST = 16
"""Building and combat rounds of a game."""
PROGRAMS, PLANS = 6, 8
"""The programs, and the plans, that are thought about."""

NAMES = ("worth", "lead", "lead late", "lead on all", "score", "done", "battles", "lords", "alone")


def features(view: View[State], seat: int) -> Mapping[str, float]:
    """What each lord's dungeon is worth, as the steady bot reckons, from what lies open."""
    s = view.state
    found = dict.fromkeys(NAMES, 0.0)
    lords = range(len(s.lords))
    found["lords"], found["alone"] = len(s.lords) / 4, float(len(s.lords) == 1)
    if s.trainer != NONE:
        return found
    worths = [Outlook(s, lord).open_worth(s) / TEN for lord in lords]
    others = [worths[lord] for lord in lords if lord != seat]
    done = 1 - (builds_left(s) + fights_left(s)) / LONGEST
    lead = worths[seat] - max(others) if others else worths[seat] - ALONE / TEN
    found["worth"] = worths[seat]
    found["lead"] = lead
    found["lead late"] = lead * done
    found["lead on all"] = worths[seat] - sum(worths) / len(worths)
    found["score"] = total(s, seat) / TEN
    found["done"] = done
    found["battles"] = float(s.round > 0)
    return found


def worth(s: State, places: tuple[int, ...], seat: int) -> float:
    """How far ahead of the best other lord, or alone, of a fair score: more points are always better."""
    own = total(s, seat)
    others = [total(s, lord) for lord in range(len(s.lords)) if lord != seat]
    return 1 / (1 + exp(-(own - max(others, default=ALONE)) / EVEN))


def lines(view: View[State], usual: Call) -> Iterable[tuple[Call, ...]]:
    """The most promising programs, some plans from the weakest to the strongest, and every option of a plain
    question."""
    assert view.choice is not None, "nobody is asked"
    name = view.decision.name
    if name == "program_orders":
        dice = SearchDice(1)
        sample = view.sample(dice)
        programs = Programming(view, sample, dice).best(PROGRAMS)
        return [(answer_with(view, sample, triple),) for _, triple in programs]
    if name in ("plan_battles", "plan_after_waiting") and nearest(view.state.lords[view.seat]):
        plans = plans_of(view.state.lords[view.seat])
        return [(PLAN.confirm(plans[place * (len(plans) - 1) // (PLANS - 1)]),) for place in range(PLANS)]
    return [(answer,) for answer in view.options()] if view.choice.draft is None else []


MIND: Mind[State] = Mind(
    features=features,
    worth=worth,
    lines=lines,
    ahead=lambda s: 1,
    quick=QuickBot,
    tables=((4, {}), (3, {}), (2, {}), (4, {})),
    levels={"novice": Effort(16, 0.0)},
)
