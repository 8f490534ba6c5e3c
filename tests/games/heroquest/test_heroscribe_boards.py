"""Files with several boards: each is a quest of its own, and passages lead from one to the next."""

from tests.games.heroquest.heroscribe import BASE, Thing, quest, told

from lanterne.games.heroquest.heroscribe.sheet import Imported, imported

TO_THE_CORRIDOR: Thing = ("Door", 7, 18, "downward")
SECOND: tuple[Thing, ...] = (("Door", 3, 1, "downward"), ("Mummy", 3, 3))
"""A room in the north-west of a board, and somebody in it."""


def board(*things: Thing) -> str:
    rows = quest(*things, base=()).decode()
    return rows[rows.index("<board>") : rows.index("</board>") + len("</board>")]


def bridge(column: int, row: int, position: int, orientation: str) -> str:
    return f'<bridge column="{column}" row="{row}" position="{position}" orientation="{orientation}"/>'


def boards(*more: str, first: bytes = b"", given: str = 'width="2" height="1"', notes: tuple[str, ...] = ()) -> bytes:
    """A file with these boards and bridges after the first one."""
    whole = first or quest(TO_THE_CORRIDOR, ("Orc", 8, 17), ("LetterA", 8, 16), notes=notes)
    text = whole.decode().replace('width="1" height="1"', given)
    return text.replace("</board>", f"</board>{''.join(more)}").encode()


def start(found: Imported) -> list[str]:
    squares: list[str] = found.sheet["start"][0]["squares"]
    return squares


def test_each_board_is_a_quest_and_passages_are_exit_and_entrance() -> None:
    one, two = imported(boards(board(*SECOND), bridge(1, 1, 19, "horizontal")), "deep")
    assert (one.id, one.name, one.title) == ("deep", "The Cellar (1/2)", "The Cellar")
    assert (two.id, two.name, two.sheet["number"]) == ("deep-board2", "The Cellar (2/2)", 2)
    assert one.sheet["exit"] == ["b15", "c15", "b16", "c16", "z19"]
    assert start(two)[0] == "a19"
    assert two.sheet["stairs"] is None
    assert [row["kind"] for row in two.sheet["monsters"]] == ["mummy"]
    assert [row["kind"] for row in one.sheet["monsters"]] == ["orc"]
    assert told(one)[:2] == [
        "The quest has 2 boards. Each becomes a quest of its own, to be played in order.",
        "A passage in row 19 joins boards 1 and 2: the heroes leave one by it and enter the other.",
    ]
    assert not any("board" in each for each in told(two))


def test_a_bridge_leads_down() -> None:
    data = boards(board(*SECOND), bridge(1, 1, 26, "vertical"), given='width="1" height="2"')
    one, two = imported(data, "deep")
    assert one.sheet["exit"][-1] == "z19"
    assert start(two)[0] == "z1"


def test_the_board_with_the_stairs_comes_first() -> None:
    lower = quest(*SECOND, base=())
    data = boards(board(*BASE, TO_THE_CORRIDOR), bridge(1, 1, 1, "horizontal"), first=lower)
    one, two = imported(data, "deep")
    assert (one.name, two.name) == ("The Cellar (2/2)", "The Cellar (1/2)")
    assert one.sheet["exit"][-1] == "a1"
    assert start(two)[0] == "z1"


def test_notes_go_to_the_boards_with_their_marks() -> None:
    notes = ("A. Find 20 gold coins.", "B. Find 50 gold coins.", "Beware.", "Z. Nowhere.", "Wandering monster: Zombie")
    data = boards(board(*SECOND, ("LetterB", 3, 4)), bridge(1, 1, 19, "horizontal"), notes=notes)
    one, two = imported(data, "deep")
    assert [find["gold"] for find in one.sheet["finds"]] == [20]
    assert [find["gold"] for find in two.sheet["finds"]] == [50]
    assert one.sheet["wandering"] == two.sheet["wandering"] == "zombie"
    assert "A note begins with Z, but the map shows no such mark." in told(one)


def test_a_board_nobody_can_begin_on_is_left_out_with_the_reason() -> None:
    [only] = imported(boards(board(*SECOND)), "deep")
    assert [row["kind"] for row in only.sheet["monsters"]] == ["orc"]
    assert told(only)[0].startswith("Board 2 is left out. Nobody could begin")


def test_bridges_that_lead_nowhere_are_told() -> None:
    wrong = (bridge(2, 1, 5, "horizontal"), bridge(1, 1, 5, "vertical"), bridge(1, 1, 20, "horizontal"))
    [only] = imported(boards(board(*SECOND), *wrong, '<bridge column="x"/>'), "deep")
    assert sum("leads to no other board, and was ignored." in each for each in told(only)) == 4
