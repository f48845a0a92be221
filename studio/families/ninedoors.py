"""A long pale wall with a row of doors, one for each school, in its colour. Two are open onto courts in a paler tint of it, with a piece of wall
between them."""
from kit.furniture import Shop, furnish
from kit.masonry import move, pointed_arch, turn_z, wall_with_arch
from kit.paint import mixed
from kit.parts import tree

PALETTE = dict(wall="#FBEFD9", cope="#FFF8EA", ground="#E6AC66", dark="#1C1638", pale="#FFF3D8", trunk="#4A2418", leaves="#3FA040")
OPTIONS = dict(doors=("#5A5AE8", "#D9B310", "#D9603A", "#2A9D7F", "#E0478F", "#D98A2B", "#4B2A8C", "#5E9E2F", "#74321F"), opened=(3, 4), ajar=(86, 152), bay=1.68, gap=2.2, half=.57, spring=1.78, height=3.6, deep=.36, far=5.6, things=())


def leaf(shop, colour, half, high, turn):
    """Adds one leaf of a door, with its hinge at the origin and two sunk panels."""
    shop[colour].block((0, -.03, .02), (half, .03, high), turn)
    for low, top in ((.22, .86), (1.02, high - .16)):
        for y in (-.036, .036):
            shop[mixed(colour, "#17142B", .30)].block((.12, y - .004, low), (half - .10, y + .004, top), turn)


def door(shop, p, o, x, colour, opened):
    """Adds a door in its arch. The leaves of an open one are opened by `ajar`: (degrees, degrees on the side of the other open door)."""
    half, spring, deep = o["half"], o["spring"], o["deep"]
    arch, outer = pointed_arch(half, spring, 1.1), pointed_arch(half + .13, spring, 1.1)
    shop[colour].prism(outer + list(reversed(arch)), -.06, .02, move(x))
    shop[colour].block((x - half - .10, -.62, 0), (x + half + .10, 0, .13))
    if opened:
        for s in (-1, 1):
            leaf(shop, colour, half, spring, move(x + s * half, -.06, .13) @ turn_z(s * o["ajar"][s * x < 0] + (180 if s > 0 else 0)))
        return
    for s in (-1, 1):
        leaf(shop, colour, half - .012, spring, move(x + s * half, deep - .06) @ turn_z(180 if s > 0 else 0))
    shop[mixed(colour, "#17142B", .30)].prism([q for q in arch if q[1] >= spring], deep - .06, deep, move(x))
    shop[p["dark"]].block((x - half, deep, 0), (x + half, deep + .05, spring + half * 1.1))


def build(place):
    p, o = place.palette, place.options
    shop, n, bay, high, far = Shop(), len(o["doors"]), o["bay"], o["height"], o["far"]
    wall, arch, split = shop[p["wall"]], pointed_arch(o["half"], o["spring"], 1.1), max(o["opened"])
    for k, colour in enumerate(o["doors"]):
        s = 1 if k >= split else -1
        x = (k - split + .5) * bay + s * o["gap"] / 2  # x = 0 is midway between the open doors
        wall_with_arch(wall, bay, high, arch, 0, o["deep"], move(x))
        door(shop, p, o, x, colour, k in o["opened"])
        if k in o["opened"]:
            a, b = sorted((0, x * 3))
            court = shop[mixed(colour, p["pale"], .3)]
            court.block((a, far, 0), (b, far + .3, high))
            court.block((a, .4, 0), (b, far, .02))
    for a, b in ((-40, -split * bay - o["gap"] / 2), (-o["gap"] / 2, o["gap"] / 2), ((n - split) * bay + o["gap"] / 2, 40)):
        wall.block((a, 0, 0), (b, o["deep"], high))
    shop[p["cope"]].block((-40, -.10, high), (40, o["deep"] + .10, high + .22))
    shop[p["ground"]].block((-80, -60, -.2), (80, 60, 0))
    tree(shop[p["trunk"]], shop[p["leaves"]], -3.4, 10, 0, 7.4, 3.2, place.seed)
    furnish(shop, o["things"])
    shop.build()
