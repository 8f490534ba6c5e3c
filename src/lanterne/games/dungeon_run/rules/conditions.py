"""Whether a power may work now: its conditions, one by one (`content.powers.Condition`), and its limit (DR-ABI-4)."""

from collections.abc import Callable

from lanterne.engine import has, law
from lanterne.games.dungeon_run.content.bosses import ALL_MONSTERS
from lanterne.games.dungeon_run.content.cards import ARTIFACT, CARD_KINDS, FIRST_BOSS, MONSTER, TRAP, TREASURE
from lanterne.games.dungeon_run.content.encounters import TYPE_NAMES
from lanterne.games.dungeon_run.content.heroes import RATING_NAMES
from lanterne.games.dungeon_run.content.powers import ALWAYS, Condition
from lanterne.games.dungeon_run.content.settings import BATTLE, DISARM, ESCAPE, MOVE
from lanterne.games.dungeon_run.content.sources import POWER_TABLE
from lanterne.games.dungeon_run.content.tiles import PRINTED_ON
from lanterne.games.dungeon_run.content.treasures import EQUIPMENT, SUMMONING_STONE
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.rules.toughness import monster_life
from lanterne.games.dungeon_run.state import (
    FREE_ATTACK,
    NONE,
    STANDING,
    TEST,
    Deed,
    State,
    deed_of,
    life,
    monster_at,
    others_present,
    put,
    set_deed,
)

KINDS = {"monster": MONSTER, "trap": TRAP, "treasure": TREASURE, "artifact": ARTIFACT}

Test = Callable[[State, int, Condition, Deed | None], bool]
"""`(state, holder, condition, deed)`; the holder is a seat, or NONE for a monster or a tile."""


def foe(s: State, holder: int, deed: Deed | None) -> int:
    """The monster that a power concerns: that of the deed, else the one on the holder's tile; NONE if it is a hero."""
    if deed is not None and (deed.monster != NONE or deed.kind == BATTLE):
        return deed.monster
    return monster_at(s, s.heroes[holder].tile) if holder != NONE else NONE


def rating_used(holder: int, deed: Deed) -> int:
    """The rating that the holder fights with; for a monster's power, that of the hero who fights it."""
    return deed.foe_rating if holder != NONE and holder == deed.opponent else deed.rating


def pool_of(deed: Deed, holder: int) -> str:
    """Which roll the deed has come to (`content.terms.Pool`)."""
    if deed.kind == BATTLE:
        return "monster_attack" if deed.monster != NONE and not deed.dice else "battle"
    return {FREE_ATTACK: "monster_attack", DISARM: "disarm", ESCAPE: "escape", TEST: "test"}.get(deed.kind, "content")


def _using(s: State, holder: int, asked: Condition, deed: Deed | None) -> bool:
    return deed is not None and deed.kind == BATTLE and _name(rating_used(holder, deed)) == asked.using


def _name(rating: int) -> str:
    return "" if rating == NONE else RATING_NAMES[rating]


def _versus(s: State, holder: int, asked: Condition, deed: Deed | None) -> bool:
    monster = foe(s, holder, deed)
    if asked.vs == "hero":
        return deed is not None and deed.opponent != NONE
    if monster == NONE:
        return False
    return asked.vs == "monster" or (asked.vs == "boss") == (monster >= FIRST_BOSS)


def _role(s: State, holder: int, asked: Condition, deed: Deed | None) -> bool:
    return deed is not None and holder == (deed.hero if asked.role == "attacker" else deed.opponent)


def _types(s: State, holder: int, asked: Condition, deed: Deed | None) -> bool:
    monster = foe(s, holder, deed)
    return monster != NONE and TYPE_NAMES[ALL_MONSTERS[monster].type] in asked.types


def _monster_life(s: State, holder: int, asked: Condition, deed: Deed | None) -> bool:
    monster = foe(s, holder, deed)
    return monster != NONE and monster_life(s, monster) >= asked.monster_life


def _dealt(s: State, holder: int, asked: Condition, deed: Deed | None) -> bool:
    """For the acting hero, the wounds dealt; for a monster or the hero attacked, those that the acting hero took."""
    return deed is not None and (deed.dealt if holder == deed.hero else deed.taken) >= asked.dealt_wounds


def _survived(s: State, holder: int, asked: Condition, deed: Deed | None) -> bool:
    if holder != NONE:
        return s.heroes[holder].wounds < life(s.heroes[holder])
    if deed is None or s.spots[deed.tile].monster != deed.monster:
        return False
    return s.spots[deed.tile].wounds < monster_life(s, deed.monster)


def _fighter_standing(s: State, holder: int, asked: Condition, deed: Deed | None) -> bool:
    if deed is None:
        return False
    fighter = s.heroes[deed.hero]
    return fighter.condition == STANDING and fighter.wounds < life(fighter)


def _opponent(holder: int, deed: Deed) -> int:
    return deed.opponent if holder == deed.hero else deed.hero


def _shows(s: State, holder: int, asked: Condition, deed: Deed | None) -> bool:
    if deed is None:
        return False
    dice = deed.foe_dice if holder == deed.opponent else deed.dice
    return any(face in asked.shows for face in dice)


def _by_another(s: State, holder: int, asked: Condition, deed: Deed | None) -> bool:
    """Between heroes both roll, so this always holds."""
    return deed is not None and (deed.hero != holder or deed.opponent != NONE)


def _event_where(s: State, holder: int, asked: Condition, deed: Deed | None) -> bool:
    if deed is None:
        return False
    away = floor(s).distance(s.heroes[holder].tile, deed.tile)
    return away == 0 if asked.event_where == "same_tile" else away <= 1


