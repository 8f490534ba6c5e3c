"""A report about simulations: an HTML page with tables and plots that needs no script and no network, or the tables
alone as Markdown."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, TypeAlias

from lanterne.api.game_box import load
from lanterne.errors import LanterneError
from lanterne.lab import intervals, plots
from lanterne.lab.arena import Arena, Standing
from lanterne.lab.intervals import Interval
from lanterne.lab.pages import Figures, Grid, Section, interval, markdown, page, short
from lanterne.lab.plots import Bar
from lanterne.lab.tables import TableError, figures, need, read_chapters, read_tables
from lanterne.registry import manifest

MOST_GROUPS = 40
"""A text column with more distinct values than this is not compared."""
MARKDOWN = ".md"
MOST_LINES = 60
"""More lines than this are a table without a plot."""
RESULT_COLUMNS = {
    *("game", "seed", "number", "version", "players", "ending", "stopped", "winners", "rounds", "decisions"),
    *("seat", "name", "bot", "place", "won", "party", "chapter", "result"),
}
"""Columns that every table has. Those that a game declares come after them."""


@dataclass(frozen=True)
class Source:
    """A simulation in a report: its label, its games, their seats and their chapters."""

    label: str
    games: list[dict[str, Any]]
    seats: list[dict[str, Any]]
    chapters: list[dict[str, Any]]


def sections(paths: Sequence[Path]) -> list[Section]:
    """What there is to say about one simulation, or about several beside each other. Raises TableError with a sentence
    for files that cannot be read or do not belong together."""
    if len({path.stem for path in paths}) < len(paths):
        labels = [str(path) for path in paths]
    else:
        labels = [path.stem for path in paths]
    sources = [
        Source(label, *read_tables(path), read_chapters(path)) for label, path in zip(labels, paths, strict=True)
    ]
    games = {source.games[0]["game"] for source in sources}
    if len(games) > 1:
        raise TableError(f"games of {' and of '.join(sorted(games))} cannot be compared")
    found = [
        _heading(sources),
        _endings(sources),
        _victories(sources, "seat"),
        _victories(sources, "bot"),
        *(_victories(sources, column) for column in _groups(sources, "seats")),
        _lengths(sources),
        _averages(sources, "seats", "What seats did"),
        _averages(sources, "games", "What happened in a game"),
        *(_by(sources, column, "games") for column in _groups(sources, "games")),
        _averages(sources, "chapters", "What happened in a chapter"),
        *(_by(sources, column, "chapters") for column in _groups(sources, "chapters")),
    ]
    return [found[0], *(each for each in found[1:] if any(not isinstance(p, Grid) or p.rows for p in each.parts))]


def report(paths: Sequence[Path]) -> str:
    """The page about one simulation, or about several beside each other: differences are to the first. Raises
    TableError with a sentence for files that cannot be read or do not belong together."""
    need("pyarrow", "vl_convert")
    told = sections(paths)
    return page(f"{told[0].title}: report", told)


def arena_page(arena: Arena) -> str:
    """The page about an arena: how each bot did, and how long it thought. Raises TableError with a sentence if a
    package is missing."""
    need("vl_convert")
    standings = arena.standings()
    seed, settings = arena.plans[0].seed, arena.plans[0].settings
    told = ", ".join(f"{name} {_cell(value)}" for name, value in settings.items())
    facts = (
        ("seatings", str(len(arena.plans))),
        ("games", str(len(arena.met))),
        ("seed", str(seed)),
        ("settings", told),
    )
    found = [
        Section(arena.game, [Grid(("", ""), facts)]),
        Section("How the bots did", [Grid(STANDING_COLUMNS, [standing_row(each) for each in standings])]),
    ]
    rated = [Bar(each.bot, "", each.rating) for each in standings if each.rating is not None]
    if rated:
        found.append(Section("Ratings", [partial(plots.points, rated, [""], "rating")]))
    worth = [Bar(f"{each.bot}{each.side and f', {each.side}'}", "", each.worth) for each in standings]
    found.append(Section("What the games were worth", [partial(plots.points, worth, [""], "mean", percent=True)]))
    return page(f"{arena.game}: arena", found)


STANDING_COLUMNS = ("bot", "side", "games", "won", "worth", "points", "rating", "s a decision, median", "at most")


def standing_row(each: Standing) -> tuple[str, ...]:
    """A row of the table of an arena."""
    return (
        each.bot,
        each.side,
        f"{each.games:,}",
        interval(each.won, percent=True),
        interval(each.worth),
        "" if each.points is None else interval(each.points),
        "" if each.rating is None else f"{each.rating.value:+.0f} ({each.rating.low:+.0f} to {each.rating.high:+.0f})",
        f"{each.median_seconds:.4f}",
        f"{each.most_seconds:.2f}",
    )


def write_report(tables: Sequence[Path | str] | Path | str, page: Path | str) -> None:
    """Write one HTML page with tables and plots of what `simulate(…, out=…)` recorded; with several files, their
    differences to the first. A page that ends in `.md` gets the tables alone, as Markdown. Needs the extra `lab`.
    Raises TableError with a sentence if a file cannot be read or written, or if they do not belong together."""
    paths = [Path(table) for table in ([tables] if isinstance(tables, str | Path) else tables)]
    if not paths:
        raise TableError("name at least one file of games")
    written = markdown(sections(paths)) if Path(page).suffix == MARKDOWN else report(paths)
    try:
        Path(page).parent.mkdir(parents=True, exist_ok=True)
        Path(page).write_text(written, "utf-8")
    except OSError as error:
        raise TableError(f"{page} cannot be written: {error.strerror}") from None


# --- sections ---------------------------------------------------------------------------------------------------------


def _heading(sources: list[Source]) -> Section:
    rows = []
    for source in sources:
        bots = ", ".join(sorted({row["bot"] for row in source.seats}))
        players = ", ".join(map(str, sorted({row["players"] for row in source.games})))
        seeds = ", ".join(map(str, sorted({row["seed"] for row in source.games})))
        rows.append((source.label, f"{len(source.games):,}", players, bots, seeds, _settings(source, sources)))
    columns = ("simulation", "games", "players", "bots", "seed", "settings")
    return Section(_title(sources[0].games[0]["game"]), [Grid(columns, rows)])


def _title(game: str) -> str:
    """What the game is called; its name if it is not installed here."""
    try:
        return load(game).title()
    except LanterneError:
        return game


def _settings(source: Source, sources: list[Source]) -> str:
    """The settings; of several simulations, only those in which they differ. Those that took turns are listed."""
    values = {name: _values(source, name) for name in source.games[0] if name.startswith("setting_")}
    if len(sources) > 1:
        values = {name: v for name, v in values.items() if len({str(_values(each, name)) for each in sources}) > 1}
    told = (f"{name.removeprefix('setting_')} {', '.join(map(_cell, some))}" for name, some in values.items())
    return ", ".join(told) or "the same"


def _values(source: Source, column: str) -> list[Any]:
    """The values of a column of the games, in the order in which they came up."""
    return list(dict.fromkeys(row.get(column) for row in source.games))


def _endings(sources: list[Source]) -> Section:
    names = sorted({row["ending"] for source in sources for row in source.games})
    bars = [
        Bar(name, source.label, intervals.share(sum(row["ending"] == name for row in source.games), len(source.games)))
        for name in names
        for source in sources
    ]
    drawn = partial(plots.shares, bars, _labels(sources), "share of games")
    return Section("How games ended", [drawn, Figures(bars, _labels(sources), percent=True)])


def _victories(sources: list[Source], column: str) -> Section:
    """How often seats won, for each value of a column and each number of players. An even share is shown where one seat
    wins at most."""
    shares: dict[tuple[int, str], dict[str, list[bool]]] = {}
    for source in sources:
        for row in source.seats:
            if row.get(column) is not None:
                of_key = shares.setdefault((row["players"], str(row[column])), {})
                of_key.setdefault(source.label, []).append(row["won"])
    sizes = {players for players, _ in shares}
    bars = [
        Bar(
            _named(column, value, players if len(sizes) > 1 else 0),
            label,
            intervals.share(sum(some), len(some)),
        )
        for (players, value), by_source in sorted(shares.items())
        for label, some in by_source.items()
    ]
    contest = all(row["winners"] <= 1 for source in sources for row in source.games)
    even = 1 / min(sizes) if contest and len(sizes) == 1 and min(sizes) > 1 else None
    drawn = partial(plots.points, bars, _labels(sources), "victories", percent=True, even=even)
    return Section(f"Victories by {_words(column)}", [drawn, Figures(bars, _labels(sources), percent=True)])


def _named(column: str, value: str, players: int) -> str:
    """A value as the label of a line; with several sizes of tables, with the number of players."""
    name = f"seat {value}" if column == "seat" else value
    return f"{name}, {players} players" if players else name


def _lengths(sources: list[Source]) -> Section:
    parts: list[Grid | Callable[[], str]] = []
    for column in ("rounds", "decisions"):
        values = {source.label: figures(source.games, column) for source in sources}
        if all(values.values()):
            parts.append(partial(plots.histogram, values, column))
            rows = [
                (label, f"{median(some):.0f}", f"{min(some):,} to {max(some):,}", interval(intervals.mean(some)))
                for label, some in values.items()
            ]
            parts.append(Grid((column, "median", "range", "mean, 95 %"), rows))
    return Section("How long games are", parts)


def _averages(sources: list[Source], table: str, title: str) -> Section:
    """The mean of every column of numbers that the game declares, for each bot if there are several; the share of yes
    in every column of yes and no; which part of one column another is."""
    every = [row for source in sources for row in getattr(source, table)]
    bots = sorted({row["bot"] for row in every}) if table == "seats" else []
    parts: list[Figures | Callable[[], str]] = []
    for percent in (False, True):
        bars = [
            Bar(f"{name}{label}", source.label, figure)
            for name, average in _columns(every, _game(sources), percent)
            for source in sources
            for label, some in _by_bot(getattr(source, table), bots)
            if (figure := average(some)) is not None
        ]
        if bars and len(bars) <= MOST_LINES:
            parts.append(partial(plots.points, bars, _labels(sources), f"for each {table[:-1]}", percent=percent))
        if bars:
            parts.append(Figures(bars, _labels(sources), percent))
    return Section(title, parts)


Average: TypeAlias = Callable[[list[dict[str, Any]]], Interval | None]
"""The average of a column over some rows; None if it is empty there."""


def _columns(rows: list[dict[str, Any]], game: str, percent: bool) -> list[tuple[str, Average]]:
    """The columns of a table that can be averaged, in words: those of numbers, or with `percent` those of yes and no
    and the parts that the game declares (`Statistics.shares`)."""
    kinds = {name: type(next(iter(figures(rows, name)), "")) for name in _declared(rows) if name not in RESULT_COLUMNS}
    if not percent:
        return [(_words(name), partial(_mean, name)) for name, kind in kinds.items() if kind in (int, float)]
    found: list[tuple[str, Average]] = [
        (_words(name), partial(_share_of_yes, name)) for name, kind in kinds.items() if kind is bool
    ]
    for part, whole in _shares(game).items():
        if part in kinds and whole in kinds:
            found.append((f"{_words(part)}, of {_words(whole)}", partial(_part, part, whole)))
    return found


def _mean(column: str, rows: list[dict[str, Any]]) -> Interval | None:
    """The mean; its interval does not go below 0 if the numbers never do."""
    values = [float(each) for each in figures(rows, column)]
    if not values:
        return None
    value, low, high = intervals.mean(values)
    return Interval(value, max(low, 0.0) if min(values) >= 0 else low, high)


def _share_of_yes(column: str, rows: list[dict[str, Any]]) -> Interval | None:
    values = figures(rows, column)
    return intervals.share(sum(values), len(values)) if values else None


def _part(part: str, whole: str, rows: list[dict[str, Any]]) -> Interval | None:
    """Of all that one column counts, how much another does, over all rows together."""
    number = sum(figures(rows, whole))
    return intervals.share(sum(figures(rows, part)), number) if number else None


def _game(sources: list[Source]) -> str:
    return str(sources[0].games[0]["game"])


def _shares(game: str) -> Mapping[str, str]:
    """The parts that the game declares; none if it is not installed here."""
    try:
        return manifest(game).statistics.shares
    except ValueError:
        return {}


def _by(sources: list[Source], column: str, table: str) -> Section:
    """What happened for each value of a column of words: in each adventure, in each quest of a campaign."""
    every = [row for source in sources for row in getattr(source, table)]
    values = list(dict.fromkeys(str(row[column]) for row in every if row.get(column) is not None))
    averages = [
        (name, average, percent)
        for percent in (True, False)
        for name, average in _columns(every, _game(sources), percent)
    ]
    won = _won(table, every)
    lengths: list[tuple[str, Average]] = [("rounds", partial(_mean, "rounds"))] if figures(every, "rounds") else []
    rows = []
    for value in (*values, ""):
        for source in sources:
            some = [row for row in getattr(source, table) if not value or str(row.get(column)) == value]
            if not some:
                continue
            cells = [interval(figure, percent=True) for figure in won(some)]
            cells += [short(figure) if (figure := average(some)) is not None else "" for _, average in lengths]
            cells += [_short(average(some), percent) for _, average, percent in averages]
            label = (source.label,) if len(sources) > 1 else ()
            rows.append((value or "all", *label, f"{len(some):,}", *cells))
    names = ("won, 95 %",) if won(every) else ()
    heads = ("simulation",) if len(sources) > 1 else ()
    columns = ("", *heads, table, *names, *(name for name, _ in lengths), *(name for name, *_ in averages))
    return Section(f"By {_words(column.removeprefix('setting_'))}", [Grid(columns, rows)])


def _short(figure: Interval | None, percent: bool) -> str:
    if figure is None:
        return ""
    return f"{figure.value:.0%}" if percent else short(figure)


def _won(table: str, every: list[dict[str, Any]]) -> Callable[[list[dict[str, Any]]], list[Interval]]:
    """How often a game or a chapter was won. Empty for games that somebody always wins."""
    if table == "chapters":
        return lambda rows: [intervals.share(sum(bool(row["won"]) for row in rows), len(rows))]
    if all(row["winners"] for row in every):
        return lambda rows: []
    return lambda rows: [intervals.share(sum(row["winners"] > 0 for row in rows), len(rows))]


def _by_bot(rows: list[dict[str, Any]], bots: Sequence[str]) -> Iterable[tuple[str, list[dict[str, Any]]]]:
    """The rows of each bot; all together if there is only one in the whole report."""
    if len(bots) < 2:
        return [("", rows)]
    return [(f" ({bot})", [row for row in rows if row["bot"] == bot]) for bot in bots]


def _labels(sources: list[Source]) -> list[str]:
    return [source.label for source in sources]


def _groups(sources: list[Source], table: str) -> list[str]:
    """Columns that hold words worth comparing, and settings that took turns."""
    every = [row for source in sources for row in getattr(source, table)]
    settings = dict.fromkeys(
        name
        for source in sources
        for name in source.games[0]
        if name.startswith("setting_") and len(_values(source, name)) > 1
    )
    columns = _declared(every)
    if table == "games":
        columns += [name for name in settings if name.removeprefix("setting_") not in columns]
    return [
        column
        for column in columns
        if column not in RESULT_COLUMNS
        and isinstance(next(iter(figures(every, column)), None), str)
        and 1 < len(set(figures(every, column))) <= MOST_GROUPS
    ]


def _declared(rows: Iterable[dict[str, Any]]) -> list[str]:
    return [name for name in dict.fromkeys(name for row in rows for name in row) if not name.startswith("setting_")]


def _words(column: str) -> str:
    return column.replace("_", " ")


def _cell(value: Any) -> str:
    return "none" if value is None else str(value)
