"""Building parts shared by several places: lattices, stairs, columns, domes, plants. Lengths in metres."""
import math
import random

from mathutils import Matrix, Vector

from kit.masonry import STAY, move, round_arch, turn_z


def bar(masonry, a, b, wide, deep, turn=STAY):
    """Adds a straight bar between two (x, z) points in the plane y = 0: `wide` in the plane, `deep` along y."""
    (x0, z0), (x1, z1) = a, b
    dx, dz = x1 - x0, z1 - z0
    long = math.hypot(dx, dz)
    if long < 1e-4:
        return
    nx, nz = -dz / long * wide / 2, dx / long * wide / 2
    masonry.prism([(x0 + nx, z0 + nz), (x1 + nx, z1 + nz), (x1 - nx, z1 - nz), (x0 - nx, z0 - nz)], -deep / 2, deep / 2, turn)


def rod(masonry, a, b, radius, sides=8):
    """Adds a thin round bar between two points."""
    (x0, y0, z0), (x1, y1, z1) = a, b
    turn = move(x0, y0, z0) @ turn_z(math.degrees(math.atan2(y1 - y0, x1 - x0))) @ Matrix.Rotation(math.pi / 2 - math.atan2(z1 - z0, math.hypot(x1 - x0, y1 - y0)), 4, "Y")
    masonry.lathe([(radius, 0), (radius, math.dist(a, b))], turn, sides)


def clipped(a, b, width, height):
    """Returns the part of the line from a to b inside 0…width × 0…height, or None (Liang–Barsky clipping)."""
    (x0, z0), (x1, z1) = a, b
    t0, t1 = 0., 1.
    for p, q in ((x0 - x1, x0), (x1 - x0, width - x0), (z0 - z1, z0), (z1 - z0, height - z0)):
        if abs(p) < 1e-9:
            if q < 0:
                return None
        elif p < 0:
            t0 = max(t0, q / p)
        else:
            t1 = min(t1, q / p)
    if t0 >= t1:
        return None
    return (x0 + t0 * (x1 - x0), z0 + t0 * (z1 - z0)), (x0 + t1 * (x1 - x0), z0 + t1 * (z1 - z0))


def outside(a, b, x0, x1, z0, z1):
    """Returns the parts of the line from a to b that lie outside a rectangle, at most two."""
    within = clipped((a[0] - x0, a[1] - z0), (b[0] - x0, b[1] - z0), x1 - x0, z1 - z0)
    if not within:
        return ((a, b),)
    c, d = ((x + x0, z + z0) for x, z in within)
    return (a, c), (d, b)


def segments(pattern, width, height, cell):
    """Returns the lines of a pierced screen as pairs of (x, z) points. `pattern`: 'diamond', 'hex' or 'star' (squares crossed by diagonals, as in
    Mughal screens)."""
    lines, big = [], width + height
    if pattern in ("diamond", "star"):
        slope = 1. if pattern == "star" else 1.35
        n = int(big * 1.5 / cell) + 2
        for k in range(-n, n):
            lines += [((k * cell, 0), (k * cell + big / slope, big)), ((k * cell, 0), (k * cell - big / slope, big))]
    if pattern == "star":
        lines += [((k * cell + cell / 2, 0), (k * cell + cell / 2, height)) for k in range(-1, int(width / cell) + 1)]
        lines += [((0, k * cell + cell / 2), (width, k * cell + cell / 2)) for k in range(-1, int(height / cell) + 1)]
    if pattern == "hex":
        s = cell / math.sqrt(3)
        for row in range(-1, int(height / (1.5 * s)) + 2):
            for k in range(-1, int(width / cell) + 2):
                x, z = (k + row % 2 / 2) * cell, row * 1.5 * s
                corner = [(x + s * math.sin(i * math.pi / 3), z + s * math.cos(i * math.pi / 3)) for i in range(6)]
                lines += [(corner[i], corner[i + 1]) for i in range(3)]
    return [c for c in (clipped(a, b, width, height) for a, b in lines) if c]


