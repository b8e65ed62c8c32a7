"""Shapes: turned, lofted along a path, cut from a plank. Every edge gets a radius."""
import math
import bmesh
import bpy
from mathutils import Vector, noise


def mesh(name, verts, faces, mat=None, angle=40):
    m = bpy.data.meshes.new(name)
    m.from_pydata(verts, [], faces)
    m.update()
    o = bpy.data.objects.new(name, m)
    bpy.context.collection.objects.link(o)
    if mat:
        m.materials.append(mat)
    m.polygons.foreach_set('use_smooth', [True] * len(m.polygons))
    m.use_auto_smooth, m.auto_smooth_angle = True, math.radians(angle)
    return o


def tidy(o):
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    return o


def rounded(points, steps=10):
    """A line of (x, z, radius) with its corners turned into arcs."""
    out = []
    for i, (x, z, r) in enumerate(points):
        if r == 0 or i in (0, len(points) - 1):
            out.append((x, z))
            continue
        p = Vector((x, z))
        a, b = Vector(points[i - 1][:2]) - p, Vector(points[i + 1][:2]) - p
        t = min(r / math.tan(a.angle(b) / 2), a.length * .49, b.length * .49)
        p0, p1 = p + a.normalized() * t, p + b.normalized() * t
        for k in range(steps + 1):
            u = k / steps
            q = p0 * (1 - u) ** 2 + p * 2 * u * (1 - u) + p1 * u * u
            out.append((q.x, q.y))
    return out


def lathe(name, profile, mat, steps=144):
    """Turns (radius, height, corner) round the z axis."""
    profile = rounded(profile)
    v, n = [], len(profile)
    for s in range(steps):
        a = 2 * math.pi * s / steps
        v += [(r * math.cos(a), r * math.sin(a), z) for r, z in profile]
    f = [(s * n + i, (s + 1) % steps * n + i, (s + 1) % steps * n + i + 1, s * n + i + 1) for s in range(steps) for i in range(n - 1)]
    return tidy(mesh(name, v, f, mat))


def loft(name, rings, mat, angle=40, loop=False):
    """A skin over rings of equally many points; the ends are closed unless it is a `loop`."""
    n, m = len(rings[0]), len(rings)
    v = [p for ring in rings for p in ring]
    f = [(r * n + i, r * n + (i + 1) % n, (r + 1) % m * n + (i + 1) % n, (r + 1) % m * n + i) for r in range(m if loop else m - 1) for i in range(n)]
    if not loop:
        f += [tuple(range(n)), tuple(range((m - 1) * n, m * n))]
    return tidy(mesh(name, v, f, mat, angle))


def curve(points, steps=12, loop=False):
    """A smooth line through the points (Catmull-Rom)."""
    p = [Vector(q) for q in points]
    n = len(p)
    get = (lambda i: p[i % n]) if loop else (lambda i: p[max(0, min(n - 1, i))])
    out = []
    for i in range(n if loop else n - 1):
        a, b, c, d = get(i - 1), get(i), get(i + 1), get(i + 2)
        for k in range(steps):
            u = k / steps
            out.append(.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3))
    return out if loop else out + [p[-1]]


def oval(w, h, power=2.0, steps=28):
    """A section: an ellipse at power 2, nearly a rectangle from 5 on."""
    t = [2 * math.pi * (i + .5) / steps for i in range(steps)]
    side = lambda x, r: math.copysign(abs(x) ** (2 / power), x) * r / 2
    return [(side(math.cos(a), w), side(math.sin(a), h)) for a in t]


