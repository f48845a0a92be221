"""A body over a skeleton: limbs, trunk, hands with thumbs, feet, a head with a profile. Body heights."""
import math

import numpy as np
from mathutils import Matrix, Vector

# z, half width, half depth, y: the trunk at rest
TRUNK = {
    "man": [(.455, .040, .045, 0), (.485, .080, .062, -.004), (.525, .091, .069, -.008), (.570, .084, .060, -.002), (.620, .075, .052, .002),
            (.670, .080, .056, .002), (.720, .090, .062, .002), (.765, .096, .062, -.002), (.797, .094, .054, -.006), (.822, .070, .043, -.010),
            (.842, .046, .036, -.012), (.862, .031, .031, -.012)],
    "woman": [(.455, .040, .045, 0), (.485, .084, .066, -.006), (.525, .095, .073, -.010), (.570, .082, .060, -.002), (.620, .065, .047, .002),
              (.670, .070, .052, .004), (.725, .080, .066, .011), (.765, .083, .058, .002), (.797, .082, .047, -.006), (.822, .060, .038, -.010),
              (.842, .040, .031, -.012), (.862, .027, .027, -.012)],
}
SHOULDERS = {"man": .106, "woman": .092}


def trunk(flesh, bones, build="man", ease=0., low=.455, high=.87):
    rows = []
    for z, a, b, y in TRUNK[build]:
        if low <= z <= high:
            p = bones.trunk((0, y, z))
            rows.append((*p, a + ease, b + ease))
    side = bones.chest.to_3x3() @ Vector((1, 0, 0)) + bones.pelvis.to_3x3() @ Vector((1, 0, 0))
    flesh.tube(rows, side, steps=6)
    # the slope from neck to shoulder
    for s in (1, -1):
        a, b = bones.chest @ Vector((.018 * s, -.014, .846)), bones.chest @ Vector(((SHOULDERS[build] - .022) * s, -.012, .812))
        flesh.tube([(*a, .026 + ease), (*b, .026 + ease)])


def arm(flesh, bones, side, ease=0., until=1., cuff=0., build="man"):
    """One arm, 0 right or 1 left; `until` 1 is the wrist, .5 the elbow; `cuff` widens the end (a gown's sleeve)."""
    shoulder, elbow, wrist = bones.arms[side]
    thin = 1 if build == "man" else .87
    def at(t):
        return shoulder.lerp(elbow, t * 2) if t <= .5 else elbow.lerp(wrist, t * 2 - 1)
    shape = [(0, .036), (.12, .036), (.28, .031), (.5, .0255), (.62, .0265), (.8, .021), (1, .0165)]
    inner = bones.chest @ Vector((.06 * (1, -1)[side], -.01, .80))
    rows = [(*inner, .028 + ease * .6)] + [(*at(t), r * thin + ease * (.55 + .45 * min(1, t * 3)) + cuff * max(0, t / until - .3) ** 1.5) for t, r in shape if t < until]
    rows.append((*at(until), np.interp(until, *zip(*shape)) * thin + ease + cuff))
    flesh.tube(rows, steps=4, ends=(True, ease == 0))


def hand(flesh, bones, side, palm=(0, 0, -1), curl=.35, point=False, spread=False):
    """Palm, fingers in one mitten with a forefinger when pointing, and a thumb; `palm` is roughly where the palm looks.
    `spread` opens four fingers like a fan, to count on."""
    elbow, wrist = bones.arms[side][1:]
    d = (wrist - elbow).normalized()
    n = Vector(palm)
    n = (n - d * n.dot(d)).normalized() if (n - d * n.dot(d)).length > 1e-3 else d.orthogonal().normalized()
    across = d.cross(n) * (1, -1)[side]
    bend = (d * (1 - curl) + n * curl).normalized()
    knuckle, tip = wrist + d * .048, wrist + d * .048 + bend * .05
    flesh.tube([(*(wrist - d * .01), .014, .012), (*(wrist + d * .02), .019, .011), (*knuckle, .021, .010), (*(knuckle.lerp(tip, .6)), .017, .008), (*tip, .011, .006)], across)
    thumb = wrist + d * .016 + across * .013
    flesh.tube([(*thumb, .009), (*(thumb + d * .018 + across * .012 + n * .006), .008), (*(thumb + d * .037 + across * .013 + n * .012), .006)])
    if spread:
        for k in range(4):
            way = (d + across * (k - 1.5) * -.30).normalized()
            root = knuckle + across * (1.5 - k) * .009
            flesh.tube([(*root, .0075), (*(root + way * .032), .007), (*(root + way * .060), .0055)])
        return wrist + d * .05, d, n, across
    if point:
        flesh.tube([(*(knuckle + across * .011), .0065), (*(knuckle + d * .052 + across * .011), .0055)])
    return wrist + d * .05, d, n, across


