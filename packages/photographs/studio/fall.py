"""Lets loose things fall and come to rest on the ground, so that they lie in a heap as they would."""
import bpy


def fall(things, obstacles=(), steps=55, friction=1.2):
    """Drops `things` (in place, above the ground) and leaves each where it lies after `steps` of 1/24 s."""
    scene = bpy.context.scene
    bpy.ops.mesh.primitive_plane_add(size=40)
    floor = bpy.context.object
    if scene.rigidbody_world is None:
        bpy.ops.rigidbody.world_add()
    scene.rigidbody_world.point_cache.frame_end = steps
    scene.rigidbody_world.substeps_per_frame = 8
    for o, kind in [(floor, 'PASSIVE')] + [(o, 'PASSIVE') for o in obstacles] + [(o, 'ACTIVE') for o in things]:
        bpy.context.view_layer.objects.active = o
        bpy.ops.rigidbody.object_add(type=kind)
        b = o.rigid_body
        b.collision_shape = 'CONVEX_HULL' if kind == 'ACTIVE' else 'MESH'
        b.friction, b.restitution, b.use_margin, b.collision_margin = friction, .05, True, .001
        b.linear_damping, b.angular_damping = .5, .85
    for frame in range(1, steps + 1):
        scene.frame_set(frame)
    now = bpy.context.evaluated_depsgraph_get()
    lain = [o.evaluated_get(now).matrix_world.copy() for o in things]
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    for o, at in zip(things, lain):
        o.matrix_world = at
    bpy.data.objects.remove(floor)
