"""Costumes: each dresses a people.Dresser in the three colours of a look. Lengths are given for a body of 1.65 m and scale with it (`cut.k`)."""
import math

from mathutils import Vector
import numpy as np

from figures.forms import ball, curve
from kit.paint import mixed

CLOTH, LOWER, TRIM = range(3)


def mirrored(pairs):
    return list(pairs) + [((-a[0], *a[1:]), (-b[0], *b[1:])) for a, b in reversed(pairs[:-1])]


# -- parts

def tunic(d, colour, long="knee", sleeve=.96, flare=.06, border=None, slits=.5, deep=0., pleats=()):
    """Adds a kurta: fitted above, hanging freely from the ribs."""
    w, k = d.cut, d.cut.k
    d.add(w.top(colour, sleeve, .011, low=w.waist - .03 * k, deep=deep))
    low = {"hip": w.crotch - .06 * k, "thigh": w.crotch - .19 * k, "knee": w.knee + .03 * k, "calf": w.knee - .16 * k, "ankle": w.ankle + .03 * k}[long]
    d.add(w.tube(colour, w.bust - .075 * k, low, flare=flare * k, pinned=.42 if d.seated else .34, ease=.011, border=border, slits=slits, pleats=pleats, stiff=1.6))


def collar(d, colour, high=.020, big=1.):
    """Adds a standing collar. It is broader and set lower at the back, where it meets the garment."""
    n, k = d.cut.neck, d.cut.k
    a = np.linspace(0, math.tau, 26, endpoint=False)
    ring = np.stack([n[0] + .060 * k * big * np.sin(a), n[1] + .010 + .064 * np.cos(a) * k * big, n[2] - (.002 + .014 * np.cos(a)) * k], 1)
    behind = (1 - np.cos(a)) / 2
    d.add(d.cut.band(ring, colour, high * k * (1 + 1.8 * behind), .005, np.stack([0 * a, .40 * behind, 1 + 0 * a], 1), closed=True))


def lapels(d, colour, off=.020, low=.235):
    """Adds a collar around the nape and, below a notch, two lapels that end in a point where the coat closes. They are a shade darker than the
    coat, so that they are visible."""
    n, k, shade = d.cut.neck, d.cut.k, mixed(colour, "#5A648C", .24)
    t = np.linspace(0, 1, 14)
    for s in (1, -1):
        path = curve([(s * .078 * k, n[1] + .060 * k, n[2] - .040 * k), (s * .066 * k, n[1] + .11 * k, n[2] - .10 * k), (s * .040 * k, n[1] + .14 * k, n[2] - .17 * k), (s * .010 * k, n[1] + .15 * k, n[2] - low * k)], 14)
        d.add(d.cut.band(d.cut.laid(path, off), shade, .030 * k * np.interp(t, (0, .16, .30, 1), (.30, 1., 1., .10)), .0025, (s, .15, 0)))
    round_ = [(-.076, .070, -.045), (-.070, .030, -.005), (-.060, -.030, -.004), (0, -.078, -.014), (.060, -.030, -.004), (.070, .030, -.005), (.076, .070, -.045)]
    path = d.cut.laid(curve([(x * k, n[1] + y * k, n[2] + z * k) for x, y, z in round_], 30), off + .004)
    # broad at the back, where it reaches from the neck down to the coat's edge
    d.add(d.cut.band(path, shade, np.interp(np.abs(np.linspace(-1, 1, 30)), (0, .35, .7, 1), (.036, .032, .018, .014)) * k, .004, (0, .30, 1)))


def trousers(d, colour, wide=.004, loose=.010):
    d.add(d.cut.trousers(colour, wide, loose=loose))


def salwar(d, colour):
    d.add(d.cut.trousers(colour, .022, loose=.009, gather=True, ankle=d.cut.ankle))


def churidar(d, colour):
    d.add(d.cut.trousers(colour, -.02, loose=.007, ankle=d.cut.ankle))


def loose_top(d, colour, sleeve, long, ease):
    w, k = d.cut, d.cut.k
    d.add(w.top(colour, sleeve, .010, low=w.waist - .02 * k))
    d.add(w.tube(colour, w.bust - .08 * k, w.waist - long * k, rows=16, columns=64, flare=.008, pinned=.8, ease=ease, stiff=2.))


