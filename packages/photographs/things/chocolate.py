"""Chocolate: squares of 5 g, 14 to a bar, the bar in its stitched paper, and a tablet in its own."""
import math
import mathutils
from studio import materials
from studio.nodes import Nodes, rgb
from studio.shapes import bar, loft, mesh, plank, rectangle, with_uv

SIDE = .265  # a square


def dark():
    """Tempered: an even brown with a satin skin."""
    n = Nodes('chocolate')
    blot, skin = n.noise(3.0, detail=4.0), n.noise(40.0, detail=2.0)
    c = n.ramp(blot, (.3, '2b150c'), (.7, '3b1f12'))
    return n.surface(Base_Color=c, Roughness=n.span(blot, .26, .40), Specular=.5, Normal=n.bump(n.math('ADD', blot, n.math('MULTIPLY', skin, .12)), .10, .02))


def piece(columns=2, rows=3, thick=.057, broken=(), seed=0.0):
    """Squares that hang together. `broken` sides ('x', '-x', 'y', '-y') are rough, the others moulded."""
    w, d, m = columns * SIDE, rows * SIDE, dark()

    def rough(x, y):
        for side, is_on, k in (('x', x > w / 2 - .01, 0), ('-x', x < -w / 2 + .01, 0), ('y', y > d / 2 - .01, 1), ('-y', y < -d / 2 + .01, 1)):
            if is_on and side in broken:
                e = .016 * mathutils.noise.noise(mathutils.Vector((x * 9, y * 9, seed)))
                x, y = (x + e, y) if k == 0 else (x, y + e)
        return x, y

    outline, corners = [], [(w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2), (-w / 2, -d / 2)]
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        outline += [rough(ax + (bx - ax) * i / 40, ay + (by - ay) * i / 40) for i in range(40)]
    plank('foot', outline, thick * .52, m, .006, 2)
    for i in range(columns):
        for j in range(rows):
            ring = lambda size, z, r: [(x, y, z) for x, y in rectangle(size, size, r, 6)]
            o = loft('square', [ring(SIDE - .004, thick * .45, .012), ring(SIDE - .014, thick * .62, .012), ring(SIDE - .052, thick * .94, .014), ring(SIDE - .066, thick, .016), ring(SIDE - .10, thick + .001, .016)], m, 30)
            o.location = ((i + .5) * SIDE - w / 2, (j + .5) * SIDE - d / 2, 0)


def tablet(label, width=.62, deep=.72, thick=.11, seed=0.0):
    """A tablet for drinking, wrapped in paper whose ends are folded under; the paper is printed: `label`. Its middle is at the origin."""
    columns, rows, v, uv = 80, 90, [], []
    noise = lambda *p: mathutils.noise.noise(mathutils.Vector((*p, seed)))
    for j in range(rows + 1):
        for i in range(columns + 1):
            s, t = (2 * k / n - 1 for k, n in ((i, columns), (j, rows)))
            s, t = (math.copysign(1 - (1 - abs(q)) ** 1.6, q) for q in (s, t))  # closer at the edges, which are round
            x, y = s * width / 2, t * deep / 2
            up = ((1 - abs(s) ** 26) * (1 - abs(t) ** 26)) ** .4
            soft = .010 * noise(x * 4, y * 4) - .012 * abs(noise(x * 9, y * 7)) * abs(t) ** 3  # paper creases at its folds
            groove = .006 * sum(math.exp(-((y - k * deep / 6) / .02) ** 2) for k in (-1, 1)) + .006 * math.exp(-(x / .02) ** 2)  # between the squares
            v.append((x, y, up * (thick + soft - groove)))
            uv.append((.5 + x / width, .5 + y / deep))
    n, w = Nodes('tablet paper'), columns + 1
    fibre, blot = n.noise(90.0, detail=3.0), n.noise(1.6, detail=4.0)
    shade = n.span(n.math('ADD', n.math('MULTIPLY', fibre, .4), n.math('MULTIPLY', blot, .6)), .92, 1.07)
    ridge = n.math('ABSOLUTE', n.math('SUBTRACT', n.noise(1.0, (5, 4, 4), detail=5.0), .5))
    m = n.surface(Base_Color=n('HueSaturation', Color=n.image(label), Value=shade).outputs[0], Roughness=.62, Specular=.3, Normal=n.bump(ridge, .35, .02))
    with_uv(mesh('tablet', v, [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(rows) for i in range(columns)], m, 60), uv)


