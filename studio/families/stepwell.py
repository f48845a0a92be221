"""Baori, a stepwell: terraces that narrow towards the water, with paired stairs on each wall. The terraces are mitred, so that their corners
close."""
from kit.masonry import Masonry, build_all, turn_z
from kit.paint import paint, water

PALETTE = dict(stone="#D0803F", stair="#F1D9B0", water="#0E3A46", top="#D0803F")
OPTIONS = dict(levels=11, rise=1.15, tread=1.25, half=4.6, steps=7, run=1.45, depth=.85, pavilion=False, pool=(.05, .02))  # pool: roughness and ripples of the water


def mitred(masonry, side, inner, outer, low, high):
    masonry.slab([(-inner, inner), (inner, inner), (outer, outer), (-outer, outer)], low, high, side)


def paired_stair(masonry, u, base, wall, o, side):
    """Adds two flights that meet at a landing, against the wall at y = `wall`."""
    n, run, rise = o["steps"], o["run"], o["rise"]
    left = [(u - run - .16, base)]
    for s in range(n):
        x = u - run - .16 + s * run / n
        left += [(x, base + (s + 1) * rise / n), (x + run / n, base + (s + 1) * rise / n)]
    masonry.prism(left + [(2 * u - x, z) for x, z in reversed(left)], wall - o["depth"], wall + .05, side)


def build(place):
    p, o = place.palette, place.options
    stone, stair = Masonry(paint(p["stone"])), Masonry(paint(p["stair"]))
    for lv in range(o["levels"]):
        inner, z = o["half"] + lv * o["tread"], lv * o["rise"]
        last = lv == o["levels"] - 1
        for quarter in range(4):
            side = turn_z(90 * quarter)
            mitred(stone, side, inner, inner + (o["tread"] if not last else 40), -1.5, z)
            if last:
                continue
            wall = inner + o["tread"]
            pitch = 2 * o["run"] + .75
            room = 2 * wall - 1.6
            count = max(1, int(room / pitch) - (lv + int(room / pitch)) % 2)
            for k in range(count):
                paired_stair(stair, (k - (count - 1) / 2) * pitch, z, wall, o, side)
    pool = Masonry(water(p["water"], *o["pool"]))
    pool.block((-o["half"] - 1, -o["half"] - 1, -.8), (o["half"] + 1, o["half"] + 1, -.55))
    build_all(stone, stair, pool)
