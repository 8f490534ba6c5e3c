"""What is wrong with a quest: a sentence in English that names the file, the entry and the reason, for whoever works on
the file; and the same as words to be, for whoever draws the quest."""

import re
from typing import Any

from lanterne.scene import Say

SQUARE = re.compile("[a-z][0-9]{1,2}")
ROOM = re.compile("room-[0-9]{2}")


class Told(str):
    """A part of the sentence, an entry or a reason, that knows what is said for it."""

    say: Say


class QuestFlaw(ValueError):
    """A quest that cannot be played; `said` are the words for it."""

    def __init__(self, file: str, entry: Told, reason: Told) -> None:
        super().__init__(f"{file}, {entry}: {reason}.")
        self.said = Say("flawed", {"entry": entry.say, "reason": reason.say})


def wrong(quest: Any, entry: Told, reason: Told) -> QuestFlaw:
    """The flaw of a quest."""
    return QuestFlaw(f"quests/{quest.id}.json", entry, reason)


def told(english: str, **gaps: Any) -> Told:
    """A part of a sentence: the English words with what stands in their gaps."""
    found = Told(english.format(**gaps))
    found.say = Say(SAID[english].id, {name: _shown(value) for name, value in gaps.items()})
    return found


def _shown(value: Any) -> str | int | Say:
    """What stands in a gap, as players call it."""
    if isinstance(value, Told):
        return value.say
    if isinstance(value, int):
        return value
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    if ROOM.fullmatch(text):
        return Say(f"region-{text}")
    return "–".join(part.upper() if SQUARE.fullmatch(part) else part for part in text.split("–"))


