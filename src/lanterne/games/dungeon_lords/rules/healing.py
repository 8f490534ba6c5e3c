"""Step 5 of a battle: hearts heal (DL-HEA)."""

from lanterne.engine import NUMBER, Event, law, step
from lanterne.games.dungeon_lords.rules.party import defender, fight_of, hearts
from lanterne.games.dungeon_lords.state import ADVENTURER_IDS, Game, Hero, put

HEALED = Event("healed", "DL-HEA-2", who=ADVENTURER_IDS, damage=NUMBER)
NO_NEED_TO_HEAL = Event("not-attacked", "DL-HEA-1")
NO_HEARTS = Event("no-hearts", "DL-HEA-1")
HEALING_STOPPED = Event("healing-stopped", "DL-HEA-4")


def is_wounded(party: tuple[Hero, ...]) -> bool:
    """Whether anybody has damage that could be healed."""
    return any(hero.damage for hero in party)


@step("DL-HEA-1", "DL-HEA-4")
def party_heals(game: Game) -> None:
    """The party heals only if a creature has attacked in this battle and nothing has stopped its healing."""
    s = game.state
    fight = fight_of(s)
    party = defender(s).party
    if not hearts(party):
        game.say(NO_HEARTS)
    elif not fight.attacked:
        game.say(NO_NEED_TO_HEAL)
    elif fight.no_healing:
        game.say(HEALING_STOPPED)
    else:
        after = healed(party, hearts(party))
        for hero, now in zip(party, after, strict=True):
            if now.damage < hero.damage:
                game.say(HEALED, hero.who, hero.damage - now.damage)
        put(s, fight.seat, s.lords[fight.seat]._replace(party=after))


@law("DL-HEA-2")
def healed(party: tuple[Hero, ...], number: int) -> tuple[Hero, ...]:
    """The line after `number` cubes are removed: all from the first wounded adventurer, then from the next."""
    after: list[Hero] = []
    for hero in party:
        removed = min(hero.damage, number)
        number -= removed
        after.append(hero._replace(damage=hero.damage - removed) if removed else hero)
    return tuple(after)
