"""A table driven from Python: in every game, with every number of players."""

import copy
import pickle
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import lanterne
from lanterne import Option, Table, registry
from lanterne.engine import SeedDice, read_log
from lanterne.engine.proof import prove

GAMES = [name for name in registry.GAMES if name != "quest-workshop"]
KINDS = [(game, seats) for game in GAMES for seats in registry.box(game).seats]


def begun(game: str, seats: int, seed: int = 1) -> Table:
    settings = registry.box(game).settings_for(seats)
    return lanterne.new_table(game, seats, seed, simulation=True, **settings)


def played(game: str, seats: int, decisions: int = 40) -> Table:
    table = begun(game, seats)
    table.let_play("random", decisions)
    return table


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_what_a_table_offers_is_what_the_seat_sees(game: str, seats: int) -> None:
    table, chance = begun(game, seats), random.Random(1)
    for _ in range(30):
        if table.over:
            break
        for seat in table.asked:
            view = table.view(seat)
            assert view.options() == table.options(seat)
            assert view.picks() == table.picks(seat=seat)
            for option in (*view.options()[:5], *view.picks()[:5]):
                assert view.option(str(option)) == option
                assert table.option(option.name, **option.args) == option
                assert through_a_file(option) == option
        table.play(table.random(chance))


def through_a_file(option: Option) -> Option:
    """The same option, through a file."""
    found: Option = pickle.loads(pickle.dumps(option))
    assert hash(found) == hash(option)
    assert repr(found) == repr(option)
    return found


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_a_copy_goes_on_as_the_table_does(game: str, seats: int) -> None:
    table = played(game, seats)
    before = table.hash()
    others = [table.copy(), copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    for other in others:
        other.let_play("random", 20)
    assert table.hash() == before
    table.let_play("random", 20)
    assert {other.hash() for other in others} == {table.hash()}
    assert {other.decisions for other in others} == {table.decisions}


@pytest.mark.parametrize(("game", "seats"), KINDS)
def test_the_log_of_a_table_proves_it(game: str, seats: int, tmp_path: Path) -> None:
    table = played(game, seats)
    table.save(tmp_path / "game.log")
    proof = prove(registry.box(game), read_log(tmp_path / "game.log"))
    assert proof.opened
    assert proof.answers == table.decisions
    assert lanterne.load_table(table.log).hash() == table.hash()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_saved_is_played_on_as_it_would_have_been(game: str, tmp_path: Path) -> None:
    table = played(game, registry.box(game).seats_with()[0])
    table.save(tmp_path / "game.log")
    loaded = lanterne.load_table(tmp_path / "game.log")
    assert loaded.hash() == table.hash()
    assert loaded.names == table.names
    chance = random.Random(3)
    for _ in range(20):
        if table.over:
            break
        answer = table.random(chance)
        table.play(answer)
        loaded.play(answer)
    assert loaded.hash() == table.hash()
    loaded.save(tmp_path / "later.log")
    assert lanterne.load_table(tmp_path / "later.log").hash() == table.hash()
    if not table.over:
        loaded.undo()
        assert loaded.decisions == table.decisions - 41


@pytest.mark.parametrize("game", GAMES)
def test_undo_goes_back_to_the_same_position(game: str) -> None:
    table = begun(game, registry.box(game).seats_with()[0])
    chance = random.Random(5)
    hashes = [table.hash()]
    for _ in range(6):
        table.play(table.random(chance))
        hashes.append(table.hash())
    for before in reversed(hashes[:-1]):
        table.undo()
        assert table.hash() == before
    with pytest.raises(lanterne.BadArgument, match="nothing to take back"):
        table.undo()


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_shows_every_decision(game: str) -> None:
    table = played(game, registry.box(game).seats_with()[0], 25)
    again = begun(game, table.players)
    moments = list(lanterne.replay(table.log))
    assert len(moments) == table.decisions
    assert tuple((moment.seat, moment.option) for moment in moments) == table.answers
    for moment in moments:
        assert moment.table.hash() == again.hash()
        assert moment.table.view(moment.seat).is_open(moment.option)
        again.play(moment.option, moment.seat)
    assert again.hash() == table.hash()


@pytest.mark.parametrize("game", GAMES)
def test_an_outcome_has_places_and_points(game: str) -> None:
    table = begun(game, registry.box(game).seats_with()[0])
    early = table.outcome
    assert early is None
    table.let_play("random")
    outcome = table.outcome
    assert outcome is not None
    assert outcome.ending in lanterne.load(game).endings
    assert outcome.places == registry.box(game).ranking(table.state)
    assert len(outcome.points) == table.players
    assert table.turn is None
    with pytest.raises(lanterne.BadArgument, match="the game is over"):
        table.options()
    assert table.prompt
    assert table.text()


def test_equal_games_from_the_front_door_and_from_the_engine() -> None:
    table = lanterne.new_table("xorlosch", 2, bytes(32), simulation=True, max_rounds=30)
    raw = registry.box("xorlosch").new(2, SeedDice(bytes(32)), {"max_rounds": 30}, simulation=True)
    chance = random.Random(1)
    while not table.over:
        answer = table.random(chance)
        raw.answer(raw.asked[0], answer.call)
        table.play(answer)
    assert table.state == raw.state


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"players": 7}, "xorlosch is for 2 to 6 players, not 7"),
        ({"board": "moon"}, "setting board cannot be 'moon'"),
        ({"colour": "red"}, "xorlosch has no setting 'colour'"),
        ({"seed": b"short"}, "a seed has 32 bytes, not 5"),
        ({"players": "3"}, "the number of players is a whole number, not '3'"),
        ({"lang": "de"}, "de"),
    ],
)
def test_what_does_not_fit_is_told_in_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(lanterne.BadArgument, match=sentence):
        lanterne.new_table("xorlosch", **wrong)


