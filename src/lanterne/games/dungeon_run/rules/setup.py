"""Set-up: the boss, the stack of tiles, the decks, the First Player, heroes and their first ability cards (DR-SET)."""

from typing import Any

from lanterne.engine import (
    SEATS,
    Card,
    Choice,
    Event,
    Offer,
    Refusal,
    SeatId,
    ask,
    decision,
    law,
    sealed,
    shuffled,
    step,
)
from lanterne.games.dungeon_run.content.bosses import BOSSES
from lanterne.games.dungeon_run.content.encounters import ENCOUNTER_DECK
from lanterne.games.dungeon_run.content.heroes import HEROES, TRAINING_NAMES
from lanterne.games.dungeon_run.content.settings import CONSTANTS, PLAYER_COUNTS
from lanterne.games.dungeon_run.content.tiles import ENTRANCE, LAID_NAMES, SPECIAL_TILES, STANDARD_TILES, copy_of
from lanterne.games.dungeon_run.content.treasures import ARTIFACTS, TREASURES
from lanterne.games.dungeon_run.rules.advance import ability_gained
from lanterne.games.dungeon_run.rules.floor import spot_code
from lanterne.games.dungeon_run.rules.race import race_is_prepared
from lanterne.games.dungeon_run.rules.rounds import round_begins
from lanterne.games.dungeon_run.state import (
    ABILITIES,
    BARE,
    CARDS,
    HERO_IDS,
    NONE,
    TILES,
    Ability,
    Game,
    Hero,
    HeroCard,
    State,
    clockwise,
    put,
)
from lanterne.kit.pips import PIPS, pips

DIE_FOR_FIRST = Event("die-for-first", "DR-SET-6", seat=SEATS, dice=PIPS)
FIRST_PLAYER = Event("first-player", "DR-SET-6", seat=SEATS)
HERO_CHOSEN = Event("hero-chosen", "DR-SET-8", seat=SEATS, hero=HERO_IDS)
ABILITY_KEPT = Event("ability-kept", "DR-SET-11", seat=SEATS, ability=ABILITIES)


@law("DR-STO-5")
def stone_is_heavy(agreed: str, seats: int) -> bool:
    """Whether the Stone is heavy, by the setting and the number of players."""
    return agreed == "always" or (agreed == "two" and seats == 2)


def new_state(settings: dict[str, Any], seats: int) -> State:
    """The box on the table: the settings are known, nothing is laid out yet."""
    return State(
        agenda=list(reversed(SETUP)),
        sealed=[None] * seats,
        ending="",
        mercy=settings["mercy"] == "on",
        mercy_from_three=settings["mercy_from_three"] == "on",
        boxes=2 if settings["boxes"] == "two" else 1,
        boss_keeps_away=settings["boss_keeps_away"] == "on",
        boss_grows=settings["boss_grows"] == "on",
        heavy_stone=stone_is_heavy(settings["heavy_stone"], seats),
        race=settings["begin"] == "race",
        hostile=settings["hostile_dungeon"] == "on",
        solo_clock=settings["solo_clock"] or 0,
        round_limit=settings["round_limit"] or 0,
        heroes=[Hero()] * seats,
        spots=[BARE] * len(LAID_NAMES),
        lying=[()] * len(LAID_NAMES),
        traps=[()] * len(LAID_NAMES),
    )


@step("DR-SET-1", "DR-SET-2", "DR-SET-13", "DR-SET-14")
def lay_entrance(game: Game) -> None:
    """The Entrance lies in the middle, with all figures on it. One unseen boss lies under the Lair, aside; the other
    three go back into the box."""
    s = game.state
    s.laid = (spot_code(ENTRANCE, 0, 0, 0),)
    s.boss = [Card(game.pick(CARDS, tuple(BOSSES)))]


@law("DR-SET-3", "DR-PLC-1", "DR-PLC-3", "DR-PLC-4", "DR-SOL-7")
def tiles_for(seats: int, boxes: int) -> tuple[tuple[int, int], tuple[int, ...], tuple[int, ...]]:
    """How many standard and special tiles are used for this many players, and how many there are of each."""
    count = PLAYER_COUNTS[seats]
    if boxes == 1:
        return count.stack, STANDARD_TILES, SPECIAL_TILES
    standard, special = (tiles + tuple(map(copy_of, tiles)) for tiles in (STANDARD_TILES, SPECIAL_TILES))
    return count.two_boxes, standard, special


@step("DR-SET-3", "DR-PLC-1", "DR-PLC-3")
def shuffle_tiles(game: Game) -> None:
    """Some tiles of each kind are taken unseen and shuffled together; the rest go back into the box unseen."""
    s = game.state
    numbers, *kinds = tiles_for(len(s.heroes), s.boxes)
    taken = [tile for number, tiles in zip(numbers, kinds, strict=True) for tile in game.shuffle(TILES, tiles)[:number]]
    s.stack = tuple(game.shuffle(TILES, taken))


