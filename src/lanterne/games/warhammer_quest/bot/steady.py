"""The steady bot: four warriors who keep to the light, open rooms from the doorway, fight together and do what the
adventure asks for."""

from collections.abc import Callable
from typing import TypeAlias

from lanterne.engine import Call, View
from lanterne.games.warhammer_quest.bot.belongings import bearer, better, bombed, heir, in_window, shaken, sharing
from lanterne.games.warhammer_quest.bot.fighting import onward
from lanterne.games.warhammer_quest.bot.outlook import FAR, steps_from
from lanterne.games.warhammer_quest.bot.purpose import hopeless, is_room_buried
from lanterne.games.warhammer_quest.bot.sorcery import best_to_freeze, burnt, paid, shared_life, where_to_dig
from lanterne.games.warhammer_quest.bot.turns import own_turn
from lanterne.games.warhammer_quest.content.cards import CONFUSE, HEALING_HANDS, LANTERN, LIGHTNING_BOLT, PORTCULLIS_KEY
from lanterne.games.warhammer_quest.content.warriors import BARBARIAN, DWARF, ELF, WIZARD
from lanterne.games.warhammer_quest.rules.adventures.fighting_pit import at_the_gate, seal_gate
from lanterne.games.warhammer_quest.rules.adventures.firechasm import at_the_claw, reach_for_ring
from lanterne.games.warhammer_quest.rules.adventures.kingship import choose_bets
from lanterne.games.warhammer_quest.rules.adventures.together import choose_bearer, leader_names_bearer
from lanterne.games.warhammer_quest.rules.adventures.toppling import choose_push, push_idol
from lanterne.games.warhammer_quest.rules.attack_spells import pit_of_despair, where_to_burn, whom_to_freeze
from lanterne.games.warhammer_quest.rules.bridge import hangs
from lanterne.games.warhammer_quest.rules.choosing import choose_leader, choose_warriors, take_warrior
from lanterne.games.warhammer_quest.rules.deathblow import deathblow
from lanterne.games.warhammer_quest.rules.dungeon import adjacent, foes_at, in_turn_order, warriors_at
from lanterne.games.warhammer_quest.rules.exploration import choose_exploration, explore, stay_put
from lanterne.games.warhammer_quest.rules.gear import use_at_once
from lanterne.games.warhammer_quest.rules.giving_up import vote, vote_no, vote_yes
from lanterne.games.warhammer_quest.rules.harming_cards import quake_scroll, where_to_throw
from lanterne.games.warhammer_quest.rules.heirs import who_leads_now, who_takes_over
from lanterne.games.warhammer_quest.rules.interrupts import interrupt
from lanterne.games.warhammer_quest.rules.own_turn import own_turn_choice
from lanterne.games.warhammer_quest.rules.piles import has_new_deck, objective_place
from lanterne.games.warhammer_quest.rules.portcullis import choose_key_holder
from lanterne.games.warhammer_quest.rules.power import payment
from lanterne.games.warhammer_quest.rules.pushed_out import jump_out_of_pit, jump_out_of_quake
from lanterne.games.warhammer_quest.rules.setup import (
    choose_spell,
    entrance_squares,
    stand,
    take_place,
    tokens_again,
    wounds_again,
)
from lanterne.games.warhammer_quest.rules.sharing import place_for_me, square_for_monster
from lanterne.games.warhammer_quest.rules.shielding import hit_on_self
from lanterne.games.warhammer_quest.rules.spell_effects import share_life, where_to_rise
from lanterne.games.warhammer_quest.rules.trap_pit import where_to
from lanterne.games.warhammer_quest.rules.treasure import count_dice, share
from lanterne.games.warhammer_quest.state import NONE, State
from lanterne.kit.grid import mask_of
from lanterne.kit.options import grouped

WISHES = (BARBARIAN, DWARF, ELF, WIZARD)
"""The warriors that seats take, in this order, if nobody else has taken them."""
FILE = (DWARF, ELF, WIZARD, BARBARIAN)
"""The rows in which the others set out, from the way on."""
BEST_SPELLS = (LIGHTNING_BOLT, CONFUSE, HEALING_HANDS)
"""What the Wizard learns if spells are chosen: those that can be cast nearly every turn."""
HEAP_DICE, GATE_DICE = 5, 4
"""The numbers of dice with the best average: for the heap of gold, and for hell's gate."""


ASKED_IN_WINDOW = f"{interrupt.name}/ask"


class SteadyBot:
    """Plays one seat from its views alone and remembers nothing between them: equal views get equal answers."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def choose(self, view: View[State]) -> Call:
        """A legal answer to the question that the view's seat is asked."""
        s = view.state
        name, *about = s.agenda[-1]
        if name == own_turn_choice.name:
            return own_turn(view, grouped(view))
        if name == ASKED_IN_WINDOW:
            return in_window(s, s.party[view.seat], about[-1], grouped(view))
        answer = ANSWERS.get(name)
        return answer(view, view.options(), *about) if answer else default(view)


def default(view: View[State]) -> Call:
    """The default answer, or the first option if there is none."""
    choice = view.choice
    assert choice is not None, "nobody is asked"
    if choice.default is not None and view.is_open(choice.default):
        return choice.default
    return view.options()[0]


# --- before setting out -----------------------------------------------------------------------------------------------


