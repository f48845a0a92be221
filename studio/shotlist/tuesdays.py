"""The day strips: a Tuesday in each school, in six panels from first light to lamplight. A strip follows one person, recognisable by the colour of
their clothes; in one or two panels they meet the person of another school's strip."""
from dataclasses import replace

from shot import Camera, Person as P, Shot, Sun

NIGHT, WHITE, OCHRE = "#17142E", "#F4EFE4", "#E8A02C"

# the person whom a strip follows: look and colours of the clothes; a panel adds what they carry
FOLLOWED = dict(
    paramedical=("nurse", ("#D5213C", "#D5213C", "#D5213C")), management=("singh", ("#12A39A", "#1F1B45", NIGHT)), design=("denim", ("#F7B21E", "#2B3E70", NIGHT)),
    commerce=("girl", ("#1F3FB0", WHITE, NIGHT)), legal=("hijabi", ("#0E8C94", NIGHT, "#F2E2CC")), science=("lecturer", ("#C2185B", "#3A1040", NIGHT)),
    it=("coder", ("#F2722A", "#151230", NIGHT)), humanities=("idler", ("#0B7A74", "#17142E", NIGHT)), certificates=("caretaker", ("#6A2BB0", "#17142E", "#F4EFE4")))

# the light at six times of day
DAWN = Sun(13, -74, 8.5, colour="#FFC88E", sky="#8FB0EC", horizon="#FBD9B4", sky_height=.35, ambient=.6, ambient_colour="#B4B0F0")
MORNING = Sun(28, -62, 8, colour="#FFE0B4", sky="#6FA4E8", horizon="#CFE4F6", sky_height=.35, ambient=.55, ambient_colour="#B8C8F0")
NOON = Sun(60, -24, 7, colour="#FFF4E0", sky="#3F86E0", horizon="#A8D0F4", sky_height=.4, ambient=.6, ambient_colour="#B8CCF0")
AFTER = Sun(40, 52, 7.5, colour="#FFE8BE", sky="#4F8CE0", horizon="#BFDDF4", sky_height=.4, ambient=.55, ambient_colour="#B8C4F0")
EVENING = Sun(11, 74, 9, colour="#FFB070", sky="#6A62C8", horizon="#FBB488", sky_height=.35, ambient=.6, ambient_colour="#9C8CE8")
LAMP = Sun(9, 40, .5, colour="#7C8BFF", sky="#1A2590", horizon="#5F60D8", sky_height=.45, ambient=.65, ambient_colour="#3A4CC8")


def of(school, at, facing, act, **how):
    """Returns the person whom a school's strip follows. `how` overrides fields of `Person`."""
    look, colours = FOLLOWED[school]
    return P(look, at, facing, act, **{"carry": (), "colours": colours, **how})


def T(name, **how):
    return name, how


def strip(school, palette, *panels):
    """Returns the six shots of a school's day strip. `palette`: colours by family; `panels`: (family, camera, sun, people, other fields of the
    shot)."""
    return tuple(Shot(f"tuesday-{school}-{k}", family, camera, sun, people, size="panel", sets=("tuesdays", f"tuesday-{school}"), **{"samples": 28, **how, "palette": {**palette.get(family, {}), **how.get("palette", {})}})
                 for k, (family, camera, sun, people, how) in enumerate(panels, 1))


PARAMEDICAL = strip(
    "paramedical", dict(helix=dict(tread="#F4EEE0", rail="#1F8A62", wall="#2FA878", floor="#F4EEE0", star="#1F7A5C"), room=dict(back="#2C9C72", floor="#D9B48A", wall="#F1E9DA"),
                        jali=dict(screen="#3FB088", plaster="#E9E2CE", wall="#2F9474", end="#F2C46A"), drawers=dict(wood="#0F5A44", face="#1F8A62", floor="#D9B48A", side="#1F8A62", inside="#0B3A2E")),
    ("helix", Camera((-.9, -3.1, 6.2), (.5, 4.2, 4.75), 31), replace(DAWN, elevation=17, azimuth=-34), (
        of("paramedical", (.35, 4.2, 5.6), 267, "stroll"), of("it", (-2.55, 3.3, 4.4), 305, "stroll")), dict(options=dict(turns=2., inner=3.4, outer=5., posts=True, first=1, open=(184, 356), handrail=True))),
    ("room", Camera((.75, -.9, 1.45), (.2, 4.6, 1.28), 34), replace(MORNING, azimuth=-70), (
        P("grandfather", (-.3, 4.1, 0), 270, "sit", carry=(), exact=True, colours=(WHITE, WHITE, "#E8A02C")), of("paramedical", (.62, 4.12), 92, "count")),
     dict(options=dict(width=8., length=7., windows="arch", things=(T("chair", x=-.32, y=4.1, yaw=-90, colour="#17142E"), T("bed", x=-2.3, y=4.9, yaw=0, blanket="#2C9C72"))))),
    ("jali", Camera((-1.9, -.6, 1.45), (.5, 6, 1.45), 30), replace(MORNING, elevation=40, azimuth=-66, strength=9), (
        of("paramedical", (.15, 3.5), 128, "push", carry=("trolley",), carry_colours=("#17142E",)), P("surgeon", (1.2, 8.6), 20, "stroll")), dict(options=dict(pattern="star", cell=.95, ceiling=False, length=16., height=5.))),
    ("helix", Camera((.5, -3.0, 5.4), (.05, .05, .35), 72), replace(NOON, elevation=74, azimuth=-30), (
        of("paramedical", (-.62, .0, 1), 262, "sit floor reading"), P("physio", (.72, .1, 1), 98, "sit floor reading", carry=(), colours=("#204A7A", "#204A7A", NIGHT))),
     dict(options=dict(turns=.9, inner=3.4, outer=5., posts=True, first=1, things=(T("open_tiffin", x=.05, y=.0, size=1.6),)))),
    ("drawers", Camera((1.2, -6.0, 1.55), (.35, 0, 1.62), 33), replace(AFTER, azimuth=44), (
        of("paramedical", (-.86, -.43), 4, "reach high"), of("certificates", (1.5, -1.3), 84, "stroll", carry=("tote",), carry_colours=(NIGHT,))), dict(options=dict(open=.12))),
    ("helix", Camera((1.5, -3.0, 6.4), (-.4, 3.3, 3.9), 29), LAMP, (
        of("paramedical", (-.35, 4.2, 5.6), 90, "call", carry=("lit_phone",), carry_colours=("#DCEBFF",)),),
     dict(samples=36, options=dict(turns=2., inner=3.4, outer=5., posts=True, first=1, open=(184, 356), handrail=True, lamp=((0, -.2, 3.3), 900., "#FFB45A", .12), things=(T("lamp_post", x=0, y=.25, height=3.2),)))),
)

