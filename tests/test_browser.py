"""The browser that the page tests stand on."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

pytestmark = pytest.mark.browser


def test_japanese_has_glyphs(page: Page) -> None:
    """A missing font draws every unknown character as the same box."""
    page.set_content("<title>字</title><p lang='ja'>副官</p>")
    differ = page.evaluate("""() => {
        const draw = (text) => {
            const canvas = document.createElement('canvas')
            const pen = canvas.getContext('2d')
            pen.font = '48px sans-serif'
            pen.fillText(text, 0, 60)
            return canvas.toDataURL()
        }
        return draw('副') !== draw('官')
    }""")
    assert differ, "install fonts-noto-cjk"


def test_axe_finds_what_is_wrong(page: Page) -> None:
    page.set_content("<html lang='ja'><title>字</title><main><h1>卓</h1><img src='data:,'></main></html>")
    found = [violation["id"] for violation in Axe().run(page).response["violations"]]
    assert found == ["image-alt"]
