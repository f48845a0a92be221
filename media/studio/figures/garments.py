"""Garments: each dresses a figure and says what skin stays bare. Body heights."""
import math

import numpy as np

from figures import body
from figures.cloth import Drape, ribbon
from figures.flesh import Flesh

FRONT = math.pi / 2
LOW = .42  # hips below this: seated or crouching


def sleeves(figure, paint, ease=.008, until=.97, cuff=.004):
    for side in (0, 1):
        cloth = Flesh()
        body.arm(cloth, figure.bones, side, ease, until, cuff, figure.build)
        figure.keep(cloth.build(paint, figure.voxel))


def legs(figure, paint, ease=.006, until=.97, flare=0.):
    cloth = Flesh()
    for side in (0, 1):
        body.leg(cloth, figure.bones, side, ease, until, flare, figure.build)
    body.trunk(cloth, figure.bones, figure.build, .004, high=.6)
    figure.keep(cloth.build(paint, figure.voxel))


def robe(figure, hem, **how):
    """A drape from the neck to `hem` (height at rest; lower when the hips are lower)."""
    top = (figure.bones.chest @ figure.point(0, -.01, .848)).z
    hip = figure.bones.pose.hip[2]
    if hip > LOW:
        return Drape(figure.cloud, top, max(hem - (.512 - hip if hem > .2 else 0), .012), seed=figure.seed, **how)
    # seated or crouching: the cloth ends on the seat; lap() carries it over the knees
    how.pop("drift", None)
    trunk = figure.trunk_cloud
    return Drape(trunk, top, min(hip - .045, top - .2), seed=figure.seed, **{**how, "cling": ((1, .5), (.7, .2), (.3, .02), (0, 0)), "depth": how.get("depth", 0) * .4})


def lap(figure, paint, hem, ease=.012):
    """Cloth over the thighs of someone low down, and its fall in front of the shins to `hem`."""
    if figure.bones.pose.hip[2] > LOW:
        return
    cloth = Flesh()
    tops, knees = [leg[0] for leg in figure.bones.legs], [leg[1] for leg in figure.bones.legs]
    for top, knee in zip(tops, knees):
        cloth.tube([(*top, .066), (*top.lerp(knee, .5), .058 + ease * .5), (*knee, .046 + ease)])
    for share in (.25, .5, .75):
        a, b = (t.lerp(k, share) for t, k in zip(tops, knees))
        cloth.tube([(*a, .05), (*b, .05)])
    figure.keep(cloth.build(paint, figure.voxel))
    if hem >= min(k.z for k in knees) - .03:
        return
    for group in ([knees] if abs(knees[0].z - knees[1].z) < .06 else [[k] for k in knees]):
        near = np.array([p for p in figure.cloud if any((p[1] > k.y - .065 and abs(p[0] - k.x) < .09) for k in group)])
        top = max(k.z for k in group) + .01
        fall = Drape(near, top, max(hem, .014), ease=((1, .014), (0, .010)), cling=((1, .0), (0, .02)), pleats=9, depth=.05, front=True, seed=figure.seed)
        figure.keep(fall.build(paint))


def lag(figure, far=.03):
    """Cloth stays behind a walker."""
    feet = figure.bones.pose.feet
    return (0, -far * min(1, abs(feet[0][1] - feet[1][1]) * 3))


def kurta(figure, hem=.30, flare=.10, pleats=6, depth=.05, sleeve=.97, over=0.):
    """`over`: how far the trousers under it stand off the leg."""
    drape = robe(figure, hem, ease=((1, .004), (.75, .010), (.52, .012 + over * .6), (.4, .014 + over), (0, .014 + over)), cling=((1, .5), (.8, .25), (.55, .10), (.45, -flare), (0, -flare)),
                 pleats=pleats, depth=depth, drift=lag(figure))
    figure.keep(drape.build(figure.cloth[0]))
    lap(figure, figure.cloth[0], figure.bones.legs[0][1].z - .10)
    sleeves(figure, figure.cloth[0], until=sleeve, cuff=.006)
    return drape


def kurta_churidar(figure):
    kurta(figure)
    legs(figure, figure.cloth[1], .009, 1.)


def kurta_pyjama(figure):
    kurta(figure, .27, .05, over=.010)
    legs(figure, figure.cloth[1], .012, .96, .006)


def dhoti_kurta(figure):
    kurta(figure, .34, .09, over=.016)
    legs(figure, figure.cloth[1], .018, .88, .010)
    if figure.bones.pose.hip[2] > LOW:
        fold = Drape(figure.cloud, .44, .13, ease=((1, .004), (0, .008)), cling=((1, .02), (0, .22)), pleats=8, depth=.12, front=True, seed=figure.seed)
        figure.keep(fold.build(figure.cloth[1]))


def salwar_dupatta(figure, over_head=False):
    drape = kurta(figure, .31, .20, 7, .06, .9, over=.020)
    legs(figure, figure.cloth[1], .022, .90, .0)
    if over_head:
        hood(figure)
    else:
        ribbon_u(figure, drape)


