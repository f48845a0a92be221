"""The films: a shot each, and how its sun moves."""
from dataclasses import dataclass, replace

from shot import Shot
from shotlist import schools


@dataclass(frozen=True)
class Film:
    """`swing`: by how many degrees the sun rises or sinks, and turns, to either side of where the shot has it; `fade`: by what share it
    grows stronger on one side."""
    id: str
    shot: Shot
    swing: tuple
    fade: float = 0.
    seconds: float = 10.


SCHOOLS = {shot.id: shot for shot in schools.SHOTS}


def of_school(id_, swing, **how):
    return Film(id_, replace(SCHOOLS[f"school-{id_}"], id=f"film-{id_}"), swing, **how)


FILMS = {film.id: film for film in (
    of_school("paramedical", (6, 14)),
    of_school("management", (5, 10)),
    of_school("design", (3, 7)),
    of_school("commerce", (6, 10)),
    of_school("legal", (4, 8)),
    of_school("science", (8, 14)),
)}
