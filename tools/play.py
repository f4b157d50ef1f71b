"""Opens the table, on the compiled engine where there is one; else it is compiled meanwhile, and bots change over.

python -m tools.play ARGUMENTS OF deskovka table
"""

import os
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from tools.compile import PACKAGE, ROOT, Problem, check_compiler, mirror, place_of

from deskovka.server.processes.workers import BUILT
from deskovka.system import stand_back

LOWEST = 19  # how far compiling stands back behind whoever plays


def engine() -> Path | None:
    """The compiled engine of just these sources, if it was built before."""
    with suppress(ImportError, Problem):  # what compiling needs is not installed before it is needed
        folder = place_of([PACKAGE])
        if folder.exists():
            mirror(PACKAGE, folder)
            return folder
    return None


def table(arguments: list[str], **variables: str) -> int:
    """Run the table until somebody stops it; then let it finish what it is writing."""
    command = [sys.executable, "-m", "deskovka.cli", "table", *arguments]
    with subprocess.Popen(command, env={**os.environ, **variables}) as running:
        try:
            return running.wait()
        except (KeyboardInterrupt, SystemExit):
            running.terminate()  # Ctrl-C in a terminal has reached it already, another signal has not
            running.wait()
            return 0


def build(built: Path) -> None:
    """In a process beside the table: compile, and write down where."""
    stand_back(LOWEST)
    try:
        check_compiler()
    except Problem as problem:
        say(f"{problem} Bots think with a twelfth of this machine's speed.")
        return
    say("Compiling the engine beside the table, so that bots think faster; it takes some minutes, once.")
    command = ["make", "-s", "compile", "ARGS="]  # else the table's own would reach it
    made = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if made.returncode:
        say("The engine could not be compiled: bots go on thinking with a twelfth of this machine's speed.")
        return
    unfinished = built.with_suffix(".part")
    unfinished.write_text(made.stdout.splitlines()[-1], encoding="utf-8")
    unfinished.replace(built)
    say("The engine is compiled: bots use it from their next answer on, the table from its next start.")


def say(words: str) -> None:
    """A line beside what the table prints."""
    print(words, file=sys.stderr, flush=True)


def main() -> int:
    arguments = sys.argv[1:]
    if arguments[:1] == ["--build"]:
        build(Path(arguments[1]))
        return 0
    for name in ("SIGTERM", "SIGHUP"):  # the second when the terminal is closed
        signal.signal(getattr(signal, name), lambda *_: sys.exit())
    folder = engine()
    if folder is not None:
        return table(arguments, PYTHONPATH=str(folder))
    if {"-h", "--help", "--check-db", "--backup", "--restore"} & {*arguments}:
        return table(arguments)
    with tempfile.TemporaryDirectory() as place:
        built = Path(place) / "built"
        beside = subprocess.Popen(
            [sys.executable, "-m", "tools.play", "--build", str(built)], cwd=ROOT, start_new_session=True
        )
        try:
            return table(arguments, **{BUILT: str(built)})
        finally:
            with suppress(ProcessLookupError):  # it may be ready
                os.killpg(beside.pid, signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
