"""Between quests (HQ-CAM): what is kept and what is lost, who goes on, and which quest is next."""

from collections.abc import Iterable

from lanterne.engine import NUMBER, Choice, Event, Offer, Refusal, SeatId, about_itself, ask, decision, law, part, step
from lanterne.games.heroquest.content.board import REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.cards import FIGURES, QUEST_ITEMS
from lanterne.games.heroquest.content.cards import HEROES as HERO_CARDS
from lanterne.games.heroquest.content.menace import TALE
from lanterne.games.heroquest.content.quests import BRIEFINGS, Placed, Quest
from lanterne.games.heroquest.content.settings import CAMPAIGNS, START_GOLD
from lanterne.games.heroquest.rules import ahead
from lanterne.games.heroquest.rules.agreement import put_to_all
from lanterne.games.heroquest.rules.armoury import visit_armoury
from lanterne.games.heroquest.rules.artifacts import lose_for_good
from lanterne.games.heroquest.rules.gear import NUMBER_OF, lose
from lanterne.games.heroquest.rules.harm import max_body, max_mind
from lanterne.games.heroquest.rules.places import change, write
from lanterne.games.heroquest.state import (
    BOOK,
    DEAD,
    HEROES,
    NONE,
    OUT,
    RESULTS,
    SQUARES,
    Game,
    Hero,
    HeroRow,
    QuestId,
    Sheet,
    State,
)
from lanterne.games.heroquest.state import SUCCESS as SUCCEEDED
from lanterne.kit.grid import mask_of, squares_of

BUDGET_GIVEN = Event("budget-given", "HQ-VAR-1", gold=NUMBER)
LEFT_BELOW = Event("left-below", "HQ-DTH-6", gold=NUMBER)
POINTS_RESTORED = Event("points-restored", "HQ-CAM-1")
NEW_HERO_JOINED = Event("new-hero-joined", "HQ-DTH-7", hero=HEROES)
NEW_HERO_BRINGS = Event("new-hero-brings", "HQ-DIF-7", hero=HEROES, gold=NUMBER)
STAYED_AWAY = Event("stayed-away", "HQ-DTH-7", hero=HEROES)
QUEST_SET = Event("quest-set", "HQ-SET-7", quest=BOOK)

SOMEBODY_MUST_GO = Refusal("somebody-must-go", "HQ-SET-3")
LOCKED = Refusal("quest-locked", "HQ-SET-7")

SUCCESS = RESULTS.names[SUCCEEDED]
"""The result of a chapter that completes its quest."""
BETWEEN_QUESTS = "between_quests"
"""The scope of everything from the end of a quest to the beginning of the next."""
IS_QUEST_ITEM: frozenset[int] = frozenset(NUMBER_OF[name] for name in QUEST_ITEMS)

# --- one quest by itself ----------------------------------------------------------------------------------------------


@step("HQ-VAR-1")
def outfit(game: Game) -> None:
    """Before a single quest every hero has gold to spend, more for later quests. Unspent gold stays with the hero."""
    s = game.state
    budget = BRIEFINGS[s.quest].budget
    if budget:
        for hero in s.order:
            write(s, hero, gold=s.sheets[hero].gold + budget)
        game.say(BUDGET_GIVEN, budget)
        game.then(*(visit_armoury(hero) for hero in s.order))


# --- after a quest ----------------------------------------------------------------------------------------------------


@step("HQ-CAM-3", "HQ-CAM-7")
def after_quest(game: Game) -> None:
    """A chapter is over; since its secrets are open, it cannot be undone. After the last quest the campaign is won.
    Otherwise the heroes recover, the dead may be replaced, the armoury opens, and the next quest is chosen."""
    s = game.state
    settle(game)
    game.chapter_ends()
    if s.results[-1] == (chapters(s)[-1], SUCCESS):
        game.end("campaign-won")
        return
    game.open(BETWEEN_QUESTS)
    game.then(
        *(mourning(hero) for hero in s.order if s.heroes[hero].fate == DEAD),
        *(visit_armoury(hero) for hero in s.order),
        next_quest(0),
    )


