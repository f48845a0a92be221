"""Renders the frames of one film inside Blender: blender -b -noaudio -P film_render.py -- FILM.json FOLDER WIDTH HEIGHT SAMPLES

Sunlight moves, bounced light hardly does: the sky's light and what bounces are rendered once, well, at the middle of the sun's swing;
each frame renders only where the sun falls (no bounce, a few samples, always the same seed, so that no noise crawls) and adds it. The sun
goes and returns on a sine, so half of the frames are enough and the loop closes.
"""
import json
import math
from pathlib import Path
import sys

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy
import numpy as np

from kit import stage
import render
import resolve

FRAME_PASSES = ("diffuse_direct", "transmission_direct")


def still(folder, name):
    """Renders the scene as it is and gives the layers of what came out."""
    scene = bpy.context.scene
    exr = folder / f"{name}.exr"
    scene.render.filepath = str(exr)
    bpy.ops.render.render(write_still=True)
    layer = resolve.Layers(exr)
    exr.unlink()
    return layer


def world_strength(sky, seen):
    """The light that the sky gives, and how brightly it is seen."""
    lights, shows = [n for n in bpy.context.scene.world.node_tree.nodes if n.bl_idname == "ShaderNodeBackground"]
    lights.inputs[1].default_value, shows.inputs[1].default_value = sky, seen


def film(spec, folder, width, height, samples):
    shot, frames = spec["shot"], spec["frames"]
    render.set_up(shot, width, height, samples)
    scene, sun = bpy.context.scene, bpy.data.objects["sun"]

    sun.hide_render = True
    shade = still(folder, "shade")
    sun.hide_render = False
    world_strength(0, 0)
    bounced = still(folder, "bounced")
    unlit = resolve.unlit_by_sun(shade, bounced)

    scene.render.use_persistent_data = True
    scene.cycles.samples, scene.cycles.max_bounces, scene.cycles.use_adaptive_sampling = spec["samples"], 0, False
    for name in stage.PASSES:
        setattr(bpy.context.view_layer, "use_pass_" + name, name in FRAME_PASSES)
    for frame in range(frames // 2 + 1):
        # from one end of the swing to the other and, by the same frames, back
        share = math.sin(math.pi * (frame / (frames // 2) - .5))
        sun.rotation_euler = (math.radians(90 - shot["sun"]["elevation"] - share * spec["swing"][0]), 0,
                              math.radians(shot["sun"]["azimuth"] + share * spec["swing"][1]))
        light = still(folder, "frame")
        scenery = unlit + resolve.sunlit(shade, light) * (1 + share * spec["fade"])
        picture = np.clip(resolve.graded(scenery, shot["exposure"], shot["saturation"]), 0, 1)
        resolve.write((picture * 255 + .5).astype(np.uint8), folder / f"{frame:04}.png")
        print(f"FRAME {frame + 1}/{frames // 2 + 1}", flush=True)


if __name__ == "__main__":
    source, folder, width, height, samples = sys.argv[sys.argv.index("--") + 1:]
    try:
        film(json.loads(Path(source).read_text()), Path(folder), int(width), int(height), int(samples))
    except BaseException as fault:  # Blender exits 0 on a Python fault: say it aloud instead
        print("FAULT", repr(fault), file=sys.stderr)
        import os, traceback
        traceback.print_exc()
        os._exit(1)
