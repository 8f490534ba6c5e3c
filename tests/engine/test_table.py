"""The table: answers and their log, replay, people, motions, and the seed revealed at the end."""

import random
from typing import Any

import msgspec
import pytest

from lanterne.engine import Game, IllegalAnswer, Log, LogError, Seat, SeedDice, Stale, Table
from lanterne.engine.dice import commitment
from lanterne.engine.log import Answer, AnyEntry, MotionPassed, SeedOpened, Setup, parse_log
from tests.engine.cellar import CELLAR, Cellar, bid, bidding, dig, peek
from tests.engine.play import SEED, all_bid, play_on, states_of, table_of

CONCEDE, GO_HOME = CELLAR.motions


def unchanged(table: Table[Any], error: type[Exception], act: object, *args: object) -> None:
    """The act is refused, and nothing at all has changed."""
    before = table.state.hash(), list(table.log.entries), table.choice_id, table.asked, list(table.undone)
    with pytest.raises(error):
        act(*args)  # type: ignore[operator]
    assert (table.state.hash(), list(table.log.entries), table.choice_id, table.asked, table.undone) == before


# --- answers -------------------------------------------------------------------------------------------


def test_every_answer_is_an_entry_with_the_chance_that_followed() -> None:
    written: list[AnyEntry] = []
    table = Table.new(CELLAR, [Seat("Ann"), Seat("Bob")], seed=SEED, record=written.append)
    all_bid(table, 0, 0)
    table.answer(0, dig())
    assert written == table.log.entries
    assert [entry.n for entry in written] == [0, 1, 2, 3]
    assert isinstance(written[0], Setup)
    dug = written[3]
    assert isinstance(dug, Answer)
    assert (dug.seat, dug.answer) == (0, ("dig",))
    ((what, of, faces),) = dug.chance
    assert (what, of, faces) == ("roll", 6, SeedDice(SEED, 2).rolls(6, 2))


def test_an_answer_given_for_a_seat_says_so() -> None:
    table = table_of("Ann", "Bob")
    table.answer(0, bid(0), auto="time")
    assert msgspec.json.encode(table.log.entries[-1]).endswith(b'"auto":"time"}')


def test_events_are_reported_with_the_number_of_their_entry() -> None:
    told: list[tuple[int, str]] = []
    table = Table.new(
        CELLAR,
        [Seat("Ann"), Seat("Bob")],
        seed=SEED,
        listener=lambda n, said: told.append((n, said.event.message)),
    )
    all_bid(table, 0, 0)
    table.answer(0, peek())
    assert told == [(0, "turned-up"), (2, "goes-first"), (3, "peeked")]


def test_stale_answers_are_refused() -> None:
    table = table_of("Ann", "Bob")
    old = table.choice_id
    all_bid(table, 1, 0)
    assert table.choice_id != old
    unchanged(table, Stale, table.answer, 0, bid(0), old)
    unchanged(table, Stale, table.answer, 0, peek(), old)
    now = table.choice_id
    table.answer(0, peek(), now)
    unchanged(table, Stale, table.answer, 0, peek(), now)


def test_a_sealed_choice_is_not_stale_until_it_is_closed() -> None:
    table = table_of("Ann", "Bob", "Cid")
    waiting = table.choice_id
    table.answer(0, bid(2), waiting)
    table.answer(1, bid(1), waiting)
    table.answer(0, bid(0), waiting)
    assert table.choice_id == waiting
    table.answer(2, bid(0), waiting)
    assert table.state.turn == 1
    unchanged(table, Stale, table.answer, 0, bid(3), waiting)


def test_illegal_answers_change_nothing() -> None:
    table = table_of("Ann", "Bob")
    unchanged(table, IllegalAnswer, table.answer, 0, bid(9))
    for nobody in (-1, 2, 99):
        unchanged(table, IllegalAnswer, table.answer, nobody, bid(0))
    all_bid(table, 0, 0)
    unchanged(table, IllegalAnswer, table.answer, 1, peek())
    unchanged(table, IllegalAnswer, table.answer, 0, bid(0))


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="for 2 to 4 players, not 1"):
        table_of("Ann")
    with pytest.raises(ValueError, match="no setting 'rats'"):
        table_of("Ann", "Bob", rats=3)


def test_what_a_person_knows_of_several_seats_adds_up() -> None:
    table = table_of("Ann", "Bob", "Ann")
    hands = [player.hand for player in table.view_of_person(2).state.players]
    assert (hands[0], hands[2]) == (table.state.players[0].hand, table.state.players[2].hand)
    assert repr(hands[1]) == "(HIDDEN, HIDDEN)"
    assert repr(table.view(2).state.players[0].hand) == "(HIDDEN, HIDDEN)"
    assert repr(table.view(-1).state.players[0].hand) == "(HIDDEN, HIDDEN)"


# --- replay --------------------------------------------------------------------------------------------


