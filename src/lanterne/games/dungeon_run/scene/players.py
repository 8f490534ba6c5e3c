"""The heroes at a glance: Life, ratings, loot, actions left, where they are; who is First Player, who has the Stone."""

from lanterne.games.dungeon_run.content.tiles import ENTRANCE
from lanterne.games.dungeon_run.rules.floor import floor
from lanterne.games.dungeon_run.scene import looks
from lanterne.games.dungeon_run.scene.figures import life_left
from lanterne.games.dungeon_run.scene.ratings import rating_facts, ratings_of
from lanterne.games.dungeon_run.state import DEAD, HERO_IDS, NONE, TILES, UNCONSCIOUS, State, life
from lanterne.scene import Fact, Node, Panel, Say
from lanterne.scene.saying import said


def player_panel(s: State) -> Panel:
    """The heroes in the order of seats."""
    return Panel("players", Say("panel-players"), "list", tuple([_shown(s, seat) for seat in range(len(s.heroes))]))


def _shown(s: State, seat: int) -> Node:
    if s.heroes[seat].card == NONE:
        return _nobody(seat, seat == s.first and bool(s.round))
    return _player(s, seat)


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


def _player(s: State, seat: int) -> Node:
    hero = s.heroes[seat]
    alive = hero.condition != DEAD
    active = seat == s.active and not s.ending
    playing = bool(s.round) and active
    wounds = Say("figure-wounds", {"wounds": hero.wounds, "most": life(hero)})
    actions = Say("player-actions", {"count": hero.actions})
    told = [Say("player-bearer")] if seat == s.bearer else []
    told += [Say("player-first")] if seat == s.first and alive else []
    told += [Say("player-dead")] if not alive else []
    told += [Say("figure-unconscious")] if hero.condition == UNCONSCIOUS else []
    told += [actions] if playing else []
    told += [Say("player-lost", {"count": hero.lost})] if hero.lost and alive else []
    steps = floor(s).distance(hero.tile, ENTRANCE)
    told += [Say("player-where", {"tile": said(TILES, hero.tile), "steps": steps})] if alive else []
    facts = (
        Fact(looks.LIFE_ICON, f"{life_left(hero)}/{life(hero)}", wounds),
        *rating_facts(ratings_of(s, seat)),
        Fact(looks.LOOT_ICON, str(len(hero.loot)), Say("loot-count", {"count": len(hero.loot)})),
        *((Fact(looks.ACTIONS_ICON, str(hero.actions), actions),) if playing else ()),
        *((Fact(looks.STONE_ICON, "!", Say("player-bearer")),) if seat == s.bearer else ()),
    )
    return Node(
        id=f"seat:{seat}",
        shape="person",
        label=said(HERO_IDS, hero.card),
        tone=looks.HERO_TONES[hero.card],
        icon=looks.HERO_ICONS[hero.card] if hero.condition != UNCONSCIOUS else looks.UNCONSCIOUS_ICON,
        mark=looks.HERO_MARKS[hero.card],
        badge=str(life_left(hero)) if alive else "",
        detail=tuple(told),
        facts=facts if alive else (),
        active=active,
        dim=not alive,
    )
