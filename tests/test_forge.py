"""The files for GitHub: workflows and issue forms are valid, and name what is there."""

import re
import subprocess
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted(GITHUB.glob("workflows/*.yml"))
FORMS = sorted(set(GITHUB.glob("ISSUE_TEMPLATE/*.yml")) - {GITHUB / "ISSUE_TEMPLATE" / "config.yml"})
ASKING = {"textarea", "input", "dropdown", "checkboxes"}


def read(file: Path) -> dict[Any, Any]:
    """Not every environment has PyYAML, which comes with one of the tools of the tests."""
    try:
        yaml = import_module("yaml")
    except ModuleNotFoundError:
        pytest.skip("PyYAML is not installed")
    found = yaml.safe_load(file.read_text("utf-8"))
    assert isinstance(found, dict)
    return found


def jobs() -> list[Any]:
    return [pytest.param(file, id=file.stem) for file in WORKFLOWS]


def steps(workflow: dict[Any, Any]) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job.get("steps", [])]


def test_they_are_there() -> None:
    assert [file.stem for file in WORKFLOWS] == ["check", "release", "wheels"]
    assert len(FORMS) >= 3
    assert read(GITHUB / "ISSUE_TEMPLATE" / "config.yml")


@pytest.mark.parametrize("file", jobs())
def test_a_workflow_is_whole(file: Path) -> None:
    workflow = read(file)
    assert workflow["name"] == file.stem
    assert workflow[True], "`on`, which YAML reads as true"
    assert workflow["permissions"] == {"contents": "read"}, "a job that needs more asks for it"
    for job in workflow["jobs"].values():
        assert ("uses" in job) != ("runs-on" in job)
        assert job.get("needs", next(iter(workflow["jobs"]))) in workflow["jobs"]
        if "uses" in job:
            assert True in read(ROOT / job["uses"])
            assert "workflow_call" in read(ROOT / job["uses"])[True]
    for step in steps(workflow):
        assert ("uses" in step) != ("run" in step), step
        assert re.fullmatch(r"[\w./-]+@[\w./]+", step.get("uses", "a@b")), step


@pytest.mark.parametrize("file", jobs())
def test_the_commands_of_a_workflow_can_be_read_by_a_shell(file: Path) -> None:
    for step in steps(read(file)):
        command = re.sub(r"\$\{\{.*?\}\}", "word", step.get("run", ""))
        done = subprocess.run(["bash", "-n", "-c", command], capture_output=True, text=True, check=False)
        assert done.stderr == ""
        for name in re.findall(
            r"(?:^|\s)(?:\./)?((?:requirements|tools)/[\w.]+|check|pyproject\.toml|CHANGELOG\.md)\b", command
        ):
            assert (ROOT / name).is_file(), name


@pytest.mark.parametrize("file", [*WORKFLOWS, *FORMS], ids=lambda file: file.stem)
def test_nothing_names_a_host_or_a_path_of_somebodys_machine(file: Path) -> None:
    assert re.findall(r"\w+://\S+|/home/\S+|/Users/\S+|/tmp/\S+|index-url", file.read_text("utf-8")) == []


def test_the_oldest_python_that_lanterne_runs_on_is_tried() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=")
    checked = [
        each["python"]
        for each in read(GITHUB / "workflows" / "check.yml")["jobs"]["check"]["strategy"]["matrix"]["include"]
    ]
    matrix = read(GITHUB / "workflows" / "wheels.yml")["jobs"]["try"]["strategy"]["matrix"]
    assert oldest == min(checked, key=number) == min(matrix["python"], key=number)
    assert {system.partition("-")[0] for system in matrix["system"]} == {"ubuntu", "macos", "windows"}


def number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def test_only_the_published_wheel_may_speak_for_the_project() -> None:
    """Publishing needs no secret: the index trusts the workflow."""
    release = read(GITHUB / "workflows" / "release.yml")
    assert release["jobs"]["publish"]["permissions"] == {"id-token": "write"}
    assert release["jobs"]["publish"]["needs"] == "wheels"
    assert release["jobs"]["publish"]["environment"]
    assert not any("secrets." in file.read_text("utf-8") for file in WORKFLOWS)


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.stem)
def test_a_form_is_whole(file: Path) -> None:
    form = read(file)
    assert form["name"]
    assert form["description"]
    assert {part["type"] for part in form["body"]} <= {"markdown", *ASKING}
    asked = [part for part in form["body"] if part["type"] in ASKING]
    ids = [part["id"] for part in asked]
    assert len(ids) == len(set(ids)) > 0
    assert all(part["attributes"]["label"] for part in asked)
    assert all(part["attributes"]["options"] for part in asked if part["type"] == "dropdown")
    assert any(part.get("validations", {}).get("required") for part in asked)


@pytest.mark.parametrize("name", ["1-problem", "2-rule"])
def test_who_reports_a_problem_is_asked_for_the_log(name: str) -> None:
    parts = {part.get("id"): part for part in read(GITHUB / "ISSUE_TEMPLATE" / f"{name}.yml")["body"]}
    assert parts["log"]["validations"]["required"] is True
    words = (ROOT / "src/lanterne/server/locale/page.en.ftl").read_text("utf-8")
    button = re.search(r"\*(.+?)\*", parts["log"]["attributes"]["description"])
    assert button is not None
    assert f"report = {button[1]}\n" in words, "the form names the button as the page does"
    assert parts["version"]["validations"]["required"] is True


@pytest.mark.parametrize("name", ["SECURITY.md", "CODE_OF_CONDUCT.md"])
def test_what_they_link_to_is_there(name: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", (ROOT / name).read_text("utf-8")):
        assert (ROOT / target).exists(), target
