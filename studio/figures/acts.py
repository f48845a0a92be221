"""Activities (acts): the poses of people. The right side comes first in every pair; pose.Pose explains the units."""
from figures.pose import Pose

UP, IN, DOWN = ((-.5, -.2, 1), (.5, -.2, 1)), ((-1, 0, .1), (1, 0, .1)), ((0, .2, -1), (0, .2, -1))
HANG_R, HANG_L = (.142, .024, -.298), (-.138, .020, -.300)
BOOK = dict(hands=((.048, .175, -.150), (-.056, .175, -.146)), elbows=(.35, .35), palms=UP, curl=(16, 16))
STEP = .34  # height in metres of a seat on a step

STAND = Pose(hip=(-.028, 0, .512), hip_roll=5, side=-4, lean=1, twist=-4, turn=10, nod=2, tip=-1, feet=((.078, .035, 0, 24, 0), (-.042, -.012, 0, 8, 0)), hands=(HANG_R, HANG_L), knees=(.35, .05))


def stride(length=.19, arms=1., lean=3):
    """Returns a pose in mid-step: the right heel just down, the left foot on its ball, the shoulders turned against the hips."""
    return Pose(hip=(0, 0, .506), hip_yaw=9, hip_roll=-2, lean=lean, side=1, twist=-9, turn=9, nod=1, feet=((.036, length, 0, 7, -19 * min(1, length / .17)), (-.036, -length * 1.08, 0, 6, 38 * min(1, length / .17))),
                knees=(.05, .05), hands=((.138, -.105 * arms, -.288), (-.132, .150 * arms, -.266)), elbows=(.12, .2))


def climb(rise=.1, tread=.18):
    """Returns a pose of a step up: the right foot on the tread above (`rise` and `tread` in body heights), the trunk over it."""
    return Pose(hip=(0, tread * .42, .500), hip_yaw=5, lean=9, twist=-5, turn=4, nod=2, feet=((.045, tread, rise, 8, 0), (-.045, -.05, 0, 8, 30)), hands=((.136, -.07, -.285), (-.138, .14, -.265)), elbows=(.2, .3),
                holds=(((-.4, tread - .055, rise - .2), (.4, tread + .2, rise)),))


def sit(seat=.445, chin=12):
    """Returns a pose on a seat `seat` metres high: knees nearly together, back slightly rounded. `chin`: degrees that the head is lowered."""
    return Pose(hip=(0, -.02, .31), hip_tilt=-10, lean=9, nod=chin, feet=((.052, .215, 0, 9, 0), (-.048, .24, 0, 7, 0)), knees=(.12, .12), hands=((.066, .175, -.205), (-.060, .185, -.205)), elbows=(.35, .35),
                palms=DOWN, curl=(14, 14), seat=seat)


RAIL = (((-.35, .215, .575), (.35, .32, .618)),)
LEAN = Pose(hip=(-.008, -.075, .495), hip_tilt=10, hip_roll=3, lean=26, nod=4, turn=10, feet=((.05, .03, 0, 12, 0), (-.05, -.075, 0, 10, 24)), hands=((.10, .255, -.03), (-.10, .255, -.03)), elbows=(.85, .85), palms=DOWN)
CROSS = Pose(hip=(0, -.04, .088), hip_tilt=-14, lean=9, nod=20, turn=6, stands=False, feet=((-.075, .125, .0, -62, 34), (.085, .165, -.004, -62, 34)), knees=(1.9, 1.9), seat=.012,
             hands=((.050, .165, -.200), (-.055, .165, -.195)), elbows=(.45, .45), palms=UP, curl=(14, 14))
ON_BACK = Pose(laid=True, stands=False, nod=12, hands=((.128, .055, -.285), (-.128, .055, -.285)), feet=((.05, 0, 0, 16, 28), (-.05, 0, 0, 16, 28)), elbows=(.6, .6), palms=((-.3, -1, 0), (.3, -1, 0)), curl=(14, 14))

