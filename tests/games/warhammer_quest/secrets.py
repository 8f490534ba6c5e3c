"""Guards the secrets of Warhammer Quest: everything that somebody is sent is made twice and compared byte for byte.

`keeps_to_itself` makes it again from a sample. `face_down_cards_do_not_matter` makes it again from a twin: the same
position, but every card that an answer does not turn up is another one, and so is every bet that it does not show.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from tests.games import hearing
from tests.games.fickle import Fickle
from tests.games.hearing import Draw, Run, differ, happened, heard, other_below, play, same_from_a_sample

from lanterne.bots import RandomBot
from lanterne.engine import Box, HiddenRead, View
from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.bot.steady import SteadyBot
from lanterne.games.warhammer_quest.content.cards import DUNGEON_CARDS
from lanterne.games.warhammer_quest.content.sections import OBJECTIVE, SECTIONS
from lanterne.games.warhammer_quest.rules.adventures.kingship import bet_flag
from lanterne.games.warhammer_quest.scene import scene
from lanterne.games.warhammer_quest.state import KINGS, NONE, SQUARES, State
from lanterne.lab.conformance import Broken, Observation

LEAVING = ("leave_dungeon", "leave_by_secret_exit")
SOME = 17
"""Somebody looks from one in this many things on the board."""

# --- whole games ------------------------------------------------------------------------------------------------------


PLAYERS: dict[str, Any] = {
    "steady": SteadyBot,
    "fickle": partial(Fickle, steady=SteadyBot, leaving=LEAVING),
    "random": RandomBot,
}


def whole_game(
    adventure: str, seats: Sequence[str], seed: str, settings: Mapping[str, Any] | None = None
) -> Iterator[Observation]:
    """Every decision of a game, with the answer about to be given."""
    bots = [PLAYERS[name](f"{seed} {seat}") for seat, name in enumerate(seats)]
    return hearing.whole_game(BOX, bots, seed, {"adventure": adventure, **(settings or {})})


# --- all that is told -------------------------------------------------------------------------------------------------


def told(box: Box[State], state: State, seat: int, draw: Draw = scene) -> dict[str, bytes]:
    """Everything that a program, a bot or a person at this seat is sent about a position: the view with
    options and refusals, the description, the scene, ways, lines of sight, and all of it in words."""
    view = View(box, state, seat)
    table = draw(view)
    lookers = [node.id for node in table.panels[0].nodes][::SOME] + [f"square:{name}" for name in SQUARES.names[::SOME]]
    return heard(
        view,
        table,
        ways=repr([view.ways(warrior) for warrior in state.party if warrior != NONE]),
        seen=repr([view.seen_from(thing) for thing in lookers]),
        components=box.components(state),
    )


def keeps_to_itself(box: Box[State], look: Observation, seat: int, seed: str, draw: Draw = scene) -> None:
    """Everything that a seat is sent can be made again from a sample; and so can what it hears of an answer, if that
    brings it nothing new. Raises Broken."""
    dream = same_from_a_sample(box, partial(told, box, draw=draw), look, seat, seed)
    if is_last_sealed(box, look):
        return  # what the others have answered comes to light
    came, dreamt = (play(box, state, look.seat, look.answer, seed) for state in (look.state, dream))
    if told(box, came.state, seat) != told(box, dreamt.state, seat):
        return  # the answer has brought something new
    if happened(BOX, came, seat) != happened(BOX, dreamt, seat):
        raise Broken(f"what seat {seat} hears of {look.answer} tells something it may not know")


def is_last_sealed(box: Box[State], look: Observation) -> bool:
    """Whether the answer is the last of those that are given in secret."""
    choice = View(box, look.state, look.seat).choice
    if choice is None or choice.reveal is None:
        return False
    return all(look.state.sealed[seat] is not None for seat in choice.seats if seat != look.seat)


# --- twins ------------------------------------------------------------------------------------------------------------


def face_down_cards_do_not_matter(
    box: Box[State], look: Observation, seat: int, seed: str, other: str = "", draw: Draw = scene
) -> None:
    """An answer, with the chance of `seed`, brings a seat the same in a twin: which one, `other` tells. Raises
    Broken."""
    came = play(box, look.state, look.seat, look.answer, seed)
    again = play(box, twin(look, came, seat, f"{seed} {other}"), look.seat, look.answer, seed)
    try:
        known, again_known = told(box, came.state, seat, draw), told(box, again.state, seat, draw)
    except HiddenRead:
        raise Broken(f"what seat {seat} is told rests on something hidden from it") from None
    if different := differ(known, again_known):
        raise Broken(f"what {look.answer} brings seat {seat} rests on a card that is face down: {different}")
    if happened(BOX, came, seat) != happened(BOX, again, seat):
        raise Broken(f"what seat {seat} hears of {look.answer} rests on a card that is face down")


def twin(look: Observation, came: Run, seat: int, seed: str) -> State:
    """The position before the answer, of which `came` in truth, with other cards where the answer turns none up, and
    other bets of others. The objective room keeps to the lower half of the deck (WQ-SET-13)."""
    chance = random.Random(seed)
    s: State = look.state.copy()
    s.events = other_below(s.events, came.state.events, chance)
    s.treasures = other_below(s.treasures, came.state.treasures, chance)
    s.deck = _other_deck(s, came.state, chance)
    for warrior, row in enumerate(s.warriors):
        if row.bet != NONE and row.seat != seat and bet_flag(warrior, row.bet) not in came.state.flags:
            s.warriors[warrior] = row._replace(bet=(row.bet + 1) % len(KINGS.names))
    for other, answer in enumerate(s.sealed):
        if answer is not None and answer[0] == "bet_on" and other != seat:
            s.sealed[other] = ("bet_on", (answer[1] + 1) % len(KINGS.names))
    return s


def _other_deck(s: State, after: State, chance: random.Random) -> tuple[int, ...]:
    """The cards that have not been turned up change places; the objective room with one of the lower half."""
    deck = list(s.deck)
    hidden = [place for place in range(len(deck)) if place not in after.drawn]
    plain = [place for place in hidden if SECTIONS[DUNGEON_CARDS[deck[place]]].kind != OBJECTIVE]
    for place, card in zip(plain, chance.sample([deck[place] for place in plain], len(plain)), strict=True):
        deck[place] = card
    for room in set(hidden) - set(plain):
        others = [place for place in plain if 6 <= place < 13]
        if others:
            other = chance.choice(others)
            deck[room], deck[other] = deck[other], deck[room]
    return tuple(deck)
