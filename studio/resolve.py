"""Denoises and grades a multilayer EXR of the studio.

python3 resolve.py IN.exr OUT.png|OUT.jpg

At low sample counts only bounced light is noisy, and bounced light is smooth. So the colour of surfaces is divided out, indirect light is
filtered with an edge-stopping à-trous wavelet (Dammertz et al., 2010) that is guided by normals and positions, the sharp sunlight is hardly
filtered, and the colour is multiplied back in. 20 to 40 samples then look finished. Grain is added to the renditions. Images are float32
(height, width, 3) in linear light, and 8-bit only when they are written.
"""
import sys

import cv2
import numpy as np
import OpenImageIO as oiio

KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16


class Layers:
    """The passes of one EXR file. `layers(name)` returns one as float32 (height, width, channels)."""

    def __init__(self, path):
        image = oiio.ImageInput.open(str(path))
        self.names, self.pixels = list(image.spec().channelnames), image.read_image("float")

    def __call__(self, name, channels="RGB"):
        return np.stack([self.pixels[:, :, self.names.index(f"ViewLayer.{name}.{c}")] for c in channels], -1).astype(np.float32)


def shifted(a, dx, dy):
    """Returns `a` shifted by (dx, dy) pixels; its edge is repeated."""
    h, w = a.shape[:2]
    padded = cv2.copyMakeBorder(a, max(-dy, 0), max(dy, 0), max(-dx, 0), max(dx, 0), cv2.BORDER_REPLICATE)
    y, x = max(dy, 0), max(dx, 0)
    out = padded[y:y + h, x:x + w]
    return out if out.ndim == a.ndim else out[..., None]


def a_trous(light, normal, position, near, levels, shadow_edges=None, colour=None):
    """Returns `light` filtered with an à-trous wavelet of `levels` levels. `near`: the size of a pixel in metres at each point (h, w, 1), so that
    distant surfaces are smoothed like near ones. `shadow_edges`: the difference in log brightness at which smoothing stops; None ignores it.
    `colour`: the colour of surfaces, so that a pixel on an edge, half on each side, does not get the light of the wrong side."""
    for step in (1 << level for level in range(levels)):
        total, weights = np.zeros_like(light), np.zeros(light.shape[:2] + (1,), np.float32)
        brightness = np.log1p(light).mean(-1, keepdims=True) if shadow_edges else None
        for j in range(-2, 3):
            for i in range(-2, 3):
                l, n, p = (shifted(a, i * step, j * step) for a in (light, normal, position))
                offset = position - p
                w = KERNEL[j + 2] * KERNEL[i + 2] * alike(normal, n)
                w = w * np.exp(-np.abs((offset * normal).sum(-1, keepdims=True)) / (near * 1.5 + .004))
                w = w * np.exp(-(offset ** 2).sum(-1, keepdims=True) / (2 * (near * 8 * step + .05) ** 2))
                if colour is not None:
                    w = w * np.exp(-np.abs(colour - shifted(colour, i * step, j * step)).max(-1, keepdims=True) / .06)
                if shadow_edges:
                    contrast = np.abs(brightness - np.log1p(l).mean(-1, keepdims=True))
                    w = w * np.exp(-contrast / (shadow_edges / step))
                total += w * l
                weights += w
        light = total / np.maximum(weights, 1e-6)
    return light


def alike(normal, other):
    """Returns the similarity of two normals, 0 to 1: their cosine to the power of 64."""
    cosine = np.clip((normal * other).sum(-1, keepdims=True), 0, 1)
    for _ in range(6):
        cosine = cosine * cosine
    return cosine


def without_fireflies(light):
    return np.minimum(light, cv2.medianBlur(light, 5) * 2.5 + .05)


def graded(scene, exposure=.71, saturation=1.):
    """Applies exposure, the ACES fit of Narkowicz (2015), saturation and the sRGB curve. Returns values from 0 to 1."""
    x = np.clip(scene * exposure, 0, None)
    x = np.clip(x * (2.51 * x + .03) / (x * (2.43 * x + .59) + .14), 0, 1)
    if saturation != 1:
        grey = (x @ np.float32([.2126, .7152, .0722]))[..., None]
        x = np.clip(grey + (x - grey) * saturation, 0, 1)
    return np.where(x <= .0031308, 12.92 * x, 1.055 * x ** (1 / 2.4) - .055)


def geometry(layer):
    """Returns the guides of the filters: normals, positions and the size of a pixel in metres at each point."""
    normal, position = layer("Normal", "XYZ"), layer("Position", "XYZ")
    normal /= np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-6)
    near = np.minimum(np.linalg.norm(position - shifted(position, 1, 0), axis=-1), np.linalg.norm(position - shifted(position, 0, 1), axis=-1))
    return normal, position, cv2.medianBlur(np.clip(near, .0005, .2).astype(np.float32), 5)[..., None]


