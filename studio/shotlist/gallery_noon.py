"""The gallery at noon: a sun of 60 to 81 degrees, short hard shadows, almost white light."""
from shot import Camera, Person as P, Shot, Sun

NIGHT, WHITE, OCHRE = "#17142E", "#F4EFE4", "#E8A02C"


def shot(id_, family, camera, sun, figures=(), **how):
    return Shot(f"gallery-{id_}", family, camera, sun, figures, sets=("gallery", "gallery-noon"), **how)


def T(name, **how):
    return name, how


SHOTS = (
    shot("noon-neither-side", "gnomon", Camera((-23.8, 0, 1.9), (0, 0, 5.6), 30, (0, .04)), Sun(66, -90, 5.4, colour="#FFF4E0", sky="#1F56C8", horizon="#6FA8F0", sky_height=.62, ambient=.55, ambient_colour="#9FB8F0"), (
        P("professor", (-13.3, 1.75), 196, "point", colours=("#7A1740", "#17142E", "#F2A33A")), P("student", (-13.6, 3.1), 205, "listen", carry=(), colours=("#17142E", "#F4EFE4", NIGHT)), P("singh", (-13.4, -2.15), 342, "stand", carry=(), colours=("#1F2B66", "#17142E", NIGHT))),
        palette=dict(wall="#E2602A", pale="#FBEBCB", ground="#F2E6D0"), options=dict(high=13.5, long=22.), size="portrait"),
    shot("noon-three-floors", "helix", Camera((-.2, -2.7, 8.9), (.05, 2.4, 4.1), 22), Sun(81, -8, 7, colour="#FFF4E0", sky="#BFE3D2", ambient=1.5, ambient_colour="#D4ECE0"), (
        P("kohima", (2.92, 2.45, 7.4), 130, "lean rail", carry=(), colours=("#D5213C", "#17142E", NIGHT)), P("guwahati", (.13, 3.78, 5.6), 178, "lean rail", colours=("#F4B02C", "#7A1740", "#D5213C")), P("friend", (-2.88, 2.42, 3.7), 236, "lean rail reach", mirror=True, colours=("#2B2AA0", "#17142E", "#E8336E"))),
        palette=dict(tread="#F4EEE0", rail="#2A9A70", wall="#5FC898", floor="#F6C878", star="#E2762E"), options=dict(turns=2., inner=3.4, outer=5., posts=True, first=1, open=(184, 356))),
    shot("noon-swapped-sides", "columns", Camera((0, -3.4, 1.7), (0, 8, 2.4), 31), Sun(78, -20, 16, colour="#FFF6E6", sky="#6FA0E4", ambient=.7, ambient_colour="#D0B4DC"), (
        P("lecturer", (-.85, 7.3), 275, "talk", colours=("#F4EFE4", "#17142E", NIGHT)), P("scholar", (.8, 7.5), 92, "akimbo", carry=(), colours=("#A3173F", "#F4EFE4", NIGHT)),
        P("counsel", (.05, 12.0), 180, "stand", carry=(), colours=("#17142E", "#17142E", "#F4EFE4")), P("boy", (4.15, 7.7), 100, "listen", carry=(), colours=("#F2A33A", "#17142E", NIGHT)), P("analyst", (-4.25, 8.0), 262, "wait")),
        palette=dict(stone="#B8402C", floor="#D98A62", roof="#7A2418", end="#F2C9A0"), options=dict(pitch=4.2, rows=4, across=4, height=6.2, slot=(-1.99, 1.01, 4.65, 7.95))),
    shot("noon-shade-for-five", "courtyard", Camera((-.2, -8.2, 13.0), (-.45, 1.9, .4), 54), Sun(66, 164, 7.5, colour="#FFF2DC", sky="#8FB4F0", ambient=.75, ambient_colour="#8E86F4"), (
        P("girl", (-1.75, .1), 95, "sit floor reading", colours=("#E8336E", WHITE, NIGHT), carry_colours=("#17142E",)), P("curly", (.95, -.1), 265, "sit floor reading", carry=("book",), carry_colours=("#D5213C",), colours=("#F4C020", "#2B2470", NIGHT)),
        P("reader", (-.45, -1.0), 165, "read", colours=("#F4EFE4", "#D5213C", "#F2A33A"), carry_colours=("#D5213C",)), P("clerk", (1.0, 1.75), 300, "phone", colours=("#2FC4C0", "#17142E", NIGHT)), P("kurtaman", (-1.0, 1.9), 30, "akimbo", carry=(), colours=("#F2762A", WHITE, NIGHT))),
        palette=dict(floor="#FBF6EA", leaves="#3FA044", wall="#F4EDE0", pale="#FBF6EA", inner="#8A86D8"), options=dict(sides=(), lines=False, corners=False, round_seat=False, tree=(.1, 2.9, 6.6, 2.6), crown=.6, half=10.5), size="portrait"),
    shot("noon-one-umbrella", "ghat", Camera((.2, -9.5, 11.6), (.2, 9.4, 4.25), 32), Sun(66, 160, 8.5, colour="#FFF8EC", sky="#4F8FE8", horizon="#BFD8F4", ambient=.95, ambient_colour="#7E78FF"), (
        P("walker", (-1.9, 3.62), 0, "umbrella climb", carry=("umbrella",), carry_colours=("#D5175F",), colours=(NIGHT, NIGHT, NIGHT), height=1.80), P("reader", (-1.34, 3.7), 0, "climb", carry=(), colours=("#A3173F", "#2A1030", "#F2A33A"), height=1.56)),
        palette=dict(step="#F7F0E6", pale="#F7F0E6", shade="#F0789A", water="#6D86A8"), options=dict(steps=48, rise=.2, tread=.44, bastions=(), parasols=(), boats=(), towers=False, crown=1.6, bounces=1)),
    shot("noon-wrong-book", "library", Camera((-.65, -2.6, 1.7), (.34, 4, 1.85), 33), Sun(80, 90, 12, colour="#FFF4E0", sky="#9CC4F0", ambient=2.0, ambient_colour="#FFDCB8"), (
        P("girl", (.58, 2.5), 105, "read", carry=("book",), carry_colours=("#2B3A9C",), colours=("#F4EFE4", "#2B3A9C", NIGHT), height=1.64),),
        palette=dict(wood="#C9701E", floor="#C98A4A", wall="#F0C98A", beam="#A8541E", book="#E8872A", book2="#F2B33A", book3="#D9601F", book4="#F4E0B8", book5="#2B3A9C"),
        options=dict(blade=(1.32, 2.14), gap_at=(0, 1, 2, -1.25, -.45), slots=False, things=(T("chair", x=-.75, y=5.2, yaw=200, colour="#F4EFE4"),)), size="portrait"),
    shot("noon-chalk-line", "acrylic", Camera((2.9, -.9, 2.5), (-1.1, 3.3, .75), 31), Sun(62, -100, 15, colour="#FFF4E4", sky="#BFDDF4", ambient=.34, ambient_colour="#E8D4E0"), (
        P("boy", (-1.42, 1.50), -42, "chalk", carry=("chalk",), carry_colours=(WHITE,), colours=(WHITE, "#2B2470", NIGHT)), P("friend", (.35, 4.2), 110, "listen", colours=("#F4C020", "#17142E", "#D5213C"))),
        palette=dict(floor="#8A7F78", wall="#E4DACE"), options=dict(hues=("#E3006B", "#FF7A00", "#1238E0", "#E3006B", "#FF7A00", "#1238E0"), start=1.65, height=6.9, back=0, chalk=((0, 61, -72), (0, 62, -79), (0, 62.5, -87))), exposure=.8, samples=48),
    shot("noon-bench", "sawtooth", Camera((-.25, -3.95, 1.75), (-.25, 6, 2.22), 32), Sun(60, -62, 8, colour="#FFF4E4", sky="#2F86E0", horizon="#A8DCF0", sky_height=.55, ambient=.6, ambient_colour="#C8E4EC"), (
        P("researcher", (-1.85, 2.5), 84, "lift tube", carry=("tube",), carry_colours=("#F2762A",), height=1.7), P("assayer", (-.25, 2.6), 262, "wait", height=1.68), P("analyst", (2.04, 1.9), 92, "write bent", height=1.76)),
        palette=dict(floor="#98C0BA", wall="#1F9C98"), options=dict(windows=((-3.25, 1.15, 1.0, 3.25),), things=(T("table", x=-.95, y=1.8, wide=5.5, deep=.8, body="#0F5A60", top="#0F5A60"), T("flask", x=.62, y=1.75, z=.92, colour="#F2762A", size=1.3, kind="ball"), T("flask", x=-1.0, y=1.7, z=.92, colour="#BFE4E0", size=1.2), T("tubes", x=-3.1, y=1.7, z=.92, count=6, size=1.5, colours=("#2FA39E", "#BFE4E0", "#1F6B70")), T("notebook", x=1.50, y=1.74, z=.92, yaw=-70, size=1.15, cover="#F4EFE4")))),
    shot("noon-two-tiffins", "wellside", Camera((.62, -8.6, 2.5), (.5, 0, 1.2), 44), Sun(72, 152, 6.5, colour="#FFF4E0", sky="#4F8FE8", horizon="#BFDDF4", ambient=.62, ambient_colour="#D8C8E4"), (
        P("walker", (.18, -1.35, .24), 270, "step", colours=("#17142E", "#17142E", NIGHT), exact=True), P("reader", (.96, -1.05, -.12), 270, "step", carry=(), colours=("#B3143F", "#7A1740", "#F4EFE4"), height=1.68, exact=True)),
        palette=dict(light="#F2BE82"), options=dict(depth=2.9, top=2.4, wall=2.8, levels=2, ripple=.9, net=4.4, soft=1.7, things=(T("open_tiffin", x=-.02, y=-2.15, z=.60, size=1.45), T("open_tiffin", x=.78, y=-2.2, z=.24, size=1.45))), size="portrait"),
)
