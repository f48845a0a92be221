"""The data of a shot: frozen dataclasses. `Shot` validates its values. Metres, degrees, '#rrggbb'."""
from dataclasses import asdict, dataclass, field
import hashlib
import json
import re

SIZES = {"home": (2560, 1440), "tall": (1440, 2160), "hero": (1920, 1200), "standard": (1600, 1067), "portrait": (1067, 1600), "panel": (480, 360), "street": (5760, 896), "street-dark": (4320, 672)}
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}$")
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*$")


class ShotError(ValueError):
    """Raised for a shot that can't be rendered. The message names the shot and the problem."""


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
    """Sun and sky. At azimuth 0 the light travels along +y, away from the camera; a positive azimuth turns it to the left. The camera sees a
    gradient from `horizon` (empty: like `sky`) up to `sky`. `ambient_colour` (empty: `sky`) lights the shade with the strength `ambient`."""
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
    """A look of figures/looks.py in an activity (`act`) of figures/acts.py. `at` is (x, y) or (x, y, z): the person stands on the first surface
    below z, or exactly at `at` if `exact`. Without z, the search starts at the family's `UNDER`, or above everything. `facing`: 0 looks along
    +y, 90 to the left, 180 at the camera. In a film the person moves from `act` through the activities of `then` and back, `beats` times."""
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
        """Returns a hash of the shot, which shows whether a picture is out of date."""
        told = asdict(self) | {"samples": 0}  # the number of samples changes only the noise
        return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]
