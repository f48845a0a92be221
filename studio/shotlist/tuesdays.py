"""A Tuesday in each school: six panels from first light to lamp. One person is followed, known by the colour she wears; in one or two
panels she meets whoever is followed in another school."""
from dataclasses import replace

from shot import Camera, Person as P, Shot, Sun

NIGHT, WHITE, OCHRE = "#17142E", "#F4EFE4", "#E8A02C"

# who is followed: a look and what it wears; nothing is carried unless a panel says so
FOLLOWED = dict(
    paramedical=("nurse", ("#D5213C", "#D5213C", "#D5213C")), management=("singh", ("#12A39A", "#1F1B45", NIGHT)), design=("denim", ("#F7B21E", "#2B3E70", NIGHT)),
    commerce=("girl", ("#1F3FB0", WHITE, NIGHT)), legal=("hijabi", ("#0E8C94", NIGHT, "#F2E2CC")), science=("lecturer", ("#C2185B", "#3A1040", NIGHT)),
    it=("coder", ("#F2722A", "#151230", NIGHT)), humanities=("idler", ("#0B7A74", "#17142E", NIGHT)), certificates=("caretaker", ("#6A2BB0", "#17142E", "#F4EFE4")))

# the light of the six hours
DAWN = Sun(13, -74, 8.5, colour="#FFC88E", sky="#8FB0EC", horizon="#FBD9B4", sky_height=.35, ambient=.6, ambient_colour="#B4B0F0")
MORNING = Sun(28, -62, 8, colour="#FFE0B4", sky="#6FA4E8", horizon="#CFE4F6", sky_height=.35, ambient=.55, ambient_colour="#B8C8F0")
NOON = Sun(60, -24, 7, colour="#FFF4E0", sky="#3F86E0", horizon="#A8D0F4", sky_height=.4, ambient=.6, ambient_colour="#B8CCF0")
AFTER = Sun(40, 52, 7.5, colour="#FFE8BE", sky="#4F8CE0", horizon="#BFDDF4", sky_height=.4, ambient=.55, ambient_colour="#B8C4F0")
EVENING = Sun(11, 74, 9, colour="#FFB070", sky="#6A62C8", horizon="#FBB488", sky_height=.35, ambient=.6, ambient_colour="#9C8CE8")
LAMP = Sun(9, 40, .5, colour="#7C8BFF", sky="#1A2590", horizon="#5F60D8", sky_height=.45, ambient=.65, ambient_colour="#3A4CC8")


def of(school, at, facing, act, **how):
    """Whoever is followed in a school."""
    look, colours = FOLLOWED[school]
    return P(look, at, facing, act, **{"carry": (), "colours": colours, **how})


def T(name, **how):
    return name, how


def strip(school, palette, *panels):
    """Six panels: a family, a camera, an hour with its changes, people, options; what else a shot takes."""
    return tuple(Shot(f"tuesday-{school}-{k}", family, camera, sun, people, size="panel", sets=("tuesdays", f"tuesday-{school}"), **{"samples": 10, **how, "palette": {**palette.get(family, {}), **how.get("palette", {})}})
                 for k, (family, camera, sun, people, how) in enumerate(panels, 1))

PARAMEDICAL = strip(
    "paramedical", dict(helix=dict(tread="#F4EEE0", rail="#1F8A62", wall="#2FA878", floor="#F4EEE0", star="#1F7A5C"), room=dict(back="#2C9C72", floor="#D9B48A", wall="#F1E9DA"),
                        jali=dict(screen="#3FB088", plaster="#E9E2CE", wall="#2F9474", end="#F2C46A"), drawers=dict(wood="#0F5A44", face="#1F8A62", floor="#D9B48A", side="#1F8A62", inside="#0B3A2E")),
    ("helix", Camera((-.9, -3.1, 6.2), (.5, 4.2, 4.75), 31), replace(DAWN, elevation=17, azimuth=-34), (
        of("paramedical", (.35, 4.2, 5.6), 267, "stroll"), of("it", (-2.55, 3.3, 4.4), 305, "stroll")), dict(options=dict(turns=2., inner=3.4, outer=5., posts=True, first=1, open=(184, 356)))),
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
     dict(samples=20, options=dict(turns=2., inner=3.4, outer=5., posts=True, first=1, open=(184, 356), lamp=((0, -.2, 3.3), 900., "#FFB45A", .12), things=(T("lamp_post", x=0, y=.25, height=3.2),)))),
)

SHOTS = (*PARAMEDICAL,)
