"""Before the first round: the heroes there are, then the ability cards to choose from."""

from lanterne.engine import View
from lanterne.games.dungeon_run.content.heroes import HERO_NAMES, HEROES
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.scene.cards import ability_card
from lanterne.games.dungeon_run.scene.ratings import rating_facts
from lanterne.games.dungeon_run.state import HERO_IDS, NONE, State
from lanterne.scene import Fact, Node, Panel, Say
from lanterne.scene.saying import effect_said, said


def choosing_panel(view: View[State]) -> Panel:
    """All heroes with their strengths, those already taken dimmed; once everybody has one, the viewer's own with the
    ability cards drawn."""
    s = view.state
    taken = tuple([hero.card for hero in s.heroes if hero.card != NONE])
    if len(taken) < len(s.heroes):
        nodes = [_hero(card, card in taken) for card in range(len(HERO_NAMES))]
        return Panel("choosing", Say("panel-choosing"), "list", tuple(nodes))
    own = s.heroes[view.seat] if view.seat >= 0 else None
    cards = [ability_card("drawn", ability, fresh=True) for ability in own.drawn] if own else []
    return Panel("choosing", Say("panel-abilities"), "list", tuple(cards))


def _hero(card: int, taken: bool) -> Node:
    row = HEROES[card]
    ratings = tuple((value, 0, value) for value in row.ratings)
    return Node(
        id=f"hero:{HERO_IDS.name(card)}",
        shape="person",
        label=said(HERO_IDS, card),
        tone=looks.HERO_TONES[card],
        icon=looks.HERO_ICONS[card],
        mark=looks.HERO_MARKS[card],
        detail=(
            effect_said(HERO_IDS, card),
            Say("choosing-power", {"power": Say(f"power-{row.personal_name}"), "effect": _effect(row.personal_name)}),
        ),
        facts=(
            Fact(looks.LIFE_ICON, str(row.life), Say("choosing-life", {"count": row.life})),
            *rating_facts(ratings),
        ),
        dim=taken,
    )


def _effect(power: str) -> Say:
    return Say(f"power-{power}.effect")
