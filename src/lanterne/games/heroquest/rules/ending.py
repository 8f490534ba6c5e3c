"""Leaving the dungeon and the end of a quest (HQ-END)."""

from lanterne.engine import NUMBER, Event, Motion, Offer, Refusal, SeatId, has, law, once, part, step
from lanterne.games.heroquest.content.cards import ITEM_NAMES, QUEST_ITEMS
from lanterne.games.heroquest.content.quests import BRIEFINGS
from lanterne.games.heroquest.rules.acting import TURN
from lanterne.games.heroquest.rules.allies import NOT_AT_EXIT, goes_out, take_over
from lanterne.games.heroquest.rules.belongings import put_pile
from lanterne.games.heroquest.rules.campaign import after_quest
from lanterne.games.heroquest.rules.death import leave_behind
from lanterne.games.heroquest.rules.gear import lose
from lanterne.games.heroquest.rules.notes import read_notes
from lanterne.games.heroquest.rules.objective import departs, is_carried_out
from lanterne.games.heroquest.rules.places import change, inside, write
from lanterne.games.heroquest.state import (
    ANY_MOMENT,
    BOOK,
    DEAD,
    DEFEAT,
    HEROES,
    NONE,
    RESULTS,
    RETREATED,
    SAFE,
    SUCCESS,
    UNFINISHED,
    Game,
    Hero,
    Result,
    State,
    plays_hero,
    zargon,
)

LEFT = Event("left", "HQ-END-2", hero=HEROES)
HERO_RETREATED = Event("retreated", "HQ-END-4", hero=HEROES)
CONCEDED = Event("conceded", "HQ-END-5")
QUEST_ENDED = Event("quest-ended", "HQ-END-3", quest=BOOK, result=RESULTS)
REWARDED = Event("rewarded", "HQ-END-6", hero=HEROES, gold=NUMBER)
TITLE_WON = Event("title-won", "HQ-END-6", hero=HEROES, quest=BOOK)

ONLY_HEROES_CONCEDE = Refusal("only-heroes-concede", "HQ-END-5")
NOBODY_INSIDE = Refusal("nobody-inside", "HQ-END-5")

_QUEST_ITEMS = frozenset(ITEM_NAMES.index(name) for name in QUEST_ITEMS)


# --- leaving ----------------------------------------------------------------------------------------------------------


def no_way_out(s: State, seat: int) -> Refusal | None:
    """The square is neither exit nor stairs (a quick check before the exact ones)."""
    return None if has(s.exit | s.stairs, s.heroes[s.active].square) else NOT_AT_EXIT


@law("HQ-END-1", "HQ-END-2")
def not_at_exit(s: State, seat: int) -> Refusal | None:
    """A hero leaves from an exit square."""
    return None if has(s.exit, s.heroes[s.active].square) else NOT_AT_EXIT


@law("HQ-QST-5")
def companions(s: State, seat: int) -> list[tuple[int]]:
    """The allies on exit squares, who may leave together with a hero."""
    return [(row.hero,) for row in s.allies if row.joined and has(s.exit, row.square)]


@law("HQ-END-4")
def on_retreat_stairs(s: State, seat: int) -> tuple[tuple[int, ...], ...]:
    """Stairs that are not the exit are a way to give up."""
    square = s.heroes[s.active].square
    return once(s, seat) if has(s.stairs, square) and not has(s.exit, square) else ()


@step("HQ-END-2", "HQ-END-3")
def leave(game: Game) -> None:
    """The hero is taken off the board, safe, and does not return."""
    _goes(game, SAFE)


@step("HQ-END-2", "HQ-QST-5")
def leave_together(game: Game, ally: Hero) -> None:
    """A hero leaves together with an ally at the exit."""
    goes_out(game, ally)
    _goes(game, SAFE)


@step("HQ-END-4")
def retreat(game: Game) -> None:
    """A hero gives up the quest by the stairs."""
    _goes(game, RETREATED)


def _goes(game: Game, fate: int) -> None:
    s = game.state
    hero = s.active
    square = s.heroes[hero].square
    game.say(LEFT if fate == SAFE else HERO_RETREATED, hero)
    if fate == SAFE:
        departs(s, hero)
    _lay_down(s, hero, square, fate)
    change(s, hero, fate=fate, square=NONE, conditions=0, effects=0, attack=0, defend=0)
    game.leave(TURN)
    game.then(read_notes(NONE, ANY_MOMENT), quest_may_end())


