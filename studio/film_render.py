"""Renders the frames of one film inside Blender: blender -b -noaudio -P film_render.py -- FILM.json FOLDER WIDTH HEIGHT SAMPLES

Moving sun: the sky's light and bounced light are rendered once, with many samples, at the middle of the sun's swing; or, if bounced light
follows the sun, at three of its positions, and interpolated. For each position of the sun only its direct light is rendered (no bounces, few
samples, always the same seed, so that the noise stands still) and added. The sun moves in one direction, more slowly at both ends. retime.py
interpolates the frames and closes the loop under a cloud; for that, each position is also written without direct sunlight.

Lamps that turn on and off: the scene is rendered once, with a light group for each lamp, and a frame is their weighted sum. It is rendered at
twice the size and then halved, because edges between lit and dark surfaces would be jagged.

Water can ripple in both: waves that repeat with the loop displace its reflections.
"""
import math
from pathlib import Path
import sys

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bpy
from bpy_extras.object_utils import world_to_camera_view
import cv2
from mathutils import Vector
import numpy as np

from figures.moves import STEPS, ChalkLine
from kit import stage
from kit.paint import WATER
import loop
import render
import resolve
import ripples

BOUNCES = (-1, 0, 1)  # positions of the sun in its swing at which bounced light is rendered, if it follows the sun
FILL = 12  # pixels: radius (sigma) of the blur that extends light beyond surfaces
# Upper limit for regions around moving people. With far fewer samples than the rest, more of their light is filtered as fireflies: they get darker.
PART_SAMPLES = 36
NEAR, SOFT = 48, 8  # pixels: margin of the region that is rendered again around a moving person, and its soft edge
# Colours come from the same render as the light. In another render, pixels on an edge would get the colour of the neighbouring surface.
FRAME_PASSES = ("diffuse_direct", "diffuse_color", "transmission_direct", "transmission_color")


def still(folder, name):
    """Renders the current scene. Returns its passes."""
    exr = folder / f"{name}.exr"
    bpy.context.scene.render.filepath = str(exr)
    bpy.ops.render.render(write_still=True)
    layer = resolve.Layers(exr)
    exr.unlink()
    return layer


def world_strength(sky, seen):
    """Sets the strength of the sky's light (`sky`) and the brightness of the sky that the camera sees (`seen`)."""
    lights, shows = [n for n in bpy.context.scene.world.node_tree.nodes if n.bl_idname == "ShaderNodeBackground"]
    lights.inputs[1].default_value, shows.inputs[1].default_value = sky, seen


def water_of(layer, strength, every=1):
    """Returns the film's ripples, or None if no water is visible. `every`: how many times larger than the film `layer` was rendered."""
    mask = layer("IndexMA", "X")[..., 0] == WATER
    _, position, near = resolve.geometry(layer)
    mask, position, near = (a[::every, ::every] for a in (mask, position, near * every))
    return ripples.Ripples(mask, position, near, strength) if strength and mask.any() else None


def bounds_of(mover):
    """Returns the region of the frame that people cover in any pose of their movement, with a margin: slices of rows and columns, from the top
    left."""
    scene = bpy.context.scene
    width, height = scene.render.resolution_x, scene.render.resolution_y
    seen = np.array([world_to_camera_view(scene, scene.camera, o.matrix_world @ Vector(p)) for o, keys in zip(mover.objects, mover.keys) for key in keys for p in key[::5].tolist()])
    (left, low), (right, high) = seen[:, :2].min(0), seen[:, :2].max(0)
    rows = max(round((1 - high) * height) - NEAR, 0), min(round((1 - low) * height) + NEAR, height)
    columns = max(round(left * width) - NEAR, 0), min(round(right * width) + NEAR, width)
    return slice(*rows), slice(*columns)


