"""Games that were begun under earlier rules go on under today's: from a state, with an entry that says so."""

import copy
import random
from typing import Any

import pytest

from lanterne.engine import Box, IllegalAnswer, Log, LogError, Seat, Table, parse_log
from lanterne.engine.log import Continued
from lanterne.engine.proof import prove
from lanterne.engine.upgrade import TOO_OLD, CannotContinue, NotContinued, check_upgrades, unchanged, upgraded
from tests.engine.cellar import CELLAR, Cellar
from tests.engine.play import SEED, all_bid, play_on, table_of


def newer(version: int = 2) -> Box[Cellar]:
    """The Cellar under later rules."""
    box = copy.copy(CELLAR)
    box.version = version
    return box


def begun() -> Table[Cellar]:
    table = table_of("Ann", "Bob")
    all_bid(table, 1, 2)
    play_on(table, random.Random(1), answers=4)
    assert not table.over
    return table


def continued(table: Table[Cellar], version: int = 2) -> Table[Cellar]:
    return Table.continued(newer(version), table.log, table.state, len(table.log.entries) - 1, SEED)


def on_file(log: Log) -> Log:
    return parse_log(b"\n".join(log.lines()))


def test_a_log_of_earlier_rules_is_not_replayed() -> None:
    with pytest.raises(LogError, match="under rules 1, this Lanterne plays cellar under rules 2"):
        Table.replay(newer(), begun().log, seed=SEED)


def test_it_goes_on_from_its_state_and_ends() -> None:
    before = begun()
    table = continued(before)
    assert table.state == before.state
    assert table.asked == before.asked
    assert table.log.rules == 2
    play_on(table, random.Random(2))
    assert table.over
    again = Table.replay(newer(), on_file(table.log))
    assert again.state.hash() == table.state.hash()
    assert again.log.entries == table.log.entries


def test_its_next_chance_is_what_the_seed_had_next() -> None:
    """The commitment of the beginning still holds: a change of rules is no way to get other dice."""
    before = begun()
    table, same = continued(before), Table.replay(CELLAR, before.log, seed=SEED)
    play_on(table, random.Random(3))
    play_on(same, random.Random(3))
    first = len(before.log.entries)
    assert [getattr(entry, "chance", ()) for entry in table.log.entries[first + 1 :]] == [
        getattr(entry, "chance", ()) for entry in same.log.entries[first:]
    ]


def test_nobody_goes_back_beyond_it() -> None:
    table = continued(begun())
    at = table.log.entries[-1].n
    with pytest.raises(IllegalAnswer, match="nothing to take back"):
        table.undo(0, agreed=(1,))
    with pytest.raises(IllegalAnswer, match="the rules have changed since"):
        table.undo(0, 1, agreed=(1,))
    play_on(table, random.Random(4), answers=1)
    table.undo(0, agreed=(1,))
    assert table.state.hash() == table.state_after(at).hash()
    with pytest.raises(IndexError, match=f"entries {at} to"):
        table.state_after(at - 1)
    assert Table.replay(newer(), on_file(table.log), seed=SEED).state == table.state


def test_who_sits_where_is_as_before() -> None:
    before = begun()
    before.hand_over(1, Seat("Robot", "random"))
    table = continued(before)
    assert [seat.person for seat in table.seats] == ["Ann", "Robot"]
    assert table.people == {"Ann", "Bob"}
    assert table.is_alone(0)


def test_it_can_be_continued_twice() -> None:
    table = continued(continued(begun()), version=3)
    assert table.log.rules == 3
    assert [type(table.log.entries[n]) for n in table.standing] == [Continued]
    play_on(table, random.Random(5))
    assert prove(newer(3), on_file(table.log)).continued == table.standing[0]


def test_what_can_be_verified_is_verified() -> None:
    table = continued(begun())
    first = table.standing[0]
    play_on(table, random.Random(6))
    proof = prove(newer(), on_file(table.log))
    assert proof.opened
    assert proof.over
    assert proof.continued == first
    for part in (slice(first), slice(first, None)):
        for entry in table.log.entries[part]:
            for place, outcome in enumerate(getattr(entry, "chance", ())):
                if outcome.what == "roll":
                    with pytest.raises(LogError, match="does not follow"):
                        prove(newer(), forged(table.log, entry.n, place))
                    break


def forged(log: Log, n: int, place: int) -> Log:
    """A log in which one roll shows another number."""
    changed = on_file(log)
    entry: Any = changed.entries[n]
    what, of, result = entry.chance[place]
    other = type(entry.chance[place])(what, of, (result[0] % int(of) + 1, *result[1:]))
    chance = (*entry.chance[:place], other, *entry.chance[place + 1 :])
    changed.entries[n] = type(entry)(**{**{f: getattr(entry, f) for f in entry.__struct_fields__}, "chance": chance})
    return changed


def test_a_state_that_was_changed_by_hand_is_noticed() -> None:
    log = on_file(continued(begun()).log)
    last = log.entries[-1]
    assert isinstance(last, Continued)
    last.state["players"][0][0] += 1
    with pytest.raises(LogError, match="does not have the hash"):
        Table.replay(newer(), log, seed=SEED)


# --- upgrades ---------------------------------------------------------------------------------------------------------


def test_upgrades_run_one_after_the_other() -> None:
    def more(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "steps": [*data["steps"], len(data["steps"])]}

    assert upgraded({1: TOO_OLD, 2: more, 3: unchanged, 4: more}, {"steps": []}, 2, 5) == {"steps": [0, 1]}


def test_a_version_that_cannot_go_on_says_why() -> None:
    with pytest.raises(CannotContinue) as raised:
        upgraded({1: unchanged, 2: NotContinued("other-map"), 3: unchanged}, {}, 1, 4)
    assert raised.value.why == "other-map"


@pytest.mark.parametrize(("version", "upgrades"), [(2, {}), (3, {1: unchanged}), (2, {1: unchanged, 2: unchanged})])
def test_every_earlier_version_needs_an_upgrade(version: int, upgrades: dict[int, Any]) -> None:
    with pytest.raises(ValueError, match="cellar"):
        check_upgrades("cellar", version, upgrades)
