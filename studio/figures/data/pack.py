"""Packs the parts of MakeHuman's body that figures/ needs into people.npz: python3 pack.py FOLDER, where FOLDER is `src/mpfb/data` of
makehumancommunity/mpfb2 at the commit that README.md names. Only needed to add other shapes of body or face."""
import gzip
import json
from pathlib import Path
import sys

import numpy as np

GROUPS = ("body", "helper-tights", "helper-r-eye", "helper-l-eye")
FACE = ("head/head-age-incr", "head/head-diamond", "head/head-fat-decr", "head/head-fat-incr", "head/head-invertedtriangular", "head/head-oval", "head/head-rectangular", "head/head-round", "head/head-square",
        "head/head-triangular", "head/head-scale-depth-decr", "head/head-scale-depth-incr", "head/head-scale-horiz-decr", "head/head-scale-horiz-incr", "head/head-scale-vert-decr", "head/head-scale-vert-incr",
        "nose/nose-hump-incr", "nose/nose-curve-concave", "nose/nose-curve-convex", "nose/nose-point-down", "nose/nose-point-up", "nose/nose-scale-depth-decr", "nose/nose-scale-depth-incr", "nose/nose-scale-horiz-decr",
        "nose/nose-scale-horiz-incr", "nose/nose-scale-vert-incr", "nose/nose-scale-vert-decr", "nose/nose-volume-decr", "nose/nose-volume-incr", "nose/nose-greek-incr",
        "neck/neck-scale-horiz-decr", "neck/neck-scale-vert-incr", "neck/neck-double-incr", "neck/neck-scale-vert-decr", "stomach/stomach-pregnant-incr", "stomach/stomach-tone-decr", "hip/hip-scale-horiz-incr", "torso/torso-vshape-decr",
        "torso/measure-shoulder-dist-decr", "torso/measure-shoulder-dist-incr")


def names():
    """Yields the names of all targets that the sliders or a face can use."""
    for sex in ("female", "male"):
        for age in ("child", "young", "old"):
            yield from (f"macrodetails/{race}-{sex}-{age}" for race in ("african", "asian", "caucasian"))
            for muscle in ("min", "average", "max"):
                for weight in ("min", "average", "max"):
                    yield f"macrodetails/universal-{sex}-{age}-{muscle}muscle-{weight}weight"
                    yield f"macrodetails/proportions/{sex}-{age}-{muscle}muscle-{weight}weight-idealproportions"
    yield from FACE


def mesh(folder):
    """Returns the points, and the faces by group."""
    points, groups, name = [], {}, None
    for line in (folder / "3dobjs/base.obj").read_text().splitlines():
        kind, _, rest = line.partition(" ")
        if kind == "v":
            points.append([float(v) for v in rest.split()])
        elif kind == "g":
            name = rest.strip()
        elif kind == "f":
            face = [int(c.split("/")[0]) - 1 for c in rest.split()]
            groups.setdefault(name, []).append(face + face[-1:] * (4 - len(face)))
    return np.array(points), groups


def joints(folder):
    """Returns the bones, parents first; the parent of each; and for each end of each bone the points whose mean it is."""
    rig = json.loads((folder / "rigs/standard/rig.game_engine.json").read_text())
    rig = rig.get("bones", rig)
    spans = json.loads((folder / "mesh_metadata/basemesh_vertex_groups.json").read_text())
    def ends(spec):
        if spec["strategy"] == "CUBE":
            return [i for a, b in spans[spec["cube_name"]] for i in range(a, b + 1)]
        return spec.get("vertex_indices") or [spec["vertex_index"]]
    order = []
    while len(order) < len(rig):
        order += [k for k in rig if k not in order and (not rig[k]["parent"] or rig[k]["parent"] in order)]
    return order, {k: rig[k]["parent"] for k in rig}, {k: (ends(rig[k]["head"]), ends(rig[k]["tail"])) for k in rig}


def main(folder, out):
    points, groups = mesh(folder)
    bones, parents, ends = joints(folder)
    kept = sorted({i for g in GROUPS for f in groups[g] for i in f} | {i for pair in ends.values() for end in pair for i in end})
    to = np.full(len(points), -1)
    to[kept] = np.arange(len(kept))
    given = json.loads((folder / "rigs/standard/weights.game_engine.json").read_text())["weights"]
    weights = np.zeros((len(points), len(bones)))
    for k, bone in enumerate(bones):
        for i, w in given.get(bone, ()):
            weights[i, k] = w
    weights[weights.sum(1) == 0, bones.index("head")] = 1
    weights = (weights / weights.sum(1, keepdims=True))[kept]
    four = np.argsort(-weights, 1)[:, :4]
    packed = dict(points=points[kept].astype(np.float32), body=np.int64((to[kept] < 0).sum()), bones=np.array(bones), parents=np.array([parents[b] or "" for b in bones]),
                  weight_of=four.astype(np.uint8), weight=np.take_along_axis(weights, four, 1).astype(np.float16),
                  end_points=np.concatenate([to[e] for b in bones for e in ends[b]]).astype(np.uint16), end_sizes=np.array([len(e) for b in bones for e in ends[b]], np.uint8))
    packed["body"] = np.int64(to[[i for f in groups["body"] for i in f]].max() + 1)
    for g in GROUPS:
        packed["faces " + g] = to[np.array(groups[g])].astype(np.uint16)
    which, offsets, sizes, scales, found = [], [], [], [], []
    for name in names():
        file = folder / f"targets/{name}.target.gz"
        if not file.exists():
            print("no", name)
            continue
        rows = [line.split() for line in gzip.open(file, "rt") if line.strip() and line[0] != "#"]
        index, by = np.array([int(r[0]) for r in rows], int), np.array([[float(v) for v in r[1:4]] for r in rows]).reshape(-1, 3)
        use = (to[index] >= 0) & (np.abs(by).max(1) > 4e-4)  # ignore points that move less than 0.04 mm
        index, by = to[index[use]], by[use]
        if not len(index):
            continue
        order = np.argsort(index)
        scale = max(np.abs(by).max() / 2047, 2e-4)  # offsets are stored in steps of 0.02 mm, or of 1/2047 of the largest one
        found.append(name), sizes.append(len(index)), scales.append(scale)
        which.append(np.diff(index[order], prepend=0)), offsets.append(np.round(by[order] / scale))
    packed |= dict(target_names=np.array(found), target_sizes=np.array(sizes), target_scales=np.array(scales), target_points=np.concatenate(which).astype(np.uint16), target_offsets=np.concatenate(offsets).astype(np.int16).T.copy())
    np.savez_compressed(out, **packed)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(__file__).resolve().parent / "people.npz")
