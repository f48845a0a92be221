"""Furniture that shows what a room is for: beds, bars, a cradle, benches, glassware, screens. Metres. Each piece stands at (x, y), rotated by
`yaw` degrees.

A `Shop` has one Masonry per paint, so that a room of fifty things is still a handful of objects.
"""
import math
import random

import bpy
from mathutils import Matrix, Vector

from kit.masonry import Masonry, move, turn_z
from kit.paint import acrylic, linear, paint
from kit.screens import DARK, PALE, SCREENS


class Shop:
    """Masonry by colour, created on first use: `shop["#ffffff"]`. `stained` returns tinted acrylic, `lamp` glowing masonry."""

    def __init__(self):
        self.kept = {}

    def __getitem__(self, colour):
        return self.kept.setdefault(colour, Masonry(paint(colour)))

    def stained(self, colour):
        return self.kept.setdefault("acrylic " + colour, Masonry(acrylic(colour)))

    def lamp(self, colour, strength=2.):
        return self.kept.setdefault(f"lamp {colour} {strength}", Masonry(paint(colour, 1, strength)))

    def build(self):
        for masonry in self.kept.values():
            masonry.build()


def bed(shop, x, y, yaw=0, frame="#2B4A6B", sheet="#F4EFE4", blanket="#2C8C6B"):
    """Adds a hospital bed; its head is at +y."""
    t = move(x, y) @ turn_z(yaw)
    for sx in (-.44, .44):
        for sy in (-.98, .98):
            shop[frame].box((sx, sy, .32), (.05, .05, .64), t)
    shop[frame].box((0, 0, .45), (.94, 2.04, .07), t)
    shop[sheet].box((0, 0, .56), (.92, 2.0, .16), t)
    shop[blanket].box((0, -.32, .60), (.96, 1.3, .14), t)
    shop[sheet].box((0, .36, .665), (.97, .18, .03), t)
    shop[sheet].box((0, .74, .69), (.66, .36, .12), t)
    for k in range(7):
        shop[frame].box((-.42 + k * .14, 1.0, .80), (.028, .03, .52), t)
    shop[frame].box((0, 1.0, 1.07), (.94, .05, .05), t)
    shop[frame].box((0, -1.0, .62), (.94, .05, .30), t)


def bars(shop, x, y, yaw=0, long=5., frame="#F4EFE4", mat="#C63D2B", foot="#1F2B66"):
    """Adds parallel bars along y, for learning to walk again, over a mat."""
    t = move(x, y) @ turn_z(yaw)
    shop[mat].box((0, 0, .02), (1.25, long + .7, .04), t)
    for s in (-1, 1):
        rail = t @ move(s * .34, -long / 2, .93) @ Matrix.Rotation(math.radians(-90), 4, "X")
        shop[frame].lathe([(0, 0), (.035, 0), (.035, long), (0, long)], rail, 12)
        for k in range(4):
            yy = -long / 2 + .3 + k * (long - .6) / 3
            shop[frame].box((s * .34, yy, .47), (.06, .06, .92), t)
            shop[foot].box((s * .40, yy, .06), (.36, .16, .05), t)


def plinth(shop, x, y, yaw=0, pad="#C63D2B", frame="#F4EFE4", pillow=""):
    """Adds a treatment couch; its head is at +y."""
    t = move(x, y) @ turn_z(yaw)
    shop[pad].box((0, 0, .62), (.74, 1.95, .12), t)
    shop[frame].box((0, 0, .54), (.62, 1.8, .05), t)
    for s in (-.72, .72):
        shop[frame].box((0, s, .27), (.56, .07, .52), t)
    if pillow:
        shop[pillow].box((0, .76, .71), (.5, .34, .09), t)


def ball(shop, x, y, radius=.36, colour="#F2A33A"):
    shop[colour].lathe([(radius * math.sin(a) + 1e-4, radius - radius * math.cos(a)) for a in (math.pi * i / 72 for i in range(73))], move(x, y), 128)


