"""Dried things, on a string or lying about."""
import math
import random
import mathutils
from studio import materials
from studio.fall import fall
from studio.nodes import Nodes, rgb
from studio.shapes import bar, curve, lathe, mesh, rest, soften


def chilli(seed=1, length=1.05, colours=('1c0906', '3a110a', '5c2014')):
    """A dried chilli, 10 cm: flattened, its skin in long folds, its stalk dry."""
    n = Nodes('dried chilli')
    fold, blot = n.noise(1.0, (1.6, 12, 12), detail=4.0), n.noise(4.0, detail=4.0)
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', fold, .6), n.math('MULTIPLY', blot, .4)), (.32, colours[0]), (.52, colours[1]), (.72, colours[2]))
    wrinkle = n.math('ABSOLUTE', n.math('SUBTRACT', n.noise(1.0, (3.5, 20, 20), detail=4.0), .5))
    skin = n.surface(Base_Color=n.mix(n('MapRange', Value=wrinkle, From_Max=.05, To_Min=.6, To_Max=0.0).outputs[0], c, rgb(colours[0], .6)), Roughness=n.span(blot, .42, .62), Specular=.35, Normal=n.bump(n.math('ADD', fold, n.math('MULTIPLY', wrinkle, 2.0)), .9, .03))
    path = curve([(0, 0, .07), (.24 * length, .03, .075), (.55 * length, -.02, .065), (.84 * length, -.11, .05), (length, -.20, .03)], 16)
    body = lambda u: (1 - u ** 2.4) ** .7 * min(1, .62 + u * 4)
    o = bar('chilli', path, lambda u: .19 * body(u) + .008, lambda u: .125 * body(u) + .008, skin, (0, 1, 0), 2)
    for v in o.data.vertices:
        own = mathutils.Vector((seed * 7.0, 0, 0))
        v.co += mathutils.noise.noise_vector(mathutils.Vector((v.co.x * 2.2, v.co.y * 11, v.co.z * 11)) + own) * .022
        v.co += mathutils.noise.noise_vector(v.co * 5 + own) * .018
        v.co.z -= .018 * abs(mathutils.noise.noise(mathutils.Vector((v.co.x * 4, v.co.y * 22, 3)) + own)) * (v.co.z > .06)
    soften(o, .006, 6.0, seed)
    thick = lambda u: (.095 * (1 - u) ** 3 + .038 - .014 * u) * math.sqrt(max(.06, 1 - max(0, (u - .90) / .10) ** 2))
    stalk = bar('stalk', curve([(.03, 0, .07), (-.06, .01, .085), (-.15, .03, .11), (-.24, .07, .12)], 8), thick, thick, materials.clay('6a5228', '93763e', .8, rings=False), (0, 0, 1), 2)
    rest(o, stalk)


def peppercorns(count=24, spread=.40, seed=3):
    """Black pepper, 5 mm: round, shrunk into folds, no two alike."""
    n = Nodes('peppercorn')
    fold, own = n.noise(34.0, detail=4.0), n('ObjectInfo').outputs['Random']
    c = n.mix(own, n.ramp(fold, (.35, '120c08'), (.65, '33251a')), n.ramp(fold, (.35, '241810'), (.65, '57412c')))
    m = n.surface(Base_Color=c, Roughness=.62, Specular=.35, Normal=n.bump(fold, 1.0, .02))

    def corn(dice):
        o = lathe('peppercorn', [(.027 * math.sin(t), -.027 * math.cos(t), 0) for t in [math.pi * i / 22 for i in range(23)]], m, 40)
        own = mathutils.Vector((dice.random() * 90, 0, 0))
        for v in o.data.vertices:
            v.co *= 1.06 - .55 * max(0, .30 - abs(mathutils.noise.noise(v.co * 52 + own))) + .06 * mathutils.noise.noise(v.co * 14 + own)
        return rounded(o)
    heap(corn, count, spread, seed, .75, 1.2, .07)


def soy_beans(count=64, spread=.27, seed=8):
    """Dried, 9 mm: oval, some dented, each with its scar and its own shade."""
    n = Nodes('soy bean')
    own, skin = n('ObjectInfo').outputs['Random'], n.noise(24.0, detail=3.0)
    c = n.mix(n.span(skin, -.4, .6), n.ramp(own, (.05, '8e6228'), (.3, 'b0843e'), (.6, 'c69c52'), (.85, 'd6b474'), (.97, '9c8a44')), rgb('a87c3c'))
    s = n('SeparateXYZ', Vector=n.at)
    side = n.math('ADD', n.math('POWER', n.math('DIVIDE', s.outputs[1], .007), 2.0), n.math('POWER', n.math('DIVIDE', s.outputs[2], .019), 2.0))
    scar = n.math('MULTIPLY', n.math('LESS_THAN', side, 1.0), n.math('GREATER_THAN', s.outputs[0], 0.0))
    m = n.surface(Base_Color=n.mix(n.math('MULTIPLY', scar, .85), c, rgb('5a3a22')), Roughness=n.span(skin, .36, .52), Specular=.42, Subsurface=.02, Subsurface_Radius=(.02, .01, .005), Normal=n.bump(skin, .12, .01))

    def bean(dice):
        o = lathe('soy bean', ball(.035, .035 * dice.uniform(1.22, 1.62)), m, 20)
        flat, bend, own = dice.uniform(.76, .97), dice.uniform(-3.2, 3.2), mathutils.Vector((dice.random() * 90, 0, 0))
        for v in o.data.vertices:
            v.co.y *= flat
            v.co.x += bend * v.co.z * v.co.z
            v.co *= 1 + .15 * mathutils.noise.noise(v.co * 16 + own) - .12 * math.exp(-((v.co.x - .036) ** 2 + v.co.z ** 2) / .0003)
        return rounded(o)
    heap(bean, count, spread, seed, .74, 1.20, .10)


