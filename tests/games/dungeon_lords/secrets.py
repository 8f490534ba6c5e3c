"""Guards the secrets of Dungeon Lords: everything that somebody is sent is made twice and compared byte for byte.

`keeps_to_itself` makes it again from a sample. `faces_do_not_matter` makes it again from a twin: the same position, but
every card, tile and token that lies face down and that an answer does not turn up is another one, in the hands of
others too.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from tests.games import hearing
from tests.games.hearing import Draw, Run, differ, happened, heard, other_below, play, same_from_a_sample

from lanterne.bots import RandomBot
from lanterne.engine import Box, Call, Card, HiddenRead, View
from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.bot.steady import SteadyBot
from lanterne.games.dungeon_lords.content.orders import ORDER_NAMES
from lanterne.games.dungeon_lords.scene import scene
from lanterne.games.dungeon_lords.state import Lord, State
from lanterne.lab.conformance import Broken, Observation

TRIES = 20
"""Up to this many hands are tried until one takes the answer; else hands stay as they are."""

# --- whole games ------------------------------------------------------------------------------------------------------

PLAYERS: dict[str, Any] = {"steady": SteadyBot, "random": RandomBot}


def whole_game(seats: Sequence[str], seed: str, settings: Mapping[str, Any] | None = None) -> Iterator[Observation]:
    """Every decision of a game, with the answer about to be given."""
    bots = [PLAYERS[name](f"{seed} {seat}") for seat, name in enumerate(seats)]
    return hearing.whole_game(BOX, bots, seed, settings or {})


# --- all that is told -------------------------------------------------------------------------------------------------


def told(box: Box[State], state: State, seat: int, draw: Draw = scene) -> dict[str, bytes]:
    """Everything that a program, a bot or a person at this seat is sent about a position: the view with
    options and refusals, the description, the scene, the draft with what it would lead to, and all of it in words."""
    view = View(box, state, seat)
    table = draw(view)
    return heard(view, table, components=box.components(state))


def keeps_to_itself(box: Box[State], look: Observation, seat: int, seed: str, draw: Draw = scene) -> None:
    """Everything that a seat is sent about a position can be made again from a sample. Raises Broken."""
    same_from_a_sample(box, partial(told, box, draw=draw), look, seat, seed)


# --- twins ------------------------------------------------------------------------------------------------------------


def faces_do_not_matter(
    box: Box[State], look: Observation, seat: int, seed: str, other: str = "", draw: Draw = scene
) -> None:
    """A seat is told the same of a position and of a twin: which one, `other` tells. An answer, with the chance of
    `seed`, then brings it the same too: it asks the same seats, and tells the same. Raises Broken."""
    truth = play(BOX, look.state, look.seat, look.answer, seed)
    double = twin(look, truth, seat, f"{seed} {other}")
    came = play(box, look.state, look.seat, look.answer, seed)
    again = play(box, double.state, look.seat, double.answer, seed)
    try:
        now = differ(told(box, look.state, seat, draw), told(box, standing_twin(look, seat, other), seat, draw))
        then = differ(told(box, came.state, seat, draw), told(box, again.state, seat, draw))
    except HiddenRead:
        raise Broken(f"what seat {seat} is told rests on something hidden from it") from None
    if now:
        raise Broken(f"what seat {seat} is told rests on what is face down: {now}")
    if then:
        raise Broken(f"what {look.answer} brings seat {seat} rests on what is face down: {then}")
    if happened(BOX, came, seat) != happened(BOX, again, seat):
        raise Broken(f"what seat {seat} hears of {look.answer} rests on what is face down")


PILES = ("monster_pile", "room_pile", "adventurer_pile", "tokens", "specials", "next_town", "next_adventurers")


def standing_twin(look: Observation, seat: int, seed: str) -> State:
    """The position with other faces wherever this seat sees none, and other answers given in secret."""
    chance = random.Random(seed)
    s: State = look.state.copy()
    for pile in PILES:
        setattr(s, pile, other_below(getattr(s, pile), getattr(s, pile), chance))
    _other_town(s, s, seat, chance)
    s = _other_traps(s, 0, seat, chance)
    for place, lord in enumerate(s.lords):
        if place != seat:
            s.lords[place] = lord._replace(drawn=tuple(chance.sample(range(len(ORDER_NAMES)), len(lord.drawn))))
    for place, answer in enumerate(s.sealed):
        if place != seat and answer is not None:
            s.sealed[place] = None
            s.sealed[place] = RandomBot(f"{seed} {place}").choose(View(BOX, s, place))
    return s


class Twin(NamedTuple):
    """Another position that somebody cannot tell from the true one, and the answer that is given there."""

    state: State
    answer: Call


def twin(look: Observation, came: Run, seat: int, seed: str) -> Twin:
    """The position before the answer, of which `came` in truth, with other faces where this seat sees none and the
    answer turns none up. The answer of another seat names the same place in its hand."""
    chance = random.Random(seed)
    s: State = look.state.copy()
    after = came.state
    for pile in PILES:
        setattr(s, pile, other_below(getattr(s, pile), getattr(after, pile), chance))
    _other_town(s, after, seat, chance)
    _other_orders(s, look, seat, chance)
    if any(said.event.message in ("trap-sprung", "traps-shuffled") for said in came.said):
        return Twin(s, look.answer)
    drawn = len(s.trap_pile) - len(after.trap_pile) if look.seat == seat else 0
    for _ in range(TRIES):
        other = _other_traps(s, drawn, seat, chance)
        answer = look.answer if look.seat == seat else _in_other_hand(look, s.lords[look.seat], other.lords[look.seat])
        if View(BOX, other, look.seat).is_open(answer):
            return Twin(other, answer)
    return Twin(s, look.answer)


def _other_town(s: State, after: State, seat: int, chance: random.Random) -> None:
    """Cards that nobody has turned up, and at which this seat has not looked and does not look now, change their
    places."""
    turned_up = len(s.town) - len(after.town) if after.year == s.year else len(s.town)
    unseen = [card for card in after.town if not _knows(card, seat)] if after.year == s.year else []
    places = [turned_up + after.town.index(card) for card in unseen]  # no face is there twice
    faces = chance.sample([s.town[place].face for place in places], len(places))
    for place, face in zip(places, faces, strict=True):
        s.town[place] = s.town[place]._replace(face=face)


def _knows(card: Card, seat: int) -> bool:
    return seat >= 0 and bool(card.known >> seat & 1)


def _other_orders(s: State, look: Observation, seat: int, chance: random.Random) -> None:
    """Others have programmed their orders otherwise, as long as somebody else is still to answer."""
    missing = [place for place, answer in enumerate(s.sealed) if answer is None and place != look.seat]
    for place, answer in enumerate(s.sealed):
        if place != seat and missing and answer is not None and answer[0] == "program":
            own = answer[1:4]
            s.sealed[place] = ("program", *chance.sample(own, len(own)), *answer[4:])


# --- other traps ------------------------------------------------------------------------------------------------------


def _other_traps(truth: State, drawn: int, seat: int, chance: random.Random) -> State:
    """The traps of others, those they have given up, and the pile below the `drawn` ones change their places. What is
    answered in secret names the same places in other hands."""
    s = truth.copy()
    others = [place for place in range(len(s.lords)) if place != seat]
    pool = [*s.trap_pile[drawn:], *(card.face for card in s.given_up if not _knows(card, seat))]
    for place in others:
        pool += s.lords[place].traps + s.lords[place].trapped
    chance.shuffle(pool)
    s.trap_pile = (*s.trap_pile[:drawn], *(pool.pop() for _ in s.trap_pile[drawn:]))
    s.given_up = [card if _knows(card, seat) else card._replace(face=pool.pop()) for card in s.given_up]
    for place in others:
        lord = s.lords[place]
        traps, trapped = tuple(pool.pop() for _ in lord.traps), tuple(pool.pop() for _ in lord.trapped)
        s.lords[place] = lord._replace(traps=traps, trapped=trapped)
        if (answer := s.sealed[place]) is not None:
            s.sealed[place] = _renamed(answer, lord.traps, traps)
    return s


def _in_other_hand(look: Observation, before: Lord, now: Lord) -> Call:
    return _renamed(look.answer, before.traps + before.trapped, now.traps + now.trapped)


def _renamed(answer: Call, before: tuple[int, ...], now: tuple[int, ...]) -> Call:
    """The answer with the traps that lie in the same places in another hand."""
    left = list(zip(before, now, strict=True))

    def other(trap: int) -> int:
        return left.pop([old for old, _ in left].index(trap))[1]

    if answer[0] == "give_up_trap":
        return ("give_up_trap", other(answer[1]), *answer[2:])
    return (answer[0], *(("lay", other(pick[1])) if _is_lay(pick) else pick for pick in answer[1:]))


def _is_lay(pick: object) -> bool:
    return isinstance(pick, tuple) and pick[0] == "lay"
