"""The nine schools, each in its own place and hue."""
from shot import Camera, Person as P, Shot, Sun

WHITE, HERO = "#F4EFE4", dict(size="hero", sets=("schools",), samples=18)

SHOTS = (
    Shot("school-paramedical", "helix", Camera((-1.0, -4.2, 15.9), (.05, .62, 3.3), 24),
         Sun(65, -38, 7.2, sky="#BFE3D2", ambient=.5), (
             P("doctor", (3.35, 1.0), 296, "stroll"), P("nurse woman", (-3.3, 1.5), 158, "stroll", colours=("#2A5CA8", "#17142E", "#F4EFE4")), P("student", (2.3, -2.8), 130, "stroll", colours=("#E8336E", WHITE, "#1B1838")),
             P("doctor woman", (1.1, 3.5), 75, "stroll"), P("kohima", (-1.2, -3.4), 250, "stroll", colours=("#F2A33A", "#17142E", "#17142E")), P("hijabi", (1.0, 1.0, 1), 62, "listen"), P("surgeon", (.1, 1.6, 1), 240, "talk")),
         options=dict(turns=1.6, rail=.8, nosing=.9, level=True, soft_edges=True), **HERO),
    Shot("school-management", "stepwell", Camera((-12.5, -15.5, 16.5), (1.4, 1.6, 3.6), 38),
         Sun(34, -70, 7.2, colour="#FFDDA8", sky="#A9C4F0", ambient=.5), (
             P("speaker", (6.6, -1.2, 3), 100, "hug walking", carry=("stack",), carry_colours=("#7A1740",)), P("professor", (7.9, 3.2, 5), 150, "read", carry=("book",), carry_colours=("#17142E",)), P("curly", (-2.2, 7.8, 5), 200, "stroll"),
             P("dean", (2.4, 6.6, 3), 250, "stand")), palette=dict(stone="#C97B33"), **HERO),
    Shot("school-design", "acrylic", Camera((1.9, -3.4, 1.7), (-.5, 8, 2.3), 24),
         Sun(25, -98, 17, colour="#FFF4E4", sky="#C2356E", ambient=.07, ambient_colour="#F0B4D0"), (
             P("friend", (.3, 5.4), 170, "stroll"), P("kurtaman", (1.7, 10.6), 200, "walk"), P("shillong", (-.2, 12.6), 150, "text", carry=("phone",), carry_colours=("#0E0C1C",)), P("scholar", (2.5, 7.8), 20, "stroll", colours=("#F4E4D4", "#1B1838", "#1B1838"))),
         options=dict(back=3.7, height=8.), palette=dict(floor="#857A70", wall="#D8CEC2"), exposure=.8, **HERO),
    Shot("school-commerce", "market", Camera((2.2, -5.2, 1.75), (-1.0, 7, 2.3), 27),
         Sun(38, 52, 6.8, colour="#FFE2AE", sky="#3F7AD4", horizon="#8FBCEB", sky_height=.3, ambient=.5), (
             P("shopper", (.55, 6.2), 60, "stroll"), P("porter", (1.4, 10.6), 180, "carry walking", colours=("#1F1B45", "#F6E3BE", "#C8371E")), P("farmer", (-.9, 10.4), 110, "talk"), P("mother", (3.1, 14), 190, "hold up walking", carry_colours=("#F4EFE4",), colours=("#2F6FB0", "#14264E", "#E8A02C")),
             P("dean", (-.55, 3.0), 75, "listen", colours=("#F4EFE4", "#F4EFE4", "#1F2B66"))),
         palette=dict(ground="#DDB377", wall="#EE9A22"), options=dict(stalls=True, bays=7), **HERO),
    Shot("school-legal", "columns", Camera((.2, -5.2, 1.65), (0, 12, 2.6), 24),
         Sun(30, -70, 9, colour="#FFDDB0", sky="#6FA0E4", ambient=.9, ambient_colour="#C8C4E8"), (
             P("advocate", (.95, 2.6), 158, "hug walking"), P("coder", (-.2, 3.0), 204, "stroll", mirror=True, carry=(), colours=("#F4EFE4", "#151230", "#17142E")), P("elder", (1.1, 12.5), 140, "stand", colours=("#F4E2CC", "#F4E2CC", "#B4331E")), P("reader", (-1.3, 9.3), 230, "read", colours=("#E9A43A", "#5A1030", "#E9A43A"))),
         options=dict(pitch=4.3, rows=7, radius=.46), palette=dict(stone="#C2492F", floor="#E0AE84"), **HERO),
    Shot("school-science", "gnomon", Camera((-15.5, -17, 2.1), (1.2, .2, 4.3), 36),
         Sun(33, -38, 6, sky="#3E79D6", horizon="#8FBDF2", sky_height=.35, ambient=.5, ambient_colour="#7FA8E8"), (
             P("student", (-6.4, -5.8), 290, "walk"), P("lecturer", (-1.8, -8.6), 60, "point"), P("madurai", (-3.9, -8.2), 300, "listen"), P("scholar", (5.6, 0), 100, "read", carry=("book",))), palette=dict(ground="#E6C9A4"), options=dict(soft_edges=True), **HERO),
    Shot("school-it", "bluehour", Camera((-5.5, -28, 3.0), (0.2, 0, 5.3), 34),
         Sun(14, -25, 1.2, colour="#7C8BFF", sky="#1E2FA8", horizon="#5A63E0", sky_height=.4, ambient=.8, ambient_colour="#2E47B8"), (), options=dict(lit=.8), seed=4, **HERO),
    Shot("school-humanities", "ghat", Camera((-3.5, -13, 2.6), (1.2, 8, 4.3), 27),
         Sun(17, -62, 6.2, colour="#FFC08A", sky="#8FA6DC", horizon="#F9D3BE", sky_height=.28, ambient=.55, ambient_colour="#BFC8EE"), (
             P("madurai", (-6.2, 5.0), 165, "sit reading", carry=("book",), carry_colours=("#17142E",)), P("guwahati", (2.2, 4.2), 200, "read", carry=("book",), carry_colours=("#17142E",)), P("scholar", (4.8, 9.6), 100, "stroll"), P("grandfather", (-4.6, 8.8), 190, "stand"), P("idler", (.9, 1.9), 150, "sit reading")),
         options=dict(boats=((-7.2, -.9, 82), (9.5, .4, 98))), **HERO),
    Shot("school-certificates", "doors", Camera((-1.2, -11.5, 1.9), (.4, 0, 2.35), 28),
         Sun(20, 160, 11, colour="#FFE9B4", sky="#5FA4E0", horizon="#D4EAF2", sky_height=.4, ambient=.75, ambient_colour="#C8DCC0"), (
             P("surveyor", (-4.2, -1.6, 3), 235, "stroll", colours=("#E8A02C", "#1B1838", "#1B1838")), P("coder", (-2.45, -1.7, 0), 270, "sit typing", carry=(), colours=(WHITE, "#151230", "#151230"), exact=True), P("nurse", (2.2, -3.2, 3), 250, "carry walking", colours=("#C63D2B", "#C63D2B", "#C63D2B")), P("potter", (5.0, -.3, 3), 175, "carry", colours=("#2B2450", "#F1E9DC", "#2B2450"))),
         options=dict(things=(("table", dict(x=-1.6, y=-1.7, wide=.95, deep=.8, high=.74, top="#F4EFE4", body="#5A2A1A")), ("monitor", dict(x=-1.42, y=-1.62, z=.74, yaw=-62, size=.62, shows="chart")), ("chair", dict(x=-2.47, y=-1.7, yaw=-90, colour="#17142E")))), **HERO),
)