@step("DR-SET-4", "DR-SET-5")
def shuffle_cards(game: Game) -> None:
    """Encounters and treasures lie face down; the artifacts lie open in the supply."""
    s = game.state
    s.encounters = shuffled(game.shuffle(CARDS, ENCOUNTER_DECK))
    s.treasures = shuffled(game.shuffle(CARDS, tuple(TREASURES)))
    s.supply = tuple(ARTIFACTS)


@step("DR-SET-6", "DR-SET-7")
def roll_for_first(game: Game) -> None:
    """The highest die makes the First Player; only tied players roll again. Alone there is nothing to roll."""
    s = game.state
    best = list(range(len(s.heroes)))
    while len(best) > 1:
        dice = {seat: game.roll(6) for seat in best}
        for seat, face in dice.items():
            game.say(DIE_FOR_FIRST, seat, pips((face,)))
        best = [seat for seat in best if dice[seat] == max(dice.values())]
    s.first = best[0]
    game.say(FIRST_PLAYER, s.first)
    game.then(*[choose_hero(seat) for seat in clockwise(s, s.first)])


# --- heroes -----------------------------------------------------------------------------------------------------------

TRAINING_TAKEN = Refusal("training-taken", "DR-SET-9")
HERO_TAKEN = Refusal("hero-taken", "DR-SET-8")


@law("DR-SET-8")
def hero_is_taken(s: State, seat: int, card: int, _: int) -> Refusal | None:
    """Each hero is there once."""
    return HERO_TAKEN if any(hero.card == card for hero in s.heroes) else None


@law("DR-SET-9")
def training_is_taken(s: State, seat: int, card: int, _: int) -> Refusal | None:
    """No second hero of a training until all four trainings are taken."""
    taken = {HEROES[hero.card].training for hero in s.heroes if hero.card != NONE}
    return TRAINING_TAKEN if HEROES[card].training in taken and len(taken) < len(TRAINING_NAMES) else None


@step("DR-SET-8", "DR-SET-10")
def take_hero(game: Game, hero: HeroCard, seat: SeatId) -> None:
    """A player's hero."""
    put(game.state, seat, game.state.heroes[seat]._replace(card=hero))
    game.say(HERO_CHOSEN, seat, hero)


def heroes_for(s: State, seat: int) -> list[tuple[int, int]]:
    """The hero cards, for this player."""
    return [(card, seat) for card in range(len(HEROES))]


HEROES_OFFERED = (Offer(take_hero, heroes_for, each=(hero_is_taken, training_is_taken)),)


@decision("DR-SET-8", "DR-SET-9")
def choose_hero(game: Game, seat: SeatId) -> Choice:
    """Which hero do you play?"""
    return ask(seat, HEROES_OFFERED)


# --- the first ability cards ------------------------------------------------------------------------------------------


@step("DR-SET-10", "DR-SET-11", "DR-SOL-1")
def deal_abilities(game: Game) -> None:
    """Each player shuffles the ability cards of their hero and draws two; alone there are none."""
    s = game.state
    if not PLAYER_COUNTS[len(s.heroes)].abilities:
        return
    for seat, hero in enumerate(s.heroes):
        deck = tuple(game.shuffle(ABILITIES, HEROES[hero.card].deck))
        put(s, seat, hero._replace(deck=deck[CONSTANTS.ability_draw :], drawn=deck[: CONSTANTS.ability_draw]))
    game.then(choose_first_ability())


@step("DR-SET-11", "DR-SET-12")
def keep_first_ability(game: Game, ability: Ability) -> None:
    """A player's answer: the card to keep. It is revealed when all have chosen."""


def drawn_abilities(s: State, seat: int) -> list[tuple[int]]:
    """The ability cards that the player has drawn."""
    return [(ability,) for ability in s.heroes[seat].drawn]


FIRST_ABILITIES = (Offer(keep_first_ability, drawn_abilities),)


@decision("DR-SET-11", "DR-SET-12")
def choose_first_ability(game: Game) -> Choice:
    """All choose at once and in secret."""
    return sealed(tuple(range(len(game.state.heroes))), first_abilities_kept(), FIRST_ABILITIES)


@step("DR-SET-11", "DR-SET-12")
def first_abilities_kept(game: Game) -> None:
    """All turn up the card they keep; the other is discarded unseen."""
    s = game.state
    for seat in clockwise(s, s.first):
        kept = game.sealed(seat)[1]
        hero = s.heroes[seat]
        away = tuple([ability for ability in hero.drawn if ability != kept])
        put(s, seat, hero._replace(abilities=(kept,), drawn=(), given_up=away))
        game.say(ABILITY_KEPT, seat, kept)
    game.then(*[ability_gained(seat, s.heroes[seat].abilities[0]) for seat in clockwise(s, s.first)])


SETUP = (
    lay_entrance(),
    shuffle_tiles(),
    shuffle_cards(),
    roll_for_first(),
    deal_abilities(),
    race_is_prepared(),
    round_begins(),
)
