"""An open-air canteen: a tiled court, a wall with serving hatches above a long counter with large pots, a water tank."""
import math

from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move, round_arch
from kit.paint import paint

PALETTE = dict(wall="#F4E6CC", frame="#1F6B58", kitchen="#F2A33A", counter="#1F6B58", top="#F6F0E4", tile="#F0E2C6", tile2="#3F9A7A", steel="#C9CED6", brass="#D99A2C", board="#17243A", chalk="#F4EFE4")
UNDER = 2.4  # the search for the ground starts here, below the arches
OPTIONS = dict(y=5.6, height=6.2, half=12., hatches=(-4.2, 0., 4.2), wide=1.45, spring=2.05, sill=1.05, counter=(-6.6, 6.6), deep=.85, tile=1.1, room=3.2, pots=(), tank=None, menu=None, things=())


def pot(shop, x, y, z, radius, high, colour, heap=""):
    """Adds a cooking pot with a rim and two handles. `heap`: colour of its contents, which rise above the rim."""
    t = move(x, y, z)
    shop[colour].lathe([(0, 0), (radius * .82, 0), (radius, high * .30), (radius, high * .86), (radius * 1.10, high), (radius * 1.04, high), (radius * .95, high * .88), (0, high * .84)], t, 96)
    if heap:
        shop[heap].lathe([(radius * .95, high * .88), (radius * .6, high * .98), (0, high * 1.04)], t, 64)
    for s in (-1, 1):
        shop[colour].lathe([(radius * .20 + .03 * math.cos(a), .03 * math.sin(a)) for a in (k * math.tau / 8 for k in range(9))], t @ move(s * radius * 1.04, 0, high * .72), 16)


def tank(shop, x, y, colour, tap):
    """Adds a water tank on a stand, with its tap at hand height."""
    for sx in (-.42, .42):
        for sy in (-.42, .42):
            shop[tap].box((x + sx, y + sy, .45), (.09, .09, .9))
    shop[tap].box((x, y, .92), (1.1, 1.1, .08))
    shop[colour].lathe([(0, .96), (.54, .96)] + [q for k in range(4) for q in ((.54, 1.04 + k * .26), (.58, 1.10 + k * .26), (.58, 1.22 + k * .26), (.54, 1.28 + k * .26))] + [(.50, 2.10), (.22, 2.26), (.22, 2.36), (0, 2.36)], move(x, y), 96)
    shop[tap].box((x, y - .62, 1.06), (.05, .18, .05))
    shop[tap].box((x, y - .70, 1.02), (.05, .05, .12))


def build(place):
    p, o = place.palette, place.options
    wall, frame, kitchen, top, tile, tile2 = (Masonry(paint(p[k])) for k in ("wall", "frame", "kitchen", "top", "tile", "tile2"))
    y, high, half, sill = o["y"], o["height"], o["half"], o["sill"]
    edges = sorted([-half, half, *((a + b) / 2 for a, b in zip(o["hatches"], o["hatches"][1:]))])
    for x, (a, b) in zip(o["hatches"], zip(edges, edges[1:])):
        opening = [(q, z + sill) for q, z in round_arch(o["wide"], o["spring"] - sill)]
        outer = [(q, z + sill) for q, z in round_arch(o["wide"] + .2, o["spring"] - sill)]
        t = move(x, y)
        wall.prism([(a - x, sill), (a - x, high), (b - x, high), (b - x, sill)] + list(reversed(opening)), 0, .5, t)
        frame.prism(outer + list(reversed(opening)), -.07, .02, t)
    wall.block((-half, y, 0), (half, y + .5, sill))
    kitchen.block((-half, y + o["room"], 0), (half, y + o["room"] + .2, high))
    kitchen.block((-half, y + .5, 0), (half, y + o["room"], .02))
    frame.block((-half, y - .12, high), (half, y + .62, high + .28))
    c0, c1 = o["counter"]
    shop = Shop()
    shop[p["counter"]].block((c0, y - o["deep"], 0), (c1, y - .02, .92))
    top.block((c0 - .08, y - o["deep"] - .08, .92), (c1 + .08, y, 1.0))
    for k in range(int((c1 - c0) / 1.1)):
        shop[p["tile2"]].box((c0 + .62 + k * 1.1, y - o["deep"] - .01, .47), (.86, .03, .62))
    n, s = 16, o["tile"]
    for i in range(-n, n):
        for j in range(-n, n):
            (tile if (i + j) % 2 else tile2).block((i * s, -2 + j * s, -.1), ((i + 1) * s, -2 + (j + 1) * s, 0))
    for x, dy, radius, tall, colour, heap in o["pots"]:
        pot(shop, x, y + dy, 1.0, radius, tall, p.get(colour, colour), heap)
    if o["tank"]:
        tank(shop, *o["tank"], p["frame"])
    if o["menu"]:
        x, z, w, h = o["menu"]
        shop[p["board"]].box((x, y - .04, z), (w, .06, h))
        for k, share in enumerate((.55, .8, .68, .74, .5)):
            shop[p["chalk"]].box((x - w * .42 + w * .42 * share, y - .08, z + h * (.34 - k * .16)), (w * .84 * share, .01, h * .06))
    furnish(shop, o["things"])
    shop.build()
    build_all(wall, frame, kitchen, top, tile, tile2)
