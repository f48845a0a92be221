"""A body: MakeHuman's mesh (CC0, see data/README.md) shaped by age, sex, weight and face. Metres; x to the figure's right, y forward, z up.

The mesh has a helper surface, `tights`: a smooth cover from the neck to the wrists and ankles that follows all shapes and bones. Clothes are
made from it.
"""
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np

DATA = Path(__file__).resolve().parent / "data" / "people.npz"


@dataclass(frozen=True)
class Build:
    """The shape of a body. `sex`: 0 woman, 1 man; `age` in years; `weight`, `muscle`: 0 to 1; `height` in metres; `race`: shares of the mesh's
    three face types; `face`: further targets, (name, weight)."""
    sex: float = 0.
    age: float = 25
    weight: float = .5
    muscle: float = .5
    height: float = 1.65
    race: tuple = (.12, .22, .66)
    face: tuple = ()


class Pack:
    """The data of people.npz. Targets are unpacked on demand."""

    def __init__(self):
        d = np.load(DATA)
        self.points, self.body, self.bones = d["points"].astype(float), int(d["body"]), [str(b) for b in d["bones"]]
        self.parent = dict(zip(self.bones, (str(p) for p in d["parents"])))
        self.weights = np.zeros((len(self.points), len(self.bones)))
        np.put_along_axis(self.weights, d["weight_of"].astype(int), d["weight"].astype(float), 1)
        self.weights /= self.weights.sum(1, keepdims=True)
        ends = np.split(d["end_points"].astype(int), np.cumsum(d["end_sizes"].astype(int))[:-1])
        self.ends = {b: (ends[2 * k], ends[2 * k + 1]) for k, b in enumerate(self.bones)}
        self.faces = {k[6:]: [tuple(int(i) for i in (f if f[2] != f[3] else f[:3])) for f in d[k]] for k in d.files if k.startswith("faces ")}
        stops = np.cumsum(d["target_sizes"])
        self._spans = {str(n): (e - s, e, c) for n, s, e, c in zip(d["target_names"], d["target_sizes"], stops, d["target_scales"])}
        self._which, self._offsets = d["target_points"], d["target_offsets"]

    def target(self, name):
        """Returns the indices and offsets of the points that a target moves."""
        a, b, scale = self._spans[name]
        return np.cumsum(self._which[a:b].astype(int)), self._offsets[:, a:b].T * scale

    def has(self, name):
        return name in self._spans


pack = lru_cache(1)(Pack)


def slider(years):
    """Converts years to MakeHuman's age: .1875 is ten years, .5 is 25, 1 is 90."""
    return float(np.interp(years, (1, 10, 25, 90), (0, .1875, .5, 1)))


def shares(build):
    """Yields the names and weights of a build's targets: those of the macro sliders and of the face."""
    def thirds(v):
        return {"min": max(0, 1 - 2 * v), "average": 1 - abs(2 * v - 1), "max": max(0, 2 * v - 1)}
    a = max(slider(build.age), .1875)
    young = (a - .1875) * 3.2 if a < .5 else 2 - 2 * a
    ages = {"child": 1 - young if a < .5 else 0, "young": young, "old": max(0, 2 * a - 1)}
    for sex, s in {"female": 1 - build.sex, "male": build.sex}.items():
        for age, g in ages.items():
            for race, r in zip(("african", "asian", "caucasian"), build.race):
                yield f"macrodetails/{race}-{sex}-{age}", s * g * r
            for muscle, m in thirds(build.muscle).items():
                for weight, w in thirds(build.weight).items():
                    yield f"macrodetails/universal-{sex}-{age}-{muscle}muscle-{weight}weight", s * g * m * w
                    yield f"macrodetails/proportions/{sex}-{age}-{muscle}muscle-{weight}weight-idealproportions", s * g * m * w * .5
    yield from build.face


class Human:
    """A body at rest. `rest`: its points; `heads`, `tails`: the joints by bone; `weights`: (points, bones). The first `body` points are skin."""

    def __init__(self, build):
        p = pack()
        points = p.points.copy()
        for name, share in shares(build):
            if abs(share) > 1e-4 and p.has(name):
                which, by = p.target(name)
                points[which] += by * share
        points = np.stack([-points[:, 0], points[:, 2], points[:, 1]], 1)
        skin = points[:p.body]
        self.build, self.body, self.height = build, p.body, build.height
        self.rest = (points - [0, 0, skin[:, 2].min()]) * build.height / np.ptp(skin[:, 2])
        self.bones, self.parent, self.weights = p.bones, p.parent, p.weights
        self.heads, self.tails = ({b: self.rest[p.ends[b][k]].mean(0) for b in p.bones} for k in (0, 1))

    def faces(self, group="body"):
        return pack().faces[group]

    def on(self, *bones):
        """Returns the weight of `bones` for each point, 0 to 1."""
        return self.weights[:, [self.bones.index(b) for b in bones]].sum(1)
