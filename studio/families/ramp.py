"""A broad ramp along a high wall, and steps in front of it. Both lead to the same arch, and through it to a sunlit court."""
from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move, pointed_arch, turn_z, wall_with_arch
from kit.paint import paint
from kit.parts import bar

PALETTE = dict(wall="#E2553C", trim="#F6E6CC", ramp="#F6E6CC", rail="#1B2A6B", ground="#F0C08A", guide="#E8A02C", beyond="#F2A33A", inner="#B8381E")
UNDER = 3.5  # the search for the ground starts here, below the arch
OPTIONS = dict(rise=.60, foot=-5.7, top=1.5, end=7.0, deep=2.2, steps=(2.0, 4.7), tread=.32, count=4, arch=(3.5, 1.05, 1.9), high=4.8, rail=.92, far=9., things=())


def build(place):
    p, o = place.palette, place.options
    wall, trim, ramp, rail, ground, guide, beyond, inner = (Masonry(paint(p[k])) for k in PALETTE)
    z, a, b, end, d, n = o["rise"], o["foot"], o["top"], o["end"], o["deep"], o["count"]
    s0, s1 = o["steps"]
    # the ramp, the landing and the steps
    ramp.prism([(a, 0), (b, z), (b, 0)], -d, 0)
    ramp.block((b, -d, 0), (end, 0, z))
    for k in range(n):
        front = -d - o["tread"] * (n - 1 - k)
        if k < n - 1:
            ramp.block((s0, front, 0), (s1, front + o["tread"], z * (k + 1) / n))  # side by side: overlapping faces would turn black
        rail.block((s0 + .06, front - .012, z * (k + 1) / n - .05), (s1 - .06, front + .05, z * (k + 1) / n + .004))  # a visible nosing
    trim.prism([(a, 0), (b, z), (b, z + .10), (a, .10)], -d - .02, -d + .12)
    trim.block((b, -d - .02, z), (s0, -d + .12, z + .10))
    trim.block((s1, -d - .02, z), (end, -d + .12, z + .10))
    # rails: along the ramp's edge, along the wall and down both sides of the steps
    h, y, slope = o["rail"], -d + .06, z / (b - a)
    for line, last in ((y, s0), (-.10, b)):
        bar(rail, (a, h), (b, z + h), .05, .05, move(0, line))
        if last > b:
            bar(rail, (b, z + h), (last, z + h), .05, .05, move(0, line))
    for k in range(5):
        x = a + .06 + k * (b - a - .06) / 4
        rail.block((x - .02, y - .02, (x - a) * slope), (x + .02, y + .02, (x - a) * slope + h))
    run = o["tread"] * (n - 1)
    for x in (s0, s1):
        at = move(x, y) @ turn_z(-90)
        bar(rail, (0, z + h), (run, z / n + h), .05, .05, at)
        rail.block((x - .02, y - .02, z), (x + .02, y + .02, z + h))
        rail.block((x - .02, y - run - .02, z / n * .5), (x + .02, y - run + .02, z / n + h))
    # the wall with its arch at the landing, and the court behind it
    x, half, spring = o["arch"]
    arch, outer = pointed_arch(half, spring, 1.1), pointed_arch(half + .24, spring, 1.1)
    wide, high = 3.2, o["high"]
    wall.block((-40, 0, 0), (x - wide / 2, .7, high))
    wall.block((x + wide / 2, 0, 0), (40, .7, high))
    wall.block((x - wide / 2, 0, 0), (x + wide / 2, .7, z - .001))
    wall_with_arch(wall, wide, high - z, arch, 0, .7, move(x, 0, z))
    trim.prism(outer[:-1] + [outer[-1]] + list(reversed(arch)), -.05, .02, move(x, 0, z))
    trim.block((-40, -.10, high), (40, .8, high + .22))
    ramp.block((x - half, 0, z - .001), (x + half, .7, z))
    # tactile paving that leads to the ramp and the steps
    near = -d - run - .7
    guide.slab([(s0 + .9, -14), (s0 + 1.3, -14), (s0 + 1.3, near), (a - 1.2, near), (a - 1.2, -d / 2), (a - 1.6, -d / 2), (a - 1.6, near - .4), (s0 + .9, near - .4)], 0, .012)
    inner.block((x - 6, .7, 0), (x + 6, o["far"], z))
    beyond.block((x - 14, o["far"], 0), (x + 14, o["far"] + .3, high - .6))
    ground.block((-80, -60, -.2), (80, 60, 0))
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(wall, trim, ramp, rail, ground, guide, beyond, inner)
