"""Science: the ramp of a sundial, a door through it, and the striped quarter circle on which its shadow falls."""
import math

from kit.masonry import move, pointed_arch
from mathutils import Matrix

ORANGE, PALE, DEEP = "#D8572A", "#F5E6CC", "#A53A18"
FOOT, HEAD, HIGH = -4.5, 3.9, 8.9  # the ramp climbs along +x


def build(spot):
    shop, at = spot.shop, spot.at
    door = [(x + 2.35, z) for x, z in pointed_arch(.95, 2.1, 1.2)]
    shop[ORANGE].prism([(FOOT, 0), (HEAD, HIGH), (HEAD, 0)] + list(reversed(door)), .6, 1.0, at)
    shop[ORANGE].prism([(FOOT, 0), (HEAD, HIGH), (HEAD, 0)], 2.3, 2.7, at)
    shop[ORANGE].block((HEAD - .4, 1.0, 0), (HEAD, 2.3, HIGH), at)
    steps = 40
    for k in range(steps):
        x0, x1 = (FOOT + (HEAD - FOOT) * (k + j) / steps for j in (0, 1))
        shop[PALE].block((x0, 1.0, 0), (min(x1, HEAD - .4), 2.3, max(.05, HIGH * (k + 1) / steps - .3)), at)
    # a pale line along the edge of the ramp, which casts the shadow
    shop[PALE].prism([(FOOT, 0), (HEAD, HIGH), (HEAD, HIGH + .26), (FOOT, .26)], .52, .62, at)
    shop[PALE].prism([(x + 2.35, z) for x, z in pointed_arch(1.13, 2.1, 1.2)] + list(reversed(door)), .54, .62, at)
    spot.opening(door, .7, "#5A1A0C", "#FFC56A", deep=.2, watts=130)
    # the striped arc of the scale (71 degrees), on two piers
    radius, middle, high = 6.1, 2.0, 8.4
    for k in range(31):
        a = math.radians(178 + k * 2.3)
        t = at @ move(middle + radius * math.cos(a), 4.3, high + radius * math.sin(a)) @ Matrix.Rotation(-a, 4, "Y")
        shop[PALE if k % 2 else ORANGE].box((0, 0, 0), (.95, 1.7, radius * math.radians(2.3) + .02), t)
    for x, z in ((-4.1, 7.6), (-3.3, 5.2)):
        shop[DEEP].block((x - .28, 3.9, 0), (x + .28, 4.7, z), at)
    shop[PALE].block((-4.6, -.2, 0), (4.4, .6, .12), at)
