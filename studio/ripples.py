"""Adds ripples to still water in a graded frame: waves that repeat with the loop displace the reflections."""
import cv2
import numpy as np

# wavelength in metres, heading in degrees (90: away from the camera), cycles per loop, share of the amplitude
WAVES = ((2.6, 84, 1, .34), (1.5, 101, 2, .28), (.85, 76, 2, .22), (.5, 95, 3, .16))


class Ripples:
    """The ripples of one film. `mask`: the pixels of water, bool (height, width); `position`, `near`: from `resolve.geometry`; `strength`: the
    largest displacement, in thousandths of the frame's height. Distant water is displaced less, because it is seen at a flatter angle."""

    def __init__(self, mask, position, near, strength):
        height, width = mask.shape
        self.mask, self.x, self.y = mask, position[..., 0], position[..., 1]
        rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
        self.rows, self.columns = rows, columns
        close = np.percentile(near[mask], 5)
        self.reach = strength / 1000 * height * np.clip(close / np.maximum(near[..., 0], 1e-6), .12, 1)

    def bend(self, picture, share):
        """Returns the picture with its water as at `share` (0 to 1) of the loop."""
        slope = np.zeros_like(self.x)
        for long, heading, turns, part in WAVES:
            a = np.deg2rad(heading)
            along = (self.x * np.cos(a) + self.y * np.sin(a)) / long
            slope += part * np.sin(2 * np.pi * (along - turns * share))
        dy = (slope * self.reach).astype(np.float32)
        bent = cv2.remap(picture.astype(np.float32), self.columns + dy * .25, self.rows + dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        # leave a pixel unchanged if it would be sampled from the bank
        wet = cv2.remap(self.mask.astype(np.float32), self.columns + dy * .25, self.rows + dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        share_bent = (self.mask * np.clip(wet * 2 - 1, 0, 1))[..., None]
        return picture * (1 - share_bent) + bent * share_bent
