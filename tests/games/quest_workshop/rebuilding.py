"""A sheet drawn again, edit by edit: for every element of a quest the edit that makes it."""

from typing import Any

from tests.games.quest_workshop.sheets import draw, stage, turn_to

from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import LAYOUT, SQUARE_NAMES
from lanterne.games.heroquest.content.box import BOX as HEROQUEST
from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.heroquest.content.rows import Profile
from lanterne.games.heroquest.state import DOORS
from lanterne.games.quest_workshop.drawing import block, piece_on
from lanterne.games.quest_workshop.entries import item_named
from lanterne.games.quest_workshop.names import flags_of
from lanterne.games.quest_workshop.rules.pages import CLOSED_ON
from lanterne.games.quest_workshop.rules.placing import ESCAPE
from lanterne.games.quest_workshop.rules.tools import FOUND_ONCE, FURNITURE, GROUND, POTIONS, TRAPS, tools_on
from lanterne.games.quest_workshop.state import BETWEEN, IN_BOX, ITEMS, STATS
from lanterne.kit.grid import squares_of
from lanterne.lab.stage import Stage


def rebuilt(quest: QuestFile) -> QuestFile:
    """The quest, drawn on an empty sheet of the same name."""
    at = stage()
    assert at.game.state.quest.id == quest.id
    for build in (
        _doors,
        _squares,
        _start,
        _characters,
        _own,
        _people_on_the_map,
        _objects,
        _allies,
        _finds,
        _actions,
        _waves,
        _notes,
        _collapse,
        _goal,
        _terms,
        _locks,
    ):
        build(at, quest)
    made: QuestFile = at.game.state.quest
    return made


def take(at: Stage, tool: str) -> None:
    """Take a tool, unless it is in hand, on a page on which it lies ready."""
    if at.truth()["tool"] == tool:
        return
    if tool not in tools_on(at.game.state):
        turn_to(at, "people" if tool in ("object", "ally") else "notes" if tool == "rubble" else "map")
    drawers = {"take_furniture": FURNITURE, "take_trap": TRAPS, "take_treasure": ("nothing", "gold"), "take": GROUND}
    draw(at, [next((verb for verb, names in drawers.items() if tool in names), "take_figure"), tool])


def put(at: Stage, tool: str, *squares: str) -> None:
    """Put a tool on squares."""
    if squares:
        take(at, tool)
    draw(at, *(["put", square] for square in squares))


def name(at: Stage, quest: QuestFile, entry: str, called: str) -> None:
    """Give an entry its name, without the part that the sheet puts before it."""
    family = entry.rpartition("-")[0]
    short = called.removeprefix(f"{quest.id}-") if family not in ("flag", "note", "rule", "group") else called
    turn_to(at, CLOSED_ON[family])
    if family == "group":
        take(at, "start")
    draw(at, ["rename", entry], ["name_entry", short])


def entry(rows: Any, called: str, family: str) -> str:
    """The entry of this name."""
    names = [row if isinstance(row, str) else row.id for row in rows]
    return f"{family}-{names.index(called) + 1}"


def foe(quest: QuestFile, called: str) -> str:
    if called in [row.id for row in quest.characters]:
        return entry(quest.characters, called, "character")
    return entry(quest.objects, called, "object")


def flag(quest: QuestFile, called: str) -> str:
    return entry(flags_of(quest), called, "flag")


def take_item(at: Stage, called: str) -> None:
    """Take an item in hand, from whatever page lists it."""
    item = item_named(at.game.state, called)
    registry = (
        "own" if item >= len(IN_BOX) else "artifact" if item in FOUND_ONCE else "potion" if item in POTIONS else "gear"
    )
    draw(at, ["look_for_item"], [f"take_{registry}", ITEMS.name(item)])


def door_name(between: sheets.Between) -> str:
    place = BETWEEN.index(between if between in BETWEEN else between[::-1])
    return str(DOORS.name(place))


# --- the map ----------------------------------------------------------------------------------------------------------


def _doors(at: Stage, quest: QuestFile) -> None:
    for door in quest.doors:
        tool = "open-door" if door.open else "door"
        take(at, tool)
        draw(at, ["hang", door_name(door.between)])
    draw(at, ["take", "secret-door"], *(["hang", door_name(between)] for between in quest.secret_doors))
    if at.game.state.quest.lost_artifacts != quest.lost_artifacts:
        draw(at, ["take", "lost"], ["mark", quest.lost_artifacts])


