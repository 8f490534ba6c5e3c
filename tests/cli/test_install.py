"""What `lanterne serve --install` prints works as it is printed, and nothing else happens."""

import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.cli.typed import Keyboard, one_sentence

from lanterne.cli import _install
from lanterne.server import serving

HTTPS = ("--address", "https://table.example.org")


def files(keyboard: Keyboard, *words: str) -> dict[str, str]:
    """What is printed, a text for each file that it names."""
    done = keyboard("serve", "--install", *words)
    assert (done.code, done.err) == (0, "")
    parts = done.out.split("# ---- ")[1:]
    texts = {part.partition(" ")[0]: part.partition("\n")[2] for part in parts}
    assert [Path(name).name for name in texts] == ["lanterne.service", "Caddyfile", "lanterne"]
    return {Path(name).name: text for name, text in texts.items()}


def started(unit: str) -> list[str]:
    """The words that systemd would start."""
    line = next(line for line in unit.splitlines() if line.startswith("ExecStart="))
    return [word.replace("%%", "%").replace("$$", "$") for word in shlex.split(line.removeprefix("ExecStart="))]


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What the server was asked to do, instead of doing it."""
    made: list[tuple[object, ...]] = []
    monkeypatch.setattr(serving, "run", lambda *words, **named: made.append((*words, *named.values())))
    return made


def test_it_only_prints(
    keyboard: Keyboard, runs: list[tuple[object, ...]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path / "home"))
    assert len(files(keyboard, *HTTPS)) == 3
    assert (list(tmp_path.iterdir()), runs) == ([], [])


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--port", "0"),
        ("--database", "sqlite:////srv/the games/100 %/$t.db"),
        ("--database", "postgresql://lanterne:se%24cret@localhost/lanterne", "--webhooks", "--open-metrics"),
        ("--host", "::1", "--open-packs", "--outside-bots"),
    ],
)
def test_the_unit_starts_the_server_as_it_was_described(
    words: tuple[str, ...], keyboard: Keyboard, runs: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its words, typed as a command, ask for the same server as the words without --install."""
    monkeypatch.setattr("lanterne.cli._port.port_at", lambda host, chosen: chosen)
    if "--port" in words:
        words = ("--port", "8123")
    told = started(files(keyboard, *HTTPS, *words)["lanterne.service"])
    own = len(_install.program())
    assert told[:own] == _install.program()
    assert keyboard(*told[own:]).code == 0
    assert keyboard("serve", *HTTPS, *(words if "--port" in words else (*words, "--port", "8765")), "--no-browser") == (
        0,
        "",
        "",
    )
    assert runs[0] == runs[1]


def test_the_program_starts() -> None:
    done = subprocess.run([*_install.program(), "--version"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("address", "site", "listens", "named"),
    [
        ("https://table.example.org", "table.example.org", "443 ssl", "table.example.org"),
        ("https://Table.example.org/", "table.example.org", "443 ssl", "table.example.org"),
        ("https://table.example.org:8443", "https://table.example.org:8443", "8443 ssl", "table.example.org"),
        ("http://table.lan", "http://table.lan", "80", "table.lan"),
        ("https://[2001:db8::1]", "[2001:db8::1]", "443 ssl", "[2001:db8::1]"),
        ("https://bücher.example", "xn--bcher-kva.example", "443 ssl", "xn--bcher-kva.example"),
    ],
)
def test_both_web_servers_listen_at_the_address(
    address: str, site: str, listens: str, named: str, keyboard: Keyboard
) -> None:
    made = files(keyboard, "--address", address, "--port", "8800")
    assert f"\n{site} {{\n    reverse_proxy 127.0.0.1:8800\n}}\n" in made["Caddyfile"]
    assert f"    listen {listens};\n    listen [::]:{listens};\n    server_name {named};\n" in made["lanterne"]
    assert "proxy_pass http://127.0.0.1:8800;" in made["lanterne"]
    assert ("ssl_certificate " in made["lanterne"]) is address.startswith("https")
    assert ("return 301" in made["lanterne"]) is (listens == "443 ssl")


@pytest.mark.parametrize(
    ("host", "behind"), [("0.0.0.0", "127.0.0.1:8765"), ("::", "[::1]:8765"), ("fd00::2", "[fd00::2]:8765")]
)
def test_the_web_servers_find_it_wherever_it_listens(host: str, behind: str, keyboard: Keyboard) -> None:
    made = files(keyboard, *HTTPS, "--host", host)
    assert f"reverse_proxy {behind}\n" in made["Caddyfile"]
    assert f"proxy_pass http://{behind};" in made["lanterne"]


def test_a_database_elsewhere_can_be_written(keyboard: Keyboard) -> None:
    unit = files(keyboard, *HTTPS, "--database", "sqlite:////srv/games/tables.db")["lanterne.service"]
    assert "\nReadWritePaths=/srv/games\n" in unit
    assert "chown lanterne: /srv/games" in unit
    assert "ReadWritePaths" not in files(keyboard, *HTTPS)["lanterne.service"]


def test_a_password_that_others_can_read_is_pointed_out(keyboard: Keyboard) -> None:
    unit = files(keyboard, *HTTPS, "--database", "postgresql://lanterne:secret@localhost/lanterne")["lanterne.service"]
    assert "can read the password" in unit
    assert "password" not in files(keyboard, *HTTPS, "--database", "postgresql:///lanterne")["lanterne.service"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ((), "--install needs the address"),
        ((*HTTPS, "--port", "0"), "--install needs a certain port"),
        ((*HTTPS, "--port", "65536"), "--install needs a certain port"),
        (("--address", "https://table.example.org;deny"), "--address must name a host of letters"),
        (("--address", "https://{table}"), "--address must name a host of letters"),
        (("--address", "https://table.example.org/games"), "--address must end after the host"),
        ((*HTTPS, "--database", "sqlite:////a\n[Service]"), "a line break cannot stand in a unit file"),
    ],
)
def test_what_cannot_be_served_is_refused(words: tuple[str, ...], complaint: str, keyboard: Keyboard) -> None:
    assert one_sentence(keyboard("serve", "--install", *words)).startswith(complaint)


