"""Paper envelopes, filled and lying."""
import math
import mathutils
from studio import materials
from studio.nodes import Nodes, rgb
from studio.shapes import loft, mesh, with_uv


def thin_paper(colour=None, image=None):
    """Paper of one colour, or with a picture printed on it; where it was torn, its pale core shows ('core')."""
    n = Nodes('envelope')
    fibre, blot = n.noise(90.0, detail=3.0), n.noise(1.8, detail=4.0)
    shade = n.span(n.math('ADD', n.math('MULTIPLY', fibre, .5), n.math('MULTIPLY', blot, .5)), .90, 1.08)
    c = n('HueSaturation', Color=n.image(image) if image else rgb(colour), Value=shade).outputs[0]
    c = n.mix(n('Attribute', dict(attribute_name='core')).outputs['Fac'], c, n.mix(fibre, rgb('cbb48c'), rgb('f0e4cc')))
    return n.surface(Base_Color=c, Roughness=n.span(blot, .54, .66), Specular=.32, Normal=n.bump(fibre, .10, .01))


def envelope(label, paper='be935e', width=.92, height=1.24, full=.085, seed=0.0, seal=None, torn=0):
    """A flat paper envelope, `full` thick in its middle, printed with `label` on the upper face; turned over (`tilt`
    180), it shows its seams and its flap, shut with a round `seal` of that colour. Its lower left corner may be `torn` off by so many units."""
    columns, rows = (240, 320) if torn else (60, 80)
    rough = lambda u, v, k: mathutils.noise.noise(mathutils.Vector((u * k, v * k, seed + 2)))

    def from_corner(u, v):
        return (u + 1) * width / 2 + (v + 1) * height / 2 + .034 * rough(u, v, 4) + .009 * rough(u, v, 15) + .003 * rough(u, v, 50)

    def crease(u, v, a, b, c):
        """Where a torn envelope has been bent: along the line au + bv = c."""
        return -.016 * math.exp(-abs(a * u + b * v - c) / .035) if torn else 0

    def at(u, v, side, out=0.0):
        """A point of the face, u and v from -1 to 1: what is inside has slid to the foot."""
        swell = (1 - abs(u) ** 3) * (1 - abs(v) ** 3.2) * (1 - .30 * v)
        soft = mathutils.noise.noise(mathutils.Vector((u * 2.3, v * 2.8, seed + side))) * .020
        sharp = abs(mathutils.noise.noise(mathutils.Vector((u * 3.1 + v, v * 3.4, seed + 5 + side)))) * .016
        inside = min(1, (1 - abs(u)) * 6) * min(1, (1 - abs(v)) * 6)
        lift = .012 * mathutils.noise.noise(mathutils.Vector((u * 1.2, v * 1.1, seed + 9)))
        if torn:  # it gapes there
            swell += .62 * math.exp(-((from_corner(u, v) - torn) / .16) ** 2)
            inside = max(inside, .6)
        soft += crease(u, v, .25, .97, .22) + crease(u, v, .80, -.60, .50) + (.007 * min(1, max(0, (v - .44) / .03)) if torn else 0)  # the flap shows through
        z = side * (full / 2 * max(0, swell) + (soft - sharp) * inside * .8 + .0035 + out) + lift + full / 2
        return (u * width / 2, v * height / 2, z)

    skin, printed = thin_paper(paper), thin_paper(image=label)

    def face(side, mat):
        v, uv = [], []
        for j in range(rows + 1):
            for i in range(columns + 1):
                s, t = i / columns, j / rows
                v.append(at(2 * s - 1, 2 * t - 1, side))
                uv.append((s, t))
        k = columns + 1
        f = [(j * k + i, j * k + i + 1, (j + 1) * k + i + 1, (j + 1) * k + i)[::side] for j in range(rows) for i in range(columns) if from_corner(2 * i / columns - 1, 2 * j / rows - 1) >= torn - (.030 if side < 0 else 0)]
        o = with_uv(mesh('face', v, f, mat, 60), uv)
        if torn:  # the outer fibres went further than the inner
            core = [(torn + .024 + .022 * rough(s, t, 14) - from_corner(2 * s - 1, 2 * t - 1)) / .006 for s, t in uv]
            o.data.attributes.new('core', 'FLOAT', 'POINT').data.foreach_set('value', [min(1, max(0, x)) for x in core])
        return o

    def layer(name, inside, mat, out, deep=.006):
        """One more paper on the back: from `inside(t)`, its first and last u, at v = t from -1 to 1."""
        lines, v, f = [q for q in (i / 200 - 1 for i in range(401)) if inside(q)], [], []
        for t in lines:
            a, b = inside(t)
            v += [at(a + (b - a) * i / 40, t, -1, out) for i in range(41)]
        f = [(j * 41 + i, (j + 1) * 41 + i, (j + 1) * 41 + i + 1, j * 41 + i + 1) for j in range(len(lines) - 1) for i in range(40)]
        o = mesh(name, v, f, mat, 60)
        thick = o.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = deep, 0

    face(1, printed)
    face(-1, skin)
    edge = [at(u, v, s) for s in (1, -1) for u, v in rim(columns, rows)]
    k = len(edge) // 2
    mesh('edge', edge, [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i, (u, v) in enumerate(rim(columns, rows)) if from_corner(u, v) >= torn], skin, 60)
    if seal:
        layer('seam', lambda t: (-.10, .10) if -.96 < t < .4 else None, skin, .004)
        layer('flap', lambda t: (-1 + .30 * (1 - (t - .38) / .62), 1 - .30 * (1 - (t - .38) / .62)) if t > .38 else None, skin, .010)
        wax = materials.lacquer(seal, .24)
        stamp(at, wax, .42, width, height)


def stamp(at, wax, v, width, height, r=.125, rows=40, columns=120):
    """A seal of wax on the back, at height `v`: poured, so its edge is uneven, and pressed in the middle by a square."""
    rings = []
    for j in range(rows + 1):
        u, ring = j / rows, []
        for i in range(columns):
            a = 2 * math.pi * i / columns
            way = mathutils.Vector((math.cos(a), math.sin(a), 0))
            far = r * u * (1 + .13 * mathutils.noise.noise(way * 1.5) + .05 * mathutils.noise.noise(way * 4))
            x, y = far * way.x, far * way.y
            rim = min(1, (1 - u) / .22)
            deep = .030 * (1 - (1 - rim) ** 2.4) ** .5
            square = max(abs(x), abs(y))
            pressed = lambda d, w: min(1, max(0, .5 + (d - square) / w))
            deep -= .012 * pressed(r * .64, .008) - .010 * pressed(r * .36, .010) + .006 * pressed(r * .20, .010)
            deep += .0015 * mathutils.noise.noise(mathutils.Vector((x * 30, y * 30, 2)))
            ring.append(at(x / (width / 2), v + y / (height / 2), -1, .006 + deep))
        rings.append(ring)
    loft('seal', rings[::-1], wax, 70)


def rim(columns, rows):
    """The outline of a face, once round."""
    out = [(2 * i / columns - 1, -1) for i in range(columns)] + [(1, 2 * j / rows - 1) for j in range(rows)]
    return out + [(-u, -v) for u, v in out]
