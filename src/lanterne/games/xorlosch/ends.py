"""The end of a quest of Xorlosch: who won which tasks, how it came about, what comes next."""

from collections import Counter
from collections.abc import Sequence

from lanterne.engine import EventRecord
from lanterne.games.xorlosch.content.dwarfs import COLOUR_NAMES
from lanterne.games.xorlosch.rules.answers import VETOED
from lanterne.games.xorlosch.rules.award import CARD_WON, QUEST_DONE, QUEST_OPENED, SCORE
from lanterne.games.xorlosch.rules.diplomacy import PROPOSED
from lanterne.games.xorlosch.rules.majority import ANNOUNCED
from lanterne.games.xorlosch.state import CARDS, QUESTS, State
from lanterne.games.xorlosch.story import BY_MAJORITY
from lanterne.kit.deeds import Deed, facts_of
from lanterne.scene import Fact, Say
from lanterne.scene.chapter import Chapter
from lanterne.scene.saying import said


def deeds(s: State, events: Sequence[EventRecord]) -> tuple[tuple[Fact, ...], ...]:
    """Each player's announcements, proposals and vetoes."""
    announced = Counter(args[0] for event, args in events if event is ANNOUNCED)
    proposed = Counter(args[0] for event, args in events if event is PROPOSED)
    vetoes = Counter(args[0] for event, args in events if event is VETOED)
    return facts_of(
        (
            Deed("dragon-head", lambda count: Say("deed-announced", {"count": count}), announced),
            Deed("dwarf-king", lambda count: Say("deed-proposed", {"count": count}), proposed),
            Deed("gauntlet", lambda count: Say("deed-vetoes", {"count": count}), vetoes),
        ),
        len(s.players),
    )


def quest_is_done(s: State, events: Sequence[EventRecord]) -> Chapter:
    """A quest is done: its cards have gone to their holders."""
    by_majority, quest = True, 0
    moments: list[Say] = []
    coming: list[Say] = []
    scores = dict.fromkeys(range(len(s.players)), 0)
    won = Counter[int]()
    for event, args in events:
        by_majority = BY_MAJORITY.get(event, by_majority)
        if event is QUEST_DONE:
            quest = args[0]
        elif event is CARD_WON:
            won[args[0]] += 1
            player = Say(f"colour-{COLOUR_NAMES[s.players[args[0]].colour]}")
            moments.append(Say("chapter-card", {"player": player, "card": said(CARDS, args[1])}))
        elif event is SCORE:
            scores = dict(args[0])
        elif event is QUEST_OPENED:
            coming.append(said(QUESTS, args[0]))
            coming += [Say("chapter-task", {"card": said(CARDS, card)}) for card in args[1]]
    return Chapter(
        said(QUESTS, quest),
        "trophy-cup",
        "won",
        (Say("chapter-majority") if by_majority else Say("chapter-agreed"),),
        tuple(moments),
        tuple(coming) if coming else (Say("chapter-no-quest"),),
        tuple([_score(won[seat], scores[seat]) for seat in range(len(s.players))]),
        passing=True,
    )


def _score(won: int, score: int) -> tuple[Fact, ...]:
    told = (Fact("gems", f"+{won}", Say("deed-won", {"count": won})),) if won else ()
    return (*told, Fact("trophy-cup", str(score), Say("deed-score", {"count": score})))


CHAPTERS = {QUEST_DONE: quest_is_done}
