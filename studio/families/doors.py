"""A street of open doors. The sun shines through them from the courts behind and casts the bright shape of a door on the ground in front of each."""
from mathutils import Vector

from kit import stage
from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move, pointed_arch, turn_z, wall_with_arch
from kit.paint import paint

PALETTE = dict(wall="#4E9A3A", wall2="#7DB84A", wall3="#2F7A3E", ground="#E9DDBB", leaf="#1F5A33", beyond="#F4E6BE", trim="#F4E6BE", inside="#0E1A2A", lamp="#FFC766", spill="#FFC46A")
UNDER = 3  # the search for the ground starts here, below anything overhead
OPTIONS = dict(doors=6, bay=3.3, heights=(5.2, 6.4, 4.8, 5.8, 6.8, 5.0), half=.82, spring=2.05, beyond=9., steps=True, ajar=(62, 78, 50, 85, 70, 58),
               street=0., end=20., gap=(), opened=(), glow=0., light=420., things=())


def house(shop, o, p, turn, high, face, ajar, lamplit, light=0):
    """Adds one bay of the street: a door whose leaves are `ajar` degrees open, shutters above it, and a lamp or a dark room behind it."""
    half, spring, bay = o["half"], o["spring"], o["bay"]
    arch, outer = pointed_arch(half, spring, 1.1), pointed_arch(half + .2, spring, 1.1)
    wall, leaf, trim = shop[p[face]], shop[p["leaf"]], shop[p["trim"]]
    wall_with_arch(wall, bay, high - .3, arch, 0, .45, turn)  # up to the parapet: coplanar faces would turn black
    wall.block((-bay / 2, .45, 0), (-bay / 2 + .1, 4, high), turn)
    wall.block((bay / 2 - .1, .45, 0), (bay / 2, 4, high), turn)
    trim.block((-bay / 2, -.10, high - .32), (bay / 2, .45, high), turn)
    trim.prism(outer[:-1] + [outer[-1]] + list(reversed(arch)), -.05, .02, turn)
    trim.block((-1.25, -.6, 0), (1.25, .45, .14), turn)
    leaf.prism([q for q in arch if q[1] >= spring + .45], .16, .22, turn)
    for s, a in zip((-1, 1), ajar):
        at = turn @ move(s * half, .08) @ turn_z(s * a + (180 if s > 0 else 0))
        leaf.block((0, -.04, .15), (half, .04, spring + .5), at)
        for z in (.62, 1.62):
            for y in (-.055, .045):
                trim.block((.14, y, z - .36), (half - .14, y + .012, z + .42), at)
    for x in (-.62, .62):
        if high > 5:
            trim.block((x - .42, -.06, 3.75), (x + .42, .02, 4.95), turn)
            leaf.block((x - .34, -.08, 3.83), (x + .34, .03, 4.87), turn)
    if lamplit:
        # the doorway shows an even glow, which lights nothing; a lamp behind it lights the street
        glow = Masonry(paint(p["lamp"], 1, o["glow"]))
        glow.prism(arch, .30, .31, turn)
        held = glow.build()
        held.visible_diffuse = held.visible_shadow = held.visible_glossy = False
        if light:
            stage.lamp(turn @ Vector((0, 1.4, 2.6)), light, p["spill"], .04)
    else:
        for x in (-half - .06, half + .06):
            shop[p["inside"]].block((x - .04, .45, 0), (x + .04, 1.2, high), turn)
        shop[p["inside"]].block((-bay / 2 + .1, 1.2, 0), (bay / 2 - .1, 1.25, high), turn)


def street(place):
    """Builds two rows of houses that face each other along +y, and one across the end."""
    p, o = place.palette, place.options
    shop, half, bay = Shop(), o["street"] / 2, o["bay"]
    opened, high = dict(o["opened"]), o["heights"]
    for side, turn in ((-1, turn_z(90)), (1, turn_z(-90))):
        for k in range(o["doors"]):
            if (side, k) in (tuple(g) for g in o["gap"]):
                continue
            ajar = (o["ajar"][k % len(o["ajar"])],) * 2 if o["glow"] else opened.get(f"{side} {k}", (0, 0))
            house(shop, o, p, move(side * half, k * bay) @ turn, high[(k + 3 * (side > 0)) % len(high)], ("wall", "wall2", "wall3")[(k + (side > 0)) % 3], ajar, o["glow"], o["light"] * (k < 4))
    ajar = (170, 168) if o["glow"] else (0, 0)
    house(shop, {**o, "bay": o["street"] + 2}, p, move(0, o["end"]), high[1] + .6, "wall2", ajar, o["glow"], o["light"])
    shop[p["ground"]].block((-80, -60, -.2), (80, 90, 0))
    for k in range(int(o["end"] / 1.6)):
        shop[p["trim"]].block((-.5, -5 + k * 1.6, 0), (.5, -3.55 + k * 1.6, .006))
    shop.build()


def build(place):
    if place.options["street"]:
        return street(place)
    p, o = place.palette, place.options
    walls = [Masonry(paint(p[k])) for k in ("wall", "wall2", "wall3")]
    ground, leaf, beyond, trim = (Masonry(paint(p[k])) for k in ("ground", "leaf", "beyond", "trim"))
    n, bay, arch = o["doors"], o["bay"], pointed_arch(o["half"], o["spring"], 1.1)
    for k in range(n):
        x, high = (k - (n - 1) / 2) * bay, o["heights"][k % len(o["heights"])]
        wall_with_arch(walls[k % 3], bay, high - .35, arch, 0, .55, move(x))  # up to the parapet: coplanar faces would turn black
        outer = pointed_arch(o["half"] + .2, o["spring"], 1.1)
        trim.prism(outer[:-1] + [outer[-1]] + list(reversed(arch)), -.05, .02, move(x))
        walls[k % 3].block((x - bay / 2, -.12, high - .35), (x + bay / 2, .6, high))
        for s in (-1, 1):
            a = o["ajar"][(k + (s > 0)) % len(o["ajar"])]
            turn = move(x + s * o["half"], .0) @ turn_z(s * a + (180 if s > 0 else 0))
            leaf.block((0, -.04, .04), (o["half"], .04, o["spring"] + .55), turn)
            for z in (.5, 1.5):
                trim.block((.14, -.055, z - .34), (o["half"] - .14, .055, z + .40), turn)
        if o["steps"]:
            trim.block((x - 1.25, -.75, 0), (x + 1.25, .55, .14))
        if k:
            walls[k % 3].block((x - bay / 2 - .1, .55, 0), (x - bay / 2 + .1, .7, min(high, o["heights"][(k - 1) % len(o["heights"])])))
    ground.block((-80, -60, -.2), (80, 60, 0))
    beyond.block((-n * bay, o["beyond"], 0), (n * bay, o["beyond"] + .3, 1.2))
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(*walls, ground, leaf, beyond, trim)
