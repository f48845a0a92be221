"""One person: a look's body in a pose, with clothes, hair and props. It is built at the origin and then moved to its place."""
from dataclasses import dataclass
import math
from types import SimpleNamespace

from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree
from mathutils.kdtree import KDTree
import numpy as np

from figures import acts, props
from figures.clothes import WEAR, sling, straps
from figures.cut import Cut
from figures.fall import fallen
from figures.forms import Piece, normals, shown, smoothed, sweep, used
from figures.head import HAIR, INK, IRON, Head
from figures.human import Build, Human
from figures.pose import Posed, turned
from kit.paint import mixed, paint

SKINS = ("#E8BF9A", "#D8A87E", "#C99769", "#B88358", "#A5714B", "#906041", "#7B5039", "#674231")  # light to dark
NIGHT = "#17142B"
FULL = {"kurta", "kurta_stole", "kurta_side", "kurti_jeans", "pyjama", "short_kurta", "waistcoat", "dhoti", "shawl", "coat", "coat_kurta", "coat_sari", "gown", "bands", "mekhela", "sari", "sari_head", "mundu"}  # wide at the hips: arms hang further out


@dataclass(frozen=True)
class Look:
    """A person of the cast and their clothes. `colours`: garment, lower or under garment, trim. `wears`: names of methods of `Head`, with a colour
    after a colon. `role`: their role at the school, which census.py counts."""
    role: str
    build: Build
    skin: int
    wear: str
    hair: str = "crop"
    colours: tuple = ("#2A2358", "#1B1838", "#2A2358")
    wears: tuple = ()
    carry: tuple = ()
    carry_colours: tuple = ("#2B2450",)
    shade: str = INK
    shoes: str = "#241C2C"
    sandals: bool = False
    hat: bool = False


class Dresser:
    """Collects the pieces of a person. Costumes and heads add theirs to it."""

    def __init__(self, look, pose):
        self.look, self.human = look, Human(look.build)
        self.posed, self.seated = Posed(self.human, pose, .058 if look.wear in FULL else .038), bool(pose.seat)
        self.cut, self.head = Cut(self.human), Head(self.human)
        self.pieces, self.under = [], np.full(len(self.cut.points), .003)
        WEAR[look.wear](self, look.colours)
        HAIR[look.hair](self, look.shade)
        old = look.shade not in (INK, IRON)
        self.head.features(self, look.shade if old else mixed("#130D0C", SKINS[look.skin], .10), mixed(SKINS[look.skin], "#6A1A1E", .35), 1 if look.build.sex < .5 else 1.25)
        for name in look.wears:
            name, _, colour = name.partition(":")
            getattr(self.head, name)(self, *([colour] if colour else [look.shade] if name in ("moustache", "beard") else []))
        if "backpack" in look.carry:
            straps(self, look.carry_colours[look.carry.index("backpack") % len(look.carry_colours)])
        if "tote" in look.carry:
            sling(self, look.carry_colours[look.carry.index("tote") % len(look.carry_colours)])
        if look.hat:
            self.head.mortarboard(self, look.colours[0], look.colours[2])

    def add(self, piece):
        self.pieces.append(piece)
        if piece.pin is None and (piece.bears or piece.hides):
            self._grow(piece, -1 if piece.bears else self.cut.bust - .06 * self.cut.k)

    def inner(self, piece, low):
        """Adds cloth under another layer: pinned where that layer covers it, above `low`, and free below."""
        piece.pin = np.clip((piece.points[:, 2] - low) / (.08 * self.cut.k) + .5, 0, 1)
        self.pieces.append(piece)
        self._grow(piece, low, .008)

    def carry(self, made, colour, weights):
        self.add(Piece(*made, weights, [colour], thick=0))

    def _grow(self, piece, above, more=0.):
        """Grows the body that cloth collides with by the thickness of `piece` above the height `above`, so that cloth falls over it. `more`:
        further metres."""
        tree = KDTree(len(self.cut.points))
        for i, p in enumerate(self.cut.points):
            tree.insert(Vector(p), i)
        tree.balance()
        for p in piece.points:
            _, i, far = tree.find(Vector(p))
            if p[2] > above:
                self.under[i] = max(self.under[i], min(far * .8 + more, .06))

    def fallen(self):
        """Returns the points of every piece in the pose, by the piece's `id`. Loose pieces are simulated."""
        loose = [p for p in self.pieces if p.pin is not None]
        out = {id(p): self.posed.skin(p.points, p.weights) for p in self.pieces if p.pin is None}
        if loose:
            head = [f for f in self.human.faces() if self.human.on("head")[list(f)].min() > .5] if any(p.weights[:, self.human.bones.index("head")].max() > .5 for p in loose) else []
            kept, faces = used(None, head)
            solids = [(self.cut.points + self.cut.normals * self.under[:, None], self.cut.faces, self.cut.weights)]
            if head:
                solids.append((self.human.rest[kept], faces, self.human.weights[kept]))
            out |= {id(p): q for p, q in zip(loose, fallen(self.posed, loose, solids, self._blocks()))}
        return out

    def _blocks(self):
        """Returns the blocks that cloth collides with, as pairs of corners: the ground, a seat, those of the activity."""
        pose, h = self.posed.pose, self.human.height
        if pose.laid:
            back = self.human.rest[:self.human.body, 1].min()
            return (((-1, back - .2, -1), (1, back, 3)),)
        blocks = [tuple(tuple(v * h for v in corner) for corner in block) for block in pose.holds]
        if not any(low[2] < 0 and low[1] < 0 for low, _ in blocks):
            blocks.append(((-3, -3, -.3), (3, 3, -.002)))
        if pose.seat > .1:
            y = pose.hip[1] * h
            blocks.append(((-.45, y - (.5 if pose.seat < .42 else .24), pose.seat - .06), (.45, y + .10 * h, pose.seat - .004)))
        return tuple(blocks)