def each_step(mover, rendered):
    """Calls `rendered` for each step of people who move, with the render cropped to their region. Returns the region's rows and columns, the
    results, and the weights (height, width, 1) with which they are laid over the frame."""
    render_, (rows, columns) = bpy.context.scene.render, bounds_of(mover)
    width, height = render_.resolution_x, render_.resolution_y
    render_.use_border = render_.use_crop_to_border = True
    # add a hundredth of a pixel, because Blender rounds down
    render_.border_min_x, render_.border_max_x = ((n + .01) / width for n in (columns.start, columns.stop))
    render_.border_min_y, render_.border_max_y = ((height - n + .01) / height for n in (rows.stop, rows.start))
    cycles, steps = bpy.context.scene.cycles, []
    samples, cycles.samples = cycles.samples, min(cycles.samples, PART_SAMPLES)
    for step in range(STEPS + 1):
        mover.move_to(step)
        steps.append(rendered())
        print(f"STEP {step}/{STEPS}", flush=True)
    mover.move_to(0)
    cycles.samples = samples
    render_.use_border = render_.use_crop_to_border = False
    edge = np.zeros((rows.stop - rows.start, columns.stop - columns.start), np.float32)
    edge[SOFT:-SOFT, SOFT:-SOFT] = 1
    return rows, columns, steps, cv2.blur(edge, (2 * SOFT, 2 * SOFT))[..., None]


def with_movers(scene, movers, share, light):
    """Returns a copy of `scene` with moving people at the step nearest to `share` of the film. `light` returns the light of a region from what was
    rendered for its step."""
    scene = scene.copy()
    for mover, (rows, columns, steps, soft) in movers:
        here = scene[rows, columns]
        here += soft * (light(steps[round(mover.step_at(share))]) - here)
    return scene


def halved(scene):
    """Returns a picture at half its size. Each pixel is the mean of four."""
    return cv2.resize(scene, None, fx=.5, fy=.5, interpolation=cv2.INTER_AREA)


class Writer:
    """Grades frames and writes them as PNG files, numbered from 0000."""

    def __init__(self, folder, shot, frames, water):
        self.folder, self.shot, self.frames, self.water = folder, shot, frames, water

    def write(self, frame, scene, shade=None):
        """Writes one frame, with its ripples, and `shade`, the frame without direct sunlight, to the subfolder `shade`."""
        if shade is not None:
            (self.folder / "shade").mkdir(exist_ok=True)
            self.save(self.seen(frame, shade), self.folder / "shade" / f"{frame:04}.png")
        self.save(self.seen(frame, scene), self.folder / f"{frame:04}.png")

    def seen(self, frame, scene):
        picture = np.clip(resolve.graded(scene, self.shot["exposure"], self.shot["saturation"]), 0, 1)
        return self.water.bend(picture, frame / self.frames) if self.water else picture

    @staticmethod
    def save(picture, file):
        """Writes a PNG with 16 bits per channel: in 8 bits a sky would show bands once it is encoded. A 3×3 median removes the noise of soft
        shadow edges at so few samples, which would make the film half as large again."""
        smooth = cv2.medianBlur((picture[..., ::-1] * 65535 + .5).astype(np.uint16), 3)
        cv2.imwrite(str(file), smooth, [cv2.IMWRITE_PNG_COMPRESSION, 1])


def turn(sun, spec, share):
    """Moves the sun to `share` (-1 to 1) of its swing."""
    at, (rise, round_) = spec["shot"]["sun"], spec["swing"]
    sun.rotation_euler = (math.radians(90 - at["elevation"] - share * rise), 0, math.radians(at["azimuth"] + share * round_))


def mixed(scenes, share):
    """Interpolates the renders at BOUNCES for a sun at `share` (-1 to 1). A parabola through all three makes the light change smoothly at the
    middle."""
    if len(scenes) == 1:
        return scenes[0]
    low, middle, high = scenes
    return np.maximum(middle + share * (high - low) / 2 + share * share * ((high + low) / 2 - middle), 0)


