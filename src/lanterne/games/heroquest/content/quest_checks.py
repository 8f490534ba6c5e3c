"""The promises of one quest, checked when it is loaded: names and numbers here, the map and the ways in it after.

Every check raises a Flaw that names the file, the entry and the reason.
"""

from collections import Counter
from collections.abc import Iterable

from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.files import Printed, QuestFile
from lanterne.games.heroquest.content.layout import Layout, arrivals
from lanterne.games.heroquest.content.quest_map import check_map
from lanterne.games.heroquest.content.quest_ways import check_ways
from lanterne.games.heroquest.content.rows import Escape
from lanterne.scene import Say
from lanterne.scene.flaw import Flaw

HEROES = 4


def check_quest(quest: QuestFile, place: int, layout: Layout, box: Printed) -> None:
    """Check the quest that stands at this place in the campaign, counted from 1. In packs it may have any number."""
    if quest.origin != "pack" and quest.number != place:
        raise Flaw("flawed-other-place", quest.file, Say("flawed-the-number"), number=quest.number, place=place)
    for check in CHECKS:
        check(quest, layout, box)
    check_map(quest, layout, box)
    check_ways(quest, layout, box)


def ids(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """Nothing in a quest has the name of another thing of its kind. Notes and actions count as one kind."""
    read_out = [*(row.id for row in quest.actions), *(row.id for row in quest.notes)]
    for called, names in (
        (Say("flawed-start", {"name": ""}), [row.id for row in quest.start]),
        (Say("flawed-character", {"name": ""}), [row.id for row in quest.characters]),
        (Say("flawed-object", {"name": ""}), [row.id for row in quest.objects]),
        (Say("flawed-ally", {"name": ""}), [row.id for row in quest.allies]),
        (Say("flawed-item", {"name": ""}), list(quest.items)),
        (Say("flawed-action-or-note", {"name": ""}), read_out),
        (Say("flawed-rule", {"name": ""}), [row.id for row in quest.rules]),
        (Say("flawed-find", {"name": ""}), [row.room for row in quest.finds]),
    ):
        for name, times in Counter(names).items():
            if times > 1:
                raise Flaw("flawed-there-are-of-it", quest.file, Say(called.id, {"name": name}), times=times)


def special_rules(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-QST-10: a rule is read out with the parchment, or says what it applies to; one that a note tells has its
    name."""
    notes = {note.id for note in quest.notes}
    for rule in quest.rules:
        if rule.public == (rule.applies is not None):
            raise Flaw("flawed-public-or-applies", quest.file, Say("flawed-rule", {"name": rule.id}))
        if rule.applies == "note" and rule.id not in notes:
            raise Flaw("flawed-no-note-to-tell-it", quest.file, Say("flawed-rule", {"name": rule.id}))


def rooms(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-TRE-1, HQ-CAM-4: rooms are rooms of the board, and treasure lies in none that is solid rock."""
    named = [(Say("flawed-lost-artifacts"), quest.lost_artifacts)]
    named += [(Say("flawed-dark-rooms"), room) for room in quest.dark_rooms]
    named += [(Say("flawed-find-in", {"room": find.room}), find.room) for find in quest.finds]
    named += [
        (Say("flawed-action", {"name": row.id}), row.needs.quiet_room) for row in quest.actions if row.needs.quiet_room
    ]
    named += [(Say("flawed-note", {"name": note.id}), room) for note in quest.notes for room in _searched(note.trigger)]
    for what, room in named:
        if room not in layout.regions[1:]:
            raise Flaw("flawed-the-board-has-no-room", quest.file, what, room=room)
        if what.id != "flawed-dark-rooms" and room in quest.dark_rooms:
            raise Flaw("flawed-is-solid-rock", quest.file, what, place=room)


def start_groups(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-SET-24: every place in the order of turns has one start group, and every group squares for all heroes that
    can take part."""
    what = Say("flawed-the-start")
    if quest.heroes > HEROES:
        raise Flaw("flawed-too-many-heroes", quest.file, what, number=HEROES)
    places = sorted(place for group in quest.start for place in group.positions)
    if places != list(range(1, quest.heroes + 1)):
        raise Flaw("flawed-places-in-order", quest.file, what, places=", ".join(map(str, places)), number=quest.heroes)
    for group in quest.start:
        if len(set(group.squares)) != quest.heroes:
            what = Say("flawed-start", {"name": group.id})
            raise Flaw("flawed-it-needs-squares", quest.file, what, number=quest.heroes)


def monsters(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-QST-2, HQ-TRE-12: monsters are of known kinds, and every character is in play exactly once."""
    kinds = {row.id for row in box.monsters}
    characters = {row.id for row in quest.characters}
    if quest.wandering not in kinds:
        raise Flaw("flawed-no-monster", quest.file, Say("flawed-the-wandering-monster"), name=quest.wandering)
    placed = (*quest.monsters, *arrivals(quest))
    for row in placed:
        if row.kind not in kinds | characters:
            what = Say("flawed-monster-on", {"square": row.at})
            raise Flaw("flawed-no-monster-or-character", quest.file, what, name=row.kind)
    times = Counter(row.kind for row in placed)
    for character in quest.characters:
        if character.figure not in kinds:
            what = Say("flawed-character", {"name": character.id})
            raise Flaw("flawed-no-monster", quest.file, what, name=character.figure)
        if times[character.id] != 1:
            what = Say("flawed-character", {"name": character.id})
            raise Flaw("flawed-not-once", quest.file, what, times=times[character.id])
    for row in arrivals(quest):
        if row.waits:
            what = Say("flawed-monster-on", {"square": row.at})
            raise Flaw("flawed-only-a-monster-of-the-map-can-wait", quest.file, what)


def casters(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-SET-16, HQ-DRD-1, HQ-DRD-9: a Dread spell card has one owner; a caster who can escape has somewhere to go."""
    cards = {row.id: row for row in box.dread_spells}
    owner: dict[str, str] = {}
    for character in quest.characters:
        what = Say("flawed-character", {"name": character.id})
        for name in character.spells:
            if name not in cards:
                raise Flaw("flawed-no-dread-spell", quest.file, what, name=name)
            if name in owner:
                raise Flaw("flawed-has-the-card-already", quest.file, what, owner=owner[name], name=name)
            owner[name] = character.id
        for name in character.immune_spells:
            if name not in {row.id for row in box.spells}:
                raise Flaw("flawed-no-hero-spell", quest.file, what, name=name)
        escapes = any(isinstance(cards[name].effect, Escape) for name in character.spells)
        if escapes != (character.escape is not None):
            raise Flaw("flawed-escape-square", quest.file, what)


def furniture_and_traps(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-TRP-1, HQ-TRP-20: known pieces and traps; a trapped piece is there, and its trap says what it does."""
    pieces = {piece.at for piece in quest.furniture}
    for piece in quest.furniture:
        if piece.kind not in {row.id for row in box.furniture}:
            raise Flaw("flawed-no-furniture", quest.file, Say("flawed-piece-on", {"square": piece.at}), name=piece.kind)
    for trap in quest.traps:
        what = Say("flawed-trap-on", {"square": trap.at})
        if trap.kind not in {row.id for row in box.traps}:
            raise Flaw("flawed-no-trap", quest.file, what, name=trap.kind)
        in_furniture = trap.kind == "furniture"
        if in_furniture != (trap.variant is not None) or in_furniture != (trap.damage > 0):
            raise Flaw("flawed-variant-and-damage", quest.file, what)
        if in_furniture and trap.at not in pieces:
            raise Flaw("flawed-no-piece-here", quest.file, what)
        if trap.variant and trap.variant not in {row.id for row in box.furniture_traps}:
            raise Flaw("flawed-no-furniture-trap", quest.file, what, name=trap.variant)


def items(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-TRE-5, HQ-QST-3, HQ-DOR-8: what is found, given, asked for or carried out exists."""
    known = {row.id for row in (*box.equipment, *box.potions, *box.artifacts)} | set(quest.items)
    named = [(Say("flawed-find-in", {"room": find.room}), name) for find in quest.finds for name in find.items]
    named += [(Say("flawed-door", {"name": "–".join(door.between)}), door.key) for door in quest.doors if door.key]
    named += [(Say("flawed-action", {"name": row.id}), name) for row in quest.actions for name in row.needs.any_item]
    named += [(Say("flawed-the-objective"), part.item) for part in quest.parts if isinstance(part, sheets.CarryOut)]
    for what, effect in quest.effects:
        if isinstance(effect, sheets.Give):
            named.append((what, effect.item))
        if isinstance(effect, sheets.Deliver):
            named += [(what, name) for name in effect.flags]
    for what, name in named:
        if name not in known:
            raise Flaw("flawed-no-item", quest.file, what, name=name)
    given = {name for what, name in named if what.id == "flawed-find-in"}
    given |= {effect.item for _, effect in quest.effects if isinstance(effect, sheets.Give)}
    for name in quest.items:
        if name not in given:
            raise Flaw("flawed-nobody-can-ever-get-it", quest.file, Say("flawed-item", {"name": name}))


def flags(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-DOR-8, HQ-QST-4, HQ-QST-7: a flag that something waits for is set by something."""
    are_set = flags_set(quest)
    waiting = [(Say("flawed-door", {"name": "–".join(door.between)}), door.flag) for door in quest.doors if door.flag]
    waiting += [
        (Say("flawed-find-in", {"room": find.room}), find.forbidden_until)
        for find in quest.finds
        if find.forbidden_until
    ]
    waiting += [(Say("flawed-the-objective"), part.flag) for part in quest.parts if isinstance(part, sheets.Flag)]
    for note in quest.notes:
        if isinstance(note.trigger, sheets.FlagsSet):
            waiting += [(Say("flawed-note", {"name": note.id}), flag) for flag in note.trigger.flags]
    if quest.collapse:
        waiting.append((Say("flawed-the-collapse"), quest.collapse.flag))
    for what, flag in waiting:
        if flag not in are_set:
            raise Flaw("flawed-nothing-sets-the-flag", quest.file, what, flag=flag)


def happenings(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-QST-2 to HQ-QST-9: notes and actions speak of characters, objects, allies and groups the quest has."""
    characters = {row.id: row for row in quest.characters}
    objects = {row.id for row in quest.objects if row.body}
    for note in quest.notes:
        if not note.once and not isinstance(note.trigger, sheets.ZargonTurnEnds) and not _comes_to_rest(note):
            raise Flaw("flawed-without-end", quest.file, Say("flawed-note", {"name": note.id}))
        if isinstance(note.trigger, sheets.WavesBeaten) and not quest.waves:
            raise Flaw("flawed-no-waves", quest.file, Say("flawed-note", {"name": note.id}))
        for missing, names, known in _named_in(note.trigger, characters.keys(), objects, quest):
            for name in names:
                if name not in known:
                    raise Flaw(Say(missing.id, {"name": name}), quest.file, Say("flawed-note", {"name": note.id}))
    for action in quest.actions:
        for name in action.needs.dead:
            if name not in characters:
                raise Flaw("flawed-no-character", quest.file, Say("flawed-action", {"name": action.id}), name=name)
    for what, effect in quest.effects:
        match effect:
            case sheets.RegainSpell(monster=name) | sheets.MustCast(monster=name):
                if name not in characters or not characters[name].spells:
                    raise Flaw("flawed-no-caster", quest.file, what, name=name)
                if isinstance(effect, sheets.MustCast) and effect.spell not in characters[name].spells:
                    raise Flaw("flawed-does-not-have-the-spell", quest.file, what, name=name, spell=effect.spell)
            case sheets.AllyJoins(ally=name) if name not in {row.id for row in quest.allies if row.joins}:
                raise Flaw("flawed-no-ally-later", quest.file, what, name=name)
    for ally in quest.allies:
        joining = (Say("flawed-action", {"name": str(ally.joins)}), sheets.AllyJoins(ally=ally.id))
        if ally.joins and joining not in quest.effects:
            what = Say("flawed-ally", {"name": ally.id})
            raise Flaw("flawed-the-action-does-not-let-it-join", quest.file, what, joins=ally.joins)
    waiting = {row.kind for row in quest.monsters if row.waits}
    called = {effect.monster for _, effect in quest.effects if isinstance(effect, sheets.SpawnWaiting)}
    if waiting != called:
        raise Flaw("flawed-must-wait", quest.file, Say("flawed-monster", {"name": min(waiting ^ called)}))


def objective(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-END-3: there is a goal, and it is about characters, objects and allies the quest has."""
    if not quest.parts:
        raise Flaw("flawed-it-has-no-parts", quest.file, Say("flawed-the-objective"))
    marked = {row.id for row in quest.characters} | {row.id for row in quest.objects if row.body}
    for part in quest.parts:
        if isinstance(part, sheets.Kill) and part.monster not in marked:
            raise Flaw("flawed-nobody-to-kill", quest.file, Say("flawed-the-objective"), name=part.monster)
        if isinstance(part, sheets.EscortOut) and part.ally not in {row.id for row in quest.allies}:
            raise Flaw("flawed-no-ally", quest.file, Say("flawed-the-objective"), name=part.ally)


def waves(quest: QuestFile, layout: Layout, box: Printed) -> None:
    """HQ-QST-6: waves come one after the other."""
    turns = [wave.turn for wave in quest.waves]
    if turns != sorted(set(turns)):
        raise Flaw("flawed-no-order", quest.file, Say("flawed-the-waves"), turns=", ".join(map(str, turns)))


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
) -> list[tuple[Say, Iterable[str], Iterable[str]]]:
    """What a trigger speaks of: what to say if it is not there, the names, and the names there are."""
    match trigger:
        case sheets.Killed(monster=name) | sheets.Wounded(monster=name):
            return [(Say("flawed-no-character", {"name": ""}), [name], characters)]
        case sheets.AllKilled(monsters=which):
            return [(Say("flawed-no-character", {"name": ""}), which.besides, characters)]
        case sheets.ZargonTurnEnds(standing=names):
            return [(Say("flawed-no-character-or-object", {"name": ""}), names, {*characters, *objects})]
        case sheets.GroupGone(group=group):
            return [(Say("flawed-no-start-group", {"name": ""}), [group], {row.id for row in quest.start})]
        case sheets.AnyOf(triggers=triggers):
            return [found for each in triggers for found in _named_in(each, characters, objects, quest)]
    return []
