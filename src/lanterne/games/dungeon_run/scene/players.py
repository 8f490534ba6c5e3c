"""The heroes at a glance: Life, ratings, loot, actions left, where they are; who is First Player, who has the Stone."""

from functools import lru_cache

from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.scene.ratings import Ratings, rating_facts, ratings_of
from lanterne.games.dungeon_run.scene.seeing import kept
from lanterne.games.dungeon_run.state import DEAD, HERO_IDS, NONE, TILES, UNCONSCIOUS, Hero, State, life
from lanterne.scene import Fact, Node, Panel, Say
from lanterne.scene.saying import said


def player_panel(s: State) -> Panel:
    """The heroes in the order of seats."""
    return kept("players", Say("panel-players"), "list", tuple([_shown(s, seat) for seat in range(len(s.heroes))]))


def _shown(s: State, seat: int) -> Node:
    hero = s.heroes[seat]
    if hero.card == NONE:
        return _nobody(seat, seat == s.first and bool(s.round))
    active = seat == s.active and not s.ending
    steps = floor(s).distance(hero.tile, ENTRANCE)
    roles = (seat == s.first, seat == s.bearer, active, bool(s.round) and active)
    numbers = (hero.wounds, hero.condition, len(hero.loot), hero.actions, hero.lost)
    return _player(seat, hero.card, hero.tile, numbers, ratings_of(s, seat), roles, steps)


@lru_cache(maxsize=16)
def _nobody(seat: int, first: bool) -> Node:
    return Node(
        id=f"seat:{seat}",
        shape="person",
        label=Say("seat", {"number": seat + 1}),
        tone=looks.NOBODY_TONE,
        icon=looks.NOBODY_ICON,
        detail=(Say("player-first"),) if first else (),
        dim=True,
    )


@lru_cache(maxsize=8192)
def _player(
    seat: int,
    card: int,
    tile: int,
    numbers: tuple[int, int, int, int, int],
    ratings: Ratings,
    roles: tuple[bool, bool, bool, bool],
    steps: int,
) -> Node:
    wounds, condition, loot, actions, lost = numbers
    first, bearer, active, playing = roles
    most = life(Hero(card=card))
    alive = condition != DEAD
    told = [Say("player-bearer")] if bearer else []
    told += [Say("player-first")] if first and alive else []
    told += [Say("player-dead")] if not alive else [Say("figure-unconscious")] if condition == UNCONSCIOUS else []
    told += [Say("player-actions", {"count": actions})] if playing else []
    told += [Say("player-lost", {"count": lost})] if lost and alive else []
    told += [Say("player-where", {"tile": said(TILES, tile), "steps": steps})] if alive else []
    facts = (
        Fact(looks.LIFE_ICON, f"{max(0, most - wounds)}/{most}", _wounds(wounds, most)),
        *rating_facts(ratings),
        Fact(looks.LOOT_ICON, str(loot), Say("loot-count", {"count": loot})),
        *((Fact(looks.ACTIONS_ICON, str(actions), Say("player-actions", {"count": actions})),) if playing else ()),
        *((Fact(looks.STONE_ICON, "!", Say("player-bearer")),) if bearer else ()),
    )
    return Node(
        id=f"seat:{seat}",
        shape="person",
        label=said(HERO_IDS, card),
        tone=looks.HERO_TONES[card],
        icon=looks.HERO_ICONS[card] if condition != UNCONSCIOUS else looks.UNCONSCIOUS_ICON,
        mark=looks.HERO_MARKS[card],
        badge=str(max(0, most - wounds)) if alive else "",
        detail=tuple(told),
        facts=facts if alive else (),
        active=active,
        dim=not alive,
    )


@lru_cache(maxsize=256)
def _wounds(wounds: int, most: int) -> Say:
    return Say("figure-wounds", {"wounds": wounds, "most": most})
