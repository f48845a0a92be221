"""Draws one shot inside Blender: blender -b -noaudio -P render.py -- SHOT.json OUT.png|OUT.jpg WIDTH HEIGHT SAMPLES

Builds the place, sets the figures on it, renders a multilayer EXR beside the picture, resolves it and removes it.
"""
import importlib
import json
import os
from pathlib import Path
import sys
import traceback
from types import SimpleNamespace

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy
from mathutils import Vector

from figures.looks import dressed
from figures.people import person
from kit import stage
import resolve


def ground(x, y, z):
    """The height of the first surface under (x, y, z)."""
    hit, where, *_ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), Vector((x, y, z)), Vector((0, 0, -1)))
    if not hit:
        raise SystemExit(f"no ground under a figure at ({x}, {y})")
    return where.z


def set_up(shot, width, height, samples):
    """Builds the shot's place with its people, sun, sky and camera, ready to be rendered."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    family = importlib.import_module("families." + shot["family"])
    place = SimpleNamespace(palette={**family.PALETTE, **shot["palette"]}, options={**family.OPTIONS, **shot["options"]}, seed=shot["seed"], camera=shot["camera"])
    family.build(place)
    bpy.context.view_layer.update()
    spots = [f["at"] if f["exact"] else (*f["at"][:2], ground(*f["at"][:2], (f["at"] + [getattr(family, "UNDER", 60)])[2])) for f in shot["figures"]]
    for f, at in zip(shot["figures"], spots):
        look = dressed(f["look"], f["colours"] or None, f["carry"], f["carry_colours"] or None, f["height"] or None)
        person(look, at, f["facing"], f["act"], f["mirror"])
    for low, high in shot["options"].get("shades", ()):
        stage.shade(low, high)
    stage.sunlight(shot["sun"])
    stage.sky(shot["sun"])
    stage.camera(shot["camera"])
    stage.renderer(width, height, samples, shot["seed"], place.options.get("bounces", 5))


def draw(shot, out, width, height, samples):
    set_up(shot, width, height, samples)
    exr = Path(out).with_suffix(".exr")
    bpy.context.scene.render.filepath = str(exr)
    bpy.ops.render.render(write_still=True)
    resolve.write(resolve.resolved(exr, shot["exposure"], shot["saturation"]), out)
    exr.unlink()


def run(command):
    """Calls `command` with the JSON of the file named first, the path named second, and width, height and samples, from the command line. Blender
    exits 0 on a Python fault: it is said aloud instead, and the process ends with 1."""
    source, out, *numbers = sys.argv[sys.argv.index("--") + 1:]
    try:
        command(json.loads(Path(source).read_text()), out, *map(int, numbers))
    except BaseException as fault:
        print("FAULT", repr(fault), file=sys.stderr)
        traceback.print_exc()
        os._exit(1)


if __name__ == "__main__":
    run(draw)
