"""A report about simulations: one HTML page with tables and plots that needs no script and no network."""

import html
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from lanterne.api.game_box import load
from lanterne.errors import LanterneError
from lanterne.lab import intervals, plots
from lanterne.lab.arena import Arena, Standing
from lanterne.lab.intervals import Interval
from lanterne.lab.plots import Bar
from lanterne.lab.tables import TableError, figures, need, read_tables

MOST_GROUPS = 24
"""A text column with more distinct values than this is not compared."""
MOST_LINES = 60
"""More lines than this are a table without a plot."""
RESULT_COLUMNS = {
    *("game", "seed", "number", "version", "players", "ending", "stopped", "winners", "rounds", "decisions"),
    *("seat", "name", "bot", "place", "won"),
}
"""Columns that every table has. Those that a game declares come after them."""


@dataclass(frozen=True)
class Source:
    """A simulation in a report: its label, its games and its seats."""

    label: str
    games: list[dict[str, Any]]
    seats: list[dict[str, Any]]


def report(paths: Sequence[Path]) -> str:
    """The page about one simulation, or about several beside each other: differences are to the first. Raises
    TableError with a sentence for files that cannot be read or do not belong together."""
    need("pyarrow", "vl_convert")
    if len({path.stem for path in paths}) < len(paths):
        labels = [str(path) for path in paths]
    else:
        labels = [path.stem for path in paths]
    sources = [Source(label, *read_tables(path)) for label, path in zip(labels, paths, strict=True)]
    games = {source.games[0]["game"] for source in sources}
    if len(games) > 1:
        raise TableError(f"games of {' and of '.join(sorted(games))} cannot be compared")
    parts = [
        _heading(sources),
        _section("How games ended", _endings(sources)),
        _section("Victories by seat", _victories(sources, "seat")),
        _section("Victories by bot", _victories(sources, "bot")),
        *(_section(f"Victories by {_words(column)}", _victories(sources, column)) for column in _groups(sources)),
        _section("How long games are", _lengths(sources)),
        _section("What seats did", _averages(sources, "seats")),
        _section("What happened in a game", _averages(sources, "games")),
    ]
    return _PAGE.format(
        title=html.escape(f"{_title(sources[0].games[0]['game'])}: report"), body="\n".join(filter(None, parts))
    )


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
    parts = [
        f"<h1>{html.escape(arena.game)}</h1>" + _table(("", ""), facts),
        _section("How the bots did", _table(STANDING_COLUMNS, [standing_row(each) for each in standings])),
    ]
    rated = [Bar(each.bot, "", each.rating) for each in standings if each.rating is not None]
    if rated:
        parts.append(_section("Ratings", plots.points(rated, [""], "rating")))
    worth = [Bar(f"{each.bot}{each.side and f', {each.side}'}", "", each.worth) for each in standings]
    parts.append(_section("What the games were worth", plots.points(worth, [""], "mean", percent=True)))
    return _PAGE.format(title=html.escape(f"{arena.game}: arena"), body="\n".join(parts))


STANDING_COLUMNS = ("bot", "side", "games", "won", "worth", "points", "rating", "s a decision, median", "at most")


def standing_row(each: Standing) -> tuple[str, ...]:
    """A row of the table of an arena."""
    return (
        each.bot,
        each.side,
        f"{each.games:,}",
        _interval(each.won, percent=True),
        _interval(each.worth),
        "" if each.points is None else _interval(each.points),
        "" if each.rating is None else f"{each.rating.value:+.0f} ({each.rating.low:+.0f} to {each.rating.high:+.0f})",
        f"{each.median_seconds:.4f}",
        f"{each.most_seconds:.2f}",
    )


def write_report(tables: Sequence[Path | str], page: Path | str) -> None:
    """Write one HTML page with tables and plots of what `simulate(…, out=…)` recorded; with several files, their
    differences to the first. Needs the extra `lab`. Raises TableError with a sentence if a file cannot be read or
    written, or if they do not belong together."""
    written = report([Path(table) for table in tables])
    try:
        Path(page).parent.mkdir(parents=True, exist_ok=True)
        Path(page).write_text(written, "utf-8")
    except OSError as error:
        raise TableError(f"{page} cannot be written: {error.strerror}") from None


