"""Certificate Courses: three green houses with open doors, each onto a sunlit court."""
from kit.masonry import move, pointed_arch, turn_z, wall_with_arch

GREENS, LEAF, TRIM, BEYOND = ("#4E9A3A", "#86BE52", "#2F7A3E"), "#1F5A33", "#F6EAC6", "#FBF3D6"
HOUSES = ((-3.2, 6.1, 62, 78), (0, 5.0, 96, 84), (3.2, 7.4, 58, 70))


def build(spot):
    shop, at = spot.shop, spot.at
    half, spring = .84, 2.05
    arch, outer = pointed_arch(half, spring, 1.1), pointed_arch(half + .2, spring, 1.1)
    for (x, high, left, right), green in zip(HOUSES, GREENS):
        t = at @ move(x)
        wall_with_arch(shop[green], 3.2, high - .3, arch, 0, .45, t)
        shop[green].block((-1.6, 1.6, 0), (1.6, 2.3, high - .3), t)
        for s in (-1, 1):
            shop[green].block((s * 1.5, .45, 0), (s * 1.6, 1.6, high - .3), t)
        shop[TRIM].block((-1.6, -.1, high - .3), (1.6, 2.4, high), t)
        shop[TRIM].prism(outer + list(reversed(arch)), -.05, .02, t)
        shop[TRIM].block((-1.25, -.6, 0), (1.25, 0, .14), t)
        spot.opening(arch, .35, BEYOND, "#FFD272", turn=t, deep=1.1, watts=90 if x else 0, bright=.75)
        for s, ajar in ((-1, left), (1, right)):
            leaf = t @ move(s * half, .0) @ turn_z(-s * ajar + (180 if s > 0 else 0))
            shop[LEAF].block((0, -.04, .15), (half, .04, spring + .4), leaf)
            for z in (.62, 1.62):
                shop[TRIM].block((.14, -.055, z - .34), (half - .14, .055, z + .40), leaf)
        for dx in (-.62, .62) if high > 5.5 else ():
            shop[TRIM].block((dx - .42, -.06, 3.75), (dx + .42, .0, 4.95), t)
            shop[LEAF].block((dx - .34, -.08, 3.83), (dx + .34, .0, 4.87), t)
