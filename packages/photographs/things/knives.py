"""Kitchen knives."""
import math
import mathutils
from studio import materials, wood
from studio.nodes import Nodes, rgb
from studio.shapes import bar, loft, mesh, rest, with_uv


def lie(parts, along, across=0):
    """Lets a knife lie as it would: its handle is thicker than its blade, so the tip is lower by `along` degrees and the edge by `across`."""
    turn = mathutils.Matrix.Rotation(math.radians(along), 4, 'Y') @ mathutils.Matrix.Rotation(math.radians(across), 4, 'X')
    for o in parts:
        o.matrix_basis = turn @ o.matrix_basis
    rest(*parts)


def clad(length, edge, flat, is_hammered):
    """Iron over a core of steel: the skin of the forge, then bare iron, a wavy line, and the bright steel of the edge.
    `edge` is the height of the edge, `flat` of the spine."""
    n = Nodes('blade')
    s = n('SeparateXYZ', Vector=n.at)
    wave = n.span(n.noise(1.0, (7, 0, 0), detail=4.0), -.022, .022)
    up = n.math('ADD', s.outputs[1], wave)
    brush, fine = n.noise(1.0, (190, 5, 1), detail=4.0), n.noise(1.0, (420, 3, 1), detail=2.0)
    blot = n.noise(3.0, detail=5.0)
    steel = n.ramp(n.math('ADD', n.math('MULTIPLY', brush, .5), n.math('MULTIPLY', fine, .5)), (.3, '7d8081'), (.7, 'a9acab'))
    iron = n.ramp(n.math('ADD', n.math('MULTIPLY', brush, .6), n.math('MULTIPLY', blot, .4)), (.3, '616262'), (.7, '868886'))
    scale = n.noise(42.0, detail=5.0, roughness=.7)
    at = n('VectorMath', dict(operation='MULTIPLY_ADD'), _0=n('TexNoise', Vector=n.at, Scale=5.0).outputs[1], _1=(.03, .03, 0), _2=n.at)
    far = n('TexVoronoi', dict(feature='SMOOTH_F1'), Vector=n('Mapping', Vector=at, Scale=(9.6, 10.6, 0)), Scale=1.0, Smoothness=.10, Randomness=.62).outputs[0]
    dents = n.math('MULTIPLY', far, far)  # each blow leaves a round hollow; a ridge is left where two meet
    tone = n.math('ADD', n.math('MULTIPLY', blot, .4), n.math('MULTIPLY', scale, .6))
    if is_hammered:
        tone = n.math('ADD', n.math('ADD', n.math('MULTIPLY', tone, .6), .2), n.span(dents, -.04, .20))  # the ridges are rubbed
    skin = n.ramp(tone, (.30, '241f1d'), (.52, '342d2a'), (.74, '5a5048')) if is_hammered else n.ramp(tone, (.34, '171413'), (.52, '262120'), (.70, '4a433e'))
    at_neck = n('MapRange', Value=n.math('ADD', s.outputs[0], wave), From_Min=-.015, From_Max=.0, To_Min=1.0, To_Max=0.0).outputs[0]
    above = lambda h: n.math('MAXIMUM', n.math('GREATER_THAN', up, h), at_neck)  # the skin of the forge goes on down the neck
    line = edge + (flat - edge) * .22
    forge = edge + (flat - edge) * (.40 if is_hammered else .78)
    honed = n('MapRange', Value=s.outputs[1], From_Min=.030, From_Max=.036, To_Min=.75, To_Max=0.0).outputs[0]  # the last bevel
    c = n.mix(above(forge), n.mix(above(line), n.mix(honed, steel, rgb('d3d5d3')), iron), skin)
    height = n.math('MULTIPLY', n.math('ADD', n.math('MULTIPLY', dents, 1.2) if is_hammered else 0.0, n.math('MULTIPLY', scale, .12 if is_hammered else .6)), n('MapRange', Value=up, From_Min=forge, From_Max=forge + .035).outputs[0])
    rough = n.mix(above(forge), n.mix(above(line), (.24,) * 3 + (1,), (.36,) * 3 + (1,)), (.5,) * 3 + (1,))
    metallic = n.mix(above(forge), (1, 1, 1, 1), (.25 if is_hammered else .55,) * 3 + (1,))  # more, and hollows would show the bright wall on the side where a bump has its light
    return n.surface(Base_Color=c, Metallic=metallic, Roughness=rough, Normal=n.bump(n.math('ADD', height, n.math('MULTIPLY', brush, .03)), .55, .02))