ACTS = {
    "stand": STAND,
    "wait": STAND.but(hands=((.050, .120, -.236), (-.044, .102, -.244)), turn=-16, nod=4, elbows=(.3, .3), palms=((-.3, -1, 0), (.3, -1, 0)), curl=(20, 22)),
    "akimbo": STAND.but(hands=((.112, .035, -.205), HANG_L), elbows=(1.2, .3), turn=-14, palms=((-1, .3, -.4), None), bend=(30, 0)),
    "walk": stride(),
    "stroll": stride(.135, .6, 1),
    "run": Pose(hip=(0, 0, .517), hip_yaw=8, hip_roll=-2, lean=14, twist=-12, turn=10, nod=-8, stands=False, feet=((.04, .13, .20, 4, -4), (-.035, -.27, .085, 4, 62)),
                hands=((.15, -.10, -.185), (-.085, .20, -.10)), elbows=(.25, .3), curl=(42, 42)),
    "run drive": Pose(hip=(0, 0, .505), hip_yaw=-8, hip_roll=2, lean=18, twist=10, turn=-8, nod=-12, stands=False, feet=((.035, -.06, .26, 4, 70), (-.04, .10, .012, 4, -4)),
                      hands=((.085, .20, -.09), (-.15, -.12, -.17)), elbows=(.3, .25), curl=(42, 42)),
    "run reach": Pose(hip=(0, 0, .512), hip_yaw=6, hip_roll=-2, lean=9, twist=-8, turn=8, nod=-6, stands=False, feet=((.04, .235, .075, 4, -22), (-.035, -.20, .21, 4, 84)),
                      hands=((.14, -.06, -.215), (-.10, .17, -.15)), elbows=(.25, .3), curl=(42, 42)),
    "read": STAND.but(nod=20, turn=4, lean=3, **BOOK),
    "read walking": stride(.13, 0, 3).but(nod=16, turn=5, **BOOK),
    "talk": STAND.but(hands=((.118, .205, -.130), (-.082, .155, -.190)), elbows=(.25, .35), palms=((-.4, .1, 1), (.6, 0, .8)), curl=(12, 16), turn=6, nod=-1),
    "listen": STAND.but(hip=(.026, 0, .512), hip_roll=-5, side=4, feet=((.042, -.012, 0, 8, 0), (-.078, .035, 0, 24, 0)), knees=(.05, .35), hands=((.052, .126, -.218), (-.046, .108, -.228)), elbows=(.3, .3),
                        palms=((-.3, -1, 0), (.3, -1, 0)), curl=(20, 22), turn=-8, tip=5),
    "point": STAND.but(hands=((.215, .265, -.015), HANG_L), elbows=(.3, .3), turn=-24, nod=-5, twist=-10, palms=((-.7, -.1, .75), None), curl=(5, 24)),
    "raise": STAND.but(hands=((.205, .10, .245), HANG_L), elbows=(.4, .3), turn=-10, nod=-12, palms=((-.6, .4, .3), None)),
    "phone": STAND.but(hands=((.080, .052, .058), HANG_L), elbows=(.85, .3), poles=((.5, .45, -1.), None), tip=5, nod=5, turn=-8, palms=((-1, -.2, .1), None), curl=(34, 24)),
    "text": STAND.but(hands=((.034, .170, -.120), (-.045, .150, -.185)), elbows=(.35, .5), nod=22, turn=-3, lean=3, palms=((-.4, -.7, .7), (.7, -.5, .4)), curl=(30, 26)),
    "pipette": STAND.but(hands=((.072, .200, -.070), (-.058, .190, -.150)), elbows=(.7, .35), nod=14, lean=5, turn=-4, palms=((-1, .1, 0), (.8, -.3, .5)), curl=(42, 36)),
    "carry": STAND.but(hands=((.072, .168, -.178), (-.072, .168, -.178)), elbows=(.45, .45), nod=2, palms=((-.7, -.2, .8), (.7, -.2, .8)), curl=(30, 30)),
    "carry walking": stride(.15, 0, 1).but(hands=((.072, .168, -.178), (-.072, .168, -.178)), elbows=(.45, .45), palms=((-.7, -.2, .8), (.7, -.2, .8)), curl=(30, 30)),
    "hold up": STAND.but(hands=((.080, .125, -.100), HANG_L), elbows=(.35, .3), turn=6, palms=((-1, .1, 0), None), curl=(50, 24)),
    "hold up walking": stride(.15, .8, 2).but(hands=((.080, .125, -.100), (-.132, .13, -.268)), elbows=(.35, .3), palms=((-1, .1, 0), None), curl=(50, 24)),
    "hold out": STAND.but(hands=((.150, .165, -.105), HANG_L), elbows=(.3, .3), turn=-26, nod=2, palms=((-.8, -.2, .5), None), curl=(44, 24)),
    "hug": STAND.but(hands=((-.015, .110, -.175), (.02, .128, -.205)), elbows=(.65, .6), turn=12, palms=((-.3, -1, .1), (.3, -1, .1))),
    "hug walking": stride(.15, 0, 2).but(hands=((-.015, .110, -.175), (.02, .128, -.205)), elbows=(.65, .6), palms=((-.3, -1, .1), (.3, -1, .1))),
    "steady": STAND.but(hands=((.020, .300, -.075), (-.120, .215, -.170)), elbows=(.3, .35), lean=8, nod=6, turn=-4, palms=((-.2, 1, -.1), (.5, .3, .6)), bend=(-55, 0), curl=(4, 14)),
    "lean": Pose(hip=(0, -.055, .505), lean=-7, nod=10, turn=12, feet=((.055, .11, 0, 10, 0), (-.03, .055, 0, 10, 0)), hands=((.05, .105, -.215), (-.04, .110, -.195)), elbows=(.55, .55), palms=((-.5, -1, 0), (.5, -1, 0))),
    "climb": climb(),
    "descend": Pose(hip=(0, .02, .490), hip_yaw=-5, lean=3, twist=5, nod=12, feet=((.045, .17, -.095, 8, 14), (-.045, -.03, 0, 8, 14)), hands=((.136, .13, -.275), (-.138, -.05, -.295)), elbows=(.3, .3),
                    holds=(((-.4, -.4, -.2), (.4, .085, 0)), ((-.4, .085, -.3), (.4, .5, -.1)))),
    "sit": sit(),
    "sit reading": sit(chin=18).but(hands=((.050, .180, -.180), (-.055, .180, -.176)), palms=UP, elbows=(.4, .4)),
    "sit talking": sit(chin=0).but(hands=((.125, .20, -.13), (-.062, .175, -.205)), elbows=(.3, .4), turn=-26, palms=((-.4, .1, 1), (0, .2, -1)), curl=(12, 14)),
    "sit clap": sit(chin=-2).but(hands=((.030, .185, -.095), (-.026, .185, -.085)), elbows=(.6, .6), palms=((-1, .1, .1), (1, .1, .1)), curl=(4, 4), turn=6),
    "sit text": sit(chin=14).but(hands=((.030, .215, -.105), (-.052, .185, -.196)), elbows=(.3, .4), palms=((-.6, -.5, .6), (0, .2, -1)), curl=(30, 14)),
    "sit back": sit(chin=-6).but(lean=-10, hip_tilt=-16, hands=((.15, -.10, -.275), (-.06, .16, -.22)), turn=18, elbows=(.5, .4)),
    "crouch": Pose(hip=(0, -.10, .20), hip_tilt=22, lean=34, nod=-4, turn=6, feet=((.085, .085, 0, 18, 0), (-.075, -.05, 0, 12, 42)), hands=((.085, .245, -.190), (-.078, .215, -.160)), elbows=(.45, .45), knees=(.5, .4), palms=DOWN),
    "chalk": Pose(hip=(0, -.10, .20), hip_tilt=30, lean=52, nod=6, turn=6, feet=((.085, .085, 0, 18, 0), (-.075, -.05, 0, 12, 42)), hands=((.10, .29, -.12), (-.09, .10, -.20)), elbows=(.45, .45), knees=(.5, .4), palms=((-.5, 0, -1), (0, .3, -1)), curl=(42, 14)),
    "bend": Pose(hip=(0, -.06, .495), hip_tilt=18, lean=40, nod=-4, feet=((.06, .05, 0, 12, 0), (-.05, -.07, 0, 10, 14)), hands=((.075, .225, -.20), (-.075, .225, -.20)), elbows=(.35, .35), palms=DOWN, curl=(14, 14)),
    "bend fill": Pose(hip=(0, -.09, .480), hip_tilt=22, lean=48, nod=-2, turn=-4, feet=((.06, .06, 0, 12, 0), (-.05, -.07, 0, 10, 12)), hands=((.055, .255, -.165), (-.09, .10, -.25)), elbows=(.35, .5), palms=((-1, .1, 0), None), curl=(42, 24)),
    "sit floor reading": CROSS.but(hands=((.050, .175, -.175), (-.056, .175, -.171)), nod=22),
    "step": sit(STEP, 4),
    "step reading": sit(STEP, 10).but(hands=((.052, .200, -.120), (-.056, .200, -.116)), elbows=(.4, .4), palms=UP),
    "step listening": sit(STEP, 4).but(hands=((.03, .19, -.18), (-.06, .18, -.195)), turn=-46, twist=-16, tip=5),
    "pull": STAND.but(hip=(0, -.06, .495), lean=-7, side=0, hip_roll=0, feet=((.06, .10, 0, 14, 0), (-.06, -.11, 0, 20, 14)), hands=((.05, .28, -.07), (-.06, .26, -.15)), elbows=(.35, .35), turn=4, palms=IN, curl=(52, 52)),
    "mark": Pose(hip=(0, -.10, .480), hip_tilt=26, lean=62, nod=-10, feet=((.06, .07, 0, 12, 0), (-.05, -.09, 0, 10, 12)), hands=((.05, .265, -.13), (-.09, .09, -.275)), elbows=(.3, .6), curl=(40, 24)),
    "plead": STAND.but(hands=((.035, -.135, -.235), (-.15, .235, .02)), elbows=(.95, .4), turn=6, nod=-6, lean=-2, palms=(None, (.4, .1, 1)), curl=(24, 10)),
    "umbrella climb": climb().but(hands=((.085, .125, -.08), (-.138, .14, -.265)), elbows=(.4, .3), palms=((-1, .1, 0), None), curl=(50, 24)),
    "greet": STAND.but(hands=((.016, .112, -.075), (-.016, .112, -.075)), elbows=(.9, .9), nod=12, turn=0, palms=((-1, 0, 0), (1, 0, 0)), curl=(4, 4), bend=(-24, -24)),
    "bars": stride(.12, 0, 4).but(hands=((.198, .075, -.230), (-.198, .075, -.230)), elbows=(.45, .45), nod=6, palms=DOWN, curl=(48, 48)),
    "guide": STAND.but(hands=((.125, .205, -.150), (-.06, .205, -.140)), elbows=(.35, .35), lean=9, nod=8, palms=((-.6, .1, .6), (.6, .1, .6)), curl=(16, 16)),
    "lie": ON_BACK,
    "lie leg up": ON_BACK.but(feet=((.05, .262, .262, 0, 6), (-.05, 0, 0, 16, 28))),
    "hold leg": STAND.but(hip=(0, -.02, .507), hip_roll=0, side=0, twist=0, turn=36, hands=((.120, .200, -.045), (-.125, .190, .002)), elbows=(.45, .5), lean=12, nod=10, feet=((.06, .09, 0, 12, 0), (-.05, -.07, 0, 10, 0)), palms=((0, .2, 1), (.2, .2, -1)), curl=(18, 18)),
    "cradle": STAND.but(hands=((-.010, .140, -.204), (.034, .112, -.194)), elbows=(.75, .55), nod=20, turn=16, tip=-4, palms=((0, -.5, 1), (0, -.3, 1)), curl=(8, 6)),
    "sweep": STAND.but(hip=(0, -.05, .498), hip_tilt=10, hip_roll=0, side=0, lean=24, nod=10, twist=-14, hands=((.10, .220, -.215), (-.02, .150, -.145)), elbows=(.4, .6), palms=((-1, .2, -.3), (.6, .2, -1)), curl=(52, 52)),
    "climb rail": climb(.067, .19).but(hands=((.165, .14, -.19), (-.138, .05, -.285)), elbows=(.3, .3), palms=((0, .1, -1), None)),
    "lean rail": LEAN.but(holds=RAIL),
    "lean rail reach": LEAN.but(hands=((.14, .29, .03), (-.10, .255, -.03)), elbows=(.4, .85), nod=-4, holds=RAIL, palms=((-.4, 0, 1), (0, .2, -1))),
    "count": STAND.but(hands=((.07, .230, -.18), (-.05, .195, -.225)), lean=12, nod=22, turn=6, elbows=(.4, .4), palms=DOWN, curl=(34, 16)),
    "shoulder": stride(.16, .9, 2).but(hands=((.095, .060, .055), (-.132, .13, -.268)), elbows=(.75, .3), palms=((-.6, 0, 1), None), curl=(30, 24)),
    "recite": stride(.17, .6, 1).but(hands=((.130, .205, .0), (-.138, -.06, -.29)), elbows=(.4, .3), nod=-6, turn=0, palms=((-.4, .2, 1), None), curl=(8, 40)),
    "hold corner": STAND.but(hip=(0, -.045, .503), lean=-6, side=0, hip_roll=0, hands=((.035, .270, -.03), (-.035, .225, -.225)), elbows=(.3, .3), feet=((.06, .12, 0, 14, 0), (-.05, -.07, 0, 8, 0)), turn=0, twist=0, nod=4, palms=IN, curl=(50, 50)),
    "sit typing": sit(chin=0).but(lean=14, hands=((.06, .245, -.085), (-.06, .245, -.085)), elbows=(.4, .4)),
    "sit stuck": sit(chin=24).but(lean=26, hands=((.062, .105, .020), (-.09, .20, -.20)), elbows=(1.8, .4), palms=((-1, -.6, 0), None), curl=(30, 14)),
    "sit despair": sit(chin=22).but(lean=30, hands=((.062, .085, .055), (-.062, .085, .055)), elbows=(1.8, 1.8), palms=((-1, -.6, 0), (1, -.6, 0)), curl=(26, 26)),
    "hands on head": STAND.but(hands=((.050, .0, .140), (-.050, .0, .140)), elbows=(1., 1.), nod=8, turn=0, palms=((-1, .0, -.3), (1, .0, -.3)), curl=(20, 20)),
    "scratch": STAND.but(hands=((.064, -.01, .105), (-.10, .05, -.225)), elbows=(.95, .9), nod=14, turn=8, tip=-4, palms=((-1, 0, -.2), None)),
    "lean desk": Pose(hip=(0, -.07, .500), hip_tilt=14, lean=34, nod=2, feet=((.055, .04, 0, 10, 0), (-.05, -.09, 0, 8, 14)), hands=((.10, .165, -.235), (-.10, .165, -.235)), elbows=(.5, .5), palms=DOWN, curl=(8, 8), bend=(-40, -40)),
    "look up": STAND.but(nod=-24, turn=6, hands=((.055, -.085, -.255), (-.030, -.100, -.255)), elbows=(.5, .5), palms=((0, -1, 0), (0, -1, 0))),
    "call": STAND.but(hands=((.082, .046, .056), (-.085, .080, -.245)), poles=((.55, .25, -1.), None), elbows=(.5, .5), tip=4, nod=-2, turn=4, palms=((-1, -.1, .1), None), curl=(34, 24)),
    "lift tube": STAND.but(hands=((.06, .230, .095), (-.085, .205, -.190)), elbows=(.4, .5), nod=-14, turn=0, twist=-6, lean=-3, palms=((-1, .2, .1), (.2, .2, -1)), curl=(42, 14)),
    "write bent": Pose(hip=(0, -.10, .493), hip_tilt=18, lean=44, nod=14, feet=((.06, .06, 0, 12, 0), (-.05, -.09, 0, 8, 12)), hands=((.045, .200, -.055), (-.10, .180, -.078)), elbows=(.55, .75), palms=((-.6, 0, -1), (0, .2, -1)), curl=(36, 8), bend=(-25, -38)),
    "peer": STAND.but(hip=(0, -.045, .500), hip_tilt=10, hip_roll=0, side=0, lean=27, nod=2, turn=0, twist=0, feet=((.055, .05, 0, 12, 0), (-.05, -.08, 0, 8, 10)), hands=((.07, .215, -.130), (-.075, .205, -.135)), elbows=(.5, .5), palms=IN),
    "push": stride(.15, 0, 7).but(hands=((.085, .225, -.180), (-.085, .225, -.180)), elbows=(.4, .4), nod=-4, turn=6, palms=DOWN, curl=(48, 48)),
    "reach high": STAND.but(hands=((.125, .165, .26), HANG_L), elbows=(.25, .3), nod=-16, turn=-8, lean=3, bend=(-42, 0), feet=((.06, .05, 0, 12, 14), (-.05, -.04, 0, 8, 30)), palms=((-.2, .6, -.5), None), curl=(34, 24)),
    "rock": STAND.but(hands=((.05, .270, -.170), HANG_L), lean=14, hip_tilt=6, nod=18, elbows=(.3, .3), palms=((-.5, 0, -1), None), curl=(40, 24)),
    "stick": STAND.but(lean=12, side=-2, nod=-3, turn=8, hip=(-.015, -.02, .505), hands=((.108, .175, -.225), (-.108, .03, -.295)), palms=((0, 0, -1), None), curl=(48, 24), elbows=(.35, .3)),
    "wheel": sit(.50, 4).but(hands=((.155, .065, -.235), (-.155, .065, -.235)), elbows=(.55, .55), palms=IN, curl=(34, 34), turn=8),
    "let out": STAND.but(hands=((.060, .225, .035), (-.050, .150, -.150)), elbows=(.4, .4), nod=-26, turn=4, lean=-5, palms=((-1, .2, .2), (1, .1, .1)), curl=(44, 44)),
    "draw": STAND.but(hands=((.055, .255, .045), (-.075, .130, -.190)), elbows=(.45, .4), nod=-4, turn=0, palms=((-.8, .4, 0), (.6, -.3, .6)), curl=(42, 26)),
}