def _squares(at: Stage, quest: QuestFile) -> None:
    put(at, "blocked", *quest.blocked)
    for piece in quest.furniture:
        draw(at, *([["put_back"]] if at.truth()["tool"] != "none" else []))
        take(at, f"furniture-{piece.kind}")
        draw(at, *([["turn"]] if piece.turned else []), ["put", piece.at])
    for trap in quest.traps:
        put(at, f"device-{trap.variant}" if trap.variant else trap.kind, *[trap.at] * max(1, trap.damage))


def _start(at: Stage, quest: QuestFile) -> None:
    stairs = (
        [SQUARE_NAMES[each] for each in squares_of(block(LAYOUT.square(quest.stairs), 2, 2))] if quest.stairs else []
    )
    if [list(group.squares) for group in quest.start] != [stairs]:
        for place, group in enumerate(quest.start):
            if place:
                draw(at, ["new_group"])
            put(at, "start", *group.squares)
    if list(quest.exit) != stairs:
        put(at, "exit", *quest.exit)
    if quest.stairs:
        put(at, "stairs", quest.stairs)
    for place, group in enumerate(quest.start, 1):
        if len(quest.start) > 1:
            now = at.game.state.quest.start[place - 1].positions
            draw(at, *(["begin_in", f"group-{place}", number] for number in group.positions if number not in now))
        name(at, quest, f"group-{place}", group.id)


# --- people and things ------------------------------------------------------------------------------------------------


def _stats(at: Stage, now: Any, wanted: Any, stats: tuple[str, ...]) -> None:
    for stat in stats:
        by = getattr(wanted, stat) - getattr(now, stat)
        draw(at, *[["improve" if by > 0 else "lessen", stat]] * abs(by))


def _characters(at: Stage, quest: QuestFile) -> None:
    profiles = {row.id: row.profile for row in HEROQUEST.monsters}
    for place, row in enumerate(quest.characters, 1):
        turn_to(at, "people")
        draw(at, ["create", row.figure])
        _stats(at, profiles[row.figure], row.profile, STATS.names)
        draw(at, *(["teach", spell] for spell in row.spells), *(["shrug_off", spell] for spell in row.immune_spells))
        if row.immune_fire:
            draw(at, ["fireproof"])
        name(at, quest, f"character-{place}", row.id)
        draw(at, ["close_entry"])


def _own(at: Stage, quest: QuestFile) -> None:
    for place, item in enumerate(quest.items, 1):
        turn_to(at, "people")
        draw(at, ["new_item"])
        name(at, quest, f"item-{place}", item)
    for place, each in enumerate(flags_of(quest), 1):
        turn_to(at, "notes")
        draw(at, ["new_flag"])
        name(at, quest, f"flag-{place}", each)


def _figure(quest: QuestFile, row: sheets.Placed) -> str:
    kinds = [each.id for each in quest.characters]
    return entry(quest.characters, row.kind, "character") if row.kind in kinds else f"monster-{row.kind}"


def _people_on_the_map(at: Stage, quest: QuestFile) -> None:
    for row in quest.monsters:
        put(at, _figure(quest, row), row.at)
    put(at, "waits", *(row.at for row in quest.monsters if row.waits))
    put(at, "escape", *(row.escape for row in quest.characters if ESCAPE in row.spells and row.escape))


def _objects(at: Stage, quest: QuestFile) -> None:
    for place, row in enumerate(quest.objects, 1):
        put(at, "object", row.at)
        _stats(at, sheets.Object(id="x", at="a1"), row, ("defend", "body"))
        name(at, quest, f"object-{place}", row.id)
        draw(at, ["close_entry"])


def _allies(at: Stage, quest: QuestFile) -> None:
    for place, row in enumerate(quest.allies, 1):
        put(at, "ally", row.at)
        now: Profile = at.game.state.quest.allies[-1].profile
        _stats(at, now, row.profile, STATS.names)
        draw(at, *([] if row.controlled else [["obey"]]), *([["leave_alone"]] if row.untargetable else []))
        name(at, quest, f"ally-{place}", row.id)
        draw(at, ["close_entry"])


