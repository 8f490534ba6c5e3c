"""Every printed component has its words, in both languages, and nothing else has."""

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import asdict
from tests.games.content_words import ContentWords

from lanterne.games.dungeon_run.content import dice_effects as d
from lanterne.games.dungeon_run.content import effects as e
from lanterne.games.dungeon_run.content.abilities import ABILITIES, ABILITY_NAMES
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.box import BOX
from lanterne.games.dungeon_run.content.cards import CARD_NAMES
from lanterne.games.dungeon_run.content.encounters import STRANGERS, TRAPS, TYPE_NAMES
from lanterne.games.dungeon_run.content.heroes import HERO_NAMES, HEROES, RACE_NAMES, RATING_NAMES, TRAINING_NAMES
from lanterne.games.dungeon_run.content.power_checks import all_of
from lanterne.games.dungeon_run.content.powers import Power
from lanterne.games.dungeon_run.content.settings import ACTION_NAMES, SETTINGS
from lanterne.games.dungeon_run.content.tiles import DEN, LAID_NAMES, MARKER_NAMES, MARKERS, TILES
from lanterne.games.dungeon_run.content.treasures import EQUIPMENT, SLOT_NAMES
from lanterne.words.lexicon import LANGUAGES, Language
from lanterne.words.messages import hyphened, value_id

WORDS = ContentWords("dungeon_run", ("content.",), 200)

POWER_NAMES = (
    *(name for hero in HEROES for name in (hero.personal_name, hero.summoner_name)),
    *(monster.power_name for monster in ALL_MONSTERS),
)
LIMITS = [value_id(setting.id, value) for setting in SETTINGS.values() for value in setting.values]
PLAIN = {
    *(f"rating-{name}" for name in RATING_NAMES),
    *(f"training-{name}" for name in TRAINING_NAMES),
    *(f"slot-{hyphened(name)}" for name in SLOT_NAMES),
    *(f"type-{name}" for name in TYPE_NAMES),
    *(f"race-{name}" for name in RACE_NAMES),
    *(f"score-{row.id}" for row in BOX.scoring),
    *LIMITS,
}
EXPLAINED = {
    *(f"action-{name}" for name in ACTION_NAMES),
    *(f"hero-{name}" for name in HERO_NAMES),
    *(f"power-{name}" for name in POWER_NAMES),
    *(f"ability-{name}" for name in ABILITY_NAMES),
    *(f"card-{name}" for name in CARD_NAMES),
    *(f"tile-{name}" for name in LAID_NAMES),
    *(f"marker-{name}" for name in MARKER_NAMES),
    *(f"setting-{hyphened(name)}" for name in SETTINGS),
}
WANTED = PLAIN | EXPLAINED | {f"{name}.effect" for name in EXPLAINED}