def rims(piece):
    """Returns the indices of the points on the open edges of a piece."""
    seen = {}
    for f in piece.faces:
        for a, b in zip(f, f[1:] + f[:1]):
            seen[frozenset((a, b))] = seen.get(frozenset((a, b)), 0) + 1
    return sorted({i for e, n in seen.items() if n == 1 for i in e})


def covered(d):
    """Returns a mask of the points of the body that are under fitted clothes or close to them. They are not drawn, so that skin doesn't show
    through."""
    human, n = d.human, d.human.body
    bare, hidden = (human.on("head", "hand_r", "hand_l")[:n] > .3) | (human.on("neck_01")[:n] > .7), np.zeros(n, bool)
    for p in d.pieces:
        if p.hides and p.pin is None:
            tree, edge = BVHTree.FromPolygons([Vector(v) for v in p.points], p.faces), rims(p)
            rim = KDTree(max(len(edge), 1))
            for i in edge:
                rim.insert(Vector(p.points[i]), int(i))
            rim.balance()
            for i in np.where(~(bare | hidden))[0]:
                v = Vector(human.rest[i])
                where, normal, _, _ = tree.find_nearest(v, .09)
                hidden[i] = bool(where and (v - where).dot(normal) < .008 and rim.find(where)[2] > .030)
    return hidden


