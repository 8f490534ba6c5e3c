"""What simulations record of games of Dungeon Run."""

from lanterne.games.dungeon_run.content.cards import FIRST_BOSS
from lanterne.games.dungeon_run.content.heroes import HERO_NAMES
from lanterne.games.dungeon_run.rules.battle import DUEL_BEGINS
from lanterne.games.dungeon_run.rules.death import DIES
from lanterne.games.dungeon_run.rules.escape import ESCAPE_FAILED, ESCAPED
from lanterne.games.dungeon_run.rules.exchange import TRADE_MADE
from lanterne.games.dungeon_run.rules.fall import FALLS
from lanterne.games.dungeon_run.rules.helping import ASSIST_ACCEPTED, ASSIST_OFFERED, SABOTAGED
from lanterne.games.dungeon_run.rules.monsters import KILLED
from lanterne.games.dungeon_run.rules.search import FINAL_PHASE, SEARCHES_TILE
from lanterne.games.dungeon_run.rules.wounds import WOUNDED
from lanterne.games.dungeon_run.state import State
from lanterne.games.dungeon_run.watch import RunWatch, is_slain
from lanterne.manifest import Statistics, Tally


def boss_kills(s: State, seat: int, monster: int) -> int:
    """1 for a boss, 0 for any other monster."""
    return int(monster >= FIRST_BOSS)


def wounds(s: State, seat: int, amount: int, source: int, left: int) -> int:
    """The wounds of one blow."""
    return amount


STATISTICS: Statistics[State] = Statistics(
    game={"boss_slain": is_slain, "tiles": lambda s: len(s.laid)},
    seat={"hero": lambda s, seat: HERO_NAMES[s.heroes[seat].card]},
    seat_events={
        "kills": (Tally(KILLED),),
        "boss_kills": (Tally(KILLED, amount=boss_kills),),
        "duels_begun": (Tally(DUEL_BEGINS),),
        "wounds": (Tally(WOUNDED, amount=wounds),),
        "falls": (Tally(FALLS),),
        "deaths": (Tally(DIES),),
        "escapes": (Tally(ESCAPED),),
        "escapes_failed": (Tally(ESCAPE_FAILED),),
        "help_offered": (Tally(ASSIST_OFFERED),),
        "help_accepted": (Tally(ASSIST_ACCEPTED),),
        "sabotages": (Tally(SABOTAGED),),
        "trades": (Tally(TRADE_MADE),),
        "searches": (Tally(SEARCHES_TILE),),
    },
    first={"first_took_stone": (Tally(FINAL_PHASE),)},
    watch=RunWatch,
)
