"""What people carry. Lengths are in body heights. Each function takes a figure (`people.holding`) and a colour, and returns objects; GRIPS says
how far the fingers close on each."""
import math

from mathutils import Matrix, Vector

from figures.forms import Form
from kit.masonry import Masonry
from kit.paint import mixed, paint


def between(figure):
    return (figure.hands[0] + figure.hands[1]) / 2


def upright(figure, where, yaw=0.):
    """Returns a coordinate frame at `where` that is upright and faces in the direction of the chest."""
    ahead = figure.bones.chest.to_3x3() @ Vector((0, 1, 0))
    return Matrix.Translation(where) @ Matrix.Rotation(math.atan2(ahead.y, ahead.x) - math.pi / 2 + math.radians(yaw), 4, "Z")


def book(figure, colour, page="#F6EFE2"):
    """Builds an open book in both hands: two leaves, and a cover that projects beyond them."""
    at = upright(figure, between(figure) + Vector((0, 0, .028)))
    cover, leaf = Masonry(paint(colour)), Masonry(paint(page))
    for s in (1, -1):
        tilt = at @ figure.turned(pitch=-38) @ Matrix.Rotation(math.radians(-16 * s), 4, "Y")
        cover.box((.048 * s, .02, 0), (.096, .128, .007), tilt)
        leaf.box((.045 * s, .02, .008), (.088, .118, .009), tilt)
    return [cover.build(), leaf.build()]


def laptop(figure, colour, glow="#BFD6FF"):
    at = upright(figure, between(figure) + Vector((0, .03, .012)))
    shell, screen = Masonry(paint(colour, .5)), Masonry(paint(glow, 1, 1.6))
    shell.box((0, 0, 0), (.19, .13, .010), at)
    lid = at @ Matrix.Translation((0, .065, 0)) @ figure.turned(pitch=18)
    shell.box((0, .004, .066), (.19, .007, .13), lid)
    screen.box((0, -.001, .066), (.175, .003, .115), lid)
    return [shell.build(), screen.build()]


def stack(figure, colour):
    """Builds a stack of books held against the chest."""
    at = upright(figure, figure.bones.chest @ Vector((0, .105, .700)), 6)
    pile = Masonry(paint(colour))
    pile.box((0, 0, 0), (.125, .042, .160), at)
    pale = Masonry(paint("#F2E8D8"))
    pale.box((0, 0, .002), (.118, .030, .161), at)
    return [pile.build(), pale.build()]


def tray(figure, colour, cups=True):
    at = upright(figure, between(figure) + Vector((0, .035, .022)))
    made, cup = Masonry(paint(colour)), Masonry(paint("#F6EFE2"))
    made.box((0, 0, 0), (.24, .15, .010), at)
    if cups:
        for x in (-.07, 0, .07):
            cup.lathe([(.0, .006), (.016, .006), (.022, .045), (.0, .045)], at @ Matrix.Translation((x, .01 * (x == 0), 0)), 14)
    return [made.build(), cup.build()]


def clipboard(figure, colour):
    at = upright(figure, between(figure) + Vector((0, .02, .036)))
    board, page = Masonry(paint(colour)), Masonry(paint("#F6EFE2"))
    tilt = at @ figure.turned(pitch=-35)
    board.box((0, 0, 0), (.125, .175, .008), tilt)
    page.box((0, -.004, .007), (.108, .150, .006), tilt)
    return [board.build(), page.build()]


def leaflet(figure, colour, ink="#2B3A78"):
    """Builds a sheet of paper, held upright in the acting hand, with three lines of print."""
    at = upright(figure, figure.hands[0] + Vector((0, .01, 0))) @ figure.turned(pitch=-68)
    sheet, print_ = Masonry(paint(colour)), Masonry(paint(ink))
    sheet.box((0, .065, 0), (.135, .185, .003), at)
    for k in range(3):
        print_.box((0, .035 + k * .042, .003), (.095, .014, .002), at)
    return [sheet.build(), print_.build()]


