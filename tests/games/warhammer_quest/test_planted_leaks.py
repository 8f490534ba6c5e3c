"""A leak is planted for each hidden thing (section 7 of the rules), and must be caught."""

from collections.abc import Callable, Iterator
from typing import Annotated, Any, NamedTuple

import pytest
from msgspec.structs import replace
from tests.games.hearing import Draw
from tests.games.leaks import leaky, running
from tests.games.warhammer_quest.planting import (
    SEED,
    before_the_dice,
    bets_down,
    betting,
    cracks,
    declared,
    explores,
    far_door,
    junction,
    last_bet,
    last_own_turn,
    offering,
    own,
    treasure_found,
)
from tests.games.warhammer_quest.secrets import face_down_cards_do_not_matter, keeps_to_itself

from lanterne.engine import PUBLIC, ROWS, Box, Call, HiddenRead, Offer, Refusal, View, Way, step
from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.content.cards import DUNGEON_CARDS
from lanterne.games.warhammer_quest.content.sections import OBJECTIVE, SECTIONS
from lanterne.games.warhammer_quest.rules import cave_in as cave_ins
from lanterne.games.warhammer_quest.rules import exploration, treasure, turn
from lanterne.games.warhammer_quest.rules.adventures import kingship
from lanterne.games.warhammer_quest.rules.events import EVENT_DRAWN
from lanterne.games.warhammer_quest.rules.laying import Manner
from lanterne.games.warhammer_quest.rules.own_turn import end_own_turn
from lanterne.games.warhammer_quest.scene import scene
from lanterne.games.warhammer_quest.state import Door, Game, Item, Place, SectionKind, State, Warrior, WarriorRow
from lanterne.lab.conformance import Broken, Observation
from lanterne.scene import Say, Scene

# --- what leaks: the piles --------------------------------------------------------------------------------------------


class OpenDeck(State):
    """Everybody may read the dungeon cards."""

    deck: Annotated[tuple[int, ...], PUBLIC] = ()


def next_section(s: State) -> tuple[int, int]:
    """A doorway with cards, and the section that lies behind it."""
    door = next(number for number, row in enumerate(s.doors) if row.pile)
    return door, DUNGEON_CARDS[s.deck[s.doors[door].pile[0]]]


def with_the_objective(s: State) -> int:
    """The doorway whose pile has the objective room, or the first."""
    rooms = {place for place, card in enumerate(s.deck) if SECTIONS[DUNGEON_CARDS[card]].kind == OBJECTIVE}
    return next((number for number, row in enumerate(s.doors) if rooms & {*row.pile}), 0)


def section_described(view: View[State]) -> dict[str, Any]:
    """The description contains the section that comes next."""
    return BOX.describe(view) | {"next": next_section(view.state)}


def section_offered(s: State, seat: int) -> Iterator[tuple[int, int, int]]:
    """The section that comes next can be laid at once."""
    yield (*next_section(s), 0)


def section_refused(s: State, seat: int) -> Refusal | None:
    """A refusal names the section that comes next."""
    return Refusal("dead-end", "WQ-EXP-12", (("section", next_section(s)[1]),))


def ways_to_corridors(view: View[State], warrior: int) -> dict[int, Way]:
    """Ways are shown only while no room comes next."""
    return {} if SECTIONS[next_section(view.state)[1]].doors else BOX.ways(view, warrior)


@step()
def stay_put(game: Game) -> None:
    """The event about a leader who stays tells what he would have found."""
    game.say(exploration.EXPLORED, game.state.leader, *next_section(game.state))


@step()
def exploration_phase(game: Game) -> None:
    """The agenda tells which section it will be."""
    exploration.exploration_phase.run(game)
    game.state.agenda.insert(-1, ("lay_section", *next_section(game.state), 0))


@step()
def asked_before_rooms(game: Game) -> None:
    """The leader is asked only if the card has an even number."""
    s = game.state
    door, _ = next_section(s)
    if s.deck[s.doors[door].pile[0]] % 2:
        exploration.exploration_phase.run(game)


asked_before_rooms.name = "exploration_phase"


@step()
def lay_section(game: Game, door: Door, section: SectionKind, manner: Manner) -> None:
    """At a junction an event tells which of the branches leads on."""
    exploration.lay_section.run(game, door, section, manner)
    game.say(exploration.DEAD_END_FOUND, with_the_objective(game.state))


