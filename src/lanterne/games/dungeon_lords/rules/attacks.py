"""Step 3 of a battle: planned monsters and ghosts act, one after another (DL-ATK)."""

from lanterne.engine import NUMBER, Choice, Event, Offer, Refusal, ask, decision, law, part, step
from lanterne.games.dungeon_lords.content.adventurers import ADVENTURERS, PRIEST
from lanterne.games.dungeon_lords.content.cards import COMBAT_CARDS as CARDS
from lanterne.games.dungeon_lords.content.effects import FREE, Sheep
from lanterne.games.dungeon_lords.content.monsters import CHOSEN, FIRST, Attack, Strike
from lanterne.games.dungeon_lords.content.monsters import MONSTERS as MONSTER_TABLE
from lanterne.games.dungeon_lords.content.rooms import ROOMS as ROOM_TABLE
from lanterne.games.dungeon_lords.rules.dungeon import room_at
from lanterne.games.dungeon_lords.rules.party import defender, fight_of, hit_points, hurt, shielded, visible
from lanterne.games.dungeon_lords.rules.purse import CANNOT_PAY, can_pay, pay, with_, without
from lanterne.games.dungeon_lords.state import (
    ADVENTURER_IDS,
    MONSTERS,
    NONE,
    READY,
    ROOMS,
    SPENT,
    STATIONED,
    Game,
    Hero,
    Monster,
    State,
    Who,
    put,
)
from lanterne.kit.options import ask_unless_forced

STRIKES = Event("strikes", "DL-ATK-2", monster=MONSTERS, who=ADVENTURER_IDS, damage=NUMBER)
SHEEP_STRIKES = Event("sheep-strikes", "DL-SPL-12", monster=MONSTERS, who=ADVENTURER_IDS, damage=NUMBER)
STRIKES_ALL = Event("strikes-all", "DL-ATK-2", monster=MONSTERS, damage=NUMBER)
ROOM_HELPS = Event("room-helps", "DL-ATK-8", monster=MONSTERS, damage=NUMBER, room=ROOMS)
SKIN_OF_STONE = Event("skin-of-stone", "DL-SPL-17", damage=NUMBER)
BARS_CONQUEST = Event("bars-conquest", "DL-ATK-7", monster=MONSTERS)
BARS_HEALING = Event("bars-healing", "DL-ATK-7", monster=MONSTERS)
FINDS_NOBODY = Event("finds-nobody", "DL-ATK-4", monster=MONSTERS)
RETURNS = Event("returns", "DL-ATK-5", monster=MONSTERS)

NOBODY_TO_STRIKE = Refusal("nobody-to-strike", "DL-ATK-4")

AS_SHEEP = NONE
"""The line that a sheep uses, whatever its tile says."""
SHEEP_ATTACKS: dict[int, Attack] = {
    place: Attack(FREE, (Strike(FIRST, card.spell.damage, False, False, False),), False, False, False)
    for place, card in enumerate(CARDS)
    if isinstance(card.spell, Sheep)
}
"""What a sheep does, according to the card that made it one."""


# --- looking ----------------------------------------------------------------------------------------------------------


@law("DL-SPL-12")
def is_sheep_only(s: State, monster: int) -> bool:
    """Whether the only creature of this kind left to act is the sheep."""
    return fight_of(s).sheep == monster and defender(s).stationed.count(monster) == 1


def attack_of(s: State, monster: int, line: int) -> Attack:
    """The attack on this line."""
    return SHEEP_ATTACKS[s.shown_cards[-1]] if line == AS_SHEEP else MONSTER_TABLE[monster].options[line]


@law("DL-ATK-2", "DL-ATK-3", "DL-ATK-9", "DL-SPL-13", "DL-PAL-9")
def targets(s: State, monster: int, strike: Strike) -> tuple[Hero, ...]:
    """The adventurers the strike may hit. A standard strike, or a monster in Blind Rage, hits only the first. A Ghost
    cannot hit the first, a Vampire cannot hit priests, and nobody can hit invisible wizards."""
    first = defender(s).party[0].who
    found = visible(s)
    if strike.at == FIRST or (fight_of(s).first_only and not MONSTER_TABLE[monster].ghost):
        found = tuple([hero for hero in found if hero.who == first])
    if strike.never_first:
        found = tuple([hero for hero in found if hero.who != first])
    if strike.never_priest:
        found = tuple([hero for hero in found if ADVENTURERS[hero.who].kind != PRIEST])
    return found


