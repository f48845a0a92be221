"""Meshes: sweeps, balls and boxes, and objects made of them. A `Piece` is a mesh at rest that follows the bones and, where it is not pinned,
gravity."""
from dataclasses import dataclass
import math

import bpy
from mathutils import Vector
import numpy as np

from kit.paint import paint


@dataclass
class Piece:
    """A part of a person's clothes, hair or face. `colours`: one, or one per face. `pin`: 1 follows the body, 0 falls freely; None: everything
    follows the body. `hides`: the body below it is not drawn; `bears`: loose cloth falls over it."""
    points: np.ndarray
    faces: list
    weights: np.ndarray
    colours: list
    pin: np.ndarray = None
    thick: float = .004
    smooth: int = 1
    stiff: float = 1.
    hides: bool = False
    bears: bool = False
    gloss: float = .85


def used(points, faces):
    """Drops the points that no face uses. Returns the kept indices and the renumbered faces."""
    kept = sorted({i for f in faces for i in f})
    to = {v: k for k, v in enumerate(kept)}
    return np.array(kept, int), [tuple(to[i] for i in f) for f in faces]


def normals(points, faces):
    """Returns a unit normal per point."""
    out, f = np.zeros_like(points), np.array([q if len(q) == 4 else (*q, q[2]) for q in faces if len(q) < 5])
    n = np.cross(points[f[:, 2]] - points[f[:, 0]], points[f[:, 3]] - points[f[:, 1]])
    for k in range(4):
        np.add.at(out, f[:, k], n)
    return out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-12)


def smoothed(points, faces, times, back=.47):
    """Returns `points` after Taubin smoothing, which removes small detail and keeps the volume."""
    a = np.array([(f[k], f[(k + 1) % len(f)]) for f in faces for k in range(len(f))])
    a = np.concatenate([a, a[:, ::-1]])
    count, p = np.bincount(a[:, 0], minlength=len(points)).clip(1)[:, None], points.copy()
    for k in range(times * 2):
        total = np.stack([np.bincount(a[:, 0], p[a[:, 1], c], len(p)) for c in range(3)], 1)
        p = p + (total / count - p) * (.5, -back)[k % 2] * (count > 1)
    return p


def curve(path, count):
    """Returns `count` points on a smooth curve (Catmull-Rom) through those of `path`."""
    p = np.asarray(path, float)
    q = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.linspace(0, len(p) - 1 - 1e-9, count)
    i, f = t.astype(int), (t % 1)[:, None]
    a, b, c, d = (q[i + k] for k in range(4))
    return b + .5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)))


def sweep(path, wide, thick=None, sides=10, closed=False, up=(0, 0, 1)):
    """Returns points and faces of a band along a path. `wide`: half its width along `up`; `thick`: half its thickness across it (None: like
    `wide`). Each is a number, or one per point."""
    path = np.asarray(path, float)
    n = len(path)
    wide, thick = np.broadcast_to(wide, n), np.broadcast_to(wide if thick is None else thick, n)
    ahead = (np.roll(path, -1, 0) - np.roll(path, 1, 0)) if closed else np.gradient(path, axis=0)
    ahead = ahead / np.maximum(np.linalg.norm(ahead, axis=1, keepdims=True), 1e-9)
    up = np.broadcast_to(np.asarray(up, float), path.shape)
    up = np.where(np.abs((up * ahead).sum(1, keepdims=True)) > .995, np.array([.0, 1., .1]), up)
    side = np.cross(ahead, up)
    side /= np.maximum(np.linalg.norm(side, axis=1, keepdims=True), 1e-6)
    up, a = np.cross(side, ahead), np.linspace(0, math.tau, sides, endpoint=False)
    points = (path[:, None] + up[:, None] * (np.cos(a)[None, :, None] * wide[:, None, None]) + side[:, None] * (np.sin(a)[None, :, None] * thick[:, None, None])).reshape(-1, 3)
    faces = [(r * sides + i, r * sides + (i + 1) % sides, (r + 1) % n * sides + (i + 1) % sides, (r + 1) % n * sides + i) for r in range(n if closed else n - 1) for i in range(sides)]
    return points, faces if closed else faces + [tuple(range(sides - 1, -1, -1)), tuple(range((n - 1) * sides, n * sides))]


