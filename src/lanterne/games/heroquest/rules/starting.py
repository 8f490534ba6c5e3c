"""Before the first turn: the parchment, and the start squares (HQ-SET-23, HQ-SET-24)."""

from lanterne.engine import Choice, Event, Offer, SeatId, ask, decision, law, step
from lanterne.games.heroquest.content.quests import Quest
from lanterne.games.heroquest.rules.exploration import look_around
from lanterne.games.heroquest.rules.places import change, inside
from lanterne.games.heroquest.rules.telling import read_rules
from lanterne.games.heroquest.state import BOOK, HEROES, LEVELS, Game, Hero, State

PARCHMENT_READ = Event("parchment-read", "HQ-SET-23", quest=BOOK).staged("quest")
DIFFICULTY_TOLD = Event("difficulty-told", "HQ-DIF-1", difficulty=LEVELS)
SWAP_PROPOSED = Event("swap-proposed", "HQ-SET-24", hero=HEROES, other=HEROES)
PLACES_SWAPPED = Event("places-swapped", "HQ-SET-24", hero=HEROES, other=HEROES)
SWAP_REFUSED = Event("swap-refused", "HQ-DEC-5")

PLACES, SWAP = "places", "swap"


@step("HQ-SET-5", "HQ-SET-23", "HQ-DIF-1")
def parchment(game: Game) -> None:
    """Everybody is shown the parchment, the rules that go with it, and the difficulty of the table."""
    game.say(PARCHMENT_READ, game.state.quest)
    game.say(DIFFICULTY_TOLD, game.state.agreed.difficulty)
    read_rules(game)


@step("HQ-SET-11", "HQ-SET-24", "HQ-EXP-5")
def take_places(game: Game) -> None:
    """The heroes stand on their start squares, and only what belongs there is on the board."""
    s = game.state
    going = inside(s)
    for hero in going:
        group, square = start_of(s.chart, s.order.index(hero))
        change(s, hero, square=square, group=group)
    game.open(PLACES)
    game.then(*(look_around(hero) for hero in going), start_choice())


@law("HQ-SET-24", "HQ-QST-18")
def start_of(chart: Quest, place: int) -> tuple[int, int]:
    """The start group and the square of the hero at this place in the order of turns. No more heroes take part than
    there are squares."""
    for number, group in enumerate(chart.starts):
        if place in group.positions:
            rank = sum(other < place for other in group.positions)
            return number, group.squares[rank]
    raise AssertionError(f"no start group has a place {place}")


@law("HQ-SET-24")
def pairs(s: State, seat: int) -> list[tuple[int, int]]:
    """Heroes who may swap their squares: two of one start group."""
    order = inside(s)
    return [
        (one, other)
        for place, one in enumerate(order)
        for other in order[place + 1 :]
        if s.heroes[one].group == s.heroes[other].group
    ]


@step("HQ-SET-23")
def begin(game: Game) -> None:
    """Play begins."""
    game.leave(PLACES)


@step("HQ-SET-24", "HQ-DEC-5")
def propose_swap(game: Game, hero: Hero, other: Hero) -> None:
    """One hero player proposes; it happens if all the others agree."""
    game.say(SWAP_PROPOSED, hero, other)
    game.open(SWAP)
    game.then(*(answer_swap(seat, hero, other) for seat in range(1, len(game.state.order))), swap(hero, other))


@step("HQ-DEC-5")
def agree(game: Game) -> None:
    """Agreed."""


@step("HQ-DEC-5")
def refuse_swap(game: Game) -> None:
    """One refusal is enough."""
    game.say(SWAP_REFUSED)
    game.leave(SWAP)


CONSENT = (Offer(agree), Offer(refuse_swap))


@decision("HQ-DEC-5")
def answer_swap(game: Game, seat: SeatId, hero: Hero, other: Hero) -> Choice:
    """Do you agree that these two swap their squares?"""
    return ask(seat, CONSENT, hero, other, default=agree())


@step("HQ-SET-24")
def swap(game: Game, hero: Hero, other: Hero) -> None:
    """Two heroes change places."""
    s = game.state
    one, two = s.heroes[hero].square, s.heroes[other].square
    change(s, hero, square=two)
    change(s, other, square=one)
    game.say(PLACES_SWAPPED, hero, other)


READY_OR_SWAP = (Offer(begin), Offer(propose_swap, pairs))


@decision("HQ-SET-24", "HQ-DEC-5", repeats=True)
def start_choice(game: Game) -> Choice | None:
    """Do you begin, or should two heroes swap their squares first?"""
    return ask(0, READY_OR_SWAP, default=begin())
