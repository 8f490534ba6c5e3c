"""Positions in which leaks are planted, and how to plant them."""

from collections.abc import Callable
from typing import Annotated, Any

from msgspec import Struct, defstruct
from tests.games.dungeon_run.scene import run, scene, seat, state
from tests.games.dungeon_run.secrets import whole_game
from tests.games.dungeon_run.test_mercy import beaten
from tests.games.dungeon_run.using import dice, number, row, use

from lanterne.engine import PUBLIC, ROWS, Box, View
from lanterne.engine.step import Step
from lanterne.engine.visibility import StateVisibility
from lanterne.games.dungeon_run import BOX
from lanterne.games.dungeon_run.content.heroes import HEROES
from lanterne.games.dungeon_run.rules.advance import choose_ability, keep_ability
from lanterne.games.dungeon_run.rules.fall import falls_are_checked
from lanterne.games.dungeon_run.rules.looking import may_look_at_boss
from lanterne.games.dungeon_run.rules.powers import carry_out
from lanterne.games.dungeon_run.rules.wounds import FROM_POWER, wounded
from lanterne.games.dungeon_run.state import Hero, State, put
from lanterne.lab.conformance import Observation
from lanterne.lab.stage import Stage

# --- where they are planted -------------------------------------------------------------------------------------------


def about_to(stage: Stage, name: str, words: str) -> Observation:
    """The hero is about to answer so."""
    return Observation(0, stage.game.state.copy(), seat(stage, name), stage.call(words))


LOOT = ["goblin", "slime", "buckler", "guild-axe", "horned-helm", "arrow-trap"]
ROOM = {"at": [0, 1], "treasures": ["leather-jerkin", "cloak-of-shadows"]}


def in_the_dungeon() -> Observation:
    """Dorgan ends his turn among others with full loot piles, over treasures that lie face down."""
    heroes = {
        "dorgan": {"loot": LOOT[:2]},
        "stabbins": {"loot": LOOT[2:], "abilities": ["stabbins-backstab"]},
        "birodin": {"tile": "corridor-8", "loot": ["mummy", "pit-trap"]},
    }
    return about_to(scene(heroes, tiles={"corridor-8": ROOM}), "dorgan", "end_turn")


def in_the_library() -> Observation:
    """Dorgan has rolled a 5 in the Library, and may look at the boss."""
    dorgan = {"tile": "library"}
    stage = scene(
        {"dorgan": dorgan, "stabbins": {}, "birodin": {}}, tiles={"library": {"at": [0, 1]}}, chance=[dice(5)]
    )
    use(stage, "dorgan", "library")
    return about_to(stage, "dorgan", "look_at_boss dorgan")


def divining() -> Observation:
    """Emma may look at the top of the encounter deck."""
    emma = {"abilities": ["emma-goodluck-divination"]}
    stage = scene({"dorgan": {}, "emma-goodluck": emma, "birodin": {}})
    stage.play("dorgan", "end_turn")
    words = next(words for words in stage.offered("emma-goodluck") if "divination" in words)
    return about_to(stage, "emma-goodluck", words)


def appraising() -> Observation:
    """Dorgan has looked at two treasures, one of which he lays on the tile he has entered."""
    dorgan = {"abilities": ["dorgan-appraisal"]}
    heroes = {"dorgan": dorgan, "stabbins": {}, "birodin": {}}
    stage = scene(heroes, stack=["corridor-10", "bend-12"], treasures=["buckler", "guild-axe"], chance=[dice(6)])
    stage.play("dorgan", "move N")
    stage.play("dorgan", "keep_content")
    stage.play("dorgan", "look_at_treasures dorgan-appraisal")
    return about_to(stage, "dorgan", "place_treasure guild-axe")


def sticky_fingers() -> Observation:
    """Stabbins is about to take a card out of Dorgan's loot pile."""
    stage = scene({"stabbins": {}, "dorgan": {"loot": LOOT}, "birodin": {}})
    words = next(words for words in stage.offered("stabbins") if "sticky-fingers" in words)
    return about_to(stage, "stabbins", words)


def dealing() -> Stage:
    """Stabbins looks through Dorgan's loot pile."""
    stabbins = {"abilities": ["stabbins-shady-deal"], "loot": ["lucky-coin", "healing-draught"]}
    heroes = {"stabbins": stabbins, "dorgan": {"loot": LOOT}, "birodin": {}}
    stage = scene(heroes, chance=[dice(5, 6, 1, 1, 1)])
    use(stage, "stabbins", "stabbins-shady-deal", "dorgan")
    while stage.decision != "take_which":
        stage.play("stabbins", "pass")
    return stage


def looking_through() -> Observation:
    return about_to(dealing(), "stabbins", "take_from stabbins dorgan guild-axe")


def giving_in_return() -> Observation:
    stage = dealing()
    stage.play("stabbins", "take_from stabbins dorgan guild-axe")
    return about_to(stage, "stabbins", "give_in_return stabbins dorgan lucky-coin")


