"""What a seat sees of a game, and what it can answer: all that a bot is given."""

import random
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from lanterne import engine
from lanterne.api.option import Option, option_of
from lanterne.bots import random_answer
from lanterne.draw import picture
from lanterne.draw.plain import spoken
from lanterne.engine import Call, IllegalAnswer, Refusal
from lanterne.errors import BadArgument
from lanterne.registry import looks, notes, scene
from lanterne.words import words_for

if TYPE_CHECKING:
    from lanterne.api.table import Table

Answer = Option | str | Call
"""An answer in any of its forms: an option, words such as `"step_dwarf red-w1 ruins-06"`, or a call of the engine."""


class Closed(NamedTuple):
    """Something that a seat cannot answer now: what, why, and by which rule.

    >>> import lanterne
    >>> table = lanterne.new_table("xorlosch", seed=1)
    >>> table.let_play("random", decisions=12)
    12
    >>> closed = table.view().why_not()[0]
    >>> str(closed.option), closed.rule
    ('step_dwarf green-m1 ruins-boots-1', 'XOR-MOV-4')
    >>> closed.reason
    'This passage is blocked: only travel boots cross it.'
    """

    option: Option
    reason: str
    rule: str


class View:
    """What one seat knows. Nothing that is hidden from the seat can be read from it; a bot may keep it.

    >>> import lanterne
    >>> view = lanterne.new_table("xorlosch", seed=1).view(0)
    >>> view.seat, view.is_asked, view.decision
    (0, True, 'choose_colour')
    >>> view.prompt
    'Which colour will your dwarfs wear?'
    >>> [str(option) for option in view.options()][:2]
    ['take_colour red', 'take_colour blue']
    """

    __slots__ = ("_listed", "lang", "raw")

    raw: engine.View[Any]
    """The view as the engine and the games' own bots know it, with the state in which hidden things are holes. Not part
    of the public surface: it may change between versions."""
    lang: str
    """The language of everything in words: `en` or `fr`."""

    def __init__(self, raw: engine.View[Any], lang: str = "en") -> None:
        self.raw = raw
        self.lang = lang
        self._listed: tuple[Option, ...] | None = None

    # --- who is asked what -----------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.raw.box.name

    @property
    def seat(self) -> int:
        """The number of the seat that looks, from 0; -1 for a spectator."""
        return self.raw.seat

    @property
    def names(self) -> tuple[str, ...]:
        """What the game calls its seats: colours, heroes, or numbers from 1 as long as they have no other name."""
        return self.raw.box.seat_names(self.raw.state)

    @property
    def is_asked(self) -> bool:
        """Whether this seat is asked."""
        return self.raw.is_asked

    @property
    def decision(self) -> str:
        """The name of the decision that waits, "" when the game is over."""
        return "" if self.raw.choice is None else self.raw.decision.name

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that the waiting decision follows, for `GameBox.rule`.

        >>> import lanterne
        >>> lanterne.new_table("xorlosch", seed=1).view().rules
        ('XOR-SET-2',)
        """
        return () if self.raw.choice is None else self.raw.decision.rules

    @property
    def prompt(self) -> str:
        """The question to this seat, in a sentence; if it is not asked, whom the game waits for; at the end, how the
        game ended."""
        return words_for(self.raw.box, self.lang).prompt(self.raw)

    # --- answers ---------------------------------------------------------------------------------------------------

    def options(self) -> tuple[Option, ...]:
        """What this seat can answer. Empty if it is not asked, or asked for a combined answer only (see `draft`).

        >>> import lanterne
        >>> table = lanterne.new_table("xorlosch", players=2, seed=1)
        >>> [option.args["colour"] for option in table.view(0).options()]
        ['red', 'blue', 'green', 'yellow', 'black', 'white']
        >>> table.view(1).options()
        ()
        """
        if self._listed is None:
            box = self.raw.box
            self._listed = tuple([Option(box, call) for call in self.raw.options()])
        return self._listed

    def _lists(self, option: Option) -> bool:
        """Whether the option is one of those that `options` has listed already. Costs next to nothing."""
        return self._listed is not None and option in self._listed

    def option(self, words: Answer, /, *values: Any, **named: Any) -> Option:
        """An answer from words, or from a name and values. It need not be open. Raises BadArgument with a sentence if
        there is no such step or thing.

        >>> import lanterne
        >>> view = lanterne.new_table("xorlosch", seed=1).view(0)
        >>> view.option("take_colour blue") == view.option("take_colour", colour="blue")
        True
        """
        return option_of(self.raw.box, self.raw.state, words, values, named)

    def is_open(self, answer: Answer) -> bool:
        """Whether this seat can give this answer now. Raises BadArgument if it is not an answer of this game.

        >>> import lanterne
        >>> table = lanterne.new_table("xorlosch", players=2, seed=1)
        >>> table.view(0).is_open("take_colour red"), table.view(1).is_open("take_colour red")
        (True, False)
        """
        return self.raw.is_open(self.option(answer).call)

    def why_not(self) -> tuple[Closed, ...]:
        """What is closed to this seat now, and why, in words.

        >>> import lanterne
        >>> table = lanterne.new_table("xorlosch", seed=1)
        >>> table.let_play("random", decisions=12)
        12
        >>> print(*sorted({closed.rule for closed in table.view().why_not()}))
        XOR-BOO-1 XOR-GRP-1 XOR-INT-6 XOR-ITM-2 XOR-MOV-4 XOR-POT-1 XOR-QST-3
        """
        return self._closed(self.raw.why_not())

    def refusal(self, answer: Answer) -> Closed | None:
        """Why this seat cannot give this answer now: of a combined answer, the first pick that does not fit, or what is
        missing. None if it can, or if no rule speaks of it. Raises BadArgument if it is not an answer of this game.

        >>> import lanterne
        >>> view = lanterne.new_table("dungeon-lords", players=2, seed=1).view()
        >>> view.refusal("program [give_order dig]").reason
        'Give an order for each of the three order spaces.'
        """
        option = self.option(answer)
        if self.raw.is_open(option.call):
            return None
        choice, picks = self.raw.choice, option.picks
        if not self.draft or choice is None or choice.draft is None or option.name != choice.draft.step.name:
            return next((each for each in self.why_not() if each.option == option), None)
        for place, pick in enumerate(picks):
            if not self.raw.takes(self._calls(picks[:place]), pick.call):
                return next((each for each in self.why_not_pick(picks[:place]) if each.option == pick), None)
        missing = self.raw.unfinished(self._calls(picks))
        return None if missing is None else self._closed([(option.call, missing)])[0]

    def _closed(self, refused: Iterable[tuple[Call, Refusal]]) -> tuple[Closed, ...]:
        words = words_for(self.raw.box, self.lang)
        names = words.names(self.raw.state, self.seat)
        return tuple(
            Closed(Option(self.raw.box, call), words.refusal(refusal, names), refusal.rule) for call, refusal in refused
        )

    def in_words(self, answer: Answer) -> str:
        """An answer as people read it on the screen.

        >>> import lanterne
        >>> lanterne.new_table("xorlosch", seed=1, lang="fr").view(0).in_words("take_colour red")
        'Rouge'
        """
        words = words_for(self.raw.box, self.lang)
        return words.option(self.option(answer).call, words.names(self.raw.state, self.seat))

    def default(self) -> Option:
        """The answer that is given for somebody who does not answer in time. It is always open. Raises BadArgument if
        the seat is not asked.

        >>> import lanterne
        >>> str(lanterne.new_table("xorlosch", seed=1).view().default())
        'take_colour red'
        """
        self._check_asked()
        return Option(self.raw.box, self.raw.default_answer())

    def random(self, chance: random.Random) -> Option:
        """A random answer. Every option is as likely as the others; a combined answer is put together pick by pick.
        Raises BadArgument if the seat is not asked.

        >>> import lanterne, random
        >>> view = lanterne.new_table("dungeon-lords", players=2, seed=1).view()
        >>> view.is_open(view.random(random.Random(1)))
        True
        """
        self._check_asked()
        return Option(self.raw.box, random_answer(self.raw, chance))

    def _check_asked(self) -> None:
        if not self.is_asked:
            raise BadArgument(f"seat {self.seat} is not asked")

    # --- combined answers ------------------------------------------------------------------------------------------

    @property
    def draft(self) -> str:
        """How a combined answer is put together: a `set` of picks in any order, `slots` that are filled in order, an
        `amount`, an `offer` with two sides, a `text` or the text of a `file`; "" if none is asked for."""
        choice = self.raw.choice
        return choice.draft.shape if choice is not None and choice.draft is not None and self.is_asked else ""

    def picks(self, so_far: Sequence[Answer] = ()) -> tuple[Option, ...]:
        """Of a combined answer: what can be picked next, after these picks. Empty if none is asked for.

        >>> import lanterne
        >>> view = lanterne.new_table("dungeon-lords", players=2, seed=1).view()
        >>> [str(pick) for pick in view.picks(["give_order reputation", "give_order dig"])][:2]
        ['give_order mine', 'give_order imps']
        """
        return tuple([Option(self.raw.box, call) for call in self.raw.picks(self._calls(so_far))])

    def why_not_pick(self, so_far: Sequence[Answer] = ()) -> tuple[Closed, ...]:
        """Of a combined answer: what cannot be picked next, and why.

        >>> import lanterne
        >>> view = lanterne.new_table("dungeon-lords", players=2, seed=1).view()
        >>> closed = view.why_not_pick()[0]
        >>> str(closed.option), closed.reason
        ('give_order monster', 'This order is inaccessible this round.')
        """
        return self._closed(self.raw.why_not_pick(self._calls(so_far)))

    def can_confirm(self, so_far: Sequence[Answer]) -> bool:
        """Of a combined answer: whether these picks are a whole answer.

        >>> import lanterne
        >>> view = lanterne.new_table("dungeon-lords", players=2, seed=1).view()
        >>> view.can_confirm([]), view.can_confirm(view.random(random.Random(1)).picks)
        (False, True)
        """
        return bool(self.draft) and self.raw.unfinished(self._calls(so_far)) is None

    def confirm(self, so_far: Sequence[Answer]) -> Option:
        """The combined answer that these picks make. Raises IllegalAnswer with the reason if something is missing, and
        BadArgument if no combined answer is asked for.

        >>> import lanterne
        >>> view = lanterne.new_table("dungeon-lords", players=2, seed=1).view()
        >>> view.decision, view.draft
        ('program_orders', 'slots')
        >>> picks = ()
        >>> while not view.can_confirm(picks):
        ...     picks += (view.picks(picks)[0],)
        >>> str(view.confirm(picks))
        'program [give_order reputation] [give_order dig] [give_order mine] [dummy_order food]'
        """
        choice = self.raw.choice
        if not self.draft or choice is None or choice.draft is None:
            raise BadArgument("no combined answer is asked for")
        calls = self._calls(so_far)
        missing = self.raw.unfinished(calls)
        if missing is not None:
            raise IllegalAnswer(f"{words_for(self.raw.box, self.lang).refusal(missing)} ({missing.rule})")
        return Option(self.raw.box, choice.draft.confirm(calls))

    def _calls(self, picks: Sequence[Answer]) -> tuple[Call, ...]:
        if isinstance(picks, str | Option):
            raise BadArgument(f"picks are a list: [{str(picks)!r}]")
        return tuple([pick.call if isinstance(pick, Option) else self.option(pick).call for pick in picks])

    def suggested(self) -> tuple[Option, ...]:
        """Of a combined answer: picks to begin with, if the game suggests some."""
        return tuple(Option(self.raw.box, call) for call in self.raw.suggested())

    def notes(self) -> dict[Option, tuple[str, ...]]:
        """What an answer would lead to, in a few words, for those the game can say something about."""
        say = words_for(self.raw.box, self.lang).said
        return {Option(self.raw.box, call): tuple(map(say, said)) for call, said in notes(self.raw).items()}

    # --- the position ----------------------------------------------------------------------------------------------

    def describe(self) -> dict[str, Any]:
        """The position by names, as plain data: dictionaries, lists, texts and numbers. `docs/describe` has a page for
        each game that says what is in it.

        >>> import lanterne
        >>> table = lanterne.new_table("xorlosch", seed=1)
        >>> table.view(0).describe()["round"]
        0
        """
        return self.raw.box.describe(self.raw)

    def text(self) -> str:
        """The position in sentences, one a line, as a screen reader reads it.

        >>> import lanterne
        >>> lanterne.new_table("warhammer-quest", seed=1).view().text().splitlines()[0]
        'Warhammer Quest. The party gets ready.'
        """
        return "\n".join(spoken(scene(self.raw), words_for(self.raw.box, self.lang).said))

    def svg(self) -> str:
        """The position as an SVG picture, with the question that waits.

        >>> import lanterne
        >>> picture = lanterne.new_table("dungeon-run", players=2, seed=1).view().svg()
        >>> picture.startswith("<svg"), picture.endswith("</svg>")
        (True, True)
        """
        return picture_of(self.raw, self.lang)

    def to_dict(self) -> dict[str, Any]:
        """All that a program needs in order to answer, as plain data: the question, the options or first picks in words
        that `Table.play` takes, and the position.

        >>> import lanterne
        >>> shown = lanterne.new_table("xorlosch", seed=1).view().to_dict()
        >>> shown["prompt"], shown["options"][0]
        ('Which colour will your dwarfs wear?', {'answer': 'take_colour red', 'label': 'Red'})
        """
        return {
            "game": self.game,
            "seat": self.seat,
            "names": list(self.names),
            "asked": list(self.raw.choice.seats) if self.raw.choice else [],
            "decision": self.decision,
            "rules": list(self.rules),
            "prompt": self.prompt,
            "options": [{"answer": str(each), "label": self.in_words(each)} for each in self.options()],
            "draft": self.draft,
            "picks": [{"answer": str(each), "label": self.in_words(each)} for each in self.picks()],
            "position": self.describe(),
        }

    def sample(self, seed: int | str = 0) -> "Table":
        """A table that could be this one as far as the seat knows: what is hidden is drawn at random, from the seed,
        without looking at the truth. For bots that look ahead.

        >>> import lanterne
        >>> table = lanterne.new_table("dungeon-lords", players=2, seed=1)
        >>> dream = table.view(0).sample(seed=7)
        >>> decisions = dream.let_play("random")
        >>> dream.over, table.over
        (True, False)
        """
        from lanterne.api.table import Table

        return Table._sampled(self, seed)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        who = "a spectator" if self.seat < 0 else f"seat {self.seat}"
        return f"<View of {self.game} by {who}: {self.decision or 'over'}>"


def picture_of(view: engine.View[Any], lang: str) -> str:
    """What the view's seat sees, as an SVG picture with the question that waits."""
    words = words_for(view.box, lang)
    names = words.names(view.state, view.seat)
    title = names.seats[view.seat] if view.is_asked else words.title
    return picture(scene(view), words.said, (title, words.prompt(view, names)), view.touchable(), looks(view).mood)
