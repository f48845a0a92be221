"""Legal Studies: a portico of red columns on steps, with a tall lit door at the back of the hall."""
from kit.masonry import move, pointed_arch, wall_with_arch
from kit.parts import column

STONE, DEEP, PALE = "#C2492F", "#A23524", "#EBC49C"
FLOOR = .85


def build(spot):
    shop, at = spot.shop, spot.at
    for k in range(5):
        shop[PALE].block((-4.8, -1.9 + k * .42, k * .17), (4.8, -1.48 + k * .42, (k + 1) * .17), at)
    shop[PALE].block((-4.8, .2, 0), (4.8, 6.2, FLOOR), at)
    for y in (1.0, 3.0):
        for x in (-3.75, -1.35, 1.35, 3.75):
            column(shop[STONE], x, y, 6.3, .4, turn=at @ move(0, 0, FLOOR))
    arch = pointed_arch(1.05, 2.9, 1.2)
    wall_with_arch(shop[DEEP], 9.6, 6.3, arch, 4.6, 5.0, at @ move(0, 0, FLOOR))
    spot.opening(arch, 4.7, "#F8CF94", "#FFC98A", turn=at @ move(0, 0, FLOOR), bright=.6)
    spot.lamp(0, 2.2, 4.4, 200)
    top = FLOOR + 6.3
    shop[STONE].block((-4.8, .2, top), (4.8, 2.8, top + .55), at)
    shop[STONE].block((-4.8, 2.8, top), (4.8, 5.2, top + .05), at)
    shop[PALE].block((-4.8, -.15, top + .55), (4.8, 2.8, top + .8), at)
    shop[STONE].block((-4.4, .5, top + .8), (4.4, 2.4, top + 1.5), at)
    shop[PALE].block((-4.55, .35, top + 1.5), (4.55, 2.6, top + 1.68), at)
