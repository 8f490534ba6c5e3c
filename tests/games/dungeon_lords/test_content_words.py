"""Every printed component has its words, in both languages, and nothing else has."""

import re

import pytest
from msgspec.structs import asdict
from tests.games.content_words import ContentWords

from lanterne.games.dungeon_lords.content import adventurers as a
from lanterne.games.dungeon_lords.content import board as b
from lanterne.games.dungeon_lords.content import calendar as t
from lanterne.games.dungeon_lords.content import cards as c
from lanterne.games.dungeon_lords.content.box import BOX
from lanterne.games.dungeon_lords.content.effects import Cost, Gain
from lanterne.games.dungeon_lords.content.monsters import MONSTER_NAMES
from lanterne.games.dungeon_lords.content.orders import ORDER_NAMES, SPACE_NAMES, ZONES
from lanterne.games.dungeon_lords.content.rooms import ROOM_NAMES
from lanterne.games.dungeon_lords.content.scoring import TITLE_NAMES
from lanterne.games.dungeon_lords.content.settings import COLOUR_NAMES, SETTINGS
from lanterne.games.dungeon_lords.content.trainers import TRAINER_NAMES
from lanterne.words.lexicon import LANGUAGES, Language
from lanterne.words.messages import hyphened, value_id

WORDS = ContentWords("dungeon_lords", ("content.",))

