"""What a position means for a player, in figures: for thinking ahead (`lanterne.search`)."""

from collections.abc import Iterable, Mapping

from lanterne.engine import Call, View
from lanterne.games.xorlosch.bot.outlook import Outlook
from lanterne.games.xorlosch.bot.party import Party
from lanterne.games.xorlosch.bot.turns import turn_plans, worth
from lanterne.games.xorlosch.content.cards import CARD_NAMES
from lanterne.games.xorlosch.content.settings import BOT_PROFILES, MOVEMENT_BASE
from lanterne.games.xorlosch.rules.movement import step_dwarf
from lanterne.games.xorlosch.rules.turn import turn_action
from lanterne.games.xorlosch.state import NONE, State, group, saved
from lanterne.manifest import Effort, Mind
from lanterne.scene import Say

FAR_AHEAD = 12.0
"""A lead in cards that nobody can catch up with."""


def features(view: View[State], seat: int) -> Mapping[str, float]:
    """Cards, the players' plans, and who comes next. All of it is open."""
    s = view.state
    others = [other for other in range(len(s.players)) if other != seat]
    if any(player.colour == NONE for player in s.players):
        return dict.fromkeys(NAMES, 0.0)
    cards = [len(player.won) for player in s.players]
    done = sum(cards) / len(CARD_NAMES)
    lead = cards[seat] - max(cards[other] for other in others)
    plans = [_plans(s, other) for other in range(len(s.players))]
    best = max(plans[other] for other in others)
    return {
        "done": done,
        "lead": lead / FAR_AHEAD,
        "lead late": lead / FAR_AHEAD * done,
        "lead on all": (cards[seat] - sum(cards) / len(cards)) / FAR_AHEAD,
        "plans": plans[seat],
        "plans of the best": best,
        "plans of others": sum(plans[other] for other in others) / len(others),
        "plans late": (plans[seat] - best) * done,
        "levels": saved(s, seat) - sum(saved(s, other) for other in others) / len(others),
        "waits": ((seat - s.active) % len(s.players)) / len(s.players) if s.active != NONE else 0.5,
        "players": 1 / len(s.players),
        "short": float(s.short_game),
    }


NAMES = (
    "done",
    "lead",
    "lead late",
    "lead on all",
    "plans",
    "plans of the best",
    "plans of others",
    "plans late",
    "levels",
    "waits",
    "players",
    "short",
)


def _plans(s: State, seat: int) -> float:
    """What the seat could do next, in cards, as the steady bot estimates it."""
    return worth(Party(Outlook(s, seat, BOT_PROFILES["steady"], 0)))


REASONS = {
    "lead": Say("feature-lead"),
    "lead late": Say("feature-lead"),
    "lead on all": Say("feature-lead"),
    "plans": Say("feature-plans"),
    "plans late": Say("feature-plans"),
    "plans of the best": Say("feature-plans-of-the-best"),
    "plans of others": Say("feature-plans-of-others"),
    "levels": Say("feature-levels"),
}
"""What a feature is called when it is given as a reason."""

BURDENS = frozenset(("plans of the best", "plans of others"))
"""Features of which less is better."""


def lines(view: View[State], usual: Call) -> Iterable[tuple[Call, ...]]:
    """At the beginning of a turn, and once a quest is settled in it, the best plans for the rest of it; in talks and
    windows, every answer. While dwarfs walk, nothing: the plan stands."""
    s = view.state
    if view.decision.name != turn_action.name:
        return [(answer,) for answer in view.options()] if view.decision.name not in SETTLED else []
    if usual[0] == step_dwarf.name and s.points < MOVEMENT_BASE - len(group(s, view.seat)):
        return []
    outlook = Outlook(s, view.seat, BOT_PROFILES["steady"], 0)
    plans = sorted(turn_plans(outlook, lambda: 0.5, PLANS), key=lambda each: -each[0])
    return [tuple(calls) for _, calls in plans]


PLANS = 10
"""How many plans for a turn are played out."""
SETTLED = ("choose_colour", "choose_group")
"""Questions that are not worth thinking about."""

MIND: Mind[State] = Mind(
    features=features,
    reasons=REASONS,
    burdens=BURDENS,
    lines=lines,
    slips=0.9,
    tables=(
        (2, {}),
        (4, {}),
        (3, {}),
        (2, {"board": "dungeon"}),
        (4, {"mode": "short-game"}),
        (5, {"board": "dungeon"}),
        (2, {}),
        (6, {}),
    ),
    levels={"novice": Effort(16, 0.0), "strong": Effort(60, 3.0)},
)
