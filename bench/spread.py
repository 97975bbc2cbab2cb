"""A bench over several processes: `python -m bench.… [COUNT [SEED [PROCESSES]]]`."""

import json
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor


def spread(
    work: Callable[[int, int], Counter[str]], otherwise: tuple[int, int, int], most: int, apart: int = 1_000_000
) -> None:
    """Do `work(count, seed)` for at most so many at a time until COUNT are done, and print the counts as JSON.

    What the command line leaves out is `otherwise`; the seeds of a SEED begin `apart` from those of the next.
    """
    given = [int(word) for word in sys.argv[1:]]
    count, seed, processes = [*given, *otherwise[len(given) :]]
    began, total = time.monotonic(), Counter[str]()
    chunk = max(1, min(most, count // processes))
    seeds = range(seed * apart, seed * apart + count // chunk)
    with ProcessPoolExecutor(processes) as pool:
        for done, counts in enumerate(pool.map(work, [chunk] * len(seeds), seeds), 1):
            total.update(counts)
            print(f"{done * chunk} of {count}, {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    print(json.dumps(dict(sorted(total.items())), indent=1, ensure_ascii=False))
