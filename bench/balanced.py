"""Two nodes and a worker over one PostgreSQL behind the real HAProxy, with the project's own file for it."""

import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

from bench.served import Served
from tests.store.cluster import Cluster

DEPLOY = Path(__file__).parent.parent / "deploy"
COMPILING = 300
"""seconds that a worker may take to get ready, gentle as it is, where nothing is compiled yet"""
EXAMPLES = ("10.0.0.11:8520", "10.0.0.12:8520")
"""the nodes that deploy/haproxy.cfg names"""


@dataclass
class Balanced:
    """All of it, each a process; `stop` ends it."""

    cluster: Cluster
    folder: Path
    settings: dict[str, str]

    def __post_init__(self) -> None:
        proxied = ("play", "--no-browser", "--proxy", "127.0.0.1")
        self.nodes = [Served(database=self.cluster.address, command=proxied, settings=self.settings) for _ in EXAMPLES]
        self.front = Served()
        self.worker = Served(database=self.cluster.address, command=("worker",), settings=self.settings)
        try:
            self._begin()
        except BaseException:
            self.stop()
            raise

    def _begin(self) -> None:
        for process in (*self.nodes, self.worker):
            process.begin()
        for node in self.nodes:
            node.until_served()
        text = (DEPLOY / "haproxy.cfg").read_text().replace("bind 127.0.0.1:8080", f"bind 127.0.0.1:{self.front.port}")
        for example, node in zip(EXAMPLES, self.nodes, strict=True):
            assert example in text
            text = text.replace(example, f"127.0.0.1:{node.port}")
        file = self.folder / "haproxy.cfg"
        file.write_text(text)
        self.front.process = subprocess.Popen(["haproxy", "-db", "-q", "-f", str(file)])
        self.front.until_served()
        self.until_worker()

    @property
    def address(self) -> str:
        """Where HAProxy listens."""
        return self.front.address

    def until_worker(self) -> None:
        """Wait until the worker has said that it lives."""
        until = time.monotonic() + COMPILING
        while self.cluster.sql("SELECT count(*) FROM napoleon.beats WHERE role = 'worker'") == "0":
            assert time.monotonic() < until, "the worker does not start"
            time.sleep(0.1)

    def stop(self) -> None:
        """End everything but the database."""
        for process in (self.front, *self.nodes, self.worker):
            process.stop()
