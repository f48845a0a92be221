"""A low view of a stepwell: broad steps lead down to the water along a wall, with the paired stairs of the well above it."""
from families.stepwell import paired_stair
from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move
from kit.paint import paint, rippled, water

PALETTE = dict(stone="#D0803F", stair="#F1D9B0", water="#0E4A52", light="#FFE9B8", step="#EBCB98")
OPTIONS = dict(rise=.36, tread=.78, steps=9, left=-3.6, top=3.1, wall=3.6, levels=4, things=(), ripple=2.2, net=1.25, soft=1., depth=4.2)


def build(place):
    p, o = place.palette, place.options
    stone, stair, step = Masonry(paint(p["stone"])), Masonry(paint(p["stair"])), Masonry(paint(p["step"]))
    for k in range(o["steps"]):
        # the steps lead down to the right; the wall is at y = 0
        step.block((o["left"] + k * o["tread"] - (14 if not k else 0), -o["depth"], -4), (o["left"] + (k + 1) * o["tread"], 0, o["top"] - (k + 1) * o["rise"]))
        stone.block((o["left"] + k * o["tread"] - (14 if not k else 0), -o["depth"] - .03, -4), (o["left"] + (k + 1) * o["tread"], -o["depth"], o["top"] - (k + 1) * o["rise"] - .09))
    stone.block((-30, 0, -4), (30, 1.4, o["wall"]))
    how = dict(steps=7, rise=1.15, run=1.45, depth=.85)
    for lv in range(o["levels"]):
        z, y = o["wall"] + lv * 1.15, 1.4 + lv * 1.25
        stone.block((-30, y, -4), (30, y + 1.25, z + 1.15))
        for k in range(-7, 8):
            paired_stair(stair, (k + lv % 2 / 2) * 3.65, z, y, how, move())
    wet = Masonry(rippled(p["stone"], p["light"], o["ripple"], high=o["wall"], scale=o["net"], soft=o["soft"]))
    wet.block((-30, -.02, -4), (30, 1, o["wall"] - .01))
    pool = Masonry(water(p["water"], .06, .05, 1.6))
    pool.block((-40, -40, -.8), (40, 0, -.55))
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(stone, stair, step, wet, pool)