def cradle(shop, x, y, yaw=0, wood="#7A2D12", cloth="#F4EFE4", drape="#E2567A"):
    """Adds a cradle that swings from a bar, with cloth over its end."""
    t = move(x, y) @ turn_z(yaw)
    for s in (-1, 1):
        for lean in (-1, 1):
            shop[wood].prism([(lean * .46, 0), (lean * .40, 0), (-.03 * lean, 1.5), (.03 * lean, 1.5)], s * .72 - .03, s * .72 + .03, t)
        shop[wood].box((0, s * .52, 1.08), (.025, .025, .72), t)
    shop[wood].box((0, 0, 1.5), (.08, 1.6, .08), t)
    n, rows = 12, []
    for i in range(n + 1):
        v = i / n * 2 - 1
        rows.append([(.30 * math.sin(a) * (1 - .12 * v * v), v * .60, .80 - .26 * math.cos(a) + .05 * v * v) for a in (math.radians(-100 + 200 * k / 10) for k in range(11))])
    for a, b in zip(rows, rows[1:]):
        shop[wood].add(a + b, [(k, k + 1, k + 12, k + 11) for k in range(10)], t)
    shop[cloth].box((0, 0, .72), (.46, 1.05, .14), t)
    folds = [(.31 * math.cos(k * .3) * 0 + (-.30 + .6 * k / 16), .42 + .03 * math.sin(k * 1.9)) for k in range(17)]
    if drape:
        shop[drape].add([(px, py, z) for z in (.62, 1.52) for px, py in ((a * (1 if z < 1 else .25), b) for a, b in folds)],
                        [(k, k + 1, k + 18, k + 17) for k in range(16)], t)


def table(shop, x, y, yaw=0, wide=3., deep=.8, high=.92, top="#F4EFE4", body="#1F5A6B", feet=True):
    """Adds a bench. With `feet` it stands on two panels, otherwise it is closed down to the floor."""
    t = move(x, y) @ turn_z(yaw)
    shop[top].box((0, 0, high - .03), (wide, deep, .06), t)
    if feet:
        for s in (-1, 1):
            shop[body].box((s * (wide / 2 - .12), 0, (high - .06) / 2), (.08, deep - .1, high - .06), t)
    else:
        shop[body].box((0, 0, (high - .06) / 2), (wide - .1, deep - .1, high - .06), t)
        for k in range(int(wide / .6)):
            shop[top].box((-wide / 2 + .35 + k * .6, -deep / 2 + .045, high * .72), (.2, .03, .03), t)


def tubes(shop, x, y, z, count=8, yaw=0, colours=("#D5213C", "#F2A33A", "#8E1F45"), rack="#F4EFE4", size=1.):
    """Adds a rack of sample tubes. `size` 1 is slightly larger than life, so that it is recognisable from a distance."""
    t = move(x, y, z) @ turn_z(yaw) @ Matrix.Scale(size, 4)
    long = count * .07 + .06
    shop[rack].box((0, 0, .02), (long, .12, .04), t)
    shop[rack].box((0, 0, .14), (long, .12, .025), t)
    for s in (-1, 1):
        shop[rack].box((s * (long / 2 - .007), 0, .08), (.02, .126, .166), t)
    for k in range(count):
        at = t @ move(-long / 2 + .065 + k * .07, 0, .04)
        shop[colours[k % len(colours)]].lathe([(0, 0), (.023, .02), (.023, .19), (0, .19)], at, 12)
        shop["#1B1838"].lathe([(0, .19), (.026, .19), (.026, .235), (0, .235)], at, 12)


def flask(shop, x, y, z, colour="#1238E0", size=1., kind="cone"):
    """Adds a glass vessel with coloured liquid. `kind`: 'cone', 'ball' or 'cylinder'."""
    t = move(x, y, z) @ Matrix.Scale(size, 4)
    shape = {"cone": [(0, 0), (.13, 0), (.14, .02), (.045, .24), (.04, .32), (.05, .34)], "ball": [(0, 0), (.06, .01), (.12, .08), (.13, .14), (.1, .21), (.04, .26), (.035, .38), (.045, .4)],
             "cylinder": [(0, 0), (.06, 0), (.06, .4), (.07, .42)]}[kind]
    shop[colour].lathe(shape, t, 24)


