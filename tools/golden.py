"""Makes the golden games and the known digests anew: `python -m tools.golden [GAME …]`.

Run it only when a game is meant to play differently; the version of a game that is in use is raised then.
"""

from __future__ import annotations

import json
import sys
from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path

import deskovka
from deskovka import Move, Record, State, Table
from deskovka.core.chance import Chance

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from contract.cases import ONES, PAIRS, cases  # noqa: E402  # found only now
from games.katan_duel.players import eager  # noqa: E402
from games.scythe import players as scythe  # noqa: E402
from games.settlers import players as settlers  # noqa: E402

RECORDS = ROOT / "tests" / "games" / "rebirth" / "records"
KATAN_RECORDS = ROOT / "tests" / "games" / "katan_duel" / "records"
SETTLERS_RECORDS = ROOT / "tests" / "games" / "settlers" / "records"
SCYTHE_RECORDS = ROOT / "tests" / "games" / "scythe" / "records"
PACK = ROOT / "tests" / "games" / "rebirth" / "packs" / "crowded-ireland.toml"
KNOWN = ROOT / "tests" / "contract" / "known_digests.json"
MAPS = {"scotland": ("edinburgh", "stirling"), "ireland": ("blarney", "tara")}
SOLO_STEPS = (30, 40, 50, 60, 70, 80)  # points for the ranks above the lowest
SEARCH = 6000  # games looked through for each way to end; a tie comes once in some fifty

Chooser = Callable[[State, int, Chance], Move]


def anything(s: State, seat: int, chance: Chance) -> Move:
    return s.nth_legal(seat, chance.below(s.num_legal(seat)))


def away_from(landmarks: Sequence[int]) -> Chooser:
    """Anything, but next to these landmarks only if there is no other way."""

    def choose(s: State, seat: int, chance: Chance) -> Move:
        near = s.board.near  # type: ignore[attr-defined]
        moves = list(s.legal(seat))
        shy = [m for m in moves if not set(near[getattr(m, "space", 0)]) & set(landmarks)]
        return (shy or moves)[chance.below(len(shy or moves))]

    return choose


def game_of(map: str, seats: int, seed: int, choose: Chooser, packs: Sequence[Path] = ()) -> Table:
    """A whole game of Rebirth; the chooser makes every answer."""
    return play_game(Table(deskovka.game("rebirth", packs), seats, seed, {"map": map}), seed, choose)


def play_game(table: Table, seed: int, choose: Chooser) -> Table:
    """The table at the end of its game, or where patience ends."""
    chance = Chance(seed)
    s = table.state
    while s.to_act() and len(table.moves) < s.game.hints.longest(s.seats):
        seat = s.to_act()[0]
        move = choose(s, seat, chance)
        s.play(seat, move)
        table.moves.append((seat, move))
    return table


def bot_game(map: str, seats: int, name: str) -> Table:
    """One bot against others of its kind."""
    g = deskovka.game("rebirth")
    bots = [deskovka.bot(name, g, seed=seat) for seat in range(seats)]
    return game_of(map, seats, seats, lambda s, seat, _: bots[seat].choose(s.view(seat)))


def search_ends(map: str) -> dict[str, Record]:
    """A game for every rule by which a tie is broken, as far as seeds find one."""
    g = deskovka.game("rebirth")
    wanted = {id for id in g.rules if id.startswith("tie.") and belongs(id, map)}
    board = g.countries[map].board  # type: ignore[attr-defined]
    first, second = board.tie_breaks
    found: dict[str, Record] = {}
    for choose in (anything, away_from([first]), away_from([first, second])):
        for seed in range(SEARCH):
            if not wanted - set(found):
                break
            table = game_of(map, 2 + seed % 3 if choose is anything else 2, seed, choose)
            rule = (table.state.log or [])[-1].rule_id()
            if rule in wanted and rule not in found:
                found[rule] = table.record()
                print(f"{rule}: seed {seed}", file=sys.stderr)
    for rule in sorted(wanted - set(found)):
        print(f"{rule}: no game found", file=sys.stderr)
    return found


