"""People who move in a film: built once in each pose of their movement, then interpolated between them."""
import math

import bpy
import numpy as np

from kit.paint import paint

STEPS = 12  # places between the first act and the last at which the light of the sky and what bounces is rendered
BETWEEN = 3  # poses between two acts, so that limbs turn about their joints


def poses_between(poses):
    """The poses of some acts, with BETWEEN more from each to the next."""
    return [one.towards(two, n / (BETWEEN + 1)) for one, two in zip(poses, poses[1:]) for n in range(BETWEEN + 1)] + [poses[-1]]


class Mover:
    """Those who move at the same time. The objects of the first pose stay; `keys` has their points in each pose. The cloth of each pose has fallen
    for itself; what lies between two poses is a straight line."""

    def __init__(self, beats):
        self.objects, self.beats, self.keys = [], beats, []

    def add(self, built):
        """Adds one person: `built` has their objects in each pose, alike but for where their points are."""
        if any([len(o.data.vertices) for o in objects] != [len(o.data.vertices) for o in built[0]] for objects in built):
            raise SystemExit("the acts of somebody who moves must be built alike: the same clothes, and hands that hold the same")
        self.keys += [[self._points(o, there) for there in (objects[n] for objects in built)] for n, o in enumerate(built[0])]
        self.objects += built[0]
        for o in (o for objects in built[1:] for o in objects):
            bpy.data.meshes.remove(o.data)

    @staticmethod
    def _points(here, there):
        """Returns the points of `there` in the coordinates of `here`."""
        flat = np.empty(len(there.data.vertices) * 3, np.float32)
        there.data.vertices.foreach_get("co", flat)
        turn = np.array(here.matrix_basis.inverted() @ there.matrix_basis)
        return flat.reshape(-1, 3) @ turn[:3, :3].T.astype(np.float32) + turn[:3, 3].astype(np.float32)

    def step_at(self, share):
        """Returns the step they have come to, 0 to STEPS and not only whole, at a share of the film (0 to 1); eased at both ends."""
        return STEPS * (.5 - .5 * math.cos(math.tau * self.beats * share))

    def move_to(self, step):
        """Moves them to a step, 0 to STEPS and not only whole."""
        for o, keys in zip(self.objects, self.keys):
            key = step / STEPS * (len(keys) - 1)
            first = min(int(key), len(keys) - 2)
            o.data.vertices.foreach_set("co", (keys[first] + (keys[first + 1] - keys[first]) * (key - first)).ravel())
            o.data.update()


class ChalkLine:
    """The line that somebody leaves on level ground with their chalk, up to the furthest step they have come to."""
    WIDTH, POINTS = .08, 120

    def __init__(self, mover, colour):
        chalk = next(o for o in mover.objects if o.name.startswith("chalk"))
        tips = []
        for n in range(self.POINTS):
            mover.move_to(STEPS * n / (self.POINTS - 1))
            tips.append(min((chalk.matrix_world @ v.co for v in chalk.data.vertices), key=lambda point: point.z)[:2])
        mover.move_to(0)
        self.tips, self.furthest = np.array(tips), 0.
        ways = np.gradient(self.tips, axis=0)
        self.aside = np.stack((-ways[:, 1], ways[:, 0]), 1) * (self.WIDTH / 2 / np.linalg.norm(ways, axis=1)[:, None])
        mesh = bpy.data.meshes.new("line")
        mesh.from_pydata([(0, 0, 0)] * 2 * self.POINTS, [], [(2 * n, 2 * n + 1, 2 * n + 3, 2 * n + 2) for n in range(self.POINTS - 1)])
        mesh.materials.append(paint(colour))
        self.object = bpy.data.objects.new("line", mesh)
        self.object.location.z = chalk.matrix_world.translation.z + .004
        bpy.context.scene.collection.objects.link(self.object)
        self.draw_to(0)

    def draw_to(self, step):
        """Draws the line on to a step, 0 to STEPS; it does not go back."""
        self.furthest = max(self.furthest, step)
        drawn = np.minimum(np.arange(self.POINTS), self.furthest / STEPS * (self.POINTS - 1))
        edges = [np.stack([np.interp(drawn, np.arange(self.POINTS), line[:, axis]) for axis in (0, 1)], 1) for line in (self.tips + self.aside, self.tips - self.aside)]
        points = np.zeros((self.POINTS, 2, 3), np.float32)
        points[:, 0, :2], points[:, 1, :2] = edges
        self.object.data.vertices.foreach_set("co", points.ravel())
        self.object.data.update()
