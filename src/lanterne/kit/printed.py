"""Printed tables as data files: reading them strictly, and the checks that every game's tables need.

Whatever is wrong is a `Flaw` that names the file and the entry.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Annotated, Any, Literal, Protocol, TypeAlias, TypeVar, get_args, get_type_hints

from msgspec import DecodeError, Meta, Raw, Struct, json

from lanterne.engine import Setting
from lanterne.packs.library_errors import reason_of
from lanterne.packs.modules import game_of
from lanterne.packs.overlay import overlaid
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw

# --- what stands in the fields of every game's rows -------------------------------------------------------------------

Origin = Literal["seed", "public", "original", "pack"]
"""Where a figure comes from: the rulebook text, public sources on the published game, made for this edition, or a
pack."""

Id = Annotated[str, Meta(pattern="^[a-z0-9]+([-_][a-z0-9]+)*$")]
RuleId = Annotated[str, Meta(pattern="^[A-Z]+-[A-Z0-9]{3}-[0-9]+$")]
Count = Annotated[int, Meta(ge=0)]
Some = Annotated[int, Meta(ge=1)]
SettingValue: TypeAlias = str | int | None


class PrintedEntry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry says about itself: `origin_of` names fields whose origin differs, `note` adds what the origin
    does not say."""

    id: Id
    origin: Origin
    origin_of: dict[str, Origin] = {}
    note: str = ""


class Named(PrintedEntry, frozen=True, kw_only=True):
    """An entry that is a name, with its words: a colour, a training, an icon."""


class Component(PrintedEntry, frozen=True, kw_only=True):
    """Something in the box, and whether the rules use it."""

    count: Some
    used: bool


# --- reading ----------------------------------------------------------------------------------------------------------

Read: TypeAlias = Callable[[str], bytes]
"""The bytes of the data file of that name."""

Entry = TypeVar("Entry", bound=Struct)
Whole = TypeVar("Whole")
Tables = TypeVar("Tables")


def shipped(package: str) -> Read:
    """Reads the data files of a package as they were shipped, with those of packs laid over them."""

    def read(file: str) -> bytes:
        own = files(package).joinpath(file)
        data = overlaid(game_of(package), file, own.read_bytes() if own.is_file() else None)
        if data is None:
            raise Flaw("flaw-row-no-file", file=file)
        return data

    return read


def tables(kind: type[Tables], read: Read, **others: Any) -> Tables:
    """Everything in the box as a NamedTuple: each field has the rows of the file of its name, except `others`. Decoded,
    not yet checked as a whole. Raises Flaw."""
    rows = {name: get_args(hint)[0] for name, hint in get_type_hints(kind).items() if name not in others}
    return kind(**others, **{name: table(file_of(name), read, row) for name, row in rows.items()})


def table(file: str, read: Read, row: type[Entry]) -> tuple[Entry, ...]:
    """A file that is a list of rows. Raises Flaw."""
    return entries(file, Say("flaw-entry", {"name": ""}), whole(file, read(file), list[Raw]), row)


def entries(file: str, called: Say, raws: Iterable[Raw], row: type[Entry]) -> tuple[Entry, ...]:
    """The rows of a part of a file; an entry is `called` by this message, which is given `$name`. Raises Flaw."""
    found = []
    for place, raw in enumerate(raws, 1):
        try:
            found.append(json.decode(raw, type=row))
        except (DecodeError, RecursionError) as error:
            entry = Say(called.id, {"name": _name(place, raw)})
            raise Flaw(reason_of(error), file, entry) from error
    return tuple(found)


def whole(file: str, data: bytes, kind: type[Whole]) -> Whole:
    """A file that is one record. Raises Flaw."""
    try:
        return json.decode(data, type=kind)
    except (DecodeError, RecursionError) as error:
        raise Flaw(reason_of(error), file, Say("flaw-place-whole")) from error


