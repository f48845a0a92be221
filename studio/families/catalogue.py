"""A card catalogue: a wall of small drawers with brass pulls. Open drawers show their cards; library steps stand in front of it."""
from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all
from kit.paint import paint
from kit.parts import library_steps

PALETTE = dict(wood="#2A2AA6", face="#383CD0", brass="#F2A92E", label="#F8E6C2", inside="#0E0B3C", card="#F8EEDC", floor="#E8A13A", steps="#F2A33A")
UNDER = 1.5  # the search for the ground starts here, below the high drawers
OPTIONS = dict(columns=44, rows=18, wide=.40, high=.34, foot=.30, bay=6, drawn=(), steps=None, things=())


def drawer(parts, x, z, w, h, out):
    """Adds one drawer, pulled out by `out` metres. Its front has a framed label and a pull."""
    face, brass, label, inside, card = parts
    face.box((x, -.02 - out, z), (w * .90, .04, h * .88))
    brass.box((x, -.046 - out, z + h * .13), (w * .42, .016, h * .32))
    label.box((x, -.056 - out, z + h * .13), (w * .34, .008, h * .21))
    brass.box((x, -.075 - out, z - h * .24), (w * .14, .07, h * .12))
    if out:
        inside.block((x - w * .45, -.012, z - h * .44), (x + w * .45, -.002, z + h * .44))  # the dark hole behind it
        face.block((x - w * .42, -out, z - h * .40), (x + w * .42, 0, z - h * .34))
        for s in (-1, 1):
            face.block((x + s * w * .41 - .012, -out, z - h * .40), (x + s * w * .41 + .012, 0, z + h * .26))
        for k in range(int((out - .06) / .035)):
            card.box((x, -out + .06 + k * .035, z + h * (.02 + .02 * (k % 3))), (w * .72, .012, h * .70))


def build(place):
    p, o = place.palette, place.options
    wood, face, brass, label, inside, card, floor, steps = (Masonry(paint(p[k])) for k in PALETTE)
    n, rows, w, h, foot = o["columns"], o["rows"], o["wide"], o["high"], o["foot"]
    drawn = {(i, j): out for i, j, out in o["drawn"]}
    for i in range(n):
        for j in range(rows):
            drawer((face, brass, label, inside, card), (i + .5 - n / 2) * w, foot + (j + .5) * h, w, h, drawn.get((i, j), 0))
    half, top = n * w / 2, foot + rows * h
    wood.block((-half - .1, 0, 0), (half + .1, .6, top))
    wood.block((-half - .1, -.06, 0), (half + .1, 0, foot - .04))
    for i in range(o["bay"] // 2, n, o["bay"]):
        wood.block(((i - n / 2) * w - .028, -.07, foot - .04), ((i - n / 2) * w + .028, 0, top))
    floor.block((-40, -30, -.2), (40, 1, 0))
    if o["steps"]:
        library_steps(steps, *o["steps"])
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(wood, face, brass, label, inside, card, floor, steps)
