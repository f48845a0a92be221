"""Simulates cloth with Blender, while the body moves from rest into its pose, in a scene of its own. Results are cached outside the project."""
import hashlib
import os
from pathlib import Path

import bpy
import numpy as np

from figures.forms import bare, smoothed

MOVES, FRAMES, STAGES = 16, 34, 5  # frames of the movement into the pose; all frames; poses of the movement
KEPT = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "studio-cloth"


def stages(posed, points, weights):
    return [posed.skin(points, weights, s).astype(np.float32) for s in np.linspace(0, 1, STAGES)]


def fallen(posed, pieces, solids, blocks=()):
    """Returns the points of each piece after the simulation. `solids`: (points, faces, weights) of bodies that follow the bones; `blocks`: pairs
    of corners (low, high)."""
    cloths = [(p, stages(posed, p.points, p.weights)) for p in pieces]
    bodies = [(faces, stages(posed, points, weights)) for points, faces, weights in solids]
    told = hashlib.sha256(Path(__file__).read_bytes())
    for p, moves in cloths:
        told.update(b"".join(m.tobytes() for m in moves) + repr((p.faces, p.stiff)).encode() + p.pin.astype(np.float32).tobytes())
    for faces, moves in bodies:
        told.update(b"".join(m.tobytes() for m in moves))
    told.update(repr((blocks, posed.pose.laid)).encode())
    file = KEPT / (told.hexdigest()[:32] + ".npz")
    if file.exists():
        with np.load(file) as kept:
            return [kept[f"p{k}"].astype(float) for k in range(len(pieces))]
    out = simulated(cloths, bodies, blocks, (0, -9.81, 0) if posed.pose.laid else (0, 0, -9.81))
    KEPT.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(f".{os.getpid()}.npz")
    np.savez_compressed(part, **{f"p{k}": p.astype(np.float32) for k, p in enumerate(out)})
    os.replace(part, file)
    return out


def moved(held, places):
    """Adds absolute shape keys that move the mesh through `places` in the first MOVES frames."""
    held.shape_key_add(name="rest", from_mix=False)
    for points in places[1:]:
        held.shape_key_add(name="stage", from_mix=False).data.foreach_set("co", points.ravel())
    keys = held.data.shape_keys
    keys.use_relative = False
    for frame, at in ((1, 0), (MOVES, len(places) - 1)):
        keys.eval_time = keys.key_blocks[at].frame
        keys.keyframe_insert("eval_time", frame=frame)
    for curve in keys.animation_data.action.fcurves:
        for point in curve.keyframe_points:
            point.interpolation = "LINEAR"


def simulated(cloths, bodies, blocks, gravity):
    scene = bpy.data.scenes.new("fitting")
    scene.gravity, scene.frame_start, scene.frame_end = gravity, 1, FRAMES
    made = []

    def put(points, faces, places=None):
        held = bare(points, faces)
        scene.collection.objects.link(held)
        made.append(held)
        if places:
            moved(held, places)
        return held
    solids = [put(moves[0], faces, moves) for faces, moves in bodies]
    for low, high in blocks:
        c = [(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])]
        solids.append(put(np.array(c), [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]))
    for solid in solids:
        solid.modifiers.new("collision", "COLLISION")
        solid.collision.thickness_outer, solid.collision.cloth_friction, solid.collision.damping = .006, 14, .6
    held = []
    for p, moves in cloths:
        one = put(moves[0], p.faces, moves)
        group = one.vertex_groups.new(name="pin")
        for i, w in enumerate(p.pin):
            if w > .003:
                group.add([i], float(min(w, 1)), "REPLACE")
        cloth = one.modifiers.new("cloth", "CLOTH")
        c, hit = cloth.settings, cloth.collision_settings
        c.quality, c.mass, c.air_damping, c.vertex_group_mass, c.pin_stiffness = 6, .25, 1.5, "pin", 12
        c.tension_stiffness = c.compression_stiffness = 25
        c.shear_stiffness, c.bending_stiffness, c.tension_damping, c.bending_damping = 12, .8 * p.stiff, 8, .6
        hit.collision_quality, hit.distance_min, hit.use_self_collision = 2, .005, False
        cloth.point_cache.frame_start, cloth.point_cache.frame_end = 1, FRAMES
        held.append(one)
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    graph, out = scene.view_layers[0].depsgraph, []
    for (p, _), one in zip(cloths, held):
        flat = np.empty(len(p.points) * 3, np.float32)
        one.evaluated_get(graph).data.vertices.foreach_get("co", flat)
        out.append(smoothed(flat.reshape(-1, 3).astype(float), p.faces, 2))
    for one in made:
        data = one.data
        bpy.data.objects.remove(one, do_unlink=True)
        bpy.data.meshes.remove(data)
    bpy.data.scenes.remove(scene)
    return out
