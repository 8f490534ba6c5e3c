"""What it is worth to use a power, in the hero's own turn or whenever the game asks about one."""

from collections.abc import Callable, Iterable

from lanterne.engine import Call, View
from lanterne.games.dungeon_run.bot.cards import value
from lanterne.games.dungeon_run.bot.going import draws, place_worth
from lanterne.games.dungeon_run.bot.odds import is_boss
from lanterne.games.dungeon_run.bot.offered import offered
from lanterne.games.dungeon_run.bot.stakes import KILL, STONE, fight_here, is_deadly, price_of_falling, takers
from lanterne.games.dungeon_run.content import dice_effects as d
from lanterne.games.dungeon_run.content import effects as e
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.cards import FIRST_TREASURE
from lanterne.games.dungeon_run.content.heroes import RATING_NAMES
from lanterne.games.dungeon_run.content.powers import Cost
from lanterne.games.dungeon_run.content.tiles import ENTRANCE, PRINTED_ON
from lanterne.games.dungeon_run.rules.chances import at_least
from lanterne.games.dungeon_run.rules.content_die import keep_or_reroll, look_at_treasures, look_or_not, reroll_content
from lanterne.games.dungeon_run.rules.encounter import keep_or_redraw, redraw
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.helping import void_declaration, void_help
from lanterne.games.dungeon_run.rules.pool import rating
from lanterne.games.dungeon_run.rules.powers import leave_unused, may_use, use_power_against, use_power_at, use_power_on
from lanterne.games.dungeon_run.rules.tiles import draw_how_many, draw_more
from lanterne.games.dungeon_run.rules.toughness import monster_life
from lanterne.games.dungeon_run.state import NONE, STANDING, State, others_present, power, present

CARD = 3.0
"""An encounter card in the loot pile: half an advance."""
LAST_RESORT = 6.0
"""What it costs to give up a card that could save the hero later."""
ARTIFACT = 4.0
FOUND = 2.0
"""A treasure that nobody has seen yet."""


class Use:
    """A power that a hero could use now, and on whom: NONE for nobody."""

    def __init__(self, s: State, seat: int, call: Call) -> None:
        self.s, self.seat, self.number = s, seat, call[2]
        self.target: int = call[3] if len(call) > 3 else NONE
        self.hero = self.target if call[0] == use_power_on.name else seat
        """The hero it concerns."""
        self.tile = self.target if call[0] in (use_power_against.name, use_power_at.name) else s.heroes[self.hero].tile
        self.on_monster = call[0] == use_power_against.name
        self.at_place = call[0] == use_power_at.name

    def worth(self) -> float:
        """What it brings, less what it costs."""
        known = power(self.number)
        return sum(map(self._operation, known.do)) - self._price(known.cost)

    def _price(self, cost: Cost) -> float:
        price = float(cost.wounds)
        if cost.this_card:
            price += LAST_RESORT if is_deadly(self.s) else LAST_RESORT / 2
        if cost.discard is not None:
            goods = [card for card in self.s.heroes[self.seat].loot if card >= FIRST_TREASURE]
            treasure = "treasure" in cost.discard.kinds
            price += min([value(self.s, self.seat, card) for card in goods], default=CARD) if treasure else FOUND / 2
        return price

    def _all(self, ops: Iterable[d.Operation]) -> float:
        return sum(map(self._operation, ops))

    def _operation(self, op: d.Operation) -> float:
        match op:
            case e.RatingTest() | e.DiceTest() | e.DieTable():
                return self._test(op)
            case d.Wound():
                return self._wound(op.amount)
            case d.Heal():
                return self._heal(op.amount)
            case d.SetWounds():
                return price_of_falling(self.s, self.seat) if is_deadly(self.s) else 0.0
            case e.MoveTo():
                return self._go(self.tile)
            case e.SwapPlaces():
                return self._swap()
            case e.MoveMonster():
                return self._drive_away()
            case e.PlaceMarker() | e.PlaceTrap():
                return self._lay(op)
            case e.LoseActions():
                return self._delay(1 if op.amount == "all" else op.amount)
            case e.TakeCard():
                return self._rob(op)
            case e.ExtraActions():
                return self._hurry()
            case _:
                return _PLAIN.get(type(op), 0.0)

    def _test(self, op: e.RatingTest | e.DiceTest | e.DieTable) -> float:
        if isinstance(op, e.DieTable):
            return sum(len(line.faces) / 6 * self._all(line.do) for line in op.lines)
        if isinstance(op, e.RatingTest):
            who = self.seat if op.by == "self" else self.hero
            dice = max(rating(self.s, who, RATING_NAMES.index(name)) for name in op.ratings)
            chance = at_least(max(dice, 1), op.face, op.need)
        elif op.each:
            return op.dice * (7 - op.face) / 6 * self._all(op.passed)
        else:
            chance = at_least(op.dice, op.face)
        return chance * self._all(op.passed) + (1 - chance) * self._all(op.failed)

    def _rival(self, other: int) -> float:
        """What a wound of another hero is worth, or what one of this hero's own costs."""
        if other == self.seat:
            return -2.0 if is_deadly(self.s) else -1.0
        if not self.s.final:
            return 0.4
        return 4.0 if other == self.s.bearer else 1.5 if self.seat == self.s.bearer else 0.4

    def _wound(self, amount: int) -> float:
        s = self.s
        if not self.on_monster and not self.at_place:
            return amount * self._rival(self.hero)
        spot = s.spots[self.tile]
        worth = 0.0
        if self.at_place:
            worth = amount * sum(self._rival(other) for other in present(s, self.tile, self.seat))
        if spot.monster == NONE:
            return worth
        left = monster_life(s, spot.monster) - spot.wounds
        if is_boss(s, self.tile):
            safe = s.heroes[self.seat].actions > 1 or not takers(s, self.seat, self.tile)
            return worth + (STONE if safe else 2.0) if amount >= left else worth + amount
        return worth + (KILL if amount >= left else 0.5 * amount)

    def _heal(self, amount: int) -> float:
        healed = min(amount, self.s.heroes[self.hero].wounds)
        return -1.0 * self._rival(self.hero) * healed * (1.2 if self.hero == self.seat else 1.0)

    def _go(self, tile: int) -> float:
        """A better place than where the hero is; a worse one is worth nothing."""
        there, here = (place_worth(self.s, self.seat, each) for each in (tile, self.s.heroes[self.seat].tile))
        return there if there > here else 0.0

    def _swap(self) -> float:
        """A better place; and a worse one for the bearer."""
        s = self.s
        worth = self._go(self.tile)
        if s.final and s.bearer == self.hero:
            home = floor(s).distances(ENTRANCE)
            worth += 3.0 * (home[s.heroes[self.seat].tile] - home[self.tile])
        return worth

    def _drive_away(self) -> float:
        """Push away a monster that the hero does not want to fight, or push one towards the hero's hunters."""
        s, mine = self.s, self.s.heroes[self.seat].tile
        if self.tile == mine:
            return 2.0 if fight_here(s, self.seat, mine, 1) < 1 else 0.0
        near = [other for tile in floor(s).joined[self.tile] for other in present(s, tile, self.seat)]
        return 1.0 if s.final and any(other != self.seat for other in near) and self.seat not in near else 0.0

    def _lay(self, op: e.PlaceMarker | e.PlaceTrap) -> float:
        """A shelter for the bearer in the last action, unless a heavy Stone leaves no other to get home with; traps and
        flames where pursuers will pass."""
        s = self.s
        plan, tile = floor(s), s.heroes[self.seat].tile
        rivals = [hero for other, hero in enumerate(s.heroes) if other != self.seat and hero.condition == STANDING]
        hunted = s.final and s.bearer == self.seat
        if isinstance(op, e.PlaceMarker) and op.marker == "sanctuary":
            near = any(plan.distance(hero.tile, tile) <= 2 for hero in rivals)
            return 6.0 if hunted and near and s.heroes[self.seat].actions == 1 and not s.heavy_stone else 0.0
        if not any(plan.distance(hero.tile, self.tile) <= 1 for hero in rivals):
            return 0.1
        away = plan.distance(self.tile, ENTRANCE) >= plan.distance(tile, ENTRANCE)
        return (2.0 if away else 0.0) if hunted else 0.5

    def _delay(self, actions: int) -> float:
        if self.hero == self.seat:
            return -2.0 * actions
        hero = self.s.heroes[self.hero]
        if hero.lost or (self.s.heavy_stone and self.s.bearer == self.hero):
            return 0.0  # the hero has lost one already, or would lose it to the Stone
        return actions * (6.0 if self.s.final and self.s.bearer == self.hero else 0.6)

    def _rob(self, op: e.TakeCard) -> float:
        hero = self.s.heroes[self.hero]
        if self.s.bearer == self.hero and op.zone == "any":
            return STONE
        return 1.5 if op.zone == "any" else min(0.6 * len(hero.loot), 2.0)

    def _hurry(self) -> float:
        """One action more: to take the Stone, to get home, or to strike at the boss once more."""
        s, hero = self.s, self.s.heroes[self.seat]
        if s.final:
            return 4.0
        if hero.actions or s.stack:
            return 0.0
        return 8.0 if draws(s, self.seat).get(hero.tile, 0.0) >= STONE or is_boss(s, hero.tile) else 0.0


