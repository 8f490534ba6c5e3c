"""The quick lord, and what lords reckon with in mind: a battle, the rest of a combat, and what an action brings."""

import random
from typing import Any

import pytest
from tests.games.dungeon_lords.minions import at
from tests.games.dungeon_lords.scene import scene, state

from lanterne.bots import BotMaker, RandomBot
from lanterne.engine import NoDice, SearchDice
from lanterne.games.dungeon_lords import BOX
from lanterne.games.dungeon_lords.bot.fighting import falling, fight_on
from lanterne.games.dungeon_lords.bot.gains import after_action, dug_best
from lanterne.games.dungeon_lords.bot.quick import QuickBot
from lanterne.games.dungeon_lords.bot.reckoning import fought, standing
from lanterne.games.dungeon_lords.bot.worth import _compared
from lanterne.games.dungeon_lords.content import cards as c
from lanterne.games.dungeon_lords.content import monsters as m
from lanterne.games.dungeon_lords.content.adventurers import ADVENTURER_TILES, ADVENTURERS, ILLUSION
from lanterne.games.dungeon_lords.content.board import BLOCKS
from lanterne.games.dungeon_lords.content.scoring import TITLES
from lanterne.games.dungeon_lords.foresight import laid
from lanterne.games.dungeon_lords.rules.party import hit_points
from lanterne.games.dungeon_lords.rules.planning import lay, station
from lanterne.games.dungeon_lords.rules.scoring import counted, total
from lanterne.games.dungeon_lords.state import CELLS, COMBAT_CARDS, NONE, SPACES, Game, Hero, State, free_imps, put
from lanterne.kit.grid import squares_of
from lanterne.lab.stage import Stage

LINE = ["r0c2", "r1c2", "r2c2"]
STRONG = ["warrior-4", "thief-4", "priest-4"]


def planning(red: dict[str, Any], **position: Any) -> Stage:
    """Red plans a battle; nobody else has one."""
    return scene({"red": {"tunnels": LINE, **red}}, **{"phase": "planning", "round": 1, **position})


# --- a battle in mind -------------------------------------------------------------------------------------------------

UNCHOSEN_CREATURES = (m.GOBLIN, m.GOLEM, m.DRAGON)
UNCHOSEN_TRAPS = (c.ROLLING_STONE, c.PENDULUM, c.TRAP_DOOR, c.FIRE_WALL, c.CURSED_RING, c.KAMIKAZE_IMP, c.POISONED_MEAL)
ASKING = (c.SUGGESTION, c.WORD_OF_PEACE, c.JAILBREAK)
"""Spells that ask the lord something that the reckoning decides by a rule of thumb."""


@pytest.mark.parametrize("year", [1, 2])
def test_a_battle_without_a_choice_ends_in_mind_as_it_does_by_the_rules(year: int) -> None:
    rng = random.Random(year)
    base = state(planning({"party": ["warrior-1"], "ready": ["goblin"]}))
    for _ in range(150):
        s = base.copy()
        s.year, s.round = year, rng.randint(1, 4)
        party = tuple(Hero(who, rng.randint(0, 2)) for who in rng.sample(ADVENTURER_TILES[year - 1], rng.randint(1, 3)))
        kinds = tuple(rng.sample(UNCHOSEN_CREATURES, rng.randint(0, 1)))
        traps = tuple(rng.sample(UNCHOSEN_TRAPS, rng.randint(0, 1)))
        card = rng.choice([card for card in c.COMBAT_DECKS[year - 1] if card not in ASKING])
        put(s, 0, s.lords[0]._replace(party=party, ready=kinds, traps=traps, gold=1, food=1, imps=1, prison=()))
        ready = laid(s, 0, (*map(lay, traps), *map(station, kinds)))
        ready.town, ready.shown_cards = ready.town[1:], (card,)
        game = Game(BOX, ready, NoDice())
        while game.state.fight is not None:
            game.play(0, game.options(0)[0])
        lord = game.state.lords[0]
        found = fought(standing(party), traps, kinds, card, s.round, NONE, fed=True)
        left = [(hit_points(hero) - hero.damage, hero.damage, hero.who) for hero in lord.party]
        about = (COMBAT_CARDS.name(card), kinds, traps, party, s.round)
        assert list(found.party) == left, about
        assert found.captured == lord.prison, about
        assert found.conquered == bool(lord.conquered), about
        assert found.back == lord.ready, about


