"""Choices about cards: which to keep, equip, leave behind, hand in, trade."""

from collections.abc import Callable, Iterable

from lanterne.engine import Call, View
from lanterne.games.dungeon_run.bot.odds import best_rating
from lanterne.games.dungeon_run.bot.offered import offered
from lanterne.games.dungeon_run.bot.worth import ability, equipment
from lanterne.games.dungeon_run.content.cards import FIRST_TREASURE
from lanterne.games.dungeon_run.content.heroes import BRAWN, HEROES, MAGIC
from lanterne.games.dungeon_run.content.treasures import CAPACITY, EQUIPMENT
from lanterne.games.dungeon_run.rules.advance import choose_ability, choose_training
from lanterne.games.dungeon_run.rules.content_die import choose_treasure
from lanterne.games.dungeon_run.rules.costs import pay_with
from lanterne.games.dungeon_run.rules.death import choose_spoils
from lanterne.games.dungeon_run.rules.encounter import meet_stranger, take_along
from lanterne.games.dungeon_run.rules.equipment import choose_equipment, equip_found, wear
from lanterne.games.dungeon_run.rules.exchange import equip_received
from lanterne.games.dungeon_run.rules.fall import choose_what_to_leave
from lanterne.games.dungeon_run.rules.setup import choose_first_ability
from lanterne.games.dungeon_run.rules.taking import give_which, take_which, unequip_which
from lanterne.games.dungeon_run.state import State


def main_rating(s: State, seat: int) -> int:
    """With which rating the hero fights, tokens included."""
    hero = s.heroes[seat]
    base = HEROES[hero.card].ratings
    return max((BRAWN, MAGIC), key=lambda rating: base[rating] + hero.training[rating])


def value(s: State, seat: int, card: int) -> float:
    """What a treasure or artifact is worth to the hero; a little even if it can only be given away."""
    return 0.1 + equipment(s.heroes[seat].card, best_rating(s, seat), card) if card >= FIRST_TREASURE else 0.0


def best_worn(s: State, seat: int, cards: Iterable[int]) -> list[int]:
    """The cards of these that the hero would wear: the best one for each slot, and all that need no slot."""
    hero = s.heroes[seat]
    rating = best_rating(s, seat)
    chosen: list[int] = []
    for card in sorted(cards, key=lambda card: -equipment(hero.card, rating, card)):
        room = CAPACITY[EQUIPMENT[card].slot]
        worn = sum(EQUIPMENT[other].slot == EQUIPMENT[card].slot for other in chosen)
        if equipment(hero.card, rating, card) > 0 and (not room or worn < room):
            chosen.append(card)
    return chosen


def gain_of_equipping(s: State, seat: int) -> float:
    """How much better off the hero would be wearing the best of their cards."""
    hero = s.heroes[seat]
    cards = [card for card in hero.loot if card >= FIRST_TREASURE]
    if not cards:
        return 0.0
    rating = best_rating(s, seat)
    worth = {card: equipment(hero.card, rating, card) for card in (*cards, *hero.equipped)}
    best = best_worn(s, seat, (*hero.equipped, *cards))
    return sum(worth[card] for card in best) - sum(worth[card] for card in hero.equipped)


def _wear(view: View[State]) -> Call | None:
    """Equip every card that is better than the one it would replace."""
    s, choice = view.state, view.choice
    assert choice is not None
    assert choice.draft is not None
    hero = s.heroes[view.seat]
    offered = [pick for pick in view.picks(()) if pick[0] == wear.name]
    wanted = best_worn(s, view.seat, {*hero.equipped, *(pick[1] for pick in offered)})
    so_far: tuple[Call, ...] = ()
    for pick in offered:
        if pick[1] in wanted and pick[1] not in hero.equipped and pick in view.picks(so_far):
            so_far = (*so_far, pick)
    return choice.draft.confirm(so_far)


def _take_all(view: View[State]) -> Call | None:
    choice = view.choice
    assert choice is not None
    assert choice.draft is not None
    so_far: tuple[Call, ...] = ()
    while picks := view.picks(so_far):
        so_far = (*so_far, picks[0])
    return choice.draft.confirm(so_far)


def _least(view: View[State]) -> Call | None:
    """The card that is worth least to the hero."""
    return min(view.options(), key=lambda call: value(view.state, view.seat, call[-1]) if len(call) > 1 else 0.0)


def _most(view: View[State]) -> Call | None:
    return max(view.options(), key=lambda call: value(view.state, view.seat, call[-1]) if len(call) > 1 else 0.0)


def _ability(view: View[State]) -> Call | None:
    main = main_rating(view.state, view.seat)
    return max(view.options(), key=lambda call: ability(main, call[1]))


def _training(view: View[State]) -> Call | None:
    main = main_rating(view.state, view.seat)
    return next((call for call in view.options() if call[1] == main), None)


def _stranger(view: View[State]) -> Call | None:
    return offered(view, take_along)


CARD_CHOICES: dict[str, Callable[[View[State]], Call | None]] = {
    choose_first_ability.name: _ability,
    choose_ability.name: _ability,
    choose_training.name: _training,
    equip_found.name: _wear,
    equip_received.name: _wear,
    choose_equipment.name: _wear,
    choose_spoils.name: _take_all,
    choose_what_to_leave.name: _least,
    unequip_which.name: _least,
    give_which.name: _least,
    pay_with.name: _least,
    take_which.name: _most,
    choose_treasure.name: _most,
    meet_stranger.name: _stranger,
}
