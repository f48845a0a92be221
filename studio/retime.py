"""Interpolates the frames of a loop from the rendered sun positions: retime.py FOLDER SECONDS RATE

FOLDER has one picture per sun position (0000.png, 0001.png …), and its subfolder `shade` the same pictures without direct sunlight. The frames
replace the pictures in FOLDER. loop.py defines when the cloud passes and where the loop begins.
"""
from functools import lru_cache
from pathlib import Path
import sys
import tempfile

import cv2
import numpy as np

import loop


def between(first, second, flow, share):
    """Returns the frame at `share` (0 to 1) of the way from `first` to `second`: both are warped to it and blended. `flow`: the optical flow from
    `first` to `second` in pixels, (height, width, 2)."""
    if share == 0:
        return first
    rows, columns = np.mgrid[:first.shape[0], :first.shape[1]].astype(np.float32)
    back, on = share * flow, (1 - share) * flow
    moved = [cv2.remap(picture, columns + side * by[..., 0], rows + side * by[..., 1], cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
             for picture, side, by in ((first, -1, back), (second, 1, on))]
    return (1 - share) * moved[0] + share * moved[1]


def sunshine(columns, drawn, seconds):
    """Returns, for each image column, the fraction of direct sunlight (0 to 1) that the cloud lets through at the rendered second `drawn`."""
    across = np.linspace(0, 1, columns, dtype=np.float32)
    near = np.minimum(drawn - loop.CROSSING * across, loop.length(seconds) - drawn - loop.CROSSING * (1 - across)) - loop.HIDDEN
    near = np.clip(near / loop.EDGE, 0, 1)
    return near * near * (3 - 2 * near)


class Places:
    """The rendered sun positions. They are spaced evenly over the rendered seconds."""

    def __init__(self, folder, seconds):
        self.lit, self.shade = (sorted(where.glob("*.png")) for where in (folder, folder / "shade"))
        self.seconds, self.flows = seconds, cv2.DISOpticalFlow_create(cv2.DISOPTICAL_FLOW_PRESET_MEDIUM)
        self.pictures, self.flow = lru_cache(4)(self._pictures), lru_cache(2)(self._flow)

    def _pictures(self, place):
        """Returns the pictures of a sun position, lit and in shade: float32 (height, width, 3), 16-bit range."""
        return [cv2.imread(str(files[place]), cv2.IMREAD_UNCHANGED).astype(np.float32) for files in (self.lit, self.shade)]

    def _flow(self, place):
        """Returns the optical flow from a sun position to the next, computed on the lit pictures."""
        grey = [(cv2.cvtColor(self.pictures(n)[0].astype(np.uint16), cv2.COLOR_BGR2GRAY) >> 8).astype(np.uint8) for n in (place, place + 1)]
        return self.flows.calc(*grey, None)

    def frame(self, drawn):
        """Returns the frame at the rendered second `drawn`, with the shadow of the cloud."""
        at = round(drawn / loop.length(self.seconds) * (len(self.lit) - 1), 6)
        place = min(int(at), len(self.lit) - 2)
        share = at - place
        flow = self.flow(place) if share else None
        lit, shade = (between(*two, flow, share) for two in zip(self.pictures(place), self.pictures(place + 1)))
        return shade + sunshine(lit.shape[1], drawn, self.seconds)[:, None] * (lit - shade)


def main(folder, seconds, rate):
    places = Places(folder, seconds)
    with tempfile.TemporaryDirectory(dir=folder) as work:
        for number in range(round(seconds * rate)):
            picture = sum(weight * places.frame(drawn) for drawn, weight in loop.sources(number / rate, seconds))
            cv2.imwrite(f"{work}/{number:04}.png", np.clip(picture + .5, 0, 65535).astype(np.uint16), [cv2.IMWRITE_PNG_COMPRESSION, 1])
        for place in places.lit:
            place.unlink()
        for frame in Path(work).iterdir():
            frame.replace(folder / frame.name)


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]))
