"""A court with one tree, arcades around it, and spots of sunlight under the leaves."""
import math

from kit.furniture import Shop, furnish
import random

from mathutils import Matrix

from kit.masonry import Masonry, build_all, move, pointed_arch, turn_z, wall_with_arch
from kit.paint import paint, water
from kit.parts import chhatri, tree

PALETTE = dict(wall="#E7A266", pale="#F4E2C4", floor="#EAD2AC", inner="#7E2F1C", trunk="#4A2418", leaves="#2F7A3E", cap="#F4E2C4", water="#2A6E8C", swept="#D3A56B", fallen="#7A6A1E")
UNDER = 2.6  # the search for the ground starts here, below the leaves
OPTIONS = dict(half=8.6, bay=2.9, height=4.6, upper=True, tree=(-1.8, 1.5, 7.6, 3.3), round_seat=True, pool=False, corners=True, things=(), storeys=1, lamps=False, glow=0.,
               sides=(0., 90., -90.), lines=True, crown=0., swept=None, fallen=0)


def sweep(mark, x, y, first, step, rings, last, begin):
    """Adds the marks of a broom around the trunk: rings of short curved strokes. The outermost ring covers only `last` degrees, from `begin`."""
    for k in range(rings):
        r0, full = first + k * step, 360 if k < rings - 1 else last
        strokes = round(full / 360 * math.tau * r0 / .62)
        for j in range(strokes):
            a0 = math.radians(full * j / strokes + begin)
            a1 = a0 + math.radians(full / strokes) * 1.04
            inner, outer = ([(x + (r0 + step * (f + .30 * t)) * math.cos(a0 + (a1 - a0) * t), y + (r0 + step * (f + .30 * t)) * math.sin(a0 + (a1 - a0) * t)) for t in (i / 5 for i in range(6))] for f in (.06, .46))
            mark.slab(inner + outer[::-1], 0, .006 + .001 * (j % 2))
    mark.build()


def litter(o, seed, colour):
    """Adds leaves on the ground outside the swept area."""
    rnd, leaf, (x, y) = random.Random(seed), Masonry(paint(colour)), o["tree"][:2]
    first, step, rings, last, begin = o["swept"]
    for _ in range(o["fallen"]):
        a, r = rnd.uniform(0, math.tau), first + step * rings + rnd.uniform(-.9 * step, 4.2)
        if r < first + step * rings + .1 and (math.degrees(a) - begin) % 360 < last + 8:
            continue
        s, turn = rnd.uniform(.07, .12), move(x + r * math.cos(a), y + r * math.sin(a), .015) @ turn_z(rnd.uniform(0, 360)) @ Matrix.Rotation(rnd.uniform(-.3, .3), 4, "X")
        leaf.add([(-s * .45, 0, 0), (0, -s, .02), (s * .45, 0, 0), (0, s, .02)], [(0, 1, 2, 3)], turn)
    leaf.build()


def build(place):
    p, o = place.palette, place.options
    wall, pale, floor, inner, trunk, leaves, cap = (Masonry(paint(p[k], glow=0)) for k in ("wall", "pale", "floor", "inner", "trunk", "leaves", "cap"))
    lit = Masonry(paint("#FFB45A", 1, o["glow"] or 1))
    h, n = o["half"], round(2 * o["half"] / o["bay"])
    bay = 2 * h / n
    arch = pointed_arch(bay * .36, o["height"] * .46)
    for side in map(turn_z, o["sides"]):
        for storey in range(o["storeys"]):
            lift = move(0, 0, storey * (o["height"] + .3))
            for k in range(n):
                wall_with_arch(wall, bay, o["height"], arch, h, h + .5, side @ lift @ move((k + .5 - n / 2) * bay))
            pale.block((-h, h - .16, o["height"]), (h, h + .6, o["height"] + .3), side @ lift)
            (lit if o["glow"] else inner).block((-h - 3.2, h + 3.2, 0), (h + 3.2, h + 3.4, o["height"] + .28), side @ lift)
            inner.block((-h - 3, h + .52, o["height"] + .28), (h + 3, h + 3.4, o["height"] + .4), side @ lift)
        # corner piers, so that the sides join
        wall.block((-h - .5, h, 0), (-h, h + .5, o["storeys"] * (o["height"] + .3)), side)
        wall.block((h, h, 0), (h + .5, h + .5, o["storeys"] * (o["height"] + .3)), side)
        top = o["storeys"] * (o["height"] + .3)
        for k in range(int(2 * h / .7)):
            pale.box((-h + .35 + k * .7, h + .2, top + .22), (.42, .3, .5), side)
        pale.block((-h, h - .5, -.2), (h, h + 3, .15), side)
    floor.block((-h - 4, -40, -.2), (h + 4, h + 4, 0))
    for k in range(-3, 4) if o["lines"] else ():
        pale.block((k * 2.4 - .03, -14, 0), (k * 2.4 + .03, h, .006))
    if o["corners"]:
        for s in (-1, 1):
            chhatri(pale, cap, s * (h + 1.3), h + 1.3, top, 1.3, 2.2)
    if o["tree"]:
        x, y, high, spread = o["tree"]
        tree(trunk, leaves, x, y, 0, high, spread, place.seed, crown=o["crown"])
        if o["round_seat"]:
            pale.lathe([(0, .02), (1.5, .02), (1.5, .42), (1.62, .42), (1.62, .52), (.9, .52), (.9, .40), (0, .40)], move(x, y), 8)
    if o["swept"]:
        sweep(Masonry(paint(p["swept"])), *o["tree"][:2], *o["swept"])
    if o["fallen"]:
        litter(o, place.seed, p["fallen"])
    if o["pool"]:
        pool = Masonry(water(p["water"], .05, .03))
        pool.slab([(2.1 * math.cos(a), -2.2 + 2.1 * math.sin(a)) for a in (k * math.tau / 8 + math.pi / 8 for k in range(8))], .02, .08)
        pale.lathe([(2.05, 0), (2.5, 0), (2.5, .34), (2.1, .34), (2.1, .02)], move(0, -2.2) @ turn_z(22.5), 8)
        pool.build()
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(wall, pale, floor, inner, trunk, leaves, cap, lit)