def open_front(d, colour, sleeve, low, loose=.016, gap=4., flare=.035, deep=.0, pinned=.50, vee=.21, hangs=False):
    """Adds a coat or a gown that is open down the front. `vee`: width of the opening at the throat."""
    w, k = d.cut, d.cut.k
    def cut(p):
        return (np.abs(p[:, 0]) < (.002 if hangs else .010) + vee * np.clip(p[:, 2] - w.bust + deep, 0, 1)) & (p[:, 1] > .02)
    yoke, low_ = w.top(colour, sleeve, loose, low=w.bust - .10 * k if hangs else w.waist - .03 * k, wide=.010, open_=cut, bears=True), w.bust - .03 * k
    if hangs:  # draw its lower edge in, to the cloth that hangs from it
        for i in np.where((yoke.points[:, 2] < low_) & (np.abs(yoke.points[:, 0]) < .17 * k))[0]:
            where, normal, _, _ = w.tree.find_nearest(Vector(yoke.points[i]))
            yoke.points[i] = np.array(where) + np.array(normal) * np.interp(yoke.points[i, 2], (w.bust - .10 * k, low_), (.006, loose))
    d.add(yoke)
    d.add(w.tube(colour, w.bust - .05 * k, low, rows=26, columns=72, flare=flare * k, pinned=pinned, ease=loose, opening=gap, hangs=hangs, stiff=2.))


def pallu_pairs(w, k, fall):
    s, t = w.shoulder[2], w.shoulder[2] + .055 * k
    return [((.125 * k, -.13 * k, w.waist + .015 * k), (.125 * k, -.13 * k, w.waist - .02 * k)), ((.17 * k, -.01, w.waist + .06 * k), (.18 * k, -.01, w.waist - .06 * k)), ((.11 * k, .16 * k, w.bust - .06 * k), (.10 * k, .19 * k, w.waist - .05 * k)),
            ((-.005, .17 * k, w.bust + .045 * k), (-.08 * k, .19 * k, w.waist + .005)), ((-.050 * k, .12 * k, s - .025 * k), (-.148 * k, .12 * k, w.bust)), ((-.066 * k, -.005, t + .01), (-.148 * k, -.005, t - .02 * k)),
            ((-.045 * k, -.12 * k, s - .05 * k), (-.17 * k, -.11 * k, s - .08 * k)), ((-.01, -.18 * k, w.bust - .05 * k), (-.21 * k, -.17 * k, w.bust - .06 * k)), ((.0, -.21 * k, w.waist - .10 * k), (-.24 * k, -.20 * k, w.waist - .10 * k)),
            ((.0, -.22 * k, fall), (-.26 * k, -.22 * k, fall))]


def stole(d, colour, edge=None):
    """Adds a dupatta that dips over the chest, with its ends down the back."""
    w, k = d.cut, d.cut.k
    s, t = w.shoulder[2], w.shoulder[2] + .06 * k
    low = w.waist + .05 * k if d.seated else w.crotch - .08 * k
    pairs = [((.022 * k, -.31 * k, low), (.160 * k, -.28 * k, low)), ((.012 * k, -.18 * k, low / 2 + w.bust / 2), (.185 * k, -.17 * k, low / 2 + w.bust / 2)), ((.040 * k, -.13 * k, s - .03 * k), (.165 * k, -.11 * k, s - .06 * k)),
             ((.064 * k, .0, t), (.138 * k, .0, t - .022 * k)), ((.055 * k, .13 * k, s - .04 * k), (.14 * k, .14 * k, s - .09 * k)), ((0, .17 * k, w.bust + .055 * k), (0, .19 * k, w.bust - .05 * k))]
    d.add(w.strip(mirrored(pairs), colour, rows=76, columns=16, border=(edge, 1) if edge else None, folds=.006, pins=((1.9, 3.4), (6.6, 8.1))))