def blue_corn(count=60, spread=.30, seed=5):
    """Kernels of blue maize, 1 cm: wedges with a dented crown, slate to violet, pale where they sat on the cob."""
    n = Nodes('blue corn')
    own, blot, y = n('ObjectInfo').outputs['Random'], n.noise(16.0, detail=3.0), n('SeparateXYZ', Vector=n.at).outputs[1]
    c = n.mix(n.span(blot, -.2, .6), n.ramp(own, (.0, '1e2028'), (.4, '2c303e'), (.75, '3e3c4c'), (1.0, '524656')), rgb('22252f'))
    c = n.mix(n('MapRange', Value=n.math('ADD', y, n.span(blot, -.012, .012)), From_Min=-.030, From_Max=-.052, To_Max=.85).outputs[0], c, rgb('cdb98e'))
    m = n.surface(Base_Color=c, Roughness=n.span(blot, .30, .46), Specular=.45, Normal=n.bump(blot, .15, .01))

    def kernel(dice):
        o = lathe('kernel', ball(.040, .054), m, 20)
        flat, own = dice.uniform(.48, .64), mathutils.Vector((dice.random() * 90, 0, 0))
        for v in o.data.vertices:  # z is up the kernel: narrow at its foot, and its crown sunk
            x, y, z = v.co
            wide = 1.02 + 4.5 * z
            square = lambda c, far: math.copysign(abs(c / far) ** .8, c) * far
            v.co = mathutils.Vector((square(x, .04) * wide, (z - .020 * math.exp(-(x * x + y * y) / .0004)) if z > .02 else z, y * flat * (1 + 2.5 * z)))
            v.co *= 1 + .10 * mathutils.noise.noise(v.co * 15 + own)
        return rounded(o)
    heap(kernel, count, spread, seed, .80, 1.12, .12)


