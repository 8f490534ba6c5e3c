"""Death in the final phase, or by the vote of the others: what the dead leave, and who takes it (DR-DIE)."""

from collections.abc import Iterable

from lanterne.engine import (
    SEATS,
    Call,
    Card,
    Choice,
    Draft,
    Event,
    Offer,
    Refusal,
    SeatId,
    ask,
    decision,
    law,
    part,
    pick,
    step,
)
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS, FIRST_TRAP, FIRST_TREASURE
from lanterne.games.dungeon_run.rules.equipment import allot
from lanterne.games.dungeon_run.rules.fall import falls_are_checked, is_defeated
from lanterne.games.dungeon_run.state import (
    CARDS,
    DEAD,
    EVERYBODY,
    NONE,
    TILES,
    CardId,
    Game,
    State,
    TileId,
    clockwise,
    conscious,
    put,
)

DIES = Event("dies", "DR-DIE-1", seat=SEATS, tile=TILES)
LAYS_OUT = Event("lays-out", "DR-DIE-2", seat=SEATS, card=CARDS, tile=TILES)
TOKEN_INHERITED = Event("token-inherited", "DR-RND-9", seat=SEATS)
PLUNDERS = Event("plunders", "DR-DIE-3", seat=SEATS, card=CARDS)
LEAVES_SPOILS = Event("leaves-spoils", "DR-DIE-3", seat=SEATS)


_NOTHING_LEFT = {
    "wounds": 0,
    "training": (0, 0, 0),
    "abilities": (),
    "deck": (),
    "drawn": (),
    "given_up": (),
    "equipped": (),
    "loot": (),
    "strangers": (),
    "traps": (),
    "flames": NONE,
    "sanctuary": NONE,
}
"""What a dead hero has."""


@step("DR-DIE-1", "DR-DIE-2", "DR-DIE-4", "DR-DIE-6", "DR-MER-3", "DR-RND-9", "DR-ABI-14")
def hero_dies(game: Game, seat: SeatId) -> None:
    """The dead hero's treasures and artifacts lie face up on the tile; all other cards leave the game or are discarded.
    If another hero killed them, that hero takes what they like, once it is clear that the killer has not died as
    well."""
    s = game.state
    hero = s.heroes[seat]
    game.say(DIES, seat, hero.tile)
    goods = hero.equipped + tuple([card for card in hero.loot if card >= FIRST_TREASURE])
    for card in goods:
        game.say(LAYS_OUT, seat, card, hero.tile)
    s.lying[hero.tile] += _laid_out(goods)
    met = [card for card in hero.loot if card < FIRST_TREASURE]
    s.gone += tuple([card for card in met if FIRST_BOSS <= card < FIRST_TRAP])
    s.encounter_discard += tuple([card for card in met if not FIRST_BOSS <= card < FIRST_TRAP])
    s.encounter_discard += hero.strangers + hero.traps
    put(s, seat, hero._replace(condition=DEAD, actions=0, lost=0, **_NOTHING_LEFT))
    if s.bearer == seat:
        s.bearer = NONE
    pass_token_on(game, seat)
    if hero.struck_by != NONE and goods:
        game.then(falls_are_checked(NONE), plunder(hero.struck_by, hero.tile, *goods))


def _laid_out(cards: Iterable[int]) -> tuple[Card, ...]:
    """Treasures and artifacts as they lie face up on a tile."""
    return tuple([Card(card, EVERYBODY) for card in cards])


@part("DR-RND-9")
def pass_token_on(game: Game, seat: int) -> None:
    """For steps: the First Player has died; the next living player to the left decides for the monsters."""
    s = game.state
    living = [other for other in clockwise(s, seat)[1:] if s.heroes[other].condition != DEAD]
    if s.first == seat and living:
        s.first = living[0]
        game.say(TOKEN_INHERITED, s.first)


# --- the killer -------------------------------------------------------------------------------------------------------


@law("DR-DIE-5")
def may_plunder(s: State, seat: int, tile: int) -> bool:
    """Whether the killer lives and is on the tile. A monster there does not matter."""
    return conscious(s, seat) and not is_defeated(s, seat) and s.heroes[seat].tile == tile


@step("DR-DIE-3", "DR-DIE-5")
def plunder(game: Game, seat: SeatId, tile: TileId, *cards: CardId) -> None:
    """The killer chooses among what the dead hero had."""
    s = game.state
    if may_plunder(s, seat, tile):
        s.lying[tile] = tuple([card for card in s.lying[tile] if card not in _laid_out(cards)])
        s.found = cards
        game.then(choose_spoils(seat), spoils_are_taken(seat, tile, *cards))


@pick("DR-DIE-3")
def spoil(card: CardId) -> None:
    """A card that the killer takes."""


def spoils_left(s: State, seat: int, so_far: tuple[Call, ...]) -> list[tuple[int]]:
    """The cards not picked yet."""
    return [(card,) for card in s.found if spoil(card) not in so_far]


def any_number(s: State, seat: int, so_far: tuple[Call, ...]) -> Refusal | None:
    """The killer may take all, some or none."""
    return None


@step("DR-DIE-3")
def take_spoils(game: Game, *spoils: Call) -> None:
    """Only these are taken."""
    game.state.found = tuple([card for _, card in spoils])


SPOILS = Draft("set", take_spoils, (Offer(spoil, spoils_left),), any_number)


@decision("DR-DIE-3")
def choose_spoils(game: Game, seat: SeatId) -> Choice:
    """What do you take of what the dead hero had?"""
    return ask(seat, draft=SPOILS, default=SPOILS.confirm(tuple(map(spoil, game.state.found))))


@step("DR-DIE-3")
def spoils_are_taken(game: Game, seat: SeatId, tile: TileId, *cards: CardId) -> None:
    """The killer equips the cards taken or puts them in the loot pile, as after a search; the rest stays on the
    tile."""
    s = game.state
    s.lying[tile] += _laid_out([card for card in cards if card not in s.found])
    for card in s.found:
        game.say(PLUNDERS, seat, card)
    if s.found:
        game.then(allot(seat))
    else:
        game.say(LEAVES_SPOILS, seat)
