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
            puff = (abs(math.sin(math.pi * (x + y) / math.sqrt(2) / SQUARE)) * abs(math.sin(math.pi * (x - y) / math.sqrt(2) / SQUARE))) ** .7
            tight = min(1, max(0, (far - .15) / .5))
            fold = math.cos(7 * t + 1.8 * noise(math.cos(t), math.sin(t), 1.0) + .6) * .075 * math.exp(-((far - .34) / .34) ** 2) * min(1, max(.25, far / .3))
            slack = .030 * noise(x * 1.3, y * 1.3, 2.0) * tight
            ruffle = .016 * math.cos(46 * t + 3 * noise(2 * math.cos(t), 2 * math.sin(t), 5.0)) * math.exp(-(along[i] / .16) ** 2)
            d = .056 * puff * tight * min(1, .3 + along[i] * 4) + fold + slack + ruffle
            v.append(((p.x + out.x * d) * math.cos(t), (p.x + out.x * d) * math.sin(t), p.z + out.z * d))
            uv.append((.5 + x / PRINT, .5 + y / PRINT))
    n = len(line)
    f = [(i * steps + k, i * steps + (k + 1) % steps, (i + 1) * steps + (k + 1) % steps, (i + 1) * steps + k) for i in range(n - 1) for k in range(steps)]
    return with_uv(mesh('dome', v, f, mat, 70), uv)


def ruffle(mat, rise):
    """The cloth beyond the tie: it opens from a narrow neck, turns over and hangs, limp, in pleats; the corners of the square hang lowest."""
    rows, steps, v, uv = 64, 540, [], []
    noise = lambda *p: mathutils.noise.noise(mathutils.Vector(p))
    for k in range(steps):
        t = 2 * math.pi * k / steps
        c, s = math.cos(t), math.sin(t)
        point = abs(math.cos(2 * t + .7 + .3 * noise(c, s, 3.0))) ** 2
        long = .47 + .17 * point + .05 * noise(2 * c, 2 * s, 8.0)
        limp = 2.95 + .45 * noise(1.4 * c, 1.4 * s, 11.0) + .25 * point
        r, z, far = .105, rise, .0
        for i in range(rows + 1):
            u = i / rows
            turn = .12 + limp * max(0, u - .10) ** .8
            fold = math.sin(12 * t + 2.6 * noise(1.2 * c, 1.2 * s, 1.0) + .9 * u * noise(3 * c, 3 * s, 4.0))
            deep = (.018 + .052 * min(1, u * 1.6)) * (1 + .45 * noise(2.2 * c, 2.2 * s, 6.0 + u))
            d = deep * fold + .02 * noise(4 * c, 4 * s, 3 * u) * u
            nr, nz = math.cos(turn), -math.sin(turn)  # away from the neck
            sway = .07 * fold * u  # a pleat also leans to its side
            a = t + sway * .5
            v.append(((r + nr * d) * math.cos(a), (r + nr * d) * math.sin(a), z + nz * d))
            uv.append((.5 + (.12 + far) * c / PRINT, .5 + (.12 + far) * s / PRINT))
            step = long / rows
            r, z, far = r + math.sin(turn) * step, z + math.cos(turn) * step, far + step
    n = rows + 1
    f = [(k * n + i, (k + 1) % steps * n + i, (k + 1) % steps * n + i + 1, k * n + i + 1) for k in range(steps) for i in range(rows)]
    o = with_uv(mesh('ruffle', v, f, mat, 80), uv)
    thick = o.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .016, 0
    return o


