"""Garden terraces that curve around a slope, planted in rows, with a runnel of water down the middle."""
import math
import random

from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move
from kit.paint import paint, water
from kit.parts import plant, tree

PALETTE = dict(wall="#D98A4A", soil="#6B2F1C", path="#F0D9B4", leaf="#2F7A3E", leaf2="#7DB84A", leaf3="#1F5A3E", bloom="#E9A12B", water="#2F7F93", hill="#E3B27C")
OPTIONS = dict(levels=7, rise=.85, deep=2.3, radius=9., arc=(24, 156), runnel=True, things=(), trees=())


def build(place):
    p, o, rnd = place.palette, place.options, random.Random(place.seed)
    wall, soil, path, l1, l2, l3, bloom, hill = (Masonry(paint(p[k])) for k in ("wall", "soil", "path", "leaf", "leaf2", "leaf3", "bloom", "hill"))
    a0, a1 = o["arc"]
    for lv in range(o["levels"]):
        r0, z = o["radius"] + lv * o["deep"], lv * o["rise"]
        def arc(masonry, ra, rb, low, high):
            n = 60
            for k in range(n):
                b0, b1 = (math.radians(a0 - 14 + (a1 - a0 + 28) * (k + q) / n) for q in (0, 1.02))
                masonry.slab([(ra * math.cos(b0), ra * math.sin(b0)), (rb * math.cos(b0), rb * math.sin(b0)), (rb * math.cos(b1), rb * math.sin(b1)), (ra * math.cos(b1), ra * math.sin(b1))], low, high)
        arc(wall, r0, r0 + .35, -1, z + .32)
        arc(soil, r0 + .35, r0 + o["deep"] - .75, -1, z + .22)
        arc(path, r0 + o["deep"] - .75, r0 + o["deep"], -1, z + .05)
        green = (l1, l2, l3)[lv % 3]
        for row in range(2):
            r = r0 + .72 + row * .62
            count = int(math.radians(a1 - a0) * r / .46)
            for k in range(count):
                a = math.radians(a0 + (a1 - a0) * (k + .5 * (row % 2)) / count)
                if abs(a - math.pi / 2) * r < 1.0 and o["runnel"]:
                    continue
                size = rnd.uniform(.5, .72) * (1.25 if lv % 3 == 2 else 1)
                plant(green, r * math.cos(a), r * math.sin(a), z + .2, size, rnd.randrange(9999), 15)
                if lv % 3 == 1 and rnd.random() < .75:
                    bloom.lathe([(0, 0), (.07, .02), (.08, .06), (0, .10)], move(r * math.cos(a), r * math.sin(a), z + .2 + size * .85), 8)
    if o["runnel"]:
        stream = Masonry(water(p["water"], .06, .02))
        for lv in range(o["levels"]):
            y0, z = o["radius"] + lv * o["deep"], lv * o["rise"]
            path.block((-.85, y0 - .06, -1), (.85, y0 + o["deep"] + .05, z + .10))
            steps = 4
            for k in range(steps):
                path.block((-.85, y0 - .30 * (steps - k), -1), (.85, y0, z - o["rise"] + (k + 1) * o["rise"] / steps + .06))
            stream.block((-.16, y0 + .02, z + .09), (.16, y0 + o["deep"] - 1.25, z + .115))
        stream.build()
    hill.block((-90, -60, -1.2), (90, 90, .0))
    for i, (x, y, z, h, s) in enumerate(o["trees"]):
        tree(soil, l3, x, y, z, h, s, place.seed + i, 3600)
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(wall, soil, path, l1, l2, l3, bloom, hill)
