"""Our server for the load test: everything as always, but without the limits that stop a single address."""

from __future__ import annotations

import sys

from deskovka.server.base.settings import Settings
from deskovka.server.serve import serve

MUCH = 1_000_000


def main() -> None:
    port, db = int(sys.argv[1]), sys.argv[2]
    settings = Settings(
        port=port,
        db=db,
        thinkers=1,
        tables_per_minute=MUCH,
        rooms_per_address=MUCH,
        requests_per_second=MUCH,
        frames_per_second=MUCH,
        sockets_per_address=MUCH,
        connections_per_address=MUCH,
    )
    serve(settings, lambda _: print("ready", flush=True))


if __name__ == "__main__":
    main()
