"""Every printed component has its words; that they are whole in both languages is checked for all games at once."""

from lanterne.games.xorlosch import content as c
from lanterne.words.lexicon import Lexicon, sources


def test_every_component_has_its_words() -> None:
    words = Lexicon("fr", sources("xorlosch", "fr")).patterns
    names = (
        [f"square-{name}" for name in c.SQUARE_NAMES]
        + [f"square-kind-{square.kind}" for square in c.SQUARES]
        + [f"theme-{name}.flavor" for name in c.THEMES]
        + [f"item-{name}.effect" for name in c.ITEM_NAMES]
        + [f"quest-{name}.effect" for name in c.QUEST_NAMES]
        + [f"colour-{name}" for name in c.COLOR_NAMES]
        + [f"type-{name}.symbol" for name in c.TYPE_NAMES]
        + [f"board-{name}.effect" for name in c.BOARD_NAMES]
        + [f"obstacle-{p.obstacle}.effect" for p in c.PASSAGES if p.obstacle]
        + [f"mode-{name}.effect" for name in c.MODES]
        + [f"preset-{name}.effect" for name in c.GROUP_PRESETS]
    )
    assert [name for name in names if name not in words] == []


def test_a_card_says_its_picture_its_square_and_who_does_it() -> None:
    words = {language: Lexicon(language, sources("xorlosch", language)) for language in ("en", "fr")}

    def said(language: str, message: str) -> str:
        return words[language].say(message, lambda variable: "")

    for card in c.CARDS:
        for language, workers in (("en", ("warrior", "mechanicus")), ("fr", ("guerrier", "mechanicus"))):
            name, effect = said(language, f"card-{card.id}"), said(language, f"card-{card.id}.effect")
            assert name == f"{said(language, f'theme-{card.theme}')} ({card.number})"
            assert workers[c.TYPE_NAMES.index(card.type)] in effect
            assert f" {card.number}." in effect
            assert f" {c.QUEST_SIZE[c.QUEST_NAMES.index(card.color)]} " in effect