def phone(figure, colour):
    n, d = figure.hand_ways[0][1], figure.hand_ways[0][0]
    made = Form()
    made.tube([(*(figure.hands[0] + n * .016 - d * .02), .021, .005), (*(figure.hands[0] + n * .016 + d * .055), .021, .005)], d.cross(n))
    return [made.build(paint(colour, .4))]


def lit_phone(figure, colour):
    """Builds a phone with a glowing screen, at the ear on the side of the raised hand."""
    s, turn = 1 if figure.hands[0].z > figure.hands[1].z else -1, figure.frame.to_3x3()
    d, out = turn @ Vector((0, -.34, .94)), turn @ Vector((s, 0, 0))
    made, p = Masonry(paint(colour, 1, 5.)), figure.frame @ Vector((.064 * s, -.006, .050))
    ahead = d.cross(out)
    corner = lambda u, v, w: p + d * u + ahead * v + out * w
    made.add([corner(u, v, w) for w in (-.004, .004) for u, v in ((-.044, -.019), (.040, -.019), (.040, .019), (-.044, .019))],
             [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)])
    # its back, which the camera sees: only a rim of light shows around it
    back = Masonry(paint("#0B0A18"))
    back.add([corner(u, v, w) for w in (.0045, .011) for u, v in ((-.040, -.0155), (.036, -.0155), (.036, .0155), (-.040, .0155))],
             [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)])
    return [made.build(), back.build()]


def pipette(figure, colour):
    p, made = figure.hands[0] + Vector((0, .012, 0)), Form()
    made.tube([(*(p + Vector((0, 0, .085))), .013), (*(p + Vector((0, 0, .02))), .011), (*(p - Vector((0, -.008, .05))), .007), (*(p - Vector((0, -.016, .115))), .003)])
    flask, q = Masonry(paint("#DDF0EA", .3)), figure.hands[1] + Vector((.02, .03, -.02))
    flask.lathe([(0, 0), (.045, 0), (.047, .01), (.014, .075), (.014, .105), (0, .105)], Matrix.Translation(q), 18)
    return [made.build(paint(colour)), flask.build()]


def umbrella(figure, colour, ribs=8):
    """Builds an open umbrella above the head; its scalloped edge dips between the ribs."""
    p = figure.hands[0]
    at = Matrix.Translation(p) @ figure.turned(pitch=4, roll=-5)
    stick, canopy = Form(), Masonry(paint(colour, .8))
    stick.tube([(*(at @ Vector((0, 0, -.05))), .008), (*(at @ Vector((0, 0, .42))), .006)])
    stick.tube([(*(at @ Vector((0, 0, -.05))), .008), (*(at @ Vector((.012, 0, -.072))), .008), (*(at @ Vector((.026, 0, -.055))), .008)])
    rings, n = [], ribs * 6
    for i in range(9):
        r = .30 * i / 8
        rings.append([(r * math.cos(a) * (1 - .05 * abs(math.sin(ribs / 2 * a)) * i / 8), r * math.sin(a) * (1 - .05 * abs(math.sin(ribs / 2 * a)) * i / 8), .42 - .13 * (i / 8) ** 1.8 + .012 * abs(math.sin(ribs / 2 * a)) * (i / 8))
                      for a in (k * math.tau / n for k in range(n))])
    for lo, hi in zip(rings, rings[1:]):
        canopy.add(lo + hi, [(k, (k + 1) % n, (k + 1) % n + n, k + n) for k in range(n)], at)
    return [stick.build(figure.ink), canopy.build()]


