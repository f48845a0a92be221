"""The nine schools, each in its own place and hue."""
from shot import Camera, Person as P, Shot, Sun

HERO = dict(size="hero", sets=("schools",))

SHOTS = (
    Shot("school-paramedical", "helix", Camera((-1.1, -4.1, 14.2), (.45, 1.5, 3.2), 21),
         Sun(63, -40, 7.5, sky="#BFE3D2", ambient=.55), (
             P("doctor", (1.2, -.3, 1), 300, "stroll"), P("nurse woman", (-3.6, .9, 8), 200, "walk"), P("student", (.6, 3.7, 6), 90, "climb"),
             P("doctor woman", (3.6, .6, 6), 10, "stroll"), P("boy", (-1.9, 3.1, 10), 160, "walk")), **HERO),
    Shot("school-management", "stepwell", Camera((-12.5, -15.5, 16.5), (1.4, 1.6, 3.6), 38),
         Sun(38, -52, 6.8, colour="#FFE2B4", sky="#A9C4F0", ambient=.5), (
             P("lawyer", (6.6, -1.2, 3), 100, "hug walking"), P("reader", (7.9, 3.2, 5), 150, "read"), P("student", (-2.2, 7.8, 5), 200, "walk"),
             P("walker", (2.4, 6.6, 3), 250, "stroll")), **HERO),
    Shot("school-design", "acrylic", Camera((2.9, -3.6, 1.7), (-.9, 8, 2.1), 25),
         Sun(29, -100, 11, colour="#FFF0DC", sky="#F0C4D6", ambient=.10), (
             P("friend", (.9, 6.4), 170, "stroll"), P("boy", (2.2, 11.2), 200, "walk"), P("clerk", (.2, 12.6), 150, "text"), P("scholar", (3.6, 8.8), 20, "stroll")), **HERO),
    Shot("school-commerce", "market", Camera((1.6, -6.2, 1.75), (-.9, 8, 2.5), 28),
         Sun(42, 58, 6.8, colour="#FFE6B8", sky="#4F86D8", ambient=.5), (
             P("shopper", (-.4, 6.2), 60, "stroll"), P("porter", (1.2, 11.), 180, "carry walking"), P("farmer", (-1.2, 9.6), 110, "talk"), P("mother", (2.6, 16), 190, "hold up walking"),
             P("teacher", (-1.1, 2.6), 75, "listen")), **HERO),
    Shot("school-legal", "columns", Camera((.0, -7.5, 1.7), (0, 12, 3.0), 27),
         Sun(34, -62, 8, colour="#FFE0B4", sky="#8FB4E8", ambient=.4), (
             P("advocate", (.3, 8.5), 175, "hug walking"), P("lawyer", (-.6, 9.1), 185, "stroll"), P("elder", (2.2, 15.5), 120, "stand"), P("reader", (-2.3, 5.3), 60, "read")), **HERO),
    Shot("school-science", "gnomon", Camera((-15.5, -17, 2.1), (1.2, .2, 4.3), 36),
         Sun(33, -38, 6, sky="#3E79D6", horizon="#7FB0F0", sky_height=.35, ambient=.5, ambient_colour="#7FA8E8"), (
             P("student", (-4.6, -5.2), 290, "walk"), P("teacher", (-2.9, -6.6), 60, "point"), P("boy", (-3.6, -8.2), 330, "listen"), P("scholar", (5.6, 0), 100, "read", carry=("book",))), **HERO),
    Shot("school-it", "bluehour", Camera((-6.5, -27, 3.0), (0.4, 0, 5.0), 36),
         Sun(14, -25, 1.2, colour="#7C8BFF", sky="#1E2FA8", horizon="#4B58D8", sky_height=.4, ambient=.8, ambient_colour="#2E47B8"), (), **HERO),
    Shot("school-humanities", "ghat", Camera((-3.5, -13, 2.6), (1.2, 8, 4.3), 27),
         Sun(17, -62, 6.2, colour="#FFC08A", sky="#8FA6DC", horizon="#F9D3BE", sky_height=.28, ambient=.55, ambient_colour="#BFC8EE"), (
             P("girl", (-6.2, 5.0), 165, "sit reading"), P("reader", (2.2, 4.2), 200, "read"), P("scholar", (4.8, 9.6), 100, "stroll"), P("elder", (-4.6, 8.8), 190, "stand"), P("idler", (.9, 1.9), 150, "sit reading")), **HERO),
    Shot("school-certificates", "doors", Camera((-1.5, -12.5, 2.2), (.2, 0, 2.6), 30),
         Sun(33, 158, 8, colour="#FFEFC4", sky="#BFE0F4", ambient=.5), (
             P("surveyor", (-4.9, -1.2, 3), 170, "walk"), P("chemist", (-1.6, -.3, 3), 190, "stand"), P("nurse", (1.7, -2.2, 3), 200, "carry walking"), P("potter", (5.0, -.3, 3), 175, "carry")), **HERO),
)
