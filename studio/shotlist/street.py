"""The home page's street of nine doors by day, at dusk and at night: the same place and people in different light. The dark ones are rendered
twice (`apart`: sun and lamps separately), so they are smaller."""
from shot import Camera, Person as P, Shot, Sun
from street import BAY

NIGHT, WHITE = "#17142E", "#F4EFE4"
PLACES = 9


def bay(k, x):
    """Returns the x on the street of a point that is `x` metres from the middle of place `k` (0 to 8)."""
    return round((k - (PLACES - 1) / 2) * BAY + x, 2)


def people():
    return (
        P("doctor", (bay(0, -2.6), -2.6, 1), 290, "stroll"), P("nurse", (bay(0, 1.1), -1.6, 1), 170, "carry walking"), P("rider", (bay(0, 3.1), -4.2, 1), 70, "wheel"),
        P("speaker", (bay(1, -.1), 4.3, 8), 175, "hug walking", carry=("stack",), carry_colours=("#7A1740",)), P("singh", (bay(1, 2.0), -3.9, 1), 280, "walk"), P("curly", (bay(1, -4.1), -2.8, 2), 180, "sit reading", carry=("book",), carry_colours=(NIGHT,)),
        P("denim", (bay(2, -.3), -.2, 2), 10, "look up", carry=()), P("friend", (bay(2, 2.2), -3.2, 1), 80, "stroll"),
        P("shopper", (bay(3, -.4), -2.3, 1), 100, "listen"), P("farmer", (bay(3, -2.1), -1.9, 1.6), 280, "talk"), P("porter", (bay(3, 2.4), -4.6, 1), 270, "carry walking", colours=("#1F1B45", "#F6E3BE", "#C8371E")),
        P("advocate", (bay(4, -.5), -.2, 2), 160, "hug walking"), P("mooter man", (bay(4, 2.5), .4, 2), 90, "read", carry=("book",), carry_colours=("#7A1740",)), P("elder", (bay(4, -3.0), -3.6, 1), 290, "stroll"),
        P("lecturer", (bay(5, .9), -.9, 1), 60, "point"), P("madurai", (bay(5, -.8), -1.6, 1), 300, "listen"), P("scholar", (bay(5, .2), 1.6, 14), 270, "stroll"),
        P("coder", (bay(6, .4), -2.4, 1), 20, "stroll"), P("shillong", (bay(6, -2.6), -3.6, 1), 260, "text", carry=("phone",), carry_colours=("#0E0C1C",)),
        P("reader", (bay(7, 1.3), .9, 4), 190, "read", carry=("book",), carry_colours=(NIGHT,)), P("idler", (bay(7, -.6), -1.2, 2), 170, "sit reading"), P("grandfather", (bay(7, .2), 4.6, 6), 180, "stand"),
        P("surveyor", (bay(8, -1.6), -2.2, 1), 250, "stroll", colours=("#E8A02C", "#1B1838", "#1B1838")), P("nurse woman", (bay(8, 3.2), -1.2, 1), 180, "walk", colours=("#C63D2B", "#F1E9DC", "#C63D2B")), P("child", (bay(8, .9), -4.3, 1), 80, "run", carry=("backpack",)),
    )


TREES = ((bay(0, 4.8), -2.0, 7.2, 2.0, 0.), (bay(2, -5.1), -2.1, 6.6, 1.8, 0.), (bay(3, -4.8), -1.9, 5.6, 1.5, 1.15), (bay(6, -4.9), -1.8, 6.2, 1.7, 1.1), (bay(8, -4.7), -2.0, 7.6, 2.1, 0.))


def street(light, sun, samples, **how):
    return Shot(f"street-{light}", "street", Camera((0, -46.4, 17.05), (0, 0, 4.2), orthographic=PLACES * BAY), sun, people(), size="street" if light == "day" else "street-dark", sets=("street",), samples=samples, options=dict(trees=TREES, soft_edges=True, **how.pop("options")), **how)


SHOTS = (
    street("day", Sun(40, -46, 6.6, colour="#FFE8C2", sky="#5F8FE0", ambient=.55, ambient_colour="#9DB8EC"), 14,
           options=dict(heaven=("#FBEBD0", "#D8ECF6", "#3E86DC", "#2A6AD0"), ridge="#294C77", ridge2="#3B5F87")),
    street("dusk", Sun(15, -54, 5.6, colour="#FF9E5E", sky="#7A5CC0", ambient=.5, ambient_colour="#8A74DC"), 10,
           options=dict(glow=1.3, apart=True, heaven=("#FFC07A", "#F58AA0", "#7A62C8", "#43409E"), ridge="#9A5C9E", ridge2="#C97FA6", discs=((bay(5, -2.6), 38, -2.0, 1.5, "#FFE9C4", 1.4),))),
    street("night", Sun(46, 38, .55, colour="#8FA4FF", sky="#1A2590", ambient=.22, ambient_colour="#3248C0"), 10,
           options=dict(glow=2., apart=True, bounces=3, heaven=("#2A3CA8", "#35309A", "#0C1458", "#0A0F48"), ridge="#141B66", ridge2="#1F2A86", stars=260, discs=((bay(3, 3.9), 38, -.2, .8, "#F4EEDA", 1.6),))),
)