def filled(light, colour):
    """Returns the light on surfaces, extended from their edges into the sky, because people may move in front of it."""
    there = (colour.max(2, keepdims=True) > 0).astype(np.float32)
    around = cv2.GaussianBlur(light * there, (0, 0), FILL) / np.maximum(cv2.GaussianBlur(there, (0, 0), FILL)[..., None], 1e-4)
    return np.where(there > 0, light, around)


def stand_in(picture, part, sky, at, share, frame):
    """Draws moving people into `picture`, which has no direct sunlight. Their colours are those of the current `frame`; their light is
    interpolated between the two nearest steps, because light is smooth and colours are not. `sky`: the sky that is uncovered in at least one
    step."""
    rows, columns, steps, soft = part
    first = min(int(at), STEPS - 1)
    (lights, rests, _), (lights_after, rests_after, _) = steps[first:first + 2]
    on = at - first
    light = (1 - on) * mixed(lights, share) + on * mixed(lights_after, share)
    rest = (1 - on) * mixed(rests, share) + on * mixed(rests_after, share)
    colour, clear = frame("DiffCol")[rows, columns], 1 - frame("Combined", "A")[rows, columns]
    here = picture[rows, columns]
    here += soft * (colour * light + rest + clear * sky - here)


def moving_sun(spec, folder, movers):
    shot, frames = spec["shot"], spec["frames"]
    scene, sun = bpy.context.scene, bpy.data.objects["sun"]
    every = 2 if spec["twice"] else 1
    sky = [n.inputs[1].default_value for n in scene.world.node_tree.nodes if n.bl_idname == "ShaderNodeBackground"]

    def unlit():
        """Returns two lists with an entry for each sun position at which bounced light is rendered: the scene without direct sunlight, and the
        light on its surfaces. Also returns the passes lit by the sky alone."""
        sun.hide_render = True
        world_strength(*sky)
        shade, scenes, lights = still(folder, "shade"), [], []
        sun.hide_render = False
        world_strength(0, 0)
        for share in BOUNCES if spec["follows"] else (0,):
            turn(sun, spec, share)
            bounced = still(folder, "bounced")
            lights.append(resolve.light_without_sun(shade, bounced))
            scenes.append(resolve.unlit_by_sun(shade, bounced, lights[-1]))
        return scenes, lights, shade

    def step():
        """Returns what `stand_in` needs for a step: the light on surfaces, the scene without its diffuse surfaces and sky, and the sky."""
        scenes, lights, shade = unlit()
        colour, beyond = shade("DiffCol"), shade("Env")
        rests = [scene - colour * light - beyond for scene, light in zip(scenes, lights)]
        return [filled(light, colour) for light in lights], rests, beyond

    scene.render.resolution_percentage = 100 * every
    scenes, _, shade = unlit()
    whole = [halved(picture) if spec["twice"] else picture for picture in scenes]
    writer = Writer(folder, shot, frames, water_of(shade, spec["ripple"], every))
    scene.render.resolution_percentage = 100
    parts = [(mover, each_step(mover, step)) for mover in movers]
    line = ChalkLine(movers[0], spec["line"]) if spec["line"] else None
    skies = [np.maximum.reduce([beyond for *_, beyond in steps]) for _, (_, _, steps, _) in parts]

    scene.render.use_persistent_data = True
    scene.cycles.samples, scene.cycles.max_bounces, scene.cycles.use_adaptive_sampling = spec["samples"], 0, False
    scene.world.cycles.sampling_method = "NONE"  # the sky is dark now and must not take samples
    scene.render.film_transparent = True  # the alpha channel tells how much of a pixel is sky
    for name in stage.PASSES:
        setattr(bpy.context.view_layer, "use_pass_" + name, name in FRAME_PASSES)
    for place in range(frames):
        progress = place / (frames - 1)  # 0 to 1, from one end of the swing to the other
        share = math.sin(math.pi * (progress - .5))
        turn(sun, spec, share)
        drawn = progress * loop.length(spec["seconds"])
        played = loop.played(drawn, spec["seconds"])
        for mover in movers:
            mover.move_to(mover.step_at(played))
        if line and drawn >= loop.START:
            line.draw_to(movers[0].step_at(played))
        frame = still(folder, "frame")
        picture = mixed(whole, share).copy()
        for (mover, part), beyond in zip(parts, skies):
            stand_in(picture, part, beyond, mover.step_at(played), share, frame)
        writer.write(place, picture + resolve.sunlit(frame) * (1 + share * spec["fade"]), shade=picture)
        print(f"PLACE {place + 1}/{frames}", flush=True)


