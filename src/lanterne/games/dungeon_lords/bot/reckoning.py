"""A quick estimate of a battle: what a trap and some creatures do to a party, with a card. It follows the rules
closely, but makes the lord's choices within the battle by rules of thumb, and refuses spells that ask for something.

A party is a tuple of adventurers, front first, each with the hit points that are left, those lost, and who it is.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from lanterne.games.dungeon_lords.content import cards as c
from lanterne.games.dungeon_lords.content.adventurers import ADVENTURERS, PALADIN, PRIEST, WIZARD
from lanterne.games.dungeon_lords.content.adventurers import ILLUSION as ILLUSORY
from lanterne.games.dungeon_lords.content.calendar import MAGIC
from lanterne.games.dungeon_lords.content.cards import COMBAT_CARDS, TRAPS
from lanterne.games.dungeon_lords.content.effects import Damage
from lanterne.games.dungeon_lords.content.monsters import ALL, CHOSEN, DEMON, DRAGON, SLIME, TROLL, VAMPIRE
from lanterne.games.dungeon_lords.content.monsters import MONSTERS as MONSTER_TABLE
from lanterne.games.dungeon_lords.content.rooms import ROOMS as ROOM_TABLE
from lanterne.games.dungeon_lords.content.scoring import PALADIN_POINTS, PRISONER_POINTS
from lanterne.games.dungeon_lords.state import NONE, Hero

Standing: TypeAlias = tuple[int, int, int]
"""An adventurer: hit points left, hit points lost, who."""
Party: TypeAlias = tuple[Standing, ...]

MAGIC_OF = tuple(each.magic for each in ADVENTURERS)
HEARTS_OF = tuple(each.hearts for each in ADVENTURERS)
ICONS_OF = tuple(each.anti_trap for each in ADVENTURERS)
KIND_OF = tuple(each.kind for each in ADVENTURERS)
PRIZE_OF = tuple(
    0 if who == ILLUSORY else PALADIN_POINTS if each.kind == PALADIN else PRISONER_POINTS
    for who, each in enumerate(ADVENTURERS)
)
GHOSTLY = tuple(table.ghost for table in MONSTER_TABLE)


class Fought(NamedTuple):
    """How a battle ends: who is left, who was captured, whether the tile falls, and which creatures come back."""

    party: Party
    captured: tuple[int, ...]
    conquered: bool
    back: tuple[int, ...]


def standing(party: tuple[Hero, ...]) -> Party:
    """The party of a lord's row."""
    return tuple([(ADVENTURERS[who].hit_points + extra - hurt, hurt, who) for who, hurt, extra in map(_parts, party)])


def _parts(hero: Hero) -> tuple[int, int, int]:
    return hero.who, hero.damage, hero.extra


@lru_cache(maxsize=1 << 15)
def fought(
    party: Party, traps: tuple[int, ...], kinds: tuple[int, ...], card: int, number: int, room: int, fed: bool
) -> Fought:
    """The end of the battle of the round with this number, on a tunnel or in a room. `fed`: there is food for a troll's
    harder blow. Of two orders of the creatures the better one counts."""
    if len(kinds) < 2:
        return _Battle(party, number, room, fed).fight(traps, kinds, card)
    ways = [_Battle(party, number, room, fed).fight(traps, order, card) for order in (kinds, kinds[::-1])]
    return max(ways, key=_how_good)


def _how_good(end: Fought) -> tuple[int, int, int]:
    return (
        sum([PRIZE_OF[who] for who in end.captured]) - 3 * end.conquered,
        -sum([left for left, _, _ in end.party]),
        len(end.back),
    )


