"""Every card, special tile and marker has a test that fails when a power of its is taken away: a fixed sample is
tried, with --long all of them."""

import pytest
from tests.games.dungeon_run.card_mutants import meet, mutants

from lanterne.games.dungeon_run.content.abilities import ABILITIES
from lanterne.games.dungeon_run.content.cards import CARD_NAMES
from lanterne.games.dungeon_run.content.heroes import HEROES
from lanterne.games.dungeon_run.content.tiles import MARKER_NAMES, SPECIAL_TILES, TILES

SAMPLE = ("doom-chant", "architects-shade")


def unnoticed(*names: str) -> list[tuple[str, str]]:
    fates = list(meet(*names))
    assert fates
    return [(fate.name, fate.fate) for fate in fates if fate.fate != "timeout" and not fate.by]


def test_all_that_is_printed_can_be_taken_away() -> None:
    named = {name for mutant in mutants() for name in mutant.rules}
    powers = {name for hero in HEROES for name in (hero.personal_name, hero.summoner_name)}
    things = {*CARD_NAMES, *[ability.name for ability in ABILITIES], *[TILES[tile].name for tile in SPECIAL_TILES]}
    assert not {*powers, *things, *MARKER_NAMES} - named


def test_the_tests_notice_when_some_powers_are_gone() -> None:
    assert {*SAMPLE} <= {mutant.name for mutant in mutants()}
    assert not unnoticed(*SAMPLE)


@pytest.mark.long
def test_the_tests_notice_when_any_power_is_gone() -> None:
    assert not unnoticed()
