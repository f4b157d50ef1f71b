"""What the environments are tried on: every game with every number of seats, and every value of every option."""

from __future__ import annotations

from contract.cases import Case, cases

ALL = cases(together=1)
BY_SEATS = [next(case for case in ALL if f"{case}-".startswith(f"{id}-{seats}-")) for id, seats in
            dict.fromkeys((case.game.id, case.seats) for case in ALL)]  # fmt: skip


def settings(case: Case) -> dict[str, object]:
    return {"name": case.game, "seats": case.seats, "options": case.options}
