"""A long wall of frames for notices. Some hold papers, a few an envelope, the others are still empty. Library steps stand in front of it."""
from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move
from kit.paint import paint
from kit.parts import library_steps
from mathutils import Matrix

PALETTE = dict(wall="#0D6075", cope="#F4E6CC", frame="#F2C98A", back="#08384A", paper="#FBF4E6", ink="#2A2F52", letter="#F08A24", flap="#C9571A", floor="#EDB79A", steps="#D5213C")
UNDER = 1.5  # the search for the ground starts here, below the cope
# `rows`, from the top: p paper, e envelope, . empty frame, h paper that is being hung
OPTIONS = dict(rows=("..p..p...", ".p...e..p", "pp.p.ph..", "ppepppp.p", "pppp.ppep"), wide=.72, high=.88, foot=.52, deep=.7, steps=None, things=())


def paper(parts, turn):
    """Adds a printed sheet in the plane y = 0, with its middle at the origin."""
    sheet, ink = parts
    sheet.box((0, 0, 0), (.46, .010, .62), turn)
    ink.box((-.08, -.008, .22), (.22, .008, .05), turn)
    for k in range(6):
        ink.box((-.03 * (k % 3), -.008, .12 - k * .065), (.34 - .06 * (k % 3), .008, .018), turn)


def envelope(parts, turn):
    letter, flap = parts
    letter.box((0, -.02, -.16), (.46, .03, .30), turn)
    flap.prism([(-.23, -.01), (0, -.19), (.23, -.01)], -.045, -.035, turn)


def frame(wood, back, turn, wide=.56, high=.72, bar=.035):
    back.box((0, -.004, 0), (wide, .008, high), turn)
    for s in (-1, 1):
        wood.box((s * wide / 2, -.03, 0), (bar, .06, high + bar), turn)
        wood.box((0, -.03, s * high / 2), (wide - bar, .056, bar), turn)


def build(place):
    p, o = place.palette, place.options
    wall, cope, wood, back, sheet, ink, letter, flap, floor, steps = (Masonry(paint(p[k])) for k in PALETTE)
    rows, w, h, foot = o["rows"], o["wide"], o["high"], o["foot"]
    top = foot + len(rows) * h + .25
    for j, row in enumerate(rows):
        for i, kind in enumerate(row):
            at = move((i + .5 - len(row) / 2) * w, 0, foot + (len(rows) - j - .5) * h)
            frame(wood, back, at)
            if kind == "p":
                paper((sheet, ink), at @ move(0, -.02))
            if kind == "h":
                paper((sheet, ink), at @ move(.02, -.10, -.03) @ Matrix.Rotation(.16, 4, "Y"))
            if kind == "e":
                envelope((letter, flap), at @ move(0, -.01, -.02))
    wall.block((-40, 0, 0), (40, o["deep"], top))
    cope.block((-40, -.12, top), (40, o["deep"] + .12, top + .2))
    floor.block((-60, -40, -.2), (60, 20, 0))
    if o["steps"]:
        library_steps(steps, *o["steps"])
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(wall, cope, wood, back, sheet, ink, letter, flap, floor, steps)
