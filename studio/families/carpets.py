"""Nine carpets in a court, seen from above, with a class on each. A paper balloon can float above one, held by strings."""
import math

from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move, round_arch, turn_z, wall_with_arch
from kit.paint import mixed, paint
from kit.parts import rod

PALETTE = dict(floor="#F3E4C8", line="#E4CFA6", string="#FFF8EA", wall="#2456B4", cope="#F6E8CC", dark="#12205C")
OPTIONS = dict(carpets=("#5A5AE8", "#D9B310", "#D9603A", "#2A9D7F", "#E0478F", "#D98A2B", "#4B2A8C", "#5E9E2F", "#74321F"), size=3.0, gap=.55, tile=1.18, balloon=None, gores=("#F26A1F", "#FBF1DC"), hands=(), wall_y=8.4, high=8.6, things=())


def carpet(shop, colour, x, y, size):
    """Adds a bordered carpet, with its middle at (x, y) and a fringe at both ends."""
    half, dark, light = size / 2, mixed(colour, "#17142B", .28), mixed(colour, "#FFF3D8", .34)
    shop[colour].block((x - half, y - half, 0), (x + half, y + half, .03))
    for inset, wide in ((.14, .10), (.34, .035)):
        a = half - inset
        for s in (-1, 1):
            shop[light if wide < .05 else dark].block((x - a, y + s * a - wide / 2, .03), (x + a, y + s * a + wide / 2, .034))
            shop[light if wide < .05 else dark].block((x + s * a - wide / 2, y - a + wide / 2, .03), (x + s * a + wide / 2, y + a - wide / 2, .034))
    for k in range(int(size / .1)):
        for s in (-1, 1):
            shop[light].box((x - half + .05 + k * .1, y + s * (half + .06), .008), (.03, .13, .016))


def balloon(shop, x, y, z, radius, gores):
    """Adds a paper balloon of twelve gores in two colours. `z`: the height of its mouth."""
    profile = [(radius * max(.16, math.sin(a)) if a < 1.2 else radius * math.sin(a), radius * (1.22 - 1.22 * math.cos(a) * (1.0 if a > 1.57 else 1.08))) for a in (.2 + (math.pi - .2) * i / 44 for i in range(45))]
    base = profile[0][1]
    for k in range(12):
        shop[gores[k % 2]].lathe([(r + 1e-3, h - base) for r, h in profile], move(x, y, z) @ turn_z(30 * k), 10, 30)


def build(place):
    p, o = place.palette, place.options
    shop, step = Shop(), o["size"] + o["gap"]
    floor, line = Masonry(paint(p["floor"])), Masonry(paint(p["line"]))
    floor.block((-60, -40, -.3), (60, 60, -.004))
    for k in range(-26, 27):
        line.block((k * o["tile"] - .008, -30, -.004), (k * o["tile"] + .008, 40, 0))
        line.block((-40, k * o["tile"] - .008, -.004), (40, k * o["tile"] + .008, 0))
    for k, colour in enumerate(o["carpets"]):
        carpet(shop, colour, (k % 3 - 1) * step, (1 - k // 3) * step, o["size"])
    wall, y = shop[p["wall"]], o["wall_y"]
    for k in range(-9, 10):
        wall_with_arch(wall, 2.5, o["high"], round_arch(.78, 1.9), y, y + .5, move(k * 2.5))
        shop[p["dark"]].block((k * 2.5 - .9, y + .5, 0), (k * 2.5 + .9, y + .6, 3.2))
    shop[p["cope"]].block((-30, y - .12, o["high"]), (30, y + .6, o["high"] + .24))
    if o["balloon"]:
        x, y, z, radius = o["balloon"]
        balloon(shop, x, y, z, radius, o["gores"])
        for hand in o["hands"]:
            rod(shop[p["string"]], (x, y, z), hand, .020, 6)
    furnish(shop, o["things"])
    shop.build()
    build_all(floor, line)
