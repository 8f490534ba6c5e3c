"""Every printed component and every adventure has its words, in both languages, and nothing else has."""

import re

import pytest
from msgspec.structs import asdict
from tests.games.content_words import ContentWords

from lanterne.games.warhammer_quest.content import cards as c
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.content.box import BOX
from lanterne.games.warhammer_quest.content.monsters import MONSTER_NAMES
from lanterne.games.warhammer_quest.content.sections import SECTION_NAMES, SECTIONS
from lanterne.games.warhammer_quest.content.settings import SETTINGS
from lanterne.games.warhammer_quest.content.warriors import WARRIOR_NAMES
from lanterne.words.lexicon import LANGUAGES, Language
from lanterne.words.messages import hyphened, value_id

WORDS = ContentWords("warhammer_quest", ("content.", "foes.", "adventures."))

OBSTACLES = tuple(name for row in SECTIONS for name, _ in row.obstacles)
CHARACTERS = (*(special.name for row in ADVENTURES for special in row.guardians.specials), "daemon-minotaur")
"""Monsters with a part of their own."""


def wanted() -> set[str]:
    """The messages that the components and adventures need."""
    plain = {
        *(f"obstacle-{name}" for name in OBSTACLES),
        *(value_id(setting.id, value) for setting in SETTINGS.values() for value in setting.values),
        *(f"adventure-rule-{row.name}-{line}" for row in ADVENTURES for line in range(1, row.rule_lines + 1)),
    }
    explained = {
        *(f"section-{name}" for name in SECTION_NAMES),
        *(f"warrior-{name}" for name in WARRIOR_NAMES),
        *(f"monster-{name}" for name in MONSTER_NAMES),
        *(f"foe-{name}" for name in MONSTER_NAMES),
        *(f"special-{name}" for name in CHARACTERS),
        *(f"event-{name}" for name in c.EVENT_NAMES),
        *(f"item-{name}" for name in c.ITEM_NAMES),
        *(f"spell-{name}" for name in c.SPELL_NAMES),
        *(f"adventure-{row.name}" for row in ADVENTURES),
        *(f"setting-{hyphened(name)}" for name in SETTINGS),
    }
    announced = {f"{value_id('difficulty', value)}.effect" for value in SETTINGS["difficulty"].values}
    return plain | explained | announced | {f"{name}.effect" for name in explained}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words_and_no_words_are_left_over(language: Language) -> None:
    WORDS.whole(language, wanted())


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_well_set(language: Language) -> None:
    WORDS.well_set(language, WORDS.words[language].patterns, ("adventure-rule-",))


def test_nothing_was_left_untranslated() -> None:
    WORDS.translated(key for key in WORDS.words["en"].patterns if key.startswith("adventure-rule-") or ".effect" in key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_in_words_have_the_same_dice_in_both_languages(language: Language) -> None:
    """A number mistyped in one language would state another rule."""
    words, english = WORDS.words[language], WORDS.words["en"]
    for key in wanted():
        ours, theirs = (
            sorted(re.findall(r"\d+D\d|\d+", re.sub(r"(\d)[,\u00a0](\d{3})", r"\1\2", each.say(key, lambda v: 150))))
            for each in (words, english)
        )
        assert ours == theirs, key


def test_words_tell_the_dice_of_the_tables() -> None:
    """What is rolled is said where it is read."""
    printed: dict[str, list[str]] = {}
    for kind, rows in (("item", (*BOX.equipment, *BOX.treasures)), ("spell", BOX.spells), ("event", BOX.events)):
        printed |= {f"{kind}-{row.id}.effect": list(row.dice.values()) for row in rows}
    for card in BOX.events:
        printed[f"event-{card.id}.effect"] += [group.count for group in card.groups]
    for row in BOX.treasures:
        printed[f"item-{row.id}.effect"] += [row.charges or ""]
    told = {key: WORDS.words["en"].say(key, lambda variable: "") for key in printed}
    for quest in BOX.adventures:
        lines = (f"adventure-rule-{quest.id}-{line}" for line in range(1, quest.rule_lines + 1))
        told[quest.id] = " ".join(WORDS.words["en"].say(line, lambda variable: "") for line in lines)
        gold = [value for value in asdict(quest.reward).values() if isinstance(value, str)]
        groups = [group.count for group in quest.guardians.groups]
        printed[quest.id] = [*quest.dice.values(), *quest.reward.each_gold, *gold, *groups]
        assert not quest.reward.each_treasure or "one treasure" in told[quest.id], quest.id
        assert all(f"{total}" in told[quest.id] for total in quest.thresholds), quest.id
    silent = [(key, dice) for key in printed for dice in printed[key] if dice.replace("x", " × ") not in told[key]]
    assert [(key, dice) for key, dice in silent if "D" in dice] == []


FORMS = {
    "section": (SECTION_NAMES, {"the", "of", "in"}),
    "obstacle": (OBSTACLES, {"the", "of"}),
    "warrior": (WARRIOR_NAMES, {"the", "cap", "of", "to"}),
    "monster": (MONSTER_NAMES, {"a", "the", "of", "many"}),
    "foe": (MONSTER_NAMES, {"the", "cap", "of", "to"}),
    "item": (c.ITEM_NAMES, {"a", "the", "of"}),
    "spell": (c.SPELL_NAMES, set()),
    "event": (c.EVENT_NAMES, set()),
    "adventure": (tuple(row.name for row in ADVENTURES), set()),
}
"""The forms that sentences can rely on, for each kind of thing."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FORMS)
def test_all_things_of_a_kind_have_the_same_forms(kind: str, language: Language) -> None:
    WORDS.same_forms(language, kind, *FORMS[kind])


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("foe-skaven-3", "Skaven 3", "Skaven 3"),
        ("foe-orc-archer-12.the", "orc archer 12", "l’archer orque 12"),
        ("foe-giant-bat-2.of", "of giant bat 2", "de la chauve-souris géante 2"),
        ("foe-giant-spider-1.cap", "Giant spider 1", "L’araignée géante 1"),
        ("special-shaman.to", "to the goblin shaman", "au chaman gobelin"),
        ("warrior-elf.of", "of the Elf", "de l’Elfe"),
        ("warrior-wizard.to", "to the Wizard", "au Sorcier"),
        ("monster-skaven.many", "skaven", "skavens"),
        ("monster-giant-bat.many", "giant bats", "chauves-souris géantes"),
        ("item-arrows-of-death.a", "arrows of death", "des flèches de mort"),
        ("item-amulet-of-power.a", "an amulet of power", "une amulette de puissance"),
        ("item-portcullis-key.a", "the portcullis key", "la clé de la herse"),
        ("item-dragons-eye.of", "of the dragon’s eye", "de l’œil du dragon"),
        ("section-firechasm.in", "in the room of the fire chasm", "dans la salle de l’abîme de feu"),
        ("section-t-junction.in", "at the T-junction", "à la jonction"),
        ("section-passageway-ii.the", "passageway II", "le couloir II"),
        ("setting-adventure-pit-maneater", "Maneater", "Le Mangeur d’hommes"),
    ],
)
def test_forms_read_well(key: str, english: str, french: str) -> None:
    assert [WORDS.said("en", key), WORDS.said("fr", key)] == [english, french]