@part("HQ-CAM-1", "HQ-CAM-2", "HQ-CAM-5", "HQ-DTH-6", "HQ-ITM-8", "HQ-SET-9")
def settle(game: Game) -> None:
    """Sheets stay as they are; what is left in the dungeon is lost. Points and spells are restored, even after a failed
    try, and all effects of the quest end."""
    s = game.state
    s.round, s.active = 0, NONE
    quest, result = s.results[-1]
    s.emptied = tuple(entry for entry in s.emptied if entry[0] != quest)
    if result != SUCCESS:
        s.emptied = (*s.emptied, (quest, emptied_rooms(s)))
    gold = sum(pile.gold for pile in s.piles)
    if gold:
        game.say(LEFT_BELOW, gold)
    for pile in s.piles:
        lose_for_good(game, pile.items)
    s.piles = ()
    for hero in s.order:
        dead = s.heroes[hero].fate == DEAD
        if dead:
            lose_for_good(game, s.sheets[hero].items)
            write(s, hero, gold=0, items=(), worn=(), readied=NONE)
        s.heroes[hero] = HeroRow(s.heroes[hero].seat, DEAD if dead else OUT)
        change(s, hero, body=max_body(s, hero), mind=max_mind(s, hero))
    if any(s.heroes[hero].fate == OUT for hero in s.order):
        game.say(POINTS_RESTORED)


def emptied_rooms(s: State) -> tuple[int, ...]:
    """The rooms whose special treasure has been taken in this try or in one before it. Lost artifacts waiting in a room
    do not count as its treasure."""
    lost = set(s.lost_artifacts)
    left = {find.room for find in s.finds if not find.items or not lost.issuperset(find.items)}
    return tuple(room for room in s.chart.finds if room not in left or room in s.taken)


# --- after a death ----------------------------------------------------------------------------------------------------


@part("HQ-SET-8", "HQ-EQP-1", "HQ-DTH-7")
def new_sheet(s: State, hero: int) -> None:
    """A new sheet: the weapon of the character card in hand, and no gold."""
    weapon = NUMBER_OF[HERO_CARDS[hero].weapon]
    s.sheets[hero] = Sheet(START_GOLD, (weapon,), (), weapon)


@step("HQ-DTH-7", "HQ-DIF-7")
def send_new_hero(game: Game, hero: Hero) -> None:
    """A new hero of the same kind joins: starting equipment, no completed quests, no name, and no gold except what the
    difficulty gives."""
    s = game.state
    deaths = s.sheets[hero].deaths + 1
    new_sheet(s, hero)
    write(s, hero, deaths=deaths)
    s.names = (*s.names[:hero], "", *s.names[hero + 1 :])
    change(s, hero, fate=OUT)
    game.say(NEW_HERO_JOINED, hero)
    gold = gold_of_new_hero(s)
    if gold:
        write(s, hero, gold=gold)
        game.say(NEW_HERO_BRINGS, hero, gold)


@law("HQ-DIF-7")
def gold_of_new_hero(s: State) -> int:
    """The gold of a hero who replaces a fallen one: none in a tale; otherwise as much as before the next quest played
    by itself."""
    return 0 if s.agreed.difficulty == TALE else BRIEFINGS[open_quest(s)].budget


@step("HQ-DTH-7")
def stay_away(game: Game, hero: Hero) -> None:
    """The next quest is played without this hero."""
    game.say(STAYED_AWAY, hero)


@law("HQ-DTH-7", "HQ-SET-3")
def somebody_must_go(s: State, seat: int, *about: int) -> Refusal | None:
    """A quest needs a hero: the last player asked cannot stay away if nobody else goes."""
    rows = [s.heroes[hero] for hero in s.order]
    goes = any(row.fate != DEAD or row.seat > seat for row in rows)
    return None if goes else SOMEBODY_MUST_GO


MOURNING = (Offer(send_new_hero, about_itself), Offer(stay_away, about_itself, closed=(somebody_must_go,)))


@decision("HQ-DTH-7")
def mourning(game: Game, hero: Hero) -> Choice:
    """Your hero is dead: do you go on with a new one?"""
    return ask(game.state.heroes[hero].seat, MOURNING, hero, default=send_new_hero(hero))


# --- which quest is next ----------------------------------------------------------------------------------------------


@law("HQ-SET-6", "HQ-SET-7")
def chapters(s: State) -> range:
    """The quests of the campaign that is being played: the one with the present quest."""
    return next(quests for quests in CAMPAIGNS if s.quest in quests)


@law("HQ-SET-6", "HQ-SET-7")
def open_quest(s: State) -> int:
    """The first quest that is not completed: quest 1 comes first, and each one unlocks the next."""
    completed = {quest for quest, result in s.results if result == SUCCESS}
    return next(quest for quest in chapters(s) if quest not in completed)