def ribbon(path, wide, mat, twist=0.0):
    """Cotton tape along a path, soft: it leans to one side and the other, and its edges curl."""
    line, v, columns = curve(path, 14), [], 8
    n = len(line)
    for i, p in enumerate(line):
        u = i / (n - 1)
        t = (line[min(n - 1, i + 1)] - line[max(0, i - 1)]).normalized()
        side = mathutils.Vector((0, -.35, 1)) if abs(t.z) < .8 else mathutils.Vector((1, 0, 0))
        side = (side - t * side.dot(t)).normalized()
        side = mathutils.Matrix.Rotation(twist * (u - .2) + .35 * math.sin(6 * u + twist), 3, t) @ side
        up, w = t.cross(side), wide(u)
        for k in range(columns + 1):
            s = 2 * k / columns - 1
            v.append(p + side * s * w / 2 + up * (.010 * s * s + .006 * math.sin(23 * u + 2 * s)))
    c = columns + 1
    o = mesh('ribbon', v, [(i * c + k, i * c + k + 1, (i + 1) * c + k + 1, (i + 1) * c + k) for i in range(n - 1) for k in range(columns)], mat, 70)
    thick = o.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .012, 0
    return o


def bow(mat, z):
    """Tied before the neck: two loops that droop, a knot over them, two ends that lie on the cover."""
    wide, parts = lambda u: .135 - .075 * math.exp(-(u / .10) ** 2) - .075 * math.exp(-((1 - u) / .10) ** 2), []
    for side in (-1, 1):
        k = 1.0 if side > 0 else .9
        parts.append(ribbon([(0, -.37, z), (.14 * side, -.44, z + .085 * k), (.33 * side, -.50, z + .095 * k), (.47 * side * k, -.54, z - .01), (.42 * side * k, -.57, z - .11), (.24 * side, -.52, z - .085), (.10 * side, -.45, z - .02), (0, -.385, z)], wide, mat))
        low = lambda u: .105 - .05 * math.exp(-(u / .10) ** 2)
        parts.append(ribbon([(.01 * side, -.385, z - .01), (.07 * side, -.47, z - .10), (.13 * side, -.58, z - .17), (.22 * side, -.72, z - .215 - .01 * k), (.27 * side * k, -.86, z - .275), (.38 * side * k, -.99, z - .335)], low, mat, .5 * side))
    knot = lathe('knot', [(0, -.050, 0), (.034, -.048, .01), (.052, -.02, .02), (.054, .02, .02), (.036, .048, .01), (0, .050, 0)], mat, 40)
    for p in knot.data.vertices:
        p.co *= 1 + .16 * mathutils.noise.noise(p.co * 16)
        p.co.x, p.co.y = p.co.x * 1.35, p.co.y * 1.1
    knot.location = (0, -.415, z)
    parts.append(knot)
    return parts


def tied_cover(label):
    """An enamelled pot of 24 cm, its lid under the cover; `label` is the printed cotton."""
    blue_pot = materials.enamel('1f4456', .12)
    r, h = 1.20, 1.14
    lathe('pot', [(0, 0, 0), (r - .03, 0, .035), (r, .06, .03), (r, h - .03, .0), (r + .035, h, .012), (r + .02, h + .015, .01), (r - .03, h, 0)], blue_pot, 200)
    lathe('lid', [(r - .02, h, 0), (r + .05, h + .01, .01), (r + .05, h + .03, .01), (r - .05, h + .06, .02), (0, h + .2, .3)], blue_pot, 160)
    for side in (-1, 1):
        ear(r + .01, h - .26, .66, .26, .10, blue_pot, side)
    cloth, blue = cotton(label), materials.cloth('2f5361', 40)
    parts = [dome(cloth)]
    wave = lambda t: mathutils.Vector(((1.285 + .012 * math.cos(46 * t)) * math.cos(t), (1.285 + .012 * math.cos(46 * t)) * math.sin(t), -.085 + .012 * math.cos(5 * t + 1)))
    parts.append(bar('hem', [wave(2 * math.pi * k / 480) for k in range(480)], .05, .075, blue, (0, 0, 1), 2.6, loop=True))
    top = .90
    parts.append(ruffle(cloth, top - .06))
    for k in range(2):  # the tape goes round twice
        ring = [mathutils.Vector((.150 * math.cos(a), .150 * math.sin(a), top - .035 + .045 * k + .012 * math.sin(a + k))) for a in [2 * math.pi * i / 64 for i in range(64)]]
        parts.append(bar('tape', ring, .050, .022, blue, (0, 0, 1), 4, loop=True))
    parts += bow(blue, top - .085)
    for o in parts:
        o.location.z += h
