"""A corridor behind a pierced screen: the sun writes the lattice on floor and wall."""
from kit import stage
from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move, pointed_arch, turn_z, wall_with_arch
from kit.paint import paint
from kit.parts import lattice

PALETTE = dict(screen="#D98A4A", plaster="#E9D9C3", wall="#27307A", end="#D98A4A")
UNDER = 2  # a roof: figures look for the ground from this height
OPTIONS = dict(length=26., width=7.2, height=6.4, cell=.62, pattern="diamond", arch=True, bay=5.2, ceiling=True, bar=.16, lamp=None, yard=False, things=())


def build(place):
    p, o = place.palette, place.options
    screen, plaster, far, end = (Masonry(paint(p[k])) for k in ("screen", "plaster", "wall", "end"))
    half, long, high = o["width"] / 2, o["length"], o["height"]
    plaster.block((-half - 1, -8, -.2), (half, long, 0))
    if o["ceiling"]:
        plaster.block((-half, -8, high), (half, long, high + .2))
    far.block((half, -8, 0), (half + .3, long, high))
    along = move(-half, -8) @ turn_z(90)
    bays = int((long + 8) / o["bay"])
    for k in range(bays + 1):
        screen.block((-half - .35, -8 + k * o["bay"] - .3, 0), (-half + .2, -8 + k * o["bay"] + .3, high))
    lattice(screen, long + 8, high, o["cell"], o["cell"] * o["bar"], .2, o["pattern"], along)
    screen.block((-half - .3, -8, 0), (-half + .15, long, .45))
    screen.block((-half - .3, -8, high - .5), (-half + .15, long, high))
    if o["arch"]:
        wall_with_arch(end, o["width"], high, pointed_arch(1.5, 2.6), -.3, .3, move(0, long))
    else:
        end.block((-half, long - .2, 0), (half, long, high))
    if o["yard"]:
        plaster.block((-60, -60, -.4), (-half, 60, -.02))
    if o["lamp"]:
        # seen from the yard, after dark
        stage.lamp(*o["lamp"])
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(screen, plaster, far, end)