def microscope(shop, x, y, z, yaw=0, colour="#17142E", size=1.25):
    t = move(x, y, z) @ turn_z(yaw) @ Matrix.Scale(size, 4)
    m = shop[colour]
    m.box((0, 0, .02), (.18, .24, .04), t)
    m.box((0, -.085, .17), (.06, .05, .30), t)
    m.box((0, .0, .12), (.15, .14, .02), t)
    m.box((0, -.03, .33), (.06, .17, .05), t)
    m.lathe([(0, -.20), (.02, -.2), (.03, -.1), (.035, .0), (0, 0)], t @ move(0, .03, .36), 14)
    m.lathe([(0, 0), (.03, 0), (.026, .19), (0, .19)], t @ move(0, .0, .36) @ Matrix.Rotation(math.radians(32), 4, "X"), 14)


def stool(shop, x, y, colour="#17142E", seat="#C63D2B"):
    t = move(x, y)
    shop[seat].lathe([(0, .58), (.18, .58), (.18, .65), (0, .65)], t, 20)
    shop[colour].lathe([(.03, 0), (.03, .58)], t, 10)
    shop[colour].lathe([(0, 0), (.2, 0), (.05, .05), (0, .05)], t, 20)


def wheelchair(shop, x, y, yaw=0, frame="#17142E", seat="#C63D2B"):
    """Adds a wheelchair that faces +y."""
    t = move(x, y) @ turn_z(yaw)
    for s in (-1, 1):
        wheel = t @ move(s * .30, -.08, .31) @ Matrix.Rotation(math.radians(90), 4, "Y")
        ring = [(.29 + .022 * math.cos(a), .022 * math.sin(a)) for a in (k * math.tau / 8 for k in range(9))]
        shop[frame].lathe(ring, wheel, 36)
        for k in range(8):
            shop[frame].box((.145, 0, 0), (.29, .010, .010), wheel @ turn_z(45 * k))
        shop[frame].lathe([(.07 + .016 * math.cos(a), .016 * math.sin(a)) for a in (k * math.tau / 6 for k in range(7))], t @ move(s * .24, .40, .09) @ Matrix.Rotation(math.radians(90), 4, "Y"), 20)
        shop[frame].box((s * .26, .0, .66), (.035, .44, .035), t)
        shop[frame].box((s * .26, -.24, .72), (.035, .035, .56), t)
        shop[frame].box((s * .26, -.32, .99), (.035, .18, .035), t)
        shop[frame].box((s * .2, .48, .28), (.03, .03, .40), t @ Matrix.Identity(4))
        shop[frame].box((s * .15, .56, .10), (.16, .2, .02), t)
    shop[seat].box((0, .02, .48), (.5, .46, .05), t)
    shop[seat].box((0, -.23, .72), (.5, .04, .46), t)


def tiffin(shop, x, y, z=0., size=1., colour="#F4EFE4", inside="#8E8578"):
    """Adds an empty tiffin carrier taken apart: one open box, and two still stacked under the handle."""
    t = move(x, y, z) @ Matrix.Scale(size, 4)
    for at, n in ((t @ move(-.09, 0), 1), (t @ move(.09, 0), 2)):
        for k in range(n):
            shop[colour].lathe([(0, .085 * k), (.075, .085 * k), (.078, .085 * k + .075), (.07, .085 * k + .075)], at, 24)
        shop[inside].lathe([(0, .085 * n - .03), (.07, .085 * n - .012)], at, 24)
    for s in (-1, 1):
        shop[colour].box((.09 + s * .086, 0, .12), (.010, .03, .24), t)
    shop[colour].box((.09, 0, .24), (.18, .03, .012), t)