def ribbon_u(figure, drape):
    """A dupatta that dips at the chest and hangs down the back over both shoulders."""
    top = drape.heights[0]
    path = [(300, top - .44, 13, 0), (305, top - .10, 13, 0), (345, top - .012, 13, .012), (30, top - .030, 4, .030), (90, top - .085, 0, .032),
            (150, top - .030, 4, .030), (195, top - .012, 13, .012), (235, top - .10, 13, 0), (240, top - .48, 13, 0)]
    path = [((a if a > 200 and i < 3 else a + 360), z, da, dz) for i, (a, z, da, dz) in enumerate(path)]
    figure.keep(ribbon(drape, path, figure.cloth[2]))


def hood(figure):
    """A dupatta over the head that falls on the shoulders and leaves the face and the front open."""
    crown = (figure.frame @ figure.point(0, -.01, .146)).z
    low = crown - .50
    points = np.vstack([figure.head_cloud, figure.cloud[figure.cloud[:, 2] > low]])
    veil = Drape(points, crown, low, ease=((1, .004), (0, .016)), cling=((1, .1), (.75, .25), (.6, .1), (0, -.08)), pleats=6, depth=.05, seed=figure.seed,
                 rings=50)
    face = (figure.bones.pose.turn + figure.bones.pose.twist) * math.pi / 180
    def open_front(angle, t):
        away = abs((angle - FRONT - face + math.pi) % math.tau - math.pi)
        return t < .985 and away < (.95 if t > .55 else .75)
    figure.keep(veil.build(figure.cloth[2], open_front))
    lid = Flesh()
    lid.ball((0, -.012, .100), (.050, .058, .048), figure.frame)
    figure.keep(lid.build(figure.cloth[2], figure.voxel))


def sari(figure, over_head=False):
    walking = abs(figure.bones.pose.feet[0][1] - figure.bones.pose.feet[1][1]) > .15
    seated = figure.bones.pose.hip[2] < .42
    drape = robe(figure, .014, ease=((1, .003), (.6, .008), (0, .010)), cling=((1, .5), (.75, .3), (.62, .15), (.5, .03), (.2, -.02), (0, -.16 if not seated else 0)),
                 pleats=13, depth=.055, front=True, drift=lag(figure, .05), rings=64)
    figure.keep(drape.build(figure.cloth[0]))
    lap(figure, figure.cloth[0], .014)
    sleeves(figure, figure.cloth[1], .006, .34, .003)
    top = drape.heights[0]
    fall = .50 if not seated else top - drape.heights[-1] - .02
    # from the right hip across the front to the left shoulder, and down the back
    path = [(330, top - .285, 0, .035), (20, top - .255, 0, .04), (75, top - .175, 0, .055), (125, top - .075, 4, .052), (165, top - .012, 13, .016),
            (225, top - .055, 19, 0), (243, top - .2, 20, 0), (248, top - fall, 21, 0)]
    path = [(a - 360 if i == 0 else a, z, da, dz) for i, (a, z, da, dz) in enumerate(path)]
    figure.keep(ribbon(drape, path, figure.cloth[2], off=.011 if not walking else .014, wave=.010, folds=4))
    if over_head:
        hood(figure)


def coat(figure, sari=False, ease=.014):
    """A doctor's coat, open in front over a shirt (or a sari), with a stethoscope round the neck."""
    under = Flesh()
    body.trunk(under, figure.bones, figure.build, .006)
    figure.keep(under.build(figure.cloth[1], figure.voxel))
    legs(figure, figure.cloth[1], .010, .97, .004)
    if sari:
        skirt = robe(figure, .05, ease=((1, .002), (.6, .006), (0, .008)), cling=((1, .5), (.75, .3), (.62, .15), (.5, .03), (.2, -.02), (0, -.12)), pleats=13, depth=.045, front=True, rings=64)
        figure.keep(skirt.build(figure.cloth[1]))
        ease = .026
    drape = robe(figure, .315, ease=((1, .005), (.8, .008), (0, ease)), cling=((1, .5), (.75, .22), (.5, .10), (.4, -.08), (0, -.12)), pleats=5, depth=.035, drift=lag(figure))
    figure.keep(drape.build(figure.cloth[0], lambda a, t: abs(a - FRONT) < (.10 + .30 * max(0, t - .62) if t > .62 else .10 + .12 * max(0, .35 - t)), .006))
    lap(figure, figure.cloth[0], 1)
    sleeves(figure, figure.cloth[0], .007, .98, .004)
    collar = Flesh()
    for s in (1, -1):
        at = figure.bones.chest
        collar.tube([(*(at @ figure.point(.012 * s, -.042, .858)), .008, .016), (*(at @ figure.point(.040 * s, -.012, .856)), .008, .018), (*(at @ figure.point(.034 * s, .046, .815)), .005, .020),
                     (*(at @ figure.point(.012 * s, .076, .735)), .004, .012)])
    figure.keep(collar.build(figure.cloth[0], figure.voxel))
    tube, ring = Flesh(), []
    for a, y, z in ((-.040, .085, .715), (-.046, .070, .78), (-.042, .020, .850), (-.02, -.030, .872), (.02, -.030, .872), (.042, .020, .850), (.046, .070, .78), (.036, .088, .70)):
        ring.append((*(figure.bones.chest @ figure.point(a, y, z)), .0065))
    tube.tube(ring)
    tube.ball((.036, .092, .690), (.013, .008, .013), figure.bones.chest)
    figure.keep(tube.build(figure.ink, figure.voxel))


