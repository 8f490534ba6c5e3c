"""What a position means for a hero, in figures: for thinking ahead (`lanterne.search`)."""

from collections.abc import Iterable, Mapping

from lanterne.engine import Call, View
from lanterne.games.dungeon_run.bot.company import strength
from lanterne.games.dungeon_run.bot.odds import against, against_hero, boss_tile
from lanterne.games.dungeon_run.bot.stakes import stone_lies
from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.victory import scored
from lanterne.games.dungeon_run.state import DEAD, NONE, STANDING, State, life, solo
from lanterne.manifest import Effort, Mind
from lanterne.scene import Say

FARTHEST = 8
"""Tiles that are farther away count as this far."""
LONG = 20
"""Rounds after which a game is long."""
MANY = 6.0

NAMES = (
    "alive",
    "stands",
    "vigour",
    "strength",
    "vigour of rivals",
    "best rival",
    "rivals alive",
    "players",
    "alone",
    "race",
    "has the stone",
    "way home",
    "stone near home",
    "bearer is near",
    "can catch the bearer",
    "can be caught",
    "free stone is near",
    "free stone is nearer to rivals",
    "boss is out",
    "odds against the boss",
    "boss is near",
    "boss is hurt",
    "waits",
    "round",
    "points alone",
)


def features(view: View[State], seat: int) -> Mapping[str, float]:
    """How strong and hale the heroes are, where the Stone is, and who can reach it. Loot piles count by their size."""
    s = view.state
    found = dict.fromkeys(NAMES, 0.0)
    hero, alone = s.heroes[seat], solo(s)
    found["players"] = 1 / len(s.heroes)
    found["alone"] = float(alone)
    if any(each.card == NONE for each in s.heroes) or hero.condition == DEAD or not s.laid:
        return found
    rivals = [other for other in range(len(s.heroes)) if other != seat and s.heroes[other].condition != DEAD]
    found["alive"] = 1.0
    found["stands"] = float(hero.condition == STANDING)
    found["vigour"] = _vigour(s, seat)
    found["strength"] = _strength(s, seat)
    found["rivals alive"] = len(rivals) / 5
    if rivals:
        found["vigour of rivals"] = sum(_vigour(s, other) for other in rivals) / len(rivals)
        found["best rival"] = max(_strength(s, other) for other in rivals)
    found["waits"] = (s.order.index(seat) + 1) / len(s.heroes) if seat in s.order else float(s.active != seat)
    found["round"] = min(1.0, s.round / LONG)
    _the_stone(s, seat, rivals, found)
    _the_boss(s, seat, found)
    if alone:
        found["points alone"] = sum(points for _, points in scored(s, seat)) / 50
    return found


def _the_stone(s: State, seat: int, rivals: list[int], found: dict[str, float]) -> None:
    hero, plan = s.heroes[seat], floor(s)
    found["race"] = float(s.final)
    if s.bearer == seat:
        found["has the stone"] = 1.0
        found["way home"] = _near(plan.distance(hero.tile, ENTRANCE))
        chasers = [other for other in rivals if s.heroes[other].condition == STANDING]
        found["can be caught"] = max((_catches(s, other, seat) for other in chasers), default=0.0)
    elif s.bearer != NONE:
        bearer = s.heroes[s.bearer]
        found["stone near home"] = _near(plan.distance(bearer.tile, ENTRANCE))
        found["bearer is near"] = _near(plan.distance(hero.tile, bearer.tile))
        if hero.condition == STANDING:
            found["can catch the bearer"] = _catches(s, seat, s.bearer)
    elif s.final:
        lies = next((tile for tile in plan.lies if stone_lies(s, tile)), NONE)
        if lies != NONE:
            found["free stone is near"] = _near(plan.distance(hero.tile, lies))
            found["free stone is nearer to rivals"] = max(
                (_near(plan.distance(s.heroes[other].tile, lies)) for other in rivals), default=0.0
            )


def _the_boss(s: State, seat: int, found: dict[str, float]) -> None:
    tile = boss_tile(s)
    if tile == NONE:
        return
    found["boss is out"] = 1.0
    found["boss is near"] = _near(floor(s).distance(s.heroes[seat].tile, tile))
    found["boss is hurt"] = s.spots[tile].wounds / MANY
    odds = against(s, seat, tile)
    found["odds against the boss"] = odds.win - odds.fall


def _vigour(s: State, seat: int) -> float:
    hero = s.heroes[seat]
    return max(0, life(hero) - hero.wounds) / MANY if hero.condition == STANDING else 0.0


def _strength(s: State, seat: int) -> float:
    return strength(s, seat) / 10


def _near(distance: int) -> float:
    """1 for here, less with distance, 0 for out of reach."""
    return max(0.0, 1 - distance / FARTHEST)


def _catches(s: State, seat: int, other: int) -> float:
    """How likely a hero is to beat another one; less with distance."""
    near = _near(floor(s).distance(s.heroes[seat].tile, s.heroes[other].tile))
    if s.heroes[other].condition != STANDING:
        return near
    odds = against_hero(s, seat, other)
    return near * odds.win


REASONS = {
    "stands": Say("feature-stands"),
    "vigour": Say("feature-vigour"),
    "strength": Say("feature-strength"),
    "vigour of rivals": Say("feature-vigour-of-rivals"),
    "best rival": Say("feature-best-rival"),
    "rivals alive": Say("feature-rivals-alive"),
    "has the stone": Say("feature-has-the-stone"),
    "way home": Say("feature-way-home"),
    "stone near home": Say("feature-stone-near-home"),
    "bearer is near": Say("feature-bearer-is-near"),
    "can catch the bearer": Say("feature-can-catch-the-bearer"),
    "can be caught": Say("feature-can-be-caught"),
    "free stone is near": Say("feature-free-stone-is-near"),
    "free stone is nearer to rivals": Say("feature-free-stone-is-nearer-to-rivals"),
    "odds against the boss": Say("feature-odds-against-the-boss"),
    "boss is near": Say("feature-boss-is-near"),
    "boss is hurt": Say("feature-boss-is-hurt"),
    "points alone": Say("feature-points-alone"),
}
"""What a feature is called when it is given as a reason."""

BURDENS = frozenset(
    (
        "vigour of rivals",
        "best rival",
        "rivals alive",
        "stone near home",
        "can be caught",
        "free stone is nearer to rivals",
    )
)
"""Features of which less is better."""

THOUGHT_ABOUT = frozenset(
    (
        *("take_action", "way_to_fight", "declare_help", "choose_way_out", "go_on", "choose_lie"),
        *("next_to_roam", "choose_to_summon", "choose_summoning_tile"),
        *("choose_first_ability", "choose_ability", "choose_training"),
    )
)
"""Decisions that are worth thinking about."""


def lines(view: View[State], usual: Call) -> Iterable[tuple[Call, ...]]:
    """Every other option of the decisions that matter."""
    if view.decision.name not in THOUGHT_ABOUT:
        return []
    return [(answer,) for answer in view.options() if answer != usual]


MIND: Mind[State] = Mind(
    features=features,
    reasons=REASONS,
    burdens=BURDENS,
    lines=lines,
    tables=(
        *((players, {}) for players in (2, 4, 2, 3, 2, 1, 2, 5, 2, 6)),
        (2, {"begin": "race"}),
        (4, {"begin": "race"}),
    ),
    levels={"novice": Effort(16, 0.0), "strong": Effort(60, 3.0)},
)
