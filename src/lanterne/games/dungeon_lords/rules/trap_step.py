"""Step 1 of a battle: planned traps are sprung (DL-TRS)."""

from lanterne.engine import NUMBER, SEATS, Choice, Event, Offer, ask, decision, law, step
from lanterne.games.dungeon_lords.content.adventurers import ADVENTURERS, CLASS_NAMES, PRIEST, WIZARD
from lanterne.games.dungeon_lords.content.cards import TRAPS as TRAP_TABLE
from lanterne.games.dungeon_lords.content.effects import Cost
from lanterne.games.dungeon_lords.rules.dungeon import ground
from lanterne.games.dungeon_lords.rules.party import defender, fight_of, hit_points, hurt, icons
from lanterne.games.dungeon_lords.rules.purse import pay
from lanterne.games.dungeon_lords.state import ADVENTURER_IDS, TRAPS, Game, Hero, Lord, State, Trap, Who, put
from lanterne.kit.options import ask_unless_forced

TRAP_SPRUNG = Event("trap-sprung", "DL-TRS-1", trap=TRAPS, seat=SEATS)
TRAP_HITS_NOBODY = Event("trap-hits-nobody", "DL-TRS-6", trap=TRAPS)
PREVENTED = Event("prevented", "DL-TRS-2", prevented=NUMBER, damage=NUMBER, who=ADVENTURER_IDS)
POISONED = Event("poisoned", "DL-TRS-7", who=ADVENTURER_IDS, damage=NUMBER)
SPELL_FORBIDDEN = Event("spell-forbidden", "DL-TRS-8", who=ADVENTURER_IDS)
HEALING_FORBIDDEN = Event("healing-forbidden", "DL-TRS-8", who=ADVENTURER_IDS)
CONQUEST_FORBIDDEN = Event("conquest-forbidden", "DL-TRS-10", trap=TRAPS)

NOBODY = -1
"""The target of a trap that nobody aims."""


# --- which, and at whom -----------------------------------------------------------------------------------------------


def planned_traps(s: State, seat: int) -> list[tuple[int]]:
    """The kinds of planned traps, as planned."""
    return [(trap,) for trap in dict.fromkeys(s.lords[seat].trapped)]


@step("DL-TRS-1")
def traps_are_sprung(game: Game) -> None:
    """All planned traps, one after another."""
    game.at_once(*[trap_is_sprung()] * len(defender(game.state).trapped))


@step("DL-TRS-5", "DL-GEN-7")
def trap_is_sprung(game: Game) -> None:
    """With two traps the lord chooses the first, even if they are equal: otherwise the others could tell."""
    trapped = defender(game.state).trapped
    game.then(spring(trapped[0]) if len(trapped) == 1 else first_trap())


@step("DL-TRS-1", "DL-TRS-4")
def spring(game: Game, trap: Trap) -> None:
    """Turn it up for all to see, pay its cost and the gold of the room, and discard it."""
    s = game.state
    seat = fight_of(s).seat
    lord = s.lords[seat]
    trapped = list(lord.trapped)
    trapped.remove(trap)
    put(s, seat, lord._replace(trapped=tuple(trapped)))
    s.sprung = (*s.sprung, trap)
    game.say(TRAP_SPRUNG, trap, seat)
    pay(game, seat, price(lord, trap))
    if TRAP_TABLE[trap].chosen:
        ask_unless_forced(game, aim_trap(trap))
    else:
        game.then(trap_hits(NOBODY, trap))


TRAP_TO_SPRING = (Offer(spring, planned_traps),)


@decision("DL-TRS-5")
def first_trap(game: Game) -> Choice | None:
    """Which of two planned traps comes first."""
    return ask(fight_of(game.state).seat, TRAP_TO_SPRING)


def price(lord: Lord, trap: int) -> Cost:
    """The cost to spring the trap: its own cost, and the gold of the room."""
    cost = TRAP_TABLE[trap].cost
    return Cost(
        gold=cost.gold + ground(lord, lord.target).trap_gold,
        food=cost.food,
        evil=cost.evil,
        imps=cost.imps,
        traps=cost.traps,
        monsters=cost.monsters,
    )


# --- what it does -----------------------------------------------------------------------------------------------------


