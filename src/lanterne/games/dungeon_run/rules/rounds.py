"""Rounds and turns: who is next, what a turn begins and ends with, and the First Player token (DR-RND, DR-FIN)."""

from operator import attrgetter
from typing import Any

from lanterne.engine import NUMBER, SEATS, Event, SeatId, law, part, step
from lanterne.games.dungeon_run.content.settings import CONSTANTS, PLAYER_COUNTS
from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE
from lanterne.games.dungeon_run.rules.deeds import moments
from lanterne.games.dungeon_run.rules.roaming import monsters_roam
from lanterne.games.dungeon_run.rules.summon import may_summon
from lanterne.games.dungeon_run.rules.turn import TURN, turn_goes_on
from lanterne.games.dungeon_run.rules.victory import (
    clock_runs_out,
    few_are_left,
    stone_is_home,
    time_is_up,
    victory_is_checked,
)
from lanterne.games.dungeon_run.state import (
    DEAD,
    NONE,
    STANDING,
    UNCONSCIOUS,
    Game,
    Hero,
    State,
    clockwise,
    conscious,
    put,
)

ROUND_BEGINS = Event("round-begins", "DR-RND-1", number=NUMBER)
TURN_BEGINS = Event("turn-begins", "DR-RND-1", seat=SEATS).joining(group="turn")
TOKEN_PASSES = Event("token-passes", "DR-RND-1", seat=SEATS)
STONE_TAKES_TOKEN = Event("stone-takes-token", "DR-FIN-3", seat=SEATS)
STANDS_UP = Event("stands-up", "DR-DEF-7", seat=SEATS)
STONE_IS_HEAVY = Event("stone-is-heavy", "DR-STO-5", seat=SEATS)
ACTIONS_LOST = Event("actions-lost", "DR-RND-11", seat=SEATS, lost=NUMBER)


HEAVY = 1
"""How many actions a heavy Stone takes."""


# --- rounds -----------------------------------------------------------------------------------------------------------


@law("DR-FIN-3", "DR-FIN-4")
def summoner(s: State) -> int:
    """The hero with the Stone equipped in the final phase, or NONE."""
    if s.final and s.bearer != NONE and SUMMONING_STONE in s.heroes[s.bearer].equipped:
        return s.bearer
    return NONE


@step("DR-RND-1", "DR-RND-9", "DR-FIN-3", "DR-FIN-4", "DR-VIC-5", "DR-SOL-9")
def round_begins(game: Game) -> None:
    """In the final phase the summoner takes the token. Every living hero has one turn, from the First Player on. With a
    round limit no round begins after the last one."""
    s = game.state
    if time_is_up(s):
        clock_runs_out(game)
        return
    if s.round_limit and s.round >= s.round_limit:
        game.end("stopped")
        return
    s.round += 1
    game.say(ROUND_BEGINS, s.round)
    takes = summoner(s)
    if takes not in (NONE, s.first):
        s.first = takes
        game.say(STONE_TAKES_TOKEN, takes)
    s.order = tuple([seat for seat in clockwise(s, s.first) if s.heroes[seat].condition != DEAD])
    game.at_once(NEXT_TURN)


@step("DR-RND-1", "DR-RND-9")
def next_turn(game: Game) -> None:
    """The next hero who has not played in this round; after the last, the monsters roam."""
    s = game.state
    for place, seat in enumerate(s.order):
        if s.heroes[seat].condition != DEAD:
            s.order = s.order[place + 1 :]
            game.then(*TURNS[seat])
            return
    s.order = ()
    s.active = NONE
    game.at_once(monsters_roam(), victory_is_checked(), ROUND_ENDS)


NEXT_TURN = next_turn()


@step("DR-RND-1", "DR-FIN-3", "DR-FIN-4", "DR-ABI-4")
def round_ends(game: Game) -> None:
    """The token goes to the next living player on the left, unless the summoner keeps it."""
    s = game.state
    for seat, hero in enumerate(s.heroes):
        if hero.used_round:
            put(s, seat, hero._replace(used_round=()))
    if summoner(s) == NONE and len(s.heroes) > 1:
        s.first = next(seat for seat in (*clockwise(s, s.first)[1:], s.first) if s.heroes[seat].condition != DEAD)
        game.say(TOKEN_PASSES, s.first)
    game.at_once(round_begins())


