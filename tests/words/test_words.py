"""The words, one by one: what a player reads, and what happens when words are missing."""

from copy import copy
from inspect import signature
from typing import Any

import pytest

from lanterne import registry
from lanterne.engine import NUMBER, SEATS, Box, Event, EventRecord, Ids, Refusal, SeedDice, only
from lanterne.games.xorlosch.content.cards import BOOTS, TRAP
from lanterne.games.xorlosch.rules.answers import answer_task
from lanterne.games.xorlosch.rules.diplomacy import propose
from lanterne.games.xorlosch.rules.movement import step_dwarf
from lanterne.games.xorlosch.rules.opening import GROUP, recruit
from lanterne.games.xorlosch.rules.quests import pick_holder
from lanterne.games.xorlosch.state import CARDS, DICE, ITEMS, QUESTS, SQUARES
from lanterne.lab.stage import Stage
from lanterne.languages import LANGUAGES
from lanterne.scene import Say
from lanterne.scene.saying import effect_said, said
from lanterne.words import Names, Words, WordsError, words_for
from lanterne.words.messages import needed, offered, prompt_id

BOX: Box[Any] = registry.box("xorlosch")
EN, FR = Words(BOX, "en", strict=True), Words(BOX, "fr", strict=True)
HELMET = CARDS.number("task-green-02")

POSITION = {
    "quests": {"open": {"green": ["task-green-02", "task-green-16"]}},
    "dwarfs": {"red-w1": {"at": "2", "level": 2}, "blue-m1": {"at": "16", "level": 1, "boots": 2}},
    "points": 1,
}


def test_things_have_names() -> None:
    assert FR.thing(SQUARES, SQUARES.number("ruins-07")) == "Salle des serments (7)"
    assert EN.thing(CARDS, HELMET) == "Helmet (2)"
    assert FR.thing(DICE, 0) == "Guerrier rouge 1"
    assert FR.thing(NUMBER, 3) == "3"
    assert FR.thing(ITEMS, -1) == "aucun"


def test_seats_are_called_by_number_then_by_colour_or_as_the_caller_says() -> None:
    before = BOX.new(2, SeedDice(bytes(32))).state
    assert FR.names(before) == Names(("Joueur 1", "Joueur 2"))
    stage = Stage(BOX, 2, position=POSITION)
    assert FR.names(stage.view("blue").state, 1) == Names(("Rouge", "Bleu"), 1)
    assert FR.thing(SEATS, 1, Names(("Anne", "Émile"))) == "Émile"
    assert FR.thing(SEATS, 1) == "Joueur 2"


def test_things_explain_themselves() -> None:
    assert EN.said(effect_said(CARDS, HELMET)) == (
        "Done by a warrior on square 2. One of the 2 tasks of a green quest; worth 1 point and 1 experience level."
    )
    with pytest.raises(WordsError, match="is missing"):
        EN.said(effect_said(SQUARES, 3))
    assert FR.title == "Les chasseurs de dragons de Xorlosch"


def test_options() -> None:
    names = Names(("Anne", "Émile"))
    to_oaths = step_dwarf(0, SQUARES.number("ruins-07"))
    assert EN.option(to_oaths) == "Move red warrior 1 to Hall of Oaths (7)"
    assert FR.option(to_oaths) == "Déplacer le guerrier rouge 1 vers «\u00a0Salle des serments (7)\u00a0»"
    assert FR.option(propose(QUESTS.number("red"))) == "Proposer la quête rouge (diplomatie)"
    assert FR.option(pick_holder(HELMET, 1), names) == "Émile reçoit «\u00a0Casque (2)\u00a0»"


def test_a_draft_lists_its_picks() -> None:
    assert FR.option(recruit(1, 3)) == "Mechanicus, niveau 3"
    assert EN.option(GROUP.confirm(())) == "Send out the group"
    group = GROUP.confirm((recruit(0, 2), recruit(1, 2), recruit(0, 1)))
    assert EN.option(group) == ("Send out 3 dwarfs: Warrior, level 1; Warrior, level 2; Mechanicus, level 2")


