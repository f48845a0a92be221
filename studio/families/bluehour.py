"""A grid of lit windows above water after sunset, with people at desks, shelves and windows."""
import math
import random

from figures.acts import ACTS
from figures.looks import dressed
from figures.people import person
from kit.masonry import Masonry, build_all, move
from kit.paint import paint, water
from kit.parts import bar

PALETTE = dict(frame="#1B2160", room="#141848", water="#0B1038", lamp="#FFB14A", lamp2="#FFD9A0", lamp3="#FF8A3C", ink="#0C0A1C")
OPTIONS = dict(columns=13, rows=6, width=1.9, height=2.15, lit=.60, people=.42, wings=True, glow=2.2, water=True, cast=(), scenes=(), groups=1)  # groups: lamp groups that a film dims separately
CAST = (("coder", "carry", "stand"), ("student", "stand", "wait"), ("idler", "read", "lean"), ("reader", "read", "read"), ("clerk", "phone", "phone"), ("friend", "talk", "listen"),
        ("boy", "walk", "stroll"), ("teacher", "talk", "point"), ("scholar", "text", "stroll"), ("lawyer", "hug", "hug walking"))


def furnish(ink, kind, x, z, w, rnd):
    """Adds furniture that stands against the light of a window. `kind`: 'shelf', or 'desk' (with a screen); any other adds nothing."""
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
    """Adds a desk with an open laptop, seen from its end. `side`: 1 if it is to the right of the person at it, -1 to the left."""
    ink.box((x, .1, z + .72), (.70, .5, .045))
    for leg in (.30, -.30):
        ink.box((x + leg, .1, z + .36), (.05, .4, .72))
    ink.box((x - side * .02, .1, z + .755), (.30, .3, .02))
    ink.prism([(x + side * .13, z + .76), (x + side * .155, z + .76), (x + side * .235, z + 1.02), (x + side * .21, z + 1.02)], -.05, .25)


def chair(ink, x, z, side):
    """Adds a chair, seen from the side. With `side` 1, a person on it looks to the right."""
    ink.box((x, .1, z + .43), (.36, .4, .05))
    ink.box((x, .1, z + .21), (.06, .06, .42))
    ink.box((x - side * .18, .1, z + .66), (.04, .36, .34))


def bench(ink, x, z, wide):
    """Adds a long table."""
    ink.box((x, .1, z + .72), (wide, .56, .045))
    for leg in (-1, 1):
        ink.box((x + leg * (wide / 2 - .05), .1, z + .35), (.05, .46, .7))


def screen(ink, x, z, side):
    """Adds a monitor on a table, seen from its edge."""
    ink.box((x, .1, z + 1.10), (.05, .6, .46))
    ink.box((x + side * .04, .1, z + .82), (.05, .1, .2))
    ink.box((x, .1, z + .755), (.24, .3, .025))


def soldering(ink, lit, x, z, who):
    """Adds a scene: a person solders at a bench under a jointed lamp; smoke rises from the board."""
    bench(ink, x + .42, z, 1.5)
    chair(ink, x - .52, z, 1)
    who("chemist", x - .52, -90, ACTS["sit typing"].but(lean=28, nod=14, hands=((.05, .25, .045), (-.06, .255, .030))), ("chalk",))
    ink.box((x + .17, .1, z + .77), (.34, .3, .07))
    curl = [(.16, .80), (.19, .90), (.15, 1.00), (.19, 1.10), (.16, 1.18)]
    for a, b in zip(curl, curl[1:]):
        bar(ink, a, b, .018, .018, move(x, .1, z))
    for a, b in (((1.0, .74), (.98, 1.34)), ((.98, 1.34), (.40, 1.56))):
        bar(ink, a, b, .045, .045, move(x, .1, z))
    ink.prism([(x + .22, z + 1.34), (x + .50, z + 1.44), (x + .44, z + 1.62), (x + .34, z + 1.58)], -.02, .22)


def drawing(ink, lit, x, z, who):
    """Adds a scene: two people work at a whiteboard."""
    ink.box((x + .12, .7, z + 1.35), (1.52, .06, 1.12))
    lit["board"].box((x + .12, .66, z + 1.35), (1.44, .04, 1.04))
    for a, b in ((-.28, 1.62), (.50, 1.62), (.12, 1.10)):
        ink.box((x + a, .62, z + b), (.30, .02, .20))
    for a, b in (((-.12, 1.62), (.34, 1.62)), ((-.24, 1.52), (.04, 1.21)), ((.46, 1.52), (.20, 1.21))):
        bar(ink, a, b, .035, .02, move(x, .62, z))
    who("friend", x - .86, -78, "draw")
    who("singh", x + 1.02, 84, "listen")


