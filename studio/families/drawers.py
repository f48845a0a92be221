"""A wall of drawers, some of them open: a pharmacy, a records room. With `jars`, the upper half has shelves of coloured jars, lit from behind with
`glow`."""
import random

from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move
from kit.paint import paint

PALETTE = dict(wood="#A8441F", face="#C65A28", knob="#F6E3BE", floor="#D9B48A", inside="#5A1E10", counter="#F1E3C8", side="#A8441F")
UNDER = 1.5  # the search for the ground starts here, below the upper shelves and the cornice
OPTIONS = dict(columns=16, rows=10, size=.62, open=.10, jars=(), cornice=True, things=(), counter=None, glow="")


def build(place):
    p, o, rnd = place.palette, place.options, random.Random(place.seed)
    wood, face, knob, floor, inside, counter, side = (Masonry(paint(p[k])) for k in ("wood", "face", "knob", "floor", "inside", "counter", "side"))
    shop, s, n, rows = Shop(), o["size"], o["columns"], o["rows"]
    jar_rows = range(rows // 2, rows) if o["jars"] else ()
    foot = .3
    for i in range(n):
        for j in range(rows):
            x, z = (i + .5 - n / 2) * s, foot + (j + .5) * s
            if j in jar_rows:
                wood.box((x, .3, z - s / 2), (s, .6, .05))
                if o["glow"]:
                    shop.lamp(o["glow"], 1.6).box((x, .58, z), (s, .02, s))
                if rnd.random() < .9:
                    k, high = rnd.choice(o["jars"]), s * rnd.uniform(.62, .8)
                    shop.stained(k).lathe([(0, 0), (s * .34, 0), (s * .36, high * .1), (s * .36, high * .7), (s * .2, high * .86), (s * .2, high)], move(x, .28, z - s / 2 + .03), 20)
                    knob.lathe([(0, 0), (s * .22, 0), (s * .22, .05), (s * .06, .09), (0, .12)], move(x, .28, z - s / 2 + .03 + high), 16)
                continue
            out = rnd.uniform(.12, .42) if rnd.random() < o["open"] else 0
            face.box((x, -.02 - out, z), (s * .9, .04, s * .88))
            knob.box((x, -.07 - out, z - s * .02), (s * .16, .06, .045))
            knob.box((x, -.045 - out, z + s * .22), (s * .44, .012, s * .16))
            if out:
                inside.block((x - s * .42, -out, z - s * .40), (x + s * .42, .1, z - s * .36))
                for q in (-1, 1):
                    face.block((x + q * s * .42 - .012, -out, z - s * .40), (x + q * s * .42 + .012, .05, z + s * .30))
    wide, high = n * s, rows * s
    wood.block((-wide / 2 - .1, .0, 0), (wide / 2 + .1, .6, foot + (rows - len(jar_rows)) * s))
    wood.block((-wide / 2 - .1, .6, 0), (wide / 2 + .1, .7, foot + high))
    for i in range(0, n + 1, 4):
        wood.box(((i - n / 2) * s, .05, foot + high / 2), (.09, .3 if not jar_rows else .7, high))
    if o["cornice"]:
        knob.block((-wide / 2 - .3, -.35, foot + high), (wide / 2 + .3, .7, foot + high + .22))
    side.block((-40, .7, 0), (40, .9, 12))
    floor.block((-40, -30, -.2), (40, 1, 0))
    if o["counter"]:
        y, w = o["counter"]
        counter.block((-w / 2, y - .35, .98), (w / 2, y + .35, 1.06))
        face.block((-w / 2 + .1, y - .28, 0), (w / 2 - .1, y + .28, .98))
        for k in range(int(w / .8)):
            wood.block((-w / 2 + .3 + k * .8, y - .31, .15), (-w / 2 + .9 + k * .8, y - .28, .85))
    furnish(shop, o["things"])
    shop.build()
    build_all(wood, face, knob, floor, inside, counter, side)