def shirt(figure, hem=.475, sleeve=.97, leg_ease=.010):
    drape = robe(figure, hem, ease=((1, .004), (.7, .010), (0, .012)), cling=((1, .5), (.7, .2), (.3, .05), (0, .05)), pleats=4, depth=.03)
    figure.keep(drape.build(figure.cloth[0]))
    if figure.bones.pose.lean > 50 and figure.bones.pose.hip[2] < LOW:
        # a back that lies level would show the inside of the collar
        back = Flesh()
        body.trunk(back, figure.bones, figure.build, .012, low=.50)
        figure.keep(back.build(figure.cloth[0], figure.voxel))
    sleeves(figure, figure.cloth[0], .007, sleeve, .004)
    legs(figure, figure.cloth[1], leg_ease, .97, .005)


def half_sleeves(figure):
    shirt(figure, .48, .42)


def scrubs(figure):
    shirt(figure, .44, .36, .016)


def bands(figure):
    """An advocate's gown: a white collar and two white bands at the throat."""
    gown(figure, False)
    white, at = Flesh(), figure.bones.chest
    far = ((.835, .046), (.785, .082), (.725, .094)) if figure.build == "man" else ((.835, .042), (.785, .078), (.725, .112))
    for s in (1, -1):
        white.tube([(*(at @ figure.point((.008 + .010 * k) * s, y, z)), .011 + .004 * k, .004) for k, (z, y) in enumerate(far)], at.to_3x3() @ figure.point(1, 0, 0))
        white.tube([(*(at @ figure.point(.010 * s, -.046, .862)), .006, .014), (*(at @ figure.point(.040 * s, -.012, .858)), .006, .014), (*(at @ figure.point(.012 * s, .040, .838)), .006, .014)])
    figure.keep(white.build(figure.cloth[2], figure.voxel))


def gown(figure, hood=True):
    """An academic gown with winged sleeves and a hood's band."""
    under = Flesh()
    body.trunk(under, figure.bones, figure.build, .006)
    figure.keep(under.build(figure.cloth[1], figure.voxel))
    legs(figure, figure.cloth[1], .010, .97, .004)
    drape = robe(figure, .125, ease=((1, .010), (.8, .018), (0, .02)), cling=((1, .1), (.8, 0), (.5, -.10), (0, -.16)), pleats=9, depth=.06, drift=lag(figure, .05))
    figure.keep(drape.build(figure.cloth[0], lambda a, t: abs(a - FRONT) < .05 + .25 * max(0, t - .8), .006))
    sleeves(figure, figure.cloth[0], .010, .90, .034)
    if not hood:
        return
    top = drape.heights[0]
    path = [(70, top - .36, 6, 0), (60, top - .12, 7, 0), (10, top - .012, 12, .01), (-50, top - .05, 12, .02), (-90, top - .17, 14, .03), (-130, top - .05, 12, .02), (-190, top - .012, 12, .01), (-240, top - .12, 7, 0), (-250, top - .36, 6, 0)]
    figure.keep(ribbon(drape, path, figure.cloth[2], wave=.003))


def mortarboard(figure):
    """The board, a little tipped, and its tassel."""
    from kit.masonry import Masonry
    board = Masonry(figure.cloth[0])
    tilt = figure.frame @ figure.turned(pitch=6, roll=-4)
    board.box((0, -.008, .144), (.165, .165, .009), tilt @ figure.turned(yaw=45))
    figure.keep(board.build())
    cap, tassel = Flesh(), Flesh()
    cap.ball((0, -.012, .110), (.050, .058, .034), figure.frame)
    figure.keep(cap.build(figure.cloth[0], figure.voxel))
    tassel.tube([(*(tilt @ figure.point(0, -.008, .152)), .004), (*(tilt @ figure.point(.108, .02, .147)), .004), (*(tilt @ figure.point(.114, .022, .075)), .009)])
    figure.keep(tassel.build(figure.cloth[2], figure.voxel))


# what a Look may name as its garment
GARMENTS = {
    "kurta": kurta_churidar, "pyjama": kurta_pyjama, "dhoti": dhoti_kurta, "salwar": salwar_dupatta, "veil": lambda f: salwar_dupatta(f, True),
    "sari": sari, "sari veil": lambda f: sari(f, True), "coat": coat, "shirt": shirt, "half": half_sleeves, "scrubs": scrubs, "gown": gown, "bands": bands,
    "coat sari": lambda f: coat(f, True),
}
