"""B6: the acting hero assigns dice to hits and blocks (DR-BAT-8 to DR-BAT-12, DR-HVH-8 to DR-HVH-10)."""

from collections.abc import Callable
from functools import lru_cache

from lanterne.engine import (
    NUMBER,
    SEATS,
    Call,
    Choice,
    Draft,
    Event,
    Offer,
    Refusal,
    SeatId,
    Step,
    ask,
    decision,
    law,
    step,
)
from lanterne.games.dungeon_run.rules.advice import counsel
from lanterne.games.dungeon_run.rules.conditions import use_up
from lanterne.games.dungeon_run.rules.dice_refused import (
    MUST_CANCEL,
    barred_from_blocking,
    blocks_left,
    cancels_left,
    cannot_block,
    cannot_parry,
    dice_left,
    kept_for_other_power,
    kept_for_power,
    parries_left,
    too_low_to_hit,
)
from lanterne.games.dungeon_run.rules.panel import (
    CANCEL,
    HIT,
    PARRY,
    Panel,
    block_with,
    can_assign,
    cancel_hit,
    cancelled_by_must,
    due,
    hit_with,
    hits_of,
    open_picks,
    outcome,
    panel_of,
    parry_with,
    rest_of,
)
from lanterne.games.dungeon_run.state import CARDS, NONE, POWERS, Game, State, deed_of, life, set_deed

HITS_AND_BLOCKS = Event(
    "hits-and-blocks", "DR-BAT-11", seat=SEATS, monster=CARDS, hits=NUMBER, blocked=NUMBER, unblocked=NUMBER
)
DUEL_HITS_AND_BLOCKS = Event(
    "duel-hits-and-blocks", "DR-HVH-8", seat=SEATS, opponent=SEATS, hits=NUMBER, blocked=NUMBER, unblocked=NUMBER
)
BLOCKS_BY_POWER = Event("blocks-by-power", "DR-ABI-9", seat=SEATS, power=POWERS)

MUST_BLOCK = Refusal("must-block", "DR-HVH-9")
HOLDS_DICE_BACK = Refusal("holds-dice-back", "DR-HVH-8")


# --- the draft --------------------------------------------------------------------------------------------------------


@law("DR-BAT-8", "DR-BAT-9", "DR-BAT-10", "DR-BAT-11", "DR-HVH-8")
def dice_to_assign(s: State, seat: int, so_far: tuple[Call, ...], *about: int) -> list[Call]:
    """The next picks, those of the suggested assignment first."""
    advised = counsel(s)
    found = in_order_of_advice(advised.panel, advised.picks, so_far)
    if is_compelled(s, advised.panel):
        return [made for made in found if not strands(s, advised.panel, (*so_far, made))]
    return list(found)


@lru_cache(4096)
def in_order_of_advice(panel: Panel, advised: tuple[Call, ...], so_far: tuple[Call, ...]) -> tuple[Call, ...]:
    """The possible picks, suggested ones first. Kept, since the same dice come again."""
    found = open_picks(panel, so_far)
    suggested = list(advised)
    for made in so_far:
        if made in suggested:
            suggested.remove(made)
    first = [made for made in dict.fromkeys(suggested) if made in found]
    return (*first, *[made for made in found if made not in first])


# --- an attacker who would be killed (DR-HVH-9, DR-HVH-10) ------------------------------------------------------------


@law("DR-HVH-9", "DR-HVH-10")
def is_compelled(s: State, panel: Panel) -> bool:
    """Whether the acting hero must block if the battle would kill them: in the final phase, attacking a hero; not if
    they may not block at all."""
    return s.final and deed_of(s).opponent != NONE and panel.blocks


@law("DR-HVH-9", "DR-HVH-10")
def blocks_wanted(s: State, panel: Panel, so_far: tuple[Call, ...]) -> int:
    """How many more potential hits the hero would have to block to survive, the worst first; all of them if blocking
    all is not enough. Armour does not count yet."""
    hero = s.heroes[deed_of(s).hero]
    margin = life(hero) - hero.wounds - panel.foe_extra
    foes = sorted(rest_of(panel, so_far).foes, key=lambda foe: hits_of(panel.foe_worth, [foe]))
    wanted = 0
    while foes and hits_of(panel.foe_worth, foes) >= margin:
        foes.pop()
        wanted += 1
    return wanted


@law("DR-HVH-9")
def strands(s: State, panel: Panel, so_far: tuple[Call, ...]) -> bool:
    """Whether these picks spend a die on a hit that must block, so that they could never be confirmed."""
    if not any(made[0] == HIT for made in so_far):
        return False
    rest = rest_of(panel, so_far)
    strong = sum(face >= panel.least for face in rest.dice)
    parries = sum(use.amount - rest.used.count(use.power) for use in panel.parries)
    cancels = sum(use.amount - rest.used.count(use.power) for use in panel.cancels)
    return blocks_wanted(s, panel, so_far) > strong + min(parries, len(rest.dice) - strong) + cancels


