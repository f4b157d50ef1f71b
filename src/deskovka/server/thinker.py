"""The process in which a bot thinks: a question per line on stdin, an answer per line on stdout."""

from __future__ import annotations

import json
import os
import sys

import deskovka
from deskovka.bots import make, safe_choose
from deskovka.core.sight import View


def answer(line: str) -> str:
    """The bot's move to a question."""
    question = json.loads(line)
    view = deskovka.decode(question["view"])
    assert isinstance(view, View)
    bot = make(question["bot"], deskovka.game(view.game), question["seed"])
    move, problem = safe_choose(bot, view)
    return json.dumps({"move": deskovka.encode(move), "problem": problem})


def main() -> None:
    """Think until nobody asks any more."""
    os.nice(5)  # people who click come first
    for line in sys.stdin:
        print(answer(line), flush=True)


if __name__ == "__main__":
    main()
