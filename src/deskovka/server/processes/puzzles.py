"""Puzzles of the package: the set of a game, and one as its seat sees it, with what each answer is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deskovka.archive.making import view_for_people
from deskovka.core.game import Game
from deskovka.core.value import to_json
from deskovka.server.messages import frames, shapes
from deskovka.server.messages.wire import Wire
from deskovka.server.messages.words import both, source_titles
from deskovka.teach import puzzles as teach
from deskovka.teach import words
from deskovka.teach.puzzles import END, NEAR, puzzles_of
from deskovka.teach.values import Difference

NAMES: Final = ("Anna", "Bob", "Cyril", "Dana", "Eva", "Filip", "Gita")  # nobody's real one
LINES: Final = 300  # of the log, the newest


class PuzzleOffer(shapes.Reply):
    puzzle: str
    theme: str


class PuzzleSet(shapes.Reply):
    """The puzzles of a game, and what their themes are called; none where they are of other rules than ours."""

    themes: dict[str, shapes.Both]
    puzzles: list[PuzzleOffer]


class Worth(shapes.Reply):
    """What an answer is worth, by its number in the catalogue: the chance to win, give or take `half`."""

    id: int
    chance: float
    half: float
    right: bool  # the best, or nearly


class Gain(shapes.Reply):
    """Final points that a seat has more with the best answer than with the second best, on average."""

    seat: int
    points: float
    say: shapes.Both


class Puzzle(shapes.Reply):
    """A position as the seat that is asked may know it. Answers without a worth are worse than those with one."""

    puzzle: str
    theme: shapes.Both
    names: list[str]
    move: int  # how many answers were given before
    view: frames.View
    question: frames.Question
    log: frames.Log
    score: frames.Points
    worths: list[Worth]  # the best first
    why: list[Gain]


def set_of(g: Game) -> PuzzleSet:
    """All puzzles of a game, in the order in which days take them."""
    found = puzzles_of(g)
    themes = {line["theme"] for line in found.values()}
    titles = source_titles(g, sorted(themes - {END}))
    if END in themes:
        titles[END] = both(lambda lang: words.say(lang, "theme-end"))
    offers = [PuzzleOffer(id, line["theme"]) for id, line in found.items()]
    return PuzzleSet(titles, offers)


def for_people(puzzle: teach.Puzzle) -> Puzzle:
    """A puzzle as the page shows it."""
    past = puzzle.record
    g, s = past.game, past.replay()
    options = g.complete(past.seats, past.options)
    names = NAMES[: past.seats]
    wire = Wire(g, to_json(options), names)
    view = s.view(puzzle.seat)
    question = wire.question(s, view, len(past.moves))
    assert question is not None
    told = list(enumerate(s.log or []))[-LINES:]
    best = puzzle.candidates[0].chance
    worths = [Worth(one.move.id, one.chance, one.half, best - one.chance <= NEAR) for one in puzzle.candidates]
    return Puzzle(
        puzzle=puzzle.id,
        theme=both(lambda lang: words.theme_title(g, options, puzzle.theme, lang)),
        names=list(names),
        move=len(past.moves),
        view=frames.View(**view_for_people(g, view)),
        question=question,
        log=[wire.line(n, event, puzzle.seat) for n, event in told],
        score=wire.score(s),
        worths=sorted(worths, key=lambda one: -one.chance),
        why=[Gain(one.seat, one.points, say_difference(one, puzzle, names)) for one in puzzle.why],
    )


def say_difference(one: Difference, puzzle: teach.Puzzle, names: Sequence[str]) -> shapes.Both:
    """Who has how many points more or less, and for what."""
    past = puzzle.record
    g, options = past.game, past.game.complete(past.seats, past.options)
    return both(lambda lang: words.difference(one, g, options, names, lang))
