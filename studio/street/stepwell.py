"""Management: terraces with paired stairs that climb from a tank to a gate."""
from families.stepwell import paired_stair
from kit.masonry import STAY, move, pointed_arch, wall_with_arch
from kit.paint import water
from kit.masonry import Masonry
from kit.parts import chhatri

STONE, STAIR, DEEP, WATER = "#CF8132", "#F4DDB2", "#A85A1E", "#14424E"
LEVELS, RISE, TREAD = 5, .98, .95
STEPS = dict(steps=6, rise=RISE, run=.92, depth=.62)


def build(spot):
    shop, at = spot.shop, spot.at
    for level in range(LEVELS):
        y, z = level * TREAD, level * RISE
        shop[STONE].block((-4.8, y, 0), (4.8, 7 if level == LEVELS - 1 else y + TREAD, z + RISE), at)
        pitch = 2.4
        for k in range(5 if level % 2 else 4):
            u = (k - (2 if level % 2 else 1.5)) * pitch
            if abs(u) < 4:
                paired_stair(shop[STAIR], u, z, y, STEPS, at)
    top, back = LEVELS * RISE, LEVELS * TREAD
    arch = pointed_arch(1.0, 1.7, 1.2)
    wall_with_arch(shop[STONE], 4.4, 3.6, arch, back - .3, back + .5, at @ move(0, 0, top))
    shop[STAIR].block((-2.4, back - .42, top + 3.6), (2.4, back + .6, top + 3.95), at)
    outer = pointed_arch(1.22, 1.7, 1.2)
    shop[STAIR].prism(outer + list(reversed(arch)), back - .36, back - .28, at @ move(0, 0, top))
    spot.opening(arch, back - .2, "#5A2410", turn=at @ move(0, 0, top), watts=110)
    for s in (-1, 1):
        chhatri(shop[STAIR], shop[DEEP], s * 3.5, back + .9, top, .8, 1.5, at)
    # the tank, with a rim to sit on
    for low, high in (((-4.3, -3.0, 0), (4.3, -2.6, .42)), ((-4.3, -2.6, 0), (-3.9, 0, .42)), ((3.9, -2.6, 0), (4.3, 0, .42))):
        shop[STAIR].block(low, high, at)
    tank = Masonry(water(WATER, .06, .04))
    tank.block((-3.9, -2.6, 0), (3.9, 0, .2), at)
    tank.build()
