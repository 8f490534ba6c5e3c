"""What a quest's map says, on the board (HQ-QST-1)."""

from tests.citing import rule
from tests.games.heroquest.happening import happen
from tests.games.heroquest.scene import refused, scene


@rule("HQ-QST-1", "HQ-MOV-10")
def test_objects_and_furniture_of_the_map_cover_their_squares() -> None:
    stage = scene({"barbarian": "c15", "dwarf": "c13"}, quest="cold-braziers", lurking=[], points=3)
    assert stage.describe()["objects"]["brazier-south-west"]["at"] == "c16"
    assert refused(stage, "barbarian", "walk c16") == ("square-covered", "HQ-MOV-10")
    happen(stage, "hero_turn dwarf")
    stage.game.state.rolled, stage.game.state.points = True, 3
    assert stage.describe()["furniture"]["d11"] == "tomb"
    assert refused(stage, "dwarf", "walk d13") == ("square-covered", "HQ-MOV-10")  # the tomb is two squares by three


@rule("HQ-QST-1", "HQ-MOV-9", "HQ-DOR-3")
def test_doors_stand_on_their_edge_and_blocked_squares_are_wall() -> None:
    stage = scene({"barbarian": "z4"}, quest="cold-braziers", lurking=[], seen=["corridor"], points=9)
    assert stage.describe()["doors"]["y4-z4"] == "closed"
    assert stage.is_open("barbarian", "open_door y4-z4")
    assert "z12" in stage.describe()["blocked"]
    below = scene({"barbarian": "z11"}, quest="cold-braziers", lurking=[], seen=["corridor"], points=9)
    assert refused(below, "barbarian", "walk z12") == ("square-blocked", "HQ-MOV-9")
    assert not [words for words in below.offered("barbarian") if words.startswith("open_door")]


@rule("HQ-QST-1", "HQ-EXP-3")
def test_a_secret_door_of_the_map_is_on_its_edge_but_not_on_the_board() -> None:
    stage = scene({"barbarian": "u12"}, quest="locksmiths-folly", lurking=[])
    assert "u12-v12" not in stage.describe()["doors"]
    assert not stage.is_open("barbarian", "open_door u12-v12")
    stage.play("barbarian", "search_for_secret_doors")
    assert stage.describe()["doors"]["u12-v12"] == "found"
