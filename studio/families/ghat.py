"""Rose-coloured steps that lead down to a river at dawn: octagonal bastions, kiosks, large parasols, a low sun."""
import math

from kit.masonry import Masonry, build_all, move, turn_z
from kit.paint import paint, water
from kit.parts import chhatri, parasol

PALETTE = dict(step="#DE8F86", pale="#F4D2C2", water="#6D86A8", shade="#B8566A", parasol="#E9A36A", disc="#FFE2B0")
OPTIONS = dict(steps=22, rise=.34, tread=.78, bastions=(-15., -2., 13.), disc=None, parasols=((-9, 9), (5, 12), (8.5, 7)), boats=((-6.5, -3.2, 20), (-9.2, -5, -10)), towers=True, pale=6, crown=0., post=None)


def boat(hull, x, y, yaw, long=4.2):
    """Adds a river boat with raised ends."""
    at, n = move(x, y, .05) @ turn_z(yaw), 14
    rows = []
    for i in range(n + 1):
        t = i / n * 2 - 1
        half, lift = .62 * (1 - abs(t) ** 2.2) + .02, .55 * abs(t) ** 2.4
        rows.append([(t * long / 2, -half, .38 + lift), (t * long / 2, -half * .6, lift * .8), (t * long / 2, half * .6, lift * .8), (t * long / 2, half, .38 + lift), (t * long / 2, half * .8, .30 + lift), (t * long / 2, -half * .8, .30 + lift)])
    for a, b in zip(rows, rows[1:]):
        hull.add(a + b, [(k, (k + 1) % 6, (k + 1) % 6 + 6, k + 6) for k in range(6)], at)


def build(place):
    p, o = place.palette, place.options
    step, pale, shade, cloth = (Masonry(paint(p[k])) for k in ("step", "pale", "shade", "parasol"))
    n, rise, tread = o["steps"], o["rise"], o["tread"]
    for k in range(n):
        (pale if k % o["pale"] == o["pale"] - 1 else step).block((-60, k * tread, -1), (60, (k + 1) * tread, k * rise + .12))
    top = n * rise
    step.block((-60, n * tread, -1), (60, n * tread + 30, top - .1))
    for x in o["bastions"]:
        # an octagonal platform that projects from the steps
        step.lathe([(0, -1), (2.5, -1), (2.3, top * .55), (0, top * .55)], move(x, 7.2) @ turn_z(22.5), 8)
        pale.lathe([(0, top * .55), (2.45, top * .55), (2.45, top * .55 + .16), (0, top * .55 + .16)], move(x, 7.2) @ turn_z(22.5), 8)
        chhatri(pale, shade, x, 7.2, top * .55 + .1, 1.25, 2.4)
    if o["towers"]:
        for x, w, h in ((-24, 7, 6), (-13.5, 5, 8.5), (6.5, 6, 5.5), (18, 8, 8), (27, 6, 5)):
            pale.block((x - w / 2, n * tread + 3, top - .2), (x + w / 2, n * tread + 9, top + h))
            shade.block((x - w / 2 - .2, n * tread + 2.8, top + h - .5), (x + w / 2 + .2, n * tread + 9.2, top + h))
            for k in range(int(w // 1.6)):
                shade.block((x - w / 2 + .6 + k * 1.6, n * tread + 2.9, top + h - 3), (x - w / 2 + 1.3 + k * 1.6, n * tread + 3.1, top + h - 1.3))
    for i, (x, y) in enumerate(o["parasols"]):
        parasol(cloth, shade, x, y, math.floor(y / tread) * rise, 1.5, 16 + 6 * (i % 2), 30 * i - 40)
    for b in o["boats"]:
        boat(shade, *b)
    if o["crown"]:
        shade.block((-60, n * tread + 2, top - .2), (60, n * tread + 3, top + o["crown"]))
        pale.block((-60, n * tread + 1.9, top + o["crown"]), (60, n * tread + 3.1, top + o["crown"] + .25))
    if o["post"]:
        # a mooring post
        x, y = o["post"]
        shade.lathe([(.11, -1), (.11, 1.5), (.16, 1.5), (.16, 1.66), (0, 1.7)], move(x, y), 10)
    river = Masonry(water(p["water"], .06, .06, .8))
    river.block((-160, -120, -.5), (160, 2, 0))
    if o["disc"]:
        disc = Masonry(paint(p["disc"], 1, 3.2))
        x, y, z, r = o["disc"]
        disc.prism([(r * math.cos(a), r * math.sin(a)) for a in (k * math.tau / 64 for k in range(64))], 0, .1, move(x, y, z))
        disc.build()
    build_all(step, pale, shade, cloth, river)
