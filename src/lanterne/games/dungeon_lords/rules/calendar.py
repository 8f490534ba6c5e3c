"""The calendar: two years, each with four building seasons and a combat; how the second year begins (DL-TIM, DL-EOR,
DL-YR2)."""

from lanterne.engine import NUMBER, SEATS, Event, counted, shuffled, step
from lanterne.games.dungeon_lords.content.adventurers import PALADINS
from lanterne.games.dungeon_lords.content.calendar import (
    ADVENTURERS,
    BATTLES,
    END_OF_ROUND,
    EVENT,
    NEW_ROUND,
    ORDERS,
    PLANNING,
    PRODUCTION,
    REVEAL,
    SEASON_NAMES,
    SEASONS,
)
from lanterne.games.dungeon_lords.content.settings import LEFT, LOWEST, PLAYER_COUNTS, RIGHT
from lanterne.games.dungeon_lords.rules import ahead
from lanterne.games.dungeon_lords.rules.evil import paladin_looks_around
from lanterne.games.dungeon_lords.rules.scoring import total
from lanterne.games.dungeon_lords.state import NONE, PHASES, TENT, Game, Phase, Season, put
from lanterne.games.dungeon_lords.state import SEASONS as SEASON_IDS

YEAR_OVER = Event("year-over", "DL-TIM-1", year=NUMBER, lords=counted(SEATS))
YEAR_BEGINS = Event("year-begins", "DL-TIM-1", year=NUMBER)
SEASON_BEGINS = Event("season-begins", "DL-TIM-2", season=SEASON_IDS, year=NUMBER)
PHASE_BEGINS = Event("phase-begins", "DL-TIM-4", phase=PHASES).joining(group="turn")
TOKEN_PASSES = Event("token-passes", "DL-EOR-2", seat=SEATS)
DUMMY_COUNTER_FALLS = Event("dummy-counter-falls", "DL-YR2-4", evil=NUMBER)

STEP_OF_PHASE = {
    NEW_ROUND: ahead.new_round(),
    ORDERS: ahead.orders_phase(),
    PRODUCTION: ahead.production_phase(),
    EVENT: ahead.event_phase(),
    ADVENTURERS: ahead.adventurers_phase(),
    END_OF_ROUND: ahead.end_of_round(),
    PLANNING: ahead.planning_phase(),
    REVEAL: ahead.reveal_phase(),
    BATTLES: ahead.battles_phase(),
}


@step("DL-TIM-1", "DL-YR2-7")
def year_begins(game: Game, year: int) -> None:
    """Four seasons, then combat. The second year has its own preparations."""
    if year > 1:
        points = [(seat, total(game.state, seat)) for seat in range(len(game.state.lords))]
        game.say(YEAR_OVER, year - 1, tuple(sorted(points, key=lambda each: -each[1])))
    game.say(YEAR_BEGINS, year)
    seasons = [season_begins(season) for season in range(len(SEASON_NAMES))]
    if year == 1:
        game.then(ahead.lay_event_tokens(), *seasons, ahead.combat_period())
    else:
        game.then(second_year(), paladin_looks_around(), ahead.lay_event_tokens(), *seasons, ahead.combat_period())


@step("DL-TIM-2", "DL-TIM-3")
def season_begins(game: Game, season: Season) -> None:
    """The phases of the season. Winter has neither event nor adventurers."""
    game.state.season = season
    game.say(SEASON_BEGINS, season, game.state.year)
    game.at_once(*PHASES_OF[season])


@step("DL-TIM-4")
def phase_begins(game: Game, phase: Phase) -> None:
    """The progress marker moves on."""
    game.state.phase = phase
    game.say(PHASE_BEGINS, phase)
    game.at_once(STEP_OF_PHASE[phase])


PHASES_OF = tuple(tuple(phase_begins(phase) for phase in season.phases) for season in SEASONS)
"""The phases of each season."""


@step("DL-EOR-1", "DL-EOR-2", "DL-DIG-6")
def end_of_round(game: Game) -> None:
    """All workers go home. The token passes to the left, except after autumn."""
    s = game.state
    for seat, lord in enumerate(s.lords):
        home = lord._replace(digging=0, mining=0, foremen=0, used=(), imps_in_rooms=0, trolls_in_rooms=0)
        put(s, seat, home)
    if SEASONS[s.season].passes_token:
        s.first = (s.first + 1) % len(s.lords)
        game.say(TOKEN_PASSES, s.first)
    game.turn_ends()


@step("DL-PAL-1", "DL-PAL-8", "DL-YR2-1", "DL-YR2-2", "DL-YR2-4", "DL-YR2-6")
def second_year(game: Game) -> None:
    """Bring out the second year's cards, adventurers and paladin; a first-year paladin still in his tent leaves. The
    token passes as the number of lords says, and the dummies' counter goes down. The lords keep everything they own."""
    s = game.state
    count = PLAYER_COUNTS[len(s.lords)]
    if s.paladin == TENT:
        s.left = (*s.left, PALADINS[0])
    s.year, s.paladin = 2, TENT
    s.town, s.next_town, s.shown_cards = shuffled(list(s.next_town)), (), ()
    s.adventurer_pile, s.next_adventurers, s.put_under = s.next_adventurers, (), ()
    s.past_special, s.special, s.past_events = s.special, NONE, ()
    if count.token in (LEFT, RIGHT):
        s.first = (s.first + (1 if count.token == LEFT else -1)) % len(s.lords)
        game.say(TOKEN_PASSES, s.first)
    if s.dummy_evil != NONE:
        s.dummy_evil = max(LOWEST, s.dummy_evil - count.dummy_evil_lost)
        game.say(DUMMY_COUNTER_FALLS, s.dummy_evil)