@step()
def lay_with_cards(game: Game, door: Door, section: SectionKind, manner: Manner) -> None:
    """The piles of the new doorways hold cards, not places in the deck."""
    exploration.lay_section.run(game, door, section, manner)
    s = game.state
    s.doors = tuple(row._replace(pile=tuple(s.deck[place] for place in row.pile)) for row in s.doors)


lay_with_cards.name = "lay_section"


# --- the cards that are not used --------------------------------------------------------------------------------------


def unused_counted(state: State) -> dict[str, int]:
    """The components are counted with the rooms among the unused cards."""
    return {**BOX.components(state), "unused": sum(state.deck[13:])}


@step()
def new_deck(game: Game, cards: int) -> None:
    """An event tells what the new deck begins with."""
    exploration.new_deck.run(game, cards)
    game.say(exploration.EXPLORED, game.state.leader, *next_section(game.state))


@step()
def cave_in(game: Game, place: Place) -> None:
    """That the way is cut off is said when the objective lies behind rubble, whatever else is open."""
    cave_ins.cave_in.run(game, place)
    s = game.state
    if s.doors[with_the_objective(s)].closed:
        game.say(cave_ins.WAY_CUT_OFF)


# --- events and treasures ---------------------------------------------------------------------------------------------


class OpenEvents(State):
    """Everybody may read the event deck."""

    events: Annotated[tuple[int, ...], PUBLIC] = ()


class OpenTreasures(State):
    """Everybody may read the treasure deck."""

    treasures: Annotated[tuple[int, ...], PUBLIC] = ()


def event_described(view: View[State]) -> dict[str, Any]:
    """The description contains the next event."""
    return BOX.describe(view) | {"event": int(view.state.events[0])}


def event_refused(s: State, seat: int) -> Refusal | None:
    """A refusal names the next event."""
    return Refusal("dead-end", "WQ-EVT-1", (("event", int(s.events[0])),))


@step()
def power_stands(game: Game) -> None:
    """When nothing happens, an event tells what would have."""
    turn.power_stands.run(game)
    game.say(EVENT_DRAWN, game.state.events[0], game.state.laid[0].section)


@step()
def power_phase(game: Game) -> None:
    """The agenda of the phase names the event that may come."""
    turn.power_phase.run(game)
    game.state.agenda.insert(0, ("discard_event", game.state.events[0]))


def treasure_described(view: View[State]) -> dict[str, Any]:
    """The description contains the next treasure."""
    return BOX.describe(view) | {"treasure": int(view.state.treasures[0])}


def treasure_offered(s: State, seat: int) -> Iterator[tuple[int, int]]:
    """The next treasure can be had at once."""
    yield s.active, int(s.treasures[0])


@step()
def receive(game: Game, warrior: Warrior, item: Item) -> None:
    """The receiver of a treasure is told what the next one is."""
    treasure.receive.run(game, warrior, item)
    game.say(treasure.TREASURE_DRAWN, warrior, game.state.treasures[0])


# --- bets -------------------------------------------------------------------------------------------------------------


class OpenBet(WarriorRow, frozen=True):
    """Everybody may read a bet."""

    bet: Annotated[int, PUBLIC] = -1


class OpenBets(State):
    """Warriors' rows with open bets."""

    warriors: Annotated[list[OpenBet], ROWS]  # type: ignore[assignment]


class OpenAnswers(State):
    """Answers given in secret are open."""

    sealed: Annotated[list[Call | None], PUBLIC]


def bets_described(view: View[State]) -> dict[str, Any]:
    """The description contains all bets."""
    return BOX.describe(view) | {"bets": [int(row.bet) for row in view.state.warriors]}


def bets_drawn(view: View[State]) -> Scene:
    """The scene shows what has been bet on."""
    table = scene(view)
    bets = (Say("king-name", {"king": int(row.bet)}) for row in view.state.warriors)
    return replace(table, status=(*table.status, *bets))


def bets_refused(s: State, seat: int) -> Refusal | None:
    """A refusal tells how many have bet on the first."""
    return Refusal("dead-end", "WQ-OBJ-13", (("number", sum(row.bet == 0 for row in s.warriors)),))


@step()
def lay_bets(game: Game) -> None:
    """All hear what each has bet on."""
    kingship.lay_bets.run(game)
    for warrior in game.state.party:
        game.say(kingship.BET_SHOWN, warrior, game.state.warriors[warrior].bet)


@step()
def lay_noted_bets(game: Game) -> None:
    """The bets are among what everybody knows to have happened."""
    kingship.lay_bets.run(game)
    s = game.state
    s.flags += tuple(kingship.bet_flag(warrior, s.warriors[warrior].bet) for warrior in s.party)


