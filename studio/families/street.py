"""A street of nine places, seen straight on and slightly from above by an orthographic camera, so that the picture can be cut anywhere. A channel
along its front reflects the doors. `glow`: strength of the lamps; `heaven`: colours of the sky at that hour."""
import importlib

import bpy

from kit.furniture import Shop, furnish
from kit.masonry import Masonry, move
from kit.paint import paint, water
from kit.parts import tree
from street import BAY, sky
from street.spot import Spot

PALETTE = dict(paving="#EBD3AC", kerb="#F6E8CC", line="#DDBE8E", water="#123A5C", trunk="#5A3A22", leaves="#2F7A3A")
OPTIONS = dict(places=("helix", "stepwell", "panes", "market", "hall", "gnomon", "windows", "ghat", "houses"), glow=0., heaven=("#CFE6F5", "#F7E3C4", "#2F76D8", "#3F86D8"), ridge="#A9C8E6", ridge2="#C4DAEC",
               discs=(), stars=0, trees=(), things=())
UNDER = 14
QUAY, BRINK = -5.1, -12.5  # y at which the street ends at the water, and at which the picture ends


def build(place):
    p, o = place.palette, place.options
    shop, n = Shop(), len(o["places"])
    half = n * BAY / 2 + 8
    for k, name in enumerate(o["places"]):
        x = (k - (n - 1) / 2) * BAY
        importlib.import_module("street." + name).build(Spot(shop, move(x), o["glow"], k))
    shop[p["paving"]].block((-half, QUAY, -.6), (half, 7.2, 0))
    shop[p["kerb"]].block((-half, QUAY - .45, -.6), (half, QUAY, .1))
    shop[p["kerb"]].block((-half, QUAY - .9, -.6), (half, QUAY - .45, -.12))
    for k in range(int(2 * half / 2.4)):
        shop[p["line"]].block((-half + k * 2.4 - .02, QUAY, 0), (-half + k * 2.4 + .02, -1.9, .004))
    shop[p["line"]].block((-half, -4.2, 0), (half, -4.16, .005))
    shop[p["kerb"]].block((-half, 7.2, -.6), (half, 7.6, 1.0))
    channel = Masonry(water(p["water"], .05, .035, 1.1))
    channel.block((-half, BRINK - 6, -1), (half, QUAY - .9, -.35))
    channel.build()
    for x, y, height, spread, crown in o["trees"]:
        tree(shop[p["trunk"]], shop[p["leaves"]], x, y, 0, height, spread, int(abs(x) * 10), 2600 if crown else 4200, crown)
        shop[p["kerb"]].lathe([(0, 0), (.75, 0), (.75, .32), (0, .32)], move(x, y), 8)
    furnish(shop, o["things"])
    shop.build()
    for material in bpy.data.materials:
        material.cycles.sample_as_light = False  # lamps light the street; glowing surfaces light nothing and would take their samples
    sky.backdrop(half, 40, -14.5, 1, o["heaven"])
    sky.hills(half, 22, -3.4, (1.6, 2.6, 1.2, 3.4, 2.0, 1.4, 3.0, 4.2, 1.8, 2.4, 1.2, 3.2, 2.0), o["ridge2"])
    sky.hills(half, 18, -2.4, (.6, 1.2, 2.2, .8, 1.6, 2.6, 1.0, 1.4, 2.4, 1.2, 2.0, .8, 1.4), o["ridge"])
    for how in o["discs"]:
        sky.disc(*how)
    if o["stars"]:
        sky.stars(half, 39, -9, 1, o["stars"], "#DCE6FF")
