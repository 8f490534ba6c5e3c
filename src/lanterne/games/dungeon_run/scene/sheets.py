"""The heroes' sheets: ratings, powers, ability cards, equipment by slot, loot, companions, attached traps."""

from lanterne.engine import View
from lanterne.games.dungeon_run.content.heroes import HEROES
from lanterne.games.dungeon_run.content.sources import ABILITY, PERSONAL, SUMMONER, powers_on
from lanterne.games.dungeon_run.content.treasures import EQUIPMENT, NO_SLOT, SUMMONING_STONE
from lanterne.games.dungeon_run.rules.conditions import left
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.scene.cards import (
    ATTACHED,
    EQUIPPED,
    JOINED,
    LOOTED,
    ability_card,
    card_nodes,
    slot_said,
)
from lanterne.games.dungeon_run.scene.figures import life_left
from lanterne.games.dungeon_run.scene.ratings import rating_facts, ratings_of
from lanterne.games.dungeon_run.scene.seeing import loot
from lanterne.games.dungeon_run.state import HERO_IDS, NONE, RACES, SLOTS, TRAININGS, Hero, State, life
from lanterne.scene import Fact, Node, Panel, Say
from lanterne.scene.saying import said

_NAMED_SLOTS = tuple(slot for slot in range(len(SLOTS.names)) if slot != NO_SLOT)


def own_panel(view: View[State]) -> Panel:
    """The viewer's own sheet."""
    return Panel("own", Say("panel-own"), "list", tuple(_sheet(view, view.seat)))


def others_panel(view: View[State]) -> Panel:
    """The sheets of the others, clockwise from the viewer."""
    seats = len(view.state.heroes)
    others = [(view.seat + place) % seats for place in range(1, seats)] if view.seat >= 0 else range(seats)
    return Panel("others", Say("panel-others"), "list", tuple([node for seat in others for node in _sheet(view, seat)]))


def _sheet(view: View[State], seat: int) -> list[Node]:
    s = view.state
    hero = s.heroes[seat]
    if hero.card == NONE:
        return []
    name = str(HERO_IDS.name(hero.card))
    stilled = hero.tile in floor(s).still
    powers = HEROES[hero.card]
    used = [not all(left(s, seat, number) for number in powers_on(kind, hero.card)) for kind in (PERSONAL, SUMMONER)]
    nodes = [
        _heading(s, seat),
        _power(name, powers.personal_name, False, used[0], stilled, True),
        _power(name, powers.summoner_name, True, used[1], stilled, SUMMONING_STONE in hero.equipped),
    ]
    for ability in hero.abilities:
        spent = not all(left(s, seat, number) for number in powers_on(ABILITY, ability))
        nodes.append(ability_card(f"{name}-ability", ability, used=spent, stilled=stilled, indent=1))
    return [*nodes, *_equipment(name, hero), *_rest(name, hero, loot(view, seat))]


def _equipment(name: str, hero: Hero) -> list[Node]:
    """What is equipped, slot by slot; then what takes no slot."""
    found = []
    for slot in _NAMED_SLOTS:
        cards = tuple([card for card in hero.equipped if EQUIPMENT[card].slot == slot])
        found += card_nodes(f"{name}-equipped", cards, EQUIPPED, 1) or [_empty(name, slot)]
    loose = tuple([card for card in hero.equipped if EQUIPMENT[card].slot == NO_SLOT])
    return found + card_nodes(f"{name}-equipped", loose, EQUIPPED, 1)


def _rest(name: str, hero: Hero, pile: tuple[int, ...]) -> list[Node]:
    known = tuple([card for card in pile if card != NONE])
    found = card_nodes(f"{name}-stranger", hero.strangers, JOINED, 1)
    found += card_nodes(f"{name}-trap", hero.traps, ATTACHED, 1)
    found.append(_pile(name, len(pile)))
    return found + card_nodes(f"{name}-loot", known, LOOTED, 2)


def _heading(s: State, seat: int) -> Node:
    hero = s.heroes[seat]
    row, ratings = HEROES[hero.card], rating_facts(ratings_of(s, seat))
    wounds = Say("figure-wounds", {"wounds": hero.wounds, "most": life(hero)})
    return Node(
        id=f"sheet:{HERO_IDS.name(hero.card)}",
        shape="person",
        label=said(HERO_IDS, hero.card),
        tone=looks.HERO_TONES[hero.card],
        icon=looks.HERO_ICONS[hero.card],
        mark=looks.HERO_MARKS[hero.card],
        detail=(
            Say("sheet-training", {"training": said(TRAININGS, row.training), "race": said(RACES, row.race)}),
            *[fact.label for fact in ratings],
        ),
        facts=(Fact(looks.LIFE_ICON, f"{life_left(hero)}/{life(hero)}", wounds), *ratings),
    )


def _power(name: str, power: str, summoner: bool, used: bool, stilled: bool, held: bool) -> Node:
    told = [Say("powers-summoner")] if summoner else [Say("powers-personal")]
    told += [Say("powers-needs-stone")] if not held else []
    told += [Say("powers-stilled")] if stilled else [Say("powers-used")] if used else []
    return Node(
        id=f"{name}-power:{power}",
        shape="card",
        label=Say(f"power-{power}"),
        tone=looks.STONE_TONE if summoner else "#6b5a86",
        icon=looks.SUMMONER_ICON if summoner else looks.PERSONAL_ICON,
        detail=(*told, Say(f"power-{power}.effect")),
        indent=1,
        dim=not held or used or stilled,
    )


def _empty(name: str, slot: int) -> Node:
    return Node(
        id=f"{name}-slot:{SLOTS.name(slot)}",
        shape="card-back",
        label=slot_said(slot),
        tone=looks.BACK_TONE,
        detail=(Say("nothing-equipped"),),
        indent=1,
        dim=True,
    )


def _pile(name: str, count: int) -> Node:
    return Node(
        id=f"{name}-pile",
        shape="card-back",
        label=Say("loot-pile"),
        tone=looks.BACK_TONE,
        icon=looks.LOOT_ICON,
        badge=str(count),
        detail=(Say("loot-count", {"count": count}),),
        indent=1,
        dim=not count,
    )
