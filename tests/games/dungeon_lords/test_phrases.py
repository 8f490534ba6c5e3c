"""Sentences in which a word of the game takes an article, a preposition or a plural."""

import pytest

from lanterne.engine import Call, Event, EventRecord
from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.rules.events import TAX_PAID, pay_tax
from lanterne.games.dungeon_lords.rules.evil import EVIL_GAINED, PALADIN_COMES, PALADIN_MOVES
from lanterne.games.dungeon_lords.rules.new_round import ADVENTURER_COMES, EVENT_ANNOUNCED, PUT_UNDER
from lanterne.games.dungeon_lords.rules.purse import RECEIVED
from lanterne.games.dungeon_lords.rules.special_events import GOLD_DEVALUED, ICON_PAID, pay_icon
from lanterne.games.dungeon_lords.state import COLOURS, GOODS, MONSTERS
from lanterne.words import Words

EN, FR = Words(BOX, "en", strict=True), Words(BOX, "fr", strict=True)
RED, BLUE = range(2)


def _event(event: Event, *words: str | int) -> EventRecord:
    """The event, its things by name."""
    values = zip(words, event.params, strict=True)
    return EventRecord(event, tuple(word if isinstance(word, int) else kind.number(word) for word, (_, kind) in values))


@pytest.mark.parametrize(
    ("said", "english", "french"),
    [
        (
            _event(PALADIN_COMES, "paladin-1", RED),
            "So much evil does not go unnoticed: the paladin comes to Red’s dungeon.",
            "Tant de Mal ne passe pas inaperçu : le Paladin arrive devant le donjon de Rouge.",
        ),
        (
            _event(PALADIN_MOVES, "paladin-2", RED, BLUE),
            "The paladin leaves Blue and goes to Red’s dungeon.",
            "Le Paladin quitte Bleu et part pour le donjon de Rouge.",
        ),
        (
            _event(EVENT_ANNOUNCED, "taxes", "spring"),
            "Coming in spring: Taxes.",
            "Prévu au printemps : Taxes.",
        ),
        (
            _event(ADVENTURER_COMES, "thief-2", "autumn"),
            "Expected in autumn: Thief 2.",
            "Attendu en automne : Voleur 2.",
        ),
        (
            _event(PUT_UNDER, "priest-2"),
            "All have the same glyph: priest 2 goes under the pile, another is drawn.",
            "Tous portent le même Glyphe : le prêtre 2 passe sous la pile, on en pioche un autre.",
        ),
        (
            _event(ICON_PAID, RED, "golem", "gold"),
            "Red pays the Golem one icon of its wage: gold.",
            "Rouge paie une icône du salaire du Golem : Or.",
        ),
        (_event(GOLD_DEVALUED, RED, 0), "Red loses 0 gold.", "Rouge perd 0 jeton Or."),
        (_event(RECEIVED, RED, 2, "food"), "Red receives 2 food.", "Rouge reçoit 2 jetons Nourriture."),
        (
            _event(EVIL_GAINED, RED, 1, 5),
            "Red gains 1 evil and stands at 5.",
            "Rouge gagne 1 point de Mal et passe à 5.",
        ),
        (
            _event(TAX_PAID, RED, 1, 2),
            "Red pays 1 gold of tax and leaves 2 unpaid.",
            "Rouge paie 1 jeton Or de taxes et en laisse 2 impayés.",
        ),
    ],
)
def test_what_happened_reads_well(said: EventRecord, english: str, french: str) -> None:
    heard = [words.event(said, words.called(COLOURS.names[:2])) for words in (EN, FR)]
    assert heard == [english, french.replace(" :", "\u00a0:")]


@pytest.mark.parametrize(
    ("call", "english", "french"),
    [
        (pay_tax(0, 2, RED), "Pay nothing (2 unpaid)", "Ne rien payer (2 impayés)"),
        (pay_tax(2, 1, RED), "Pay 2 gold (1 unpaid)", "Payer 2 jetons Or (1 impayé)"),
        (
            pay_icon(MONSTERS.number("golem"), GOODS.number("gold"), RED),
            "Pay the Golem 1 gold",
            "Le Golem : payer 1 jeton Or",
        ),
        (
            pay_icon(MONSTERS.number("demon"), GOODS.number("evil"), RED),
            "Gain 1 evil for the Demon",
            "Le Démon : gagner 1 point de Mal",
        ),
    ],
)
def test_an_option_reads_well(call: Call, english: str, french: str) -> None:
    assert [EN.option(call), FR.option(call)] == [english, french.replace(" :", "\u00a0:")]