def scene_of(path, lamps=False):
    """Returns the denoised scene of an EXR in linear light. `lamps`: only lamps light it; their shadows are soft and their noise is coarse."""
    layer = Layers(path)
    at = geometry(layer)
    sun = a_trous(without_fireflies(layer("DiffDir")), *at, 4, shadow_edges=1.2) if lamps else a_trous(layer("DiffDir"), *at, 3, shadow_edges=.35)
    bounce = a_trous(without_fireflies(layer("DiffInd")), *at, 5)
    mirror = a_trous(without_fireflies(layer("GlossInd")), *at, 3, shadow_edges=1.)
    scene = layer("DiffCol") * (sun + bounce) + layer("GlossCol") * (layer("GlossDir") + mirror) + layer("Env") + layer("Emit")
    return scene + layer("TransCol") * (layer("TransDir") + layer("TransInd"))


def edges(path):
    """Returns a mask of the edges in an EXR: bool (height, width, 1)."""
    normal, position, near = geometry(Layers(path))
    same_plane = 0
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        offset = position - shifted(position, dx, dy)
        apart = np.abs((offset * normal).sum(-1, keepdims=True))
        same_plane = same_plane + alike(normal, shifted(normal, dx, dy)) * np.exp(-apart / (near * 1.5 + .004))
    return same_plane < 3.3


def finished(scene, exposure=.71, saturation=1., soft=None):
    """Returns a scene in linear light as a graded picture: uint8 (height, width, 3), RGB. `soft`: mask of the pixels that are smoothed after
    grading."""
    picture = np.clip(graded(scene, exposure, saturation), 0, 1).astype(np.float32)
    if soft is not None:
        picture = np.where(soft, cv2.GaussianBlur(picture, (0, 0), .8), picture)
    return (picture * 255 + .5).astype(np.uint8)


def resolved(path, exposure=.71, saturation=1.):
    """Returns the denoised and graded picture of an EXR: uint8 (height, width, 3), RGB."""
    return finished(scene_of(path), exposure, saturation)


def light_without_sun(shade, bounced):
    """Returns the denoised light on surfaces, without direct sunlight. `shade`: the passes lit by the sky alone; `bounced`: those lit by the sun
    alone."""
    return a_trous(without_fireflies(shade("DiffDir") + shade("DiffInd") + bounced("DiffInd")), *geometry(shade), 5, colour=shade("DiffCol"))


def unlit_by_sun(shade, bounced, light):
    """Returns a scene without direct sunlight, in linear light. `light`: the light on its surfaces, from `light_without_sun`."""
    mirror = a_trous(without_fireflies(shade("GlossInd") + bounced("GlossInd")), *geometry(shade), 3, shadow_edges=1.)
    scene = shade("DiffCol") * light + shade("GlossCol") * (shade("GlossDir") + mirror) + shade("Env") + shade("Emit")
    return scene + shade("TransCol") * (shade("TransDir") + shade("TransInd") + bounced("TransInd"))


def sunlit(light):
    """Returns the direct light of the sun. `light`: the passes lit by the sun alone, without bounces."""
    return light("DiffCol") * light("DiffDir") + light("TransCol") * light("TransDir")


def group(layer, name, sky=False):
    """Returns what one light group adds to a scene, denoised, in linear light. Emission (with `sky`: the sky instead) is subtracted exactly before
    the filter and added after it, so that in a pixel on its edge the surface's share of light is divided by the surface's share of colour."""
    at, raw = geometry(layer), layer(f"Combined_{name}")
    glow = layer("Env" if sky else "Emit")
    own = np.where(raw.max(-1, keepdims=True) > .5 * glow.max(-1, keepdims=True), np.minimum(glow, raw), 0)
    colour = layer("DiffCol")
    matt = (colour.max(-1, keepdims=True) > .02) & (layer("GlossCol").max(-1, keepdims=True) < .5)
    under = np.where(matt, np.maximum(colour, .02), 1)
    return a_trous(without_fireflies((raw - own) / under), *at, 4, shadow_edges=.6) * under + own


def write(picture, target):
    """Writes a PNG, or a JPEG of quality 95 without chroma subsampling, with OpenImageIO. `picture`: uint8 (height, width, 3), RGB."""
    height, width, _ = picture.shape
    spec = oiio.ImageSpec(width, height, 3, "uint8")
    spec.attribute("CompressionQuality", 95)
    spec.attribute("jpeg:subsampling", "4:4:4")
    spec.attribute("oiio:ColorSpace", "sRGB")
    out = oiio.ImageOutput.create(str(target))
    out.open(str(target), spec)
    out.write_image(np.ascontiguousarray(picture))
    out.close()


if __name__ == "__main__":
    write(resolved(sys.argv[1]), sys.argv[2])