MANAGEMENT = strip(
    "management", dict(stepwell=dict(stone="#D08438", stair="#F4DFB4", water="#0E4A52"), wellside=dict(stone="#D08438", stair="#F4DFB4", step="#EFD3A2", light="#F6C88A"),
                       amphitheatre=dict(seat="#F2CE92", riser="#CC7A2C", floor="#F6E2B8", star="#CC7A2C", wall="#B8641E")),
    ("stepwell", Camera((-6.5, .5, 8.1), (1.2, 12.6, 7.75), 60), replace(DAWN, azimuth=-52, elevation=15), (of("management", (1.5, 12.25, 8), 268, "read walking", carry=("book",), carry_colours=(NIGHT,)),), {}),
    ("wellside", Camera((-1.5, -8.4, 2.4), (.0, -1.2, 1.15), 44), replace(MORNING, azimuth=-42, elevation=36), (
        of("management", (-.60, -1.4, .60), 270, "step", exact=True), P("speaker", (.18, -2.2, .24), 270, "step reading", carry=("book",), carry_colours=("#7A1740",), colours=(WHITE, "#17142E", NIGHT), exact=True), P("coder", (1.35, -1.5, 1), 88, "talk", carry=(), colours=("#7A1740", "#17142E", NIGHT))),
     dict(options=dict(depth=3.4, top=2.4, wall=2.8, levels=3, ripple=1.2, net=2.4, soft=2.2))),
    ("amphitheatre", Camera((-4.4, 8.6, 5.6), (-.1, 1.5, .9), 42), replace(NOON, azimuth=150, elevation=52), (
        of("management", (.3, .5), 20, "talk"), P("speaker", (-1.35, 4.55), 196, "sit", carry=(), colours=(WHITE, "#17142E", NIGHT)), P("friend", (-.2, 4.74), 182, "sit talking", colours=("#7A1740", WHITE, "#E8A02C")), of("design", (2.9, -1.0), 112, "stroll", carry=("backpack",), carry_colours=(NIGHT,))), {}),
    ("stepwell", Camera((4.3, -5.6, 4.3), (7.0, 1.4, 2.4), 37), replace(AFTER, azimuth=-56), (
        of("management", (6.06, .3, 2), 350, "akimbo"), P("speaker", (7.31, 1.9, 3.4), 160, "talk", carry=(), colours=(WHITE, "#7A1740", NIGHT))), {}),
    ("stepwell", Camera((-6.4, -6.2, 1.9), (3.0, 4.8, 1.15), 62), replace(EVENING, azimuth=-38, elevation=27), (
        of("management", (3.0, 4.62, .6), 100, "talk"), P("dean", (5.2, 4.0, .6), 20, "stand", colours=(WHITE, WHITE, "#7A1740"))), {}),
    ("amphitheatre", Camera((2.4, -2.6, 2.0), (-.5, 4.5, 1.15), 46), LAMP, (
        of("management", (-.75, 4.72), 150, "sit reading", carry=("book",), carry_colours=(WHITE,)), P("speaker", (.55, 4.74), 196, "sit reading", carry=("laptop",), colours=(WHITE, "#17142E", NIGHT)), P("coder", (-1.9, 4.4), 215, "sit", carry=(), colours=("#7A1740", "#17142E", NIGHT))),
     dict(samples=36, options=dict(aisles=(30, 150), lamp=((1.3, 3.5, 2.75), 520., "#FFB860", .1), things=(T("lamp_post", x=1.4, y=3.6, height=2.9),)))),
)

