"""Chance: the same numbers everywhere, and fair ones."""

from __future__ import annotations

from itertools import permutations

import pytest

from deskovka.core.cells import cells
from deskovka.core.chance import Chance

# Written down from the interpreted engine as draws(seed, 1000, 8); the compiled one must draw the same.
KNOWN: dict[int, list[int]] = {
    0: [605, 494, 945, 57, 861, 986, 189, 692],
    1: [948, 720, 906, 439, 230, 994, 98, 242],
    7: [71, 194, 718, 254, 341, 748, 301, 383],
    2**32: [654, 711, 177, 158, 164, 657, 23, 808],
    2**95 + 12345: [575, 358, 655, 539, 61, 667, 420, 790],
    2**96: [692, 580, 817, 991, 821, 406, 870, 145],
    2**128 + 1: [681, 987, 138, 799, 367, 841, 849, 919],
    2**256 - 1: [944, 779, 203, 564, 929, 930, 394, 115],
    -1: [85, 211, 745, 650, 189, 431, 28, 855],
}
KNOWN_SHUFFLE = [4, 3, 11, 9, 6, 1, 5, 8, 10, 7, 2, 0]


def draws(seed: int, n: int, count: int) -> list[int]:
    chance = Chance(seed)
    return [int(chance.below(n)) for _ in range(count)]


def chi_square(numbers: list[int], n: int) -> float:
    expected = len(numbers) / n
    return sum((numbers.count(i) - expected) ** 2 / expected for i in range(n))


@pytest.mark.parametrize("seed", KNOWN)
def test_the_numbers_are_the_known_ones(seed: int) -> None:
    assert draws(seed, 1000, 8) == KNOWN[seed]


def test_the_shuffle_is_the_known_one() -> None:
    items = list(range(12))
    Chance(7).shuffle(items)
    assert items == KNOWN_SHUFFLE
    row = cells(list(range(12)))
    Chance(7).shuffle_row(row)
    assert list(row) == KNOWN_SHUFFLE


def test_a_stream_goes_on_from_any_number_of_draws() -> None:
    chance = Chance(2**100)
    for _ in range(10):
        chance.word()
    assert chance.draws == 10
    assert [Chance(2**100, 10).word()] == [chance.word()]


def test_a_clone_goes_its_own_way() -> None:
    chance = Chance(3)
    chance.word()
    other = chance.clone()
    expected = [chance.word() for _ in range(5)]
    assert other.draws == 1
    assert [other.word() for _ in range(5)] == expected


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 36])
@pytest.mark.parametrize("seed", [1, 2**64 + 9, 2**130])
def test_all_numbers_are_equally_likely(n: int, seed: int) -> None:
    numbers = draws(seed, n, 200 * n)
    assert 0 <= min(numbers) <= max(numbers) < n
    # Mean of chi-square is n - 1, its deviation sqrt(2(n - 1)); five deviations would be a miracle.
    assert chi_square(numbers, n) < n - 1 + 5 * (2 * (n - 1)) ** 0.5


def test_a_large_range_has_no_bias() -> None:
    # Without rejection every third number of this range would get 2 words of 2**32 instead of 3.
    remainders = [number % 3 for number in draws(5, 3 << 29, 6000)]
    assert chi_square(remainders, 3) < 20


def test_one_possibility_is_certain() -> None:
    assert draws(4, 1, 20) == [0] * 20


def test_the_first_draw_is_fair_over_seeds() -> None:
    firsts = [draws(seed, 6, 1)[0] for seed in range(1200)]
    assert chi_square(firsts, 6) < 25


def test_neighbouring_seeds_do_not_share_numbers() -> None:
    words = [[int(chance.word()) for _ in range(64)] for chance in (Chance(seed) for seed in range(8))]
    assert len({word for stream in words for word in stream}) == 8 * 64


def test_pairs_of_draws_are_independent() -> None:
    numbers = draws(11, 4, 6400)
    pairs = [4 * a + b for a, b in zip(numbers[::2], numbers[1::2], strict=True)]
    assert chi_square(pairs, 16) < 15 + 5 * 30**0.5


def test_every_order_is_equally_likely() -> None:
    orders = list(permutations(range(4)))
    chance = Chance(2**128)
    found = []
    for _ in range(2400):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        found.append(orders.index(tuple(items)))
    assert chi_square(found, 24) < 23 + 5 * 46**0.5


@pytest.mark.parametrize("items", [[], [5], [5, 5, 1]])
def test_shuffling_keeps_the_items(items: list[int]) -> None:
    shuffled = items[:]
    Chance(1).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_every_bit_of_a_long_seed_counts() -> None:
    seed = 0x0123456789ABCDEF_FEDCBA9876543210  # 121 bits, so that the low and high halves both matter
    streams = {tuple(draws(seed ^ (1 << bit), 1 << 30, 4)) for bit in range(160)}
    assert len(streams) == 160
    assert tuple(draws(seed, 1 << 30, 4)) not in streams


def test_seeds_that_are_equal_in_their_low_bits_differ() -> None:
    seeds = [1, 1 + 2**32, 1 + 2**64, 1 + 2**96, 1 + 2**128, 1 + 2**200]
    assert len({tuple(draws(seed, 1 << 30, 4)) for seed in seeds}) == len(seeds)
