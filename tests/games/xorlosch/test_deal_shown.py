"""What stands beside the answers in a deal: the whole share, before and after."""

from tests.games.xorlosch.talks import play, scene

from lanterne import registry
from lanterne.games.xorlosch.rules.award import score
from lanterne.games.xorlosch.state import NONE
from lanterne.lab.stage import Stage
from lanterne.words import words_for


def beside(table: Stage, answer: str) -> str:
    """The note beside an answer."""
    view = table.view("blue")
    words = words_for(view.box, "en")
    return " · ".join(words.all_said(registry.notes(view)[table.call(answer)]))


def cells(table: Stage, seat: str) -> list[list[str]]:
    view = table.view(seat)
    sheet = registry.looks(view).sheet
    assert sheet is not None
    shown = sheet(view)
    assert shown is not None
    words = words_for(view.box, "en")
    return [[words.said(row.label), *words.all_said(row.cells)] for row in shown.rows]


def test_no_sheet_before_a_quest_is_settled() -> None:
    table = scene("red-w1 on 4, blue-m1 on 8, blue-w1 on 12", blue="4 8 12")
    sheet = registry.looks(table.view("red")).sheet
    assert sheet is not None
    assert sheet(table.view("red")) is None


def test_the_sheet_tells_what_each_has_gets_and_would_have_then() -> None:
    table = scene("red-w1 on 4, blue-m1 on 8, blue-w1 on 12", blue="4 8 12")
    play(table, "red: propose blue", "red: ask_task task-blue-08")
    assert cells(table, "blue")[:2] == [
        ["Red", "0", "Healing Herbs (4)", "1", "proposes"],
        ["Blue", "0", "Dragon Scale (8), Dragon Scale (12)", "2", "–"],
    ]
    assert beside(table, "agree task-blue-08") == "Red 0 → 1 · Blue 0 → 2"
    assert beside(table, "veto task-blue-08") == "nothing changes hands for now"
    play(table, "blue: agree task-blue-08")
    assert cells(table, "red")[1][-1] == "agrees"


def test_renouncing_tells_who_has_more_then_and_that_is_what_comes() -> None:
    table = scene("red-w1 on 4, red-w2 on 12, blue-m1 on 8, blue-w1 on 12, blue-w2 on 12", blue="4 8 12")
    play(table, "red: propose blue", "red: ask_task task-blue-12")
    assert beside(table, "agree task-blue-12") == "Red 0 → 1 · Blue 0 → 2"
    assert beside(table, "renounce task-blue-12") == "Red 0 → 2 · Blue 0 → 1"
    play(table, "blue: renounce task-blue-12", "red: force")
    for _ in range(9):
        if table.game.state.quest == NONE:
            break
        seat = table.asked[0]
        table.play(seat, "pass" if "pass" in table.offered(seat) else "keep")
    assert dict(score(table.game.state)) == {0: 2, 1: 1, 2: 0}