DESIGN = strip(
    "design", dict(acrylic=dict(wall="#E8DDD2", floor="#8F867E", back="#D8CEC4"), sawtooth=dict(wall="#D8346E", floor="#E8CDBE", roof="#F8EFE8"), room=dict(back="#D8346E", floor="#D9B8A4", wall="#F4E6E2")),
    ("acrylic", Camera((2.9, .6, 1.5), (-.9, 6.6, 1.45), 30), Sun(22, -94, 16, colour="#FFE8CC", sky="#E88AA8", ambient=.14, ambient_colour="#F0C4D0"), (
        of("design", (.0, 3.95), 206, "walk", carry=("backpack",), carry_colours=(NIGHT,)),), dict(exposure=.8, options=dict(back=0, height=7., hues=("#E3006B", "#FF7A00", "#E3006B", "#7A10C8", "#E3006B", "#FF7A00")))),
    ("sawtooth", Camera((1.5, -2.7, 1.55), (-.1, 4, 1.6), 32), Sun(56, -56, 8, colour="#FFF0DC", sky="#2F86E0", horizon="#A8DCF0", sky_height=.55, ambient=.6, ambient_colour="#F0C8DC"), (
        P("friend", (-.25, 3.3), 72, "point", mirror=True, colours=(WHITE, "#2A1050", "#2A1050")), of("design", (1.15, 2.7), 82, "hug"), P("curly", (2.3, 3.3), 96, "listen", carry=(), colours=("#2B3AB0", "#17142E", NIGHT))),
     dict(options=dict(windows=((4.6, .9, 1.0, 3.2),), things=(T("table", x=-1.7, y=3.3, wide=2.1, deep=.7, high=.74, body="#2A1050"), T("monitor", x=-1.75, y=3.45, z=.74, yaw=20, size=1.15, shows="phones"))))),
    ("acrylic", Camera((4.6, 5.0, 1.5), (-2.8, 5.6, 1.75), 31), Sun(30, -86, 13, colour="#FFF4E4", sky="#BFDDF4", ambient=.4, ambient_colour="#E8D4E0"), (
        P("potter", (-.4, 4.2, 2), 285, "stand", carry=(), colours=(WHITE, WHITE, NIGHT)), of("design", (-.3, 6.9), 100, "read", carry=("clipboard",), carry_colours=(WHITE,))), dict(exposure=.8, options=dict(back=0, end=False, height=7., hues=("#E3006B", "#7A10C8", "#E3006B", "#FF7A00", "#E3006B", "#7A10C8")))),
    ("room", Camera((-.5, -.6, 1.4), (.15, 4.6, 1.3), 34), replace(AFTER, azimuth=64), (
        of("paramedical", (-.35, 3.9), 275, "text", carry=("phone",), carry_colours=("#0E0C1C",)), of("design", (.85, 4.2), 88, "read", carry=("clipboard",), carry_colours=(WHITE,)), P("curly", (2.1, 4.5), 70, "hands on head", carry=(), colours=("#2B3AB0", "#17142E", NIGHT))),
     dict(options=dict(width=8., length=6.4, windows="tall", sunny="right"))),
    ("acrylic", Camera((2.3, .4, 4.6), (-.1, 5.0, .7), 42), Sun(17, -80, 17, colour="#FFD8A8", sky="#E08AA0", ambient=.16, ambient_colour="#D8C0E8"), (
        of("design", (-.5, 4.7), 300, "chalk", carry=("chalk",), carry_colours=(WHITE,)), P("dean", (.9, 6.0), 118, "listen", colours=(WHITE, WHITE, "#2A1050"))), dict(exposure=.8, options=dict(back=0, height=7., hues=("#E3006B", "#FF7A00", "#E3006B", "#FF7A00", "#7A10C8", "#E3006B")))),
    ("sawtooth", Camera((-2.2, -2.9, 1.5), (-.35, 4, 1.45), 36), replace(LAMP, ambient=.95, ambient_colour="#5A48C0"), (
        of("design", (.05, 2.45, 0), 92, "sit typing", exact=True),),
     dict(samples=36, palette=dict(wall="#7A1F6B", floor="#6A4A8C", roof="#5A3A8C", pale="#8A6AB0", frame="#8A6AB0"), options=dict(windows=((3.6, 1.1, 1.0, 3.2),), things=(T("table", x=-1.2, y=2.6, wide=1.9, deep=.9, high=.74, body="#2A1050"), T("chair", x=.07, y=2.45, yaw=92, colour="#17142E"), T("monitor", x=-1.4, y=2.85, z=.74, yaw=38, size=.85, shows="little"),
        T("beam", x=-.7, y=1.6, z=3.4, look=(-.5, 2.5, .6), energy=1100, wide=62))))),
)

