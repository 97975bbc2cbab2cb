"""What holds for the whole project: the size of its rooms, and locks that say what pyproject.toml asks for."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
TEXT = {".py", ".js", ".css", ".html", ".toml"}  # a catalogue of sentences may be longer: nobody reads it through
LIMIT = 400

RUNTIME = PROJECT["project"]["dependencies"]
FAST = PROJECT["project"]["optional-dependencies"]["fast"]
POSTGRES = PROJECT["project"]["optional-dependencies"]["postgres"]
BUILD = PROJECT["dependency-groups"]["build"]
DEV = [line for line in PROJECT["dependency-groups"]["dev"] if isinstance(line, str)]
ALL = RUNTIME + FAST + POSTGRES + BUILD + DEV


def test_no_file_is_longer_than_a_room() -> None:
    files = [path for top in ("src", "tests") for path in (ROOT / top).rglob("*") if path.suffix in TEXT]
    assert len(files) > 10
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in files if "vendor" not in path.parts
    }
    assert {name: length for name, length in lengths.items() if length > LIMIT} == {}


def test_architecture_names_every_floor() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    packages = sorted(path.parent.name for path in (ROOT / "src" / "napoleon").glob("*/__init__.py"))
    assert [name for name in packages if not re.search(rf"^\| .*`{name}`", text, re.MULTILINE)] == []


def test_deployment_names_every_setting() -> None:
    text = (ROOT / "docs" / "deploy.md").read_text("utf-8")
    code = "".join(path.read_text("utf-8") for path in (ROOT / "src" / "napoleon").rglob("*.py"))
    settings = set(re.findall(r'"(NAPOLEON_[A-Z_]+)"', code))
    assert "NAPOLEON_DATA" in settings
    assert {name for name in settings if f"| `{name}` |" not in text} == set()


def pins(lock: str) -> dict[str, list[str]]:
    """The versions a lock file names for each package (more than one where Pythons differ)."""
    found: dict[str, list[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "requirements" / lock).read_text("utf-8"), re.MULTILINE):
        found.setdefault(canonicalize_name(name), []).append(version)
    return found


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [("play.txt", RUNTIME + BUILD), ("fast.txt", RUNTIME + FAST), ("postgres.txt", RUNTIME + POSTGRES), ("test.txt", ALL)],
)
def test_lock_satisfies_pyproject(lock: str, wanted: list[str]) -> None:
    """When this fails, run scripts/lock."""
    locked = pins(lock)
    for line in wanted:
        requirement = Requirement(line)
        versions = locked.get(canonicalize_name(requirement.name), [])
        assert versions, f"{line} is not in requirements/{lock}"
        assert all(requirement.specifier.contains(version) for version in versions), (line, versions)


def test_locks_agree() -> None:
    largest = pins("test.txt")
    for lock in ("play.txt", "fast.txt", "postgres.txt"):
        smaller = pins(lock)
        assert smaller == {name: largest[name] for name in smaller}


@pytest.mark.parametrize("lock", [f"requirements/{name}.txt" for name in ("play", "fast", "postgres", "test")])
def test_every_pin_has_hashes_and_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    entries = re.sub(r"\\\n", "", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)).splitlines()
    assert entries
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []
    assert "://" not in text
    assert "index-url" not in text


def test_the_javascript_lock_names_no_address() -> None:
    text = (ROOT / "tools" / "js" / "package-lock.json").read_text("utf-8")
    assert '"integrity"' in text
    assert "://" not in text
