"""What every test may ask for."""

import os
import shutil
from collections.abc import Iterator

import hypothesis
import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.store.cluster import Cluster

# A shared machine may be slow at any moment: that is no failure of the code.
hypothesis.settings.register_profile("napoleon", deadline=None, print_blob=True)
hypothesis.settings.load_profile("napoleon")

CHROMIUM_FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what cannot run here, and keep a module's browser tests on one worker, which starts one Chromium for them."""
    for variable, marker in (
        ("NAPOLEON_CHROMIUM", "browser"),
        ("NAPOLEON_POSTGRES", "postgres"),
        ("NAPOLEON_PROXIES", "proxy"),
    ):
        if os.environ.get(variable) == "none":
            config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker(marker)])
            items[:] = [item for item in items if not item.get_closest_marker(marker)]
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.xdist_group(item.path.name))


def chromium_path() -> str:
    """Where it is."""
    path = os.environ.get("NAPOLEON_CHROMIUM") or shutil.which("chromium")
    assert path, "No Chromium: run scripts/test, which installs it on Debian, or set NAPOLEON_CHROMIUM."
    return path


def sandboxed() -> bool:
    """Whether it can have its sandbox."""
    return not (hasattr(os, "geteuid") and os.geteuid() == 0)


def launch(playwright: Playwright) -> Browser:
    """Start it."""
    return playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_FLAGS, chromium_sandbox=sandboxed())


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium. For a module, not the session: while it is open, asyncio.run fails on the same thread."""
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server of this worker's own; tests may kill it, and start it again."""
    made = Cluster()
    yield made
    made.remove()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty page at desktop size that fails its test when a script on it fails."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="ja-JP")
    opened = context.new_page()
    errors: list[str] = []
    opened.on("pageerror", lambda error: errors.append(str(error)))
    yield opened
    context.close()
    assert not errors