COMMERCE = strip(
    "commerce", dict(market=dict(wall="#F0A02C", pale="#F6E3BE", ground="#E4C088", shade="#7A2D12", awning="#D5213C")),
    ("market", Camera((5.6, 5.4, 1.45), (-3.4, 6.3, 1.75), 34), replace(DAWN, azimuth=66, elevation=15, sky="#6FA4EC"), (
        of("commerce", (.4, 6.9), 100, "read", carry=("clipboard",), carry_colours=("#7A1740",)), P("mother", (-1.0, 4.5), 280, "stroll", carry=("tote",), carry_colours=("#7A1740",))), dict(options=dict(awnings=(), opposite=False, end=False, back=False))),
    ("market", Camera((3.3, 3.4, 1.5), (-1.2, 5.1, 1.2), 33), replace(MORNING, azimuth=56), (
        of("commerce", (-.98, 4.22), 2, "write bent"), P("professor", (-1.95, 5.3), 262, "listen", colours=("#7A1740", "#17142E", NIGHT))),
     dict(options=dict(awnings=(1,), goods=False, opposite=False, end=False, bays=6, things=(T("table", x=-.95, y=5.1, yaw=90, wide=1.5, deep=.8, high=.8, body="#7A2D12", top="#F6E3BE", feet=False), T("notebook", x=-.9, y=4.68, z=.8, yaw=12, size=1.5, cover="#B5251F"))))),
    ("market", Camera((4.9, 9.9, 1.5), (-1.6, 9.9, 1.5), 33), replace(NOON, azimuth=66, elevation=54), (
        of("commerce", (-1.4, 10.35), 262, "talk"), of("humanities", (.35, 9.0), 60, "carry", carry=("herbs",), carry_colours=("#7A2D12",)), P("kohima", (-1.5, 11.6), 250, "count", colours=(WHITE, "#17142E", NIGHT))),
     dict(options=dict(awnings=(), opposite=False, end=False, things=(T("trestle", x=-.6, y=10.1, yaw=90, wide=2.6, stacks=((-.9, .1, 5), (-.7, -.1, 3)), top="#D5213C", fall=.34), T("basket", x=-.62, y=9.42, z=.86, radius=.24, heap="#F0C21E"), T("basket", x=-.62, y=9.9, z=.86, radius=.22, heap="#3F9A3A"), T("basket", x=-.62, y=10.86, z=.86, radius=.22, heap="#F6E3BE"))))),
    ("market", Camera((1.5, -1.6, 1.55), (-.9, 6, 1.7), 32), replace(AFTER, azimuth=46), (
        P("porter", (-.55, 3.9), 336, "carry walking", carry=("crate",), carry_colours=("#7A2D12",), colours=("#3A2550", "#3A3550", NIGHT)), of("commerce", (.75, 2.9), 350, "read walking", carry=("clipboard",), carry_colours=(WHITE,))), dict(options=dict(opposite=False, awnings=(1, 3), bays=6))),
    ("market", Camera((4.6, 1.0, 1.55), (-1.5, 7.0, 1.45), 38), replace(EVENING, azimuth=96, elevation=12), (
        of("commerce", (-.6, 4.55), 2, "count"), P("kohima", (-1.7, 6.9), 240, "scratch", carry=(), colours=(WHITE, "#17142E", NIGHT)), of("legal", (.9, 8.6), 70, "stroll", carry=("stack",), carry_colours=("#7A1740",))),
     dict(palette=dict(wall="#E8922A", ground="#D9A878", shade="#4A2450"), options=dict(awnings=(), opposite=False, end=False, back=False, things=(T("trestle", x=-.6, y=5.9, yaw=90, wide=1.9, stacks=((-.75, 0, 8), (-.6, .12, 5), (-.45, -.1, 6), (-.2, .1, 3))),)))),
    ("market", Camera((3.8, 4.6, 1.5), (-1.4, 8.2, 1.4), 36), replace(LAMP, ambient=.8), (
        of("commerce", (-.75, 7.35, 0), 318, "raise", carry=("clipboard",), carry_colours=(WHITE,)), P("kohima", (-1.7, 8.7), 232, "hands on head", carry=(), colours=(WHITE, "#17142E", NIGHT))),
     dict(samples=36, palette=dict(wall="#B86A3A", pale="#C9A48A", ground="#A8788A", shade="#2A1A4A"), options=dict(awnings=(), opposite=False, end=False, things=(T("lamp_post", x=-1.9, y=7.5, height=2.6, pool=1900, wide=120), T("trestle", x=-.55, y=8.7, yaw=90, wide=1.5, stacks=((-.5, 0, 6), (-.3, .1, 4))),)))),
)