# --- the programs that read the files, where they are installed -------------------------------------------------------


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


@pytest.mark.parametrize("database", ["", "sqlite:////srv/the games/100 %/$t.db", "postgresql://a:b@localhost/c"])
def test_systemd_accepts_the_unit(database: str, keyboard: Keyboard, tmp_path: Path) -> None:
    analyze = tool("systemd-analyze")
    file = tmp_path / "lanterne.service"
    words = ("--database", database) if database else ()
    unit = files(keyboard, *HTTPS, *words)["lanterne.service"]

    def complaints(text: str) -> list[str]:
        file.write_text(text, "utf-8")
        done = subprocess.run([analyze, "verify", "--man=no", str(file)], capture_output=True, text=True, check=False)
        return [line for line in done.stderr.splitlines() if "lanterne" in line]  # others are of this machine's units

    assert complaints(unit.replace("Restart=on-failure", "Restart=at-dawn")) != []
    assert complaints(unit) == []


@pytest.mark.parametrize("address", ["https://table.example.org", "https://[2001:db8::1]:8443", "http://table.lan"])
def test_caddy_accepts_the_site(address: str, keyboard: Keyboard, tmp_path: Path) -> None:
    caddy = tool("caddy")
    file = tmp_path / "Caddyfile"
    site = files(keyboard, "--address", address)["Caddyfile"]

    def code(text: str) -> int:
        file.write_text(text, "utf-8")
        words = [caddy, "adapt", "--config", str(file), "--adapter", "caddyfile"]
        return subprocess.run(words, capture_output=True, check=False).returncode

    assert code(site.replace("reverse_proxy", "forward")) != 0
    assert code(site) == 0


@pytest.mark.parametrize("address", ["http://table.lan", "https://table.example.org", "https://[2001:db8::1]:8443"])
def test_nginx_accepts_the_site(address: str, keyboard: Keyboard, tmp_path: Path) -> None:
    nginx = tool("nginx")
    site = files(keyboard, "--address", address)["lanterne"]
    if address.startswith("https"):
        words = "req -x509 -newkey rsa:2048 -nodes -subj /CN=table -keyout privkey.pem -out fullchain.pem"
        subprocess.run([tool("openssl"), *words.split()], cwd=tmp_path, capture_output=True, check=True)
        name = "[2001:db8::1]" if "[" in address else "table.example.org"
        site = site.replace(f"/etc/letsencrypt/live/{name}", str(tmp_path))
    file = tmp_path / "nginx.conf"

    def accepted(text: str) -> bool:
        file.write_text(f"events {{}}\nhttp {{\n{text}}}\n", "utf-8")
        words = [nginx, "-t", "-e", str(tmp_path / "log"), "-p", str(tmp_path), "-c", str(file)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        return "syntax is ok" in done.stderr  # it may still not be allowed to listen there

    assert not accepted(site.replace("proxy_pass", "proxy_past"))
    assert accepted(site)
