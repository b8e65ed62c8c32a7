"""Dried things, on a string or lying about."""
import math
import random
import mathutils
from studio import materials
from studio.nodes import Nodes, rgb
from studio.shapes import bar, curve, lathe, soften


def dried_aubergines(count=7, seed=5):
    """A string of hollow aubergines, dried like leather: cups of 5 cm, one in the mouth of the next."""
    r = random.Random(seed)
    n = Nodes('dried aubergine')
    streak, blot = n.noise(1.0, (14, 14, 1.6), detail=4.0), n.noise(3.4, detail=4.0)
    c = n.mix(n.span(blot, -.3, .6), n.ramp(streak, (.3, '1d0d16'), (.55, '40212c'), (.75, '6a443c')), rgb('7d5c48'))
    skin = n.surface(Base_Color=c, Roughness=n.span(streak, .26, .55), Specular=.5, Normal=n.bump(streak, .6, .04))
    path = curve([(-1.62, .62, .014), (-1.50, .28, .016), (-1.22, .06, .12), (-.75, -.10, .15), (-.15, -.20, .15), (.50, -.14, .15), (1.05, .06, .14), (1.30, .26, .016), (1.18, .50, .014)], 20)
    first, step = 36, 92 // count  # the ends of the string lie bare
    for i in range(count):
        at, ahead = mathutils.Vector(path[first + i * step]), mathutils.Vector(path[first + 4 + i * step])
        size = 1.0 + .25 * r.random()
        cup = [(0, 0, 0), (.05, -.005, .03), (.10, .04, .05), (.135, .18, .1), (.150, .34, .1), (.19, .45, .02), (.172, .45, .01), (.132, .34, .1), (.115, .18, .1), (.07, .06, .04), (0, .05, 0)]
        o = lathe('aubergine', [(x * size, z * size, k) for x, z, k in cup], skin, 72)
        own = mathutils.Vector((r.random() * 50, r.random() * 50, 0))
        for v in o.data.vertices:
            a = math.atan2(v.co.y, v.co.x)
            fold = mathutils.noise.noise(mathutils.Vector((math.cos(a) * 2.1, math.sin(a) * 2.1, v.co.z * 1.3)) + own)
            k = 1 + (.30 * fold - .10 * abs(math.sin(2.5 * a + own.x))) * min(1, v.co.z * 5)
            k += .10 * mathutils.noise.noise(v.co * 9 + own) * min(1, v.co.z * 5)  # shrunk skin
            v.co.x, v.co.y, v.co.z = v.co.x * k, v.co.y * k, v.co.z * (1 + .12 * fold)
        soften(o, .012, 6.0, own.x)
        aside = mathutils.Vector((0, r.uniform(-.8, .8), r.uniform(-.1, .5)))
        o.rotation_euler = ((ahead - at).normalized() + aside).to_track_quat('Z', 'Y').to_euler()
        o.rotation_euler.rotate_axis('Z', r.random() * 6.28)
        o.location = at
    bar('string', path, .018, .018, materials.cloth('d8c7a0'), (0, 0, 1), 2)


def peppercorns(count=9, spread=.5, seed=3):
    m = materials.filling('17110c', '2c2018', rough=.6, lumps=26, bump=1.0, scatter=0)
    scatter('peppercorn', .027, 1.0, m, count, spread, seed)


def soy_beans(count=24, spread=.40, seed=8):
    """Dried, 8 mm."""
    m = materials.filling('cfa764', 'dcba7e', 'e6cb98', rough=.42, lumps=5, bump=.1, scatter=.05)
    scatter('soy bean', .036, 1.16, m, count, spread, seed)


def scatter(name, r, long, mat, count, spread, seed):
    """Small round things of radius `r` that lie about, none in another."""
    dice, lain = random.Random(seed), []
    while len(lain) < count:
        a, d = dice.random() * 6.283, spread * math.sqrt(dice.random())
        at = mathutils.Vector((d * math.cos(a), d * math.sin(a), r * .96))
        if any((at - other).length < 2.2 * r for other in lain):
            continue
        lain.append(at)
        o = lathe(name, [(r * math.sin(t), -r * long * math.cos(t), 0) for t in [math.pi * i / 16 for i in range(17)]], mat, 24)
        o.location, o.rotation_euler = at, (math.pi / 2, 0, dice.random() * 6.283)