class _Battle:
    """A battle as it goes on. The line is a list of adventurers, front first, each `[left, lost, who]`."""

    def __init__(self, party: Party, number: int, room: int, fed: bool) -> None:
        self.line = [list(each) for each in party]
        self.captured: list[int] = []
        self.back: list[int] = []
        self.poisoned: list[tuple[list[int], int]] = []
        self.number, self.room, self.fed = number, room, fed
        self.shield = self.less = 0
        self.sheep = NONE
        self.unseen = self.first_only = self.attacked = False
        self.no_conquest = self.no_healing = self.no_fatigue = False
        self.no_spell = room != NONE and ROOM_TABLE[room].no_spells

    def fight(self, traps: tuple[int, ...], kinds: Sequence[int], card: int) -> Fought:
        """The battle to its end, step by step."""
        icons = sum([ICONS_OF[who] for _, _, who in self.line])
        for trap in traps:
            icons = self._spring(trap, icons)
        if COMBAT_CARDS[card].fast and self._casts():
            kinds = self._fast_spell(card, list(kinds))
        for kind in kinds:
            if self.line:
                self._use(kind)
            else:
                self.back.append(kind)
        if not COMBAT_CARDS[card].fast and self._manned() and self._casts():
            self._slow_spell(card)
        if self.attacked and not self.no_healing:
            cubes = sum([HEARTS_OF[who] for _, _, who in self.line])
            for each in self.line:
                cubes -= _heal(each, cubes)
        conquered = self._tires(COMBAT_CARDS[card].fatigue)
        for target, amount in self.poisoned:
            if target in self.line:
                self._strike(target, amount)
        left = tuple([(left, lost, who) for left, lost, who in self.line]) if self._manned() else ()
        return Fought(left, tuple(self.captured), conquered, tuple(self.back))

    # --- the steps -----------------------------------------------------------------------------------------------

    def _spring(self, trap: int, icons: int) -> int:
        """A trap works; returns the anti-trap icons that are left."""
        if not self.line:
            return icons
        table = TRAPS[trap]
        target = self._aim(trap) if table.chosen else None
        amounts = [_prepared(table.damage, place, self.line, target) for place in range(len(self.line))]
        for place, amount in enumerate(amounts):
            prevented = min(amount, icons)
            icons -= prevented
            amounts[place] -= prevented
        if target is not None:
            kind = KIND_OF[target[2]]
            self.no_spell |= bool(table.stops_spell) and kind == WIZARD
            self.no_healing |= bool(table.stops_healing) and kind == PRIEST
            if table.poison:
                self.poisoned.append((target, table.poison))
        self.no_conquest |= table.no_conquest
        for each, amount in list(zip(self.line, amounts, strict=True)):
            if amount:
                self._take(each, amount)
        return icons

    def _fast_spell(self, card: int, kinds: list[int]) -> list[int]:
        """The spell works; returns the creatures that still fight."""
        monsters = [kind for kind in kinds if not GHOSTLY[kind]]
        match card:
            case c.WORD_OF_PEACE | c.SUGGESTION:
                self.back += monsters
                return [kind for kind in kinds if GHOSTLY[kind]]
            case c.AURA_OF_FEAR | c.DIMENSIONAL_GATE if monsters:
                least = min(monsters, key=lambda kind: MONSTER_TABLE[kind].options[0].strikes[0].damage)
                kinds.remove(least)
                self.back += [least] * (card == c.AURA_OF_FEAR)
            case c.METAMORPHOSIS if monsters:
                self.sheep = monsters[-1]
            case c.INVISIBILITY:
                self.line.sort(key=lambda each: KIND_OF[each[2]] == WIZARD)
                self.unseen = True
            case c.MAGIC_SHIELD:
                self.shield = 1
            case c.BLIND_RAGE:
                self.first_only = True
            case c.STONESKIN:
                self.less = 1
            case c.ILLUSION:
                self.line.insert(0, [1, 0, ILLUSORY])
            case c.FORCED_MARCH:
                self.no_fatigue = True
        return kinds

    def _use(self, kind: int) -> None:
        """A creature acts."""
        if kind == self.sheep:
            self.sheep = NONE
            self.attacked = True
            self._strike(self.line[0], 1)
            return
        if kind == SLIME and not self.no_conquest and not self._slime_strikes():
            self.no_conquest = True
            return
        struck, returns = self._attack(kind)
        self.attacked |= struck
        self.back += [kind] * returns
        self.no_conquest |= kind == DEMON
        self.no_healing |= kind == DRAGON and struck

    def _slow_spell(self, card: int) -> None:
        match card:
            case c.CREATE_FOOD:
                self.line[0][0] += 1
            case c.REGENERATION:
                for each in self.line:
                    _heal(each, 1)
            case c.JAILBREAK if self.captured:
                self.captured.pop(0)

    def _tires(self, fatigue: int) -> bool:
        """Fatigue, and whether the tile falls."""
        if self.no_conquest or not self._manned():
            return False
        for _ in range(0 if self.no_fatigue else fatigue):
            line = self._seen()
            if line:
                self._strike(line[0], 1)
        return self._manned()

    # --- looking -------------------------------------------------------------------------------------------------

    def _casts(self) -> bool:
        return not self.no_spell and sum([MAGIC_OF[who] for _, _, who in self.line]) >= MAGIC[self.number - 1]

    def _manned(self) -> bool:
        return any(who != ILLUSORY for _, _, who in self.line)

    def _seen(self) -> list[list[int]]:
        """Those who can be harmed."""
        if not self.unseen:
            return list(self.line)
        return [each for each in self.line if KIND_OF[each[2]] != WIZARD]

    def _aim(self, trap: int) -> list[int]:
        """A dart hits whom it hinders, or else the one it may capture."""
        if TRAPS[trap].stops_spell:
            for wanted in (WIZARD, PRIEST):
                for each in self.line:
                    if KIND_OF[each[2]] == wanted:
                        return each
        return _best_target(self.line, 1 + TRAPS[trap].poison)

    def _slime_strikes(self) -> bool:
        """Whether the slime should strike rather than bar the way."""
        falling = sum([each[0] <= 1 for each in self.line])
        return falling > 1 or falling == len(self.line)

    # --- harm ----------------------------------------------------------------------------------------------------

    def _attack(self, kind: int) -> tuple[bool, bool]:
        """Whether the creature had a target, and whether it comes back."""
        table = MONSTER_TABLE[kind]
        bonus = ROOM_TABLE[self.room].bonus[kind] if self.room != NONE else 0
        second = self.fed if kind == TROLL else kind == VAMPIRE and self._vampire_returns(bonus)
        attack = table.options[1 if second else 0]
        struck = captured = False
        for strike in attack.strikes:
            if strike.after_kill and not captured:
                continue
            seen = self._seen()
            if self.first_only and not table.ghost:
                seen = seen[:1]
            if strike.never_first:
                seen = [each for each in seen if each is not self.line[0]]
            if strike.never_priest:
                seen = [each for each in seen if KIND_OF[each[2]] != PRIEST]
            if not seen:
                break
            struck = True
            before = len(self.line)
            harm = max(0, strike.damage + bonus - self.less)
            targets = seen if strike.at == ALL else [_best_target(seen, harm) if strike.at == CHOSEN else seen[0]]
            for each in targets:
                self._strike(each, harm)
            captured = len(self.line) < before
        return struck, attack.returns or (kind == VAMPIRE and not struck)

    def _vampire_returns(self, bonus: int) -> bool:
        """It keeps its strength unless the harder blow captures somebody."""
        harm = MONSTER_TABLE[VAMPIRE].options[0].strikes[0].damage + bonus
        if self.number == len(MAGIC):
            return False
        return not any(left == harm and KIND_OF[who] != PRIEST for left, _, who in self.line)

    def _strike(self, each: list[int], harm: int) -> None:
        if self.shield and harm:
            self.shield -= 1
            harm -= 1
        if harm:
            self._take(each, harm)

    def _take(self, each: list[int], harm: int) -> None:
        if each[0] > harm:
            each[0] -= harm
            each[1] += harm
            return
        self.line.remove(each)
        if each[2] != ILLUSORY:
            self.captured.append(each[2])


def _heal(each: list[int], most: int) -> int:
    healed = min(each[1], most)
    each[0] += healed
    each[1] -= healed
    return healed


def _prepared(damage: tuple[Damage, ...], place: int, line: list[list[int]], target: list[int] | None) -> int:
    """What a trap prepares for the adventurer at this place of the line."""
    amount = 0
    for each in damage:
        match each.who:
            case "first":
                meant = place == 0
            case "second":
                meant = place == 1
            case "last":
                meant = place == len(line) - 1
            case "others":
                meant = place > 0
            case "chosen":
                meant = line[place] is target
            case _:
                meant = True
        if meant:
            amount += line[place][0] + line[place][1] if each.amount == "hit_points" else each.amount
    return amount


def _best_target(seen: list[list[int]], harm: int) -> list[int]:
    """The target of a blow: one it captures, the dearest and toughest first; or else the one nearest to capture."""
    falling = [each for each in seen if each[0] <= harm]
    if falling:
        return max(falling, key=lambda each: (PRIZE_OF[each[2]], each[0]))
    return min(seen, key=lambda each: each[0])
