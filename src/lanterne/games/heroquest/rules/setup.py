"""Setting up (HQ-SET): who plays whom, and how each quest begins."""

from typing import Any

from msgspec import NODEFAULT
from msgspec.structs import fields

from lanterne.engine import SEATS, Choice, Event, Offer, SeatId, ask, decision, law, step
from lanterne.games.heroquest.content.cards import (
    HERO_NAMES,
    TREASURES,
)
from lanterne.games.heroquest.content.menace import DIFFICULTY_NAMES
from lanterne.games.heroquest.content.quests import QUESTS, Quest
from lanterne.games.heroquest.content.settings import CAMPAIGN_QUESTS, FIRST_OF_CAMPAIGN
from lanterne.games.heroquest.content.sheets import KeptByZargon
from lanterne.games.heroquest.rules.campaign import new_sheet, outfit, rearranged
from lanterne.games.heroquest.rules.difficulty import on_the_map
from lanterne.games.heroquest.rules.drafting import ring_spells, spell_draft
from lanterne.games.heroquest.rules.harm import max_body, max_mind
from lanterne.games.heroquest.rules.notes import read_notes
from lanterne.games.heroquest.rules.places import change
from lanterne.games.heroquest.rules.reading import reading_out
from lanterne.games.heroquest.rules.starting import parchment, take_places
from lanterne.games.heroquest.rules.treasure import hide_treasures
from lanterne.games.heroquest.rules.turn import round_begins
from lanterne.games.heroquest.state import (
    BOOK,
    DEAD,
    HEROES,
    INSIDE_IT,
    NONE,
    QUEST_START,
    Game,
    Hero,
    HeroRow,
    Rules,
    Sheet,
    State,
)

HERO_TAKEN = Event("hero-taken", "HQ-SET-2", seat=SEATS, hero=HEROES)


def new_state(settings: dict[str, Any], seats: int) -> State:
    """The empty table: the heroes' seats, then Zargon's."""
    agreed = Rules(
        campaign=settings["play"] == "campaign",
        difficulty=DIFFICULTY_NAMES.index(settings["difficulty"]),
        single_search=settings["single_search"] == "on",
        fixed_move=settings["fixed_move"] == "on",
        tall_furniture=settings["tall_furniture"] == "on",
        sell_half=settings["sell_half"] == "on",
        safe_stairs=settings["safe_stairs"] == "on",
        far_gifts=settings["far_gifts"] == "on",
        max_rounds=settings["max_rounds"] or 0,
    )
    heroes = seats - 1
    return State(
        agenda=[outfit_or_begin(), *(choose_hero(seat) for seat in reversed(range(heroes)))],
        sealed=[None] * seats,
        ending="",
        agreed=agreed,
        heroes=[HeroRow()] * len(HERO_NAMES),
        sheets=[Sheet()] * len(HERO_NAMES),
        names=("",) * len(HERO_NAMES),
        order=(NONE,) * heroes,
        quest=FIRST_OF_CAMPAIGN if agreed.campaign else quest_named(settings["quest"]),
    )


def quest_named(chosen: str | int) -> int:
    """The quest in the settings: one of the campaign by its number, one of a pack by its name."""
    return chosen - 1 if isinstance(chosen, int) else BOOK.number(chosen)


# --- who plays whom ---------------------------------------------------------------------------------------------------


@law("HQ-SET-2", "HQ-RND-2")
def heroes_left(s: State, seat: int) -> list[tuple[int]]:
    """The heroes nobody plays yet, in the suggested order of turns."""
    return [(hero,) for hero in range(len(HERO_NAMES)) if s.heroes[hero].seat == NONE]


@step("HQ-SET-2", "HQ-SET-8", "HQ-SET-9", "HQ-EQP-1")
def take_hero(game: Game, hero: Hero) -> None:
    """A hero with what the character card gives: points, dice, a weapon in hand, and no gold."""
    s = game.state
    seat = s.order.index(NONE)
    seat_hero(s, seat, hero)
    game.say(HERO_TAKEN, seat, hero)


WHOM = (Offer(take_hero, heroes_left),)


@decision("HQ-SET-1", "HQ-SET-2", "HQ-SET-3", "HQ-RND-2", "HQ-RND-3")
def choose_hero(game: Game, seat: SeatId) -> Choice | None:
    """Which hero do you play? The seats take their turns in this order."""
    return ask(seat, WHOM) if game.state.order[seat] == NONE else None


def seat_hero(s: State, seat: int, hero: int) -> None:
    """Give a seat its hero."""
    s.order = (*s.order[:seat], hero, *s.order[seat + 1 :])
    change(s, hero, seat=seat)
    new_sheet(s, hero)


@step("HQ-SET-6", "HQ-VAR-1")
def outfit_or_begin(game: Game) -> None:
    """A campaign begins with its first quest; a single quest, and a campaign of a pack, with a visit to the armoury."""
    s = game.state
    own = s.agreed.campaign and s.quest < CAMPAIGN_QUESTS
    game.then(*(() if own else (outfit(),)), begin_quest())


# --- a quest begins ---------------------------------------------------------------------------------------------------


@step("HQ-SET-4", "HQ-SET-11", "HQ-SET-13", "HQ-SET-14", "HQ-SET-16", "HQ-SET-24", "HQ-SET-25", "HQ-CAM-1", "HQ-DOR-1")
def begin_quest(game: Game) -> None:
    """An empty board, full points, a full deck; then in order: the spells are drafted, the ring is charged, the
    parchment is read, the heroes take their places, and what the quest begins with happens."""
    s = game.state
    chart = QUESTS[s.pages[s.quest]]
    clear_board(s, chart)
    if s.tries:
        s.lurking = rearranged(game, s.lurking, chart)
    for hero in s.order:
        if s.heroes[hero].fate == DEAD:  # the player goes on without a new character (HQ-DTH-7)
            continue
        s.heroes[hero] = HeroRow(s.heroes[hero].seat, INSIDE_IT)
        change(s, hero, body=max_body(s, hero), mind=max_mind(s, hero))
    kept = (reading_out(),) if any(isinstance(note.trigger, KeptByZargon) for note in chart.notes) else ()
    game.then(
        spell_draft(), ring_spells(), parchment(), take_places(), read_notes(NONE, QUEST_START), *kept, round_begins()
    )


_ALL_FIELDS = [each.name for each in fields(State)]
_OF_THE_QUEST = fields(State)[_ALL_FIELDS.index("chart") + 1 :]
"""The fields reset when a quest begins: everything of the quest, the board and the turn."""


def clear_board(s: State, chart: Quest) -> None:
    """Empty the board, restore the quest, and complete the Treasure deck."""
    s.chart, s.quest_won = chart, False
    for each in _OF_THE_QUEST:
        setattr(s, each.name, each.default if each.default is not NODEFAULT else each.default_factory())
    s.lurking, s.hidden_traps = on_the_map(s, chart), list(chart.traps)
    hide_treasures(s)
    s.deck = tuple(card.count for card in TREASURES)
