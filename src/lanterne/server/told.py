"""What everybody who plays at a table must know."""

from typing import TYPE_CHECKING

from lanterne.server import alone
from lanterne.server.sentences import Language, sentence
from lanterne.server.table_plan import words_of

if TYPE_CHECKING:
    from lanterne.server.open_table import OpenTable


def told(live: "OpenTable", language: Language) -> tuple[str, ...]:
    """Settings that are announced to all, such as the difficulty, and what was done alone."""
    return (*_announced(live, language), *alone.told(live, language))


def _announced(live: "OpenTable", language: Language) -> list[str]:
    words = words_of(live.plan, language)
    names = [setting.name for setting in words.box.settings if setting.announced]
    if not names:
        return []
    chosen = settings_of(live)
    return [
        sentence(
            language,
            "setting-announced",
            setting=words.setting(name),
            value=words.setting_value(name, chosen[name]),
            effect=words.explain_setting_value(name, chosen[name]),
        )
        for name in names
        if name in chosen
    ]


def settings_of(live: "OpenTable") -> dict[str, str | int | None]:
    """The settings of a table, as it was begun or as it was planned; empty if a pack is gone that they belong to."""
    box = words_of(live.plan, "en").box
    try:
        if live.table is not None:
            return box.settled(live.table.log.header.settings)
        return box.full_settings(live.plan.settings)
    except ValueError:
        return {}