def side_stole(d, colour, edge=None, side=-1):
    """Adds a stole over one shoulder that hangs in front and behind. On a seated person it lies close to the body, above the seat."""
    w, k = d.cut, d.cut.k
    low = w.waist + (.06 if d.seated else -.16)
    s, t = w.shoulder[2], w.shoulder[2] + .06 * k
    pairs = [((.055, .19, low + .04), (.15, .18, low + .04)), ((.05, .18, w.bust), (.15, .17, w.bust)), ((.055, .12, s - .03), (.15, .12, s - .07)), ((.064, 0, t), (.140, 0, t - .022)), ((.055, -.12, s - .03), (.155, -.11, s - .05)),
             ((.05, -.17, w.bust), (.165, -.16, w.bust)), ((.05, -.19, low), (.17, -.18, low))]
    pairs = [tuple((p[0] * side * k, p[1] * k, p[2]) for p in pair) for pair in pairs]
    if side < 0:
        pairs = [pair[::-1] for pair in pairs]
    d.add(w.strip(pairs, colour, rows=64, border=(edge, 2) if edge else None, folds=.006, pins=((0, 6),) if d.seated else ((1.6, 4.4),), end=(edge, 4) if edge else None))


def straps(d, colour):
    """Adds a backpack's two straps: over the shoulders, down in front of them, back under the arms."""
    h = d.human.height
    for s in (1, -1):
        path = curve([(s * x * h, y * h, z * h) for x, y, z in ((.050, -.095, .790), (.054, -.045, .838), (.058, .010, .850), (.060, .070, .800), (.066, .085, .735), (.082, .050, .675), (.088, -.020, .640), (.074, -.080, .610))], 30)
        d.add(d.cut.band(d.cut.laid(path, .024), colour, .017 * d.cut.k, .006, (s, .1, 0)))


def sling(d, colour):
    """Adds a bag's strap: from the left shoulder across chest and back to the right hip, over clothes that hang from the bust."""
    w, h, k = d.cut, d.human.height, d.cut.k
    hip, out = .585 * h, .036 * k
    def side(t, back):
        z, i = w.bust + (hip - w.bust) * t, round((t * 84 - 6) if not back else 186 - t * 90) % 360
        near, chest = w.hull(z, out, 360)[i], w.hull(w.bust, out, 360)[i]
        return (*(near if np.hypot(*near) > np.hypot(*chest) else chest), z)
    high = w.laid(curve([(x * h, y * h, z * h) for x, y, z in ((-.036, .080, .790), (-.056, .040, .835), (-.062, -.010, .850), (-.052, -.070, .815), (-.036, -.095, .775))], 16), .026)
    front, behind = ([side(t, back) for t in np.linspace(.08, 1, 10)] for back in (False, True))
    d.add(w.band(curve([*front[::-1], *high, *behind], 60), colour, .011 * k, .005, (1, 0, .2)))


def stethoscope(d, colour="#17142B"):
    n, k = d.cut.neck, d.cut.k
    path = [(.05, .16, -.20), (.062, .12, -.10), (.062, .04, -.005), (.03, -.055, .025), (-.03, -.055, .025), (-.062, .04, -.005), (-.062, .12, -.10), (-.045, .16, -.24)]
    path = d.cut.laid(curve([(x * k, n[1] + y * k, n[2] + z * k) for x, y, z in path], 40), .030)
    d.add(d.cut.band(path, colour, .006, .006, (0, 1, 0), sides=6))
    end = ball(path[-1], (.016, .010, .016), 10, 6)
    d.carry(end, colour, d.cut.carried(end[0]))


# -- costumes: (dresser, colours)

def kurta(d, c):
    churidar(d, c[LOWER])
    tunic(d, c[CLOTH], "knee", .62, .085, deep=.05)


def kurta_stole(d, c):
    salwar(d, c[LOWER])
    tunic(d, c[CLOTH], "knee", .60, .085)
    stole(d, c[TRIM], c[CLOTH])


def kurta_side(d, c):
    churidar(d, c[LOWER])
    tunic(d, c[CLOTH], "calf", .90, .075)
    side_stole(d, c[TRIM])


def kurti_jeans(d, c):
    trousers(d, c[LOWER], -.008, .008)
    tunic(d, c[CLOTH], "thigh", .58, .05, deep=.05)


def pyjama(d, c):
    """A kurta with long sleeves over straight trousers, for men and women."""
    trousers(d, c[LOWER], .012)
    tunic(d, c[CLOTH], "knee", .96, .035)
    collar(d, c[CLOTH], .016)


def short_kurta(d, c):
    trousers(d, c[LOWER])
    tunic(d, c[CLOTH], "thigh", .66, .030)
    collar(d, c[CLOTH], .016)


