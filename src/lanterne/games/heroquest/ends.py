"""The end of a quest of HeroQuest: who did what, what decided it, what comes next."""

from collections import Counter
from collections.abc import Sequence

from lanterne.engine import EventRecord
from lanterne.games.heroquest.content.settings import CAMPAIGNS
from lanterne.games.heroquest.rules.death import DIED
from lanterne.games.heroquest.rules.ending import QUEST_ENDED, REWARDED
from lanterne.games.heroquest.rules.harm import HURT
from lanterne.games.heroquest.rules.spells import SPELL_CAST_ON_DOOR, SPELL_CAST_ON_FOE, SPELL_CAST_ON_HERO
from lanterne.games.heroquest.rules.treasure_cards import GOLD_FOUND
from lanterne.games.heroquest.rules.turn import ROUND_BEGUN
from lanterne.games.heroquest.scene.looks import ATTACK_ICON, BODY_ICON, GOLD_ICON, QUEST_ICON
from lanterne.games.heroquest.state import BOOK, NONE, SUCCESS, State, zargon
from lanterne.games.heroquest.story import kills_in, turning_points
from lanterne.kit.deeds import Deed, facts_of
from lanterne.scene import Fact, Say
from lanterne.scene.chapter import Chapter
from lanterne.scene.saying import said

_CASTS = (SPELL_CAST_ON_HERO, SPELL_CAST_ON_FOE, SPELL_CAST_ON_DOOR)


def deeds(s: State, events: Sequence[EventRecord]) -> tuple[tuple[Fact, ...], ...]:
    """Each hero's monsters, gold, spells and lost Body Points; Zargon's heroes."""

    def seat_of(hero: int) -> int:
        return s.heroes[hero].seat if hero in s.order else NONE

    slain = Counter(seat_of(kill.hero) for kill in kills_in(events) if kill.hero != NONE)
    gold: Counter[int] = Counter()
    lost: Counter[int] = Counter()
    cast: Counter[int] = Counter()
    fallen: Counter[int] = Counter()
    for event, args in events:
        if event in (GOLD_FOUND, REWARDED):
            gold[seat_of(args[0])] += args[1]
        elif event is HURT:
            lost[seat_of(args[0])] += args[1]
        elif event in _CASTS:
            cast[seat_of(args[0])] += 1
        elif event is DIED:
            fallen[zargon(s)] += 1
    return facts_of(
        (
            Deed(ATTACK_ICON, lambda count: Say("deed-slain", {"count": count}), slain),
            Deed(GOLD_ICON, lambda count: Say("deed-gold", {"count": count}), gold),
            Deed("orb-wand", lambda count: Say("deed-cast", {"count": count}), cast),
            Deed(BODY_ICON, lambda count: Say("deed-lost", {"count": count}), lost),
            Deed("death-skull", lambda count: Say("deed-fallen", {"count": count}), fallen),
        ),
        zargon(s) + 1,
    )


def quest_is_over(s: State, events: Sequence[EventRecord]) -> Chapter:
    """A quest of a campaign is over."""
    quest, result = next(args for event, args in reversed(events) if event is QUEST_ENDED)
    points = turning_points(s, events)
    rounds = max((args[0] for event, args in events if event is ROUND_BEGUN), default=0)
    told = Say("chapter-won", {"rounds": rounds}) if result == SUCCESS else Say("chapter-lost", {"rounds": rounds})
    return Chapter(
        said(BOOK, quest),
        QUEST_ICON if result == SUCCESS else "death-skull",
        "won" if result == SUCCESS else "lost",
        (told,),
        tuple([point for point in points if point.id in _MOMENTS]),
        _coming(s, quest, result),
    )


_MOMENTS = {"story-death", "story-character", "story-character-fell"}
"""What the figures do not tell."""


def _coming(s: State, quest: int, result: int) -> tuple[Say, ...]:
    """The armoury, and then the next quest, or the same one again."""
    if not s.agreed.campaign:
        return ()
    last = next(quests for quests in CAMPAIGNS if quest in quests)[-1]
    if result != SUCCESS:
        return Say("chapter-armoury"), Say("chapter-again", {"quest": said(BOOK, quest)})
    return (Say("chapter-armoury"), Say("chapter-next", {"quest": said(BOOK, quest + 1)})) if quest != last else ()


CHAPTERS = {QUEST_ENDED: quest_is_over}
