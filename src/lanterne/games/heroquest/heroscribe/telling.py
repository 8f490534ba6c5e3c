"""The report on imported quests, in order: first what matters, then the rest, grouped."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from lanterne.games.heroquest.heroscribe.packing import GAME
from lanterne.games.heroquest.heroscribe.series import Series
from lanterne.games.heroquest.heroscribe.sheet import Imported
from lanterne.packs import with_packs
from lanterne.scene import Say
from lanterne.scene.imported import Part


def made(title: str, parts: Iterable[Part], place: Path) -> list[Say]:
    """What was made from files, and how to play it."""
    return [
        Say("import-made", {"quest": title, "place": str(place)}),
        *lines(parts),
        Say("import-play", {"game": with_packs(GAME, (place.name,))}),
    ]


def lines(parts: Iterable[Part]) -> list[Say]:
    """The report, line by line."""
    found: list[Say] = []
    for heading, sentences in parts:
        found += [heading, *(Say("import-line", {"sentence": sentence}) for sentence in sentences)]
    return found


def report(quests: Iterable[Imported]) -> list[Part]:
    """The report, part by part."""
    return [part for quest in quests for part in _of_one(quest)]


def report_on_series(found: Series) -> list[Part]:
    """The report on a campaign: how many quests it has and which files are not among them, then quest by quest."""
    whole = Part(Say("import-series", {"count": len(found.quests)}), found.refused)
    return [whole, *(part for quest in found.quests for part in _of_one(quest, named=True))]


def _of_one(quest: Imported, named: bool = False) -> list[Part]:
    parts = [
        Part(Say("import-heading-left-out"), grouped(quest.report.left_out)),
        Part(Say("import-heading-doubts"), grouped(quest.report.doubts)),
        Part(Say("import-heading-readings"), quest.report.readings),
    ]
    return [_summary(quest, named or quest.name != quest.title), *(part for part in parts if part.sentences)]


# --- what matters -----------------------------------------------------------------------------------------------------


def _summary(quest: Imported, named: bool) -> Part:
    """What is on the map, and what changes the quest most."""
    sheet, told = quest.sheet, quest.report
    holds = Say("import-holds", {"monsters": len(sheet["monsters"]), "doors": len(sheet["doors"])})
    if named:
        holds = Say("import-board-holds", {"quest": quest.name, "what": holds})
    counted = (
        Say("import-sum-left-out", {"count": len(told.left_out)}),
        Say("import-sum-markers", {"count": sum(one.id == "import-marker" for one in told.doubts)}),
        Say("import-sum-readings", {"count": len(told.readings)}),
    )
    return Part(holds, (*told.first, *(one for one in counted if one.args["count"])))


# --- the rest ---------------------------------------------------------------------------------------------------------


def grouped(sentences: Iterable[Say]) -> tuple[Say, ...]:
    """The same report, with one sentence for things of which the same is said."""
    groups: dict[object, list[Say]] = {}
    for number, one in enumerate(sentences):
        groups.setdefault(_alike(one) or number, []).append(one)
    return tuple(group[0] if len(group) == 1 else _TOGETHER[group[0].id](group) for group in groups.values())


def _alike(one: Say) -> tuple[object, ...]:
    """The common part of sentences that can be merged."""
    if one.id not in _TOGETHER:
        return ()
    return one.id, str(one.args.get("why", "")), one.args["object"] if one.id == "import-marker" else ""


def _left_out(group: Sequence[Say]) -> Say:
    return Say("import-left-out-many", {"things": _things(group), "why": group[0].args["why"]})


def _markers(group: Sequence[Say]) -> Say:
    return Say("import-markers", {"things": _things(group)})


def _names(group: Sequence[Say]) -> Say:
    names = ", ".join(f"{one.args['object']} ({one.args['known']})" for one in group)
    return Say("import-known-as-many", {"names": names})


def _rock(group: Sequence[Say]) -> Say:
    return Say("import-rock-blocked-many", {"squares": ", ".join(str(one.args["squares"]) for one in group)})


def _marks(group: Sequence[Say]) -> Say:
    return Say("import-no-marks", {"marks": ", ".join(str(one.args["mark"]) for one in group)})


_TOGETHER: dict[str, Callable[[Sequence[Say]], Say]] = {
    "import-left-out": _left_out,
    "import-marker": _markers,
    "import-known-as": _names,
    "import-rock-blocked": _rock,
    "import-no-mark": _marks,
}


def _things(group: Sequence[Say]) -> str:
    """Objects with their squares: Orc (B2, C3), Goblin (D4)."""
    squares: dict[str, list[str]] = {}
    for one in group:
        squares.setdefault(str(one.args["object"]), []).append(str(one.args["square"]))
    return ", ".join(f"{name} ({', '.join(found)})" for name, found in squares.items())


def report_sentences(quest: Imported) -> tuple[Say, ...]:
    """All sentences of the report, what matters first."""
    told = quest.report
    return (*told.first, *grouped(told.left_out), *grouped(told.doubts), *told.readings)
