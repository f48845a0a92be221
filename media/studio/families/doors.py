"""A street of open doors: the sun comes through from the courts behind and lays a bright door on the ground before each."""
from kit.masonry import Masonry, build_all, move, pointed_arch, turn_z, wall_with_arch
from kit.paint import paint

PALETTE = dict(wall="#4E9A3A", wall2="#7DB84A", wall3="#2F7A3E", ground="#E9DDBB", leaf="#1F5A33", beyond="#F4E6BE", trim="#F4E6BE")
UNDER = 3  # leaves, awnings or cloth overhead: figures look for the ground from this height
OPTIONS = dict(doors=6, bay=3.3, heights=(5.2, 6.4, 4.8, 5.8, 6.8, 5.0), half=.82, spring=2.05, beyond=9., steps=True, ajar=(62, 78, 50, 85, 70, 58))


def build(place):
    p, o = place.palette, place.options
    walls = [Masonry(paint(p[k])) for k in ("wall", "wall2", "wall3")]
    ground, leaf, beyond, trim = (Masonry(paint(p[k])) for k in ("ground", "leaf", "beyond", "trim"))
    n, bay, arch = o["doors"], o["bay"], pointed_arch(o["half"], o["spring"], 1.1)
    for k in range(n):
        x, high = (k - (n - 1) / 2) * bay, o["heights"][k % len(o["heights"])]
        wall_with_arch(walls[k % 3], bay, high, arch, 0, .55, move(x))
        outer = pointed_arch(o["half"] + .2, o["spring"], 1.1)
        trim.prism(outer[:-1] + [outer[-1]] + list(reversed(arch)), -.05, .02, move(x))
        walls[k % 3].block((x - bay / 2, -.12, high - .35), (x + bay / 2, .6, high))
        for s in (-1, 1):
            a = o["ajar"][(k + (s > 0)) % len(o["ajar"])]
            turn = move(x + s * o["half"], .0) @ turn_z(s * a + (180 if s > 0 else 0))
            leaf.block((0, -.04, .04), (o["half"], .04, o["spring"] + .55), turn)
            for z in (.5, 1.5):
                trim.block((.14, -.055, z - .34), (o["half"] - .14, .055, z + .40), turn)
        if o["steps"]:
            trim.block((x - 1.25, -.75, 0), (x + 1.25, .55, .14))
        if k:
            walls[k % 3].block((x - bay / 2 - .1, .55, 0), (x - bay / 2 + .1, .7, min(high, o["heights"][(k - 1) % len(o["heights"])])))
    ground.block((-80, -60, -.2), (80, 60, 0))
    beyond.block((-n * bay, o["beyond"], 0), (n * bay, o["beyond"] + .3, 1.2))
    build_all(*walls, ground, leaf, beyond, trim)
