"""Guards the secrets of HeroQuest: everything that somebody is sent is made twice and compared byte for byte.

`keeps_to_itself` makes it again from a sample, with the quest that is played shut: neither the book nor what stands
elsewhere of its people can be opened while somebody looks, chooses or guesses. `nothing_in_the_dark_matters` makes it
again from a twin (`tests.games.heroquest.twins`).
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from functools import partial
from typing import Any

from tests.games.fickle import Fickle
from tests.games.hearing import differ, happened, heard, play, same_from_a_sample
from tests.games.heroquest.twins import twin

from lanterne.bots import RandomBot
from lanterne.engine import Box, HiddenRead, SearchDice, View
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.bot.steady import SteadyBot
from lanterne.games.heroquest.content.box import BOX as FILES
from lanterne.games.heroquest.content.cards import MONSTER_NAMES, MONSTERS
from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.heroquest.content.quests import QUESTS
from lanterne.games.heroquest.rules.harm import ALLIES
from lanterne.games.heroquest.rules.traps import FURNITURE_SPRUNG
from lanterne.games.heroquest.scene import scene
from lanterne.games.heroquest.state import ACTIONS, FIRST_ALLY, HEROES, KIND_OF, SQUARES, State
from lanterne.lab.conformance import Broken, Observation

LEAVING = ("leave", "leave_together", "retreat")
SOME = 17
"""Somebody looks from one in this many things on the board."""

# --- whole games ------------------------------------------------------------------------------------------------------


PLAYERS: dict[str, Any] = {
    "steady": SteadyBot,
    "fickle": partial(Fickle, steady=SteadyBot, leaving=LEAVING),
    "random": RandomBot,
}


def whole_game(
    quest: int, seats: Sequence[str], seed: str, settings: Mapping[str, Any] | None = None
) -> Iterator[Observation]:
    """Every decision of a game, with the answer about to be given. Bots choose with the book shut."""
    players = [PLAYERS[name](f"{seed} {seat}") for seat, name in enumerate(seats)]
    game = BOX.new(len(seats), SearchDice(seed), {"quest": quest, **(settings or {})}, simulation=True)
    number = 0
    while not game.over:
        seat = game.asked[0]
        view = BOX.view(game.state, seat)
        if number % 10:
            answer = players[seat].choose(view)
        else:
            with shut(game.state):
                answer = players[seat].choose(view)
        yield Observation(number, game.state.copy(), seat, answer)
        game.play(seat, answer)
        number += 1


# --- the book, shut ---------------------------------------------------------------------------------------------------


class Shut(Sequence[Any]):
    """A table some rows of which cannot be read."""

    def __init__(self, rows: Sequence[Any], secret: frozenset[int]) -> None:
        self._rows, self._secret = rows, secret

    def __getitem__(self, place: Any) -> Any:
        if place in self._secret:
            raise HiddenRead("this page is shut")
        return self._rows[place]

    def __len__(self) -> int:
        return len(self._rows)


def _holders(table: Sequence[Any]) -> list[tuple[Any, str]]:
    """Where in the game a table is known, and by what name."""
    modules = [module for name, module in sys.modules.items() if name.startswith("lanterne.games.heroquest")]
    return [(module, name) for module in modules for name, value in vars(module).items() if value is table]


_FILES: tuple[QuestFile, ...] = FILES.quests
_KNOWN_IN = [(table, _holders(table)) for table in (QUESTS, ALLIES, ACTIONS, MONSTERS)]


def _secret(s: State) -> tuple[frozenset[int], ...]:
    """The rows of the quest that is played that nobody has come upon: of quests, allies, actions and monsters."""
    quest, file = QUESTS[s.quest], _FILES[s.quest]
    allies = {HEROES.number(ally.id) - FIRST_ALLY for ally in quest.allies} - {
        row.hero - FIRST_ALLY for row in s.allies
    }
    actions = {ACTIONS.index(act) for act in quest.actions} - {*s.known_acts}
    met = {KIND_OF[row.foe] for row in s.monsters} | {row.kind for row in s.immunities}
    people = {MONSTER_NAMES.index(row.id) for row in file.characters} - met
    return frozenset({s.quest}), frozenset(allies), frozenset(actions), frozenset(people)


@contextmanager
def shut(s: State) -> Iterator[None]:
    """Opening the quest that is played, or looking up what nobody has met in it, raises HiddenRead."""
    tables = list(zip(_KNOWN_IN, _secret(s), strict=True))
    for (table, holders), secret in tables:
        for module, name in holders:
            setattr(module, name, Shut(table, secret))
    try:
        yield
    finally:
        for (table, holders), _ in tables:
            for module, name in holders:
                setattr(module, name, table)


def forget_scenes() -> None:
    """What scenes keep is forgotten: a node made for Zargon must not serve heroes."""
    for name, module in list(sys.modules.items()):
        if name.startswith("lanterne.games.heroquest.scene"):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


# --- all that is told -------------------------------------------------------------------------------------------------


def told(box: Box[State], state: State, seat: int) -> dict[str, bytes]:
    """Everything that a program, a bot or a person at this seat is sent about a position: the view with
    options and refusals, the description, the scene, ways and their previews, lines of sight, and all of it in
    words."""
    view = View(box, state, seat)
    table = scene(view)
    walkers = [*range(len(state.heroes)), *(row.hero for row in state.allies)]
    lookers = [node.id for node in table.panels[0].nodes][::SOME] + [f"square:{name}" for name in SQUARES.names[::SOME]]
    return heard(
        view,
        table,
        ways=repr([view.ways(thing) for thing in walkers]),
        seen=repr([view.seen_from(thing) for thing in lookers]),
        components=box.components(state),
    )


def keeps_to_itself(box: Box[State], look: Observation, seat: int, seed: str) -> None:
    """Everything that a seat is sent can be made again from a sample, while the quest is shut; and so can what it hears
    of an answer, if that brings it nothing new. Raises Broken."""
    with nullcontext() if look.state.quest_won and seat >= 0 else shut(look.state):
        dream = same_from_a_sample(box, partial(told, box), look, seat, seed)
    came, dreamt = (play(box, state, look.seat, look.answer, seed) for state in (look.state, dream))
    if any(said.event is FURNITURE_SPRUNG for said in came.said):
        return  # what flew out of the lid is told, and two such traps may do the same harm (HQ-TRP-20)
    if told(box, came.state, seat) != told(box, dreamt.state, seat):
        return  # the answer has brought something new
    if happened(BOX, came, seat) != happened(BOX, dreamt, seat):
        raise Broken(f"what seat {seat} hears of {look.answer} tells something it may not know")


def nothing_in_the_dark_matters(box: Box[State], look: Observation, seats: Sequence[int], seed: str) -> None:
    """An answer brings the seats the same in a twin, in which everything is other that it does not bring to light.
    Raises Broken."""
    came = play(box, look.state, look.seat, look.answer, seed)
    if not look.state.seen or came.state.quest_won:  # nothing is on the board yet, or the book lies open
        return
    again = play(box, twin(look.state, look.answer, came, seed), look.seat, look.answer, seed)
    for seat in seats:
        if different := differ(told(box, came.state, seat), told(box, again.state, seat)):
            raise Broken(f"what {look.answer} brings seat {seat} rests on what lies in the dark: {different}")
        if happened(BOX, came, seat) != happened(BOX, again, seat):
            raise Broken(f"what seat {seat} hears of {look.answer} rests on what lies in the dark")
