"""Builds the compiled wheel: the modules that tools/compile.py makes, put beside their sources."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the build runs without the project on its path

from tools.compile import PACKAGE, compiled_folder


class CompiledWheel(BuildHookInterface[Any]):
    """What hatchling asks before it packs a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add every compiled module, and mark the wheel as made for this Python on this system."""
        folder = compiled_folder([PACKAGE])
        modules = [path for path in folder.rglob("*") if path.suffix in {".so", ".pyd"}]
        build_data["force_include"].update({str(path): path.relative_to(folder).as_posix() for path in modules})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