def padded(made, at, rings, square=.58, around=36):
    """Adds a soft block with rounded corners. `rings`, from bottom to top: (z, y at which it touches the back, half width, depth)."""
    turns = [k * math.tau / around for k in range(around)]
    def soft(v):
        return math.copysign(abs(v) ** square, v)
    points = [at @ Vector((w * soft(math.cos(a)), near - deep * (.5 - .5 * soft(math.sin(a))), z)) for z, near, w, deep in rings for a in turns]
    faces = [(r * around + k, r * around + (k + 1) % around, (r + 1) * around + (k + 1) % around, (r + 1) * around + k) for r in range(len(rings) - 1) for k in range(around)]
    made.add(points, faces + [tuple(range(around - 1, -1, -1)), tuple(range((len(rings) - 1) * around, len(rings) * around))])


def backpack(figure, colour):
    """Builds a backpack with a pocket, a zip and a loop. Its straps are in clothes.py; they start and end inside it."""
    at, bag, pocket, zip_ = figure.bones.chest, Form(), Form(), Form()
    body = ((.574, -.082, .060, .058), (.578, -.076, .074, .076), (.590, -.072, .082, .088), (.63, -.070, .086, .095), (.70, -.070, .085, .093), (.755, -.070, .079, .080), (.785, -.070, .068, .062), (.802, -.070, .052, .044), (.810, -.072, .034, .028), (.812, -.076, .016, .012))
    def out(z):
        k = next(k for k, ring in enumerate(body) if ring[0] >= z)
        (z0, n0, _, d0), (z1, n1, _, d1) = body[k - 1], body[k]
        t = (z - z0) / (z1 - z0)
        return n0 - d0 + t * (n1 - d1 - n0 + d0)
    padded(bag, at, body)
    padded(pocket, at, [(z, -.140, w, d) for z, w, d in ((.584, .050, .026), (.588, .060, .036), (.602, .066, .044), (.640, .067, .046), (.668, .064, .040), (.678, .058, .030), (.681, .046, .020))])
    arch = [(.072 * math.cos(a), .700 + .070 * max(math.sin(a), 0)) for a in (math.pi * k / 14 for k in range(15))]
    zip_.tube([(*(at @ Vector((x, out(z) + .002 + .010 * (abs(x) / .072) ** 4, z))), .0030) for x, z in arch])
    bag.tube([(*(at @ Vector(q)), .0045) for q in ((-.020, -.078, .800), (-.016, -.080, .822), (0, -.081, .828), (.016, -.080, .822), (.020, -.078, .800))])
    light = sum(int(colour[i:i + 2], 16) for i in (1, 3, 5)) > 190
    return [bag.build(paint(colour)), pocket.build(paint(mixed(colour, "#17142B", .22) if light else mixed(colour, "#6A6C9A", .16))), zip_.build(paint(mixed(colour, "#17142B", .6) if light else mixed(colour, "#8A8CB4", .4)))]


def tote(figure, colour):
    """Builds a bag at the right hip. Its strap is in clothes.py."""
    hip, made = figure.bones.pelvis @ Vector((.115, -.01, .53)), Form()
    made.tube([(*(hip + Vector((.012, 0, .05))), .020, .080), (*(hip + Vector((.022, 0, -.075))), .026, .088)], (1, 0, 0))
    return [made.build(paint(colour))]


def scroll(figure, colour):
    p, made = figure.hands[0], Form()
    d = Vector((.02, .09, .10))
    made.tube([(*(p - d * .8), .017), (*(p + d), .017)])
    return [made.build(paint(colour))]


def staff(figure, colour):
    """Builds a surveyor's striped staff."""
    p = figure.hands[0] + Vector((.01, .015, 0))
    a, b = Masonry(paint(colour)), Masonry(paint("#F6EFE2"))
    for k in range(9):
        (a if k % 2 else b).box((p.x, p.y, .06 + k * .12), (.018, .014, .12))
    return [a.build(), b.build()]