def open_tiffin(shop, x, y, z=0., yaw=0, size=1., colour="#F4EFE4", insides=("#F2C23A", "#FBF6EA", "#4E8A2E", "#C2562A")):
    """Adds a tiffin carrier laid out for a meal: the frame with one box in it, three bowls around it and the lid leaning against it; dal, rice,
    greens and a curry."""
    t = move(x, y, z) @ turn_z(yaw) @ Matrix.Scale(size, 4)
    bowl = [(0, .0), (.066, .0), (.074, .010), (.079, .062), (.072, .062), (.066, .020), (0, .016)]
    for at, inside, heap in zip(((0, 0), (-.20, -.07), (-.07, -.23), (.15, -.19)), insides, (.0, .028, .016, .004)):
        shop[colour].lathe(bowl, t @ move(*at), 28)
        shop[inside].lathe([(0, .036 + heap), (.034, .036 + heap * .7), (.0665, .036)], t @ move(*at), 28)
    for s in (-1, 1):
        shop[colour].box((s * .086, 0, .13), (.010, .03, .26), t)
    shop[colour].box((0, 0, .26), (.18, .03, .012), t)
    shop[colour].lathe([(0, 0), (.078, 0), (.078, .012), (.03, .020), (0, .022)], t @ move(.17, .0, .075) @ Matrix.Rotation(math.radians(62), 4, "Y"), 28)


def ladder(shop, x, y, height, yaw=0, colour="#F4EFE4", lean=14):
    t = move(x, y) @ turn_z(yaw) @ Matrix.Rotation(math.radians(-lean), 4, "X")
    for s in (-.24, .24):
        shop[colour].box((s, 0, height / 2), (.06, .06, height), t)
    for k in range(int(height / .32)):
        shop[colour].box((0, 0, .3 + k * .32), (.48, .05, .05), t)


def shelf(shop, x, y, z=0, yaw=0, wide=3., high=3.2, deep=.36, rows=6, seed=1, wood="#6B2A16", books=("#C63D2B", "#F2A33A", "#1F5A6B", "#F1E3C8", "#2B3A78"), back=True, full=.9, gap_in=None):
    """Adds shelves of books; the open side faces -y. `gap_in`: (row, from, to), a place where books are missing and one leans."""
    rnd, t = random.Random(seed), move(x, y, z) @ turn_z(yaw)
    gap = high / rows
    for k in range(rows + 1):
        shop[wood].box((0, 0, k * gap), (wide, deep, .045), t)
    for s in (-1, 1):
        shop[wood].box((s * wide / 2, 0, high / 2), (.06, deep, high + .05), t)
    if back:
        shop[wood].box((0, deep / 2, high / 2), (wide, .03, high), t)
    for k in range(rows):
        u = -wide / 2 + .06
        while u < wide / 2 - .1:
            w, h = rnd.uniform(.035, .085), gap * rnd.uniform(.62, .88)
            if rnd.random() < full:
                colour = rnd.choice(books)
                if not gap_in or k != gap_in[0] or u + w < gap_in[1] or u > gap_in[2]:
                    shop[colour].box((u + w / 2, -.02, k * gap + .022 + h / 2), (w * .92, deep * .72, h), t)
            elif rnd.random() < .5:
                u += .12
            u += w
    if gap_in:
        k, u, _ = gap_in
        shop[books[3]].box((0, 0, gap * .38), (.06, deep * .72, gap * .76), t @ move(u + .04, -.02, k * gap + .03) @ Matrix.Rotation(math.radians(24), 4, "Y"))


def basket(shop, x, y, radius=.45, heap="#F2A33A", body="#7A2D12", z=0.):
    at = move(x, y, z)
    shop[body].lathe([(0, 0), (radius * .75, 0), (radius, .3), (radius * .93, .3), (0, .22)], at, 24)
    shop[heap].lathe([(radius * .93, .24), (radius * .7, .24 + radius * .3), (radius * .35, .24 + radius * .55), (0, .24 + radius * .62)], at, 24)


