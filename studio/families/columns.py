"""A hall of sandstone columns, with sun between the shafts and a bright end."""
from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move, pointed_arch, wall_with_arch
from kit.paint import paint
from kit.parts import column

PALETTE = dict(stone="#B8402C", floor="#D9A27C", roof="#8E2A1E", end="#E9C29A")
UNDER = 2.4  # the search for the ground starts here, below the roof
OPTIONS = dict(rows=9, across=4, pitch=3.3, height=6.4, radius=.42, roof=True, things=(), slot=None, side=False, seams=True)


def build(place):
    p, o = place.palette, place.options
    stone, floor, roof, end = (Masonry(paint(p[k])) for k in ("stone", "floor", "roof", "end"))
    pitch, n = o["pitch"], o["across"]
    for i in range(-1, o["rows"]):
        for j in range(n):
            column(stone, (j - (n - 1) / 2) * pitch, i * pitch, o["height"], o["radius"])
        roof.block((-n * pitch / 2, i * pitch - .4, o["height"]), (n * pitch / 2, i * pitch + .4, o["height"] + .5))
    for j in range(n):
        x = (j - (n - 1) / 2) * pitch
        roof.block((x - .4, -2 * pitch, o["height"] + .02), (x + .4, o["rows"] * pitch, o["height"] + .48))
    long = o["rows"] * pitch
    if o["slot"]:
        # a roof with one opening for the sun
        (x0, x1, y0, y1), edge, z = o["slot"], n * pitch / 2, o["height"] + .5
        for low, high in (((-edge, -3 * pitch), (x0, long)), ((x1, -3 * pitch), (edge, long)), ((x0, -3 * pitch), (x1, y0)), ((x0, y1), (x1, long))):
            roof.block((*low, z), (*high, z + .3))
    elif o["roof"]:
        roof.block((-n * pitch / 2, -3 * pitch, o["height"] + .5), (n * pitch / 2, long, o["height"] + .8))
    floor.block((-60, -30, -.2), (60, long + 60, 0))
    for k in range(-2, o["rows"]) if o["seams"] else ():
        end.block((-n * pitch / 2 - .3, k * pitch + 1.62, 0), (n * pitch / 2, k * pitch + 1.68, .004))
    wall_with_arch(end, n * pitch + 8, o["height"] + 2, pointed_arch(1.7, 3.2), -.5, .5, move(0, long + 1))
    if o["side"]:
        end.block((-n * pitch / 2 - .8, -3 * pitch, 0), (-n * pitch / 2 - .5, long + 1, o["height"] + .5))
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(stone, floor, roof, end)
