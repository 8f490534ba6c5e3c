"""What a machine needs to keep a server running for others: a systemd unit, and a site for Caddy or nginx."""

import re
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path, PurePosixPath
from urllib.parse import SplitResult, urlsplit

from lanterne.cli._refused import CommandFailed

HOME = "/var/lib/lanterne"
"""Lanterne's home as a service, and the folder in which it runs."""
WILDCARDS = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "[::1]"}
"""Hosts to listen on that mean every address of the machine, and how a program on the same machine reaches them."""
USUAL_PORTS = {"http": 80, "https": 443}


def configuration(host: str, port: int, address: str, database: str, flags: Sequence[str]) -> str:
    """The three files, one after the other. `flags` are further words of `lanterne serve`."""
    where = _site(address)
    words = ["serve", "--host", host, "--port", str(port), "--address", f"{where.scheme}://{where.netloc}"]
    words += [*(["--database", database] if database else []), *flags, "--no-browser"]
    behind = f"{WILDCARDS.get(host, f'[{host}]' if ':' in host else host)}:{port}"
    return "\n".join((systemd([*program(), *words], database), caddy(where, behind), nginx(where, behind)))


def program() -> list[str]:
    """The words that start this Lanterne from anywhere."""
    script = Path(sysconfig.get_path("scripts")) / "lanterne"
    return [str(script)] if script.is_file() else [sys.executable, "-P", "-m", "lanterne.cli"]


def systemd(words: Sequence[str], database: str) -> str:
    """A unit that starts Lanterne with the machine and after a failure, and lets it write its own files only."""
    parts = urlsplit(database)
    notes, writable = "", ""
    if parts.password:
        notes = "# Every account on this machine can read the password below, with `systemctl show lanterne`.\n"
    elif parts.scheme.startswith("sqlite") and parts.path.startswith("//"):
        folder = str(PurePosixPath(parts.path[1:]).parent)
        if folder != HOME:
            notes = f"# The folder of the database must exist and belong to the user:\n#     chown lanterne: {folder}\n"
            writable = f"ReadWritePaths={_quoted(folder)}\n"
    return f"""\
# ---- /etc/systemd/system/lanterne.service ----
# It runs as a user of its own, who must be allowed to run the program named at ExecStart:
#     useradd --system --home-dir {HOME} --shell /usr/sbin/nologin lanterne
# After writing or changing this file:
#     systemctl daemon-reload
#     systemctl enable lanterne
#     systemctl restart lanterne
{notes}
[Unit]
Description=Lanterne, a table for dungeon board games
Wants=network-online.target
After=network-online.target

[Service]
User=lanterne
StateDirectory=lanterne
StateDirectoryMode=0700
WorkingDirectory={HOME}
Environment=LANTERNE_HOME={HOME}
ExecStart={" ".join(_quoted(word).replace("$", "$$") for word in words)}
# Bad usage (2) does not mend itself; everything else is tried again.
Restart=on-failure
RestartPreventExitStatus=2
RestartSec=2
UMask=0077
NoNewPrivileges=yes
PrivateTmp=yes
PrivateDevices=yes
ProtectSystem=strict
ProtectHome=read-only
ProtectControlGroups=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
RestrictSUIDSGID=yes
{writable}
[Install]
WantedBy=multi-user.target
"""


def caddy(where: SplitResult, behind: str) -> str:
    """A site that gets its certificate by itself."""
    usual = where.scheme == "https" and where.port in (None, 443)
    return f"""\
# ---- /etc/caddy/Caddyfile ----
# Caddy or nginx, one of the two. Caddy gets a certificate by itself. After writing or changing this file:
#     systemctl reload caddy

{where.netloc if usual else f"{where.scheme}://{where.netloc}"} {{
    reverse_proxy {behind}
}}
"""


def nginx(where: SplitResult, behind: str) -> str:
    """A site that lets WebSockets through."""
    name = where.netloc.removesuffix(f":{where.port}")
    port = where.port or USUAL_PORTS[where.scheme]
    locked, moved = "", ""
    if where.scheme == "https":
        locked = f"""
    ssl_certificate     /etc/letsencrypt/live/{name}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/{name}/privkey.pem;"""
        if port == USUAL_PORTS["https"]:
            moved = f"""
server {{
    listen 80;
    listen [::]:80;
    server_name {name};
    return 301 https://$host$request_uri;
}}
"""
    listen = f"{port} ssl" if locked else str(port)
    return f"""\
# ---- /etc/nginx/sites-available/lanterne ----
# Get a certificate first if the address begins with https, for example with certbot. After writing this file:
#     ln -s ../sites-available/lanterne /etc/nginx/sites-enabled/
#     nginx -t && systemctl reload nginx
{moved}
server {{
    listen {listen};
    listen [::]:{listen};
    server_name {name};{locked}
    # Packs and logs of games are larger than nginx allows by default.
    client_max_body_size 6m;
    location / {{
        proxy_pass http://{behind};
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        # The table is a WebSocket, which may be silent for long.
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection "upgrade";
        proxy_read_timeout 1h;
    }}
}}
"""


def _site(address: str) -> SplitResult:
    """The address with its host as a web server knows it. It has been checked to be the root of a site."""
    parts = urlsplit(address)
    name = parts.hostname or ""
    try:
        name = name if ":" in name else name.encode("idna").decode("ascii")
    except UnicodeError:
        raise CommandFailed(f"--address must name a host, unlike {address!r}") from None
    if not re.fullmatch(r"[a-z0-9.-]+|[0-9a-f:.]+", name):  # it goes into files where other characters mean something
        raise CommandFailed(f"--address must name a host of letters, digits, dots and hyphens, unlike {address!r}")
    name = f"[{name}]" if ":" in name else name
    return parts._replace(netloc=f"{name}:{parts.port}" if parts.port else name, path="")


def _quoted(word: str) -> str:
    """A word as a unit file has it: `%`, quotes and backslashes mean something there."""
    if "\n" in word or "\r" in word:
        raise CommandFailed(f"a line break cannot stand in a unit file: {word!r}")
    word = word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%")
    return f'"{word}"' if re.search(r"[\s\"';\\]", word) or not word else word
