"""A posed skeleton. Lengths are in body heights (7.5 heads); x to the figure's right, y forward, z up; angles in degrees.

Trunk and head turn about their joints; arms and legs reach for where hands and feet are told to be.
"""
from dataclasses import dataclass, replace
import math

from mathutils import Matrix, Vector

HIP, WAIST, NECK = Vector((0, 0, .515)), Vector((0, 0, .615)), Vector((0, -.008, .862))
UPPER_ARM, FOREARM, THIGH, SHANK, ANKLE = .170, .146, .243, .236, .042


@dataclass(frozen=True)
class Pose:
    """Right comes first in every pair. A foot is (x, y, z of the ankle, yaw outwards, pitch: heel up is positive); a hand is
    (x, y, z from between the shoulders, before the trunk leans) and `elbows` say how far each elbow swings outwards (0 to 1)."""
    hip: tuple = (0., 0., .512)
    hip_roll: float = 0.
    hip_yaw: float = 0.
    hip_tilt: float = 0.
    lean: float = 0.
    side: float = 0.
    twist: float = 0.
    nod: float = 0.
    turn: float = 0.
    tip: float = 0.
    feet: tuple = ((.055, 0, ANKLE, 12, 0), (-.055, 0, ANKLE, 12, 0))
    hands: tuple = ((.135, .03, -.30), (-.135, .03, -.30))
    elbows: tuple = (.35, .35)
    knees: tuple = (.0, .0)
    poles: tuple = (None, None)  # where an elbow points (x outwards, y, z), instead of `elbows`
    laid: float = 0.  # posed upright, then tipped this far onto the back about the heels

    def but(self, **changes):
        return replace(self, **changes)


def turned(pitch=0., roll=0., yaw=0.):
    """Pitch bends forward, roll tips to the figure's right, yaw turns to the left."""
    return (Matrix.Rotation(math.radians(yaw), 4, "Z") @ Matrix.Rotation(math.radians(-pitch), 4, "X")
            @ Matrix.Rotation(math.radians(roll), 4, "Y"))


def about(point, turn):
    return Matrix.Translation(point) @ turn @ Matrix.Translation(-Vector(point))


def reach(root, target, upper, lower, pole):
    """Two bones from root to target; the middle joint bends towards `pole`. Returns (middle, end)."""
    root, target, pole = Vector(root), Vector(target), Vector(pole)
    line = target - root
    far = min(max(line.length, abs(upper - lower) + .01), (upper + lower) * .999)
    line = line.normalized()
    along = (upper ** 2 - lower ** 2 + far ** 2) / (2 * far)
    out = (pole - line * pole.dot(line)).normalized()
    return root + line * along + out * math.sqrt(max(upper ** 2 - along ** 2, 0)), root + line * far


class Skeleton:
    """World-free joints of one pose: `pelvis`, `chest`, `head` are matrices that carry a rest point to its posed place."""

    def __init__(self, pose, shoulders=.104, hips=.048):
        self.pose = pose
        self.pelvis = Matrix.Translation(Vector(pose.hip) - HIP) @ about(HIP, turned(pose.hip_tilt, pose.hip_roll, pose.hip_yaw))
        # the chest's own turns replace the pelvis's: shoulders tip against the hips in contrapposto
        waist = self.pelvis @ WAIST
        self.chest = Matrix.Translation(waist - WAIST) @ about(WAIST, turned(pose.lean, pose.side, pose.twist))
        neck = self.chest @ NECK
        self.head = Matrix.Translation(neck - NECK) @ about(NECK, turned(pose.lean * .35 + pose.nod, pose.tip, pose.twist + pose.turn))
        self.arms, self.legs = [], []
        for s, hand, foot, out, open_, way in zip((1, -1), pose.hands, pose.feet, pose.elbows, pose.knees, pose.poles):
            shoulder = self.chest @ Vector((shoulders * s, -.008, .806))
            wrist = self.chest @ Vector((hand[0], hand[1], hand[2] + .815))
            pole = self.chest.to_3x3() @ (Vector((s * way[0], *way[1:])) if way else Vector((s * out, -1 + out, -.25)))
            self.arms.append((shoulder, *reach(shoulder, wrist, UPPER_ARM, FOREARM, pole)))
            top = self.pelvis @ Vector((hips * s, 0, .515))
            x, y, z, yaw, pitch = foot
            ahead = turned(yaw=-yaw * s).to_3x3() @ Vector((0, 1, 0))
            self.legs.append((top, *reach(top, (x, y, z), THIGH, SHANK, ahead + Vector((s * open_, 0, .15))), ahead, pitch))

    def trunk(self, point):
        """A rest point of the trunk: pelvis below, chest above, the waist shared between them."""
        share = min(max((point[2] - .55) / .14, 0), 1)
        share = share * share * (3 - 2 * share)
        return (self.pelvis @ Vector(point)).lerp(self.chest @ Vector(point), share)