def nakiri(is_hammered=False, collar='3a2415'):
    """A vegetable knife, lying: a straight edge of 165 mm, a blade 52 mm deep, an octagonal handle of magnolia."""
    length, deep, thick = 1.65, .52, .034
    rings, corner = [], .105  # the tip's upper corner is round
    along = [(length - corner) * i / 36 for i in range(36)] + [length - corner * math.cos(math.pi / 2 * i / 24) for i in range(25)]
    for x in along:  # from heel to tip; y is up the blade from its edge
        u, out = x / length, min(1, max(0, (x - length + corner) / corner))
        top = deep * (1 - .05 * u) - corner * (1 - math.sqrt(1 - out * out))
        low = .012 * max(0, u - .7) ** 2 * 10
        t = thick * (1 - .45 * u)
        side = [(low, .0035), (low + .030, .0075), (low + .11, t * .34), (top * .6, t * .46), (top - .004, t * .5), (top, t * .4)]
        rings.append([(x, y, -z) for y, z in side] + [(x, y, z) for y, z in reversed(side)])
    heel, y, r = rings[0], deep * .66, .09
    rows = []
    for k in range(25):  # before the heel it runs into its neck in one piece
        x = -.30 + .30 * (k / 24) ** .7
        inner = math.sqrt(max(0, r * r - (max(-r, x) + r) ** 2))
        rise = max(0, 1 + x / .17)
        low, top = y - .065 - r + inner, y + .065 + (deep - y - .065) * rise * rise * (3 - 2 * rise)
        t = thick + .03 * min(1, -x / .25)
        side = [(low, t * .36), (low + .010, t * .46), (low + .025, t * .5), (top - .02, t * .5), (top - .004, t * .5), (top, t * .4)]
        rows.append([(x, h, -z) for h, z in side] + [(x, h, z) for h, z in reversed(side)])
    rings = rows + [[(.0005, h, z) for _, h, z in heel]] + rings[1:]
    blade = loft('blade', rings, clad(length, 0, deep, is_hammered), 22)
    pale = wood.wood('a5824f', 'dcc698', 'x', 1.4, (.52, .66), .026, .62, .6)
    dark = wood.wood(collar, '5c452f', 'x', 1.6, (.45, .6), .03, .6, .5)

    def eight(w, h, d=.30):
        a, b, c = w / 2, h / 2, d * w / 2
        return [(a, b - c), (a - c, b), (-a + c, b), (-a, b - c), (-a, -b + c), (-a + c, -b), (a - c, -b), (a, -b + c)]

    def stick(name, x0, x1, mat, steps=12):
        k = lambda x: 1 + .10 * min(1, max(0, (-.26 - x) / 1.2))
        ends = [(x0, .93), (x0 - .012, 1.0)] + [(x0 - .012 + (x1 - x0 + .024) * i / steps, 1.0) for i in range(1, steps)] + [(x1 + .012, 1.0), (x1, .93)]
        o = loft(name, [[(x, y + p * k(x) * s, q * k(x) * s) for p, q in eight(.25, .19)] for x, s in ends], mat, 15)
        b = o.modifiers.new('edge', 'BEVEL')
        b.width, b.segments, b.limit_method, b.angle_limit = .008, 2, 'ANGLE', math.radians(20)
        return o
    parts = [blade, stick('collar', -.20, -.40, dark), stick('handle', -.40, -1.44, pale)]
    for o in parts:
        o.location.y = -deep / 2
    lie(parts, 2.6)


