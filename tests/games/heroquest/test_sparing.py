"""Questions that a seat may wish not to be asked (HQ-DEC-2)."""

from tests.citing import rule
from tests.games.heroquest.fights import hit
from tests.games.heroquest.happening import happen
from tests.games.heroquest.scene import combat, scene

from lanterne.engine import call_to_text
from lanterne.games.heroquest import BOX
from lanterne.lab.stage import Stage

ORC = {"foe": "orc-1", "at": "n9"}


def spared(stage: Stage) -> tuple[str, str]:
    """What the seat that is asked may wish not to be asked, and what is answered then."""
    view = BOX.view(stage.game.state, stage.game.asked[0])
    return view.auto_answerable, call_to_text(BOX, view.default_answer()) if view.auto_answerable else ""


@rule("HQ-DEC-2")
def test_potions_before_a_defend_roll_are_not_drunk() -> None:
    hero = {"at": "m9", "items": ["potion-of-defense"]}
    stage = scene({"barbarian": hero}, monsters=[ORC], active="dwarf", chance=[combat("sss")])
    hit(stage, "orc-1", "barbarian")
    assert spared(stage) == ("defence_window", "pass")


@rule("HQ-DEC-2")
def test_a_roll_is_kept() -> None:
    hero = {"at": "m9", "items": ["fortunes-longsword"], "readied": "fortunes-longsword"}
    stage = scene({"elf": hero}, active="elf", monsters=[ORC], chance=[combat("swb")])
    stage.play("elf", "strike fortunes-longsword orc-1")
    assert spared(stage) == ("fortune", "keep_roll orc-1 1")


@rule("HQ-DEC-2")
def test_squares_and_rusting_things_are_the_first_ones() -> None:
    stage = scene({"barbarian": {"at": "m9", "items": ["broadsword", "helmet"], "worn": ["helmet"]}}, monsters=[ORC])
    happen(stage, "way_out barbarian m9")
    assert spared(stage) == ("way_out", "step_clear barbarian m8")
    for question in ("wandering_square barbarian", "choose_summon_square orc-1 goblin", "choose_rust barbarian"):
        happen(stage, question)
        assert stage.asked == ("zargon",)
        name, answer = spared(stage)
        assert name == question.split()[0]
        assert stage.is_open("zargon", answer)


@rule("HQ-DEC-2", "HQ-DTH-2")
def test_who_is_dying_is_always_asked() -> None:
    stage = scene({"barbarian": {"at": "m9", "items": ["potion-of-healing"]}}, active="dwarf")
    happen(stage, "lose_body barbarian 99")
    assert stage.decision == "last_chance"
    assert spared(stage) == ("", "")
    assert "last_chance" not in BOX.auto_answers
    assert "turn_choice" not in BOX.auto_answers


@rule("HQ-DEC-2")
def test_each_seat_is_told_of_the_questions_it_can_be_asked() -> None:
    state = scene().game.state
    hero = {name for name, spare in BOX.auto_answers.items() if spare.concerns(state, 0)}
    zargon = {name for name, spare in BOX.auto_answers.items() if spare.concerns(state, 4)}
    assert hero == {"defence_window", "fortune", "way_out"}
    assert zargon == {"way_out", "wandering_square", "choose_summon_square", "choose_rust"}
