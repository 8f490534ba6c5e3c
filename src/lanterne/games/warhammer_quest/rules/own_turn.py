"""A warrior's own turn (WQ-WAR): moving, then fighting, with cards and spells in between."""

from functools import cache

from msgspec.structs import replace

from lanterne.engine import Choice, Event, Offer, Refusal, ask, decision, has, law, step
from lanterne.engine.choice import any_open
from lanterne.games.warhammer_quest.content.sections import CELLS
from lanterne.games.warhammer_quest.rules.cards import CARDS
from lanterne.games.warhammer_quest.rules.combat import STRIKE
from lanterne.games.warhammer_quest.rules.dungeon import change, in_turn_order, lit
from lanterne.games.warhammer_quest.rules.gear import WIELD
from lanterne.games.warhammer_quest.rules.harm import is_lost
from lanterne.games.warhammer_quest.rules.missiles import SHOOT
from lanterne.games.warhammer_quest.rules.movement import MOVE
from lanterne.games.warhammer_quest.rules.pinning import ESCAPE, FAILED, FREE, PINNED, is_held
from lanterne.games.warhammer_quest.rules.portcullis import OPEN_PORTCULLIS
from lanterne.games.warhammer_quest.rules.profile import move_of
from lanterne.games.warhammer_quest.rules.settling import PLOTS, settle
from lanterne.games.warhammer_quest.rules.spell_effects import life_is_due
from lanterne.games.warhammer_quest.rules.spells import SPELLS
from lanterne.games.warhammer_quest.rules.trap_pit import ROPE
from lanterne.games.warhammer_quest.rules.windows import pause_now
from lanterne.games.warhammer_quest.state import (
    ASK,
    FALLEN,
    IN_PIT,
    INSIDE,
    MOVEMENT_WINDOW,
    NONE,
    NOT_YET,
    OWN_TURN,
    OWN_TURN_WINDOW,
    PASS_UNTIL_OWN_TURN,
    RAGE,
    SENSELESS,
    WEBBED,
    Game,
    State,
    Warrior,
    place_of,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS

OWN_TURN_BEGUN = Event("own-turn-begins", "WQ-WAR-1", warrior=WARRIOR_IDS).joining(group="turn")

MUST_STRIKE = Refusal("must-strike", "WQ-PIN-6")


_HELPLESS = WEBBED | SENSELESS | IN_PIT


@law("WQ-WND-4", "WQ-WND-5", "WQ-BST-7", "WQ-EVT-14")
def can_act(s: State, warrior: int) -> bool:
    """Whether a warrior gets their own turn: conscious when it comes, not webbed, senseless or in a trap pit."""
    row = s.warriors[warrior]
    return row.fate == INSIDE and row.wounds > 0 and not row.conditions & _HELPLESS


@step("WQ-WAR-1", "WQ-WAR-3", "WQ-WND-5", "WQ-HRO-8", "WQ-PIN-5", "WQ-MAG-14")
def own_turn(game: Game, warrior: Warrior) -> None:
    """One warrior finishes before the next begins. A warrior who cannot act ends the turn at once."""
    s = game.state
    change(s, warrior, done=True, conditions=s.warriors[warrior].conditions & ~FALLEN)
    if not can_act(s, warrior):
        _life_is_due(game, warrior)
        return
    if s.warriors[warrior].passing == PASS_UNTIL_OWN_TURN:
        change(s, warrior, passing=ASK)
    s.active = warrior
    s.pinned = PINNED if is_held(s, warrior) else FREE
    s.stopped, s.blows, s.hands = False, 0, NOT_YET
    s.moves = move_of(s, warrior)
    game.say(OWN_TURN_BEGUN, warrior)
    game.open(OWN_TURN, own_turn_over(warrior))
    pause_now(game, OWN_TURN_WINDOW)
    game.then(WHAT_TO_DO)


@law("WQ-PIN-6")
def must_strike(s: State, seat: int) -> Refusal | None:
    """After a failed escape a warrior must fight while a monster is adjacent: at least one blow, if they can strike at
    all."""
    if s.pinned != FAILED or s.blows or s.warriors[s.active].conditions & RAGE or s.warriors[s.active].fresh:
        return None
    return MUST_STRIKE if any_open(s, BLOWS[seat], seat) else None


@step("WQ-WAR-3")
def end_own_turn(game: Game) -> None:
    """Neither moving nor attacking is compulsory."""
    game.at_once(*LEAVING)


@step()
def leave_own_turn(game: Game) -> None:
    """The turn is over; the rest of its agenda is dropped."""
    game.leave(OWN_TURN)


@step("WQ-WAR-4", "WQ-LAN-3")
def stop_moving(game: Game) -> None:
    """The movement is over: before the first attack, an act of the adventure, or the end of the turn. A warrior who has
    gone into the dark is lost. Then others may use their cards."""
    s = game.state
    if s.stopped:
        return
    s.stopped = True
    if strays(s, s.active):
        game.then(goes_astray())
    else:
        pause_now(game, MOVEMENT_WINDOW)


@step("WQ-LAN-3")
def goes_astray(game: Game) -> None:
    """The warrior is lost in the dark, and the rest of the turn is dropped."""
    game.leave(OWN_TURN)
    game.then(is_lost(game.state.active))


LEAVING = (stop_moving(), leave_own_turn())
END = (Offer(end_own_turn, closed=(must_strike,)),)


@cache
def with_acts(acts: tuple[Offer, ...]) -> tuple[Choice, ...]:
    """Each seat's choice in an adventure with these acts."""
    offers = (*MOVE, *ESCAPE, *STRIKE, *SHOOT, *acts, *ROPE, *OPEN_PORTCULLIS, *WIELD, *CARDS, *SPELLS, *END)
    return tuple(ask(seat, offers, default=end_own_turn()) for seat in range(4))


EVERYTHING = tuple(with_acts(plot.acts) for plot in PLOTS)
"""By adventure and seat; made once because they are asked so often."""
DUTY = tuple(tuple(replace(choice, default=None) for choice in choices) for choices in EVERYTHING)
"""For a warrior who must strike: a player who does not answer in time takes the first option."""
BLOWS = tuple(ask(seat, STRIKE) for seat in range(4))


@decision("WQ-WAR-3", "WQ-WAR-4", "WQ-WAR-5", "WQ-WAR-6", "WQ-WAR-9", repeats=True)
def own_turn_choice(game: Game) -> Choice | None:
    """What does the warrior do? A warrior who has fallen in their own turn does nothing more in it."""
    s = game.state
    if not can_act(s, s.active):
        return None
    seat = s.warriors[s.active].seat
    return (DUTY if s.pinned == FAILED and must_strike(s, seat) else EVERYTHING)[s.adventure][seat]


WHAT_TO_DO = own_turn_choice()


@step("WQ-WAR-1", "WQ-MAG-14")
def own_turn_over(game: Game, warrior: Warrior) -> None:
    """The next warrior's turn."""
    s = game.state
    s.active, s.moves, s.pinned = NONE, 0, FREE
    _life_is_due(game, warrior)
    game.at_once(settle())


def _life_is_due(game: Game, warrior: int) -> None:
    if game.state.warriors[warrior].life:
        game.then(life_is_due(warrior))


# --- the dark (WQ-LAN) ------------------------------------------------------------------------------------------------


@law("WQ-LAN-2", "WQ-LAN-4")
def in_the_dark(s: State) -> list[int]:
    """The warriors in unlit sections, including unconscious and trapped ones."""
    light, rows = lit(s), s.warriors
    return [
        warrior
        for warrior in in_turn_order(s)
        if rows[warrior].fate == INSIDE and not has(light, rows[warrior].square // CELLS)
    ]


@step("WQ-LAN-2", "WQ-LAN-4")
def left_in_the_dark(game: Game) -> None:
    """Once a turn, when everybody has had the chance to follow, warriors in the dark are lost."""
    for warrior in in_the_dark(game.state):
        game.then(is_lost(warrior))


@law("WQ-LAN-3")
def strays(s: State, warrior: int) -> bool:
    """Whether a warrior has gone into the dark and ends his movement there."""
    row = s.warriors[warrior]
    return row.strayed and row.fate == INSIDE and not has(lit(s), place_of(row.square))
