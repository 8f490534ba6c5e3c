"""Names that players give to their heroes (HQ-SET-10)."""

from lanterne.engine import Event, Motion, Refusal, SeatId, law, step
from lanterne.games.heroquest.state import HEROES, NONE, Game, State, plays_hero

HERO_NAMED = Event("hero-named", "HQ-SET-10", hero=HEROES)

LONGEST_NAME = 30

ONLY_HEROES = Refusal("only-heroes-are-named", "HQ-SET-10")
NO_HERO_YET = Refusal("no-hero-yet", "HQ-SET-10")
NAME_TOO_LONG = Refusal("name-too-long", "HQ-SET-10")
NAME_UNREADABLE = Refusal("name-unreadable", "HQ-SET-10")


def nobody_agrees(s: State, seat: int) -> tuple[int, ...]:
    """Nobody else needs to agree to a name."""
    return ()


@law("HQ-SET-10")
def cannot_name(s: State, seat: int) -> Refusal | None:
    """Only the player of a hero names it."""
    if not plays_hero(s, seat):
        return ONLY_HEROES
    return NO_HERO_YET if s.order[seat] == NONE else None


@law("HQ-SET-10")
def unfit_name(s: State, seat: int, name: str) -> Refusal | None:
    """A name must be short and readable; an empty one removes the old name."""
    if len(name) > LONGEST_NAME:
        return NAME_TOO_LONG
    return None if name.isprintable() else NAME_UNREADABLE


@step("HQ-SET-9", "HQ-SET-10")
def name_hero(game: Game, seat: SeatId, name: str) -> None:
    """The sheet bears the name from now on."""
    s = game.state
    hero = s.order[seat]
    s.names = (*s.names[:hero], name, *s.names[hero + 1 :])
    game.say(HERO_NAMED, hero)


NAMING = Motion(name_hero, nobody_agrees, cannot_name, unfit_name, plays_hero)
