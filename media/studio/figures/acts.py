"""Acts: what a body does, as poses. Right comes first in every pair; see skeleton.Pose for the measures."""
import math

from figures.skeleton import ANKLE, Pose

HANG_R, HANG_L = (.138, .035, -.298), (-.138, .035, -.298)
BOOK = ((.052, .185, -.145), (-.062, .185, -.140))

STAND = Pose(hip=(-.022, 0, .507), hip_roll=5, side=-4, lean=1, twist=-4, turn=10,
             feet=((.075, .045, ANKLE, 22, 0), (-.045, -.015, ANKLE, 8, 0)), hands=(HANG_R, HANG_L), knees=(.3, 0))


def stride(length=.2, arms=1., lean=3):
    """Mid-step, right foot ahead, heel just down; the trunk turns against the hips."""
    return Pose(hip=(0, -.01, ANKLE + .005 + math.sqrt(.476 ** 2 - (length + .01) ** 2)), hip_yaw=8, hip_roll=-2, lean=lean, twist=-9, turn=9, nod=1,
                feet=((.04, length, ANKLE + .006, 6, -14), (-.04, -length * 1.12, ANKLE + .052, 6, 44)),
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
    "run": Pose(hip=(0, 0, ANKLE + .475), hip_yaw=8, hip_roll=-2, lean=15, twist=-12, turn=10, nod=-8,
                feet=((.04, .115, ANKLE + .205, 4, 8), (-.035, -.25, ANKLE + .07, 4, 62)),
                hands=((.15, -.115, -.165), (-.075, .205, -.075)), elbows=(.25, .35)),
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
    "sit floor reading": Pose(hip=(0, -.02, .078), hip_tilt=-26, lean=-4, nod=26, feet=((.055, .30, ANKLE, 10, 0), (-.045, .255, ANKLE, 8, 0)),
                              hands=((.055, .225, -.095), (-.055, .225, -.095)), elbows=(.5, .5), knees=(.1, .1)),
    "step": sit(.20, 4),
    "step back": sit(.20, -4).but(lean=-12, hip_tilt=-20, hands=((.13, -.12, -.25), (-.05, .14, -.215)), elbows=(.5, .4)),
    "step reading": sit(.20, 10).but(hands=((.055, .205, -.10), (-.055, .205, -.10)), elbows=(.4, .4)),
    "step listening": sit(.20, 4).but(hands=((.02, .19, -.17), (-.06, .18, -.19)), turn=-48, twist=-16, tip=5),
    "pull": STAND.but(hip=(0, -.06, .495), lean=-7, feet=((.06, .10, ANKLE, 14, 0), (-.06, -.11, ANKLE + .01, 20, 14)), hands=((.05, .30, -.06), (-.06, .275, -.16)), elbows=(.35, .35), turn=4),
    "mark": Pose(hip=(0, -.10, .480), hip_tilt=26, lean=62, nod=-10, feet=((.06, .07, ANKLE, 12, 0), (-.05, -.09, ANKLE + .01, 10, 12)), hands=((.05, .265, -.13), (-.09, .09, -.275)), elbows=(.3, .6)),
    "plead": STAND.but(hands=((.035, -.135, -.235), (-.15, .245, .045)), elbows=(.95, .4), turn=6, nod=-6, lean=-2),
    "umbrella climb": climb().but(hands=((.085, .125, -.06), (-.125, .16, -.25)), elbows=(.4, .3)),
    "greet": STAND.but(hands=((.012, .115, -.05), (-.012, .115, -.05)), elbows=(.85, .85), nod=12, turn=0),
    "bars": stride(.13, 0, 3).but(hands=((.185, .13, -.235), (-.185, .13, -.235)), elbows=(.45, .45), nod=6),
    "guide": STAND.but(hands=((.13, .215, -.135), (-.06, .22, -.125)), elbows=(.35, .35), lean=9, nod=8),
    "lie": Pose(hands=((.15, .02, -.285), (-.15, .02, -.285)), turn=0, feet=((.05, 0, ANKLE, 14, 0), (-.05, 0, ANKLE, 14, 0)), laid=90),
    "lie leg up": Pose(hands=((.15, .02, -.285), (-.15, .02, -.285)), feet=((.05, .385, .232, 4, -52), (-.05, 0, ANKLE, 14, 0)), laid=90),
    "hold leg": STAND.but(hip=(0, -.02, .507), hip_roll=0, side=0, twist=0, turn=0, hands=((.045, .265, .02), (-.05, .25, -.13)), elbows=(.45, .45), lean=8, nod=8, feet=((.06, .09, ANKLE, 12, 0), (-.05, -.07, ANKLE, 10, 0))),
    "cradle": STAND.but(hands=((-.035, .145, -.185), (.055, .155, -.165)), elbows=(.8, .8), nod=18, turn=16, tip=-4),
    "sweep": STAND.but(hip=(0, -.05, .498), hip_tilt=10, lean=26, nod=12, twist=-14, hands=((.10, .235, -.208), (-.02, .155, -.136)), elbows=(.4, .6)),
    "climb rail": climb(.067, .19).but(hands=((.165, .14, -.19), (-.125, .05, -.275)), elbows=(.3, .3)),
    "lean rail": Pose(hip=(0, -.07, .497), hip_tilt=14, lean=40, nod=4, feet=((.055, .02, ANKLE, 12, 0), (-.05, -.06, ANKLE, 8, 10)), hands=((.10, .20, -.17), (-.10, .20, -.17)), elbows=(.8, .8)),
    "lean rail reach": Pose(hip=(0, -.07, .497), hip_tilt=14, lean=40, nod=-4, feet=((.055, .02, ANKLE, 12, 0), (-.05, -.06, ANKLE, 8, 10)), hands=((.14, .28, .08), (-.10, .20, -.17)), elbows=(.4, .8)),
    "count": STAND.but(hands=((.07, .245, -.17), (-.05, .20, -.235)), lean=12, nod=24, turn=6, elbows=(.4, .4)),
    "shoulder": stride(.17, .9, 2).but(hands=((.085, .055, .075), (-.125, .15, -.26)), elbows=(.75, .3)),
    "recite": stride(.19, .6, 1).but(hands=((.135, .205, .02), (-.135, -.07, -.285)), elbows=(.4, .3), nod=-6, turn=0),
    "hold corner": STAND.but(hip=(0, -.045, .503), lean=-7, hands=((.035, .275, -.02), (-.035, .235, -.235)), elbows=(.3, .3), feet=((.06, .12, ANKLE, 14, 0), (-.05, -.07, ANKLE, 8, 0)), turn=0, twist=0, nod=4),
    "kneel": Pose(hip=(0, -.10, .240), hip_tilt=42, lean=72, nod=16, turn=4, feet=((.06, -.27, .036, 4, 78), (-.06, -.25, .036, 4, 78)),
                  hands=((.10, .31, -.03), (-.13, .235, -.10)), elbows=(.3, .6), knees=(.1, .1)),
    "sit typing": sit(.28, 20).but(lean=18, hands=((.06, .24, -.19), (-.06, .24, -.19)), elbows=(.4, .4)),
    "sit stuck": sit(.28, 26).but(lean=26, hands=((.062, .105, .035), (-.09, .20, -.20)), elbows=(1.8, .4)),
    "sit despair": sit(.28, 24).but(lean=30, hands=((.062, .085, .075), (-.062, .085, .075)), elbows=(1.8, 1.8)),
    "hands on head": STAND.but(hands=((.045, .0, .150), (-.045, .0, .150)), elbows=(1., 1.), nod=8, turn=0),
    "scratch": STAND.but(hands=((.060, -.01, .115), (-.10, .05, -.215)), elbows=(.95, .9), nod=14, turn=8, tip=-4),
    "lean desk": Pose(hip=(0, -.07, .500), hip_tilt=12, lean=34, nod=4, feet=((.055, .04, ANKLE, 10, 0), (-.05, -.09, ANKLE, 8, 14)), hands=((.10, .175, -.225), (-.10, .175, -.225)), elbows=(.5, .5)),
    "look up": STAND.but(nod=-24, turn=6, hands=((.03, .085, -.275), (-.10, -.05, -.255)), elbows=(.6, .5)),
    "call": STAND.but(hands=((.090, .046, -.006), (-.10, .06, -.27)), poles=((.40, .0, -1.), None), tip=4, nod=-4, turn=4),
    "lift tube": STAND.but(hands=((.06, .235, .125), (-.075, .15, -.215)), elbows=(.4, .6), nod=-14, turn=0, twist=-6, lean=-3),
    "write bent": Pose(hip=(0, -.10, .493), hip_tilt=16, lean=44, nod=14, feet=((.06, .06, ANKLE, 12, 0), (-.05, -.09, ANKLE + .004, 8, 12)), hands=((.045, .225, -.105), (-.10, .205, -.125)), elbows=(.55, .75)),
    "peer": STAND.but(hip=(0, -.045, .500), hip_tilt=8, lean=27, nod=2, turn=0, twist=0, feet=((.055, .05, ANKLE, 12, 0), (-.05, -.08, ANKLE, 8, 0)), hands=((.07, .225, -.115), (-.075, .215, -.120)), elbows=(.5, .5)),
    "push": stride(.16, 0, 7).but(hands=((.085, .235, -.165), (-.085, .235, -.165)), elbows=(.4, .4), nod=-4, turn=6),
    "reach up": climb().but(hands=((.06, .30, .02), (-.125, .10, -.27)), elbows=(.3, .3), nod=-10),
    "reach down": STAND.but(hands=((.06, .285, -.11), HANG_L), elbows=(.3, .3), lean=10, nod=12, turn=0),
    "rock": STAND.but(hands=((.07, .21, -.235), HANG_L), lean=14, hip_tilt=6, nod=18, elbows=(.3, .3)),
}


def mirrored(pose):
    """The same act with right and left changed over."""
    swap = lambda pair: tuple((-p[0], *p[1:]) for p in reversed(pair))
    return pose.but(hip=(-pose.hip[0], *pose.hip[1:]), hip_roll=-pose.hip_roll, hip_yaw=-pose.hip_yaw, side=-pose.side, twist=-pose.twist,
                    turn=-pose.turn, tip=-pose.tip, feet=swap(pose.feet), hands=swap(pose.hands), elbows=pose.elbows[::-1], knees=pose.knees[::-1], poles=pose.poles[::-1])
