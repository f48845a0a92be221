"""The films: the shot of each, and what moves in it: the sun, lamps that turn on and off, ripples on water."""
from dataclasses import dataclass, replace

from shot import Camera, Person as P, Shot
from shotlist import gallery_dawn, gallery_dusk, gallery_noon, pages, programmes, schools

SHOTS = {shot.id: shot for part in (gallery_dawn, gallery_dusk, gallery_noon, pages, programmes, schools) for shot in part.SHOTS}


@dataclass(frozen=True)
class Film:
    """A film of a shot.

    `swing`: by how many degrees the sun's elevation and azimuth change to either side of the shot's own. The film begins at minus the swing, and its
    poster is near there. `fade`: the fraction by which the sun is weaker at the beginning and stronger at the end.
    `lamps`: the sun stands still and lamps turn on and off instead, in `scattered` order or from near to far and from left to right.
    `follows`: bounced light follows the sun; otherwise walls nearby would glow with a sun that has left them. It costs two more full renders.
    `places`: rendered positions of the sun, and of people who move, per second; the frames between them are interpolated. Use 24 if something
    thin moves fast, because interpolation would lose it.
    `line`: colour of the chalk line that a moving person draws on the ground.
    `ripple`: the largest displacement of reflections in water, in thousandths of the frame's height.
    `samples`: for what is rendered once per film. `twice`: that is rendered at twice the size; otherwise bright panes in dark arches would have
    dashed edges (films of lamps always do it).
    """
    id: str
    shot: Shot
    swing: tuple = (0, 0)
    fade: float = 0.
    lamps: bool = False
    scattered: bool = False
    line: str = ""
    ripple: float = 0.
    seconds: float = 8.
    places: int = 8
    samples: int = 64
    twice: bool = False
    follows: bool = False


def film(id_, base, camera, *, figures=None, sun=None, options=None, palette=None, exposure=None, seed=None, **how):
    """Returns a film in the place of the shot `base`, with another camera. The arguments override the shot's fields; `how` has fields of `Film`."""
    shot = SHOTS[base]
    return Film(id_, replace(
        shot, id=f"film-{id_}", camera=camera, sun=replace(shot.sun, **(sun or {})), figures=shot.figures if figures is None else figures,
        options={**shot.options, **(options or {})}, palette={**shot.palette, **(palette or {})}, exposure=exposure or shot.exposure, seed=seed or shot.seed), **how)


def recast(base, **changes):
    """Returns the people of the shot `base`. `changes`: fields of `Person` to change, by look."""
    return tuple(replace(f, **changes.get(f.look, {})) for f in SHOTS[base].figures)


NIGHT, WHITE = "#17142E", "#F4EFE4"

