"""Desecration: an idol that falls only to the strength of the whole party (WQ-OBJ-15, WQ-OBJ-16). The idol's effect on
the power roll is in `rules/plot.py`."""

from lanterne.engine import NUMBER, Choice, Event, Offer, decision, law, part, sealed, step
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.adventures.places import IDOL, next_to, room_is_clear, stands_on
from lanterne.games.warhammer_quest.rules.adventures.together import tell_if_hopeless, threshold
from lanterne.games.warhammer_quest.rules.dungeon import change, inside, is_conscious
from lanterne.games.warhammer_quest.rules.ending import goal_reached
from lanterne.games.warhammer_quest.rules.plot import SETTLE, START_OF_WARRIORS, Plot
from lanterne.games.warhammer_quest.rules.profile import strength
from lanterne.games.warhammer_quest.state import GONE, IN_PIT, SENSELESS, WEBBED, Game, State
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS

PUSH_REFUSED = Event("push-refused", "WQ-OBJ-15", warrior=WARRIOR_IDS)
PUSHED = Event("pushed", "WQ-OBJ-15", warrior=WARRIOR_IDS, dice=PIPS, strength=NUMBER)
IDOL_FELL = Event("idol-fell", "WQ-OBJ-16", points=NUMBER, needed=NUMBER)
IDOL_STOOD = Event("idol-stood", "WQ-OBJ-16", points=NUMBER, needed=NUMBER)


@law("WQ-OBJ-15")
def can_push(s: State) -> bool:
    """Whether the idol can be pushed now: the guardians dead, no monster in the room, and every living warrior able to
    act and next to it."""
    party = inside(s)
    if s.guarded != GONE or not party or not room_is_clear(s):
        return False
    beside = next_to(s, IDOL)
    return all(
        stands_on(s, warrior, beside)
        and is_conscious(s.warriors[warrior])
        and not s.warriors[warrior].conditions & (WEBBED | SENSELESS | IN_PIT)
        for warrior in party
    )


@step("WQ-OBJ-15")
def is_idol_pushed(game: Game) -> None:
    """Once a turn, before anybody has acted: all push together, or nobody does."""
    if can_push(game.state):
        game.then(choose_push())


@step("WQ-OBJ-15")
def push_idol(game: Game) -> None:
    """For it."""


@step("WQ-OBJ-15")
def leave_idol(game: Game) -> None:
    """Against it."""


PUSHING = (Offer(push_idol), Offer(leave_idol))


@decision("WQ-OBJ-15")
def choose_push(game: Game) -> Choice:
    """Do you all give up your own turns to push? All are asked at the same time."""
    s = game.state
    return sealed(tuple(s.warriors[warrior].seat for warrior in inside(s)), are_all_pushing(), PUSHING)


@step("WQ-OBJ-15")
def are_all_pushing(game: Game) -> None:
    """Everybody must agree."""
    s = game.state
    willing = True
    for warrior in inside(s):
        if game.sealed(s.warriors[warrior].seat) != push_idol():
            willing = False
            game.say(PUSH_REFUSED, warrior)
    if willing:
        game.then(all_push())


@step("WQ-OBJ-15", "WQ-OBJ-16")
def all_push(game: Game) -> None:
    """Each rolls a die and adds strength. If the total is enough, the idol falls. Nobody does anything else in this
    phase."""
    s = game.state
    party = inside(s)
    give_up_own_turns(s)
    dice = game.rolls(6, len(party))
    total = sum(dice)
    for warrior, die in zip(party, dice, strict=True):
        total += strength(s, warrior)
        game.say(PUSHED, warrior, (die - 1,), strength(s, warrior))
    if total >= threshold(s):
        game.say(IDOL_FELL, total, threshold(s))
        game.then(goal_reached())
    else:
        game.say(IDOL_STOOD, total, threshold(s))


@part("WQ-OBJ-15")
def give_up_own_turns(s: State) -> None:
    """Skip all own turns of this phase."""
    s.agenda[:] = [call for call in s.agenda if call[0] != ahead.own_turn.name]
    for warrior in inside(s):
        change(s, warrior, done=True)


@step("WQ-OBJ-16")
def is_strength_enough(game: Game) -> None:
    """Check the best total that the living can roll with their present strength."""
    s = game.state
    tell_if_hopeless(game, sum(6 + strength(s, warrior) for warrior in inside(s)))


DESECRATION_PLOT = Plot({START_OF_WARRIORS: is_idol_pushed, SETTLE: is_strength_enough})