def waistcoat(d, c):
    """A sleeveless jacket over a kurta."""
    w, k = d.cut, d.cut.k
    pyjama(d, (c[CLOTH], c[LOWER], c[TRIM]))
    d.add(w.top(c[TRIM], 0, .020, low=w.waist - .16 * k, wide=.006, open_=lambda p: (np.abs(p[:, 0]) < .004 + .16 * np.clip(p[:, 2] - w.bust - .02, 0, 1)) & (p[:, 1] > .02)))
    d.add(w.tube(c[TRIM], w.bust - .10 * k, w.waist - .15 * k, rows=14, columns=72, flare=.020, pinned=1.5, ease=.028, opening=4, stiff=3.))


def dhoti(d, c):
    """A kurta over a dhoti that is wide down to the shin, with a fan of folds in front."""
    w, k = d.cut, d.cut.k
    d.add(w.trousers(c[LOWER], .050, loose=.014, gather=True, ankle=w.ankle + .09 * k))
    d.add(w.tube(c[LOWER], w.waist + .02 * k, w.ankle + .16 * k, rows=26, columns=64, flare=.05, pinned=.2, ease=.012, pleats=((0, 30, 4, .024 * k),)))
    tunic(d, c[CLOTH], "thigh", .94, .045)


def mundu(d, c):
    """A shirt over a white cloth wrapped to the ankle."""
    w, k = d.cut, d.cut.k
    d.add(w.tube(c[LOWER], w.waist + .02 * k, .055 * k, rows=32, columns=84, flare=.03, ease=.006, pinned=.12, pleats=((24, 26, 3, .020 * k),), border=(c[TRIM], 2)))
    loose_top(d, c[CLOTH], .40, .12, .026)
    collar(d, c[CLOTH])


def sari(d, c, fan=.040, sleeve=.30, head=False):
    """A sari in the Nivi style: pleats in front, the end over the left shoulder."""
    w, k = d.cut, d.cut.k
    d.add(w.top(c[LOWER], sleeve, .007, low=w.bust - .165 * k, deep=.03))
    pleats = ((-4, 30, 5, fan * k),)
    d.add(w.tube(c[CLOTH], w.waist + .075 * k, .014, rows=34, columns=120, flare=.004, pinned=.13, pleats=pleats, border=(c[TRIM], 3), ease=.010, stiff=2.5))
    d.add(w.strip(pallu_pairs(w, k, w.knee + .16 * k), c[CLOTH], rows=56, columns=13, border=(c[TRIM], 2), folds=.005, pins=((0, .6), (4.5, 6.2)), end=(c[TRIM], 8)))
    if head:
        d.head.hood(d, c[CLOTH], c[TRIM])


def sari_head(d, c):
    sari(d, c, head=True)


def mekhela(d, c):
    """Assam's two-piece dress: a straight skirt in two colours, and a length of cloth from the hip over the left shoulder."""
    w, k = d.cut, d.cut.k
    d.add(w.top(c[LOWER], .50, .009, low=w.waist - .01 * k))
    d.add(w.tube(c[CLOTH], w.waist + .06 * k, .016, rows=32, columns=96, flare=-.004, pinned=.13, pleats=((-18, 26, 3, .026 * k),), border=(c[TRIM], 6), ease=.010, stiff=3.))
    d.add(w.strip(pallu_pairs(w, k, w.crotch - .02 * k), c[LOWER] if c[LOWER] != c[CLOTH] else c[TRIM], rows=64, columns=16, border=(c[TRIM], 2), folds=.004, pins=((0, .8), (4.5, 6.2)), end=(c[TRIM], 6)))


def shirt(d, c):
    trousers(d, c[LOWER])
    loose_top(d, c[CLOTH], .94, .13, .014)
    collar(d, c[CLOTH])


def tucked(d, c):
    """A shirt tucked into trousers."""
    w, k = d.cut, d.cut.k
    d.add(w.top(c[CLOTH], .94, .012, low=w.waist - .02 * k))
    d.add(w.trousers(c[LOWER], .004, loose=.016, high=.045))
    collar(d, c[CLOTH])


def half(d, c):
    trousers(d, c[LOWER])
    loose_top(d, c[CLOTH], .40, .12, .016)
    collar(d, c[CLOTH])


