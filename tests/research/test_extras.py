"""Whoever has not installed what an environment needs is told what to install."""

import sys
from collections.abc import Callable

import pytest

from spielgeld.research import envs


@pytest.mark.parametrize(
    ("make", "module", "extra"),
    [
        (envs.aec_env, "pettingzoo", "zoo"),
        (envs.parallel_env, "pettingzoo", "zoo"),
        (envs.gym_env, "gymnasium", "zoo"),
        (envs.openspiel_game, "pyspiel", "openspiel"),
    ],
)
def test_what_is_missing_is_named(
    make: Callable[[str, int], object], module: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("spielgeld.research.envs.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(ModuleNotFoundError, match=rf"{module}.* here: .*spielgeld\[{extra}\]"):
        make("qe", 4)
