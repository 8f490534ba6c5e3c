"""Cards: when to use them, what to wear, who gets what."""

from lanterne.engine import Call, has
from lanterne.engine.window import pass_
from lanterne.games.warhammer_quest.bot.outlook import beside, danger
from lanterne.games.warhammer_quest.bot.sorcery import CRITICAL, burnt, defence_spell, desperate, healing_spell, threat
from lanterne.games.warhammer_quest.content.cards import (
    FIRST_OBJECT,
    FIRST_TREASURE,
    HEALING_POTION,
    ITEM_NAMES,
    LANTERN,
    LEVITATE,
    TREASURES,
    WEAPON,
)
from lanterne.games.warhammer_quest.content.warriors import BARBARIAN, DWARF, ELF, WIZARD
from lanterne.games.warhammer_quest.rules.areas import areas_in_sight, models_in
from lanterne.games.warhammer_quest.rules.bridge import falling
from lanterne.games.warhammer_quest.rules.cards import share_salve, use_card, use_card_at, use_card_on
from lanterne.games.warhammer_quest.rules.dungeon import foes_at, monster, warriors_at
from lanterne.games.warhammer_quest.rules.gear import SLOT_OF, wield
from lanterne.games.warhammer_quest.rules.harming_cards import quake_areas
from lanterne.games.warhammer_quest.rules.heirs import give_lantern_to, name_heir
from lanterne.games.warhammer_quest.rules.plot import whose_part
from lanterne.games.warhammer_quest.rules.portcullis import take_key
from lanterne.games.warhammer_quest.rules.spells import cast_on
from lanterne.games.warhammer_quest.rules.trap_pit import climb_by_rope, pull_out
from lanterne.games.warhammer_quest.rules.windows import pass_phase, pass_until_wounded
from lanterne.games.warhammer_quest.state import (
    FALL_WINDOW,
    MONSTER_ATTACK_WINDOW,
    MONSTERS_PHASE,
    MONSTERS_PHASE_WINDOW,
    NONE,
    TURN_END_WINDOW,
    State,
)
from lanterne.kit.options import Options

_NUMBER = ITEM_NAMES.index
AMULET, CHALICE, FIREBOMB, FLASH, MACE, INCENSE, INVISIBILITY, TALON, TIME_RING, SALVE, MAGIC_POTION = (
    _NUMBER(name)
    for name in (
        "amulet-of-power", "chalice-of-fate", "firebomb", "flash-powder", "hell-mace", "incense-of-healing",
        "invisibility-ring", "talon-of-death", "time-freezing-ring", "healing-salve", "magic-potion",
    )
)  # fmt: skip
LIGHTNING_RING, SPEAR, QUAKE = (_NUMBER(name) for name in ("lightning-fire-ring", "throwing-spear", "quake-scroll"))
BEST_HEALING = (SALVE, INCENSE, HEALING_POTION, MAGIC_POTION)
"""In the order in which they are used on a warrior at 0 wounds."""
SHIELDS = tuple(_NUMBER(name) for name in ("enchanted-shield", "shield-of-deliverance", "dragon-shield", "fur-cloak"))
"""In the order in which they are worn."""
FIGHTERS = (BARBARIAN, DWARF, ELF, WIZARD)


# --- windows ----------------------------------------------------------------------------------------------------------


def in_window(s: State, warrior: int, moment: int, o: Options) -> Call:
    """Answer in a window: help warriors who are at 0 wounds, fall, or are in a pit, and do little else. In the
    monsters' phase, help for an unconscious warrior waits for the end of the turn, because no monster attacks him."""
    if call := rescue(s, o):
        return call
    down = [other for other in s.party if s.warriors[other].square >= 0 and not s.warriors[other].wounds]
    waits = moment in (MONSTER_ATTACK_WINDOW, FALL_WINDOW) and s.phase == MONSTERS_PHASE
    if down and not waits and (call := helping(s, down, o)):
        return call
    if warrior == WIZARD and (call := _magic(s, moment, bool(down), waits, o)):
        return call
    for call in o.get(use_card.name, ()):
        if call[2] == CHALICE and s.power_die == 1:
            return call
        if call[2] == AMULET and s.monsters and s.warriors[warrior].wounds > 6:
            return call
    return _passing(s, warrior, o)


def rescue(s: State, o: Options) -> Call | None:
    """Use the rope for a warrior in a pit, oneself too, or Levitate for one who falls from the bridge."""
    hanging = falling(s)
    floats = [call for call in o.get(cast_on.name, ()) if call[1] == LEVITATE and call[2] in hanging]
    return next(iter((*floats, *o.get(pull_out.name, ()), *o.get(climb_by_rope.name, ()))), None)


def _magic(s: State, moment: int, down: bool, waits: bool, o: Options) -> Call | None:
    """The Wizard's spells. He does not wait if he may be the next to fall."""
    if down and (not waits or s.warriors[WIZARD].wounds <= CRITICAL):
        return healing_spell(s, o, tokens=True)
    if moment == TURN_END_WINDOW:
        return healing_spell(s, o, tokens=False)
    return defence_spell(s, o) if moment == MONSTERS_PHASE_WINDOW else None


def _passing(s: State, warrior: int, o: Options) -> Call:
    """Pass until something matters. The bearer of the chalice or the amulet is asked in every phase."""
    watching = any(row.holder == warrior and row.item in (CHALICE, AMULET) and not row.used for row in s.cards)
    name = pass_phase.name if watching else pass_until_wounded.name
    return o[name][0] if name in o else o[pass_.name][0]


