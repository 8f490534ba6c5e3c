"""The two commands of the README, and the requirement files that they install."""

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest
from tools import setup

ROOT = Path(__file__).parent.parent
PINNED = sorted((ROOT / "requirements").glob("*.txt"))


def run(*command: str | Path, cwd: Path, path: str | None = None) -> subprocess.CompletedProcess[str]:
    environment = None if path is None else {"PATH": path}
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=120, check=False)


def test_lanterne_starts_from_any_folder_with_a_clean_output(tmp_path: Path) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    done = run(ROOT / "lanterne", "--version", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, f"{version}\n")


def test_lanterne_starts_through_a_link_and_is_then_quiet(tmp_path: Path) -> None:
    run(ROOT / "lanterne", "--version", cwd=tmp_path)
    link = tmp_path / "a link"
    link.symlink_to(ROOT / "lanterne")
    done = run(link, "--version", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_check_explains_itself_without_setting_up(tmp_path: Path) -> None:
    done = run(ROOT / "check", "--help", cwd=tmp_path)
    assert done.returncode == 0
    assert "--long" in done.stdout
    assert "--no-browser" in done.stdout


@pytest.mark.parametrize("script", ["lanterne", "check"])
def test_without_python_a_sentence_says_so(script: str, tmp_path: Path) -> None:
    """In a copy of the folder that was never set up, with nothing but the plainest tools on the PATH."""
    for name in (script, "tools", "requirements", "pyproject.toml"):
        run("cp", "-r", ROOT / name, tmp_path, cwd=tmp_path)
    tools = tmp_path / "bin"
    tools.mkdir()
    for tool in ("sh", "cat", "cksum", "dirname", "readlink"):
        found = run("sh", "-c", f"command -v {tool}", cwd=tmp_path).stdout.strip()
        (tools / tool).symlink_to(found)
    done = run(tmp_path / script, cwd=tmp_path, path=str(tools))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Lanterne needs Python 3.11 or newer")
    assert done.stderr.count("\n") == 1


def test_environments_that_share_a_page_look_again_when_one_of_them_built_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After ./check on another branch and back, ./lanterne must not show the page of that branch."""
    page = tmp_path / "src" / "lanterne" / "server" / "generated" / "stamp"
    page.parent.mkdir(parents=True)

    def set_up(name: str, sources: str) -> None:
        def install(*command: object, hint: str = "") -> None:
            (tmp_path / ".local" / name).mkdir(parents=True, exist_ok=True)
            page.write_text(sources)

        monkeypatch.setattr(setup, "run", install)
        setup.set_up(name, f"{name} with {sources}")

    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "LOCAL", tmp_path / ".local")
    monkeypatch.setattr(setup, "find_uv", lambda: "uv")
    set_up("run", "the old page")
    set_up("dev", "the old page")
    assert setup.read_stamp("run") == "run with the old page"
    set_up("dev", "a new page")
    assert setup.read_stamp("dev") == "dev with a new page"
    assert setup.read_stamp("run") == ""


@pytest.mark.parametrize("file", PINNED, ids=lambda file: file.name)
def test_requirements_are_pinned_with_hashes_and_name_no_address(file: Path) -> None:
    text = file.read_text()
    assert not re.search(r"://|@ ?file|@ [./]|^-", text, re.MULTILINE)
    lines = [line for line in text.replace("\\\n", " ").splitlines() if not line.startswith("#")]
    assert lines
    for line in lines:
        assert re.match(r"[a-z0-9._-]+==\S+ ", line), f"not pinned: {line}"
        assert re.search(r"--hash=sha256:[0-9a-f]{64}\b", line), f"no hash: {line}"


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = {
        "run": project["project"]["dependencies"],
        "dev": [
            *project["project"]["dependencies"],
            *project["project"]["optional-dependencies"]["bench"],
            *project["dependency-groups"]["dev"],
        ],
    }
    for name, requirements in wanted.items():
        pinned = set(re.findall(r"^(\S+)==", (ROOT / "requirements" / f"{name}.txt").read_text(), re.MULTILINE))
        names = {re.split(r"[\[<>=~!; ]", requirement)[0].replace(".", "-") for requirement in requirements}
        assert names <= pinned, f"run tools/pin: {names - pinned} missing in requirements/{name}.txt"


def test_npm_packages_are_pinned_with_hashes_and_name_no_registry() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    fetched = {name: package for name, package in packages.items() if name}
    assert fetched
    for name, package in fetched.items():
        assert package["integrity"].startswith("sha512-"), f"no hash: {name}"
        assert "resolved" not in package, f"names its registry: {name}"


def test_without_chromium_a_sentence_names_the_way_round(tmp_path: Path) -> None:
    """On a machine with a shell and nothing to install Chromium with."""
    (tmp_path / "sh").symlink_to("/bin/sh")
    done = run("/bin/sh", ROOT / "tools" / "chromium", cwd=tmp_path, path=str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert "./check --no-browser" in done.stderr
    assert done.stderr.count("\n") == 1


def test_chromium_is_installed_where_that_is_possible(tmp_path: Path) -> None:
    """With an installer that fails until it knows the newest packages, as on a fresh machine."""
    installer = tmp_path / "apt-get"
    installer.write_text(
        "#!/bin/sh\n"
        f'echo "$*" >>{tmp_path}/asked\n'
        "case $1 in\n"
        f"update) : >{tmp_path}/known ;;\n"
        f"install) [ -e {tmp_path}/known ] && : >{tmp_path}/chromium && /bin/chmod +x {tmp_path}/chromium ;;\n"
        "esac\n"
    )
    (tmp_path / "id").write_text("#!/bin/sh\necho 0\n")
    for program in (installer, tmp_path / "id"):
        program.chmod(0o755)
    done = run("/bin/sh", ROOT / "tools" / "chromium", cwd=tmp_path, path=str(tmp_path))
    assert (done.returncode, done.stdout) == (0, "")
    assert (tmp_path / "asked").read_text().splitlines() == ["install -y chromium", "update", "install -y chromium"]
    again = run("/bin/sh", ROOT / "tools" / "chromium", cwd=tmp_path, path=str(tmp_path))
    assert (again.returncode, again.stderr) == (0, "")