# --- parts ------------------------------------------------------------------------------------------------------------


def _heading(sources: list[Source]) -> str:
    first = sources[0].games[0]
    rows = []
    for source in sources:
        bots = ", ".join(sorted({row["bot"] for row in source.seats}))
        players = ", ".join(map(str, sorted({row["players"] for row in source.games})))
        seeds = ", ".join(map(str, sorted({row["seed"] for row in source.games})))
        rows.append((source.label, f"{len(source.games):,}", players, bots, seeds, _settings(source, sources)))
    columns = ("simulation", "games", "players", "bots", "seed", "settings")
    return f"<h1>{html.escape(_title(first['game']))}</h1>" + _table(columns, rows)


def _title(game: str) -> str:
    """What the game is called; its name if it is not installed here."""
    try:
        return load(game).title()
    except LanterneError:
        return game


def _settings(source: Source, sources: list[Source]) -> str:
    """The settings; of several simulations, only those in which they differ."""
    names = [name for name in source.games[0] if name.startswith("setting_")]
    if len(sources) > 1:
        names = [name for name in names if len({str(each.games[0].get(name)) for each in sources}) > 1]
    return ", ".join(f"{name.removeprefix('setting_')} {_cell(source.games[0][name])}" for name in names) or "the same"


def _endings(sources: list[Source]) -> str:
    names = sorted({row["ending"] for source in sources for row in source.games})
    rows = [
        Bar(name, source.label, intervals.share(sum(row["ending"] == name for row in source.games), len(source.games)))
        for name in names
        for source in sources
    ]
    return plots.shares(rows, _labels(sources), "share of games") + _figures(rows, sources, percent=True)


