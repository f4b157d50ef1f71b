"""The unit of machine speed: a fixed little game of placing stones, in plain interpreted Python.

Its only purpose is never to change, so that figures of different days and machines can be compared.
"""

from contestants.stopwatch import START_STATES, Contestant, measure, parser, say

WIDTH, HEIGHT, SEATS = 13, 12, 4
CELLS = WIDTH * HEIGHT
MASK = (1 << 31) - 1
EXPECTED = [494, 520, 508, 525]


def neighbours(cell: int) -> list[int]:
    row, column = divmod(cell, WIDTH)
    around = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, -1), (-1, 1))
    return [
        (row + down) * WIDTH + column + right
        for down, right in around
        if 0 <= row + down < HEIGHT and 0 <= column + right < WIDTH
    ]


NEIGHBOURS = [neighbours(cell) for cell in range(CELLS)]


class Board:
    __slots__ = ("chance", "free", "owner", "points", "turn")

    def __init__(self, seed: int) -> None:
        self.owner = [-1] * CELLS
        self.free = list(range(CELLS))
        self.points = [0] * SEATS
        self.turn = 0
        self.chance = seed

    def clone(self) -> "Board":
        other = Board.__new__(Board)
        other.owner = self.owner[:]
        other.free = self.free[:]
        other.points = self.points[:]
        other.turn = self.turn
        other.chance = self.chance
        return other

    def place(self) -> int:
        """Put a stone on a random free cell; it scores one point per own neighbour, plus one."""
        free = self.free
        legal = len(free)
        if not legal:
            return 0
        self.chance = (self.chance * 1103515245 + 12345) & MASK
        index = (self.chance >> 8) % legal
        cell = free[index]
        free[index] = free[-1]
        free.pop()
        seat = self.turn
        owner = self.owner
        owner[cell] = seat
        for near in NEIGHBOURS[cell]:
            if owner[near] == seat:
                self.points[seat] += 1
        self.points[seat] += 1
        self.turn = (seat + 1) % SEATS
        return legal


class Unit(Contestant[Board]):
    def start(self, seed: int) -> Board:
        return Board(seed)

    def clone(self, state: Board) -> Board:
        return state.clone()

    def step(self, state: Board) -> int:
        return state.place()

    def play(self, state: Board, seed: int) -> int:
        decisions = 0
        while state.place():
            decisions += 1
        return decisions


def checksum() -> list[int]:
    """Points of the fixed games, summed per seat."""
    total = [0] * SEATS
    for seed in range(1, START_STATES + 1):
        board = Board(seed)
        while board.place():
            pass
        total = [a + b for a, b in zip(total, board.points, strict=True)]
    return total


if __name__ == "__main__":
    arguments = parser("Measure the unit of machine speed.").parse_args()
    if checksum() != EXPECTED:
        raise SystemExit(f"the unit has changed: {checksum()} instead of {EXPECTED}")
    say(measure(Unit(), arguments.seconds))
