"""A power that makes no sense is refused with a sentence, wherever it is printed."""

from typing import Any

import pytest
from tests.games.dungeon_run.flaws import refuse
from tests.games.flaws import Spoil, entry

STRIDE = "vargagg-long-stride"


def power(table: list[dict[str, Any]], name: str) -> Any:
    """The first power of an entry."""
    row = entry(table, name)
    return (row["powers"] if "powers" in row else row["power"]["powers"])[0]


def deed(table: list[dict[str, Any]], name: str) -> Any:
    """The first operation of an entry."""
    return power(table, name)["do"][0]


def becomes(name: str, **changes: Any) -> Spoil:
    """The first power of an entry with changes."""
    return lambda table: power(table, name).update(changes)


def does(name: str, **operation: Any) -> Spoil:
    """The first power of an entry does something else."""
    return becomes(name, do=[operation])


ABILITIES: list[tuple[str, Spoil, str]] = [
    (STRIDE, becomes(STRIDE, do=[]), "a power does nothing"),
    (STRIDE, becomes(STRIDE, window="teatime"), "Invalid enum value 'teatime'"),
    (STRIDE, becomes(STRIDE, limit="week"), "Invalid enum value 'week'"),
    (STRIDE, becomes(STRIDE, mode="static", limit=None), "a static power must hold always"),
    (STRIDE, becomes(STRIDE, window="always", mode="auto"), "a power that holds always must be static or optional"),
    (STRIDE, becomes(STRIDE, mode="special_action"), "a special action must have its own moment"),
    (STRIDE, becomes(STRIDE, window="special_action"), "a special action must have its own moment"),
    (STRIDE, becomes(STRIDE, mode="free_action"), "a free action must have the moment between actions"),
    (STRIDE, becomes(STRIDE, window="between_actions"), "a free action must have the moment between actions"),
    ("vargagg-frozen-hide", becomes("vargagg-frozen-hide", limit="turn"), "a static power has no limit"),
    (
        "vargagg-frozen-hide",
        becomes("vargagg-frozen-hide", cost={"wounds": 1}),
        "only a power that somebody decides to use",
    ),
    (
        "vargagg-overkill",
        becomes("vargagg-overkill", cost={"this_card": True}),
        "only a power that somebody decides to use",
    ),
    (STRIDE, becomes(STRIDE, **{"if": {"types": ["undead"]}}), "types are for monsters only"),
    (STRIDE, becomes(STRIDE, **{"if": {"types": ["undead"], "vs": "hero"}}), "types are for monsters only"),
    (STRIDE, becomes(STRIDE, **{"if": {"role": "attacker"}}), "roles are for heroes in battle only"),
    (STRIDE, becomes(STRIDE, **{"if": {"weather": "fair"}}), "Object contains unknown field `weather`"),
    (STRIDE, becomes(STRIDE, **{"if": {"surprise": False}}), "Invalid enum value False"),
    (STRIDE, becomes(STRIDE, target={"who": "hero"}), "it does not say where hero is"),
    (STRIDE, becomes(STRIDE, target={"who": "self", "where": "same_tile"}), "it does not say where self is"),
    (
        STRIDE,
        becomes(STRIDE, target={"who": "each_hero", "where": "same_tile", "most": 2}),
        "each_hero is not chosen, so there cannot be several",
    ),
    (STRIDE, becomes(STRIDE, target={"who": "self", "ordinary": True}), "self is no monster"),
    (STRIDE, becomes(STRIDE, target={"who": "self", "types": ["beast"]}), "self is no monster"),
    (STRIDE, becomes(STRIDE, target={"who": "self", "no_monster": True}), "self is no tile"),
    (STRIDE, becomes(STRIDE, target={"who": "self", "weaker": True}), "“weaker” does not apply to self"),
    (STRIDE, becomes(STRIDE, target={"who": "fighter"}), "fighter is unknown here"),
    (STRIDE, becomes(STRIDE, target={"who": "finder"}), "finder is unknown here"),
    (STRIDE, becomes(STRIDE, target={"who": "entrant"}), "entrant is unknown here"),
    (STRIDE, becomes(STRIDE, target={"who": "user"}), "user is unknown here"),
    # Operations
    (STRIDE, does(STRIDE, op="fly", amount=1), "Invalid value 'fly'"),
    (STRIDE, does(STRIDE, op="extra_step"), "Object missing required field `amount`"),
    (STRIDE, does(STRIDE, op="extra_step", amount=1, far=True), "Object contains unknown field `far`"),
    ("vargagg-war-cry", lambda t: deed(t, "vargagg-war-cry").update(amount=0), "dice changes nothing"),
    ("vargagg-headlong-charge", lambda t: deed(t, "vargagg-headlong-charge").update(dice=0), "battle changes nothing"),
    (
        "stabbins-poisoned-knife",
        lambda t: deed(t, "stabbins-poisoned-knife").update(pools=["escape", "escape"]),
        "debuff names something twice",
    ),
    ("vargagg-overkill", becomes("vargagg-overkill", target=None), "heal has no target"),
    ("stabbins-living-shield", becomes("stabbins-living-shield", target=None), "redirect has no target"),
    (STRIDE, does(STRIDE, op="dice_test", dice=1, face=4), "nothing follows from dice_test"),
    (STRIDE, does(STRIDE, op="die_table", lines=[{"faces": [1], "do": []}]), "nothing follows from die_table"),
    (
        "oriane-mistveil-entangle",
        lambda t: deed(t, "oriane-mistveil-entangle").update(ratings=[]),
        "rating_test has no rating",
    ),
    (
        STRIDE,
        does(
            STRIDE,
            op="rating_test",
            by="target",
            ratings=["skill"],
            face=4,
            then=[{"op": "extra_actions", "amount": 1}],
        ),
        "rating_test has nobody who rolls",
    ),
    # Operations of other cards
    (STRIDE, does(STRIDE, op="revive"), "revive does not fit this kind of card"),
    (STRIDE, does(STRIDE, op="roam", via="never"), "roam does not fit this kind of card"),
    (STRIDE, does(STRIDE, op="monster_defence", amount=1), "monster_defence does not fit this kind of card"),
    (STRIDE, becomes(STRIDE, target={"who": "self"}, do=[{"op": "attach"}]), "attach does not fit this kind of card"),
    (STRIDE, becomes(STRIDE, target={"who": "self"}, do=[{"op": "join"}]), "join does not fit this kind"),
    (STRIDE, does(STRIDE, op="leave"), "leave does not fit this kind"),
    (STRIDE, does(STRIDE, op="stay"), "stay does not fit this kind of card"),
    # Operations at other moments
    (STRIDE, does(STRIDE, op="armour", dice=1, face=5), "armour comes at the wrong moment, move_action"),
    (STRIDE, does(STRIDE, op="dice", pool="battle", amount=1), "dice comes at the wrong moment, move_action"),
    (STRIDE, does(STRIDE, op="reroll", whose="self", most=1), "reroll comes at the wrong moment, move_action"),
    (STRIDE, does(STRIDE, op="block_any", amount=1), "block_any comes at the wrong moment, move_action"),
    (STRIDE, does(STRIDE, op="set_wounds", to=0), "set_wounds comes at the wrong moment, move_action"),
    (STRIDE, does(STRIDE, op="redraw"), "redraw comes at the wrong moment, move_action"),
    (
        STRIDE,
        does(STRIDE, op="dice_test", dice=1, face=4, then=[{"op": "collect_tile"}]),
        "collect_tile comes at the wrong moment, move_action",
    ),
    (
        "oriane-mistveil-panther-form",
        lambda t: deed(t, "oriane-mistveil-panther-form").pop("this_turn"),
        "change_rating must say how long it lasts",
    ),
    (
        "saelith-ashborn-kindled-will",
        lambda t: deed(t, "saelith-ashborn-kindled-will").update(this_turn=True),
        "change_rating must say how long it lasts",
    ),
    (
        "oriane-mistveil-mist-step",
        lambda t: deed(t, "oriane-mistveil-mist-step").update(rule="monster_power"),
        "ignore_rule monster_power comes at the wrong moment, always",
    ),
    (
        "emma-goodluck-polymorph",
        lambda t: power(t, "emma-goodluck-polymorph")["do"][1].update(rule="sabotage"),
        "ignore_rule sabotage comes at the wrong moment, battle_start",
    ),
]


