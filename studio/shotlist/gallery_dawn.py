"""The gallery at dawn: a sun of 8 to 20 degrees, mostly from the left, long shadows, warm light and deep shade."""
from shot import Camera, Person as P, Shot, Sun

NIGHT, WHITE, OCHRE = "#17142E", "#F4EFE4", "#E8A02C"


# camera and options of the street of doors, the same at dawn and at dusk
STREET = Camera((-1.2, -5.2, 1.6), (.9, 8, 2.2), 27, (0, .1))
ROW = dict(street=6.2, end=17., doors=5, bay=3.3, ajar=(168, 172, 166, 170, 172), gap=((-1, 1),), heights=(5.4, 7.2, 6.2, 8.0, 6.6))


def shot(id_, family, camera, sun, figures=(), **how):
    return Shot(f"gallery-{id_}", family, camera, sun, figures, sets=("gallery", "gallery-dawn"), **how)


def T(name, **how):
    return name, how


SHOTS = (
    shot("dawn-first-reader", "jali", Camera((1.1, -.7, 1.0), (.25, 8, 1.2), 29, (0, .14)), Sun(17, -72, 14, colour="#FFD2A0", sky="#7FA8E8", horizon="#FBD3A0", sky_height=.6, ambient=.5, ambient_colour="#B0A0E0"), (
        P("girl", (1.66, 3.8), 86, "sit floor reading", colours=("#F4EFE4", "#C2185B", NIGHT), carry_colours=("#17142E",)),),
        palette=dict(screen="#D0561E", plaster="#E9C9A4", wall="#5A1E4A", end="#E9883A"), options=dict(length=8.6, width=4.6, height=5.4, cell=.62, arch=False, ceiling=False, shades=(((-3.2, -8, -1), (-2.75, 1.5, 9)), ((-3.2, 1.5, 2.75), (-2.75, 9, 9)))), size="portrait"),
    shot("dawn-late-boat", "ghat", Camera((-1.0, -15.5, 4.2), (-1.0, 3, 2.3), 34, (0, .0)), Sun(8, -66, 8, colour="#FFCB9A", sky="#7FA4E4", horizon="#FBD9BC", sky_height=.3, ambient=.5, ambient_colour="#A8B0F0"), (
        P("kurtaman", (-4.2, 3.45), 172, "stand", colours=("#262052", "#17142E", NIGHT)), P("reader", (-.2, 1.15), 188, "wait", carry=(), colours=("#7A1740", "#2A1030", "#F2A33A"))),
        palette=dict(water="#6F8FC4", step="#E28E88", pale="#F8DCCC"), options=dict(bastions=(7.5,), parasols=(), boats=(), towers=False, pale=2, post=(3.2, -.8))),
    shot("dawn-first-door", "doors", STREET, Sun(14, -84, 11, colour="#FFE0B8", sky="#4F94EC", horizon="#FBE3C4", sky_height=.6, ambient=.85, ambient_colour="#4A6CFF"), (
        P("caretaker", (1.98, 3.25), 305, "pull", colours=("#C6432B", "#17142E", "#F2A33A")), P("climber", (.75, 2.5), 296, "stand", colours=(NIGHT, NIGHT, NIGHT), carry_colours=("#D5213C",))),
        palette=dict(wall="#F0ECF0", wall2="#F4F0F2", wall3="#E6E0EA", ground="#CFC8DC", leaf="#2F8C3E", trim="#FFFFFF"), options=dict(**ROW, bounces=1, opened=(("1 1", (86, 0)),)), size="portrait"),
    shot("dawn-shadow-edge", "gnomon", Camera((20.5, -6.6, 2.2), (2, 4.4, 4.15), 39.5, (0, .04)), Sun(13, 14, 8, colour="#FFD2A0", sky="#3F86E4", horizon="#FCE8CC", sky_height=.36, ambient=.5, ambient_colour="#9FB0F0"), (
        P("kurtaman", (3.05, 6.8), 332, "mark", carry=(), colours=("#F4EFE4", "#17142E", NIGHT)), P("scholar", (7.4, 4.4), 345, "raise", carry=(), colours=("#F4EFE4", "#7A1740", NIGHT))),
        palette=dict(wall="#E2602A", pale="#FBEBCB", ground="#EFD9B4"), options=dict(high=7.6, stairs=True)),
    shot("dawn-sweeper", "courtyard", Camera((.2, -9.4, 10.0), (.2, .1, .2), 46), Sun(15, -80, 7, colour="#FFCF98", sky="#8FB4F0", ambient=.55, ambient_colour="#A09CF0"), (
        P("potter", (2.15, -3.0), 75, "sweep", mirror=True, carry=("broom",), carry_colours=("#4A2418",), colours=("#F4EFE4", "#2B2470", "#D5213C"), height=1.8),),
        palette=dict(wall="#D9683A", pale="#F4DFC0", floor="#EFCB8C", swept="#D3964A", leaves="#3E8F3A", fallen="#4E7A1E", inner="#8A3A3E"),
        options=dict(sides=(0.,), lines=False, corners=False, round_seat=False, tree=(-.7, .9, 4.7, 2.0), crown=.62, swept=(.75, .52, 8, 246, 60), fallen=240, half=9.4), size="portrait"),
    shot("dawn-two-stairs", "stepwell", Camera((-11.5, -12.5, 14.5), (2.6, 2.4, 2.4), 44), Sun(20, -102, 10, colour="#FFD6A4", sky="#8FD4D0", ambient=.75, ambient_colour="#B4A0F0"), (
        P("climber", (7.95, 2.6, 5.5), 0, "descend", carry=(), colours=("#17142E", "#17142E", NIGHT)), P("reader", (.9, 9.15, 6.5), 270, "descend", carry=(), colours=("#14A89C", "#0B5660", "#F4EFE4"))),
        palette=dict(stone="#D98A45", stair="#F6E3BE", water="#0B5660")),
    shot("dawn-climber", "helix", Camera((.15, -1.75, 18.3), (.1, 2.68, 9.34), 28), Sun(20, -88, 9, colour="#FFCF98", sky="#BFE3D2", ambient=.8, ambient_colour="#B4DCE8"), (
        P("student", (-.42, 2.37, 14.6), 100, "climb rail", mirror=True, colours=("#E0203C", "#17142E", "#17142E"), carry_colours=("#F2A33A",), height=1.74),),
        palette=dict(tread="#F4ECDC", rail="#2A9A62", wall="#2FA36C", star="#0F4A38"), options=dict(turns=7.2, per_turn=32, rise=.0815, inner=2.2, outer=3.9, flights=1, open=(110, 250), posts=True, first=1), size="portrait"),
    shot("dawn-cost-price", "market", Camera((8.2, 11.9, 1.55), (-3.4, 11.9, 2.35), 27), Sun(11, -62, 13, colour="#FFC070", sky="#4F8CE8", horizon="#FFD68C", sky_height=.34, ambient=.42, ambient_colour="#B89CE0"), (
        P("curly", (-1., 6.5), 0, "carry walking", carry=("crate",), carry_colours=("#7A2D12",)), P("porter", (-1., 9.0), 0, "shoulder", mirror=True, carry=("roll",), carry_colours=("#F4EFE4",), colours=("#2B2470", "#2B2470", "#D5213C")),
        P("shopper", (-1.1, 14.7), 180, "count", colours=("#A3173F", "#5A1030", "#E8A02C"))),
        palette=dict(wall="#F0A02C", pale="#F6E3BE", ground="#EBCB94", shade="#8A3A16"), options=dict(awnings=(), opposite=False, back=False, end=False, things=(T("trestle", x=-1.1, y=13.4, yaw=90, wide=2.2, stacks=((.72, 0, 7), (.55, .08, 5), (.42, -.14, 9), (.2, .05, 4))),))),
    shot("dawn-eleven-paces", "rooftop", Camera((.6, -8.6, 3.1), (.6, 4, 1.6), 36), Sun(10, -86, 15, colour="#FFC684", sky="#1F74E8", horizon="#BFDDF8", sky_height=.24, ambient=.36, ambient_colour="#6C90F8"), (
        P("scholar", (-1.5, -.6), 90, "recite", carry=("shut_book",), carry_colours=("#D5213C",), colours=("#17142E", "#17142E", "#D5213C"), height=1.72),),
        palette=dict(roof="#F7EEE2", wall="#E8545E", wall2="#F0806C", pale="#F7EEE2", city="#E8705E", city2="#F2B08A", cap="#F7EEE2"), options=dict(lines=(), stair=False, kiosk=None, heads=((5.9, 5.6, 3.0, 2.6, 2.6, 0),), tank=(-5.6, 6.6, .9, 1.1)), seed=3),
)