def _finds(at: Stage, quest: QuestFile) -> None:
    turn_to(at, "map")
    for find in quest.finds:
        here = ["put", find.piece] if find.piece else ["mark", find.room]
        if find.gold:
            draw(at, ["look_for_item"], ["look_for_gold"], ["take_gold", ["coins", find.gold]], here)
        for item in find.items:
            take_item(at, item)
            draw(at, here)
        if not find.gold and not find.items:
            draw(at, ["take_treasure", "nothing"], here)
        if find.forbidden_until:
            draw(at, ["look_for_item"], ["take_flag", flag(quest, find.forbidden_until)], ["mark", find.room])


def _locks(at: Stage, quest: QuestFile) -> None:
    turn_to(at, "map")
    for door in quest.doors:
        where = ["lock", door_name(door.between)]
        if door.key:
            take_item(at, door.key)
            draw(at, where)
        if door.flag:
            draw(at, ["look_for_item"], ["take_flag", flag(quest, door.flag)], where)
        if door.opens_from:
            place = BETWEEN.index(door.between if door.between in BETWEEN else door.between[::-1])
            take(at, "one-way")
            draw(at, *[where] * (1 + BETWEEN[place].index(door.opens_from)))


# --- what happens -----------------------------------------------------------------------------------------------------


def _actions(at: Stage, quest: QuestFile) -> None:
    for place, row in enumerate(quest.actions, 1):
        turn_to(at, "notes")
        draw(at, ["new_action"])
        for square in row.squares:
            if square not in at.game.state.quest.actions[-1].squares:
                piece = piece_on(at.game.state.quest, LAYOUT.square(square))
                put(at, "spot", piece.at if piece else square)
        if row.reach == "on":
            draw(at, ["do_on"])
        if row.needs.quiet_room:
            draw(at, ["needs_quiet", row.needs.quiet_room])
        for item in row.needs.any_item:
            take_item(at, item)
            draw(at, ["needs_item"])
        draw(at, *(["needs_death", foe(quest, each)] for each in row.needs.dead))
        if not row.once:
            draw(at, ["do_again"])
        name(at, quest, f"action-{place}", row.id)
        _effects(at, quest, row.effects)


def _notes(at: Stage, quest: QuestFile) -> None:
    for place, row in enumerate(quest.notes, 1):
        turn_to(at, "notes")
        draw(at, ["new_note"])
        _trigger(at, quest, row.trigger, "when")
        if not row.once:
            draw(at, ["do_again"])
        name(at, quest, f"note-{place}", row.id)
        _effects(at, quest, row.effects)


def _trigger(at: Stage, quest: QuestFile, trigger: sheets.AnyTrigger, how: str) -> None:
    match trigger:
        case sheets.KeptByZargon():
            draw(at, ["when_kept"])
        case sheets.Seen(at=square):
            put(at, "seen", square)
        case sheets.TreasureSearch(room=room):
            draw(at, [f"{how}_searched", room])
        case sheets.Killed(monster=each):
            draw(at, [f"{how}_dead", foe(quest, each)])
        case sheets.Wounded(monster=each):
            draw(at, ["when_wounded", foe(quest, each)])
        case sheets.AllKilled(monsters=which):
            draw(at, [f"{how}_cleared", which.tag or "any"])
            draw(at, *(["spare_in_note", foe(quest, each)] for each in which.besides))
        case sheets.AnyOf(triggers=(first, *others)):
            _trigger(at, quest, first, "when")
            for other in others:
                _trigger(at, quest, other, "or")
        case sheets.FlagsSet(flags=flags):
            draw(at, *(["when_flag", flag(quest, each)] for each in flags))
        case sheets.GroupGone(group=group):
            draw(at, ["when_gone", entry(quest.start, group, "group")])
        case sheets.ZargonTurnEnds(standing=names):
            draw(at, ["when_turn_ends"], *(["while_stands", foe(quest, each)] for each in names))
        case sheets.WavesBeaten():
            draw(at, ["when_beaten"])


