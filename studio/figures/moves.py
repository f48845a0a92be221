"""A person who moves in a film: built once in each of their acts, then interpolated between them."""
import math

import bpy
import numpy as np

STEPS = 12  # places between the first act and the last; what a mover hides of sky and bounced light is rendered once for each


class Mover:
    """`built`: the objects of one person in each act, alike but for where their points are; the first stays. The cloth of each act has
    fallen for itself, so what lies between is a straight line from one to the next: acts should be near each other."""

    def __init__(self, built, beats):
        self.objects, self.beats = built[0], beats
        if any([len(o.data.vertices) for o in objects] != [len(o.data.vertices) for o in self.objects] for objects in built):
            raise SystemExit("the acts of somebody who moves must be built alike: the same clothes, and hands that hold the same")
        self.keys = [[self._points(o, there) for there in (objects[n] for objects in built)] for n, o in enumerate(self.objects)]
        for o in (o for objects in built[1:] for o in objects):
            bpy.data.meshes.remove(o.data)
        self.step = 0

    @staticmethod
    def _points(here, there):
        """Returns the points of `there` in the coordinates of `here`."""
        flat = np.empty(len(there.data.vertices) * 3, np.float32)
        there.data.vertices.foreach_get("co", flat)
        turn = np.array(here.matrix_basis.inverted() @ there.matrix_basis)
        return flat.reshape(-1, 3) @ turn[:3, :3].T.astype(np.float32) + turn[:3, 3].astype(np.float32)

    def at(self, share):
        """Returns the step at a share of the sun's way, eased at both ends."""
        return round(STEPS * (.5 - .5 * math.cos(math.tau * self.beats * share)))

    def go(self, step):
        """Moves them to a step. Returns whether anything changed."""
        if step == self.step:
            return False
        self.step = step
        for o, keys in zip(self.objects, self.keys):
            place = step / STEPS * (len(keys) - 1)
            first = min(int(place), len(keys) - 2)
            o.data.vertices.foreach_set("co", (keys[first] + (keys[first + 1] - keys[first]) * (place - first)).ravel())
            o.data.update()
        return True
