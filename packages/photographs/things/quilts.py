"""The quilted lid cover, tied over a pot."""
import math
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


def corner(points, width, mat, across, seed):
    """A corner of the square beyond the knot: gathered there, then broad, with folds that run out to its point."""
    path, side = curve(points, 20), mathutils.Vector(across).normalized()
    columns, v, uv = 30, [], []
    for i, p in enumerate(path):
        u = i / (len(path) - 1)
        a, b = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        up = (b - a).normalized().cross(side).normalized()
        wide = .07 + width * (math.sin(math.pi / 2 * min(1, u / .42)) ** 1.2) * (1 if u < .42 else ((1 - u) / .58) ** .8)
        for j in range(columns + 1):
            t = 2 * j / columns - 1
            fold = (.05 + .07 * (1 - u)) * math.cos(math.pi * (1.55 * t + .35 * math.sin(2.2 * u + seed)) + seed) * min(1, .35 + u * 2)
            roll = .16 * t * t * min(1, u * 2) * (1 - .3 * u)  # the sides hang lower than the middle
            soft = .030 * mathutils.noise.noise(mathutils.Vector((t * 1.4, u * 4, seed)))
            puff = .022 * abs(math.sin(math.pi * (u * 4.2 + t * 1.4)) * math.sin(math.pi * (u * 4.2 - t * 1.4))) ** .5
            q = p + side * (t * wide) + up * (fold + soft + puff) - mathutils.Vector((0, 0, roll * wide * 2.4))
            v.append(q)
            uv.append((.5 + .25 * math.cos(seed) + (t * wide * 1.7) / PRINT, .20 + .1 * math.sin(seed) + u * 1.7 / PRINT))
    n = columns + 1
    f = [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for i in range(len(path) - 1) for j in range(columns)]
    o = with_uv(mesh('corner', v, f, mat, 80), uv)
    thick = o.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .045, 0
    b = o.modifiers.new('edge', 'BEVEL')
    b.width, b.segments, b.limit_method = .018, 3, 'ANGLE'
    return o


def tied_cover(label):
    """A steel pot of 24 cm, its lid under the cover; `label` is the printed cotton."""
    steel = materials.metal('b9bab7', 'c9cbc7', rough=(.20, .27), bump=.02)
    r, h = 1.20, 1.14
    lathe('pot', [(0, 0, 0), (r - .07, 0, .06), (r, .09, .06), (r, h - .03, .0), (r + .035, h, .012), (r + .02, h + .015, .01), (r - .03, h, 0)], steel, 200)
    lathe('lid', [(r - .02, h, 0), (r + .05, h + .01, .01), (r + .05, h + .03, .01), (r - .05, h + .06, .02), (0, h + .2, .3)], steel, 160)
    for side in (-1, 1):
        ear(r + .01, h - .26, .66, .26, .10, steel, side)
    cloth, blue = cotton(label), materials.cloth('2f5361', 40)
    parts = [dome(cloth)]
    wave = lambda t: mathutils.Vector(((1.285 + .012 * math.cos(46 * t)) * math.cos(t), (1.285 + .012 * math.cos(46 * t)) * math.sin(t), -.085 + .012 * math.cos(5 * t + 1)))
    parts.append(bar('hem', [wave(2 * math.pi * k / 480) for k in range(480)], .05, .075, blue, (0, 0, 1), 2.6, loop=True))
    top = .90
    corners = [
        ([(.02, -.02, top), (.24, -.10, top + .17), (.56, -.18, top + .18), (.84, -.26, top - .10)], .34, (.15, .75, .55), 1.0),
        ([(-.02, -.02, top), (-.26, -.08, top + .19), (-.58, -.16, top + .22), (-.92, -.22, top + .02)], .34, (-.15, .75, .55), 2.2),
        ([(.02, .04, top), (.16, .14, top + .22), (.36, .24, top + .36), (.60, .34, top + .34)], .32, (-.5, .25, .8), 3.1),
        ([(-.02, .04, top), (-.10, .14, top + .26), (-.26, .24, top + .42), (-.50, .32, top + .44)], .30, (.55, .25, .8), 4.4),
    ]
    parts += [corner(points, width, cloth, across, seed) for points, width, across, seed in corners]
    for k, (tilt, turn, size) in enumerate(((16, 20, .125), (-24, 70, .115))):  # two turns of the knot
        ring = [mathutils.Vector((size * math.cos(a) * 1.15, size * math.sin(a), 0)) for a in [2 * math.pi * i / 48 for i in range(48)]]
        spin = mathutils.Matrix.Rotation(math.radians(turn), 3, 'Z') @ mathutils.Matrix.Rotation(math.radians(tilt), 3, 'Y')
        o = bar('knot', [spin @ p + mathutils.Vector((0, 0, top + .03 * k)) for p in ring], .16, .13, cloth, (0, 0, 1), 2.4, loop=True)
        for p in o.data.vertices:
            p.co += mathutils.noise.noise_vector(p.co * 7 + mathutils.Vector((k * 5.0, 0, 0))) * .022
        parts.append(printed(o, lambda x, y, z: (x * 1.4 + k - .5, y + z * 1.4 - 1.2)))
    for o in parts:
        o.location.z += h
