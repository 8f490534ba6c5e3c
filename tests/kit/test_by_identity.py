"""What is made of an object is cached by its identity, and not for ever."""

from lanterne.kit.memo import by_identity
from lanterne.scene import Say


def test_each_object_is_given_its_own_once() -> None:
    made: list[Say] = []

    def make(say: Say) -> str:
        made.append(say)
        return say.id

    found = by_identity(make)
    first, equal, other = Say("a", {"n": 1}), Say("a", {"n": 1}), Say("b")
    assert [found(say) for say in (first, equal, other, first, equal, other)] == ["a", "a", "b", "a", "a", "b"]
    assert [id(say) for say in made] == [id(first), id(equal), id(other)]


def test_what_was_not_asked_for_is_forgotten_and_an_id_that_comes_again_is_not_taken_for_it() -> None:
    made: list[str] = []

    def make(say: Say) -> str:
        made.append(say.id)
        return say.id

    found = by_identity(make, most=2)
    for number in range(200):  # objects die here, and new ones get their ids
        assert found(Say(f"say-{number}")) == f"say-{number}"
    made.clear()
    says = [Say(str(number)) for number in range(6)]
    for say in (*says, says[5], says[0]):
        found(say)
    assert made == ["0", "1", "2", "3", "4", "5", "0"]
