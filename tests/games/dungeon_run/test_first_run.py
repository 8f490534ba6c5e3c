"""The notes of the first run are true in the positions in which they are shown."""

from typing import Any

import pytest
from tests.games.learning import moments, rolled, told

from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.lesson import lesson

LESSON = lesson("dungeon-run", "first-run")
YOU, SAELITH = "heroes.vargagg", "heroes.saelith-ashborn"

FACTS: dict[str, dict[str, Any]] = {
    "welcome": {f"{YOU}.tile": "junction-3", f"{SAELITH}.tile": "entrance", "active": "vargagg"},
    "hero": {f"{YOU}.life": 7, f"{YOU}.wounds": 2, f"{YOU}.loot": ["skeleton"], f"{SAELITH}.loot": []},
    "explore": {f"{YOU}.actions": 2},
    "lay": {f"{YOU}.actions": 1, "set_aside": ["bend-12"]},
    "surprise": {f"{YOU}.tile": "bend-12", f"{YOU}.actions": 1},
    "rally": {f"{YOU}.loot": ["goblin", "skeleton"], f"{YOU}.wounds": 2},
    "lair": {"tiles.lair.monster": "colossus-of-galnon", "tiles.lair.wounds": 0, f"{YOU}.wounds": 1},
    "search": {f"{YOU}.actions": 1},
    "axe": {"found": ["guild-axe"]},
    "saelith-comes": {f"{YOU}.equipped": ["guild-axe"], f"{YOU}.actions": 0, f"{SAELITH}.actions": 2},
    "roam": {"first": "vargagg", f"{SAELITH}.tile": "bend-12", f"{YOU}.tile": "bend-12"},
    "saelith-fights": {"round": 6, "first": "saelith-ashborn", "active": "saelith-ashborn"},
    "advance": {"active": "vargagg", f"{SAELITH}.wounds": 2, f"{YOU}.loot": ["goblin", "skeleton"]},
    "train": {f"{YOU}.loot": [], f"{YOU}.training": {"brawn": 0, "magic": 0, "skill": 0}},
    "ability": {f"{YOU}.training.brawn": 1},
    "battle": {f"{YOU}.actions": 1},
    "boss-dead": {f"{YOU}.loot": ["colossus-of-galnon"], "bearer": "none"},
    "stone": {"round": 7, "first": "vargagg", "final": False, f"{SAELITH}.wounds": 1},
    "summoner": {"found": ["summoning-stone"], "final": True},
    "flee": {"bearer": "vargagg", f"{YOU}.equipped": ["guild-axe", "summoning-stone"]},
    "escaped": {f"{SAELITH}.wounds": 1},
    "saelith-hunts": {f"{SAELITH}.wounds": 2, f"{SAELITH}.tile": "bend-12", f"{YOU}.tile": "junction-3"},
    "defend": {f"{SAELITH}.tile": "junction-3"},
    "summon": {"first": "vargagg", "active": "vargagg", f"{SAELITH}.wounds": 3},
    "rats": {"drawn": ["rat-swarm"], "encounter_discard": ["goblin", "skeleton", "arrow-trap"]},
    "home": {f"{YOU}.tile": "entrance", "bearer": "vargagg"},
}
"""By note: the facts it depends on, by the names of a position."""

ROLLED: dict[str, list[tuple[int | str, ...]]] = {
    "surprise": [(6,), (4, 1, 6)],
    "dice": [(1, 4, 1, 6, 3)],
    "escaped": [(4,)],
    "last-step": [(5,)],
}
"""By note: the dice it mentions, which were rolled in the answer before."""


@pytest.mark.parametrize("note", FACTS)
def test_a_note_is_true_where_it_is_told(note: str) -> None:
    for path, wanted in FACTS[note].items():
        assert told(LESSON, note, path) == wanted, path


@pytest.mark.parametrize("note", ROLLED)
def test_the_dice_fell_as_the_note_says(note: str) -> None:
    assert rolled(LESSON, note) == ROLLED[note]


def test_what_notes_tell_of_monsters_stands_on_their_cards() -> None:
    cards = {card.name: card for card in ALL_MONSTERS}
    goblin, colossus, rats = cards["goblin"], cards["colossus-of-galnon"], cards["rat-swarm"]
    assert (goblin.defence, goblin.life) == (3, 2)
    assert goblin.power_numbers == (5, 6)
    assert (colossus.defence, colossus.life, colossus.power_numbers) == (4, 7, (4, 6))
    assert rats.escape == 2


def test_seven_dice_hit_the_boss_five_times_and_nine_kill_it() -> None:
    (hers,), (yours,) = rolled(LESSON, "saelith-hits"), rolled(LESSON, "kill")
    assert (len(hers), sum(int(die) >= 4 for die in hers) + hers.count(6)) == (7, 5)
    assert told(LESSON, "advance", "tiles.bend-12.wounds") == 4
    assert (len(yours), sum(int(die) >= 4 for die in yours)) == (9, 4)


def test_the_lesson_ends_with_the_stone_outside() -> None:
    state = moments(LESSON)["farewell"].state
    assert (state.ending, state.winner) == ("escaped", LESSON.learner)
