"""A walkway beside white arches filled with coloured acrylic. The low sun casts their colours on floor and wall."""

import math

from kit.masonry import Masonry, build_all, move, round_arch, turn_z, wall_with_arch
from kit.paint import acrylic, paint

PALETTE = dict(wall="#D6CCBE", floor="#9C9186", back="#D6CCBE")
UNDER = 3  # the search for the ground starts here, below the roof
OPTIONS = dict(hues=("#E3004B", "#FF7A00", "#FFC400", "#E3004B", "#7A10C8", "#1238E0", "#00936F", "#E3004B"), bay=2.7, half=1.05, spring=2.7, height=5.2, x=-2.8, back=6.4, start=0., end=True, near=True, chalk=(), ground=40)


def build(place):
    p, o = place.palette, place.options
    wall, floor, back = Masonry(paint(p["wall"])), Masonry(paint(p["floor"], .55)), Masonry(paint(p["back"]))
    arch, bay = round_arch(o["half"], o["spring"]), o["bay"]
    for k, hue in enumerate(o["hues"]):
        turn = move(o["x"], o["start"] + (k + .5) * bay) @ turn_z(90)
        wall_with_arch(wall, bay, o["height"], arch, -.2, .2, turn)
        pane = Masonry(acrylic(hue))
        # a single face, so that it tints the light once
        pane.add([(x, 0, z) for x, z in arch], [tuple(range(len(arch)))], turn)
        pane.build()
    far = o["start"] + len(o["hues"]) * bay
    floor.block((-o["ground"], -30, -.2), (40, far + 20, 0))
    if o["end"]:
        back.block((o["x"] - .2, far, 0), (o["back"] + .3, far + .4, o["height"]))
    if o["back"]:
        back.block((o["back"], o["start"] - 8, 0), (o["back"] + .3, far, o["height"]))
    # the walkway starts behind the camera, so that no direct sun comes in from the near end
    if o["near"]:
        wall.block((o["x"] - .2, o["start"] - 12, 0), (o["x"] + .2, o["start"], o["height"]))
    # chalk outlines on the floor, where arch k cast its colour earlier in the day
    line = Masonry(paint("#F8F4EC"))
    for k, elevation, azimuth in o["chalk"]:
        long, a = 1 / math.tan(math.radians(elevation)), math.radians(azimuth)
        trace = [(o["x"] - z * long * math.sin(a), o["start"] + (k + .5) * bay + x + z * long * math.cos(a)) for x, z in arch]
        for (x0, y0), (x1, y1) in zip(trace, trace[1:]):
            t = move(x0, y0) @ turn_z(math.degrees(math.atan2(y1 - y0, x1 - x0)))
            line.block((-.015, -.018, 0), (math.hypot(x1 - x0, y1 - y0) + .015, .018, .005), t)
    line.build()
    build_all(wall, floor, back)
