"""Cuts clothes for one body in its rest pose. Fitted clothes are the body's own mesh, smoothed and pushed outwards; draped ones are grids laid
around it."""
import math

from mathutils import Vector
from mathutils.bvhtree import BVHTree
import numpy as np

from figures.forms import Piece, curve, normals, smoothed, sweep, used


class Cut:
    """The body to cut for. Landmarks are heights in metres; `k` scales lengths given for 1.65 m; `arm`, `leg`: the weight of the limbs for each
    point."""

    def __init__(self, human):
        self.human, self.h, self.k = human, human.height, human.height / 1.65
        kept, self.faces = used(human.rest, human.faces("helper-tights"))
        self.weights, self.kept = human.weights[kept], kept
        self.points = smoothed(human.rest[kept], self.faces, 24)
        self.normals = normals(self.points, self.faces)
        self.arm, self.leg = (human.on(*(n + s for n in names for s in "rl"))[kept] for names in (("upperarm_", "lowerarm_", "hand_"), ("thigh_", "calf_", "foot_")))
        H = human.heads
        self.waist = H["spine_01"][2] + .25 * (H["spine_02"][2] - H["spine_01"][2])
        self.crotch, self.knee, self.ankle = H["thigh_r"][2] - .065 * self.k, H["calf_r"][2], H["foot_r"][2]
        self.bust = H["spine_03"][2] + .30 * (H["upperarm_r"][2] - H["spine_03"][2])
        self.shoulder, self.neck = H["upperarm_r"], H["neck_01"]
        self.tree = BVHTree.FromPolygons([Vector(p) for p in self.points], self.faces)

    # -- fitted

    def along(self, bone, to):
        """Returns for each point its position along a limb (0 to 1), the direction away from the limb's axis, and the distance from it."""
        a, b = self.human.heads[bone], self.human.heads[to]
        t = ((self.points - a) @ (b - a)) / ((b - a) @ (b - a))
        out = self.points - a - np.outer(t, b - a)
        r = np.linalg.norm(out, axis=1)
        return t, out / np.maximum(r, 1e-6)[:, None], r

    def limb(self, side, bones):
        """Like `along`, for both bones of a limb: 0 to 1 on the upper one, 1 to 2 on the lower. Also returns which points are on that side of the
        body."""
        t0, out0, r0 = self.along(bones[0] + side, bones[1] + side)
        t1, out1, r1 = self.along(bones[1] + side, bones[2] + side)
        low = t1 > 0
        return np.where(low, 1 + t1, np.clip(t0, 0, 1)), np.where(low[:, None], out1, out0), np.where(low, r1, r0), (self.points[:, 0] > 0) == (side == "r")

    def sleeves(self):
        """Returns for each point its position along the whole arm (0 shoulder, 1 wrist) and the direction outwards."""
        reach, ways = np.zeros(len(self.points)), self.normals.copy()
        for s in "rl":
            t, out, _, mine = self.limb(s, ("upperarm_", "lowerarm_", "hand_"))
            on = mine & (self.arm > .5)
            reach[on], ways[on] = np.where(t > 1, .53 + .47 * (t - 1), .53 * t)[on], out[on]
        return reach, ways

    def piece(self, keep, points, colour, **how):
        faces = [f for f in self.faces if all(keep[i] for i in f)]
        kept, faces = used(points, faces)
        return Piece(points[kept], faces, self.weights[kept], [colour], **how)

    def throat(self, wide=0., deep=0., front=0.):
        """Returns a mask of the points inside a neckline. `wide`: metres wider all round; `deep`: metres lower in front."""
        d = self.points - self.neck - (0, .010, 0)
        hole = (np.hypot(d[:, 0], d[:, 1]) < .060 * self.k + wide) & (d[:, 2] > -.02 * self.k - wide * .8)
        vee = (self.points[:, 1] > self.neck[1]) & (d[:, 2] > -deep) & (np.abs(d[:, 0]) < .052 * self.k * np.clip((d[:, 2] + deep) / max(deep, 1e-6), 0, 1)) if deep else False
        return hole | vee

    def top(self, colour, sleeve=.55, loose=.012, low=None, wide=0., deep=0., cuff=.010, open_=None, **how):
        """Returns a bodice with sleeves. `sleeve`: where along the arm they end (.28 short, .55 elbow, .97 wrist; 0 none); `open_(points)`: a mask
        of what else is cut away."""
        low = self.waist - .10 * self.k if low is None else low
        reach, ways = self.sleeves()
        near = np.clip(1 - np.abs(reach - .04) / .3, 0, 1) * (self.arm > .02)  # shoulders are not padded
        p = self.points + self.normals * (loose * (1 - .62 * near))[:, None] + ways * (np.clip(reach - .12, 0, 1) * cuff * 1.6)[:, None]
        p = smoothed(p, self.faces, 3, .44)
        # a sleeveless top ends where the arm begins; others end along it
        inside = (reach <= sleeve) if sleeve else (self.arm < .42)
        keep = inside & ((self.points[:, 2] > low) | (self.arm > .5)) & (self.leg < .95) & ~self.throat(wide, deep)
        if open_ is not None:
            keep &= ~open_(self.points)
        return self.piece(keep, p, colour, hides=True, **how)

    def trousers(self, colour, wide=0., ankle=None, loose=.010, gather=False, high=.03, **how):
        """Returns trousers that fall straight from the thigh. `wide`: how much wider they are around the calf; `gather`: drawn in again at the
        ankle."""
        p, height = self.points + self.normals * loose, self.points[:, 2]
        ankle = self.ankle - .03 * self.k if ankle is None else ankle
        for s in "rl":
            t, out, r, mine = self.limb(s, ("thigh_", "calf_", "foot_"))
            want = (.064 + wide * np.clip(t - .2, 0, 1)) * self.k * (.82 + .18 * self.human.build.weight / .5)
            if gather:
                want = np.where(t > 1.55, want - (want - .046 * self.k) * np.clip((t - 1.55) / .4, 0, 1), want)
            on = mine & (t > .35) & (height < self.crotch + .02)
            p[on] += (out * np.clip(want - r - loose, 0, None)[:, None])[on]
        return self.piece((height < self.waist + high) & (height > ankle) & (self.arm < .3), p, colour, hides=True, bears=True, **how)

    # -- draped

    def hull(self, z, grow, columns):
        """Returns the outline that cloth takes around trunk and legs at the height `z`: points (x, y) by angle, from the front to the right.
        `grow`: metres around it."""
        near = np.abs(self.points[:, 2] - z) < .022 * self.k
        flat = self.points[near & (self.arm < .4)][:, :2]
        middle, a = np.array([0, (flat[:, 1].max() + flat[:, 1].min()) / 2]), np.linspace(0, math.tau, columns, endpoint=False)
        ways, around = np.stack([np.sin(a), np.cos(a)], 1), np.stack([np.cos(a), -np.sin(a)], 1)
        far = ((flat - middle) @ ways.T).max(0)
        slope = (np.roll(far, -1) - np.roll(far, 1)) / (2 * math.tau / columns)
        return middle + ways * (far + grow)[:, None] + around * slope[:, None]

    def tube(self, colour, high, low, rows=26, columns=64, flare=.06, pinned=.12, pleats=(), border=None, opening=0., slits=1., ease=.012, taper=0., hangs=False, **how):
        """Returns cloth around trunk and legs from `high` to `low`. `flare`: how much wider the hem is all round; `pleats`: (angle, spread, count,
        depth); `opening`: degrees left open in front; `slits`: fraction of the length from which the side seams are open; `border`: (colour,
        rows); `hangs`: it gets no narrower further down, not at the waist either."""
        zs, rings, a = np.linspace(high, low, rows), [], np.linspace(0, math.tau, columns, endpoint=False)
        ways = np.stack([np.sin(a), np.cos(a)], 1)
        for z, t in zip(zs, np.linspace(0, 1, rows)):
            ring = self.hull(z, .004 + (ease - .004) * min(1, t / .2), columns)  # its upper rim is hidden in the garment that it hangs from
            if rings and (hangs or z < self.waist):  # gets no narrower below the waist
                ring = ring + ways * np.clip(((rings[-1][0] - ring) * ways).sum(1), 0, None)[:, None]
            bare_ring = ring - ways * (taper * np.clip((t - .4) / .6, 0, 1))
            ring = bare_ring + ways * (flare * np.clip((t - .15) / .85, 0, 1) ** 1.2)
            for at, spread, count, depth in pleats:
                d = (np.degrees(a) - at + 180) % 360 - 180
                on, fold = np.clip(1 - (np.abs(d) / spread) ** 4, 0, 1), np.abs(((d / (2 * spread) + .5) * count) % 1 - .5) * 2
                ring = ring + ways * (on * (fold + .2) * depth * min(1, max(0, t - .03) * 1.6))[:, None]
            for i in (columns // 4, columns * 3 // 4) if t > slits else ():  # the two sides of a slit overlap slightly
                over = (ring[i + 1] - ring[i]) * .56
                ring[i], ring[i + 1] = ring[i] + over + ways[i] * .004, ring[i + 1] - over
            rings.append((bare_ring, np.c_[ring, np.full(columns, z)]))
        points = np.concatenate([r[1] for r in rings])
        off = np.minimum(np.degrees(a), 360 - np.degrees(a))
        span = [i for i in range(columns) if not opening or max(off[i], off[(i + 1) % columns]) > opening / 2]
        cells = [(r, i) for r in range(rows - 1) for i in span if not (i in (columns // 4, columns * 3 // 4) and r > slits * rows)]
        faces = [(r * columns + i, r * columns + (i + 1) % columns, (r + 1) * columns + (i + 1) % columns, (r + 1) * columns + i) for r, i in cells]
        colours = [border[0] if border and r >= rows - 1 - border[1] else colour for r, i in cells]
        pin = np.repeat(np.clip(1.6 - np.linspace(0, 1, rows) / pinned, 0, 1), columns)
        return Piece(points, faces, self.carried(points), colours, pin, **how)

    def strip(self, pairs, colour, rows=44, columns=14, border=None, folds=0., pins=(), off=.014, end=None, **how):
        """Returns a length of cloth between two edges, given as pairs of points, pushed out of the body. `pins`: (from, to), the pairs between
        which it is held; `end`: (colour, rows)."""
        pairs = np.array(pairs, float)
        s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(pairs.mean(1), axis=0), axis=1))]
        s /= s[-1]
        ts, across = np.linspace(0, 1, rows), np.linspace(0, 1, columns)[:, None]
        edges = [curve(pairs[:, e], 400) for e in (0, 1)]
        at = np.interp(ts, s, np.linspace(0, 399, len(s))).round().astype(int)
        points = np.concatenate([edges[0][i] * (1 - across) + edges[1][i] * across for i in at])
        for k, p in enumerate(points):
            where, normal, _, far = self.tree.find_nearest(Vector(p))
            n, where = np.array(normal), np.array(where)
            if (p - where) @ n < off:
                p = where + n * off
            points[k] = p + n * (folds * math.sin(k % columns / (columns - 1) * math.pi * 5)) * (far < .06)
        cells = [(r, i) for r in range(rows - 1) for i in range(columns - 1)]
        faces = [(r * columns + i, r * columns + i + 1, (r + 1) * columns + i + 1, (r + 1) * columns + i) for r, i in cells]
        wide = border[1] if border else 0
        colours = [end[0] if end and r >= rows - 1 - end[1] else border[0] if border and (i < wide or i >= columns - 1 - wide) else colour for r, i in cells]
        pin = np.zeros(len(points))
        for a, b in pins:
            a, b = np.interp((a, b), range(len(s)), s)
            pin[np.repeat((ts >= a - .5 / rows) & (ts <= b + .5 / rows), columns)] = 1
        return Piece(points, faces, self.carried(points), colours, pin, **how)

    def carried(self, points):
        """Returns the skin weights of `points`, taken from the nearest face of `tights`."""
        out = np.zeros((len(points), self.weights.shape[1]))
        for k, p in enumerate(points):
            where, _, face, _ = self.tree.find_nearest(Vector(p))
            corner = list(self.faces[face])
            d = 1 / (np.linalg.norm(self.points[corner] - np.array(where), axis=1) + 1e-4)
            out[k] = (self.weights[corner] * d[:, None]).sum(0) / d.sum()
        return out

    def laid(self, path, off):
        """Returns a path projected onto the body, `off` metres above it."""
        out = []
        for q in path:
            where, normal, _, _ = self.tree.find_nearest(Vector(q))
            out.append(np.array(where) + np.array(normal) * off)
        return np.array(out)

    def across(self, path):
        """Returns, for each point of a path on the body, the direction along the body at right angles to the path."""
        out = np.array([self.tree.find_nearest(Vector(q))[1] for q in path])
        for _ in range(4):
            out[1:-1] = (out[:-2] + 2 * out[1:-1] + out[2:]) / 4
        out = np.cross(out, np.gradient(path, axis=0))
        return out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-9)

    def band(self, path, colour, wide, thick, up=(1, 0, 0), sides=8, weights=None, closed=False, **how):
        """Returns a strap, a collar or a lapel: a sweep that follows the body."""
        points, faces = sweep(path, wide, thick, sides, closed, up)
        return Piece(points, faces, self.carried(points) if weights is None else weights, [colour], thick=0, **how)
