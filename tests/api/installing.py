"""Install the template package as pip would, without a network or build tools."""

import shutil
import tomllib
from pathlib import Path

TEMPLATE = Path(__file__).parents[2] / "docs" / "template-bot"


def install(target: Path, package: Path = TEMPLATE) -> None:
    """Put the modules and the metadata of a package into a folder for installed packages."""
    told = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))
    project = told["project"]
    target.mkdir(parents=True, exist_ok=True)
    for module in told["tool"]["hatch"]["build"]["targets"]["wheel"]["only-include"]:
        shutil.copy(package / module, target)
    about = target / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in points.items())
        for group, points in project["entry-points"].items()
    ]
    (about / "entry_points.txt").write_text("\n".join(groups))