LEGAL = strip(
    "legal", dict(columns=dict(stone="#C2492F", floor="#E0AE84", roof="#8E2A1E", end="#F0C89A"), library=dict(wood="#8E2A1E", floor="#D9A87C", wall="#F0D2A8", beam="#B8482C", book="#C2492F", book2="#E9A43A", book3="#5A1030", book4="#F4E4C4", book5="#143E5A"),
                  room=dict(back="#C2492F", floor="#E0AE84", wall="#F4E2CC")),
    ("columns", Camera((-3.6, -1.5, 1.4), (.6, 8, 2.25), 29), replace(DAWN, azimuth=-58, elevation=20, strength=10, ambient=.9, ambient_colour="#D4C0E0"), (of("legal", (-1.3, 3.4), 300, "plead"),), dict(options=dict(pitch=4.0, rows=5, radius=.46, height=6.8))),
    ("room", Camera((-1.1, -.9, 1.5), (.1, 4.6, 1.25), 33), replace(MORNING, azimuth=-66), (
        of("legal", (-1.0, 4.1, 0), 270, "sit reading", carry=("book",), carry_colours=(NIGHT,), exact=True), P("counsel", (1.35, 4.3), 96, "talk", colours=("#17142E", "#17142E", WHITE))),
     dict(options=dict(width=8., length=6.6, windows="pointed", things=(T("chair", x=-1.02, y=4.1, yaw=-90, colour="#5A1030"), T("table", x=.15, y=4.2, wide=.9, deep=1.1, high=.74, top="#F4DFC4", body="#5A1030"), T("notebook", x=.1, y=4.15, z=.74, yaw=80, size=1.1))))),
    ("columns", Camera((1.6, -4.0, 1.55), (-.15, 6, 1.85), 31), replace(NOON, elevation=40, azimuth=-68, strength=9, ambient=.95, ambient_colour="#D0C4E8"), (
        of("legal", (-.55, 1.9), 282, "talk"), of("commerce", (.75, 2.1), 78, "carry", carry=("scroll",), carry_colours=(WHITE,)), P("elder", (-2.0, 11), 190, "stroll")), dict(options=dict(pitch=4.2, rows=6, radius=.46))),
    ("library", Camera((-.9, -1.4, 1.6), (.55, 4, 1.8), 32), replace(AFTER, elevation=62, azimuth=64, strength=10, ambient=1.2, ambient_colour="#FFDCC0"), (
        of("legal", (.86, 2.75), 282, "reach high"), P("mooter man", (-.75, 5.4), 75, "read", carry=("book",), carry_colours=("#F4E4C4",))), dict(options=dict(gallery=False))),
    ("columns", Camera((6.4, -7.2, 1.4), (-.6, 3.0, 2.6), 33), replace(EVENING, azimuth=56, elevation=17), (
        of("legal", (2.55, -2.9), 268, "read", carry=("clipboard",), carry_colours=(WHITE,)), P("advocate", (3.62, -2.7), 88, "talk", mirror=True, carry=())), dict(options=dict(pitch=3.2, across=4, rows=4, height=7.2), palette=dict(stone="#D9683F", floor="#E8BE94"))),
    ("columns", Camera((-1.5, -2.6, 1.4), (.1, 7, 1.95), 32), replace(LAMP, ambient=.75, ambient_colour="#4A3CA8"), (
        of("legal", (-.85, 2.9), 292, "plead"), P("mooter", (1.3, 3.6, 0), 100, "sit talking", carry=(), exact=True)),
     dict(samples=36, palette=dict(stone="#A83A34", floor="#A8706A", roof="#3A1A3A", end="#6A4A8C"), options=dict(pitch=4.0, rows=4, across=4, things=(T("chair", x=1.32, y=3.6, yaw=100, colour="#17142E"), T("lamp_post", x=.35, y=4.4, height=2.5, pool=2200, wide=125))))),
)

SCIENCE = strip(
    "science", dict(gnomon=dict(wall="#E2602A", pale="#F8EBD0", ground="#EBD3AA"), sawtooth=dict(wall="#E2762E", floor="#D9C0A4", roof="#F4EFE4"), room=dict(back="#17406B", floor="#D9B48A", wall="#F1E7D6"), terraces=dict(wall="#E2762E", path="#F4E0BC")),
    ("gnomon", Camera((-8.5, -8.6, 1.6), (-3.3, .0, 3.0), 40), replace(DAWN, azimuth=-64, elevation=14, sky="#4F94EC"), (of("science", (-4.1, 0), 270, "climb"),), dict(options=dict(quadrants=False, high=8.6, long=16.))),
    ("room", Camera((1.2, -1.0, 1.5), (-.05, 4.6, 1.3), 31), replace(MORNING, azimuth=-66), (
        of("science", (-1.15, 5.35), 335, "raise", carry=("chalk",), carry_colours=(WHITE,)), P("curly", (1.2, 3.4, 0), 22, "sit", carry=(), colours=("#F2A33A", "#17142E", NIGHT), exact=True), P("hijabi", (.1, 3.1, 0), 10, "sit", carry=(), exact=True, colours=("#0E8C94", NIGHT, "#D5213C"))),
     dict(options=dict(width=8., length=5.9, windows="tall", things=(T("chair", x=1.2, y=3.42, yaw=22, colour="#7A2D12"), T("chair", x=.1, y=3.12, yaw=10, colour="#7A2D12"))))),
    ("gnomon", Camera((13.5, 2.6, 2.1), (3.4, 5.3, 1.75), 46), replace(NOON, azimuth=40, elevation=52, sky="#1F62D0"), (
        P("kurtaman", (3.05, 5.6), 332, "mark", carry=(), colours=(WHITE, "#17142E", NIGHT)), of("science", (5.2, 3.7), 332, "look up"), P("curly", (6.1, 4.9), 80, "point", mirror=True, carry=(), colours=("#F2A33A", "#17142E", NIGHT))), dict(options=dict(high=7.6, stairs=True))),
    ("sawtooth", Camera((1.3, -2.9, 1.55), (.2, 4, 1.65), 33), replace(AFTER, azimuth=-58, elevation=54), (
        P("assayer", (-.45, 2.55), 272, "lift tube", carry=("tube",), carry_colours=("#E8336E",), colours=(WHITE, "#1F62D0", "#1F62D0")), of("science", (1.45, 2.7), 88, "listen"), P("analyst", (-1.9, 2.7), 250, "write bent", carry=())),
     dict(options=dict(windows=((4.4, 1., 1.0, 3.2),), things=(T("table", x=-.9, y=1.85, wide=3.6, deep=.7, body="#17406B", top="#F4EFE4"), T("flask", x=.5, y=1.8, z=.92, colour="#F29AB8", size=1.3), T("tubes", x=-.4, y=1.8, z=.92, count=6, size=1.3), T("notebook", x=-1.75, y=1.95, z=.92, yaw=-20, size=1.1, cover="#17406B"))))),
    ("terraces", Camera((-1.5, 2.4, 2.3), (.25, 10.5, 1.35), 34), replace(EVENING, elevation=19, azimuth=62), (
        P("kurtaman", (-.8, 7.9), 292, "crouch", carry=(), colours=(WHITE, "#17142E", NIGHT)), of("science", (.95, 8.1), 82, "text", carry=("clipboard",), carry_colours=(WHITE,)), of("management", (2.4, 8.62), 96, "stroll", carry=("laptop",))), {}),
    ("gnomon", Camera((-7.4, -10.6, 1.6), (.9, .0, 2.3), 34), replace(LAMP, ambient=.8, sky="#1A2FA0"), (
        of("science", (-2.35, -5.6, 0), 270, "sit reading", carry=("clipboard",), carry_colours=(WHITE,), exact=True), P("curly", (-.2, -5.2), 92, "wait", carry=(), colours=("#F2A33A", "#17142E", NIGHT))),
     dict(samples=36, palette=dict(wall="#B8502E", pale="#C9A498", ground="#B08A84"), options=dict(quadrants=False, high=8.6, long=16., things=(T("table", x=-1.35, y=-5.6, wide=1.0, deep=.8, high=.74, top="#F4EFE4", body="#17406B"), T("chair", x=-2.37, y=-5.6, yaw=-90, colour="#17142E"), T("lamp_post", x=-1.2, y=-4.8, height=2.6, pool=2400, wide=125))))),
)

