#!/usr/bin/env python3
"""Makes a contact sheet of proofs: python3 studio/sheet.py OUT.png [ID … | --set NAME] [--from DIR] [--columns N] [--width PX]

Runs itself inside Blender, whose Python has Debian's OpenCV.
"""
import argparse
from pathlib import Path
import sys
import tempfile

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))


def paste(out, columns, width, files):
    import cv2
    import numpy as np
    cells = []
    for name in files:
        picture = cv2.imread(name)
        high = round(width * 2 / 3)
        scale = min(width / picture.shape[1], high / picture.shape[0])
        picture = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        cell = np.full((high + 22, width + 8, 3), 255, np.uint8)
        y, x = (high - picture.shape[0]) // 2, (width - picture.shape[1]) // 2
        cell[y:y + picture.shape[0], x:x + picture.shape[1]] = picture
        cv2.putText(cell, Path(name).stem, (4, high + 15), cv2.FONT_HERSHEY_SIMPLEX, .42, (30, 20, 20), 1, cv2.LINE_AA)
        cells.append(cell)
    cells += [np.full_like(cells[0], 255)] * (-len(cells) % columns)
    cv2.imwrite(out, np.vstack([np.hstack(cells[i:i + columns]) for i in range(0, len(cells), columns)]))


def main():
    import blender
    from shots import SHOTS
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out")
    parser.add_argument("id", nargs="*")
    parser.add_argument("--set")
    parser.add_argument("--from", dest="folder", type=Path, default=Path(tempfile.gettempdir()) / "studio" / "small")
    parser.add_argument("--columns", type=int, default=4)
    parser.add_argument("--width", type=int, default=480)
    a = parser.parse_args()
    names = a.id or [s.id for s in SHOTS.values() if not a.set or a.set in s.sets]
    files = [str(f) for n in names for f in (a.folder / f"{n}.png", a.folder / f"{n}.jpg") if f.exists()]
    if not files:
        raise SystemExit("no pictures to lay out")
    Path(a.out).parent.mkdir(parents=True, exist_ok=True)
    blender.run(HERE / "sheet.py", Path(a.out), a.out, a.columns, a.width, *files)


if __name__ == "__main__":
    if "--" in sys.argv and "bpy" in sys.modules:
        out, columns, width, *files = sys.argv[sys.argv.index("--") + 1:]
        paste(out, int(columns), int(width), files)
    else:
        main()