_PLAIN: dict[type[d.Operation], float] = {
    e.GainTreasure: FOUND,
    e.GainArtifact: ARTIFACT,
    e.GiveCard: -0.5,
    e.Join: ARTIFACT,
    e.DetachTraps: 2.0,
    e.CollectTile: 5.0,
    e.DiscardKilled: -CARD,
    e.Peek: 0.2,
}


def use_worth(s: State, seat: int, call: Call) -> float:
    """What it is worth to use a power in this way."""
    return Use(s, seat, call).worth()


def _may_use(view: View[State]) -> Call | None:
    """The best way to use it, if that is worth anything."""
    ways = [call for call in view.options() if call[0] != leave_unused.name]
    best = max(ways, key=lambda call: use_worth(view.state, view.seat, call))
    return best if use_worth(view.state, view.seat, best) > 0 else None


def _void(view: View[State]) -> Call | None:
    """Persuade a saboteur to leave off."""
    s = view.state
    deed = s.deeds[-1]
    if deed.hero != view.seat:
        return None
    wanted = [call for call in view.options() if call[0] == void_help.name and (call[3], NONE) in deed.declared]
    return wanted[0] if wanted else None


def _content(view: View[State]) -> Call | None:
    """Without a treasure the content die is rolled again."""
    deed = view.state.deeds[-1]
    return None if deed.dice[0] in PRINTED_ON[deed.tile].treasure else offered(view, reroll_content)


def _redraw(view: View[State]) -> Call | None:
    """Another card instead of a monster that would be too strong."""
    s = view.state
    card = s.drawn[-1] if s.drawn else NONE
    strong = NONE < card < len(ALL_MONSTERS) and ALL_MONSTERS[card].life > 3
    return offered(view, redraw) if strong and not others_present(s, view.seat) else None


POWER_CHOICES: dict[str, Callable[[View[State]], Call | None]] = {
    may_use.name: _may_use,
    void_declaration.name: _void,
    look_or_not.name: lambda view: offered(view, look_at_treasures),
    draw_how_many.name: lambda view: offered(view, draw_more),
    keep_or_reroll.name: _content,
    keep_or_redraw.name: _redraw,
}
