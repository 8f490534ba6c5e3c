"""The effects of defence and healing spells (WQ-MAG-9, WQ-MAG-14 to 17)."""

from lanterne.engine import NUMBER, Choice, Event, Offer, ask, decision, law, step
from lanterne.games.warhammer_quest.content.cards import SPELL_NAMES, SPELLS
from lanterne.games.warhammer_quest.content.warriors import WIZARD
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.card_effects import strengthen
from lanterne.games.warhammer_quest.rules.card_times import hurt_warriors
from lanterne.games.warhammer_quest.rules.dice import throw
from lanterne.games.warhammer_quest.rules.dungeon import (
    add,
    change,
    change_monster,
    free,
    inside,
    monster,
    section_squares,
)
from lanterne.games.warhammer_quest.rules.harm import heal, rouse
from lanterne.games.warhammer_quest.rules.trap_pit import get_out
from lanterne.games.warhammer_quest.rules.windows import one_full_turn
from lanterne.games.warhammer_quest.state import (
    ASK,
    ATTACK_WINDOW,
    FOES,
    IN_PIT,
    INSIDE,
    LEVITATING,
    LIFE_FORCE,
    MOVEMENT_WINDOW,
    OWN_TURN_WINDOW,
    REBOUND,
    SHIELDED,
    SQUARES,
    Foe,
    Game,
    Square,
    State,
    Warrior,
    place_of,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.grid import squares_of
from lanterne.kit.pips import PIPS, pips

RISES_UP = Event("rises-up", "WQ-MAG-9", warrior=WARRIOR_IDS)
MADE_TOUGH = Event("made-tough", "WQ-MAG-9", warrior=WARRIOR_IDS, toughness=NUMBER)
CONFUSED = Event("confused", "WQ-MAG-16", foe=FOES)
SPELL_HEALS = Event("spell-heals", "WQ-HEA-3", warrior=WARRIOR_IDS, dice=PIPS)
LIFEBRINGER_FAILS = Event("lifebringer-fails", "WQ-HEA-3")
LIFE_GIVEN = Event("life-given", "WQ-MAG-14", warrior=WARRIOR_IDS, wounds=NUMBER)
RISEN = Event("risen", "WQ-MAG-15", warrior=WARRIOR_IDS, square=SQUARES)

(
    LEVITATE,
    REBOUND_SPELL,
    SHIELD,
    IRON_SKIN,
    CONFUSE,
    HEAL_WOUNDS,
    HEALING_HANDS,
    LIFE_FORCE_SPELL,
    LIFEBRINGER,
    RESURRECTION,
) = (
    SPELL_NAMES.index(name)
    for name in (
        "levitate",
        "rebound",
        "shield",
        "iron-skin",
        "confuse",
        "heal-wounds",
        "healing-hands",
        "life-force",
        "lifebringer",
        "resurrection",
    )
)

# --- defence ----------------------------------------------------------------------------------------------------------


OPEN_WINDOW = f"{ahead.interrupt.name}/next"
"""On the agenda while a window is open."""


@law("WQ-MAG-17")
def this_moment(s: State) -> int:
    """The window that is open; in the Wizard's own turn, the one that fits best."""
    for call in reversed(s.agenda):
        if call[0] == OPEN_WINDOW:
            return int(call[-1])
        if call == ahead.own_turn_choice():
            break
    return ATTACK_WINDOW if s.hands else MOVEMENT_WINDOW if s.stopped else OWN_TURN_WINDOW


@step("WQ-MAG-9", "WQ-MAG-17", "WQ-EVT-14", "WQ-GEN-9")
def levitate(game: Game, warrior: Warrior) -> None:
    """The warrior floats for one full turn, out of reach of blows. It also gets them out of a trap pit."""
    s = game.state
    others = tuple(entry for entry in s.floating if entry[0] != warrior)
    s.floating = (*others, (warrior, *one_full_turn(s, this_moment(s))))
    in_pit = s.warriors[warrior].conditions & IN_PIT
    add(s, warrior, LEVITATING)
    game.say(RISES_UP, warrior)
    if in_pit:
        game.then(get_out(warrior))


@step("WQ-MAG-16", "WQ-MAG-9")
def rebound(game: Game, warrior: Warrior) -> None:
    """Hits on the warrior may strike back, until the end of the turn."""
    add(game.state, warrior, REBOUND)


@step("WQ-MAG-9", "WQ-CMB-10")
def shield(game: Game, warrior: Warrior) -> None:
    """Only natural sixes to hit can harm the warrior, until the end of the turn."""
    add(game.state, warrior, SHIELDED)


@step("WQ-MAG-9")
def iron_skin(game: Game, warrior: Warrior) -> None:
    """More toughness, until the end of the turn."""
    toughness = SPELLS[IRON_SKIN].numbers["toughness"]
    strengthen(game.state, warrior, toughness=toughness)
    game.say(MADE_TOUGH, warrior, toughness)


@step("WQ-MAG-16", "WQ-MAG-9", "WQ-AUT-8")
def confuse(game: Game, foe: Foe) -> None:
    """A monster has one attack fewer, until the end of the turn."""
    s = game.state
    row = monster(s, foe)
    if row is not None:
        rouse(s, foe, from_afar=True)
        change_monster(s, foe, fewer=row.fewer + SPELLS[CONFUSE].numbers["attacks"])
        game.say(CONFUSED, foe)


# --- healing ----------------------------------------------------------------------------------------------------------


@step("WQ-HEA-3")
def heal_wounds(game: Game, warrior: Warrior) -> None:
    """One warrior."""
    dice, wounds = throw(game, SPELLS[HEAL_WOUNDS].dice["heal"])
    game.say(SPELL_HEALS, warrior, pips(dice))
    game.then(heal(warrior, wounds))


@step("WQ-HEA-3")
def healing_hands(game: Game) -> None:
    """Every warrior."""
    game.then(*(heal(warrior, SPELLS[HEALING_HANDS].numbers["heal"]) for warrior in inside(game.state)))


@step("WQ-HEA-3")
def lifebringer(game: Game, *warriors: Warrior) -> None:
    """One die each; if two of them match, nobody is healed."""
    rolled = []
    for warrior in warriors:
        dice, wounds = throw(game, SPELLS[LIFEBRINGER].dice["heal"])
        game.say(SPELL_HEALS, warrior, pips(dice))
        rolled.append(wounds)
    if len(set(rolled)) < len(rolled):
        game.say(LIFEBRINGER_FAILS)
    else:
        game.then(*(heal(warrior, wounds) for warrior, wounds in zip(warriors, rolled, strict=True)))


# --- Life Force (WQ-D-35) ---------------------------------------------------------------------------------------------


@step("WQ-MAG-14", "WQ-MAG-9")
def life_force(game: Game, warrior: Warrior) -> None:
    """The wounds that the warrior inflicts this turn will heal others."""
    add(game.state, warrior, LIFE_FORCE)


@step("WQ-MAG-14")
def life_is_due(game: Game, warrior: Warrior) -> None:
    """When the warrior's own turn has ended, heal what they have won, including what they won before it."""
    s = game.state
    s.life = s.warriors[warrior].life
    change(s, warrior, life=0)
    game.then(life_flows())


@step("WQ-MAG-14", "WQ-HEA-3")
def life_flows(game: Game) -> None:
    """The caster shares it out; what nobody needs is lost."""
    s = game.state
    hurt = hurt_warriors(s)
    needed = sum(s.warriors[warrior].starting - s.warriors[warrior].wounds for warrior in hurt)
    if s.life >= needed or len(hurt) == 1:
        life, s.life = s.life, 0
        game.then(*(heal(warrior, life) for warrior in hurt))
    elif s.life:
        game.then(share_life())


def shares(s: State, seat: int) -> list[tuple[int, int]]:
    """How much each warrior can get."""
    return [
        (warrior, wounds)
        for warrior in hurt_warriors(s)
        for wounds in range(min(s.life, s.warriors[warrior].starting - s.warriors[warrior].wounds), 0, -1)
    ]


@step("WQ-MAG-14")
def give_life(game: Game, warrior: Warrior, wounds: int) -> None:
    """This much for one warrior, then the rest for another."""
    s = game.state
    s.life -= wounds
    game.say(LIFE_GIVEN, warrior, wounds)
    game.then(heal(warrior, wounds), life_flows())


SHARE_LIFE = (Offer(give_life, shares),)


@decision("WQ-MAG-14")
def share_life(game: Game) -> Choice:
    """Who is healed, and by how much? The caster decides, or the leader if the caster has died."""
    s = game.state
    caster = s.warriors[WIZARD]
    return ask(caster.seat if caster.fate == INSIDE else s.warriors[s.leader].seat, SHARE_LIFE)


# --- Resurrection (WQ-D-34) -------------------------------------------------------------------------------------------


@law("WQ-MAG-15")
def places_to_rise(s: State) -> list[int]:
    """The free squares of the caster's section."""
    return list(squares_of(section_squares(s, place_of(s.warriors[WIZARD].square)) & free(s)))


def rising(s: State, seat: int, warrior: int) -> list[tuple[int, int]]:
    """Where the dead warrior can come back."""
    return [(warrior, square) for square in places_to_rise(s)]


@step("WQ-MAG-15")
def rise(game: Game, warrior: Warrior, square: Square) -> None:
    """The warrior is back with all wounds, without gold and treasures, and counts as having received as few treasures
    as anybody."""
    s = game.state
    fewest = min(s.warriors[other].received for other in inside(s))
    change(s, warrior, fate=INSIDE, square=square, wounds=s.warriors[warrior].starting, received=fewest, passing=ASK)
    game.say(RISEN, warrior, square)


RISING = (Offer(rise, rising),)


@decision("WQ-MAG-15")
def where_to_rise(game: Game, warrior: Warrior) -> Choice:
    """Where do you come back? The warrior's own player decides."""
    return ask(game.state.warriors[warrior].seat, RISING, warrior)


@step("WQ-MAG-15")
def resurrection(game: Game, warrior: Warrior) -> None:
    """A dead warrior returns in the caster's section."""
    squares = places_to_rise(game.state)
    game.then(rise(warrior, squares[0]) if len(squares) == 1 else where_to_rise(warrior))
