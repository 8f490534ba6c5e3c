"""What a position means for the heroes, in figures: for thinking ahead (`lanterne.search`). Zargon's are the same with
the other sign: what is good for the heroes is bad for Zargon."""

from collections.abc import Iterable, Mapping

from lanterne.engine import Call, View
from lanterne.games.heroquest.bot.outlook import awake
from lanterne.games.heroquest.bot.party import going_home, stamina
from lanterne.games.heroquest.rules.difficulty import attack_of
from lanterne.games.heroquest.rules.harm import max_body
from lanterne.games.heroquest.rules.places import adjacent
from lanterne.games.heroquest.state import DEAD, INSIDE_IT, KIND_OF, NONE, RETREATED, SAFE, State, zargon
from lanterne.manifest import Effort, Mind
from lanterne.scene import Say

WON = 0.5
"""What winning the quest is worth; the rest is for heroes who come home."""
BOARD = 400.0
"""Roughly the number of squares in a quest."""
LONG = 60
MANY = 8.0

NAMES = (
    "side",
    "heroes",
    "alive",
    "safe",
    "bodies",
    "weakest",
    "one body left",
    "spells",
    "gold",
    "explored",
    "round",
    "hopeless",
    "achieved",
    "homeward",
    "monsters awake",
    "their bodies",
    "their blows",
    "beside monsters",
    "surrounded",
    "peril",
)


def features(view: View[State], seat: int) -> Mapping[str, float]:
    """How hale the party is, what stands against it, and how far it has come. Only things on the board count."""
    s = view.state
    sign = -1.0 if _is_zargon(s, seat) else 1.0
    found = dict.fromkeys(NAMES, 0.0)
    found["side"] = 1.0
    playing = [hero for hero in s.order if hero != NONE]
    if playing:
        _party(s, playing, found)
        _monsters(s, [hero for hero in playing if s.heroes[hero].fate == INSIDE_IT], found)
    return {name: sign * figure for name, figure in found.items()}


def _party(s: State, playing: list[int], found: dict[str, float]) -> None:
    rows = [s.heroes[hero] for hero in playing]
    there = [hero for hero in playing if s.heroes[hero].fate == INSIDE_IT]
    found["heroes"] = len(playing) / 4
    found["alive"] = sum(row.fate != DEAD for row in rows) / len(rows)
    found["safe"] = sum(row.fate in (SAFE, RETREATED) for row in rows) / len(rows)
    left = [min(1.0, stamina(s, hero) / max(1, max_body(s, hero))) for hero in there]
    found["bodies"] = sum(left) / len(rows)
    found["weakest"] = min(left, default=1.0)
    found["one body left"] = sum(stamina(s, hero) <= 1 for hero in there) / len(rows)
    found["spells"] = sum(len(row.spells) for row in rows) / 12
    found["gold"] = min(1.0, sum(s.sheets[hero].gold for hero in playing) / 1000)
    found["explored"] = s.seen.bit_count() / BOARD
    found["round"] = min(1.0, s.round / LONG)
    found["hopeless"] = float(s.hopeless)
    found["achieved"] = float(s.achieved)
    found["homeward"] = float(going_home(s))


def _monsters(s: State, there: list[int], found: dict[str, float]) -> None:
    rows = awake(s)
    found["monsters awake"] = len(rows) / MANY
    found["their bodies"] = sum(row.body for row in rows) / MANY
    blows = sum(attack_of(s, KIND_OF[row.foe]) for row in rows) / MANY
    found["their blows"] = blows
    squares = [row.square for row in rows]
    beside = [_beside(s, s.heroes[hero].square, squares) for hero in there if s.heroes[hero].square != NONE]
    found["beside monsters"] = sum(beside) / MANY
    found["surrounded"] = sum(number > 1 for number in beside) / 4
    bodies = sum(stamina(s, hero) for hero in there)
    found["peril"] = blows * MANY / (1 + bodies)


