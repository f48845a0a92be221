"""The gallery at dusk: a low sun, mostly from the right, then none, and lamps."""
from shot import Camera, Person as P, Shot, Sun
from shotlist.gallery_dawn import ROW, STREET

NIGHT, WHITE, OCHRE = "#17142E", "#F4EFE4", "#E8A02C"


def shot(id_, family, camera, sun, figures=(), **how):
    return Shot(f"gallery-{id_}", family, camera, sun, figures, sets=("gallery", "gallery-dusk"), **{"samples": 14, **how})


def T(name, **how):
    return name, how


SHOTS = (
    shot("dusk-every-colour", "acrylic", Camera((13.6, 10.2, 5.0), (-1., 10.2, 1.0), 30), Sun(17, -70, 17, colour="#FFE0B4", sky="#4A48B8", horizon="#FFB070", sky_height=.3, ambient=.11, ambient_colour="#C8B4E8"), (
        P("scholar", (3.4, 11.0), 0, "walk", colours=("#17142E", "#17142E", "#17142E"), carry_colours=("#F4EFE4",), height=1.75),),
        palette=dict(floor="#A89C90", wall="#F0E8DC"), options=dict(hues=("#E3006B", "#FF7A00", "#1238E0", "#00936F") * 3, start=-6.0, height=5.0, half=1.14, back=0, end=False), exposure=.8),
    shot("dusk-four-stayed", "amphitheatre", Camera((0, -9.6, 8.2), (0, 1.0, .5), 34), Sun(5, 28, 11, colour="#FFA860", sky="#3A4AC0", horizon="#F4B088", sky_height=.3, ambient=.62, ambient_colour="#4E62F8"), (
        P("dean", (.05, 1.0), 180, "talk", colours=(WHITE, WHITE, "#D5213C"), height=1.8), P("girl", (-1.15, .25), 295, "stand", carry=("book",), colours=("#F4B02C", WHITE, NIGHT)), P("friend", (1.2, .3), 65, "listen", colours=("#E8336E", "#7A1740", "#F4B02C")),
        P("kohima", (-.45, -.75), 350, "stand", colours=("#F4EFE4", "#17142E", NIGHT)), P("madurai", (.75, -.7), 20, "stand", carry=())),
        palette=dict(seat="#E8A49C", riser="#B8586E", floor="#F4D8B4", star="#D9624A"), options=dict(arc=(0, 360), aisles=(90, 210, 330), wall=0, arches=False, radius=3.0, rings=9, rise=.5, deep=.92, lamp=((0, -.2, 3.2), 1250, "#FFB860", .12)), size="portrait"),
    shot("dusk-folding-cloth", "market", Camera((5.2, 3.0, 1.5), (-2.2, 8.6, 1.75), 30), Sun(9, 104, 7.5, colour="#FFA860", sky="#5A4AB8", horizon="#F4A890", sky_height=.4, ambient=.5, ambient_colour="#8A7AE0"), (
        P("farmer", (.3, 6.0), 0, "hold corner", colours=("#2B2470", "#2B2470", "#D5213C")), P("kurtaman", (.3, 10.4), 180, "hold corner", mirror=True, colours=("#A3173F", "#2B1030", NIGHT)), P("shopper", (-2.75, 4.25), 0, "count", colours=("#F4EFE4", "#7A1740", "#D5213C"))),
        palette=dict(wall="#E8922A", pale="#F6D9AE", ground="#D9A878", shade="#4A2450"), options=dict(awnings=(), opposite=False, end=False, back=False, things=(T("sheet", a=(.3, 6.37, 1.44), b=(.3, 10.03, 1.44), drop=.52), T("trestle", x=-2.75, y=5.65, yaw=90, wide=1.9, stacks=((-.75, 0, 8), (-.6, .08, 5), (-.45, -.1, 6)))))),
    shot("dusk-last-page", "ghat", Camera((1.8, -3.5, 2.6), (1.9, 17, 6.6), 63), Sun(6, 48, 11, colour="#FF9E5E", sky="#4636C8", horizon="#FF9C34", sky_height=.66, sky_strength=1.3, ambient=.9, ambient_colour="#6478F0"), (
        P("boy", (.0, 16.5, 6.92), 186, "step reading", carry=("book",), carry_colours=("#F4EFE4",), colours=("#17142E", "#17142E", NIGHT), exact=True), P("girl", (-.72, 16.5, 6.92), 206, "step listening", carry=(), mirror=True, colours=("#C2185B", "#F4EFE4", NIGHT), exact=True), P("idler", (.74, 16.5, 6.92), 158, "step listening", carry=(), colours=("#F4EFE4", "#17142E", NIGHT), exact=True)),
        palette=dict(step="#B8809C", pale="#E0B0B4"), options=dict(bastions=(), parasols=(), boats=(), towers=False, pale=2, shades=(((-300, -62, -5), (300, -60, 18.7)),))),
    shot("dusk-all-doors", "doors", STREET, Sun(6, 60, .25, colour="#7C8BFF", sky="#16228C", horizon="#4F5FD0", sky_height=.5, ambient=.46, ambient_colour="#4A5CE0"), (
        P("student", (-.72, 3.6), 8, "wait", carry=(), colours=("#17142E", "#17142E", NIGHT)), P("clerk", (2.5, 3.2), 285, "stroll", carry=()), P("singh", (2.9, 6.7), 275, "stand"), P("reader", (-2.6, 6.4), 90, "stand"), P("elder", (2.5, 10.0), 275, "stroll")),
        palette=dict(wall="#98A0D8", wall2="#A4ACE0", wall3="#8C94D0", ground="#D2C8BC", leaf="#3CB04A", trim="#E4E0E8"), options=dict(**ROW, glow=1.3, light=520.), samples=36, size="portrait"),
    shot("dusk-rehearsal", "columns", Camera((-2.2, -4.0, 1.35), (-.9, 8, 2.7), 28, (0, .05)), Sun(10, 62, 9.5, colour="#FFB070", sky="#F2A870", ambient=.5, ambient_colour="#B090E0"), (
        P("counsel", (-.92, 3.6), 268, "plead", carry=()),),
        palette=dict(stone="#B8462C", floor="#D08A5E", roof="#4A1620", end="#F6C478"), options=dict(pitch=3.6, rows=5, across=3, height=7.2, radius=.45, side=True), size="portrait"),
    shot("dusk-same-error", "bluehour", Camera((-2.4, -15.5, 2.2), (0, 0, 3.75), 31), Sun(14, -25, 1.2, colour="#7C8BFF", sky="#1E2FA8", horizon="#5A63E0", sky_height=.4, ambient=.8, ambient_colour="#2E47B8"), (),
        options=dict(columns=7, rows=4, width=2.4, height=2.2, lit=.52, people=0., cast=((0, 2, "student", "sit stuck", 1, 1, 90), (2, 0, "reader", "hands on head", -1, 0, 25), (3, 3, "clerk", "sit despair", 1, 0, 90), (4, 1, "friend", "lean desk", -1, 1, 90), (5, 2, "girl", "sit stuck", -1, 0, 90))), seed=5, samples=28),
    shot("dusk-call-home", "rooftop", Camera((-.06, 3.0, 1.2), (-.06, 8, 1.54), 36), Sun(4, -20, .4, colour="#FF9E5E", sky="#1030A8", horizon="#FF8A3C", sky_height=.26, ambient=1.1, ambient_colour="#4A5AE8"), (
        P("clerk", (-.95, 8.2), 74, "call", mirror=True, carry=("lit_phone",), carry_colours=("#DCEBFF",), colours=("#17142E", "#17142E", NIGHT), height=1.7), P("student", (.60, 6.95), 130, "look up", carry=(), colours=("#17142E", "#17142E", NIGHT))),
        palette=dict(roof="#3A3AB0", wall="#3434A0", wall2="#2C2C90", pale="#5A5AC8", city="#20206C", city2="#26267C", cap="#5A5AC8"), options=dict(lines=(), stair=False, kiosk=None, city=18, heads=((.62, 6.9, 2.2, 1.8, 2.6, 3.),)), size="portrait"),
    shot("dusk-lamp", "jali", Camera((-8.5, 5.1, 2.9), (-3, 5.1, 1.1), 31), Sun(12, -80, .3, colour="#7C8BFF", sky="#141C6B", horizon="#2F3CB0", sky_height=.5, ambient=.45, ambient_colour="#3A48B8"), (
        P("girl", (-2.5, 5.72), 184, "sit reading", colours=("#0C0A1C", "#0C0A1C", NIGHT), carry_colours=("#F4EFE4",), height=1.62),),
        palette=dict(screen="#C4501C", plaster="#E9C9A4", wall="#E2762E", end="#D9742E"), options=dict(length=22., width=6., height=2.95, cell=.40, bar=.12, bay=5.2, lamp=((-1.5, 4.6, 1.88), 1500., "#FFB45A", .02), globe=(-1.5, 4.6, 1.88, .10), opening=(3.95, 6.35, 2.5, .45, 1.05, .62), yard=True, things=(T("table", x=-2.5, y=5.15, wide=.9, deep=2.4, high=.56, top="#5A1E1A", body="#5A1E1A", feet=False), T("table", x=-2.5, y=5.81, wide=.5, deep=.46, high=1.0, top="#0C0A1C", body="#0C0A1C"),))),
)
