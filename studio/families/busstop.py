"""A bus stop on a straight road: a roof on two walls with a bench under it, a sign, a compound wall behind it, the skyline of the town in the
distance."""
import math
import random

from mathutils import Matrix

from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move, round_arch, wall_with_arch
from kit.paint import paint
from kit.parts import tree

PALETTE = dict(shelter="#3A44C0", inside="#F2762A", roof="#F4EFE4", bench="#F4EFE4", road="#6A62A8", kerb="#F4EFE4", kerb2="#D5213C", path="#D8C8DC", wall="#9A8CE0", coping="#F4E2C4", sign="#F2A33A", pole="#17142E", far="#8A7AC8", trunk="#3A2030", leaves="#2F6A5A")
UNDER = 2.2  # the search for the ground starts here, below the roof
OPTIONS = dict(at=(0., 2.6), wide=4.4, deep=1.5, high=2.6, sign=(3.4, 1.5), trees=((-6.5, 5.6, 6.2, 2.6),), things=())


def build(place):
    p, o = place.palette, place.options
    shelter, inside, roof, bench, road, kerb, kerb2, path, wall, coping, sign, pole, far, trunk, leaves = (Masonry(paint(p[k])) for k in PALETTE)
    (x, y), w, d, h = o["at"], o["wide"] / 2, o["deep"], o["high"]
    wall_with_arch(shelter, 2 * w, h, round_arch(w * .62, h * .30), d, d + .14, move(x, y))
    for s in (-1, 1):
        shelter.block((x + s * w - .08, y + .1, 0), (x + s * w + .08, y + d, h))
    roof.block((x - w - .5, y - .7, h), (x + w + .5, y + d + .4, h + .16))
    inside.block((x - w - .5, y - .72, h + .16), (x + w + .5, y - .58, h + .46))
    bench.block((x - w + .3, y + d - .62, .38), (x + w - .3, y + d - .12, .46))
    for q in (-w + .7, 0, w - .7):
        bench.block((x + q - .07, y + d - .56, 0), (x + q + .07, y + d - .18, .38))
    path.block((-60, -.4, -.2), (60, 30, 0))
    for k in range(60):
        (kerb if k % 2 else kerb2).block((-30 + k, -.62, -.3), (-29 + k, -.4, .02))
    road.block((-80, -40, -.32), (80, -.4, -.14))
    for k in range(14):
        kerb.block((-28 + k * 4, -4.1, -.14), (-26 + k * 4, -3.92, -.134))
    wall.block((-60, 6.4, 0), (60, 6.8, 2.2))
    coping.block((-60, 6.32, 2.2), (60, 6.88, 2.36))
    rnd, at = random.Random(place.seed), -40
    while at < 40:
        wide, high = rnd.uniform(3, 6), rnd.uniform(3.2, 6.4)
        far.block((at, 24, 0), (at + wide, 28, high))
        at += wide + rnd.uniform(0, 1.5)
    sx, sy = o["sign"]
    pole.box((sx, sy, 1.35), (.07, .07, 2.7))
    sign.lathe([(0, -.02), (.40, -.02), (.40, .02), (0, .02)], move(sx, sy - .05, 2.75) @ Matrix.Rotation(math.radians(90), 4, "X"), 36)
    pole.box((sx, sy - .08, 2.80), (.44, .02, .24))
    for k in (-.12, .12):
        pole.lathe([(0, -.01), (.055, -.01), (.055, .01), (0, .01)], move(sx + k, sy - .08, 2.66) @ Matrix.Rotation(math.radians(90), 4, "X"), 16)
        sign.box((sx + k, sy - .095, 2.83), (.15, .02, .10))
    for k, (tx, ty, tall, spread) in enumerate(o["trees"]):
        tree(trunk, leaves, tx, ty, 0, tall, spread, place.seed + k)
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(shelter, inside, roof, bench, road, kerb, kerb2, path, wall, coping, sign, pole, far, trunk, leaves)
