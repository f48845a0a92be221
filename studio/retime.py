"""Makes the frames of a loop from the places of its sun: retime.py FOLDER SECONDS RATE

FOLDER has a picture for each place of the sun, 0000.png and on, and the same without its direct light in the folder `shade`. The frames replace
them. loop.py says when the cloud passes and where the loop begins.
"""
from functools import lru_cache
from pathlib import Path
import sys
import tempfile

import cv2
import numpy as np

import loop


def between(first, second, flow, share):
    """Interpolates a frame between two others: both are warped towards it and mixed. `flow` is how far each pixel of `first` moves."""
    if share == 0:
        return first
    rows, columns = np.mgrid[:first.shape[0], :first.shape[1]].astype(np.float32)
    back, on = share * flow, (1 - share) * flow
    moved = [cv2.remap(picture, columns + side * by[..., 0], rows + side * by[..., 1], cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
             for picture, side, by in ((first, -1, back), (second, 1, on))]
    return (1 - share) * moved[0] + share * moved[1]


def sunshine(columns, drawn, seconds):
    """Returns how much of the direct light the cloud lets through to each of a row of columns, at a second of what is drawn."""
    across = np.linspace(0, 1, columns, dtype=np.float32)
    near = np.minimum(drawn - loop.CROSSING * across, loop.length(seconds) - drawn - loop.CROSSING * (1 - across)) - loop.HIDDEN
    near = np.clip(near / loop.EDGE, 0, 1)
    return near * near * (3 - 2 * near)


class Places:
    """What was drawn for each place of the sun, spread evenly over the seconds that are drawn."""

    def __init__(self, folder, seconds):
        self.lit, self.shade = (sorted(where.glob("*.png")) for where in (folder, folder / "shade"))
        self.seconds, self.flows = seconds, cv2.DISOpticalFlow_create(cv2.DISOPTICAL_FLOW_PRESET_MEDIUM)
        self.pictures, self.flow = lru_cache(4)(self._pictures), lru_cache(2)(self._flow)

    def _pictures(self, place):
        """A place, lit and in shade."""
        return [cv2.imread(str(files[place]), cv2.IMREAD_UNCHANGED).astype(np.float32) for files in (self.lit, self.shade)]

    def _flow(self, place):
        """The optical flow from a place to the next."""
        grey = [(cv2.cvtColor(self.pictures(n)[0].astype(np.uint16), cv2.COLOR_BGR2GRAY) >> 8).astype(np.uint8) for n in (place, place + 1)]
        return self.flows.calc(*grey, None)

    def frame(self, drawn):
        """The frame at a second of what is drawn, under its cloud."""
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
