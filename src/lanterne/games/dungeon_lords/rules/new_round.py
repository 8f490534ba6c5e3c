"""Phase 1, a new round: what is on offer, and the next season's event and adventurers (DL-NEW)."""

from lanterne.engine import Event, law, step
from lanterne.games.dungeon_lords.content.adventurers import ADVENTURERS
from lanterne.games.dungeon_lords.content.board import SHOP_TILES, TAVERN_TILES
from lanterne.games.dungeon_lords.content.calendar import SEASONS
from lanterne.games.dungeon_lords.content.cards import SPECIAL
from lanterne.games.dungeon_lords.content.settings import PLAYER_COUNTS
from lanterne.games.dungeon_lords.state import ADVENTURER_IDS, EVENTS, MONSTERS, ROOMS, SPECIAL_EVENTS, Game, State
from lanterne.games.dungeon_lords.state import SEASONS as SEASON_IDS

MONSTER_OFFERED = Event("monster-offered", "DL-NEW-2", monster=MONSTERS)
ROOM_OFFERED = Event("room-offered", "DL-NEW-2", room=ROOMS)
EVENT_ANNOUNCED = Event("event-announced", "DL-NEW-3", event=EVENTS, season=SEASON_IDS)
SPECIAL_ANNOUNCED = Event("special-announced", "DL-NEW-4", event=SPECIAL_EVENTS).staged("event")
ADVENTURER_COMES = Event("adventurer-comes", "DL-NEW-5", adventurer=ADVENTURER_IDS, season=SEASON_IDS)
PUT_UNDER = Event("adventurer-put-under", "DL-NEW-6", adventurer=ADVENTURER_IDS)


@step("DL-NEW-1", "DL-NEW-2", "DL-NEW-8", "DL-SUP-4")
def new_round(game: Game) -> None:
    """Discard what nobody took and lay out new tiles. Announce what the next season brings, if there is one."""
    s = game.state
    s.dismissed = s.dismissed + s.tavern
    s.demolished = s.demolished + s.shop
    s.tavern, s.monster_pile = s.monster_pile[:TAVERN_TILES], s.monster_pile[TAVERN_TILES:]
    s.shop, s.room_pile = s.room_pile[:SHOP_TILES], s.room_pile[SHOP_TILES:]
    for monster in s.tavern:
        game.say(MONSTER_OFFERED, monster)
    for room in s.shop:
        game.say(ROOM_OFFERED, room)
    if SEASONS[s.season].announces is not None:
        game.at_once(announce_event(), announce_adventurers())


@step("DL-NEW-3", "DL-NEW-4")
def announce_event(game: Game) -> None:
    """Turn up the token of the next season. With the special event's token, turn up the year's card too."""
    s = game.state
    season = SEASONS[s.season].announces
    assert season is not None
    token, s.tokens = s.tokens[0], s.tokens[1:]
    s.events = (*s.events[:season], token, *s.events[season + 1 :])
    game.say(EVENT_ANNOUNCED, token, season)
    if token == SPECIAL:
        s.special, s.specials = s.specials[0], s.specials[1:]
        game.say(SPECIAL_ANNOUNCED, s.special)


@step("DL-NEW-5", "DL-NEW-6", "DL-NEW-7")
def announce_adventurers(game: Game) -> None:
    """One adventurer for each lord, the weakest on the left. While all have the same glyph, the last one drawn goes
    under the pile and another is drawn, but at most once for each tile there was."""
    s = game.state
    season = SEASONS[s.season].announces
    assert season is not None
    drawn = [_draw(s) for _ in range(PLAYER_COUNTS[len(s.lords)].adventurers)]
    redraws = len(s.adventurer_pile) + len(s.put_under)
    while are_alike(drawn) and redraws:
        redraws -= 1
        game.say(PUT_UNDER, drawn[-1])
        s.put_under = (*s.put_under, drawn.pop())
        drawn.append(_draw(s))
    drawn.sort(key=lambda who: ADVENTURERS[who].glyph)
    s.coming = (*s.coming[:season], tuple(drawn), *s.coming[season + 1 :])
    for who in drawn:
        game.say(ADVENTURER_COMES, who, season)


@law("DL-NEW-6")
def are_alike(drawn: list[int]) -> bool:
    """Whether all have the same glyph."""
    return len({ADVENTURERS[who].glyph for who in drawn}) == 1


def _draw(s: State) -> int:
    """The top of the pile. Tiles put under it come last."""
    if s.adventurer_pile:
        who, s.adventurer_pile = s.adventurer_pile[0], s.adventurer_pile[1:]
    else:
        who, s.put_under = s.put_under[0], s.put_under[1:]
    return who