def _beside(s: State, square: int, monsters: list[int]) -> int:
    near = adjacent(s, square)
    return sum(near >> each & 1 for each in monsters)


def _is_zargon(s: State, seat: int) -> bool:
    return seat == zargon(s)


def worth(s: State, places: tuple[int, ...], seat: int) -> float:
    """For the heroes, half for the quest and half for survivors; for Zargon, the remainder."""
    playing = [hero for hero in s.order if hero != NONE]
    alive = sum(s.heroes[hero].fate != DEAD for hero in playing) / max(1, len(playing))
    heroes = WON * (places[0] == 1) + (1 - WON) * alive
    return 1 - heroes if seat == zargon(s) else heroes


def sides(s: State) -> tuple[int, ...]:
    """The heroes, and Zargon."""
    return (*(0,) * zargon(s), 1)


REASONS = {
    "alive": Say("feature-alive"),
    "safe": Say("feature-safe"),
    "bodies": Say("feature-bodies"),
    "weakest": Say("feature-weakest"),
    "one body left": Say("feature-one-body-left"),
    "spells": Say("feature-spells"),
    "gold": Say("feature-gold"),
    "explored": Say("feature-explored"),
    "achieved": Say("feature-achieved"),
    "monsters awake": Say("feature-monsters-awake"),
    "their bodies": Say("feature-their-bodies"),
    "their blows": Say("feature-their-blows"),
    "beside monsters": Say("feature-beside-monsters"),
    "surrounded": Say("feature-surrounded"),
    "peril": Say("feature-peril"),
}
"""What a feature is called when it is given as a reason."""

BURDENS = frozenset(
    ("one body left", "monsters awake", "their bodies", "their blows", "beside monsters", "surrounded", "peril")
)
"""Features of which less is better."""

NOT_THOUGHT_ABOUT = frozenset(
    (
        *("choose_hero", "choose_group", "start_choice", "shopping", "gift", "purse", "change_armour"),
        *("next_quest", "wandering_square"),
    )
)
"""What is settled before the quest or after it, and what matters little."""
DEEDS = frozenset(
    (
        *("strike", "strike_undefended", "strike_orc", "throw", "cast_on_foe", "cast_on_hero", "cast_on_door", "drink"),
        *("search_for_treasure", "open_door", "jump", "roll_movement", "walk", "end_turn"),
    )
)
"""What is worth a thought in a hero's turn. Equipment changes hands as the steady bot sees fit."""


def lines(view: View[State], usual: Call) -> Iterable[tuple[Call, ...]]:
    """Where monsters are awake, every deed; else only what is done instead of a deed. On the way through empty rooms
    nothing."""
    s, name = view.state, view.decision.name
    if view.choice is None or view.choice.draft is not None or name in NOT_THOUGHT_ABOUT:
        return []
    if name != "turn_choice":
        return [(answer,) for answer in view.options() if answer != usual]
    fight = bool(awake(s))
    if not fight and usual[0] in ("walk", "roll_movement", "end_turn"):
        return []
    return [
        (answer,)
        for answer in view.options()
        if answer != usual and answer[0] in DEEDS and (fight or answer[0] not in ("walk", "end_turn"))
    ]


MIND: Mind[State] = Mind(
    features=features,
    lines=lines,
    slips=0.15,
    reasons=REASONS,
    burdens=BURDENS,
    mirrored=_is_zargon,
    worth=worth,
    sides=sides,
    tables=tuple(
        (seats, {"quest": quest, "difficulty": difficulty})
        for quest, seats, difficulty in (
            *((quest, 5, "adventure") for quest in (7, 14, 11, 8, 12, 5, 9, 1, 10, 13, 2, 3)),
            *((quest, 5, "peril") for quest in (6, 10, 4, 8)),
            (2, 3, "adventure"),
            (13, 4, "adventure"),
        )
    ),
    levels={"novice": Effort(16, 0.0)},
)
