"""Names of heroes (HQ-SET-10)."""

import pytest
from tests.citing import rule

from lanterne.engine import IllegalAnswer, Seat, Table, parse_log
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.rules.naming import LONGEST_NAME, NAMING
from lanterne.games.heroquest.scene import scene
from lanterne.games.heroquest.state import State
from lanterne.words import words_for

SEATS = [Seat("Ann"), Seat("Bob"), Seat("Cid")]


def table() -> Table[State]:
    made = Table.new(BOX, SEATS, seed=bytes(32))
    for seat, hero in enumerate(("elf", "dwarf")):
        made.answer(seat, BOX.decode(["take_hero", hero]))
    return made


def labels(made: Table[State], seat: int) -> list[str]:
    words = words_for(BOX, "en")
    return [words.said(node.label) for panel in scene(made.view(seat)).panels for node in panel.nodes]


@rule("HQ-SET-10", "HQ-SET-9")
def test_a_player_names_his_own_hero_and_everybody_reads_it_on_the_sheets() -> None:
    made = table()
    made.raise_motion(1, NAMING, "  Gimra   of the Hill ")
    for seat in range(3):
        assert [label for label in labels(made, seat) if "Gimra" in label] == ["Gimra of the Hill (Dwarf)"]
    assert "Elf" in labels(made, 1), "nobody else is named"
    described = BOX.describe(made.view(-1))["heroes"]
    assert (described["dwarf"]["name"], described["elf"]["name"]) == ("Gimra of the Hill", "")
    again = Table.replay(BOX, parse_log(b"\n".join(made.log.lines())), seed=bytes(32))
    assert again.state.hash() == made.state.hash()
    assert made.state_after(made.last).names == made.state.names


@rule("HQ-SET-10")
def test_a_name_is_changed_and_taken_away() -> None:
    made = table()
    for name in ("Legolin", "Elwë", ""):
        made.raise_motion(0, NAMING, name)
        assert made.state.names[2] == name
    assert "Elf" in labels(made, 0)


@rule("HQ-SET-10")
@pytest.mark.parametrize(
    ("seat", "name", "message"),
    [
        (0, "x" * LONGEST_NAME, ""),
        (0, "x" * (LONGEST_NAME + 1), "name-too-long"),
        (0, "a\u202eb", "name-unreadable"),
        (0, "a\x07b", "name-unreadable"),
        (2, "Zargon the Great", "only-heroes-are-named"),
    ],
)
def test_what_is_no_name_is_refused_by_a_sentence(seat: int, name: str, message: str) -> None:
    made = table()
    refusal = NAMING.refused(made.view(seat).state, seat, name)
    assert (refusal.message if refusal else "") == message
    if message:
        with pytest.raises(IllegalAnswer):
            made.raise_motion(seat, NAMING, name)


@rule("HQ-SET-10")
def test_who_has_no_hero_yet_names_none() -> None:
    made = Table.new(BOX, SEATS, seed=bytes(32))
    refusal = NAMING.refused(made.view(0).state, 0, "Conan")
    assert refusal is not None
    assert refusal.message == "no-hero-yet"


@rule("HQ-SET-10", "HQ-DTH-7")
def test_somebody_new_who_joins_has_no_name_yet() -> None:
    made = table()
    made.raise_motion(0, NAMING, "Legolin")
    BOX.steps["send_new_hero"].run(made.game, 2)
    assert made.state.names[2] == ""
