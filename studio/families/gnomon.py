"""Jantar Mantar: a ramp that casts its shadow on two quadrant scales, and smaller instruments around it."""
import math

from mathutils import Matrix

from kit.furniture import Shop, furnish
from kit.masonry import Masonry, build_all, move, turn_z
from kit.paint import paint

PALETTE = dict(wall="#D2552A", pale="#F3E2C6", ground="#EBD9BF")
OPTIONS = dict(high=10.5, long=18.5, quadrants=True, bowls=0, drum=False, openings=3, stairs=False, lined=False, things=())


def quadrant(wall, pale, s, radius, x, lined, width=2.6):
    """Adds a quarter circle of hour marks on piers, rising from the foot of the ramp on side `s` (1 or -1). `lined`: its underside has the colour
    of the piers."""
    for k in range(46):
        a = math.radians(-3 + k * 1.95)
        turn = move(x, s * (1.1 + radius * math.sin(a)), radius - radius * math.cos(a) + .1) @ Matrix.Rotation(s * a, 4, "X")
        (pale if k % 2 else wall).box((0, 0, -.25), (width, radius * math.radians(1.95) + .012, .5), turn)
        if lined:
            wall.box((0, 0, -.53), (width, radius * math.radians(1.95) + .07, .06), turn)
    for k in range(1, 6):
        a = math.radians(22 + k * 11)
        y = 1.1 + (radius + .2) * math.sin(a)
        # in slices, each up to the middle of the marks above it: a single flat top would leave a gap outside and pierce the marks inside
        for slice_ in range(6):
            at = y - .25 + slice_ * .1
            under = min((at - 1.1) / (radius + .25), math.sin(math.radians(80)))
            z = radius + .1 - (radius + .25) * math.sqrt(1 - under ** 2)
            wall.block((x - width * .3, s * at - .05, 0), (x + width * .3, s * at + .05, max(z, .2)))


def build(place):
    p, o = place.palette, place.options
    wall, pale, ground = Masonry(paint(p["wall"])), Masonry(paint(p["pale"])), Masonry(paint(p["ground"]))
    high, long = o["high"], o["long"]
    foot = -long / 2  # the ramp climbs along +x
    for y0, y1 in ((-1.05, -.72), (.72, 1.05)):
        wall.prism([(foot, 0), (foot + long, high), (foot + long, 0)], y0, y1)
    steps = 44
    for s in range(steps):
        x = foot + long * (s + .5) / steps
        pale.block((x - long / steps / 2, -.72, 0), (x + long / steps / 2, .72, max(.05, high * (s + 1) / steps - .28)))
    if o["quadrants"]:
        for s in (1, -1):
            quadrant(wall, pale, s, 7.2, 1.5, o["lined"])
    if o["stairs"]:
        # stairs beside the far scale, at the height of its marks, for the people who read them
        for k in range(40):
            a, b = (math.radians(2 + (k + j) * 2.1) for j in (0, 1))
            pale.block((2.8, 1.1 + 7.2 * math.sin(a), 0), (4.1, 1.1 + 7.2 * math.sin(b), 7.3 - 7.2 * math.cos(b) - .1))
            wall.block((4.1, 1.1 + 7.2 * math.sin(a), 0), (4.18, 1.1 + 7.2 * math.sin(b), 7.3 - 7.2 * math.cos(a) - .3))
    if o["drum"]:
        # a round observatory of pillars
        at = move(16, 12)
        for k in range(18):
            turn = at @ turn_z(k * 20)
            wall.box((6, 0, 2.6), (.7, 1.0, 5.2), turn)
            pale.box((6, 0, 5.35), (.8, 2.3, .3), turn)
    ground.block((-160, -160, -.3), (160, 200, 0))
    shop = Shop()
    furnish(shop, o["things"])
    shop.build()
    build_all(wall, pale, ground)