def tee(d, c):
    """T-shirt and jeans."""
    trousers(d, c[LOWER], -.002, .009)
    loose_top(d, c[CLOTH], .36, .10, .018)
    collar(d, c[CLOTH], .010)


def sports(d, c):
    """A running shirt and shorts."""
    d.add(d.cut.trousers(c[LOWER], .030, loose=.016, ankle=d.cut.knee + .07 * d.cut.k))
    loose_top(d, c[CLOTH], .26, .11, .016)


def sports_long(d, c):
    """A running shirt over tights to the calf."""
    d.add(d.cut.trousers(c[LOWER], -.02, loose=.006, ankle=d.cut.knee - .16 * d.cut.k))
    loose_top(d, c[CLOTH], .26, .11, .014)


def jacket(d, c):
    """A jacket over a shirt, and trousers."""
    w, k = d.cut, d.cut.k
    trousers(d, c[LOWER])
    d.add(w.top(c[TRIM], .5, .008, low=w.waist - .02 * k))
    open_front(d, c[CLOTH], .96, w.crotch + .01 * k, .016, 3., .004, .13)
    lapels(d, c[CLOTH], .020, .26)
    collar(d, c[TRIM], .014)


def bandhgala(d, c):
    """A closed jacket with a standing collar."""
    w, k = d.cut, d.cut.k
    trousers(d, c[LOWER])
    d.add(w.top(c[CLOTH], .97, .015, low=w.waist - .02 * k))
    d.add(w.tube(c[CLOTH], w.bust - .08 * k, w.crotch + .0 * k, rows=20, columns=72, flare=.010, pinned=.8, ease=.018, stiff=3.))
    collar(d, c[CLOTH], .024)


def coat(d, c):
    """A doctor's coat over shirt and trousers."""
    w, k = d.cut, d.cut.k
    trousers(d, c[LOWER])
    d.add(w.top(c[TRIM], .5, .009, low=w.waist - .02 * k))
    open_front(d, c[CLOTH], .95, w.knee + .06 * k)
    lapels(d, c[CLOTH])
    collar(d, c[TRIM], .014, .94)


def coat_sari(d, c):
    """A coat over a sari."""
    w, k = d.cut, d.cut.k
    d.add(w.top(c[LOWER], .4, .007, low=w.waist - .02 * k))
    d.inner(w.tube(c[LOWER], w.waist + .05 * k, .014, rows=34, columns=108, flare=.0, pleats=((-4, 30, 5, .014 * k),), border=(c[TRIM], 3), ease=.008, stiff=2.5), w.knee + .14 * k)
    open_front(d, c[CLOTH], .95, w.knee + .12 * k, .022, flare=.06)
    lapels(d, c[CLOTH], .026)


def coat_kurta(d, c):
    """A coat over a short kurta and salwar."""
    w, k = d.cut, d.cut.k
    salwar(d, c[LOWER])
    d.add(w.top(c[TRIM], .5, .009, low=w.crotch - .12 * k))
    open_front(d, c[CLOTH], .95, w.knee + .05 * k, .022, flare=.03, pinned=.30)
    lapels(d, c[CLOTH], .024)


def scrubs(d, c):
    trousers(d, c[LOWER], .010, .012)
    w, k = d.cut, d.cut.k
    d.add(w.top(c[CLOTH], .42, .013, low=w.waist - .02 * k, deep=.10, cuff=.03))
    d.add(w.tube(c[CLOTH], w.bust - .08 * k, w.waist - .15 * k, rows=16, columns=64, flare=.012, pinned=.8, ease=.018, stiff=2.))


