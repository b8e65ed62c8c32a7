"""The quilted lid cover, tied over a pot."""
import math
import bpy
import mathutils
from studio import materials
from studio.nodes import Nodes, rgb
from studio.shapes import bar, curve, lathe, mesh, rounded, with_uv
from things.pots import ear

PRINT = 4.0  # the printed cotton is 40 cm wide
SQUARE = .40  # stitched in squares of 4 cm


def cotton(image):
    """Printed cotton over towelling."""
    n = Nodes('printed cotton')
    weft = n('TexWave', dict(bands_direction='X'), Vector=n.at, Scale=34.0, Distortion=1.5, Detail=2.0).outputs[1]
    warp = n('TexWave', dict(bands_direction='Z'), Vector=n.at, Scale=34.0, Distortion=1.5, Detail=2.0).outputs[1]
    worn = n.math('ADD', n.math('MULTIPLY', n.noise(60.0, detail=3.0), .5), n.math('MULTIPLY', n.noise(5.0), .5))  # a block prints unevenly
    ink = n.mix(n('MapRange', Value=worn, From_Min=.46, From_Max=.66, To_Min=.0, To_Max=.50).outputs[0], n.image(image), rgb('efe2ca'))
    c = n('HueSaturation', Color=ink, Value=n.span(n.noise(7.0), .90, 1.05)).outputs[0]
    return n.surface(Base_Color=c, Roughness=.95, Specular=.1, Sheen=.3, Normal=n.bump(n.math('ADD', weft, warp), .16, .01))


def printed(o, skin_at):
    """Lays the print over a part: `skin_at(x, y, z)` is its place on the cloth."""
    return with_uv(o, [tuple(.5 + k / PRINT for k in skin_at(*v.co)) for v in o.data.vertices])


def dome(mat):
    """The cloth over a lid of 24 cm, from the elastic edge up to the knot."""
    line = curve([(r, 0, z) for r, z in rounded([(1.27, -.10, 0), (1.31, -.03, .03), (1.30, .06, .05), (1.16, .24, .2), (.78, .43, .2), (.42, .55, .12), (.20, .70, .1), (.125, .86, 0)], 10)], 4)
    along = [0.0]
    for p, q in zip(line, line[1:]):
        along.append(along[-1] + (q - p).length)
    v, uv, steps = [], [], 360
    noise = lambda *at: mathutils.noise.noise(mathutils.Vector(at))
    for i, p in enumerate(line):
        far = along[-1] - along[i] + .12  # from the middle of the cloth
        a, b = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        out = mathutils.Vector(((b - a).z, 0, -(b - a).x)).normalized()
        for k in range(steps):
            t = 2 * math.pi * k / steps
            x, y = far * math.cos(t), far * math.sin(t)
            puff = (abs(math.sin(math.pi * (x + y) / math.sqrt(2) / SQUARE)) * abs(math.sin(math.pi * (x - y) / math.sqrt(2) / SQUARE))) ** .45
            tight = min(1, max(0, (far - .15) / .5))
            fold = math.cos(7 * t + 1.8 * noise(math.cos(t), math.sin(t), 1.0) + .6) * .075 * math.exp(-((far - .34) / .34) ** 2) * min(1, max(.25, far / .3))
            slack = .030 * noise(x * 1.3, y * 1.3, 2.0) * tight
            ruffle = .016 * math.cos(46 * t + 3 * noise(2 * math.cos(t), 2 * math.sin(t), 5.0)) * math.exp(-(along[i] / .16) ** 2)
            d = .078 * puff * tight * min(1, .3 + along[i] * 4) + fold + slack + ruffle
            v.append(((p.x + out.x * d) * math.cos(t), (p.x + out.x * d) * math.sin(t), p.z + out.z * d))
            uv.append((.5 + x / PRINT, .5 + y / PRINT))
    n = len(line)
    f = [(i * steps + k, i * steps + (k + 1) % steps, (i + 1) * steps + (k + 1) % steps, (i + 1) * steps + k) for i in range(n - 1) for k in range(steps)]
    return with_uv(mesh('dome', v, f, mat, 70), uv)


def corner(mat, at, turn, rise, long, seed, width=.64, pleats=3.4):
    """A corner of the square beyond the knot, pleated there: cloth that leaves `at` to the side `turn`, `rise` degrees up."""
    rows, columns, v, uv = 46, 60, [], []
    out = mathutils.Euler((0, -math.radians(rise), math.radians(turn))).to_matrix()
    noise = lambda *p: mathutils.noise.noise(mathutils.Vector(p))
    for i in range(rows + 1):
        u = i / rows
        wide = width * (1 - u ** 1.7) + .05
        gather = .22 + .72 * min(1, u / .75) ** .8
        steep = 1.57 * math.sqrt(max(0, 1 / gather ** 2 - 1)) ** .92
        for j in range(columns + 1):
            t = 2 * j / columns - 1
            turns = math.pi * pleats * (t + .10 * noise(t * 2, u * 1.5, seed))
            high = steep * wide * gather / (math.pi * pleats) * (1 + .4 * noise(t * 1.5, u * 2, seed + 9))
            v.append(mathutils.Vector(at) + out @ mathutils.Vector((u * long + .05, t * wide * gather, high * math.sin(turns + seed))))
            uv.append((.5 + .22 * math.cos(seed) + t * wide / PRINT, .5 + .22 * math.sin(seed) + u * long / PRINT))
    n = columns + 1
    o = mesh('corner', v, [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for i in range(rows) for j in range(columns)], mat, 80)
    knot = o.vertex_groups.new(name='knot')
    knot.add(range(7 * n), 1.0, 'REPLACE')
    return with_uv(o, uv)


