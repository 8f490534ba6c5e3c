"""Plans and orders say of each thing that cannot be added why not."""

from typing import Any

from tests.citing import rule
from tests.games.dungeon_lords.scene import DUMMIES, scene
from tests.games.dungeon_lords.test_dummies import BOTH, shown
from tests.games.dungeon_lords.test_planning import AROUND_THE_CORNER, LABYRINTH, ROOM, X, Y, planning
from tests.games.staging import closed_picks

from lanterne.engine import SearchDice
from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.rules.setup import set_aside

# --- plans ------------------------------------------------------------------------------------------------------------

NO_SECOND_MONSTER = ("no-more-monsters", "DL-PLN-4", 1)


@rule("DL-PLN-4")
def test_a_tunnel_refuses_a_second_trap_and_a_second_monster_but_no_ghost() -> None:
    stage = planning({"traps": ["pendulum", "trap-door"], "ready": ["goblin", "goblin", "witch", "ghost"]})
    assert closed_picks(stage, "red") == {}
    assert closed_picks(stage, "red", "station goblin", "lay pendulum") == {
        "lay trap-door": ("no-more-traps", "DL-PLN-4", 1),
        "station goblin": NO_SECOND_MONSTER,
        "station witch": NO_SECOND_MONSTER,
    }


@rule("DL-PLN-5", "DL-PLN-8")
def test_a_room_refuses_a_third_monster_and_a_trap_without_gold_for_it() -> None:
    stage = planning({**ROOM, "gold": 1, "traps": ["pendulum", "cursed-ring"], "ready": ["goblin", "witch", "golem"]})
    assert closed_picks(stage, "red") == {"lay cursed-ring": ("no-gold-for-room", "DL-PLN-5", 1)}
    assert closed_picks(stage, "red", "station goblin", "station witch", "lay pendulum") == {
        "lay cursed-ring": ("no-more-traps", "DL-PLN-5", 1),
        "station golem": ("no-more-monsters", "DL-PLN-5", 2),
    }


@rule("DL-PLN-6", "DL-PLN-8")
def test_the_labyrinth_refuses_a_third_trap_and_two_that_cannot_be_paid_together() -> None:
    red = {**LABYRINTH, "gold": 1, "traps": ["cursed-ring", "cursed-ring", "pendulum", "trap-door"]}
    stage = planning({**red, "ready": ["goblin", "witch"]}, year=2)
    assert closed_picks(stage, "red", "lay cursed-ring") == {"lay cursed-ring": ("traps-too-dear", "DL-PLN-8")}
    assert closed_picks(stage, "red", "lay pendulum", "lay trap-door", "station witch") == {
        "lay cursed-ring": ("no-more-traps", "DL-PLN-6", 2),
        "station goblin": ("no-more-monsters", "DL-PLN-6", 1),
    }


@rule("DL-PLN-8")
def test_a_trap_that_is_too_dear_is_refused_on_every_tile() -> None:
    traps = ["cursed-ring", "kamikaze-imp", "poisoned-meal", "pendulum"]
    poor = {"gold": 0, "imps": 0, "food": 0, "traps": traps, **AROUND_THE_CORNER, "conquered": ["r0c2"]}
    dear = ("traps-too-dear", "DL-PLN-8")
    assert closed_picks(planning(poor), "red") == {
        "lay cursed-ring": dear,
        "lay kamikaze-imp": dear,
        "lay poisoned-meal": dear,
    }


@rule("DL-PLN-1", "DL-PLN-4", "DL-PLN-5")
def test_several_tiles_refuse_for_one_reason_or_ask_which_tile_is_meant() -> None:
    """A tunnel and a room, without gold for a trap in the room."""
    red = {**AROUND_THE_CORNER, "conquered": ["r0c2"], "gold": 0, "traps": ["pendulum", "trap-door"]}
    stage = planning({**red, "ready": ["goblin", "witch", "golem"]})
    assert closed_picks(stage, "red", "station goblin", "station witch") == {
        f"mark {X}": NO_SECOND_MONSTER,
        "lay pendulum": ("no-gold-for-room", "DL-PLN-5", 1),
        "lay trap-door": ("no-gold-for-room", "DL-PLN-5", 1),
        "station golem": ("no-more-monsters", "DL-PLN-5", 2),
    }, "only the room takes two monsters, so the tunnel does not count"
    assert closed_picks(stage, "red", "lay pendulum") == {
        f"mark {Y}": ("no-gold-for-room", "DL-PLN-5", 1),
        "lay trap-door": ("no-more-traps", "DL-PLN-4", 1),
    }
    rich = planning({**red, "gold": 1, "traps": ["pendulum", "cursed-ring"], "ready": ["goblin"]})
    assert closed_picks(rich, "red", "lay pendulum") == {"lay cursed-ring": ("no-more-traps", "DL-PLN-5", 1)}, (
        "neither tile takes a second trap"
    )
    either = planning({**red, "gold": 1, "traps": ["pendulum"], "ready": ["goblin", "witch"]})
    assert closed_picks(either, "red") == {}