lay_noted_bets.name = "lay_bets"


class Leak(NamedTuple):
    """A leak, and where it shows."""

    box: Box[State]
    look: Callable[[], Observation]
    asked_only: bool = False
    """Only the seat that is asked could learn something: nobody else is shown options."""
    draw: Draw = scene


LEAKS: dict[str, Leak] = {
    # The order of the dungeon piles; which of them holds the objective
    "the dungeon cards are declared public": Leak(declared(OpenDeck), own),
    "the next section is told with the position": Leak(leaky(BOX, describe=section_described), own),
    "an option is the next section": Leak(offering(Offer(exploration.lay_section, section_offered)), own, True),
    "a refusal names the next section": Leak(offering(Offer(end_own_turn, closed=(section_refused,))), own, True),
    "ways depend on the next section": Leak(leaky(BOX, ways=ways_to_corridors), own, True),
    "the agenda names the next section": Leak(running(BOX, exploration_phase), last_own_turn),
    "the leader is asked about some sections only": Leak(running(BOX, asked_before_rooms), last_own_turn),
    "an event names the next section": Leak(running(BOX, stay_put), explores),
    "a junction tells which branch leads on": Leak(running(BOX, lay_section), junction),
    "piles hold cards instead of places": Leak(running(BOX, lay_with_cards), junction),
    # The six unused cards; "the objective can no longer be reached"
    "the unused cards are counted": Leak(leaky(BOX, components=unused_counted), own),
    "a new deck is told": Leak(running(BOX, new_deck), far_door),
    "that the way is cut off rests on the deck": Leak(running(BOX, cave_in), cracks),
    # The event deck
    "the event deck is declared public": Leak(declared(OpenEvents), own),
    "the next event is told with the position": Leak(leaky(BOX, describe=event_described), own),
    "a refusal names the next event": Leak(offering(Offer(end_own_turn, closed=(event_refused,))), own, True),
    "an event names the next event card": Leak(running(BOX, power_stands), before_the_dice),
    "the agenda names the next event": Leak(running(BOX, power_phase), before_the_dice),
    # The treasure deck
    "the treasure deck is declared public": Leak(declared(OpenTreasures), own),
    "the next treasure is told with the position": Leak(leaky(BOX, describe=treasure_described), own),
    "an option is the next treasure": Leak(offering(Offer(treasure.receive, treasure_offered)), own, True),
    "an event names the next treasure": Leak(running(BOX, receive), treasure_found),
    # The bets
    "the bets are declared public": Leak(declared(OpenBets), bets_down),
    "the bets are told with the position": Leak(leaky(BOX, describe=bets_described), bets_down),
    "the bets are in the scene": Leak(BOX, bets_down, draw=bets_drawn),
    "a refusal counts the bets": Leak(offering(Offer(end_own_turn, closed=(bets_refused,))), bets_down, True),
    "an event tells the bets": Leak(running(BOX, lay_bets), last_bet),
    "the bets are among the flags": Leak(running(BOX, lay_noted_bets), last_bet),
    "a bet is open before all are laid": Leak(declared(OpenAnswers), betting),
}

CASES = [
    (name, who)
    for name, leak in LEAKS.items()
    for who in ("asked", "other", "spectator")
    if who == "asked" or not leak.asked_only
]


@pytest.mark.parametrize(("name", "who"), CASES)
def test_planted_leaks_are_caught(name: str, who: str) -> None:
    leak = LEAKS[name]
    look = leak.look()
    seats = len(look.state.party)
    seat = {"asked": look.seat, "other": (look.seat + 1) % seats, "spectator": -1}[who]
    with pytest.raises(Broken):
        watch(leak.box, look, seat, leak.draw)
    watch(BOX, look, seat, scene)


def watch(box: Box[State], look: Observation, seat: int, draw: Draw) -> None:
    """One sample or twin may agree with the truth by chance; several are unlikely to."""
    for number in range(8):
        keeps_to_itself(box, look, seat, f"{SEED} {number}", draw)
        face_down_cards_do_not_matter(box, look, seat, SEED, f"{number}", draw)


# --- bots -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("peek", ["deck", "events", "treasures"])
def test_a_bot_that_peeks_is_caught(peek: str) -> None:
    """Bots have views: looking at a card that lies face down is an error."""
    look = own()
    view = BOX.view(look.state, look.seat)
    with pytest.raises(HiddenRead):
        int(getattr(view.state, peek)[0])
