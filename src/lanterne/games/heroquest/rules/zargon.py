"""Zargon's turn (HQ-ZAR): the monsters one after the other, then the commanded heroes, then what the quest brings."""

from lanterne.engine import NUMBER, Choice, Event, Offer, ask, decision, law, step
from lanterne.games.heroquest.rules import ahead
from lanterne.games.heroquest.rules.acting import ZARGON_TURN
from lanterne.games.heroquest.rules.arrivals import collapse_goes_on, waves_come
from lanterne.games.heroquest.rules.commanded import commanded, hero_obeys
from lanterne.games.heroquest.rules.conditions import waking_rolls
from lanterne.games.heroquest.rules.monster_turn import asked_or_played, use
from lanterne.games.heroquest.rules.monsters import not_ready, ready
from lanterne.games.heroquest.rules.notes import read_notes
from lanterne.games.heroquest.state import NONE, ZARGON_ENDS, Game, State, zargon

ZARGON_BEGINS = Event("zargon-begins", "HQ-ZAR-1", round=NUMBER).joining(group="turn")
REST_LET_LOOSE = Event("rest-let-loose", "HQ-AUT-1")


@step("HQ-ZAR-1", "HQ-ZAR-11", "HQ-RND-1")
def zargon_turn(game: Game) -> None:
    """After all heroes: sleepers may wake, waves come, the monsters act, commanded heroes act, the quest goes on."""
    s = game.state
    s.active = NONE
    game.say(ZARGON_BEGINS, s.round)
    game.open(ZARGON_TURN, heroes_obey())
    game.then(waking_rolls(), waves_come(), next_monster())


@step("HQ-ZAR-1", "HQ-ZAR-2", "HQ-DEC-4")
def next_monster(game: Game) -> None:
    """As long as a monster may act, Zargon chooses."""
    for row in game.state.monsters:
        if ready(row):
            game.then(asked_or_played(game, zargon_choice()), next_monster())
            return


@step("HQ-DEC-4")
def let_rest_act(game: Game) -> None:
    """The monsters not yet used, and the commanded heroes, play as an automated Zargon would play them."""
    game.state.rest_acts = True
    game.say(REST_LET_LOOSE)


@step("HQ-ZAR-1")
def end_zargon_turn(game: Game) -> None:
    """Zargon need not use all monsters."""
    game.leave(ZARGON_TURN)


def _monsters(s: State, seat: int) -> list[tuple[int]]:
    return [(row.foe,) for row in s.monsters]


TURN_OF_ZARGON = (Offer(use, _monsters, each=(not_ready,)), Offer(let_rest_act), Offer(end_zargon_turn))


@decision("HQ-ZAR-1", "HQ-ZAR-2", "HQ-DEC-4")
def zargon_choice(game: Game) -> Choice:
    """Which monster is next?"""
    return ask(zargon(game.state), TURN_OF_ZARGON, default=let_rest_act())


@step("HQ-ZAR-11", "HQ-DRD-5")
def heroes_obey(game: Game) -> None:
    """The monsters are done; heroes under a command act now, in the order of turns."""
    game.then(*[hero_obeys(hero) for hero in commanded(game.state)], zargon_ends())


@step("HQ-ZAR-11")
def zargon_ends(game: Game) -> None:
    """What the quest does at the end of Zargon's turn, then the collapse."""
    s = game.state
    s.rolled, s.path, s.rest_acts = False, (), False
    game.then(read_notes(NONE, ZARGON_ENDS), collapse_goes_on(), monsters_rest(), ahead.round_over())


@step("HQ-ZAR-1", "HQ-ZAR-10", "HQ-SPL-8")
def monsters_rest(game: Game) -> None:
    """All monsters may act again in Zargon's next turn; whirlwinds release their victims."""
    s = game.state
    s.monsters = [row._replace(done=False, misses=False) if row.done or row.misses else row for row in s.monsters]


@law("HQ-PLC-1")
def substitute(s: State, seat: int) -> str:
    """Nobody has to play Zargon: the automation takes the seat, and the seat of anybody who leaves."""
    return "steady"