FILMS = {made.id: made for made in (
    film("paramedical", "programme-mpt", Camera((-.35, -.1, 1.75), (.5, 4.9, 1.2), 35), swing=(-2, -10), sun=dict(elevation=27, strength=10, ambient=.9),
         figures=(P("surveyor", (.28, 4.2, 1.2), 90, "lie", carry=(), colours=("#F2A33A", WHITE, NIGHT), height=1.7, then=("lie leg up",), beats=1),
                  P("physio woman", (1.0, 4.77), 180, "hold leg low", colours=("#C63D2B", "#C63D2B", NIGHT), then=("hold leg",), beats=1),
                  P("brother", (-.85, 5.15), 250, "read", carry=("clipboard",), carry_colours=("#F4B02C",), colours=(NIGHT, NIGHT, NIGHT))),
         palette=dict(back="#4FC093", floor="#E0BC8E", wall="#E8F2E8"), options=dict(things=(("plinth", dict(x=1.1, y=4.2, yaw=-90, pad="#8E1F45", pillow=WHITE)), ("ball", dict(x=-1.72, y=5.7, radius=.5, colour="#F2A33A"))))),
    film("management", "school-management", Camera((-.3, -2.4, 3.4), (1.05, 5.4, 1.0), 32), swing=(4, 26), ripple=18, sun=dict(elevation=40, azimuth=-36, strength=7, colour="#FFE2B4", sky="#8FB4F0", horizon="", sky_height=.5, ambient=.55, ambient_colour=""),
         figures=(P("speaker", (2.3, 4.45), 46, "point low", mirror=True, carry=(), colours=("#1F3FB0", "#7A1740", NIGHT), then=("point high",), beats=1), P("singh", (3.2, 4.42), 66, "listen", carry=(), colours=("#F4EFE4", "#1F1B45", NIGHT), then=("look far",), beats=1),
                  P("coder", (-1.75, 5.02, 1.4), 185, "sit typing", carry=("laptop",), colours=("#7A1740", "#17142E", NIGHT))),
         palette=dict(stair="#F4E0C4", water="#0E4A5C"), options=dict(half=4.2, levels=8, pool=(.05, .02))),
    film("design", "school-design", Camera((2.6, 1.35, 2.3), (-1.0, 6.6, .78), 28.35), swing=(6, 12), samples=36, twice=True, follows=True, line=NIGHT, places=24,
         figures=(P("denim", (.45, 6.5), 205, "trace near", carry=("long_chalk",), carry_colours=(NIGHT,), colours=(WHITE, "#2B3E70", NIGHT), then=("trace", "trace far"), beats=1), P("dean", (1.9, 7.2), 150, "listen"),
                  P("shillong", (-.2, 12.6), 150, "text", carry=("phone",)), P("scholar", (.75, 10.9), 20, "wait", carry=()))),
    film("commerce", "gallery-dawn-cost-price", Camera((3.1, 6.1, 1.5), (-1.15, 11.6, 1.58), 29), swing=(3, 16), sun=dict(sky="#1E86E8", horizon="#FFE0A8", sky_height=.52),
         figures=(P("girl", (-.75, 9.6), 2, "count", carry=("coin",), carry_colours=("#E08A10",), colours=("#1F3FB0", WHITE, NIGHT), then=("count lift", "count up"), beats=1), P("kohima", (-1.35, 11.95), 225, "akimbo", carry=(), colours=(WHITE, "#17142E", NIGHT)), P("porter", (.35, 14.6), 120, "carry", carry=("crate",))),
         options=dict(things=(("trestle", dict(x=-.75, y=10.8, yaw=90, wide=2., stacks=((-.75, 0, 8), (-.55, .12, 5), (-.35, -.1, 6), (.2, .1, 3)))),))),
    film("legal", "school-legal", Camera((-.7, -2.5, 1.55), (.6, 6, 1.85), 28),
         figures=(P("advocate", (.95, 2.6), 138, "submit", mirror=True, carry=("leaflet",), carry_colours=(WHITE,), then=("submit raise", "submit high"), beats=1), P("counsel", (-.35, 3.1), 280, "listen", carry=(), then=("point",), beats=1), P("reader", (-1.3, 9.3), 230, "read")),
         swing=(5, 20), sun=dict(elevation=26, azimuth=-74, strength=9, ambient=.9), palette=dict(end="#E9C29A"), options=dict(across=4, seams=True), samples=100),
    film("science", "school-science", Camera((10.2, 2.4, 2.9), (2.9, 5.1, 1.9), 36), swing=(-2, -18), sun=dict(elevation=44, azimuth=44, ambient=.6, sky="#1F62D0", horizon="#A8D0F4"),
         figures=(P("kurtaman", (3.05, 5.6), 332, "mark", mirror=True, carry=("chalk",), carry_colours=(NIGHT,), colours=(WHITE, "#17142E", NIGHT), then=("mark rise", "mark up"), beats=1), P("lecturer", (4.75, 6.7), 118, "look up", mirror=True, colours=("#C2185B", "#3A1040", NIGHT), then=("point high",), beats=1)),
         options=dict(high=7.6, stairs=True, lined=True)),
    film("it", "school-it", Camera((-2.4, -20.5, 2.9), (.1, 0, 3.25), 31), lamps=True, scattered=True, ripple=7, samples=36, seed=11,
         sun=dict(azimuth=25, strength=1.1, sky="#20309C", horizon="#E88A6A", sky_height=.32, ambient=.75, ambient_colour="#3A4FC0"),
         palette=dict(frame="#1B2160"), options=dict(groups=5, columns=11, rows=4, width=2.3, height=2.3, people=.5, lit=.88, wings=True, scenes=())),
    film("humanities", "school-humanities", Camera((4.4, -3.8, 2.2), (.1, 7, 2.9), 30), swing=(-3, -22), fade=-.12,
         figures=(P("madurai", (-5.7, 5.0), 165, "sit reading", carry=("book",)), P("guwahati", (2.2, 4.2), 200, "declaim", carry=(), then=("talk", "declaim high"), beats=1), P("scholar", (4.1, 9.6), 100, "wait"), P("idler", (.9, 1.9), 150, "sit reading")),
         sun=dict(elevation=17, azimuth=-62, strength=6.2), palette=dict(water="#6D86A8"), options=dict(boats=((-7.2, -.9, 82),), bastions=(-15., -2., 13.), parasols=((-9, 9), (5, 12), (8.5, 7)), pale=6, towers=True)),
    film("gallery-dawn", "student-handbook", Camera((-1.6, -1.2, 1.45), (.9, 6.5, 1.38), 27), swing=(4, 15), fade=.15,
         figures=(P("caretaker", (.12, 3.5), 250, "sweep far", carry=("broom",), then=("sweep", "sweep near"), beats=2), P("elder", (.9, 9.6), 190, "stand")),
         sun=dict(elevation=18, azimuth=-66, colour="#FFD2A0", strength=13, ambient_colour="#B0A0E0", ambient=.7, horizon="#FBD3A0"),
         palette=dict(screen="#D0561E", plaster="#E9C9A4", wall="#5A1E4A", end="#E9883A")),
    film("gallery-noon", "gallery-noon-shade-for-five", Camera((.1, -9.0, 11.5), (.05, 2.0, .1), 43), figures=recast("gallery-noon-shade-for-five", reader=dict(then=("read on",)), kurtaman=dict(act="point", then=("point on",))), swing=(0, 58)),
    film("gallery-dusk", "gallery-dusk-all-doors", Camera((-.9, -5.2, 1.6), (.3, 8, 2.1), 27), lamps=True, samples=36,
         figures=(P("student", (-.55, 3.6), 312, "call", carry=("phone",), then=("call on",)), P("clerk", (2.5, 3.2), 285, "wait"), P("singh", (2.9, 6.7), 275), P("reader", (-2.6, 6.4), 90), P("elder", (2.5, 10.0), 275))),
    film("acrylic", "gallery-dusk-every-colour", Camera((12.6, 9.4, 5.0), (-.6, 9.4, .9), 27), swing=(3, 20), samples=36, twice=True, follows=True, options=dict(ground=110),
         figures=(P("scholar", (5.6, 11.1), 80, "declaim", carry=(), colours=("#F4EFE4", "#17142E", "#F4B02C"), then=("open arms",), beats=1),)),
)}