def fight(party: list[str], *kinds: int, traps: tuple[int, ...] = (), card: int = c.FIREBALL, number: int = 1) -> Any:
    names = [each.name for each in ADVENTURERS]
    line = standing(tuple(Hero(names.index(who)) for who in party))
    return fought(line, traps, kinds, card, number, NONE, fed=False)


def test_of_two_orders_of_the_creatures_the_better_one_is_reckoned_with() -> None:
    """The ghost may not hit the first: it strikes before the witch has captured the warrior, or has nobody to hit."""
    for kinds in ((m.WITCH, m.GHOST), (m.GHOST, m.WITCH)):
        end = fight(["warrior-2", "thief-1"], *kinds)
        assert len(end.captured) == 2


def test_the_slime_bars_the_way_unless_it_captures_all() -> None:
    assert not fight(STRONG, m.SLIME).conquered
    assert not fight(STRONG, m.SLIME).captured
    names = [each.name for each in ADVENTURERS]
    weak = standing((Hero(names.index("thief-1"), 2), Hero(names.index("thief-2"), 2)))
    assert len(fought(weak, (), (m.SLIME,), c.FIREBALL, 1, NONE, fed=False).captured) == 2


def test_an_illusion_alone_is_nobody() -> None:
    """The warrior is captured before fatigue; the illusion that is left takes no tile."""
    end = fight(["wizard-5"], m.DEMON, card=c.ILLUSION, number=1)
    assert all(who != ILLUSION for _, _, who in end.party)
    assert end.captured
    assert not end.conquered


def test_spells_in_the_way_of_monsters_are_reckoned_with() -> None:
    party = ["wizard-2", "wizard-4"]
    assert fight(party, m.WITCH, card=c.WORD_OF_PEACE).back == (m.WITCH,)
    assert fight(party, m.WITCH, card=c.FIREBALL).captured
    dart = fight(party, m.WITCH, traps=(c.ANTI_MAGIC_DART,), card=c.WORD_OF_PEACE)
    assert dart.captured, "a wizard who is hit casts nothing"


# --- the rest of a combat in mind -------------------------------------------------------------------------------------


def after_combat(red: dict[str, Any], **position: Any) -> Any:
    """Red's row after the rest of the combat, and the state."""
    world = planning(red, **position).view("red").sample(SearchDice("world"))
    fight_on(world, 0, [card.face for card in world.town])
    return world.lords[0], world


def test_no_trap_is_spent_where_a_creature_alone_beats_the_party() -> None:
    lord, _ = after_combat({"party": ["warrior-1"], "ready": ["witch", "goblin"], "traps": ["pendulum"]})
    assert len(lord.prison) == 1
    assert len(lord.traps) == 1
    assert not lord.conquered


def test_both_are_captured_by_using_the_troll_in_time() -> None:
    lord, _ = after_combat({"party": ["warrior-2", "priest-2"], "ready": ["goblin", "troll"]})
    assert len(lord.prison) == 2


def test_more_creatures_leave_more_tiles() -> None:
    lost = []
    for ready in ([], ["goblin"], ["goblin", "witch", "troll"]):
        lord, world = after_combat({"party": STRONG, "ready": ready, "tunnels": [*LINE, "r2c1", "r2c3"]})
        lost.append(lord.conquered.bit_count())
        assert not lord.party
        assert world.paladin < 0
    assert lost == sorted(lost, reverse=True)
    assert lost[0] > lost[-1]