def test_words_that_mean_nothing() -> None:
    table = lanterne.new_table("xorlosch", seed=1)
    for words, sentence in {
        "take_colour mauve": "there is no colour called 'mauve'",
        "dance": "there is no step called 'dance'",
        "take_colour [red": "unclosed bracket",
        "take_color red": "there is no step called 'take_color'; did you mean take_colour",
        "take_colour gren": "there is no colour called 'gren'; did you mean green",
        "take_colour": "take_colour needs colour",
        "take_colour red blue": "take_colour takes colour, not 2 arguments",
        "raise_dwarf red-w1 red-w2": "raise_dwarf takes die, not 2 arguments",
        "end_turn red": "end_turn takes nothing, not 1 argument",
        "place_group [recruit]": "recruit needs kind, level",
        " ": "an answer is the name of a step, then its arguments",
    }.items():
        with pytest.raises(lanterne.BadArgument, match=sentence):
            table.play(words)
    with pytest.raises(lanterne.BadArgument, match="is no answer of xorlosch"):
        table.play(("dance",))
    with pytest.raises(lanterne.BadArgument, match="take_colour takes colour, not shade"):
        table.option("take_colour", colour="red", shade="dark")
    with pytest.raises(lanterne.BadArgument, match="take_colour needs colour"):
        table.option("take_colour", shade="dark")
    with pytest.raises(lanterne.BadArgument, match="there is no seat called 'green'; there are 1, 2"):
        table.view("green")
    with pytest.raises(lanterne.BadArgument, match="numbered from 0 to 1"):
        table.options(2)
    with pytest.raises(lanterne.BadArgument, match=r"a seat is a number or a name, not 1\.0"):
        table.view(1.0)  # type: ignore[arg-type]
    with pytest.raises(lanterne.BadArgument, match=r"picks are a list: \['take_colour red'\]"):
        table.view().picks("take_colour red")
    assert table.decisions == 0


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    table = lanterne.new_table("xorlosch", seed=1)
    with pytest.raises(lanterne.IllegalAnswer, match="seat 1, which is not asked now: the game waits for seat 0"):
        table.play("take_colour red", seat=1)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("xorlosh", "there is no game called 'xorlosh'; did you mean xorlosch"),
        (7, "a game is a name, not 7"),
    ],
)
def test_a_game_there_is_not(name: Any, sentence: str) -> None:
    with pytest.raises(lanterne.BadArgument, match=sentence):
        lanterne.load(name)


def test_a_pack_that_does_not_fit_gets_a_sentence() -> None:
    with pytest.raises(lanterne.PackError, match=r"^The pack no-such-pack: there is no pack\.toml in "):
        lanterne.load("heroquest+no-such-pack")


def test_a_language_there_is_not() -> None:
    box = lanterne.load("xorlosch")
    for ask in (box.title, lambda lang: box.rule("XOR-MOV-3", lang)):
        with pytest.raises(lanterne.BadArgument, match="there is no language 'de'; there are en, fr"):
            ask("de")


def test_a_refused_answer_says_why_and_changes_nothing() -> None:
    table = lanterne.new_table("dungeon-lords", players=2, seed=1)
    before = table.hash()
    with pytest.raises(lanterne.IllegalAnswer, match=r"program \[give_order reputation\].*\(DL-"):
        table.play("program [give_order reputation]")
    with pytest.raises(lanterne.IllegalAnswer, match=r"\(DL-"):
        table.play("program [give_order food] [give_order dig] [give_order mine] [dummy_order food]")
    with pytest.raises(lanterne.IllegalAnswer):
        table.confirm(())
    assert table.hash() == before


def test_a_table_with_other_dice_has_no_log() -> None:
    table = played("xorlosch", 2)
    other = table.copy(seed=5)
    dream = table.view().sample(1)
    for unlogged in (other, dream):
        unlogged.let_play("random", 5)
        with pytest.raises(lanterne.LogError, match="its dice were changed"):
            unlogged.save("nowhere")