IT = strip(
    "it", dict(bluehour=dict(frame="#2A36B0", room="#1A2280", water="#14206B"), room=dict(back="#2A36B0", floor="#8A84C8", wall="#DCDCF4"), sawtooth=dict(wall="#3A44C8", floor="#C8C4E4", roof="#E4E4F8", pale="#E4E4F8")),
    ("bluehour", Camera((-3.6, -7.6, 1.5), (.6, 0, 2.2), 33), replace(DAWN, azimuth=-62, elevation=13, strength=7), (of("it", (-.4, -1.0, 1), 272, "walk", carry=("backpack",), carry_colours=(NIGHT,)),), dict(options=dict(columns=9, rows=4, lit=.18, people=0., water=True), palette=dict(frame="#4A55D8", room="#2A3498"))),
    ("room", Camera((2.2, -1.5, 1.85), (-.15, 4.6, 1.32), 36), replace(MORNING, azimuth=-62, elevation=34), (
        of("it", (-.62, 2.45, 0), 352, "sit typing", exact=True), P("shillong", (.62, 2.45, 0), 8, "sit talking", mirror=True, carry=(), colours=(WHITE, "#17142E", NIGHT), exact=True), P("professor", (1.75, 4.9), 62, "point", mirror=True, colours=("#7A1740", "#17142E", NIGHT))),
     dict(options=dict(width=9., length=6.4, windows="tall", things=(T("monitor", x=-.1, y=5.7, z=0, size=1.75, shows="nested"), T("table", x=0., y=3.15, wide=2.8, deep=.7, high=.74, body="#17142E"), T("notebook", x=-.66, y=3.1, z=.74, size=1.), T("notebook", x=.62, y=3.12, z=.74, size=1., cover="#D5213C"),
        T("chair", x=-.62, y=2.43, yaw=-8, colour="#17142E"), T("chair", x=.62, y=2.43, yaw=8, colour="#17142E"))))),
    ("room", Camera((-.9, -.7, 1.45), (.1, 4.6, 1.25), 33), replace(NOON, elevation=44, azimuth=-64), (
        of("it", (-.62, 4.0, 0), 270, "sit typing", exact=True), P("shillong", (.35, 4.75), 118, "point", mirror=True, colours=(WHITE, "#17142E", NIGHT))),
     dict(options=dict(width=8., length=6.6, windows="tall", things=(T("table", x=.62, y=3.95, wide=1.6, deep=.9, high=.74, body="#17142E"), T("chair", x=-.64, y=4.0, yaw=-90, colour="#17142E"), T("monitor", x=.95, y=4.1, z=.74, yaw=-44, size=.62, shows="code"))))),
    ("sawtooth", Camera((2.4, -2.9, 1.6), (.2, 4, 1.55), 33), replace(AFTER, azimuth=-60, elevation=50), (
        of("it", (.75, 2.55), 88, "lean desk"), P("kohima", (2.0, 3.2), 96, "akimbo", carry=(), colours=(WHITE, "#17142E", NIGHT))),
     dict(options=dict(windows=((-4.4, .9, 1.0, 3.2),), things=(T("table", x=-.55, y=2.6, wide=1.9, deep=.9, high=.74, body="#17142E"), T("monitor", x=-.75, y=2.75, z=.74, yaw=46, size=.9, shows="locked"))))),
    ("busstop", Camera((-2.6, -6.4, 1.6), (.35, 2.2, 1.42), 33), replace(EVENING, azimuth=-58, elevation=14), (
        of("it", (-.75, 2.3), 205, "hands on head"), P("shillong", (1.0, 3.62), 180, "sit text", carry=("phone",), carry_colours=("#0E0C1C",), colours=(WHITE, "#17142E", NIGHT)), of("science", (2.5, .75), 84, "stroll", carry=("tote",), carry_colours=(NIGHT,))), dict(options=dict(sign=(-3.1, 1.3)))),
    ("bluehour", Camera((1.7, -6.4, 2.6), (.2, 0, 2.1), 33), replace(LAMP, azimuth=-25, strength=1.2, ambient=.8, sky="#1E2FA8", horizon="#5A63E0", ambient_colour="#3A4CD8"), (of("it", (.15, -.15, 1), 84, "call", carry=("lit_phone",), carry_colours=("#DCEBFF",)),),
     dict(samples=36, options=dict(columns=7, rows=4, width=2.1, height=2.3, lit=.7, people=0., cast=((4, 0, "clerk", "sit typing", -1, 0, 90), (3, 1, "boy", "lean desk", 1, 1, 90))), seed=5)),
)

