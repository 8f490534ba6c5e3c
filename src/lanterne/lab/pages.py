"""What a report looks like: one HTML page with tables and plots, or the tables alone as Markdown."""

import html
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from lanterne.lab import intervals
from lanterne.lab.intervals import Interval
from lanterne.lab.plots import Bar


class Grid(NamedTuple):
    """A table of words."""

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


class Figures(NamedTuple):
    """Figures with their intervals. Those of several simulations are compared with the first of them, `sources[0]`."""

    bars: Sequence[Bar]
    sources: Sequence[str]
    percent: bool = False


Plot: TypeAlias = Callable[[], str]
"""Draws an SVG picture."""


class Section(NamedTuple):
    """A part of a report."""

    title: str
    parts: Sequence[Grid | Figures | Plot]


def interval(figure: Interval, percent: bool = False, sign: bool = False) -> str:
    """A figure and its interval in words."""
    kind = (".1%" if percent else ".2f") if not sign else ("+.1%" if percent else "+.2f")
    value, low, high = (format(each, kind) for each in figure)
    return f"{value} ({low} to {high})"


def short(figure: Interval) -> str:
    """A mean and half its interval, for tables with many columns."""
    return f"{figure.value:.2f} ± {figure.value - figure.low:.2f}"


def _long(figures: Figures) -> Grid:
    """A line for each figure, with what differs from the first simulation."""
    bars, sources, percent = figures
    first = {bar.name: bar.figure for bar in bars if bar.source == sources[0]}
    told: list[tuple[str, ...]] = []
    for bar in bars:
        base = first.get(bar.name) if bar.source != sources[0] else None
        change = interval(intervals.difference(base, bar.figure), percent, sign=True) if base else ""
        figure = interval(bar.figure, percent)
        told.append((bar.name, bar.source, figure, change) if len(sources) > 1 else (bar.name, figure))
    return Grid(("", "simulation", "figure, 95 %", "difference") if len(sources) > 1 else ("", "figure, 95 %"), told)


def _wide(figures: Figures) -> Grid:
    """A line for each name, a column for each simulation."""
    told = {(bar.name, bar.source): interval(bar.figure, figures.percent) for bar in figures.bars}
    names = dict.fromkeys(bar.name for bar in figures.bars)
    columns = ("", *figures.sources) if len(figures.sources) > 1 else ("", "95 %")
    return Grid(columns, [(name, *(told.get((name, source), "") for source in figures.sources)) for name in names])


# --- HTML -------------------------------------------------------------------------------------------------------------


def page(title: str, sections: Sequence[Section]) -> str:
    """The whole page. The first section is its heading."""
    first, *others = sections
    body = [f"<h1>{html.escape(first.title)}</h1>{''.join(map(_drawn, first.parts))}"]
    body += [
        f"<section><h2>{html.escape(each.title)}</h2>"
        f"<div class='figures'>{''.join(map(_drawn, each.parts))}</div></section>"
        for each in others
    ]
    return _PAGE.format(title=html.escape(title), body="\n".join(body))


def _drawn(part: Grid | Figures | Plot) -> str:
    match part:
        case Figures():
            return _table(_long(part))
        case Grid():
            return _table(part)
    return f"<div>{part()}</div>"


def _table(grid: Grid) -> str:
    head = "".join(f"<th>{html.escape(column)}</th>" for column in grid.columns)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in grid.rows)
    return f"<div><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


# --- Markdown ---------------------------------------------------------------------------------------------------------


def markdown(sections: Sequence[Section]) -> str:
    """The tables alone, each under the title of its section."""
    lines: list[str] = []
    for each in sections:
        tables = [_wide(part) if isinstance(part, Figures) else part for part in each.parts]
        grids = [part for part in tables if isinstance(part, Grid) and part.rows]
        if grids:
            lines += [f"### {each.title}", ""]
        for grid in grids:
            lines += [_line(grid.columns), "|---" * len(grid.columns) + "|", *map(_line, grid.rows), ""]
    return "\n".join(lines)


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


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
svg {{ max-width: 100%; height: auto; }}
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
