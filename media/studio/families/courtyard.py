"""A court with one tree: arcades round it, coins of light under the leaves."""
import math

from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move, pointed_arch, turn_z, wall_with_arch
from kit.paint import paint, water
from kit.parts import chhatri, tree

PALETTE = dict(wall="#E7A266", pale="#F4E2C4", floor="#EAD2AC", inner="#7E2F1C", trunk="#4A2418", leaves="#2F7A3E", cap="#F4E2C4", water="#2A6E8C")
UNDER = 2.6  # leaves, awnings or cloth overhead: figures look for the ground from this height
OPTIONS = dict(half=8.6, bay=2.9, height=4.6, upper=True, tree=(-1.8, 1.5, 7.6, 3.3), round_seat=True, pool=False, corners=True, things=(), storeys=1, lamps=False, glow=0.)


def build(place):
    p, o = place.palette, place.options
    wall, pale, floor, inner, trunk, leaves, cap = (Masonry(paint(p[k], glow=0)) for k in ("wall", "pale", "floor", "inner", "trunk", "leaves", "cap"))
    lit = Masonry(paint("#FFB45A", 1, o["glow"] or 1))
    h, n = o["half"], round(2 * o["half"] / o["bay"])
    bay = 2 * h / n
    arch = pointed_arch(bay * .36, o["height"] * .46)
    for side in (turn_z(0), turn_z(90), turn_z(-90)):
        for storey in range(o["storeys"]):
            lift = move(0, 0, storey * (o["height"] + .3))
            for k in range(n):
                wall_with_arch(wall, bay, o["height"], arch, h, h + .5, side @ lift @ move((k + .5 - n / 2) * bay))
            pale.block((-h, h - .16, o["height"]), (h, h + .6, o["height"] + .3), side @ lift)
            (lit if o["glow"] else inner).block((-h - 3, h + 3.2, 0), (h + 3, h + 3.4, o["height"]), side @ lift)
            inner.block((-h - 3, h + .52, o["height"] + .28), (h + 3, h + 3.4, o["height"] + .4), side @ lift)
        # the corner pier, so that the three sides close
        wall.block((-h - .5, h, 0), (-h, h + .5, o["storeys"] * (o["height"] + .3)), side)
        wall.block((h, h, 0), (h + .5, h + .5, o["storeys"] * (o["height"] + .3)), side)
        top = o["storeys"] * (o["height"] + .3)
        for k in range(int(2 * h / .7)):
            pale.box((-h + .35 + k * .7, h + .2, top + .22), (.42, .3, .5), side)
        pale.block((-h, h - .5, -.2), (h, h + 3, .15), side)
    floor.block((-h - 4, -40, -.2), (h + 4, h + 4, 0))
    for k in range(-3, 4):
        pale.block((k * 2.4 - .03, -14, 0), (k * 2.4 + .03, h, .006))
    if o["corners"]:
        for s in (-1, 1):
            chhatri(pale, cap, s * (h + 1.3), h + 1.3, top, 1.3, 2.2)
    if o["tree"]:
        x, y, high, spread = o["tree"]
        tree(trunk, leaves, x, y, 0, high, spread, place.seed)
        if o["round_seat"]:
            pale.lathe([(0, .02), (1.5, .02), (1.5, .42), (1.62, .42), (1.62, .52), (.9, .52), (.9, .40), (0, .40)], move(x, y), 8)
    if o["pool"]:
        pool = Masonry(water(p["water"], .05, .03))
        pool.slab([(2.1 * math.cos(a), -2.2 + 2.1 * math.sin(a)) for a in (k * math.tau / 8 + math.pi / 8 for k in range(8))], .02, .08)
        pale.lathe([(2.05, 0), (2.5, 0), (2.5, .34), (2.1, .34), (2.1, .02)], move(0, -2.2) @ turn_z(22.5), 8)
        pool.build()
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(wall, pale, floor, inner, trunk, leaves, cap, lit)
