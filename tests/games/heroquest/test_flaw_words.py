"""What is wrong with a quest is told in both languages."""

import ast
import re
from pathlib import Path

import pytest
from tests.words.french import unsaid

from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.content import quest_checks
from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.content.box import BOX as PRINTED
from lanterne.games.heroquest.content.files import LISTS
from lanterne.games.heroquest.content.quest_checks import check_quest
from lanterne.games.heroquest.content.quest_flaw import SAID, QuestFlaw, told
from lanterne.words import words_for
from lanterne.words.phrasebook import in_language

FOLDER = Path(quest_checks.__file__).parent
GAP = re.compile(r"{(\w+)}")


def words_in(file: Path) -> set[str]:
    """All texts that a file of checks holds."""
    return {str(node.value) for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Constant)}


def test_every_part_of_a_sentence_is_used() -> None:
    used = set().union(*(words_in(file) for file in FOLDER.glob("*.py") if file.name != "quest_flaw.py"))
    assert set(SAID) <= used


@pytest.mark.parametrize("english", SAID)
def test_every_part_is_said_in_both_languages(english: str) -> None:
    gaps = dict.fromkeys(GAP.findall(english), "moth")
    assert set(gaps) == set(SAID[english].args)
    part = told(english, **gaps)
    assert part == english.format(**gaps)
    said = {language: words_for(BOX, language).said(part.say) for language in ("en", "fr")}
    assert all(text.count("moth") == len(gaps) for text in said.values())
    assert said["en"] != said["fr"] or english in ("note {id}", "action {id}")


def test_a_flaw_names_squares_and_rooms_as_players_do() -> None:
    quest = PRINTED.quests[1]
    door = quest.doors[0].between
    with pytest.raises(QuestFlaw, match="is solid rock") as found:
        check_quest(quest._replace(finds=(), dark_rooms=(quest.lost_artifacts,)), 2, LAYOUT, PRINTED)
    room = words_for(BOX, "fr").said(told("{place} is solid rock", place=quest.lost_artifacts).say)
    assert words_for(BOX, "fr").said(found.value.said).endswith(f"\u00a0: {room}.")
    said = words_for(BOX, "fr").said(told("door {between}", between="–".join(door)).say)
    assert said == f"porte {door[0].upper()}–{door[1].upper()}"


def test_a_flaw_is_a_sentence_with_file_entry_and_reason() -> None:
    quest = PRINTED.quests[1]
    with pytest.raises(QuestFlaw, match=r"^quests/goblin-toll.json, the objective: it has no parts\.$") as found:
        check_quest(quest._replace(parts=()), 2, LAYOUT, PRINTED)
    assert words_for(BOX, "fr").said(found.value.said) == "l’objectif\u00a0: il n’a pas de parties."


@pytest.mark.parametrize("word", [word for word, _ in LISTS.values()])
@pytest.mark.parametrize("which", ["number 3", "in room-02", "on c4", "name"])
def test_an_entry_that_cannot_be_read_is_named_in_french(word: str, which: str) -> None:
    sentence = f"quests/crown.json, {word} {which}: Object missing required field `id`."
    assert unsaid(sentence) == []
    named = in_language(sentence, "fr").partition(", ")[2]
    assert named.split()[0] != word or word in ("action", "note")
