"""Where a place of the street stands and by which light it is seen."""
from dataclasses import dataclass
from typing import Any

from mathutils import Matrix, Vector

from kit import stage
from kit.furniture import Shop
from kit.masonry import Masonry
from kit.paint import paint



@dataclass
class Spot:
    """`glow`: how strongly lamps burn, 0 by day. A place spans x from -BAY / 2 to BAY / 2 and y from -1.6 back to 7; the street is in front."""
    shop: Shop
    at: Matrix
    glow: float
    seed: int = 1

    def opening(self, outline, y, dark, warm="#FFC56A", turn=None, deep=.9, watts=0., shine=1., bright=0.) -> Any:
        """What stands in a doorway (`outline` in x and z): by day a dark room, or with `bright` a court in the sun; after dark an even glow, with a lamp that
        lights the ground before it."""
        turn = self.at if turn is None else turn
        middle = sum(x for x, _ in outline) / len(outline)
        if not self.glow:
            (self.shop.lamp(dark, bright) if bright else self.shop[dark]).prism(outline, y + deep, y + deep + .05, turn)
            return
        light = Masonry(paint(warm, 1, self.glow * shine))
        light.prism(outline, y + .25, y + .27, turn)
        held = light.build()
        held.visible_diffuse = held.visible_shadow = False
        if watts:
            stage.lamp(turn @ Vector((middle, y - .7, 2.3)), watts * self.glow, "#FFB254", .12)

    def lamp(self, x, y, z, watts, colour="#FFB254", radius=.12):
        """A lamp that is not seen itself, after dark."""
        if self.glow:
            stage.lamp(self.at @ Vector((x, y, z)), watts * self.glow, colour, radius)
