"""Commerce: a marigold arcade with striped awnings and heaps of flowers, and a house with shutters above it."""
from kit.masonry import move, pointed_arch, wall_with_arch

WALL, PALE, SHADE, RED, GREEN = "#F0A024", "#F8E7C4", "#7A2D12", "#C8371E", "#1F6E66"


def awning(spot, x, width, high, out):
    """Adds a striped awning over a stall, on two poles."""
    stripes = 8
    for k in range(stripes):
        x0, x1 = x - width / 2 + width * k / stripes, x - width / 2 + width * (k + 1) / stripes
        spot.shop[RED if k % 2 == 0 else PALE].add([(x0, -.05, high), (x1, -.05, high), (x1, -out, high - .7), (x0, -out, high - .7), (x1, -out, high - 1.), (x0, -out, high - 1.)],
                                                   [(0, 1, 2, 3), (3, 2, 4, 5)], spot.at)
    for s in (-1, 1):
        spot.shop[PALE].box((x + s * (width / 2 - .08), -out + .06, (high - .7) / 2), (.08, .08, high - .7), spot.at)


def heap(spot, hue, x, y, z, r):
    """Adds a cone of goods in a shallow basket."""
    t = spot.at @ move(x, y, z)
    spot.shop[SHADE].lathe([(0, 0), (r * .8, 0), (r, .22), (r * .92, .22), (0, .16)], t, 22)
    spot.shop[hue].lathe([(r * .92, .18), (r * .7, r * .42), (r * .38, r * .72), (r * .12, r * .86), (0, r * .88)], t, 22)


def build(spot):
    shop, at = spot.shop, spot.at
    arch = pointed_arch(1.08, 2.05)
    for k in (-1, 0, 1):
        wall_with_arch(shop[WALL], 3.2, 4.9, arch, 0, .6, at @ move(k * 3.2))
        shop[PALE].prism(pointed_arch(1.24, 2.05) + list(reversed(arch)), -.05, .02, at @ move(k * 3.2))
        spot.opening([(x + k * 3.2, z) for x, z in arch], .2, SHADE, "#FFB648", deep=1.6, watts=0 if k == 0 else 95, shine=1.1)
    shop[PALE].block((-4.8, -.16, 4.9), (4.8, .7, 5.2), at)
    shop[WALL].block((-4.8, .7, 4.7), (4.8, 6, 4.9), at)
    for k in range(12):
        if not 3 <= k <= 8:
            shop[PALE].block((-4.7 + k * .8, 0, 5.2), (-4.7 + k * .8 + .45, .5, 5.65), at)
    # the house above the arcade
    shop[WALL].block((-2.5, 1.2, 4.9), (2.5, 3, 8.5), at)
    shop[PALE].block((-2.7, 1.0, 8.5), (2.7, 3.2, 8.8), at)
    for k in (-1, 0, 1):
        x = k * 1.5
        shop[PALE].block((x - .52, 1.08, 5.75), (x + .52, 1.2, 7.75), at)
        spot.opening([(x - .4, 5.87), (x - .4, 7.63), (x + .4, 7.63), (x + .4, 5.87)], .75, SHADE, "#FFB648", deep=.25)
        for s in (-1, 1):
            shop[GREEN].block((x + s * .4, .95, 5.8), (x + s * .68, 1.08, 7.7), at)
    for x in (-3.2, 3.2):
        awning(spot, x, 2.7, 3.35, 1.7)
        shop[SHADE].block((x - 1.25, -1.45, 0), (x + 1.25, -.5, .42), at)
    for x, y, z, r, hue in ((-4.05, -1.0, .42, .42, "#F6A31E"), (-3.2, -1.05, .42, .42, "#C02A20"), (-2.35, -1.0, .42, .42, "#F6E3BE"),
                                           (2.35, -1.0, .42, .42, "#C02A20"), (3.2, -1.05, .42, .42, "#F6A31E"), (4.05, -1.0, .42, .42, "#F6A31E"),
                                           (-2.7, -2.7, 0, .56, "#F6A31E"), (-1.75, -3.3, 0, .46, "#C02A20"), (-3.7, -3.2, 0, .5, "#F6A31E")):
        heap(spot, hue, x, y, z, r)
