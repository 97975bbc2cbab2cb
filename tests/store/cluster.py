"""A real PostgreSQL server of our own: a cluster in a temporary folder that tests may kill. No system cluster is touched."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PATIENCE = 60
OWNER = "postgres"
PASSWORD = "right"


def programs() -> Path:
    """The folder with `initdb` and `postgres`: named by NAPOLEON_POSTGRES, on the path, or Debian's newest."""
    if named := os.environ.get("NAPOLEON_POSTGRES"):
        return Path(named)
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    assert debian, "No PostgreSQL: run scripts/test, which installs it on Debian, or set NAPOLEON_POSTGRES to its programs."
    return debian[-1]


class Cluster:
    """One server: it is made and started here, and gone after `remove`."""

    def __init__(self) -> None:
        self.programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="napoleon-pg-"))
        self.user = OWNER if hasattr(os, "geteuid") and os.geteuid() == 0 else None  # the server refuses to run as root
        self._process: subprocess.Popen[bytes] | None = None
        if self.user:
            import pwd

            account = pwd.getpwnam(self.user)
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        secret = self.folder / "password"
        secret.write_text(PASSWORD)
        secret.chmod(0o644)
        self.call(
            "initdb",
            "--no-sync",
            "-D",
            self.data,
            "-U",
            OWNER,
            "-A",
            "trust",
            "--auth-host=scram-sha-256",
            f"--pwfile={secret}",
        )
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        try:
            self.start()
        except BaseException:
            self.remove()
            raise

    @property
    def data(self) -> str:
        """The cluster's own folder."""
        return str(self.folder / "data")

    @property
    def address(self) -> str:
        """The address of the database over the socket, where everybody is let in."""
        return f"postgresql://{OWNER}@/postgres?host={self.folder}&port={self.port}"

    def emptied(self) -> str:
        """The address of the database, with nothing of ours in it any more."""
        # not a database for each test: a killed server fsyncs every file of all of them when it starts again
        self.sql("DROP SCHEMA IF EXISTS napoleon CASCADE")
        return self.address

    def sql(self, command: str) -> str:
        """What a command answers."""
        return self.call("psql", "-X", "-q", "-t", "-A", "-c", command, self.address).strip()

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self.folder),
            "fsync": "on",
            "log_min_messages": "fatal",
            "shared_buffers": "32MB",
        }
        if sys.platform == "linux":  # a killed server starts again in no time
            settings["recovery_init_sync_method"] = "syncfs"
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.data, *options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                user=self.user,
                group=self.user,
                extra_groups=[] if self.user else None,
                cwd=self.folder,
            )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < until, "PostgreSQL does not start"
            time.sleep(0.05)

    def kill(self) -> None:
        """kill -9 the postmaster, and wait until its children have gone with it."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)
        until = time.monotonic() + PATIENCE
        while self._children():
            assert time.monotonic() < until, "children of a killed PostgreSQL do not end"
            time.sleep(0.01)

    def remove(self) -> None:
        """Stop the server and remove everything."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait(PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _answers(self) -> bool:
        ready = [str(self.programs / "pg_isready"), "-q", "-h", str(self.folder), "-p", str(self.port)]
        return subprocess.run(ready, check=False).returncode == 0

    def _children(self) -> list[str]:
        """The processes that still work in our folder."""
        found = []
        for entry in Path("/proc").iterdir():
            try:
                if entry.name.isdigit() and (entry / "cwd").readlink() == Path(self.data):
                    found.append(entry.name)
            except OSError:
                continue
        return found

    def call(self, program: str, *arguments: str) -> str:
        """What one of PostgreSQL's programs says."""
        command = [str(self.programs / program), *arguments]
        user = self.user
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
            user=user,
            group=user,
            extra_groups=[] if user else None,
            cwd=self.folder,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout
