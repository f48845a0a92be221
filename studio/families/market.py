"""A market colonnade: pointed arches, awnings, heaps of marigolds and spice."""
import random

from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move, pointed_arch, turn_z, wall_with_arch
from kit.paint import paint

PALETTE = dict(wall="#E99A2C", pale="#F6E3BE", ground="#E8CFA2", shade="#7A2D12", awning="#C8371E", heap="#F0A21E", heap2="#B5251F", heap3="#F6E3BE")
UNDER = 2.2  # the search for the ground starts here, below the awnings
OPTIONS = dict(bays=9, bay=3.4, height=5.4, x=-3.4, far=3.6, awnings=(1, 2, 4, 5, 7), goods=True, opposite=True, stalls=False, back=True, end=True, things=())


def heap(masonry, basket, x, y, z, r):
    """Adds a cone of goods in a shallow round basket."""
    basket.lathe([(0, 0), (r * .8, 0), (r, .22), (r * .92, .22), (0, .16)], move(x, y, z), 22)
    masonry.lathe([(r * .92, .18), (r * .7, r * .42), (r * .38, r * .72), (r * .12, r * .86), (0, r * .88)], move(x, y, z), 22)


def awning(cloth, pale, x, y, width, out, high):
    """Adds a striped awning from the wall at x down to two poles."""
    stripes = 9
    for k in range(stripes):
        y0 = y - width / 2 + width * k / stripes
        (cloth if k % 2 == 0 else pale).add([(x, y0, high), (x, y0 + width / stripes, high), (x + out, y0 + width / stripes, high - .75), (x + out, y0, high - .75),
                                             (x + out, y0 + width / stripes, high - 1.0), (x + out, y0, high - 1.0)], [(0, 1, 2, 3), (3, 2, 4, 5)])
    for y0 in (y - width / 2 + .06, y + width / 2 - .06):
        pale.box((x + out, y0, (high - .75) / 2), (.07, .07, high - .75))


def build(place):
    p, o = place.palette, place.options
    rnd = random.Random(place.seed)
    wall, pale, ground, shade, cloth, h1, h2, h3 = (Masonry(paint(p[k])) for k in ("wall", "pale", "ground", "shade", "awning", "heap", "heap2", "heap3"))
    arch, bay, x = pointed_arch(1.2, 2.3), o["bay"], o["x"]
    for k in range(-2, o["bays"]):
        turn = move(x, (k + .5) * bay) @ turn_z(90)
        wall_with_arch(wall, bay, o["height"], arch, -.35, .35, turn)
        pale.box((x + .38, k * bay, o["height"] / 2), (.16, .42, o["height"]))
        if k in o["awnings"]:
            awning(cloth, pale, x + .4, (k + .5) * bay, 2.7, 1.7, 3.3)
            for j in range(3 if o["goods"] else 0):
                heap((h1, h2, h3)[(j + k) % 3], shade, x + 1.1 + .12 * (j % 2), (k + .5) * bay + (j - 1) * .86, .42, .40)
            if o["goods"]:
                shade.block((x + .6, (k + .5) * bay - 1.3, 0), (x + 1.6, (k + .5) * bay + 1.3, .42))
    end = o["bays"] * bay
    pale.block((x - .5, -2 * bay, o["height"]), (x + .62, end, o["height"] + .35))
    if o["back"]:
        shade.block((x - 4.2, -2 * bay, 0), (x - 4, end, o["height"]))
    shade.block((x - 4.2, -2 * bay, o["height"]), (x - .36, end, o["height"] + .2))
    ground.block((-60, -40, -.2), (60, 90, 0))
    if o["end"]:
        wall_with_arch(wall, 16, 8.2, pointed_arch(1.9, 3.4), -.4, .4, move(x + 4.2, end))
    for k in range(17) if o["end"] else ():
        pale.box((x + 4.2 - 8 + k, end, 8.45), (.55, .8, .5))
    if o["stalls"]:
        # flower sellers in the open: heaps of flowers in baskets
        for x, y, r in ((3.2, 2.2, .62), (4.3, 2.8, .5), (3.6, 3.5, .55), (5.2, 5.6, .6), (4.4, 6.6, .5), (5.6, 7.2, .5), (2.6, 1.2, .42)):
            heap((h1, h2)[int(r * 100) % 2], shade, x, y, 0, r)
    if o["opposite"]:
        for k in range(3, o["bays"]):
            wall.block((o["far"] + 4, k * bay, 0), (o["far"] + 8, (k + 1) * bay, o["height"] + (k % 2) * .8))
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(wall, pale, ground, shade, cloth, h1, h2, h3)
