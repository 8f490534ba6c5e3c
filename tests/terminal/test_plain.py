"""A whole game by text alone: the player below sees nothing but the lines it is told."""

import re
from pathlib import Path

import pytest

from lanterne.engine import IllegalAnswer, LogError, Table, read_log
from lanterne.engine.log import Answer, Undo
from lanterne.registry import bots, box
from lanterne.terminal.plain import PlainTable
from lanterne.terminal.session import Session, saved_games, seats_alone

OPTION = re.compile(r"(\d+)\. (.*)")


class Reader:
    """Answers by what it has read since the last question: the first of its wishes that is offered. Once it has read
    `then`, it types the lines it was given."""

    def __init__(self, wishes: list[str], then: str = "", lines: list[str] | None = None) -> None:
        self.wishes = wishes
        self.page: list[str] = []
        self.told: list[str] = []
        self.then = then
        self.lines = lines or []

    def tell(self, line: str) -> None:
        self.page.append(line)
        self.told.append(line)

    def ask(self, prompt: str) -> str:
        if self.lines and any(self.then in line for line in self.told):
            return self.lines.pop(0)
        options = [found.groups() for line in self.page if (found := OPTION.fullmatch(line))]
        self.page.clear()
        if not options:
            return ""
        for wish in self.wishes:
            for number, label in options:
                if wish in label and "(" not in label.removesuffix("(majority)"):
                    return number
        return options[0][0]


ENGLISH = ["Send out 3", "Announce", "Agree", "Pass", "End the turn", "Change nothing", "Warrior, level 1", "Red"]


def test_a_whole_game_is_played_from_the_text_alone(tmp_path: Path) -> None:
    session = Session.new("xorlosch", ["me", "steady"], {"mode": "short-game"}, tmp_path, seed=bytes(32))
    reader = Reader(ENGLISH)
    PlainTable(session, "en", reader.ask, reader.tell).play()
    told = "\n".join(reader.told)
    assert session.table.state.ending == "dragons-slain"
    assert "The last dragon quest is done, and Xorlosch can sleep in peace." in told
    assert re.search(r"^1\. \w+: \d+ task cards?: ", told, re.MULTILINE), "the places are told"
    assert "Red to play, with 5 movement points." in told
    assert re.search(r"^— \w+ quest —\nDone by (majority|diplomacy)\.\n", told, re.MULTILINE), (
        "a quest ends as a chapter"
    )
    assert re.search(r"^(Red|Blue): \+?\d+ task cards?", told, re.MULTILINE), "with what everybody has"
    assert not re.search(r"[{}$]|square:|ruins-\d", told), "only words reach the reader"
    assert Table.replay(box("xorlosch"), read_log(session.path)).state.hash() == session.table.state.hash()


def test_the_table_and_the_closed_options_are_described_on_request(tmp_path: Path) -> None:
    session = Session.new("xorlosch", ["me", "random"], {"start_player": "1"}, tmp_path, seed=bytes(32))
    reader = Reader(ENGLISH, "What do you do?", ["t", "w", "l fr", "u", "hello", "99", "²", "9" * 5000, "q"])
    PlainTable(session, "en", reader.ask, reader.tell).play()
    told = "\n".join(reader.told)
    assert "Great Stair" in told
    assert "No quest can be completed in your first turn. (XOR-OPN-7)" in told
    assert "Que faites-vous" in told, "the language changes in the middle of a decision"
    assert f"La partie est enregistrée\u00a0: {session.path}" in told
    assert "Répondez par le numéro" in told


def test_a_game_is_resumed_where_it_was_left(tmp_path: Path) -> None:
    session = Session.new("xorlosch", ["me", "random"], {}, tmp_path, seed=bytes(32))
    reader = Reader([], "", ["1", "q"])
    PlainTable(session, "en", reader.ask, reader.tell).play()
    ((path, header),) = saved_games("xorlosch", tmp_path)
    assert header.game == "xorlosch"
    again = Session.resume(path)
    assert again.table.state.hash() == session.table.state.hash()
    reader = Reader(ENGLISH, "What do you do?", ["q"])
    PlainTable(again, "en", reader.ask, reader.tell).play()
    assert len(read_log(path).entries) > len(session.table.log.entries)


def test_without_its_seed_a_running_game_cannot_go_on(tmp_path: Path) -> None:
    session = Session.new("xorlosch", ["me", "random"], {}, tmp_path)
    session.path.with_suffix(".seed").unlink()
    with pytest.raises(LogError, match=r"its seed, .*, is missing"):
        Session.resume(session.path)
    session.path.with_suffix(".seed").write_text("rubbish")
    with pytest.raises(LogError, match="cannot be read"):
        Session.resume(session.path)