def pot(figure, colour, leaf="#2F7A4B"):
    """Builds a plant in a pot, held in both hands."""
    at = upright(figure, between(figure) + Vector((0, .02, -.03)))
    clay, green = Masonry(paint(colour)), Masonry(paint(leaf))
    clay.lathe([(0, 0), (.045, 0), (.062, .085), (.066, .085), (.066, .10), (0, .095)], at, 20)
    for k in range(9):
        a, tilt = k * 2.4, 22 + 20 * (k % 3) / 2
        turn = at @ Matrix.Translation((0, 0, .09)) @ Matrix.Rotation(a, 4, "Z") @ Matrix.Rotation(math.radians(tilt), 4, "Y")
        green.add([(0, -.006, 0), (0, .006, 0), (.012, .028, .085), (0, 0, .165), (.012, -.028, .085)], [(0, 1, 2, 3, 4)], turn)
    return [clay.build(), green.build()]


def trolley(figure, colour):
    """Builds a ward trolley, two trays on four legs, pushed by a bar with both hands."""
    hold = between(figure)
    at, high = upright(figure, Vector((*hold.xy, 0))), hold.z - .012
    made, pale, blue, feet = Masonry(paint(colour)), Masonry(paint("#F6EFE2")), Masonry(paint("#2A3E8C")), Masonry(paint("#17142E"))
    made.box((0, .0, high), (.30, .016, .016), at)
    for x in (-.125, .125):
        made.box((x, .0, (high + .03) / 2), (.014, .014, high - .03), at)
        made.box((x, .36, .27), (.014, .014, .50), at)
        for y in (0, .36):
            feet.box((x, y, .018), (.014, .036, .036), at)
    for z in (.16, .47):
        made.box((0, .18, z), (.27, .38, .012), at)
        for y in (0, .36):
            made.box((0, y, z + .022), (.27, .010, .034), at)
    for k, (x, y) in enumerate(((-.08, .10), (-.035, .13), (-.085, .17))):
        (blue if k == 1 else pale).lathe([(0, .476), (.020, .476), (.020, .545), (.008, .560), (.008, .585), (0, .585)], at @ Matrix.Translation((x, y, 0)), 14)
    pale.lathe([(0, .478), (.030, .478), (.058, .525), (.052, .525), (0, .50)], at @ Matrix.Translation((.055, .13, 0)), 20)
    for k in range(3):
        (pale if k != 1 else blue).box((.0, .27, .490 + k * .026), (.17, .10, .024), at)
    for k in range(2):
        pale.box((.0, .18, .182 + k * .032), (.20, .22, .030), at)
    return [made.build(), pale.build(), blue.build(), feet.build()]


def racket(figure, colour):
    p, made = figure.hands[0], Form()
    made.tube([(*p, .012), (*(p + Vector((.02, .03, .16))), .009)])
    c = p + Vector((.03, .045, .27))
    made.tube([(*(c + Vector((.06 * math.cos(a), .0, .085 * math.sin(a)))), .007) for a in (k * math.tau / 16 for k in range(17))])
    return [made.build(paint(colour))]


def cup(figure, colour):
    """Builds a trophy with two handles, held by its stem."""
    p = figure.hands[0] + Vector((0, 0, -.02))
    bowl, ears, at = Masonry(paint(colour, .45)), Form(), Matrix.Translation(p)
    bowl.lathe([(0, 0), (.034, 0), (.034, .014), (.010, .03), (.010, .07), (.036, .095), (.052, .14), (.058, .20), (0, .19)], at, 24)
    for s in (1, -1):
        ears.tube([(*(at @ Vector((.052 * s, 0, .18))), .007), (*(at @ Vector((.092 * s, 0, .165))), .007), (*(at @ Vector((.078 * s, 0, .115))), .007), (*(at @ Vector((.036 * s, 0, .10))), .007)])
    return [bowl.build(), ears.build(paint(colour, .45))]


