"""Rounds and turns (HQ-RND): each hero in order, then Zargon."""

from lanterne.engine import NUMBER, Choice, Event, Mask, Offer, ask, decision, law, step
from lanterne.engine.choice import any_open
from lanterne.games.heroquest.rules.acting import TURN, end_movement
from lanterne.games.heroquest.rules.allies import ally_moves
from lanterne.games.heroquest.rules.artifacts import ARTIFACTS, RAISE_ROD
from lanterne.games.heroquest.rules.attack import ATTACK
from lanterne.games.heroquest.rules.belongings import GIVE, TAKE
from lanterne.games.heroquest.rules.conditions import miss_turn, shake_off, takes_no_turn
from lanterne.games.heroquest.rules.disarming import DISARM
from lanterne.games.heroquest.rules.doors import OPEN_DOOR
from lanterne.games.heroquest.rules.ending import LEAVE, quest_over
from lanterne.games.heroquest.rules.exploration import look_around
from lanterne.games.heroquest.rules.gear import READY
from lanterne.games.heroquest.rules.jumping import JUMP
from lanterne.games.heroquest.rules.movement import MOVE, in_rock, lost_in_rock, on_anothers
from lanterne.games.heroquest.rules.passages import PASSAGE
from lanterne.games.heroquest.rules.places import change
from lanterne.games.heroquest.rules.potions import DRINK
from lanterne.games.heroquest.rules.quest_actions import QUEST_ACTS
from lanterne.games.heroquest.rules.searching import SEARCH
from lanterne.games.heroquest.rules.spells import SPELLS_OFFER
from lanterne.games.heroquest.rules.treasure import TREASURE
from lanterne.games.heroquest.rules.zargon import zargon_turn
from lanterne.games.heroquest.state import BREW, HEROES, INSIDE_IT, NONE, STOPPED, Game, Hero, State

ROUND_BEGUN = Event("round-begins", "HQ-RND-4", round=NUMBER)
TURN_BEGUN = Event("turn-begins", "HQ-RND-1", hero=HEROES).joining(group="turn")


@step("HQ-RND-1", "HQ-RND-4")
def round_begins(game: Game) -> None:
    """One turn for each hero, in the order fixed for the quest, then one of Zargon."""
    s = game.state
    s.round += 1
    game.say(ROUND_BEGUN, s.round)
    game.then(*(hero_turn(hero) for hero in s.order), zargon_turn())


@step("HQ-RND-1", "HQ-RND-13")
def hero_turn(game: Game, hero: Hero) -> None:
    """A hero's turn. The dead and those who have left take none."""
    s = game.state
    if s.heroes[hero].fate != INSIDE_IT:
        return
    s.active = hero
    s.rolled = s.struck = s.phasing = s.veiled = False
    s.points, s.path, s.announced, s.cast = 0, (), NONE, ()
    row = s.heroes[hero]
    if row.acted:
        change(s, hero, acted=False)
    game.open(TURN, turn_ends(hero))
    if row.conditions:
        game.then(shake_off(hero))
    game.then(turn_begins(hero))


@step("HQ-RND-13", "HQ-EXP-5", "HQ-DRD-3", "HQ-DEC-4")
def turn_begins(game: Game, hero: Hero) -> None:
    """A hero who is still asleep, paralysed, commanded or misses the turn takes no normal turn."""
    s = game.state
    if takes_no_turn(s, hero):
        game.then(miss_turn(hero))
        return
    game.say(TURN_BEGUN, hero)
    s.walked = Mask(s.walked | 1 << s.heroes[hero].square)
    game.then(look_around(hero), turn_choice())


@step("HQ-RND-8", "HQ-MOV-3")
def end_turn(game: Game) -> None:
    """Moving and acting are both optional."""
    game.leave(TURN)


ACTIONS = (*ATTACK, *SPELLS_OFFER, *TREASURE, *SEARCH, *DISARM, *RAISE_ROD, *QUEST_ACTS)
"""Instead of one another (HQ-RND-9)."""
FREE_THINGS = (*OPEN_DOOR, *DRINK, *TAKE, *GIVE, *READY, *ARTIFACTS, *LEAVE)
"""At any moment of the turn (HQ-RND-10, HQ-RND-11)."""

STOP = (Offer(end_turn),)

EVERYTHING = tuple(
    ask(seat, (*MOVE, *JUMP, *PASSAGE, *ACTIONS, *FREE_THINGS, *STOP), default=end_turn()) for seat in range(4)
)
"""The choice of each seat, made once because it is asked so often."""
ON_THE_WAY = tuple(ask(seat, (*MOVE, *JUMP, *PASSAGE, *FREE_THINGS)) for seat in range(4))
"""On another's square, where the hero may not stop: only what does not end the movement."""
FREE = tuple(ask(seat, (*GIVE, *FREE_THINGS)) for seat in range(4))
"""What may be left when movement and action are spent; the most likely first."""
IN_ROCK = tuple(ask(seat, (*MOVE, *DRINK, *STOP), default=end_turn()) for seat in range(4))
"""In solid rock, where a hero who stops is lost."""


@decision("HQ-RND-5", "HQ-RND-6", "HQ-RND-8", "HQ-RND-9", "HQ-RND-10", "HQ-RND-11", "HQ-DEC-3", repeats=True)
def turn_choice(game: Game) -> Choice | None:
    """What do you do? Nothing is left to decide once movement and action are spent and no free thing is possible."""
    s = game.state
    row = s.heroes[s.active]
    if s.rolled:
        if in_rock(s, row.square):
            return IN_ROCK[row.seat]
        if s.points and on_anothers(s, s.active):
            return ON_THE_WAY[row.seat]
        if row.acted and not s.points and not any_open(s, FREE[row.seat], row.seat):
            return None
    return EVERYTHING[row.seat]


@step("HQ-RND-14", "HQ-SPL-14", "HQ-QST-5", "HQ-ATK-20")
def turn_ends(game: Game, hero: Hero) -> None:
    """Effects on this movement end, and so does the brew. An ally still moves if its controller's turn was cut
    short."""
    s = game.state
    in_stone = s.heroes[hero].fate == INSIDE_IT and in_rock(s, s.heroes[hero].square)
    end_movement(s)
    s.announced = NONE
    if s.heroes[hero].effects & BREW:
        change(s, hero, effects=s.heroes[hero].effects & ~BREW)
    game.turn_ends()
    if in_stone:
        game.then(lost_in_rock(hero))
    if in_stone or s.allies:
        game.then(ally_moves(hero), nobody_is_active())
    else:
        s.active = NONE


@step()
def nobody_is_active(game: Game) -> None:
    """Between two turns."""
    game.state.active = NONE


@law("HQ-END-8")
def rounds_are_over(s: State) -> bool:
    """Whether the round limit is reached."""
    return bool(s.agreed.max_rounds) and s.round >= s.agreed.max_rounds


@step("HQ-RND-4", "HQ-END-8")
def round_over(game: Game) -> None:
    """After Zargon's turn: another round, unless the round limit is reached."""
    game.turn_ends()
    game.then(quest_over_by_limit() if rounds_are_over(game.state) else round_begins())


@step("HQ-END-8")
def quest_over_by_limit(game: Game) -> None:
    """The safety stop."""
    game.then(quest_over(STOPPED))
