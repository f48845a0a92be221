"""Acts: what a body does, as poses. Right comes first in every pair; see skeleton.Pose for the measures."""
import math

from figures.skeleton import ANKLE, Pose

HANG_R, HANG_L = (.138, .035, -.298), (-.138, .035, -.298)
BOOK = ((.052, .185, -.145), (-.062, .185, -.140))

STAND = Pose(hip=(-.022, 0, .507), hip_roll=5, side=-4, lean=1, twist=-4, turn=10,
             feet=((.075, .045, ANKLE, 22, 0), (-.045, -.015, ANKLE, 8, 0)), hands=(HANG_R, HANG_L), knees=(.3, 0))


def stride(length=.2, arms=1., lean=3):
    """Mid-step, right foot ahead, heel just down; the trunk turns against the hips."""
    return Pose(hip=(0, -.01, ANKLE + .010 + math.sqrt(.476 ** 2 - (length + .01) ** 2)), hip_yaw=8, hip_roll=-2, lean=lean, twist=-9, turn=9, nod=1,
                feet=((.04, length, ANKLE + .012, 6, -14), (-.04, -length * 1.12, ANKLE + .052, 6, 44)),
                hands=((.135, -.115 * arms, -.285), (-.125, .165 * arms, -.255)), elbows=(.2, .3))


def climb(rise=.1, tread=.18):
    """A step up: right foot on the tread above (`rise` and `tread` in body heights), trunk over it."""
    return Pose(hip=(0, tread * .42, .500), hip_yaw=5, lean=9, twist=-5, turn=4, nod=2,
                feet=((.045, tread, ANKLE + rise, 8, 0), (-.045, -.05, ANKLE + .03, 8, 28)),
                hands=((.125, -.07, -.285), (-.125, .16, -.25)), elbows=(.2, .3))


def sit(height=.26, chin=14):
    """On a step `height` above the feet; knees together, back a little round."""
    return Pose(hip=(0, -.02, height + .052), hip_tilt=-14, lean=12, nod=chin, turn=0,
                feet=((.05, .205, ANKLE, 8, 0), (-.045, .235, ANKLE, 6, 0)), hands=((.060, .175, -.185), (-.060, .175, -.185)), knees=(.1, .1))


