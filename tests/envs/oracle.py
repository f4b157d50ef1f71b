"""An observation made from a View alone, slowly: what the encoder must come to."""

from __future__ import annotations

from typing import Any

from deskovka import View
from deskovka.envs import layouts
from deskovka.envs.layouts import Layout


def observation(layout: Layout, view: View) -> list[int]:
    seats = range(view.seats)
    answers = view.answers or [None] * view.seats
    own = None if view.seat is None else answers[view.seat]
    found = [-1 if view.seat is None else view.seat]
    found += [int(seat in view.to_act) for seat in seats]
    found += [int(answers[seat] is not None) for seat in seats]
    found += [-1 if own is None else layout.game.moves.id(move_of(layout, own))]
    found += agenda(layout, view)
    for field in layout.fields:
        found += part(field, view.table[field.name], view)
    return found


def move_of(layout: Layout, data: dict[str, Any]) -> Any:
    from deskovka.core.value import from_json

    return from_json(data)


def agenda(layout: Layout, view: View) -> list[int]:
    found = [len(view.agenda)]
    for step, owner in reversed(view.agenda[-layouts.AGENDA :]):
        kind, *numbers = flat(layout, step)
        found += [kind, owner, *padded(numbers, layouts.NUMBERS)]
    return padded(found, 1 + layouts.AGENDA * (2 + layouts.NUMBERS))


def flat(layout: Layout, x: Any) -> list[int]:
    if isinstance(x, dict):
        kind = layout.kinds.get(x["t"], -1)
        return [kind] + [n for name, e in x.items() if name != "t" for n in flat(layout, e)]
    if isinstance(x, list):
        return [n for e in x for n in flat(layout, e)]
    return [int(x)] if isinstance(x, int) else []


def padded(numbers: list[int], room: int) -> list[int]:
    return (numbers + [-1] * room)[:room]


def part(field: layouts.Field, content: Any, view: View) -> list[int]:
    room, piles = int(field.room), int(field.piles)
    mine = None if view.seat is None or isinstance(content, int) else content[view.seat : view.seat + 1]
    match int(field.how):
        case layouts.ONE:
            return [content]
        case layouts.ROW:
            return padded(content, room)
        case layouts.LIST:
            return [len(content), *padded(content, room)]
        case layouts.PILES:
            cut = (content + [[]] * piles)[:piles]
            return [n for pile in cut for n in (len(pile), *padded(pile, room))]
        case layouts.OWN:
            return mine or [-1]
        case layouts.OWN_LIST:
            return [len(pile) for pile in content] + padded(mine[0] if mine else [], room)
        case layouts.COUNT:
            return [len(content)]
        case _:
            return padded([len(pile) for pile in content], piles)
