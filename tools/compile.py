"""Compile the kernel, the games' rules and where bots think most with mypyc into build/compiled.

The rest of the package lies beside it.

    python tools/compile.py && PYTHONPATH=build/compiled spielgeld ...

The source stays as it is: one source, plain or compiled. Each module becomes a C file of its own,
and all cores compile them. With --for-tests the result is in build/compiled-for-tests and
optimised less, which is made in half the time.
"""

import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOR_TESTS = "--for-tests" in sys.argv
TARGET = ROOT / "build" / ("compiled-for-tests" if FOR_TESTS else "compiled")
RULES = ("kernel", "games/*/rules")
THOUGHT = {
    "euro_crisis": ("sense", "swift", "outlook", "banker", "worth", "trials"),
    "plutocracy": ("chart", "voyage", "planner", "forecast"),
    "qe": ("bids", "worth", "beliefs", "banker"),
}
"""Where a game's bots spend their time. Where numpy reckons there is no need."""
AS_ONE = ("-O3", "-flto=auto", "-fvisibility=hidden", "-fno-semantic-interposition")
"""All modules are optimised once more, as one, when they are linked."""
RUN_ONCE = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) \{", re.MULTILINE)
"""What a module does when it is imported: long, and not worth a thought of the C compiler."""


def modules() -> list[str]:
    """The modules to compile. Packages' own __init__ files hold no rules and stay as they are."""
    rules = [
        str(path)
        for room in RULES
        for path in sorted(Path("spielgeld").glob(f"{room}/**/*.py"))
        if path.name != "__init__.py"
    ]
    return rules + [
        f"spielgeld/games/{game}/bots/{name}.py"
        for game, names in THOUGHT.items()
        for name in names
    ]


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
    extensions = mypycify(
        ["--strict", *modules()],
        opt_level="1" if FOR_TESTS else "2",
        debug_level="0",
        multi_file=True,
    )
    if not FOR_TESTS and sys.platform == "linux":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *AS_ONE]
            extension.extra_link_args = [*extension.extra_link_args, *AS_ONE]
    for path in Path("build").rglob("__native*.c"):
        written = path.read_text(encoding="utf-8")
        path.write_text(RUN_ONCE.sub(r"__attribute__((cold)) \g<0>", written), encoding="utf-8")
    setup(
        name="spielgeld-compiled",
        py_modules=[],
        ext_modules=extensions,
        cmdclass={"build_ext": with_all_cores()},
        script_args=["--quiet", "build_ext", "--inplace"],
    )
    print(f"compiled: {len(modules())} modules in {TARGET.relative_to(ROOT)}")


def with_all_cores() -> Any:
    """The C compiler of setuptools, run on as many files at once as there are cores."""
    from setuptools.command.build_ext import build_ext

    class BuildOnAllCores(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile
            with ThreadPoolExecutor(os.cpu_count()) as cores:

                def compile_all(sources: list[str], *args: Any, **named: Any) -> list[str]:
                    made = cores.map(lambda one: one_by_one([one], *args, **named), sources)
                    return [built for files in made for built in files]

                self.compiler.compile = compile_all
                self.parallel = os.cpu_count()
                super().build_extensions()

    return BuildOnAllCores


if __name__ == "__main__":
    main()
