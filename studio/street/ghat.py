"""Humanities and Applied Arts: rose-coloured steps that lead up from the water, two kiosks, a gate at the top."""
from kit.masonry import move, pointed_arch, turn_z, wall_with_arch
from kit.parts import chhatri, parasol

STEP, PALE, SHADE, CLOTH = "#DE8D88", "#F7DACB", "#B5506A", "#E9A36A"
STEPS, RISE, TREAD = 11, .31, .52


def build(spot):
    shop, at = spot.shop, spot.at
    for k in range(STEPS):
        y = -1.6 + k * TREAD
        shop[PALE if k % 4 == 3 else STEP].block((-4.8, y, 0), (4.8, y + TREAD, (k + 1) * RISE), at)
    top, back = STEPS * RISE, -1.6 + STEPS * TREAD
    shop[STEP].block((-4.8, back, 0), (4.8, 7, top), at)
    for s in (-1, 1):
        shop[STEP].lathe([(0, 0), (1.3, 0), (1.2, 2.5), (0, 2.5)], at @ move(s * 3.35, .4) @ turn_z(22.5), 8)
        shop[PALE].lathe([(0, 2.5), (1.35, 2.5), (1.35, 2.66), (0, 2.66)], at @ move(s * 3.35, .4) @ turn_z(22.5), 8)
        chhatri(shop[PALE], shop[SHADE], s * 3.35, .4, 2.62, .85, 1.75, at)
    arch = pointed_arch(1.0, 1.9, 1.2)
    wall_with_arch(shop[PALE], 4.6, 4.0, arch, back + .3, back + .9, at @ move(0, 0, top))
    shop[SHADE].block((-2.5, back + .15, top + 4.0), (2.5, back + 1.1, top + 4.35), at)
    shop[SHADE].prism(pointed_arch(1.18, 1.9, 1.2) + list(reversed(arch)), back + .24, back + .32, at @ move(0, 0, top))
    spot.opening(arch, back + .4, "#5A1E36", "#FFC890", turn=at @ move(0, 0, top), watts=110)
    shop[PALE].block((-4.8, back + 1.0, top), (-2.9, back + 2, top + 2.4), at)
    shop[PALE].block((2.9, back + 1.0, top), (4.8, back + 2, top + 3.1), at)
    for x, high in ((-3.85, 2.4), (3.85, 3.1)):
        shop[SHADE].block((x - 1.0, back + .9, top + high), (x + 1.0, back + 2, top + high + .25), at)
    parasol(shop[CLOTH], shop[SHADE], *(at @ move(-.9, .1)).translation[:2], 4 * RISE, 1.05, 10, -30)
    spot.lamp(-3.35, .4, 3.9, 60)
