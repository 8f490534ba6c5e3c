"""Award and new quests (XOR-NEW), end and scoring (XOR-END), the short game (XOR-SHT)."""

from lanterne.engine import NUMBER, SEATS, Event, counted, law, part, several, step
from lanterne.games.xorlosch.content.cards import QUEST_SIZE, RED
from lanterne.games.xorlosch.content.settings import DICE_PER_PLAYER
from lanterne.games.xorlosch.rules.favours import note_success
from lanterne.games.xorlosch.rules.quests import QUEST
from lanterne.games.xorlosch.rules.tasks import candidates, holder
from lanterne.games.xorlosch.state import CARDS, NONE, QUESTS, Game, Quest, State, first_die

QUEST_DONE = Event("quest-done", "XOR-NEW-1", quest=QUESTS)
CARD_WON = Event("card-won", "XOR-NEW-1", seat=SEATS, card=CARDS)
LEFT_OUT = Event("left-out", "XOR-NEW-1", seats=several(SEATS), quest=QUESTS).befalling("seats")
SCORE = Event("score", "XOR-NEW-1", players=counted(SEATS))
QUEST_OPENED = Event("quest-opened", "XOR-NEW-2", quest=QUESTS, cards=several(CARDS))
QUEST_WAITS = Event("quest-waits", "XOR-NEW-3", quest=QUESTS, cards=several(CARDS))
ALL_QUESTS_DONE = Event("all-quests-done", "XOR-END-1")
DRAGONS_DONE = Event("dragons-done", "XOR-SHT-1")
WON_BY_CARDS = Event("won-by-cards", "XOR-END-3", seat=SEATS, cards=NUMBER)
WON_BY_DWARFS = Event("won-by-dwarfs", "XOR-END-4", seat=SEATS, rival=SEATS, cards=NUMBER, level=NUMBER, against=NUMBER)
SHARED_VICTORY = Event("shared-victory", "XOR-END-6", seats=several(SEATS), cards=NUMBER)


@step(
    "XOR-NEW-1",
    "XOR-MAJ-1",
    "XOR-MAJ-3",
    "XOR-TSK-1",
    "XOR-TSK-9",
    "XOR-TSK-10",
    "XOR-EXP-1",
    "XOR-TRP-4",
    "XOR-DIP-22",
)
def award(game: Game, quest: Quest) -> None:
    """Every holder takes the cards. The dwarfs stay as they are; traps bound to these tasks are used up."""
    s = game.state
    tasks = s.open[quest]
    game.say(QUEST_DONE, quest)
    note_success(s, quest)
    taking = [(card, holder(s, card)) for card in tasks]
    beaten = left_out(s, quest)
    for card, seat in taking:
        assert seat != NONE, f"task {card} is awarded without a holder"
        s.players[seat] = s.players[seat]._replace(won=(*s.players[seat].won, card))
        game.say(CARD_WON, seat, card)
    if beaten:
        game.say(LEFT_OUT, beaten, quest)
    game.say(SCORE, score(s))
    s.traps = [trap for trap in s.traps if trap.card not in tasks]
    s.open[quest] = ()
    s.failed &= ~(1 << quest)  # the next quest of the colour is another one (XOR-DIP-18, XOR-NEW-4)
    game.leave(QUEST)
    game.then(next_quest(quest), check_end())


@law("XOR-NEW-1")
def left_out(s: State, quest: int) -> tuple[int, ...]:
    """The players who could have done a task of the quest, and get none of it: others have more power, or were picked
    in a tie."""
    able = {seat for card in s.open[quest] for seat in candidates(s, card)}
    return tuple(sorted(able - {holder(s, card) for card in s.open[quest]}))


@law("XOR-NEW-1")
def score(s: State) -> tuple[tuple[int, int], ...]:
    """The players with the number of their task cards, most first."""
    cards = [(seat, len(player.won)) for seat, player in enumerate(s.players)]
    return tuple(sorted(cards, key=lambda each: -each[1]))


@step("XOR-NEW-2", "XOR-NEW-3")
def next_quest(game: Game, quest: Quest) -> None:
    """The waiting quest is opened, and the next cards of the pile wait, if there are any."""
    s = game.state
    size = QUEST_SIZE[quest]
    if not s.open[quest] and s.waiting[quest]:
        s.open[quest], s.waiting[quest] = s.waiting[quest], ()
        game.say(QUEST_OPENED, quest, s.open[quest])
    revealed, s.piles[quest] = s.piles[quest][:size], s.piles[quest][size:]
    if not s.open[quest] and revealed:
        s.open[quest] = revealed
        game.say(QUEST_OPENED, quest, revealed)
    elif revealed:
        s.waiting[quest] = revealed
        game.say(QUEST_WAITS, quest, revealed)


@step("XOR-DIP-18")
def close_quest(game: Game) -> None:
    """The quest is settled: picks, answers and renunciations lapse."""
    s = game.state
    s.quest = NONE
    s.picks.clear()
    s.answers.clear()
    s.heirs.clear()
    s.repicked = ()
    s.forced = s.changed = s.passed_on = False
    s.talk_round = 0


@step("XOR-END-1", "XOR-END-2", "XOR-SHT-1", "XOR-SHT-2", "XOR-SHT-3")
def check_end(game: Game) -> None:
    """The full game ends with the last quest, the short game with the last dragon (red) quest; at once."""
    s = game.state
    if s.short_game and not s.open[RED]:
        game.say(DRAGONS_DONE)
        name_winner(game)
        game.end("dragons-slain")
    elif not any(s.open):
        game.say(ALL_QUESTS_DONE)
        name_winner(game)
        game.end("all-quests-done")


@law("XOR-END-3", "XOR-END-4", "XOR-END-5", "XOR-END-6", "XOR-END-7")
def standing(s: State, seat: int) -> tuple[int, list[int]]:
    """The values that decide places: task cards, then the levels of the dwarfs on the board, highest first (a missing
    dwarf counts 0; saved experience and potions do not count)."""
    first = first_die(s.players[seat].colour)
    return len(s.players[seat].won), sorted(s.level[first : first + DICE_PER_PLAYER], reverse=True)


@law("XOR-END-6", "XOR-END-7")
def ranking(s: State) -> tuple[int, ...]:
    """The place of each seat; equal standings share a place."""
    standings = [standing(s, seat) for seat in range(len(s.players))]
    return tuple(1 + sum(other > own for other in standings) for own in standings)


@part("XOR-END-3", "XOR-END-4", "XOR-END-5", "XOR-END-6")
def name_winner(game: Game) -> None:
    """Who has won and why: by task cards, by stronger dwarfs with as many cards, or together with others."""
    s = game.state
    seats = sorted(range(len(s.players)), key=lambda seat: standing(s, seat), reverse=True)
    first, second = seats[:2]
    (cards, dwarfs), (next_cards, next_dwarfs) = standing(s, first), standing(s, second)
    if cards > next_cards:
        game.say(WON_BY_CARDS, first, cards)
    elif dwarfs > next_dwarfs:
        level, against = next((a, b) for a, b in zip(dwarfs, next_dwarfs, strict=True) if a != b)
        game.say(WON_BY_DWARFS, first, second, cards, level, against)
    else:
        winners = tuple(seat for seat, place in enumerate(ranking(s)) if place == 1)
        game.say(SHARED_VICTORY, winners, cards)
