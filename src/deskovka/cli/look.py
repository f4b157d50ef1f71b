"""deskovka games, rules, cards: what there is to know before playing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.cli.files import write_new
from deskovka.cli.language import Words, Wrong
from deskovka.cli.parser import Parser
from deskovka.cli.printed import join_words
from deskovka.cli.screen import Screen
from deskovka.cli.tell import find_rules, rule_data, tell_rules
from deskovka.core.game import Game, Option, game, games
from deskovka.core.pack import PackProblem
from deskovka.shelf import own_packs


def find_game(name: str | None, t: Words, packs: Sequence[str] | None = None) -> Game:
    """A game by its id; Wrong names those there are. Unless `packs` is None, the user's kept packs apply too."""
    if name is None:
        raise Wrong(t("cli-which-game", games=", ".join(games())))
    if name not in games():
        raise t.problem("game", name, games())
    try:
        return game(name) if packs is None else game(name, [*own_packs(name), *packs])
    except PackProblem as problem:
        raise Wrong(problem.say(t.lang)) from problem


class GamesCommand:
    """The games installed here."""

    def __init__(self, t: Words) -> None:
        self.t = t
        self.parser = Parser(t, "games", t("cli-about-games"))
        self.parser.flag("--json", t("cli-help-json"))

    def run(self, argv: Sequence[str]) -> int:
        args = self.parser.read(argv)
        screen, lang = Screen(), self.t.lang
        found = [game(name) for name in games()]
        if args.json:
            screen.data([self.describe(g) for g in found])
            return 0
        for g in found:
            seats = ", ".join(str(n) for n in g.seats)
            screen.line(f"{g.id}: {g.title(lang)}", "title", self.t("cli-seats", seats=seats))
            for option in g.options.values():
                self.tell(screen, option)
        return 0

    def tell(self, screen: Screen, option: Option) -> None:
        """One option: its values, whose they are and where they matter."""
        lang = self.t.lang
        notes = [self.t("cli-value", value=v, title=option.value_title(v, lang)) for v in option.values]
        notes += [self.t("cli-per-seat")] if option.per_seat else []
        notes += [self.t("cli-only", option=o, values=", ".join(values)) for o, values in option.only.items()]
        if option.seats:
            notes.append(self.t("cli-only-seats", seats=", ".join(str(n) for n in option.seats)))
        shape = "…,…" if option.per_seat else "…"
        screen.line(f"  --option {option.name}={shape}: {option.title(lang)}", note=", ".join(notes))

    def describe(self, g: Game) -> dict[str, Any]:
        """A game for programs."""
        lang = self.t.lang
        options = {
            name: {
                "title": option.title(lang),
                "values": {value: option.value_title(value, lang) for value in option.values},
                "default": option.default,
                "per_seat": option.per_seat,
                "distinct": option.distinct,
                "only": {other: list(values) for other, values in option.only.items()},
                "seats": list(option.seats),
            }
            for name, option in g.options.items()
        }
        return {
            "id": g.id,
            "title": g.title(lang),
            "seats": list(g.seats),
            "version": g.version,
            "options": options,
        }


class RulesCommand:
    """The rule index, searchable."""

    def __init__(self, t: Words) -> None:
        self.t = t
        self.parser = Parser(t, "rules", t("cli-about-rules"))
        self.parser.word("game", t("cli-game"), t("cli-help-game"))
        self.parser.word("word", t("cli-word"), t("cli-help-word"))
        self.parser.flag("--json", t("cli-help-json"))

    def run(self, argv: Sequence[str]) -> int:
        args = self.parser.read(argv)
        g = find_game(args.game, self.t)
        found = find_rules(g, args.word or "", self.t.lang)
        if args.json:
            Screen().data([rule_data(entry, self.t.lang) for entry in found])
        elif found:
            tell_rules(Screen(), found, self.t)
        else:
            Screen().line(self.t("cli-no-rule", word=args.word))
        return 0 if found else 1


class CardsCommand:
    """Component data in words, each with where it comes from."""

    def __init__(self, t: Words) -> None:
        self.t = t
        self.parser = Parser(t, "cards", t("cli-about-cards"))
        self.parser.word("game", t("cli-game"), t("cli-help-game"))
        self.parser.flag("--stand-ins", t("cli-help-stand-ins"))
        self.parser.flag("--decks", t("cli-help-decks"))
        self.parser.option("--pack", t("cli-file"), t("cli-help-pack"), many=True)
        self.parser.option("--export", t("cli-file"), t("cli-help-export"))
        self.parser.flag("--json", t("cli-help-json"))

    def run(self, argv: Sequence[str]) -> int:
        args = self.parser.read(argv)
        g = find_game(args.game, self.t, args.pack)
        if args.export is not None:
            self.export(g, args.export)
        elif args.decks:
            return self.decks(g, args.json)
        elif args.stand_ins:
            self.stand_ins(g, args.json)
        elif args.json:
            Screen().data(g.components.cards(self.t.lang))
        else:
            self.cards(g)
        return 0

    def export(self, g: Game, name: str) -> None:
        """The data in force as a pack to start from."""
        if not g.takes_packs:
            raise Wrong(self.t("cli-no-packs", game=g.id))
        path = write_new(g.components.export(), name, self.t)
        Screen().line(self.t("cli-saved", file=str(path)))

    def cards(self, g: Game) -> None:
        """All components under their headings."""
        screen, heading = Screen(), ""
        for card in g.components.cards(self.t.lang):
            if card["group"] != heading:
                heading = card["group"]
                screen.line(heading, "title")
            words = f"  {card['id']}: {card['name']}"
            about = f" – {card['about']}" if card["about"] else ""
            screen.line(words + about, note=self.t("cli-source", source=card["source"]))
            printed = join_words(g, card.get("printed", {}), self.t.lang)
            if printed:
                screen.line(f"    {printed}", "dim")

    def decks(self, g: Game, as_json: bool) -> int:
        """Decks of packs with all that is wrong with them; 1 if one can be played nowhere."""
        found = g.components.decks(self.t.lang)
        screen = Screen()
        if as_json:
            screen.data(found)
        elif not found:
            screen.line(self.t("cli-no-decks"))
        else:
            for deck in found:
                screen.line(f"{deck['id']}: {deck['name']}", "title", deck["about"])
                for format in deck["formats"]:
                    right = self.t("cli-deck-right")
                    screen.line(f"  {format['title']}: {' '.join(format['wrong']) or right}")
        return int(any(all(format["wrong"] for format in deck["formats"]) for deck in found))

    def stand_ins(self, g: Game, as_json: bool) -> None:
        """Only what no source confirms."""
        found = g.components.stand_ins()
        screen, lang = Screen(), self.t.lang
        if as_json:
            screen.data([{"id": item.id, "note": item.note[lang]} for item in found])
            return
        screen.line(self.t("cli-stand-ins", count=len(found)))
        for item in found:
            screen.line(f"  {item.id}: {item.note[lang]}")