def belongs(rule: str, map: str) -> bool:
    return any(rule.startswith(f"tie.{place}") for place in MAPS[map])


def katan_games(choose: Chooser, mode: str, end: str) -> Record:
    """A game of Katan – Duel that ends by a rule with this id, or its end."""
    for seed in range(SEARCH):
        table = play_game(Table(deskovka.game("katan-duel"), 2, seed, {"mode": mode}), seed, choose)
        if (table.state.log or [])[-1].rule_id() == f"goal.{end}":
            print(f"{mode}, {end}: seed {seed}", file=sys.stderr)
            return table.record()
    raise SystemExit(f"{mode}: no game found that ends by goal.{end}")


def greedy_pair(s: State, seat: int, chance: Chance) -> Move:
    """A greedy bot that is made anew for every answer, so that the seed alone decides."""
    return deskovka.bot("greedy", s.game, seed=chance.below(1 << 30)).choose(s.view(seat))


def make_katan() -> None:
    """Each mode, by eager players and by bots; then the rarer way to end."""
    for mode in deskovka.game("katan-duel").options["mode"].values:
        end = mode if mode in ("introductory", "duel", "tournament") else "theme"
        katan_games(eager, mode, end).save(KATAN_RECORDS / f"{mode}-eager.jsonl")
        katan_games(greedy_pair, mode, end).save(KATAN_RECORDS / f"{mode}-greedy.jsonl")
    katan_games(eager, "duel", "before-roll").save(KATAN_RECORDS / "duel-before-roll.jsonl")


def known_digests() -> dict[str, list[str]]:
    """The digest at the start and at the end of a random game of each of our cases."""
    ours = [case for case in cases(ONES) + cases(PAIRS) if case.game.package.startswith("deskovka.")]
    return {str(case): [case.start(1).digest(), case.finished(1).digest()] for case in ours}


def make_rebirth() -> None:
    """Each map and number of seats, by bots; each way to break a tie; a corrected map."""
    for map in MAPS:
        for seats in (2, 3, 4):
            for name in ("random", "greedy"):
                bot_game(map, seats, name).record().save(RECORDS / f"{map}-{seats}-{name}.jsonl")
        for rule, record in search_ends(map).items():
            record.save(RECORDS / f"{rule.replace('.', '-')}.jsonl")
    game_of("ireland", 3, 3, anything, [PACK]).record().save(PACK.with_suffix(".jsonl"))


def settlers_game(name: str, choose: Chooser, seats: int, options: dict[str, object], seed: int = 1) -> None:
    """A whole game of Settlers."""
    table = Table(deskovka.game("settlers"), seats, seed, options)
    play_game(table, seed, choose).record().save(SETTLERS_RECORDS / f"{name}.jsonl")


def with_factions(*factions: str) -> dict[str, object]:
    """Options for these factions; one of them needs its expansion."""
    return {"faction": factions} | ({"expansion": "aztecs"} if "aztecs" in factions else {})


def solo_ranks(factions: Sequence[str]) -> dict[int, Record]:
    """A game that is won alone for each rank, of greedy bots."""
    found: dict[int, Record] = {}
    for seed in range(SEARCH):
        wishes = {"faction": (factions[seed % len(factions)],)}
        table = play_game(Table(deskovka.game("settlers"), 1, seed, wishes), seed, greedy_pair)
        score = table.state.score()
        rank = bisect_right(SOLO_STEPS, score.points[0])
        if score.winners and rank and rank not in found:
            found[rank] = table.record()
            print(f"solo rank {rank}: seed {seed}", file=sys.stderr)
        if len(found) == len(SOLO_STEPS):
            break
    return found


