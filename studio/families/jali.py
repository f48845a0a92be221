"""A corridor behind a pierced screen. The sun casts the lattice on floor and wall."""
import math

from kit import stage
from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move, pointed_arch, turn_z, wall_with_arch
from kit.paint import paint
from kit.parts import lattice

PALETTE = dict(screen="#D98A4A", plaster="#E9D9C3", wall="#27307A", end="#D98A4A")
UNDER = 2  # the search for the ground starts here, below the roof
OPTIONS = dict(length=26., width=7.2, height=6.4, cell=.62, pattern="diamond", arch=True, bay=5.2, ceiling=True, bar=.16, lamp=None, globe=None, opening=None, yard=False, things=())


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
    lattice(screen, long + 8, high, o["cell"], o["cell"] * o["bar"], .2, o["pattern"], along, o["opening"] and (o["opening"][0] + 8, o["opening"][1] + 8, 0, o["opening"][2]))
    if o["opening"]:
        # an arched window in the screen: (y from, y to, top, sill, half width, springing)
        y0, y1, top, sill, half_wide, spring = o["opening"]
        wall_with_arch(screen, y1 - y0, top - sill, pointed_arch(half_wide, spring), -.2, .2, move(-half, (y0 + y1) / 2, sill) @ turn_z(90))
    screen.block((-half - .3, -8, 0), (-half + .15, long, .45))
    screen.block((-half - .3, -8, high - .5), (-half + .15, long, high))
    if o["arch"]:
        wall_with_arch(end, o["width"], high, pointed_arch(1.5, 2.6), -.3, .3, move(0, long))
    else:
        end.block((-half, long - .2, 0), (half, long, high))
    if o["yard"]:
        plaster.block((-60, -60, -.4), (-half, 60, -.02))
    if o["lamp"]:
        # for views from the yard after dark
        stage.lamp(*o["lamp"])
    if o["globe"]:
        # the visible lamp on its cord, which must not shade the light source inside it
        x, y, z, r = o["globe"]
        ball, cord = Masonry(paint("#FFE9B8", 1, 7.)), Masonry(paint("#17142E"))
        ball.lathe([(r * math.sin(a) + 1e-4, -r * math.cos(a)) for a in (math.pi * i / 16 for i in range(17))], move(x, y, z), 28)
        cord.box((x, y, (z + r + high) / 2), (.025, .025, high - z - r))
        cord.lathe([(0, r * .8), (r * .6, r * .8), (r * .25, r * 1.3), (0, r * 1.3)], move(x, y, z), 20)
        for made in (ball.build(), cord.build()):
            made.visible_shadow = False
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(screen, plaster, far, end)
