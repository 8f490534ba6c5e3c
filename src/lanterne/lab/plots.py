"""Plots for reports: Vega-Lite specifications, drawn here as SVG, so that a page needs no script and no network."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from lanterne.lab.intervals import Interval

Spec: TypeAlias = dict[str, Any]

WIDTH = 460
COLOURS = ("#8a5a2b", "#2f6f6a", "#a33b3b", "#5b5ea6", "#6b8e23", "#b8860b")
AXIS = {
    "gridColor": "#e4dccb",
    "labelFontSize": 12,
    "titleFontSize": 12,
    "labelLimit": 220,
    "titleFontWeight": "normal",
}
PERCENT = {"format": "%", "tickCount": 8}
STYLE = {
    "background": None,
    "font": "Alegreya Sans, Gill Sans, Segoe UI, sans-serif",
    "axis": {"gridColor": "#e4dccb", "labelFontSize": 12, "labelLimit": 220, "titleFontWeight": "normal"},
    "legend": {"labelFontSize": 12, "orient": "top"},
    "view": {"stroke": None},
    "range": {"category": list(COLOURS)},
}


class Bar(NamedTuple):
    """A figure with its interval: what it is of, and which simulation it is from."""

    name: str
    source: str
    figure: Interval


def points(
    rows: Sequence[Bar], sources: Sequence[str], title: str, percent: bool = False, even: float | None = None
) -> str:
    """Points with their 95 % intervals, a line a name, a colour a source: the same in every plot with these `sources`.
    `even` draws a line to compare with. An SVG picture."""
    axis = PERCENT if percent else {}
    layers: list[Spec] = [
        {
            "mark": {"type": "rule", "strokeWidth": 2},
            "encoding": {
                "x": {"field": "low", "type": "quantitative", "title": title, "axis": axis},
                "x2": {"field": "high"},
                **_places(rows, sources),
            },
        },
        {
            "mark": {"type": "point", "filled": True, "size": 70, "opacity": 1},
            "encoding": {"x": {"field": "value", "type": "quantitative"}, **_places(rows, sources)},
        },
    ]
    if even is not None:
        line = {"type": "rule", "strokeDash": [4, 4], "color": "#888"}
        layers.insert(0, {"mark": line, "encoding": {"x": {"datum": even, "type": "quantitative"}}})
    return _drawn({"data": _values(rows), "layer": layers, "width": WIDTH, "height": _height(rows)})


def shares(rows: Sequence[Bar], sources: Sequence[str], title: str) -> str:
    """Bars of a share of all games, a line a name, a colour a source. An SVG picture."""
    x = {"field": "value", "type": "quantitative", "title": title, "axis": PERCENT}
    mark = {"type": "bar", "height": 14}
    return _drawn(
        {
            "data": _values(rows),
            "mark": mark,
            "encoding": {"x": x, **_places(rows, sources)},
            "width": WIDTH,
            "height": _height(rows),
        }
    )


def histogram(values: Mapping[str, Sequence[float]], title: str) -> str:
    """How often each length occurred, as a share of the games of each source. An SVG picture."""
    every = [value for some in values.values() for value in some]
    low, high = min(every), max(every)
    width = max(1, round((high - low) / 30))
    rows = [
        {
            "start": start,
            "end": start + width,
            "share": sum(start <= value < start + width for value in some) / len(some),
            "source": source,
        }
        for source, some in values.items()
        for start in range(int(low), int(high) + 1, width)
    ]
    return _drawn(
        {
            "data": {"values": rows},
            "mark": {"type": "bar", "opacity": 0.7 if len(values) > 1 else 1},
            "encoding": {
                "x": {"field": "start", "type": "quantitative", "title": title, "bin": {"binned": True, "step": width}},
                "x2": {"field": "end"},
                "y": {
                    "field": "share",
                    "type": "quantitative",
                    "title": "games",
                    "axis": PERCENT,
                    "stack": None,
                },
                "color": _colour(list(values)),
            },
            "width": WIDTH,
            "height": 160,
        }
    )


def calibration(bins: Sequence[tuple[float, float, int]]) -> str:
    """Expected against actual outcomes, a point for each tenth, larger where there were more positions. Perfect values
    lie on the dashed line. An SVG picture."""
    rows = [{"expected": expected, "came": came, "positions": number} for expected, came, number in bins]
    scale = {"domain": [0, 1]}
    line: Spec = {
        "data": {"values": [{"at": 0}, {"at": 1}]},
        "mark": {"type": "line", "strokeDash": [4, 4], "color": "#888"},
        "encoding": {
            "x": {"field": "at", "type": "quantitative"},
            "y": {"field": "at", "type": "quantitative"},
        },
    }
    dots: Spec = {
        "data": {"values": rows},
        "mark": {"type": "point", "filled": True, "opacity": 1, "color": COLOURS[0]},
        "encoding": {
            "x": {"field": "expected", "type": "quantitative", "title": "expected", "scale": scale},
            "y": {"field": "came", "type": "quantitative", "title": "came true", "scale": scale},
            "size": {"field": "positions", "type": "quantitative", "legend": None},
        },
    }
    return _drawn({"layer": [line, dots], "width": 260, "height": 260})


def _values(rows: Sequence[Bar]) -> Spec:
    return {"values": [{"name": row.name, "source": row.source, **row.figure._asdict()} for row in rows]}


def _places(rows: Sequence[Bar], sources: Sequence[str]) -> Spec:
    """A line for each name, in the order given; sources beside each other in their colours."""
    names = list(dict.fromkeys(row.name for row in rows))
    return {
        "y": {"field": "name", "type": "nominal", "sort": names, "title": None},
        "yOffset": {"field": "source", "type": "nominal", "sort": list(sources)},
        "color": _colour(sources),
    }


def _colour(sources: Sequence[str]) -> Spec:
    legend = {"title": None} if len(sources) > 1 else None
    return {"field": "source", "type": "nominal", "scale": {"domain": list(sources)}, "legend": legend}


def _height(rows: Sequence[Bar]) -> int:
    return max(60, 24 * len({(row.name, row.source) for row in rows}))


def _drawn(spec: Spec) -> str:
    import vl_convert

    picture: str = vl_convert.vegalite_to_svg({**spec, "config": STYLE})
    return picture