def _name(place: int, raw: Raw) -> str | Say:
    """The name of an entry in a sentence: its id, its ends, its room or its square, else its place, counted from 1."""
    match json.decode(raw):
        case {"id": str(id)}:
            return id
        case {"a": str(a), "b": str(b)} | {"between": [str(a), str(b)]}:
            return f"{a}–{b}"
        case {"room": str(room)}:
            return Say("flaw-place-in", {"place": room})
        case {"at": str(at)}:
            return Say("flaw-place-on", {"place": at})
        case _:
            return Say("flaw-place-number", {"number": place})


# --- checks -----------------------------------------------------------------------------------------------------------


class PrintedRow(Protocol):
    """What every row has: a name."""

    @property
    def id(self) -> str: ...


class RowWithOrigin(PrintedRow, Protocol):
    """A row that says where it comes from."""

    @property
    def origin(self) -> str: ...


Facts: TypeAlias = Iterable[tuple[bool, Say]]
"""Facts that must hold, each with the message if it does not."""


def file_of(table: str) -> str:
    """The data file of a table: files have hyphens where fields cannot."""
    return f"{table.replace('_', '-')}.json"


def untrue(facts: Facts) -> Say | None:
    """The message of the first fact that does not hold."""
    return next((reason for holds, reason in facts if not holds), None)


def check_facts(file: str, entry: str, facts: Facts) -> None:
    """Raises Flaw for the first fact about an entry that does not hold."""
    if reason := untrue(facts):
        raise Flaw(reason, file, entry)


def tables_of(box: Any, *but: str) -> list[tuple[str, tuple[PrintedEntry, ...]]]:
    """The tables of a box, a NamedTuple, with their names, except (`but`) those that are not lists of rows."""
    return [(name, rows) for name, rows in box._asdict().items() if name not in but]


def check_ids(tables: Iterable[tuple[str, Sequence[PrintedRow]]], promised: Mapping[str, Sequence[str]]) -> None:
    """No id twice; in tables whose entries the rules know, none missing, and in the promised order. Raises Flaw."""
    for name, rows in tables:
        found = [row.id for row in rows]
        no_id_twice(file_of(name), found)
        if name in promised:
            as_promised(file_of(name), found, promised[name])


def no_id_twice(file: str, ids: Iterable[str]) -> None:
    """Raises Flaw if an id is used twice."""
    for name, times in Counter(ids).items():
        if times > 1:
            raise Flaw("flaw-row-id-times", file, name, count=times)


def as_promised(file: str, ids: Sequence[str], promised: Sequence[str]) -> None:
    """Ids are the names in saves, logs and messages: none missing, no others, in the promised order. Raises Flaw."""
    for place, name in enumerate(promised):
        if name not in ids:
            raise Flaw("flaw-row-missing", file, name)
        if ids[place] != name:
            raise Flaw("flaw-row-order", file, ids[place], other=name)
    if len(ids) > len(promised):
        raise Flaw("flaw-row-closed", file, ids[-1])


def check_origins(tables: Iterable[tuple[str, Sequence[PrintedEntry]]]) -> None:
    """`origin_of` may only name fields that the entry has. Raises Flaw."""
    for name, rows in tables:
        for row in rows:
            for field in row.origin_of:
                if not hasattr(row, field):
                    raise Flaw("flaw-row-origin-of", file_of(name), row.id, field=field)


def check_tables(
    tables: Sequence[tuple[str, Sequence[PrintedEntry]]],
    promised: Mapping[str, Sequence[str]],
    rulebook: Mapping[str, int] | None = None,
) -> None:
    """The checks that the tables of every game need: ids, origins and, if there is a rulebook, the rules they name.
    Raises Flaw."""
    check_ids(tables, promised)
    check_origins(tables)
    if rulebook is not None:
        check_rules(tables, rulebook)


def chapters(text: str) -> dict[str, int]:
    """How many rules each chapter of a rulebook has, from `GEN 7, SUP 5`."""
    return {name: int(count) for name, count in (pair.split() for pair in text.split(", "))}