def lattice(masonry, width, height, cell=.55, wide=.09, deep=.16, pattern="diamond", turn=STAY, opening=None):
    """Adds a pierced screen in the plane y = 0, with its lower left corner at the origin. `opening` (x from, x to, z from, z to) is left free."""
    for a, b in segments(pattern, width, height, cell):
        for part in outside(a, b, *opening) if opening else ((a, b),):
            bar(masonry, *part, wide, deep, turn)


def flight(masonry, width, steps, rise, tread, turn=STAY):
    """Adds stairs that climb along +y from the origin. `width` is along x."""
    for k in range(steps):
        masonry.block((-width / 2, k * tread, 0), (width / 2, steps * tread, (k + 1) * rise), turn @ move(0, 0, 0))


def library_steps(masonry, x, y, yaw=0):
    """Adds library steps: three treads, the top one at (x, y), 72 cm high."""
    at = move(x, y) @ turn_z(yaw)
    for k in range(3):
        masonry.block((-.27 - .30 * (2 - k), -.25, .24 * k), (.27, .25, .24 * (k + 1)), at)


def column(masonry, x, y, height, radius=.35, sides=8, base=True, turn=STAY):
    """Adds a column: an octagonal shaft on a plinth, under a bracket capital."""
    at = turn @ move(x, y)
    masonry.lathe([(0, 0), (radius * 1.5, 0), (radius * 1.5, .28), (radius * 1.15, .42), (radius, .6), (radius * .86, height - 1.0), (radius * 1.2, height - .85),
                   (radius * 1.1, height - .7), (radius * 1.7, height - .35), (radius * 1.7, height), (0, height)], at @ turn_z(180 / sides), sides)


def dome(masonry, x, y, z, radius, turn=STAY, sides=28):
    """Adds a dome with onion-shaped shoulders and a finial."""
    profile = [(radius * 1.12, 0), (radius * 1.12, .08)] + [(radius * (math.cos(a) ** .8) * (1.04 if a < .4 else 1), .08 + radius * 1.05 * math.sin(a)) for a in (math.pi / 2 * i / 12 for i in range(12))]
    profile += [(radius * .07, radius * 1.13), (radius * .12, radius * 1.2), (radius * .03, radius * 1.3), (0, radius * 1.5)]
    masonry.lathe(profile, turn @ move(x, y, z), sides)


def chhatri(stone, cap, x, y, z, radius=1.6, height=2.6, turn=STAY):
    """Adds a domed kiosk on eight slender pillars."""
    at = turn @ move(x, y, z)
    stone.lathe([(0, 0), (radius * 1.2, 0), (radius * 1.2, .3), (0, .3)], at, 8)
    for k in range(8):
        a = math.tau * (k + .5) / 8
        stone.box((radius * math.cos(a), radius * math.sin(a), .3 + height / 2), (.2, .2, height), at)
    stone.lathe([(0, height + .3), (radius * 1.45, height + .2), (radius * 1.5, height + .32), (radius * 1.05, height + .55), (0, height + .55)], at, 8)
    dome(cap, 0, 0, height + .55, radius * .92, at)


def parasol(masonry, stick, x, y, z, radius=1.5, tilt=18, turn=0):
    """Adds a large round parasol on a pole, like those on the ghats."""
    at = move(x, y, z) @ turn_z(turn) @ Matrix.Rotation(math.radians(tilt), 4, "X")
    masonry.lathe([(0, 2.75), (radius * .5, 2.6), (radius, 2.2), (radius, 2.16), (0, 2.6)], at, 28)
    stick.box((0, 0, 1.3), (.06, .06, 2.7), at)


