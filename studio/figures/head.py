"""Hair, faces and headgear. Hair is the scalp, pushed outwards above a hairline; at the hairline it passes under the skin.

Positions on a head: `up` in head heights above the eyes (.5 is the crown), `round` in degrees from the face (180 is the nape).
"""
import math

from mathutils import Vector
from mathutils.bvhtree import BVHTree
import numpy as np

from figures.forms import Piece, ball, curve, normals, smoothed, sweep, used

INK, IRON, GREY, SILVER = "#15111C", "#5E5A60", "#A8A3A2", "#E4E0DA"
# hairlines: (round, up), from the forehead to the nape
SHORT = ((0, .275), (18, .295), (34, .285), (46, .225), (58, .14), (66, -.06), (76, -.10), (83, .06), (112, .04), (122, -.16), (150, -.34), (180, -.36))
SOFT = ((0, .285), (16, .280), (32, .255), (48, .185), (62, .07), (76, -.02), (95, -.04), (115, -.14), (140, -.34), (180, -.42))
HIGH = ((0, .35), (24, .40), (40, .32), (56, .17), (66, -.05), (76, -.08), (83, .06), (112, .04), (122, -.16), (150, -.32), (180, -.34))


class Head:
    def __init__(self, human):
        self.human = human
        on = human.on("head")
        faces = [f for f in human.faces() if on[list(f)].min() > .30]
        kept, self.faces = used(human.rest, faces)
        self.raw, self.weights = human.rest[kept], human.weights[kept]
        self.points = smoothed(self.raw, self.faces, 10)
        self.sleek = smoothed(self.raw, self.faces, 46)     # almost without ears: the surface that long hair lies on
        self.eyes = sorted((human.rest[used(None, human.faces(g))[0]].mean(0) for g in ("helper-r-eye", "helper-l-eye")), key=lambda e: -e[0])
        self.eye = (self.eyes[0] + self.eyes[1]) / 2
        self.top = self.raw[:, 2].max()
        self.tall = (self.top - self.eye[2]) * 2
        skull = self.raw[self.raw[:, 2] > self.eye[2] + .10 * self.tall]
        self.low, self.high = skull.min(0), skull.max(0)
        self.sleek[:, 0] = np.clip(self.sleek[:, 0], self.low[0] * .99, self.high[0] * .99)
        self.middle = np.array([0, (self.low[1] + self.high[1]) / 2, self.eye[2] + .12 * self.tall])
        self.tree = BVHTree.FromPolygons([Vector(p) for p in self.raw], self.faces)
        self.one = np.zeros(len(human.bones))
        self.one[human.bones.index("head")] = 1
        self.k = self.tall / .245
        self.up = (self.raw[:, 2] - self.eye[2]) / self.tall
        self.round = np.degrees(np.arctan2(np.abs(self.raw[:, 0]), self.raw[:, 1] - self.middle[1]))

    def own(self, made, colour, **how):
        """Returns a mesh that is attached to the head."""
        points, faces = made
        return Piece(points, faces, np.tile(self.one, (len(points), 1)), [colour], thick=0, **how)

    def over(self, line):
        return self.up - np.interp(self.round, *zip(*line))

    def shell(self, over, out, colour, base=None, rim=.10, tight=True, **how):
        """Returns the part of the head where `over` is positive, pushed outwards by `out` metres. It gets thinner towards its edge and passes
        under the skin there."""
        base = self.points if base is None else base
        n = normals(base, self.faces)
        edge = np.clip(over / rim, -.6, 1)
        p = base + n * np.where(edge > 0, .0015 + out * np.maximum(edge, 0) ** .6, .012 * edge)[:, None]
        short = np.clip(.6 * out * np.clip(edge, 0, 1) - ((p - self.raw) * n).sum(1), 0, .03 if tight else .004)  # never below the scalp
        p = p + n * (short * (edge > .3))[:, None]
        faces = [f for f in self.faces if over[list(f)].min() > -.055]
        kept, faces = used(p, faces)
        return Piece(p[kept], faces, self.weights[kept], [colour], thick=0, smooth=2, **how)

    # -- hair

    def cap(self, colour, line=SHORT, full=.012, crown=.0, sweep_=(.0, .0), part=None, curl=0., sleek=False, waves=0.):
        """Returns hair that follows the head. `full`: its thickness in metres; `crown`: how much thicker it is on top; `sweep_`: (side, height) of
        a forelock; `part`: x of a parting; `curl`, `waves`: depth of the relief."""
        x, y, z = (self.raw - self.middle).T / self.k
        top = np.clip((self.up - .22) / .22, 0, 1)
        out = full + crown * top
        if sweep_[1]:
            front = np.exp(-((self.round - 0) / 46) ** 2) * np.clip((self.up - .23) / .12, 0, 1) * np.clip(1.25 - (self.up - .3) / .2, 0, 1)
            out = out + sweep_[1] * front * (.55 + .45 * np.tanh(x * sweep_[0] / .03))
        if part is not None:
            out = out - .75 * out * np.exp(-((x - part) / .0065) ** 2) * (y > -.03) * (self.up > .15)
        if curl:
            out = out + curl * np.sin(x * 175) * np.sin(y * 165 + 1) * np.sin(z * 170 + .5)
        if waves:
            a = np.arctan2(z + .03, x - (part or 0.)) if part is not None else np.arctan2(x, y)
            out = out + waves * np.sin(a * 19)
        return self.shell(self.over(line), out * self.k, colour, self.sleek if sleek else None, .16, gloss=.6)

    def bun(self, d, colour, size=.044, above=0.):
        """Adds a bun that touches the back of the head. `above`: how much higher it is than usual."""
        high = self.eye[2] + (.03 + above) * self.k
        back = self.raw[abs(self.raw[:, 2] - high) < .012 * self.k, 1].min()
        d.add(self.own(ball((0, back - size * .42, high), np.array((size, size * .80, size)) * self.k), colour, smooth=1, gloss=.6))

    def curtain(self, d, colour, long=.62, flare=.010, start=62):
        """Adds hair that hangs around the back, from one side of the face to the other."""
        rows, columns = 12, 27
        a = np.radians(np.linspace(start, 360 - start, columns))
        points = []
        for t in np.linspace(0, 1, rows):
            up = .27 - (long + .27) * t
            for q in a:
                tuck = .90 + .10 * min(1, min(abs(math.degrees(q) - start), abs(360 - start - math.degrees(q))) / 26)
                r = np.array([(self.high[0] + .002 + flare * t) * (1 - .12 * t * (long > .8)), (self.high[1] - self.low[1]) / 2 + .008 - .020 * max(0, t - .3)]) * tuck * math.sqrt(1 - (max(0, up - .05) / .38) ** 2)
                where = self.middle + (r[0] * math.sin(q), r[1] * math.cos(q), 0)
                points.append((where[0], where[1], self.eye[2] + up * self.tall + .012 * math.sin(q * 9) * t * t))
        points = np.array(points)
        faces = [(r * columns + i, r * columns + i + 1, (r + 1) * columns + i + 1, (r + 1) * columns + i) for r in range(rows - 1) for i in range(columns - 1)]
        weights = np.tile(self.one, (len(points), 1))
        if long > .8:  # below the shoulders it lies on the back
            share = np.clip((self.eye[2] - .45 * self.tall - points[:, 2]) / .10, 0, 1)[:, None]
            for k, p in enumerate(points):
                where, normal, _, _ = d.cut.tree.find_nearest(Vector(p))
                short = .020 - (p - np.array(where)) @ np.array(normal)
                if share[k] > 0 and short > 0:
                    points[k] = p + np.array(normal) * short
            weights = weights * (1 - share) + d.cut.carried(points) * share
        d.add(Piece(points, faces, weights, [colour], thick=.012, smooth=1))

    def tail(self, d, colour, kind="plait", long=.40, x=0., high=-.06, ribbon=None):
        """Adds a plait or a ponytail that hangs down the back and follows its shape."""
        start, n = np.array([x, self.low[1] + .004, self.eye[2] + high * self.tall]), 15
        path = []
        for t in np.linspace(0, 1, n):
            p = start - (0, 0, t * long * d.cut.k)
            where, _, _, _ = d.cut.tree.ray_cast(Vector((p[0], -.6, p[2])), Vector((0, 1, 0)))
            y = min(where.y - .032 if where else p[1], start[1] + .05)
            y = start[1] * (1 - t / .2) + y * t / .2 if t < .2 else y
            path.append((p[0], y - (.030 * self.k * math.sin(min(t / .5, 1) * math.pi) if kind == "pony" else 0), p[2]))
        t, path = np.linspace(0, 1, 29), curve(path, 29)
        if kind == "plait":
            r = (.023 - .010 * t) * (1 + .22 * np.cos(np.arange(29) * math.pi)) * self.k
            made = sweep(path, r, r, up=(1, 0, 0))
        else:
            made = sweep(path, np.interp(t, (0, .08, .6, 1), (.022, .028, .030, .008)) * self.k, np.interp(t, (0, .08, .6, 1), (.020, .024, .022, .006)) * self.k, up=(1, 0, 0), sides=12)
        share = np.clip((made[0][:, 2] - start[2]) / (.30 * long) + 1, 0, 1)[:, None]
        d.add(Piece(*made, d.cut.carried(made[0]) * (1 - share) + self.one * share, [colour], thick=0))
        if ribbon:
            p, f = ball(path[-2], (.026, .020, .026))
            d.add(Piece(p, f, d.cut.carried(p), [ribbon], thick=0))

    # -- the face

    def front(self, x, up):
        """Returns the point of the face at (x, up)."""
        where, _, _, _ = self.tree.ray_cast(Vector((x, self.high[1] + .2, self.eye[2] + up * self.tall)), Vector((0, -1, 0)))
        return np.array(where) if where else np.array([x, self.high[1], self.eye[2] + up * self.tall])

    def features(self, d, brow, lip, heavy=1.):
        k = self.k
        for s in (1, -1):
            path = [self.front(s * x * k, .080 + .022 * math.sin(min(1, (x - .012) / .034) * 2.3)) for x in (.013, .022, .031, .040, .048)]
            d.add(self.own(sweep(path, np.array((.0028, .0040, .0040, .0030, .0014)) * k * heavy, .0024), brow))
        path = [self.front(x * k, -.318 - .006 * (abs(x) / .02)) + (0, -.003, 0) for x in np.linspace(-.020, .020, 7)]
        d.add(self.own(sweep(path, np.array([.001, .0045, .0062, .0058, .0062, .0045, .001]) * k, .004), lip))

    def bindi(self, d, colour="#B3122E"):
        d.add(self.own(ball(self.front(0, .135), (.0048, .0026, .0048), 10, 6), colour))

    def moustache(self, d, colour):
        path = [self.front(x * self.k, -.258 - .022 * (abs(x) / .03) ** 1.4) for x in np.linspace(-.030, .030, 9)]
        d.add(self.own(sweep(path, np.array([.002, .005, .007, .0078, .0065, .0078, .007, .005, .002]) * self.k, .0055), colour))

    def beard(self, d, colour, full=.012, long=.018):
        ahead = np.clip((75 - self.round) / 60, 0, 1)
        line = -.06 - .24 * ahead ** .8
        mouth = .30 - np.hypot(self.raw[:, 0] / (.036 * self.k), (self.up + .32) / .075)
        over = np.minimum(np.minimum(line - self.up, (86 - self.round) / 90), np.where(mouth > -1, -(mouth + .70), 1.))
        low = np.clip((-.15 - self.up) / .3, 0, 1)
        piece = self.shell(np.minimum(over, (self.up + .66) / 1.) * .9, full * (.35 + low) * self.k, colour, rim=.07)
        piece.points[:, 2] -= long * self.k * np.clip((self.eye[2] - .43 * self.tall - piece.points[:, 2]) / (.1 * self.tall), 0, 1)
        d.add(piece)

    def spectacles(self, d, colour="#1A1524"):
        for eye in self.eyes:
            s = math.copysign(1, eye[0])
            c = np.array([eye[0] * 1.04, self.front(eye[0], -.04)[1] + .012, eye[2] - .003])
            ring = [c + (.0225 * self.k * math.cos(a), 0, .019 * self.k * math.sin(a)) for a in np.linspace(0, math.tau, 20, endpoint=False)]
            d.add(self.own(sweep(ring, .0024, closed=True, sides=6, up=(0, 1, 0)), colour))
            d.add(self.own(sweep([c + (s * .0225 * self.k, 0, .004), (s * (self.high[0] + .004), self.middle[1] + .01, eye[2] + .004)], .0022, sides=6), colour))
        a, b = (np.array([e[0] * .35, self.front(0, -.02)[1] + .010, e[2]]) for e in self.eyes)
        d.add(self.own(sweep([a, b], .0022, sides=6), colour))

    def hearing_aid(self, d, colour="#E9DCCB"):
        x = self.raw[np.abs(self.up) < .1][:, 0].max()
        path = curve([(x - .010, self.middle[1] - .020, self.eye[2] - .03), (x - .002, self.middle[1] - .022, self.eye[2] + .005), (x - .004, self.middle[1] - .004, self.eye[2] + .018), (x - .010, self.middle[1] + .010, self.eye[2] + .004)], 12)
        d.add(self.own(sweep(path, np.linspace(.0070, .0026, 12), np.linspace(.0055, .0024, 12), 8), colour))

    # -- headgear

    def rings(self, d, colour, turns, wide=.028, thick=.019):
        """Adds cloth wound around the head. `turns`: (height, how far it tips back, how far sideways, size)."""
        r = np.array([self.high[0] + .009, (self.high[1] - self.low[1]) / 2 + .008])
        for up, tilt, lean, big in turns:
            a = np.linspace(0, math.tau, 40, endpoint=False)
            x, y = r[0] * big * np.sin(a), r[1] * big * np.cos(a)
            z = self.tall * (up - .12) + .9 * y * math.tan(math.radians(tilt)) + x * math.tan(math.radians(lean)) * .55
            d.add(self.own(sweep(np.stack([x, y, z], 1) + self.middle, wide * self.k, thick * self.k, closed=True), colour))
        d.add(self.own(ball(self.middle + (0, -.004, self.tall * .16), (r[0] * .98, r[1] * .98, self.tall * .44)), colour))

    def turban(self, d, colour):
        """Adds a Sikh turban: layers that cross over the brow, with a peak in front."""
        self.rings(d, colour, ((.14, 20, 13, 1.08), (.14, 20, -13, 1.08), (.20, 20, 20, 1.13), (.20, 20, -20, 1.12), (.29, 18, 25, 1.12), (.30, 18, -25, 1.11), (.40, 15, 28, 1.02), (.40, 15, -28, 1.0), (.50, 8, 14, .80)))

    def pagri(self, d, colour):
        """Adds a wound Rajasthani turban, thick and uneven, with its end down the nape."""
        self.rings(d, colour, ((.16, 10, 9, 1.10), (.22, 8, -12, 1.19), (.30, 8, 14, 1.22), (.38, 4, -8, 1.10)), .030, .026)
        y = self.low[1] - .022
        path = curve([(.012, y + .01, self.eye[2] + .04), (.02, y - .012, self.eye[2] - .05), (.024, y - .010, self.eye[2] - .15), (.022, y - .015, self.eye[2] - .24)], 12)
        made = sweep(path, np.linspace(.024, .030, 12), .006, up=(1, 0, 0))
        share = np.clip((made[0][:, 2] - self.eye[2] + .12) / .12, 0, 1)[:, None]
        d.add(Piece(*made, d.cut.carried(made[0]) * (1 - share) + self.one * share, [colour], thick=0))

    def hijab(self, d, colour):
        """Adds a hijab over hair, ears and throat that leaves an oval for the face; its end crosses the chest."""
        x = np.abs(self.raw[:, 0]) / self.k
        over = np.hypot(x / .058, (self.up + .085) / .375) - 1
        over = np.where(self.raw[:, 1] < self.middle[1] + .01, .4, over)
        d.add(self.shell(over * .35, .017 * self.k, colour, self.sleek, .05, tight=False))
        self.cowl(d, colour, .13)

    def cowl(self, d, colour, long):
        """Adds cloth that falls from the jaw over neck and shoulders."""
        w, k, rows, columns = d.cut, d.cut.k, 22, 72
        a, n = np.linspace(0, math.tau, columns, endpoint=False), d.cut.neck
        points = []
        for t in np.linspace(0, 1, rows):
            wide, deep, high = np.interp(t, (0, .25, .5, 1), (.056, .064, .112, .185)) * k, np.interp(t, (0, .25, .5, 1), (.070, .070, .100, .150)) * k, np.interp(t, (0, .25, .5, 1), (.095, .02, -.03, -.03 - long)) * k
            points += [(wide * math.sin(q), n[1] + .014 + deep * math.cos(q), n[2] + high + .004 * math.sin(q * 11) * t - .05 * t * math.cos(q) * (math.cos(q) > 0)) for q in a]
        points = np.array(points)
        for i, p in enumerate(points):
            where, normal, _, _ = w.tree.find_nearest(Vector(p))
            short = .016 - (p - np.array(where)) @ np.array(normal)
            if short > 0:
                points[i] = p + np.array(normal) * short
        faces = [(r * columns + i, (r + 1) * columns + i, (r + 1) * columns + (i + 1) % columns, r * columns + (i + 1) % columns) for r in range(rows - 1) for i in range(columns)]
        weights = w.carried(points)
        share = np.clip(1 - np.arange(rows) / 6, 0, 1).repeat(columns)[:, None]
        d.add(Piece(points, faces, weights * (1 - share) + self.one * share, [colour], pin=np.clip(1.6 - np.arange(rows) / 6, 0, 1).repeat(columns), stiff=1.))

    def hood(self, d, colour, edge=None):
        """Adds a dupatta or the end of a sari over the back of the head, falling to both shoulders. The hair shows in front."""
        over = np.where(self.round < 90, self.up - np.interp(self.round, (0, 40, 60, 75, 90), (.40, .38, .26, .0, -.5)), .5)
        d.add(self.shell(over, .021 * self.k, colour, self.sleek, .06))
        w, k, columns, rows = d.cut, d.cut.k, 41, 26
        a, points = np.radians(np.linspace(72, 288, columns)), []
        for t in np.linspace(0, 1, rows):
            grow = np.interp(t, (0, .3, .55, 1), (.018, .026, .070, .088)) * k
            z = self.eye[2] + (.20 - 2.0 * t) * self.tall
            points += [((self.high[0] + grow) * math.sin(q), self.middle[1] + ((self.high[1] - self.low[1]) / 2 + grow * .8) * math.cos(q), z) for q in a]
        points = np.array(points)
        for i, p in enumerate(points):
            where, normal, _, _ = w.tree.find_nearest(Vector(p))
            short = .018 - (p - np.array(where)) @ np.array(normal)
            if short > 0:
                points[i] = p + np.array(normal) * short
        faces = [(r * columns + i, r * columns + i + 1, (r + 1) * columns + i + 1, (r + 1) * columns + i) for r in range(rows - 1) for i in range(columns - 1)]
        colours = [edge if edge and (i < 2 or i > columns - 4) else colour for r in range(rows - 1) for i in range(columns - 1)]
        share = np.clip(1.5 - np.arange(rows) / 7, 0, 1).repeat(columns)[:, None]
        d.add(Piece(points, faces, w.carried(points) * (1 - share) + self.one * share, colours, pin=np.clip(1.7 - np.arange(rows) / 6, 0, 1).repeat(columns)))

    def mortarboard(self, d, colour, tassel):
        over = self.up - .16
        d.add(self.shell(over, .016 * self.k, colour, self.sleek, .03))
        c, s = self.middle + (0, 0, .45 * self.tall), .178 * self.k
        points = np.array([(x * s * .98, y * s * .98, z * .006 - .16 * y * s * .6) for z in (-1, 1) for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0))]) + c
        d.add(self.own((points, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]), colour, smooth=0))
        path = curve([c + (0, 0, .010), c + (s * .6, .03, .012), c + (s * .93, .05, -.004), c + (s * .96, .05, -.10)], 14)
        d.add(self.own(sweep(path, np.r_[np.full(10, .004), .008, .010, .011, .012], sides=6), tassel))


