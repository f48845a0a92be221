"""The line-up: every garment, head and act in two rows, to be judged at 200 and at 60 pixels a figure.

blender -b -noaudio -P media/studio/lineup.py -- OUT.png [WIDTH] [FIRST LAST]
"""
from pathlib import Path
import sys

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy

from figures.looks import LOOKS
from figures.people import person
from kit import stage
from kit.masonry import Masonry
from kit.paint import paint

CAST = [("student", "walk", 75), ("reader", "read", 155), ("doctor", "stand", 205), ("graduate", "stand", 20), ("scholar", "stroll", -70), ("elder", "point", 150), ("clerk", "phone", 120), ("girl", "sit reading", 95),
        ("teacher", "talk", 215), ("coder", "carry", 240), ("nurse", "carry walking", -80), ("farmer", "stand", 160), ("mother", "hold up walking", 80), ("surveyor", "crouch", -60), ("chemist", "pipette", 130), ("climber", "climb", 65),
        ("bride", "wait", 200), ("lawyer", "hug walking", 100), ("veiled", "stroll", 75), ("potter", "carry", 170), ("idler", "lean", 110), ("physio", "guide", 95), ("friend", "listen", 150), ("boy", "hurry", -85)]


def main(out, width=1200, first=0, last=24):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    wall = Masonry(paint("#D9772E"))
    wall.box((0, 3, 4), (30, .2, 12))
    wall.box((0, 0, -.05), (30, 12, .1))
    per_row = 8
    rows = -(-(last - first) // per_row)
    for i, (look, act, facing) in enumerate(CAST[first:last]):
        row, k = divmod(i, per_row)
        x, z = (k - 3.5) * 1.02, (rows - 1 - row) * 2.15
        if act.startswith("sit"):
            wall.box((x - .12, 0, z + .22), (.46, .5, .44))
        if act == "climb":
            wall.box((x - .40, .0, z + .085), (.40, .6, .17))
        if act == "lean":
            wall.box((x + .28, .0, z + .9), (.12, .7, 1.8))
        if row < rows - 1:
            wall.box((0, 0, z - .05), (9, 1.6, .1))
        person(LOOKS[look], (x, 0, z), facing, act, voxel=.006, seed=i)
    wall.build()
    stage.sunlight(dict(elevation=40, azimuth=-35, strength=3.4, colour="#FFE8CC", softness=.5))
    stage.sky(dict(sky="#9DB7E8", horizon="#9DB7E8", sky_height=.5, ambient=.55, ambient_colour="#9DB7E8", sky_strength=1))
    tall = rows * 2.15
    stage.camera(dict(at=(0, -20, tall / 2), look=(0, 0, tall / 2 - .12), lens=50, shift=(0, 0), orthographic=8.4, roll=0))
    stage.renderer(width, int(width * tall / 8.4), 14, 1)
    bpy.context.scene.view_settings.view_transform = "Standard"
    bpy.context.scene.render.image_settings.file_format = "PNG"
    bpy.context.scene.render.image_settings.color_depth = "8"
    bpy.context.scene.render.filepath = out
    bpy.ops.render.render(write_still=True)


if __name__ == "__main__":
    arguments = sys.argv[sys.argv.index("--") + 1:]
    main(arguments[0], *map(int, arguments[1:]))