# the end of a movement in a film that starts in the activity of the same name; the person moves there and back
ACTS |= {f"{act} on": ACTS[act].but(**how) for act, how in {
    "read": dict(nod=8, turn=-12),
    "point": dict(hands=((.155, .285, -.05), HANG_L), turn=-14),
    "call": dict(hands=((.082, .046, .056), (-.095, .165, -.130)), turn=-8),
}.items()}

TRACE = STAND.but(hip=(0, -.03, .508), hip_roll=0, side=0, lean=10, nod=16, twist=0, turn=0, feet=((.075, .05, 0, 16, 0), (-.06, -.05, 0, 14, 0)), hands=((.045, .252, -.200), (-.015, .150, -.112)), elbows=(.4, .6), palms=((-1, .2, -.3), (.6, .2, -1)), curl=(52, 52))

# poses of larger movements; the feet stay where they are
ACTS |= {
    "count lift": ACTS["count"].but(hands=((.150, .190, .02), (-.05, .195, -.225)), lean=5, nod=2, turn=-6, palms=((-.7, .2, .3), (0, .2, -1))),
    "count up": ACTS["count"].but(hands=((.085, .120, .285), (-.08, .160, -.235)), lean=-3, nod=-20, turn=-12, palms=((-.7, .4, .3), (0, .2, -1))),
    "submit": STAND.but(hands=((.135, .090, -.270), (-.045, -.125, -.235)), elbows=(.4, .95), turn=14, nod=4, lean=2, palms=((-.8, .3, .2), None), curl=(44, 24)),
    "submit raise": STAND.but(hands=((.330, .080, -.04), (-.045, -.125, -.235)), elbows=(.4, .95), turn=4, nod=-2, palms=((-.8, .3, .2), None), curl=(44, 24)),
    "submit high": STAND.but(hands=((.290, .090, .225), (-.045, -.125, -.235)), elbows=(.4, .95), turn=6, nod=-8, lean=-4, palms=((-.8, .3, .2), None), curl=(44, 24)),
    "mark rise": Pose(hip=(0, -.045, .500), hip_tilt=12, lean=26, nod=-6, feet=ACTS["mark"].feet, hands=((.12, .235, -.09), (-.11, .06, -.285)), elbows=(.3, .5), curl=(40, 24)),
    "mark up": Pose(hip=(0, -.02, .508), lean=-2, nod=-18, turn=-8, feet=ACTS["mark"].feet, hands=((.185, .175, .205), HANG_L), elbows=(.35, .3), curl=(40, 24)),
    "point low": STAND.but(hands=((.050, .130, -.215), (-.060, .105, -.240)), elbows=(.4, .3), turn=-4, palms=((-.7, -.1, .75), (.3, -1, 0)), curl=(5, 24)),
    "point high": STAND.but(hands=((.250, .190, .165), (-.110, .060, -.270)), elbows=(.3, .3), turn=-26, nod=-12, twist=-12, palms=((-.7, -.1, .75), (.3, -1, 0)), curl=(5, 24)),
    "look far": STAND.but(hands=((.062, .118, .082), HANG_L), elbows=(1.2, .3), turn=-4, nod=-4, palms=((-.5, -.3, -1), None), curl=(4, 24), bend=(-10, 0)),
    "hold leg low": ACTS["hold leg"].but(hip=(0, -.06, .497), lean=30, nod=12, hands=((.120, .235, -.165), (-.125, .225, -.150))),
    "trace near": TRACE.but(twist=-30, turn=-8),
    "trace": TRACE,
    "trace far": TRACE.but(twist=40, turn=8),
    "sweep far": ACTS["sweep"].but(twist=-40, turn=-6),
    "sweep near": ACTS["sweep"].but(twist=22, turn=6),
    "declaim": ACTS["talk"].but(hands=((.060, .135, -.215), (-.050, .125, -.225)), nod=8, turn=0, palms=((-.4, .1, 1), (.4, .1, 1))),
    "open arms": ACTS["talk"].but(hands=((.385, .060, .145), (-.385, .060, .145)), nod=-12, turn=0, lean=-4, palms=((-.2, 1, .3), (.2, 1, .3))),
    "declaim high": ACTS["talk"].but(hands=((.235, .115, .215), (-.240, .120, .165)), nod=-12, turn=4, lean=-4, palms=((-.4, .1, 1), (.4, .1, 1))),
}