@law("HQ-CAM-5")
def failed_tries(s: State, quest: int) -> int:
    """How often the quest has been tried since it was last completed."""
    failed = 0
    for tried, result in s.results:
        if tried == quest:
            failed = 0 if result == SUCCESS else failed + 1
    return failed


def quests_ahead(s: State, seat: int, proposer: int) -> list[tuple[int, int]]:
    """The quests not completed or tried yet; a quest that was tried is retried instead."""
    first = open_quest(s)
    return [(quest, proposer) for quest in range(first + (failed_tries(s, first) > 0), chapters(s).stop)]


@law("HQ-SET-6", "HQ-SET-7")
def quest_locked(s: State, seat: int, proposer: int, quest: int, by: int) -> Refusal | None:
    """It opens when the one before it is completed."""
    return LOCKED if quest > open_quest(s) else None


@law("HQ-CAM-5")
def quest_failed(s: State, seat: int, proposer: int) -> list[tuple[int, int]]:
    """The quest that has been tried and not completed."""
    first = open_quest(s)
    return [(first, proposer)] if failed_tries(s, first) else []


@law("HQ-SET-7")
def quests_completed(s: State, seat: int, proposer: int) -> list[tuple[int, int]]:
    """Completed quests, which can be played again."""
    return [(quest, proposer) for quest in range(chapters(s).start, open_quest(s))]


@step("HQ-SET-7", "HQ-DEC-5")
def propose_next(game: Game, quest: QuestId, proposer: int) -> None:
    """On to the next quest."""
    game.then(put_to_all(quest, proposer))


@step("HQ-CAM-5", "HQ-DEC-5")
def propose_retry(game: Game, quest: QuestId, proposer: int) -> None:
    """The same quest once more."""
    game.then(put_to_all(quest, proposer))


@step("HQ-SET-7", "HQ-DEC-5")
def propose_replay(game: Game, quest: QuestId, proposer: int) -> None:
    """A completed quest again, without reward."""
    game.then(put_to_all(quest, proposer))


@step("HQ-DEC-5")
def propose_stop(game: Game, proposer: int) -> None:
    """The campaign ends here."""
    game.then(put_to_all(NONE, proposer))


PROPOSALS = (
    Offer(propose_retry, quest_failed),
    Offer(propose_next, quests_ahead, each=(quest_locked,)),
    Offer(propose_replay, quests_completed),
    Offer(propose_stop, about_itself),
)


@decision("HQ-SET-6", "HQ-SET-7", "HQ-CAM-5", "HQ-DEC-5")
def next_quest(game: Game, proposer: SeatId) -> Choice:
    """Which quest do you propose?"""
    return ask(proposer, PROPOSALS, proposer)


@step("HQ-SET-7", "HQ-CAM-5", "HQ-DEC-5")
def quest_chosen(game: Game, quest: QuestId) -> None:
    """All have agreed. Items that belong to another quest are left behind."""
    s = game.state
    if quest == NONE:
        game.end("campaign-left")
        return
    s.quest, s.tries = quest, failed_tries(s, quest)
    s.taken = dict(s.emptied).get(quest, ()) if s.tries else ()
    if not s.tries:
        for hero in s.order:
            for item in s.sheets[hero].items:
                if item in IS_QUEST_ITEM:
                    lose(s, hero, item)
    game.say(QUEST_SET, quest)
    game.leave(BETWEEN_QUESTS)
    game.then(ahead.begin_quest())


@part("HQ-CAM-5")
def rearranged(game: Game, monsters: Iterable[Placed], chart: Quest) -> list[Placed]:
    """On a retry every nameless monster moves to a random free square of its region."""
    monsters = list(monsters)
    unnamed = [place for place, row in enumerate(monsters) if row.kind < len(FIGURES) and not row.waits]
    kept = [row.square for place, row in enumerate(monsters) if place not in unnamed]
    taken = chart.blocked | mask_of(kept)
    for piece in chart.furniture:
        taken |= piece.squares
    taken |= mask_of(thing.square for thing in chart.objects) | mask_of(ally.square for ally in chart.allies)
    for start in chart.starts:
        taken |= mask_of(start.squares)
    for region in sorted({REGION_OF[monsters[place].square] for place in unnamed}):
        here = [place for place in unnamed if REGION_OF[monsters[place].square] == region]
        squares = list(squares_of(REGION_SQUARES[region] & chart.dungeon & ~taken))
        for place, square in zip(here, game.shuffle(SQUARES, squares), strict=False):
            monsters[place] = monsters[place]._replace(square=square)
    return monsters
