"""A short soak: what a server took for people who come and go comes back."""

import pytest

from tests.soak import FLAT, growth, soak


@pytest.mark.proof
def test_memory_comes_back() -> None:
    assert growth([used for _, used in soak(60)]) <= FLAT
