"""Assistance and sabotage: who is asked, what each may declare, what can be voided, and the consequences."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, refused, run, scene, seat, state, steps, told

from lanterne.games.dungeon_run.content.heroes import BRAWN, MAGIC
from lanterne.games.dungeon_run.content.settings import BATTLE, DISARM, ESCAPE
from lanterne.games.dungeon_run.rules.helping import (
    assistants,
    declarations_stand,
    helpers_are_asked,
    helpers_are_repaid,
    lacks_assist,
    possible_helpers,
    saboteurs,
)
from lanterne.games.dungeon_run.state import SABOTAGES, TILES, Deed, begin_deed, deed_of
from lanterne.lab.stage import Stage

HERE = "crossroads-1"
ALL = ("dorgan", "vargagg", "emma-goodluck")


def room(
    rows: dict[str, dict[str, Any]], kind: int = ESCAPE, tile: str = HERE, monster: str = "slime", **position: Any
) -> Stage:
    """These heroes on a tile with a monster; the first is about to do something, and nobody has been asked yet."""
    heroes = {name: {"tile": tile, **row} for name, row in rows.items()}
    lies = {tile: {"at": [0, 1]} | ({"monster": monster} if monster else {}), "corridor-8": {"at": [3, 3]}}
    stage = scene(heroes, tiles=lies, **position)
    here = TILES.number(tile)
    begin_deed(state(stage), Deed(kind, 0, here, state(stage).spots[here].monster))
    return stage


def ask(stage: Stage) -> Stage:
    run(stage, helpers_are_asked())
    return stage


# --- who is asked -----------------------------------------------------------------------------------------------------


@rule("DR-AST-1", "DR-AST-3", "DR-AST-8", "DR-SAB-1", "DR-BAT-4", "DR-ESC-8")
@pytest.mark.parametrize("kind", [BATTLE, ESCAPE, DISARM])
def test_others_on_the_tile_are_asked_clockwise_before_any_die(kind: int) -> None:
    stage = ask(room({name: {} for name in ("dorgan", "vargagg", "emma-goodluck")}, kind))
    assert (stage.decision, stage.asked) == ("declare_help", ("vargagg",))
    assert stage.offered("vargagg") == ["stand_by", "assist 1 brawn", "assist 1 magic", "sabotage 1"]
    stage.play("vargagg", "stand_by")
    assert stage.asked == ("emma-goodluck",)
    stage.play("emma-goodluck", "stand_by")
    assert stage.decision == "take_action"
    assert deed_of(state(stage)).declared == ()
    assert not stage.outcomes


@rule("DR-AST-1", "DR-AST-9", "DR-SAB-1")
def test_nobody_helps_from_elsewhere_or_unconscious() -> None:
    rows = {"dorgan": {}, "vargagg": {"tile": "corridor-8"}, "emma-goodluck": {"condition": "unconscious"}}
    assert ask(room(rows)).decision == "take_action"


@rule("DR-AST-6", "DR-SAB-4", "DR-HVH-12")
def test_the_hero_attacked_neither_helps_nor_hinders() -> None:
    stage = room({name: {} for name in ALL}, BATTLE, monster="")
    fight = deed_of(state(stage))._replace(opponent=1)
    assert possible_helpers(state(stage), fight) == [2]


@rule("DR-FLE-5")
def test_in_the_final_phase_a_flight_from_heroes_can_be_helped() -> None:
    assert ask(room({"dorgan": {}, "vargagg": {}}, monster="", final=True)).asked == ("vargagg",)


# --- what is declared -------------------------------------------------------------------------------------------------


@rule("DR-AST-2", "DR-AST-4", "DR-AST-7", "DR-AST-8")
def test_an_offer_is_accepted_or_refused_at_once() -> None:
    stage = ask(room({name: {} for name in ALL}))
    stage.play("vargagg", "assist 1 brawn")
    assert (stage.decision, stage.asked) == ("answer_offer", ("dorgan",))
    stage.play("dorgan", "accept_assist 1 brawn")
    stage.play("emma-goodluck", "assist 2 magic")
    stage.play("dorgan", "accept_assist 2 magic")
    assert deed_of(state(stage)).declared == ((1, BRAWN), (2, MAGIC))
    assert told(stage, "assist-offered") == [
        "assist-offered vargagg brawn dorgan",
        "assist-offered emma-goodluck magic dorgan",
    ]


@rule("DR-AST-2", "DR-AST-8")
def test_a_refused_hero_may_still_sabotage_but_not_offer_again() -> None:
    stage = ask(room({"dorgan": {}, "vargagg": {}}))
    stage.play("vargagg", "assist 1 magic")
    stage.play("dorgan", "refuse_assist 1 magic")
    assert (stage.decision, stage.asked) == ("declare_after_refusal", ("vargagg",))
    assert steps(stage, "vargagg") == {"stand_by", "sabotage"}
    stage.play("vargagg", "sabotage 1")
    assert deed_of(state(stage)).declared == ((1, SABOTAGES),)


@rule("DR-SAB-1", "DR-ABI-20")
def test_a_hero_who_is_sabotaged_is_wronged() -> None:
    stage = ask(room({name: {} for name in ALL}))
    stage.play("vargagg", "sabotage 1")
    stage.play("emma-goodluck", "stand_by")
    assert hero(stage, "dorgan").wronged_by == 1 << 1
    assert told(stage, "sabotaged") == ["sabotaged vargagg dorgan"]


@rule("DR-GEN-1", "DR-SAB-1", "DR-GEN-4")
def test_bully_keeps_the_weaker_from_sabotaging_by_base_and_training() -> None:
    """Addolgar has Brawn 4 and an axe: his token would make him Vargagg's equal, the axe does not."""
    bully = {"vargagg": {"abilities": ["vargagg-bully"]}}
    weaker = ask(room(bully | {"addolgar-vayne": {"equipped": ["guild-axe"]}}))
    assert refused(weaker, "addolgar-vayne", "sabotage 1") == ("bullied", "DR-GEN-1")
    weaker.play("addolgar-vayne", "assist 1 brawn")
    weaker.play("vargagg", "refuse_assist 1 brawn")
    assert weaker.decision == "take_action", "nothing is left to choose"
    equal = ask(room(bully | {"addolgar-vayne": {"training": {"brawn": 1}}}))
    assert "sabotage" in steps(equal, "addolgar-vayne")


