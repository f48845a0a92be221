"""Materials: matt plaster, lamps, water, tinted acrylic. Colours are sRGB, '#rrggbb'."""
import bpy

WATER = 1  # material index that marks water in films


def linear(colour):
    """Converts '#rrggbb' to linear RGB, 0 to 1."""
    parts = (int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple(v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in parts)


def mixed(a, b, share):
    """Returns the mix of two colours; `share` (0 to 1) is the part of `b`."""
    one, two = ([int(c[i:i + 2], 16) for i in (1, 3, 5)] for c in (a, b))
    return "#" + "".join("%02X" % round(x * (1 - share) + y * share) for x, y in zip(one, two))


def paint(colour, roughness=.9, glow=0., sheen=0.):
    """Returns a plain material. `glow`: strength of its emission; `sheen`: soft rim of cloth."""
    name = f"{colour} {roughness} {glow} {sheen}"
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    inputs = made.node_tree.nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value = inputs["Emission"].default_value = (*linear(colour), 1)
    inputs["Roughness"].default_value, inputs["Emission Strength"].default_value = roughness, glow
    inputs["Specular"].default_value = .5 if roughness < .5 else .2
    inputs["Sheen"].default_value, inputs["Sheen Tint"].default_value = sheen, .6
    return made


def acrylic(colour, gloss=.05):
    """Returns a material that lets sunlight through and tints it. Its transparent shader casts coloured shadows without caustics."""
    made = bpy.data.materials.new("acrylic " + colour)
    made.use_nodes = True
    nodes, link = made.node_tree.nodes, made.node_tree.links.new
    nodes.clear()
    out, mix, clear, shine, fresnel = (nodes.new("ShaderNode" + k) for k in
                                       ("OutputMaterial", "MixShader", "BsdfTransparent", "BsdfGlossy", "Fresnel"))
    clear.inputs[0].default_value = (*linear(colour), 1)
    shine.inputs["Roughness"].default_value, fresnel.inputs[0].default_value = gloss, 1.06
    for a, b in ((fresnel.outputs[0], mix.inputs[0]), (clear.outputs[0], mix.inputs[1]),
                 (shine.outputs[0], mix.inputs[2]), (mix.outputs[0], out.inputs[0])):
        link(a, b)
    return made


def water(colour, roughness=.07, ripple=.0, scale=1.2):
    """Returns the material of dark, reflective water. `ripple`: strength of long, low waves."""
    made = paint(colour, roughness).copy()
    made.name, made.pass_index = "water " + colour, WATER
    nodes, link = made.node_tree.nodes, made.node_tree.links.new
    surface = nodes["Principled BSDF"]
    surface.inputs["Specular"].default_value = .9
    if ripple:
        noise, bump, place, where = (nodes.new("ShaderNode" + k) for k in ("TexNoise", "Bump", "Mapping", "TexCoord"))
        place.inputs["Scale"].default_value = (.35 * scale, 1.6 * scale, 1)
        noise.inputs["Scale"].default_value, bump.inputs["Strength"].default_value = 1, ripple
        link(where.outputs["Object"], place.inputs[0])
        link(place.outputs[0], noise.inputs[0])
        link(noise.outputs[0], bump.inputs["Height"])
        link(bump.outputs[0], surface.inputs["Normal"])
    return made


def rippled(colour, light, strength=2., low=-.6, high=3.5, scale=1.25, soft=1.):
    """Returns the material of a shaded wall on which moving water reflects the sun: a net of bright lines that get fainter from height `low` to
    `high`. A larger `scale` makes its cells smaller, a larger `soft` its lines wider in relation to them."""
    made = paint(colour).copy()
    nodes, link = made.node_tree.nodes, made.node_tree.links.new
    surface = nodes["Principled BSDF"]
    surface.inputs["Emission"].default_value = (*linear(light), 1)
    where, stretch, noise, bend, cells, thread, split, fade, product = (nodes.new("ShaderNode" + k) for k in (
        "TexCoord", "Mapping", "TexNoise", "MixRGB", "TexVoronoi", "ValToRGB", "SeparateXYZ", "MapRange", "Math"))
    stretch.inputs["Scale"].default_value = (.6, 1, 2.1)
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.7, 1.
    bend.blend_type, bend.inputs[0].default_value = "LINEAR_LIGHT", .62
    cells.feature, cells.inputs["Scale"].default_value = "DISTANCE_TO_EDGE", scale
    thread.color_ramp.elements.new(.5)
    for element, (position, value) in zip(thread.color_ramp.elements, ((0, 1), (.04, .30), (.16, 0))):
        element.position, element.color = position * soft, (value, value, value, 1)
    fade.inputs["From Min"].default_value, fade.inputs["From Max"].default_value = low, high
    fade.inputs["To Min"].default_value, fade.inputs["To Max"].default_value = strength, 0
    product.operation = "MULTIPLY"
    for a, b in ((where.outputs["Object"], stretch.inputs[0]), (stretch.outputs[0], noise.inputs[0]), (stretch.outputs[0], bend.inputs[1]), (noise.outputs["Color"], bend.inputs[2]),
                 (bend.outputs[0], cells.inputs["Vector"]), (cells.outputs["Distance"], thread.inputs[0]), (where.outputs["Object"], split.inputs[0]), (split.outputs["Z"], fade.inputs["Value"]),
                 (thread.outputs[0], product.inputs[0]), (fade.outputs[0], product.inputs[1]), (product.outputs[0], surface.inputs["Emission Strength"])):
        link(a, b)
    return made
