"""The calendar: which phases a season has, when the token passes, and what the second year begins with."""

from tests.citing import rule
from tests.games.dungeon_lords.scene import TOKENS, lord, run, scene, state, told

from lanterne.engine import SearchDice
from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.content.calendar import AUTUMN, PHASE_NAMES, SEASON_NAMES
from lanterne.games.dungeon_lords.rules.calendar import end_of_round, season_begins, year_begins
from lanterne.games.dungeon_lords.state import NONE, free_imps
from lanterne.lab.bench import random_answer

LONG = ("new-round", "orders", "production", "event", "adventurers", "end-of-round")


def _told_in_a_game(seats: int = 2) -> list[tuple[str, tuple[int, ...]]]:
    """What is said of time in a whole game played at random."""
    said: list[tuple[str, tuple[int, ...]]] = []
    of_time = ("year-begins", "season-begins", "phase-begins", "combat-begins", "total")
    game = BOX.new(
        seats,
        SearchDice(4),
        listener=lambda each: said.append((each.event.message, each.args)) if each.event.message in of_time else None,
    )
    chance = SearchDice(5)
    while game.choice is not None:
        seat = game.asked[0]
        answer = random_answer(game, game.choice, seat, lambda: (chance.rolls(1000, 1)[0] - 1) / 1000)
        game.play(seat, answer)
    return said


@rule("DL-TIM-1", "DL-TIM-2", "DL-TIM-3", "DL-TIM-4", "DL-YR2-7")
def test_two_years_of_four_seasons_and_a_combat_each_then_the_count() -> None:
    said = _told_in_a_game()
    assert [args[0] for message, args in said if message == "year-begins"] == [1, 2]
    seasons = [(SEASON_NAMES[args[0]], args[1]) for message, args in said if message == "season-begins"]
    assert seasons == [(season, year) for year in (1, 2) for season in SEASON_NAMES]
    phases: dict[int, list[str]] = {}
    number = -1
    for message, args in said:
        if message == "season-begins":
            number += 1
        elif message == "phase-begins":
            phases.setdefault(number, []).append(PHASE_NAMES[args[0]])
    winter = tuple(phase for phase in LONG if phase not in ("event", "adventurers"))
    assert tuple(phases[0]) == tuple(phases[4]) == winter, "winter has an end of round, too"
    assert all(tuple(phases[season]) == LONG for season in (1, 2, 5, 6))
    assert tuple(phases[3][: len(LONG)]) == LONG, "combat follows autumn"
    assert phases[3][len(LONG) :] == ["planning", "reveal", "battles"] * 4
    order = [message for message, _ in said]
    assert order.index("total") > max(place for place, message in enumerate(order) if message == "combat-begins")


@rule("DL-EOR-1", "DL-DIG-6")
def test_all_workers_go_home_at_the_end_of_a_round() -> None:
    red = {"imps": 6, "digging": ["r1c2"], "mining": ["r0c2", "r2c2"], "foremen": 1}
    stage = scene({"red": red}, seats=4)
    assert free_imps(lord(stage, "red")) == 2
    run(stage, end_of_round())
    assert free_imps(lord(stage, "red")) == 6


@rule("DL-EOR-2")
def test_the_token_passes_to_the_left_but_not_after_autumn() -> None:
    for season in SEASON_NAMES:
        stage = scene(seats=4, season=season, first="yellow")
        run(stage, end_of_round())
        assert state(stage).first == (3 if season == SEASON_NAMES[AUTUMN] else 0), season


@rule("DL-YR2-5")
def test_the_second_year_has_its_own_adventurers_and_three_new_events() -> None:
    stage = scene({"red": {"rooms": {"r1c1": "mint"}}}, seats=4, phase="production", chance=(TOKENS,))
    later = set(state(stage).next_adventurers)
    state(stage).past_events = (0, 1, 2)
    run(stage, year_begins(2))
    s = state(stage)
    assert (s.year, s.season, s.past_events, s.special) == (2, 0, (), NONE)
    assert {*s.adventurer_pile, *s.coming[1], *s.put_under} == later
    assert (s.events[1], s.tokens) == (0, (1, 2)), "one is announced in winter already"


@rule("DL-TIM-2")
def test_a_season_announces_itself() -> None:
    stage = scene(seats=4, chance=(TOKENS,))
    run(stage, season_begins(AUTUMN))
    assert told(stage, "season-begins")[-1] == "season-begins autumn 1"
