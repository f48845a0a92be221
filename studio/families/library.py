"""Library stacks: tall aisles, a gallery, and sun through slots in the roof."""
from kit.furniture import Shop, furnish, shelf
from kit.masonry import Masonry, build_all, move, round_arch, wall_with_arch
from kit.paint import paint

PALETTE = dict(wood="#7A2D16", floor="#D9B48A", wall="#E9D3B0", beam="#C9713A", book="#C63D2B", book2="#F2A33A", book3="#1F5A6B", book4="#F1E3C8", book5="#2B3A78")
UNDER = 2  # the search for the ground starts here, below the roof
OPTIONS = dict(aisle=3.4, bays=5, bay=3.3, height=4.2, rows=8, cross=True, gap=1.1, slots=True, things=(), gallery=True, blade=None, gap_at=None)


def build(place):
    p, o = place.palette, place.options
    floor, wall, beam = (Masonry(paint(p[k])) for k in ("floor", "wall", "beam"))
    shop, books = Shop(), tuple(p[k] for k in ("book", "book2", "book3", "book4", "book5"))
    a, bay, far = o["aisle"] / 2, o["bay"], o["bays"] * (o["bay"] + o["gap"])
    for k in range(-1, o["bays"]):
        y = (k + .5) * (bay + o["gap"])
        for s in (-1, 1):
            shelf(shop, s * (a + .2), y, 0, -90 * s, bay, o["height"], .4, o["rows"], place.seed + 10 * k + s, p["wood"], books, gap_in=o["gap_at"][2:] if o["gap_at"] and o["gap_at"][:2] == [k, s] else None)
            if o["gallery"]:
                shelf(shop, s * (a + 1.4), y, o["height"] + .2, -90 * s, bay, 2.6, .4, 5, place.seed + 77 + 10 * k + s, p["wood"], books)
    if o["gallery"]:
        for s in (-1, 1):
            beam.block((s * (a + .05), -8, o["height"] + .05), (s * (a + 3.2), far, o["height"] + .2))
            for k in range(int((far + 8) / .28)):
                beam.box((s * (a + .1), -8 + k * .28, o["height"] + .62), (.03, .03, .85))
            beam.box((s * (a + .1), far / 2 - 4, o["height"] + 1.06), (.07, far + 8, .06))
    floor.block((-12, -12, -.2), (12, far + 12, 0))
    top = o["height"] + (3.6 if o["gallery"] else .6)
    for s in (-1, 1):
        wall.block((s * (a + 3.2), -9, 0), (s * (a + 3.5), far + 1, top))
    wall_with_arch(wall, 2 * a + 7, top, round_arch(1.15, 2.6), -.3, .3, move(0, far + .3))
    if o["blade"]:
        # a closed roof with one slot along the aisle
        beam.block((-a - 3.5, -9, top), (o["blade"][0], far + 1, top + .4))
        beam.block((o["blade"][1], -9, top), (a + 3.5, far + 1, top + .4))
    elif o["slots"]:
        pitch = 2.2
        for k in range(int((far + 9) / pitch)):
            beam.block((-a - 3.5, -9 + k * pitch, top), (a + 3.5, -9 + k * pitch + pitch * .55, top + .5))
    furnish(shop, o["things"])
    shop.build()
    build_all(floor, wall, beam)