def lectern(shop, x, y, yaw=0, colour="#7A2D12"):
    t = move(x, y) @ turn_z(yaw)
    shop[colour].box((0, 0, .52), (.5, .36, 1.04), t)
    shop[colour].prism([(-.3, 1.04), (.3, 1.04), (.3, 1.09), (-.3, 1.09)], -.26, .26, t @ Matrix.Rotation(0, 4, "X"))


def beam(shop, x, y, z, look, energy=600., wide=100., colour="#FFC46B", soft=.03, edge=.12):
    """Adds a spotlight from (x, y, z) towards `look` that casts a round pool of light, `wide` degrees across. The lamp itself is invisible."""
    light = bpy.data.lights.new("beam", "SPOT")
    light.energy, light.color, light.spot_size, light.spot_blend, light.shadow_soft_size = energy, linear(colour), math.radians(wide), edge, soft
    lamp = bpy.data.objects.new("beam", light)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.matrix_world = Matrix.Translation((x, y, z)) @ (Vector(look) - Vector((x, y, z))).to_track_quat("-Z", "Y").to_matrix().to_4x4()


def lamp_post(shop, x, y, height=3.2, colour="#17142E", glow="#FFC46B", pool=0., wide=100., warm="#FFA040"):
    """Adds a lamp post. With `pool` (its strength) it lights a warm disc on the ground, `wide` degrees across."""
    if pool:
        beam(shop, x, y - .12, height - .02, (x, y - .12, 0), pool, wide, warm)
    shop[colour].box((x, y, height / 2), (.08, .08, height))
    shop.lamp(glow, 4.).box((x, y, height + .2), (.26, .26, .36))
    shop[colour].box((x, y, height + .42), (.36, .36, .06))


def trestle(shop, x, y, yaw=0, wide=2.4, deep=.8, high=.84, top="#F4EFE4", legs="#7A2D12", stacks=(), coin="#E8A02C", fall=.22):
    """Adds a board on two trestles under a short cloth. `stacks`: small stacks of coins, (along, across, number of coins)."""
    t = move(x, y) @ turn_z(yaw)
    shop[top].box((0, 0, high - .02), (wide, deep, .04), t)
    for s in (-1, 1):
        if fall:
            shop[top].box((0, s * deep / 2, high - .02 - fall / 2), (wide, .015, fall), t)
        for q in (-1, 1):
            shop[legs].prism([(s * (wide / 2 - .3) + q * .24 - .03, 0), (s * (wide / 2 - .3) + q * .24 + .03, 0), (s * (wide / 2 - .3) + .03, high - .04), (s * (wide / 2 - .3) - .03, high - .04)], q * (deep / 2 - .1) - .03, q * (deep / 2 - .1) + .03, t)
    for u, v, coins in stacks:
        for k in range(coins):
            shop[coin].lathe([(0, 0), (.045, 0), (.045, .017), (0, .017)], t @ move(u + .004 * (-1) ** k, v, high + k * .02), 16)


def sheet(shop, a, b, drop=.6, sag=.10, colour="#F4EFE4", hang=.0):
    """Adds a long cloth held taut between two points (x, y, z) of its upper edge. It hangs `drop` metres down and ripples slightly."""
    (x0, y0, z0), (x1, y1, z1) = a, b
    long, n, m = math.hypot(x1 - x0, y1 - y0), 48, 8
    t = move(x0, y0) @ turn_z(math.degrees(math.atan2(y1 - y0, x1 - x0)))
    points = [(long * i / n, .035 * math.sin(i * .55) * (j / m) ** 1.5 + hang * j / m, z0 + (z1 - z0) * i / n - sag * math.sin(math.pi * i / n) * (1 + .35 * j / m) - drop * j / m) for j in range(m + 1) for i in range(n + 1)]
    shop[colour].add(points, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)], t)


