"""Beg for Mercy: the vote over a defeated hero."""

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, scene, seat, told

from lanterne.engine import HIDDEN
from lanterne.games.dungeon_run.rules.fall import falls_are_checked
from lanterne.games.dungeon_run.rules.wounds import FROM_POWER, wounded
from lanterne.games.dungeon_run.state import CARDS, DEAD, UNCONSCIOUS
from lanterne.lab.stage import Stage

FOUR = {
    "vargagg": {},
    "dorgan": {"equipped": ["guild-axe"]},
    "emma-goodluck": {"condition": "unconscious"},
    "birodin": {"condition": "dead"},
}


def beaten(final: bool = False, **heroes: object) -> Stage:
    """Vargagg's power defeats Dorgan where mercy was agreed on."""
    stage = scene(heroes or FOUR, settings={"mercy": "on"}, final=final)
    run(stage, wounded(seat(stage, "dorgan"), 12, FROM_POWER, seat(stage, "vargagg")), falls_are_checked(0))
    return stage


@rule("DR-MER-1", "DR-MER-3")
def test_all_other_living_players_vote_in_secret() -> None:
    stage = beaten()
    assert set(stage.asked) == {"vargagg", "emma-goodluck"}, "the unconscious vote, the dead do not"
    stage.play("vargagg", "thumb_down 1")
    assert stage.asked == ("emma-goodluck",)
    assert stage.view("emma-goodluck").state.sealed[0] is HIDDEN
    assert not told(stage, "thumb-down")


@rule("DR-MER-2")
@pytest.mark.parametrize(("votes", "condition"), [(("down", "up"), UNCONSCIOUS), (("down", "down"), DEAD)])
def test_one_thumb_up_saves_a_hero(votes: tuple[str, str], condition: int) -> None:
    stage = beaten()
    for name, vote in zip(("vargagg", "emma-goodluck"), votes, strict=True):
        stage.play(name, f"thumb_{vote} 1")
    assert hero(stage, "dorgan").condition == condition


@rule("DR-MER-3", "DR-DIE-3")
def test_the_condemned_die_as_in_the_final_phase() -> None:
    stage = beaten()
    stage.play("vargagg", "thumb_down 1")
    stage.play("emma-goodluck", "thumb_down 1")
    assert stage.asked == ("vargagg",)
    stage.play("vargagg", "take_spoils [spoil guild-axe]")
    stage.play("vargagg", "wear_found [wear guild-axe vargagg]")
    assert hero(stage, "vargagg").equipped == (CARDS.number("guild-axe"),)


@rule("DR-MER-4")
@pytest.mark.parametrize(
    ("setting", "emma", "voters"),
    [
        ("off", "dead", {"vargagg"}),
        ("on", "dead", set()),
        ("on", "unconscious", {"vargagg", "emma-goodluck"}),
    ],
)
def test_as_an_option_the_vote_is_held_only_while_three_heroes_live(setting: str, emma: str, voters: set[str]) -> None:
    heroes = {"vargagg": {}, "dorgan": {}, "emma-goodluck": {"condition": emma}}
    stage = scene(heroes, settings={"mercy": "on", "mercy_from_three": setting})
    run(stage, wounded(1, 12, FROM_POWER, 0), falls_are_checked(0))
    asked = set(stage.asked) if stage.decision == "vote" else set()
    assert asked == voters
    assert (hero(stage, "dorgan").condition == UNCONSCIOUS) == (not voters)


@rule("DR-MER-4")
def test_mercy_from_three_on_is_for_three_and_more_who_have_agreed_on_mercy() -> None:
    with pytest.raises(ValueError, match="mercy_from_three=on is for 3 to 6 players, not 2"):
        scene({"vargagg": {}, "dorgan": {}}, settings={"mercy": "on", "mercy_from_three": "on"})
    with pytest.raises(ValueError, match="mercy_from_three only counts with mercy=on"):
        scene(FOUR, settings={"mercy_from_three": "on"})


@rule("DR-MER-3")
def test_with_two_players_the_single_vote_decides() -> None:
    stage = beaten(vargagg={}, dorgan={})
    assert stage.asked == ("vargagg",)
    stage.play("vargagg", "thumb_up 1")
    assert hero(stage, "dorgan").condition == UNCONSCIOUS


@rule("DR-MER-1")
def test_there_is_no_vote_in_the_final_phase() -> None:
    stage = beaten(final=True)
    assert hero(stage, "dorgan").condition == DEAD


@rule("DR-MER-1")
def test_there_is_no_vote_where_it_was_not_agreed() -> None:
    stage = scene({"vargagg": {}, "dorgan": {}})
    run(stage, wounded(1, 12, FROM_POWER, 0), falls_are_checked(0))
    assert hero(stage, "dorgan").condition == UNCONSCIOUS
    assert stage.asked == ("vargagg",)
    assert stage.decision == "take_action"


@rule("DR-MER-1")
def test_a_hero_who_does_not_vote_in_time_spares() -> None:
    stage = beaten()
    choice = stage.game.choice
    assert choice is not None
    assert choice.default == ("thumb_up", seat(stage, "dorgan"))
