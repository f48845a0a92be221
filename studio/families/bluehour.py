"""A lattice of lit windows over water after sunset; people at desks, shelves and windows."""
import random


from figures.looks import dressed
from figures.people import person
from kit.masonry import Masonry, build_all
from kit.paint import paint, water

PALETTE = dict(frame="#1B2160", room="#141848", water="#0B1038", lamp="#FFB14A", lamp2="#FFD9A0", lamp3="#FF8A3C", ink="#0C0A1C")
OPTIONS = dict(columns=13, rows=6, width=1.9, height=2.15, lit=.60, people=.42, wings=True, glow=2.2, water=True, cast=(), groups=1)  # groups: lamps that a film can dim apart
CAST = (("coder", "carry", "stand"), ("student", "stand", "wait"), ("idler", "read", "lean"), ("reader", "read", "read"), ("clerk", "phone", "phone"), ("friend", "talk", "listen"),
        ("boy", "walk", "stroll"), ("teacher", "talk", "point"), ("scholar", "text", "stroll"), ("lawyer", "hug", "hug walking"))


def furnish(ink, kind, x, z, w, rnd):
    """What stands against a window's light: shelves, a desk with a screen, a plant, nothing."""
    if kind == "shelf":
        for k in range(3):
            ink.box((x, .2, z + .45 + k * .5), (w, .3, .05))
            for j in range(9):
                if rnd.random() < .8:
                    ink.box((x - w / 2 + (j + .5) * w / 9, .2, z + .45 + k * .5 + .15), (w / 12, .24, rnd.uniform(.22, .38)))
    if kind == "desk":
        ink.box((x + .2, .1, z + .72), (1.1, .5, .05))
        for leg in (-.28, .68):
            ink.box((x + leg, .1, z + .36), (.06, .4, .7))
        ink.box((x + .3, .1, z + 1.02), (.62, .05, .40))
        ink.box((x + .3, .1, z + .8), (.06, .05, .2))


def desk(ink, x, z, side):
    """A desk with an open laptop, seen from its end; it stands on the `side` of the person at it."""
    ink.box((x, .1, z + .72), (.70, .5, .045))
    for leg in (.30, -.30):
        ink.box((x + leg, .1, z + .36), (.05, .4, .72))
    ink.box((x - side * .02, .1, z + .755), (.30, .3, .02))
    ink.prism([(x + side * .13, z + .76), (x + side * .155, z + .76), (x + side * .235, z + 1.02), (x + side * .21, z + 1.02)], -.05, .25)


def build(place):
    p, o, rnd = place.palette, place.options, random.Random(place.seed)
    frame, room, ink = Masonry(paint(p["frame"])), Masonry(paint(p["room"])), Masonry(paint(p["ink"]))
    groups = [[Masonry(paint(p[k], 1, o["glow"] * g)) for k, g in (("lamp", 1.1), ("lamp2", .9), ("lamp3", .9))] for _ in range(o["groups"])]
    n, rows, w, h = o["columns"], o["rows"], o["width"], o["height"]
    dark = tuple(p["ink"] for _ in range(3))
    for i in range(n + 1):
        frame.box((i * w - n * w / 2, .1, rows * h / 2), (.20, 1.5, rows * h + .2))
    for j in range(rows + 1):
        frame.box((0, .1, j * h), (n * w + .2, 1.56, .20))
    cast = 0
    for i in range(n):
        for j in range(rows):
            x, z = (i + .5) * w - n * w / 2, j * h + .10
            lit, lamps = rnd.random() < o["lit"], groups[(2 * i + 3 * j) % o["groups"]]
            (rnd.choice(lamps) if lit else room).box((x, .8, z + h / 2 - .05), (w - .1, .04, h - .1))
            kind = rnd.random()
            if not lit or any(c[:2] == [i, j] for c in o["cast"]):
                continue
            if o["cast"]:
                kind += o["people"]  # nobody but those who are named below
            if kind < o["people"]:
                name, act, other = CAST[(cast * 7 + j) % len(CAST)]
                cast += 1
                look = dressed(name, dark, carry_colours=(p["ink"],))
                person(look, (x + rnd.uniform(-.25, .25), .25, z), rnd.choice((70, 110, 160, 200, 250, 290)), rnd.choice((act, other)), rnd.random() < .5)
            elif kind < o["people"] + .16:
                furnish(ink, "shelf", x, z, w - .2, rnd)
            elif kind < o["people"] + .30:
                furnish(ink, "desk", x, z, w, rnd)
    for i, j, name, act, side, lamp, yaw in o["cast"]:
        # someone at a screen: `side` 1 has it on the right; `yaw` 90 is a clean profile, less turns the back to us
        x, z = (i + .5) * w - n * w / 2, j * h + .10
        groups[0][lamp].box((x, .72, z + h / 2 - .05), (w - .1, .04, h - .1))
        desk(ink, x + side * .42, z, side)
        if act.startswith("sit"):
            ink.box((x - side * .32, .1, z + .43), (.36, .4, .05))
            ink.box((x - side * .32, .1, z + .21), (.06, .06, .42))
            ink.box((x - side * .50, .1, z + .66), (.04, .36, .34))
        look = dressed(name, dark, (), (p["ink"],), 1.66)
        person(look, (x - side * (.32 if act.startswith("sit") else .30), .1, z), -yaw * side, act, side < 0)
    if o["wings"]:
        for s in (-1, 1):
            for k in range(5):
                x0 = s * (n * w / 2 + .1 + k * 1.7)
                frame.block((x0, .8 + k, 0), (x0 + s * 1.7, 3 + k, (rows - k) * h))
    if o["water"]:
        pool = Masonry(water(p["water"], .06, .05, 1.5))
        pool.block((-120, -80, -.8), (120, 60, -.5))
        frame.block((-n * w / 2 - 9, -1.6, -.55), (n * w / 2 + 9, 1, -.02))
        pool.build()
    build_all(frame, room, ink, *(lamp for group in groups for lamp in group))
