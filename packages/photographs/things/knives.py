"""Kitchen knives."""
import math
from studio import materials, wood
from studio.nodes import Nodes
from studio.shapes import bar, curve, loft


def clad(length, edge, flat, is_hammered):
    """Iron over a core of steel: the skin of the forge, then bare iron, a wavy line, and the bright steel of the edge.
    `edge` is the height of the edge, `flat` of the spine."""
    n = Nodes('blade')
    s = n('SeparateXYZ', Vector=n.at)
    wave = n.span(n.noise(1.0, (7, 0, 0), detail=4.0), -.022, .022)
    up = n.math('ADD', s.outputs[1], wave)
    brush = n.noise(1.0, (160, 4, 1), detail=4.0)
    blot = n.noise(3.0, detail=5.0)
    steel = n.ramp(brush, (.3, 'a3a6a6'), (.7, 'c6c8c6'))
    iron = n.ramp(n.math('ADD', n.math('MULTIPLY', brush, .6), n.math('MULTIPLY', blot, .4)), (.3, '777877'), (.7, '969894'))
    scale = n.noise(42.0, detail=5.0, roughness=.7)
    skin = n.ramp(n.math('ADD', n.math('MULTIPLY', blot, .4), n.math('MULTIPLY', scale, .6)), (.34, '131110'), (.52, '211d1b'), (.70, '3a332e'))
    above = lambda h: n.math('GREATER_THAN', up, h)
    line = edge + (flat - edge) * .22
    forge = edge + (flat - edge) * (.40 if is_hammered else .78)
    c = n.mix(above(forge), n.mix(above(line), steel, iron), skin)
    dents = n('TexVoronoi', dict(feature='SMOOTH_F1'), Vector=n('Mapping', Vector=n.at, Scale=(16, 16, 0)), Scale=1.0, Smoothness=.8).outputs[0]
    height = n.math('MULTIPLY', n.math('ADD', n.math('MULTIPLY', dents, .6) if is_hammered else 0.0, n.math('MULTIPLY', scale, .25 if is_hammered else .8)), above(forge))
    rough = n.mix(above(forge), n.mix(above(line), (.28 if is_hammered else .16,) * 3 + (1,), (.34,) * 3 + (1,)), (.5,) * 3 + (1,))
    metallic = n.mix(above(forge), (1, 1, 1, 1), (.55,) * 3 + (1,))
    return n.surface(Base_Color=c, Metallic=metallic, Roughness=rough, Normal=n.bump(n.math('ADD', height, n.math('MULTIPLY', brush, .03)), .55, .02))


def nakiri(is_hammered=False, collar='35231a'):
    """A vegetable knife, lying: a straight edge of 165 mm, a blade 52 mm deep, an octagonal handle of magnolia."""
    length, deep, thick = 1.65, .52, .034
    rings = []
    for i in range(41):  # from heel to tip: x; y is up the blade from its edge
        x = length * i / 40
        round_ = max(0, (i / 40 - .93) / .07)  # the tip's upper corner
        top = deep * (1 - .05 * (i / 40)) - .10 * round_ ** 2.2
        low = .012 * max(0, i / 40 - .7) ** 2 * 10
        t = thick * (1 - .45 * i / 40)
        rings.append([(x, y, z) for y, z in ((low, -.001), (low + .09, -t * .30), (top * .6, -t * .46), (top - .004, -t * .5), (top, -t * .4), (top, t * .4), (top - .004, t * .5), (top * .6, t * .46), (low + .09, t * .30), (low, .001))])
    blade = loft('blade', rings, clad(length, 0, deep, is_hammered), 22)
    metal = materials.metal('5c5854', '8a8682', rough=(.3, .45), is_turned=False, bump=.03)
    y = deep * .66
    neck = bar('tang', [(.02, y, 0), (-.04, y, 0), (-.14, y, 0), (-.26, y, 0)], lambda u: .13 + .15 * (1 - u) ** 3, lambda u: thick * .9 + .04 * u, metal, (0, 1, 0), 5)
    pale = wood.wood('b08f60', 'e0caa0', 'x', 1.4, (.5, .65), .026, .40, .4)
    dark = wood.wood(collar, '58402e', 'x', 1.6, (.4, .55), .03, .6, .5)

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
    parts = [blade, neck, stick('collar', -.20, -.40, dark), stick('handle', -.40, -1.44, pale)]
    for o in parts:  # lies on its side, the handle a little thicker than the blade
        o.location = (0, -deep / 2, .105)
        o.rotation_euler = (0, 0, 0)


