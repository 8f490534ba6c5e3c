"""The promises of one quest, checked when it is loaded: names and numbers here, the map and the ways in it after.

Every check raises ValueError with a sentence that names the file, the entry and the reason.
"""

from collections import Counter
from collections.abc import Iterable

from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.files import Printed, QuestFile
from lanterne.games.heroquest.content.layout import Layout, arrivals
from lanterne.games.heroquest.content.quest_map import check_map
from lanterne.games.heroquest.content.quest_ways import check_ways
from lanterne.games.heroquest.content.rows import Escape

HEROES = 4


def check_quest(quest: QuestFile, place: int, layout: Layout, box: Printed) -> None:
    """Check the quest that stands at this place in the campaign, counted from 1."""
    if quest.number != place:
        raise _wrong(quest, "the number", f"it is {quest.number}, but the quest comes at place {place}")
    for check in CHECKS:
        check(quest, layout, box)
    check_map(quest, layout, box)
    check_ways(quest, layout, box)


def ids(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """Nothing in a quest has the name of another thing of its kind; what notes and actions tell is of one kind."""
    for word, names in (
        ("start", [row.id for row in quest.start]),
        ("character", [row.id for row in quest.characters]),
        ("object", [row.id for row in quest.objects]),
        ("ally", [row.id for row in quest.allies]),
        ("item", list(quest.items)),
        ("action or note", [*(row.id for row in quest.actions), *(row.id for row in quest.notes)]),
        ("rule", [row.id for row in quest.rules]),
        ("find", [row.room for row in quest.finds]),
    ):
        for name, times in Counter(names).items():
            if times > 1:
                raise _wrong(quest, f"{word} {name}", f"there are {times} of it")


def special_rules(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-QST-10: a rule is read out with the parchment, or says what it applies to; one that a note tells has its
    name."""
    notes = {note.id for note in quest.notes}
    for rule in quest.rules:
        if rule.public == (rule.applies is not None):
            raise _wrong(quest, f"rule {rule.id}", "it is either public or says what it applies to")
        if rule.applies == "note" and rule.id not in notes:
            raise _wrong(quest, f"rule {rule.id}", "there is no note of this name to tell it")


def rooms(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-TRE-1, HQ-CAM-4: rooms are rooms of the board, and treasure lies in none that is solid rock."""
    named = [("lost_artifacts", quest.lost_artifacts), *(("dark_rooms", room) for room in quest.dark_rooms)]
    named += [(f"find in {find.room}", find.room) for find in quest.finds]
    named += [(f"action {row.id}", row.needs.quiet_room) for row in quest.actions if row.needs.quiet_room]
    named += [(f"note {note.id}", room) for note in quest.notes for room in _searched(note.trigger)]
    for what, room in named:
        if room not in layout.regions[1:]:
            raise _wrong(quest, what, f"the board has no room {room}")
        if what != "dark_rooms" and room in quest.dark_rooms:
            raise _wrong(quest, what, f"{room} is solid rock")


def start_groups(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-SET-24: every place in the order of turns has one start group, and every group squares for all heroes."""
    places = sorted(place for group in quest.start for place in group.positions)
    if places != list(range(1, HEROES + 1)):
        raise _wrong(quest, "the start", f"places {places} in the order of turns have a group, not 1 to {HEROES}")
    for group in quest.start:
        if len(set(group.squares)) != HEROES:
            raise _wrong(quest, f"start {group.id}", f"it needs {HEROES} squares")


def monsters(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-QST-2, HQ-TRE-12: monsters are of known kinds, and every character is in play exactly once."""
    kinds = {row.id for row in box.monsters}
    characters = {row.id for row in quest.characters}
    if quest.wandering not in kinds:
        raise _wrong(quest, "the wandering monster", f"there is no monster {quest.wandering}")
    placed = (*quest.monsters, *arrivals(quest))
    for row in placed:
        if row.kind not in kinds | characters:
            raise _wrong(quest, f"monster on {row.at}", f"there is no monster or character {row.kind}")
    times = Counter(row.kind for row in placed)
    for character in quest.characters:
        if character.figure not in kinds:
            raise _wrong(quest, f"character {character.id}", f"there is no monster {character.figure}")
        if times[character.id] != 1:
            raise _wrong(quest, f"character {character.id}", f"it is in play {times[character.id]} times, not once")
    for row in arrivals(quest):
        if row.waits:
            raise _wrong(quest, f"monster on {row.at}", "only a monster of the map can wait")


def casters(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-SET-16, HQ-DRD-1, HQ-DRD-9: a Dread spell card has one owner; who can escape has somewhere to go."""
    cards = {row.id: row for row in box.dread_spells}
    owner: dict[str, str] = {}
    for character in quest.characters:
        what = f"character {character.id}"
        for name in character.spells:
            if name not in cards:
                raise _wrong(quest, what, f"there is no Dread spell {name}")
            if name in owner:
                raise _wrong(quest, what, f"{owner[name]} has the card {name} already")
            owner[name] = character.id
        for name in character.immune_spells:
            if name not in {row.id for row in box.spells}:
                raise _wrong(quest, what, f"there is no hero spell {name}")
        escapes = any(isinstance(cards[name].effect, Escape) for name in character.spells)
        if escapes != (character.escape is not None):
            raise _wrong(quest, what, "a square to escape to belongs to the spell of escape, and the spell to it")


def furniture_and_traps(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-TRP-1, HQ-TRP-20: known pieces and traps; a trapped piece is there, and its trap says what it does."""
    pieces = {piece.at for piece in quest.furniture}
    for piece in quest.furniture:
        if piece.kind not in {row.id for row in box.furniture}:
            raise _wrong(quest, f"piece on {piece.at}", f"there is no furniture {piece.kind}")
    for trap in quest.traps:
        what = f"trap on {trap.at}"
        if trap.kind not in {row.id for row in box.traps}:
            raise _wrong(quest, what, f"there is no trap {trap.kind}")
        in_furniture = trap.kind == "furniture"
        if in_furniture != (trap.variant is not None) or in_furniture != (trap.damage > 0):
            raise _wrong(quest, what, "a variant and damage of its own belong to a trap in furniture, and only there")
        if in_furniture and trap.at not in pieces:
            raise _wrong(quest, what, "no piece of furniture is placed by this square")
        if trap.variant and trap.variant not in {row.id for row in box.furniture_traps}:
            raise _wrong(quest, what, f"there is no furniture trap {trap.variant}")


def items(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-TRE-5, HQ-QST-3, HQ-DOR-8: what is found, given, asked for or carried out exists."""
    known = {row.id for row in (*box.equipment, *box.potions, *box.artifacts)} | set(quest.items)
    named = [(f"find in {find.room}", name) for find in quest.finds for name in find.items]
    named += [(f"door {'–'.join(door.between)}", door.key) for door in quest.doors if door.key]
    named += [(f"action {row.id}", name) for row in quest.actions for name in row.needs.any_item]
    named += [("the objective", part.item) for part in quest.parts if isinstance(part, sheets.CarryOut)]
    for what, effect in quest.effects:
        if isinstance(effect, sheets.Give):
            named.append((what, effect.item))
        if isinstance(effect, sheets.Deliver):
            named += [(what, name) for name in effect.flags]
    for what, name in named:
        if name not in known:
            raise _wrong(quest, what, f"there is no item {name}")
    given = {name for what, name in named if what.startswith("find")}
    given |= {effect.item for _, effect in quest.effects if isinstance(effect, sheets.Give)}
    for name in quest.items:
        if name not in given:
            raise _wrong(quest, f"item {name}", "nobody can ever get it")


def flags(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-DOR-8, HQ-QST-4, HQ-QST-7: a flag that something waits for is set by something."""
    are_set = flags_set(quest)
    waiting = [(f"door {'–'.join(door.between)}", door.flag) for door in quest.doors if door.flag]
    waiting += [(f"find in {find.room}", find.forbidden_until) for find in quest.finds if find.forbidden_until]
    waiting += [("the objective", part.flag) for part in quest.parts if isinstance(part, sheets.Flag)]
    for note in quest.notes:
        if isinstance(note.trigger, sheets.FlagsSet):
            waiting += [(f"note {note.id}", flag) for flag in note.trigger.flags]
    if quest.collapse:
        waiting.append(("the collapse", quest.collapse.flag))
    for what, flag in waiting:
        if flag not in are_set:
            raise _wrong(quest, what, f"nothing sets the flag {flag}")


def happenings(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-QST-2 to HQ-QST-9: notes and actions speak of characters, objects, allies and groups the quest has."""
    characters = {row.id: row for row in quest.characters}
    objects = {row.id for row in quest.objects if row.body}
    for note in quest.notes:
        if not note.once and not isinstance(note.trigger, sheets.ZargonTurnEnds) and not _comes_to_rest(note):
            raise _wrong(quest, f"note {note.id}", "it would happen again and again without end")
        for word, names, known in _named_in(note.trigger, characters.keys(), objects, quest):
            for name in names:
                if name not in known:
                    raise _wrong(quest, f"note {note.id}", f"there is no {word} {name}")
    for action in quest.actions:
        for name in action.needs.dead:
            if name not in characters:
                raise _wrong(quest, f"action {action.id}", f"there is no character {name}")
    for what, effect in quest.effects:
        match effect:
            case sheets.RegainSpell(monster=name) | sheets.MustCast(monster=name):
                if name not in characters or not characters[name].spells:
                    raise _wrong(quest, what, f"there is no character {name} that casts spells")
                if isinstance(effect, sheets.MustCast) and effect.spell not in characters[name].spells:
                    raise _wrong(quest, what, f"{name} does not have the spell {effect.spell}")
            case sheets.AllyJoins(ally=name) if name not in {row.id for row in quest.allies if row.joins}:
                raise _wrong(quest, what, f"there is no ally {name} that joins later")
    for ally in quest.allies:
        if ally.joins and ("action " + ally.joins, sheets.AllyJoins(ally=ally.id)) not in quest.effects:
            raise _wrong(quest, f"ally {ally.id}", f"the action {ally.joins} does not let it join")
    waiting = {row.kind for row in quest.monsters if row.waits}
    called = {effect.monster for _, effect in quest.effects if isinstance(effect, sheets.SpawnWaiting)}
    if waiting != called:
        raise _wrong(quest, f"monster {min(waiting ^ called)}", "it must wait, and a note must put it down")


def objective(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-END-3: there is a goal, and it is about characters, objects and allies the quest has."""
    if not quest.parts:
        raise _wrong(quest, "the objective", "it has no parts")
    marked = {row.id for row in quest.characters} | {row.id for row in quest.objects if row.body}
    for part in quest.parts:
        if isinstance(part, sheets.Kill) and part.monster not in marked:
            raise _wrong(quest, "the objective", f"{part.monster} is nobody and nothing that can be killed")
        if isinstance(part, sheets.EscortOut) and part.ally not in {row.id for row in quest.allies}:
            raise _wrong(quest, "the objective", f"there is no ally {part.ally}")


def waves(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-QST-6: waves come one after the other."""
    turns = [wave.turn for wave in quest.waves]
    if turns != sorted(set(turns)):
        raise _wrong(quest, "the waves", f"they come in turns {turns}, which is no order")


CHECKS = (
    ids,
    special_rules,
    rooms,
    start_groups,
    monsters,
    casters,
    furniture_and_traps,
    items,
    flags,
    happenings,
    objective,
    waves,
)


def _comes_to_rest(note: sheets.Note) -> bool:
    """Whether what a note does can be done only so often."""
    resting = sheets.SetFlag | sheets.RegainSpell | sheets.MustCast
    return bool(note.effects) and all(isinstance(effect, resting) for effect in note.effects)


def flags_set(quest: QuestFile) -> set[str]:
    """The flags that notes and actions can set."""
    found = set()
    for _, effect in quest.effects:
        if isinstance(effect, sheets.SetFlag):
            found.add(effect.flag)
        if isinstance(effect, sheets.Deliver):
            found |= set(effect.flags.values())
    return found


def _searched(trigger: sheets.AnyTrigger) -> list[str]:
    """The rooms whose search a trigger waits for."""
    match trigger:
        case sheets.TreasureSearch(room=room):
            return [room]
        case sheets.AnyOf(triggers=triggers):
            return [room for each in triggers for room in _searched(each)]
    return []


def _named_in(
    trigger: sheets.AnyTrigger, characters: Iterable[str], objects: set[str], quest: QuestFile
) -> list[tuple[str, Iterable[str], Iterable[str]]]:
    """What a trigger speaks of: the word for it, the names, and the names there are."""
    match trigger:
        case sheets.Killed(monster=name) | sheets.Wounded(monster=name):
            return [("character", [name], characters)]
        case sheets.AllKilled(monsters=which):
            return [("character", which.besides, characters)]
        case sheets.ZargonTurnEnds(standing=names):
            return [("character or object", names, {*characters, *objects})]
        case sheets.GroupGone(group=group):
            return [("start group", [group], {row.id for row in quest.start})]
        case sheets.AnyOf(triggers=triggers):
            return [found for each in triggers for found in _named_in(each, characters, objects, quest)]
    return []


def _wrong(quest: QuestFile, what: str, why: str) -> ValueError:
    return ValueError(f"quests/{quest.id}.json, {what}: {why}.")