class Noting(Table[Cellar]):
    """A table that notes which choice waits after each entry, and whether the entry may be taken back alone."""

    def notes(self) -> dict[int, tuple[int, bool]]:
        found: dict[int, tuple[int, bool]] = self.__dict__.setdefault("_notes", {})
        return found

    def _enter(self, entry: AnyEntry, free: bool) -> None:
        super()._enter(entry, free)
        if not self.over:
            self.notes()[entry.n] = self.choice_id, self.history.is_free(entry.n)


def wild_table(seed: int) -> Noting:
    """A game with many changes of mind, played to its end."""
    rng = random.Random(seed)
    table = Noting.new(CELLAR, [Seat("Ann"), Seat("Bob"), Seat("Cid")], {}, rng.randbytes(32))
    assert isinstance(table, Noting)
    while not table.over:
        play_on(table, rng, rng.randrange(1, 12))
        if table.over or rng.random() < 0.4:
            continue
        line = [n for n in table.standing if n < table.last]
        if line:
            table.undo(0, rng.choice(line[-4:]), agreed=(1, 2))
            for _ in range(rng.randrange(3)):
                try:
                    table.redo()
                except IllegalAnswer:
                    break
    return table


@pytest.mark.parametrize("seed", range(8))
def test_a_log_replays_to_the_same_hash(seed: int) -> None:
    table = wild_table(seed)
    read = parse_log(b"\n".join(table.log.lines()))
    again = Noting.replay(CELLAR, read)
    assert isinstance(again, Noting)
    assert again.state.hash() == table.state.hash()
    assert again.log == table.log
    assert [state.hash() for state in states_of(again)] == [state.hash() for state in states_of(table)]
    assert again.notes() == table.notes()


class Watched(Noting):
    """A table at which everybody looks after every entry."""

    def _enter(self, entry: AnyEntry, free: bool) -> None:
        super()._enter(entry, free)
        views = [self.view(-1), *(self.view_of_person(seat) for seat in range(3))]
        assert [self.look(view.seat).message() for view in views] == [view.message() for view in views]


@pytest.mark.parametrize("seed", range(4))
def test_a_look_shows_what_may_be_known_and_changes_nothing(seed: int) -> None:
    table = wild_table(seed)
    watched = Watched.replay(CELLAR, table.log)
    assert watched.state.hash() == table.state.hash()
    assert isinstance(watched, Watched)
    assert watched.notes() == table.notes(), "the same may be taken back alone"


def test_a_replay_can_stop_anywhere() -> None:
    table = wild_table(3)
    for n in range(0, len(table.log.entries), 7):
        then = Table.replay(CELLAR, table.log, to=n)
        assert then.state.hash() == table.state_after(n).hash()
        assert len(then.log.entries) == n + 1
    for n in (-1, len(table.log.entries)):
        with pytest.raises(LogError, match="the log has entries 0 to"):
            Table.replay(CELLAR, table.log, to=n)


@pytest.mark.parametrize("to", [0, 2, 9, 15])
def test_with_its_seed_a_replay_goes_on_as_the_original_would_have(to: int) -> None:
    original, rng = table_of("Ann", "Bob", "Cid"), random.Random(4)
    play_on(original, rng, 8)
    original.undo(0, 3, agreed=(1, 2))
    play_on(original, rng, 12)
    assert not original.over
    again = Table.replay(CELLAR, original.log, to=to, seed=SEED)
    for entry in original.log.entries[to + 1 :]:
        again._redo_entry(entry)
    assert again.log.entries == original.log.entries
    play_on(original, random.Random(5))
    play_on(again, random.Random(5))
    assert again.log == original.log


def test_without_its_seed_a_replay_is_for_looking() -> None:
    table = table_of("Ann", "Bob")
    all_bid(table, 0, 0)
    again = Table.replay(CELLAR, table.log)
    assert again.view(0).message() == table.view(0).message()
    unchanged(again, IllegalAnswer, again.answer, 0, dig())
    unchanged(again, IllegalAnswer, again.undo, 0, 0, (0, 1))
    unchanged(again, IllegalAnswer, again.raise_motion, 0, CONCEDE)


def test_a_replay_needs_the_right_seed_and_the_right_rules() -> None:
    log = table_of("Ann", "Bob").log
    with pytest.raises(LogError, match="not the seed that the table committed to"):
        Table.replay(CELLAR, log, seed=SEED[::-1])
    log.header = msgspec.structs.replace(log.header, rules=9)
    with pytest.raises(LogError, match="the log is of cellar under rules 9, this Lanterne plays cellar under rules 1"):
        Table.replay(CELLAR, log)


