"""Shots of the twelve paramedical programmes. Each picture shows its subject at first sight."""
from shot import Camera, Person as P, Shot, Sun

PROGRAMME = dict(size="standard", sets=("programmes",))
DAY = Sun(33, -82, 9, colour="#FFE6C0", sky="#6FA4E8", horizon="#BFDDF4", ambient=.45, ambient_colour="#B8C8F0")
WHITE, TEAL, NIGHT, RED = "#F4EFE4", "#12615A", "#262052", "#C63D2B"


def T(name, **how):
    return name, how


def rack_row(y, z, xs, **how):
    return tuple(T("tubes", x=x, y=y, z=z, **how) for x in xs)


SHOTS = (
    Shot("programme-bmlt", "room", Camera((1.35, -.95, 1.7), (-.1, 5.2, 1.4), 29), DAY, (
            P("assayer", (1.15, 4.62), 150, "pipette", carry=("pipette",), carry_colours=(NIGHT,)), P("analyst", (-.85, 4.62), 215, "read", carry=("clipboard",), carry_colours=(NIGHT,))),
         palette=dict(back="#D5473A", floor="#D9A679"), options=dict(width=8., length=8.5, things=(
            T("table", x=-.03, y=3.9, wide=5.1, deep=.9, body="#8E2A1E"), *rack_row(3.75, .92, (-1.95, .15), count=7, size=1.45), T("microscope", x=2.12, y=3.8, z=.92, yaw=30, size=1.4),
            T("flask", x=1.62, y=3.7, z=.92, colour="#F2A33A", size=1.1), T("stool", x=-.75, y=2.75))), **PROGRAMME),
    Shot("programme-dmlt", "room", Camera((-2.1, -1.1, 1.45), (.95, 4.4, 1.3), 36), Sun(34, -64, 9, colour="#FFE6C0", sky="#F4C25A", ambient=.45, ambient_colour="#B8C8F0"), (
            P("researcher", (-.06, 3.62), 270, "peer", carry=()), P("analyst", (2.0, 4.7), 96, "lift tube", carry=("tube",), carry_colours=("#D5213C",))),
         palette=dict(back="#2A93A0", wall="#F0E6D2", floor="#D9B48A"), options=dict(width=9., length=6.4, height=4.8, windows="tall", things=(
            T("table", x=2.2, y=3.6, wide=3.9, deep=.9, body="#0F4A57"), T("microscope", x=.40, y=3.6, z=.92, yaw=-90, size=1.1), T("tubes", x=2.95, y=3.5, z=.92, count=6, size=1.5), T("flask", x=1.05, y=3.7, z=.92, colour="#D5213C", size=1.0, kind="ball"))), **PROGRAMME),
    Shot("programme-bpt", "room", Camera((2.5, -3.2, 1.65), (-.05, 5, 1.42), 36, shift=(-.025, 0)), DAY, (
            P("elder", (-.2, 3.9), 180, "bars", colours=("#F2A33A", NIGHT, NIGHT), height=1.72), P("physio", (.38, 4.50), 128, "steady", colours=("#1F5A6B", "#1F5A6B", NIGHT))),
         palette=dict(back="#2C8C6B", floor="#D9B48A"), options=dict(width=9., length=10., things=(T("bars", x=-.2, y=4.6, long=6.2), T("ball", x=3., y=7.6, radius=.5), T("ball", x=2.1, y=8.4, radius=.36, colour="#D5213C"))), **PROGRAMME),
    Shot("programme-mpt", "room", Camera((.3, -1.4, 1.3), (.3, 5, 1.3), 35, shift=(-.022, 0)), Sun(33, -62, 9, colour="#FFE6C0", sky="#6FA4E8", ambient=.45, ambient_colour="#B8C8F0"), (
            P("surveyor", (.28, 4.2, 1.2), 90, "lie leg up", colours=("#F2A33A", WHITE, NIGHT), height=1.7), P("physio woman", (1.0, 4.77), 180, "hold leg", colours=("#C63D2B", "#C63D2B", NIGHT))),
         palette=dict(back="#3F5FB8", floor="#D9B48A", wall="#E9E2D8"), options=dict(width=9., length=7., windows="tall", half=.85, things=(T("plinth", x=1.1, y=4.2, yaw=-90, pad="#8E1F45", pillow=WHITE), T("ball", x=-2.3, y=5.8, radius=.55))), **PROGRAMME),
    Shot("programme-dpharm", "drawers", Camera((1.2, -6.2, 1.9), (.1, 0, 1.74), 30), Sun(36, -42, 7, colour="#FFE3B8", sky="#8FB4E8", ambient=.5, ambient_colour="#C8C4E8"), (
            P("chemist", (-1.75, -.60), 336, "reach high", carry=()), P("brother", (2.25, -1.3), 76, "carry", carry=("tray",), carry_colours=("#F4EFE4",), colours=("#12615A", "#0F3A3A", "#F2A33A"))),
         options=dict(things=(("ladder", dict(x=.93, y=-1.15, height=4.1, yaw=0)),)), seed=706, **PROGRAMME),
    Shot("programme-bpharm", "drawers", Camera((-.9, -8.2, 1.9), (0, 0, 2.0), 33), Sun(30, -30, 2.6, colour="#FFE3B8", sky="#8FB4E8", ambient=.3, ambient_colour="#B8C4E8"), (
            P("pharmacist", (-1.6, -1.0), 185, "carry", carry=("clipboard",), carry_colours=("#7A2D12",)), P("shopper", (1.5, -2.6), 20, "talk")),
         palette=dict(wood="#143E4A", face="#1F5A6B", floor="#C99A6A", side="#1F5A6B", inside="#0E2A33"),
         options=dict(columns=14, rows=8, size=.7, open=.04, glow="#FFE2A8", counter=(-2.0, 6.6), jars=("#E3004B", "#FF7A00", "#FFC400", "#00936F", "#1238E0", "#FF7A00")), seed=5, **PROGRAMME),
    Shot("programme-anm", "room", Camera((-1.1, -.8, 3.0), (.05, 4.6, 1.02), 36), Sun(36, 66, 7.5, colour="#FFDDB0", sky="#8FBCE8", ambient=.7, ambient_colour="#E0D0E4"), (
            P("nurse woman", (1.22, 4.30), 88, "rock", colours=("#F4EFE4", "#2A3E8C", "#2A3E8C")), P("mother", (-1.45, 4.35), 232, "cradle", carry=("baby",), carry_colours=(WHITE,), colours=("#E9A02C", "#7A1740", "#D2451F"))),
         palette=dict(back="#D9688A", floor="#D9A679", wall="#F0D9D2"), options=dict(width=8., length=6.6, windows="pointed", sunny="right", things=(T("cradle", x=0., y=4.2, yaw=90, drape="", cloth="#F2A33A"),)), **PROGRAMME),
    Shot("programme-gnm", "jali", Camera((1.9, -3.4, 1.55), (-.1, 8, 1.85), 31), Sun(44, -64, 8.5, colour="#FFE8CC", sky="#5F9BE8", horizon="#BFDDF4", ambient=.66, ambient_colour="#C8E0E0"), (
            P("brother", (-.35, 2.1), 232, "push", carry=("trolley",), carry_colours=("#D5213C",), colours=("#F4EFE4", "#2A3E8C", "#2A3E8C")), P("surgeon", (.62, 11.4), 182, "stroll")),
         palette=dict(screen="#3FA884", plaster="#BCDCC6", wall="#2F9474", end="#F2A33A"), options=dict(pattern="star", cell=1.3, bar=.13, ceiling=False, length=20., height=5.4), **PROGRAMME),
    Shot("programme-bams", "terraces", Camera((-1.8, 1.4, 2.4), (.6, 12.0, 1.6), 30), Sun(35, -58, 7, colour="#FFE2B0", sky="#5F97E0", horizon="#CFE4F0", sky_height=.3, ambient=.5), (
            P("veiled", (-2.7, 7.6), 262, "carry walking", carry=("herbs",), carry_colours=("#7A2D12",), colours=("#C21F4E", WHITE, "#F2A33A")), P("potter", (2.0, 10.8, 2), 200, "bend", carry=(), colours=(WHITE, WHITE, NIGHT)), P("kurtaman", (1.9, 8.15), 325, "crouch", carry=()), P("doctor woman", (-1.9, 13.1, 3), 190, "read")),
         options=dict(things=(T("basket", x=1.15, y=7.9, radius=.36, heap="#2F8A3E"), T("basket", x=-.9, y=7.7, radius=.36, heap="#E9A12B"))), **PROGRAMME),
    Shot("programme-bscnursing", "room", Camera((2.1, -2.1, 1.7), (-.98, 5, 1.24), 29), Sun(32, -88, 9.5, colour="#FFE6C0", sky="#7FB0EC", ambient=.45, ambient_colour="#B8C8F0"), (
            P("nurse woman", (-.22, 2.72), 106, "carry", carry=("tray",), carry_colours=("#D5473A",), colours=("#2A5CA8", "#17142E", "#F4EFE4")), P("grandmother", (-1.2, 2.45, 0), 286, "sit talking", mirror=True, carry=(), colours=("#F2A33A", "#7A1740", "#7A1740"), exact=True), P("nurse", (.55, 5.6), 80, "hug walking", carry=("stack",), carry_colours=("#F4EFE4",)), P("doctor", (1.15, 8.2), 258, "talk"), P("doctor woman", (2.15, 8.5), 105, "read")),
         palette=dict(back="#F2A33A", floor="#C9A37C", wall="#EFE6D8"), options=dict(width=8.2, length=14., bay=2.9, half=.8, things=tuple(T("bed", x=-2.75, y=-.5 + k * 2.9, yaw=90, blanket=("#2A5CA8", "#D5473A")[k % 2]) for k in range(5)) + (T("chair", x=-1.22, y=2.44, yaw=-74, colour="#17142E"),)), **PROGRAMME),
    Shot("programme-hso", "canteen", Camera((-1.5, -4.0, 1.9), (-.55, 5, 1.72), 29), Sun(36, -62, 7.5, colour="#FFE6C0", sky="#6FA4E8", horizon="#BFDDF4", ambient=.55, ambient_colour="#C8D4F0"), (
            P("surveyor", (-.75, 3.75), 318, "read", carry=("clipboard",), carry_colours=("#17142E",), colours=("#F2762A", "#17142E", NIGHT)), P("potter", (.75, 6.5), 175, "count", carry=(), colours=(WHITE, WHITE, NIGHT)), P("denim", (-3.82, 4.1), 80, "lift tube", carry=("bottle",), carry_colours=("#1238E0",), colours=("#D5213C", "#17142E", "#17142E"))),
         options=dict(pots=((1.75, -.42, .42, .62, "steel", "#F6F0E4"), (2.85, -.42, .36, .52, "brass", "#F2C23A"), (-1.9, -.42, .40, .56, "brass", "#C2562A"), (4.4, -.40, .30, .42, "steel", "#4E8A2E")), tank=(-5.15, 4.55, "#3FA8E0"), menu=(-2.1, 4.35, 1.5, 1.3), counter=(-4.3, 7.4)), **PROGRAMME),
    Shot("programme-gda", "room", Camera((2.4, -3.0, 1.6), (-.25, 5.6, 1.62), 34), Sun(24, 168, 10, colour="#FFE0AE", sky="#F6D48A", horizon="#FCEBC4", ambient=.7, ambient_colour="#D8D0F0"), (
            P("brother", (.55, 4.2), 130, "push", carry=()), P("grandmother", (-.02, 3.70, 0), 130, "sit", exact=True, colours=("#F4EFE4", "#F4EFE4", "#D2451F"))),
         palette=dict(back="#8E4FA8", floor="#D9B48A", wall="#E9DDF0"), options=dict(width=7.6, length=8.8, back_round=1.9, windows="arch", things=(T("wheelchair", x=.0, y=3.7, yaw=130),)), **PROGRAMME),
)