def played_a_little(folder: Path) -> Session:
    """A game in which some answers were given, and one was taken back."""
    session = Session.new("xorlosch", ["me", "random"], {"start_player": "1"}, folder, seed=bytes(32))
    reader = Reader(ENGLISH, "What do you do?", ["u", "q"])
    PlainTable(session, "en", reader.ask, reader.tell).play()
    return session


@pytest.mark.parametrize("tail", [b"", b"\0\0\0", b'{"type":"answer","n":', b'{"type":"answer","n":\n'])
def test_a_torn_last_line_is_left_out_and_the_game_goes_on(tail: bytes, tmp_path: Path) -> None:
    session = played_a_little(tmp_path)
    whole = session.path.read_bytes()
    session.path.write_bytes(whole.removesuffix(b"\n") if not tail else whole + tail)
    ((path, _),) = saved_games("xorlosch", tmp_path)
    again = Session.resume(path)
    assert again.mended == bool(tail)
    assert again.table.state.hash() == session.table.state.hash()
    assert path.read_bytes() == whole
    reader = Reader(ENGLISH, "What do you do?", ["q"])
    PlainTable(again, "en", reader.ask, reader.tell).play()
    assert any("was incomplete" in line for line in reader.told) == bool(tail)
    assert not Session.resume(path).mended


def test_a_flaw_before_the_last_line_is_not_mended(tmp_path: Path) -> None:
    session = played_a_little(tmp_path)
    lines = session.path.read_bytes().split(b"\n")
    session.path.write_bytes(b"\n".join([*lines[:2], b"{", *lines[3:]]))
    with pytest.raises(LogError, match="line 3"):
        Session.resume(session.path)


def test_the_seed_is_opened_even_if_the_power_went_just_before(tmp_path: Path) -> None:
    session = Session.new("xorlosch", ["me", "steady"], {"mode": "short-game"}, tmp_path, seed=bytes(32))
    reader = Reader(ENGLISH)
    PlainTable(session, "en", reader.ask, reader.tell).play()
    whole = session.path.read_bytes()
    session.path.write_bytes(whole[: whole.rstrip().rindex(b"\n") + 9])
    session.path.with_suffix(".seed").write_text(bytes(32).hex(), encoding="ascii")
    Session.resume(session.path)
    assert session.path.read_bytes() == whole
    assert not session.path.with_suffix(".seed").exists()


def test_a_game_that_is_played_twice_at_once_keeps_the_first_answer(tmp_path: Path) -> None:
    one = Session.new("xorlosch", ["me", "random"], {"start_player": "1"}, tmp_path, seed=bytes(32))
    two = Session.resume(one.path)
    one.answer(0, one.table.box.decode(["take_colour", "red"]))
    with pytest.raises(LogError, match="has been played elsewhere in the meantime"):
        two.answer(0, two.table.box.decode(["take_colour", "blue"]))
    assert Session.resume(one.path).table.state.hash() == one.table.state.hash()


def test_what_was_taken_back_is_not_repeated(tmp_path: Path) -> None:
    session = played_a_little(tmp_path)
    told = [(n, said.event.message) for n, said in session.events]
    assert [(n, said.event.message) for n, said in Session.resume(session.path).events] == told
    undo = next(entry for entry in session.table.log.entries if isinstance(entry, Undo))
    assert not [n for n, _ in told if undo.to < n < undo.n]


def test_games_that_cannot_be_saved_get_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(LogError, match=r"games cannot be saved in .*: Not a directory"):
        Session.new("xorlosch", ["me", "random"], {}, tmp_path / "file" / "games")


def test_a_curtain_falls_between_two_persons(tmp_path: Path) -> None:
    session = Session.new("xorlosch", ["Anna", "Bob"], {"start_player": "1"}, tmp_path, seed=bytes(32))
    prompts: list[str] = []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return "q" if len(prompts) > 6 else "1"

    PlainTable(session, "en", ask, lambda line: None).play()
    curtains = [prompt.split(".")[0] for prompt in prompts if prompt != "> "]
    assert curtains[:3] == ["The screen is for Anna", "The screen is for Bob", "The screen is for Anna"]


def test_ending_a_turn_with_points_left_is_asked_twice(tmp_path: Path) -> None:
    session = Session.new("xorlosch", ["me", "random"], {"start_player": "1"}, tmp_path, seed=bytes(32))
    reader = Reader(ENGLISH, "Choose it again to confirm.", ["q"])
    PlainTable(session, "en", reader.ask, reader.tell).play()
    assert "You still have 5 movement points. Choose it again to confirm." in reader.told
    assert session.person_asked == 0, "the turn is not over yet"
    reader = Reader(ENGLISH, "Round 1 is over", ["q"])
    PlainTable(session, "en", reader.ask, reader.tell, warnings=False).play()
    assert not any("Choose it again" in line for line in reader.told)


