"""The films: a shot each, and what moves in it: the sun, or lamps that come and go, and ripples on water."""
from dataclasses import dataclass, replace

from shot import Camera, Shot
from shotlist import gallery_dawn, gallery_dusk, gallery_noon, pages, programmes, schools

SHOTS = {shot.id: shot for part in (gallery_dawn, gallery_dusk, gallery_noon, pages, programmes, schools) for shot in part.SHOTS}


@dataclass(frozen=True)
class Film:
    """`swing`: by how many degrees the sun rises or sinks, and turns, to either side of where the shot has it; a film begins at the lesser
    end, so that the sign of both chooses the poster. `fade`: by what share the sun grows stronger on one side. `lamps`: the sun stays and
    lamps come and go instead, `scattered` or from left to right and near to far.
    `follows`: what bounces follows the sun, where walls near by would else glow with a sun that has left them; it costs two good passes.
    `ripple`: how far waves bend what water mirrors, in thousandths of the frame's height. `samples` for what is rendered once; `twice`: that
    is rendered twice as large, or the bright panes of dark arches would have dashes for edges (lamps always are)."""
    id: str
    shot: Shot
    swing: tuple = (0, 0)
    fade: float = 0.
    lamps: bool = False
    scattered: bool = False
    ripple: float = 0.
    seconds: float = 8.
    samples: int = 64
    twice: bool = False
    follows: bool = False


def film(id_, base, camera, *, figures=None, sun=None, options=None, palette=None, exposure=None, seed=None, **how):
    """A film in the place of the shot `base`, seen by another camera; what is given is laid over what that shot has."""
    shot = SHOTS[base]
    return Film(id_, replace(
        shot, id=f"film-{id_}", camera=camera, sun=replace(shot.sun, **(sun or {})), figures=shot.figures if figures is None else figures,
        options={**shot.options, **(options or {})}, palette={**shot.palette, **(palette or {})}, exposure=exposure or shot.exposure, seed=seed or shot.seed), **how)


def recast(base, **changes):
    """The people of the shot `base`, of whom those of a look are changed."""
    return tuple(replace(f, **changes.get(f.look, {})) for f in SHOTS[base].figures)


WARD = "innovation-practice-ward"
NIGHT, WHITE = "#17142E", "#F4EFE4"

FILMS = {made.id: made for made in (
    film("paramedical", WARD, Camera((.9, -2.9, 4.3), (-.2, 4.3, .75), 37), swing=(-2, -10), sun=dict(elevation=24, azimuth=-64, strength=11, ambient=1.),
         palette=dict(back="#4FC093", floor="#E0BC8E", wall="#E8F2E8"), options=dict(shades=(((-6.4, -9, 5.1), (-5.6, 8, 25)),))),
    film("management", "research-water", Camera((0, -11.0, 10.4), (0, 2.6, 1.1), 29.74), swing=(4, 26), ripple=4,
         palette=dict(stone="#C97B33", water="#0E4A5C")),
    film("design", "school-design", Camera((3.3, -1.2, 2.6), (-1.4, 6.4, 1.5), 28.35), swing=(6, 16), samples=48, twice=True, follows=True),
    film("commerce", "gallery-dawn-cost-price", Camera((8.6, 11.2, 1.6), (-3.4, 11.2, 2.5), 25), swing=(3, 16), sun=dict(sky="#1E86E8", horizon="#FFE0A8", sky_height=.52)),
    film("legal", "school-legal", Camera((-1.5, -4.6, 1.6), (.5, 12, 2.7), 25),
         figures=recast("school-legal", elder=dict(at=(.05, 12.5)), lawyer=dict(look="walker", colours=("#F4EFE4", "#E4DACB", NIGHT), carry=None)),
         swing=(5, 20), sun=dict(elevation=26, azimuth=-74), samples=100),
    film("science", "school-science", Camera((-14.0, -17.5, 7.2), (1.0, .2, 2.62), 28), swing=(-3, -26), sun=dict(elevation=31, azimuth=-70, ambient=.6),
         options=dict(lined=True)),
    film("it", "school-it", Camera((-2.4, -20.5, 2.9), (.1, 0, 3.25), 31), lamps=True, scattered=True, ripple=7, samples=36, seed=11,
         sun=dict(azimuth=25, strength=1.1, sky="#20309C", horizon="#E88A6A", sky_height=.32, ambient=.75, ambient_colour="#3A4FC0"),
         options=dict(groups=5, columns=11, rows=4, width=2.3, height=2.3, people=.5, lit=.88, wings=True)),
    film("humanities", "school-humanities", Camera((3.5, -13.0, 3.2), (-.6, 8, 3.4), 28), swing=(-3, -22), fade=-.12, ripple=5,
         options=dict(boats=SHOTS["school-humanities"].options["boats"][:1])),
    film("gallery-dawn", "student-handbook", Camera((-.9, -3.0, 1.5), (.4, 8, 1.9), 26), swing=(4, 15), fade=.15,
         sun=dict(elevation=18, azimuth=-66, colour="#FFD2A0", strength=13, ambient_colour="#B0A0E0", ambient=.7, horizon="#FBD3A0"),
         palette=dict(screen="#D0561E", plaster="#E9C9A4", wall="#5A1E4A", end="#E9883A")),
    film("gallery-noon", "gallery-noon-shade-for-five", Camera((.1, -9.0, 11.5), (.05, 2.0, .1), 43), swing=(0, 58)),
    film("gallery-dusk", "gallery-dusk-all-doors", Camera((-.9, -5.2, 1.6), (.3, 8, 2.1), 27), lamps=True, samples=36),
    film("acrylic", "gallery-dusk-every-colour", Camera((12.6, 9.4, 5.0), (-.6, 9.4, .9), 27), swing=(3, 20), samples=36, twice=True, follows=True, options=dict(ground=110),
         figures=recast("gallery-dusk-every-colour", scholar=dict(colours=("#F4EFE4", "#F4B02C", "#17142E")))),
)}
