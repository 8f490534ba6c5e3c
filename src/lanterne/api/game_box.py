"""Games as they come in their boxes: how many can play, what can be set, who can play against you."""

from collections.abc import Mapping, Sequence
from typing import Any

from lanterne.api.bots import AnyBot, Bot, NamedBot, bot, bot_names
from lanterne.api.option import Option, option_of
from lanterne.api.table import Table
from lanterne.api.view import Answer
from lanterne.engine import Box, Setting
from lanterne.engine.box import players_in_words
from lanterne.errors import BadArgument, LanterneError
from lanterne.packs import PackError
from lanterne.registry import GAMES
from lanterne.registry import box as find_box
from lanterne.words import words_for
from lanterne.words.flaws import flaw_sentence
from lanterne.words.rulebook import rules


def list_games() -> tuple[str, ...]:
    """The names of all games: Lanterne's own, then what others have added.

    >>> import lanterne
    >>> lanterne.list_games()[:3]
    ('xorlosch', 'heroquest', 'warhammer-quest')
    """
    return GAMES


def load(game: str) -> "GameBox":
    """A game by its name, perhaps with packs: `heroquest+deep-halls`. Raises BadArgument with a sentence if there is
    none, and PackError if a pack does not fit.

    >>> import lanterne
    >>> lanterne.load("xorlosch")
    <GameBox xorlosch: 2 to 6 players>
    """
    if not isinstance(game, str):
        raise BadArgument(f"a game is a name, not {game!r}: load('xorlosch')")
    try:
        return GameBox(find_box(game))
    except PackError as error:
        error.sentence = flaw_sentence(error, "en")
        raise
    except LanterneError:
        raise
    except ValueError as error:
        raise BadArgument(str(error)) from None


def new_table(
    game: str,
    players: int | None = None,
    seed: int | bytes | None = None,
    *,
    lang: str = "en",
    names: Sequence[str] = (),
    position: Mapping[str, Any] | None = None,
    simulation: bool = False,
    **settings: Any,
) -> Table:
    """A new game: the same as `load(game).new_table(…)`, which explains the arguments.

    >>> import lanterne
    >>> lanterne.new_table("xorlosch", players=4, seed=1, board="dungeon")
    <Table of xorlosch: seat 0 is asked, choose_colour>
    """
    return load(game).new_table(
        players, seed, lang=lang, names=names, position=position, simulation=simulation, **settings
    )


class GameBox:
    """A game as it comes in its box.

    >>> import lanterne
    >>> box = lanterne.load("xorlosch")
    >>> box.title("fr")
    'Les chasseurs de dragons de Xorlosch'
    >>> box.players, box.bots
    ((2, 3, 4, 5, 6), ('random', 'novice', 'steady', 'steady:broker', 'steady:avenger', 'steady:slayer', 'strong'))
    >>> box.settings["board"].values
    ('ruins', 'dungeon', 'random')
    """

    __slots__ = ("_box",)

    def __init__(self, box: Box[Any]) -> None:
        self._box = box

    @property
    def name(self) -> str:
        """The name of the game, with its packs."""
        return self._box.name

    def title(self, lang: str = "en") -> str:
        """What the game is called."""
        return words_for(self._box, lang).title

    @property
    def version(self) -> int:
        """The version of its rules. It rises when a log of the version before would no longer replay."""
        return self._box.version

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players it is for; `players_with` tells them for certain settings."""
        return tuple(self._box.seats)

    def players_with(self, **settings: Any) -> tuple[int, ...]:
        """The numbers of players that these settings allow. Raises BadArgument for settings that do not fit.

        >>> import lanterne
        >>> box = lanterne.load("dungeon-lords")
        >>> box.players_with(), box.players_with(trainer="first-blood")
        ((2, 3, 4), (1,))
        """
        try:
            return self._box.seats_with(settings)
        except ValueError as error:
            raise BadArgument(str(error)) from None

    @property
    def settings(self) -> dict[str, Setting]:
        """What can be agreed on before a game, by name: each has its `values`, its `default` and its `rule`.

        >>> import lanterne
        >>> mode = lanterne.load("xorlosch").settings["mode"]
        >>> mode.values, mode.default, mode.rule
        (('full-game', 'short-game'), 'full-game', 'XOR-END-1')
        """
        return {setting.name: setting for setting in self._box.settings}

    @property
    def endings(self) -> tuple[str, ...]:
        """The ways a game can end, the last of them by the limit for simulations.

        >>> import lanterne
        >>> lanterne.load("xorlosch").endings
        ('all-quests-done', 'dragons-slain', 'stopped')
        """
        return (*self._box.endings, *(() if self._box.stop in self._box.endings else (self._box.stop,)))

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that can play it by name: `random`, the game's own, and those of installed packages."""
        return bot_names(self.name)

    def bot(self, who: AnyBot, seed: int | str = 0) -> Bot:
        """A bot to ask for advice: `choose(view)` gives its answer. Raises BadArgument if there is no such bot.

        >>> import lanterne
        >>> advice = lanterne.load("xorlosch").bot("steady")
        >>> str(advice.choose(lanterne.new_table("xorlosch", seed=1).view()))
        'take_colour red'
        """
        return NamedBot(bot(self.name, who)(f"lanterne bot {seed}"))

    def rule(self, rule_id: str, lang: str = "en") -> str:
        """The text of a rule, in Markdown. Raises BadArgument if there is none of this id.

        >>> import lanterne
        >>> lanterne.load("xorlosch").rule("XOR-MOV-3")
        '**XOR-MOV-3** A step to an adjacent square costs 1 MP. Squares are adjacent when a passage links them.'
        """
        words_for(self._box, lang)
        found = rules(self.name, lang)
        if rule_id not in found:
            raise BadArgument(f"{self.name} has no rule {rule_id}")
        return found[rule_id]

    def option(self, words: Answer, /, *values: Any, **named: Any) -> Option:
        """An answer from words, or from a name and values; see `View.option`.

        >>> import lanterne
        >>> lanterne.load("xorlosch").option("take_colour", colour="green").args
        {'colour': 'green'}
        """
        return option_of(self._box, None, words, values, named)

    def new_table(
        self,
        players: int | None = None,
        seed: int | bytes | None = None,
        *,
        lang: str = "en",
        names: Sequence[str] = (),
        position: Mapping[str, Any] | None = None,
        simulation: bool = False,
        **settings: Any,
    ) -> Table:
        """A new game, at its first decision. Raises BadArgument with a sentence if players or settings do not fit.

        `players`: how many; by default the fewest that these settings allow. `seed`: any number or 32 bytes; without it
        the dice are random. `lang`: the language of everything in words, `en` or `fr`. `names` and `position`: who sits
        where and where the game begins, as in a scenario (`docs/scenarios.md`). `simulation`: use the defaults for
        simulations, which stop games that might go on for ever.

        >>> import lanterne
        >>> lanterne.load("heroquest").new_table(seed=1, play="single-quest", quest=3)
        <Table of heroquest: seat 0 is asked, choose_hero>
        >>> lanterne.load("xorlosch").new_table(players=7)
        Traceback (most recent call last):
            ...
        lanterne.errors.BadArgument: xorlosch is for 2 to 6 players, not 7
        """
        number = self.players_with(**settings)[0] if players is None else players
        if not isinstance(number, int):
            raise BadArgument(f"the number of players is a whole number, not {number!r}")
        return Table._begin(self._box, number, seed, settings, names, position, simulation, lang)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameBox) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.name,)

    def __repr__(self) -> str:
        return f"<GameBox {self.name}: {players_in_words(self._box.seats)}>"
