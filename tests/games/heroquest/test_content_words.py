"""Every printed component and everything that a quest tells has its words, in both languages, and nothing else has."""

import pytest
from tests.games.content_words import ContentWords

from lanterne.games.heroquest import BOX as GAME
from lanterne.games.heroquest.content import cards as c
from lanterne.games.heroquest.content.board import REGION_NAMES
from lanterne.games.heroquest.content.box import BOX
from lanterne.games.heroquest.content.settings import SETTINGS
from lanterne.games.heroquest.state import (
    DOORS,
    FOES,
    HEROES,
    ITEMS,
    KINDS,
    OBJECTS,
    PIECES,
    REGIONS,
    SQUARES,
    TRAPS,
)
from lanterne.scene import Say
from lanterne.words import words_for
from lanterne.words.lexicon import LANGUAGES, Language, Lexicon, sources
from lanterne.words.messages import EXPLAINING, hyphened, value_id

WORDS = ContentWords("heroquest", ("content", "quests"))


def of_the_box() -> set[str]:
    """The messages that the components need."""
    plain = {
        *(f"region-{name}" for name in REGION_NAMES),
        *(f"tile-{name}" for name in c.TILE_NAMES),
        *(f"difficulty-{row.id}" for row in BOX.difficulties),
        *(f"furniture-trap-{name}" for name in c.FURNITURE_TRAP_NAMES),
        *(value_id(setting.id, value) for setting in SETTINGS.values() for value in setting.values),
    }
    explained = {
        *(f"furniture-{name}" for name in c.FURNITURE_NAMES),
        *(f"die-{die.id}" for die in BOX.dice),
        *(f"face-{face}" for face in c.COMBAT_DIE),
        *(f"hero-{name}" for name in c.HERO_NAMES),
        *(f"monster-{row.id}" for row in BOX.monsters),
        *(f"spell-group-{name}" for name in c.SPELL_GROUPS),
        *(f"spell-{name}" for name in c.SPELL_NAMES),
        *(f"treasure-{name}" for name in c.TREASURE_NAMES),
        *(f"item-{name}" for name in c.ITEM_NAMES),
        *(f"trap-{name}" for name in c.TRAP_NAMES),
        *(f"condition-{name}" for name in c.CONDITION_NAMES),
        *(f"setting-{hyphened(name)}" for name in SETTINGS),
    }
    announced = {f"{value_id('difficulty', value)}.effect" for value in SETTINGS["difficulty"].values}
    return plain | explained | announced | {f"{name}.effect" for name in explained}


def of_the_quests() -> set[str]:
    """The messages that the quests need."""
    found = {"campaign-black-banner", "campaign-black-banner.flavor"}
    for quest in BOX.quests:
        name = quest.id
        found |= {f"quest-{name}", f"quest-{name}.effect", f"quest-{name}.flavor"}
        found |= {f"quest-rule-{name}-{rule.id}" for rule in quest.rules}
        found |= {f"monster-{row.id}" for row in quest.characters} | {f"object-{row.id}" for row in quest.objects}
        found |= {f"hero-{row.id}{part}" for row in quest.allies for part in ("", ".effect")}
        found |= {f"quest-action-{row.id}" for row in quest.actions}
        found |= {f"note-{name}-{note.id}" for note in quest.notes}
        found |= {f"note-{name}-{action.id}" for action in quest.actions}
        found |= {f"find-{name}-{find.room}" for find in quest.finds}
        found |= {f"sprung-{name}-{trap.at}" for trap in quest.traps if trap.kind == "furniture"}
        found |= {f"note-{name}-collapse"} if quest.collapse else set()
        found |= {f"exit-{name}"} if quest.exit_named else set()
        found |= {f"title-{quest.title}"} if quest.title else set()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words_and_no_words_are_left_over(language: Language) -> None:
    WORDS.whole(language, of_the_box() | of_the_quests())


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_well_set(language: Language) -> None:
    WORDS.well_set(language, WORDS.words[language].patterns, ("note-", "find-", "sprung-", "quest-rule-"))


def test_nothing_was_left_untranslated() -> None:
    WORDS.translated(
        key for key in WORDS.words["en"].patterns if key.endswith(EXPLAINING) or key.startswith(("note-", "find-"))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_found_is_told_with_its_sum(language: Language) -> None:
    words = WORDS.words[language]
    for quest in BOX.quests:
        for find in quest.finds:
            told = words.say(f"find-{quest.id}-{find.room}", lambda variable: "")
            assert (str(find.gold) in told) == (find.gold > 0), told
        for trap in quest.traps:
            if trap.variant:
                assert str(trap.damage) in words.say(f"sprung-{quest.id}-{trap.at}", lambda variable: "")


ALL = {language: Lexicon(language, sources("heroquest", language)) for language in LANGUAGES}

SENTENCES = {
    HEROES: {"the", "cap", "of", "to"},
    FOES: {"the", "cap", "of", "to"},
    KINDS: {"a", "the", "of"},
    ITEMS: {"a", "the", "of"},
    TRAPS: {"a", "the", "of"},
    PIECES: {"a", "the", "of"},
    OBJECTS: {"a", "the", "of"},
    REGIONS: {"in", "the", "of"},
}
"""The forms that sentences can rely on, for each kind of thing."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_things_of_a_kind_have_the_same_forms(language: Language) -> None:
    words = ALL[language]
    for kind, forms in SENTENCES.items():
        for name in kind.names:
            entry, _ = words.found(f"{kind.kind}-{name}")
            assert set(words.attributes[entry]) - set(EXPLAINING) == forms, entry


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("foe-orc-3", "Orc 3", "Orc 3"),
        ("foe-orc-12.the", "orc 12", "l’orc 12"),
        ("foe-mummy-2.of", "of mummy 2", "de la momie 2"),
        ("foe-dread-warrior-1.cap", "Dread Warrior 1", "Le guerrier de la Terreur 1"),
        ("foe-karrow.to", "to King Karrow", "au roi Karrow"),
        ("foe-orsk.of", "of Orsk", "d’Orsk"),
        ("hero-elowen.of", "of Elowen", "d’Elowen"),
        ("item-holy-water.a", "holy water", "de l’eau bénite"),
        ("item-potion-of-healing-4.a", "a strong healing draught", "une potion de guérison puissante"),
        ("item-orcs-bane.the", "Orc’s Bane", "le Fléau des orcs"),
        ("region-room-06.in", "in the upper north-east corner", "dans l’angle haut du nord-est"),
    ],
)
def test_forms_read_well(key: str, english: str, french: str) -> None:
    assert [ALL[each].say(key, lambda variable: "?") for each in ("en", "fr")] == [english, french]


@pytest.mark.parametrize("language", LANGUAGES)
def test_squares_and_doors_are_spelled_from_their_names_and_have_no_messages(language: Language) -> None:
    words = words_for(GAME, language)
    assert words.said(Say("square-z19")) == "Z19"
    assert words.said(Say("door-b1-b2")) == "B1–B2"
    things = {f"{kind.kind}-{name}": name for kind in (SQUARES, DOORS) for name in kind.names}
    assert {key: words.said(Say(key)) for key in things} == {
        key: name.upper().replace("-", "–") for key, name in things.items()
    }
    assert things.keys() & ALL[language].patterns.keys() == set()
