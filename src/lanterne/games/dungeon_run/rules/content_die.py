"""What a new tile holds: the content die, and the powers of the hero who rolls it (DR-CON-1 to DR-CON-5)."""

from lanterne.engine import NUMBER, SEATS, Choice, Event, Offer, SeatId, ask, decision, has, law, only, step
from lanterne.games.dungeon_run.content.dice_effects import Operation, Reroll
from lanterne.games.dungeon_run.content.effects import ChooseTreasure, GainTreasure
from lanterne.games.dungeon_run.content.sources import POWER_TABLE
from lanterne.games.dungeon_run.content.tiles import PRINTED_ON, STANDARD_KIND
from lanterne.games.dungeon_run.rules.conditions import holds, left, use_up
from lanterne.games.dungeon_run.rules.deeds import begin_part, end_part
from lanterne.games.dungeon_run.rules.encounter import draw_encounter
from lanterne.games.dungeon_run.rules.held import at_window
from lanterne.games.dungeon_run.rules.special_tiles import den_roll
from lanterne.games.dungeon_run.state import (
    CARDS,
    CONTENT,
    NONE,
    POWERS,
    TILES,
    CardId,
    Deed,
    Game,
    PowerId,
    State,
    TileId,
    deed_of,
    set_deed,
)
from lanterne.kit.pips import PIPS, pips

CONTENT_ROLL = Event("content-roll", "DR-CON-1", seat=SEATS, tile=TILES, dice=PIPS)
CONTENT_REROLL = Event("content-reroll", "DR-RER-8", seat=SEATS, dice=PIPS, power=POWERS)
TILE_IS_EMPTY = Event("tile-is-empty", "DR-CON-1", tile=TILES)
TREASURE_LIES = Event("treasure-lies", "DR-CON-2", tile=TILES)
TREASURE_ADDED = Event("treasure-added", "DR-ABI-3", tile=TILES, power=POWERS)
NO_TREASURE_LEFT = Event("no-treasure-left", "DR-CON-9")
LOOKS_AT_TREASURES = Event("looks-at-treasures", "DR-ABI-22", seat=SEATS, number=NUMBER, power=POWERS)
TREASURE_CHOSEN = Event("treasure-chosen", "DR-ABI-22", seat=SEATS, card=CARDS, tile=TILES)


@step("DR-CON-1", "DR-CON-5", "DR-TIL-11", "DR-TSP-17")
def content_is_found(game: Game, seat: SeatId, tile: TileId) -> None:
    """For a standard tile its content die is rolled, this once. Special tiles have no content die: two of them bring an
    encounter, and the Den has its own die."""
    printed = PRINTED_ON[tile]
    if printed.kind == STANDARD_KIND:
        game.then(roll_content(seat, tile))
    elif printed.first_encounter:
        game.then(draw_encounter(seat, tile))
    else:
        game.then(den_roll(seat, tile))


# --- the die ----------------------------------------------------------------------------------------------------------


@step("DR-CON-1")
def roll_content(game: Game, seat: SeatId, tile: TileId) -> None:
    """The hero who has placed the tile rolls for its content."""
    s = game.state
    begin_part(s, Deed(CONTENT, seat, tile))
    die = game.roll(6)
    set_deed(s, deed_of(s)._replace(dice=(die,)))
    game.say(CONTENT_ROLL, seat, tile, pips((die,)))
    number = nose(s, seat)
    game.then(content_comes() if number == NONE else keep_or_reroll(seat, number))


def _usable(s: State, seat: int, kind: type[Operation]) -> list[int]:
    """The hero's powers for the content die that contain such an operation and can be used now."""
    deed = deed_of(s)
    return [
        number
        for number in at_window(s, seat, "content_roll")
        if isinstance(POWER_TABLE[number].power.do[0], kind) and left(s, seat, number) and holds(s, seat, number, deed)
    ]


@law("DR-RER-4", "DR-RER-8")
def nose(s: State, seat: int) -> int:
    """The power by which the hero may reroll the die, or NONE. It counts as their one reroll of this action."""
    found = _usable(s, seat, Reroll)
    return found[0] if found and not has(deed_of(s).rerolled, seat) else NONE


@step("DR-RER-8")
def keep_content(game: Game) -> None:
    """Leave the die as it fell."""
    game.then(content_comes())


@step("DR-RER-4", "DR-RER-8")
def reroll_content(game: Game, power: PowerId) -> None:
    """Roll the die again; the new result counts."""
    s = game.state
    seat = deed_of(s).hero
    use_up(s, seat, power)
    die = game.roll(6)
    set_deed(s, deed_of(s)._replace(dice=(die,), rerolled=deed_of(s).rerolled | 1 << seat))
    game.say(CONTENT_REROLL, seat, pips((die,)), power)
    game.then(content_comes())


REROLLING = (Offer(keep_content), Offer(reroll_content, lambda s, seat, power: ((power,),)))