def bar(name, path, width, thick, mat, across=(0, 1, 0), power=4.0, loop=False):
    """A strap, handle or rod along a path. `width` and `thick` are numbers or functions of 0 to 1; the width
    lies along `across`."""
    path = [Vector(p) for p in path]
    n = len(path)
    side = Vector(across).normalized()
    size = lambda v, u: v(u) if callable(v) else v
    rings = []
    for i, p in enumerate(path):
        a, b = (path[i - 1], path[(i + 1) % n]) if loop else (path[max(0, i - 1)], path[min(n - 1, i + 1)])
        up = (b - a).normalized().cross(side).normalized()
        u = i / (n - 1)
        rings.append([p + side * x + up * y for x, y in oval(size(width, u), size(thick, u), power)])
    return loft(name, rings, mat, loop=loop)


def plank(name, outline, thick, mat, edge=.02, segments=3):
    """An outline (x, y) with a thickness; its top lies at `thick`."""
    n = len(outline)
    v = [(x, y, z) for z in (0, thick) for x, y in outline]
    f = [tuple(reversed(range(n))), tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    o = mesh(name, v, f, mat, 30)
    b = o.modifiers.new('edge', 'BEVEL')
    b.width, b.segments, b.limit_method, b.angle_limit = edge, segments, 'ANGLE', math.radians(50)
    return o


def rectangle(w, d, r=.05, steps=8):
    """The outline of a rectangle with round corners, about the origin."""
    out = []
    for i, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for k in range(steps + 1):
            a = math.pi / 2 * (i + k / steps)
            out.append((sx * (w / 2 - r) + r * math.cos(a), sy * (d / 2 - r) + r * math.sin(a)))
    return out


def cut(o, x, y, r, length=1.0, axis='z'):
    """A round hole at (x, y)."""
    hole = lathe('hole', [(0, -length, 0), (r, -length, 0), (r, length, 0), (0, length, 0)], None, 40)
    hole.location = (x, y, 0) if axis == 'z' else (x, 0, y)
    if axis == 'y':
        hole.rotation_euler = (math.pi / 2, 0, 0)
    hole.hide_render = True
    m = o.modifiers.new('hole', 'BOOLEAN')
    m.object, m.solver = hole, 'EXACT'
    hole.parent = o
    return o


def wrap(name, radius, low, high, degrees, mat, facing=-90, columns=48):
    """A label round a cylinder, its middle towards `facing`."""
    v, uv = [], []
    for j in range(2):
        for i in range(columns + 1):
            u = i / columns
            a = math.radians(facing + (u - .5) * degrees)
            v.append((radius * math.cos(a), radius * math.sin(a), low + (high - low) * j))
            uv.append((u, j))
    f = [(i, i + 1, columns + 2 + i, columns + 1 + i) for i in range(columns)]
    return with_uv(mesh(name, v, f, mat), uv)


def sheet(name, w, h, mat, bend=0.0, rows=12):
    """A flat card with a picture, its middle at the origin; `bend` lifts its ends."""
    v, uv = [], []
    for j in range(rows + 1):
        for i in (0, 1):
            y = j / rows
            v.append(((i - .5) * w, (y - .5) * h, bend * (2 * y - 1) ** 2))
            uv.append((i, y))
    return with_uv(mesh(name, v, [(2 * j, 2 * j + 1, 2 * j + 3, 2 * j + 2) for j in range(rows)], mat), uv)


def with_uv(o, uv):
    layer = o.data.uv_layers.new()
    for loop in o.data.loops:
        layer.data[loop.index].uv = uv[loop.vertex_index]
    return o


def soften(o, amount, scale=2.3, seed=0.0):
    """Nothing that has grown is quite round."""
    for v in o.data.vertices:
        v.co += noise.noise_vector(v.co * scale + Vector((seed, 0, 0))) * amount
    m = o.modifiers.new('round', 'SUBSURF')
    m.levels = m.render_levels = 2
    return o


def rest(*parts):
    """Lets parts that have been turned together touch the ground."""
    bpy.context.view_layer.update()
    now = bpy.context.evaluated_depsgraph_get()
    low = min((o.matrix_world @ v.co).z for o in parts for v in o.evaluated_get(now).data.vertices)
    for o in parts:
        o.location.z -= low
