"""`napoleon rules`, run as people run it."""

import subprocess
from pathlib import Path

import pytest

from napoleon.cli.common import language
from napoleon.rules import OPTIONS, parse, preset
from napoleon.rules.presets import NAMES
from tests.command import COMMAND, ENV


def run(*args: str, stdin: bytes = b"", **env: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [*COMMAND, "rules", *args],
        capture_output=True,
        input=stdin,
        timeout=60,
        env=ENV | env,
    )
    assert b"Traceback" not in done.stderr
    return done.returncode, done.stdout.decode(), done.stderr.decode()


@pytest.mark.parametrize(("language", "word"), [("ja", "最低宣言数"), ("en", "Lowest bid")])
def test_list_has_every_preset_and_option(language: str, word: str) -> None:
    status, out, _ = run("list", "--lang", language)
    assert status == 0
    assert word in out
    for name in (*NAMES, *OPTIONS):
        assert f" {name} " in out
    assert "\x1b" not in out


def test_show_says_the_rules_their_code_and_what_has_no_effect(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('preset = "standard"\n[set]\nauction.forced_bid = "H14"\n', "utf-8")
    status, out, _ = run("show", str(file))
    assert status == 0
    assert "共有コード：N" in out
    assert "「標準」に近く、違いは1か所です。" in out
    assert "自動的にナポレオンになる人がいないので、決められた宣言（auction.forced_bid）は効きません。" in out
    assert "残りの3枚を場札にします" in out
    code = out.split("共有コード：")[1].split()[0]
    assert run("show", code)[1] == out


def test_show_as_toml_can_be_read_again() -> None:
    status, toml, _ = run("show", "kougai", "--toml")
    assert (status, toml) == (0, 'preset = "kougai"\n\n[set]\n')
    assert run("check", "-", stdin=toml.encode())[0] == 0


def test_diff_lists_what_differs() -> None:
    status, out, _ = run("diff", "standard", "party", "--lang", "en")
    assert status == 0
    assert "Lowest bid: 13 → 1" in out
    assert "違いはありません" in run("diff", "party", "party")[1]


@pytest.mark.parametrize(
    ("content", "options"),
    [
        (b'{"set": {"table.players": 7, "table.hand_size": 8}}', ["table.players", "table.hand_size"]),
        (b"[set]\nauction.minimum = 21", ["auction.minimum"]),
        (b'{"preset": "standard", "set": {"auction.minimun": 3}}', ["auction.minimum"]),
        (b"{", []),
        (b"\xff", []),
    ],
)
def test_check_names_the_options_at_fault(content: bytes, options: list[str]) -> None:
    for spoken in ("ja", "en"):
        status, out, error = run("check", "-", "--lang", spoken, stdin=content)
        assert (status, out) == (1, "")
        assert error.strip()
        assert "\n" not in error.strip()
        for option in options:
            assert option in error


def test_names_that_lead_nowhere_are_refused() -> None:
    for args in (["show", "kougi"], ["check", "/nowhere/rules.toml"], ["diff", "standard", "N123-4567"]):
        status, out, error = run(*args)
        assert (status, out) == (1, "")
        assert "。" in error


def test_what_is_no_preset_is_told_the_presets_and_where_they_are_described() -> None:
    for name in ("nope", "kougi", "standart"):  # the first looks like a share code
        for spoken in ("ja", "en"):
            error = run("show", name, "--lang", spoken)[2]
            assert all(word in error for word in (name, "napoleon rules list", *NAMES))


def test_the_base_is_taken_wherever_a_preset_is() -> None:
    assert preset("base") == parse({"preset": None, "set": {}})
    whole = run("show", "base")
    assert whole[0] == 0
    assert run("show", "-", stdin=b'preset = "base"') == run("show", '{"preset": "base"}') == whole
    assert "base" in run("show", "-", stdin=b'preset = "bas"')[2]


@pytest.mark.parametrize(
    ("chosen", "env", "spoken"),
    [
        ("en", {"NAPOLEON_LANG": "ja"}, "en"),
        ("", {"NAPOLEON_LANG": "en", "LANG": "ja_JP.UTF-8"}, "en"),
        ("", {"LANG": "en_GB.UTF-8"}, "en"),
        ("", {"LC_ALL": "ja_JP.UTF-8", "LANG": "en_GB.UTF-8"}, "ja"),
        ("", {"LANG": "C.UTF-8"}, "ja"),
        ("", {}, "ja"),
    ],
)
def test_the_language_is_the_option_s_the_variable_s_the_locale_s_or_japanese(
    chosen: str, env: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("NAPOLEON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert language(chosen) == spoken


def test_a_language_that_is_not_spoken_is_refused() -> None:
    assert run("list", "--lang", "fr")[0] == 2


def test_a_terminal_without_japanese_gets_an_answer() -> None:
    status, out, _ = run("show", "party", PYTHONUTF8="0", PYTHONIOENCODING="latin-1")
    assert status == 0
    assert "?" in out
