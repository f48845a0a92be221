"""Position and light of a place on the street."""
from dataclasses import dataclass

from mathutils import Matrix, Vector

from kit import stage
from kit.furniture import Shop
from kit.masonry import Masonry
from kit.paint import paint



@dataclass
class Spot:
    """One place of the street. `at`: its position (a 4×4 matrix); `glow`: strength of its lamps, 0 by day; `shop`: its masonry by colour. The
    building lies between x = -BAY / 2 and BAY / 2 and from about y = -2 (front) to 7 (back)."""
    shop: Shop
    at: Matrix
    glow: float
    seed: int = 1

    def opening(self, outline, y, dark, warm="#FFC56A", turn=None, deep=.9, watts=0., shine=1., bright=0.) -> None:
        """Adds what is visible through a door or window (`outline` in x and z). By day: a room of colour `dark` or, with `bright`, a sunlit court
        of that strength, `deep` metres behind the opening. After dark: an even glow of colour `warm`, multiplied by `shine`, and with `watts` a
        lamp that lights the ground in front."""
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
        """Adds an invisible lamp, after dark only."""
        if self.glow:
            stage.lamp(self.at @ Vector((x, y, z)), watts * self.glow, colour, radius)