def glowing(thing):
    """Returns the Principled BSDF nodes of a mesh that emit light."""
    shaders = [m.node_tree.nodes.get("Principled BSDF") for m in thing.data.materials] if thing.type == "MESH" else []
    return [shader for shader in shaders if shader and shader.inputs["Emission Strength"].default_value > 0]


def grouped():
    """Creates a light group for each glowing mesh, with the point lamps nearest to it, and one for sky and sun. Returns their names: "day", then
    the lamps from near to far and from left to right."""
    def middle(mesh):
        return sum((Vector(corner) for corner in mesh.bound_box), Vector()) / 8
    layer, things = bpy.context.view_layer, list(bpy.context.scene.objects)
    meshes = sorted((t for t in things if glowing(t)), key=lambda t: (round(middle(t).y, 1), middle(t).x))
    for n, mesh in enumerate(meshes):
        mesh.lightgroup = f"lamp{n}"
        for shader in glowing(mesh):
            shader.inputs["Base Color"].default_value = (.004, .004, .012, 1)  # a pane is dark while its lamp is off
    for light in (t for t in things if t.type == "LIGHT" and t.data.type == "POINT"):
        light.lightgroup = min(meshes, key=lambda m: (middle(m) - light.location).length).lightgroup
    bpy.data.objects["sun"].lightgroup = bpy.context.scene.world.lightgroup = "day"
    names = ["day"] + [f"lamp{n}" for n in range(len(meshes))]
    for name in names:
        layer.lightgroups.add(name=name)
    return names


def weight(share, place, groups):
    """Returns the brightness (.03 to 1) of lamp number `place` of `groups` at `share` (0 to 1) of the loop. The lamps turn on one after another
    and off in the same order. All are lit when the loop begins."""
    wave = .5 - .5 * math.cos(math.tau * (share + .5 + .42 * (.5 - place / groups)))
    rise = min(max((wave - .12) / .5, 0), 1)
    return .03 + .97 * rise * rise * (3 - 2 * rise)


def lamps(spec, folder, movers):
    shot, frames = spec["shot"], spec["frames"]
    names = grouped()
    bpy.context.scene.render.resolution_percentage = 200
    layer = still(folder, "lamps")

    def groups(layer):
        return {name: halved(resolve.group(layer, name, sky=name == "day")) for name in names}
    light = groups(layer)
    parts = [(mover, each_step(mover, lambda: groups(still(folder, "part")))) for mover in movers]
    writer = Writer(folder, shot, frames, water_of(layer, spec["ripple"], 2))
    order = sorted(range(len(names) - 1), key=lambda n: (n * 7) % (len(names) - 1)) if spec["scattered"] else range(len(names) - 1)

    def lit(light, share):
        scene = light["day"] * (1 + .22 * math.cos(math.tau * share))
        for place, n in enumerate(order):
            scene = scene + light[f"lamp{n}"] * weight(share, place, len(names) - 1)
        return scene
    for frame in range(frames):
        share = frame / frames
        writer.write(frame, with_movers(lit(light, share), parts, 2 * share, lambda part: lit(part, share)))
        print(f"FRAME {frame + 1}/{frames}", flush=True)


def film(spec, folder, width, height, samples):
    movers = render.set_up(spec["shot"], width, height, samples)
    bpy.context.view_layer.update()
    bpy.context.view_layer.use_pass_material_index = True
    (lamps if spec["lamps"] else moving_sun)(spec, folder, movers)


if __name__ == "__main__":
    render.run(lambda spec, folder, *size: film(spec, Path(folder), *size))
