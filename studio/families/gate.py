"""A gateway: a tall arch in a massive block of wall, kiosks on top, a low wall on either side, and the sunlit court behind it."""
from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move, pointed_arch, round_arch, wall_with_arch
from kit.paint import paint
from kit.parts import chhatri, tree

PALETTE = dict(wall="#1F7F78", pale="#F4E2C4", inner="#F2A33A", niche="#0F3F4A", ground="#EAD2AC", beyond="#E2562E", dark="#5A1A2A", cap="#F4E2C4", trunk="#4A2418", leaves="#3F9A3A")
UNDER = 2.6  # the search for the ground starts here, below the arch
OPTIONS = dict(wide=9.6, height=7.8, deep=2.4, half=2.1, spring=3.1, low=2.9, reach=26., far=17., trees=((7.6, 3.4, 6.8, 2.8),), path=1.5, things=())


def face(masonries, o):
    """Adds the front of the gate: a panel in a pale frame with the arch in it, and two niches, one above the other, on either side."""
    wall, pale, niche, inner = masonries
    half, high = o["wide"] / 2, o["height"]
    arch, outer = pointed_arch(o["half"], o["spring"]), pointed_arch(o["half"] + .26, o["spring"])
    wall_with_arch(wall, o["wide"], high, arch, 0, o["deep"])
    inner.prism(outer + list(reversed(arch)), -.10, .02)
    top, side = high - 1.5, o["half"] + .85
    for x in (-side, side):
        pale.block((x - .09, -.08, 0), (x + .09, .02, top))
    pale.block((-side - .09, -.08, top), (side + .09, .02, top + .18))
    middle = (side + half) / 2
    for x in (-middle, middle):
        for z, tall in ((.9, 1.4), (3.9, 1.4)):
            pale.prism(pointed_arch(.56, tall) , -.05, .02, move(x, 0, z))
            niche.prism(pointed_arch(.42, tall - .06), -.07, .02, move(x, 0, z + .10))
    pale.block((-half - .14, -.14, high), (half + .14, o["deep"] + .14, high + .22))
    for k in range(int(o["wide"] / .62)):
        pale.box((-half + .35 + k * .62, .06, high + .46), (.36, .26, .48))


def build(place):
    p, o = place.palette, place.options
    wall, pale, inner, niche, ground, beyond, dark, cap, trunk, leaves = (Masonry(paint(p[k])) for k in ("wall", "pale", "inner", "niche", "ground", "beyond", "dark", "cap", "trunk", "leaves"))
    half, high = o["wide"] / 2, o["height"]
    face((wall, pale, niche, inner), o)
    for x in (-half + .8, half - .8):
        chhatri(pale, cap, x, o["deep"] / 2, high + .22, .74, 1.1)
    chhatri(pale, cap, 0, o["deep"] / 2, high + .22, 1.0, 1.4)
    for s in (-1, 1):
        a, b = sorted((s * half, s * o["reach"]))
        wall.block((a, .5, 0), (b, 1.1, o["low"]))
        pale.block((a, .42, o["low"]), (b, 1.18, o["low"] + .16))
        for k in range(int((b - a) / .7)):
            pale.box((a + .4 + k * .7, .8, o["low"] + .36), (.4, .24, .44))
    # the court behind: an arcade in another colour
    n, bay = 9, 3.4
    for k in range(n):
        wall_with_arch(beyond, bay, 4.8, round_arch(1.05, 2.3), o["far"], o["far"] + .5, move((k - n // 2) * bay))
    dark.block((-n * bay / 2, o["far"] + 2.4, 0), (n * bay / 2, o["far"] + 2.6, 4.6))
    pale.block((-n * bay / 2, o["far"] - .1, 4.8), (n * bay / 2, o["far"] + .6, 5.1))
    ground.block((-60, -40, -.2), (60, 60, 0))
    w = o["path"]
    for k in range(24):
        for s in (-1, 1):
            pale.block((s * w - .09, -16 + k * 1.3, 0), (s * w + .09, -14.9 + k * 1.3, .006))
    for k, (x, y, tall, spread) in enumerate(o["trees"]):
        tree(trunk, leaves, x, y, 0, tall, spread, place.seed + k)
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(wall, pale, inner, niche, ground, beyond, dark, cap, trunk, leaves)