def rounded(stations, side=(1, 0, 0), steps=5, sides=14):
    """Returns points and faces of a tube with rounded ends through stations (x, y, z, half width, half depth). `side`: direction of the width."""
    rows = np.array([[*s[:3], s[3], s[4] if len(s) > 4 else s[3]] for s in stations], float)
    rows = curve(rows, max(2, (len(rows) - 1) * steps + 1))
    def end(row, way):
        return [np.r_[row[:3] + way * min(row[3], row[4]) * math.sin(a), row[3:] * math.cos(a)] for a in (math.radians(d) for d in (35, 65, 85))]
    def way(a, b):
        return (b - a)[:3] / max(np.linalg.norm((b - a)[:3]), 1e-9)
    rows = np.array(end(rows[0], way(rows[1], rows[0]))[::-1] + list(rows) + end(rows[-1], way(rows[-2], rows[-1])))
    return sweep(rows[:, :3], np.maximum(rows[:, 3], .0008), np.maximum(rows[:, 4], .0008), sides, up=side)


def ball(centre, radii, n=18, m=12):
    points = [(centre[0] + radii[0] * math.sin(b) * math.cos(a), centre[1] + radii[1] * math.sin(b) * math.sin(a), centre[2] + radii[2] * math.cos(b))
              for b in (math.pi * (j + .02) / (m + .04) for j in range(m + 1)) for a in (math.tau * i / n for i in range(n))]
    faces = [((j + 1) * n + i, (j + 1) * n + (i + 1) % n, j * n + (i + 1) % n, j * n + i) for j in range(m) for i in range(n)]
    return np.array(points), faces + [tuple(range(n)), tuple(range((m + 1) * n - 1, m * n - 1, -1))]


def box(centre, size, turn=None):
    c = np.array([(x, y, z) for x in (-.5, .5) for y in (-.5, .5) for z in (-.5, .5)]) * size
    return (c if turn is None else c @ np.asarray(turn).T) + centre, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def bare(points, faces, smooth=True, name="piece"):
    """Returns a new object without a material. It is not linked to a scene."""
    made = bpy.data.meshes.new(name)
    made.from_pydata([tuple(p) for p in points], [], faces)
    if smooth:
        made.polygons.foreach_set("use_smooth", [True] * len(made.polygons))
    return bpy.data.objects.new(name, made)


def shown(points, faces, colours, place, smooth=0, thick=0., bevel=0., gloss=.85, sheen=.35, glow=0.):
    """Adds an object to the scene at `place` (a 4×4 matrix) and returns it. `colours`: one, or one per face."""
    held = bare(points, faces, not bevel)
    bpy.context.scene.collection.objects.link(held)
    palette = sorted(set(colours))
    for c in palette:
        held.data.materials.append(paint(c, gloss, glow, sheen))
    if len(palette) > 1:
        held.data.polygons.foreach_set("material_index", [palette.index(c) for c in colours])
    if bevel:
        m = held.modifiers.new("bevel", "BEVEL")
        m.width, m.segments = bevel, 3
    if smooth:
        m = held.modifiers.new("smooth", "SUBSURF")
        m.levels = m.render_levels = smooth
    if thick:
        m = held.modifiers.new("thick", "SOLIDIFY")
        m.thickness, m.offset = thick, 1
    held.matrix_world = place
    return held


class Form:
    """Collects rounded tubes and balls of one paint in one object."""

    def __init__(self):
        self.points, self.faces = [], []

    def add(self, points, faces):
        first = len(self.points)
        self.points += [tuple(p) for p in points]
        self.faces += [tuple(i + first for i in f) for f in faces]

    def tube(self, stations, side=(1, 0, 0)):
        self.add(*rounded(stations, side))

    def ball(self, centre, radii, frame=None):
        points, faces = ball(centre, radii)
        self.add([frame @ Vector(p) for p in points] if frame else points, faces)

    def build(self, paint):
        held = bare(self.points, self.faces, name="form")
        held.data.materials.append(paint)
        bpy.context.scene.collection.objects.link(held)
        return held
