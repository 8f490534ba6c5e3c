"""What the acting hero is up against: a monster with its dice, another hero, a trap, a test."""

from lanterne.games.dungeon_run.content.encounters import TRAPS
from lanterne.games.dungeon_run.content.settings import BATTLE, CONSTANTS, ESCAPE
from lanterne.games.dungeon_run.rules.panel import HIT, against_hero
from lanterne.games.dungeon_run.rules.pool import escape_value, monster_attack
from lanterne.games.dungeon_run.rules.toughness import monster_life
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.scene.fight.dice import HARMLESS, PLAIN, POTENTIAL, UNROLLED, Rolled, dice_nodes
from lanterne.games.dungeon_run.scene.fight.places import ABOVE, AGAINST, area, dice_box, figure_box, hero_figure
from lanterne.games.dungeon_run.scene.figures import monster_facts
from lanterne.games.dungeon_run.state import CARDS, FREE_ATTACK, HERO_IDS, NONE, POWERS, RATINGS, TILES, Deed, State
from lanterne.scene import Fact, Node, Say
from lanterne.scene.saying import effect_said, said


def above(s: State, deed: Deed) -> list[Node]:
    """The upper area with all that is in it."""
    dice = dice_nodes("foe", foe_dice(s, deed), dice_box(ABOVE), AGAINST)
    if deed.monster != NONE:
        spot = s.spots[deed.tile]
        wounds = spot.wounds if spot.monster == deed.monster else monster_life(s, deed.monster)
        return [_monster_area(s, deed.monster, wounds), _monster(s, deed.monster, wounds), *dice]
    if deed.opponent != NONE:
        figure = hero_figure(s, deed.opponent, figure_box(ABOVE), AGAINST, (HIT,))
        return [_hero_area(s.heroes[deed.opponent].card, deed.foe_rating), figure, *dice]
    if deed.trap != NONE:
        return [_trap_area(deed.trap), _trap(deed.trap)]
    if deed.kind == ESCAPE:
        return [_escape_area(escape_value(s, deed.hero))]
    return [_test_area(deed.tile, deed.power)]


def foe_dice(s: State, deed: Deed) -> Rolled:
    """The dice of the monster or of the hero attacked; before they are rolled, as many as a monster will roll."""
    if not deed.foe_dice:
        rolls = deed.kind in (BATTLE, FREE_ATTACK) and deed.monster != NONE
        return [(0, UNROLLED)] * (monster_attack(s, deed) if rolls else 0)
    if deed.kind not in (BATTLE, FREE_ATTACK):
        return [(face, PLAIN) for face in deed.foe_dice]
    hits = against_hero(deed)
    return [(face, POTENTIAL if face in hits else HARMLESS) for face in deed.foe_dice]


def _monster_area(s: State, card: int, wounds: int) -> Node:
    return area(AGAINST, ABOVE, said(CARDS, card), monster_facts(s, card, wounds), (effect_said(CARDS, card),))


def _monster(s: State, card: int, wounds: int) -> Node:
    box = figure_box(ABOVE)
    return Node(
        id=f"fought:{CARDS.name(card)}",
        shape="monster",
        label=said(CARDS, card),
        at=box.at,
        size=box.size,
        tone=looks.MONSTER_TONES[card],
        icon=looks.MONSTER_ICONS[card],
        mark=looks.MONSTER_MARKS[card],
        badge=str(max(0, monster_life(s, card) - wounds)),
        detail=(*[fact.label for fact in monster_facts(s, card, wounds)], effect_said(CARDS, card)),
        on=AGAINST,
        takes=(HIT,),
    )


def _hero_area(card: int, rating: int) -> Node:
    told = () if rating == NONE else (Say("fights-with", {"rating": said(RATINGS, rating)}),)
    return area(AGAINST, ABOVE, said(HERO_IDS, card), (), told)


def _trap_area(card: int) -> Node:
    trap = TRAPS[card]
    ratings = tuple(
        Fact(looks.RATING_ICONS[rating], str(trap.need), Say("trap-rating", {"rating": said(RATINGS, rating)}))
        for rating in trap.ratings
    )
    harm = Fact(looks.WOUND_ICON, str(trap.damage), Say("trap-damage", {"count": trap.damage}))
    told = (Say("trap-need", {"count": trap.need, "face": CONSTANTS.disarm_on}), effect_said(CARDS, card))
    return area(AGAINST, ABOVE, said(CARDS, card), (harm, *ratings), told)


def _trap(card: int) -> Node:
    box = figure_box(ABOVE)
    return Node(
        id=f"fought:{CARDS.name(card)}",
        shape="card-numbered",
        label=said(CARDS, card),
        at=box.at,
        size=box.size,
        tone=looks.CARD_TONES[card],
        icon=looks.CARD_ICONS[card],
        mark="^",
        badge=str(TRAPS[card].need),
        detail=(effect_said(CARDS, card),),
        on=AGAINST,
    )


def _escape_area(face: int) -> Node:
    needed = Fact(looks.ESCAPE_ICON, f"{face}+", Say("monster-escape", {"face": face}))
    return area(AGAINST, ABOVE, Say("fight-escape"), (needed,))


def _test_area(tile: int, power: int) -> Node:
    label = said(POWERS, power) if power != NONE else Say("fight-test")
    told = (effect_said(POWERS, power),) if power != NONE else ()
    where = (Say("monster-where", {"tile": said(TILES, tile)}),) if tile != NONE else ()
    return area(AGAINST, ABOVE, label, (), (*where, *told))
