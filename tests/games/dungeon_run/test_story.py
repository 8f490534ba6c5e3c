"""What decided a game, and what each hero has to show for himself."""

from tests.games.dungeon_run.scene import scene, state

from lanterne.engine import EventRecord
from lanterne.games.dungeon_run.rules.death import DIES
from lanterne.games.dungeon_run.rules.fall import FALLS
from lanterne.games.dungeon_run.rules.helping import ASSIST_ACCEPTED, SABOTAGED
from lanterne.games.dungeon_run.rules.lair import BOSS_REVEALED
from lanterne.games.dungeon_run.rules.monsters import KILLED
from lanterne.games.dungeon_run.rules.rounds import ROUND_BEGINS
from lanterne.games.dungeon_run.rules.search import FINAL_PHASE, STONE_TAKEN
from lanterne.games.dungeon_run.state import CARDS
from lanterne.games.dungeon_run.story import account, turning_points
from lanterne.scene import Say

SCARATH, GOBLIN = CARDS.number("scarath"), CARDS.number("goblin")


def test_the_boss_the_stone_and_the_dead_are_told_in_their_rounds() -> None:
    stage = scene(["vargagg", "emma-goodluck", "dorgan"])
    told = [
        EventRecord(ROUND_BEGINS, (6,)),
        EventRecord(BOSS_REVEALED, (SCARATH,)),
        EventRecord(ROUND_BEGINS, (8,)),
        EventRecord(KILLED, (0, SCARATH)),
        EventRecord(FINAL_PHASE, (1,)),
        EventRecord(ROUND_BEGINS, (9,)),
        EventRecord(DIES, (1, 0)),
        EventRecord(STONE_TAKEN, (2,)),
    ]
    points = turning_points(state(stage), told)
    assert [(point.id, point.args.get("round"), point.args.get("hero")) for point in points] == [
        ("story-boss", 6, None),
        ("story-slain", 8, Say("hero-vargagg")),
        ("story-taken", 8, Say("hero-emma-goodluck")),
        ("story-death", 9, Say("hero-emma-goodluck")),
        ("story-taken", 9, Say("hero-dorgan")),
        ("story-kills", None, Say("hero-vargagg")),
    ]


def test_who_killed_fell_helped_and_hindered_most_is_told() -> None:
    stage = scene(["vargagg", "emma-goodluck", "dorgan"])
    told = [
        *[EventRecord(KILLED, (seat, GOBLIN)) for seat in (0, 1, 1)],
        *[EventRecord(FALLS, (seat, 0)) for seat in (2, 2, 0)],
        *[EventRecord(ASSIST_ACCEPTED, (0, helper)) for helper in (2, 1, 2)],
        *[EventRecord(SABOTAGED, (seat, 0)) for seat in (1, 2, 1)],
    ]
    found = {point.id: (point.args["hero"], point.args["count"]) for point in turning_points(state(stage), told)}
    assert found == {
        "story-kills": (Say("hero-emma-goodluck"), 2),
        "story-falls": (Say("hero-dorgan"), 2),
        "story-helped": (Say("hero-dorgan"), 2),
        "story-hindered": (Say("hero-emma-goodluck"), 2),
    }


def test_alone_the_account_is_the_score_and_a_spectator_is_not_told_the_loot() -> None:
    stage = scene({"vargagg": {"loot": ["goblin", "buckler"], "training": {"brawn": 1}}})
    own = account(stage.view("vargagg").state, 0)
    assert own[0] == Say("story-points", {"points": 500})
    assert [(line.args["number"], line.args["points"]) for line in own[1:]] == [(1, 100), (1, 100), (1, 300)]
    watched = account(stage.box.view(state(stage), -1).state, 0)
    assert [line.id for line in watched] == ["story-training"]


def test_among_others_it_tells_how_each_ended() -> None:
    heroes = {"vargagg": {"equipped": ["summoning-stone"]}, "emma-goodluck": {"condition": "dead"}, "dorgan": {}}
    stage = scene(heroes, final=True)
    state(stage).winner = 0
    assert [line.id for line in account(state(stage), 0)] == ["story-won", "story-stone", "story-equipped"]
    assert [line.id for line in account(state(stage), 1)] == ["story-died"]
    assert account(state(stage), 2) == ()


def test_a_game_that_begins_in_the_middle_counts_on_from_its_round() -> None:
    stage = scene(["vargagg", "dorgan"], round=5)
    (point,) = turning_points(state(stage), [EventRecord(BOSS_REVEALED, (SCARATH,))])
    assert point.args["round"] == 5
