"""Geometry builder: collects thousands of boxes and prisms in one mesh, so that a place of 20,000 blocks is ready in a second.

Metres; x to the right, y away from the camera, z up. `turn` is a 4×4 matrix applied to what is added.
"""
import math

import bpy
from mathutils import Matrix, Vector

STAY = Matrix.Identity(4)


def turn_z(degrees):
    return Matrix.Rotation(math.radians(degrees), 4, "Z")


def move(x=0., y=0., z=0.):
    return Matrix.Translation((x, y, z))


class Masonry:
    """Collects faces of one material. `build()` makes them one object."""

    def __init__(self, paint):
        self.paint, self.points, self.faces = paint, [], []

    def add(self, points, faces, turn=STAY):
        first = len(self.points)
        self.points += [tuple(turn @ Vector(p)) for p in points]
        self.faces += [tuple(i + first for i in f) for f in faces]

    def box(self, centre, size, turn=STAY):
        x, y, z = (s / 2 for s in size)
        corners = [Vector((a * x, b * y, c * z)) + Vector(centre) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
        self.add(corners, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], turn)

    def block(self, low, high, turn=STAY):
        """Adds a box, given two opposite corners."""
        self.box([(a + b) / 2 for a, b in zip(low, high)], [abs(b - a) for a, b in zip(low, high)], turn)

    def prism(self, outline, y0, y1, turn=STAY):
        """Extrudes an (x, z) outline from y0 to y1."""
        n = len(outline)
        points = [(x, y, z) for y in (y0, y1) for x, z in outline]
        caps = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
        self.add(points, caps + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)], turn)

    def slab(self, outline, z0, z1, turn=STAY):
        """Extrudes an (x, y) outline from z0 to z1."""
        n = len(outline)
        points = [(x, y, z) for z in (z0, z1) for x, y in outline]
        caps = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
        self.add(points, caps + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)], turn)

    def lathe(self, profile, turn=STAY, sides=32, arc=360.):
        """Revolves a (radius, z) profile around the z axis by `arc` degrees."""
        closed = arc >= 360
        columns = sides if closed else sides + 1
        points = [(r * math.cos(a), r * math.sin(a), z) for r, z in profile
                  for a in (math.radians(arc) * k / sides for k in range(columns))]
        faces = [(i * columns + k, i * columns + (k + 1) % columns, (i + 1) * columns + (k + 1) % columns, (i + 1) * columns + k)
                 for i in range(len(profile) - 1) for k in range(sides)]
        self.add(points, faces, turn)

    def build(self, smooth=False):
        if not self.faces:
            return None
        mesh = bpy.data.meshes.new("masonry")
        mesh.from_pydata(self.points, [], self.faces)
        mesh.validate()
        if smooth:
            mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.update()
        made = bpy.data.objects.new("masonry", mesh)
        made.data.materials.append(self.paint)
        bpy.context.scene.collection.objects.link(made)
        return made


def build_all(*masonries):
    for m in masonries:
        m.build()


def round_arch(half, spring, steps=28):
    """Returns the outline (x, z) of a door with a semicircular head, from the left foot to the right one. `half`: half its width; `spring`: height
    at which the arch begins."""
    head = [(half * math.cos(a), spring + half * math.sin(a)) for a in (math.pi - i * math.pi / steps for i in range(1, steps))]
    return [(-half, 0), (-half, spring)] + head + [(half, spring), (half, 0)]


def pointed_arch(half, spring, rise=1.25, steps=14):
    """Returns the outline (x, z) of a four-centred Mughal arch: strongly curved where it springs, almost straight towards the tip."""
    side = []
    for i in range(steps + 1):
        t = i / steps
        x = -half * (1 - t) ** .8 if t < 1 else 0
        z = spring + rise * half * (1 - (1 - t) ** 1.7) ** .72 if t > 0 else spring
        side.append((x, z))
    return [(-half, 0)] + side + [(-x, z) for x, z in reversed(side[:-1])] + [(half, 0)]


def wall_with_arch(masonry, width, height, arch, y0, y1, turn=STAY):
    """Adds a bay of wall, from y0 to y1: a rectangle with the opening `arch`, an outline (x, z) that is open at the bottom."""
    masonry.prism([(-width / 2, 0), (-width / 2, height), (width / 2, height), (width / 2, 0)] + list(reversed(arch)), y0, y1, turn)
