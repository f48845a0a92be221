#!/usr/bin/env python3
"""Renders the street of schools and cuts it into the masters of its doors: python3 studio/tiles.py [day] [dusk] [night] [--from DIR] [--to DIR]

Each time of day is rendered as one picture, so that light and shade continue from door to door. --from is a folder with finished pictures
(street-LIGHT.png). Needs ffmpeg.
"""
import argparse
from pathlib import Path
import subprocess
import sys
import tempfile

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import draw  # noqa: E402
from shots import SHOTS  # noqa: E402

SCHOOLS = ("paramedical", "management", "design", "commerce", "legal", "science", "it", "humanities", "certificates")
WIDTH, HEIGHT = 640, 896  # pixels of a door's master


def cut(panorama, light, folder):
    """Cuts the picture of the street into nine JPEG files, one for each school, from left to right."""
    for k, school in enumerate(SCHOOLS):
        name = f"door-{school}" + ("" if light == "day" else f"-{light}")
        frame = f"scale={WIDTH * len(SCHOOLS)}:{HEIGHT}:flags=lanczos,crop={WIDTH}:{HEIGHT}:{k * WIDTH}:0"
        subprocess.run(["ffmpeg", "-v", "error", "-y", "-i", panorama, "-vf", frame, "-q:v", "2", "-pix_fmt", "yuvj444p", folder / f"{name}.jpg"], check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("light", nargs="*", help="day, dusk, night; without any all three")
    parser.add_argument("--from", dest="drawn", type=Path)
    parser.add_argument("--to", type=Path, default=draw.MASTERS)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        for light in arguments.light or ("day", "dusk", "night"):
            shot = SHOTS[f"street-{light}"]
            panorama = (arguments.drawn or Path(work)) / f"{shot.id}.png"
            if not panorama.exists():
                draw.draw(shot, panorama, *shot.pixels, shot.samples)
            cut(panorama, light, arguments.to)


if __name__ == "__main__":
    main()