def crop(d, c, **how):
    d.add(d.head.cap(c, SHORT, .007, .008, (1, .012), curl=.0, **how))


def side_part(d, c):
    d.add(d.head.cap(c, SHORT, .006, .014, (-1, .018), part=.028, waves=.0012))


def quiff(d, c):
    d.add(d.head.cap(c, SHORT, .004, .018, (0, .026), waves=.0014))


def curly(d, c):
    d.add(d.head.cap(c, SHORT, .016, .014, curl=.0055))


def balding(d, c):
    h = d.head
    rim = .25 + .10 * np.clip((h.round - 70) / 110, 0, 1) - h.up  # a fringe from ear to ear around the back
    d.add(h.shell(np.minimum(np.minimum(h.over(SHORT), rim), (h.round - 60) / 90), .009 * h.k, c, rim=.07))


def receding(d, c):
    d.add(d.head.cap(c, HIGH, .006, .008, (1, .006)))


def pixie(d, c):
    d.add(d.head.cap(c, SOFT, .012, .014, (1, .016), part=.025, waves=.002, sleek=True))


def tied(d, c):
    d.add(d.head.cap(c, SOFT, .010, .008, part=0., waves=.0016, sleek=True))


def bun(d, c):
    tied(d, c)
    d.head.bun(d, c)


