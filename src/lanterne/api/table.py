"""A game in play, driven from Python."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from lanterne import engine
from lanterne.api.bots import AnyBot, bot
from lanterne.api.happened import Event, told
from lanterne.api.option import Option, option_of
from lanterne.api.record import Begun, Dice, Outcome, recorded, seed_bytes, write
from lanterne.api.view import Answer, View
from lanterne.bots import RandomBot
from lanterne.engine import Box, Call, EventRecord, Game, IllegalAnswer, Log, SeedDice
from lanterne.errors import BadArgument
from lanterne.registry import box as find_box
from lanterne.words import words_for

NO_DICE = engine.NoDice()


class Table:
    """A game in play. `lanterne.new_table` begins one, `lanterne.load_table` loads one from a file.

    Seats are numbered from 0; wherever a seat is asked for, its name works too. Equal seeds and answers make equal
    games. A notebook shows the table as the seat that is asked sees it.

    >>> import lanterne
    >>> table = lanterne.new_table("xorlosch", players=2, seed=1)
    >>> table.turn, table.names
    (0, ('1', '2'))
    >>> table.play("take_colour red")
    >>> table.play(table.options()[0])
    >>> table.names
    ('red', 'blue')
    >>> table
    <Table of xorlosch: seat 0 is asked, choose_group>
    """

    __slots__ = ("_answers", "_begun", "_box", "_dice", "_game", "_now", "_sure", "lang")

    lang: str
    """The language of everything in words: `en` or `fr`."""

    def __init__(
        self,
        box: Box[Any],
        game: Game[Any],
        dice: Dice,
        begun: Begun | None,
        answers: list[tuple[int, Call]],
        lang: str,
    ) -> None:
        self._box = box
        self._game = game
        self._dice = dice
        self._begun = begun
        self._answers = answers
        self._now: View | None = None
        self._sure: Option | None = None
        self.lang = lang

    # --- beginnings ------------------------------------------------------------------------------------------------

    @classmethod
    def _begin(
        cls,
        box: Box[Any],
        players: int,
        seed: int | bytes | None,
        settings: Mapping[str, Any],
        names: Sequence[str] = (),
        position: Mapping[str, Any] | None = None,
        simulation: bool = False,
        lang: str = "en",
    ) -> "Table":
        """Used by `GameBox.new_table`, which explains the arguments. Raises BadArgument."""
        try:
            words_for(box, lang)
            box.check_seats(players, settings)
            full = box.full_settings(settings, simulation)
            begun = Begun(full, players, seed_bytes(seed), tuple(names), dict(position or {}))
            state = box.setup(dict(full), players)
            if names:
                box.sit(state, names)
            if position:
                box.arrange(state, position)
        except ValueError as error:
            raise BadArgument(str(error)) from None
        dice = SeedDice(begun.seed or b"")
        return cls(box, Game(box, state, dice), dice, begun, [], lang)

    @classmethod
    def _sampled(cls, view: View, seed: int | str) -> "Table":
        """Used by `View.sample`, which explains it."""
        raw, dice = view.raw, SeedDice(seed_bytes(f"sample {seed}"))
        return cls(raw.box, Game(raw.box, raw.sample(dice), dice), dice, None, [], view.lang)

    @classmethod
    def _loaded(cls, table: engine.Table[Any], seed: bytes | None, lang: str = "en") -> "Table":
        """Used by `load_table`, which explains it: the table that a log leads to."""
        header = table.log.header
        log = Log(header, list(table.log.entries))
        begun = Begun(header.settings, len(header.seats), seed, header.names, header.position, log)
        dice: Dice = NO_DICE if seed is None else SeedDice(seed, log.chance_numbers()[1])
        return cls(table.box, Game(table.box, table.state.copy(), dice), dice, begun, [], lang)

    @classmethod
    def _at(cls, box: Box[Any], state: Any, lang: str = "en") -> "Table":
        """Used by `replay`: a table in this state, without dice and without a log. It keeps the state."""
        return cls(box, Game(box, state, NO_DICE), NO_DICE, None, [], lang)

    # --- whose turn ------------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._box.name

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self._game.state.sealed)

    @property
    def settings(self) -> dict[str, Any]:
        """What was agreed on before the game; empty for a table that was made by `View.sample`."""
        return dict(self._begun.settings) if self._begun is not None else {}

    @property
    def seed(self) -> bytes | None:
        """The 32 bytes from which all dice follow: `new_table(…, seed=table.seed)` begins the same game again. None if
        the table does not know them.

        >>> import lanterne
        >>> table = lanterne.new_table("xorlosch")
        >>> lanterne.new_table("xorlosch", seed=table.seed).hash() == table.hash()
        True
        """
        return self._dice.seed if isinstance(self._dice, SeedDice) else None

    @property
    def names(self) -> tuple[str, ...]:
        """What the game calls its seats: colours, heroes, or numbers from 1 as long as they have no other name."""
        return self._box.seat_names(self._game.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.choice is None

    @property
    def turn(self) -> int | None:
        """The seat that is asked, the first of them if several are asked at once; None when the game is over."""
        choice = self._game.choice
        if choice is None:
            return None
        return choice.seats[0] if choice.reveal is None else self._game.asked[0]

    @property
    def asked(self) -> tuple[int, ...]:
        """All seats whose answer is awaited: several if they choose in secret at the same time.

        >>> import lanterne
        >>> lanterne.new_table("dungeon-lords", players=3, seed=1).asked
        (0, 1, 2)
        """
        return self._game.asked

    @property
    def decision(self) -> str:
        """The name of the decision that waits, "" when the game is over."""
        return "" if self.over else self._game.decision.name

    @property
    def prompt(self) -> str:
        """What is asked, in a sentence; at the end, how the game ended."""
        return self.view().prompt

    @property
    def decisions(self) -> int:
        """How many answers were given since the table began, or was loaded."""
        return len(self._answers)

    @property
    def answers(self) -> tuple[tuple[int, Option], ...]:
        """The answers given since the table began, or was loaded: each with the seat that gave it.

        >>> import lanterne
        >>> table = lanterne.new_table("xorlosch", players=2, seed=1)
        >>> table.let_play("steady", decisions=2)
        2
        >>> [(seat, str(option)) for seat, option in table.answers]
        [(0, 'take_colour red'), (1, 'take_colour blue')]
        """
        return tuple([(seat, Option(self._box, call)) for seat, call in self._answers])

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on.

        >>> import lanterne
        >>> table = lanterne.new_table("dungeon-lords", players=2, seed=1)
        >>> decisions = table.let_play("random")
        >>> table.outcome.places, table.outcome.points, table.outcome.by_name["blue"]
        ((2, 1), (-24, -5), Result(place=1, points=-5))
        """
        if not self.over:
            return None
        return Outcome(self._game.state.ending, self._box.ranking(self._game.state), self.points, self.names)

    @property
    def points(self) -> tuple[int | None, ...]:
        """What each seat has by the game's own count, also while the game goes on: task cards in Xorlosch, gold in
        HeroQuest and Warhammer Quest, points in Dungeon Lords and in a Dungeon Run alone. None for a seat that counts
        nothing. It is the truth, and some of it may be secret."""
        state = self._game.state
        return tuple([self._box.points(state, seat) for seat in range(self.players)])

    # --- observing -------------------------------------------------------------------------------------------------

    def view(self, seat: int | str | None = None) -> View:
        """What a seat sees; by default the one that is asked, at the end a spectator. -1 is a spectator.

        >>> import lanterne
        >>> table = lanterne.new_table("dungeon-lords", players=2, seed=1)
        >>> table.view("blue"), table.view(-1)
        (<View of dungeon-lords by seat 1: program_orders>, <View of dungeon-lords by a spectator: program_orders>)
        """
        if seat is None:
            seat = -1 if self.over else self._seat(None)
        elif seat != -1:
            seat = self._seat(seat)
        return View(self._box.view(self._game.state, seat), self.lang)

    def describe(self, seat: int | str | None = None) -> dict[str, Any]:
        """The position as a seat knows it, as plain data: see `View.describe`."""
        return self.view(seat).describe()

    def text(self, seat: int | str | None = None) -> str:
        """The position as a seat knows it, in sentences.

        >>> import lanterne
        >>> lanterne.new_table("warhammer-quest", seed=1, lang="fr").text().splitlines()[0]
        'Warhammer Quest. Le groupe se prépare.'
        """
        return self.view(seat).text()

    def svg(self, seat: int | str | None = None) -> str:
        """The position as a seat knows it, as an SVG picture.

        >>> import lanterne
        >>> lanterne.new_table("heroquest", seed=1).svg()[:4]
        '<svg'
        """
        return self.view(seat).svg()

    @property
    def state(self) -> Any:
        """The true state, as the engine knows it, with all secrets. Not part of the public surface: it may change
        between versions. Do not change it."""
        return self._game.state

    def hash(self) -> str:
        """A hash of the true state: equal positions have equal hashes."""
        return str(self._game.state.hash())

    # --- answering -------------------------------------------------------------------------------------------------

    def options(self, seat: int | str | None = None) -> tuple[Option, ...]:
        """What a seat can answer; by default the one that is asked. Empty if it is asked for a combined answer only:
        see `picks`.

        >>> import lanterne
        >>> table = lanterne.new_table("xorlosch", seed=1)
        >>> ", ".join(str(option) for option in table.options()[:3])
        'take_colour red, take_colour blue, take_colour green'
        """
        return self._true(seat).options()

    def picks(self, so_far: Sequence[Answer] = (), seat: int | str | None = None) -> tuple[Option, ...]:
        """Of a combined answer: what can be picked next. `confirm` makes an answer of the picks.

        >>> import lanterne
        >>> table = lanterne.new_table("dungeon-lords", players=2, seed=1)
        >>> picks = []
        >>> while not table.can_confirm(picks):
        ...     picks.append(table.picks(picks)[-1])
        >>> table.play(table.confirm(picks))
        >>> table.asked
        (1,)
        """
        return self._true(seat).picks(so_far)

    def can_confirm(self, so_far: Sequence[Answer], seat: int | str | None = None) -> bool:
        """Of a combined answer: whether these picks are a whole answer."""
        return self._true(seat).can_confirm(so_far)

    def confirm(self, so_far: Sequence[Answer], seat: int | str | None = None) -> Option:
        """The combined answer that these picks make. Raises as `View.confirm` does."""
        return self._true(seat).confirm(so_far)

    def random(self, chance: random.Random, seat: int | str | None = None) -> Option:
        """A random answer, as `View.random` makes it."""
        self._sure = self._true(seat).random(chance)
        return self._sure

    def option(self, words: Answer, /, *values: Any, **named: Any) -> Option:
        """An answer from words, or from a name and values; see `View.option`."""
        return option_of(self._box, self._game.state, words, values, named)

    def play(self, answer: Answer, seat: int | str | None = None) -> None:
        """Answer for a seat, by default the one that is asked, and play on to the next decision.

        Raises BadArgument if the words mean nothing, or the game is over. Raises IllegalAnswer with the reason and the
        rule, and changes nothing, if the answer is not open.

        >>> import lanterne
        >>> table = lanterne.new_table("xorlosch", seed=1)
        >>> table.play("take_colour red")
        >>> table.play("take_colour red")
        Traceback (most recent call last):
            ...
        lanterne.engine.game.IllegalAnswer: take_colour red is not open to seat 1
        """
        number = self.turn if seat is None else self._seat(seat)
        if number is None:
            raise BadArgument("the game is over")
        option = answer if isinstance(answer, Option) else self.option(answer)
        call, now = option.call, self._now
        offered = now is not None and now.raw.seat == number and (option is self._sure or now._lists(option))
        if offered:
            self._game.play(number, call)
        else:
            try:
                self._game.answer(number, call)
            except IllegalAnswer:
                raise IllegalAnswer(self._why_not(option, number)) from None
        self._answers.append((number, call))
        self._now = self._sure = None

    def let_play(self, bots: AnyBot | Sequence[AnyBot], decisions: int | None = None) -> int:
        """Let bots play: one for all seats, or a list of one for each seat. They play until the game is over, until a
        seat is asked that has None in the list, or for this number of decisions. Returns how many they made. A bot is
        a name (`steady`), `package.module:Class`, a class with `choose(view)`, or an object of such a class. Raises
        BadArgument with a sentence if there is no such bot, and IllegalAnswer if a bot's answer is not open.

        >>> import lanterne
        >>> table = lanterne.new_table("xorlosch", players=3, seed=1)
        >>> table.let_play(["steady", "random", None])  # until the third player is asked
        2
        """
        several = isinstance(bots, list | tuple)
        seated = list(bots) if several else [bots] * self.players
        if len(seated) != self.players:
            named = "there is 1 bot" if len(seated) == 1 else f"there are {len(seated)} bots"
            raise BadArgument(f"{named} for {self.players} seats; a single name, not in a list, plays them all")
        dice = self._dice.seed.hex()[:16] if isinstance(self._dice, SeedDice) else ""
        own = f"lanterne table {dice} {len(self._answers)}"
        made = [None if who is None else bot(self.game, who)(f"{own} seat {at}") for at, who in enumerate(seated)]
        done = 0
        while not self.over and (decisions is None or done < decisions):
            playing = [seat for seat in self.asked if made[seat] is not None]
            if not playing:
                break
            seat = playing[0]
            chosen = made[seat]
            assert chosen is not None
            if isinstance(chosen, RandomBot):  # it asks for nothing but what is open, which needs no view of its own
                answer = self._sure = Option(self._box, chosen.choose(self._true(seat).raw))
            else:
                answer = Option(self._box, chosen.choose(self._box.view(self._game.state, seat)))
            self.play(answer, seat)
            done += 1
        return done

    def undo(self) -> None:
        """Take back the last answer and all that followed from it, the dice as well: the same answer leads to the same
        position. Raises BadArgument if no answer was given since the table began, or was loaded.

        >>> import lanterne
        >>> table = lanterne.new_table("xorlosch", seed=1)
        >>> before = table.hash()
        >>> table.play("take_colour red")
        >>> table.undo()
        >>> table.hash() == before
        True
        """
        if not self._answers or self._begun is None:
            raise BadArgument("there is nothing to take back")
        again = self._from_the_beginning()
        for seat, call in self._answers[:-1]:
            again._game.play(seat, call)
        self._game, self._dice, self._now, self._sure = again._game, again._dice, None, None
        self._answers.pop()

    def copy(self, seed: int | None = None) -> "Table":
        """An independent copy. It will roll the same dice as this table; with a `seed` it rolls others, and has no log.

        >>> import lanterne
        >>> table = lanterne.new_table("xorlosch", seed=1)
        >>> other = table.copy()
        >>> other.play("take_colour red")
        >>> table.decisions, other.decisions
        (0, 1)
        >>> lucky = table.copy(seed=7)
        >>> lucky.let_play("steady", decisions=5)
        5
        """
        old, dice = self._game, self._dice
        if seed is not None:
            dice = SeedDice(seed_bytes(seed))
        elif isinstance(dice, SeedDice):
            dice = SeedDice(dice.seed, dice.count)
        game = Game.at(self._box, old.state.copy(), dice, old.choice)
        return Table(self._box, game, dice, self._begun if seed is None else None, self._answers[:], self.lang)

    # --- saving ----------------------------------------------------------------------------------------------------

    @property
    def log(self) -> Log:
        """Every answer and every outcome of chance. Raises LogError if the dice were changed on the way, by
        `View.sample` or `copy(seed=…)`.

        >>> import lanterne
        >>> table = lanterne.new_table("xorlosch", seed=1)
        >>> table.play("take_colour red")
        >>> table.log.entries[-1].answer
        ('take_colour', 'red')
        """
        return recorded(self._box, self._begun, self._answers).log

    def events(self, seat: int | str = -1) -> tuple[Event, ...]:
        """What happened so far, as a seat could see it; by default a spectator. The game is played again for it. Raises
        LogError as `log` does.

        >>> import lanterne
        >>> table = lanterne.new_table("dungeon-run", players=2, seed=1)
        >>> decisions = table.let_play("random", decisions=30)
        >>> [event.args["number"] for event in table.events() if event.name == "round-begins"][:3]
        [1, 2, 3]
        """
        number = -1 if seat == -1 else self._seat(seat)
        said: list[EventRecord] = []
        recorded(self._box, self._begun, self._answers, said)
        return told(self._box, said, self._game.state, number, self.lang)

    def story(self, seat: int | str = -1) -> tuple[str, ...]:
        """What happened so far, in sentences, as a seat could see it; by default a spectator. Raises LogError as `log`
        does.

        >>> import lanterne
        >>> table = lanterne.new_table("xorlosch", seed=1)
        >>> table.play("take_colour red")
        >>> table.story()[-1]
        'Player 1 will be Red.'
        """
        return tuple(event.text for event in self.events(seat))

    def save(self, path: Path | str) -> None:
        """Write the game to a file: `lanterne.load_table` and the browser can play on from it, `lanterne verify`
        proves it once it is over. Raises LogError with a sentence if it cannot be written, and as `log` does.

        >>> import lanterne
        >>> lanterne.new_table("xorlosch", seed=1).save("no/such/folder/game.log")
        Traceback (most recent call last):
            ...
        lanterne.engine.log.LogError: no/such/folder/game.log cannot be written: No such file or directory
        """
        write(recorded(self._box, self._begun, self._answers), self._begun, Path(path))

    def _from_the_beginning(self) -> "Table":
        begun = self._begun
        assert begun is not None
        if begun.log is not None:
            return Table._loaded(engine.Table.replay(self._box, begun.log, seed=begun.seed), begun.seed)
        return Table._begin(self._box, begun.players, begun.seed, begun.settings, begun.names, begun.position)

    # --- inside ----------------------------------------------------------------------------------------------------

    def _seat(self, seat: int | str | None) -> int:
        """The number of a seat. Raises BadArgument."""
        if seat is None:
            if self.turn is None:
                raise BadArgument("the game is over")
            return self.turn
        names = self.names
        if isinstance(seat, str):
            if seat not in names:
                raise BadArgument(f"there is no seat called {seat!r}; there are {', '.join(names)}")
            return names.index(seat)
        if not isinstance(seat, int):
            raise BadArgument(f"a seat is a number or a name, not {seat!r}")
        if not 0 <= seat < len(names):
            raise BadArgument(f"there is no seat {seat}; they are numbered from 0 to {len(names) - 1}")
        return seat

    def _true(self, seat: int | str | None) -> View:
        """A view without holes: it offers the same as the seat's own, and costs nothing to make. It is kept until the
        next answer."""
        number = self.turn if seat is None else self._seat(seat)
        if number is None:
            raise BadArgument("the game is over")
        now = self._now
        if now is None or now.raw.seat != number:
            game = self._game
            now = View(engine.View.through_holes(self._box, game.state, game.choice, number, 0), self.lang)
            self._now = now
        return now

    def _why_not(self, option: Option, seat: int) -> str:
        if seat not in self.asked:
            others = " and ".join(f"seat {each}" for each in self.asked)
            return f"{option} is not open to seat {seat}, which is not asked now: the game waits for {others}"
        closed = self.view(seat).refusal(option)
        return f"{option} is not open to seat {seat}" + (f": {closed.reason} ({closed.rule})" if closed else "")

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return self.copy()

    __copy__ = copy

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.game, self._game.state, self._dice, self._begun, self._answers, self.lang)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        if self.over:
            return f"<Table of {self.game}: over by {self._game.state.ending}>"
        asked = ", ".join(map(str, self.asked))
        who = f"seat {asked} is" if len(self.asked) == 1 else f"seats {asked} are"
        return f"<Table of {self.game}: {who} asked, {self.decision}>"


def _again(game: str, state: Any, dice: Dice, begun: Begun | None, answers: list[tuple[int, Call]], lang: str) -> Table:
    box = find_box(game)
    return Table(box, Game(box, state, dice), dice, begun, answers, lang)
