"""Words for the parts of a goal, for when notes happen, and for what notes and actions do."""

from lanterne.games.heroquest.content import sheets
from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.content.files import QuestFile
from lanterne.games.heroquest.state import SQUARES
from lanterne.games.quest_workshop.state import ANY, ROOMS, SPELLS, TAGS
from lanterne.games.quest_workshop.telling import ally_said, foe_said, group_said, item_said
from lanterne.scene import Say
from lanterne.scene.saying import said


def all_said(says: list[Say]) -> Say:
    """One or more things as one phrase. `says` must not be empty."""
    whole = says[0]
    for say in says[1:]:
        whole = Say("one-and-another", {"one": whole, "other": say})
    return whole


def monsters_said(quest: QuestFile, which: sheets.Monsters) -> Say:
    """All monsters or all of one sort, perhaps with exceptions."""
    sort = said(TAGS, TAGS.number(which.tag) if which.tag else ANY)
    if not which.besides:
        return sort
    others = all_said([foe_said(quest, name) for name in which.besides])
    return Say("monsters-besides", {"monsters": sort, "others": others})


def part_said(quest: QuestFile, part: sheets.AnyPart) -> Say:
    match part:
        case sheets.Kill(monster=name):
            return Say("part-kill", {"entry": foe_said(quest, name)})
        case sheets.KillAll(monsters=which, wandering=True):
            return Say("part-kill-wandering", {"monsters": monsters_said(quest, which)})
        case sheets.KillAll(monsters=which):
            return Say("part-kill-all", {"monsters": monsters_said(quest, which)})
        case sheets.CarryOut(item=name):
            return Say("part-carry", {"item": item_said(quest, name)})
        case sheets.EscortOut(ally=name):
            return Say("part-escort", {"entry": ally_said(quest, name)})
        case sheets.Flag(flag=name):
            return Say("part-flag", {"flag": name})
        case sheets.LeaveByExit():
            return Say("part-leave")
        case sheets.Explore():
            return Say("part-explore")


def when_said(quest: QuestFile, trigger: sheets.AnyTrigger) -> Say:
    match trigger:
        case sheets.QuestStart():
            return Say("when-start")
        case sheets.KeptByZargon():
            return Say("when-kept")
        case sheets.Seen(at=name):
            return Say("when-seen", {"square": said(SQUARES, LAYOUT.square(name))})
        case sheets.TreasureSearch(room=room):
            return Say("when-search", {"region": said(ROOMS, ROOMS.number(room))})
        case sheets.Killed(monster=name):
            return Say("when-killed", {"entry": foe_said(quest, name)})
        case sheets.Wounded(monster=name):
            return Say("when-wounded", {"entry": foe_said(quest, name)})
        case sheets.AllKilled(monsters=which):
            return Say("when-all-killed", {"monsters": monsters_said(quest, which)})
        case sheets.AnyOf(triggers=triggers):
            return all_said([when_said(quest, each) for each in triggers]) if triggers else Say("when-never")
        case sheets.FlagsSet(flags=flags):
            return Say("when-flag", {"flags": ", ".join(flags)})
        case sheets.GroupGone(group=group):
            return Say("when-gone", {"entry": group_said(quest, group)})
        case sheets.ZargonTurnEnds(standing=()):
            return Say("when-turn-ends")
        case sheets.ZargonTurnEnds(standing=names):
            return Say("when-turn-ends-while", {"others": all_said([foe_said(quest, name) for name in names])})
        case sheets.WavesBeaten():
            return Say("when-beaten")


def effect_said(quest: QuestFile, effect: sheets.AnyEffect) -> Say:
    match effect:
        case sheets.SetFlag(flag=flag):
            return Say("then-flag", {"flag": flag})
        case sheets.Give(item=item):
            return Say("then-item", {"item": item_said(quest, item)})
        case sheets.Spawn(monsters=monsters):
            return Say("then-monsters", {"number": len(monsters)})
        case sheets.SpawnWaiting(monster=name):
            return Say("then-wakes", {"monster": foe_said(quest, name)})
        case sheets.RevealCorridors():
            return Say("then-corridors")
        case sheets.AllyJoins(ally=name):
            return Say("then-joins", {"entry": ally_said(quest, name)})
        case sheets.RegainSpell(monster=name):
            return Say("then-regains", {"entry": foe_said(quest, name)})
        case sheets.MustCast(monster=name, spell=spell):
            cast = said(SPELLS, SPELLS.number(spell))
            return Say("then-casts", {"entry": foe_said(quest, name), "spell": cast})
        case sheets.Deliver(flags=flags):
            return all_said(
                [Say("then-delivers", {"item": item_said(quest, item), "flag": flag}) for item, flag in flags.items()]
            )
        case sheets.Weaken(monsters=which, defend=number):
            return Say("then-weakens", {"monsters": monsters_said(quest, which), "number": number})