@decision("DR-RER-8", "DR-CON-1")
def keep_or_reroll(game: Game, seat: SeatId, power: PowerId) -> Choice:
    """Does the content die stay as it fell?"""
    return ask(seat, REROLLING, power)


# --- what it brings ---------------------------------------------------------------------------------------------------


@step("DR-CON-2", "DR-CON-3", "DR-CON-4")
def content_comes(game: Game) -> None:
    """The die brings a treasure, an encounter, which lies on top, both, or nothing."""
    s = game.state
    deed = deed_of(s)
    printed, die = PRINTED_ON[deed.tile], deed.dice[0]
    more = _usable(s, deed.hero, GainTreasure)
    if die in printed.treasure:
        game.then(treasure_comes())
    elif die not in printed.encounter and not more:
        game.say(TILE_IS_EMPTY, deed.tile)
    game.then(*[more_treasure_comes(number) for number in more])
    game.then(content_has_come(deed.hero, deed.tile, int(die in printed.encounter)))


@step("DR-CON-3", "DR-CON-4")
def content_has_come(game: Game, seat: SeatId, tile: TileId, encounter: int) -> None:
    """The die has been read; an encounter that it brought is met now."""
    end_part(game.state)
    if encounter:
        game.then(draw_encounter(seat, tile))


def treasure_onto(game: Game, tile: int) -> bool:
    """The top card of the treasure deck goes onto the tile, unseen, if there is one (DR-CON-2, DR-CON-9)."""
    s = game.state
    if not s.treasures:
        game.say(NO_TREASURE_LEFT)
        return False
    s.lying[tile] += (s.treasures.pop(0),)
    return True


@step("DR-CON-2", "DR-CON-9", "DR-ABI-22")
def treasure_comes(game: Game) -> None:
    """The top treasure goes face down onto the tile; a power may let the hero choose it."""
    s = game.state
    deed = deed_of(s)
    found = _usable(s, deed.hero, ChooseTreasure) if s.treasures else []
    if found:
        game.then(look_or_not(deed.hero, found[0]))
    else:
        game.then(place_unseen())


@step("DR-CON-2", "DR-CON-9")
def place_unseen(game: Game) -> None:
    """Take the top treasure as it comes."""
    tile = deed_of(game.state).tile
    if treasure_onto(game, tile):
        game.say(TREASURE_LIES, tile)


@step("DR-CON-2", "DR-ABI-3")
def more_treasure_comes(game: Game, power: PowerId) -> None:
    """A power brings a treasure if the die brings none."""
    tile = deed_of(game.state).tile
    for op in POWER_TABLE[power].power.do:
        assert isinstance(op, GainTreasure)
        for _ in range(op.amount):
            if treasure_onto(game, tile):
                game.say(TREASURE_ADDED, tile, power)


# --- choosing the treasure --------------------------------------------------------------------------------------------


@step("DR-ABI-22")
def look_at_treasures(game: Game, power: PowerId) -> None:
    """Look at the top treasures in secret."""
    s = game.state
    seat = deed_of(s).hero
    use_up(s, seat, power)
    number = next(op.draw for op in POWER_TABLE[power].power.do if isinstance(op, ChooseTreasure))
    seen, s.treasures = s.treasures[:number], s.treasures[number:]
    s.looked_at = [card._replace(known=card.known | 1 << seat) for card in seen]
    game.say(LOOKS_AT_TREASURES, seat, len(seen), power)
    game.then(choose_treasure(seat))


LOOKING = (Offer(look_at_treasures, lambda s, seat, power: ((power,),)), Offer(place_unseen))


@decision("DR-CON-2", "DR-ABI-3")
def look_or_not(game: Game, seat: SeatId, power: PowerId) -> Choice:
    """Do you look at the treasures before one is placed?"""
    return ask(seat, LOOKING, power, default=place_unseen())


@step("DR-CON-2", "DR-ABI-22")
def place_treasure(game: Game, card: CardId) -> None:
    """This one goes onto the tile; the others go to the bottom of the deck. Only the hero knows which."""
    s = game.state
    deed = deed_of(s)
    at = next(place for place, seen in enumerate(s.looked_at) if seen.face == card)
    s.lying[deed.tile] += (s.looked_at.pop(at),)
    s.treasures += s.looked_at
    s.looked_at = []
    game.say(TREASURE_CHOSEN, deed.hero, only(card, deed.hero), deed.tile)


def _seen(s: State, seat: int) -> list[tuple[int]]:
    return [(card.face,) for card in s.looked_at]


CHOOSING = (Offer(place_treasure, _seen),)


@decision("DR-CON-2", "DR-ABI-22")
def choose_treasure(game: Game, seat: SeatId) -> Choice:
    """Which of the treasures looked at goes onto the tile? You are asked even if there is only one, so that you see
    it."""
    return ask(seat, CHOOSING)