def leg(flesh, bones, side, ease=0., until=1., flare=0., build="man", above=True):
    """One leg to `until` (1 the ankle); `flare` widens the hem."""
    top, knee, ankle, ahead, _ = bones.legs[side]
    s = (1, -1)[side]
    thin = 1 if build == "man" else .96
    shank = (ankle - knee).normalized()
    back = -(ahead - shank * ahead.dot(shank)).normalized()
    def at(t):
        return top.lerp(knee, t * 2) if t <= .5 else knee.lerp(ankle, t * 2 - 1)
    shape = [(.02, .060, 0), (.14, .060, 0), (.3, .052, 0), (.5, .038, -.004), (.6, .039, .007), (.67, .040, .010), (.8, .029, .006), (.94, .0215, .001), (1, .022, 0)]
    rows = []
    for t, r, b in shape:
        if t <= until:
            rows.append((*(at(t) + back * b + Vector((.004 * s * (t < .2), 0, 0))), r * thin + ease + flare * max(0, t / until - .45) ** 1.3))
    if until < 1:
        rows.append((*at(until), np.interp(until, [q[0] for q in shape], [q[1] for q in shape]) * thin + ease + flare))
    flesh.tube(rows, steps=4, ends=(True, ease == 0))


def foot(flesh, bones, side, shoe=0.):
    _, _, ankle, ahead, pitch = bones.legs[side]
    across = ahead.cross(Vector((0, 0, 1))).normalized()
    tilt = Matrix.Rotation(math.radians(-pitch), 3, across)
    def at(y, z):
        return ankle + tilt @ (ahead * y + Vector((0, 0, z - .042)))
    flesh.tube([(*at(-.032, .022), .019, .020 + shoe), (*at(-.012, .026), .023 + shoe, .025 + shoe), (*at(.03, .024), .024 + shoe, .021 + shoe),
                (*at(.072, .015), .031 + shoe, .014 + shoe), (*at(.102, .011), .023 + shoe, .010 + shoe)], across, steps=4)
    flesh.tube([(*at(-.004, .055), .022), (*at(.0, .03), .025)])


def head(flesh, bones, build="man"):
    """Skull, face, jaw, nose, ears and neck; returns the head's frame: origin at the top of the neck, crown at z .132."""
    frame = bones.head @ Matrix.Translation((0, -.004, .868))
    w = 1 if build == "man" else .94
    flesh.ball((0, -.006, .082), (.043 * w, .055, .050), frame)
    flesh.ball((0, .016, .056), (.036 * w, .037, .050), frame)
    for s in (1, -1):
        flesh.tube([(*(frame @ Vector((.027 * s * w, -.004, .034))), .012), (*(frame @ Vector((.012 * s, .038, .012))), .0125)])
        flesh.ball((.043 * s * w, -.006, .058), (.005, .011, .015), frame)
    flesh.ball((0, .042, .013), (.014, .012, .012), frame)
    flesh.tube([(*(frame @ Vector((0, .050, .070))), .006), (*(frame @ Vector((0, .062, .046))), .008), (*(frame @ Vector((0, .050, .040))), .008)])
    flesh.ball((0, .049, .027), (.013, .008, .009), frame)
    flesh.ball((0, .044, .080), (.026 * w, .011, .008), frame)
    neck, thick = bones.chest @ Vector((0, -.014, .82)), (.036 if build == "man" else .029)
    flesh.tube([(*neck, thick + .004), (*(bones.chest @ Vector((0, -.010, .85))), thick - .003), (*(frame @ Vector((0, -.012, .035))), thick - .005)])
    return frame
