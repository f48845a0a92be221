"""One person: skeleton, flesh, garment, hair, prop; and the looks that shots name."""
from dataclasses import dataclass
import math

from mathutils import Matrix, Vector

from figures import acts, body, hair, props
from figures.flesh import Flesh
from figures.garments import GARMENTS, mortarboard
from figures.skeleton import Skeleton, turned
from kit.paint import paint

INK, SKIN = "#17142B", "#46241B"


@dataclass(frozen=True)
class Look:
    """A way to be dressed. Colours: garment, lower or under garment, scarf or trim."""
    garment: str
    hair: str = "short"
    build: str = "man"
    colours: tuple = ("#2A2358", "#1B1838", "#2A2358")
    carry: tuple = ()
    carry_colours: tuple = ("#2B2450",)
    skin: str = SKIN
    hat: bool = False
    height: float = 1.70


class Figure:
    """Body parts gathered as objects in body heights, then set in the place."""

    def __init__(self, look, act, mirror=False, voxel=.006, seed=0):
        pose = acts.ACTS[act] if isinstance(act, str) else act
        if mirror:
            pose = acts.mirrored(pose)
        self.mirror = mirror
        self.build, self.voxel, self.seed, self.parts, self.point, self.turned = look.build, voxel, seed, [], lambda x, y, z: Vector((x, y, z)), turned
        self.bones = Skeleton(pose, body.SHOULDERS[look.build] - .002)
        self.ink, self.cloth = paint(INK, .7, sheen=.3), [paint(c, .85, sheen=.5) for c in look.colours]
        under, crown, skin = Flesh(), Flesh(), Flesh()
        body.trunk(under, self.bones, look.build)
        self.trunk_cloud = under.cloud()
        for side in (0, 1):
            body.leg(under, self.bones, side, build=look.build)
        self.cloud = under.cloud()
        self.frame = body.head(skin, self.bones, look.build)
        self.hands, self.hand_ways = [], []
        for side in (0, 1):
            s = (1, -1)[side]
            hanging = self.bones.arms[side][2].z < self.bones.arms[side][0].z - .2
            at, d, n, across = body.hand(skin, self.bones, side, (-s, .25, 0) if hanging else (-s * .5, 0, 1 if act != "point" else -1), point=act == "point" and side == (1 if mirror else 0), spread=act == "recite" and side == (1 if mirror else 0))
            self.hands.append(at)
            self.hand_ways.append((d, n, across))
            body.arm(skin, self.bones, side, build=look.build)
            # bare shin under whatever hangs above it
            knee, ankle = self.bones.legs[side][1:3]
            skin.tube([(*knee.lerp(ankle, .5), .026), (*ankle, .021)])
        self.keep(skin.build(paint(look.skin, .6, sheen=.2), voxel * .85))
        shoes = Flesh()
        for side in (0, 1):
            body.foot(shoes, self.bones, side, .002)
        self.keep(shoes.build(self.ink, voxel))
        hair.STYLES[look.hair](crown, self.bones, self.frame)
        self.head_cloud = crown.cloud()
        wound = look.hair == "turban"
        self.keep(crown.build(self.cloth[2] if wound else self.ink, voxel * .85))
        if wound:
            nape = Flesh()
            hair.cap(nape, self.frame, .045, .98)
            self.keep(nape.build(self.ink, voxel))
        GARMENTS[look.garment](self)
        if look.hat:
            mortarboard(self)
        for name, colour in zip(look.carry, look.carry_colours * len(look.carry)):
            for made in props.PROPS[name](self, colour):
                self.keep(made)

    def keep(self, made):
        if made:
            self.parts.append(made)

    def place(self, at, facing, height):
        carry = Matrix.Translation(at) @ Matrix.Rotation(math.radians(facing), 4, "Z") @ Matrix.Scale(height, 4)
        if self.bones.pose.laid:
            carry = carry @ Matrix.Translation((0, 0, .066)) @ turned(pitch=-self.bones.pose.laid)
        for part in self.parts:
            part.matrix_world = carry


def person(look, at=(0, 0, 0), facing=0., act="stand", mirror=False, voxel=.006, seed=0, height=None):
    """Facing in degrees: 0 looks away from the camera along +y, 90 to the left, 180 at it, 270 to the right."""
    figure = Figure(look, act, mirror, voxel, seed)
    figure.place(Vector(at), facing, height or look.height)
    return figure
