"""Hair and what is worn on the head, in the head's frame (origin at the top of the neck, crown at z .132)."""
import math

from mathutils import Vector


def cap(flesh, frame, low=.04, full=1.):
    """Hair close to the skull, down to `low` at the nape."""
    flesh.ball((0, -.013, .090), (.047 * full, .055 * full, .049 * full), frame)
    flesh.ball((0, -.030, .070), (.043 * full, .040 * full, .036), frame)
    flesh.ball((0, -.034, low + .012), (.032, .024, .020), frame)
    flesh.ball((0, .030, .113), (.033, .018, .015), frame)


def short(flesh, bones, frame):
    cap(flesh, frame, .045)
    flesh.ball((.012, .024, .121), (.03, .026, .014), frame)


def bun(flesh, bones, frame):
    cap(flesh, frame, .04)
    flesh.ball((0, -.080, .060), (.030, .026, .029), frame)


def plait(flesh, bones, frame):
    """A plait to the small of the back: three strands as a string of beads, swinging with the trunk's turn."""
    cap(flesh, frame, .035, 1.02)
    top, fall = frame @ Vector((0, -.062, .040)), []
    swing = math.sin(math.radians(bones.pose.twist + bones.pose.turn * .5)) * .12
    for i in range(13):
        t = i / 12
        down = bones.chest @ Vector((swing * t, -.085 - .018 * math.sin(t * 3), .80 - .24 * t))
        p = Vector((top.x * (1 - t) + down.x * t, top.y * (1 - min(1, t * 2.2)) + down.y * min(1, t * 2.2), top.z - .30 * t))
        fall.append((*p, .021 - .009 * t + .004 * (i % 2)))
    flesh.tube(fall, steps=3)


def long(flesh, bones, frame):
    cap(flesh, frame, .03, 1.03)
    for s in (1, -1):
        flesh.tube([(*(frame @ Vector((.040 * s, -.012, .075))), .014, .024), (*(frame @ Vector((.044 * s, -.020, .03))), .014, .026), (*(frame @ Vector((.046 * s, -.03, -.035))), .012, .022)])
    flesh.tube([(*(frame @ Vector((0, -.042, .06))), .045, .026), (*(frame @ Vector((0, -.052, .0))), .050, .026), (*(frame @ Vector((0, -.062, -.07))), .044, .018)], frame.to_3x3() @ Vector((1, 0, 0)))


def bob(flesh, bones, frame):
    cap(flesh, frame, .03, 1.05)
    for s in (1, -1):
        flesh.tube([(*(frame @ Vector((.042 * s, .002, .085))), .014, .030), (*(frame @ Vector((.047 * s, -.002, .022))), .015, .032)], frame.to_3x3() @ Vector((1, 0, 0)))
    flesh.tube([(*(frame @ Vector((0, -.045, .07))), .046, .026), (*(frame @ Vector((0, -.048, .012))), .048, .028)], frame.to_3x3() @ Vector((1, 0, 0)))


def tail(flesh, bones, frame):
    """A pony tail."""
    cap(flesh, frame, .05)
    flesh.tube([(*(frame @ Vector((0, -.066, .085))), .014), (*(frame @ Vector((0, -.094, .06))), .021), (*(frame @ Vector((0, -.092, .0))), .018), (*(frame @ Vector((.004, -.078, -.05))), .008)])


def turban(flesh, bones, frame):
    """Wound cloth, higher on one side, with a short tail at the nape."""
    flesh.ball((0, -.008, .106), (.054, .062, .040), frame)
    for tilt, lift in ((.022, .0), (-.022, .006), (.010, .016)):
        ring = []
        for k in range(13):
            a = k * math.tau / 12
            ring.append((*(frame @ Vector((.050 * math.cos(a), -.006 + .058 * math.sin(a), .095 + lift + tilt * math.cos(a) + .014 * math.sin(a)))), .017))
        flesh.tube(ring, steps=3)
    flesh.tube([(*(frame @ Vector((.01, -.066, .08))), .018, .010), (*(frame @ Vector((.016, -.080, .02))), .020, .008), (*(frame @ Vector((.018, -.080, -.045))), .016, .006)])


STYLES = {f.__name__: f for f in (short, bun, plait, long, bob, tail, turban)}