def racking(ink, lit, x, z, who):
    """Adds a scene: a person on tiptoe at a server cabinet."""
    ink.box((x + .62, .35, z + 1.0), (.84, .5, 2.0))
    for k in range(11):
        for j in range(5):
            if (3 * k + 2 * j) % 7 < 4:
                lit["pilot" if (k + j) % 4 else "board"].box((x + .34 + j * .14, .09, z + .22 + k * .16), (.05, .03, .035))
    who("boy", x - .30, -78, "reach high")


def sleeping(ink, lit, x, z, who):
    """Adds a scene: a person sleeps on folded arms in front of a screen."""
    bench(ink, x + .36, z, 1.6)
    chair(ink, x - .62, z, 1)
    who("idler", x - .62, -90, ACTS["sit typing"].but(lean=52, nod=58, hands=((-.02, .160, .140), (.02, .165, .145)), elbows=(1.2, 1.2)))
    for made, r, y in ((ink, .23, .70), (lit["board"], .185, .68)):
        made.prism([(r * math.cos(a), r * math.sin(a)) for a in (math.tau * k / 32 for k in range(32))], y, y + .02, move(x + .1, 0, z + 1.75))
    for a, b in ((0, .15), (.09, .03)):
        bar(ink, (0, 0), (a, b), .03, .02, move(x + .1, .66, z + 1.75))
    screen(ink, x + .78, z, 1)
    for k in range(3):
        ink.box((x + 1.02, .1, z + .765 + k * .05), (.22, .3, .04))


def serving(ink, lit, x, z, who):
    """Adds a scene: a porter serves tea."""
    who("porter", x + .10, 80, "carry walking", ("tray",))
    bar(ink, (x - .45, z + 1.9), (x - .45, z + 2.4), .025, .025)
    ink.lathe([(0, .26), (.05, .26), (.30, 0), (0, .04)], move(x - .45, 0, z + 1.66), 24)
    ink.lathe([(0, 0), (.17, 0), (.22, .36), (0, .36)], move(x + .98, .2, z), 16)
    for k in range(9):
        a = (k - 4) / 4
        bar(ink, (0, .3), (a * .34, 1.05 - .30 * abs(a)), .05, .05, move(x + .98, .2, z))


def pairing(ink, lit, x, z, who):
    """Adds a scene: one person types; another looks over their shoulder and points at the screen."""
    bench(ink, x - .72, z, 1.1)
    chair(ink, x + .22, z, -1)
    screen(ink, x - .98, z, -1)
    who("denim", x + .22, 90, "sit typing")
    who("lecturer", x + .92, 84, "point")


SCENES = dict(soldering=soldering, drawing=drawing, racking=racking, sleeping=sleeping, serving=serving, pairing=pairing)


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
            if not lit or any(c[:2] == [i, j] for c in (*o["cast"], *o["scenes"])):
                continue
            if o["cast"]:
                kind += o["people"]  # no people except those of `cast`, below
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
        # a person at a screen: with `side` 1 it is on their right; `yaw` 90 is a profile, a smaller one turns their back to the camera
        x, z = (i + .5) * w - n * w / 2, j * h + .10
        groups[0][lamp].box((x, .72, z + h / 2 - .05), (w - .1, .04, h - .1))
        desk(ink, x + side * .42, z, side)
        if act.startswith("sit"):
            chair(ink, x - side * .32, z, side)
        look = dressed(name, dark, (), (p["ink"],), 1.66)
        person(look, (x - side * (.32 if act.startswith("sit") else .30), .1, z), -yaw * side, act, side < 0)
    lights = dict(pilot=Masonry(paint("#3FD8FF", 1, 3.)), board=Masonry(paint("#FFFFFF", 1, o["glow"] * .9)))
    for i, j, lamp, what in o["scenes"]:
        x, z = (i + .5) * w - n * w / 2, j * h + .10
        groups[0][lamp].box((x, .78, z + h / 2 - .05), (w - .1, .04, h - .1))
        SCENES[what](ink, lights, x, z, lambda name, at, facing, act, carry=(): person(dressed(name, carry=carry, height=1.74), (at, .1, z), facing, act))
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
    build_all(frame, room, ink, *lights.values(), *(lamp for group in groups for lamp in group))