HUMANITIES = strip(
    "humanities", dict(ghat=dict(step="#E08E88", pale="#F8DCCC", water="#6F8FC4", shade="#B8566A", parasol="#E9A36A"), jali=dict(screen="#C94F6E", plaster="#F4DCCB", wall="#A83A5E", end="#F0A87A"), rooftop=dict(roof="#F4DCCB", wall="#D9687A", wall2="#E38A88", pale="#F8E6DA", city="#C9586E", city2="#E39A90", cap="#F8E6DA")),
    ("ghat", Camera((-6.0, -6.0, 2.3), (-1.6, 3.4, 1.75), 40), replace(DAWN, azimuth=-70, elevation=9), (of("humanities", (-2.0, 2.0), 196, "recite", carry=("shut_book",), carry_colours=("#D5213C",)),), dict(options=dict(bastions=(5.,), boats=((2.6, -1.4, 64),), parasols=(), towers=False))),
    ("ghat", Camera((3.0, -1.6, 2.6), (-.5, 5.0, 2.2), 42), replace(MORNING, azimuth=-98, elevation=42), (
        P("guwahati", (-1.35, 3.6, 3), 322, "talk"), of("humanities", (.3, 5.3, 3), 168, "sit", ), P("madurai", (-.9, 6.1, 4), 180, "sit reading", carry=("book",), carry_colours=(NIGHT,)), P("kurtaman", (1.5, 6.08, 4), 172, "sit", carry=(), colours=(WHITE, WHITE, NIGHT))), dict(options=dict(bastions=(-9.,), boats=(), parasols=((-3.6, 8.5),), towers=False))),
    ("jali", Camera((-2.0, .2, 1.45), (.9, 5.6, 1.4), 30), replace(NOON, elevation=44, azimuth=-70, strength=9), (
        of("humanities", (.25, 4.2), 292, "talk"), P("lecturer", (1.65, 5.0), 88, "listen", colours=(WHITE, "#5A1B3A", NIGHT))), dict(options=dict(pattern="hex", cell=.9, ceiling=False, length=13., height=5.))),
    ("ghat", Camera((-1.6, 2.2, 5.4), (1.0, 9.6, 3.7), 34), replace(AFTER, azimuth=98), (
        of("humanities", (-.2, 7.15, 6), 205, "sit reading", carry=("clipboard",), carry_colours=(WHITE,)), P("friend", (1.9, 8.62, 6), 180, "sit", colours=("#2B2470", WHITE, "#E8A02C"))), dict(options=dict(bastions=(-9.,), boats=(), parasols=((.9, 9.2),), towers=False))),
    ("ghat", Camera((5.8, -5.4, 1.9), (1.45, 3.6, 1.8), 52), replace(EVENING, azimuth=58, elevation=10), (
        of("humanities", (.6, 2.75, 3), 252, "sit reading", carry=("book",), carry_colours=(NIGHT,)), of("paramedical", (2.2, 4.7, 4), 150, "stand", carry=("tote",), carry_colours=(NIGHT,))), dict(options=dict(bastions=(-4.5,), boats=((-2.2, -1.6, 12),), parasols=(), towers=False))),
    ("rooftop", Camera((-1.2, -3.6, 1.5), (.2, 4, 1.5), 32), replace(LAMP, azimuth=-30, strength=.9, ambient=1.1, horizon="#E88A8A", sky="#20309C", sky_height=.32), (
        of("humanities", (-.25, 1.55, .03), 270, "sit reading", carry=("book",), carry_colours=(WHITE,), exact=True), P("madurai", (1.7, 3.4), 96, "read", carry=("book",), carry_colours=(WHITE,))),
     dict(samples=36, palette=dict(roof="#8A6AA8", wall="#6A3A7C", wall2="#7A4A88", pale="#9A7AB4", cap="#9A7AB4", city="#3A2A70", city2="#4A3880"), options=dict(lines=(), kiosk=(4.4, 6.2), stair=False, things=(T("table", x=-.4, y=1.55, wide=.6, deep=1.6, high=.45, top="#C98A9A", body="#6A3A7C", feet=False), T("lamp_post", x=.65, y=2.0, height=2.5, pool=1900, wide=120))))),
)

