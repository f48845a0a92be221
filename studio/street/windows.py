"""IT and Specializations: a grid of windows with people at work."""
import random

from families.bluehour import furnish
from figures.looks import dressed
from figures.people import person
from kit.masonry import Masonry, move
from kit.paint import paint
from mathutils import Vector

FRAME, ROOM, NIGHT, SHELF = "#26309A", "#161C60", "#0C0A1C", "#1E2678"
DAY = ("#8FB0F2", "#F4E6C8", "#5E86E4", "#FFB14A")  # blinds, and reflections in the panes
LIT = ("#FFB14A", "#FFE3B0", "#FF8A3C")
COLUMNS, ROWS, WIDE, HIGH = 5, 4, 1.8, 2.22
CAST = {(1, 2): ("scholar", "text", 250), (3, 1): ("idler", "read", 70), (4, 2): ("friend", "talk", 100), (2, 3): ("boy", "stroll", 290), (4, 0): ("clerk", "phone", 250)}


def build(spot):
    shop, at, rnd = spot.shop, spot.at, random.Random(11)
    ink = NIGHT if spot.glow else SHELF  # colour of the furniture in front of a pane
    half = COLUMNS * WIDE / 2
    for i in range(COLUMNS + 1):
        shop[FRAME].box((i * WIDE - half, .6, ROWS * HIGH / 2), (.22, 1.4, ROWS * HIGH), at)
    for j in range(1, ROWS + 1):
        shop[FRAME].box((0, .59, j * HIGH), (COLUMNS * WIDE + .24, 1.46, .22), at)
    shop[FRAME].block((-half, 1.35, 0), (half, 3, ROWS * HIGH), at)
    shop[FRAME].block((-2.4, 1.8, ROWS * HIGH), (1.2, 3, ROWS * HIGH + .5), at)
    for i in range(COLUMNS):
        for j in range(ROWS):
            x, z, lamp = (i + .5) * WIDE - half, j * HIGH + (.1 if j else 0), rnd.choice(LIT)
            door, lit, kind = (i, j) == (2, 0), rnd.random() < .72, rnd.random()
            lit = lit or door or (i, j) in CAST
            back = [(x - WIDE / 2 + .1, z), (x - WIDE / 2 + .1, z + HIGH - .2), (x + WIDE / 2 - .1, z + HIGH - .2), (x + WIDE / 2 - .1, z)]
            if lit:
                by_day = LIT[0] if door else rnd.choice(DAY)
                pane = Masonry(paint(lamp, 1, spot.glow * 1.15) if spot.glow else paint(by_day, 1, .45))
                pane.prism(back, 1.25, 1.3, at)
                pane.build()
            else:
                shop[ROOM].prism(back, 1.25, 1.3, at)
            if door:
                continue
            if (i, j) in CAST:
                name, act, facing = CAST[i, j]
                person(dressed(name, (NIGHT,) * 3 if spot.glow else None, carry_colours=(NIGHT,)), tuple(at @ Vector((x, .1, z))), facing, act)
            elif lit:
                piece = Masonry(paint(ink))
                furnish(piece, "shelf" if kind < .4 else "desk" if kind < .7 else "", 0, 0, WIDE - .3, rnd)
                if piece.faces:
                    shop[ink].add(piece.points, piece.faces, at @ move(x, .55, z))
    spot.lamp(0, -.6, 1.9, 110)
    shop["#E9DDF2"].block((-1.2, -.75, 0), (1.2, -.2, .12), at)
