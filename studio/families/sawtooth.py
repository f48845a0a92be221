"""A hall under a sawtooth roof, open towards the camera. The sun comes in through the vertical side of each tooth and falls diagonally on the back
wall."""
from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all
from kit.paint import paint

PALETTE = dict(wall="#2FA39E", pale="#F4F1EA", floor="#D9E4E2", roof="#F4F1EA", frame="#F4F1EA")
UNDER = 2  # the search for the ground starts here, below the roof
OPTIONS = dict(width=12., depth=4.6, height=3.7, teeth=4, tooth=1.5, front=-.4, windows=((-3.6, .9, 1.0, 3.1),), things=())


def build(place):
    p, o = place.palette, place.options
    wall, pale, floor, roof, frame = (Masonry(paint(p[k])) for k in ("wall", "pale", "floor", "roof", "frame"))
    w, d, h, rise = o["width"] / 2, o["depth"], o["height"], o["tooth"]
    # the back wall, in strips between its windows
    x = -w
    for centre, half, sill, head in sorted(o["windows"]):
        wall.block((x, d, 0), (centre - half, d + .3, h))
        wall.block((centre - half, d, 0), (centre + half, d + .3, sill))
        wall.block((centre - half, d, head), (centre + half, d + .3, h))
        for k in (-1, 0, 1):
            frame.block((centre + k * half - .035, d - .04, sill), (centre + k * half + .035, d + .1, head))
        for z in (sill, (sill + head) / 2, head):
            frame.block((centre - half - .035, d - .04, z - .035), (centre + half + .035, d + .1, z + .035))
        x = centre + half
    wall.block((x, d, 0), (w, d + .3, h))
    for s in (-1, 1):
        pale.block((s * w, o["front"], 0), (s * (w + .3), d + .3, h + .2))
    floor.block((-60, -40, -.2), (60, 60, 0))
    pitch = 2 * w / o["teeth"]
    for k in range(o["teeth"]):
        x0, x1 = -w + k * pitch, -w + (k + 1) * pitch
        # a thin roof slopes down to the right from the open vertical side; a gable closes the tooth at the back
        roof.prism([(x0 - .12, h + rise), (x0, h + rise + .14), (x1 + .02, h + .14), (x1 + .02, h)], o["front"], d + .3)
        wall.prism([(x0, h), (x0, h + rise), (x1, h)], d, d + .3)
        frame.block((x0 - .09, o["front"], h - .10), (x0 + .09, d + .3, h + .12))
        for j in range(int((d - o["front"]) / 1.1) + 1):
            frame.block((x0 - .04, o["front"] + j * 1.1, h), (x0 + .04, o["front"] + j * 1.1 + .07, h + rise))
    frame.block((w - .09, o["front"], h - .10), (w + .3, d + .3, h + .22))
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(wall, pale, floor, roof, frame)
