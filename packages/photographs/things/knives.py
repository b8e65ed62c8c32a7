"""Kitchen knives."""
import math
import mathutils
from studio import materials, wood
from studio.nodes import Nodes
from studio.shapes import bar, lathe, loft


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
    dents = n('TexVoronoi', dict(feature='SMOOTH_F1'), Vector=n('Mapping', Vector=n.at, Scale=(10.5, 12.5, 0)), Scale=1.0, Smoothness=.25).outputs[0]
    dents = n.math('MULTIPLY', n.math('MINIMUM', dents, .72), n.math('MINIMUM', dents, .72))  # round hollows, a ridge where two meet
    tone = n.math('ADD', n.math('MULTIPLY', blot, .4), n.math('MULTIPLY', scale, .6))
    if is_hammered:
        tone = n.math('ADD', tone, n.span(dents, -.05, .30))  # the ridges are rubbed
    skin = n.ramp(tone, (.34, '171413'), (.52, '262120'), (.70, '4a433e'))
    above = lambda h: n.math('GREATER_THAN', up, h)
    line = edge + (flat - edge) * .22
    forge = edge + (flat - edge) * (.40 if is_hammered else .78)
    c = n.mix(above(forge), n.mix(above(line), steel, iron), skin)
    height = n.math('MULTIPLY', n.math('ADD', n.math('MULTIPLY', dents, 2.3) if is_hammered else 0.0, n.math('MULTIPLY', scale, .16 if is_hammered else .6)), n('MapRange', Value=up, From_Min=forge, From_Max=forge + .035).outputs[0])
    rough = n.mix(above(forge), n.mix(above(line), (.28,) * 3 + (1,), (.38,) * 3 + (1,)), (.34 if is_hammered else .5,) * 3 + (1,))
    metallic = n.mix(above(forge), (1, 1, 1, 1), (.8 if is_hammered else .55,) * 3 + (1,))
    return n.surface(Base_Color=c, Metallic=metallic, Roughness=rough, Normal=n.bump(n.math('ADD', height, n.math('MULTIPLY', brush, .03)), .55, .02))


def nakiri(is_hammered=False, collar='3a2415'):
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
    metal = materials.metal('46423e', '6e6a66', rough=(.42, .55), is_turned=False, bump=.06, metallic=.85)
    y = deep * .66
    neck = bar('tang', [(.02, y, 0), (-.04, y, 0), (-.14, y, 0), (-.26, y, 0)], lambda u: .13 + .15 * (1 - u) ** 3, lambda u: thick * .9 + .04 * u, metal, (0, 1, 0), 5)
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
    parts = [blade, neck, stick('collar', -.20, -.40, dark), stick('handle', -.40, -1.44, pale)]
    for o in parts:  # lies on its side, the handle a little thicker than the blade
        o.location = (0, -deep / 2, .105)
        o.rotation_euler = (0, 0, 0)


def zirh():
    """The long curved knife of Antep, lying: a crescent of 32 cm and one handle of mulberry, which goes on with its bow. Its mark is
    a pomegranate."""
    length, thick, grind = 3.2, .034, .13
    middle = 1.66  # a crescent: two bows, of which the edge's is the deeper
    spine = lambda x: .34 * ((x - middle) / (length - middle)) ** 2
    low = lambda x: -.74 + (1.08 if x > middle else .84) * (abs(x - middle) / (length - middle)) ** 2.15  # the edge
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
    brush, blot = n.noise(1.0, (3, 110, 1), detail=4.0), n.noise(1.6, detail=2.0)
    tone = n.math('ADD', n.math('MULTIPLY', brush, .8), n.math('MULTIPLY', blot, .2))
    c = n.ramp(tone, (.32, '5c5a57'), (.5, '767471'), (.68, '8f8d88'))
    forged = n.surface(Base_Color=c, Metallic=1.0, Roughness=n.span(tone, .34, .46), Normal=n.bump(brush, .05, .01))
    blade = loft('blade', rings, forged, 22)
    blade.data.materials.append(materials.metal('9a9d9d', 'b8bab7', rough=(.30, .40), is_turned=False, bump=.01))
    for p in blade.data.polygons:
        if p.center.y < low(p.center.x) + min(grind, (spine(p.center.x) - low(p.center.x)) * .35):
            p.material_index = 1
    dark = materials.metal('1c1916', '2c2723', rough=(.5, .6), is_turned=False, metallic=.3)
    x0, y0, z0 = .42, .035, thick * .5 + .005
    parts = [blade]
    for x, y, wide in [(x0, y0, .062)] + [(x0 + .028 * k, y0 + .074 - .008 * abs(k), .021) for k in (-1, 0, 1)]:  # fruit and crown
        mark = lathe('mark', [(0, -.004, 0), (wide, -.004, 0), (wide, .002, .001), (0, .002, 0)], dark, 40)
        mark.location = (x, y, z0)
        parts.append(mark)
    y = .21
    at = lambda x: (-x, y + .22 * x + .03 * x * x, 0)
    iron = materials.metal('5c5854', '8a8682', rough=(.3, .45), is_turned=False, bump=.03)
    parts.append(bar('tang', [at(-.03), at(.04), at(.12), at(.2)], lambda u: .20 + .12 * (1 - u) ** 2.4, lambda u: thick * .9 + .05 * u, iron, (0, 1, 0), 5))
    parts.append(bar('ferrule', [at(.145), at(.15), at(.24), at(.33), at(.335)], lambda u: .27 - .02 * (abs(2 * u - 1) > .95), lambda u: .22 - .02 * (abs(2 * u - 1) > .95), iron, (0, 1, 0), 2.2))
    ends = lambda u: math.sqrt(max(.03, 1 - max(0, (u - .93) / .07) ** 2))
    swell = lambda u: .27 + .035 * math.sin(math.pi * min(1, u * 1.3)) + .085 * max(0, u - .62) ** .8
    parts.append(bar('handle', [at(.33 + 1.12 * i / 60) for i in range(61)], lambda u: swell(u) * ends(u), lambda u: swell(u) * .80 * ends(u), wood.wood('573415', '966330', 'x', 1.6, (.42, .56), .04, .65, .5), (0, 1, 0), 2.3))
    for o in parts:
        o.location += mathutils.Vector((0, .25, .125))