def test_questions_say_what_matters() -> None:
    stage = Stage(BOX, 2, position={**POSITION, "active": "blue"})
    assert EN.prompt(stage.view("blue")) == (
        "What do you do? Movement points: 1, and 2 more for your dwarf in boots; saved experience: 4."
    )
    assert FR.prompt(stage.view("red")) == "On attend Bleu."
    assert EN.prompt(stage.view()) == "Waiting for Blue."


def test_a_window_asks_the_active_player_and_the_others_in_their_own_words() -> None:
    ready = {"dragon-trap": "ready"}
    dwarfs = {"red-w1": "2", "red-m1": "16", "blue-w1": "2"}
    position = {**POSITION, "dwarfs": dwarfs, "items": {"blue": ready, "red": {"experience-potion": "ready"}}}
    stage = Stage(BOX, 2, position=position)
    stage.play("red", "announce green")
    assert EN.prompt(stage.view("blue")) == (
        "Red announces the green quest: do you use an item of yours before it is counted?"
    )
    stage.play("blue", "pass")
    assert EN.prompt(stage.view("red")) == (
        "You have announced the green quest: do you use an item of yours before it is counted?"
    )


def test_the_ending_stands_where_the_question_stood() -> None:
    view = Stage(BOX, 2, position=POSITION).view()
    view.choice, view.state.ending = None, "dragons-slain"
    assert FR.prompt(view) == "La dernière quête de dragon est accomplie, et Xorlosch peut dormir tranquille."


def test_questions_of_windows_are_found_by_their_window() -> None:
    assert prompt_id(answer_task.name) == "ask-answer-task"
    assert prompt_id("last_call/ask") == "ask-last-call"
    assert prompt_id("last_call/want") == "ask-want"
    assert prompt_id("last_call/first") == "ask-first"


def test_refusals_say_which_thing_is_missing() -> None:
    assert FR.refusal(Refusal("no-ready-item", "XOR-TRP-1", (("item", TRAP),))) == (
        "Vous devez avoir devant vous un piège à dragon, face avant visible."
    )
    assert EN.refusal(Refusal("no-ready-item", "XOR-BOO-1", (("item", BOOTS),))) == (
        "You need travel boots in front of you, ready for use."
    )


@pytest.mark.parametrize(
    ("dwarfs", "saved", "french"),
    [
        (1, 0, "Joueur 1 se met en route avec 1 nain."),
        (3, 1, "Joueur 1 se met en route avec 3 nains et garde 1 niveau en réserve."),
        (2, 3, "Joueur 1 se met en route avec 2 nains et garde 3 niveaux en réserve."),
    ],
)
def test_events_count_in_good_french(dwarfs: int, saved: int, french: str) -> None:
    assert FR.event(EventRecord(BOX.events["group-placed"], (0, dwarfs, saved))) == french


def test_settings_and_bots() -> None:
    assert FR.setting("items_5_6") == "Pièges à 5–6 joueurs"
    assert FR.setting_value("items_5_6", "all_nine") == "3 pièges, soit les neuf objets"
    assert FR.setting_value("negotiation_round_cap", 1) == "1 tour"
    assert FR.setting_value("max_rounds", None) == "Sans limite"
    assert EN.setting_value("start_player", 2) == "Player 2"
    assert EN.explain_setting("mode") == "When the game ends."
    assert FR.bot("steady:slayer") == "Tueur de dragons"
    assert EN.explain_bot("random") == "Does anything the rules allow, for no reason at all."


# --- with words of our own ------------------------------------------------------------------------------------------

DRAWN = """
log-drawn = { $card-id ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws “{ $card }” and { $gold ->
            [hidden] some gold
           *[other] { $gold } gold
        }.
    }
seat = Player { $number }
card-task-green-02 = Helmet
"""