def drape(cloths, obstacles, steps=18):
    """Lets pinned cloth hang down to the obstacles; it is thick, as three layers are."""
    for o in obstacles:
        o.modifiers.new('hit', 'COLLISION')
        o.collision.thickness_outer, o.collision.cloth_friction = .03, 20
    for o in cloths:
        c = o.modifiers.new('cloth', 'CLOTH')
        k = c.settings
        k.quality, k.mass, k.air_damping, k.vertex_group_mass = 7, .30, 4.0, 'knot'
        k.tension_stiffness = k.compression_stiffness = 20
        k.shear_stiffness, k.bending_stiffness = 12, 20.0
        c.collision_settings.distance_min = .03
        c.point_cache.frame_end = steps
    scene = bpy.context.scene
    for frame in range(1, steps + 1):
        scene.frame_set(frame)
    now = bpy.context.evaluated_depsgraph_get()
    lain = [bpy.data.meshes.new_from_object(o.evaluated_get(now)) for o in cloths]
    scene.frame_set(1)
    for o, m in zip(cloths, lain):
        o.modifiers.clear()
        o.data = m
        m.use_auto_smooth, m.auto_smooth_angle = True, math.radians(80)
        thick = o.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = .036, 0
        b = o.modifiers.new('round', 'SUBSURF')
        b.levels = b.render_levels = 1
    for o in obstacles:
        o.modifiers.remove(o.modifiers['hit'])


def tied_cover(label):
    """An enamelled pot of 24 cm, its lid under the cover; `label` is the printed cotton."""
    blue_pot = materials.enamel('1f4456', .12)
    r, h = 1.20, 1.14
    lathe('pot', [(0, 0, 0), (r - .07, 0, .06), (r, .09, .06), (r, h - .03, .0), (r + .035, h, .012), (r + .02, h + .015, .01), (r - .03, h, 0)], blue_pot, 200)
    lathe('lid', [(r - .02, h, 0), (r + .05, h + .01, .01), (r + .05, h + .03, .01), (r - .05, h + .06, .02), (0, h + .2, .3)], blue_pot, 160)
    for side in (-1, 1):
        ear(r + .01, h - .26, .66, .26, .10, blue_pot, side)
    cloth, blue = cotton(label), materials.cloth('2f5361', 40)
    parts = [dome(cloth)]
    wave = lambda t: mathutils.Vector(((1.285 + .012 * math.cos(46 * t)) * math.cos(t), (1.285 + .012 * math.cos(46 * t)) * math.sin(t), -.085 + .012 * math.cos(5 * t + 1)))
    parts.append(bar('hem', [wave(2 * math.pi * k / 480) for k in range(480)], .05, .075, blue, (0, 0, 1), 2.6, loop=True))
    top = .90
    corners = [corner(cloth, (.07, -.04, top + .06), -30, 52, .98, 1.0), corner(cloth, (-.07, -.04, top + .06), 206, 58, 1.02, 2.6), corner(cloth, (.05, .05, top + .08), 48, 74, .94, 4.1), corner(cloth, (-.05, .05, top + .08), 132, 78, .96, 5.3)]
    drape(corners, parts[:1])
    parts += corners
    for k, (tilt, turn, size) in enumerate(((14, 20, .20), (-20, 70, .18))):  # two turns of the knot
        ring = [mathutils.Vector((size * math.cos(a) * 1.15, size * math.sin(a), 0)) for a in [2 * math.pi * i / 48 for i in range(48)]]
        spin = mathutils.Matrix.Rotation(math.radians(turn), 3, 'Z') @ mathutils.Matrix.Rotation(math.radians(tilt), 3, 'Y')
        o = bar('knot', [spin @ p + mathutils.Vector((0, 0, top + .02 + .07 * k)) for p in ring], .20, .17, cloth, (0, 0, 1), 2.4, loop=True)
        for p in o.data.vertices:
            p.co += mathutils.noise.noise_vector(p.co * 7 + mathutils.Vector((k * 5.0, 0, 0))) * .022
        parts.append(printed(o, lambda x, y, z: (x * 1.4 + k - .5, y + z * 1.4 - 1.2)))
    for o in parts:
        o.location.z += h