@part("HQ-QST-12")
def _lay_down(s: State, hero: int, square: int, fate: int) -> None:
    """A quest item that no part asks to carry out stays on the square; on retreat stairs every one does."""
    kept = [item for item in s.sheets[hero].items if item in _QUEST_ITEMS]
    kept = [item for item in kept if fate == RETREATED or not is_carried_out(s, item)]
    for item in kept:
        lose(s, hero, item)
    if kept:
        put_pile(s, square, 0, tuple(kept))


LEAVE = (
    Offer(leave, closed=(no_way_out, not_at_exit)),
    Offer(leave_together, companions, closed=(no_way_out, not_at_exit)),
    Offer(retreat, on_retreat_stairs, closed=(no_way_out,)),
)


# --- the end ----------------------------------------------------------------------------------------------------------


@step("HQ-END-3", "HQ-END-4", "HQ-QST-5", "HQ-QST-11")
def quest_may_end(game: Game) -> None:
    """A hero has left or died. The quest ends with the last of them."""
    s = game.state
    if inside(s):
        take_over(game)
    else:
        game.then(quest_over(result_of(s)))


@law("HQ-END-3", "HQ-END-4", "HQ-QST-11")
def result_of(s: State) -> int:
    """Success if the objective was met and a hero who left by the exit lives to tell it. All dead: defeat."""
    fates = {s.heroes[hero].fate for hero in s.order}
    if SAFE in fates and s.achieved and not s.hopeless:
        return SUCCESS
    return UNFINISHED if fates & {SAFE, RETREATED} else DEFEAT


@step("HQ-END-3", "HQ-END-4", "HQ-END-7", "HQ-END-8")
def quest_over(game: Game, result: Result) -> None:
    """The quest is over, and everything still pending in it is dropped. Once it is won, everybody may read it, and the
    survivors have completed it."""
    s = game.state
    s.active = NONE
    game.say(QUEST_ENDED, s.quest, result)
    if result == SUCCESS:
        s.quest_won = True
        if (s.quest, RESULTS.names[SUCCESS]) not in s.results:  # HQ-SET-7: once more, but without reward
            reward(game)
        for hero in s.order:
            if s.heroes[hero].fate in (SAFE, RETREATED):
                write(s, hero, done=s.sheets[hero].done | 1 << s.quest)
    s.results = (*s.results, (s.quest, RESULTS.names[result]))
    if s.agreed.campaign:
        s.agenda.clear()
        game.then(after_quest())
    else:
        game.end(RESULTS.names[result])


@part("HQ-END-6", "HQ-SET-7")
def reward(game: Game) -> None:
    """Equal whole shares for the heroes who left by the exit; what is left over goes coin by coin in the order of
    turns. A title is theirs too."""
    s = game.state
    briefing = BRIEFINGS[s.quest]
    safe = [hero for hero in s.order if s.heroes[hero].fate == SAFE]
    share, rest = divmod(briefing.gold, len(safe))
    for place, hero in enumerate(safe):
        gold = share + (place < rest)
        if gold:
            write(s, hero, gold=s.sheets[hero].gold + gold)
            game.say(REWARDED, hero, gold)
        if briefing.title:
            write(s, hero, title=s.quest)
            game.say(TITLE_WON, hero, s.quest)


# --- giving up --------------------------------------------------------------------------------------------------------


def hero_seats(s: State, seat: int) -> tuple[int, ...]:
    """All hero players must agree (HQ-DEC-5)."""
    return tuple(range(zargon(s)))


@law("HQ-END-5")
def cannot_concede(s: State, seat: int) -> Refusal | None:
    """Only hero players give up, and only in the dungeon."""
    if not plays_hero(s, seat):
        return ONLY_HEROES_CONCEDE
    return None if inside(s) else NOBODY_INSIDE


@step("HQ-END-5", "HQ-DEC-5")
def concede(game: Game, seat: SeatId) -> None:
    """All heroes still inside count as dead."""
    s = game.state
    game.say(CONCEDED)
    for hero in inside(s):
        square = s.heroes[hero].square
        change(s, hero, fate=DEAD, square=NONE, fell=square, body=0)
        leave_behind(game, hero, square)
    game.then(quest_may_end())


MOTIONS = (Motion(concede, hero_seats, cannot_concede, belongs=plays_hero),)