def zirh():
    """The long curved knife of Antep, lying: a belly of 32 cm, deepest past its middle, and one handle of mulberry at
    the heel. Its mark is a pomegranate."""
    length, thick, grind = 3.2, .034, .13
    line = curve([(0, -.38, 0), (.45, -.60, 0), (1.1, -.78, 0), (1.75, -.83, 0), (2.35, -.70, 0), (2.85, -.37, 0), (3.2, .155, 0)], 30)

    def low(x):  # the edge
        b = next((i for i in range(1, len(line)) if line[i].x >= x - 1e-6), len(line) - 1)
        p, q = line[b - 1], line[b]
        return p.y + (q.y - p.y) * (x - p.x) / max(1e-6, q.x - p.x)

    spine = lambda x: .17 * ((x - 1.35) / 1.85) ** 2
    rings = []
    for i in range(121):
        x = length * (1 - (1 - i / 120) ** 1.35)
        y, top = low(x), spine(x)
        deep = max(.004, top - y)
        t = thick * (1 - .35 * i / 120) * min(1, .25 + deep * 2)
        ground = min(grind, deep * .35)
        side = [(y, .001), (y + ground, t * .34), (y + ground + (deep - ground) * .6, t * .46), (top - min(.004, deep * .1), t * .5), (top, t * .4)]
        rings.append([(x, h, -z) for h, z in side] + [(x, h, z) for h, z in reversed(side)])
    n = Nodes('forged')
    brush, blot = n.noise(1.0, (5, 120, 1), detail=4.0), n.noise(2.4, detail=6.0)
    tone = n.math('ADD', n.math('MULTIPLY', brush, .5), n.math('MULTIPLY', blot, .5))
    c = n.ramp(tone, (.32, '474542'), (.5, '6a6966'), (.68, '85837e'))
    forged = n.surface(Base_Color=c, Metallic=1.0, Roughness=n.span(tone, .32, .50), Normal=n.bump(n.math('ADD', n.noise(7.0), n.math('MULTIPLY', brush, .15)), .16, .02))
    blade = loft('blade', rings, forged, 22)
    blade.data.materials.append(materials.metal('a3a6a6', 'cbcdca', rough=(.16, .30), is_turned=False, bump=.02))
    for p in blade.data.polygons:
        if p.center.y < low(p.center.x) + min(grind, (spine(p.center.x) - low(p.center.x)) * .35):
            p.material_index = 1
    dark = materials.metal('1c1916', '2c2723', rough=(.5, .6), is_turned=False, metallic=.3)
    centre = (.34, -.13, thick * .485)
    round_ = [(centre[0] + .052 * math.sin(a), centre[1] - .052 * math.cos(a), centre[2]) for a in [2 * math.pi * k / 32 for k in range(32)]]
    parts = [blade, bar('mark', round_, .014, .006, dark, (0, 0, 1), 2, loop=True)]
    for k in (-1, 0, 1):
        foot = (centre[0] + .012 * k, centre[1] + .050, centre[2])
        parts.append(bar('crown', [foot, (foot[0] + .022 * k, foot[1] + .045 - .008 * abs(k), centre[2])], .013, .006, dark, (0, 0, 1), 2))
    y = -.10
    at = lambda x: (-x, y + .06 * (x / 1.5) ** 2, 0)
    iron = materials.metal('5c5854', '8a8682', rough=(.3, .45), is_turned=False, bump=.03)
    parts.append(bar('tang', [at(-.03), at(.04), at(.12), at(.2)], lambda u: .20 + .18 * (1 - u) ** 2.4, lambda u: thick * .9 + .05 * u, iron, (0, 1, 0), 5))
    parts.append(bar('ferrule', [at(.145), at(.15), at(.24), at(.33), at(.335)], lambda u: .27 - .02 * (abs(2 * u - 1) > .95), lambda u: .22 - .02 * (abs(2 * u - 1) > .95), iron, (0, 1, 0), 2.2))
    ends = lambda u: math.sqrt(max(.03, 1 - max(0, (u - .93) / .07) ** 2))
    swell = lambda u: .27 + .035 * math.sin(math.pi * min(1, u * 1.3)) + .085 * max(0, u - .62) ** .8
    parts.append(bar('handle', [at(.33 + 1.12 * i / 60) for i in range(61)], lambda u: swell(u) * ends(u), lambda u: swell(u) * .80 * ends(u), wood.wood('66401a', 'a87032', 'x', 1.6, (.34, .48), .04, .6, .5), (0, 1, 0), 2.3))
    for o in parts:
        o.location = (0, .25, .125)