def helping(s: State, down: list[int], o: Options) -> Call | None:
    """A card for a warrior at 0 wounds: first for the one the adventure cannot do without, then for the leader."""
    order = sorted(down, key=lambda other: (other != whose_part(s), other != s.leader, FIGHTERS.index(other)))
    for item in BEST_HEALING:
        for other in order:
            for call in o.get(use_card_on.name, ()):
                if call[2] == item and call[3] == other:
                    if item == SALVE and len(down) > 1:
                        pair = {other, order[1] if other == order[0] else order[0]}
                        shared = [each for each in o.get(share_salve.name, ()) if set(each[2:]) == pair]
                        if shared:
                            return shared[0]
                    return call
        for call in o.get(use_card.name, ()):
            if call[2] == item == INCENSE:
                return call
    return None


# --- a warrior's own turn ---------------------------------------------------------------------------------------------


def worn(s: State, warrior: int, o: Options) -> Call | None:
    """Put on what is better than what is in use."""
    row = s.warriors[warrior]
    for call in o.get(wield.name, ()):
        if better(s, warrior, call[1], row.shield):
            return call
    return None


def better(s: State, warrior: int, item: int, shield: int) -> bool:
    """Whether to wear a card: the best shield, or a weapon (but the Dwarf keeps his axe)."""
    if SLOT_OF[item] == WEAPON:
        return s.warriors[warrior].weapon == NONE and warrior != DWARF
    if item not in SHIELDS:
        return True
    usable = not any(row.item == item and row.holder == warrior and row.used for row in s.cards)
    return usable and (shield == NONE or SHIELDS.index(item) < SHIELDS.index(shield))


def in_the_fight(s: State, warrior: int, o: Options) -> Call | None:
    """A card that helps now."""
    row = s.warriors[warrior]
    close = beside(s, row.square)
    pressed = sum(map(danger, close))
    last = desperate(s)
    for call in o.get(use_card.name, ()):
        item = call[2]
        if item == FLASH and len(s.monsters) >= (2 if last else 5) and not s.hands and not s.blows:
            return call
        if item == MACE and len(close) >= (1 if last else 2):
            return call
        if item == TALON and (len(close) >= (1 if last else 3) or any(foe.wounds >= 8 for foe in close)):
            return call
        if item == FIREBOMB and best_bomb(s, warrior) >= 1.5:
            return call
        if item == INVISIBILITY and (row.wounds <= 5 or last) and pressed >= 2 and (s.hands or row.wounds <= 2):
            return call
        if item == QUAKE and last and best_quake(s, warrior) >= 2:
            return call
        if item == TIME_RING and s.hands and close and threat(s) >= 4:
            return call
    for call in o.get(use_card_at.name, ()):
        target = monster(s, call[3])
        if target is not None and (last or target.wounds >= (8 if call[2] == LIGHTNING_RING else 5)):
            return call
    return None


def best_bomb(s: State, warrior: int) -> float:
    """The most that a firebomb can do."""
    foes = foes_at(s)
    areas = areas_in_sight(s, s.warriors[warrior].square, foes, foes | warriors_at(s))
    return max((bombed(s, area) for area in areas), default=0.0)


def best_quake(s: State, warrior: int) -> int:
    """The most monsters that a quake can swallow without a warrior."""
    return max((shaken(s, area[1:]) for area in quake_areas(s, 0, warrior)), default=0)


def shaken(s: State, area: tuple[int, ...]) -> int:
    """How many monsters stand where the floor would break, less what warriors there count for."""
    foes, warriors = models_in(s, area)
    return len(foes) - 10 * len(warriors)


def bombed(s: State, area: tuple[int, ...]) -> float:
    """Roughly how many monsters a bomb kills. It hurts warriors too."""
    return burnt(s, area, 0, True) - 2 * len(models_in(s, area)[1])


# --- who gets what ----------------------------------------------------------------------------------------------------


def sharing(s: State, item: int, options: list[Call]) -> Call:
    """A treasure goes to the warrior who can use it best; among equals, to the poorest."""
    card = TREASURES[item - FIRST_TREASURE] if FIRST_TREASURE <= item < FIRST_OBJECT else None

    def use(call: Call) -> tuple[int, int]:
        warrior = call[1]
        if card is None:
            return 0, s.warriors[warrior].gold
        if not has(card.users, warrior):
            return 9, s.warriors[warrior].gold
        if card.needs_bow:
            return int(warrior != ELF), 0
        if card.name == "hell-mace":
            return (BARBARIAN, ELF, DWARF, WIZARD).index(warrior), 0
        if card.slot or card.name in ("amulet-of-power", "lucky-talisman"):
            return FIGHTERS.index(warrior), 0
        return 0, s.warriors[warrior].gold

    return min(options, key=use)


def heir(s: State, item: int, options: list[Call]) -> Call:
    """Who takes over a dead warrior's things: the lantern goes to the fittest fighter, anything else to the healthiest
    warrior."""
    named = [call for call in options if call[0] in (name_heir.name, give_lantern_to.name, take_key.name)]

    def rank(call: Call) -> tuple[int, int]:
        row = s.warriors[call[1]]
        if item == LANTERN:
            return int(row.wounds > 0), -FIGHTERS.index(call[1])
        return row.wounds, -FIGHTERS.index(call[1])

    return max(named, key=rank) if named else options[0]


def bearer(s: State, item: int, options: list[Call]) -> Call:
    """Who carries a thing from the start: the Barbarian takes swords, the Dwarf other things, if they are in the
    party."""
    order = FIGHTERS if SLOT_OF[item] == WEAPON else (DWARF, BARBARIAN, ELF, WIZARD)
    return min(options, key=lambda call: order.index(call[1]))
