"""Where the data lies: `--data`, else `NAPOLEON_DATA`, else the place that the system keeps for programs' data."""

import os
from pathlib import Path

FILE = "tables.sqlite3"


def data_folder(chosen: Path | None = None) -> Path:
    """The data folder; nothing is made yet."""
    if chosen is not None:
        return chosen
    if named := os.environ.get("NAPOLEON_DATA"):
        return Path(named)
    from platformdirs import user_data_path

    return user_data_path("napoleon-cards", appauthor=False)
