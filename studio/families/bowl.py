"""A stone bowl sunk into a court, with a disc on wires above it: an instrument that is read by the position of the disc's shadow."""
import math

from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move, pointed_arch, turn_z, wall_with_arch
from kit.paint import paint
from kit.parts import chhatri, flight, rod

PALETTE = dict(court="#E9A07A", joint="#DC8E66", rim="#B8325E", bowl="#FBF3E2", line="#2B2A6E", floor="#F6E3BE", stair="#F2A33A", wire="#2B2A6E", disc="#F2A33A", wall="#B8325E", niche="#7A1740", cope="#F6E3BE", cap="#F2A33A")
OPTIONS = dict(radius=4.8, floor=2.1, depth=2.0, hours=24, stair_at=158., stair_wide=1.2, disc=(.46, 1.15), wall_y=11., high=3.4, bay=2.4, kiosks=(-4.8, 6.), tile=1.6, things=())
STEPS = 20


def build(place):
    p, o = place.palette, place.options
    names = ("court", "joint", "rim", "bowl", "line", "floor", "stair", "wire", "disc", "wall", "niche", "cope", "cap")
    court, joint, rim, bowl, line, floor, stair, wire, disc, wall, niche, cope, cap = (Masonry(paint(p[k])) for k in names)
    big, small, depth = o["radius"], o["floor"], o["depth"]

    def side(t, lift=0.):
        """Returns (radius, z) of the bowl's side at t: 0 at its floor, 1 at its rim. `lift`: metres towards the middle."""
        a = t * math.pi / 2
        return small + (big - small) * math.sin(a) - lift * math.sin(a), -depth * math.cos(a) + lift * math.cos(a)

    bowl.lathe([side(k / STEPS) for k in range(STEPS + 1)], sides=96)
    floor.lathe([(0, -depth), (small, -depth)], sides=96)
    rim.lathe([(big, -.3), (big, .10), (big + .55, .10), (big + .55, 0)], sides=96)
    court.lathe([(big + .5, 0), (70, 0)], sides=96)
    # the scale: rings, and a line for each hour
    for t in (.0, .36, .62, .84):
        line.lathe([side(t, .006), side(t + .022, .006)], sides=96)
    line.lathe([(small * .5, -depth + .006), (small * .5 + .05, -depth + .006)], sides=64)
    for k in range(o["hours"]):
        half = .03 if k % 2 == 0 else .014
        points = [(r, s * half, z) for r, z in (side(i / STEPS, .007) for i in range(STEPS + 1)) for s in (-1, 1)]
        line.add(points, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(STEPS)], turn_z(360 * k / o["hours"]))
    if o["stair_wide"]:
        count = 9
        tread = (big + .1 - small) / count
        at = turn_z(o["stair_at"] - 90) @ move(0, small, -depth)
        flight(stair, o["stair_wide"], count, (depth + .1) / count, tread, at)
    # the disc on its wires
    size, height = o["disc"]
    for k in range(4):
        turn = turn_z(45 + 90 * k)
        foot = turn @ move(big + .28).to_translation()
        rim.lathe([(0, .1), (.13, .1), (.11, height + .12), (.15, height + .16), (0, height + .34)], move(foot.x, foot.y), 12)
        rod(wire, (foot.x, foot.y, height), (0, 0, height), .017)
    disc.lathe([(0, -.02), (size, -.02), (size, .02), (0, .02)], move(0, 0, height), 40)
    # joints of the paving, and the wall behind the court
    n = int(30 / o["tile"])
    for k in range(-n, n + 1):
        for a, b in ((-30, -math.sqrt(max(0, (big + .56) ** 2 - (k * o["tile"]) ** 2))), (math.sqrt(max(0, (big + .56) ** 2 - (k * o["tile"]) ** 2)), 30)):
            joint.block((a, k * o["tile"] - .012, 0), (b, k * o["tile"] + .012, .004))
            joint.block((k * o["tile"] - .012, a, 0), (k * o["tile"] + .012, b, .004))
    y, bay = o["wall_y"], o["bay"]
    for k in range(-10, 11):
        wall_with_arch(wall, bay, o["high"], pointed_arch(.66, 1.5), y, y + .5, move(k * bay))
        niche.block((k * bay - .9, y + .5, 0), (k * bay + .9, y + .6, 2.9))
    cope.block((-30, y - .14, o["high"]), (30, y + 3, o["high"] + .22))
    for x in o["kiosks"]:
        chhatri(wall, cap, x, y + 1.5, o["high"] + .22, 1., 1.5)
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(court, joint, rim, floor, stair, wire, disc, wall, niche, cope, cap, line)
    bowl.build(smooth=True)
