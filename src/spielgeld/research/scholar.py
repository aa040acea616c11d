"""The scholar: a QE bot that nobody taught. It has played against itself and kept what paid.

Its network says what place a slot of the codec leads to, and it takes the best. How it learned
is in selfplay.py; all that it needs to play is here, and numpy.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View
from spielgeld.research.codecs import Codec, codec_for
from spielgeld.research.codecs.codec import Mask, Vector

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Network:
    """Layers of weights, by the labels of the numbers that go in. Between them, no less than 0.

    `top` is that of the codec's grid of bids.
    """

    features: tuple[str, ...]
    slots: tuple[str, ...]
    top: int
    layers: tuple[tuple[Floats, Floats], ...]

    def values(self, vector: Vector, legal: NDArray[np.int64]) -> Floats:
        """What each of these slots promises: a place from -1 (last) to 1 (first).

        The first layer adds what is seen and what is done, so what is seen counts once for all.
        """
        weights, biases = self.layers[0]
        seen = vector @ weights[: len(self.features)] + biases
        hidden = np.maximum(seen + weights[len(self.features) :][legal], 0)
        for weights, biases in self.layers[1:-1]:
            hidden = np.maximum(hidden @ weights + biases, 0)
        weights, biases = self.layers[-1]
        promised: Floats = (hidden @ weights + biases)[:, 0]
        return promised

    def save(self, path: str | Path) -> None:
        layers = {
            f"{kind}{number}": array.astype(np.float16)
            for number, layer in enumerate(self.layers)
            for kind, array in zip(("weights", "biases"), layer, strict=True)
        }
        labels = {
            "features": np.array(self.features),
            "slots": np.array(self.slots),
            "top": np.array(self.top),
        }
        with open(path, "wb") as file:
            np.savez_compressed(file, **labels, **layers)  # type: ignore[arg-type]


def load(path: Any) -> Network:
    with path.open("rb") as file, np.load(file) as kept:
        layers = tuple(
            (
                kept[f"weights{number}"].astype(np.float32),
                kept[f"biases{number}"].astype(np.float32),
            )
            for number in range(sum(name.startswith("weights") for name in kept.files))
        )
        features, slots = kept["features"].tolist(), kept["slots"].tolist()
        return Network(tuple(features), tuple(slots), int(kept["top"]), layers)


@cache
def own_network() -> Network:
    return load(files("spielgeld.research") / "scholar.npz")


class Eyes:
    """What a table's vector is to a network that learned at another table: labels are compared.

    So it plays with three or five as well; of a fifth player it sees nothing of their own.
    """

    def __init__(self, network: Network, codec: Codec) -> None:
        places = {label: place for place, label in enumerate(codec.features)}
        known = [label for label in network.features if label in places]
        self.length = len(network.features)
        self.there = np.array([network.features.index(label) for label in known])
        self.here = np.array([places[label] for label in known])
        self.same = network.features == codec.features
        if network.slots != codec.slots:
            raise ValueError("this network learned other slots than the codec has")

    def __call__(self, vector: Vector) -> Vector:
        if self.same:
            return vector
        seen = np.zeros(self.length, np.float32)
        seen[self.there] = vector[self.here]
        return seen


class Scholar:
    """The bot. `network` is its own, or one that was trained since."""

    def __init__(self, network: Network | None = None) -> None:
        self.network = network or own_network()
        self.tables: dict[tuple[int, str], tuple[Codec, Eyes]] = {}

    def table(self, view: View) -> tuple[Codec, Eyes]:
        key = (view.players, str(view.options))
        if key not in self.tables:
            grid = {"top": self.network.top}
            codec = codec_for(view.game, view.players, view.options, grid)
            self.tables[key] = (codec, Eyes(self.network, codec))
        return self.tables[key]

    def decide(self, view: View, choice: Choice, rng: Random) -> Decision:
        codec, eyes = self.table(view)
        mask: Mask = codec.mask(view, choice)
        legal = np.flatnonzero(mask)
        values = self.network.values(eyes(codec.observe(view)), legal)
        return codec.decide(int(legal[int(np.argmax(values))]), view, choice)
