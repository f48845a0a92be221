"""Volumes: closed tubes and ellipsoids that a voxel remesh fuses into one skin. Body heights; numpy arrays of shape (n, 3)."""
import math

import bpy
import numpy as np
from mathutils import Vector

AROUND = 20


def spline(rows, count):
    """Catmull-Rom through the rows of an array, `count` rows out."""
    rows = np.asarray(rows, float)
    n = len(rows)
    if n < 3:
        t = np.linspace(0, 1, count)[:, None]
        return rows[0] * (1 - t) + rows[-1] * t
    padded = np.vstack([2 * rows[0] - rows[1], rows, 2 * rows[-1] - rows[-2]])
    t = np.linspace(0, n - 1 - 1e-9, count)
    i = t.astype(int)
    f = (t - i)[:, None]
    a, b, c, d = (padded[i + k] for k in range(4))
    return b + .5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)))


class Flesh:
    """Gathers volumes for one material."""

    def __init__(self):
        self.points, self.faces = [], []

    def cloud(self):
        return np.array(self.points)

    def tube(self, stations, side=(1, 0, 0), steps=5, ends=(True, True)):
        """A tube through stations (x, y, z, half width, half depth); `side` is where the width points. Ends are rounded."""
        rows = np.array([[*s[:3], s[3], s[4] if len(s) > 4 else s[3]] for s in stations], float)
        rows = spline(rows, max(2, (len(rows) - 1) * steps + 1))
        rows[:, 3:] = np.maximum(rows[:, 3:], .002)
        along = np.gradient(rows[:, :3], axis=0)
        along /= np.maximum(np.linalg.norm(along, axis=1, keepdims=True), 1e-9)
        rings = []
        def cap(row, way, grow):
            return [(np.r_[row[:3] + way * min(row[3], row[4]) * math.sin(a), row[3] * math.cos(a), row[4] * math.cos(a)], grow)
                    for a in (math.radians(d) for d in (30, 60, 80))]
        first = [(r, along[0]) for r, _ in reversed(cap(rows[0], -along[0], 0))] if ends[0] else []
        last = [(r, along[-1]) for r, _ in cap(rows[-1], along[-1], 0)] if ends[1] else []
        for row, way in first + list(zip(rows, along)) + last:
            u = np.asarray(side, float) - way * np.dot(side, way)
            if np.linalg.norm(u) < 1e-3:
                u = np.cross(way, (0, 1, 0))
            u /= np.linalg.norm(u)
            w = np.cross(way, u)
            angles = np.arange(AROUND) * math.tau / AROUND
            rings.append(row[:3] + np.outer(np.cos(angles) * row[3], u) + np.outer(np.sin(angles) * row[4], w))
        self.rings(rings)

    def rings(self, rings):
        base, n = len(self.points), len(rings[0])
        for ring in rings:
            self.points += [tuple(p) for p in ring]
        for i in range(len(rings) - 1):
            lo, hi = base + i * n, base + (i + 1) * n
            self.faces += [(lo + k, lo + (k + 1) % n, hi + (k + 1) % n, hi + k) for k in range(n)]
        self.faces += [tuple(base + k for k in reversed(range(n))), tuple(base + (len(rings) - 1) * n + k for k in range(n))]

    def ball(self, centre, radii, frame=None):
        """An ellipsoid with its axes along x, y, z, then carried by `frame` (a 4×4 matrix)."""
        rings = []
        for i in range(1, 12):
            a = math.pi * i / 12 - math.pi / 2
            ring = [Vector((centre[0] + radii[0] * math.cos(a) * math.cos(t), centre[1] + radii[1] * math.cos(a) * math.sin(t), centre[2] + radii[2] * math.sin(a)))
                    for t in (k * math.tau / AROUND for k in range(AROUND))]
            rings.append([tuple(frame @ p) if frame else tuple(p) for p in ring])
        self.rings(rings)

    def build(self, paint, voxel=.005, soften=3):
        """Fuse to one skin: an object in body heights, at the origin."""
        if not self.faces:
            return None
        mesh = bpy.data.meshes.new("flesh")
        mesh.from_pydata(self.points, [], self.faces)
        mesh.update()
        made = bpy.data.objects.new("flesh", mesh)
        bpy.context.scene.collection.objects.link(made)
        fuse = made.modifiers.new("fuse", "REMESH")
        fuse.mode, fuse.voxel_size, fuse.use_smooth_shade = "VOXEL", voxel, True
        smooth = made.modifiers.new("soften", "SMOOTH")
        smooth.iterations, smooth.factor = soften, .5
        made.data.materials.append(paint)
        return made
