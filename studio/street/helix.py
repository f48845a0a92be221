"""Paramedical and Health Sciences: a green drum with a white staircase around it."""
from families.helix import ring
from kit.masonry import move, round_arch, turn_z

GREEN, DEEP, WHITE = "#2C9A74", "#1B6E55", "#F4EFE4"
RADIUS, WAY, RISE = 2.75, 1.05, 4.2  # radius of the drum, width of the stairs, rise per turn


def build(spot):
    shop, at = spot.shop, spot.at
    drum = at @ move(0, 3.9)
    shop[GREEN].lathe([(RADIUS, 0), (RADIUS, 8.6), (0, 8.6)], drum, 96)
    shop[WHITE].lathe([(0, 8.6), (RADIUS + .22, 8.6), (RADIUS + .22, 8.95), (RADIUS - .25, 8.95), (RADIUS - .25, 8.7), (0, 8.7)], drum, 96)
    count = 88
    for k in range(count):
        turn, z = drum @ turn_z(-38 + k * 720 / count), (k + 1) * 2 * RISE / count
        shop[WHITE].slab(ring(RADIUS, RADIUS + WAY, 720 / count + .1, 2), z - .32, z, turn)
        shop[WHITE].slab(ring(RADIUS + WAY - .1, RADIUS + WAY, 720 / count + .1, 2), z, z + .78, turn)
    # the door, in a white portal in front of the drum
    arch = round_arch(.95, 1.95)
    shop[WHITE].prism([(-1.55, 0), (-1.55, 3.25), (1.55, 3.25), (1.55, 0)] + list(reversed(arch)), -.15, 1.4, at)
    shop[WHITE].block((-1.9, -.75, 0), (1.9, -.15, .15), at)
    spot.opening(arch, .35, "#0E4A38", "#D9F4C8", deep=.4, watts=150)
    # a cross over the door, on the drum
    for low, high in (((-.3, 1.0, 5.05), (.3, 1.25, 6.85)), ((-.9, 1.0, 5.65), (-.3, 1.25, 6.25)), ((.3, 1.0, 5.65), (.9, 1.25, 6.25))):
        shop[WHITE].block(low, high, at)
    # low wings, each with a window: the wards
    for s, high in ((-1, 4.1), (1, 5.2)):
        window = [(x + s * 4.05, z + 1.2) for x, z in round_arch(.36, 1.1)]
        shop[DEEP].block((s * 2.2, 3.4, 0), (s * 4.8, 6, high), at)
        shop[WHITE].block((s * 2.1, 3.25, high), (s * 4.8, 6, high + .28), at)
        spot.opening(window, 3.35, "#0E4A38", "#D9F4C8", deep=0.)
