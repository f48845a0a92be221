"""Poses: positions of trunk, hands and feet. Inverse kinematics places the bones; their lengths are those of the body.

Lengths in body heights, angles in degrees. A foot without lift touches the ground with its lowest part: heel, sole or ball.
"""
from dataclasses import dataclass, fields, replace
import math

import numpy as np

ANKLE = .042


@dataclass(frozen=True)
class Pose:
    """The right side comes first in every pair. `hip`: the middle of the hips. `feet`: (x, y, lift, yaw outwards, pitch; positive raises the
    heel). `hands`: the wrist's (x, y, z), measured from between the shoulders, before the trunk leans. `elbows`: how far each swings outwards;
    `poles`: the direction in which it points instead. `palms`: the direction that each faces (None: inwards and back). `curl`: degrees per
    finger joint; `bend`: of the wrist, towards the palm."""
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
    feet: tuple = ((.055, 0, 0, 12, 0), (-.055, 0, 0, 12, 0))
    hands: tuple = ((.138, .02, -.300), (-.138, .02, -.300))
    elbows: tuple = (.3, .3)
    knees: tuple = (.1, .1)
    poles: tuple = (None, None)
    palms: tuple = (None, None)
    curl: tuple = (24, 24)
    bend: tuple = (0, 0)
    laid: bool = False    # lies on the back: posed upright, then tipped over
    seat: float = 0.      # metres: height of what the person sits on
    stands: bool = True   # the feet are placed on the ground
    holds: tuple = ()     # blocks (low, high) in body heights that cloth collides with: a step, a railing

    def but(self, **changes):
        return replace(self, **changes)

    def towards(self, other, share):
        """Returns the pose at `share` (0 to 1) of the way to another. Values that one of the two lacks (a palm, a pole) stay as they are here."""
        def mix(a, b):
            if isinstance(a, tuple) and isinstance(b, tuple):
                return tuple(mix(one, two) for one, two in zip(a, b))
            return a + (b - a) * share if isinstance(a, (int, float)) and not isinstance(a, bool) and b is not None else a
        ways = [f.name for f in fields(self) if f.name not in ("holds", "seat")]
        return self.but(**{name: mix(getattr(self, name), getattr(other, name)) for name in ways})

    def mirrored(self):
        """Returns the mirrored pose. Clothes keep their sides."""
        def flip(v):
            return None if v is None else (-v[0], *v[1:])
        def swap(pair):
            return tuple(flip(v) for v in reversed(pair))
        return replace(self, hip=flip(self.hip), hip_roll=-self.hip_roll, hip_yaw=-self.hip_yaw, side=-self.side, twist=-self.twist, turn=-self.turn, tip=-self.tip,
                       feet=tuple((-f[0], *f[1:]) for f in reversed(self.feet)), hands=swap(self.hands), palms=swap(self.palms), elbows=self.elbows[::-1], knees=self.knees[::-1],
                       poles=self.poles[::-1], curl=self.curl[::-1], bend=self.bend[::-1], holds=tuple(((-b[0], *a[1:]), (-a[0], *b[1:])) for a, b in self.holds))


def about(axis, degrees):
    """Returns the matrix of a rotation about `axis`."""
    a, c, s = np.asarray(axis, float) / np.linalg.norm(axis), math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    k = np.array([[0, -a[2], a[1]], [a[2], 0, -a[0]], [-a[1], a[0], 0]])
    return np.eye(3) + s * k + (1 - c) * k @ k


def turned(pitch=0., roll=0., yaw=0.):
    """Returns a rotation matrix. Pitch bends forward, roll tips to the figure's right, yaw turns to the left; in degrees."""
    return about((0, 0, 1), yaw) @ about((-1, 0, 0), pitch) @ about((0, 1, 0), roll)


