"""The home page's hero, in a wide and a tall format. The headline covers the lower left (65 % of the width, 38 % of the height), over the dark
pool; people stand above it and to the right."""
from dataclasses import replace

from shot import Camera, Person as P, Shot, Sun

PEOPLE = (
    P("student", (3.2, .6, 2), 290, "walk"), P("scholar", (4.5, 1.2, 2), 285, "stroll", colours=("#0F5B58", "#F1E9DC", "#262052")),
    P("teacher", (9.4, 2.6, 2), 100, "talk", colours=("#A3173F", "#5A1030", "#E8A02C")), P("doctor", (8.4, 2.6, 2), 280, "listen"),
    P("graduate man", (6.5, 7.2, 2), 175, "stand"), P("curly", (11.3, .3, 2), 80, "walk", colours=("#2F6FB0", "#26284E", "#262052"), carry_colours=("#7A1740",)), P("reader", (1.7, 3.9, 2), 250, "read", colours=("#262052", "#F1E9DC", "#E8A02C")),
)
SUN = Sun(25, -52, 8, colour="#FFDCA6", sky="#2F6BD0", horizon="#8FBCEE", sky_height=.42, ambient=.5, ambient_colour="#7F9BE8")

SHOTS = (
    Shot("home-hero", "court", Camera((0, -20, 2.4), (0, 0, 2.4), 30, (0, -.065)), SUN, PEOPLE, options=dict(height=8.2), size="home", sets=("home",), samples=24),
    Shot("home-hero-tall", "court", Camera((4.4, -21, 2.4), (4.4, 0, 2.4), 34, (0, -.057)), SUN,
         tuple(replace(f, at=(x, *f.at[1:])) for f, x in zip(PEOPLE, (4.1, 5.3, 9.4, 8.5, 6.7, 10.6, 2.9))), options=dict(height=9.2, screen_x=-6.4, niches=()), size="tall", sets=("home",), samples=24),
)