def _effects(at: Stage, quest: QuestFile, effects: tuple[sheets.AnyEffect, ...]) -> None:
    draw(at, ["turn_to", "then"])
    for effect in effects:
        match effect:
            case sheets.SetFlag(flag=each):
                draw(at, ["then_set", flag(quest, each)])
            case sheets.Give(item=item):
                take_item(at, item)
                draw(at, ["then_give"])
            case sheets.Spawn(monsters=monsters):
                for row in monsters:
                    put(at, _figure(quest, row), row.at)
            case sheets.SpawnWaiting(monster=each) if each in [row.id for row in quest.characters]:
                draw(at, ["then_wake", foe(quest, each)])
            case sheets.SpawnWaiting(monster=each):
                draw(at, ["then_wake_kind", each])
            case sheets.RevealCorridors():
                draw(at, ["then_reveal"])
            case sheets.AllyJoins(ally=each):
                draw(at, ["then_join", entry(quest.allies, each, "ally")])
            case sheets.RegainSpell(monster=each):
                draw(at, ["then_regain", foe(quest, each)])
            case sheets.MustCast(monster=each, spell=spell):
                draw(at, ["then_cast", foe(quest, each), spell])
            case sheets.Deliver(flags=flags):
                for item, each in flags.items():
                    take_item(at, item)
                    draw(at, ["then_deliver", flag(quest, each)])
            case sheets.Weaken(monsters=which, defend=number):
                draw(at, *[["then_weaken", which.tag or "any"]] * number)
    draw(at, ["close_entry"])


def _waves(at: Stage, quest: QuestFile) -> None:
    for wave in quest.waves:
        turn_to(at, "notes")
        draw(at, ["new_wave"])
        draw(at, *[["come_later"]] * (wave.turn - at.game.state.quest.waves[-1].turn))
        for row in wave.monsters:
            put(at, _figure(quest, row), row.at)
        draw(at, ["close_entry"])


def _collapse(at: Stage, quest: QuestFile) -> None:
    if quest.collapse is not None:
        turn_to(at, "notes")
        draw(at, ["collapse_by", flag(quest, quest.collapse.flag)])
        put(at, "rubble", *quest.collapse.squares)


# --- the goal ---------------------------------------------------------------------------------------------------------


def _goal(at: Stage, quest: QuestFile) -> None:
    turn_to(at, "goal")
    for number, part in enumerate(quest.parts, 1):
        match part:
            case sheets.Kill(monster=each):
                draw(at, ["ask_kill", foe(quest, each)])
            case sheets.KillAll(monsters=which, wandering=wandering):
                draw(at, ["ask_clearing", which.tag or "any"], *([["count_wandering", number]] if wandering else []))
                draw(at, *(["spare_in_goal", foe(quest, each), number] for each in which.besides))
            case sheets.CarryOut(item=item):
                draw(at, ["ask_carry", ITEMS.name(item_named(at.game.state, item))])
            case sheets.EscortOut(ally=each):
                draw(at, ["ask_escort", entry(quest.allies, each, "ally")])
            case sheets.Flag(flag=each):
                draw(at, ["ask_flag", flag(quest, each)])
            case sheets.LeaveByExit():
                draw(at, ["ask_leaving"])
            case sheets.Explore():
                draw(at, ["ask_exploring"])


def _terms(at: Stage, quest: QuestFile) -> None:
    turn_to(at, "rules", ["set_reward"], ["promise", ["reward", quest.gold]])
    draw(at, ["set_number"], ["give_number", ["numbered", quest.number]])
    if quest.difficulty is not None:
        draw(at, ["set_difficulty"], ["judge", ["as_hard_as", quest.difficulty]])
    if quest.purse is not None:
        draw(at, ["set_purse"], ["fund", ["each_spends", quest.purse]])
    if quest.wandering != at.game.state.quest.wandering:
        draw(at, ["let_wander", quest.wandering])
    draw(at, *([["honour"]] if quest.title else []), *([["name_exit"]] if quest.exit_named else []))
    draw(at, *([["allow_retreat"]] if quest.retreat else []))
    for place, rule in enumerate(quest.rules, 1):
        if rule.applies == "note":
            draw(at, ["new_rule_told", entry(quest.notes, rule.id, "note")])
        else:
            draw(at, ["new_rule", rule.applies or "parchment"])
            name(at, quest, f"rule-{place}", rule.id)
