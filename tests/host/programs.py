"""Programs that stand before servers, from the PATH or Debian's packages.

Where one can't be had its tests are skipped with a word about it; on a CI machine they fail.
"""

import os
import shutil

import pytest

from tests.packages import install


def find_program(name: str, package: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        install(package)
        found = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if found is None:
        if os.environ.get("CI") == "true":
            raise FileNotFoundError(f"no {name}: install Debian's {package}")
        pytest.skip(f"no {name}: install Debian's {package}")
    return found
