"""The fields of a shot: frozen data classes that check their values. Metres, degrees, '#rrggbb'."""
from dataclasses import asdict, dataclass, field
import hashlib
import json
import re

SIZES = {"home": (2560, 1440), "tall": (1440, 2160), "hero": (1920, 1200), "standard": (1600, 1067), "portrait": (1067, 1600), "panel": (480, 360), "street": (5760, 896), "street-dark": (4320, 672)}
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}$")
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*$")


class ShotError(ValueError):
    """Raised for a shot that can't be drawn. The message has its id and the problem."""


@dataclass(frozen=True)
class Camera:
    at: tuple
    look: tuple
    lens: float = 35.
    shift: tuple = (0., 0.)
    orthographic: float = 0.
    roll: float = 0.


@dataclass(frozen=True)
class Sun:
    """Azimuth 0 shines away from a camera that looks along +y; positive turns the light to the left. `sky` is what the
    camera sees above, `horizon` below it (none: the same); `ambient` is how strongly `ambient_colour` lights the shade."""
    elevation: float
    azimuth: float
    strength: float = 6.
    colour: str = "#FFE3BC"
    softness: float = .5
    sky: str = "#5F8FE0"
    horizon: str = ""
    sky_height: float = .5
    sky_strength: float = 1.
    ambient: float = .5
    ambient_colour: str = ""


@dataclass(frozen=True)
class Person:
    """A look from figures/looks.py in an act from figures/acts.py. `at` is (x, y) or (x, y, z): the figure stands on the first
    surface under z (under the highest, without z) unless `exact`. Facing 0 looks along +y, 90 to the left, 180 at the camera.
    In a film they go from `act` through the acts of `then` and back, `beats` times."""
    look: str
    at: tuple
    facing: float = 0.
    act: str = "stand"
    mirror: bool = False
    colours: tuple = ()
    carry: tuple | None = None
    carry_colours: tuple = ()
    height: float = 0.
    exact: bool = False
    then: tuple = ()
    beats: int = 2


@dataclass(frozen=True)
class Shot:
    id: str
    family: str
    camera: Camera
    sun: Sun
    figures: tuple = ()
    palette: dict = field(default_factory=dict)
    options: dict = field(default_factory=dict)
    size: str = "standard"
    seed: int = 1
    samples: int = 12
    exposure: float = .71
    saturation: float = 1.
    sets: tuple = ()

    def __post_init__(self):
        def must(true, what):
            if not true:
                raise ShotError(f"shot '{self.id}': {what}")
        must(NAME.match(self.id), "the id must be kebab-case")
        must(self.size in SIZES, f"size '{self.size}' is none of {', '.join(SIZES)}")
        must(0 < self.sun.elevation <= 90, "the sun must stand above the horizon")
        for colour in [*self.palette.values(), self.sun.colour, self.sun.sky]:
            must(COLOUR.match(colour), f"'{colour}' is not a #rrggbb colour")
        for f in self.figures:
            must(len(f.at) in (2, 3), f"figure '{f.look}' needs a place of two or three numbers")

    @property
    def pixels(self):
        return SIZES[self.size]

    def as_json(self):
        return json.dumps(asdict(self), sort_keys=True)

    def digest(self):
        """A hash of the shot, to find pictures that are out of date."""
        told = asdict(self) | {"samples": 0}  # more samples make the same picture cleaner
        return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]
