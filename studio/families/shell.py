"""An open-air stage after dark: a shell of nested arches, each in its own light, with a low stage and rows of benches in front of it."""
import math

from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move, round_arch
from kit.paint import paint
from kit.parts import bar

PALETTE = dict(ring1="#4A3AD0", ring2="#9A3AC8", ring3="#E83A86", ring4="#F2622A", glow="#FFD27A", stage="#B8401C", top="#E8A02C", bench="#8A7AE0", ground="#7A6AC8", bulb="#FFD890", pole="#14123A")
OPTIONS = dict(radii=(7.6, 6.5, 5.4, 4.3, 3.2), step=.8, thick=1.0, y=4., spring=.9, glow=1.6, stage=(12., 4.2, .9), benches=4, first=-3.2, gap=1.9, long=15., bulbs=((-9.5, 5.6), (9.5, 5.6)), things=())


def build(place):
    p, o = place.palette, place.options
    rings, rows, spring = [Masonry(paint(p[f"ring{k}"])) for k in (1, 2, 3, 4)], o["radii"], o["spring"] + o["stage"][2]
    for k, ring in enumerate(rings):
        y = o["y"] + k * o["step"]
        ring.prism(round_arch(rows[k], spring, 64) + list(reversed(round_arch(rows[k + 1], spring, 64))), y, y + o["thick"])
    sun = Masonry(paint(p["glow"], 1, o["glow"]))
    sun.prism(round_arch(rows[-1] + .1, spring, 64), o["y"] + 4 * o["step"] + .3, o["y"] + 4 * o["step"] + .5)
    stage, top, bench, ground, pole = (Masonry(paint(p[k])) for k in ("stage", "top", "bench", "ground", "pole"))
    wide, deep, high = o["stage"]
    stage.block((-wide / 2, o["y"] - deep, 0), (wide / 2, o["y"] + 4.4, high - .08))
    top.block((-wide / 2 - .08, o["y"] - deep - .08, high - .08), (wide / 2 + .08, o["y"] + 4.4, high))
    for k in range(2):
        top.block((-1.4, o["y"] - deep - .7 + k * .32, 0), (1.4, o["y"] - deep, .30 + k * .30))
    for k in range(o["benches"]):
        y = o["first"] - k * o["gap"]
        for s in (-1, 1):
            bench.block((s * .9, y, .34), (s * o["long"] / 2, y + .46, .44))
            for x in (1.4, o["long"] / 4, o["long"] / 2 - .5):
                bench.block((s * x - .06, y + .06, 0), (s * x + .06, y + .40, .34))
    ground.block((-60, -40, -.2), (60, 60, 0))
    # strings of small lamps from pole to pole
    (x0, z0), (x1, z1) = o["bulbs"]
    string = Masonry(paint(p["bulb"], 1, 5.))
    for row, y in enumerate((-1.4, -6.2)):
        at = lambda t: (x0 + (x1 - x0) * t, z0 + (z1 - z0) * t - 1.5 * math.sin(math.pi * t))
        for k in range(40):
            bar(pole, at(k / 40), at((k + 1) / 40), .025, .02, move(0, y))
        for k in range(1, 20):
            x, z = at(k / 20)
            pole.lathe([(0, -.062), (.036, -.062), (.036, -.035), (.016, .014), (0, .014)], move(x, y, z), 10)  # the holder of the lamp on the wire
            string.lathe([(.075 * math.sin(a) + 1e-4, -.075 * math.cos(a)) for a in (math.pi * i / 8 for i in range(9))], move(x, y, z - .12), 12)
        for x in (x0, x1):
            pole.box((x, y, z0 / 2), (.10, .10, z0))
    sun.build(), string.build()
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(*rings, stage, top, bench, ground, pole)
