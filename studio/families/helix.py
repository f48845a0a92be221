"""A double helix of stairs round an open well, seen down the well: treads, balustrades and a star on the floor."""
import math

from kit import stage
from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, turn_z
from kit.paint import paint
from kit.parts import star_floor

PALETTE = dict(tread="#F2EBDC", rail="#1F7A5C", wall="#2C8C6B", floor="#F2EBDC", star="#1F7A5C")
OPTIONS = dict(turns=2.6, per_turn=34, rise=.155, inner=2.7, outer=4.6, flights=2, rail=.95, niches=12, open=None, posts=False, first=0, lamp=None, things=())


def ring(r0, r1, arc, parts=3, start=0.):
    """An arc-shaped outline (x, y) from `start` through `arc` degrees."""
    a = [math.radians(start + arc * i / parts) for i in range(parts + 1)]
    return [(r1 * math.cos(t), r1 * math.sin(t)) for t in a] + [(r0 * math.cos(t), r0 * math.sin(t)) for t in reversed(a)]


def build(place):
    p, o = place.palette, place.options
    tread, rail, wall, floor, star = (Masonry(paint(p[k])) for k in ("tread", "rail", "wall", "floor", "star"))
    step, count = 360 / o["per_turn"], int(o["turns"] * o["per_turn"])
    high = count * o["rise"]
    for flight in range(o["flights"]):
        for k in range(o["first"], count):
            turn, z = turn_z(k * step + flight * 360 / o["flights"]), k * o["rise"]
            tread.slab(ring(o["inner"], o["outer"], step * 1.02, 1), z - .28, z, turn)
            rail.slab(ring(o["inner"] - .12, o["inner"], step * 1.02, 1), z - .34, z + (.08 if o["posts"] else o["rail"]), turn)
            for k in (.25, .75) if o["posts"] else ():
                rail.box((o["inner"] - .06, 0, z + o["rail"] / 2), (.035, .035, o["rail"]), turn @ turn_z(step * k))
            tread.slab(ring(o["inner"] - .17, o["inner"] + .05, step * 1.02, 1), z + o["rail"], z + o["rail"] + .07, turn)
    n = 96
    for k in range(n):
        if o["open"] and o["open"][0] <= k * 360 / n < o["open"][1]:
            continue  # no wall on this side: the low sun comes in between the turns
        wall.slab(ring(o["outer"], o["outer"] + .5, 360 / n, 1), -.2, high + o["rail"] + .4, turn_z(k * 360 / n))
    # the roof round the well, and its pale rim
    top = high + o["rail"] + .4
    for k in range(n):
        if o["open"]:
            break
        wall.slab(ring(o["outer"] + .4, 60, 360 / n, 1), top - .3, top - .02, turn_z(k * 360 / n))
        tread.slab(ring(o["outer"] - .08, o["outer"] + .42, 360 / n, 1), top - .05, top + .12, turn_z(k * 360 / n))
    floor.slab(ring(.001, o["outer"] + .6, 360, 64), -.3, 0)
    star_floor(star, 0, 0, 0, o["inner"] * .92, 12, .6)
    star_floor(floor, 0, 0, .012, o["inner"] * .5, 12, .6)
    if o["lamp"]:
        stage.lamp(*o["lamp"])
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(tread, rail, wall, floor, star)
