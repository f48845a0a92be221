"""Flat roofs at several heights, with parapets, cloths drying in the wind, and kites or lamps; the city drops away behind them."""
import math
import random

from mathutils import Matrix

from kit import stage
from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move, turn_z
from kit.paint import paint
from kit.parts import chhatri

PALETTE = dict(roof="#E9D7BC", wall="#D9774A", wall2="#E9A06A", pale="#F4E6CC", cloth="#D5213C", cloth2="#F2A33A", cloth3="#1F5A8C", city="#C9653A", city2="#E3A476", cap="#F4E6CC")
UNDER = 2.0  # the search for the ground starts here, below the cloths
OPTIONS = dict(lines=((-5.5, 4.5, 4.0, 5.0),), city=26, kites=(), strings=(), telescope=None, stair=True, kiosk=(6.2, 6.4), things=(), lamps=0, heads=(), tank=None)


def string(masonry, high, low, n=24):
    """Adds the string of a kite, from the kite to a hand. It has three sides and sags slightly."""
    rows = []
    for k in range(n + 1):
        t = k / n
        x, y, z = (a + (b - a) * t for a, b in zip(high, low))
        z -= math.sin(t * math.pi) * .05 * math.dist(high, low)
        rows += [(x + .013 * math.sin(a), y, z + .013 * math.cos(a)) for a in (0, 2.1, 4.2)]
    masonry.add(rows, [(3 * k + i, 3 * k + (i + 1) % 3, 3 * k + 3 + (i + 1) % 3, 3 * k + 3 + i) for k in range(n) for i in range(3)])


def drying(cloths, poles, x0, y0, x1, y1, rnd, z=2.3):
    """Adds a washing line with long cloths, each a rippling sheet."""
    for x, y in ((x0, y0), (x1, y1)):
        poles.box((x, y, z / 2), (.07, .07, z))
    long = math.hypot(x1 - x0, y1 - y0)
    turn, u = move(x0, y0) @ turn_z(math.degrees(math.atan2(y1 - y0, x1 - x0))), .35
    k = 0
    while u < long - 1.2:
        w, drop = rnd.uniform(.9, 1.5), rnd.uniform(1.3, 1.95)
        n, m, cloth = 14, 10, cloths[k % len(cloths)]
        points = [(u + w * i / n, .16 * math.sin(i * .9 + k) * j / m + .35 * (j / m) ** 2, z - .02 - .06 * math.sin(math.pi * (u + w * i / n) / long) - drop * j / m) for j in range(m + 1) for i in range(n + 1)]
        cloth.add(points, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)], turn)
        u += w + rnd.uniform(.08, .3)
        k += 1
    poles.box((long / 2, 0, z), (long, .02, .02), turn)


def build(place):
    p, o, rnd = place.palette, place.options, random.Random(place.seed)
    roof, wall, wall2, pale, city, city2, cap = (Masonry(paint(p[k])) for k in ("roof", "wall", "wall2", "pale", "city", "city2", "cap"))
    cloths = [Masonry(paint(p[k])) for k in ("cloth", "cloth2", "cloth3")]
    roof.block((-12, -14, -6), (12, 9, 0))
    for a, b in (((-12, 8.7), (12, 9)), ((-12, -14), (-11.7, 9)), ((11.7, -14), (12, 9))):
        wall.block((*a, -6), (*b, .95))
        pale.block((a[0] - .08, a[1] - .08, .95), (b[0] + .08, b[1] + .08, 1.07))
    if o["stair"]:
        wall2.block((-11.7, 3, 0), (-7.6, 8.7, 2.6))
        # one column per step: blocks that share a face would turn black there
        for k in range(9):
            pale.block((-7.6 + .32 * k, 8.6 - 1.2, 0), (-7.6 + .32 * (k + 1), 8.6, (9 - k) * 2.6 / 9))
    if o["kiosk"]:
        chhatri(pale, cap, *o["kiosk"], 0, 1.7, 2.6)
    for x, y, wide, deep, high, glow in o["heads"]:
        # a stair head: a box with a door that faces -y, lit from inside with `glow`
        for x0, x1 in ((x - wide / 2, x - .5), (x + .5, x + wide / 2)):
            wall2.block((x0, y, 0), (x1, y + deep, high))
        wall2.block((x - .5, y, 2.15), (x + .5, y + deep, high))
        pale.block((x - wide / 2 - .12, y - .12, high), (x + wide / 2 + .12, y + deep + .12, high + .16))
        inside = Masonry(paint("#FFB45A", 1, glow) if glow else paint(p["wall"]))
        inside.block((x - .5, y + .9, 0), (x + .5, y + 1., 2.15))
        inside.build()
        if glow:
            stage.lamp((x, y + .6, 1.7), 60 * glow, "#FFB45A", .08)
    if o["tank"]:
        x, y, r, high = o["tank"]
        for s in (-1, 1):
            for q in (-1, 1):
                pale.box((x + s * r * .6, y + q * r * .6, high / 2), (.12, .12, high))
        pale.block((x - r, y - r, high), (x + r, y + r, high + .12))
        wall.lathe([(0, 0), (r * .86, 0), (r * .9, .1), (r * .9, r * 1.5), (r * .8, r * 1.62), (r * .25, r * 1.8), (r * .25, r * 1.92), (0, r * 1.92)], move(x, y, high + .12), 40)
    for line in o["lines"]:
        drying(cloths, wall, *line, rnd)
    for k in range(o["city"]):
        x, y = -40 + 80 * (k + rnd.random() * .6) / o["city"], 14 + rnd.uniform(0, 26)
        w, h = rnd.uniform(4, 8), rnd.uniform(-3.5, 1.6) + y * .03
        (city if k % 2 else city2).block((x - w / 2, y, -12), (x + w / 2, y + 6, h))
        pale.block((x - w / 2 - .1, y - .1, h), (x + w / 2 + .1, y + 6, h + .25))
        for q in range(int(w / 1.3)):
            wall.block((x - w / 2 + .5 + q * 1.3, y - .06, h - 2.0), (x - w / 2 + 1.1 + q * 1.3, y + .1, h - .8))
    for i, (x, y, z, s) in enumerate(o["kites"]):
        t = move(x, y, z) @ turn_z(18 * i) @ Matrix.Rotation(math.radians(20 * (-1) ** i), 4, "Y")
        cloths[i % 3].prism([(0, -s), (s * .85, 0), (0, s * .8), (-s * .85, 0)], 0, .02, t)
        cloths[i % 3].prism([(0, -s), (s * .25, -s * 1.5), (-s * .25, -s * 1.5)], 0, .02, t)
    for i, hand in o["strings"]:
        string(pale, o["kites"][i][:3], hand)
    roof.block((-200, -200, -12.2), (200, 300, -12))
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(roof, wall, wall2, pale, city, city2, cap, *cloths)
