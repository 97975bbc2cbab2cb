"""Compiled twins: modules loaded a second time, every function compiled by Numba when first called. One source, two speeds.

Machine code is kept on disk, in the user's cache folder, under a digest of every source that may go into it: Numba's own check
sees an edit in a function's file only, not in what it calls. Numba takes a while to import, so nothing happens before
somebody asks.
"""

import hashlib
import importlib.util
import sys
import threading
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import platformdirs

HERE = Path(__file__).parent
SOURCES = (HERE, HERE.parent / "rules", HERE.parent / "cards")
_lock = threading.RLock()
_told: list[Callable[[], None]] = []


def tell_of_compiling(tell: Callable[[], None]) -> None:
    """Have `tell` called once, before anything is compiled whose machine code is not on disk: it may take a minute."""
    _told[:] = [tell]


def compiling() -> None:
    """Something is compiled now."""
    if _told:
        _told.pop()()


def has_numba() -> bool:
    """Whether there is a compiler."""
    return importlib.util.find_spec("numba") is not None


def twins(
    modules: Sequence[ModuleType],
    replaced: Mapping[Any, Any],
    variant: str,
    apart: Collection[Any] | None = None,
    **options: Any,
) -> list[ModuleType]:
    """The twins of these modules, lower ones first; `replaced` gives functions that stand for others in them.

    With `apart`, every function but these becomes part of those that call it: it makes the code longer, and faster.

    `variant` names the choice of `replaced` and of Numba's `options`, so that machine code on disk is not taken for another's.
    """
    import numba

    from napoleon.play.twin_cache import ReadyCode

    known = dict(replaced)
    loaded = []
    folders = {*SOURCES, *(Path(str(module.__file__)).parent for module in modules)}
    with _lock, _cache_in(cache_folder(frozenset(folders), variant)) as cached:
        for module in modules:
            twin = _again(module, variant)
            for name, value in list(vars(twin).items()):
                if not isinstance(value, FunctionType):
                    continue
                original = vars(module)[name]
                inline = apart is not None and original not in apart
                if original not in known and value.__module__ == twin.__name__:
                    known[original] = numba.njit(nogil=True, forceinline=inline, **options)(value)
                    if cached:
                        known[original]._cache = ReadyCode(value)  # type: ignore[no-untyped-call]
                setattr(twin, name, known.get(original, value))
            loaded.append(twin)
    return loaded


@cache
def cache_folder(sources: frozenset[Path], variant: str) -> Path:
    """Where the machine code of a variant of twins is kept: an edit in any of the sources leads to another folder."""
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted(path for folder in sources for path in folder.glob("*.py")):
        digest.update(path.read_bytes())
    home = Path(platformdirs.user_cache_dir("napoleon-cards", appauthor=False))
    return home / "compiled" / f"{digest.hexdigest()[:16]}-{variant}"


@contextmanager
def _cache_in(folder: Path) -> Iterator[bool]:
    """Numba's cache in this folder for what is decorated meanwhile; False where no file can be written there."""
    from numba.core import config

    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "writable").touch()
    except OSError:
        yield False
        return
    before = vars(config)["CACHE_DIR"]
    vars(config)["CACHE_DIR"] = str(folder)
    try:
        yield True
    finally:
        vars(config)["CACHE_DIR"] = before


def _again(module: ModuleType, variant: str) -> ModuleType:
    """The module loaded a second time, under a name of its own by which Numba finds it when it reads machine code from disk."""
    name = f"{module.__name__}_{variant}"
    spec = importlib.util.spec_from_file_location(name, module.__file__)
    if spec is None or spec.loader is None:
        raise ImportError(name)
    twin = importlib.util.module_from_spec(spec)
    sys.modules[name] = twin
    spec.loader.exec_module(twin)
    return twin
