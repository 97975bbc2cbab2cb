"""Static files under an address that changes with their content, so that browsers may keep them for good.

All files share one digest in the path (`/static/<digest>/table.js`): modules and style sheets then find one another by relative
addresses, and nothing has to be bundled or rewritten.
"""

import mimetypes
from hashlib import sha256
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"

mimetypes.add_type("text/javascript", ".js")  # some systems say text/plain, which modules refuse


def digest_of(folder: Path) -> str:
    """A digest of every file's path and content."""
    digest = sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(folder).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:16]


class Assets(StaticFiles):
    """The files, for ever under their digest; under another one (a page from before an update) only for now."""

    def __init__(self) -> None:
        super().__init__(directory=FOLDER)
        self.digest = digest_of(FOLDER)

    def address(self, name: str) -> str:
        """The address of a file."""
        return f"/static/{self.digest}/{name}"

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, with how long it may be kept."""
        digest, _, name = path.partition("/")
        response = await super().get_response(name or ".", scope)
        response.headers["cache-control"] = FOREVER if digest == self.digest else "no-cache"
        return response