def check_rules(tables: Iterable[tuple[str, Sequence[PrintedRow]]], rulebook: Mapping[str, int]) -> None:
    """Every rule that an entry names is in the rulebook. Raises Flaw."""
    for name, rows in tables:
        for row in rows:
            for rule in rules_of(row):
                _, chapter, number = rule.split("-")
                if not 1 <= int(number) <= rulebook.get(chapter, 0):
                    raise Flaw("flaw-row-rule", file_of(name), row.id, rule=rule)


def check_rules_named(tables: Iterable[tuple[str, Sequence[PrintedRow]]]) -> None:
    """An entry that can name rules does. Raises Flaw."""
    for name, rows in tables:
        for row in rows:
            if hasattr(row, "rules") and not rules_of(row):
                raise Flaw("flaw-row-no-rule", file_of(name), row.id)


def rules_of(row: PrintedRow) -> list[str]:
    """The rules that an entry names: its `rules`, and the `rule` of a setting."""
    return [*getattr(row, "rules", ()), *filter(None, [getattr(row, "rule", "")])]


def check_counts(
    listed: Mapping[str, int],
    counts: Iterable[tuple[str, str, int]],
    tables: Iterable[tuple[str, Sequence[RowWithOrigin]]],
) -> None:
    """The box holds as many of everything as its list says; the flaw names the table and the entry. The list says what
    was printed, so a box with additions from packs is not counted. Raises Flaw."""
    if any(row.origin == "pack" for _, rows in tables for row in rows):
        return
    for name, what, count in counts:
        if listed.get(what) != count:
            entry = Say("flaw-place-the", {"what": what})
            raise Flaw("flaw-row-count", file_of(name), entry, count=count, listed=listed.get(what, 0))


# --- settings ---------------------------------------------------------------------------------------------------------


class PrintedSetting(PrintedEntry, frozen=True, kw_only=True):
    """A setting as `settings.json` lists it. `only_with` is another setting and the value it must have for this one to
    matter. `seats` gives, for each value, how many may play; empty means as many as the game allows. `numbers` is the
    least and the most of a range of which every number is a value. `announced` and `before`: see
    `lanterne.engine.Setting`."""

    values: tuple[SettingValue, ...]
    default: SettingValue
    default_simulation: SettingValue
    only_with: tuple[Id, SettingValue] | None = None
    seats: tuple[tuple[Some, ...], ...] = ()
    numbers: tuple[Count, Count] | None = None
    announced: bool = False
    before: SettingValue = None
    rule: RuleId


def setting(printed: PrintedSetting) -> Setting:
    """A printed setting as the setting of the game's box."""
    other = printed.default_simulation if printed.default_simulation != printed.default else None
    made = Setting(printed.id, printed.values, printed.default, printed.rule, printed.origin, other)
    made = made._replace(only_with=printed.only_with, seats=printed.seats, numbers=printed.numbers)
    return made._replace(announced=printed.announced, before=printed.before)


def check_settings(settings: Sequence[PrintedSetting]) -> None:
    """A default is one of the values, no value occurs twice, what a setting depends on exists, and exactly one number
    of a range is among the values, as its example. Raises Flaw."""
    values = {setting.id: setting.values for setting in settings}
    for row in settings:
        name, value = row.only_with or ("", None)
        defaults = (row.default, row.default_simulation, *([] if row.before is None else [row.before]))
        least, most = row.numbers or (0, 0)
        numbers = [least <= each <= most for each in row.values if isinstance(each, int)]
        facts = (
            (len(set(row.values)) == len(row.values), Say("flaw-row-value-twice")),
            *((each in row.values, Say("flaw-row-default", {"value": str(each)})) for each in defaults),
            (not name or value in values.get(name, ()), Say("flaw-row-setting", {"name": name, "value": str(value)})),
            (row.numbers is None or numbers == [True], Say("flaw-row-numbers", {"least": least, "most": most})),
            (len(row.seats) in (0, len(row.values)), Say("flaw-row-seats")),
        )
        check_facts("settings.json", row.id, facts)