@pytest.mark.parametrize(("kind", "open_"), [(ESCAPE, False), (DISARM, False), (BATTLE, True)])
@rule("DR-GEN-1", "DR-SAB-1")
def test_the_thiefs_hood_bars_sabotage_of_escapes_and_disarms(kind: int, open_: bool) -> None:
    stage = ask(room({"stabbins": {"equipped": ["thiefs-hood"]}, "vargagg": {}}, kind))
    assert ("sabotage" in steps(stage, "vargagg")) == open_
    if not open_:
        assert refused(stage, "vargagg", "sabotage 1") == ("not-to-be-sabotaged", "DR-GEN-1")


# --- Fast Talk --------------------------------------------------------------------------------------------------------

TALKER = {"abilities": ["stabbins-fast-talk"]}


@rule("DR-ABI-3", "DR-ABI-4")
@pytest.mark.parametrize("acting", [True, False])
def test_fast_talk_voids_one_declaration_once_in_a_round(acting: bool) -> None:
    rows = (
        {"stabbins": TALKER, "dorgan": {}, "vargagg": {}}
        if acting
        else {"dorgan": {}, "stabbins": TALKER, "vargagg": {}}
    )
    stage = ask(room(rows))
    if not acting:
        stage.play("stabbins", "stand_by")
    else:
        stage.play("dorgan", "stand_by")
    stage.play("vargagg", "sabotage 2")
    assert (stage.decision, stage.asked) == ("void_declaration", ("stabbins",))
    me = seat(stage, "stabbins")
    assert stage.offered("stabbins") == ["let_stand", f"void_help {me} stabbins-fast-talk 2"]
    stage.play("stabbins", f"void_help {me} stabbins-fast-talk 2")
    assert deed_of(state(stage)).declared == ()
    assert hero(stage, next(iter(rows))).wronged_by == 0, "a sabotage that is void wrongs nobody"
    run(stage, helpers_are_asked())
    stage.play(stage.asked[0], "stand_by")
    stage.play("vargagg", "sabotage 2")
    assert stage.decision == "take_action", "once in a round"


@rule("DR-ABI-3")
def test_fast_talk_is_not_asked_without_a_declaration_nor_elsewhere() -> None:
    stage = ask(room({"stabbins": TALKER, "dorgan": {}}))
    stage.play("dorgan", "stand_by")
    assert stage.decision == "take_action"
    away = ask(room({"dorgan": {}, "vargagg": {}, "stabbins": TALKER | {"tile": "corridor-8"}}))
    away.play("vargagg", "sabotage 1")
    assert away.decision == "take_action"


