"""What a position means for the party, in figures: for thinking ahead (`lanterne.search`)."""

from collections.abc import Iterable, Mapping

from lanterne.engine import Call, View
from lanterne.games.warhammer_quest.bot.outlook import able, beside, danger
from lanterne.games.warhammer_quest.rules.piles import objective_place
from lanterne.games.warhammer_quest.state import (
    DEAD,
    GONE,
    INSIDE,
    LOST,
    MONSTERS_PHASE,
    NONE,
    ON_BOARD,
    OUT,
    POWER,
    WARRIORS_PHASE,
    State,
    WarriorRow,
)
from lanterne.manifest import Effort, Mind
from lanterne.scene import Say

WON = 0.5
"""What completing the adventure is worth; the rest is for warriors who survive."""
MANY = 10.0
DEEP = 13.0
LONG = 40
MOST_POWER = 8.0

NAMES = (
    "warriors",
    "alive",
    "out",
    "able",
    "wounds",
    "weakest",
    "fallen",
    "lantern",
    "treasures",
    "power",
    "tokens",
    "danger",
    "danger to what is left",
    "monsters",
    "their wounds",
    "in contact",
    "mobbed",
    "sections",
    "objective found",
    "guardians come",
    "guardians gone",
    "events to come",
    "time is short",
    "turn",
    "monsters are next",
    "goal reached",
    "mercy",
)


def features(view: View[State], seat: int) -> Mapping[str, float]:
    """How hale the party is, what stands against it, and how deep it has come. All see the same."""
    s = view.state
    found = dict.fromkeys(NAMES, 0.0)
    playing = [warrior for warrior in s.party if warrior != NONE]
    if len(playing) < len(s.party) or not s.laid:
        return found
    rows = [s.warriors[warrior] for warrior in playing]
    inside = [warrior for warrior in playing if s.warriors[warrior].fate == INSIDE]
    found["warriors"] = len(rows) / 4
    found["alive"] = sum(row.fate not in (DEAD, LOST) for row in rows) / len(rows)
    found["out"] = sum(row.fate == OUT for row in rows) / len(rows)
    found["able"] = sum(able(s, warrior) for warrior in inside) / len(rows)
    left = [_left(s.warriors[warrior]) for warrior in inside]
    found["wounds"] = sum(left) / len(rows)
    found["weakest"] = min(left, default=1.0)
    found["fallen"] = sum(s.warriors[warrior].wounds <= 0 for warrior in inside) / len(rows)
    found["lantern"] = float(s.leader in inside)
    found["treasures"] = sum(not card.used for card in s.cards) / MANY
    found["power"] = s.power / MOST_POWER
    found["tokens"] = s.tokens / MOST_POWER
    _monsters(s, inside, found)
    _dungeon(s, found)
    return found


def _monsters(s: State, inside: list[int], found: dict[str, float]) -> None:
    threat = sum(danger(row) for row in s.monsters)
    wounds = sum(max(0, s.warriors[warrior].wounds) for warrior in inside)
    found["danger"] = threat / (3 * MANY)
    found["danger to what is left"] = min(3.0, threat / (1 + wounds))
    found["monsters"] = len(s.monsters) / MANY
    found["their wounds"] = sum(row.wounds for row in s.monsters) / (3 * MANY)
    met = [len(beside(s, s.warriors[warrior].square)) for warrior in inside]
    found["in contact"] = sum(met) / MANY
    found["mobbed"] = sum(number > 2 for number in met) / 4
    found["monsters are next"] = float(s.phase in (POWER, WARRIORS_PHASE)) if s.phase != MONSTERS_PHASE else 0.5


def _dungeon(s: State, found: dict[str, float]) -> None:
    found["sections"] = len(s.laid) / DEEP
    found["objective found"] = float(objective_place(s) != NONE)
    found["guardians come"] = float(s.guarded == ON_BOARD)
    found["guardians gone"] = float(s.guarded == GONE)
    found["events to come"] = len(s.waiting) / 2
    found["time is short"] = float(s.clock != NONE)
    found["turn"] = min(1.0, s.turn / LONG)
    found["goal reached"] = float(s.result == "won")
    found["mercy"] = s.agreed.difficulty / 2


def _left(row: WarriorRow) -> float:
    return max(0, row.wounds) / max(1, row.starting)


def worth(s: State, places: tuple[int, ...], seat: int) -> float:
    """Half for the adventure and half for those who live."""
    playing = [s.warriors[warrior] for warrior in s.party if warrior != NONE]
    alive = sum(row.fate not in (DEAD, LOST) for row in playing) / max(1, len(playing))
    return WON * (places[0] == 1) + (1 - WON) * alive


def sides(s: State) -> tuple[int, ...]:
    """All play together."""
    return (0,) * len(s.party)


REASONS = {
    "alive": Say("feature-alive"),
    "out": Say("feature-out"),
    "able": Say("feature-able"),
    "wounds": Say("feature-wounds"),
    "weakest": Say("feature-weakest"),
    "fallen": Say("feature-fallen"),
    "lantern": Say("feature-lantern"),
    "treasures": Say("feature-treasures"),
    "power": Say("feature-power"),
    "tokens": Say("feature-tokens"),
    "danger": Say("feature-danger"),
    "danger to what is left": Say("feature-danger-to-what-is-left"),
    "monsters": Say("feature-monsters"),
    "their wounds": Say("feature-their-wounds"),
    "in contact": Say("feature-in-contact"),
    "mobbed": Say("feature-mobbed"),
    "sections": Say("feature-sections"),
    "objective found": Say("feature-objective-found"),
    "guardians gone": Say("feature-guardians-gone"),
    "goal reached": Say("feature-goal-reached"),
}
"""What a feature is called when it is given as a reason."""

BURDENS = frozenset(("fallen", "danger", "danger to what is left", "monsters", "their wounds", "in contact", "mobbed"))
"""Of these, less is better."""

NOT_THOUGHT_ABOUT = frozenset(
    (
        *("choose_warriors", "choose_bearer", "choose_bets", "take_place", "share", "square_for_monster"),
        *("use_at_once", "who_takes_over"),
    )
)
"""What is settled before the adventure, and what matters little."""
DEEDS = frozenset(
    (
        *("strike", "shoot", "cast", "cast_on", "cast_at", "break_away", "walk", "end_own_turn"),
        *("read_scroll", "share_salve", "use_card_on", "dip_sword", "bring_life"),
    )
)
"""What is worth a thought in a warrior's turn."""


def lines(view: View[State], usual: Call) -> Iterable[tuple[Call, ...]]:
    """While monsters are on the board, every deed; without them nothing but what cards and ways ask."""
    s, name = view.state, view.decision.name
    if view.choice is None or view.choice.draft is not None or name in NOT_THOUGHT_ABOUT:
        return []
    if name == "own_turn_choice" and not s.monsters:
        return []
    if name == "own_turn_choice":
        return [(answer,) for answer in view.options() if answer != usual and answer[0] in DEEDS]
    return [(answer,) for answer in view.options() if answer != usual]


MIND: Mind[State] = Mind(
    features=features,
    lines=lines,
    slips=0.15,
    reasons=REASONS,
    burdens=BURDENS,
    worth=worth,
    sides=sides,
    tables=(
        (4, {"difficulty": "gentler"}),
        (4, {"difficulty": "tale"}),
        (3, {"difficulty": "gentler"}),
        (4, {"difficulty": "as-printed"}),
        (2, {"difficulty": "tale"}),
        (4, {"difficulty": "gentler"}),
    ),
    levels={"novice": Effort(16, 0.0)},
)
