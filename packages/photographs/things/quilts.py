"""The quilted lid cover, tied over a pot."""
import math
import mathutils
from mathutils.bvhtree import BVHTree
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
    """The cloth beyond the tie: gathered into many narrow pleats at the neck, it opens and turns over, and its thin edge waves."""
    rows, steps, v, uv = 60, 960, [], []
    noise = lambda *p: mathutils.noise.noise(mathutils.Vector(p))
    for k in range(steps):
        t = 2 * math.pi * k / steps
        c, s = math.cos(t), math.sin(t)
        long = .47 + .07 * noise(1.5 * c, 1.5 * s, 8.0) + .03 * noise(5 * c, 5 * s, 2.0)
        limp = 1.95 + .40 * noise(1.4 * c, 1.4 * s, 11.0) + .25 * noise(4 * c, 4 * s, 12.0)
        pleat = 12 * t + 2.4 * noise(1.3 * c, 1.3 * s, 1.0) + 1.2 * noise(4 * c, 4 * s, 4.0)  # no two are alike
        r, z, far = .105, rise, .0
        for i in range(rows + 1):
            u = i / rows
            turn = .08 + limp * max(0, u - .12) ** 1.1
            fold = math.sin(pleat + .5 * u * noise(3 * c, 3 * s, 4.0))
            deep = (.016 + .040 * u) * (1 + .50 * noise(2.6 * c, 2.6 * s, 6.0 + u))
            d = deep * fold + .007 * u ** 2 * math.sin(2 * pleat + 1.3 + 3 * noise(3 * c, 3 * s, 7.0)) + .03 * noise(2 * c, 2 * s, 3 * u) * u
            nr, nz = math.cos(turn), -math.sin(turn)  # away from the neck
            a = t + .05 * math.cos(pleat) * u  # a pleat leans over its neighbour
            v.append(((r + nr * d) * math.cos(a), (r + nr * d) * math.sin(a), z + nz * d))
            uv.append((.5 + (.12 + far) * c / PRINT, .5 + (.12 + far) * s / PRINT))
            step = long / rows
            r, z, far = r + math.sin(turn) * step, z + math.cos(turn) * step, far + step
    n = rows + 1
    f = [(k * n + i, (k + 1) % steps * n + i, (k + 1) % steps * n + i + 1, k * n + i + 1) for k in range(steps) for i in range(rows)]
    o = with_uv(mesh('ruffle', v, f, mat, 80), uv)
    thick = o.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .007, 0
    return o


def loose_end(path, wide, under, mat, high, slant):
    """Cotton tape from the knot along (x, y) points: it hangs from `high` and then lies on the cloth `under` it, its end cut `slant`ing."""
    cloth = BVHTree.FromPolygons([p.co for p in under.data.vertices], [tuple(p.vertices) for p in under.data.polygons])
    line, columns, v = curve([(x, y, 0) for x, y in path], 16), 12, []
    n, first = len(line) - 1, line[0]
    for i in range(n + 1):
        for k in range(columns + 1):
            s, u = 2 * k / columns - 1, i / n
            at = n * u * (1 - slant * (1 + s) / 2)
            j = min(n - 1, int(at))
            p, along = line[j].lerp(line[j + 1], at - j), (line[j + 1] - line[j]).normalized()
            w = wide * (.55 + .45 * min(1, u * 6))
            p = p + mathutils.Vector((along.y, -along.x, 0)) * s * w / 2
            hit = cloth.ray_cast(mathutils.Vector((p.x, p.y, 3)), mathutils.Vector((0, 0, -1)))[0]
            far = (p - first).length
            hang = high - .9 * far - 2.2 * far * far
            lie = hit.z + .014 + .016 * math.sin(9 * u) ** 2 + .006 * s * s  # soft: it touches the cloth here and there
            v.append((p.x, p.y, max(lie, hang)))
    c = columns + 1
    o = mesh('tape end', v, [(i * c + k, i * c + k + 1, (i + 1) * c + k + 1, (i + 1) * c + k) for i in range(n) for k in range(columns)], mat, 70)
    thick = o.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .009, 0
    return o


def knot(mat, z, under):
    """A small flat knot before the neck, and two ends that lie on the cover."""
    over = bar('knot', curve([(.012, -.158, z + .050), (.004, -.192, z + .038), (0, -.204, z), (-.006, -.192, z - .040), (-.010, -.160, z - .056)], 8), lambda u: .082 + .014 * math.cos(6.283 * u), .024, mat, (1, 0, .12), 3)
    for p in over.data.vertices:
        p.co += mathutils.noise.noise_vector(p.co * 14) * .005
    ends = [loose_end([(.012 * side, -.170), (.055 * side, -.25), (.12 * side * k, -.40), (.17 * side * k, -.56), (.27 * side * k, -.70 - .05 * side)], .086, under, mat, z + .005, slant) for side, k, slant in ((-1, .9, -.05), (1, 1.1, .05))]
    return [over, *ends]


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
    parts += knot(blue, top - .0125, parts[0])
    for o in parts:
        o.location.z += h
