"""What decided a game of Dungeon Run, from its events."""

from collections import Counter
from collections.abc import Iterable

from lanterne.engine import HIDDEN, EventRecord
from lanterne.games.dungeon_run.content.cards import FIRST_BOSS, FIRST_TRAP
from lanterne.games.dungeon_run.rules.death import DIES
from lanterne.games.dungeon_run.rules.fall import FALLS
from lanterne.games.dungeon_run.rules.helping import ASSIST_ACCEPTED, SABOTAGED
from lanterne.games.dungeon_run.rules.lair import BOSS_REVEALED
from lanterne.games.dungeon_run.rules.monsters import KILLED
from lanterne.games.dungeon_run.rules.rounds import ROUND_BEGINS
from lanterne.games.dungeon_run.rules.search import FINAL_PHASE, STONE_TAKEN
from lanterne.games.dungeon_run.rules.victory import score, scored
from lanterne.games.dungeon_run.state import CARDS, DEAD, HERO_IDS, NONE, SCORES, State, solo
from lanterne.scene import Say
from lanterne.scene.saying import said


def points(s: State, seat: int) -> int | None:
    """Alone you play for points; with others, only the Stone counts."""
    return score(s) if solo(s) else None


def account(s: State, seat: int) -> tuple[Say, ...]:
    """What a hero has achieved: alone the points, line by line; with others, how they ended and how far they had
    come."""
    hero = s.heroes[seat]
    if solo(s) and not any(card is HIDDEN for card in hero.loot):
        lines = [
            Say("story-score", {"line": said(SCORES, line), "number": number, "points": points})
            for line, (number, points) in enumerate(scored(s, seat))
            if number
        ]
        return (Say("story-points", {"points": score(s)}), *lines)
    told = [Say("story-won")] if seat == s.winner else [Say("story-died")] if hero.condition == DEAD else []
    told += [Say("story-stone")] if seat == s.bearer else []
    told += [Say("story-training", {"count": sum(hero.training)})] if sum(hero.training) else []
    told += [Say("story-equipped", {"count": len(hero.equipped)})] if hero.equipped else []
    return tuple(told)


def turning_points(s: State, told: Iterable[EventRecord]) -> tuple[Say, ...]:
    """When the boss appeared and who slew it, who took the Stone, who died; then who killed, fell, helped and hindered
    most."""
    points: list[Say] = []
    kills: Counter[int] = Counter()
    falls: Counter[int] = Counter()
    helped: Counter[int] = Counter()
    hindered: Counter[int] = Counter()
    told = tuple(told)
    turn = s.round - sum(each.event is ROUND_BEGINS for each in told)  # a game may begin in the middle
    for each in told:
        event, args = each.event, each.args
        if event is ROUND_BEGINS:
            turn = args[0]
        elif event is BOSS_REVEALED:
            points.append(Say("story-boss", {"round": turn, "card": said(CARDS, args[0])}))
        elif event is KILLED and args[0] != NONE:
            kills[args[0]] += 1
            if FIRST_BOSS <= args[1] < FIRST_TRAP:
                boss = said(CARDS, args[1])
                points.append(Say("story-slain", {"round": turn, "hero": _hero(s, args[0]), "card": boss}))
        elif event in (FINAL_PHASE, STONE_TAKEN):
            points.append(Say("story-taken", {"round": turn, "hero": _hero(s, args[0])}))
        elif event is DIES:
            points.append(Say("story-death", {"round": turn, "hero": _hero(s, args[0])}))
        elif event is FALLS:
            falls[args[0]] += 1
        elif event is ASSIST_ACCEPTED:
            helped[args[1]] += 1
        elif event is SABOTAGED:
            hindered[args[0]] += 1
    return (
        *points,
        *[Say("story-kills", {"hero": _hero(s, seat), "count": count}) for seat, count in kills.most_common(1)],
        *[Say("story-falls", {"hero": _hero(s, seat), "count": count}) for seat, count in falls.most_common(1)],
        *[Say("story-helped", {"hero": _hero(s, seat), "count": count}) for seat, count in helped.most_common(1)],
        *[Say("story-hindered", {"hero": _hero(s, seat), "count": count}) for seat, count in hindered.most_common(1)],
    )


def _hero(s: State, seat: int) -> Say:
    return said(HERO_IDS, s.heroes[seat].card)