ACTS = {
    "stand": STAND,
    "wait": STAND.but(hands=((.03, .115, -.265), (-.03, .11, -.262)), turn=-16, elbows=(.6, .6)),
    "akimbo": STAND.but(hands=((.098, .02, -.215), HANG_L), elbows=(1., .3), turn=-14),
    "walk": stride(),
    "stroll": stride(.14, .6, 1),
    "hurry": stride(.245, 1.35, 8),
    "read": STAND.but(hands=BOOK, nod=20, turn=4, lean=3, elbows=(.35, .35)),
    "read walking": stride(.13, 0, 3).but(hands=BOOK, nod=18, turn=6, elbows=(.35, .35)),
    "talk": STAND.but(hands=((.135, .215, -.115), (-.06, .09, -.215)), elbows=(.25, .6), turn=6, nod=-2),
    "listen": STAND.but(hip=(.022, 0, .507), hip_roll=-5, side=5, feet=((.045, -.015, ANKLE, 8, 0), (-.08, .05, ANKLE, 24, 0)), knees=(0, .3),
                        hands=((.02, .12, -.19), (-.035, .115, -.20)), elbows=(.75, .75), turn=-8, tip=5),
    "point": STAND.but(hands=((.245, .265, .015), HANG_L), elbows=(.3, .3), turn=-24, nod=-5, twist=-10),
    "raise": STAND.but(hands=((.16, .13, .235), HANG_L), elbows=(.7, .3), turn=-10, nod=-12),
    "phone": STAND.but(hands=((.066, .085, .045), HANG_L), elbows=(.75, .3), tip=5, nod=5, turn=-10),
    "text": STAND.but(hands=((.035, .17, -.10), HANG_L), elbows=(.35, .3), nod=24, turn=-4, lean=3),
    "pipette": STAND.but(hands=((.07, .205, -.055), (-.06, .20, -.145)), elbows=(.7, .35), nod=14, lean=5, turn=-4),
    "carry": STAND.but(hands=((.068, .175, -.165), (-.068, .175, -.165)), elbows=(.45, .45), nod=2),
    "carry walking": stride(.15, 0, 2).but(hands=((.068, .175, -.165), (-.068, .175, -.165)), elbows=(.45, .45)),
    "hold up": STAND.but(hands=((.075, .125, -.085), HANG_L), elbows=(.35, .3), turn=6),
    "hold up walking": stride(.16, .8, 2).but(hands=((.075, .125, -.085), (-.125, .16, -.25)), elbows=(.35, .3)),
    "hug": STAND.but(hands=((-.02, .105, -.165), (.02, .125, -.20)), elbows=(.75, .7), turn=12),
    "hug walking": stride(.15, 0, 2).but(hands=((-.02, .105, -.165), (.02, .125, -.20)), elbows=(.75, .7)),
    "lean": Pose(hip=(0, -.055, .500), side=0, lean=-7, nod=10, turn=12, feet=((.055, .11, ANKLE, 10, 0), (-.02, .055, ANKLE + .0, 10, 0)),
                 hands=((.09, .085, -.235), (-.05, .105, -.20)), elbows=(.6, .7)),
    "climb": climb(),
    "descend": Pose(hip=(0, .02, .490), hip_yaw=-5, lean=3, twist=5, nod=14, feet=((.045, .17, ANKLE - .075, 8, 16), (-.045, -.03, ANKLE + .012, 8, 16)),
                    hands=((.135, .13, -.265), (-.135, -.05, -.285)), elbows=(.3, .3)),
    "sit": sit(),
    "sit reading": sit(chin=22).but(hands=((.052, .165, -.17), (-.052, .165, -.17)), elbows=(.4, .4)),
    "sit talking": sit(chin=0).but(hands=((.13, .20, -.11), (-.06, .16, -.235)), elbows=(.3, .4), turn=-28),
    "sit back": sit(chin=-6).but(lean=-10, hip_tilt=-18, hands=((.13, -.10, -.255), (-.05, .14, -.235)), turn=18, elbows=(.5, .4)),
    "crouch": Pose(hip=(0, -.09, .235), hip_tilt=20, lean=34, nod=-4, turn=6, feet=((.085, .10, ANKLE, 18, 0), (-.075, -.06, ANKLE + .04, 10, 40)),
                   hands=((.085, .265, -.175), (-.075, .235, -.135)), elbows=(.45, .45), knees=(.5, .4)),
    "bend": Pose(hip=(0, -.06, .495), hip_tilt=16, lean=42, nod=-6, feet=((.06, .05, ANKLE, 12, 0), (-.05, -.07, ANKLE, 10, 0)),
                 hands=((.075, .235, -.19), (-.075, .235, -.19)), elbows=(.35, .35)),
    "greet": STAND.but(hands=((.012, .115, -.05), (-.012, .115, -.05)), elbows=(.85, .85), nod=12, turn=0),
    "bars": stride(.13, 0, 3).but(hands=((.185, .13, -.235), (-.185, .13, -.235)), elbows=(.45, .45), nod=6),
    "guide": STAND.but(hands=((.13, .215, -.135), (-.06, .22, -.125)), elbows=(.35, .35), lean=9, nod=8),
    "rock": STAND.but(hands=((.07, .21, -.235), HANG_L), lean=14, hip_tilt=6, nod=18, elbows=(.3, .3)),
}


def mirrored(pose):
    """The same act with right and left changed over."""
    swap = lambda pair: tuple((-p[0], *p[1:]) for p in reversed(pair))
    return pose.but(hip=(-pose.hip[0], *pose.hip[1:]), hip_roll=-pose.hip_roll, hip_yaw=-pose.hip_yaw, side=-pose.side, twist=-pose.twist,
                    turn=-pose.turn, tip=-pose.tip, feet=swap(pose.feet), hands=swap(pose.hands), elbows=pose.elbows[::-1], knees=pose.knees[::-1])