def test_a_walk_is_taken_back_whole(tmp_path: Path) -> None:
    session = Session.new("xorlosch", ["me", "random"], {"start_player": "1"}, tmp_path, seed=bytes(32))
    reader = Reader(ENGLISH, "What do you do?", ["q"])
    PlainTable(session, "en", reader.ask, reader.tell).play()
    decode, before = session.table.box.decode, session.table.state.hash()
    assert session.walk(0, [decode(["step_dwarf", "red-w1", to]) for to in ("ruins-06", "ruins-07")]) == 2
    session.undo(0)
    assert session.table.state.hash() == before


def test_a_shortcut_is_offered_by_number_and_taken_back_whole(tmp_path: Path) -> None:
    settings = {"play": "single-quest", "quest": 2}
    session = Session.new("heroquest", ["me", "me", "steady"], settings, tmp_path, seed=bytes(32))
    wishes = ["Search this room one after the other", "Begin", "Leave the armoury", "Barbarian", "Dwarf"]
    reader = Reader(wishes, "draws a Treasure card", ["u", "q"])
    PlainTable(session, "en", reader.ask, reader.tell).play()
    given = [entry for entry in session.table.log.entries if isinstance(entry, Answer) and entry.seat < 2]
    assert [(entry.seat, entry.answer) for entry in given[-3:]] == [
        (0, ("search_for_traps",)),
        (0, ("end_turn",)),
        (1, ("search_for_treasure",)),
    ]
    [undo] = [entry for entry in session.table.log.entries if isinstance(entry, Undo)]
    assert undo.to == given[-3].n - 1
    assert session.person_asked == 0


def test_between_persons_undo_stops_at_the_barrier(tmp_path: Path) -> None:
    session = Session.new("xorlosch", ["Anna", "Bob"], {"start_player": "1"}, tmp_path, seed=bytes(32))
    session.answer(0, session.table.box.decode(["take_colour", "red"]))
    with pytest.raises(IllegalAnswer, match="everybody agrees"):
        session.undo(0)


def test_walking_stops_at_a_surprise(tmp_path: Path) -> None:
    session = Session.new("xorlosch", ["me", "random"], {"start_player": "1"}, tmp_path, seed=bytes(32))
    reader = Reader(ENGLISH, "What do you do?", ["q"])
    PlainTable(session, "en", reader.ask, reader.tell).play()
    decode = session.table.box.decode
    calls = [decode(["step_dwarf", "red-w1", "ruins-06"]), decode(["step_dwarf", "red-w1", "ruins-30"])]
    assert session.walk(0, calls) == 1, "30 is not next to 6: the walk stops, and nothing is lost"
    assert session.table.state.where[0] == 6


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        (["random", "random"], "at least one seat must be a person's"),
        (["me", "steady:sleepy"], "xorlosch has no bot called 'steady:sleepy'; it has novice, random, steady"),
        (["me"], "xorlosch is for 2 to 6 players, not 1"),
        (["me"] * 7, "xorlosch is for 2 to 6 players, not 7"),
    ],
)
def test_bad_tables_get_a_sentence(seats: list[str], sentence: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=sentence):
        Session.new("xorlosch", seats, {}, tmp_path)
    assert not list(tmp_path.iterdir()), "nothing is left behind"


def test_who_plays_alone_has_as_many_seats_as_the_settings_are_for(tmp_path: Path) -> None:
    own = next(name for name in bots("dungeon-lords") if name != "random")
    assert seats_alone("dungeon-lords", {}) == ["me", own, own]
    assert seats_alone("dungeon-lords", {"trainer": "magic-word"}) == ["me"]
    session = Session.new("dungeon-lords", ["me"], {"trainer": "magic-word"}, tmp_path, seed=bytes(32))
    assert session.table.asked == (0,)
    with pytest.raises(ValueError, match="dungeon-lords with trainer=magic-word is for 1 player, not 2"):
        Session.new("dungeon-lords", ["me", own], {"trainer": "magic-word"}, tmp_path)


WHICH = "Which warrior do you play? If others want the same, dice decide."


def test_a_person_with_several_seats_reads_which_one_is_asked(tmp_path: Path) -> None:
    session = Session.new("warhammer-quest", ["me", "me"], {"adventure": "first-game"}, tmp_path, seed=bytes(32))
    reader = Reader(["Barbarian", "Elf"], then="Player 2. Which warrior do you play?", lines=["2", "q"])
    PlainTable(session, "en", reader.ask, reader.tell).play()
    asked = [line for line in reader.told if "(WQ-SET-1)" in line]
    assert asked == [f"Player {number}. {WHICH} (WQ-SET-1)" for number in (1, 2)]
    alone = Session.new("warhammer-quest", ["me", "steady"], {}, tmp_path, seed=bytes(32))
    reader = Reader([], then="Which warrior", lines=["q"])
    PlainTable(alone, "en", reader.ask, reader.tell).play()
    assert f"{WHICH} (WQ-SET-1)" in reader.told
