"""A hook of hatchling: puts modules that mypyc compiled beside their sources in a wheel.

SPIELGELD_COMPILED_TREE names the folder that tools/compile.py made. Without it the wheel is pure.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TREE = "SPIELGELD_COMPILED_TREE"


class CompiledRules(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if TREE not in os.environ or version == "editable":
            return
        tree = Path(self.root, os.environ[TREE])
        libraries = [*tree.rglob("*.so"), *tree.rglob("*.pyd")]
        if not libraries:
            raise FileNotFoundError(f"{tree} holds nothing that is compiled: make compiled")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in libraries:
            inside = library.relative_to(tree)
            if inside.parts[0] != "build":
                build_data["force_include"][str(library)] = str(inside)
