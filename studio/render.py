"""Renders one shot inside Blender: blender -b -noaudio -P render.py -- SHOT.json OUT.png|OUT.jpg WIDTH HEIGHT SAMPLES

Builds the place and its people, renders a multilayer EXR beside OUT, denoises and grades it (resolve.py) and deletes it.
"""
import importlib
import json
import math
import os
from pathlib import Path
import sys
import traceback
from types import SimpleNamespace

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy
from mathutils import Vector

from figures import acts
from figures.looks import dressed
from figures.moves import Mover, poses_between
from figures.people import person
from kit import stage
import resolve


def ground(x, y, z):
    """Returns the height of the first surface below (x, y, z)."""
    hit, where, *_ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), Vector((x, y, z)), Vector((0, 0, -1)))
    if not hit:
        raise SystemExit(f"no ground under a figure at ({x}, {y})")
    return where.z


def set_down(figure, under):
    """Returns the position of a figure on the ground and the height of its seat above its feet; None leaves the height to the activity. If the
    ground in front of a seated figure is lower, its feet are placed there. `under`: height from which to search the ground, if `at` has no z."""
    if figure["exact"]:
        return figure["at"], None
    x, y, *look = figure["at"]
    z = ground(x, y, (look + [under])[0])
    if acts.ACTS[figure["act"]].seat > .1:
        way = math.radians(figure["facing"])
        low = ground(x - .36 * math.sin(way), y + .36 * math.cos(way), z + .05)
        if .24 < z - low < .62:
            return (x, y, low), z - low
    return (x, y, z), None


def set_up(shot, width, height, samples):
    """Builds the shot's scene: place, people, sun, sky, camera and render settings. Returns a `Mover` for each group of people who move."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    family = importlib.import_module("families." + shot["family"])
    place = SimpleNamespace(palette={**family.PALETTE, **shot["palette"]}, options={**family.OPTIONS, **shot["options"]}, seed=shot["seed"], camera=shot["camera"])
    family.build(place)
    bpy.context.view_layer.update()
    spots = [set_down(f, getattr(family, "UNDER", 60)) for f in shot["figures"]]
    movers = {}
    for f, (at, seat) in zip(shot["figures"], spots):
        look = dressed(f["look"], f["colours"] or None, f["carry"], f["carry_colours"] or None, f["height"] or None)
        poses = poses_between([acts.ACTS[act] for act in (f["act"], *f["then"])])
        built = [person(look, at, f["facing"], pose, f["mirror"], seat=seat) for pose in poses]
        if f["then"]:
            movers.setdefault(f["beats"], Mover(f["beats"])).add(built)
    for low, high in shot["options"].get("shades", ()):
        stage.shade(low, high)
    stage.sunlight(shot["sun"])
    stage.sky(shot["sun"])
    stage.camera(shot["camera"])
    stage.renderer(width, height, samples, shot["seed"], place.options.get("bounces", 5))
    return list(movers.values())


def rendered(out, lamps=False):
    """Renders the current scene. Returns the denoised picture in linear light and a mask of its edges."""
    exr = Path(out).with_suffix(".exr")
    bpy.context.scene.render.filepath = str(exr)
    bpy.ops.render.render(write_still=True)
    found = resolve.scene_of(exr, lamps), resolve.edges(exr)
    exr.unlink()
    return found


def lamps_alone():
    """Turns off the sky and all emission, so that only lamps light the scene."""
    for nodes in [bpy.context.scene.world.node_tree.nodes, *(m.node_tree.nodes for m in bpy.data.materials if m.node_tree)]:
        for node in nodes:
            if node.type in ("BACKGROUND", "EMISSION"):
                node.inputs["Strength"].default_value = 0
            elif node.type == "BSDF_PRINCIPLED":
                node.inputs["Emission Strength"].default_value = 0


def draw(shot, out, width, height, samples):
    set_up(shot, width, height, samples)
    lights = [held for held in bpy.context.scene.objects if held.type == "LIGHT"]
    lamps = [held for held in lights if held.data.type == "POINT"]
    if not shot["options"].get("apart"):
        scene, edges = rendered(out)
    else:
        # each sample picks one light, and only one in twenty would pick the sun: render the sun and the lamps separately and add them
        for held in lights:
            held.hide_render = held in lamps
        scene, edges = rendered(out)
        for held in lights:
            held.hide_render = held not in lamps
        lamps_alone()
        scene = scene + rendered(out, lamps=True)[0]
    soft = edges if shot["options"].get("soft_edges") else None
    resolve.write(resolve.finished(scene, shot["exposure"], shot["saturation"], soft), out)


def run(command):
    """Calls `command(spec, out, width, height, samples)` with the command line's arguments; `spec` is the content of the JSON file named first.
    Blender exits with 0 after a Python error, so this prints the error and exits with 1."""
    source, out, *numbers = sys.argv[sys.argv.index("--") + 1:]
    try:
        command(json.loads(Path(source).read_text()), out, *map(int, numbers))
    except BaseException as fault:
        print("FAULT", repr(fault), file=sys.stderr)
        traceback.print_exc()
        os._exit(1)


if __name__ == "__main__":
    run(draw)