def crescent(x):
    """The edge and the spine of the zırh at `x`: two bows, of which the edge's is the deeper. Before the heel both run into a neck."""
    length, middle, heel = 3.2, 1.66, .34
    spine = lambda x: .34 * ((x - middle) / (length - middle)) ** 2
    edge = lambda x: -.72 + (1.02 if x > middle else .82) * (abs(x - middle) / (length - middle)) ** 2.15
    if x >= heel:
        return edge(x), spine(x)
    slope = .68 * (heel - middle) / (length - middle) ** 2
    top = spine(heel) + slope * (x - heel) - .16 * (heel - x) ** 2
    u = max(0, min(1, (x - .02) / (heel - .02)))
    u = u * u * (3 - 2 * u)
    return (top - .235) * (1 - u) + edge(x) * u if x > .02 else top - .235, top


def forged():
    """Steel drawn out under the hammer and brushed along its bow; the ground edge is brushed across, and honed at the last."""
    n = Nodes('forged')
    uv = n('SeparateXYZ', Vector=n('TexCoord').outputs['UV'])  # along the bow; from the edge, in units
    along, up = uv.outputs[0], n.math('ADD', uv.outputs[1], n.span(n.noise(1.6, detail=2.0), -.010, .010))
    lines = lambda a, b: n.noise(1.0, detail=3.0, at=n('CombineXYZ', X=n.math('MULTIPLY', along, a), Y=n.math('MULTIPLY', uv.outputs[1], b)).outputs[0])
    brush, cross, blot = lines(2.5, 260.0), lines(200.0, 3.0), n.noise(.8, detail=2.0)
    ground = n('MapRange', dict(interpolation_type='SMOOTHSTEP'), Value=up, From_Min=.105, From_Max=.135, To_Min=1.0, To_Max=0.0).outputs[0]
    honed = n('MapRange', Value=uv.outputs[1], From_Min=.018, From_Max=.024, To_Min=.8, To_Max=0.0).outputs[0]
    flat = n.ramp(n.math('ADD', n.math('MULTIPLY', brush, .55), n.math('MULTIPLY', blot, .45)), (.32, '73736f'), (.5, '868682'), (.68, '9a9a96'))
    bevel = n.ramp(n.math('ADD', n.math('MULTIPLY', cross, .6), n.math('MULTIPLY', blot, .4)), (.32, '74767a'), (.68, '9b9d9e'))
    c = n.mix(honed, n.mix(ground, flat, bevel), rgb('c9cbc9'))
    rough = n.math('SUBTRACT', n.span(blot, .26, .34), n.math('MULTIPLY', ground, .06))
    height = n.mix(ground, brush, cross)
    return n.surface(Base_Color=c, Metallic=1.0, Roughness=rough, Normal=n.bump(height, .05, .008))


