"""Sentences of the log: who did what, with verbs that agree."""

from collections.abc import Sequence

import pytest
from tests.games.dungeon_run.scene import scene

from lanterne.engine import EventRecord
from lanterne.games.dungeon_run import BOX
from lanterne.games.dungeon_run.content.sources import POWER_NAMES
from lanterne.games.dungeon_run.state import CARDS, TILES
from lanterne.words import words_for

STAGE = scene({"vargagg": {}, "saelith-ashborn": {}})
BOOTS = CARDS.number("winged-boots")
POWER = POWER_NAMES.index("winged-boots")
TILE = TILES.number("junction-3")


def sentence(language: str, seat: int, event: str, values: Sequence[int]) -> str:
    """What somebody at a seat reads."""
    words = words_for(BOX, language)
    names = words.names(STAGE.game.state, seat)
    return words.event(EventRecord(BOX.events[event], tuple(values)), names).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("event", "values", "english", "french"),
    [
        (
            "taken-off",
            (0, BOOTS),
            "You put the Winged Boots into your loot pile.",
            "Vous mettez les Bottes ailées dans votre pile de pillage.",
        ),
        (
            "wounds-prevented",
            (0, POWER, 1),
            "Winged Boots: you are spared 1 wound.",
            "Bottes ailées : vous évitez 1 dégât.",
        ),
        (
            "artifact-is-gone",
            (BOOTS,),
            "The supply no longer holds the Winged Boots.",
            "La réserve ne contient plus les Bottes ailées.",
        ),
        (
            "power-works",
            (1, POWER),
            "The power Winged Boots (Saelith Ashborn) takes effect.",
            "Le pouvoir Bottes ailées (Saelith Née-des-Cendres) fait effet.",
        ),
    ],
)
def test_plural_cards_need_no_other_verb(event: str, values: Sequence[int], english: str, french: str) -> None:
    assert [sentence("en", 0, event, values), sentence("fr", 0, event, values)] == [english, french]


@pytest.mark.parametrize(
    ("seat", "english", "french"),
    [
        (
            0,
            "The Flames that Saelith Ashborn laid at junction 3 burn you.",
            "Les Flammes de Saelith Née-des-Cendres, restées à l’embranchement 3, vous brûlent.",
        ),
        (1, "Your Flames at junction 3 burn Vargagg.", "Vos Flammes à l’embranchement 3 brûlent Vargagg."),
        (
            -1,
            "The Flames that Saelith Ashborn laid at junction 3 burn Vargagg.",
            "Les Flammes de Saelith Née-des-Cendres, restées à l’embranchement 3, brûlent Vargagg.",
        ),
    ],
)
def test_wounds_by_flames_name_the_flames_and_their_owner(seat: int, english: str, french: str) -> None:
    values = (0, 1, TILE)
    assert [sentence(language, seat, "flames-burn-hero", values) for language in ("en", "fr")] == [english, french]