@rule("DR-ABI-3")
def test_fast_talk_may_let_all_stand() -> None:
    stage = ask(room({"stabbins": TALKER, "dorgan": {}}))
    stage.play("dorgan", "sabotage 1")
    stage.play("stabbins", "let_stand")
    assert deed_of(state(stage)).declared == ((1, SABOTAGES),)
    assert hero(stage, "stabbins").used_round == ()


# --- the Glyph Room ---------------------------------------------------------------------------------------------------


@rule("DR-TSP-4", "DR-TSP-12", "DR-SOL-7")
def test_without_an_assistant_no_declaration_counts_in_a_glyph_room() -> None:
    stage = room({"dorgan": {}, "vargagg": {}}, BATTLE, "glyph-room")
    fight = deed_of(state(stage))._replace(declared=((1, SABOTAGES),))
    assert lacks_assist(state(stage), fight)
    assert not lacks_assist(state(stage), fight._replace(declared=((1, BRAWN),)))
    assert not lacks_assist(state(stage), fight._replace(kind=ESCAPE)), "an escape needs nobody"
    assert not lacks_assist(state(stage), fight._replace(tile=TILES.number("entrance")))
    state(stage).deeds = (fight,)
    run(stage, declarations_stand())
    assert deed_of(state(stage)).declared == ()
    assert hero(stage, "dorgan").wronged_by == 0
    alone = room({"dorgan": {}}, BATTLE, "glyph-room")
    assert not lacks_assist(state(alone), deed_of(state(alone)))


# --- the consequences -------------------------------------------------------------------------------------------------


def succeed(stage: Stage, *declared: tuple[int, int]) -> Stage:
    state(stage).deeds = (deed_of(state(stage))._replace(declared=declared, succeeded=True),)
    run(stage, helpers_are_repaid())
    return stage


@rule("DR-RAL-1", "DR-RAL-4", "DR-SAB-3", "DR-ESC-9", "DR-DIS-7", "DR-BAT-18")
def test_assistants_rally_clockwise_then_saboteurs_take_a_wound() -> None:
    rows = {"dorgan": {}, "vargagg": {"wounds": 1}, "emma-goodluck": {}, "birodin": {"wounds": 2}}
    stage = succeed(room(rows), (1, BRAWN), (2, SABOTAGES), (3, MAGIC))
    assert (stage.decision, stage.asked) == ("choose_rally", ("vargagg",))
    assert hero(stage, "emma-goodluck").wounds == 0
    stage.play("vargagg", "rally 1")
    stage.play("birodin", "keep_wound")
    assert [hero(stage, name).wounds for name in rows] == [0, 0, 1, 2]
    assert told(stage, "saboteur-pays") == ["saboteur-pays emma-goodluck"]


@rule("DR-SAB-3", "DR-GEN-8")
def test_a_saboteur_can_fall_by_his_wound() -> None:
    stage = succeed(room({"dorgan": {}, "emma-goodluck": {"wounds": 5}}), (1, SABOTAGES))
    assert hero(stage, "emma-goodluck").condition != 0


@rule("DR-SAB-3", "DR-GEN-8")
def test_righteous_rebuke_wounds_saboteurs_once_more() -> None:
    rebuke = {"addolgar-vayne": {"abilities": ["addolgar-vayne-righteous-rebuke"]}}
    stage = succeed(room(rebuke | {"dorgan": {}, "vargagg": {}}), (1, SABOTAGES))
    assert [hero(stage, name).wounds for name in ("dorgan", "vargagg")] == [2, 0]


@rule("DR-RAL-4")
def test_shared_strength_heals_whom_he_assisted() -> None:
    rows: dict[str, dict[str, Any]] = {"dorgan": {"wounds": 2}, "birodin": {"abilities": ["birodin-shared-strength"]}}
    assert hero(succeed(room(rows), (1, BRAWN)), "dorgan").wounds == 1
    assert hero(succeed(room(rows), (1, SABOTAGES)), "dorgan").wounds == 2


@rule("DR-AST-6", "DR-SAB-4")
def test_each_helper_is_on_one_side() -> None:
    mixed = Deed(ESCAPE, 0, declared=((1, BRAWN), (2, SABOTAGES), (3, MAGIC)))
    assert (assistants(mixed), saboteurs(mixed)) == ([1, 3], [2])
