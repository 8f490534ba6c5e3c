"""How the game ends, and the points of a solitaire game (DR-VIC, DR-SOL)."""

from lanterne.engine import NUMBER, SEATS, Event, law, part, step
from lanterne.games.dungeon_run.content.cards import ARTIFACT, BOSS, CARD_KINDS, FIRST_BOSS, MONSTER, TRAP, TREASURE
from lanterne.games.dungeon_run.content.settings import (
    ARTIFACT_POINTS,
    BOSS_POINTS,
    ENCOUNTER_POINTS,
    TRAINING_POINTS,
    TREASURE_POINTS,
)
from lanterne.games.dungeon_run.content.tiles import ENTRANCE, LAIR
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.state import DEAD, SCORES, Game, State, conscious, solo

STONE_COMES_HOME = Event("stone-comes-home", "DR-VIC-1", seat=SEATS)
LAST_HERO = Event("last-hero", "DR-VIC-2", seat=SEATS)
NOBODY_LEFT = Event("nobody-left", "DR-VIC-3")
BOSS_SLAIN = Event("boss-slain", "DR-SOL-4", seat=SEATS)
POINTS = Event("points", "DR-SOL-5", seat=SEATS, score=SCORES, number=NUMBER, points=NUMBER)
TIME_IS_UP = Event("time-is-up", "DR-SOL-9", seat=SEATS)
TOTAL = Event("total", "DR-SOL-5", seat=SEATS, points=NUMBER)


# --- victory ----------------------------------------------------------------------------------------------------------


@step("DR-VIC-1")
def stone_is_home(game: Game) -> None:
    """The turn is over: a hero who has the Stone on the Dungeon Entrance wins."""
    s = game.state
    if s.bearer == s.active and conscious(s, s.active) and s.heroes[s.active].tile == ENTRANCE:
        s.winner = s.active
        game.say(STONE_COMES_HOME, s.active)
        game.end("escaped")


@law("DR-VIC-2", "DR-VIC-3", "DR-SOL-3", "DR-SOL-4")
def few_are_left(s: State) -> bool:
    """Whether there is anything to check: at most one hero is alive, or this is a solitaire game."""
    one_lives = False
    for hero in s.heroes:
        if hero.condition != DEAD:
            if one_lives:
                return False
            one_lives = True
    return True


@step("DR-VIC-2", "DR-VIC-3", "DR-VIC-4", "DR-SOL-3", "DR-SOL-4", "DR-SOL-8")
def victory_is_checked(game: Game) -> None:
    """The last hero alive wins; if none is left, nobody does. Alone, the game is lost with the hero and won with the
    death of the boss."""
    s = game.state
    if not few_are_left(s):
        return
    living = [seat for seat, hero in enumerate(s.heroes) if hero.condition != DEAD]
    if solo(s):
        _solitaire(game, alive=bool(living))
    elif len(living) == 1:
        s.winner = living[0]
        game.say(LAST_HERO, s.winner)
        game.end("last-hero")
    elif not living:
        game.say(NOBODY_LEFT)
        game.end("nobody")


def _solitaire(game: Game, alive: bool) -> None:
    s = game.state
    if alive and not boss_is_dead(s):
        return
    if alive:
        s.winner = 0
        game.say(BOSS_SLAIN, 0)
    _points_are_counted(game, "boss-slain" if alive else "lost")


@law("DR-SOL-9")
def time_is_up(s: State) -> bool:
    """Whether the last round of a solitaire game with a limit has been played."""
    return s.solo_clock > 0 and s.round >= s.solo_clock


@part("DR-SOL-9")
def clock_runs_out(game: Game) -> None:
    """For a step: the boss has outlived the agreed rounds. The game is lost, and points are counted."""
    game.say(TIME_IS_UP, 0)
    _points_are_counted(game, "too-late")


def _points_are_counted(game: Game, ending: str) -> None:
    s = game.state
    for line, (number, points) in enumerate(scored(s, 0)):
        if number:
            game.say(POINTS, 0, line, number, points)
    game.say(TOTAL, 0, score(s))
    game.end(ending)


@law("DR-SOL-4")
def boss_is_dead(s: State) -> bool:
    """Whether the boss has been turned up and is on no tile any more."""
    lair_is_laid = LAIR in floor(s).lies
    return lair_is_laid and not s.boss and not any(spot.monster >= FIRST_BOSS for spot in s.spots)


# --- points -----------------------------------------------------------------------------------------------------------

_SCORED_AS = {TREASURE: 0, ARTIFACT: 1, MONSTER: 2, TRAP: 2, BOSS: 3}
"""By the kind of a card, its line of `SCORES`; the last line is for training tokens."""
_POINTS = (TREASURE_POINTS, ARTIFACT_POINTS, ENCOUNTER_POINTS, BOSS_POINTS, TRAINING_POINTS)


@law("DR-SOL-5", "DR-SOL-6")
def scored(s: State, seat: int) -> tuple[tuple[int, int], ...]:
    """For each line of `SCORES`, how many a hero has and what they are worth: cards equipped or in the loot pile, and
    training tokens. The boss card counts as a boss only."""
    hero = s.heroes[seat]
    numbers = [0] * len(_POINTS)
    for card in hero.equipped + hero.loot:
        numbers[_SCORED_AS[CARD_KINDS[card]]] += 1
    numbers[-1] = sum(hero.training)
    return tuple([(number, number * each) for number, each in zip(numbers, _POINTS, strict=True)])


def score(s: State) -> int:
    """The points of a solitaire game, won or lost (DR-SOL-5)."""
    return sum(points for _, points in scored(s, 0))


@law("DR-VIC-1", "DR-VIC-2", "DR-VIC-3")
def ranking(s: State) -> tuple[int, ...]:
    """The winner is first, and all others share second place. Without a winner all share it."""
    return tuple([1 if seat == s.winner else 2 for seat in range(len(s.heroes))])