def coffee_beans(count=90, spread=.42, seed=4):
    """Roasted, 1 cm: oval, flat on one side with a crease, smooth and round on the other, each its own shade of brown."""
    n = Nodes('coffee bean')
    own, skin = n('ObjectInfo').outputs['Random'], n.noise(20.0, detail=4.0)
    s = n('SeparateXYZ', Vector=n.at)
    c = n.mix(skin, n.ramp(own, (.0, '2e190d'), (.5, '45291a'), (1.0, '5c3a22')), n.ramp(own, (.0, '4a2c1a'), (1.0, '7d5635')))
    off = n.math('ABSOLUTE', n.math('ADD', s.outputs[0], n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', s.outputs[1], 55.0)), .0035)))
    is_flat = n.math('GREATER_THAN', s.outputs[2], -.012)
    c = n.mix(n.math('MULTIPLY', is_flat, n('MapRange', Value=off, From_Min=.004, From_Max=.009, To_Min=.85, To_Max=0.0).outputs[0]), c, rgb('160b06'))
    chaff = n.math('MULTIPLY', n('MapRange', Value=off, From_Min=.0012, From_Max=.0030, To_Min=.8, To_Max=0.0).outputs[0], n('MapRange', Value=n.noise(30.0), From_Min=.40, From_Max=.55).outputs[0])
    c = n.mix(n.math('MULTIPLY', is_flat, chaff), c, rgb('a98a62'))  # what the roaster left of the silver skin
    m = n.surface(Base_Color=c, Roughness=n.span(skin, .50, .66), Specular=.30, Normal=n.bump(n.noise(46.0, detail=3.0), .35, .008))

    def bean(dice):
        o = lathe('bean', ball(.039, .056 * dice.uniform(.94, 1.08)), m, 48)
        own = mathutils.Vector((dice.random() * 90, 0, 0))
        for v in o.data.vertices:  # y is along the bean, z up
            x, y, z = v.co.x, v.co.z, v.co.y
            if z > 0:
                z = z * .16 - .013 * math.exp(-((x + .0035 * math.sin(y * 55)) / .0065) ** 2)
            else:
                z *= .80
            v.co = mathutils.Vector((x, y, z)) * (1 + .09 * mathutils.noise.noise(mathutils.Vector((x, y, z)) * 14 + own))
        return rounded(o)
    heap(bean, count, spread, seed, .86, 1.12, .125, .30)


def ball(r, long):
    return [(r * math.sin(t), -long * math.cos(t), 0) for t in [math.pi * i / 12 for i in range(13)]]


def rounded(o):
    m = o.modifiers.new('round', 'SUBSURF')
    m.levels, m.render_levels = 0, 2
    return o


def heap(make, count, spread, seed, small, large, apart=.12, over=.5):
    """`count` things from `make(dice)`, of unequal size, dropped so that they lie in a loose heap; of these, `over`
    fall upside down. They start `apart`, or they would burst from each other."""
    dice, things = random.Random(seed), []
    for _ in range(count):
        o = make(dice)
        a, d = dice.random() * 6.283, spread * min(1.0, abs(dice.gauss(0, .45)))
        at = mathutils.Vector((d * math.cos(a), d * math.sin(a), .07))
        while any((at - other.location).length < apart for other in things):
            at.z += .02
        o.location = at
        o.rotation_euler = (dice.uniform(-.5, .5) + math.pi * (dice.random() < over), dice.uniform(-.5, .5), dice.random() * 6.283)
        k = dice.uniform(small, large)
        o.data.transform(mathutils.Matrix.Scale(k, 4))
        things.append(o)
    fall(things)


def cinnamon(length=.9, r=.060, seed=2):
    """A quill of cinnamon: bark that has rolled itself up from both sides."""
    n = Nodes('cinnamon')
    grain, blot, fleck = n.noise(1.0, (1.2, 26, 26), detail=4.0), n.noise(7.0, (.5, 1, 1), detail=4.0), n.noise(1.0, (9, 46, 46), detail=3.0)
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', grain, .45), n.math('MULTIPLY', blot, .55)), (.32, '54301a'), (.5, '7c4c2a'), (.68, 'a47648'))
    c = n.mix(n('MapRange', Value=fleck, From_Min=.58, From_Max=.68, To_Max=.55).outputs[0], c, rgb('b98f62'))  # lichen and cork that the knife left
    bark = n.surface(Base_Color=c, Roughness=.84, Specular=.15, Normal=n.bump(n.math('ADD', grain, n.math('MULTIPLY', fleck, .7)), .6, .016))
    half = [(r * .30, 0)]  # from the middle of the bark out, round and into the roll
    for i in range(60):
        u = i / 59
        a, k = -math.pi / 2 + u * 2.7 * math.pi, r * (1 - .52 * u)
        half.append((r * .95 + k * math.cos(a), r + k * math.sin(a)))
    line = [(-.82 * x, .82 * z) for x, z in reversed(half)] + half  # one side has rolled up more tightly
    v, rows = [], 24
    for j in range(rows + 1):
        x = length * (j / rows - .5)
        own = mathutils.noise.noise(mathutils.Vector((x * 2.2, seed, 0))) * .014
        ragged = (.050 if j in (0, rows) else .018 if j in (1, rows - 1) else 0) * (1 if j else -1)
        v += [(x + ragged * mathutils.noise.noise(mathutils.Vector((i * .35, seed + j, 5))), y * (1 + .16 * math.sin(x * 5 + seed)) + own, z + own * .4) for i, (y, z) in enumerate(line)]
    m = len(line)
    o = mesh('cinnamon', v, [(j * m + i, j * m + i + 1, (j + 1) * m + i + 1, (j + 1) * m + i) for j in range(rows) for i in range(m - 1)], bark, 60)
    thick = o.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .008, 0
    rest(o)


def star_anise(seed=1):
    """Eight points of 1.5 cm, some open with a glossy seed."""
    dice = random.Random(seed)
    wood = materials.clay('4a2a17', '74482a', .75, bump=.7, rings=False)
    seed_skin = materials.enamel('a8622a', .10)
    for i in range(8):
        a = 2 * math.pi * i / 8 + dice.uniform(-.1, .1)
        long = dice.uniform(.13, .165)
        out = lambda d, z: (d * math.cos(a), d * math.sin(a), z)
        side = (-math.sin(a), math.cos(a), 0)
        o = bar('point', curve([out(.012, .035), out(.06, .030), out(.11, .034), out(long, .055)], 8), lambda u: .012 + .062 * math.sin(math.pi * min(1, u * .9 + .05)) ** .8 * (1 - .35 * u), lambda u: .02 + .035 * math.sin(math.pi * min(1, u * .9 + .08)), wood, side, 2.2)
        for v in o.data.vertices:  # the pod has split along its upper side
            d, s = v.co.x * math.cos(a) + v.co.y * math.sin(a), v.co.x * side[0] + v.co.y * side[1]
            if v.co.z > .034 and .03 < d < long - .012:
                v.co.z += .016 - .050 * max(0, 1 - (s / .020) ** 2)
        if dice.random() < .8:
            s = lathe('seed', [(.016 * math.sin(t), -.024 * math.cos(t), 0) for t in [math.pi * k / 14 for k in range(15)]], seed_skin, 24)
            s.location, s.rotation_euler = out(.085, .038), (math.pi / 2, 0, a + math.pi / 2)