def chair(shop, x, y, yaw=0, colour="#F4EFE4"):
    """Adds a plain chair. A person on it faces +y."""
    t = move(x, y) @ turn_z(yaw)
    shop[colour].box((0, 0, .45), (.44, .44, .05), t)
    for sx in (-.19, .19):
        for sy in (-.19, .19):
            shop[colour].box((sx, sy, .22 if sy > 0 else .46), (.045, .045, .44 if sy > 0 else .92), t)
    for z in (.66, .86):
        shop[colour].box((0, -.19, z), (.40, .03, .09), t)


def monitor(shop, x, y, z, yaw=0, size=1., frame="#17142E", shows="page"):
    """Adds a wide screen on a foot; it faces -y. `shows`: a name in kit/screens.py."""
    t = move(x, y, z) @ turn_z(yaw) @ Matrix.Scale(size, 4)
    shop[frame].box((0, .02, .01), (.5, .3, .02), t)
    shop[frame].box((0, .05, .2), (.08, .05, .4), t)
    shop[frame].box((0, .03, .80), (1.7, .05, 1.06), t)
    shop.lamp(DARK.get(shows, PALE), .9).box((0, 0, .80), (1.6, .012, .96), t)

    def put(colour, u, v, wide, high, layer=1):
        (shop.lamp(colour, .5) if shows in DARK else shop[colour]).box((u, -.008 * layer, .80 + v), (wide, .012, high), t)
    SCREENS[shows](put)


def notebook(shop, x, y, z, yaw=0, cover="#17142E", page="#F6EFE2", size=1.):
    """Adds a notebook that lies open, its pages slightly arched."""
    t = move(x, y, z) @ turn_z(yaw) @ Matrix.Scale(size, 4)
    shop[cover].box((0, 0, .006), (.44, .31, .012), t)
    for s in (-1, 1):
        shop[page].prism([(0, .012), (s * .205, .012), (s * .205, .022), (s * .12, .034), (s * .03, .034), (0, .018)], -.145, .145, t)


def handpump(shop, x, y, yaw=0, size=1.25, iron="#2B6FB0", grip="#17142E", slab="#E9DFCB"):
    """Adds a village hand pump on its slab, with the spout at -y and the long handle raised at +y."""
    t = move(x, y) @ turn_z(yaw) @ Matrix.Scale(size, 4)
    shop[slab].lathe([(0, .12), (1.15, .12), (1.15, 0)], t, 40)
    shop[iron].lathe([(0, .12), (.11, .12), (.11, .86), (.17, .86), (.17, .92), (0, .92)], t, 24)
    shop[iron].box((0, 0, 1.10), (.24, .34, .36), t)
    shop[iron].lathe([(0, 0), (.045, 0), (.045, .46), (0, .46)], t @ move(0, -.06, .74) @ Matrix.Rotation(math.radians(98), 4, "X"), 14)
    shop[iron].lathe([(0, 0), (.045, 0), (.045, .14), (0, .14)], t @ move(0, -.515, .56), 14)
    shop[grip].box((0, .62, 1.42), (.05, 1.05, .07), t @ move(0, .62, 1.42) @ Matrix.Rotation(math.radians(24), 4, "X") @ move(0, -.62, -1.42))


def icebox(shop, x, y, z=0., yaw=0, body="#2A6FB8", lid="#F4EFE4", caps=("#D5213C", "#F2A33A", "#D5213C", "#F2A33A")):
    """Adds an open ice box with four sample bottles."""
    t = move(x, y, z) @ turn_z(yaw)
    shop[body].box((0, 0, .17), (.62, .40, .34), t)
    shop[lid].box((0, 0, .35), (.66, .44, .03), t)
    shop[lid].box((0, .24, .52), (.66, .05, .40), t @ move(0, .24, .34) @ Matrix.Rotation(math.radians(-14), 4, "X") @ move(0, -.24, -.34))
    for k, cap in enumerate(caps):
        at = t @ move(-.21 + k * .14, 0, .36)
        shop["#BFE0F0"].lathe([(0, 0), (.05, 0), (.05, .10), (.028, .13), (.028, .15), (0, .15)], at, 16)
        shop[cap].lathe([(0, .145), (.034, .145), (.034, .19), (0, .19)], at, 16)