@law("DL-ATK-8", "DL-SPL-12")
def bonus(s: State, monster: int, line: int) -> int:
    """The extra damage of each strike in this room. A sheep gets none."""
    lord = defender(s)
    room = room_at(lord, lord.target)
    return ROOM_TABLE[room].bonus[monster] if room != NONE and line != AS_SHEEP else 0


@law("DL-SPL-17")
def softened(s: State, damage: int) -> int:
    """The damage to each adventurer after Stoneskin."""
    return max(0, damage - fight_of(s).less)


# --- who acts next, and how (DL-ATK-1) --------------------------------------------------------------------------------


def lines_of_creatures(s: State, seat: int) -> list[tuple[int, int]]:
    """Each kind of planned creature that has not acted, with each of its lines."""
    found: list[tuple[int, int]] = []
    for monster in dict.fromkeys(s.lords[seat].stationed):
        if not is_sheep_only(s, monster):
            found += [(monster, line) for line in range(len(MONSTER_TABLE[monster].options))]
        if fight_of(s).sheep == monster:
            found.append((monster, AS_SHEEP))
    return found


def line_too_dear(s: State, seat: int, monster: int, line: int) -> Refusal | None:
    """The Troll's second line costs food."""
    return None if can_pay(s.lords[seat], attack_of(s, monster, line).cost) else CANNOT_PAY


@law("DL-ATK-4", "DL-ATK-9")
def strikes_nobody(s: State, seat: int, monster: int, line: int) -> Refusal | None:
    """A line that strikes needs a target."""
    strikes = attack_of(s, monster, line).strikes
    return NOBODY_TO_STRIKE if strikes and not targets(s, monster, strikes[0]) else None


def idle_creatures(s: State, seat: int) -> list[tuple[int]]:
    """The kinds that cannot use any of their lines."""
    able = {
        monster
        for monster, line in lines_of_creatures(s, seat)
        if line_too_dear(s, seat, monster, line) is None and strikes_nobody(s, seat, monster, line) is None
    }
    return [(monster,) for monster in dict.fromkeys(s.lords[seat].stationed) if monster not in able]


@step("DL-ATK-1")
def creatures_act(game: Game) -> None:
    """The creatures act one after another."""
    game.at_once(*[creature_acts()] * len(defender(game.state).stationed))


@step("DL-ATK-1", "DL-GEN-7")
def creature_acts(game: Game) -> None:
    """Ask the lord which creature acts and how, if there is a choice."""
    ask_unless_forced(game, next_creature())


@step("DL-ATK-1", "DL-ATK-7")
def act(game: Game, monster: Monster, line: int) -> None:
    """The creature uses this line: pay its cost, stop conquest or healing if it says so, then strike."""
    s = game.state
    seat = fight_of(s).seat
    put(s, seat, without(s.lords[seat], STATIONED, monster))
    attack = attack_of(s, monster, line)
    fight = fight_of(s)._replace(acting=monster, line=line)
    if line == AS_SHEEP:
        fight = fight._replace(sheep=NONE)
    if attack.no_conquest:
        fight = fight._replace(no_conquest=True)
        game.say(BARS_CONQUEST, monster)
    if attack.no_healing:
        fight = fight._replace(no_healing=True)
        game.say(BARS_HEALING, monster)
    s.fight = fight
    pay(game, seat, attack.cost)
    game.at_once(strike(0))


@step("DL-ATK-4", "DL-ATK-6")
def act_in_vain(game: Game, monster: Monster) -> None:
    """The creature has no target but counts as used. If only some of its lines bring it back face up, the lord
    chooses."""
    s = game.state
    seat = fight_of(s).seat
    put(s, seat, without(s.lords[seat], STATIONED, monster))
    s.fight = fight_of(s)._replace(acting=monster, line=0)
    game.say(FINDS_NOBODY, monster)
    returning = {attack.returns for attack in MONSTER_TABLE[monster].options}
    if len(returning) > 1:
        game.then(return_idle(monster))
    else:
        put_back(game)


NEXT_CREATURE = (
    Offer(act, lines_of_creatures, each=(line_too_dear, strikes_nobody)),
    Offer(act_in_vain, idle_creatures),
)


@decision("DL-ATK-1", "DL-ATK-4")
def next_creature(game: Game) -> Choice | None:
    """Which creature acts next, and with which line. By default they act as planned."""
    s = game.state
    seat = fight_of(s).seat
    first = s.lords[seat].stationed[0]
    idle = (first,) in idle_creatures(s, seat)
    return ask(seat, NEXT_CREATURE, default=act_in_vain(first) if idle else None)


# --- strikes ----------------------------------------------------------------------------------------------------------