def test_what_a_reader_may_not_know_is_said_otherwise() -> None:
    words = Words(BOX, "en", strict=True, texts={"en": {"own": DRAWN}})
    drawn = Event("drawn", "XOR-SET-5", seat=SEATS, card=CARDS, gold=NUMBER)
    said = EventRecord(drawn, (0, only(HELMET, 0, 1), only(7, 0)))
    assert words.event(said.seen_by(1 << 0)) == "Player 1 draws “Helmet” and 7 gold."
    assert words.event(said.seen_by(1 << 1)) == "Player 1 draws “Helmet” and some gold."
    assert words.event(said.seen_by(1 << 2)) == "Player 1 draws a card."


NAMED = ("Marc", "Anne", "Élise", "Hélène", "Yves", "Yann", "Œdipe", "Joueur 1")


def test_what_is_somebodys_is_said_as_french_ears_want_it() -> None:
    own = words_for(registry.box("dungeon-run"), "fr")
    turn = own.box.events["turn-begins"]
    said = [own.event(EventRecord(turn, (seat,)), Names(NAMED)).split("tour ")[1] for seat in range(len(NAMED))]
    told = ["de Marc.", "d’Anne.", "d’Élise.", "d’Hélène.", "d’Yves.", "de Yann.", "d’Œdipe.", "de Joueur 1."]
    assert said == told


NUMBERED = """
foe-orc = Orc { $number }
    .the = the orc { $number }
    .effect = Walks in crowds.
foe-orc-7 = Gorl
    .the = old Gorl
"""


def test_things_that_differ_by_a_number_share_their_words() -> None:
    foes = Ids("foe", ("orc-1", "orc-12", "orc-7"))
    words = Words(BOX, "en", strict=True, texts={"en": {"own": NUMBERED + "log-hit = Hit: { $foe }, { $foe-the }."}})
    assert [words.thing(foes, foe) for foe in range(3)] == ["Orc 1", "Orc 12", "Gorl"]
    assert [words.said(effect_said(foes, foe)) for foe in range(2)] == ["Walks in crowds.", "Walks in crowds."]
    with pytest.raises(WordsError, match="is missing"):
        words.said(effect_said(foes, 2))
    assert words.event(EventRecord(Event("hit", "XOR-SET-5", foe=foes), (1,))) == "Hit: Orc 12, the orc 12."
    with pytest.raises(WordsError, match="odd-3 is missing"):
        Words(BOX, "en", strict=True, texts={"en": {"own": "odd = Without a number"}}).text("odd-3")


def test_a_kind_may_spell_its_words() -> None:
    squares = Ids("square", ("a1", "b2"), spelled=str.upper)
    box = copy(BOX)
    box.things = (squares,)
    assert not {"square-a1", "square-b2"} & needed(box, ()).keys()
    for language in LANGUAGES:
        words = Words(box, language, strict=True, texts={language: {"own": ""}})
        assert [words.thing(squares, square) for square in range(2)] == ["A1", "B2"]
        assert words.said(said(squares, 1)) == "B2"


def test_a_kind_may_take_its_words_from_others() -> None:
    lamps, rooms = Ids("lamp", ("brass", "night")), Ids("room", ("hall", "night"))
    powers = Ids("power", ("brass", "brass-2", "hall", "night", "leap-2"), words_from=(lamps, rooms))
    box = copy(BOX)
    box.things = (powers,)
    own = (
        "lamp-brass = Brass lamp\n    .effect = Shines.\nlamp-night = Night light\nroom-hall = Hall\nroom-night = Cell"
    )
    words = Words(box, "en", strict=True, texts={"en": {"own": own}})
    assert [words.thing(powers, power) for power in range(4)] == ["Brass lamp", "Brass lamp", "Hall", "Night light"]
    assert words.said(effect_said(powers, 1)) == "Shines."
    with pytest.raises(WordsError, match="power-leap-2 is missing"):
        words.thing(powers, 4)
    words = Words(box, "en", strict=True, texts={"en": {"own": f"{own}\npower-brass = Shine\npower-leap = Leap"}})
    assert [words.thing(powers, power) for power in (0, 1, 4)] == ["Shine", "Shine", "Leap"]