def settlers_aztecs(deck: str, seats: int) -> None:
    """The Aztecs with the cards of an earlier expansion, all others with theirs of this one."""
    others = deskovka.game("settlers").options["faction"].values[1:5]
    options = with_factions("aztecs", *others[: seats - 1])
    options |= {"deck": (deck, *["aztecs"] * (seats - 1)), "format": "open" if seats > 3 else "standard"}
    settlers_game(f"aztecs-{deck}-eager", settlers.eager, seats, options, seed=seats)


def make_settlers() -> None:
    """Each pair of factions, each variant and number of seats, each deck; alone each faction and each rank."""
    factions = deskovka.game("settlers").options["faction"].values[1:]
    for pair in combinations(factions, 2):
        settlers_game("-".join([*pair, "greedy"]), greedy_pair, 2, with_factions(*pair))
    for seats in (2, 3, 4):
        for lookout in deskovka.game("settlers").options["lookout"].values:
            settlers_game(f"{lookout}-{seats}-random", anything, seats, {"lookout": lookout}, seed=seats)
            settlers_game(f"{lookout}-{seats}-eager", settlers.eager, seats, {"lookout": lookout}, seed=seats)
        settlers_game(f"peaceful-{seats}-eager", settlers.eager, seats, {"peaceful": "yes"}, seed=seats)
    for faction in factions:
        settlers_game(f"solo-{faction}-greedy", greedy_pair, 1, with_factions(faction))
        settlers_game(f"solo-{faction}-random", anything, 1, with_factions(faction))
    for number, deck in enumerate(("friends", "atlantis", "trio")):
        settlers_aztecs(deck, seats=3 + number)
    for rank, record in solo_ranks(factions[:4]).items():
        record.save(SETTLERS_RECORDS / f"solo-rank-{rank}.jsonl")


def scythe_game(name: str, choose: Chooser, seats: int, options: dict[str, object], seed: int) -> None:
    """A whole game of Scythe."""
    table = Table(deskovka.game("scythe"), seats, seed, options)
    play_game(table, seed, choose).record().save(SCYTHE_RECORDS / f"{name}.jsonl")


def make_scythe() -> None:
    """Each faction against each, each number of seats, each option, each opponent."""
    g = deskovka.game("scythe")
    mats = g.options["mat"].values[1:]
    for i, pair in enumerate(combinations(g.options["faction"].values[1:], 2)):
        wishes: dict[str, object] = {"faction": pair, "mat": (mats[i % 5], mats[(i + 1 + i // 5) % 5])}
        scythe_game("-".join(pair), scythe.eager, 2, wishes, seed=i)
    for seats in g.seats:
        scythe_game(f"{seats}-eager", scythe.eager, seats, {}, seed=seats)
    options: dict[str, object] = {"relentless": "faq", "encounters": "blind", "gifts": "yes", "banned": "yes"}
    scythe_game("options", scythe.eager, 3, options, seed=1)
    factions = g.options["faction"].values[1:]
    for i, level in enumerate(g.options["solo"].values):
        for n, faction in enumerate(factions):
            own = factions[(n + 1 + i) % len(factions)]
            solo: dict[str, object] = {"solo": level, "opponent": faction, "faction": (own,)}
            scythe_game(f"{level}-{faction}", scythe.eager, 1, solo, seed=n)


MAKERS = {
    "rebirth": (RECORDS, make_rebirth),
    "katan-duel": (KATAN_RECORDS, make_katan),
    "scythe": (SCYTHE_RECORDS, make_scythe),
    "settlers": (SETTLERS_RECORDS, make_settlers),
}


def main() -> None:
    KNOWN.write_text(json.dumps(known_digests(), indent=1) + "\n", encoding="utf-8")
    for id in sys.argv[1:] or MAKERS:
        folder, make = MAKERS[id]
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.jsonl"):
            old.unlink()
        make()
        print(f"{len(list(folder.glob('*.jsonl')))} golden games of {id}", file=sys.stderr)


if __name__ == "__main__":
    main()
