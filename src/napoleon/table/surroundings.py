"""What all live tables of a process share."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from napoleon.store import Store
from napoleon.store.log import Role
from napoleon.table.thinking import Thinkers
from napoleon.table.timing import Pace


@dataclass
class Surroundings:
    """The store, the bots' thinkers, this process's name and role, and who else lives."""

    store: Store
    thinkers: Thinkers
    node: str
    role: Role = "node"
    pace: Pace = field(default_factory=Pace.of_environment)
    now: Callable[[], float] = time.time
    living: dict[str, str] = field(default_factory=dict)
    """the processes that live, as of the last second"""
