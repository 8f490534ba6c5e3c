"""The acting hero: before the roll, where the dice come from; afterwards the dice, and what each can do."""

from lanterne.games.dungeon_run.content.heroes import BRAWN, MAGIC, SKILL
from lanterne.games.dungeon_run.content.settings import BATTLE, CONSTANTS, DISARM, ESCAPE
from lanterne.games.dungeon_run.content.sources import ABILITY, EQUIPMENT_CARD, POWER_TABLE
from lanterne.games.dungeon_run.content.terms import Pool
from lanterne.games.dungeon_run.rules.chances import disarm_chance, escape_chance, trial_chance
from lanterne.games.dungeon_run.rules.disarm import choose_disarm_rating, disarm_ratings
from lanterne.games.dungeon_run.rules.fighting_powers import way_to_fight
from lanterne.games.dungeon_run.rules.pool import Part, defence, escape_value, pool, pool_parts
from lanterne.games.dungeon_run.rules.trials import choose_trial_rating, trial_of, trial_ratings
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.scene.fight.above import foe_dice
from lanterne.games.dungeon_run.scene.fight.dice import BLOCKS, FREE, PLAIN, POTENTIAL, USELESS, Rolled, dice_nodes
from lanterne.games.dungeon_run.scene.fight.places import ACTING, BELOW, area, dice_box, figure_box, hero_figure
from lanterne.games.dungeon_run.scene.seeing import asked
from lanterne.games.dungeon_run.state import FREE_ATTACK, HERO_IDS, NONE, POWERS, RATINGS, TEST, Deed, State
from lanterne.kit.rects import Rect, in_rows
from lanterne.scene import Fact, Node, Say
from lanterne.scene.saying import effect_said, said

_POOLS: dict[int, Pool] = {BATTLE: "battle", DISARM: "disarm", ESCAPE: "escape", TEST: "test"}
LARGEST = 84
NEARLY = 99
"""The highest chance shown: no roll is certain, whatever rounding says."""
CHOOSING = (way_to_fight.name, choose_disarm_rating.name, choose_trial_rating.name)
"""Questions that come after the rating has been chosen."""


def below(s: State, deed: Deed) -> list[Node]:
    """The lower area with all that is in it."""
    nodes = [_area(s, deed), hero_figure(s, deed.hero, figure_box(BELOW), ACTING)]
    if deed.dice:
        return nodes + dice_nodes("own", own_dice(s, deed), dice_box(BELOW), ACTING)
    return nodes + (_pools(s, deed) if deed.kind != FREE_ATTACK else [])


def _area(s: State, deed: Deed) -> Node:
    facts = []
    if hits := deed.dealt or deed.hits:
        facts.append(Fact(looks.HIT_ICON, str(hits), Say("fight-hits", {"count": hits})))
    if taken := deed.taken or deed.suffered:
        facts.append(Fact(looks.WOUND_ICON, str(taken), Say("fight-taken", {"count": taken})))
    told = () if deed.rating == NONE else (Say("fights-with", {"rating": said(RATINGS, deed.rating)}),)
    hero = said(HERO_IDS, s.heroes[deed.hero].card)
    return area(ACTING, BELOW, hero, tuple(facts), (*told, *[fact.label for fact in facts]))


# --- before the roll --------------------------------------------------------------------------------------------------


def ratings_for(s: State, deed: Deed) -> tuple[int, ...]:
    """The ratings that the acting hero may roll, if nothing forbids them."""
    if deed.rating != NONE:
        return (deed.rating,)
    if deed.kind == DISARM:
        return tuple(disarm_ratings(s, deed.hero, deed.trap))
    if deed.kind == TEST:
        return tuple(trial_ratings(s, deed.hero, trial_of(deed)))
    return (SKILL,) if deed.kind == ESCAPE else (BRAWN, MAGIC)


def chance_of(s: State, deed: Deed, rating: int) -> int:
    """How likely the hero is to succeed with a rating, in per cent; NONE for a battle, which is more than one roll."""
    if deed.kind == BATTLE:
        return NONE
    if deed.kind == ESCAPE:
        chance = escape_chance(s, deed)
    else:
        chance = disarm_chance(s, deed, rating) if deed.kind == DISARM else trial_chance(s, deed, rating)
    return min(round(100 * chance), NEARLY)


def _pools(s: State, deed: Deed) -> list[Node]:
    """For each rating a row: how many dice, then where they come from."""
    ratings, kind = ratings_for(s, deed), _POOLS[deed.kind]
    room = dice_box(BELOW)
    choosing = asked(s) in CHOOSING and deed.rating == NONE
    nodes: list[Node] = []
    for place, rating in enumerate(ratings):
        high = room.high / len(ratings)
        row = Rect(room.left, room.top + place * high, room.wide, high)
        parts = pool_parts(s, deed.hero, kind, rating, deed)
        spots = in_rows(row, len(parts) + 1, LARGEST, 12)
        dice = pool(s, deed.hero, kind, rating, deed)
        nodes.append(_total(rating, dice, chance_of(s, deed, rating), choosing, spots[0]))
        for number, (part, spot) in enumerate(zip(parts, spots[1:], strict=True)):
            nodes.append(_part(s, deed, f"part:{RATINGS.name(rating)}:{number}", part, spot))
    return nodes


def _total(rating: int, dice: int, chance: int, choosing: bool, box: Rect) -> Node:
    return Node(
        id=f"pool:{RATINGS.name(rating)}",
        shape="thing",
        label=Say("pool-dice", {"rating": said(RATINGS, rating), "count": dice}),
        at=box.at,
        size=box.size,
        tone="#4a3f35",
        icon=looks.RATING_ICONS[rating],
        mark=f"{chance}%" if chance != NONE else "=",
        badge=str(dice),
        detail=(Say("pool-chance", {"percent": chance}),) if chance != NONE else (),
        on=ACTING,
        thing=f"rating:{RATINGS.name(rating)}" if choosing else "",
    )


_PARTS = {
    "base": Say("pool-part-base"),
    "training": Say("pool-part-training"),
    "turn": Say("pool-part-turn"),
    "weakened": Say("pool-part-weakened"),
    "next_roll": Say("pool-part-next-roll"),
    "given": Say("pool-part-given"),
    "sabotage": Say("pool-part-sabotage"),
}
_PART_MARKS = {"training": "T", "rating": "P", "doubled": "P", "power": "P", "sabotage": "!"}
_PART_ICONS = {"training": looks.TOKEN_ICON, "sabotage": looks.SABOTAGE_ICON}


def _part(s: State, deed: Deed, node_id: str, part: Part, box: Rect) -> Node:
    hero = s.heroes[deed.hero].card
    helper = s.heroes[part.which].card if part.kind == "assist" else NONE
    label = _PARTS.get(part.kind) or (
        Say("pool-part-assist", {"hero": said(HERO_IDS, helper)}) if helper != NONE else said(POWERS, part.which)
    )
    by_hero = part.kind in ("base", "assist")
    powered = part.kind in ("rating", "doubled", "power")
    icon = _PART_ICONS.get(part.kind, looks.DICE_ICON)
    if part.kind == "base":
        icon = looks.HERO_ICONS[hero]
    elif helper != NONE:
        icon = looks.HERO_ICONS[helper]
    elif powered:
        icon = power_icon(part.which)
    return Node(
        id=node_id,
        shape="thing",
        label=label,
        at=box.at,
        size=box.size,
        tone=looks.HERO_TONES[helper] if helper != NONE else looks.PILE_TONE,
        icon=icon,
        mark=looks.HERO_MARKS[hero if helper == NONE else helper] if by_hero else _PART_MARKS.get(part.kind, "~"),
        badge=str(part.dice) if part.kind == "base" else f"{part.dice:+d}".replace("-", "−"),
        detail=(effect_said(POWERS, part.which),) if powered else (),
        on=ACTING,
    )


def power_icon(power: int) -> str:
    """The icon of the card that has the power."""
    source = POWER_TABLE[power]
    if source.kind == EQUIPMENT_CARD:
        return looks.CARD_ICONS[source.thing]
    return looks.ABILITY_ICONS[source.thing] if source.kind == ABILITY else looks.PERSONAL_ICON


# --- afterwards -------------------------------------------------------------------------------------------------------


def own_dice(s: State, deed: Deed) -> Rolled:
    """The acting hero's dice with what each can do (DR-BAT-8 to DR-BAT-10, DR-HVH-8, DR-DIS-3, DR-ESC-2)."""
    if deed.kind == BATTLE:
        least = defence(s, deed) if deed.monster != NONE else CONSTANTS.hero_hit_on
        threats = {face for face, use in foe_dice(s, deed) if use == POTENTIAL} if deed.monster != NONE else set()
        return [(face, FREE if face >= least else BLOCKS if face in threats else USELESS) for face in deed.dice]
    if deed.kind in (DISARM, ESCAPE):
        least = CONSTANTS.disarm_on if deed.kind == DISARM else escape_value(s, deed.hero)
        return [(face, PLAIN if face >= least else USELESS) for face in deed.dice]
    return [(face, PLAIN) for face in deed.dice]
