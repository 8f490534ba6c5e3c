"""What an assignment would come to: wounds on either side, before armour and before later powers."""

from lanterne.engine import Call, View
from lanterne.games.dungeon_run.rules.assignment import assign_dice
from lanterne.games.dungeon_run.rules.monsters import wounds_on_monster
from lanterne.games.dungeon_run.rules.panel import outcome, panel_of
from lanterne.games.dungeon_run.rules.toughness import monster_life
from lanterne.games.dungeon_run.state import CARDS, HERO_IDS, NONE, State, deed_of, life
from lanterne.scene import Say
from lanterne.scene.saying import said


def foresee(view: View[State], answer: Call) -> tuple[Say, ...]:
    """What these hits and blocks come to, and whether they would defeat somebody."""
    if answer[0] != assign_dice.name:
        return ()
    s = view.state
    deed = deed_of(s)
    found = outcome(panel_of(s), answer[1:])
    hero = s.heroes[deed.hero]
    name = said(HERO_IDS, hero.card)
    if deed.monster != NONE:
        dealt = wounds_on_monster(s, deed._replace(hits=found.hits))
        foe, left = said(CARDS, deed.monster), monster_life(s, deed.monster) - s.spots[deed.tile].wounds
    else:
        other = s.heroes[deed.opponent]
        dealt, foe, left = found.hits, said(HERO_IDS, other.card), life(other) - other.wounds
    told = [Say("foresee-dealt", {"foe": foe, "count": dealt, "left": max(0, left - dealt)})]
    told.append(Say("foresee-taken", {"hero": name, "count": found.suffered}))
    told += [Say("foresee-defeated", {"hero": name})] if hero.wounds + found.suffered >= life(hero) else []
    return tuple(told)