ROUNDS = range(1, len(t.MAGIC) + 1)
PLAIN = {
    *(f"colour-{name}" for name in COLOUR_NAMES),
    *(f"supply-{row.id}" for row in BOX.supplies),
    *(f"room-zone-{name}" for name in b.ROOM_ZONE_NAMES),
    *(row.id for row in BOX.years),
    *(f"season-{name}" for name in t.SEASON_NAMES),
    *(f"score-{row.id}" for row in BOX.scoring),
    *(value_id(setting.id, value) for setting in SETTINGS.values() for value in setting.values),
}
EXPLAINED = {
    *(f"area-{name}" for name in b.AREAS),
    *(f"phase-{name}" for name in t.PHASE_NAMES),
    *(f"combat-round-{number}" for number in ROUNDS),
    *(f"step-{name}" for name in t.STEP_NAMES),
    *(f"zone-{zone.name}" for zone in ZONES),
    *(f"order-{name}" for name in ORDER_NAMES),
    *(f"space-{name}" for name in SPACE_NAMES),
    *(f"monster-{name}" for name in MONSTER_NAMES),
    *(f"room-{name}" for name in ROOM_NAMES),
    *(f"trap-{name}" for name in c.TRAP_NAMES),
    *(f"combat-card-{name}" for name in c.COMBAT_CARD_NAMES),
    *(f"class-{name}" for name in a.CLASS_NAMES),
    *(f"adventurer-{name}" for name in a.ADVENTURER_NAMES),
    *(f"event-{name}" for name in c.EVENT_NAMES),
    *(f"special-event-{name}" for name in c.SPECIAL_EVENT_NAMES),
    *(f"title-{name}" for name in TITLE_NAMES),
    *(f"icon-{row.id}" for row in BOX.icons),
    *(f"trainer-{name}" for name in TRAINER_NAMES),
    *(f"setting-{hyphened(name)}" for name in SETTINGS),
}
WANTED = PLAIN | EXPLAINED | {f"{name}.effect" for name in EXPLAINED}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words_and_no_words_are_left_over(language: Language) -> None:
    WORDS.whole(language, WANTED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_well_set(language: Language) -> None:
    WORDS.well_set(language, WANTED)
    assert [key for key in WANTED if str(WORDS.value) in WORDS.said(language, key)] == [], "figures are written out"


def test_nothing_was_left_untranslated() -> None:
    WORDS.translated(key for key in WANTED if ".effect" in key)


def numbers_in(language: Language, key: str) -> list[int]:
    return sorted(int(each) for each in re.findall(r"\d+", WORDS.said(language, key)))


def test_both_languages_have_the_same_figures() -> None:
    """A number mistyped in one language would state another rule."""
    assert [key for key in sorted(WANTED) if numbers_in("en", key) != numbers_in("fr", key)] == []


def figures(*parts: Cost | Gain) -> list[int]:
    """The amounts that are paid or received."""
    return [abs(amount) for part in parts for amount in asdict(part).values() if amount]


ROOM_FIGURES = ("workers", "amount", "points", "alone", "shared", "traps")
EVENT_FIGURES = ("amount", "evil", "evil_each", "gold", "tiles", "icons", "times")


def printed_figures() -> dict[str, list[int]]:
    """The figures of the tables that must be read in the words, each as often as it is printed."""
    found: dict[str, list[int]] = {}
    for zone in ZONES:
        for number, space in enumerate(zone.spaces, 1):
            others = [each for each in (space.imps, space.foreman, space.peeks) if each]
            found[f"space-{zone.name}-{number}"] = [*figures(space.cost, space.gain), *others]
    for monster in BOX.monsters:
        lines = monster.options
        found[f"monster-{monster.id}"] = [
            *{strike.damage for line in lines for strike in line.strikes},
            *(amount for line in lines for amount in figures(line.cost)),
        ]
    for trap in BOX.traps:
        amounts = (getattr(each, "amount", None) for each in trap.effects)
        found[f"trap-{trap.id}"] = [*(each for each in amounts if isinstance(each, int)), *figures(trap.cost)]
    for card in BOX.combat_cards:
        amounts = (each for name, each in asdict(card.effect).items() if name != "order")
        found[f"combat-card-{card.id}"] = [
            card.fatigue,
            *(each for each in amounts if isinstance(each, int) and each > 1),
        ]
    for room in BOX.rooms:
        facts = asdict(room.effect)
        goods = figures(*(facts[name] for name in ("cost", "gain") if name in facts))
        found[f"room-{room.id}"] = [*goods, *(facts[name] for name in ROOM_FIGURES if name in facts)]
    effects = {f"event-{row.id}": asdict(row.effect) for row in BOX.event_tokens}
    effects |= {f"special-event-{row.id}": asdict(row.effect) for row in BOX.special_events}
    for name, facts in effects.items():
        found[name] = [facts[each] for each in EVENT_FIGURES if each in facts]
    for each in a.ADVENTURERS:
        numbers = (each.hit_points, each.glyph, each.anti_trap, each.hearts, each.magic)
        found[f"adventurer-{each.name}"] = [number for number in numbers if number]
    return found


@pytest.mark.parametrize(("thing", "numbers"), printed_figures().items())
def test_words_tell_the_figures_of_the_tables(thing: str, numbers: list[int]) -> None:
    told = numbers_in("en", f"{thing}.effect")
    for number in set(numbers):
        assert told.count(number) >= numbers.count(number), (number, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_combat_cards_tell_whether_the_spell_is_fast(language: Language) -> None:
    fast, slow = {"en": ("Fast spell", "Slow spell"), "fr": ("Sort rapide", "Sort lent")}[language]
    for card in c.COMBAT_CARDS:
        assert WORDS.said(language, f"combat-card-{card.name}.effect").startswith(fast if card.fast else slow)


FORMS = {
    "season": (t.SEASON_NAMES, {"in", "of"}),
    "monster": (MONSTER_NAMES, {"a", "the", "cap", "of"}),
    "room": (ROOM_NAMES, {"a", "the", "of", "in"}),
    "trap": (c.TRAP_NAMES, {"a", "the", "of"}),
    "adventurer": (a.ADVENTURER_NAMES, {"the", "cap", "of", "to"}),
    "order": (ORDER_NAMES, set()),
    "space": (SPACE_NAMES, set()),
    "combat-card": (c.COMBAT_CARD_NAMES, set()),
    "event": (c.EVENT_NAMES, set()),
    "special-event": (c.SPECIAL_EVENT_NAMES, set()),
    "title": (TITLE_NAMES, set()),
}
"""The forms that sentences can rely on, for each kind of thing."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FORMS)
def test_all_things_of_a_kind_have_the_same_forms(kind: str, language: Language) -> None:
    WORDS.same_forms(language, kind, *FORMS[kind])


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("adventurer-warrior-7", "Warrior 7", "Guerrier 7"),
        ("adventurer-thief-3.effect", "4 hit points, glyph 2; prevents 1 trap damage.",
         "4 points de vie, Glyphe 2\u00a0; empêche 1 Dégât de Piège."),
        ("adventurer-wizard-8.to", "to wizard 8", "au magicien 8"),
        ("adventurer-paladin-2.of", "of the paladin", "du Paladin"),
        ("adventurer-illusion.cap", "The illusion", "L’illusion"),
        ("combat-round-3", "Combat round 3", "Round de Combat 3"),
        ("monster-slime.the", "the Slime", "l’Amas visqueux"),
        ("monster-witch.a", "a Witch", "une Sorcière"),
        ("monster-demon.of", "of the Demon", "du Démon"),
        ("room-mint.in", "in the Mint", "dans l’Hôtel de la Monnaie"),
        ("room-hall-of-fame.of", "of the Hall of Fame", "du Hall of Fame"),
        ("room-anti-magic-room.a", "an Anti-magic Room", "une Salle anti-magie"),
        ("trap-anti-magic-dart.a", "an Anti-magic Dart", "une Fléchette anti-magie"),
        ("trap-cursed-ring.of", "of the Cursed Ring", "de l’Anneau maudit"),
        ("season-spring.in", "in spring", "au printemps"),
        ("order-dig", "Dig Tunnels", "Creusement de tunnels"),
        ("space-monster-3", "Hire Monster, space III", "Recrutement de Monstres et Fantômes, case III"),
        ("setting-trainer-guest-of-honour", "Guest of honour", "L’invité d’honneur"),
    ],
)  # fmt: skip
def test_forms_read_well(key: str, english: str, french: str) -> None:
    assert [WORDS.said("en", key), WORDS.said("fr", key)] == [english, french]
