"""What the workshop looks like with a whole quest on its board."""

from tests.games.quest_workshop.sheets import WHOLE, draw, stage

from lanterne import registry
from lanterne.games.quest_workshop import BOX
from lanterne.lab.scenery import flaws


def test_a_whole_quest_can_be_shown_whatever_is_in_hand() -> None:
    at = stage()
    story = (["take", "rock"], ["turn_to", "notes"], ["open_entry", "note-1"])
    for answers in (WHOLE, (["turn_to", "map"], ["take", "secret-door"]), story):
        draw(at, *answers)
        view = BOX.view(at.game.state, 0)
        assert flaws(registry.scene(view), view) == []