@law("DL-TRS-2", "DL-TRS-6", "DL-TRS-9")
def prepared(party: tuple[Hero, ...], trap: int, target: int) -> list[int]:
    """The damage meant for each place in the line as it stands. A lone adventurer is both first and last."""
    amounts = [0] * len(party)
    for each in TRAP_TABLE[trap].damage:
        for place, hero in enumerate(party):
            if _is_meant(each.who, place, len(party), hero.who == target):
                amounts[place] += hit_points(hero) if each.amount == "hit_points" else each.amount
    return amounts


def _is_meant(who: str, place: int, number: int, chosen: bool) -> bool:
    match who:
        case "first":
            return place == 0
        case "second":
            return place == 1
        case "last":
            return place == number - 1
        case "others":
            return place > 0
        case "chosen":
            return chosen
        case _:
            return True


@law("DL-TRS-3", "DL-TRS-5")
def icons_left(s: State) -> int:
    """Icons that can still prevent damage: those at the start of the battle without the used ones, but no more than
    those now present have."""
    fight = fight_of(s)
    return min(fight.icons - fight.icons_used, icons(defender(s).party))


@law("DL-TRS-2")
def prevented(amounts: list[int], number: int) -> list[int]:
    """How much of each amount this many icons prevent, beginning with damage to the first adventurer."""
    found: list[int] = []
    for amount in amounts:
        found.append(min(amount, number))
        number -= found[-1]
    return found


@step("DL-TRS-2", "DL-TRS-5")
def trap_hits(game: Game, who: Who, trap: Trap) -> None:
    """Prepare its damage, reduce it by icons, and deal it all at the same time. Its special effects happen in any
    case."""
    s = game.state
    party = defender(s).party
    amounts = prepared(party, trap, who)
    spared = prevented(amounts, icons_left(s))
    fight = fight_of(s)
    s.fight = fight._replace(icons_used=fight.icons_used + sum(spared))
    if not any(amounts):
        game.say(TRAP_HITS_NOBODY, trap)
    for hero, amount, less in zip(party, amounts, spared, strict=True):
        if less:
            game.say(PREVENTED, less, amount, hero.who)
    game.then(trap_lingers(who, trap))
    hurt(game, [(hero.who, amount - less) for hero, amount, less in zip(party, amounts, spared, strict=True)])


@step("DL-TRS-3", "DL-TRS-7", "DL-TRS-8", "DL-TRS-10")
def trap_lingers(game: Game, who: Who, trap: Trap) -> None:
    """Poison for later, no spell if a wizard was hit, no healing if a priest was hit, no conquest. Icons do not stop
    these effects, and they happen even if the target is gone."""
    s = game.state
    fight = fight_of(s)
    table = TRAP_TABLE[trap]
    if table.poison:
        fight = fight._replace(poison=(*fight.poison, (who, table.poison)))
        game.say(POISONED, who, table.poison)
    if _is_of(who, table.stops_spell):
        fight = fight._replace(no_spell=True)
        game.say(SPELL_FORBIDDEN, who)
    if _is_of(who, table.stops_healing):
        fight = fight._replace(no_healing=True)
        game.say(HEALING_FORBIDDEN, who)
    if table.no_conquest:
        fight = fight._replace(no_conquest=True)
        game.say(CONQUEST_FORBIDDEN, trap)
    s.fight = fight


def _is_of(who: int, kind: str) -> bool:
    return kind != "" and ADVENTURERS[who].kind == CLASS_NAMES.index(kind)


# --- darts ------------------------------------------------------------------------------------------------------------


def everybody(s: State, seat: int, trap: int) -> list[tuple[int, int]]:
    """Everybody in the party, even an illusion."""
    return [(hero.who, trap) for hero in s.lords[seat].party]


TRAP_TARGETS = (Offer(trap_hits, everybody),)


@decision("DL-TRS-7", "DL-TRS-8")
def aim_trap(game: Game, trap: Trap) -> Choice | None:
    """Which adventurer does the dart hit? By default a wizard, else a priest, else the first."""
    s = game.state
    seat = fight_of(s).seat
    party = s.lords[seat].party
    best = min(party, key=lambda hero: _WORTH.get(ADVENTURERS[hero.who].kind, 2))
    return ask(seat, TRAP_TARGETS, trap, default=trap_hits(best.who, trap))


_WORTH = {WIZARD: 0, PRIEST: 1}
