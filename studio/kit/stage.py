"""Sun, sky, lamps, camera and render settings. There is one sun, with hard shadows; the sky is a gradient."""
import math

import bpy
from mathutils import Matrix, Vector

from kit.masonry import Masonry
from kit.paint import linear, paint

PASSES = ("diffuse_direct", "diffuse_indirect", "diffuse_color", "glossy_direct", "glossy_indirect", "glossy_color",
          "transmission_direct", "transmission_indirect", "transmission_color", "normal", "position", "environment", "emit")


def sunlight(sun):
    """Adds the sun. `sun`: elevation and azimuth in degrees (at azimuth 0 the light travels along +y, away from the camera; positive turns it to
    the left), strength, colour, softness (angular diameter in degrees)."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = sun["strength"], linear(sun["colour"]), math.radians(sun["softness"])
    lamp = bpy.data.objects.new("sun", light)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.rotation_euler = (math.radians(90 - sun["elevation"]), 0, math.radians(sun["azimuth"]))


def lamp(at, watts, colour="#FFB45A", radius=.15):
    """Adds a lamp that shines in all directions. The place builds its fixture. `radius` in metres."""
    light = bpy.data.lights.new("lamp", "POINT")
    light.energy, light.color, light.shadow_soft_size = watts, linear(colour), radius
    held = bpy.data.objects.new("lamp", light)
    held.location = at
    bpy.context.scene.collection.objects.link(held)


def shade(low, high):
    """Adds a block that the camera does not see and that casts a shadow. `low`, `high`: opposite corners."""
    made = Masonry(paint("#000000"))
    made.block(low, high)
    held = made.build()
    held.visible_camera = held.visible_diffuse = held.visible_glossy = held.visible_transmission = False


def sky(sun):
    """Adds the sky: the camera sees a gradient from `horizon` to `sky`; `ambient` is the strength of its light on the place."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, link = world.node_tree.nodes, world.node_tree.links.new
    nodes.clear()
    out, mix, lights, shows, where, split, ramp, path = (nodes.new("ShaderNode" + k) for k in (
        "OutputWorld", "MixShader", "Background", "Background", "TexCoord", "SeparateXYZ", "ValToRGB", "LightPath"))
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = .0, sun["sky_height"]
    ramp.color_ramp.elements[0].color = (*linear(sun["horizon"] or sun["sky"]), 1)
    ramp.color_ramp.elements[1].color = (*linear(sun["sky"]), 1)
    lights.inputs[0].default_value, lights.inputs[1].default_value = (*linear(sun["ambient_colour"] or sun["sky"]), 1), sun["ambient"]
    shows.inputs[1].default_value = sun["sky_strength"]
    for a, b in ((where.outputs["Generated"], split.inputs[0]), (split.outputs["Z"], ramp.inputs[0]), (ramp.outputs[0], shows.inputs[0]),
                 (path.outputs["Is Diffuse Ray"], mix.inputs[0]), (shows.outputs[0], mix.inputs[1]), (lights.outputs[0], mix.inputs[2]),
                 (mix.outputs[0], out.inputs[0])):
        link(a, b)


def camera(view):
    """Adds the camera. `view`: at and look (x, y, z), lens in millimetres on a 36 mm sensor, shift (fractions of the frame), orthographic (width
    of the view in metres, 0 for perspective), roll in degrees."""
    data = bpy.data.cameras.new("camera")
    data.lens, (data.shift_x, data.shift_y), data.clip_end = view["lens"], view["shift"], 600
    if view["orthographic"]:
        data.type, data.ortho_scale = "ORTHO", view["orthographic"]
    held = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(held)
    at, look = Vector(view["at"]), Vector(view["look"])
    turned = (look - at).to_track_quat("-Z", "Y").to_matrix().to_4x4() @ Matrix.Rotation(math.radians(view["roll"]), 4, "Z")
    held.matrix_world = Matrix.Translation(at) @ turned
    bpy.context.scene.camera = held


def renderer(width, height, samples, seed, bounces=5):
    scene = bpy.context.scene
    scene.render.engine, scene.cycles.samples, scene.cycles.use_denoising, scene.cycles.seed = "CYCLES", samples, False, seed
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, .03
    if any(light.type == "SPOT" for light in bpy.data.lights):
        # Most samples miss a lamp if they also go to the sky and to glowing walls: leave those to bounces, and let no pixel stop early.
        scene.cycles.use_adaptive_sampling, scene.world.cycles.sampling_method = False, "NONE"
        for material in bpy.data.materials:
            material.cycles.sample_as_light = False
    scene.cycles.max_bounces, scene.cycles.transparent_max_bounces = bounces, 16
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    for name in PASSES:
        setattr(bpy.context.view_layer, "use_pass_" + name, True)
    scene.render.image_settings.file_format, scene.render.image_settings.color_depth = "OPEN_EXR_MULTILAYER", "16"