@pytest.mark.parametrize(("name", "spoil", "reason"), ABILITIES, ids=[reason for _, _, reason in ABILITIES])
def test_a_flawed_power_is_refused_with_a_sentence(name: str, spoil: Spoil, reason: str) -> None:
    refuse("abilities.json", spoil, f"entry {name}: {reason}")


NOTHING = {"op": "extra_step", "amount": 1}

ELSEWHERE: list[tuple[str, Spoil, str]] = [
    ("monsters.json", becomes("goblin", mode="may"), "entry goblin: monsters decide nothing"),
    ("bosses.json", becomes("gra-bogga", mode="may"), "entry gra-bogga: monsters decide nothing"),
    ("heroes.json", lambda t: t[0]["personal"]["powers"][0].update(do=[]), "entry vargagg: a power does nothing"),
    ("heroes.json", lambda t: t[0]["summoner"]["powers"][1].update(do=[]), "entry vargagg: a power does nothing"),
    ("treasures.json", does("guild-axe", **NOTHING), "entry guild-axe: extra_step comes at the wrong moment, always"),
    (
        "artifacts.json",
        does("crown-of-kravlas", op="leave"),
        "entry crown-of-kravlas: leave does not fit this kind",
    ),
    ("tiles.json", becomes("library", target={"who": "fighter"}), "entry library: fighter is unknown here"),
    ("strangers.json", becomes("hedge-healer", target={"who": "killer"}), "entry hedge-healer: killer is unknown here"),
    ("markers.json", becomes("flames", target=None), "entry flames: wound has no target"),
    ("traps.json", lambda t: t[2]["attached"][0].update(do=[]), "entry poison-needle: a power does nothing"),
    ("traps.json", lambda t: t[1]["effects"][0]["target"].update(who="hero"), "entry pit-trap: it does not say where"),
    (
        "traps.json",
        lambda t: t[1]["effects"][0]["do"].append({"op": "join"}),
        "entry pit-trap: join does not fit this kind of card",
    ),
]


@pytest.mark.parametrize(
    ("file", "spoil", "sentence"), ELSEWHERE, ids=[f"{file}: {what}" for file, _, what in ELSEWHERE]
)
def test_powers_of_all_cards_are_looked_at(file: str, spoil: Spoil, sentence: str) -> None:
    refuse(file, spoil, sentence)
