"""Who is asked, and how often, depends on what everybody can see, never on what is in a loot pile (DR-LOT-2)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import run, scene, state
from tests.games.dungeon_run.using import dice, row, use

from lanterne.engine import Offer, View
from lanterne.games.dungeon_run import BOX
from lanterne.games.dungeon_run.content.cards import FIRST_TREASURE
from lanterne.games.dungeon_run.rules import equipment, exchange, fall, turn
from lanterne.games.dungeon_run.rules.fall import falls_are_checked
from lanterne.games.dungeon_run.rules.wounds import FROM_POWER, wounded
from lanterne.lab.stage import Stage

MONSTERS, TREASURES, MIXED, USELESS = (
    ["goblin", "slime"],
    ["buckler", "leather-jerkin"],
    ["net-trap", "guild-axe"],
    ["sceptre-of-sparks", "robe-of-warding"],
)
HANDS = (MONSTERS, TREASURES, MIXED, USELESS)
MOST = 8


def questions(stage: Stage) -> list[tuple[str, tuple[str, ...]]]:
    """What is asked next, and of whom. Everybody gives the answer of those who do not answer in time."""
    asked = []
    for _ in range(MOST):
        game = stage.game
        asked.append((stage.decision, stage.asked))
        if stage.decision == "take_action":
            break
        for seat in game.asked:
            game.play(seat, View(BOX, game.state, seat).default_answer())
    return asked


def falling(hand: list[str]) -> Stage:
    """Vargagg's power defeats Dorgan."""
    stage = scene({"vargagg": {}, "dorgan": {"loot": hand}})
    run(stage, wounded(1, 12, FROM_POWER, 0), falls_are_checked(0))
    return stage


def turn_without_actions(hand: list[str]) -> Stage:
    """Dorgan could still equip something for nothing."""
    dorgan = {"abilities": ["dorgan-well-packed-bag"], "loot": hand, "actions": 1}
    stage = scene({"dorgan": dorgan, "vargagg": {}}, tiles=row())
    stage.play("dorgan", "move N")
    return stage


def receiving(hand: list[str]) -> Stage:
    """Emma gets a card out of Vargagg's loot pile."""
    card = hand[-1] if hand is not MONSTERS else "horned-helm"
    stage = scene({"vargagg": {"loot": [card]}, "emma-goodluck": {}, "dorgan": {}})
    stage.play("vargagg", "open_trade 1")
    stage.play("vargagg", f"make_offer [give {card} vargagg emma-goodluck]")
    stage.play("emma-goodluck", "accept_trade emma-goodluck vargagg")
    return stage


def robbed(hand: list[str]) -> Stage:
    """Stabbins looks through Dorgan's loot pile, who has something equipped as well."""
    stabbins = {"abilities": ["stabbins-shady-deal"], "equipped": ["lucky-coin"]}
    heroes = {"stabbins": stabbins, "dorgan": {"loot": hand, "equipped": ["cloak-of-shadows"]}}
    stage = scene(heroes, chance=[dice(5, 6, 1, 1, 1)])
    use(stage, "stabbins", "stabbins-shady-deal", "dorgan")
    stage.play("stabbins", "pass")
    return stage


@pytest.mark.parametrize("where", [falling, turn_without_actions, receiving, robbed], ids=lambda where: where.__name__)
@rule("DR-LOT-2")
def test_who_is_asked_does_not_rest_on_what_is_in_a_loot_pile(where: Any) -> None:
    first, *others = [questions(where(hand)) for hand in HANDS]
    assert first[0][0], "somebody is asked"
    assert all(other == first for other in others)


def of_treasures_only(game: Any, seat: int) -> None:
    if any(card >= FIRST_TREASURE for card in game.state.heroes[seat].loot):
        game.then(fall.choose_what_to_leave(seat))


def of_what_fits(game: Any, seat: int, giver: int) -> None:
    pile = exchange.laid_by(game.state, giver)
    if any(equipment.may_equip(game.state, seat, card.face) for card in pile):
        game.then(exchange.equip_received(seat, giver))
    game.then(exchange.stow_received(seat, giver))


@pytest.mark.parametrize(
    ("step", "instead", "where"),
    [(fall.leaves_something, of_treasures_only, falling), (exchange.receive_cards, of_what_fits, receiving)],
    ids=["leaving", "receiving"],
)
@rule("DR-LOT-2", "DR-DEF-3")
def test_a_question_that_is_spared_for_some_piles_is_noticed(
    monkeypatch: pytest.MonkeyPatch, step: Any, instead: Any, where: Any
) -> None:
    monkeypatch.setattr(step, "run", instead)
    first, *others = [questions(where(hand)) for hand in HANDS]
    assert any(other != first for other in others)


@rule("DR-LOT-2", "DR-EQP-1")
def test_a_turn_that_goes_on_for_some_piles_only_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def only_if_it_fits(s: Any, seat: int, *about: int) -> Any:
        loot = [card for card in s.heroes[seat].loot if card >= FIRST_TREASURE]
        return None if any(equipment.may_equip(s, seat, card) for card in loot) else equipment.NOTHING_TO_EQUIP

    (offer,) = equipment.EQUIPS
    spared = Offer(offer.step, closed=(*offer.closed[:-1], only_if_it_fits))
    monkeypatch.setattr(turn, "MAY_BE_FREE", tuple([spared if each is offer else each for each in turn.MAY_BE_FREE]))
    first, *others = [questions(turn_without_actions(hand)) for hand in HANDS]
    assert any(other != first for other in others)


def test_the_hands_look_alike_to_others() -> None:
    piles = [[*falling(hand).view().state.heroes[1].loot] for hand in HANDS]
    assert all(len(pile) == len(piles[0]) for pile in piles)
    assert state(falling(MONSTERS)).heroes[1].loot != state(falling(MIXED)).heroes[1].loot
