"""Move: through an exit, onto the next tile or a new one; and what may follow a Move (DR-MOV, DR-FLE-1, DR-ABI-17)."""

from lanterne.engine import SEATS, Choice, Event, Offer, Refusal, SeatId, ask, decision, law, part, step
from lanterne.engine.choice import any_open
from lanterne.games.dungeon_run.content.dice_effects import Battle, Operation
from lanterne.games.dungeon_run.content.effects import ExtraStep
from lanterne.games.dungeon_run.content.settings import MOVE
from lanterne.games.dungeon_run.content.sources import POWER_TABLE
from lanterne.games.dungeon_run.rules.actions import begin_action, no_action_left
from lanterne.games.dungeon_run.rules.arrival import walk_onto
from lanterne.games.dungeon_run.rules.battle import free_battle
from lanterne.games.dungeon_run.rules.conditions import holds, left, use_up
from lanterne.games.dungeon_run.rules.floor import SIDES, floor
from lanterne.games.dungeon_run.rules.held import at_window, waiver, waives
from lanterne.games.dungeon_run.rules.opponents import can_charge
from lanterne.games.dungeon_run.rules.special_tiles import GUARDED, leave_test
from lanterne.games.dungeon_run.rules.tiles import explore
from lanterne.games.dungeon_run.state import (
    NONE,
    POWERS,
    Deed,
    Game,
    PowerId,
    Side,
    State,
    conscious,
    deed_of,
    monster_at,
    others_present,
    set_deed,
)

SLIPS_PAST = Event("slips-past", "DR-ABI-27", seat=SEATS, power=POWERS)
GOES_FURTHER = Event("goes-further", "DR-ABI-17", seat=SEATS, power=POWERS)
CHARGES = Event("charges", "DR-ABI-18", seat=SEATS, power=POWERS)

MONSTER_HOLDS = Refusal("monster-holds", "DR-MOV-1")
HEROES_HOLD = Refusal("heroes-hold", "DR-FLE-1")
STACK_IS_EMPTY = Refusal("stack-is-empty", "DR-MOV-5")


# --- who may go, and where --------------------------------------------------------------------------------------------


@law("DR-MOV-1", "DR-ABI-27")
def held_by_monster(s: State, seat: int, *about: int) -> Refusal | None:
    """With a monster on the tile a hero cannot take a Move action, unless a power lifts that."""
    held = monster_at(s, s.heroes[seat].tile) != NONE
    return MONSTER_HOLDS if held and not waives(s, seat, "move_with_monster") else None


@law("DR-FLE-1", "DR-FLE-5", "DR-MOV-9", "DR-ABI-27")
def held_by_heroes(s: State, seat: int, *about: int) -> Refusal | None:
    """In the final phase another conscious hero on the tile prevents it too."""
    held = s.final and bool(others_present(s, seat))
    return HEROES_HOLD if held and not waives(s, seat, "move_with_heroes") else None


@law("DR-MOV-2", "DR-MOV-3", "DR-GEN-13")
def exits(s: State, seat: int, *about: int) -> tuple[tuple[int], ...]:
    """The exits of a hero's tile, to a tile in play or to empty space."""
    return floor(s).exits[s.heroes[seat].tile]


@law("DR-MOV-5")
def leads_nowhere(s: State, seat: int, side: int) -> Refusal | None:
    """Once the stack is empty nobody can move into empty space."""
    if s.stack or floor(s).beyond[s.heroes[seat].tile][side] != NONE:
        return None
    return STACK_IS_EMPTY


# --- the action -------------------------------------------------------------------------------------------------------


@step("DR-MOV-2")
def move(game: Game, side: Side) -> None:
    """Go through an exit."""
    s = game.state
    begin_action(game, Deed(MOVE, s.active, s.heroes[s.active].tile, to=side))
    _slip_past(game, s.active)
    leave_through(game, side)
    game.at_once(MOVE_IS_MADE)


MOVES = (Offer(move, exits, closed=(no_action_left, held_by_monster, held_by_heroes), each=(leads_nowhere,)),)


@part("DR-ABI-27")
def _slip_past(game: Game, seat: int) -> None:
    """If nothing else lifts the ban, a power that can be used once in a turn is used up."""
    s = game.state
    bans: list[str] = []
    if monster_at(s, s.heroes[seat].tile) != NONE:
        bans.append("move_with_monster")
    if s.final and others_present(s, seat):
        bans.append("move_with_heroes")
    if not bans:
        return
    for number in {waiver(s, seat, rule) for rule in bans}:
        use_up(s, seat, number)
        game.say(SLIPS_PAST, seat, number)