def needed_elsewhere(made: Step[...]) -> Callable[..., Refusal | None]:
    """Whether a die assigned by this pick is needed for a block."""

    def refuses(s: State, seat: int, so_far: tuple[Call, ...], *args: int) -> Refusal | None:
        panel = panel_of(s)
        return MUST_BLOCK if is_compelled(s, panel) and strands(s, panel, (*so_far, made(*args))) else None

    return refuses


@law("DR-HVH-9", "DR-HVH-10")
def must_block(s: State, panel: Panel, so_far: tuple[Call, ...]) -> Refusal | None:
    """A hero who would be killed blocks with every die that can hit, as long as there is something to block; powers are
    never compulsory."""
    if not is_compelled(s, panel) or not blocks_wanted(s, panel, so_far):
        return None
    rest = rest_of(panel, so_far)
    idle = any(face >= panel.least for face in rest.dice)
    return MUST_BLOCK if idle or any(made[0] == HIT for made in so_far) else None


@law("DR-HVH-8", "DR-BAT-12")
def holds_dice_back(panel: Panel, so_far: tuple[Call, ...]) -> Refusal | None:
    """Between heroes every die that can hit does, or blocks; against a monster dice may be left unused."""
    if not panel.all_count:
        return None
    return HOLDS_DICE_BACK if any(face >= panel.least for face in rest_of(panel, so_far).dice) else None


@law("DR-BAT-12", "DR-ABI-3", "DR-HVH-8", "DR-HVH-9")
def not_assigned(s: State, seat: int, so_far: tuple[Call, ...], *about: int) -> Refusal | None:
    """Nobody has to block a monster. But automatic powers must be used, the final phase compels an attacker to block,
    and between heroes no die is held back."""
    panel = panel_of(s)
    wanted = due(panel)
    if wanted and cancelled_by_must(panel, rest_of(panel, so_far)) < wanted:
        return MUST_CANCEL
    return must_block(s, panel, so_far) or holds_dice_back(panel, so_far)


def _assign(game: Game, picks: tuple[Call, ...]) -> None:
    s = game.state
    deed = deed_of(s)
    found = outcome(panel_of(s), picks)
    for made in picks:
        if made[0] in (PARRY, CANCEL):
            use_up(s, deed.hero, made[1])
            game.say(BLOCKS_BY_POWER, deed.hero, made[1])
    set_deed(s, deed_of(s)._replace(hits=found.hits, suffered=found.suffered))
    if deed.monster != NONE:
        game.say(HITS_AND_BLOCKS, deed.hero, deed.monster, found.hits, found.blocked, found.suffered)
    else:
        game.say(DUEL_HITS_AND_BLOCKS, deed.hero, deed.opponent, found.hits, found.blocked, found.suffered)


@step("DR-BAT-9", "DR-BAT-11", "DR-HVH-8")
def assign_dice(game: Game, *picks: Call) -> None:
    """Hit and block with the dice as picked; others do nothing."""
    _assign(game, picks)


@step("DR-BAT-9", "DR-BAT-11", "DR-HVH-8")
def assign_as_advised(game: Game, hits: int, unblocked: int) -> None:
    """Hit and block as suggested."""
    _assign(game, counsel(game.state).picks)


def suggestion(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """The hits dealt and taken with the suggested assignment."""
    found = counsel(s).outcome
    return [(found.hits, found.suffered)]


def begun_with(s: State, seat: int, *about: int) -> tuple[Call, ...]:
    """The picks of the suggested assignment."""
    return counsel(s).picks


ASSIGNMENT = Draft(
    "set",
    assign_dice,
    (
        Offer(hit_with, dice_left, each=(too_low_to_hit, needed_elsewhere(hit_with))),
        Offer(
            block_with,
            blocks_left,
            closed=(barred_from_blocking,),
            each=(cannot_block, kept_for_power, needed_elsewhere(block_with)),
        ),
        Offer(
            parry_with,
            parries_left,
            closed=(barred_from_blocking,),
            each=(cannot_parry, kept_for_power, needed_elsewhere(parry_with)),
        ),
        Offer(
            cancel_hit,
            cancels_left,
            closed=(barred_from_blocking,),
            each=(kept_for_other_power, needed_elsewhere(cancel_hit)),
        ),
    ),
    not_assigned,
    quick=dice_to_assign,
    suggested=begun_with,
)
AS_ADVISED: tuple[Offer, ...] = (Offer(assign_as_advised, suggestion),)


@decision("DR-BAT-8", "DR-BAT-9", "DR-BAT-12", "DR-HVH-8", "DR-HVH-9", "DR-HVH-10")
def assignment(game: Game, seat: SeatId) -> Choice:
    """How do you use your dice?"""
    hits, unblocked = suggestion(game.state, seat)[0]
    return ask(seat, AS_ADVISED, draft=ASSIGNMENT, default=assign_as_advised(hits, unblocked))


@step("DR-BAT-8", "DR-BAT-9", "DR-BAT-10", "DR-HVH-8")
def dice_are_assigned(game: Game) -> None:
    """The acting hero assigns dice, unless no die can do anything and no power blocks."""
    s = game.state
    if can_assign(panel_of(s)):
        game.then(assignment(deed_of(s).hero))
    else:
        _assign(game, ())
