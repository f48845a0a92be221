#!/usr/bin/env python3
"""Renders films: python3 studio/film.py [ID …] [--missing] [--draft] [--out DIR]

A film is a shot in which the sun moves or lamps turn on and off (shotlist/films.py). Masters are written to media/masters/films/ID.mp4 at
1280×720 and 24 frames a second; --draft writes previews at half the size and two frames a second to the system's temporary folder.
"""
import argparse
from dataclasses import asdict
import json
from pathlib import Path
import shutil
import subprocess
import sys
import tempfile
import time

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import blender  # noqa: E402
import loop  # noqa: E402
from shotlist.films import FILMS  # noqa: E402

MASTERS, DRAFTS = HERE.parent / "media" / "masters" / "films", Path(tempfile.gettempdir()) / "studio" / "films"
FULL, HALF = (1280, 720), (640, 360)
# Temporal median of five frames: films of a moving sun are interpolated with optical flow, which sometimes fails for one or two frames.
STEADY = "tpad=start=2:stop=2:start_mode=clone:stop_mode=clone,tmedian=radius=2,setpts=N/FRAME_RATE/TB,"


def encode(folder, rate, target, steady):
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-framerate", str(rate), "-i", str(folder / "%04d.png"),
                    "-c:v", "libx264", "-preset", "slow", "-crf", "18", "-x264-params", "ipratio=1:pbratio=1:keyint=infinite", "-pix_fmt", "yuv420p10le", "-colorspace", "bt709", "-color_primaries", "bt709",
                    "-color_trc", "bt709", "-vf", (STEADY if steady else "") + "scale=out_color_matrix=bt709", "-movflags", "+faststart", str(target)], check=True)


def draw(film, target, draft):
    width, height = HALF if draft else FULL
    rate = 2 if draft else 24
    # with a moving sun, only its positions are rendered; retime.py interpolates the frames between them
    frames = round(film.seconds * rate) if film.lamps else round(loop.length(film.seconds) * min(film.places, rate)) + 1
    with tempfile.TemporaryDirectory(dir=target.parent) as work:
        folder = Path(work)
        spec = {**asdict(film), "shot": json.loads(film.shot.as_json()), "frames": frames, "samples": 4 if draft else 8}
        (folder / "film.json").write_text(json.dumps(spec))
        still = film.samples // 4 if draft else film.samples
        blender.run(HERE / "film_render.py", folder / f"{frames - 1:04}.png", folder / "film.json", folder, width, height, still)
        fresh = folder / target.name
        if not film.lamps:
            blender.python(HERE / "retime.py", folder, film.seconds, rate)
        encode(folder, rate, fresh, steady=not (film.lamps or draft or film.places == rate))
        shutil.move(fresh, target)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("id", nargs="*")
    parser.add_argument("--missing", action="store_true")
    parser.add_argument("--draft", action="store_true")
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    unknown = [i for i in arguments.id if i not in FILMS]
    if unknown:
        raise SystemExit(f"unknown film: {', '.join(unknown)} (known: {', '.join(FILMS)})")
    folder = arguments.out or (DRAFTS if arguments.draft else MASTERS)
    folder.mkdir(parents=True, exist_ok=True)
    films = [FILMS[i] for i in arguments.id] or list(FILMS.values())
    films = [f for f in films if not (arguments.missing and (folder / f"{f.id}.mp4").exists())]
    start = time.time()
    for done, film in enumerate(films):
        began = time.time()
        try:
            draw(film, folder / f"{film.id}.mp4", arguments.draft)
        except SystemExit as fault:
            raise SystemExit(f"the film {film.id}: {fault}") from fault
        left = (time.time() - start) / (done + 1) * (len(films) - done - 1)
        print(f"{done + 1}/{len(films)} {film.id} {time.time() - began:.0f} s, {left / 60:.1f} min left", flush=True)


if __name__ == "__main__":
    main()
