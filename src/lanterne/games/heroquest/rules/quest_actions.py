"""Quest actions: what only this quest lets heroes do, instead of another action (HQ-QST-3, HQ-RND-12)."""

from lanterne.engine import Event, Offer, Refusal, law, step
from lanterne.games.heroquest.content.board import REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.cards import ITEM_NAMES
from lanterne.games.heroquest.rules import ahead
from lanterne.games.heroquest.rules.acting import acted_already, spend_action
from lanterne.games.heroquest.rules.conditions import courage_fades
from lanterne.games.heroquest.rules.effects import take_effect
from lanterne.games.heroquest.rules.places import adjacent, monsters_at
from lanterne.games.heroquest.rules.telling import tell_note
from lanterne.games.heroquest.state import ACTIONS, ACTS, ANY_MOMENT, HEROES, REGIONS, Act, Game, State

QUEST_ACT_DONE = Event("quest-act-done", "HQ-QST-3", hero=HEROES, act=ACTS)

NOT_QUIET = Refusal("room-is-not-quiet", "HQ-QST-3")
NOTHING_TO_HAND = Refusal("nothing-to-hand-over", "HQ-QST-3")

_QUIET_SQUARES = tuple(
    REGION_SQUARES[REGIONS.number(act.needs.quiet_room)] if act.needs.quiet_room else 0 for act in ACTIONS
)
_ANY_ITEM = tuple(frozenset(ITEM_NAMES.index(name) for name in act.needs.any_item) for act in ACTIONS)


def come_upon(s: State) -> None:
    """The heroes know of an action once they have seen its squares and the monster it requires dead has died."""
    for act in s.chart.actions:
        if act.squares & s.seen and all(name in s.dead for name in act.needs.dead):
            number = ACTS.number(act.id)
            if number not in s.known_acts:
                s.known_acts = (*s.known_acts, number)


@law("HQ-QST-3", "HQ-RND-12")
def acts_here(s: State, seat: int) -> list[tuple[int]]:
    """The actions that can be done where the hero stands: on one of their squares, or next to one in the same room or
    corridor. What is done once is over."""
    if not s.known_acts:
        return []
    here = s.heroes[s.active].square
    region = REGION_SQUARES[REGION_OF[here]]
    found = []
    for number in s.known_acts:
        act = ACTIONS[number]
        if act.squares & region and not (act.once and number in s.acts):
            reached = 1 << here if act.reach == "on" else adjacent(s, here) & region
            if act.squares & reached:
                found.append((number,))
    return found


@law("HQ-QST-3")
def cannot_act(s: State, seat: int, act: int) -> Refusal | None:
    """The conditions: no monster in the room, and the item to hand over."""
    if _QUIET_SQUARES[act] & monsters_at(s):
        return NOT_QUIET
    needed = _ANY_ITEM[act]
    if needed and not needed.intersection(s.sheets[s.active].items):
        return NOTHING_TO_HAND
    return None


@step("HQ-QST-3", "HQ-RND-12")
def quest_act(game: Game, act: Act) -> None:
    """Do it: it takes the action, and its outcome is read out."""
    s = game.state
    hero, name = s.active, ACTS.names[act]
    spend_action(game)
    if act not in s.acts:
        s.acts = (*s.acts, act)
        s.fired = (*s.fired, name)
    game.say(QUEST_ACT_DONE, hero, act)
    for row in s.chart.actions:
        if row.id == name:
            tell_note(game, name)
            take_effect(game, row.effects, hero, s.heroes[hero].square)
    game.then(ahead.read_notes(hero, ANY_MOMENT), courage_fades())


QUEST_ACTS = (Offer(quest_act, acts_here, closed=(acted_already,), each=(cannot_act,)),)
