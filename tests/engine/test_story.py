"""A log that reads like a story: of events that go on in the next one, only the last is shown."""

from lanterne.engine import HIDDEN, NUMBER, SEATS, Event, EventRecord, only, story

MOVED = Event("moved", "T-1", seat=SEATS, to=NUMBER).joining("seat")
BEGINS = Event("turn-begins", "T-2", seat=SEATS).joining(group="turn")
ENDS = Event("turn-over", "T-2", seat=SEATS).joining(group="turn")
FOUND = Event("found", "T-3", seat=SEATS, card=NUMBER)


def shown(*events: tuple[Event, *tuple[int, ...]]) -> list[tuple[str, *tuple[int, ...]]]:
    records = [EventRecord(event, args) for event, *args_ in events for args in [tuple(args_)]]
    return [(said.event.message, *said.args) for said in story(records)]


def test_a_walk_is_one_line() -> None:
    assert shown((MOVED, 0, 1), (MOVED, 0, 2), (MOVED, 0, 3)) == [("moved", 0, 3)]


def test_another_walker_or_something_found_on_the_way_ends_the_line() -> None:
    walk = ((MOVED, 0, 1), (MOVED, 0, 2), (MOVED, 1, 2), (FOUND, 1, 7), (MOVED, 1, 3), (MOVED, 1, 4))
    assert shown(*walk) == [("moved", 0, 2), ("moved", 1, 2), ("found", 1, 7), ("moved", 1, 4)]


def test_a_turn_in_which_nothing_happened_is_no_line() -> None:
    assert shown((BEGINS, 0), (ENDS, 0), (BEGINS, 1), (MOVED, 1, 5), (ENDS, 1), (BEGINS, 2)) == [
        ("turn-begins", 1),
        ("moved", 1, 5),
        ("turn-begins", 2),
    ]


def test_events_that_join_nothing_are_all_shown() -> None:
    assert shown((FOUND, 0, 1), (FOUND, 0, 1)) == [("found", 0, 1)] * 2
    assert shown() == []


def test_who_must_not_know_what_joins_them_sees_both() -> None:
    hidden = EventRecord(MOVED, (only(0, 0), 1)).seen_by(0b10)
    assert hidden.args[0] is HIDDEN
    assert len(list(story([hidden, hidden]))) == 2
