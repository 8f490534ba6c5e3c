"""What is wrong with a quest is told in both languages."""

import json

import pytest
from tests.refusals import refused

from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.content.box import BOX as PRINTED
from lanterne.games.heroquest.content.files import LISTS, packaged, quest_in
from lanterne.games.heroquest.content.quest_checks import check_quest
from lanterne.games.heroquest.content.quest_flaw import as_drawn
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw
from lanterne.words import words_for
from lanterne.words.flaws import flaw_sentence


def test_a_flaw_names_squares_and_rooms_as_players_do() -> None:
    quest = PRINTED.quests[1]
    with pytest.raises(Flaw) as found:
        check_quest(quest._replace(finds=(), dark_rooms=(quest.lost_artifacts,)), 2, LAYOUT, PRINTED)
    found.value.game = BOX.name
    assert flaw_sentence(found.value, "en").endswith(f": {quest.lost_artifacts} is solid rock.")
    french = words_for(BOX, "fr").said
    room = french(Say("flawed-is-solid-rock", {"place": Say(f"region-{quest.lost_artifacts}")}))
    assert french(as_drawn(found.value)).endswith(f"\u00a0: {room}.")
    door = Flaw("flawed-no-wall-to-stand-in", "quests/x.json", Say("flawed-door", {"name": "a1–b12"}))
    assert french(as_drawn(door)).startswith("porte A1–B12\u00a0: ")


def test_a_flaw_is_a_sentence_with_file_entry_and_reason() -> None:
    quest = PRINTED.quests[1]
    with pytest.raises(Flaw) as found:
        check_quest(quest._replace(parts=()), 2, LAYOUT, PRINTED)
    found.value.game = BOX.name
    assert flaw_sentence(found.value, "en") == "quests/goblin-toll.json, the objective: it has no parts."
    assert words_for(BOX, "fr").said(as_drawn(found.value)) == "l’objectif\u00a0: il n’a pas de parties."


@pytest.mark.parametrize("part", LISTS)
def test_an_entry_that_cannot_be_read_is_named_in_french(part: str) -> None:
    sheet = json.loads(packaged("quests/goblin-toll.json")) | {part: [{"nonsense": 1}]}
    with refused(r"^quests/crown\.json, \w+ number 1: ", BOX.name):
        quest_in("quests/crown.json", json.dumps(sheet).encode())
