"""A large plain wall across a dark pool. A high pierced screen on the left casts its lattice on wall and terrace. This is the institution's own
place."""
from kit.masonry import Masonry, build_all, move, pointed_arch, turn_z, wall_with_arch
from kit.paint import paint, water
from kit.parts import lattice

PALETTE = dict(wall="#E2762E", terrace="#F0D3A6", screen="#C9531F", pool="#141A3C", edge="#B8481C", inner="#F2A33A", niche="#2A3A9C")
OPTIONS = dict(wall_y=6.5, height=12., half=26., screen_x=-8.6, screen_near=-7., screen_height=8.8, cell=1.5, door=(6.4, 1.9, 3.6), niches=(), terrace=0., pool=-.55, pattern="star", steps=3, upper=0., screens=())


def build(place):
    p, o = place.palette, place.options
    wall, terrace, screen, edge, inner, niche = (Masonry(paint(p[k])) for k in ("wall", "terrace", "screen", "edge", "inner", "niche"))
    y, h, half = o["wall_y"], o["height"], o["half"]
    x, w, spring = o["door"]
    arch = pointed_arch(w, spring)
    wall_with_arch(wall, 3 * w, h, arch, y, y + 1.4, move(x))
    wall.block((-half, y, 0), (x - 1.5 * w, y + 1.4, h))
    wall.block((x + 1.5 * w, y, 0), (half, y + 1.4, h))
    frame = pointed_arch(w + .34, spring)
    inner.prism(frame + list(reversed(arch)), y - .07, y + .02, move(x))
    for nx, nw, ns in o["niches"]:
        niche.prism(pointed_arch(nw, ns), y - .03, y + .01, move(nx))
    for x0, y0, y1, high in o["screens"] or ((o["screen_x"], o["screen_near"], y, o["screen_height"]),):
        t = move(x0, y0) @ turn_z(90)
        lattice(screen, y1 - y0, high, o["cell"], o["cell"] * .11, .12, o["pattern"], t)
        screen.block((x0 - .3, y0, high - .1), (x0 + .3, y1, high + .5))
        screen.block((x0 - .3, y0, 0), (x0 + .3, y1, .5))
        screen.block((x0 - .35, y0 - .7, 0), (x0 + .35, y0, high + .5))
    terrace.block((-half, -1.2, -2), (half, y + 8, 0))
    for k in range(o["steps"]):
        edge.block((-half, -1.2 - (k + 1) * .4, -2), (half, -1.2 - k * .4, -(k + 1) * .17))
    pool = Masonry(water(p["pool"], .05, .03, .6))
    pool.block((-90, -70, -2.2), (90, -1.2, o["pool"]))
    pool.build()
    build_all(wall, terrace, screen, edge, inner, niche)
