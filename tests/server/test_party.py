"""One person with several seats, several people at one device, and a game saved to a file: with HeroQuest, whose
heroes know the same and whose Zargon knows more."""

import json
from pathlib import Path
from typing import Any

from lanterne.engine.log import Answer
from lanterne.server.live import LiveTable
from lanterne.server.people import Person
from lanterne.server.services import Services
from lanterne.server.table_plan import PlanSeat, TablePlan
from tests.server.rooms import Client, Guest, app_of, people, refused, still, with_services

HEROES = ("barbarian", "wizard")


async def party(services: Services, host: Person, *seats: PlanSeat, **plan: Any) -> LiveTable:
    """A table at which the heroes have been chosen."""
    heroes = [PlanSeat(s.kind, s.name, s.bot, {"take_hero": hero}) for s, hero in zip(seats, HEROES, strict=False)]
    live = await services.tables.new(
        TablePlan("heroquest", {"fixed_move": "on"}, (*heroes, *seats[len(heroes) :]), 0, **plan), host
    )
    await still(live)
    return live


async def answer(window: Client, *words: Any) -> None:
    table = window.live.table
    assert table is not None
    heard = await window.say("answer", choice=table.choice_id, seat=table.asked[0], answer=list(words))
    assert not refused(heard)
    await still(window.live)
    window.news()


async def begun(window: Client) -> None:
    """The draft is over, and the first hero has the turn."""
    for group in ("air", "fire", "water"):
        await answer(window, "take_group", "wizard", group)
    await answer(window, "begin")