def laying_a_trap() -> Observation:
    """Dorgan chooses which of the traps in his loot pile he lays."""
    dorgan = {"abilities": ["dorgan-lay-trap"], "loot": ["arrow-trap", "net-trap"]}
    stage = scene({"dorgan": dorgan, "stabbins": {}, "birodin": {}})
    use(stage, "dorgan", "dorgan-lay-trap")
    return about_to(stage, "dorgan", "lay_hidden_trap dorgan net-trap entrance")


def beside_a_trap() -> Observation:
    """Dorgan has laid a trap face down, and ends his turn."""
    trap = {"card": "net-trap", "by": "dorgan", "hidden": True}
    stage = scene({"dorgan": {}, "stabbins": {}, "birodin": {}}, tiles=row(corridor_8={"trap": trap}))
    return about_to(stage, "dorgan", "end_turn")


def offering() -> Observation:
    """Vargagg is about to offer a card of his loot pile to Emma, for one that she has equipped."""
    return about_to(_trading(), "vargagg", "make_offer [give buckler vargagg emma-goodluck]")


def _trading() -> Stage:
    heroes = {"vargagg": {"loot": LOOT}, "emma-goodluck": {"loot": ["lucky-coin"]}, "dorgan": {}}
    stage = scene(heroes)
    stage.play("vargagg", "open_trade 1")
    return stage


def accepting() -> Observation:
    """What Vargagg offers lies between him and Emma, who is about to accept."""
    stage = _trading()
    stage.play("vargagg", "make_offer [give buckler vargagg emma-goodluck]")
    return about_to(stage, "emma-goodluck", "accept_trade emma-goodluck vargagg")


def falling() -> Observation:
    """Dorgan is unconscious, and chooses what of his loot pile he leaves."""
    stage = scene({"vargagg": {}, "dorgan": {"loot": LOOT}, "birodin": {}})
    run(stage, wounded(1, 12, FROM_POWER, 0), falls_are_checked(0))
    return about_to(stage, "dorgan", "leave_card buckler")


def hoarding() -> Observation:
    """Dorgan gets the treasure that an Animated Armour leaves, as soon as he has said that he does not look at the
    boss."""
    stage = scene({"dorgan": {}, "stabbins": {}, "birodin": {}})
    run(stage, may_look_at_boss(0), carry_out(number("hollow-hoard"), 0, 0))
    return about_to(stage, "dorgan", "look_away")


def learning() -> Observation:
    """Dorgan has drawn two ability cards, and is about to keep one of them."""
    stage = scene({"dorgan": {"loot": ["goblin", "slime"]}, "stabbins": {}, "birodin": {}})
    run(stage, choose_ability(0))
    s = state(stage)
    one, other, *rest = HEROES[s.heroes[0].card].deck
    put(s, 0, s.heroes[0]._replace(deck=tuple(rest), drawn=(one, other)))
    return Observation(0, s, 0, keep_ability(one))


def learnt() -> Observation:
    """Dorgan has given up an ability card, and ends his turn."""
    stage = scene({"dorgan": {}, "stabbins": {}, "birodin": {}})
    s = state(stage)
    one, other, *rest = HEROES[s.heroes[0].card].deck
    put(s, 0, s.heroes[0]._replace(deck=tuple(rest), abilities=(one,), given_up=(other,)))
    return about_to(stage, "dorgan", "end_turn")


def first_abilities() -> Observation:
    """One of three has chosen his first ability card, and another is about to."""
    game = whole_game(("random",) * 3, "first abilities")
    return next(look for look in game if _sealed(look) == 1 and look.state.agenda[-1][0] == "choose_first_ability")


def voting() -> Observation:
    """One of three has voted over Dorgan, and another is about to."""
    stage = beaten(birodin={}, vargagg={}, stabbins={}, dorgan={})
    stage.play("vargagg", "thumb_down dorgan")
    return about_to(stage, "birodin", "thumb_up dorgan")


def _sealed(look: Observation) -> int:
    return sum(answer is not None for answer in look.state.sealed)


# --- how they are planted ---------------------------------------------------------------------------------------------


def with_changes(**changes: Any) -> Box[State]:
    """The box, with something in it replaced by a leak."""
    leaky = Box.__new__(Box)
    leaky.__dict__.update(BOX.__dict__ | changes)
    return leaky


def open_field(name: str) -> Box[State]:
    """Everybody may read this field of the state."""
    return with_changes(visibility=StateVisibility(_with_field(State, name, Annotated[Any, PUBLIC])))


def open_row(name: str) -> Box[State]:
    """Everybody may read this field of a hero."""
    rows: Any = list[_with_field(Hero, name, Annotated[Any, PUBLIC])]  # type: ignore[misc]
    return with_changes(visibility=StateVisibility(_with_field(State, "heroes", Annotated[rows, ROWS])))


def _with_field(kind: type[Struct], name: str, hint: Any) -> type:
    return defstruct("Open", [(name, hint)], bases=(kind,), kw_only=True, frozen=kind is Hero)


def running(*changed: Step[...]) -> Box[State]:
    """Steps by other ones of the same names."""
    return with_changes(steps=BOX.steps | {leak.name: leak for leak in changed})


def describing(tell: Callable[[State], Any]) -> Box[State]:
    """The description says something more."""

    def describe(view: View[State]) -> dict[str, Any]:
        return BOX.describe(view) | {"leak": repr(tell(view.state))}

    return with_changes(describe=describe)
