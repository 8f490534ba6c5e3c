"""Reactions (XOR-INT): the windows in which potions and traps are used out of turn."""

from lanterne.engine import SEATS, Again, Event, Offer, Refusal, Window, has, law, pass_, step
from lanterne.games.xorlosch.content.cards import CARD_TYPE, POTION, TRAP
from lanterne.games.xorlosch.content.dwarfs import DIE_TYPE
from lanterne.games.xorlosch.content.settings import REACTION_CALLS_PER_TURN
from lanterne.games.xorlosch.rules.items import (
    DRINK,
    SET_TRAP,
    drink_potion,
    no_potion,
    no_trap,
    set_trap,
)
from lanterne.games.xorlosch.rules.tasks import renounced
from lanterne.games.xorlosch.state import READY, TASK_SQUARE, Die, Game, Quest, Square, State, clockwise, group

REACTIONS_CALLED = Event("reactions-called", "XOR-INT-6", seat=SEATS)

CALLED_ENOUGH = Refusal("called-three-times", "XOR-INT-6")
NOBODY_COULD = Refusal("nobody-could-react", "XOR-INT-6")


# --- what can be used where -----------------------------------------------------------------------------------------


@law("XOR-INT-4", "XOR-DIP-21", "XOR-POT-3")
def potion_targets(s: State, seat: int, quest: int) -> list[tuple[int]]:
    """The player's dwarfs on a task of the quest, of its type and without a potion, unless the player renounced the
    task."""
    square_of = TASK_SQUARE[s.board]
    wanted = {(square_of[c], CARD_TYPE[c]) for c in s.open[quest] if not renounced(s, seat, c)}
    return [(die,) for die in group(s, seat) if (s.where[die], DIE_TYPE[die]) in wanted and not has(s.potions, die)]


@law("XOR-INT-4", "XOR-DIP-21")
def trap_targets_in(s: State, seat: int, quest: int) -> list[tuple[int, int]]:
    """The player's dwarfs, of any type, on a task of the quest that the player has not renounced."""
    square_of = TASK_SQUARE[s.board]
    return [
        (die, card)
        for die in group(s, seat)
        for card in s.open[quest]
        if square_of[card] == s.where[die] and not renounced(s, seat, card)
    ]


QUEST_USES = (
    Offer(drink_potion, potion_targets, closed=(no_potion,)),
    Offer(set_trap, trap_targets_in, closed=(no_trap,)),
)
"""In the windows of a quest only what can change its result (XOR-INT-4, XOR-INT-5)."""

ALL_USES = (DRINK, SET_TRAP)
"""In a called window, and in those of every action, all uses (XOR-INT-2, XOR-INT-6)."""


def uses_for_quest(s: State, seat: int, quest: Quest) -> tuple[Offer, ...]:
    """What a player is offered in a window of the quest."""
    return QUEST_USES


def all_uses(s: State, seat: int) -> tuple[Offer, ...]:
    """What a player is offered in a called window."""
    return ALL_USES


# --- passing for the turn -------------------------------------------------------------------------------------------


@step("XOR-INT-8")
def pass_turn(game: Game, seat: int) -> None:
    """Pass for the rest of this turn; you are still asked about quests, calls and negotiations."""
    game.state.passing |= 1 << seat
    game.then(pass_())


PASS_TURN = Offer(pass_turn, lambda s, seat, *about: ((seat,),))


@law("XOR-INT-8")
def is_passing(s: State, seat: int) -> bool:
    """Whether the player has passed for the rest of the turn. They keep their place in the order, with nothing to
    use."""
    return has(s.passing, seat)


# --- the windows ----------------------------------------------------------------------------------------------------


@law("XOR-INT-3")
def window_order(s: State, *about: int) -> tuple[int, ...]:
    """Clockwise from the active player's left, the active player last."""
    return clockwise(s)


@law("XOR-INT-2", "XOR-INT-3", "XOR-INT-9")
def others_in_order(s: State, *about: int) -> tuple[int, ...]:
    """The others clockwise: after their own action or start step the active player has the next move anyway, and nobody
    has to respect themselves."""
    return clockwise(s)[:-1]


def action_uses(s: State, seat: int) -> tuple[Offer, ...]:
    """What a player is offered after an action, unless they passed for the turn."""
    return () if is_passing(s, seat) else ALL_USES


action_window = Window(
    "action_window",
    "XOR-INT-2",
    "XOR-INT-3",
    "XOR-INT-8",
    order=others_in_order,
    uses=action_uses,
    again=Again.CYCLE,
    passes=(PASS_TURN,),
)
"""With full windows: after every start step and every single action. The active player is not asked."""

call_window = Window("call_window", "XOR-INT-3", "XOR-INT-6", order=window_order, uses=all_uses, again=Again.CYCLE)
"""Called by the active player."""


@law("XOR-INT-9")
def respect_uses(s: State, seat: int, die: Die, to: Square) -> tuple[Offer, ...]:
    """A potion for one of the dwarfs on the square that is being entered."""

    def dwarfs_there(s: State, seat: int, die: int, to: int) -> list[tuple[int]]:
        return [(own,) for own in group(s, seat) if s.where[own] == to]

    if is_passing(s, seat):
        return ()
    return (Offer(drink_potion, dwarfs_there, closed=(no_potion,)),)


respect_window = Window(
    "respect_window",
    "XOR-INT-9",
    "XOR-INT-8",
    order=others_in_order,
    uses=respect_uses,
    again=Again.FIRST,
    passes=(PASS_TURN,),
)
"""Between paying for a step and entering."""


@law("XOR-INT-9")
def respect_window_opens(s: State, die: int, to: int) -> bool:
    """Whether a dwarf on the square being entered could drink to make the moving dwarf owe respect: the moving dwarf
    has no potion itself and a point left to go on. (If it owes respect anyway, nobody is asked.)"""
    able = drinkers(s)
    if not able or has(s.potions, die):
        return False
    if s.points + (s.boots_points if die == s.wearer else 0) < 1:
        return False
    return any(s.where[own] == to for seat in able for own in group(s, seat))


def drinkers(s: State) -> list[int]:
    """The players other than the active one who have a ready potion."""
    return [seat for seat, player in enumerate(s.players) if player.items[POTION] == READY and seat != s.active]


# --- calling --------------------------------------------------------------------------------------------------------


@law("XOR-INT-6")
def called_enough(s: State, seat: int) -> Refusal | None:
    """At most three calls a turn."""
    return CALLED_ENOUGH if s.calls >= REACTION_CALLS_PER_TURN else None


@law("XOR-INT-6")
def nobody_could_react(s: State, seat: int) -> Refusal | None:
    """Some other player must have a ready potion or trap."""
    for other, player in enumerate(s.players):
        if other != seat and (player.items[POTION] == READY or player.items[TRAP] == READY):
            return None
    return NOBODY_COULD


@step("XOR-INT-6")
def call_reactions(game: Game) -> None:
    """The active player asks whether anyone wants to use an item."""
    game.state.calls += 1
    game.say(REACTIONS_CALLED, game.state.active)
    game.then(call_window())


CALL = Offer(call_reactions, closed=(called_enough, nobody_could_react))
