"""Shots of the nine schools, each in its own place and hue."""
from shot import Camera, Person as P, Shot, Sun

WHITE, HERO = "#F4EFE4", dict(size="hero", sets=("schools",), samples=18)

SHOTS = (
    Shot("school-paramedical", "helix", Camera((-1.0, -4.2, 15.9), (.05, .62, 3.3), 24),
         Sun(65, -38, 7.2, sky="#BFE3D2", ambient=.5), (
             P("doctor", (3.35, 1.0), 296, "stroll"), P("nurse woman", (-3.3, 1.5), 158, "stroll", colours=("#2A5CA8", "#17142E", "#F4EFE4")), P("student", (2.3, -2.8), 130, "stroll", colours=("#E8336E", WHITE, "#1B1838")),
             P("doctor woman", (1.1, 3.5), 75, "stroll"), P("kohima", (-1.2, -3.4), 250, "stroll", colours=("#F2A33A", "#17142E", "#17142E")), P("hijabi", (1.0, 1.0, 1), 62, "listen"), P("surgeon", (.1, 1.6, 1), 240, "talk")),
         options=dict(turns=1.6, rail=.8, nosing=.9, level=True, soft_edges=True), **HERO),
    Shot("school-management", "stepwell", Camera((0, -5.0, .9), (0, 8, .9), 28, shift=(0, .02)),
         Sun(34, -66, 7.2, colour="#FFDDA8", sky="#3F86E4", horizon="#BFDCF6", sky_height=.45, ambient=.5, ambient_colour="#A9C4F0"), (
             P("speaker", (0, 8.98, 7), 112, "hug", carry=("stack",), carry_colours=("#7A1740",)), P("professor", (2.35, 4.82, -.445), 165, "sit reading", carry=("book",), carry_colours=(WHITE,), exact=True), P("singh", (-1.82, 5.4, 2), 195, "stand", carry=(), colours=("#12A39A", "#1F1B45", "#17142E"))),
         palette=dict(stone="#C97B33"), options=dict(levels=5, pool=(0., 0.)), **HERO),
    Shot("school-design", "acrylic", Camera((1.9, -3.4, 1.7), (-.5, 8, 2.3), 24),
         Sun(25, -98, 17, colour="#FFF4E4", sky="#C2356E", ambient=.07, ambient_colour="#F0B4D0"), (
             P("friend", (.3, 5.4), 170, "stroll"), P("kurtaman", (1.7, 10.6), 200, "walk"), P("shillong", (-.2, 12.6), 150, "text", carry=("phone",), carry_colours=("#0E0C1C",)), P("scholar", (2.5, 7.8), 20, "stroll", colours=("#F4E4D4", "#1B1838", "#1B1838"))),
         options=dict(back=3.7, height=8.), palette=dict(floor="#857A70", wall="#D8CEC2"), exposure=.8, **HERO),
    Shot("school-commerce", "market", Camera((2.2, -5.2, 1.75), (-1.0, 7, 2.3), 27),
         Sun(38, 52, 6.8, colour="#FFE2AE", sky="#3F7AD4", horizon="#8FBCEB", sky_height=.3, ambient=.5), (
             P("shopper", (.55, 6.2), 60, "stroll"), P("porter", (1.4, 10.6), 180, "carry walking", colours=("#1F1B45", "#F6E3BE", "#C8371E")), P("farmer", (-.9, 10.4), 110, "talk"), P("mother", (3.1, 14), 190, "hold up walking", carry_colours=("#F4EFE4",), colours=("#2F6FB0", "#14264E", "#E8A02C")),
             P("dean", (-.55, 3.0), 75, "listen", colours=("#F4EFE4", "#F4EFE4", "#1F2B66"))),
         palette=dict(ground="#DDB377", wall="#EE9A22"), options=dict(stalls=True, bays=7), **HERO),
    Shot("school-legal", "columns", Camera((-8.4, -8.3, 3.5), (-4.5, 6, 1.75), 29),
         Sun(19, 68, 9.5, colour="#FFDDB0", sky="#6FA0E4", ambient=.75, ambient_colour="#C8C4E8"), (
             P("advocate", (-7.05, -.5), 172, "recite", carry=("shut_book",), carry_colours=("#7A1740",)), P("coder", (-8.1, -.85), 206, "stroll", mirror=True, carry=(), colours=("#F4EFE4", "#151230", "#17142E")), P("hijabi", (-6.0, .3), 146, "stroll", carry=(), colours=("#0E8C94", "#17142E", "#F2E2CC"))),
         options=dict(pitch=4.3, rows=7, radius=.46, across=2, seams=False), palette=dict(stone="#C2492F", floor="#E0AE84", end="#DC8458"), **HERO),
    Shot("school-science", "gnomon", Camera((-15.5, -17, 2.1), (1.2, .2, 4.3), 36),
         Sun(33, -38, 6, sky="#3E79D6", horizon="#8FBDF2", sky_height=.35, ambient=.5, ambient_colour="#7FA8E8"), (
             P("student", (-6.4, -5.8), 290, "walk"), P("lecturer", (-1.8, -8.6), 60, "point"), P("madurai", (-3.9, -8.2), 300, "listen"), P("scholar", (5.6, 0), 100, "read", carry=("book",))), palette=dict(ground="#E6C9A4"), options=dict(soft_edges=True), **HERO),
    Shot("school-it", "bluehour", Camera((0, -13, 5.5), (0, 0, 5.5), 50, shift=(0, -.054)),
         Sun(14, -25, 1.2, colour="#7C8BFF", sky="#1E2FA8", horizon="#5A63E0", sky_height=.4, ambient=.8, ambient_colour="#2E47B8"), (), palette=dict(frame="#2A36B0"),
         options=dict(columns=5, width=2.8, rows=4, height=2.5, lit=0., scenes=((1, 2, 1, "soldering"), (2, 2, 0, "drawing"), (3, 2, 1, "racking"), (1, 1, 2, "sleeping"), (2, 1, 1, "serving"), (3, 1, 0, "pairing"))), seed=4, **HERO),
    Shot("school-humanities", "ghat", Camera((-6.0, 15.4, 12.6), (0, 1.9, 1.25), 35),
         Sun(21, -124, 7.4, colour="#FFC08A", sky="#8FA6DC", horizon="#F9D3BE", sky_height=.28, ambient=.55, ambient_colour="#BFC8EE"), (
             P("idler", (-1.02, 7.1, 3.83), 90, "sit reading", colours=("#0B7A74", "#17142E", "#17142E"), carry_colours=(WHITE,), exact=True), P("madurai", (-4.1, 8.05), 155, "sit reading", carry=("book",), carry_colours=(WHITE,)), P("guwahati", (-1.5, 2.85), 98, "talk"), P("curly", (-2.75, 2.6), 205, "sit talking", mirror=True, carry=(), colours=(WHITE, "#17142E", "#17142E"))),
         palette=dict(water="#6F83C8"), options=dict(boats=((-1.6, -3.2, 66),), bastions=(1.,), parasols=(), pale=2, towers=False), **HERO),
    Shot("school-certificates", "doors", Camera((-1.2, -11.5, 1.9), (.4, 0, 2.35), 28),
         Sun(20, 160, 11, colour="#FFE9B4", sky="#5FA4E0", horizon="#D4EAF2", sky_height=.4, ambient=.75, ambient_colour="#C8DCC0"), (
             P("surveyor", (-4.2, -1.6, 3), 235, "stroll", colours=("#E8A02C", "#1B1838", "#1B1838")), P("coder", (-2.45, -1.7, 0), 270, "sit typing", carry=(), colours=(WHITE, "#151230", "#151230"), exact=True), P("nurse", (2.2, -3.2, 3), 250, "carry walking", colours=("#C63D2B", "#C63D2B", "#C63D2B")), P("potter", (5.0, -.3, 3), 175, "carry", colours=("#2B2450", "#F1E9DC", "#2B2450"))),
         options=dict(things=(("table", dict(x=-1.6, y=-1.7, wide=.95, deep=.8, high=.74, top="#F4EFE4", body="#5A2A1A")), ("monitor", dict(x=-1.42, y=-1.62, z=.74, yaw=-62, size=.62, shows="chart")), ("chair", dict(x=-2.47, y=-1.7, yaw=-90, colour="#17142E")))), **HERO),
)
