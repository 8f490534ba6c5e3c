"""What `import lanterne` gives."""

import subprocess
import sys
from typing import get_type_hints

import pytest

import lanterne
from lanterne.lab.scenario import BadScenario
from lanterne.lesson import BadLesson
from lanterne.scene.imported import ImportRefused


def test_every_name_is_there() -> None:
    assert sorted(lanterne.__all__) == sorted(lanterne.FROM)
    for name in lanterne.__all__:
        assert getattr(lanterne, name) is not None
    assert set(lanterne.__all__) <= set(dir(lanterne))


def test_an_unknown_name_is_none_of_them() -> None:
    with pytest.raises(AttributeError, match="module 'lanterne' has no attribute 'chess'"):
        lanterne.chess  # type: ignore[attr-defined] # noqa: B018


def test_the_import_alone_loads_nothing() -> None:
    code = "import sys, lanterne; print(sorted(name for name in sys.modules if name.startswith('lanterne.')))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_one_base_class_for_all_errors() -> None:
    for error in (
        lanterne.BadArgument,
        lanterne.Broke,
        lanterne.Flaw,
        lanterne.HiddenRead,
        lanterne.IllegalAnswer,
        lanterne.LogError,
        lanterne.PackError,
        lanterne.Stale,
        lanterne.UnscriptedChance,
        BadLesson,
        BadScenario,
        ImportRefused,
    ):
        assert issubclass(error, lanterne.LanterneError)
    assert issubclass(lanterne.BadArgument, ValueError)
    assert issubclass(lanterne.Flaw, ValueError)


def test_the_types_of_the_public_classes_can_be_read() -> None:
    for found in (lanterne.Option, lanterne.View, lanterne.GameBox):
        assert get_type_hints(found.__init__)