@rule("DL-PLN-1")
def test_tiles_that_refuse_for_different_reasons_say_choose_one() -> None:
    """The tunnel takes no second trap; the labyrinth takes two, but they cannot be paid."""
    red = {"tunnels": ["r0c2", X], "rooms": {Y: "labyrinth"}, "conquered": ["r0c2"], "gold": 1}
    stage = planning({**red, "traps": ["cursed-ring", "cursed-ring"]}, year=2)
    assert closed_picks(stage, "red", "lay cursed-ring") == {"lay cursed-ring": ("no-tile-takes-all", "DL-PLN-1")}
    assert closed_picks(stage, "red", f"mark {Y}", "lay cursed-ring") == {
        f"mark {X}": ("one-tile", "DL-PLN-1"),
        "lay cursed-ring": ("traps-too-dear", "DL-PLN-8"),
    }


@rule("DL-PLN-7")
def test_a_creature_that_is_face_down_says_so_unless_another_of_its_kind_is_face_up() -> None:
    stage = planning({"ready": ["goblin", "ghost"], "spent": ["goblin", "witch"]})
    asleep = ("face-down", "DL-PLN-7")
    assert closed_picks(stage, "red") == {"station witch": asleep}
    assert closed_picks(stage, "red", "station goblin") == {"station goblin": asleep, "station witch": asleep}


@rule("DL-PLN-9")
def test_one_prisoner_is_let_go() -> None:
    stage = planning({"conquered": ["r0c2"], "prison": ["thief-2", "warrior-2"], "traps": ["pendulum"]})
    assert closed_picks(stage, "red") == {}
    assert closed_picks(stage, "red", "free thief-2") == {"free warrior-2": ("one-prisoner", "DL-PLN-9")}
    assert closed_picks(stage, "blue") == {}


# --- orders -----------------------------------------------------------------------------------------------------------


@rule("DL-ORD-1")
def test_inaccessible_orders_and_a_fourth_order_are_refused() -> None:
    stage = scene({"red": {"inaccessible": ["dig", "room"]}}, seats=4)
    away = {f"give_order {order}": ("order-inaccessible", "DL-ORD-1") for order in ("dig", "room")}
    assert closed_picks(stage, "red") == away
    full = {f"give_order {order}": ("all-orders-given", "DL-ORD-1") for order in ("imps", "traps", "monster")}
    assert closed_picks(stage, "red", "give_order food", "give_order reputation", "give_order mine") == away | full
    fourth = "program [give_order food] [give_order reputation] [give_order mine] [give_order imps]"
    assert stage.rules_against("red", fourth) == ("DL-ORD-1",)


@rule("DL-NPC-5")
def test_the_dummys_order_comes_last_and_only_from_those_not_revealed() -> None:
    stage = scene(dummies=BOTH, chance=[shown("mine", "imps"), shown("food", "dig")])

    def of_dummy(*so_far: str) -> dict[str, tuple[Any, ...]]:
        found = closed_picks(stage, "red", *so_far)
        return {words: why for words, why in found.items() if words.startswith("dummy_order")}

    away = {
        f"dummy_order {order}": ("dummy-lacks-order", "DL-NPC-5") for order in ("food", "dig", "mine", "imps", "room")
    }
    left = [f"dummy_order {order}" for order in ("reputation", "traps", "monster")]
    assert of_dummy() == away | dict.fromkeys(left, ("own-orders-first", "DL-NPC-5"))
    three = [stage.words(call) for call in stage.view("red").picks(())[:3]]
    assert of_dummy(*three) == away
    assert of_dummy(*three, left[0]) == away | dict.fromkeys(left[1:], ("dummy-has-order", "DL-NPC-5"))
    three_lords = scene(seats=3, chance=DUMMIES[:1])
    assert not any(words.startswith("dummy_order") for words in closed_picks(three_lords, "red")), "with two only"


@rule("DL-VAR-1")
def test_the_third_drawn_order_joins_the_hand() -> None:
    game = BOX.new(2, SearchDice(5), {"initial_orders": "chosen"})
    view = BOX.view(game.state, 0)
    one, two, three = (set_aside(order) for order in game.state.lords[0].drawn)
    assert view.why_not_pick((one,)) == []
    ((call, refusal),) = view.why_not_pick((one, three))
    assert (call, refusal.message, refusal.rule) == (two, "third-joins-hand", "DL-VAR-1")