def part(turn, share):
    """Returns the rotation `turn`, reduced to `share` (0 to 1) of its angle."""
    angle = math.acos(min(max((np.trace(turn) - 1) / 2, -1), 1))
    axis = np.array([turn[2, 1] - turn[1, 2], turn[0, 2] - turn[2, 0], turn[1, 0] - turn[0, 1]])
    return about(axis, math.degrees(angle) * share) if angle > 1e-6 and np.linalg.norm(axis) > 1e-9 else np.eye(3)


def unit(v):
    return v / max(np.linalg.norm(v), 1e-12)


def frame(along, pole):
    a = unit(along)
    p = unit(pole - a * (pole @ a))
    return np.stack([a, p, np.cross(a, p)], 1)


def reach(root, target, upper, lower, pole):
    """Places two bones between `root` and `target`. Returns the positions of the middle joint, which bends towards `pole`, and of the end."""
    far = min(max(np.linalg.norm(target - root), abs(upper - lower) + .01), (upper + lower) * .9985)
    line = unit(target - root)
    along = (upper ** 2 - lower ** 2 + far ** 2) / (2 * far)
    return root + line * along + unit(pole - line * (pole @ line)) * math.sqrt(max(upper ** 2 - along ** 2, 0)), root + line * far


class Posed:
    """A body in a pose: `turns`, the rotation of each bone; `twist`, that of the forearms; `places`, where each bone's head is. `skin(points,
    weights, share)` moves points from rest into the pose."""

    def __init__(self, human, pose, clear=.038):
        self.human, self.pose, self.clear = human, pose, clear  # `clear`: metres between the hip and the wrist of a hanging arm
        legs = human.on("pelvis", "thigh_r", "thigh_l")[:human.body]
        self._hips = np.where(legs > .6)[0]
        self.turns = {b: np.eye(3) for b in human.bones}
        self.twist = {"r": 0., "l": 0.}
        self._trunk()
        self._legs()
        self._arms()
        self.places = self.joints()

    def _trunk(self):
        p, R = self.pose, self.turns
        R["pelvis"] = R["Root"] = turned(p.hip_tilt, p.hip_roll, p.hip_yaw)
        self.chest = turned(p.lean, p.side, p.twist)
        self.skull = turned(p.lean * .35 + p.nod, p.tip, p.twist + p.turn)
        for bone, share in (("spine_01", .3), ("spine_02", .7), ("spine_03", 1.)):
            R[bone] = part(self.chest @ R["pelvis"].T, share) @ R["pelvis"]
        R["neck_01"], R["head"] = part(self.skull @ self.chest.T, .5) @ self.chest, self.skull

    def _legs(self):
        p, R, human = self.pose, self.turns, self.human
        h, H = human.height, human.heads
        hips, ankle = (H["thigh_r"] + H["thigh_l"]) / 2, (H["foot_r"] + H["foot_l"])[2] / 2
        leg = (hips[2] - ankle) / (h * (.515 - ANKLE))
        ankles = []
        for s, side, (x, y, lift, yaw, pitch) in zip((1, -1), "rl", p.feet):
            R["foot_" + side] = turned(yaw=-yaw * s) @ turned(pitch=pitch)
            R["ball_" + side] = turned(yaw=-yaw * s) @ turned(pitch=pitch * .25 if pitch > 0 else pitch)
            ankles.append(np.array([x * h, y * h * leg, lift * h - min(self._lowest(side), -.02) if p.stands else lift * h + ankle]))
        self.stand = (ankles[0] + ankles[1]) / 2 * [1, 1, 0]  # at rest the body stands where its feet will be
        hip = np.array([p.hip[0] * h, p.hip[1] * h, (p.hip[2] - ANKLE) * h * leg + ankle])
        if p.seat:
            low = human.rest[:human.body][human.on("pelvis")[:human.body] > .35]
            hip[2] = p.seat - ((low - hips) @ R["pelvis"].T)[:, 2].min() - .012
        elif p.stands:  # as tall as the legs allow: lower the hips until both feet are within reach
            hip[2] += .04 * h * (p.hip[2] > .46)
            for _ in range(120):
                if all(np.linalg.norm(hip + R["pelvis"] @ (H["thigh_" + d] - hips) - a) < .9985 * self._long("thigh_" + d, "calf_" + d, "foot_" + d) for d, a in zip("rl", ankles)):
                    break
                hip[2] -= .002 * h
        self.root = hip - R["pelvis"] @ (hips - H["Root"])
        for s, side, at, out in zip((1, -1), "rl", ankles, p.knees):
            top, ahead = hip + R["pelvis"] @ (H["thigh_" + side] - hips), R["foot_" + side] @ np.array([0, 1., 0])
            pole = np.array([ahead[0] + s * out, ahead[1], .15])
            knee, end = reach(top, at, self._long("thigh_" + side, "calf_" + side), self._long("calf_" + side, "foot_" + side), pole)
            bend = knee - (top + end) / 2
            bend = bend if np.linalg.norm(bend) > .004 else pole
            for bone, a, b, to in (("thigh_", top, knee, "calf_"), ("calf_", knee, end, "foot_")):
                R[bone + side] = frame(b - a, bend) @ frame(H[to + side] - H[bone + side], np.array([0, 1., 0])).T

    def _arms(self):
        p, R, human, chest = self.pose, self.turns, self.human, self.chest
        h, H, T = human.height, human.heads, human.tails
        heart = self.joints()["spine_03"] + chest @ ((H["upperarm_r"] + H["upperarm_l"]) / 2 - H["spine_03"])
        self.heart = heart
        for k, (s, side) in enumerate(zip((1, -1), "rl")):
            U, L, E = "upperarm_" + side, "lowerarm_" + side, "hand_" + side
            upper, lower = self._long(U, L), self._long(L, E)
            wrist = heart + chest @ (np.array(p.hands[k]) * (upper + lower) / .316)
            raised = max(0, p.hands[k][2] + .05) * 90
            if p.hands[k][2] < -.24 and not p.laid:
                wrist = self._beside(wrist, s)
            R["clavicle_" + side] = chest @ turned(roll=-s * (min(raised, 22) - 3), yaw=s * max(0, p.hands[k][1] - .12) * 60)
            root = self.joints()[U]
            out = p.elbows[k]
            pole = chest @ (np.array([s * p.poles[k][0], *p.poles[k][1:]], float) if p.poles[k] else np.array([s * out, -1 + out, -.25]))
            elbow, end = reach(root, wrist, upper, lower, pole)
            bend = elbow - (root + end) / 2
            bend = bend if np.linalg.norm(bend) > .004 else pole
            back = np.array([0, -1., 0])
            R[U], R[L] = frame(elbow - root, bend) @ frame(H[L] - H[U], back).T, frame(end - elbow, bend) @ frame(H[E] - H[L], back).T
            palm, axis = self.palm(side), unit(end - elbow)
            now, want = (v - axis * (v @ axis) for v in (R[L] @ palm, chest @ np.array(p.palms[k] or (-s, -.35, 0), float)))
            self.twist[side] = max(-110, min(110, math.degrees(math.atan2(np.cross(now, want) @ axis, now @ want))))
            hand = about(axis, self.twist[side]) @ R[L]
            R[E] = about(hand @ np.cross(H[E] - H[L], palm), p.bend[k]) @ hand
            for finger in ("index", "middle", "ring", "pinky", "thumb"):
                for j in (1, 2, 3):
                    bone = f"{finger}_0{j}_{side}"
                    curl = p.curl[k] if not (p.curl[k] < 0 and finger == "index") else 4  # negative: a fist with a pointing index finger
                    close = about(palm, self.apart(finger, side, palm) * (.5 if finger == "thumb" else .9))
                    R[bone] = R[E] @ about(close @ np.cross(T[bone] - H[bone], palm), abs(curl) * (j if finger != "thumb" else .35 * j) * (1.12 if finger == "pinky" else 1)) @ close

    def _beside(self, wrist, s):
        """Returns the position of a hanging hand, moved outwards until it clears the hip and the clothes on it."""
        human, h, side = self.human, self.human.height, self.turns["pelvis"] @ np.array([s, 0., 0])
        p = self.skin(human.rest[self._hips], human.weights[self._hips])
        near = (np.abs(p[:, 2] - wrist[2] + .05 * h) < .065 * h) & (np.abs((p - wrist)[:, 1]) < .07 * h)
        short = ((p - wrist) @ side)[near].max(initial=-1.) + self.clear
        return wrist + side * max(0, short)

    def _long(self, *chain):
        H = self.human.heads
        return sum(np.linalg.norm(H[b] - H[a]) for a, b in zip(chain, chain[1:]))

    def palm(self, side):
        """Returns the direction that a palm faces at rest."""
        H, T = self.human.heads, self.human.tails
        n = unit(np.cross(H["index_01_" + side] - H["hand_" + side], H["pinky_01_" + side] - H["hand_" + side]))
        curled, straight = unit(T["middle_03_" + side] - H["middle_03_" + side]), unit(H["middle_01_" + side] - H["hand_" + side])
        return n if n @ (curled - straight) > 0 else -n

    def apart(self, finger, side, palm):
        """Returns the degrees about the palm that bring a finger, which is spread at rest, parallel to the middle one."""
        H, T = self.human.heads, self.human.tails
        a, b = (v - palm * (v @ palm) for v in (T[f"{f}_03_{side}"] - H[f"{f}_01_{side}"] for f in (finger, "middle")))
        return math.degrees(math.atan2(np.cross(a, b) @ palm, a @ b))

    def _lowest(self, side):
        """Returns the z of the lowest point of the rotated foot, measured from its ankle."""
        human, R = self.human, self.turns
        foot, ball = human.on("foot_" + side)[:human.body], human.on("ball_" + side)[:human.body]
        which = np.where(foot + ball > .9)[0]
        a, b = human.heads["foot_" + side], human.heads["ball_" + side]
        p = (human.rest[which] - a) @ R["foot_" + side].T
        q = (human.rest[which] - b) @ R["ball_" + side].T + R["foot_" + side] @ (b - a)
        w = (ball[which] / (foot + ball)[which])[:, None]
        return (p * (1 - w) + q * w)[:, 2].min()

    def joints(self, share=1., turns=None):
        """Returns the position of each bone's head, `share` (0 to 1) of the way into the pose."""
        turns, H, out = turns or self.turns, self.human.heads, {}
        for bone in self.human.bones:
            up = self.human.parent[bone]
            out[bone] = out[up] + turns[up] @ (H[bone] - H[up]) if up else (H["Root"] + self.stand) * (1 - share) + self.root * share
        return out

    def skin(self, points=None, weights=None, share=1.):
        human = self.human
        points, weights = (human.rest if points is None else points), (human.weights if weights is None else weights)
        turns = self.turns if share == 1 else {b: part(r, share) for b, r in self.turns.items()}
        places, out = self.joints(share, turns), np.zeros_like(points)
        for k, bone in enumerate(human.bones):
            use = weights[:, k] > 1e-5
            if use.any():
                p = points[use]
                if bone.startswith("lowerarm"):
                    p = self._twisted(p, bone[-1], share)
                out[use] += weights[use, k:k + 1] * ((p - human.heads[bone]) @ turns[bone].T + places[bone])
        return out

    def _twisted(self, points, side, share):
        """Returns points of the forearm with its twist: none at the elbow, all of it at the wrist."""
        a, b = self.human.heads["lowerarm_" + side], self.human.heads["hand_" + side]
        axis, d = unit(b - a), points - a
        angle = np.radians(self.twist[side] * share) * np.clip(d @ axis / np.linalg.norm(b - a), 0, 1)
        flat = np.outer(d @ axis, axis)
        return a + flat + (d - flat) * np.cos(angle)[:, None] + np.cross(axis, d - flat) * np.sin(angle)[:, None]