def _content_treasure(s: State, holder: int, asked: Condition, deed: Deed | None) -> bool:
    return deed is not None and (deed.dice[0] in PRINTED_ON[deed.tile].treasure) == asked.content_treasure


def _owns(s: State, holder: int, asked: Condition, deed: Deed | None) -> bool:
    hero, kinds = s.heroes[holder], [KINDS[kind] for kind in asked.owns]
    return any(CARD_KINDS[card] in kinds for card in hero.equipped + hero.loot)


def _tile_has(s: State, holder: int, asked: Condition, deed: Deed | None) -> bool:
    here = monster_at(s, s.heroes[holder].tile) != NONE
    return (here and "monster" in asked.tile_has) or (
        "other_hero" in asked.tile_has and bool(others_present(s, holder))
    )


_TESTS: dict[str, Test] = {
    "using": _using,
    "vs": _versus,
    "role": _role,
    "types": _types,
    "monster_life": _monster_life,
    "monster_wounded": lambda s, holder, asked, deed: deed is not None and s.spots[deed.tile].wounds > 0,
    "surprise": lambda s, holder, asked, deed: deed is not None and deed.surprise,
    "battle_action": lambda s, holder, asked, deed: deed is not None and deed.by_action and deed.hero == holder,
    "free_attack": lambda s, holder, asked, deed: deed is not None and deed.kind == FREE_ATTACK,
    "dealt_wounds": _dealt,
    "surplus_hits": lambda s, holder, asked, deed: deed is not None and deed.surplus >= asked.surplus_hits,
    "survived": _survived,
    "fighter_standing": _fighter_standing,
    "lacks_enchanted": lambda s, holder, asked, deed: (
        deed is not None and not any(EQUIPMENT[card].enchanted for card in s.heroes[deed.hero].equipped)
    ),
    "wronged_by_opponent": lambda s, holder, asked, deed: (
        deed is not None and deed.opponent != NONE and has(s.heroes[holder].wronged_by, _opponent(holder, deed))
    ),
    "killed_on_own_tile": lambda s, holder, asked, deed: deed is not None and deed.tile == s.heroes[holder].tile,
    "pools": lambda s, holder, asked, deed: deed is not None and pool_of(deed, holder) in asked.pools,
    "shows": _shows,
    "event_by": _by_another,
    "event_where": _event_where,
    "content_treasure": _content_treasure,
    "entered_by": lambda s, holder, asked, deed: deed is not None and deed.kind == MOVE and deed.hero == holder,
    "rally_cause": lambda s, holder, asked, deed: deed is not None and deed.card != NONE and deed.hero == holder,
    "phase": lambda s, holder, asked, deed: s.final,
    "wounds": lambda s, holder, asked, deed: s.heroes[holder].wounds >= asked.wounds,
    "has_stone": lambda s, holder, asked, deed: (SUMMONING_STONE in s.heroes[holder].equipped) == asked.has_stone,
    "owns": _owns,
    "tile_lacks": lambda s, holder, asked, deed: monster_at(s, s.heroes[holder].tile) == NONE,
    "tile_has": _tile_has,
    "no_battle_this_turn": lambda s, holder, asked, deed: not s.heroes[holder].fought,
    "boss_hidden": lambda s, holder, asked, deed: bool(s.boss),
}
"""By the name of the condition; those that a power does not ask for are not tested."""


def _asked_for(condition: Condition) -> tuple[Test, ...]:
    if condition == ALWAYS:
        return ()
    return tuple([test for name, test in _TESTS.items() if getattr(condition, name) != getattr(ALWAYS, name)])


_ASKED: tuple[tuple[Test, ...], ...] = tuple([_asked_for(known.power.condition) for known in POWER_TABLE])


@law("DR-ABI-3", "DR-GEN-12")
def holds(s: State, holder: int, number: int, deed: Deed | None) -> bool:
    """Whether all conditions of a power are met; `holder` is a seat, or NONE for a monster, a tile or a marker."""
    tests = _ASKED[number]
    if not tests:
        return True
    asked = POWER_TABLE[number].power.condition
    for test in tests:  # noqa: SIM110 - asked all the time, and a generator takes twice as long
        if not test(s, holder, asked, deed):
            return False
    return True


# --- limits -----------------------------------------------------------------------------------------------------------


@law("DR-ABI-4")
def left(s: State, seat: int, number: int) -> bool:
    """Whether the power can still be used. Its limit counts for the whole card."""
    known = POWER_TABLE[number]
    limit = known.power.limit
    if limit is None:
        return True
    hero = s.heroes[seat]
    if limit == "action":
        return not s.deeds or (seat, known.first) not in s.deeds[-1].used
    used = hero.used_turn if limit == "turn" else hero.used_round if limit == "round" else hero.used_game
    return known.first not in used


def use_up(s: State, seat: int, number: int) -> None:
    """Note that the power has been used (DR-ABI-4)."""
    known = POWER_TABLE[number]
    limit = known.power.limit
    hero = s.heroes[seat]
    if limit == "action":
        deed = deed_of(s)
        set_deed(s, deed._replace(used=(*deed.used, (seat, known.first))))
    elif limit == "turn":
        put(s, seat, hero._replace(used_turn=(*hero.used_turn, known.first)))
    elif limit == "round":
        put(s, seat, hero._replace(used_round=(*hero.used_round, known.first)))
    elif limit == "game":
        put(s, seat, hero._replace(used_game=(*hero.used_game, known.first)))
