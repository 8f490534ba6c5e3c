"""Beginning at the race (DR-RAC), the heavy Stone (DR-STO-5), and bosses that grow (DR-BOS-10)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.fray import attack, fray, spot
from tests.games.dungeon_run.scene import hero, scene, state, steps

from lanterne.engine import SearchDice
from lanterne.games.dungeon_run import BOX
from lanterne.games.dungeon_run.bot import BOTS
from lanterne.games.dungeon_run.content.bosses import BOSSES
from lanterne.games.dungeon_run.content.heroes import HEROES
from lanterne.games.dungeon_run.content.tiles import ENTRANCE, LAIR
from lanterne.games.dungeon_run.content.treasures import SUMMONING_STONE
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.toughness import attack_dice, monster_life
from lanterne.games.dungeon_run.scene.figures import monster_facts
from lanterne.games.dungeon_run.state import CARDS, NONE, State, life

# --- beginning at the race --------------------------------------------------------------------------------------------


def race(players: int, seed: str) -> State:
    """A race, when the first turn begins."""
    game = BOX.new(players, SearchDice(seed), {"begin": "race"})
    bots = [BOTS["steady"](f"{seed} {seat}") for seat in range(players)]
    s: State = game.state
    while s.round == 0:
        seat = game.asked[0]
        game.play(seat, bots[seat].choose(BOX.view(s, seat)))
    return s


@rule("DR-RAC-1", "DR-TIL-3", "DR-TIL-9", "DR-BOS-1")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_whole_dungeon_lies_and_the_lair_as_far_away_as_possible(players: int) -> None:
    for number in range(3):
        s = race(players, f"lies {number}")
        plan = floor(s)
        assert s.stack == ()
        assert len(s.laid) + len(s.left_out) == BOX_TILES[players] + 2
        assert len(s.laid) > len(s.left_out)
        home = plan.distances(ENTRANCE)
        assert set(home) == set(plan.lies), "every tile can be reached"
        assert home[LAIR] > 1
        assert all(card.monster == NONE for card in s.spots), "nothing is placed on the tiles"


BOX_TILES = {2: 12, 4: 24, 6: 24}


@rule("DR-RAC-2", "DR-ADV-1", "DR-ADV-2")
def test_the_boss_is_gone_and_everybody_has_advanced_twice_and_found_two_treasures() -> None:
    s = race(3, "seasoned")
    assert not s.boss
    assert len(s.gone) == 1
    assert s.gone[0] in BOSSES
    for row in s.heroes:
        assert sum(row.training) == 2
        assert len(row.abilities) == 3
        treasures = [card for card in (*row.equipped, *row.loot) if card != SUMMONING_STONE]
        assert len(treasures) == 2


@rule("DR-RAC-3", "DR-FIN-1")
def test_the_first_player_has_the_stone_and_the_others_wait_halfway() -> None:
    s = race(4, "halfway")
    bearer = s.heroes[s.first]
    assert (s.final, s.bearer, s.round) == (True, s.first, 1)
    assert (bearer.tile, bearer.wounds) == (LAIR, life(bearer) // 2)
    home, away = floor(s).distances(ENTRANCE), floor(s).distances(LAIR)
    for row in s.heroes:
        if row is not bearer:
            assert row.wounds == 0
            assert home[row.tile] == home[LAIR] // 2
            assert home[row.tile] + away[row.tile] == home[LAIR], "on a shortest way"


@rule("DR-RAC-1")
def test_alone_there_is_no_race_and_without_the_setting_none_either() -> None:
    with pytest.raises(ValueError, match="begin"):
        BOX.new(1, SearchDice("alone"), {"begin": "race"})
    assert not BOX.new(2, SearchDice("as usual"), {}).state.final


# --- the heavy Stone --------------------------------------------------------------------------------------------------


def actions(settings: dict[str, str], others: tuple[str, ...] = ("dorgan",), **bearer: Any) -> tuple[int, int]:
    """How many actions a bearer and the next hero have at the start of their turns."""
    rows: dict[str, Any] = {name: {} for name in others}
    stage = scene(
        {**rows, "vargagg": {"equipped": ["summoning-stone"], **bearer}},
        tiles={"corridor-8": {"at": [0, 1]}},
        final=True,
        encounters=[],
        settings=settings,
        active=others[-1],
    )
    free = hero(stage, others[-1]).actions
    stage.play(others[-1], "end_turn")
    return hero(stage, "vargagg").actions, free


@rule("DR-STO-5", "DR-RND-2")
def test_with_two_players_the_stone_takes_an_action_of_its_bearer_alone() -> None:
    assert actions({}) == (1, 2)
    assert actions({}, ("dorgan", "birodin")) == (2, 2)
    assert actions({"heavy_stone": "never"}) == (2, 2)
    assert actions({"heavy_stone": "always"}, ("dorgan", "birodin")) == (1, 2)


@rule("DR-STO-5", "DR-RND-11")
def test_a_bearer_who_has_lost_an_action_loses_no_more_to_the_stone() -> None:
    assert actions({}, lost=1) == (1, 2)


@rule("DR-STO-5", "DR-SUM-1")
def test_a_bearer_of_a_heavy_stone_still_summons_for_nothing() -> None:
    stage = scene({"dorgan": {}, "vargagg": {"equipped": ["summoning-stone"]}}, final=True, encounters=["goblin"])
    stage.play("dorgan", "end_turn")
    assert steps(stage, "vargagg") == {"summon", "summon_nobody"}
    stage.play("vargagg", "summon")
    assert hero(stage, "vargagg").actions == 1


# --- bosses that grow -------------------------------------------------------------------------------------------------


@rule("DR-BOS-10", "DR-GEN-7")
def test_a_boss_has_two_life_and_one_die_more_for_each_player_beyond_two() -> None:
    names = ("vargagg", "dorgan", "birodin", "stabbins", "emma-goodluck", "oriane-mistveil")
    scarath, goblin = CARDS.number("scarath"), CARDS.number("goblin")
    printed, dice = BOSSES[scarath].life, BOSSES[scarath].attack
    for players, more in ((1, 0), (2, 0), (3, 1), (6, 4)):
        s, two = state(scene(names[:players])), state(scene(names[:2]))
        assert (monster_life(s, scarath), attack_dice(s, scarath)) == (printed + 2 * more, dice + more)
        assert monster_life(s, goblin) == monster_life(two, goblin), "only the boss grows"
        assert attack_dice(s, goblin) == attack_dice(two, goblin)
    s = state(scene(names, settings={"boss_grows": "off"}))
    assert (monster_life(s, scarath), attack_dice(s, scarath)) == (printed, dice)


@rule("DR-BOS-10", "DR-ESC-4")
def test_a_grown_boss_rolls_its_dice_at_those_who_fail_to_get_away_and_shows_them() -> None:
    heroes: dict[str, Any] = {"vargagg": {}, "dorgan": {"tile": "entrance"}, "birodin": {"tile": "entrance"}}
    stage = fray(heroes, "colossus-of-galnon", (1, 1), (1,) * (6 + 1))
    assert monster_facts(state(stage), CARDS.number("colossus-of-galnon"), 0)[0].value == str(6 + 1)
    stage.play("vargagg", "escape")
    assert len(stage.outcomes) == 2


@rule("DR-BOS-10", "DR-BAT-14")
@pytest.mark.parametrize(("setting", "dies"), [("on", False), ("off", True)])
def test_the_blow_that_kills_a_printed_boss_leaves_a_grown_one_standing(setting: str, dies: bool) -> None:
    heroes: dict[str, Any] = {"vargagg": {}, "dorgan": {"tile": "entrance"}, "birodin": {"tile": "entrance"}}
    brawn = HEROES[0].ratings[0]
    told: dict[str, Any] = {"tile": {"wounds": 6}, "settings": {"boss_grows": setting}}
    stage = fray(heroes, "colossus-of-galnon", (1,) * (6 if dies else 7), (6, 6, *(1,) * (brawn - 2)), **told)
    attack(stage, "vargagg")
    assert (spot(stage).monster == NONE) == dies