said = WORDS.said


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words_and_no_words_are_left_over(language: Language) -> None:
    WORDS.whole(language, WANTED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_well_set(language: Language) -> None:
    WORDS.well_set(language, WANTED)
    assert [key for key in WANTED if re.search(r"\d\+", said(language, key))] == []


def test_nothing_was_left_untranslated() -> None:
    WORDS.translated(key for key in WANTED if ".effect" in key)


def numbers_in(language: Language, key: str) -> list[int]:
    return sorted(int(each) for each in re.findall(r"\d+", said(language, key)))


def test_both_languages_have_the_same_figures() -> None:
    """A number mistyped in one language would state another rule."""
    assert [key for key in sorted(WANTED) if numbers_in("en", key) != numbers_in("fr", key)] == []


# Figures


SINGLE = (e.RatingTest, e.DiceTest, e.ExtraStep, e.MoveTo, d.IgnoreHits)
"""One of these is told as such, without a figure."""


def told_by(effect: e.Effect) -> Iterator[int]:
    """The figures of an operation that must be read."""
    match effect:
        case e.DiceTest(passed=()):
            yield from range(1, effect.face)  # told by the faces that fail
        case e.DieTable():
            for line in effect.lines:
                yield from line.faces[:1] if line.faces[-1] == 6 else line.faces
        case d.Dice():
            yield from (effect.each.most,) if effect.each else ()
        case d.ChangeRating():
            yield abs(effect.amount)
        case d.Battle():
            yield abs(effect.dice)
        case _:
            figures = (value for value in asdict(effect).values() if type(value) is int and value)
            yield from (value for value in figures if value > 1 or not isinstance(effect, SINGLE))


def figures_of(powers: tuple[Power, ...]) -> Iterator[int]:
    for power in powers:
        yield from {abs(each.amount) for each in power.do if isinstance(each, d.Dice)}  # once for several rolls
        for effect in all_of(power.do):
            if not isinstance(effect, d.Reroll) or power.window != "content_roll":  # where there is but one die
                yield from told_by(effect)
        condition = power.condition
        counts = (condition.wounds, condition.monster_life, condition.surplus_hits, condition.dealt_wounds)
        yield from (count for count in (*counts, power.cost.wounds) if count > 1)
        yield from (face for face in condition.shows)
        if power.target is not None:
            yield from (2,) if power.target.where == "within_2" else ()
            yield from (power.target.most,) if power.target.most else ()


def printed_figures() -> dict[str, list[int]]:
    """The figures of the tables that must be read in the words."""
    found = {f"ability-{row.name}": [*figures_of(row.powers)] for row in ABILITIES}
    for hero in HEROES:
        found[f"hero-{hero.name}"] = [*hero.ratings, hero.life]
        found[f"power-{hero.personal_name}"] = [*figures_of(hero.personal)]
        found[f"power-{hero.summoner_name}"] = [*figures_of(hero.summoner)]
    for each in ALL_MONSTERS:
        found[f"power-{each.power_name}"] = [*figures_of(each.powers)]
        values = (each.attack, each.defence, each.escape, each.life)
        found[f"card-{each.name}"] = [*values, *each.power_numbers, *figures_of(each.powers)]
    for trap in TRAPS.values():
        effects = [figure for each in trap.effects for effect in each.do for figure in told_by(effect)]
        damage = [trap.damage] if trap.damage else []
        found[f"card-{trap.name}"] = [trap.need, *damage, *effects, *figures_of(trap.attached)]
    found |= {f"card-{card.name}": [*figures_of(card.powers)] for card in STRANGERS.values()}
    found |= {f"card-{card.name}": [*figures_of(card.powers)] for card in EQUIPMENT.values()}
    for tile in TILES:
        found[f"tile-{tile.name}"] = [*figures_of(tile.powers), *(tile.encounter if tile == TILES[DEN] else ())]
    for marker in MARKERS:
        found[f"marker-{marker.name}"] = [*figures_of(marker.powers)]
    return found


@pytest.mark.parametrize(("thing", "numbers"), printed_figures().items())
def test_words_tell_the_figures_of_the_tables(thing: str, numbers: list[int]) -> None:
    told = numbers_in("en", f"{thing}.effect")
    assert {number for number in numbers if told.count(number) < numbers.count(number)} == set()


# What cards say of themselves


def far(power: Power) -> bool:
    """It has to do with adjacent tiles."""
    places = (power.condition.event_where, power.target.where if power.target else None)
    moves = (e.MoveMonster, e.Push, e.Spawn)
    return any("adjacent" in (place or "") for place in places) or any(
        isinstance(each, moves) for each in all_of(power.do)
    )


def powers_in_words() -> dict[str, tuple[Power, ...]]:
    """What heroes can have or meet, with what stands on it."""
    found = {f"ability-{row.name}": row.powers for row in ABILITIES}
    found |= {f"power-{hero.personal_name}": hero.personal for hero in HEROES}
    found |= {f"power-{hero.summoner_name}": hero.summoner for hero in HEROES}
    found |= {f"card-{card.name}": card.powers for card in EQUIPMENT.values()}
    return found | {f"card-{card.name}": card.powers for card in STRANGERS.values()}


FREQUENCIES = {
    "turn": {"en": "nce per turn", "fr": "ne fois par tour"},
    "round": {"en": "nce per round", "fr": "ne fois par round"},
    "game": {"en": "nce per game", "fr": "ne fois par partie"},
}
MODES = {
    "special_action": {"en": r"[Ss]pecial action", "fr": r"[Aa]ction spéciale"},
    "free_action": {"en": r"n your turn, for free", "fr": r"votre tour, gratuitement"},
    "may": {"en": r"\bmay\b", "fr": r"\b(pouvez|peut)\b"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_tell_how_often_a_power_is_used(language: Language) -> None:
    """DR-ABI-4. What is done when monsters roam is done once a round in any case."""
    for thing, powers in powers_in_words().items():
        text = said(language, f"{thing}.effect")
        limits = {power.limit for power in powers if power.window != "roam"}
        for limit, frequency in FREQUENCIES.items():
            assert (frequency[language] in text) == (limit in limits), (thing, limit)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_tell_whether_a_power_is_an_action_or_may_be_declined(language: Language) -> None:
    """DR-ABI-3, DR-ABI-27: what needs no question is not told as one."""
    for thing, powers in powers_in_words().items():
        text = said(language, f"{thing}.effect")
        for power in powers:
            if power.mode in MODES and thing != "ability-dorgan-well-packed-bag":
                assert re.search(MODES[power.mode][language], text), (thing, power.mode)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_tell_whether_adjacent_tiles_are_meant(language: Language) -> None:
    powers = powers_in_words() | {f"power-{each.power_name}": each.powers for each in ALL_MONSTERS}
    near = {"en": "adjacent", "fr": "adjacente"}[language]
    told = {thing for thing in powers if near in said(language, f"{thing}.effect")}
    assert told == {thing for thing, each in powers.items() if any(map(far, each))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_tell_the_rating_that_a_battle_is_fought_with(language: Language) -> None:
    for thing, powers in powers_in_words().items():
        text = said(language, f"{thing}.effect")
        for power in powers:
            if power.condition.using:
                with_it = {"en": "with", "fr": "avec"}[language]
                assert f"{with_it} {said(language, f'rating-{power.condition.using}.the')}" in text, thing


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_traps_name_the_ratings_that_disarm_them(language: Language) -> None:
    for trap in TRAPS.values():
        first = said(language, f"card-{trap.name}.effect").partition(".")[0]
        named = [name for name in RATING_NAMES if said(language, f"rating-{name}") in first]
        assert named == [name for place, name in enumerate(RATING_NAMES) if place in trap.ratings], trap.name


# Forms

FORMS = {
    "rating": (RATING_NAMES, {"the"}),
    "hero": (HERO_NAMES, {"title", "of", "to"}),
    "card": (CARD_NAMES, {"a", "the", "cap", "of", "to"}),
    "tile": (LAID_NAMES, {"the", "of", "in", "to"}),
    "power": (POWER_NAMES, set()),
    "ability": (ABILITY_NAMES, set()),
    "action": (ACTION_NAMES, set()),
    "marker": (MARKER_NAMES, set()),
}
"""The forms that sentences can rely on, for each kind of thing."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FORMS)
def test_all_things_of_a_kind_have_the_same_forms(kind: str, language: Language) -> None:
    WORDS.same_forms(language, kind, *FORMS[kind])


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("rating-skill.the", "Skill", "l’Adresse"),
        ("hero-emma-goodluck.of", "of Emma Goodluck", "d’Emma Goodluck"),
        ("hero-saelith-ashborn.to", "to Saelith Ashborn", "à Saelith Née-des-Cendres"),
        ("card-orc-raider.a", "an Orc Raider", "un Pillard orque"),
        ("card-giant-spider.the", "the Giant Spider", "l’Araignée géante"),
        ("card-mole-ogre.cap", "The Mole Ogre", "L’Ogre-taupe"),
        ("card-scarath", "Scarath, the Cinder Dragon", "Scarath, le Dragon des cendres"),
        ("card-scarath.of", "of Scarath", "de Scarath"),
        ("card-colossus-of-galnon.a", "the Colossus of Galnon", "le Colosse de Galnon"),
        ("card-guild-axe.of", "of the Guild Axe", "de la Hache de la Guilde"),
        ("card-horned-helm.to", "to the Horned Helm", "au Heaume à cornes"),
        ("card-winged-boots.a", "Winged Boots", "des Bottes ailées"),
        ("card-skeleton-keys.the", "the Skeleton Keys", "le Passe-partout"),
        ("card-orb-of-clarity.a", "an Orb of Clarity", "un Orbe de clarté"),
        ("card-summoning-stone.a", "the Summoning Stone", "la Pierre d’Invocation"),
        ("tile-bend-12", "Bend 12", "Coude 12"),
        ("tile-junction-3.in", "at junction 3", "à l’embranchement 3"),
        ("tile-crossroads-1.to", "to crossroads 1", "au carrefour 1"),
        ("tile-entrance.in", "at the Dungeon Entrance", "à l’Entrée du Donjon"),
        ("tile-ancient-bridge.in", "on the Ancient Bridge", "sur le Pont ancien"),
        ("tile-well.of", "of the Well", "du Puits"),
        (
            "card-slime.effect",
            "Inanimate. Attack 2; power numbers 1, 2 and 3; defence 4; escape 2; Life 4. Corrosion. A hero it wounds "
            "in a battle puts an equipped treasure that is not enchanted into their loot pile.",
            "Inanimé. Attaque 2\u00a0; puissance 1, 2 et 3\u00a0; défense 4\u00a0; fuite 2\u00a0; Vie 4. Corrosion. Un "
            "héros qu’il blesse en combat range un trésor équipé non enchanté dans sa pile de pillage.",
        ),
        ("setting-boxes-two", "Two boxes", "Deux boîtes"),
        ("setting-round-limit-number", "200 rounds", "200 rounds"),
    ],
)
def test_forms_read_well(key: str, english: str, french: str) -> None:
    assert [said("en", key), said("fr", key)] == [english, french]