def test_one_person_plays_all_heroes_without_a_curtain(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        [(ann, _)] = await people(services, "Ann")
        live = await party(services, ann, PlanSeat("me", "Ann"), PlanSeat("me", "Ann"), PlanSeat("bot", "", "steady"))
        window = await Client(live, ann).open()
        await begun(window)
        assert (window.last["seat"], window.last["seat_names"]) == (0, ["Barbarian", "Wizard", "Zargon"])
        await answer(window, "end_turn")
        assert (window.last["seat"], window.last.get("curtain", "")) == (1, "")
        assert window.last["undo"] == "free", "alone with bots whatever was done can be taken back"

    with_services(tmp_path, play)


def test_the_curtain_falls_between_heroes_and_zargon_and_not_between_heroes(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        [(ann, _)] = await people(services, "Ann")
        seats = (PlanSeat("me", "Ann"), PlanSeat("here", "Bob"), PlanSeat("here", "Cas"))
        live = await party(services, ann, *seats, curtain=True)
        window = await Client(live, ann).open()
        window.news()
        assert window.last["curtain"] == "Bob", "the first to come says so"
        await window.say("look", seat=1)
        await begun(window)
        assert (window.last["seat"], window.last.get("curtain", "")) == (0, ""), "Ann and Bob know the same"
        await answer(window, "roll_movement")
        assert live.table is not None
        heard = await window.say("closed", choice=live.table.choice_id, seat=0)
        assert heard[-1]["ways"][""]["square:v16"] == 3
        await window.say("walk", choice=live.table.choice_id, seat=0, thing="", to="square:v16")
        assert window.last["status"][-1].endswith("5"), "three of eight points are spent, by one request"
        await answer(window, "open_door", "u16-v16")
        await answer(window, "end_turn")
        assert (window.last["seat"], window.last.get("curtain", "")) == (1, "")
        await answer(window, "end_turn")
        assert (window.last["seat"], window.last["curtain"]) == (-1, "Cas"), "Cas alone reads the quest"
        await window.say("look", seat=2)
        assert window.last["seat"] == 2
        await answer(window, "end_zargon_turn")
        assert (window.last["seat"], window.last["curtain"]) == (-1, "Ann")

    with_services(tmp_path, play)


def test_a_proposal_counts_as_agreement_at_all_seats_and_can_be_taken_back(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        [(ann, _)] = await people(services, "Ann")
        live = await party(services, ann, PlanSeat("me", "Ann"), PlanSeat("me", "Ann"), PlanSeat("bot", "", "steady"))
        window = await Client(live, ann).open()
        for group in ("air", "fire", "water"):
            await answer(window, "take_group", "wizard", group)
        assert live.table is not None
        before = live.table.state.hash()
        await answer(window, "propose_swap", "barbarian", "wizard")
        assert live.table.asked == (0,), "nobody else has to be asked"
        places = live.table.box.describe(live.table.view(0))["heroes"]
        assert (places["barbarian"]["at"], places["wizard"]["at"]) == ("y17", "x17")
        await window.say("undo")
        await still(live)
        assert live.table.state.hash() == before

    with_services(tmp_path, play)


def test_another_person_is_asked_to_agree(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        [(ann, _)] = await people(services, "Ann")
        live = await party(services, ann, PlanSeat("me", "Ann"), PlanSeat("here", "Bob"), PlanSeat("bot", "", "steady"))
        window = await Client(live, ann).open()
        for group in ("air", "fire", "water"):
            await answer(window, "take_group", "wizard", group)
        await answer(window, "propose_swap", "barbarian", "wizard")
        assert live.table is not None
        assert live.table.asked == (1,)

    with_services(tmp_path, play)


def test_a_game_that_is_played_alone_is_taken_along_and_goes_on_elsewhere(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        (ann, ann_token), (bea, bea_token) = await people(services, "Ann", "Bea")
        live = await party(services, ann, PlanSeat("me", "Ann"), PlanSeat("me", "Ann"), PlanSeat("bot", "", "steady"))
        window = await Client(live, ann).open()
        await begun(window)
        assert live.table is not None
        host, stranger = Guest(app_of(services), ann_token), Guest(app_of(services), bea_token)
        assert (await stranger.post(f"/api/tables/{live.id}/take-along")).status_code == 409
        taken = await host.post(f"/api/tables/{live.id}/take-along")
        assert taken.status_code == 200
        assert json.loads(taken.content.splitlines()[-1])["type"] == "seed"
        made = await stranger.ask("POST", "/api/logs", content=taken.content)
        assert made.status_code == 201, made.text
        other = await services.tables.find(made.json()["id"])
        assert other.table is not None
        assert (other.status, other.seats_of(bea), other.plan.imported) == ("playing", (0, 1), False)
        assert other.table.state.hash() == live.table.state.hash()
        for one, whose in ((live, ann), (other, bea)):
            await answer(await Client(one, whose).open(), "roll_movement")
        assert other.table.state.hash() == live.table.state.hash(), "the same dice fall"

    with_services(tmp_path, play)


def test_people_who_play_with_others_cannot_download_the_seed(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        [(ann, token)] = await people(services, "Ann")
        live = await party(services, ann, PlanSeat("me", "Ann"), PlanSeat("me", "Ann"), PlanSeat("here", "Cas"))
        host = Guest(app_of(services), token)
        assert (await host.get(f"/api/tables/{live.id}/log")).status_code == 409
        assert (await host.post(f"/api/tables/{live.id}/take-along")).status_code == 409

    with_services(tmp_path, play)


def test_a_game_says_who_sits_where_and_which_seats_one_person_takes(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        games = {game["name"]: game for game in (await Guest(app_of(services)).get("/api/games")).json()}
        assert games["heroquest"]["alone"] == [True, True, True, True, False]
        assert games["heroquest"]["roles"][0] == ["", "Zargon"]
        assert games["heroquest"]["roles"][-1] == ["", "", "", "", "Zargon"]
        assert games["xorlosch"]["alone"] == [True, False, False]
        assert all(not any(roles) for roles in games["xorlosch"]["roles"])

    with_services(tmp_path, play)


# --- lines of sight ---------------------------------------------------------------------------------------------------


def test_everybody_at_the_table_may_ask_what_is_in_sight(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        [(ann, _)] = await people(services, "Ann")
        live = await party(services, ann, PlanSeat("me", "Ann"), PlanSeat("me", "Ann"), PlanSeat("bot", "", "steady"))
        window, stranger = await Client(live, ann).open(), await Client(live, None).open()
        await begun(window)
        assert window.last["sight"] is True
        [seen] = await window.say("seen", thing="hero:barbarian")
        assert (seen["type"], seen["thing"], seen["figures"]) == ("seen", "hero:barbarian", ["hero:wizard"])
        assert seen["here"] in seen["places"]
        stranger.news()
        assert await stranger.say("seen", thing="hero:barbarian") == [seen]
        assert await window.say("seen", thing="square:a1") == [{"type": "seen", "thing": "square:a1"}], "all is dark"

    with_services(tmp_path, play)


def test_before_the_game_nothing_is_in_sight(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        [(ann, _)] = await people(services, "Ann")
        seats = (PlanSeat("me", "Ann"), PlanSeat("friend"))
        live = await services.tables.new(TablePlan("heroquest", {}, seats, 0), ann)
        window = await Client(live, ann).open()
        assert refused(await window.say("seen", thing="hero:barbarian"))

    with_services(tmp_path, play)


# --- names ------------------------------------------------------------------------------------------------------------


def test_a_hero_is_named_by_its_player_and_bad_names_get_a_sentence(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        [(ann, _)] = await people(services, "Ann")
        live = await party(services, ann, PlanSeat("me", "Ann"), PlanSeat("me", "Ann"), PlanSeat("bot", "", "steady"))
        window = await Client(live, ann).open()
        window.news()
        motion = next(motion for motion in window.last["motions"] if motion["name"] == "name_hero")
        assert (motion["label"], motion["words"]) == ("Name your hero", True)
        sentence = refused(await window.say("motion", seat=1, name="name_hero", words="x" * 31))
        assert sentence == "A name can have at most 30 characters."
        assert refused(await window.say("motion", seat=2, name="name_hero", words="x")) == "This is not your seat."
        assert not refused(await window.say("motion", seat=1, name="name_hero", words="<b>Merl</b>"))
        assert live.table is not None
        assert live.table.state.names[3] == "<b>Merl</b>", "a name is a name, whatever it looks like"

    with_services(tmp_path, play)


def test_what_only_players_of_heroes_may_want_is_not_even_shown_to_zargon(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        (ann, _), (bob, _) = await people(services, "Ann", "Bob")
        live = await party(services, ann, PlanSeat("me", "Ann"), PlanSeat("me", "Ann"), PlanSeat("here", "Bob"))
        live.holders = {**live.holders, 2: bob.id}
        hero, zargon = await Client(live, ann).open(), await Client(live, bob).open()
        for window in (hero, zargon):
            window.news()
        assert zargon.last["seat"] == 2
        assert [motion["name"] for motion in hero.last["motions"]] == ["name_hero", "concede"]
        assert zargon.last.get("motions", []) == []
        sentence = refused(await zargon.say("motion", seat=2, name="concede"))
        assert sentence, "a request all the same gets the reason"

    with_services(tmp_path, play)


def test_who_raises_a_motion_does_not_vote_for_somebody_else_at_the_same_device(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        [(ann, _)] = await people(services, "Ann")
        steady = PlanSeat("bot", "", "steady")
        together = await party(services, ann, PlanSeat("me", "Ann"), PlanSeat("here", "Bob"), steady)
        alone = await party(services, ann, PlanSeat("me", "Ann"), PlanSeat("me", "Ann"), steady)
        for live, waits_for in ((together, (1,)), (alone, ())):
            assert live.seats_of(ann) == (0, 1), "both seats are at this device"
            window = await Client(live, ann).open()
            window.news()
            concede = next(motion for motion in window.last["motions"] if motion["name"] == "concede")
            assert concede.get("alone", False) is (not waits_for)
            assert not refused(await window.say("motion", seat=0, name="concede"))
            assert live.table is not None
            assert live.table.motion_waits_for == waits_for

    with_services(tmp_path, play)


def test_a_shortcut_is_offered_taken_and_taken_back_as_one(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        [(ann, _), (bob, _)] = await people(services, "Ann", "Bob")
        me = PlanSeat("me", "Ann")
        live = await party(services, ann, me, me, PlanSeat("bot", "", "steady"))
        window = await Client(live, ann).open()
        await begun(window)
        table = live.table
        assert table is not None

        async def offered() -> list[str]:
            heard = await window.say("closed", choice=table.choice_id, seat=table.asked[0])
            return [each["name"] for message in heard for each in message.get("shortcuts", [])]

        async def take(choice: int, name: str, client: Client = window) -> str:
            return refused(await client.say("shortcut", choice=choice, seat=table.asked[0], name=name))

        assert await offered() == ["search_in_turn", "all_wait"], "all heroes are at the exit still"
        before = table.last
        assert (await take(table.choice_id - 1, "search_in_turn")).startswith("Too late")
        assert await take(table.choice_id, "march_back") == "This is not possible now."
        stranger = await Client(live, bob).open()
        assert await take(table.choice_id, "search_in_turn", stranger) == "This is not your seat."
        assert table.last == before
        await answer(window, "roll_movement")
        for call in next(way for way in table.view(0).ways().values() if way.cost == 4).calls:
            await answer(window, *table.box.encode(call))
        await answer(window, "end_turn")
        await answer(window, "end_turn")
        assert {"go_back", "march_back"} <= set(await offered())
        before = table.last
        assert not await take(table.choice_id, "go_back")
        answers = [entry.answer[0] for entry in table.log.entries[before + 1 :] if isinstance(entry, Answer)]
        assert answers == ["roll_movement", *["walk"] * (len(answers) - 1)]
        assert table.state.exit >> table.state.heroes[0].square & 1
        assert live.saved == len(table.log.entries), "each of them is on the disk"
        await window.say("undo")
        assert table.last == before

    with_services(tmp_path, play)
