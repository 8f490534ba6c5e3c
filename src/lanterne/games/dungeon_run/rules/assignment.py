"""B6: the acting hero assigns his dice to hits and blocks (DR-BAT-8 to DR-BAT-12, DR-HVH-8 to DR-HVH-10)."""

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
    ask,
    decision,
    law,
    step,
)
from lanterne.games.dungeon_run.rules.advice import advised
from lanterne.games.dungeon_run.rules.conditions import use_up
from lanterne.games.dungeon_run.rules.panel import (
    CANCEL,
    HIT,
    PARRY,
    Panel,
    cancelled_by_must,
    due,
    open_picks,
    outcome,
    panel_of,
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

MUST_CANCEL = Refusal("must-cancel", "DR-ABI-3")
MUST_BLOCK = Refusal("must-block", "DR-HVH-9")


# --- the draft (D-BAT-5, D-BAT-6, D-HVH-2) ----------------------------------------------------------------------------


@law("DR-BAT-8", "DR-BAT-9", "DR-BAT-10", "DR-BAT-11", "DR-HVH-8")
def dice_to_assign(s: State, seat: int, so_far: tuple[Call, ...], *about: int) -> list[Call]:
    """The next picks, those of the suggested assignment first."""
    panel = panel_of(s)
    found = open_picks(panel, so_far)
    if not may_hit(s, panel, so_far):
        found = [made for made in found if made[0] != HIT]
    suggested = list(advised(s))
    for made in so_far:
        if made in suggested:
            suggested.remove(made)
    first = [made for made in dict.fromkeys(suggested) if made in found]
    return first + [made for made in found if made not in first]


@law("DR-HVH-9")
def may_hit(s: State, panel: Panel, so_far: tuple[Call, ...]) -> bool:
    """Whether an attacker in the final phase can spare a die for a hit: enough must be left, powers that block counted,
    to block what would kill him."""
    deed = deed_of(s)
    if not s.final or deed.opponent == NONE or not panel.blocks:
        return True
    hero = s.heroes[deed.hero]
    rest = rest_of(panel, so_far)
    needed = min(hero.wounds + outcome(panel, so_far).suffered - life(hero) + 1, rest.foes.total())
    strong = sum(number for face, number in rest.dice.items() if face >= panel.least)
    powers = sum(use.amount - rest.used[use.power] for use in (*panel.parries, *panel.cancels))
    return needed <= 0 or strong - 1 + powers >= needed


@law("DR-HVH-9", "DR-HVH-10")
def must_block(s: State, panel: Panel, so_far: tuple[Call, ...]) -> Refusal | None:
    """In the final phase an attacker who would be killed blocks with every die that can hit, as long as there is
    something to block. This is judged before armour; powers are never compulsory."""
    deed = deed_of(s)
    if not s.final or deed.opponent == NONE or not panel.blocks:
        return None
    hero = s.heroes[deed.hero]
    rest = rest_of(panel, so_far)
    if hero.wounds + outcome(panel, so_far).suffered < life(hero) or not rest.foes.total():
        return None
    idle = any(number > 0 and face >= panel.least for face, number in rest.dice.items())
    return MUST_BLOCK if idle or any(made[0] == HIT for made in so_far) else None


@law("DR-BAT-12", "DR-ABI-3", "DR-HVH-9")
def not_assigned(s: State, seat: int, so_far: tuple[Call, ...], *about: int) -> Refusal | None:
    """Dice may be left unused, and nobody has to block a monster; but what happens by itself must, and the final phase
    compels an attacker."""
    panel = panel_of(s)
    if cancelled_by_must(panel, rest_of(panel, so_far)) < due(panel):
        return MUST_CANCEL
    return must_block(s, panel, so_far)


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
    """Hit and block with the dice as picked; the others are not used."""
    _assign(game, picks)


@step("DR-BAT-9", "DR-BAT-11", "DR-HVH-8")
def assign_as_advised(game: Game, hits: int, unblocked: int) -> None:
    """Hit and block as suggested."""
    _assign(game, advised(game.state))


def suggestion(s: State, seat: int, *about: int) -> list[tuple[int, int]]:
    """What the suggested assignment comes to: hits dealt, hits taken."""
    found = outcome(panel_of(s), advised(s))
    return [(found.hits, found.suffered)]


ASSIGNMENT = Draft("set", assign_dice, dice_to_assign, not_assigned)
AS_ADVISED: tuple[Offer, ...] = (Offer(assign_as_advised, suggestion),)


@decision("DR-BAT-8", "DR-BAT-9", "DR-BAT-12", "DR-HVH-8", "DR-HVH-9", "DR-HVH-10")
def assignment(game: Game, seat: SeatId) -> Choice:
    """How do you use your dice?"""
    hits, unblocked = suggestion(game.state, seat)[0]
    return ask(seat, AS_ADVISED, draft=ASSIGNMENT, default=assign_as_advised(hits, unblocked))


@step("DR-BAT-8", "DR-BAT-9", "DR-BAT-10", "DR-HVH-8")
def dice_are_assigned(game: Game) -> None:
    """The acting hero assigns his dice, unless none of them can do anything and no power blocks."""
    s = game.state
    if open_picks(panel_of(s), ()):
        game.then(assignment(deed_of(s).hero))
    else:
        _assign(game, ())
