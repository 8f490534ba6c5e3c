"""The words of a game in one language."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, reduce
from typing import Any, NamedTuple, TypeVar, TypeVarTuple, cast

from lanterne.engine import (
    HIDDEN,
    NUMBER,
    SEATS,
    TEXT,
    Box,
    Call,
    Event,
    EventRecord,
    Faces,
    HiddenRead,
    Ids,
    Refusal,
    State,
    View,
)
from lanterne.errors import BadArgument
from lanterne.languages import LANGUAGES, Language
from lanterne.packs import all_of, base
from lanterne.scene import Fact, Say
from lanterne.scene.saying import begins_with_vowel
from lanterne.words.lexicon import Lexicon, WordsError, sources
from lanterne.words.messages import (
    Gifts,
    fallbacks,
    given_to_event,
    given_to_option,
    given_to_prompt,
    given_to_refusal,
    hyphened,
    prompt_id,
    prompt_params,
    spelled,
    split,
    value_id,
)


class Names(NamedTuple):
    """What the seats are called, and which of them reads (-1: none of them). A seat beyond the list has its number."""

    seats: tuple[str, ...] = ()
    reader: int = -1


NOBODY = Names()

KEPT = 4096
"""How many sentences of each sort are cached."""

Ts = TypeVarTuple("Ts")
R = TypeVar("R")


def _cached(make: Callable[[*Ts], R]) -> Callable[[*Ts], R]:
    """Cache the words. If something in the arguments is hidden, they are made each time, because a hole cannot be
    hashed."""
    kept = lru_cache(maxsize=KEPT)(make)

    def found(*args: *Ts) -> R:
        try:
            return kept(*args)
        except HiddenRead:
            return make(*args)

    return found


def _cached_always(make: Callable[[*Ts], R]) -> Callable[[*Ts], R]:
    """The same for arguments that are never hidden."""
    return cast("Callable[[*Ts], R]", lru_cache(maxsize=KEPT)(make))


class Question(NamedTuple):
    """What a question is made from: everything it may be given, the arguments of its call by name, the game's facts
    that it uses, and whether it mentions seats."""

    gifts: Gifts
    params: tuple[str, ...]
    facts: tuple[tuple[str, Callable[[Any], int]], ...]
    is_about_seats: bool


class Words:
    """The words for things, options, questions, refusals and events of one game in one language.

    If a message is missing or does not fit its arguments, the English one is used, and if that fails too, its id: a
    player never sees an error. With `strict`, for tests, WordsError is raised instead. All methods are pure: the same
    arguments give the same words, so words are cached.
    """

    def __init__(
        self,
        box: Box[Any],
        language: str,
        strict: bool = False,
        texts: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        """`texts` are Fluent files by language and name, instead of Lanterne's own. Raises BadArgument for an unknown
        language."""
        if language not in LANGUAGES:
            raise BadArgument(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.box = box
        self.language: Language = language
        self.strict = strict
        own = dict.fromkeys((language,) if strict else (language, LANGUAGES[0]))
        self._lexicons = [
            Lexicon(each, texts[each] if texts else sources(box.name, each), fallbacks(box)) for each in own
        ]
        self._spelled = spelled(box)
        self._text = _cached(self._make_text)
        self._verb = _cached_always(self._make_verb)
        self._names = _cached_always(self._make_names)
        self._thing = _cached(self._make_thing)
        self._form = _cached_always(self._make_form)
        self._option = _cached(self._make_option)
        self._question = _cached_always(self._make_question)
        self._prompt = _cached(self._make_prompt)
        self._waiting = _cached_always(self._make_waiting)
        self._refusal = _cached(self._make_refusal)
        self._event = _cached(self._make_event)
        self._addressed = _cached_always(self._make_addressed)
        self._speaks_to_reader = _cached_always(self._make_speaks_to_reader)
        self._is_about_seats = _cached_always(self._make_is_about_seats)

    def _say(self, key: str, value_of: Callable[[str], str | int]) -> str:
        if key in self._spelled:
            return self._spelled[key]
        for lexicon in self._lexicons:
            try:
                return lexicon.say(key, value_of)
            except WordsError:
                if self.strict:
                    raise
        return key

    def say(self, key: str, gifts: Gifts, values: Mapping[str, Any], names: Names) -> str:
        """Any message of the convention, with these values of these kinds."""
        return self._say(key, lambda variable: self._value(key, variable, gifts, values, names))

    def _value(self, key: str, variable: str, gifts: Gifts, values: Mapping[str, Any], names: Names) -> str | int:
        name, form = split(variable, gifts)
        if name not in gifts or name not in values:
            raise WordsError(f"{key} is not given ${variable}")
        gift, value = gifts[name], values[name]
        if not gift.many:
            return self._one(gift.kind, value, form, names)
        if value is HIDDEN:
            return "hidden"
        if form == "count":
            return len(value)
        if gift.counted:
            return self._counted(gift.kind, value, names)
        if value and isinstance(value[0], tuple):
            return self._picks(value, names)
        if not value and isinstance(gift.kind, Faces):
            return self.text("no-dice")
        return self.listed([str(self._one(gift.kind, each, "", names)) for each in value])

    def _picks(self, calls: Iterable[Call], names: Names) -> str:
        labels = (self.option(call, names) for call in calls)
        return reduce(lambda first, last: self.text("picks", first=first, last=last), labels)

    def _counted(self, kind: Ids, pairs: Iterable[tuple[int, int]], names: Names) -> str:
        each = [(str(self._one(kind, thing, "", names)), number) for thing, number in pairs]
        return self.listed([self.text("counted", thing=thing, number=number) for thing, number in each])

    def _one(self, kind: Ids, value: Any, form: str, names: Names) -> str | int:
        if value is HIDDEN:
            return "hidden"
        if kind is NUMBER and not form:
            return int(value)
        if kind is TEXT and not form:
            return str(value)
        if kind is NUMBER:
            raise WordsError(f"a number has no form {form!r}")
        if value == -1:
            return "none" if form == "id" else self.text("none")
        if kind is SEATS:
            return self._seat(value, form, names)
        if form == "id":
            return kind.name(value)
        return self._form(kind, value, form)

    def _make_form(self, kind: Ids, number: int, form: str) -> str:
        key = f"{hyphened(kind.kind)}-{hyphened(str(kind.name(number)))}"
        return self._say(f"{key}.{form}" if form else key, _no_variable)

    def _seat(self, seat: int, form: str, names: Names) -> str | int:
        if form == "id":
            return "you" if seat == names.reader else "other"
        if form == "number":
            return seat + 1
        name = names.seats[seat] if seat < len(names.seats) else self.text("seat", number=seat + 1)
        if form == "of":
            return self.text("seat-of", name=name, begins="vowel" if begins_with_vowel(name) else "consonant")
        if form:
            raise WordsError(f"a seat has no form {form!r}")
        return name

    # --- plain messages and things ----------------------------------------------------------------------------------

    def text(self, message: str, **args: str | int) -> str:
        """A plain message; its variables are `args`, underscores as hyphens."""
        return self._text(message, tuple(args.items()))

    def _make_text(self, message: str, args: tuple[tuple[str, str | int], ...]) -> str:
        given = {hyphened(name): value for name, value in args}

        def value_of(variable: str) -> str | int:
            if variable not in given:
                raise WordsError(f"{message} is not given ${variable}")
            return given[variable]

        return self._say(message, value_of)

    @property
    def title(self) -> str:
        """The name of the game, and of its packs."""
        return self.with_packs(self.text(f"game-{hyphened(base(self.box.name))}"))

    def titled(self, title: Say) -> str:
        """The title of a scene, with the titles of the game's packs."""
        return self.with_packs(self.said(title))

    def with_packs(self, title: str) -> str:
        """A title of the game, with the titles of its packs."""
        return " + ".join((title, *(pack.title[self.language] for pack in all_of(self.box.name))))

    @property
    def summary(self) -> str:
        """What the game is about, in a few sentences."""
        return self.text(f"game-{hyphened(base(self.box.name))}.summary")

    @property
    def mood(self) -> str:
        """For whom the game is: how heavy, in which mood, alone or together."""
        return self.text(f"game-{hyphened(base(self.box.name))}.mood")

    @property
    def begin(self) -> str:
        """The button that starts a game in which something is made; "" for a game that is played."""
        return self.text(f"game-{hyphened(base(self.box.name))}.begin") if self.box.workshop is not None else ""

    @property
    def rematch(self) -> str:
        """The button that starts a new game with the same people; "" for the usual one."""
        return self.text(f"game-{hyphened(base(self.box.name))}.rematch") if self.box.rematch is not None else ""

    def file(self, ending: str) -> str:
        """What a file with this ending is, which players can download."""
        return self.text(f"file-{ending}")

    def thing(self, kind: Ids, number: int, names: Names = NOBODY) -> str:
        """The words for a thing; a number is itself, a seat its name, -1 the word for none."""
        return self._thing(kind, number, names)

    def _make_thing(self, kind: Ids, number: int, names: Names) -> str:
        return str(self._one(kind, number, "", names))

    def names(self, state: State, reader: int = -1) -> Names:
        """What the game calls its seats now. `state` may be a view's; `reader` is the seat that reads."""
        return self.called(self.box.seat_names(state), reader)

    def called(self, seats: tuple[str, ...], reader: int = -1) -> Names:
        """The same, from the names that the game has for its seats."""
        return self._names(seats, reader)

    def _make_names(self, seats: tuple[str, ...], reader: int) -> Names:
        return Names(tuple(self._name(name) for name in seats), reader)

    def _name(self, name: str) -> str:
        return self.text("seat", number=int(name)) if name.isdigit() else self.text(f"seat-{hyphened(name)}")

    def listed(self, words: Sequence[str]) -> str:
        """A list in words: "A, B and C"; "" for an empty one."""
        if len(words) < 2:
            return "".join(words)
        return self.text("and", first=", ".join(words[:-1]), last=words[-1])

    # --- what the game asks and tells -------------------------------------------------------------------------------

    def option(self, call: Call, names: Names = NOBODY) -> str:
        """The label of an option, of a pick of a draft, or of a whole draft; also of any answer in a log."""
        return self._option(call, self.naming(call, names))

    def naming(self, call: Call, names: Names, refusal: Refusal | None = None) -> Names:
        """The names that the label of an option, and the reason against it, need: none if they mention no seat, so that
        other tables share the cached words."""
        return names if self._is_about_seats(call[0]) or (refusal and _names_a_seat(refusal)) else NOBODY

    def _make_is_about_seats(self, step: str) -> bool:
        """Whether a step takes seats, or picks, which may take seats."""
        gifts = given_to_option(self.box.steps[step])
        return any(gift.many or gift.kind is SEATS for gift in gifts.values())

    def _make_option(self, call: Call, names: Names) -> str:
        step = self.box.steps[call[0]]
        gifts = given_to_option(step)
        if len(call) - 1 < sum(not gift.many for gift in gifts.values()):  # a draft without picks yet
            return self.verb(step.name)
        values: dict[str, Any] = {}
        for place, (name, gift) in enumerate(gifts.items()):
            values[name] = call[1 + place :] if gift.many else call[1 + place]
        return self.say(f"do-{hyphened(step.name)}", gifts, values, names)

    def auto_answer(self, decision: str) -> tuple[str, str]:
        """A question that can be answered automatically, and the answer."""
        key = f"spare-{hyphened(decision)}"
        return self.text(key), self.text(f"{key}.effect")

    def shortcut(self, name: str) -> tuple[str, str]:
        """What a shortcut does, in a few words and in a sentence."""
        key = f"shortcut-{hyphened(name)}"
        return self.text(key), self.text(f"{key}.effect")

    def verb(self, step: str) -> str:
        """What a step does, without its arguments: the heading over its options. One without arguments has only one."""
        return self._verb(step)

    def _make_verb(self, step: str) -> str:
        found = self.box.steps.get(step)
        only = found is not None and not found.params
        return self.text(f"{'do' if only else 'verb'}-{hyphened(step)}")

    def said(self, said: Say) -> str:
        """The words for a text of a scene."""
        if not said.args:
            return self._text(said.id, ())
        given = [(name, self.said(arg) if isinstance(arg, Say) else arg) for name, arg in said.args.items()]
        return self._text(said.id, tuple(given))

    def all_said(self, said: tuple[Say, ...]) -> tuple[str, ...]:
        """The words for several texts of a scene."""
        return tuple(self.said(say) for say in said)

    def fact(self, fact: Fact[Say]) -> str:
        """A value, and what it is."""
        return f"{fact.value} {self.said(fact.label)}"

    def prompt(self, view: View[Any], names: Names | None = None) -> str:
        """The question to the view's seat; if it is not asked, whom the game waits for; at the end, the ending."""
        names = self.names(view.state, view.seat) if names is None else names
        choice = view.choice
        if choice is None:
            return self.ending(view.state.ending)
        if not view.is_asked:
            return self.waiting(choice.seats, names)
        call, state = view.state.agenda[-1], view.state
        question = self._question(call[0])
        facts = tuple([read(state) for _, read in question.facts])
        if not question.is_about_seats:  # then it is the same for other readers and at other tables
            return self._prompt(call, -1, facts, NOBODY)
        return self._prompt(call, view.seat, facts, names)

    def _make_question(self, decision: str) -> Question:
        gifts, params = given_to_prompt(self.box, decision), dict(prompt_params(self.box, decision))
        facts = {hyphened(name): read for name, (_, read) in self.box.facts.items()}
        needed = [needs for lexicon in self._lexicons if (needs := lexicon.needs(prompt_id(decision))) is not None]
        used = {split(variable, gifts)[0] for needs in needed for variable in needs.variables}
        return Question(
            gifts,
            tuple(params),
            tuple((name, read) for name, read in facts.items() if name in used and name not in params),
            any(gift.kind is SEATS for name, gift in gifts.items() if name in used),
        )

    def _make_prompt(self, call: Call, seat: int, facts: tuple[int, ...], names: Names) -> str:
        question = self._question(call[0])
        values = {"seat": seat} | {name: fact for (name, _), fact in zip(question.facts, facts, strict=True)}
        values |= dict(zip(question.params, call[1:], strict=False))
        return self.say(prompt_id(call[0]), question.gifts, values, names)

    def waiting(self, seats: Iterable[int], names: Names = NOBODY) -> str:
        """Whom the game waits for."""
        return self._waiting(tuple(seats), names)

    def _make_waiting(self, seats: tuple[int, ...], names: Names) -> str:
        return self.text("waiting", seats=self.listed([self.thing(SEATS, seat, names) for seat in seats]))

    def refusal(self, refusal: Refusal, names: Names = NOBODY) -> str:
        """Why something is not allowed."""
        return self._refusal(refusal, names if refusal.args and _names_a_seat(refusal) else NOBODY)

    def _make_refusal(self, refusal: Refusal, names: Names) -> str:
        values = {hyphened(name): value for name, value in refusal.args}
        gifts = given_to_refusal(self.box, [name for name, _ in refusal.args])
        return self.say(f"no-{hyphened(refusal.message)}", gifts, values, names)

    def event(self, said: EventRecord, names: Names = NOBODY) -> str:
        """What happened, as far as those may know for whom `said.seen_by` was made."""
        return self._event(said, self.addressed(said.event, names))

    def _make_event(self, said: EventRecord, names: Names) -> str:
        gifts = given_to_event(said.event)
        values = dict(zip(gifts, said.args, strict=True))
        return self.say(f"log-{hyphened(said.event.message)}", gifts, values, names)

    def stage(self, event: Event) -> str:
        """What the card is that an event puts on the stage."""
        return self.text(f"stage-{hyphened(event.message)}")

    def about(self, kind: Ids, number: int) -> tuple[str, ...]:
        """What is said about a thing beside its name: its flavour text, and what it does, if there are words for it."""
        key = f"{hyphened(kind.kind)}-{hyphened(str(kind.name(number)))}"
        both = (f"{key}.flavor", f"{key}.effect")
        return tuple(self.text(each) for each in both if self._lexicons[0].needs(each) is not None)

    def addressed(self, event: Event, names: Names) -> Names:
        """The names that an event needs: none if it mentions no seat, and the reader only if the sentence addresses the
        reader. So the cache has the same sentence for other readers and other tables."""
        return self._addressed(event, names)

    def _make_addressed(self, event: Event, names: Names) -> Names:
        if not any(kind is SEATS for _, kind in event.params):
            return NOBODY
        return names if self.speaks_to_reader(event) else Names(names.seats)

    def speaks_to_reader(self, event: Event) -> bool:
        """Whether the sentence of an event differs for those it is about."""
        return self._speaks_to_reader(event)

    def _make_speaks_to_reader(self, event: Event) -> bool:
        seats = {f"{hyphened(name)}-id" for name, kind in event.params if kind is SEATS}
        key = f"log-{hyphened(event.message)}"
        needed = [needs for lexicon in self._lexicons if (needs := lexicon.needs(key)) is not None]
        return any(not seats.isdisjoint(needs.variables) for needs in needed)

    def ending(self, name: str) -> str:
        """How the game ended."""
        return self.text(f"ending-{hyphened(name)}")

    # --- before the game --------------------------------------------------------------------------------------------

    def setting(self, name: str) -> str:
        """The name of a setting."""
        return self.text(f"setting-{hyphened(name)}")

    def explain_setting(self, name: str) -> str:
        """What a setting does."""
        return self.text(f"setting-{hyphened(name)}.effect")

    def setting_value(self, name: str, value: str | int | None) -> str:
        """A value of a setting."""
        return self._of_value(value_id(name, value), value)

    def explain_setting_value(self, name: str, value: str | int | None) -> str:
        """What a value of an announced setting brings; "" for other settings."""
        announced = any(setting.name == name and setting.announced for setting in self.box.settings)
        return self._of_value(f"{value_id(name, value)}.effect", value) if announced else ""

    def _of_value(self, key: str, value: str | int | None) -> str:
        return self.text(key, number=value) if isinstance(value, int) else self.text(key)

    def bot(self, name: str) -> str:
        """The name of a bot, `steady:slayer`. A bot that is not the game's own goes by the name it was given."""
        key = f"bot-{hyphened(name)}"
        return self.text(key) if any(lexicon.part(key) is not None for lexicon in self._lexicons) else name

    def explain_bot(self, name: str) -> str:
        """How a bot plays."""
        return self.text(f"bot-{hyphened(name)}.effect")


def _names_a_seat(refusal: Refusal) -> bool:
    return any(name == SEATS.kind for name, _ in refusal.args)


def _no_variable(variable: str) -> str:
    raise WordsError(f"a thing is not given ${variable}")


@lru_cache(maxsize=32)
def words_for(box: Box[Any], language: str) -> Words:
    """The words of a game in a language, cached. Raises BadArgument for an unknown language."""
    return Words(box, language)