@part("DR-MOV-2", "DR-ESC-3", "DR-TSP-15")
def leave_through(game: Game, side: int) -> None:
    """For steps: the acting hero, who moves or escapes, has announced an exit. `Deed.to` is NONE afterwards if the hero
    had to stay."""
    s = game.state
    deed = deed_of(s)
    tile = s.heroes[deed.hero].tile
    if deed.to != side or deed.tile != tile:
        deed = deed._replace(tile=tile, to=side)
        set_deed(s, deed)
    if tile in GUARDED:
        game.then(leave_test(deed.hero, tile), go_through())
    else:
        _go_through(game, deed)


@part("DR-MOV-3", "DR-MOV-4")
def _go_through(game: Game, deed: Deed) -> None:
    beyond = floor(game.state).beyond[deed.tile][deed.to]
    if beyond == NONE:
        game.at_once(explore())
    else:
        walk_onto(game, deed.hero, beyond)


@step("DR-MOV-3", "DR-MOV-4", "DR-TSP-15")
def go_through(game: Game) -> None:
    """The hero goes onto the tile behind the exit, or draws one, unless they had to stay or have fallen."""
    deed = deed_of(game.state)
    if deed.to != NONE and conscious(game.state, deed.hero):
        _go_through(game, deed)


# --- what may follow a Move -------------------------------------------------------------------------------------------


@step("DR-ABI-17")
def move_is_made(game: Game) -> None:
    """After a Move the hero may have powers to use."""
    s = game.state
    deed = deed_of(s)
    if deed.to != NONE and at_window(s, deed.hero, "move_action"):
        game.at_once(more_may_follow())


MOVE_IS_MADE = move_is_made()


@step("DR-ABI-17")
def more_may_follow(game: Game) -> None:
    """One power after the other, in any order, each judged on the tile reached so far."""
    s = game.state
    seat = deed_of(s).hero
    if conscious(s, seat) and any_open(s, Choice((seat,), FOLLOWING), seat):
        game.then(go_on(seat))


def _usable(s: State, seat: int, kind: type[Operation]) -> list[int]:
    return [
        number
        for number in at_window(s, seat, "move_action")
        if isinstance(POWER_TABLE[number].power.do[0], kind)
        and left(s, seat, number)
        and holds(s, seat, number, deed_of(s))
    ]


@law("DR-ABI-17")
def further_steps(s: State, seat: int) -> list[tuple[int, int]]:
    """Powers that let the hero go through one more exit, and the exits that lead to tiles in play."""
    powers = _usable(s, seat, ExtraStep)
    if not powers:
        return []
    beyond = floor(s).beyond[s.heroes[seat].tile]
    return [(number, side) for number in powers for side in SIDES if beyond[side] != NONE]


@step("DR-ABI-17")
def go_further(game: Game, power: PowerId, side: Side) -> None:
    """Go through one more exit, by a power."""
    s = game.state
    seat = deed_of(s).hero
    use_up(s, seat, power)
    game.say(GOES_FURTHER, seat, power)
    _slip_past(game, seat)
    leave_through(game, side)
    game.then(more_may_follow())


@law("DR-ABI-18", "DR-HVH-2")
def charges(s: State, seat: int) -> list[tuple[int]]:
    """Powers that let the hero fight somebody on the tile they have reached."""
    powers = _usable(s, seat, Battle)
    return [(number,) for number in powers] if powers and can_charge(s, seat) else []


@step("DR-ABI-17", "DR-ABI-18")
def charge(game: Game, power: PowerId) -> None:
    """Fight somebody on this tile at once, by a power."""
    s = game.state
    seat = deed_of(s).hero
    use_up(s, seat, power)
    game.say(CHARGES, seat, power)
    change = next(op.dice for op in POWER_TABLE[power].power.do if isinstance(op, Battle))
    game.then(free_battle(seat, change), more_may_follow())


@step("DR-ABI-17")
def stop_here(game: Game) -> None:
    """Use no more powers for this Move."""


FOLLOWING = (
    Offer(go_further, further_steps, closed=(held_by_monster, held_by_heroes)),
    Offer(charge, charges),
)
FOLLOWING_OR_NOT = (Offer(stop_here), *FOLLOWING)


@decision("DR-ABI-17", "DR-ABI-18")
def go_on(game: Game, seat: SeatId) -> Choice:
    """Do you go further, fight, or stop here?"""
    return ask(seat, FOLLOWING_OR_NOT, default=stop_here())