def herbs(figure, colour, leaf="#2F8A3E"):
    """Builds a broad basket of cut herbs in both arms."""
    at = upright(figure, between(figure) + Vector((0, .075, -.035)))
    body, green = Masonry(paint(colour)), Masonry(paint(leaf))
    body.lathe([(0, 0), (.075, 0), (.115, .075), (.121, .075), (.121, .092), (0, .08)], at, 24)
    for k in range(26):
        r, tilt = .085 * (k / 26) ** .5, 12 + 50 * (k / 26)
        turn = at @ Matrix.Rotation(k * 2.4, 4, "Z") @ Matrix.Translation((r, 0, .08)) @ Matrix.Rotation(math.radians(tilt), 4, "Y")
        green.add([(0, -.008, 0), (0, .008, 0), (.010, .026, .06), (0, 0, .12), (.010, -.026, .06)], [(0, 1, 2, 3, 4)], turn)
    return [body.build(), green.build()]


def baby(figure, colour):
    """Builds a baby, swaddled and asleep in a bright cap, its face up and its head against the left shoulder."""
    head, feet = (figure.bones.chest @ Vector(p) for p in ((-.058, .112, .772), (.066, .128, .664)))
    long = (head - feet).normalized()
    up = figure.bones.chest.to_3x3() @ Vector((.10, .62, .78))
    up = (up - long * up.dot(long)).normalized()
    made, face, dark, cap = Form(), Form(), Form(), Form()
    made.tube([(*head.lerp(feet, .14), .026), (*head.lerp(feet, .20), .038), (*head.lerp(feet, .32), .046), (*head.lerp(feet, .48), .058), (*head.lerp(feet, .80), .046), (*feet, .032)])
    across, front = long.cross(up), Matrix((long.cross(up), long, up)).transposed().to_4x4()
    centre = head + long * .006 + up * .014
    frame = Matrix.Translation(centre) @ front @ Matrix.Scale(1.18, 4)
    cap.ball((0, .009, -.009), (.0365, .0365, .0345), frame)
    face.ball((0, 0, 0), (.033, .037, .032), frame)
    face.ball((0, -.002, .031), (.006, .007, .006), frame)
    for s in (1, -1):
        face.ball((s * .016, -.012, .018), (.014, .013, .012), frame)
        dark.tube([(*(frame @ Vector((s * (.012 + .011 * t), .004 - .005 * math.sin(math.pi * t), .0318 - .005 * t))), .0016) for t in (0, .33, .67, 1)])
    dark.tube([(*(frame @ Vector((.008 * t, -.0175 - .002 * abs(t), .0305))), .0020) for t in (-1, 0, 1)])
    return [made.build(paint(colour)), face.build(paint(figure.skin, .6, .06)), dark.build(paint("#2A1512", .8)), cap.build(paint("#F2A33A"))]


def along(masonry, a, b, radius, sides=10, tip=None):
    """Adds a rod from a to b. `tip`: its radius at b."""
    way = b - a
    masonry.lathe([(0, 0), (radius, 0), (radius if tip is None else tip, way.length), (0, way.length)], Matrix.Translation(a) @ way.to_track_quat("Z", "Y").to_matrix().to_4x4(), sides)


def through_hands(figure, height):
    """Returns the upper hand, the direction from it to the lower one, and the point at which a stick through both comes down to `height`."""
    low, high = sorted(figure.hands, key=lambda p: p.z)
    way = (low - high).normalized()
    return high, way, low + way * ((low.z - height) / max(-way.z, .2))


def broom(figure, colour, twigs="#8A5A22"):
    """Builds a broom: a long stick from the upper hand through the lower one to the ground, with a fan of twigs at its end."""
    high, way, foot = through_hands(figure, .10)
    stick, brush = Masonry(paint(colour)), Masonry(paint(twigs))
    along(stick, high - way * .16, foot, .010)
    across = way.cross(Vector((0, 0, 1))).normalized()
    for k in range(-6, 7):
        along(brush, foot - way * .03 + across * k * .004, Vector((*(foot + Vector((way.x, way.y, 0)).normalized() * (.13 - .003 * abs(k)) + across * k * .020).xy, .012)), .009, 6, .005)
    return [stick.build(), brush.build()]


