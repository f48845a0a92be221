"""People who move in a film. They are built once in each pose of their movement and interpolated between the poses."""
import math

import bpy
import numpy as np

from kit.paint import paint

STEPS = 12  # from the first activity to the last; the light of the sky and bounced light are rendered at each step
BETWEEN = 3  # poses between two activities, so that limbs rotate around their joints instead of moving straight


def poses_between(poses):
    """Returns `poses` with BETWEEN interpolated poses from each to the next."""
    return [one.towards(two, n / (BETWEEN + 1)) for one, two in zip(poses, poses[1:]) for n in range(BETWEEN + 1)] + [poses[-1]]


class Mover:
    """People who move at the same time. The objects of the first pose stay in the scene; `keys` has their points in each pose. The cloth of each
    pose is simulated on its own; between two poses, points move in straight lines."""

    def __init__(self, beats):
        self.objects, self.beats, self.keys = [], beats, []

    def add(self, built):
        """Adds one person. `built`: their objects in each pose, which differ only in the positions of their points."""
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
        """Returns the step (0 to STEPS, with fractions) at `share` (0 to 1) of the film, eased at both ends of the movement."""
        return STEPS * (.5 - .5 * math.cos(math.tau * self.beats * share))

    def move_to(self, step):
        """Moves the people to a step (0 to STEPS, with fractions)."""
        for o, keys in zip(self.objects, self.keys):
            key = step / STEPS * (len(keys) - 1)
            first = min(int(key), len(keys) - 2)
            o.data.vertices.foreach_set("co", (keys[first] + (keys[first + 1] - keys[first]) * (key - first)).ravel())
            o.data.update()


class ChalkLine:
    """The line that a moving person draws with chalk on level ground, up to the furthest step so far."""
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
        """Extends the line to a step (0 to STEPS). It never gets shorter."""
        self.furthest = max(self.furthest, step)
        drawn = np.minimum(np.arange(self.POINTS), self.furthest / STEPS * (self.POINTS - 1))
        edges = [np.stack([np.interp(drawn, np.arange(self.POINTS), line[:, axis]) for axis in (0, 1)], 1) for line in (self.tips + self.aside, self.tips - self.aside)]
        points = np.zeros((self.POINTS, 2, 3), np.float32)
        points[:, 0, :2], points[:, 1, :2] = edges
        self.object.data.vertices.foreach_set("co", points.ravel())
        self.object.data.update()
