"""Decks that people build: ready ones to start from, what is wrong with a deck file, and keeping it as a pack."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path, PurePath
from tempfile import TemporaryDirectory
from typing import Any, Final

from starlette.responses import Response

from deskovka.core.game import LANGUAGES, Game, try_packs
from deskovka.core.pack import SUFFIXES, Pack, PackProblem
from deskovka.server.base.limits import FILES_PER_GAME, LONGEST_NAME, plain
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.shapes import Both, Deck, DeckFile, DeckFormat, DeckOffer, DeckReport
from deskovka.server.messages.wire import Data
from deskovka.server.storage import packs
from deskovka.server.web.api import Call, find_game
from deskovka.server.web.reach import comes_from_here
from deskovka.server.web.ready import ready
from deskovka.shelf import folder

SECTIONS: Final = ("game", "title", "deck")  # of a pack that only brings decks


async def show_decks(call: Call) -> Response:
    """Our own decks, with the packs in the query."""
    id, names = find_game(call).id, call.request.query_params.getlist("pack")

    if not names:
        may = keeps(call)
        found = await ready(("decks", id, may), lambda: DeckOffer(own(packs.game_with(id, names)), may))
        return call.reply_packed(found)
    question = {"do": "show_decks", "id": id, "names": names, "keeps": keeps(call)}
    return call.reply_packed(await call.hub.backroom.ask_packed(call.request, call.household, question))


def own(g: Game) -> list[Deck]:
    """Our own decks in words."""
    return in_words([g.components.ready_decks(lang) for lang in LANGUAGES])


async def judge_deck(call: Call) -> Response:
    """What is wrong with a deck file; a right one may be kept."""
    g = find_game(call)
    form = await call.read(DeckFile)
    if form.keep and not keeps(call):
        raise Refused(403, "error-deck-elsewhere")
    question = {"do": "judge_deck", "id": g.id, "form": form}
    return call.reply_packed(await call.hub.backroom.ask_packed(call.request, call.household, question))


def judge(g: Game, form: DeckFile) -> DeckReport:
    """The decks of a file, each with all that forbids it."""
    name = PurePath(plain(form.file)).name[-LONGEST_NAME:]
    suffix = PurePath(name).suffix.lower()
    others = [Pack(path) for path in paths_of(g.id, form.packs)]
    with TemporaryDirectory() as place:
        path = Path(place) / (name if suffix in SUFFIXES else "deck.toml")
        path.write_text(form.text, encoding="utf-8", errors="replace", newline="\n")
        try:
            pack = Pack(path)
            named = pack.data.get("deck")
            if isinstance(named, dict) and any(len(key) > LONGEST_NAME for key in named):
                raise Refused(400, "error-deck-key", most=LONGEST_NAME)
            builds = g.components.ready_decks(LANGUAGES[0])
            if not builds or not pack.data.get("deck") or {*pack.data} - {*SECTIONS}:
                raise Refused(400, "error-no-deck")
            with packs.BUILDING:
                found = try_packs(g.id, [*others, pack])
        except PackProblem as problem:
            raise packs.refusal_of(400, problem) from problem
    own = [
        [deck for deck in found.components.decks(lang) if deck["id"] in pack.data["deck"]] for lang in LANGUAGES
    ]
    return DeckReport(in_words(own), keep(g.id, pack, form.text) if form.keep else None)


def paths_of(id: str, names: Sequence[str]) -> list[Path]:
    """Where the packs of these names lie."""
    packs.game_with(id, names)  # refuses names that there are not
    return [path for name, path in packs.shelf(id).items() if name in names]


def in_words(by_language: Sequence[Sequence[Data]]) -> list[Deck]:
    """Decks in one language after the other as decks in both."""
    return [join(list(deck)) for deck in zip(*by_language, strict=True)]


def join(said: Sequence[Data]) -> Deck:
    """One deck, said in every language."""

    def both(texts: Sequence[Any]) -> Both:
        return dict(zip(LANGUAGES, texts, strict=True))

    first = said[0]
    formats = [
        DeckFormat(
            id=format["id"],
            title=both([deck["formats"][i]["title"] for deck in said]),
            wrong=[both(why) for why in zip(*[deck["formats"][i]["wrong"] for deck in said], strict=True)],
        )
        for i, format in enumerate(first["formats"])
    ]
    return Deck(
        id=first["id"],
        name=both([deck["name"] for deck in said]),
        about=both([deck["about"] for deck in said]),
        faction=first["faction"],
        format=first["format"],
        cards=first["cards"],
        formats=formats,
    )


# --- keeping ---------------------------------------------------------------------------------------------


def keeps(call: Call) -> bool:
    """Only whoever sits at this very machine may put files there; elsewhere the host does."""
    at_home = comes_from_here(call.request) and not call.hub.settings.public_url
    return at_home and folder(os.environ) is not None


def keep(id: str, pack: Pack, text: str) -> str:
    """Put a deck file among the packs; one that a table may be played with is never written over."""
    for path in packs.shelf(id).values():
        try:
            if Pack(path).hash == pack.hash:
                return path.name
        except PackProblem:
            continue
    where = folder(os.environ)
    assert where is not None
    if len(packs.shelf(id)) >= FILES_PER_GAME:
        raise Refused(409, "error-shelf-full")
    stem = next(iter(pack.data["deck"]))
    try:
        (where.expanduser() / id).mkdir(parents=True, exist_ok=True)
        for number in range(1, FILES_PER_GAME + 1):
            path = where.expanduser() / id / (f"{stem}.toml" if number == 1 else f"{stem}-{number}.toml")
            path = path.with_suffix(pack.path.suffix.lower())
            try:
                with path.open("x", encoding="utf-8", newline="\n") as file:
                    file.write(text)
                return path.name
            except FileExistsError:
                continue
    except OSError as problem:
        raise Refused(500, "error-deck-not-kept") from problem
    raise Refused(409, "error-shelf-full")
