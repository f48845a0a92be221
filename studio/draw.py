#!/usr/bin/env python3
"""Renders shots: python3 studio/draw.py [ID …] [--set NAME] [--missing] [--stale] [--small [--width N]] [--out DIR] [--samples N] [--list]

Without --small the pictures are masters (media/masters/ID.jpg); with it they are 480 px proofs (PNG) for contact sheets.
An interrupted run can be resumed: a picture is moved into place once it is complete, and --missing skips existing ones.
This script needs only Python's standard library; Blender renders, denoises and grades (packages: README.md).
"""
import argparse
import json
import os
from pathlib import Path
import sys
import tempfile
import time

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import blender  # noqa: E402
from shots import SHOTS  # noqa: E402

MASTERS, PROOFS, SMALL = HERE.parent / "media" / "masters", Path(tempfile.gettempdir()) / "studio" / "small", 480


def chosen(arguments):
    unknown = [i for i in arguments.id if i not in SHOTS]
    if unknown:
        raise SystemExit(f"unknown shot: {', '.join(unknown)} (known: {', '.join(SHOTS)})")
    shots = [SHOTS[i] for i in arguments.id] or list(SHOTS.values())
    if arguments.set:
        shots = [s for s in shots if arguments.set in s.sets]
        if not shots:
            raise SystemExit(f"no shot is in the set '{arguments.set}' (sets: {', '.join(sorted({n for s in SHOTS.values() for n in s.sets}))})")
    # The street has no master of its own: tiles.py cuts its picture into the masters of the doors.
    return shots if arguments.small else [s for s in shots if "street" not in s.sets]


def draw(shot, target, width, height, samples):
    """Renders one shot to `target`."""
    with tempfile.TemporaryDirectory(dir=target.parent) as work:
        spec, fresh = Path(work) / "shot.json", Path(work) / target.name
        spec.write_text(shot.as_json())
        blender.run(HERE / "render.py", fresh, spec, fresh, width, height, samples)
        os.replace(fresh, target)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("id", nargs="*")
    parser.add_argument("--set")
    parser.add_argument("--missing", action="store_true", help="only shots without a picture")
    parser.add_argument("--stale", action="store_true", help="with --small: shots without a proof or changed since their proof")
    parser.add_argument("--small", action="store_true", help=f"proofs, the longer side {SMALL} px")
    parser.add_argument("--width", type=int, help="another width for proofs")
    parser.add_argument("--samples", type=int)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--list", action="store_true", help="print the shots and stop")
    arguments = parser.parse_args()
    if not (arguments.id or arguments.set or arguments.missing or arguments.stale or arguments.list):
        parser.error("name shots, a --set, or --missing")
    folder = arguments.out or (PROOFS if arguments.small else MASTERS)
    folder.mkdir(parents=True, exist_ok=True)
    stamps_file = folder / "stamps.json"
    stamps = json.loads(stamps_file.read_text()) if arguments.small and stamps_file.exists() else {}
    work = []
    for shot in chosen(arguments):
        target = folder / f"{shot.id}.{'png' if arguments.small else 'jpg'}"
        there = target.exists() and not (arguments.stale and stamps.get(shot.id) != shot.digest())
        if not ((arguments.missing or arguments.stale) and there):
            work.append((shot, target))
    if arguments.list:
        for shot, _ in work:
            print(f"{shot.id:34}{shot.family:14}{shot.pixels[0]}×{shot.pixels[1]}  {' '.join(shot.sets)}")
        return
    start, failed = time.time(), []
    for done, (shot, target) in enumerate(work):
        width, height = shot.pixels
        if arguments.small:
            small = arguments.width or SMALL
            width, height = (small, round(small * height / width)) if width > height else (round(small * width / height), small)
        began = time.time()
        try:
            draw(shot, target, width, height, arguments.samples or (14 if arguments.small else shot.samples))
        except SystemExit as fault:
            failed.append(shot.id)
            print(fault, file=sys.stderr, flush=True)
            continue
        if arguments.small:
            stamps[shot.id] = shot.digest()
            stamps_file.write_text(json.dumps(stamps, indent=1, sort_keys=True))
        left = (time.time() - start) / (done + 1) * (len(work) - done - 1)
        print(f"{done + 1}/{len(work)} {shot.id} {time.time() - began:.0f} s, {left / 60:.1f} min left", flush=True)
    if failed:
        raise SystemExit(f"not drawn: {', '.join(failed)}")


if __name__ == "__main__":
    main()
