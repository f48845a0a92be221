"""Design: a pale court in a rani pink frame. Arches of coloured acrylic stand in front of its wall and tint it."""
from kit.masonry import Masonry, move, round_arch, wall_with_arch
from kit.paint import acrylic, paint

PINK, DEEP, PALE = "#C9276F", "#8E1A58", "#F3E4DE"
PANES = ((-3.05, .68, 3.6, "#FF7A00"), (-1.5, .68, 4.6, "#FFC400"), (1.5, .68, 4.6, "#1F4BE8"), (3.05, .68, 3.6, "#00A07E"))


def build(spot):
    shop, at = spot.shop, spot.at
    arch = round_arch(.95, 2.3)
    wall_with_arch(shop[PALE], 8., 7.2, arch, 2.2, 2.5, at)
    spot.opening(arch, 2.25, "#4A0E34", "#FF6FA8", watts=0)
    for s in (-1, 1):
        shop[PINK].block((s * 4.0, 1.0, 0), (s * 4.8, 3, 8.0), at)
    shop[PINK].block((-4.0, 1.0, 6.9), (4.0, 3, 8.0), at)
    shop[DEEP].block((-4.8, 3, 0), (4.8, 6, 7.4), at)
    shop[PALE].block((-4.8, -.8, 0), (4.8, 2.2, .12), at)
    for x, half, spring, hue in PANES:
        pane, outline = Masonry(acrylic(hue)), round_arch(half, spring)
        pane.add([(px + x, 1.2, z + .12) for px, z in outline], [tuple(range(len(outline)))], at)
        pane.build()
        shop[PALE].prism(round_arch(half + .07, spring) + list(reversed(outline)), 1.14, 1.26, at @ move(x, 0, .12))
    if spot.glow:
        # lamps behind the panes light the wall
        for x, *_ in PANES:
            spot.lamp(x, 1.5, 1.4, 32, "#FFF0DC", .3)
