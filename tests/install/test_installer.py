"""`make play` and `make test` install wherever pip works, or say in one sentence why not."""

import hashlib
import os
import re
import subprocess
import sys
from importlib.metadata import requires
from pathlib import Path

from tests.install.environment import Environment

ROOT = Path(__file__).resolve().parent.parent.parent
FOURTH_GAME = ROOT / "tests" / "fourth_game"
# An index that answers to nobody, as one behind a proxy that only pip knows.
NO_INDEX_FOR_UV = {"UV_DEFAULT_INDEX": "http://127.0.0.1:9/simple", "UV_HTTP_RETRIES": "0"}
NO_INDEX_FOR_PIP = {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": ""}


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PATH": path, **NO_INDEX_FOR_UV, **NO_INDEX_FOR_PIP, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_where_uv_finds_nothing_pip_installs(tmp_path: Path) -> None:
    wheels = tmp_path / "wheels"
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run(
        [*build, "--directory", str(wheels)], cwd=FOURTH_GAME, check=True, capture_output=True
    )
    (wheel,) = wheels.glob("*.whl")
    name, version = wheel.name.split("-")[:2]
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    wanted = tmp_path / "wanted.txt"
    wanted.write_text(f"{name}=={version} --hash=sha256:{digest}\n", encoding="utf-8")
    environment = Environment(tmp_path / "environment")
    environment.bring("pip")
    code = (
        "import sys; sys.path[:0] = ['tools']; import install as i; i.install(*eval(sys.argv[1]))"
    )
    arguments = [str(environment.python), ["--no-deps", "--require-hashes", "-r", str(wanted)]]
    done = run("-c", code, repr(arguments), PIP_FIND_LINKS=str(wheels))
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.findall(r"^  (.*) says:", done.stdout, re.MULTILINE) == [
        "uv",
        "uv with the system's certificates",
    ]
    assert any(environment.site.glob(f"{name}-{version}.dist-info"))


def test_where_nothing_can_be_had_one_sentence_says_so(tmp_path: Path) -> None:
    done = run("tools/install.py", str(tmp_path / "venv"), "serve")
    assert done.returncode == 1
    assert re.fullmatch(r"Spielgeld can't be installed: pip says: .+\.\n", done.stderr), done.stderr


def test_serving_needs_nothing_of_the_tests() -> None:
    serve, compiling, test = (read_pins(name) for name in ("serve", "compile", "test"))
    assert serve | compiling <= test, "`make requirements` writes all"
    assert len(compiling) < 20, "wheels are made without what the tests need"
    names = {pin.partition("==")[0] for pin in serve}
    for heavy in ("playwright", "pytest", "hypothesis", "mypy", "ray", "open-spiel", "matplotlib"):
        assert heavy not in names
    assert {"litestar", "uvicorn", "msgspec", "prometheus-client", "psycopg"} <= names


LOAD = """
import importlib, pkgutil, sys
import spielgeld, webpush
for room in ("cli", "house", "store", "web"):
    package = importlib.import_module(f"spielgeld.{room}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if ".sample" not in module.name:
            importlib.import_module(module.name)
print(*sorted({name.partition(".")[0] for name in sys.modules}))
"""


def test_what_others_bring_along_is_never_loaded() -> None:
    """Litestar asks for polyfactory, that for faker; webpush for email-validator and dnspython."""
    done = run("-c", LOAD)
    assert done.returncode == 0, done.stderr
    loaded = set(done.stdout.split())
    assert {"litestar", "webpush", "pydantic"} <= loaded
    assert not loaded & {"faker", "dns"}
    way = ("litestar", "polyfactory", "faker"), ("webpush", "email-validator", "dnspython")
    for package, through, heavy in way:
        assert through in str(requires(package)), f"{package} does without: so can we"
        assert heavy in str(requires(through)).lower(), f"{through} does without: so can we"


def read_pins(name: str) -> set[str]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    assert "://" not in text
    return set(re.findall(r"^([\w.-]+==[^ ]+)", text, re.MULTILINE))
