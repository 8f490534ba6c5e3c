"""What simulations record of games of HeroQuest."""

from typing import Any

from lanterne.engine import Event
from lanterne.games.heroquest.content.cards import HERO_NAMES
from lanterne.games.heroquest.content.quests import QUEST_NAMES
from lanterne.games.heroquest.rules.attack import HERO_SHOT, MAGIC_STRUCK, STRUCK, STRUCK_UNDEFENDED, THROWN
from lanterne.games.heroquest.rules.death import DIED
from lanterne.games.heroquest.rules.doors import DOOR_OPENED
from lanterne.games.heroquest.rules.exploration import ROOM_REVEALED
from lanterne.games.heroquest.rules.harm import HURT, SLAIN
from lanterne.games.heroquest.rules.searching import SEARCHED_FOR_DOORS, SEARCHED_FOR_TRAPS
from lanterne.games.heroquest.rules.spells import SPELL_CAST_ON_DOOR, SPELL_CAST_ON_FOE, SPELL_CAST_ON_HERO
from lanterne.games.heroquest.rules.traps import BLOCK_FELL, FELL_INTO_PIT, SPEAR_HIT
from lanterne.games.heroquest.rules.treasure import SEARCHED
from lanterne.games.heroquest.rules.treasure_cards import GOLD_FOUND
from lanterne.games.heroquest.state import State, plays_hero
from lanterne.games.heroquest.watch import QuestWatch
from lanterne.manifest import Statistics, Tally


def player(s: State, hero: int, *rest: Any) -> int:
    """The seat of a hero; allies have none."""
    return s.heroes[hero].seat if hero < len(s.heroes) else -1


def by_hero(*events: Event) -> tuple[Tally, ...]:
    """Events whose first argument is a hero."""
    return tuple(Tally(event, player) for event in events)


def amount(s: State, hero: int, number: int, *rest: Any) -> int:
    """Points lost, gold found."""
    return number


STATISTICS: Statistics[State] = Statistics(
    game={"quest": lambda s: QUEST_NAMES[s.quest]},
    game_events={"rooms_seen": (ROOM_REVEALED,), "monsters_slain": (SLAIN,), "heroes_died": (DIED,)},
    seat={
        "role": lambda s, seat: HERO_NAMES[s.order[seat]] if plays_hero(s, seat) else "zargon",
    },
    seat_events={
        "attacks": by_hero(STRUCK, STRUCK_UNDEFENDED, THROWN, HERO_SHOT, MAGIC_STRUCK),
        "spells_cast": by_hero(SPELL_CAST_ON_HERO, SPELL_CAST_ON_FOE, SPELL_CAST_ON_DOOR),
        "body_lost": (Tally(HURT, player, amount),),
        "died": by_hero(DIED),
        "doors_opened": by_hero(DOOR_OPENED),
        "treasure_searches": by_hero(SEARCHED),
        "other_searches": by_hero(SEARCHED_FOR_DOORS, SEARCHED_FOR_TRAPS),
        "gold_found": (Tally(GOLD_FOUND, player, amount),),
        "traps_sprung": by_hero(FELL_INTO_PIT, BLOCK_FELL, SPEAR_HIT),
    },
    watch=QuestWatch,
    shares={
        "tries_won": "tries",
        "turns_empty": "turns",
        "turns_empty_beside_a_fight": "turns_beside_a_fight",
        "turns_to_and_fro": "turns",
    },
)