def test_tiles_fall_from_the_entrance_on_tunnels_before_rooms() -> None:
    red = {"tunnels": [*LINE, "r2c1"], "rooms": {"r1c1": "hatchery"}, "conquered": ["r0c2"]}
    lord = state(planning(red | {"party": STRONG, "ready": ["goblin"]})).lords[0]
    assert [CELLS.name(cell) for cell in falling(lord, 3)] == ["r1c2", "r2c2", "r1c1"]


def test_without_a_tile_the_least_prisoners_go_free() -> None:
    red = {"tunnels": LINE[:1], "party": STRONG, "ready": ["goblin"], "prison": ["paladin-1", "thief-1"]}
    lord, _ = after_combat(red)
    names = [ADVENTURERS[who].name for who in lord.prison]
    assert "thief-1" not in names


# --- what an action brings --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("space", ["food-1", "food-2", "food-3", "imps-2", "imps-3", "traps-1", "mine-2", "mine-3"])
def test_what_an_action_brings_is_what_it_brings_by_the_rules(space: str) -> None:
    red = {"gold": 3, "food": 3, "imps": 4, "evil": 5, "tunnels": LINE}
    stage = at(space, red, waits="room-1")
    before = state(stage)
    found = list(after_action(before, before.lords[0], SPACES.number(space)))
    game = Game(BOX, before.copy(), SearchDice(1))
    game.play(0, game.options(0)[0])
    after = game.state.lords[0]
    assert len(found) == 1
    for field in ("gold", "food", "imps", "evil"):
        assert getattr(found[0], field) == getattr(after, field), field
    assert len(found[0].traps) == len(after.traps)


def test_as_many_tunnels_are_dug_as_imps_are_free_and_only_where_they_may() -> None:
    s = state(at("dig-3", {"imps": 4, "tunnels": LINE}))
    lord = s.lords[0]
    (after,) = after_action(s, lord, SPACES.number("dig-3"))
    assert after.dug.bit_count() == len(LINE) + free_imps(lord) - 1, "one is the foreman"
    for number in range(1, 14):
        dug = dug_best(lord.dug, number)
        assert dug.bit_count() == min(16, len(LINE) + number), "at most 16 tiles fit"
        assert all(block & ~dug for block in BLOCKS)


def test_only_creatures_that_can_be_paid_are_hired_in_mind() -> None:
    stage = at("monster-3", {"gold": 0, "food": 1}, tavern=["ghost", "goblin", "troll"])
    s = state(stage)
    assert not list(after_action(s, s.lords[0], SPACES.number("monster-3")))[1:], "with the extra food only the ghost"


# --- the quick lord ---------------------------------------------------------------------------------------------------


def says(stage: Stage, seat: str = "red", seed: str = "test") -> str:
    """The quick lord's answer for the seat, in words. It must be open."""
    words = stage.words(QuickBot(seed).choose(stage.view(seat)))
    assert stage.is_open(seat, words), f"{words} is not open"
    return words


def test_it_digs_hires_builds_and_mines() -> None:
    red = {"gold": 3, "food": 4, "imps": 4, "tunnels": LINE}
    assert says(at("dig-2", red)).startswith("dig")
    assert says(at("mine-2", red)) == "mine 3"
    assert says(at("monster-2", red, tavern=["troll", "witch", "goblin"])).startswith("hire")
    red["tunnels"] = [*LINE, "r2c1", "r2c0", "r3c0"]
    assert says(at("room-2", red, shop=["mint", "hatchery"], waits="room-1")).startswith("build")


def test_it_digs_near_the_entrance_first_and_keeps_what_is_behind_for_rooms() -> None:
    lord = state(at("dig-2", {"tunnels": LINE})).lords[0]
    assert list(squares_of(dug_best(lord.dug, 2) & ~lord.dug)) == [CELLS.number("r0c1"), CELLS.number("r0c3")]


