"""The suggested assignment of dice, also used for a player who does not answer."""

from functools import lru_cache

from lanterne.engine import Call, Row, law
from lanterne.games.dungeon_run.rules.monsters import BEYOND, toughness
from lanterne.games.dungeon_run.rules.panel import (
    Outcome,
    Panel,
    block_with,
    cancel_hit,
    hit_with,
    hits_of,
    may_block,
    outcome,
    panel_of,
    parry_with,
    stands,
)
from lanterne.games.dungeon_run.rules.toughness import monster_life
from lanterne.games.dungeon_run.state import NONE, Deed, State, deed_of, life
from lanterne.kit.memo import while_same


@law("DR-ABI-8", "DR-BAT-14")
def hits_needed(s: State, deed: Deed, extra: int) -> int:
    """How many hits by dice would defeat the opponent, or BEYOND."""
    if deed.opponent != NONE:
        opponent = s.heroes[deed.opponent]
        return max(0, life(opponent) - opponent.wounds - extra)
    left = monster_life(s, deed.monster) - s.spots[deed.tile].wounds
    ignored, most = toughness(s, deed)
    return max(0, left + ignored - extra) if left <= most else BEYOND


@law("DR-ABI-8")
def hits_that_count(s: State, deed: Deed, extra: int) -> tuple[int, int]:
    """How many hits by dice the opponent ignores, and the most that matter, ignored ones included."""
    if deed.opponent != NONE:
        return 0, BEYOND
    ignored, most = toughness(s, deed)
    return max(0, ignored - extra), max(0, ignored + most - extra)


class Counsel(Row, frozen=True):
    """What the hero has to assign, a suggestion, and its result."""

    panel: Panel
    picks: tuple[Call, ...]
    outcome: Outcome


@while_same(stands)
def counsel(s: State) -> Counsel:
    """The suggested assignment for the acting hero."""
    deed = deed_of(s)
    hero = s.heroes[deed.hero]
    panel = panel_of(s)
    must_live = s.final and deed.opponent != NONE
    lost, most = hits_that_count(s, deed, panel.extra)
    return _counsel(panel, hits_needed(s, deed, panel.extra), life(hero) - hero.wounds, must_live, lost, most)


@lru_cache(4096)
def _counsel(panel: Panel, needed: int, left: int, must_live: bool, lost: int, most: int) -> Counsel:
    """Depends on these arguments only; kept, since the same dice come again."""
    picks = advice(panel, needed, left, must_live, lost, most)
    return Counsel(panel, picks, outcome(panel, picks))


def advice(
    panel: Panel, needed: int, left: int, must_live: bool, lost: int = 0, most: int = BEYOND
) -> tuple[Call, ...]:
    """Defeat the opponent with the fewest dice and block with the rest; between heroes what is left over hits as well
    (DR-HVH-8). If that is impossible, block first if the unblocked hits would defeat the hero, otherwise hit with all
    dice that can. A hero who must block so as not to be killed does not try to kill first (DR-HVH-9). `lost` hits have
    no effect in any case, and no more than `most` wounds count: dice that would do nothing block (DR-ABI-8)."""
    killing = _killing(panel, needed)
    if killing is not None and not (must_live and outcome(panel, killing).suffered >= left):
        return killing
    plan = _Plan(panel)
    if outcome(panel, plan.made).suffered >= left:
        plan.block_low()
        plan.block_high()
        plan.hit_with_all()
    else:
        plan.hit_for(most if plan.can_hit() > lost else 0)
        plan.block_low()
        plan.block_high()
    plan.use_powers()
    return tuple(sorted(plan.made))


def _killing(panel: Panel, needed: int) -> tuple[Call, ...] | None:
    plan = _Plan(panel)
    if not plan.hit_for(needed):
        return None
    plan.block_low()
    plan.block_high()
    if panel.all_count:
        plan.hit_with_all()
    plan.use_powers()
    return tuple(sorted(plan.made))


class _Plan:
    """An assignment in the making: the dice and potential hits that are left, and the picks so far. It begins with the
    powers that must be used."""

    __slots__ = ("dice", "foes", "panel", "picks")

    def __init__(self, panel: Panel) -> None:
        self.panel = panel
        self.dice = list(panel.dice)
        self.foes = list(panel.foes) if panel.blocks else []
        self.picks: list[Call] = []
        self._cancel(True)

    @property
    def made(self) -> tuple[Call, ...]:
        return tuple(self.picks)

    def _hardest(self) -> int:
        """The potential hit that the dice are least able to block, or else the one that hurts most."""
        low = [die for die in self.dice if die < self.panel.least]
        return max(
            self.foes,
            key=lambda foe: (
                foe in self.panel.only_equal and foe not in self.dice,
                foe not in low,
                hits_of(self.panel.foe_worth, [foe]),
                foe,
            ),
        )

    def _cancel(self, must: bool) -> None:
        for use in self.panel.cancels:
            for _ in range(use.amount if use.must == must else 0):
                if self.foes:
                    foe = self._hardest()
                    self.foes.remove(foe)
                    self.picks.append(cancel_hit(use.power, foe))

    def _hit(self, die: int) -> None:
        self.dice.remove(die)
        self.picks.append(hit_with(die))

    def _high(self) -> list[int]:
        return [die for die in self.dice if die >= self.panel.least]

    def can_hit(self) -> int:
        """How many hits there would be if every die that can hit does."""
        return hits_of(self.panel.worth, self._high())

    def hit_for(self, needed: int) -> bool:
        """Hit this often with as few dice as possible: first dice that count for more, last dice that alone can block
        something. False if there are not enough."""
        hits: list[int] = []
        best = sorted(
            self._high(),
            key=lambda die: (-hits_of(self.panel.worth, [die]), die in self.panel.only_equal and die in self.foes, die),
        )
        for die in best:
            if hits_of(self.panel.worth, hits) >= needed:
                break
            hits.append(die)
            self._hit(die)
        return hits_of(self.panel.worth, hits) >= needed

    def hit_with_all(self) -> None:
        """Hit with every die that can."""
        for die in self._high():
            self._hit(die)

    def _block(self, die: int, foe: int) -> None:
        self.dice.remove(die)
        self.foes.remove(foe)
        self.picks.append(block_with(die, foe))

    def block_low(self) -> None:
        """Block with dice that can do nothing else."""
        for die in [die for die in self.dice if die < self.panel.least]:
            if die in self.foes:
                self._block(die, die)

    def block_high(self) -> None:
        """Block with dice that could hit, the lowest first: first potential hits that nothing else can block, then
        those that hurt most."""
        for die in self._high():
            foes = [foe for foe in self.foes if may_block(self.panel, die, foe)]
            if foes:
                worst = max(
                    foes, key=lambda foe: (foe in self.panel.only_equal, hits_of(self.panel.foe_worth, [foe]), foe)
                )
                self._block(die, worst)

    def use_powers(self) -> None:
        """Block what is left with powers: with a die that is left over, then without one."""
        for use in self.panel.parries:
            for _ in range(use.amount):
                foes = [foe for foe in self.foes if foe not in self.panel.only_equal]
                if foes and self.dice:
                    die = self.dice[0]
                    foe = max(foes)
                    self.dice.remove(die)
                    self.foes.remove(foe)
                    self.picks.append(parry_with(use.power, die, foe))
        self._cancel(False)
