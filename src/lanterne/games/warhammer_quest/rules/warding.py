"""Cards against a hit (WQ-EQP-4): the one question between a hit and its damage."""

from lanterne.engine import Choice, Offer, ask, decision, step
from lanterne.engine.choice import any_open
from lanterne.games.warhammer_quest.rules.shielding import SHIELDING
from lanterne.games.warhammer_quest.state import NONE, Game, Warrior


@step("WQ-EQP-4")
def take_the_hit(game: Game) -> None:
    """No card is used."""


WARDING = (*SHIELDING, Offer(take_the_hit))


@decision("WQ-EQP-4", "WQ-CMB-10")
def hit_on_self(game: Game, warrior: Warrior) -> Choice | None:
    """A hit: do you use what you hold against it? Only what is worn as a shield can be."""
    s = game.state
    row = s.warriors[warrior]
    if row.shield == NONE or not any_open(s, ask(row.seat, SHIELDING, warrior), row.seat):
        return None
    return ask(row.seat, WARDING, warrior, default=take_the_hit())
