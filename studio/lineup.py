"""Renders a contact sheet of people: blender -b -noaudio -P lineup.py -- OUT.png PIXELS[,PIXELS …] LOOK:FACING[:ACT[:mirror]] …

PIXELS is the height of a person 1.65 m tall; several values write one file each (OUT-400.png). Without looks, the sheet shows the complete
cast. There are ten people in a row.
"""
from pathlib import Path
import sys

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy

from figures.acts import ACTS
from figures.looks import LOOKS
from figures.people import person
from kit import stage
from kit.masonry import Masonry
from kit.paint import paint
import resolve

PITCH, HIGH, ROW = 1.02, 2.12, 10


def main(out, sizes, *names):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    wall, floor, ledge = Masonry(paint("#D0702C")), Masonry(paint("#F2E4CB")), Masonry(paint("#F2E4CB"))
    names = names or [f"{look}:{(150, 205, 100, 260)[k % 4]}" for k, look in enumerate(LOOKS)]
    rows, wide = -(-len(names) // ROW), min(len(names), ROW)
    wall.box((0, 2.6, rows * HIGH / 2), (60, .2, rows * HIGH + 9))
    for i, name in enumerate(names):
        look, facing, *more = name.split(":")
        act, (row, k) = more[0] if more else "wheel" if "wheelchair" in LOOKS[look].carry else "stand", divmod(i, ROW)
        x, z = (k - (wide - 1) / 2) * PITCH, (rows - 1 - row) * HIGH
        (floor if row == rows - 1 else ledge).box((x, 0, z - .05), (PITCH, 5.2 if row == rows - 1 else 1.4, .1))
        person(LOOKS[look], (x, 0, z), float(facing), act, len(more) > 1)
        seat = ACTS[act].seat
        if seat > .1 and act != "wheel":
            wall.box((x, 0, z + seat / 2 - .01), (.42, .42, seat - .02))
    wall.build(), floor.build()
    if rows > 1:
        ledge.build().visible_shadow = False  # otherwise it would shade the rows below
    stage.sunlight(dict(elevation=42, azimuth=-42, strength=6.0, colour="#FFE8C8", softness=.5))
    stage.sky(dict(sky="#8FB0E8", horizon="#8FB0E8", sky_height=.5, ambient=.55, ambient_colour="#9DB7E8", sky_strength=1))
    tall = rows * HIGH
    stage.camera(dict(at=(0, -20, tall / 2 + 1.4), look=(0, 0, tall / 2 - .10), lens=50, shift=(0, 0), orthographic=max(wide * PITCH, tall), roll=0))
    for size in map(int, sizes.split(",")):
        stage.renderer(int(wide * PITCH / 1.65 * size), int(tall / 1.65 * size), 8 if size > 200 else 20, 1, 3)
        target = out if "," not in sizes else f"{out[:-4]}-{size}.png"
        bpy.context.scene.render.filepath = target[:-4] + ".exr"
        bpy.ops.render.render(write_still=True)
        resolve.write(resolve.resolved(target[:-4] + ".exr", .71, 1.), target)
        Path(target[:-4] + ".exr").unlink()


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1:])
