"""Dried things, on a string or lying about."""
import math
import random
import mathutils
from studio import materials
from studio.fall import fall
from studio.nodes import Nodes, rgb
from studio.shapes import bar, curve, lathe, loft, mesh, rest, soften


def chilli(seed=1, length=1.05, colours=('1c0906', '3a110a', '5c2014'), fat=.20, blunt=2.4, bend=.16, flat=.68):
    """A dried chilli, 10 cm: its sides have collapsed between a few sharp folds, like thin leather; `blunt` is a round tip."""
    n, own = Nodes('dried chilli'), mathutils.Vector((seed * 7.3, 0, 0))
    blot, crumple, dent = n.noise(3.0, detail=3.0), n.noise(9.0, detail=5.0, roughness=.65), n.noise(1.0, (9, 22, 22), detail=3.0)
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', blot, .75), n.math('MULTIPLY', crumple, .25)), (.36, colours[0]), (.52, colours[1]), (.70, colours[2]))
    worn = n('MapRange', Value=n('NewGeometry').outputs['Pointiness'], From_Min=.50, From_Max=.60, To_Max=.45).outputs[0]
    c = n.mix(worn, c, rgb(colours[2], 1.15))
    skin = n.surface(Base_Color=c, Roughness=n.span(crumple, .24, .50), Specular=.5, Clearcoat=.25, Clearcoat_Roughness=.22, Normal=n.bump(n.math('ADD', crumple, n.math('MULTIPLY', dent, .5)), .35, .02))
    at = lambda u: mathutils.Vector((u * length, bend * (.5 * math.sin(3.4 * u) - abs(u) ** 2.2) + .03 * mathutils.noise.noise(own + mathutils.Vector((u * 2.5, 5, 0))), 0))
    body = lambda u: (1 - u ** blunt) ** .75 * min(1, .68 + 3 * u) + .03
    rings, around, rows = [], 72, 90
    turns, deep = .75 + 2 * fat, min(1, (.2 / fat) ** .6)  # a fat one has more folds, and less deep
    for j in range(rows + 1):
        u = j / rows
        ahead = (at(u + .01) - at(u - .01)).normalized()
        side, ring = mathutils.Vector((-ahead.y, ahead.x, 0)), []
        for i in range(around):
            a = 2 * math.pi * i / around + .5 * math.sin(u * 2.2 + seed)
            p = own + mathutils.Vector((math.cos(a) * turns, math.sin(a) * turns, u * length * 2.6))
            fold = 1 - min(1, 2.6 * abs(mathutils.noise.noise(p)))  # 1 on a sharp fold, 0 where the skin has fallen in
            small = 1 - min(1, 2.6 * abs(mathutils.noise.noise(p * 2.3)))
            r = fat / 2 * body(u) * (.66 + .18 * (1 - deep) + deep * (.34 * fold + .16 * small) + .26 * mathutils.noise.noise(p * .7))
            ring.append(at(u) + side * r * math.cos(a) + mathutils.Vector((0, 0, r * flat * math.sin(a))))
        rings.append(ring)
    o = loft('chilli', rings, skin, 80)
    soften(o, .016, 7.0, seed)
    dry = materials.clay('5e4a26', '8e7844', .75, rings=False)
    wide = .055 + fat * .30
    grip = lambda k: lambda u: wide * k * (.34 + .66 * u ** .6) + .012
    calyx = bar('calyx', [at(u / 100) for u in (-4.0 / length, -2.5 / length, -1.0 / length, 1.0 / length, 3.6 / length)], grip(1.08), grip(.72), dry, (0, 1, 0), 2)
    soften(calyx, .014, 12.0, seed)
    thick = lambda u: (.030 * (1 - u) ** 3 + .034 - .008 * u) * math.sqrt(max(.06, 1 - max(0, (u - .90) / .10) ** 2))
    stalk = bar('stalk', curve([(-.02, 0, 0), (-.09, .004, .012), (-.17, .030, .030), (-.23, .075, .040)], 8), thick, thick, dry, (0, 0, 1), 2)
    rest(o, calyx, stalk)


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
    """Dried, 7.5 mm: nearly round and all of one size, pale cream, each with its small scar."""
    n = Nodes('soy bean')
    own, skin = n('ObjectInfo').outputs['Random'], n.noise(24.0, detail=3.0)
    c = n.mix(n.span(skin, -.2, .5), n.ramp(own, (.05, 'd2b67c'), (.5, 'dfc792'), (.95, 'e8d6a8')), rgb('d6bb84'))
    s = n('SeparateXYZ', Vector=n.at)
    side = n.math('ADD', n.math('POWER', n.math('DIVIDE', s.outputs[1], .005), 2.0), n.math('POWER', n.math('DIVIDE', s.outputs[2], .013), 2.0))
    scar = n.math('MULTIPLY', n.math('LESS_THAN', side, 1.0), n.math('GREATER_THAN', s.outputs[0], 0.0))
    m = n.surface(Base_Color=n.mix(n.math('MULTIPLY', scar, .7), c, rgb('8a6a42')), Roughness=n.span(skin, .34, .48), Specular=.42, Subsurface=.04, Subsurface_Color=rgb('e8cf98'), Subsurface_Radius=(.03, .02, .01), Normal=n.bump(skin, .08, .01))

    def bean(dice):
        o = lathe('soy bean', ball(.036, .036 * dice.uniform(1.04, 1.14)), m, 20)
        flat, own = dice.uniform(.93, 1.0), mathutils.Vector((dice.random() * 90, 0, 0))
        for v in o.data.vertices:
            v.co.y *= flat
            v.co *= 1 + .05 * mathutils.noise.noise(v.co * 16 + own)
        return rounded(o)
    heap(bean, count, spread, seed, .97, 1.04, .10)


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