def test_it_pays_everybody_if_it_can_and_else_the_strongest() -> None:
    def pay_day(food: int) -> Stage:
        red = {"food": food, "ready": ["goblin", "troll"], "party": ["warrior-2", "thief-2"]}
        return scene({"red": red}, seats=4, season="autumn", phase="event", events={"autumn": "pay-day"})

    assert says(pay_day(3)).startswith("pay_all")
    assert says(pay_day(2)).startswith("pay_creature troll")


def test_it_defends_itself() -> None:
    stage = planning({"party": ["warrior-1"], "ready": ["witch"], "traps": ["poisoned-dart"]}, round=4)
    assert says(stage) == "make_plan [station witch]"


def test_it_plans_for_the_paladin_who_may_yet_come() -> None:
    lords = {
        "red": {"evil": 10, "party": [{"who": "paladin-1", "damage": 3}], "tunnels": LINE, "ready": ["goblin"]},
        "blue": {"evil": 9, "tunnels": LINE, "ready": ["witch"]},
    }
    stage = scene(lords, phase="planning", round=1, first="red")
    assert says(stage, "blue") == "make_plan [station witch]"


def test_what_titles_compare_is_counted_as_by_the_rules() -> None:
    s = played(("quick", "quick", "quick"), "titles").state
    for lord in s.lords:
        number = counted(lord)
        signs = [-1 if title.fewest else 1 for title in TITLES]
        sums = [sum(number[what] for what in title.counts) for title in TITLES]
        assert _compared(lord) == tuple(sign * each for sign, each in zip(signs, sums, strict=True))


MOST_ANSWERS = 12
"""More answers of a lord in one phase mean that the game makes no progress."""


def played(names: tuple[str, ...], seed: str, settings: dict[str, str] | None = None) -> Game:
    """A whole game that never stalls; every answer is open."""
    game = BOX.new(len(names), SearchDice(seed), settings or {}, simulation=True)
    make: dict[str, BotMaker] = {"quick": QuickBot, "random": RandomBot}
    bots = [make[name](f"{seed} {seat}") for seat, name in enumerate(names)]
    reached, answers = (0, 0, 0, 0), 0
    while not game.over:
        seat, s = game.asked[0], game.state
        now = (s.year, s.season, s.round, s.phase)
        reached, answers = now, answers + 1 if now == reached else 0
        assert answers <= MOST_ANSWERS * len(names), f"no progress since {now}"
        game.answer(seat, bots[seat].choose(BOX.view(s, seat)))
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_of_quick_lords_never_stall_and_are_the_same_again(seats: int) -> None:
    settings = {"initial_orders": "chosen", "greedy_dummies": "on"} if seats == 2 else {}
    for number in range(4):
        final: State = played(("quick",) * seats, f"whole {number}", settings).state
        assert final.ending == "scored"
    assert final.hash() == played(("quick",) * seats, "whole 3", settings).state.hash()


@pytest.mark.parametrize(("names", "quick"), [(("quick", "random"), 0), (("random", "quick"), 1)])
def test_it_beats_a_random_lord(names: tuple[str, ...], quick: int) -> None:
    for seed in range(3):
        s = played(names, f"duel {seed}").state
        assert total(s, quick) > total(s, 1 - quick)


def test_what_others_hide_changes_no_answer() -> None:
    answers = set()
    for traps in (["trap-door", "pendulum"], ["fire-wall", "cursed-ring"]):
        lords = {
            "red": {
                "party": ["warrior-1", "thief-1"],
                "tunnels": LINE,
                "ready": ["goblin"],
                "traps": ["rolling-stone"],
            },
            "blue": {"party": ["warrior-2"], "tunnels": LINE, "traps": traps},
        }
        stage = scene(lords, phase="planning", round=1)
        state(stage).trap_pile = ()
        answers.add(says(stage))
    assert len(answers) == 1
