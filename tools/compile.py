"""Compile kernel/, games/ and where bots think most with mypyc into build/compiled.

The rest of the package lies beside it.

    python tools/compile.py && PYTHONPATH=build/compiled spielgeld ...

The source stays as it is: one source, plain or compiled. With --for-tests the result is in
build/compiled-for-tests and optimised less, which is made in half the time.
"""

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOR_TESTS = "--for-tests" in sys.argv
TARGET = ROOT / "build" / ("compiled-for-tests" if FOR_TESTS else "compiled")
ROOMS = ("kernel", "games")
THOUGHT = ("sense", "swift", "outlook", "banker", "worth")
"""Modules of bots/euro_crisis: the quant plays thousands of quarters with them."""


def modules() -> list[str]:
    """The modules to compile. Packages' own __init__ files hold no rules and stay as they are."""
    rules = [
        str(path)
        for room in ROOMS
        for path in sorted(Path("spielgeld", room).rglob("*.py"))
        if path.name != "__init__.py"
    ]
    return rules + [f"spielgeld/bots/euro_crisis/{name}.py" for name in THOUGHT]


def main() -> None:
    shutil.rmtree(TARGET, ignore_errors=True)
    if shutil.which(os.environ.get("CC", "cc")) is None:
        print("compile: SKIPPED, no C compiler (cc) found; the program runs without, only slower")
        sys.exit(not FOR_TESTS or "CI" in os.environ)
    from mypyc.build import mypycify
    from setuptools import setup

    shutil.copytree(
        ROOT / "src" / "spielgeld",
        TARGET / "spielgeld",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    os.chdir(TARGET)
    os.environ["MYPYPATH"] = "."
    setup(
        name="spielgeld-compiled",
        py_modules=[],
        ext_modules=mypycify(["--strict", *modules()], opt_level="1" if FOR_TESTS else "3"),
        script_args=["--quiet", "build_ext", "--inplace"],
    )
    print(f"compiled: {len(modules())} modules in {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