def cinnamon(length=.9, r=.075, seed=2):
    """A quill of cinnamon: thin bark that has rolled itself up and is hollow in the middle."""
    n = Nodes('cinnamon')
    grain, blot, fleck = n.noise(1.0, (1.2, 26, 26), detail=4.0), n.noise(7.0, (.5, 1, 1), detail=4.0), n.noise(1.0, (9, 46, 46), detail=3.0)
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', grain, .45), n.math('MULTIPLY', blot, .55)), (.32, '54301a'), (.5, '7c4c2a'), (.68, 'a47648'))
    c = n.mix(n('MapRange', Value=fleck, From_Min=.58, From_Max=.68, To_Max=.55).outputs[0], c, rgb('b98f62'))  # lichen and cork that the knife left
    bark = n.surface(Base_Color=c, Roughness=.84, Specular=.15, Normal=n.bump(n.math('ADD', grain, n.math('MULTIPLY', fleck, .7)), .6, .016))
    line = []  # from outside in
    for i in range(110):
        u = i / 109
        a, k = .6 + seed + u * 4.2 * math.pi, r * (1 - .62 * u)
        line.append((k * math.cos(a), r + k * math.sin(a)))
    v, rows = [], 24
    for j in range(rows + 1):
        x = length * (j / rows - .5)
        own = mathutils.noise.noise(mathutils.Vector((x * 2.2, seed, 0))) * .014
        ragged = (.014 if j in (0, rows) else .018 if j in (1, rows - 1) else 0) * (1 if j else -1)
        v += [(x + ragged * mathutils.noise.noise(mathutils.Vector((i * .35, seed + j, 5))), y * (1 + .06 * math.sin(x * 5 + seed)) + own, z + own * .4) for i, (y, z) in enumerate(line)]
    m = len(line)
    o = mesh('cinnamon', v, [(j * m + i, j * m + i + 1, (j + 1) * m + i + 1, (j + 1) * m + i) for j in range(rows) for i in range(m - 1)], bark, 60)
    thick = o.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .007, 0
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