def gown(d, c):
    """An academic gown that hangs from a yoke over a white shirt, with its hood: a flat band of colour, pointed on the chest and broad at the
    back."""
    w, k = d.cut, d.cut.k
    trousers(d, c[LOWER])
    d.add(w.top("#F1E9DC", .5, .008, low=w.waist - .02 * k))
    collar(d, "#F1E9DC", .013)
    open_front(d, c[CLOTH], .86, w.knee - .20 * k, .024, 5., .05, pinned=.85, hangs=True)
    s = w.shoulder[2]
    d.add(w.band(w.laid(curve([(0, .16 * k, s - .16), (0, .16 * k, w.bust - .04 * k), (0, .16 * k, w.waist - .10 * k)], 16), .030), c[CLOTH], .030 * k, .003))  # closed below the hood
    half = [(.010, .16, s - .19), (.036, .15, s - .10), (.060, .11, s - .02), (.074, .05, s + .03), (.076, .0, s + .045), (.074, -.07, s + .01), (.056, -.13, s - .08), (.024, -.16, s - .19)]
    path = [*half, (0, -.16, s - .22), *((-x, y, z) for x, y, z in half[::-1])]
    path = w.laid(curve([(x * k, y * k, z) for x, y, z in path], 80), .036)
    d.add(w.band(path, c[TRIM], np.interp(np.abs(np.linspace(-1, 1, 80)), (0, .25, .5, .94, 1), (.050, .046, .034, .026, .010)) * k, .0035, w.across(path), sides=8))


def bands(d, c):
    """An advocate's gown, with a white collar and two white bands at the throat."""
    w, k = d.cut, d.cut.k
    trousers(d, c[LOWER])
    d.add(w.top(c[TRIM], .5, .008, low=w.waist - .02 * k))
    d.add(w.top(c[LOWER], 0, .013, low=w.waist - .05 * k, wide=.004, deep=.05))
    open_front(d, c[CLOTH], .84, w.knee - .16 * k, .019, 4., .045, .13, vee=.20)
    collar(d, c[TRIM], .016)
    n = w.neck
    for s in (1, -1):
        path = w.laid(curve([(s * .010 * k, n[1] + .08 * k, n[2] - .03 * k), (s * .020 * k, n[1] + .12 * k, n[2] - .10 * k), (s * .030 * k, n[1] + .15 * k, n[2] - .17 * k)], 8), .036)
        d.add(w.band(path, c[TRIM], np.linspace(.012, .022, 8) * k, .003, (1, 0, 0)))


def pinafore(d, c):
    """A school pinafore over a blouse."""
    w, k = d.cut, d.cut.k
    d.add(w.top(c[LOWER], .36, .009, low=w.waist - .02 * k))
    d.add(w.top(c[CLOTH], 0, .015, low=w.waist - .02 * k, wide=.026))
    d.add(w.tube(c[CLOTH], w.waist + .04 * k, w.knee + .01, rows=30, columns=112, flare=.07 * k, pinned=.14, pleats=((0, 180, 14, .022 * k),), stiff=2.))


def uniform(d, c):
    """A schoolchild's shirt and trousers, with a tie."""
    tucked(d, c)
    w, k = d.cut, d.cut.k
    path = w.laid(curve([(0, w.neck[1] + .09 * k, w.neck[2] - .04 * k), (0, w.neck[1] + .13 * k, w.bust), (0, w.neck[1] + .13 * k, w.waist + .07 * k)], 10), .018)
    d.add(w.band(path, c[TRIM], np.array([.014, .011, .014, .017, .019, .021, .023, .024, .022, .004]) * k, .003))


def shawl(d, c):
    """A kurta, and a shawl around both shoulders."""
    pyjama(d, c)
    w, k = d.cut, d.cut.k
    s, t = w.shoulder[2], w.shoulder[2] + .055 * k
    pairs = [((.03, .20, w.waist - .06), (.16, .17, w.waist - .10)), ((.05, .17, w.bust), (.20, .10, w.bust - .06)), ((.06, .11, s), (.21, .04, s - .12)), ((.062, 0, t), (.215, -.03, s - .10)), ((.03, -.10, t - .01), (.16, -.16, s - .20)), ((0, -.11, t - .02), (0, -.19, w.bust - .14))]
    pairs = [tuple((p[0] * k, p[1] * k, p[2]) for p in pair) for pair in pairs]
    d.add(w.strip(mirrored(pairs), c[TRIM], rows=90, columns=16, folds=.004, pins=((1.2, 4.2), (5.8, 8.8)), border=None, stiff=2.))


WEAR = {f.__name__: f for f in (kurta, kurta_stole, kurta_side, kurti_jeans, pyjama, short_kurta, waistcoat, dhoti, mundu, sari, sari_head, mekhela, shirt, tucked, half, tee, sports, sports_long, jacket, bandhgala, coat, coat_sari,
                                coat_kurta, scrubs, gown, bands, pinafore, uniform, shawl)}
