"""Position and light of a place on the street."""
from dataclasses import dataclass

from mathutils import Matrix, Vector

from kit import stage
from kit.furniture import Shop
from kit.masonry import Masonry
from kit.paint import paint



@dataclass
class Spot:
    """One of the street's places. `at`: where it stands; `glow`: strength of the lamps, 0 by day; `shop`: its masonry by colour. Its building lies between
    x = -BAY / 2 and BAY / 2 and from about y = -2 (front) to 7 (back)."""
    shop: Shop
    at: Matrix
    glow: float
    seed: int = 1

    def opening(self, outline, y, dark, warm="#FFC56A", turn=None, deep=.9, watts=0., shine=1., bright=0.) -> None:
        """What is seen through a door or window (`outline` in x and z): by day a room of colour `dark`, or with `bright` a sunlit court of that strength; after
        dark an even glow of colour `warm`, times `shine`, and with `watts` a lamp that lights the ground before it. `deep`: how far back it is."""
        turn = self.at if turn is None else turn
        middle = sum(x for x, _ in outline) / len(outline)
        if not self.glow:
            (self.shop.lamp(dark, bright) if bright else self.shop[dark]).prism(outline, y + deep, y + deep + .05, turn)
            return
        light = Masonry(paint(warm, 1, self.glow * shine))
        light.prism(outline, y + .25, y + .27, turn)
        panel = light.build()
        panel.visible_diffuse = panel.visible_shadow = False
        if watts:
            stage.lamp(turn @ Vector((middle, y - .7, 2.3)), watts * self.glow, "#FFB254", .12)

    def lamp(self, x, y, z, watts, colour="#FFB254", radius=.12):
        """An invisible lamp, after dark only."""
        if self.glow:
            stage.lamp(self.at @ Vector((x, y, z)), watts * self.glow, colour, radius)