def _victories(sources: list[Source], column: str) -> str:
    """How often seats won, for each value of a column and each number of players. An even share is shown where one seat
    wins at most."""
    shares: dict[tuple[int, str], dict[str, list[bool]]] = {}
    for source in sources:
        for row in source.seats:
            if row[column] is not None:
                of_key = shares.setdefault((row["players"], str(row[column])), {})
                of_key.setdefault(source.label, []).append(row["won"])
    sizes = {players for players, _ in shares}
    rows = [
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
    return plots.points(rows, _labels(sources), "victories", percent=True, even=even) + _figures(
        rows, sources, percent=True
    )


def _named(column: str, value: str, players: int) -> str:
    """A value as the label of a line; with several sizes of tables, with the number of players."""
    name = f"seat {value}" if column == "seat" else value
    return f"{name}, {players} players" if players else name


def _lengths(sources: list[Source]) -> str:
    drawn: list[str] = []
    for column in ("rounds", "decisions"):
        values = {source.label: figures(source.games, column) for source in sources}
        if all(values.values()):
            drawn.append(plots.histogram(values, column))
            rows = [
                (label, f"{median(some):.0f}", f"{min(some):,} to {max(some):,}", _interval(intervals.mean(some)))
                for label, some in values.items()
            ]
            drawn.append(_table((column, "median", "range", "mean, 95 %"), rows))
    return "".join(drawn)


def _averages(sources: list[Source], table: str) -> str:
    """The mean of every column of numbers that the game declares, for each bot if there are several; of a column of
    yes and no, the share of yes."""
    rows: list[Bar] = []
    every = [row for source in sources for row in getattr(source, table)]
    bots = sorted({row["bot"] for row in every}) if table == "seats" else []
    for column in _declared(every):
        if column in RESULT_COLUMNS or isinstance(next(iter(figures(every, column)), ""), str):
            continue
        for source in sources:
            for label, some in _by_bot(getattr(source, table), bots):
                if values := figures(some, column):
                    rows.append(Bar(f"{_words(column)}{label}", source.label, _average(values)))
    if not rows:
        return ""
    title = "for each seat" if table == "seats" else "for each game"
    drawn = plots.points(rows, _labels(sources), title) if len(rows) <= MOST_LINES else ""
    return drawn + _figures(rows, sources)


def _average(values: list[Any]) -> Interval:
    """The share of yes, or the mean; its interval does not go below 0 if the numbers never do."""
    if isinstance(values[0], bool):
        return intervals.share(sum(values), len(values))
    value, low, high = intervals.mean([float(each) for each in values])
    return Interval(value, max(low, 0.0) if min(values) >= 0 else low, high)


def _by_bot(rows: list[dict[str, Any]], bots: Sequence[str]) -> Iterable[tuple[str, list[dict[str, Any]]]]:
    """The rows of each bot; all together if there is only one in the whole report."""
    if len(bots) < 2:
        return [("", rows)]
    return [(f" ({bot})", [row for row in rows if row["bot"] == bot]) for bot in bots]


def _labels(sources: list[Source]) -> list[str]:
    return [source.label for source in sources]


def _groups(sources: list[Source]) -> list[str]:
    """Columns of seats that hold words worth comparing."""
    every = [row for source in sources for row in source.seats]
    return [
        column
        for column in _declared(every)
        if column not in RESULT_COLUMNS
        and isinstance(next(iter(figures(every, column)), None), str)
        and 1 < len(set(figures(every, column))) <= MOST_GROUPS
    ]


def _declared(rows: Iterable[dict[str, Any]]) -> list[str]:
    return [name for name in dict.fromkeys(name for row in rows for name in row) if not name.startswith("setting_")]


# --- HTML -------------------------------------------------------------------------------------------------------------


def _figures(rows: list[Bar], sources: list[Source], percent: bool = False) -> str:
    """The figures of a plot, with what differs from the first simulation."""
    told: list[tuple[str, ...]] = []
    first = {row.name: row.figure for row in rows if row.source == sources[0].label}
    for row in rows:
        base = first.get(row.name)
        other = base is not None and row.source != sources[0].label
        change = _interval(intervals.difference(base, row.figure), percent, sign=True) if base and other else ""
        figure = _interval(row.figure, percent)
        told.append((row.name, row.source, figure, change) if len(sources) > 1 else (row.name, figure))
    columns = ("", "simulation", "figure, 95 %", "difference") if len(sources) > 1 else ("", "figure, 95 %")
    return _table(columns, told)


def _interval(figure: Interval, percent: bool = False, sign: bool = False) -> str:
    kind = (".1%" if percent else ".2f") if not sign else ("+.1%" if percent else "+.2f")
    value, low, high = (format(each, kind) for each in figure)
    return f"{value} ({low} to {high})"


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{html.escape(column)}</th>" for column in columns)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<div><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def _section(title: str, body: str) -> str:
    body = body.replace("<svg", "<div><svg").replace("</svg>", "</svg></div>")
    return f"<section><h2>{html.escape(title)}</h2><div class='figures'>{body}</div></section>" if body else ""


def _words(column: str) -> str:
    return column.replace("_", " ")


def _cell(value: Any) -> str:
    return "none" if value is None else str(value)


_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ font: 16px/1.5 "Alegreya Sans", "Gill Sans", "Segoe UI", sans-serif; color: #2b2118; background: #faf6ec;
  margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }}
h1, h2 {{ font-family: Cinzel, Georgia, serif; font-weight: 600; }}
h2 {{ border-bottom: 1px solid #d9cdb4; padding-bottom: .2rem; margin-top: 2.4rem; }}
.figures {{ display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }}
div:has(> table), .figures > div {{ max-width: 100%; overflow-x: auto; }}
table {{ border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }}
th, td {{ text-align: left; padding: .15rem .8rem .15rem 0; border-bottom: 1px solid #e8dfcc; vertical-align: top; }}
th {{ font-weight: 600; }}
@media (max-width: 40rem) {{
  th, td {{ white-space: nowrap; }}
  td:last-child {{ white-space: normal; min-width: 11rem; }}
}}
footer {{ margin-top: 3rem; color: #7a6a52; font-size: .85rem; }}
</style>
</head>
<body>
{body}
<footer>Made by Lanterne. Intervals are 95 %: Wilson's for shares, normal for means, Newcombe's for differences. A
shared victory counts for each winner. A dashed line is an even share.</footer>
</body>
</html>
"""