KEYS = dict(wall="#4E9A3A", wall2="#7DB84A", wall3="#2F7A3E")
CERTIFICATES = strip(
    "certificates", dict(doors=KEYS, sawtooth=dict(wall="#4E9A3A", floor="#E0D8B4", roof="#F4F1E0", pale="#F4F1E0"), room=dict(back="#4E9A3A", floor="#D9C08A", wall="#F1EFD8")),
    ("doors", Camera((-2.6, -6.2, 1.55), (.9, 0, 2.0), 31), replace(DAWN, azimuth=-38, elevation=17, strength=8), (of("certificates", (.45, -2.2, 3), 300, "walk", carry=("tote",), carry_colours=(NIGHT,)),), {}),
    ("doors", Camera((1.2, -6.2, 1.5), (.15, 0, 1.5), 34), replace(MORNING, azimuth=-40, elevation=34), (
        of("certificates", (-.75, -1.45, 0), 270, "sit typing", exact=True), P("surveyor", (1.35, -1.2, 3), 84, "akimbo", colours=(WHITE, "#17142E", NIGHT))),
     dict(options=dict(things=(T("table", x=.12, y=-1.5, wide=1.0, deep=.8, high=.74, top="#F4EFE4", body="#5A2A1A"), T("monitor", x=.32, y=-1.4, z=.74, yaw=-58, size=.6, shows="keys"), T("chair", x=-.77, y=-1.45, yaw=-90, colour="#17142E"))))),
    ("room", Camera((-1.0, -.5, 1.45), (.5, 4.6, 1.25), 33), replace(NOON, elevation=44, azimuth=-62), (
        of("certificates", (.45, 3.9), 276, "peer"), of("legal", (-1.35, 4.8), 280, "stroll", carry=("stack",), carry_colours=("#7A1740",)), P("kohima", (2.9, 4.6, 0), 92, "sit typing", carry=(), colours=(WHITE, "#17142E", NIGHT), exact=True)),
     dict(options=dict(width=8.4, length=6.4, windows="tall", things=(T("table", x=1.7, y=4.1, wide=1.6, deep=1.4, high=.74, body="#5A2A1A"), T("monitor", x=1.3, y=3.9, z=.74, yaw=-52, size=.62, shows="names"), T("chair", x=2.92, y=4.6, yaw=92, colour="#17142E"))))),
    ("doors", Camera((1.5, -6.2, 1.5), (-.45, 0, 1.45), 36), replace(AFTER, azimuth=36, elevation=46), (
        P("boy", (.15, -1.75), 88, "write bent", carry=(), colours=("#F2A33A", "#17142E", NIGHT)), of("certificates", (-1.35, -1.35, 3), 288, "listen")),
     dict(options=dict(things=(T("table", x=-.62, y=-1.8, wide=1.3, deep=.8, high=.92, top="#F4EFE4", body="#5A2A1A"),)))),
    ("sawtooth", Camera((-1.5, -2.7, 1.55), (-.1, 4, 1.55), 33), replace(AFTER, azimuth=-58, elevation=40, colour="#FFC888"), (
        of("certificates", (-.9, 2.55, 0), 270, "sit typing", exact=True), of("it", (-.25, 3.3), 286, "point")),
     dict(options=dict(windows=((-4.4, .9, 1.0, 3.2),), things=(T("table", x=.45, y=2.6, wide=1.9, deep=.9, high=.74, body="#5A2A1A"), T("chair", x=-.92, y=2.45, yaw=-92, colour="#17142E"), T("monitor", x=.7, y=2.8, z=.74, yaw=-40, size=.85, shows="sums"))))),
    ("doors", Camera((-.9, -4.6, 1.5), (.75, 8, 2.0), 29), replace(LAMP, azimuth=60, elevation=6, strength=.25, ambient=.5, ambient_colour="#4A5CE0"), (of("certificates", (.35, 1.5), 176, "read walking", carry=("clipboard",), carry_colours=(WHITE,)), P("clerk", (2.2, 4.4), 285, "stand", carry=())),
     dict(samples=36, palette=dict(wall="#5C9A6A", wall2="#6CA878", wall3="#4C8A5C", ground="#C8C4B8", leaf="#2F8A3E", trim="#D8E0CC"), options=dict(street=6.2, end=17., doors=5, bay=3.3, ajar=(168, 172, 166, 170, 172), gap=((-1, 1),), heights=(5.4, 7.2, 6.2, 8.0, 6.6), glow=1.3, light=520.))),
)

SHOTS = (*PARAMEDICAL, *MANAGEMENT, *DESIGN, *COMMERCE, *LEGAL, *SCIENCE, *IT, *HUMANITIES, *CERTIFICATES)
