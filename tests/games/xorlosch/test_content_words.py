"""Every component has its words, in English and in French."""

import re
from importlib.resources import files

from lanterne.games.xorlosch import content as c


def messages(language: str) -> dict[str, list[str]]:
    """The message ids of a language with their attributes, in file order."""
    text = files("lanterne.games.xorlosch").joinpath(f"locale/content.{language}.ftl").read_text("utf-8")
    found: dict[str, list[str]] = {}
    for name, attribute in re.findall(r"^(?:([a-z][\w-]*)|    \.(\w+)) =", text, re.MULTILINE):
        if name:
            assert name not in found
            found[name] = []
        else:
            found[list(found)[-1]].append(attribute)
    return found


def test_both_languages_have_the_same_messages() -> None:
    assert messages("en") == messages("fr")


def test_every_component_has_its_words() -> None:
    words = messages("fr")
    names = (
        [f"square-{name}" for name in c.SQUARE_NAMES]
        + [f"theme-{name}" for name in c.THEMES]
        + [f"item-{name}" for name in c.ITEM_NAMES]
        + [f"quest-{name}" for name in c.QUEST_NAMES]
        + [f"color-{name}" for name in c.COLOR_NAMES]
        + [f"type-{name}" for name in c.TYPE_NAMES]
        + [f"board-{name}" for name in c.BOARD_NAMES]
        + [f"obstacle-{p.obstacle}" for p in c.PASSAGES if p.obstacle]
        + [f"mode-{name}" for name in c.MODES]
        + [f"bot-{name}" for name in c.BOT_PROFILES]
        + [f"preset-{name}" for name in c.GROUP_PRESETS]
        + [f"option-{name.replace('_', '-')}" for name in c.OPTIONS]
        + [
            f"option-{name}-{value}".replace("_", "-")
            for name, option in c.OPTIONS.items()
            for value in option.values
            if isinstance(value, str)
        ]
    )
    assert [name for name in names if name not in words] == []


def test_french_signs_keep_their_unbreakable_space() -> None:
    text = files("lanterne.games.xorlosch").joinpath("locale/content.fr.ftl").read_text("utf-8")
    assert re.findall(r"[^\u00a0][:;!?]", text) == []
    assert "'" not in text