def _warrior(view: View[State], options: list[Call], *about: int) -> Call:
    choice = view.choice
    assert choice is not None
    free = sorted((call[1] for call in options), key=WISHES.index)
    return take_warrior(free[choice.seats.index(view.seat) % len(free)])


def _leader(view: View[State], options: list[Call], *about: int) -> Call:
    return min(options, key=lambda call: WISHES.index(call[1]))


def _place(view: View[State], options: list[Call], warrior: int) -> Call:
    return _in_file(view.state, options, warrior)


def takes_place(s: State, seat: int) -> Call:
    """Where the next warrior stands in the entrance."""
    warrior = next(each for each in in_turn_order(s) if s.warriors[each].square == NONE)
    return _in_file(s, [stand(square) for (square,) in entrance_squares(s, seat, warrior)], warrior)


def _in_file(s: State, options: list[Call], warrior: int) -> Call:
    """Near the way on: the leader and the Dwarf in front, the others behind each other, so that the leader can turn
    round."""
    ahead = mask_of(square for door in s.doors if door.beyond == NONE for square in door.squares)
    steps = steps_from(s, ahead)
    row = 0 if warrior == s.leader else FILE.index(warrior)
    return min(options, key=lambda call: (abs(steps.get(call[1], FAR) - row), call[1]))


def _bet(view: View[State], options: list[Call], *about: int) -> Call:
    """Each warrior on a different king, so that somebody is right."""
    return options[view.seat % len(options)]


# --- exploring --------------------------------------------------------------------------------------------------------


def _explore(view: View[State], options: list[Call], *about: int) -> Call:
    s = view.state
    doors = [call for call in options if call[0] == explore.name]
    if not doors or (objective_place(s) != NONE and not has_new_deck(s) and not is_room_buried(s)):
        return stay_put()
    return max(doors, key=lambda call: len(s.doors[call[1]].pile))


# --- squares and dice -------------------------------------------------------------------------------------------------


def _quiet_square(view: View[State], options: list[Call], *about: int) -> Call:
    """A square with few monsters and many friends beside it."""
    s = view.state
    foes, friends = foes_at(s), warriors_at(s)

    def rank(call: Call) -> tuple[int, int]:
        near = adjacent(s, call[-1])
        return (near & foes).bit_count(), -(near & friends).bit_count()

    return min(options, key=rank)


def _number(most: int, options: list[Call]) -> Call:
    return min(options, key=lambda call: abs(call[-1] - most))


Answer: TypeAlias = Callable[..., Call]
ANSWERS: dict[str, Answer] = {
    choose_warriors.name: _warrior,
    choose_leader.name: _leader,
    wounds_again.name: lambda view, options, *about: options[0],
    choose_spell.name: lambda view, options, *about: next((c for c in options if c[1] in BEST_SPELLS), options[0]),
    tokens_again.name: lambda view, options, *about: options[0],
    take_place.name: _place,
    choose_bets.name: _bet,
    choose_bearer.name: lambda view, options, item: bearer(view.state, item, options),
    leader_names_bearer.name: lambda view, options, item: bearer(view.state, item, options),
    payment.name: lambda view, options, *about: paid(view.state, options),
    use_at_once.name: lambda view, options, warrior, item: (
        options[0] if better(view.state, warrior, item, view.state.warriors[warrior].shield) else options[-1]
    ),
    deathblow.name: lambda view, options, *about: onward(view.state, view.state.active, grouped(view)),
    who_takes_over.name: lambda view, options, dead, item: heir(view.state, item, options),
    who_leads_now.name: lambda view, options, *about: heir(view.state, LANTERN, options),
    choose_key_holder.name: lambda view, options, *about: heir(view.state, PORTCULLIS_KEY, options),
    where_to.name: _quiet_square,
    jump_out_of_quake.name: _quiet_square,
    jump_out_of_pit.name: _quiet_square,
    where_to_rise.name: _quiet_square,
    share.name: lambda view, options, item: sharing(view.state, item, options),
    count_dice.name: lambda view, options, *about: _number(HEAP_DICE, options),
    square_for_monster.name: lambda view, options, *about: place_for_me(),
    hit_on_self.name: lambda view, options, *about: options[0],
    hangs.name: lambda view, options, *about: options[0],
    choose_exploration.name: _explore,
    where_to_throw.name: lambda view, options, *about: max(options, key=lambda call: bombed(view.state, call[2:])),
    quake_scroll.name: lambda view, options, *about: max(options, key=lambda call: shaken(view.state, call[2:])),
    pit_of_despair.name: lambda view, options, *about: where_to_dig(view.state, options),
    share_life.name: lambda view, options, *about: shared_life(view.state, options),
    where_to_burn.name: lambda view, options, *about: max(options, key=lambda call: burnt(view.state, call[1:])),
    whom_to_freeze.name: lambda view, options, *about: best_to_freeze(view.state, options),
    at_the_gate.name: lambda view, options, *about: _number(
        GATE_DICE, [call for call in options if call[0] == seal_gate.name]
    ),
    at_the_claw.name: lambda view, options, *about: reach_for_ring(),
    vote.name: lambda view, options, *about: vote_yes() if hopeless(view.state) else vote_no(),
    choose_push.name: lambda view, options, *about: push_idol(),
}
"""How each decision is answered. All others get their default answer."""
