"""Cloth that hangs: at each height it stands off the convex outline of what is beneath, keeps the width it had above less
what it clings, flares, and falls into pleats. No simulation, so a figure takes a second.

Body heights. Angles in radians from the figure's right (0) over its front (pi/2). A `Drape` is a grid of rings × angles.
"""
import math

import bpy
import numpy as np

SIDES = 72
ANGLES = np.arange(SIDES) * math.tau / SIDES
WAYS = np.stack([np.cos(ANGLES), np.sin(ANGLES)], -1)


def profile(pairs, z):
    """Piecewise-linear value at height z of ((z, value), …) given from the top down."""
    zs, values = zip(*sorted(pairs))
    return np.interp(z, zs, values)


class Drape:
    """`cloud`: body points (n, 3). `ease`, `cling`: ((z, value), …) as parts of the garment's own height, 1 top to 0 hem.
    `drift` moves the hem (x, y) against the top: cloth left behind by a walk, or blown."""

    def __init__(self, cloud, top, hem, ease=((1, .006), (0, .012)), cling=((1, .3), (.6, .12), (0, -.05)), pleats=9, depth=.0, front=False,
                 drift=(0, 0), seed=0, rings=44, base=None):
        heights = np.linspace(top, hem, rings)
        step, reach = heights[0] - heights[1], None
        gap = max(step, .016)
        rnd = np.random.default_rng(seed)
        phase, self.heights, grid = rnd.uniform(0, math.tau, 3), heights, []
        drift = np.asarray(drift, float)
        for z in heights:
            t = (z - hem) / (top - hem)
            near = cloud[np.abs(cloud[:, 2] - z) < gap]
            own = (near[:, :2] @ WAYS.T).max(0) + profile(ease, t) if len(near) else None
            if reach is None:
                reach = own if own is not None else np.full(SIDES, .03)
            else:
                fall = reach - profile(cling, t) * step + WAYS @ (drift * step / (top - hem) * 2 * (1 - t))
                reach = fall if own is None else np.maximum(own, fall)
            centre = np.array([(reach[0] - reach[SIDES // 2]) / 2, (reach[SIDES // 4] - reach[3 * SIDES // 4]) / 2])
            about = reach - WAYS @ centre
            cosine = WAYS @ WAYS.T
            radius = np.where(cosine > .05, about[None, :] / np.maximum(cosine, .05), 9).min(1)
            soft = max(0, min(1, (.85 - t) / .6)) ** 1.3
            where = (.35 + .65 * np.clip(np.sin(ANGLES), 0, 1) ** 2) if front else 1
            wave = np.sin(pleats * ANGLES + phase[0] + 1.2 * (1 - t)) + .5 * np.sin((pleats * 1.0 // 2 + 1) * ANGLES + phase[1]) + .3 * np.sin((2 * pleats + 1) * ANGLES + phase[2])
            radius = radius * (1 + depth * soft * where * wave / 1.8)
            ring = np.column_stack([centre + WAYS * radius[:, None], np.full(SIDES, z)])
            grid.append(ring)
        self.grid = np.array(grid)

    def at(self, angle, z, off=.0):
        """The surface at an angle and height, `off` outside it."""
        i = np.clip(np.interp(-z, -self.heights, np.arange(len(self.heights))), 0, len(self.heights) - 1.001)
        k = (angle % math.tau) / math.tau * SIDES
        lo, f, a, g = int(i), i - int(i), int(k) % SIDES, k - int(k)
        row = lambda j: self.grid[j][a] * (1 - g) + self.grid[j][(a + 1) % SIDES] * g
        p = row(lo) * (1 - f) + row(lo + 1) * f
        return p + np.array([math.cos(angle), math.sin(angle), 0]) * off

    def build(self, paint, skip=None, thick=.004, front=None):
        """`skip(angle, t)` leaves a face out (a coat's open front); t is 1 at the top."""
        n, rows = SIDES, len(self.grid)
        faces = []
        for i in range(rows - 1):
            for k in range(n):
                if skip and skip(ANGLES[k] + math.pi / n, 1 - i / (rows - 1)):
                    continue
                faces.append((i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k))
        return sheet(self.grid.reshape(-1, 3), faces, paint, thick)


def sheet(points, faces, paint, thick=.004):
    """A smooth mesh given thickness."""
    mesh = bpy.data.meshes.new("cloth")
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.update()
    made = bpy.data.objects.new("cloth", mesh)
    bpy.context.scene.collection.objects.link(made)
    solid = made.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 0
    made.data.materials.append(paint)
    return made


def ribbon(drape, path, paint, off=.010, wave=.006, folds=3, steps=60, across=9):
    """A band of cloth laid on a drape: `path` rows are (angle in degrees, z, spread in degrees, spread in z)."""
    path = np.asarray(path, float)
    t = np.linspace(0, len(path) - 1, steps)
    rows = np.column_stack([np.interp(t, np.arange(len(path)), path[:, c]) for c in range(4)])
    kernel = np.ones(7) / 7
    rows = np.column_stack([np.convolve(np.r_[[c[0]] * 3, c, [c[-1]] * 3], kernel, "valid") for c in rows.T])
    points = []
    for a, z, da, dz in rows:
        for v in np.linspace(-1, 1, across):
            lift = off + wave * (.5 + .5 * math.sin(folds * math.pi * v + z * 6))
            points.append(drape.at(math.radians(a + da * v), z + dz * v, lift))
    faces = [(i * across + k, i * across + k + 1, (i + 1) * across + k + 1, (i + 1) * across + k) for i in range(steps - 1) for k in range(across - 1)]
    return sheet(points, faces, paint, .006)