def zirh():
    """The long curved knife of Antep, lying: a crescent of 32 cm and one handle of mulberry, which goes on with its bow. Its mark, a
    pomegranate, is etched."""
    length, thick, neck = 3.2, .036, .16
    steel = forged()
    rings = []
    side_at = lambda deep, t, g: [(0, .003), (.018, .18 * t), (g * .55, .27 * t), (g, .345 * t), (g + (deep - g) * .25, .405 * t), (g + (deep - g) * .6, .46 * t), (deep - min(.004, deep * .1), .5 * t), (deep, .4 * t)]
    for i in range(131):
        x = -neck + (length + neck) * (1 - (1 - i / 130) ** 1.3)
        y, top = crescent(x)
        deep = max(.006, top - y)
        g = min(.12, deep * .45)
        near = max(0, min(1, (.24 - x) / (.24 + neck)))  # it grows thicker to its neck
        t = thick * (1 - .35 * max(0, x) / length) * min(1, .25 + deep * 2) + .085 * near ** 1.6
        side = side_at(deep, t, g)
        if i == 130:
            side = [(h * .2, z * .3) for h, z in side]
        rings.append([(x, y + h, -z) for h, z in side] + [(x, y + h, z) for h, z in reversed(side)])
    blade = loft('blade', rings, steel, 22)
    with_uv(blade, [(v.co.x, v.co.y - crescent(v.co.x)[0] + .2 * max(0, min(1, (.30 - v.co.x) / .22))) for v in blade.data.vertices])  # before the heel nothing is ground

    def on(x, y):
        """A point of the upper face."""
        low, top = crescent(x)
        deep, t = top - low, thick * (1 - .35 * x / length)
        side = side_at(deep, t, min(.12, deep * .45))
        for (h0, z0), (h1, z1) in zip(side, side[1:]):
            if h0 <= y - low <= h1:
                return (x, y, z0 + (z1 - z0) * (y - low - h0) / (h1 - h0))
        raise ValueError('not on the blade')
    n = Nodes('etched')
    bitten = n.noise(60.0, detail=3.0)  # acid bites unevenly
    dark = n.surface(Base_Color=n.ramp(bitten, (.3, '14110f'), (.7, '35302b')), Metallic=.2, Roughness=.7, Normal=n.bump(bitten, .4, .01))
    x0, y0, parts = .72, -.22, [blade]
    fruit = [(.125 * math.cos(a), .118 * math.sin(a)) for a in [math.radians(102 + 336 * k / 60) for k in range(61)]]
    crown = [fruit[0], (-.030, .150), (-.070, .205), (-.030, .186), (0, .222), (.030, .186), (.070, .205), (.030, .150), fruit[-1]]
    opened = [(.070 * math.cos(a) - .012, .078 * math.sin(a) - .005) for a in [2 * math.pi * k / 40 for k in range(41)]]  # cut, to show its seeds
    seed = lambda x, y: [(x + .006 * math.cos(a), y + .010 * math.sin(a)) for a in [2 * math.pi * k / 10 for k in range(11)]]
    seeds = [seed(x, y) for x, y in ((-.012, .040), (-.042, .012), (.018, .012), (-.012, -.010), (-.042, -.038), (.018, -.038), (-.012, -.056))]
    for q in (fruit, crown, opened, *seeds):
        v, f = [], []
        for k, (x, y) in enumerate(q):
            (xa, ya), (xb, yb) = q[max(0, k - 1)], q[min(len(q) - 1, k + 1)]
            far = math.hypot(xb - xa, yb - ya)
            for side in (-1, 1):
                px, py, pz = on(x0 + x - side * .0068 * (yb - ya) / far, y0 + y + side * .0068 * (xb - xa) / far)
                v.append((px, py, pz + .0004))
        f = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(len(q) - 1)]
        parts.append(mesh('mark', v, f, dark))
    y1, y2 = crescent(-neck)
    start = (y1 + y2) / 2
    at = lambda d: (-neck - d, start + .24 * d + .03 * d * d, 0)
    iron = materials.metal('5c5854', '8a8682', rough=(.3, .45), is_turned=False, bump=.03)
    parts.append(bar('ferrule', [at(-.045), at(-.04), at(.05), at(.14), at(.145)], lambda u: .27 - .02 * (abs(2 * u - 1) > .95), lambda u: .22 - .02 * (abs(2 * u - 1) > .95), iron, (0, 1, 0), 2.2))
    ends = lambda u: math.sqrt(max(.03, 1 - max(0, (u - .93) / .07) ** 2))
    swell = lambda u: .27 + .035 * math.sin(math.pi * min(1, u * 1.3)) + .085 * max(0, u - .62) ** .8
    handle = bar('handle', [at(.14 + 1.12 * i / 60) for i in range(61)], lambda u: swell(u) * ends(u), lambda u: swell(u) * .80 * ends(u), wood.wood('4a2512', '8a5428', 'x', 1.6, (.40, .54), .05, .60, .4, bend=.12), (0, 1, 0), 2.3)
    aslant = mathutils.Matrix.Rotation(math.atan(-.27), 4, 'Z')  # the grain runs along the handle, not along the blade
    handle.data.transform(aslant.inverted())
    handle.matrix_basis = aslant
    parts.append(handle)
    for o in parts:
        o.location.y += .25
    lie(parts, 1.7, 2.4)