OWN = {"en": {"own": "here = Here\nodd = { $number }"}, "fr": {"own": "odd = { $nombre }"}}


def test_missing_words_are_said_in_english_or_else_by_their_id() -> None:
    words = Words(BOX, "fr", texts=OWN)
    assert words.text("here") == "Here"
    assert words.text("odd", number=3) == "3"
    assert words.text("nowhere") == "nowhere"


def test_strict_words_raise() -> None:
    words = Words(BOX, "fr", strict=True, texts=OWN)
    with pytest.raises(WordsError, match="here is missing in 'fr'"):
        words.text("here")
    with pytest.raises(WordsError, match="odd is not given \\$nombre"):
        words.text("odd", number=3)


def test_words_are_read_once_and_only_in_languages_there_are() -> None:
    assert words_for(BOX, "fr") is words_for(BOX, "fr")
    with pytest.raises(ValueError, match="there is no language 'de'; there are en, fr"):
        words_for(BOX, "de")


def test_words_that_were_said_before_are_not_put_together_again() -> None:
    words, table = Words(BOX, "fr"), Stage(BOX, 2, position=POSITION)
    view = table.view("red")
    for call in view.options():
        assert words.option(call, words.names(view.state, 0)) is words.option(call, words.names(view.state, 0))
    for _, refusal in view.why_not():
        assert words.refusal(refusal) is words.refusal(refusal)
    assert words.prompt(view) is words.prompt(table.view("red"))
    assert words.said(Say("task-holder", {"player": Say("colour-red")})) is words.said(
        Say("task-holder", {"player": Say("colour-red")})
    )


def test_the_same_option_reads_otherwise_to_somebody_else() -> None:
    table = Stage(BOX, 2, position=POSITION)
    blue, red = (FR.prompt(table.view(name)) for name in ("blue", "red"))
    assert blue != red == FR.prompt(table.view("red"))
    assert FR.thing(SEATS, 0, Names(("Anne", "Émile"))) != FR.thing(SEATS, 0, Names(("Zoé", "Émile")))


@pytest.mark.parametrize("reader", [-1, 0, 1])
def test_what_is_kept_for_all_is_said_with_the_names_of_each_table(reader: int) -> None:
    goes = "log-goes = { $seat-id ->\n    [you] You go\n   *[other] { $seat } goes\n}\n"
    texts = {"en": {"x.ftl": goes + "log-waits = { $seat } waits"}}
    words = Words(BOX, "en", strict=True, texts=texts)
    going, waiting = Event("goes", "XOR-OPN-1", seat=SEATS), Event("waits", "XOR-OPN-1", seat=SEATS)
    for seats in (("Ada", "Bea"), ("Cid", "Dan")):
        names = Names(seats, reader)
        assert words.event(EventRecord(going, (0,)), names) == ("You go" if reader == 0 else f"{seats[0]} goes")
        assert words.event(EventRecord(waiting, (1,)), names) == f"{seats[1]} waits"
        assert words.addressed(going, names) == names
        assert words.addressed(waiting, names) == Names(seats)


def test_labels_and_reasons_about_a_seat_are_said_with_its_name() -> None:
    about_a_seat, about_none = pick_holder(HELMET, 1), step_dwarf(0, 0)
    for seats in (("Ada", "Bea"), ("Cid", "Dan")):
        names = Names(seats)
        assert seats[1] in EN.option(about_a_seat, names)
        assert EN.naming(about_a_seat, names) == names
        assert EN.naming(about_none, names) == Names()
        assert EN.naming(about_none, names, Refusal("x", "XOR-OPN-1", (("seat", 1),))) == names


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", registry.GAMES)
def test_every_option_has_a_heading_in_words(game: str, language: str) -> None:
    """Also a step without arguments, which can stand there only once: the keys are explained by headings."""
    box: Box[Any] = registry.box(game)
    words = Words(box, language)
    options = [name for name in offered(box) if "game" in signature(box.steps[name].run).parameters]
    assert [name for name in options if words.verb(name).startswith("verb-")] == []
