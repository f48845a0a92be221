"""Slows a film down, and adds a passing shadow to its beginning and end: retime.py FOLDER FRAMES RATE (0: without the shadow)

FOLDER has a picture for each position of the sun, 0000.png and on. The frames replace them.

The encoder dissolves the last second of a film into its first (media/encoders/loop-join.ts), so the sun goes one way, and the jump back to the
morning is hidden by what looks like a passing cloud.
"""
from pathlib import Path
import sys
import tempfile

import cv2
import numpy as np

SHADOW = np.array((.46, .38, .33), np.float32)  # what is left of blue, green and red at the very ends
PASSING = 2.  # how many seconds the shadow takes to go, or to come


def between(first, second, flow, share):
    """Interpolates a frame between two others: both are warped towards it and mixed. `flow` is how far each pixel of `first` moves."""
    if share == 0:
        return first
    rows, columns = np.mgrid[:first.shape[0], :first.shape[1]].astype(np.float32)
    back, on = share * flow, (1 - share) * flow
    moved = [cv2.remap(picture, columns + side * by[..., 0], rows + side * by[..., 1], cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
             for picture, side, by in ((first, -1, back), (second, 1, on))]
    return (1 - share) * moved[0] + share * moved[1]


def shaded(picture, seconds, length):
    """Returns the frame at a time of the film, with the shadow near both ends."""
    near = min(seconds, length - seconds) / PASSING
    if near >= 1:
        return picture
    light = near * near * (3 - 2 * near)
    return picture * (SHADOW + light * (1 - SHADOW)) ** (1 / 2.2)


def slowed(files, folder, frames, rate):
    """Writes `frames` frames, numbered from 0, into `folder`, from fewer ones of sixteen bits, which are spread evenly over them."""
    flows = cv2.DISOpticalFlow_create(cv2.DISOPTICAL_FLOW_PRESET_MEDIUM)

    def grey(picture):
        return (cv2.cvtColor(picture.astype(np.uint16), cv2.COLOR_BGR2GRAY) >> 8).astype(np.uint8)
    pair, flow, pictures = None, None, {}
    for frame in range(frames):
        at = frame * (len(files) - 1) / (frames - 1)
        first = min(int(at), len(files) - 2)
        if first != pair:
            pair = first
            pictures = {n: pictures[n] if n in pictures else cv2.imread(str(files[n]), cv2.IMREAD_UNCHANGED).astype(np.float32) for n in (first, first + 1)}
            flow = flows.calc(grey(pictures[first]), grey(pictures[first + 1]), None)
        picture = between(pictures[first], pictures[first + 1], flow, at - first)
        if rate:
            picture = shaded(picture, (frame + .5) / rate, frames / rate)
        cv2.imwrite(str(folder / f"{frame:04}.png"), np.clip(picture + .5, 0, 65535).astype(np.uint16), [cv2.IMWRITE_PNG_COMPRESSION, 1])


def main(folder, frames, rate):
    places = sorted(folder.glob("*.png"))
    with tempfile.TemporaryDirectory(dir=folder) as work:
        slowed(places, Path(work), frames, rate)
        for frame in Path(work).iterdir():
            frame.replace(folder / frame.name)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