def wrapped(label, thread='8a2a17', length=2.06, width=.60, thick=.085, seed=0.0):
    """A bar in thick paper, 20 x 6 cm: a sleeve, pressed flat and sewn at both ends. `label` is its print."""
    rings, columns, rows, uv = [], 72, 110, []
    for j in range(rows + 1):
        x = length * (j / rows - .5)
        flat = min(1, max(0, (length / 2 - abs(x) - .10) / .07))
        flat = flat * flat * (3 - 2 * flat)
        t, w = .012 + (thick - .012) * flat, width + .035 * (1 - flat)
        ring = []
        for i in range(columns):
            upper, s = (1, i) if i < columns // 2 else (-1, columns - 1 - i)  # across the face, and back below
            s = (s + .5) / (columns // 2) * 2 - 1
            s = math.copysign(1 - (1 - abs(s)) ** 1.5, s)  # closer at the edges, which are round
            y, z = s * w / 2, upper * t / 2 * (1 - abs(s) ** 22) ** .4
            soft = mathutils.noise.noise(mathutils.Vector((x * 3.2, y * 4.0, seed))) * .014 * flat
            crease = abs(mathutils.noise.noise(mathutils.Vector((x * 7, y * 9, seed + 4)))) * .022 * flat * max(.25, 1 - (length / 2 - .17 - abs(x)) / .30)
            curl = .02 * (1 - flat) * mathutils.noise.noise(mathutils.Vector((x, y * 2.2, seed + 8)))
            ring.append((x, y, z + thick / 2 + (soft - crease) * (1 if z > 0 else 0) + curl - .35 * (thick - t) / 2))
            uv.append((.5 + x / length, .5 + y / (width + .04)))
        rings.append(ring)
    n = Nodes('bar paper')
    fibre, blot = n.noise(90.0, detail=3.0), n.noise(1.6, detail=4.0)
    shade = n.span(n.math('ADD', n.math('MULTIPLY', fibre, .4), n.math('MULTIPLY', blot, .6)), .92, 1.07)
    ridge = n.math('ABSOLUTE', n.math('SUBTRACT', n.noise(1.0, (3.4, 6.5, 4), detail=5.0), .5))  # sharp where paper has been bent
    relief = n.math('SUBTRACT', n.math('MULTIPLY', fibre, .12), n.math('MULTIPLY', ridge, 3.0))
    m = n.surface(Base_Color=n('HueSaturation', Color=n.image(label), Value=shade).outputs[0], Roughness=.72, Specular=.25, Normal=n.bump(relief, .34, .016))
    v = [p for ring in rings for p in ring]
    f = [(j * columns + i, (j + 1) * columns + i, (j + 1) * columns + (i + 1) % columns, j * columns + (i + 1) % columns) for j in range(rows) for i in range(columns)]
    with_uv(mesh('bar', v, f, m, 60), uv)
    yarn = materials.cloth(thread, 60.0)
    for end in (-1, 1):
        x, stitches = end * (length / 2 - .055), 11
        j = min(range(rows + 1), key=lambda k: abs(rings[k][0][0] - x))
        for k in range(stitches):
            y = (k - (stitches - 1) / 2) * width / stitches
            z = max((p for p in rings[j] if abs(p[1] - y) < .03), key=lambda p: p[2])[2]
            bar('stitch', [(x, y - .017, z - .004), (x, y - .010, z + .004), (x, y + .010, z + .004), (x, y + .017, z - .004)], .013, .010, yarn, (1, 0, 0), 2)
