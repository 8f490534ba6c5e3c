"""A lesson that is not sound gets a sentence that says where and why."""

import pytest

from lanterne import registry
from lanterne.languages import LANGUAGES
from lanterne.lesson import BadLesson, Lesson, parse_lesson
from lanterne.scene import Say
from lanterne.words.checks import flaws
from lanterne.words.lexicon import sources

SMALL = """
game = "xorlosch"
seats = ["yellow", "white"]
learner = "yellow"

[position]
dwarfs.yellow-w1 = { at = "start", level = 2 }
dwarfs.white-m1 = { at = 7, level = 1 }

[[step]]
note = "look"
things = ["dwarf:white-m1"]

[[step]]
note = "walk"
rules = ["XOR-MOV-3"]
things = ["dwarf:yellow-w1"]
any_of = ["step_dwarf yellow-w1 6", "step_dwarf yellow-w1 21"]

[[step]]
note = "on"
rules = ["XOR-TRN-4"]
free = ["step_dwarf"]
answer = "end_turn"

[[step]]
note = "white"
seat = "white"
answer = "end_turn"

[[step]]
note = "farewell"
"""


def parsed(text: str) -> Lesson:
    return parse_lesson(text, "xorlosch", "small")


def test_a_small_lesson_is_sound() -> None:
    found = parsed(SMALL)
    assert [[page.note.id for page in now.pages] for now in found.steps] == [
        ["lesson-small-look", "lesson-small-walk"],
        ["lesson-small-on"],
        ["lesson-small-white"],
        ["lesson-small-farewell"],
    ]
    assert [now.by_lesson for now in found.steps] == [False, False, True, False]
    assert [len(now.answers) for now in found.steps] == [2, 1, 1, 0]
    assert [page.task for now in found.steps for page in now.pages] == [False, True, True, False, False]
    assert found.tasks == 2


def test_free_moves_are_taken_until_the_answer_that_leads_on() -> None:
    found = parsed(SMALL)
    table = found.new_table("Ann")
    step = found.steps[0].answers[1]
    table.answer(0, step)
    for _ in range(2):
        now = found.step(table)
        assert now == found.steps[1]
        free = next(call for call in table.view(0).options() if call[0] == "step_dwarf")
        assert found.refuses(table, 0, free) is None
        table.answer(0, free)
    assert found.refuses(table, 0, table.box.decode(["remove_dwarf", "yellow-w1"])) is not None
    table.answer(0, found.steps[1].answers[0])
    assert found.step(table) == found.steps[2]
    assert found.refuses(table, 0, found.steps[2].answers[0]) is not None, "it is White's to answer"


PLANTED: dict[str, tuple[str, str, str]] = {
    "no TOML": ('game = "xorlosch"', "game =", "small of xorlosch: Invalid value"),
    "a key there is not": ('[[step]]\nnote = "on"', "[[step]]\nhint = 'x'\nnote = \"on\"", "unknown field `hint`"),
    "another game": ('game = "xorlosch"', 'game = "chess"', "a lesson of 'chess' in the folder of xorlosch"),
    "nobody learns": ('learner = "yellow"', 'learner = "red"', "the learner 'red' has no seat"),
    "too many seats": ('["yellow", "white"]', '["yellow"]', "xorlosch is for 2 to 6 players, not 1"),
    "a colour there is not": ('["yellow", "white"]', '["yellow", "pink"]', "there is no colour called 'pink'"),
    "a place there is not": ("at = 7", "at = 77", "there is no square called '77'"),
    "an unknown step": (
        '"end_turn"\n\n[[step]]\nnote = "white"',
        '"dance"\n\n[[step]]\nnote = "white"',
        "step 3: .*dance",
    ),
    "an answer that is not open": (
        "yellow-w1 21",
        "yellow-w1 22",
        "step 2: yellow may not step_dwarf yellow-w1 22 then; open",
    ),
    "an unknown seat": (
        'seat = "white"',
        'seat = "black"',
        "step 4: there is no seat 'black'; there are yellow, white",
    ),
    "a seat that is not asked": ('seat = "white"\n', "", "step 4: yellow is not asked; white is"),
    "a rule there is not": ("XOR-MOV-3", "XOR-MOV-99", "step 2: xorlosch has no rule 'XOR-MOV-99'"),
    "a thing nobody sees": ('["dwarf:white-m1"]', '["dwarf:white-m2"]', "step 1: 'dwarf:white-m2' cannot be seen"),
    "free moves of no kind": ('["step_dwarf"]', '["fly"]', "step 3: xorlosch has no step 'fly'"),
    "two kinds of answers": (
        "free = [",
        'any_of = ["end_turn"]\nfree = [',
        "step 3: it has more than one of answer, any_of and way",
    ),
    "free moves without an end": (
        '"]\nanswer = "end_turn"',
        '"]',
        "step 3: it names a seat, a goal or free moves, but no answer",
    ),
    "no note at all": ('note = "look"', "", "step 1: it has neither a note nor an answer"),
    "nothing is said": ('note = "on"\n', "", "step 3: the learner is asked without a note"),
    "a goal not reached": (
        'free = ["step_dwarf"]\n',
        "goal = { points = 99 }\n",
        "step 3: its answers do not lead to its goal",
    ),
    "a number there is not": ('free = ["step_dwarf"]\n', 'say = { x = "dwarfs.red" }\n', "step 3: there is no 'red'"),
    "a choice for another": (
        'seat = "white"\n',
        'seat = "white"\nfree = ["step_dwarf"]\n',
        "step 4: the lesson answers for this seat",
    ),
    "no farewell": ('[[step]]\nnote = "farewell"\n', "", "it has no farewell"),
}


@pytest.mark.parametrize("mistake", PLANTED)
def test_a_mistake_gets_a_sentence(mistake: str) -> None:
    old, new, said = PLANTED[mistake]
    assert SMALL.count(old) == 1, f"{old!r} stands {SMALL.count(old)} times"
    with pytest.raises(BadLesson, match=said):
        parsed(SMALL.replace(old, new))


def test_a_note_without_words_and_words_without_a_note_are_found() -> None:
    texts: dict[str, dict[str, str]] = {language: sources("xorlosch", language) for language in LANGUAGES}
    french = texts["fr"]["xorlosch/lesson.fr.ftl"]
    texts["fr"]["xorlosch/lesson.fr.ftl"] = french.replace("lesson-2-quests-welcome =", "lesson-2-quests-hello =")
    found = flaws(registry.box("xorlosch"), texts, registry.bots("xorlosch"))
    assert ("fr", Say("flaw-word-missing", {"key": "lesson-2-quests-welcome"})) in found
    assert ("fr", Say("flaw-word-unused", {"key": "lesson-2-quests-hello"})) in found
