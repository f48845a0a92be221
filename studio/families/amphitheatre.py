"""A lecture amphitheatre: half rings of seats around a floor, crossed by one hard shadow edge."""
import math

from kit.furniture import Shop, furnish
from kit import stage
from kit.masonry import Masonry, build_all, move, pointed_arch, turn_z, wall_with_arch
from kit.paint import paint
from kit.parts import star_floor

PALETTE = dict(seat="#E7B98A", riser="#C9653A", floor="#F2E0C2", wall="#B8482A", star="#C9653A", shade="#B8482A")
OPTIONS = dict(rings=9, rise=.48, deep=.95, radius=4.6, arc=(8, 172), aisles=(50, 90, 130), wall=3.2, arches=True, star=True, screen=None, things=(), mast=None, lamp=None)


def ring(masonry, r0, r1, z0, z1, a0, a1, n=72):
    for k in range(n):
        b0, b1 = (math.radians(a0 + (a1 - a0) * (k + q) / n) for q in (0, 1.015))
        masonry.slab([(r0 * math.cos(b0), r0 * math.sin(b0)), (r1 * math.cos(b0), r1 * math.sin(b0)), (r1 * math.cos(b1), r1 * math.sin(b1)), (r0 * math.cos(b1), r0 * math.sin(b1))], z0, z1)


def build(place):
    p, o = place.palette, place.options
    seat, riser, floor, wall, star, shade = (Masonry(paint(p[k])) for k in ("seat", "riser", "floor", "wall", "star", "shade"))
    a0, a1 = o["arc"]
    for k in range(o["rings"]):
        r, z = o["radius"] + k * o["deep"], (k + 1) * o["rise"]
        ring(riser, r, r + o["deep"], -1, z - .09, a0, a1)
        ring(seat, r - .07, r + o["deep"], z - .09, z, a0, a1)
        for a in o["aisles"]:
            t = turn_z(a - 90)
            floor.block((-.55, r - .36, -1), (.55, r, z - o["rise"] / 2), t)
            floor.block((-.55, r, -1), (.55, r + o["deep"], z + .012), t)
    outer, top = o["radius"] + o["rings"] * o["deep"], o["rings"] * o["rise"]
    if o["wall"]:
        n = 22
        for k in range(n):
            a = a0 + (a1 - a0) * (k + .5) / n
            w = 2 * (outer + .5) * math.tan(math.radians((a1 - a0) / n / 2)) + .06
            t = turn_z(a - 90) @ move(0, outer + .4, top - .3)
            if o["arches"]:
                wall_with_arch(wall, w, o["wall"] + .3, pointed_arch(w * .32, o["wall"] * .5), -.3, .3, t)
            else:
                wall.block((-w / 2, -.3, 0), (w / 2, .3, o["wall"]), t)
        ring(riser, outer, outer + 3, -1, top - .02, a0, a1)
    floor.block((-90, -60, -.3), (90, 90, 0))
    if o["star"]:
        star_floor(star, 0, 0, 0, 3.6, 12, .62)
        star_floor(floor, 0, 0, .012, 1.9, 12, .62)
    if o["lamp"]:
        stage.lamp(*o["lamp"])
    if o["mast"]:
        x, y, w, h = o["mast"]
        shade.block((x - w / 2, y - .2, 0), (x + w / 2, y + .2, h))
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(seat, riser, floor, wall, star, shade)
