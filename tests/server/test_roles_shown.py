"""Things say what they can do and what can be done to them."""

import msgspec

from lanterne import registry
from lanterne.scene import Node, Panel, Say
from lanterne.server.render import shown_panel
from lanterne.words import words_for


def test_the_page_learns_what_a_thing_does_and_takes() -> None:
    hero = Node("dwarf:red-w1", "hero", Say("seat", {"number": 1}), does=("step_dwarf",))
    foe = Node("dwarf:blue-w1", "hero", Say("seat", {"number": 2}), takes=("announce",))
    words = words_for(registry.box("xorlosch"), "en")
    told = shown_panel(Panel("board", Say("seat", {"number": 1}), "plane", (hero, foe), (10, 10)), words)
    nodes = msgspec.json.decode(msgspec.json.encode(told))["nodes"]
    assert [(node.get("does"), node.get("takes")) for node in nodes] == [(["step_dwarf"], None), (None, ["announce"])]