def last(d, side, grow):
    """Returns a shoe at rest: points, faces, and whether each face is part of the sole. It is lofted around the foot from heel to toe, so that no
    toes show."""
    human, stations, around = d.human, 15, 20
    on = human.on("foot_" + side, "ball_" + side)[:human.body] > .5
    foot = human.rest[:human.body][on]
    foot = foot[foot[:, 2] < human.heads["foot_" + side][2] * .92]
    ahead = (human.tails["ball_" + side] - human.heads["foot_" + side]) * [1, 1, 0]
    ahead /= np.linalg.norm(ahead)
    across = np.array([ahead[1], -ahead[0], 0])
    u, v, w = foot @ ahead, foot @ across, foot[:, 2]
    low, high = u.min(), u.max()
    a = np.linspace(0, math.tau, around, endpoint=False)
    ways = np.stack([np.cos(a), np.sin(a)])
    far, at = [], low + (high - low) * (.5 - .5 * np.cos(np.linspace(.10, .94, stations) * math.pi))
    for t in at:
        near = np.abs(u - t) < (high - low) * .075
        far.append((np.stack([v[near], w[near]], 1) @ ways).max(0))
    far = np.array(far)
    for _ in range(2):
        far[1:-1] = (far[:-2] + 2 * far[1:-1] + far[2:]) / 4
    slope = (np.roll(far, -1, 1) - np.roll(far, 1, 1)) / (2 * math.tau / around)
    flat = ways.T[None] * (far + grow)[..., None] + np.stack([-ways[1], ways[0]], 1)[None] * slope[..., None]
    flat[..., 1] = np.maximum(flat[..., 1], -.004)
    middle = flat.mean(1, keepdims=True) * [1, .6]
    rings = [(at[0] - grow, middle[0] + (flat[0] - middle[0]) * .62), *zip(at, flat), (at[-1] + (high - low) * .045 + grow * .6, middle[-1] + (flat[-1] - middle[-1]) * .58)]
    points = np.concatenate([ahead * t + across * ring[:, :1] + [[0, 0, 1]] * ring[:, 1:] for t, ring in rings])
    n = len(rings)
    faces = [(r * around + i, r * around + (i + 1) % around, (r + 1) * around + (i + 1) % around, (r + 1) * around + i) for r in range(n - 1) for i in range(around)]
    faces += [tuple(range(around - 1, -1, -1)), tuple(range((n - 1) * around, n * around))]
    return points, faces, [points[list(f), 2].mean() < .012 for f in faces]


def shoes(d, skin, place, keep):
    """Builds shoes, or sandals: soles with two straps. Passes each object to `keep`."""
    human, look = d.human, d.look
    if d.posed.pose.laid:
        return
    for s in "rl":
        foot, ankle = human.on("foot_" + s, "ball_" + s) > .5, human.heads["foot_" + s][2]
        if not look.sandals:
            points, faces, sole = last(d, s, .009)
            weights, toe = np.zeros((len(points), len(human.bones))), human.heads["ball_" + s]
            ahead = human.tails["ball_" + s] - human.heads["foot_" + s]
            share = np.clip(((points - toe) @ ahead) / (ahead @ ahead) / .16 + .5, 0, 1)
            weights[:, human.bones.index("foot_" + s)], weights[:, human.bones.index("ball_" + s)] = 1 - share, share
            edge = mixed(look.shoes, "#17142B", .45) if sum(int(look.shoes[i:i + 2], 16) for i in (1, 3, 5)) > 480 else mixed(look.shoes, "#E9DCC4", .35)
            keep(shown(d.posed.skin(points, weights), faces, [edge if low else look.shoes for low in sole], place, 2, gloss=.6))
            continue
        kept, faces = used(None, [f for f in human.faces() if all(foot[i] and human.rest[i, 2] < ankle * .26 for i in f)])
        p = smoothed(skin[kept], faces, 3)
        keep(shown(p + normals(p, faces) * .008, faces, [look.shoes], place, 1, .003, gloss=.6))
        a, b = human.heads["foot_" + s], human.tails["ball_" + s]
        for at, lift in ((.52, 1.), (.80, .8)):
            which = np.where(foot & (np.abs((human.rest - a) @ (b - a) / ((b - a) @ (b - a)) - at) < .09))[0]
            which = which[which < human.body]
            if len(which) < 6:
                continue
            x = human.rest[which, 0]
            path = [skin[which[(np.abs(x - q) < .012)]][np.argmax(skin[which[np.abs(x - q) < .012]][:, 2])] for q in np.linspace(x.min() + .006, x.max() - .006, 7) if (np.abs(x - q) < .012).any()]
            keep(shown(*sweep(np.array(path) + (0, 0, .003), .003, .009, 8, up=(0, 0, 1)), [look.shoes], place, 1, gloss=.6))


