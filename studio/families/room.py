"""A tall room without a roof. Sunlight falls through the windows of one side onto the floor, and over the top of that wall, so that a hard
diagonal edge divides light from shade. It is open behind the camera, so that the sky lights the shade. Its furniture shows what the room is
for."""
from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move, pointed_arch, round_arch, turn_z
from kit.paint import paint
from kit.parts import lattice

PALETTE = dict(wall="#F1E7D6", floor="#E0BC8E", back="#2C8C6B", ceiling="#EFE6D8", frame="#F4EFE4")
UNDER = 2  # the search for the ground starts here, below the optional ceiling
OPTIONS = dict(width=9., length=15., height=5.2, near=-7., windows="arch", bay=2.5, half=.72, sill=.9, spring=3.0, things=(), right="wall", back_lattice=0., back_round=0., ceiling=False, mullion=True, sunny="left")


def windows(o, wall, frame):
    """Adds the sunny wall, with a window in each bay. Its plane is x = -width / 2, or width / 2 if the right wall is the sunny one."""
    bays = int((o["length"] - o["near"]) / o["bay"])
    for k in range(bays):
        turn = move((-1 if o["sunny"] == "left" else 1) * o["width"] / 2, o["near"] + (k + .5) * o["bay"]) @ turn_z(90)
        half, sill = o["half"], o["sill"]
        arch = {"arch": round_arch, "pointed": pointed_arch, "tall": lambda h, s: [(-h, 0), (-h, s + h), (h, s + h), (h, 0)]}[o["windows"]](half, o["spring"] - sill)
        opening = [(x, z + sill) for x, z in arch]
        b, h = o["bay"] / 2, o["height"]
        wall.prism([(-b, sill), (-b, h), (b, h), (b, sill)] + list(reversed(opening)), -.2, .2, turn)
        wall.prism([(-b, 0), (-b, sill), (b, sill), (b, 0)], -.2, .2, turn)
        top = max(z for _, z in opening)
        if o["mullion"]:
            frame.prism([(-.03, sill), (-.03, top), (.03, top), (.03, sill)], -.03, .03, turn)
            for z in (sill + (o["spring"] - sill) * f for f in (.34, .67, 1)):
                frame.prism([(-half, z - .025), (-half, z + .025), (half, z + .025), (half, z - .025)], -.03, .03, turn)


def build(place):
    p, o = place.palette, place.options
    wall, floor, back, ceiling, frame = (Masonry(paint(p[k])) for k in ("wall", "floor", "back", "ceiling", "frame"))
    w, far, near, h = o["width"] / 2, o["length"], o["near"], o["height"]
    windows(o, wall, frame)
    last = near + int((far - near) / o["bay"]) * o["bay"]
    if o["sunny"] == "left":
        wall.block((-w - .2, last, 0), (-w + .2, far + .3, h))
    else:
        wall.block((w - .2, last, 0), (w + .2, far + .3, h))
    floor.block((-w - .2, near, -.2), (w + .2, far + .3, 0))
    if o["ceiling"]:
        ceiling.block((-w - .2, near, h), (w + .3, far + .3, h + .2))
    if o["right"]:
        blind = w if o["sunny"] == "left" else -w - .3
        wall.block((blind, near, 0), (blind + .3, far + .3, h))
    if o["back_round"]:
        # a round window in the end wall: two halves of the wall with a circle cut out
        import math
        r, z0 = o["back_round"], h * .56
        for s in (-1, 1):
            half = [(s * r * math.sin(a), z0 + r * math.cos(a)) for a in (math.pi * i / 36 for i in range(37))]
            back.prism([(0, h), (s * w, h), (s * w, 0), (0, 0)] + list(reversed(half)), far, far + .3)
        for k in (-1, 0, 1):
            frame.box((k * r * .5, far + .15, z0), (.05, .06, 2 * r))
            frame.box((0, far + .15, z0 + k * r * .5), (2 * r, .06, .05))
    elif o["back_lattice"]:
        lattice(back, 2 * w, h, o["back_lattice"], o["back_lattice"] * .16, .25, "star", move(-w, far + .15))
    else:
        back.block((-w, far, 0), (w, far + .3, h))
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(wall, floor, back, ceiling, frame)
