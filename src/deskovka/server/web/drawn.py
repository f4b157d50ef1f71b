"""Small pictures: patches of colour as SVG for the page, and as PNG for messengers, which read nothing else."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from itertools import pairwise
from math import ceil, cos, floor, pi, sin
from typing import Final

from deskovka.core.parts import Patch

SEATS: Final = ("#2e6fba", "#c8502b", "#2a8c5a", "#7a4fa3", "#9a7400", "#a8326e")
GROUND: Final = "#dfe9e5"
CORNERS: Final = {"hex": 6, "disc": 20}
HIGH: Final = {"box": 1.0, "card": 1.4, "slab": 0.3, "post": 2.6, "peak": 0.9}  # in widths
CUT_OFF: Final = ("box", "card")  # whose corners are round
CUT: Final = 0.08  # of their width
CLOSE: Final = 1.5  # how much larger than whole a picture is shown
PART: Final = (1 / 6, 1 / 2, 5 / 6)  # of a line of dots: where its edges are looked for
FAN: Final[list[Patch]] = [  # for a game that draws nothing
    patch
    for n in range(5)
    for patch in (
        ("card", n * 0.8, abs(n - 2) / 8, 1.0, "#8d8068"),
        ("card", n * 0.8, abs(n - 2) / 8, 0.96, "#fffdf8"),
        ("disc", n * 0.8, abs(n - 2) / 8, 0.4, f"seat{n}"),
    )
]

Point = tuple[float, float]


def corners(patch: Patch) -> list[Point]:
    """The outline of a patch; all of them are convex."""
    kind, x, y, width, _ = patch
    if kind in CORNERS:
        n = CORNERS[kind]
        r = width / 2 if kind == "disc" else width / 2 / cos(pi / n)
        return [(x + r * sin(2 * pi * i / n), y - r * cos(2 * pi * i / n)) for i in range(n)]
    w, h = width / 2, width / 2 * HIGH.get(kind, 1.0)
    if kind == "peak":
        return [(x, y - h), (x + w, y + h), (x - w, y + h)]
    if kind not in CUT_OFF:
        return [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]
    a, b, c, d = w, w - width * CUT, h, h - width * CUT
    return [(x + u, y + v) for u, v in ((-b, -c), (b, -c), (a, -d), (a, d), (b, c), (-b, c), (-a, d), (-a, -d))]


def tint(patch: Patch) -> str:
    """The colour of a patch."""
    colour = patch[4]
    return SEATS[int(colour.removeprefix("seat")) % len(SEATS)] if colour.startswith("seat") else colour


def bounds(patches: Sequence[Patch]) -> tuple[float, float, float, float]:
    """Left, top, width and height of what is drawn."""
    xs, ys = zip(*[point for patch in patches for point in corners(patch)], strict=True)
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def svg(patches: Sequence[Patch], unit: int = 60) -> str:
    """For the page, which crops it as it likes. Equal shapes have equal words, so that it packs well."""
    left, top, width, height = bounds(patches)
    paths: list[str] = []
    for patch in patches:
        kind, x, y, size, _ = patch
        (dx, dy), line = outline(kind, size * unit)
        start = f"M{round((x - left) * unit) + dx},{round((y - top) * unit) + dy}"
        paths.append(f'<path fill="{tint(patch)}" d="{start}{line}"/>')
    box = f'viewBox="0 0 {round(width * unit)} {round(height * unit)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{"".join(paths)}</svg>'


def outline(kind: str, size: float) -> tuple[tuple[int, int], str]:
    """Where a shape around 0, 0 begins, and how it goes on; what is round is so, and in fewer words."""
    if kind == "disc":
        r = round(size / 2)
        return (-r, 0), f"a{r},{r} 0 1,0 {2 * r},0a{r},{r} 0 1,0 {-2 * r},0z"
    if kind in CUT_OFF:
        r, w, h = (round(part) for part in (size * CUT, size / 2, size / 2 * HIGH[kind]))
        a, b, arc = w - r, h - r, f"a{r},{r} 0 0 1 "
        return (-a, -h), f"h{2 * a}{arc}{r},{r}v{2 * b}{arc}{-r},{r}h{-2 * a}{arc}{-r},{-r}v{-2 * b}{arc}{r},{-r}z"
    shape = [(round(a), round(b)) for a, b in corners((kind, 0, 0, size, ""))]
    return shape[0], "l" + " ".join(f"{bx - ax},{by - ay}" for (ax, ay), (bx, by) in pairwise(shape)) + "z"


def png(patches: Sequence[Patch], wide: int = 600, high: int = 315) -> bytes:
    """The middle of the picture, large enough to fill the frame unless too much would be cut off."""
    left, top, width, height = bounds(patches)
    scale = min(max(wide / width, high / height), CLOSE * min(wide / width, high / height))
    dx, dy = (wide - width * scale) / 2 - left * scale, (high - height * scale) / 2 - top * scale
    rows = [bytearray(bytes.fromhex(GROUND[1:]) * wide) for _ in range(high)]
    for patch in patches:
        fill(
            rows,
            wide,
            [(x * scale + dx, y * scale + dy) for x, y in corners(patch)],
            bytes.fromhex(tint(patch)[1:]),
        )
    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)
    body = zlib.compress(b"".join(b"\0" + row for row in rows), 6)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def fill(rows: list[bytearray], wide: int, shape: list[Point], colour: bytes) -> None:
    """Paint a convex shape; dots that it covers in part are mixed."""
    for y in range(max(0, floor(min(y for _, y in shape))), min(len(rows), ceil(max(y for _, y in shape)))):
        spans = [span for part in PART if (span := across(shape, y + part))]
        if not spans:
            continue
        first, last = max(0, floor(min(a for a, _ in spans))), min(wide, ceil(max(b for _, b in spans)))
        start, end = max(first, ceil(max(a for a, _ in spans))), min(last, floor(min(b for _, b in spans)))
        if len(spans) < len(PART) or end <= start:
            start = end = last
        else:
            rows[y][3 * start : 3 * end] = colour * (end - start)
        for x in (*range(first, start), *range(end, last)):
            mix(rows[y], x, sum(max(0.0, min(b, x + 1) - max(a, x)) for a, b in spans) / len(PART), colour)


def mix(row: bytearray, x: int, part: float, colour: bytes) -> None:
    """Paint a dot in part."""
    for i in range(3):
        row[3 * x + i] += round((colour[i] - row[3 * x + i]) * part)


def across(shape: list[Point], y: float) -> Point | None:
    """Where a line across crosses the outline."""
    found = [
        ax + (y - ay) * (bx - ax) / (by - ay)
        for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True)
        if (ay <= y) != (by <= y)
    ]
    return (min(found), max(found)) if found else None