def holding(d, mirror):
    """Returns what props need of the pose: hands, chest, pelvis and head, in body heights."""
    h, posed, human = d.human.height, d.posed, d.human
    def matrix(turn, rest, at):
        return Matrix.Translation(Vector(at / h)) @ Matrix(turn.tolist()).to_4x4() @ Matrix.Translation(-Vector(rest))
    hands, ways = [], []
    for side in "rl":
        hand = posed.turns["hand_" + side]
        palm, reach = hand @ posed.palm(side), hand @ (human.heads["middle_01_" + side] - human.heads["hand_" + side])
        reach /= np.linalg.norm(reach)
        grip = (posed.places["hand_" + side] + posed.places["middle_01_" + side] * 2) / 3 + palm * .026
        hands.append(Vector(grip / h))
        ways.append(tuple(Vector(v) for v in (reach, palm, np.cross(reach, palm))))
    if mirror:  # the acting hand comes first
        hands.reverse()
        ways.reverse()
    eye = d.head.eye - human.heads["head"]
    bones = SimpleNamespace(chest=matrix(posed.chest, (0, -.008, .806), posed.heart), pelvis=matrix(posed.turns["pelvis"], (0, 0, .515), (posed.places["thigh_r"] + posed.places["thigh_l"]) / 2))
    return SimpleNamespace(hands=hands, hand_ways=ways, bones=bones, frame=matrix(posed.skull, (0, .036, .075), posed.places["head"] + posed.skull @ eye), mirror=mirror, ink=paint(NIGHT, .7), skin=SKINS[d.look.skin],
                           turned=lambda *a, **k: Matrix(turned(*a, **k).tolist()).to_4x4(), point=lambda x, y, z: Vector((x, y, z)))


def person(look, at=(0, 0, 0), facing=0., act="stand", mirror=False, seat=None):
    """Builds a person in the scene and returns their objects. `act`: a name in ACTS, or a Pose. `facing` in degrees: 0 looks along +y, 90 to the
    left, 180 at the camera, 270 to the right. `seat`: height of the seat above the feet in metres (None: as in the activity)."""
    pose = acts.ACTS[act] if isinstance(act, str) else act
    closed = [max((props.GRIPS.get(c, (0, 0))[k] for c in look.carry), default=0) or pose.curl[k] for k in (0, 1)]
    pose = pose.but(curl=tuple(closed), seat=seat or pose.seat)
    d = Dresser(look, pose.mirrored() if mirror else pose)
    carried, points = [], d.fallen()
    place = Matrix.Translation(Vector(at)) @ Matrix.Rotation(math.radians(facing), 4, "Z")
    if pose.laid:
        place = place @ Matrix.Translation((0, 0, -d.human.rest[:d.human.body, 1].min())) @ Matrix(turned(pitch=-90).tolist()).to_4x4()
    human, skin, hidden = d.human, d.posed.skin(), covered(d)
    kept, faces = used(None, [f for f in human.faces() if not all(hidden[i] for i in f)])
    carried.append(shown(skin[kept], faces, [SKINS[look.skin]], place, gloss=.55, sheen=.15, glow=.03 + .015 * look.skin))
    for g in ("helper-r-eye", "helper-l-eye"):
        kept, faces = used(None, human.faces(g))
        front = np.quantile(human.rest[kept, 1], .62)
        colours = ["#1A0F0C" if human.rest[list(f), 1].mean() > front else "#CDBBAA" for f in human.faces(g)]
        carried.append(shown(skin[kept], faces, colours, place, gloss=.55))
    shoes(d, skin, place, carried.append)
    for p in d.pieces:
        carried.append(shown(points[id(p)], p.faces, p.colours * len(p.faces) if len(p.colours) == 1 else p.colours, place, p.smooth, p.thick, gloss=p.gloss))
    figure = holding(d, mirror)
    grown = place @ Matrix.Scale(human.height, 4)
    for name, colour in zip(look.carry, look.carry_colours * len(look.carry)):
        for made in props.PROPS[name](figure, colour):
            if made:
                made.matrix_world = grown
                carried.append(made)
    return carried
