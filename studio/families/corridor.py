"""A college verandah: light from the arches on the sunny side falls across a chequered floor, up a wall painted in two colours, past doors and
chairs."""
from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move, pointed_arch, turn_z, wall_with_arch
from kit.paint import paint

PALETTE = dict(arcade="#F2A33A", wall="#F4E6CC", dado="#1F7F8C", door="#B8321E", trim="#F6F0E4", tile="#F4E6CC", tile2="#EDCB98", ceiling="#F4E6CC", beam="#E8A868", room="#F2C25A", court="#E9D3A8", beyond="#E07A4A")
UNDER = 2.4  # the search for the ground starts here, below the ceiling
OPTIONS = dict(half=2.3, bay=3.2, near=-6.4, bays=9, height=4.1, arch=(1.12, 1.75), door=(.62, 2.25), dado=1.25, opened=(), tile=.8, beyond=(15., 2.6), signs=True, board=None, things=())


def build(place):
    p, o = place.palette, place.options
    arcade, wall, dado, door, trim, tile, tile2, ceiling, beam, room, court, beyond = (Masonry(paint(p[k])) for k in PALETTE)
    w, bay, near, h = o["half"], o["bay"], o["near"], o["height"]
    far, arch, (half, tall) = near + o["bays"] * bay, pointed_arch(*o["arch"], 1.15), o["door"]
    opening = [(-half, 0), (-half, tall), (half, tall), (half, 0)]
    for k in range(o["bays"]):
        y = near + (k + .5) * bay
        wall_with_arch(arcade, bay, h, arch, 0, .5, move(-w, y) @ turn_z(90))
        at = move(w, y) @ turn_z(-90)
        wall_with_arch(wall, bay, h, opening, 0, .35, at)
        for a, b in ((-bay / 2, -half - .12), (half + .12, bay / 2)):
            dado.block((a, -.025, 0), (b, 0, o["dado"]), at)
            trim.block((a, -.045, o["dado"]), (b, 0, o["dado"] + .06), at)
        trim.prism([(-half - .12, 0), (-half - .12, tall + .12), (half + .12, tall + .12), (half + .12, 0)] + list(reversed(opening)), -.06, .02, at)
        if o["signs"]:
            trim.block((half + .30, -.03, 1.62), (half + .68, 0, 1.86), at)
        if k in o["opened"]:
            # the room behind: floor and walls; it has no ceiling, so the sky lights it
            room.block((-bay / 2, 3.2, 0), (bay / 2, 3.3, h), at)
            for s in (-1, 1):
                room.block((s * bay / 2 - .05, .36, 0), (s * bay / 2 + .05, 3.2, h), at)
            tile.block((-bay / 2, .0, -.1), (bay / 2, 3.2, -.001), at)
            door.block((0, -.03, .02), (half * 1.9, .03, tall - .03), at @ move(-half + .03, .30) @ turn_z(88))
        else:
            door.block((-half, .16, 0), (half, .22, tall), at)
            for z in (.34, 1.24):
                for s in (-1, 1):
                    door.block((s * half * .5 - half * .32, .13, z), (s * half * .5 + half * .32, .16, z + .74), at)
            trim.box((half * .78, .11, 1.08), (.03, .06, .16), at)
        beam.block((-w, y - bay / 2 - .12, h - .34), (w, y - bay / 2 + .12, h))
    if o["board"]:
        # a notice board with sheets pinned to it
        a, b = o["board"]
        trim.block((w - .05, a - .05, 1.62), (w, b + .05, 2.62))
        dado.block((w - .07, a, 1.67), (w - .05, b, 2.57))
        for k in range(5):
            y, z = a + .10 + k * (b - a - .16) / 5, 1.80 + .10 * ((k * 2) % 3)
            (trim, tile2, trim)[k % 3].block((w - .08, y, z), (w - .07, y + .21, z + .30 + .12 * (k % 2)))
    ceiling.block((-w - .5, near, h), (w + .35, far, h + .2))
    # the end: a tall arch to the outside
    wall_with_arch(arcade, 2 * w, h, pointed_arch(w * .58, 2.1, 1.1), 0, .5, move(0, far))
    n, s = int(2 * w / o["tile"] + .5), 2 * w / int(2 * w / o["tile"] + .5)
    for i in range(n):
        for j in range(int((far - near) / s) + 2):
            (tile if (i + j) % 2 else tile2).block((-w + i * s, near + j * s, -.12), (-w + (i + 1) * s, near + (j + 1) * s, 0))
    trim.block((-w - .55, near, -.14), (-w, far, .012))
    court.block((-90, -60, -.5), (-w - .5, 160, -.32))
    court.block((-w - .5, far + .5, -.5), (90, 160, -.32))
    at, high = o["beyond"]
    beyond.block((-w - at - .4, -60, -.4), (-w - at, 120, high))
    beyond.block((-60, far + at, -.4), (60, far + at + .4, high))
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(arcade, wall, dado, door, trim, tile, tile2, ceiling, beam, room, court, beyond)
