"""`make mends` takes mends out of the source: each must stand there once, and its test be there."""

from pathlib import Path

import pytest

from tests.mends import MENDS, ROOT, Mend

SOURCE = ROOT / "src/spielgeld"


@pytest.mark.parametrize("mend", MENDS, ids=lambda mend: mend.says)
def test_a_mend_can_be_taken_out(mend: Mend) -> None:
    assert (SOURCE / mend.path).read_text(encoding="utf-8").count(mend.there) == 1
    path, _, name = mend.test.partition("::")
    test = Path(ROOT, path).read_text(encoding="utf-8")
    assert not name or f"def {name.partition('[')[0]}(" in test
