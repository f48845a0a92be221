"""A double helix of stairs around an open well, seen from above: treads, balustrades and a star on the floor."""
import math

from kit import stage
from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, turn_z
from kit.paint import paint
from kit.parts import star_floor

PALETTE = dict(tread="#F2EBDC", rail="#1F7A5C", wall="#2C8C6B", floor="#F2EBDC", star="#1F7A5C")
OPTIONS = dict(turns=2.6, per_turn=34, rise=.155, inner=2.7, outer=4.6, flights=2, rail=.95, niches=12, open=None, posts=False, first=0, lamp=None, nosing=0., level=False, handrail=False, things=())


def ring(r0, r1, arc, parts=3, start=0.):
    """Returns the outline (x, y) of a ring segment, from `start` through `arc` degrees. `r0`, `r1`: inner and outer radius."""
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
            if o["nosing"]:  # the edge of each tread has the rail's colour
                rail.slab(ring(o["inner"], o["outer"], o["nosing"], 1), z - .02, z + .004, turn)
            rail.slab(ring(o["inner"] - .12, o["inner"], step * 1.02, 1), z - .34, z + (.08 if o["posts"] else o["rail"]), turn)
            for k in (.25, .75) if o["posts"] else ():
                tall = o["rail"] + (o["rise"] * (k - .5) + .03 if o["handrail"] else 0)
                rail.box((o["inner"] - .06, 0, z + tall / 2), (.035, .035, tall), turn @ turn_z(step * k))
            if o["handrail"]:
                continue
            tread.slab(ring(o["inner"] - .17, o["inner"] + .05, step * 1.02, 1), z + o["rail"], z + o["rail"] + .07, turn)
        if o["handrail"]:  # one rising rail instead of a slab on every step
            rows = []
            for k in range(o["first"], count + 1):
                turn, z = math.radians(k * step + flight * 360 / o["flights"]), (k - .5) * o["rise"] + o["rail"]
                rows += [(r * math.cos(turn), r * math.sin(turn), z + up) for r, up in ((o["inner"] - .15, 0), (o["inner"] + .03, 0), (o["inner"] + .03, .08), (o["inner"] - .15, .08))]
            tread.add(rows, [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for k in range(count - o["first"]) for i in range(4)] + [(3, 2, 1, 0), tuple(len(rows) - 4 + i for i in range(4))])
    n, top = 96, high + o["rail"] + .4
    if o["level"]:
        top = (count - 1) * o["rise"] + .12  # ground level: the last steps lead out onto it
    for k in range(n):
        if o["open"] and o["open"][0] <= k * 360 / n < o["open"][1]:
            continue  # no wall on this side: the low sun comes in between the turns
        wall.slab(ring(o["outer"], o["outer"] + .5, 360 / n, 1), -.2, top - (.14 if o["level"] else 0), turn_z(k * 360 / n))
    # the roof around the well, and its pale rim
    for k in range(n):
        if o["open"]:
            break
        out = min((k * 360 / n - f * 360 / o["flights"] - (count - 3) * step) % 360 for f in range(o["flights"]))  # degrees past the start of a flight's last steps
        if o["level"] and out > 3 * step:
            tread.slab(ring(o["outer"] - .02, o["outer"] + .30, 360 / n, 1), top - .4, top + .62, turn_z(k * 360 / n))  # a parapet between the exits
        wall.slab(ring(o["outer"] + .4, 60, 360 / n, 1), top - .3, top - .02, turn_z(k * 360 / n))
        tread.slab(ring(o["outer"] - .08, o["outer"] + .42, 360 / n, 1), top - .05, top + (.0 if o["level"] else .12), turn_z(k * 360 / n))
    floor.slab(ring(.001, o["outer"] + .6, 360, 64), -.3, 0)
    star_floor(star, 0, 0, 0, o["inner"] * .92, 12, .6)
    star_floor(floor, 0, 0, .012, o["inner"] * .5, 12, .6)
    if o["lamp"]:
        stage.lamp(*o["lamp"])
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(tread, rail, wall, floor, star)
