"""The background of the street: a painted sky, distant hills, sun, moon and stars. It casts no light on the street and receives none of its
shadows."""
import math
import random

import bpy

from kit.masonry import Masonry, move
from kit.paint import linear, paint


def unlit(masonry):
    """Builds an object that only the camera sees: it lights nothing and casts no shadow."""
    held = masonry.build()
    if held:
        held.visible_diffuse = held.visible_shadow = held.visible_glossy = False
    return held


def backdrop(half, y, low, high, corners):
    """Adds the sky, a sheet with a colour gradient. `corners`: colours at the bottom left, bottom right, top left and top right."""
    n = 24
    sheet = bpy.data.meshes.new("sky")
    points = [(-half + 2 * half * i / n, y, low + (high - low) * j / n) for j in range(n + 1) for i in range(n + 1)]
    sheet.from_pydata(points, [], [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)])
    colours = sheet.color_attributes.new("colour", "FLOAT_COLOR", "POINT")
    bl, br, tl, tr = (linear(c) for c in corners)
    for k in range(len(points)):
        u, v = k % (n + 1) / n, (k // (n + 1) / n) ** .6
        colours.data[k].color = (*((1 - v) * ((1 - u) * a + u * b) + v * ((1 - u) * c + u * d) for a, b, c, d in zip(bl, br, tl, tr)), 1)
    made = bpy.data.materials.new("sky")
    made.use_nodes = True
    nodes, link = made.node_tree.nodes, made.node_tree.links.new
    nodes.clear()
    out, shine, colour = (nodes.new("ShaderNode" + k) for k in ("OutputMaterial", "Emission", "Attribute"))
    colour.attribute_name = "colour"
    link(colour.outputs["Color"], shine.inputs[0])
    link(shine.outputs[0], out.inputs[0])
    sheet.materials.append(made)
    held = bpy.data.objects.new("sky", sheet)
    held.visible_diffuse = held.visible_shadow = False
    bpy.context.scene.collection.objects.link(held)


def disc(x, y, z, radius, colour, strength=1.):
    """Adds the disc of the sun or the moon."""
    made = Masonry(paint(colour, 1, strength))
    made.prism([(radius * math.cos(a), radius * math.sin(a)) for a in (k * math.tau / 72 for k in range(72))], 0, .05, move(x, y, z))
    unlit(made)


def stars(half, y, low, high, count, colour, seed=3):
    made, rnd = Masonry(paint(colour, 1, 1.)), random.Random(seed)
    for _ in range(count):
        r = rnd.choice((.025, .03, .045))
        made.box((rnd.uniform(-half, half), y, low + (high - low) * rnd.random() ** .7), (r * 2, .02, r * 2))
    unlit(made)


def hills(half, y, base, heights, colour):
    """Adds a ridge. `heights` are evenly spaced and joined by smooth curves."""
    made, n = Masonry(paint(colour, 1, 1.)), len(heights) - 1
    ridge = []
    for k in range(n * 16 + 1):
        i, t = min(k // 16, n - 1), k / 16 - min(k // 16, n - 1)
        s = (1 - math.cos(math.pi * t)) / 2
        ridge.append((-half + 2 * half * k / (n * 16), base + heights[i] * (1 - s) + heights[i + 1] * s))
    for (x0, z0), (x1, z1) in zip(ridge, ridge[1:]):
        made.add([(x0, y, base - 4), (x1, y, base - 4), (x1, y, z1), (x0, y, z0)], [(0, 1, 2, 3)])
    unlit(made)
