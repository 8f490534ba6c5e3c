"""Every printed component has its words; that they are whole in both languages is checked for all games at once."""

from lanterne.games.xorlosch.content.board import BOARD_NAMES, PASSAGES, SQUARE_NAMES, SQUARES
from lanterne.games.xorlosch.content.box import BOX
from lanterne.games.xorlosch.content.cards import CARDS, ITEM_NAMES, QUEST_NAMES, QUEST_SIZE, TYPE_NAMES
from lanterne.games.xorlosch.content.dwarfs import COLOUR_NAMES
from lanterne.words.lexicon import Lexicon, sources


def test_every_component_has_its_words() -> None:
    words = Lexicon("fr", sources("xorlosch", "fr")).patterns
    names = (
        [f"square-{name}" for name in SQUARE_NAMES]
        + [f"square-kind-{square.kind}" for square in SQUARES]
        + [f"theme-{theme.id}.flavor" for theme in BOX.themes]
        + [f"item-{name}.effect" for name in ITEM_NAMES]
        + [f"quest-{name}.effect" for name in QUEST_NAMES]
        + [f"colour-{name}" for name in COLOUR_NAMES]
        + [f"type-{name}.symbol" for name in TYPE_NAMES]
        + [f"board-{name}.effect" for name in BOARD_NAMES]
        + [f"obstacle-{p.obstacle}.effect" for p in PASSAGES if p.obstacle]
        + [f"mode-{mode.id}.effect" for mode in BOX.modes]
        + [f"preset-{preset.id}.effect" for preset in BOX.groups]
    )
    assert [name for name in names if name not in words] == []


def test_a_card_says_its_picture_its_square_and_who_does_it() -> None:
    words = {language: Lexicon(language, sources("xorlosch", language)) for language in ("en", "fr")}

    def said(language: str, message: str) -> str:
        return words[language].say(message, lambda variable: "")

    for card in CARDS:
        for language, workers in (("en", ("warrior", "mechanicus")), ("fr", ("guerrier", "mechanicus"))):
            name, effect = said(language, f"card-{card.id}"), said(language, f"card-{card.id}.effect")
            assert name == f"{said(language, f'theme-{card.theme}')} ({card.number})"
            assert workers[TYPE_NAMES.index(card.type)] in effect
            assert f" {card.number}." in effect
            assert f" {QUEST_SIZE[QUEST_NAMES.index(card.color)]} " in effect