def test_a_file_that_is_no_log(tmp_path: Path) -> None:
    (tmp_path / "no.log").write_text("hello")
    with pytest.raises(lanterne.LogError, match="does not begin with the header"):
        lanterne.load_table(tmp_path / "no.log")
    with pytest.raises(lanterne.LogError, match="cannot be read"):
        lanterne.load_table(tmp_path / "gone.log")
    with pytest.raises(lanterne.LogError, match="cannot be written"):
        lanterne.new_table("xorlosch", seed=1).save(tmp_path / "no" / "folder.log")


@pytest.mark.parametrize("game", GAMES)
def test_a_file_with_a_few_bytes_wrong_gets_a_sentence(game: str, tmp_path: Path) -> None:
    """Whatever is wrong with a saved game, the error is Lanterne's own."""
    table = played(game, registry.box(game).seats_with()[0], 12)
    table.save(tmp_path / "game.log")
    whole, chance = (tmp_path / "game.log").read_bytes(), random.Random(game)
    for _ in range(60):
        broken = bytearray(whole)
        for _ in range(chance.choice((1, 1, 2, 20))):
            broken[chance.randrange(len(broken))] = chance.randrange(256)
        if chance.random() < 0.3:
            del broken[chance.randrange(len(broken)) :]
        (tmp_path / "broken.log").write_bytes(broken)
        with suppress(lanterne.LanterneError):
            lanterne.load_table(tmp_path / "broken.log")
            list(lanterne.replay(tmp_path / "broken.log"))


# --- what is seen -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_events_are_what_the_story_tells(game: str) -> None:
    table = played(game, registry.box(game).seats_with()[-1], 30)
    for seat in (-1, *range(table.players)):
        events = table.events(seat)
        assert tuple(event.text for event in events) == table.story(seat)
        for event in events:
            declared = registry.box(game).events[event.name]
            assert list(event.args) == [name for name, _ in declared.params]
            assert event.rule == declared.rule
    moments = list(lanterne.replay(table.log))
    set_up = len(table.events()) - sum(len(moment.events) for moment in moments)
    assert table.events()[set_up:] == tuple(event for moment in moments for event in moment.events)


def test_events_hide_what_a_seat_may_not_know() -> None:
    """Only the lord who draws learns which trap it is."""
    table = lanterne.new_table("dungeon-lords", 3, 1)
    table.let_play("random")
    told = [table.events(seat) for seat in (-1, 0, 1, 2)]
    drawn = [place for place, event in enumerate(told[0]) if event.name == "trap-drawn"]
    assert drawn
    for place in drawn:
        owner = told[0][place].args["seat"]
        assert [events[place].args["trap"] != "unknown" for events in told[1:]] == [seat == owner for seat in range(3)]
        assert told[0][place].args["trap"] == "unknown"


def test_an_outcome_goes_by_name() -> None:
    table = lanterne.new_table("dungeon-lords", 2, 1)
    table.let_play("random")
    outcome = table.outcome
    assert outcome is not None
    assert outcome.names == table.names == ("red", "blue")
    assert outcome.by_name == {"red": (outcome.places[0], outcome.points[0]), "blue": (outcome.places[1], -5)}


def test_a_seed_begins_the_same_game_again() -> None:
    first = lanterne.new_table("dungeon-run", 3)
    again = lanterne.new_table("dungeon-run", 3, first.seed)
    first.let_play("random", 40)
    again.let_play("random", 40)
    assert first.hash() == again.hash()
    assert next(iter(lanterne.replay(again.log))).table.seed is None


def test_a_log_is_read_without_playing_it(tmp_path: Path) -> None:
    table = played("xorlosch", 3)
    table.save(tmp_path / "game.log")
    log = lanterne.read_log(tmp_path / "game.log")
    assert log.header.game == "xorlosch"
    assert lanterne.load_table(log).hash() == table.hash()
    assert [moment.seat for moment in lanterne.replay(log)] == [moment.seat for moment in lanterne.replay(table.log)]


def test_picks_may_be_words() -> None:
    view = lanterne.new_table("dungeon-lords", players=2, seed=1).view()
    words = ["give_order reputation", "give_order dig", "give_order mine", "dummy_order food"]
    options = tuple(view.option(each) for each in words)
    for number in range(5):
        assert view.picks(words[:number]) == view.picks(options[:number])
        assert view.can_confirm(words[:number]) == (number == 4)
    assert view.confirm(words) == view.confirm(options)


def test_a_view_hides_what_the_seat_may_not_know() -> None:
    table = lanterne.new_table("dungeon-lords", players=2, seed=1)
    table.play(table.random(random.Random(1), seat="red"), seat="red")
    assert table.asked == (1,)
    assert "reputation" not in str(table.view("blue").raw.state.sealed)
    with pytest.raises(lanterne.HiddenRead):
        bool(table.view("blue").raw.state.sealed[0])


def test_a_table_shows_itself_in_a_notebook() -> None:
    table = lanterne.new_table("heroquest", seed=1, lang="fr")
    assert table._repr_svg_() == table.view()._repr_svg_() == table.svg()
    assert table.svg().startswith("<svg")
    assert "HeroQuest" in table.text()
    assert table.view(-1).seat == -1
    assert repr(table.view(-1)).startswith("<View of heroquest by a spectator")