@step("DL-ATK-1", "DL-ATK-2", "DL-HEA-3")
def strike(game: Game, number: int) -> None:
    """Strike number `number` of the acting creature. After the last strike it returns to the lair. A strike without a
    legal target is not an attack."""
    s = game.state
    fight = fight_of(s)
    strikes = attack_of(s, fight.acting, fight.line).strikes
    if number == len(strikes):
        put_back(game)
        return
    found = targets(s, fight.acting, strikes[number])
    if not found:
        game.then(strike(number + 1))
        return
    s.fight = fight._replace(attacked=True)
    if strikes[number].at == CHOSEN:
        ask_unless_forced(game, aim(fight.acting, number))
    else:
        lands(game, number, found)


@step("DL-ATK-2")
def strike_at(game: Game, who: Who, number: int) -> None:
    """A targeted strike at this adventurer."""
    lands(game, number, tuple(hero for hero in visible(game.state) if hero.who == who))


@part("DL-ATK-2", "DL-ATK-7", "DL-SPL-9")
def lands(game: Game, number: int, found: tuple[Hero, ...]) -> None:
    """All targets are struck at the same time, with the room's bonus, less Stoneskin and the shield. Some further
    strikes follow only if this one has eliminated someone, even an illusion."""
    s = game.state
    fight = fight_of(s)
    strikes = attack_of(s, fight.acting, fight.line).strikes
    more = bonus(s, fight.acting, fight.line)
    damage = softened(s, strikes[number].damage + more)
    _tell(game, found, damage, more)
    eliminated = hurt(game, shielded(game, [(hero.who, damage) for hero in found]))
    number += 1
    while number < len(strikes) and strikes[number].after_kill and not eliminated:
        number += 1
    game.at_once(strike(number))


def _tell(game: Game, found: tuple[Hero, ...], damage: int, more: int) -> None:
    fight = fight_of(game.state)
    if more:
        lord = defender(game.state)
        game.say(ROOM_HELPS, fight.acting, more, room_at(lord, lord.target))
    if fight.less:
        game.say(SKIN_OF_STONE, fight.less)
    if fight.line == AS_SHEEP:
        game.say(SHEEP_STRIKES, fight.acting, found[0].who, damage)
    elif len(found) == 1:
        game.say(STRIKES, fight.acting, found[0].who, damage)
    else:
        game.say(STRIKES_ALL, fight.acting, damage)


def legal_targets(s: State, seat: int, number: int) -> list[tuple[int, int]]:
    """The targets that this strike of the acting creature may be aimed at."""
    fight = fight_of(s)
    each = attack_of(s, fight.acting, fight.line).strikes[number]
    return [(hero.who, number) for hero in targets(s, fight.acting, each)]


TARGETS = (Offer(strike_at, legal_targets),)


@decision("DL-ATK-1", "DL-ATK-2")
def aim(game: Game, monster: Monster, number: int) -> Choice | None:
    """Which adventurer a targeted strike hits. By default one that it eliminates, else the foremost."""
    s = game.state
    fight = fight_of(s)
    each = attack_of(s, monster, fight.line).strikes[number]
    damage = softened(s, each.damage + bonus(s, monster, fight.line)) - fight.shield
    found = targets(s, monster, each)
    doomed = [hero for hero in found if hit_points(hero) - hero.damage <= damage]
    return ask(fight.seat, TARGETS, number, default=strike_at((doomed or found)[0].who, number))


# --- back to the lair -------------------------------------------------------------------------------------------------


@part("DL-ATK-5", "DL-ATK-6")
def put_back(game: Game) -> None:
    """The acting creature goes to the lair: face down for the rest of the year, or face up if its line says so."""
    s = game.state
    fight = fight_of(s)
    _put_in_lair(game, READY if attack_of(s, fight.acting, fight.line).returns else SPENT)


def _put_in_lair(game: Game, place: int) -> None:
    s = game.state
    fight = fight_of(s)
    put(s, fight.seat, with_(s.lords[fight.seat], place, fight.acting))
    s.fight = fight._replace(acting=NONE, line=NONE)
    if place == READY:
        game.say(RETURNS, fight.acting)


@step("DL-ATK-6")
def return_face_up(game: Game) -> None:
    """It can be used again in later rounds."""
    _put_in_lair(game, READY)


@step("DL-ATK-6")
def return_face_down(game: Game) -> None:
    """It cannot be used again this year."""
    _put_in_lair(game, SPENT)


HOW_TO_RETURN = (Offer(return_face_up), Offer(return_face_down))


@decision("DL-ATK-6")
def return_idle(game: Game, monster: Monster) -> Choice | None:
    """How a Vampire that could not attack returns to the lair."""
    return ask(fight_of(game.state).seat, HOW_TO_RETURN)
