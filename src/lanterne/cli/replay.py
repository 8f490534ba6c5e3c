"""`lanterne replay`"""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lanterne.cli._kinds import Flag, MaybeNumber, language
from lanterne.cli._refused import CommandFailed, refusing
from lanterne.languages import Language

if TYPE_CHECKING:
    from lanterne.engine import EventRecord, Ids, Table

_WIDTH = 100
_SPECTATOR = -1


def replay(
    log: Path,
    /,
    *,
    to: MaybeNumber = None,
    events: Flag = False,
    svg: Path | None = None,
    seat: str = "",
    json: Flag = False,
    lang: Language | None = None,
) -> None:
    """Replay a game from its log and show the position as a spectator or a player sees it.

    For example:

    ```
    lanterne replay games/xorlosch-7-000001.jsonl
    lanterne replay games/xorlosch-7-000001.jsonl --to 20 --events
    lanterne replay games/xorlosch-7-000001.jsonl --to 20 --svg table.svg --seat red --lang fr
    lanterne replay games/xorlosch-7-000001.jsonl --json
    ```

    Parameters
    ----------
    log
        The log file of a game, finished or not.
    to
        The number of the entry to stop after; by default the last. Entry 0 is the set-up.
    events
        Also print everything that happened on the way.
    svg
        Draw the table to this file instead of printing the position.
    seat
        The seat whose view to show: its name in the game, or a number from 1. By default a spectator's view.
    json
        Print one JSON object.
    lang
        The language of pictures and events; by default that of your terminal if Lanterne speaks it, or English.
    """
    from json import dumps

    from lanterne.cli._log import open_log, seat_called
    from lanterne.engine import LogError, Table

    box, read = open_log(log)
    last = len(read.entries) - 1
    if to is not None and not 0 <= to <= last:
        raise CommandFailed(f"{log} has entries 0 to {last}, not {to}")
    said: list[tuple[int, EventRecord]] = []
    with refusing(LogError, code=1):
        table = Table.replay(box, read, to, listener=(lambda n, event: said.append((n, event))) if events else None)
    viewer = seat_called(table, seat) if seat else _SPECTATOR
    told = [(n, one.seen_by(1 << viewer if viewer >= 0 else 0)) for n, one in said]
    if svg is not None:
        from lanterne.api.view import picture_of

        try:
            svg.write_text(picture_of(table.view(viewer), language(lang)), encoding="utf-8")
        except OSError as error:
            raise CommandFailed(f"{svg} cannot be written: {error.strerror}") from None
        return
    where = _standing(table, last, viewer)
    if json:
        if events:
            where["events"] = [{"entry": n, **_event(one)} for n, one in told]
        print(dumps(where))
        return
    for n, one in told:
        print(f"{n:>5}  {in_words(table, one, language(lang))}")
    print("\n".join(_text(where)))


def in_words(table: "Table[Any]", said: "EventRecord", lang: Language) -> str:
    """An event as a sentence."""
    from lanterne.words import words_for

    words = words_for(table.box, lang)
    return words.event(said, words.names(table.state))


def _event(said: "EventRecord") -> dict[str, Any]:
    from lanterne.engine import HIDDEN

    def named(kind: "Ids", value: Any) -> Any:
        if isinstance(value, tuple):
            return [[kind.name(each[0]), each[1]] if isinstance(each, tuple) else kind.name(each) for each in value]
        return "?" if value is HIDDEN else kind.name(value) if isinstance(value, int) else value

    params = zip(said.event.params, said.args, strict=True)
    arguments = {name: named(kind, value) for (name, kind), value in params}
    return {"message": said.event.message, "rule": said.event.rule, "arguments": arguments}


def _standing(table: "Table[Any]", last: int, viewer: int) -> dict[str, Any]:
    names = table.box.seat_names(table.state)
    over = table.over
    places = table.box.ranking(table.state) if over else ()
    return {
        "game": table.box.name,
        "rules": table.box.version,
        "settings": table.log.header.settings,
        "seats": [
            {"name": name, "person": seat.person, "bot": seat.bot}
            for name, seat in zip(names, table.seats, strict=True)
        ],
        "entry": len(table.log.entries) - 1,
        "last_entry": last,
        "asked": [names[seat] for seat in table.asked],
        "decision": None if over else table.game.decision.name,
        "decision_rules": [] if over else list(table.game.decision.rules),
        "ending": table.state.ending or None,
        "ranking": dict(zip(names, places, strict=True)) if over else None,
        "position": table.box.describe(table.view(viewer)),
        "hash": table.state.hash(),
    }


def _text(where: dict[str, Any]) -> Iterator[str]:
    seats = [
        f"{seat['name']} ({seat['person']}{', bot ' if seat['bot'] else ''}{seat['bot']})" for seat in where["seats"]
    ]
    yield f"{where['game']}, rules version {where['rules']}: {', '.join(seats)}"
    yield f"after entry {where['entry']} of 0 to {where['last_entry']}"
    if where["ending"] is None:
        cited = f" ({', '.join(where['decision_rules'])})" if where["decision_rules"] else ""
        yield f"asked: {', '.join(where['asked'])}, for {where['decision']}{cited}"
    else:
        places = sorted((place, name) for name, place in where["ranking"].items())
        yield f"over: {where['ending']}; places: {', '.join(f'{place} {name}' for place, name in places)}"
    yield "position:"
    for name, value in where["position"].items():
        yield from _lines(name, value, 2)
    yield f"hash: {where['hash']}"


def _lines(name: str, value: Any, indent: int) -> Iterator[str]:
    """A named value of the position: on one line if it is short, otherwise with its parts below."""
    line = f"{' ' * indent}{name}: {_short(value)}"
    table = indent == 2 and isinstance(value, dict) and any(isinstance(part, dict) for part in value.values())
    if not isinstance(value, dict) or not value or (len(line) <= _WIDTH and not table):
        yield line
        return
    yield f"{' ' * indent}{name}:"
    for part, inner in value.items():
        yield from _lines(str(part), inner, indent + 2)


def _short(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        inside = {
            name: f"({_short(part)})" if part and isinstance(part, dict) else _short(part)
            for name, part in value.items()
        }
        return ", ".join(f"{name} {part}" for name, part in inside.items()) or "-"
    if isinstance(value, list | tuple):
        return " ".join(map(_short, value)) or "-"
    return str(value)
