"""What decided a game of HeroQuest, from its events."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from lanterne.engine import EventRecord
from lanterne.games.heroquest.content.cards import FIGURES
from lanterne.games.heroquest.rules.attack import (
    HERO_SHOT,
    HOLY_WATER_POURED,
    MAGIC_STRUCK,
    STRUCK,
    STRUCK_UNDEFENDED,
    THROWN,
)
from lanterne.games.heroquest.rules.death import DIED
from lanterne.games.heroquest.rules.ending import QUEST_ENDED
from lanterne.games.heroquest.rules.harm import SLAIN
from lanterne.games.heroquest.rules.spells import SPELL_CAST_ON_FOE
from lanterne.games.heroquest.rules.treasure_cards import GOLD_FOUND
from lanterne.games.heroquest.rules.turn import ROUND_BEGUN
from lanterne.games.heroquest.rules.zargon import ZARGON_BEGINS
from lanterne.games.heroquest.state import (
    BOOK,
    DEAD,
    FOES,
    HEROES,
    KIND_OF,
    NONE,
    RESULTS,
    RETREATED,
    SAFE,
    State,
    zargon,
)
from lanterne.kit.grid import squares_of
from lanterne.scene import Say

_BLOWS = (STRUCK, STRUCK_UNDEFENDED, THROWN, HERO_SHOT, MAGIC_STRUCK, HOLY_WATER_POURED, SPELL_CAST_ON_FOE)
"""Events in which a hero attacks a monster; the hero is the first argument."""


def points(s: State, seat: int) -> int | None:
    """A hero's gold; Zargon gathers none."""
    hero = NONE if seat == zargon(s) else s.order[seat]
    return None if hero == NONE else s.sheets[hero].gold


def account(s: State, seat: int) -> tuple[Say, ...]:
    """What a seat achieved: gold and quests for a hero, fallen heroes for Zargon."""
    if seat == zargon(s):
        fallen = sum(s.heroes[hero].fate == DEAD for hero in s.order if hero != NONE)
        return (Say("story-zargon", {"count": fallen}),)
    hero = s.order[seat]
    if hero == NONE:
        return ()
    row, sheet = s.heroes[hero], s.sheets[hero]
    told = [Say("story-gold", {"gold": sheet.gold})]
    done = sum(1 for _ in squares_of(sheet.done))
    told += [Say("story-done", {"count": done})] if done else []
    if row.fate == DEAD:
        told.append(Say("story-fell"))
    elif row.fate in (SAFE, RETREATED):
        told.append(Say("story-came-home"))
    return tuple(told)


class Kill(NamedTuple):
    """A monster killed, by which hero (NONE for none), and in which round."""

    foe: int
    hero: int
    round: int


def kills_in(told: Iterable[EventRecord]) -> list[Kill]:
    """The monsters killed, in order, each by the hero who struck last."""
    kills: list[Kill] = []
    rounds, last = 0, NONE
    for event, args in told:
        if event in _BLOWS:
            last = args[0]
        elif event is ZARGON_BEGINS:
            last = NONE
        elif event is ROUND_BEGUN:
            rounds = args[0]
        elif event is SLAIN:
            kills.append(Kill(args[0], last, rounds))
    return kills


def turning_points(s: State, told: Iterable[EventRecord]) -> tuple[Say, ...]:
    """How each quest ended and after how many rounds, who fell, which characters were slain and by whom, who slew most
    monsters, how much gold was found."""
    points: list[Say] = []
    told = tuple(told)
    kills = kills_in(told)
    slain = iter(kills)
    gold = rounds = 0
    for said in told:
        event = said.event
        if event is ROUND_BEGUN:
            rounds = said.args[0]
        elif event is GOLD_FOUND:
            gold += said.args[1]
        elif event is SLAIN:
            points += _character(next(slain))
        elif event is DIED:
            points.append(Say("story-death", {"hero": Say(f"hero-{HEROES.name(said.args[0])}.the"), "round": rounds}))
        elif event is QUEST_ENDED:
            quest, result = said.args
            name, how = Say(f"quest-{BOOK.name(quest)}"), Say(f"result-{RESULTS.name(result)}")
            points.append(Say("story-quest", {"quest": name, "result": how, "rounds": rounds}))
    return (*points, *_counted(kills), *([Say("story-found", {"gold": gold})] if gold else ()))


def _character(kill: Kill) -> list[Say]:
    """The death of a named character."""
    if KIND_OF[kill.foe] < len(FIGURES):
        return []
    foe = Say(f"foe-{FOES.name(kill.foe)}")
    if kill.hero == NONE:
        return [Say("story-character-fell", {"foe": foe, "round": kill.round})]
    hero = Say(f"hero-{HEROES.name(kill.hero)}.the")
    return [Say("story-character", {"foe": foe, "hero": hero, "round": kill.round})]


def _counted(kills: list[Kill]) -> list[Say]:
    """How many monsters were killed, and who killed the most."""
    if not kills:
        return []
    by_hero = Counter(kill.hero for kill in kills if kill.hero != NONE)
    if not by_hero:
        return [Say("story-slain", {"count": len(kills)})]
    hero, count = by_hero.most_common(1)[0]
    return [Say("story-kills", {"total": len(kills), "hero": Say(f"hero-{HEROES.name(hero)}.the"), "count": count})]