def top_bun(d, c):
    d.add(d.head.cap(c, SOFT, .008, .003, waves=.0012, sleek=True))
    d.head.bun(d, c, .034, .085)


def plait(d, c):
    tied(d, c)
    d.head.tail(d, c, "plait", .40)


def side_plait(d, c):
    tied(d, c)
    d.head.tail(d, c, "plait", .34, .05)


def two_plaits(d, c):
    tied(d, c)
    for x in (-.055, .055):
        d.head.tail(d, c, "plait", .24, x, ribbon="#D5213C")


def pony(d, c):
    d.add(d.head.cap(c, SOFT, .008, .003, waves=.0012, sleek=True))
    d.head.tail(d, c, "pony", .27, 0, .22)


def bob(d, c):
    d.add(d.head.cap(c, SOFT, .012, .006, (-1, .010), part=.022, waves=.0018, sleek=True))
    d.head.curtain(d, c, .42, .010, 72)


def long(d, c):
    d.add(d.head.cap(c, SOFT, .014, .008, part=.018, sleek=True))
    d.head.curtain(d, c, 1.02, .012, 66)


def none(d, c):
    """Adds no hair: a turban or a scarf covers it."""


HAIR = {f.__name__: f for f in (tied, crop, side_part, quiff, curly, balding, receding, pixie, bun, top_bun, plait, side_plait, two_plaits, pony, bob, long, none)}