SAID = {
    "action or note {id}": Say("flawed-action-or-note", {"id": ""}),
    "action {id}": Say("flawed-action", {"id": ""}),
    "ally {id}": Say("flawed-ally", {"id": ""}),
    "blocked square {square}": Say("flawed-blocked-square", {"square": ""}),
    "character {id}": Say("flawed-character", {"id": ""}),
    "dark_rooms": Say("flawed-dark-rooms"),
    "door {between}": Say("flawed-door", {"between": ""}),
    "figures of {name}": Say("flawed-figures-of", {"name": ""}),
    "find in {room}": Say("flawed-find-in", {"room": ""}),
    "find {id}": Say("flawed-find", {"id": ""}),
    "it is {number}, but the quest comes at place {place}": Say("flawed-other-place", {"number": "", "place": ""}),
    "it needs {number} squares": Say("flawed-it-needs-squares", {"number": ""}),
    "item {id}": Say("flawed-item", {"id": ""}),
    "lost_artifacts": Say("flawed-lost-artifacts"),
    "monster on {square}": Say("flawed-monster-on", {"square": ""}),
    "monster {name}": Say("flawed-monster", {"name": ""}),
    "note {id}": Say("flawed-note", {"id": ""}),
    "object {id}": Say("flawed-object", {"id": ""}),
    "piece on {square}": Say("flawed-piece-on", {"square": ""}),
    "pieces of {name}": Say("flawed-pieces-of", {"name": ""}),
    "places {places} in the order of turns have a group, not 1 to {number}": Say(
        "flawed-places-in-order", {"places": "", "number": ""}
    ),
    "room {room}": Say("flawed-room", {"room": ""}),
    "rule {id}": Say("flawed-rule", {"id": ""}),
    "secret door {between}": Say("flawed-secret-door", {"between": ""}),
    "stairs": Say("flawed-stairs"),
    "stairs on {square}": Say("flawed-stairs-on", {"square": ""}),
    "start {id}": Say("flawed-start", {"id": ""}),
    "the action {joins} does not let it join": Say("flawed-the-action-does-not-let-it-join", {"joins": ""}),
    "the board has no room {room}": Say("flawed-the-board-has-no-room", {"room": ""}),
    "the collapse": Say("flawed-the-collapse"),
    "the exit": Say("flawed-the-exit"),
    "the map needs {times}, and the box holds {number}": Say("flawed-box-holds", {"times": "", "number": ""}),
    "the map needs {times}, and {number} can be told apart": Say("flawed-told-apart", {"times": "", "number": ""}),
    "the number": Say("flawed-the-number"),
    "the objective": Say("flawed-the-objective"),
    "the piece on {square} stands in another room": Say("flawed-piece-elsewhere", {"square": ""}),
    "the stairs on {square}": Say("flawed-the-stairs-on", {"square": ""}),
    "the start": Say("flawed-the-start"),
    "the wandering monster": Say("flawed-the-wandering-monster"),
    "the waves": Say("flawed-the-waves"),
    "the {kind} does not lie in one room": Say("flawed-the-does-not-lie-in-one-room", {"kind": ""}),
    "the {kind} sticks out of the board": Say("flawed-the-sticks-out-of-the-board", {"kind": ""}),
    "there are {times} of it": Say("flawed-there-are-of-it", {"times": ""}),
    "there are {times} of them": Say("flawed-there-are-of-them", {"times": ""}),
    "tiles of {name}": Say("flawed-tiles-of", {"name": ""}),
    "trap on {square}": Say("flawed-trap-on", {"square": ""}),
    "a square to escape to belongs to the spell of escape, and the spell to it": Say("flawed-escape-square"),
    "a variant and damage of its own belong to a trap in furniture, and only there": Say("flawed-variant-and-damage"),
    "another door stands there already": Say("flawed-another-door-stands-there-already"),
    "it has no parts": Say("flawed-it-has-no-parts"),
    "it is either public or says what it applies to": Say("flawed-public-or-applies"),
    "it is in play {times} times, not once": Say("flawed-not-once", {"times": ""}),
    "it lies in solid rock": Say("flawed-it-lies-in-solid-rock"),
    "it must wait, and a note must put it down": Say("flawed-must-wait"),
    "it would happen again and again without end": Say("flawed-without-end"),
    "its squares are not side by side": Say("flawed-its-squares-are-not-side-by-side"),
    "its squares do not lie in one region": Say("flawed-its-squares-do-not-lie-in-one-region"),
    "no piece of furniture is placed by this square": Say("flawed-no-piece-here"),
    "no piece of furniture is placed by {square}": Say("flawed-no-piece-by", {"square": ""}),
    "no way leads from {square} to the exit": Say("flawed-no-way-leads-from-to-the-exit", {"square": ""}),
    "no way leads into it": Say("flawed-no-way-leads-into-it"),
    "no way leads to where it is done": Say("flawed-no-way-leads-to-where-it-is-done"),
    "no way leads to {square}": Say("flawed-no-way-leads-to", {"square": ""}),
    "nobody can ever get it": Say("flawed-nobody-can-ever-get-it"),
    "nobody can ever see it": Say("flawed-nobody-can-ever-see-it"),
    "nobody can get hold of {item}": Say("flawed-nobody-can-get-hold-of", {"item": ""}),
    "nobody can set the flag {flag}": Say("flawed-nobody-can-set-the-flag", {"flag": ""}),
    "nothing sets the flag {flag}": Say("flawed-nothing-sets-the-flag", {"flag": ""}),
    "only a monster of the map can wait": Say("flawed-only-a-monster-of-the-map-can-wait"),
    "there is no Dread spell {name}": Say("flawed-no-dread-spell", {"name": ""}),
    "there is no ally {name}": Say("flawed-no-ally", {"name": ""}),
    "there is no ally {name} that joins later": Say("flawed-no-ally-later", {"name": ""}),
    "there is no character or object {name}": Say("flawed-no-character-or-object", {"name": ""}),
    "there is no character {name}": Say("flawed-no-character", {"name": ""}),
    "there is no character {name} that casts spells": Say("flawed-no-caster", {"name": ""}),
    "there is no furniture trap {name}": Say("flawed-no-furniture-trap", {"name": ""}),
    "there is no furniture {name}": Say("flawed-no-furniture", {"name": ""}),
    "there is no hero spell {name}": Say("flawed-no-hero-spell", {"name": ""}),
    "there is no item {name}": Say("flawed-no-item", {"name": ""}),
    "there is no monster or character {name}": Say("flawed-no-monster-or-character", {"name": ""}),
    "there is no monster {name}": Say("flawed-no-monster", {"name": ""}),
    "there is no note of this name to tell it": Say("flawed-no-note-to-tell-it"),
    "there is no start group {name}": Say("flawed-no-start-group", {"name": ""}),
    "there is no trap {name}": Say("flawed-no-trap", {"name": ""}),
    "there is no wall to stand in": Say("flawed-no-wall-to-stand-in"),
    "they come in turns {turns}, which is no order": Say("flawed-no-order", {"turns": ""}),
    "they run through a wall": Say("flawed-they-run-through-a-wall"),
    "they stick out of the board": Say("flawed-they-stick-out-of-the-board"),
    "{name} does not have the spell {spell}": Say("flawed-does-not-have-the-spell", {"name": "", "spell": ""}),
    "{name} is nobody and nothing that can be killed": Say("flawed-nobody-to-kill", {"name": ""}),
    "{owner} has the card {name} already": Say("flawed-has-the-card-already", {"owner": "", "name": ""}),
    "{place} is solid rock": Say("flawed-is-solid-rock", {"place": ""}),
    "{square} is blocked": Say("flawed-is-blocked", {"square": ""}),
    "{square} is not one of its squares": Say("flawed-is-not-one-of-its-squares", {"square": ""}),
    "{square} is taken by the {other}": Say("flawed-is-taken-by-the", {"square": "", "other": ""}),
}
"""What is said for each part of a sentence, with the names of its gaps."""
