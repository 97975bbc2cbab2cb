"""How tests run the command `napoleon`: as a process of its own, with the code that lies beside the tests."""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMMAND = (sys.executable, "-c", "from napoleon.cli import main; main()")
ENV = {"PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "1"}