def pot(shop, x, y, z=0., size=1., colour="#D99A2C"):
    """Adds a round brass water pot."""
    shop[colour].lathe([(0, 0), (.10, 0), (.19, .10), (.20, .18), (.14, .27), (.07, .31), (.07, .34), (.11, .37), (.10, .38), (.05, .35), (0, .34)], move(x, y, z) @ Matrix.Scale(size, 4), 32)


def post_box(shop, x, y, z=0., yaw=0, red="#D5213C", foot="#17142E", plate="#F4EFE4", slot_at=1.30, letter=.0):
    """Adds a pillar box; its slot faces -y. `letter`: how far a letter sticks out of the slot, in metres."""
    t = move(x, y, z) @ turn_z(yaw)
    shop[foot].lathe([(.0, 0), (.31, 0), (.31, .13), (.29, .16), (0, .16)], t, 72)
    shop[red].lathe([(.26, .16), (.26, 1.46), (.285, 1.46), (.285, 1.50), (.325, 1.53), (.325, 1.59), (.27, 1.64), (.15, 1.70), (0, 1.725)], t, 72)
    shop[red].lathe([(.26, .36), (.275, .37), (.275, .41), (.26, .42)], t, 72)
    shop[red].block((-.14, -.29, slot_at + .035), (.14, -.2, slot_at + .065), t)  # the lip over the slot
    shop[foot].block((-.12, -.268, slot_at - .022), (.12, -.2, slot_at + .035), t)
    shop[plate].block((-.11, -.262, .84), (.11, -.2, 1.12), t)
    for k in range(4):
        shop[foot].block((-.08, -.265, .89 + k * .05), (.08, -.2, .905 + k * .05), t)
    if letter:
        shop[plate].block((-.085, -.26 - letter, slot_at), (.085, -.2, slot_at + .008), t)


def bag(shop, x, y, z=0., yaw=0, size=1., body="#D5213C", flap="#8E1F45", strap="#17142E"):
    """Adds a school bag that stands on its own; its pocket faces -y."""
    t = move(x, y, z) @ turn_z(yaw) @ Matrix.Scale(size, 4)
    def rounded(half, low, high):
        return [(-half, low)] + [(-half * math.cos(a), high - half + half * math.sin(a) ** .8) for a in (math.pi * k / 16 for k in range(17))] + [(half, low)]
    shop[body].prism(rounded(.155, 0, .43), -.09, .07, t)
    shop[flap].prism(rounded(.115, .03, .22), -.125, -.085, t)
    shop[strap].prism([(.028 * math.cos(a), .43 + .045 * math.sin(a)) for a in (math.pi * k / 8 for k in range(9))] + [(.018 * math.cos(a), .43 + .03 * math.sin(a)) for a in (math.pi * k / 8 for k in range(8, -1, -1))], -.02, .0, t)
    for s in (-1, 1):
        shop[strap].box((s * .09, .085, .22), (.04, .02, .34), t)


THINGS = dict(bag=bag, post_box=post_box, pot=pot, handpump=handpump, icebox=icebox, bed=bed, bars=bars, plinth=plinth, ball=ball, cradle=cradle, table=table, tubes=tubes, flask=flask, microscope=microscope, stool=stool, wheelchair=wheelchair, ladder=ladder, shelf=shelf, basket=basket,
              lectern=lectern, lamp_post=lamp_post, beam=beam, trestle=trestle, sheet=sheet, chair=chair, notebook=notebook, monitor=monitor, tiffin=tiffin, open_tiffin=open_tiffin)


def furnish(shop, things):
    """Adds furniture. `things`: pairs of a name in THINGS and a dict of arguments."""
    for name, how in things:
        THINGS[name](shop, **how)