ROUND_ENDS = round_ends()

# --- turns ------------------------------------------------------------------------------------------------------------


@law("DR-STO-5")
def weight(s: State, seat: int) -> int:
    """The actions that the Stone takes from its bearer, if it is heavy; none if the bearer has lost actions anyway."""
    return HEAVY if s.heavy_stone and s.bearer == seat and not s.heroes[seat].lost else 0


@step("DR-RND-2", "DR-RND-7", "DR-RND-11", "DR-DEF-7", "DR-STO-5", "DR-ABI-14")
def turn_begins(game: Game, seat: SeatId) -> None:
    """The hero's markers are removed. An unconscious hero stands up, and that is the whole turn; any other has two
    actions, less those lost or taken by a heavy Stone, and begins with powers for this moment and with summoning."""
    s = game.state
    s.active = seat
    hero = s.heroes[seat]
    game.say(TURN_BEGINS, seat)
    if hero.condition == UNCONSCIOUS:
        put(s, seat, hero._replace(condition=STANDING, lost=0, actions=0, flames=NONE, sanctuary=NONE))
        game.say(STANDS_UP, seat)
        close_turn(game)
        return
    actions = max(0, CONSTANTS.actions - hero.lost - weight(s, seat))
    put(s, seat, hero._replace(lost=0, actions=actions, flames=NONE, sanctuary=NONE))
    if hero.lost:
        game.say(ACTIONS_LOST, seat, min(hero.lost, CONSTANTS.actions))
    if weight(s, seat):
        game.say(STONE_IS_HEAVY, seat)
    game.open(TURN, TURN_IS_OVER)
    starting = moments("turn_start", s, seat)
    if starting or few_are_left(s):
        game.then(*starting, victory_is_checked())
    if s.bearer == seat:
        game.then(may_summon(seat))
    game.at_once(turn_goes_on(seat))


TURNS = tuple([(turn_begins(seat), NEXT_TURN) for seat in range(max(PLAYER_COUNTS))])
"""By seat: a turn, and what comes after it."""


@step("DR-RND-7", "DR-RND-12")
def turn_is_over(game: Game) -> None:
    """The powers for the end of the turn work, unless the hero has fallen during it."""
    s = game.state
    ending = moments("turn_end", s, s.active) if conscious(s, s.active) else ()
    if ending:
        game.then(*ending, turn_closes())
    else:
        close_turn(game)


TURN_IS_OVER = turn_is_over()


@step("DR-RND-7", "DR-VIC-1", "DR-VIC-4")
def turn_closes(game: Game) -> None:
    """The powers for the end of the turn have worked."""
    close_turn(game)


@part("DR-RND-7", "DR-VIC-1", "DR-VIC-4")
def close_turn(game: Game) -> None:
    """For steps: a hero who has the Stone on the Entrance at the end of their turn has won."""
    s = game.state
    if few_are_left(s) or s.bearer == s.active:
        game.at_once(victory_is_checked(), stone_is_home(), turn_is_cleared())
    else:
        clear_turn(game)


OVER: dict[str, Any] = {
    "used_turn": (),
    "changed": (0, 0, 0),
    "bonus": 0,
    "equips": 0,
    "fought": False,
    "refused": 0,
    "unassisted": False,
    "actions": 0,
}
"""The hero after a turn, without the effects that last one turn."""
_of_the_turn = attrgetter(*OVER)
_NOTHING = tuple(OVER.values())

_latest: list[Hero] = [Hero()] * max(PLAYER_COUNTS)
"""By seat: the hero as left by the last turn. The same row need not be cleared again."""


@step("DR-RND-7", "DR-ABI-4")
def turn_is_cleared(game: Game) -> None:
    """Effects that last one turn end."""
    clear_turn(game)


@part("DR-RND-7", "DR-ABI-4")
def clear_turn(game: Game) -> None:
    """For steps: effects that last one turn end, for everybody."""
    s = game.state
    for seat, hero in enumerate(s.heroes):
        if seat == s.active and (hero.weakened or hero.weakening):
            put(s, seat, hero._replace(**OVER, weakened=hero.weakening, weakening=()))
        elif hero is not _latest[seat]:
            if _of_the_turn(hero) != _NOTHING:
                put(s, seat, hero._replace(**OVER))
            _latest[seat] = s.heroes[seat]
    s.deeds = ()
    game.turn_ends()