def tree(trunk, leaves, x, y, z=0., height=7., spread=3.2, seed=1, cards=5200, crown=0.):
    """Adds a neem: a forked trunk and a cloud of small leaves that lets spots of sunlight through. With `crown` (height of the crown divided by
    its width) it has a closed, round crown instead, whose shadow is a solid disc."""
    rnd = random.Random(seed)
    def limb(a, b, r0, r1):
        a, b = Vector(a), Vector(b)
        turn = Matrix.Translation(a) @ (b - a).to_track_quat("Z", "Y").to_matrix().to_4x4()
        trunk.lathe([(r0, 0), (r1, (b - a).length)], turn, 10)
    fork = (x + .15, y, z + height * .36)
    limb((x, y, z - .1), fork, .30, .20)
    tufts = []
    for k in range(9):
        a, r = k * 2.4 + rnd.uniform(-.3, .3), spread * rnd.uniform(.35, .85)
        end = (x + r * math.cos(a), y + r * math.sin(a), z + height * rnd.uniform(.62, .9))
        limb(fork, end, .13, .04)
        tufts.append((end, spread * rnd.uniform(.42, .6)))
    tufts.append(((x, y, z + height * .92), spread * .6))
    if crown:
        middle, tall = Vector((x, y, z + height - spread * crown)), spread * crown
        leaves.lathe([(.92 * spread * math.sin(a) + 1e-3, -.92 * tall * math.cos(a)) for a in (math.pi * i / 14 for i in range(15))], move(*middle), 40)
        for _ in range(cards):
            d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized()
            far, s = rnd.uniform(.90, 1.04), rnd.uniform(.10, .20)
            turn = Matrix.Translation(middle + Vector((d.x * spread, d.y * spread, d.z * tall)) * far) @ d.to_track_quat("Z", "Y").to_matrix().to_4x4() @ Matrix.Rotation(rnd.uniform(-.9, .9), 4, "X") @ Matrix.Rotation(rnd.uniform(0, 6.28), 4, "Z")
            leaves.add([(-s * .5, 0, 0), (0, -s, .02), (s * .5, 0, 0), (0, s, .02)], [(0, 1, 2, 3)], turn)
        return
    for _ in range(cards):
        (cx, cy, cz), r = rnd.choice(tufts)
        d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, .75))).normalized() * r * rnd.uniform(.3, 1) ** .5
        s, turn = rnd.uniform(.10, .17), Matrix.Translation(Vector((cx, cy, cz)) + d) @ Matrix.Rotation(rnd.uniform(0, 6.28), 4, "Z") @ Matrix.Rotation(rnd.uniform(-1, 1), 4, "X")
        leaves.add([(-s * .5, 0, 0), (0, -s, .02), (s * .5, 0, 0), (0, s, .02)], [(0, 1, 2, 3)], turn)


def plant(leaves, x, y, z, size=.4, seed=1, blades=14):
    """Adds a herb: blades that lean outwards from one root."""
    rnd = random.Random(seed)
    for k in range(blades):
        turn = move(x, y, z) @ Matrix.Rotation(k * 2.4 + rnd.uniform(-.3, .3), 4, "Z") @ Matrix.Rotation(math.radians(rnd.uniform(8, 52)), 4, "Y")
        long, wide = size * rnd.uniform(.7, 1.1), size * .13
        leaves.add([(0, -wide * .3, 0), (0, wide * .3, 0), (.05 * size, wide, long * .55), (0, 0, long), (.05 * size, -wide, long * .55)], [(0, 1, 2, 3, 4)], turn)


def star_floor(masonry, x, y, z, radius, points=8, inner=.55):
    """Adds a star-shaped inlay to a floor, 12 mm thick."""
    outline = [(x + r * math.cos(a), y + r * math.sin(a)) for k in range(points * 2)
               for r, a in ((radius if k % 2 == 0 else radius * inner, k * math.pi / points),)]
    masonry.slab(outline, z, z + .012)


def arched_screen(wall, lace, width, height, half, spring, thick, cell, turn=STAY, pattern="star", arch=None):
    """Adds a bay of wall with an arch that is closed by a lattice."""
    outline = (arch or round_arch)(half, spring)
    wall.prism([(-width / 2, 0), (-width / 2, height), (width / 2, height), (width / 2, 0)] + list(reversed(outline)), -thick / 2, thick / 2, turn)
    top = max(z for _, z in outline)
    lattice(lace, 2 * half, top, cell, cell * .17, thick * .4, pattern, turn @ move(-half))
