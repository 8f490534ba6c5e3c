"""A full state that agrees with a view: what the viewer cannot know is dealt at random."""

from lanterne.engine import Dice, View, has
from sleeping_dragon.printed import CHAMBERS as PRINTED
from sleeping_dragon.rules.night import sneak
from sleeping_dragon.rules.setup import ALL_TREASURES
from sleeping_dragon.state import CHAMBERS, TREASURES, State, change


def sample(view: View[State], dice: Dice) -> State:
    """Shuffle and deal the treasures that the viewer has not seen. Replace secret chamber choices by random ones."""
    s = view.state.copy()
    others = [seat for seat in range(len(s.thieves)) if not has(view.seats, seat)]
    unseen = list(ALL_TREASURES)
    for treasure in s.discard:
        unseen.remove(treasure)
    for seat, thief in enumerate(s.thieves):
        for treasure in thief.loot if seat not in others else ():
            unseen.remove(treasure)
    unseen = dice.shuffle(TREASURES, unseen)
    for seat in others:
        number = len(s.thieves[seat].loot)
        change(s, seat, loot=tuple(sorted(unseen[:number])))
        del unseen[:number]
        if s.sealed[seat] is not None:
            s.sealed[seat] = sneak(dice.pick(CHAMBERS, range(len(PRINTED))))
    s.pile = unseen
    return s