def crate(figure, colour, goods="#F2A33A"):
    """Builds a slatted crate in both arms, heaped with goods."""
    at = upright(figure, between(figure) + Vector((0, .075, .015)))
    wood, heap = Masonry(paint(colour)), Masonry(paint(goods))
    for z in (-.055, 0, .055):
        for y in (-.09, .09):
            wood.box((0, y, z), (.30, .012, .040), at)
        for x in (-.144, .144):
            wood.box((x, 0, z), (.012, .18, .040), at)
    wood.box((0, 0, -.07), (.29, .18, .012), at)
    for k in range(15):
        heap.lathe([(.034 * math.sin(a), -.034 * math.cos(a)) for a in (math.pi * i / 8 for i in range(9))], at @ Matrix.Translation(((k % 5 - 2) * .054, (k // 5 - 1) * .056, .066 + .012 * (k % 2))), 12)
    return [wood.build(), heap.build()]


def roll(figure, colour):
    """Builds a bolt of cloth on the shoulder, under the raised hand."""
    at, made = figure.bones.chest, Masonry(paint(colour))
    side = -1 if figure.mirror else 1
    along(made, at @ Vector((side * .100, -.38, .950)), at @ Vector((side * .080, .38, .815)), .050, 20)
    return [made.build()]


def shut_book(figure, colour, page="#F6EFE2"):
    """Builds a closed book in the left hand, at the side."""
    d, n, across = figure.hand_ways[1]
    p = figure.hands[1] + d * .05
    frame = Matrix.Translation(p)
    cover, leaves = Masonry(paint(colour)), Masonry(paint(page))
    for x in (-.014, .014):
        cover.box((x, 0, -.01), (.006, .110, .150), frame)
    cover.box((0, -.054, -.01), (.034, .006, .150), frame)
    leaves.box((0, .004, -.01), (.024, .102, .140), frame)
    return [cover.build(), leaves.build()]


def chalk(figure, colour):
    p, d, made = figure.hands[0], figure.hand_ways[0][0], Masonry(paint(colour))
    along(made, p, p + d * .055 + Vector((0, .012, 0)), .010)
    return [made.build()]


def long_chalk(figure, colour, wood="#F4EFE4"):
    """Builds a stick through both hands, with a piece of chalk at its end that touches the ground."""
    high, way, tip = through_hands(figure, 0)
    stick, piece = Masonry(paint(wood)), Masonry(paint(colour))
    along(stick, high - way * .12, tip - way * .06, .008)
    along(piece, tip - way * .07, tip, .014)
    end = piece.build()
    end.name = "chalk"
    return [stick.build(), end]


def coin(figure, colour):
    """Builds a coin between finger and thumb. It is larger than life, so that it is visible in a film."""
    (ahead, palm, _), made = figure.hand_ways[0], Masonry(paint(colour))
    at = figure.hands[0] + ahead * .048 - palm * .012
    made.lathe([(0, -.004), (.036, -.004), (.036, .004), (0, .004)], upright(figure, at) @ Matrix.Rotation(math.pi / 2, 4, "X"), 20)
    return [made.build()]


def tube(figure, colour, glass="#E4F4F0"):
    """Builds a test tube, held up, with colour in its lower part."""
    p = figure.hands[0] + Vector((0, .02, 0))
    liquor, rim = Masonry(paint(colour, .4)), Masonry(paint(glass, .3))
    liquor.lathe([(0, -.05), (.014, -.045), (.017, -.03), (.017, .055), (0, .055)], Matrix.Translation(p), 16)
    rim.lathe([(.0, .055), (.017, .055), (.017, .12), (.021, .12), (.021, .128), (0, .128)], Matrix.Translation(p), 16)
    return [liquor.build(), rim.build()]


def bottle(figure, colour, water="#BFE0F0"):
    """Builds a sample bottle with a broad cap, upright in the acting hand."""
    at, body, cap = Matrix.Translation(figure.hands[0] + Vector((0, .02, -.02))), Masonry(paint(water, .3)), Masonry(paint(colour))
    body.lathe([(0, -.06), (.028, -.06), (.030, -.05), (.030, .04), (.016, .060), (.016, .072), (0, .072)], at, 18)
    cap.lathe([(0, .070), (.019, .070), (.019, .098), (0, .098)], at, 18)
    return [body.build(), cap.build()]


def stick(figure, colour):
    """Builds a walking stick under the acting hand."""
    p, made = figure.hands[0], Form()
    made.tube([(*(p + Vector((0, 0, .02))), .0075), (p.x + .006, p.y + .02, 0, .006)])
    made.tube([(*(p + Vector((0, -.035, .022))), .009), (*(p + Vector((0, .028, .024))), .009)])
    return [made.build(paint(colour, .6))]


def wheelchair(figure, colour):
    """Builds a wheelchair: two large wheels with push rims, two small ones, a seat and a low back."""
    hip = figure.bones.pelvis @ Vector((0, 0, .515))
    at, frame, tyre = Matrix.Translation((0, hip.y, 0)), Form(), Masonry(paint(colour))
    for s in (1, -1):
        for r, x, w in ((.178, .158, .009), (.150, .172, .005)):
            frame.tube([(*(at @ Vector((x * s, .02 + r * math.cos(a), .185 + r * math.sin(a)))), w) for a in (k * math.tau / 24 for k in range(25))])
        for k in range(6):
            a = k * math.pi / 6
            frame.tube([(*(at @ Vector((.158 * s, .02 + .17 * math.cos(a), .185 + .17 * math.sin(a)))), .0022), (*(at @ Vector((.158 * s, .02 - .17 * math.cos(a), .185 - .17 * math.sin(a)))), .0022)])
        frame.tube([(*(at @ Vector((.11 * s, .27 + .045 * math.cos(a), .052 + .045 * math.sin(a)))), .010) for a in (k * math.tau / 12 for k in range(13))])
        frame.tube([(*(at @ Vector((.13 * s, -.10, .52))), .007), (*(at @ Vector((.13 * s, -.075, .27))), .007), (*(at @ Vector((.13 * s, .20, .26))), .007), (*(at @ Vector((.11 * s, .29, .07))), .007)])
        tyre.box((.06 * s, .33, .035), (.085, .10, .010), at)
    tyre.box((0, .06, .278), (.26, .26, .020), at)
    tyre.box((0, -.085, .39), (.26, .018, .20), at)
    return [frame.build(paint("#B8BCC4", .4)), tyre.build()]


PROPS = {f.__name__: f for f in (book, laptop, stack, tray, clipboard, leaflet, phone, lit_phone, pipette, umbrella, backpack, tote, scroll, staff, pot, trolley, broom, crate, roll, shut_book, chalk, long_chalk, coin, tube, baby, cup, herbs, stick, wheelchair, bottle)}

# degrees that each finger joint closes on a prop: (right, left)
GRIPS = {"bottle": (42, 0), "umbrella": (50, 0), "staff": (52, 0), "broom": (52, 52), "long_chalk": (52, 52), "racket": (52, 0), "cup": (46, 0), "scroll": (48, 0), "chalk": (44, 0), "coin": (40, 0), "tube": (42, 0), "pipette": (42, 40), "phone": (30, 0), "shut_book": (0, 40), "tray": (12, 12),
         "clipboard": (10, 10), "book": (18, 18), "laptop": (10, 10), "crate": (30, 30), "trolley": (48, 48), "stick": (50, 0), "chart": (40, 0), "leaflet": (44, 0)}