def test_a_log_that_breaks_the_rules_says_where() -> None:
    table = table_of("Ann", "Bob")
    all_bid(table, 0, 0)
    table.answer(0, dig())
    entries = table.log.entries
    for place, entry in (
        (2, Answer(2, 1, ("bid", 9))),
        (2, Answer(2, 99, ("bid", 0))),
        (1, MotionPassed(1, 0, "fly")),
        (1, MotionPassed(1, 0, "go_home")),
        (1, MotionPassed(1, 99, "concede")),
        (3, Answer(3, 0, ("dig",))),
        (1, Setup(1)),
        (1, SeedOpened(1, SEED.hex())),
    ):
        table.log.entries = [*entries[:place], entry]
        with pytest.raises(LogError, match=f"entry {place} does not follow the rules: "):
            Table.replay(CELLAR, table.log)
    table.log.entries = [*entries[:2], Answer(2, 1, ("bid", 0), chance=(("roll", 6, (1,)),))]  # type: ignore[arg-type]
    with pytest.raises(LogError, match="entry 2 does not replay as it was recorded"):
        Table.replay(CELLAR, table.log)


# --- the seed ------------------------------------------------------------------------------------------


def test_the_seed_is_committed_to_and_opened_at_the_end() -> None:
    table = table_of("Ann", "Bob", rounds=1)
    assert table.log.header.commitment == commitment(SEED)
    play_on(table, random.Random(2))
    assert table.log.entries[-1] == SeedOpened(len(table.log.entries) - 1, SEED.hex())
    assert sum(isinstance(entry, SeedOpened) for entry in table.log.entries) == 1
    opened = table.log.entries[-1]
    assert isinstance(opened, SeedOpened)
    verified = Table.new(CELLAR, table.seats, table.log.header.settings, bytes.fromhex(opened.seed))
    for entry in table.log.entries[1:-1]:
        verified._redo_entry(entry)
    assert list(verified.log.lines()) == list(table.log.lines())


def test_before_the_end_nothing_tells_the_seed() -> None:
    table = table_of("Ann", "Bob")
    all_bid(table, 0, 0)
    assert SEED.hex().encode() not in b"".join(table.log.lines())


def test_a_false_seed_does_not_replay() -> None:
    table = table_of("Ann", "Bob", rounds=1)
    play_on(table, random.Random(2))
    for false in (SEED[::-1].hex(), "no seed at all"):
        table.log.entries[-1] = SeedOpened(len(table.log.entries) - 1, false)
        with pytest.raises(LogError, match=f"entry {len(table.log.entries) - 1} does not follow the rules"):
            Table.replay(CELLAR, table.log)


def test_every_table_draws_its_own_seed() -> None:
    one, other = (Table.new(CELLAR, [Seat("Ann"), Seat("Bob")]) for _ in range(2))
    assert one.log.header.commitment != other.log.header.commitment
    assert one.game.decision is bidding


# --- whole or not at all -----------------------------------------------------------------------------------


def test_a_rule_that_breaks_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table, twin = table_of("Ann", "Bob"), table_of("Ann", "Bob")
    all_bid(table, 0, 0)
    all_bid(twin, 0, 0)

    def breaks(game: Game[Cellar]) -> None:
        game.rolls(6, 2)
        game.state.agenda.clear()
        raise AssertionError("a promise of the rulebook is broken")

    with monkeypatch.context() as broken:
        broken.setattr(CELLAR.steps["dig"], "run", breaks)
        unchanged(table, AssertionError, table.answer, 0, dig())
    table.answer(0, dig())
    twin.answer(0, dig())
    assert table.log.entries == twin.log.entries, "the chance that nobody saw comes again"


def test_an_entry_that_cannot_be_recorded_did_not_happen() -> None:
    told: list[int] = []
    full = False

    def record(entry: AnyEntry) -> None:
        if full:
            raise OSError("no space left")

    table = Table.new(
        CELLAR, [Seat("Ann"), Seat("Bob")], seed=SEED, record=record, listener=lambda n, said: told.append(n)
    )
    all_bid(table, 0, 0)
    before = list(told)
    full = True
    unchanged(table, OSError, table.answer, 0, peek())
    assert told == before, "nobody hears of what was not recorded"
    full = False
    table.answer(0, peek())
    assert told == [*before, 3]


def test_a_lost_last_line_is_written_again() -> None:
    table = table_of("Ann", "Bob")
    play_on(table, random.Random(1))
    assert isinstance(table.log.entries[-1], SeedOpened)
    torn = Log(table.log.header, table.log.entries[:-1])
    assert Table.replay(CELLAR, torn, seed=SEED).log.entries == table.log.entries


def test_a_seat_is_not_handed_over_if_that_cannot_be_recorded() -> None:
    def record(entry: AnyEntry) -> None:
        if entry.n:
            raise OSError("no space left")

    table = Table.new(CELLAR, [Seat("Ann"), Seat("Bob")], seed=SEED, record=record)
    unchanged(table, OSError, table.hand_over, 0, Seat("a bot", "random"))
    assert table.seats == (Seat("Ann"), Seat("Bob"))
