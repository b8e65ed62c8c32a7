"""Spices and herbs, loose on the table."""
import math
import random
import mathutils
from studio import materials
from studio.nodes import Nodes, rgb
from studio.shapes import mesh


def zaatar(count=5800, spread=.30, seed=6):
    """A spoonful on the table: dry green leaf, rubbed, with sesame and red sumac."""
    dice = random.Random(seed)
    kinds = [(.60, ('5c6230', '747a3e', '888a50'), (.016, .008, .003)), (.20, ('d9bd84', 'e6d09c', 'c9a468'), (.016, .010, .006)), (.20, ('861c1e', 'a42c24', '741f1f'), (.011, .009, .006))]
    for share, colours, size in kinds:
        for colour in colours:
            crumbs(dice, round(count * share / 3), spread, size, materials.clay(colour, colour, .8, rings=False))


def ground_spice(spread=.34, seed=2, colours=('6e4420', '8a5a2c', 'a5743e')):
    """Two spoonfuls of a ground blend: a low heap with lumps, and dust round it."""
    dice, n = random.Random(seed), Nodes('ground spice')
    grain = n.noise(90.0, detail=4.0, roughness=.75)
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', grain, .75), n.math('MULTIPLY', n.noise(5.0), .25)), (.36, colours[0]), (.5, colours[1]), (.62, colours[2]))
    m = n.surface(Base_Color=c, Roughness=.95, Specular=.1, Normal=n.bump(grain, 1.0, .02))
    rows, columns, v = 110, 220, []
    rough = lambda p, k: mathutils.noise.noise(mathutils.Vector((p[0] * k, p[1] * k, seed)))
    for j in range(rows + 1):
        for i in range(columns):
            a, u = 2 * math.pi * i / columns, j / rows
            p = (spread * u * math.cos(a) * 1.1, spread * u * math.sin(a) * .85)
            far = u * (1 + .08 * rough((math.cos(a), math.sin(a)), 1.6))
            high = (.35 * max(0, 1 - far) + .65 * max(0, 1 - far * far) ** 2) * spread * .46 * (1 + .35 * rough(p, 7)) + (.010 * rough(p, 22) + .007 * rough(p, 60)) * min(1, max(0, (1 - far) * 6))
            v.append((*p, high - .004 * max(0, far - .90) / .1))
    mesh('heap', v, [(j * columns + i, j * columns + (i + 1) % columns, (j + 1) * columns + (i + 1) % columns, (j + 1) * columns + i) for j in range(rows) for i in range(columns)], m, 70)
    for colour in colours:
        loose = materials.clay(colour, colour, .9, rings=False)
        crumbs(dice, 420, spread * 1.15, (.007, .006, .005), loose)
        rim = lambda: spread * (.86 + .12 * abs(dice.gauss(0, 1)))
        crumbs(dice, 1500, spread, (.006, .005, .004), loose, 0, rim)  # its edge has no line
        crumbs(dice, 1500, spread, (.007, .006, .005), loose, .34)


def crumbs(dice, count, spread, size, mat, heap=.30, at=None):
    """One mesh of many small flakes, in a low heap, or `at()` from its middle."""
    v, f = [], []
    for _ in range(count):
        far = at() if at else spread * min(1.5, abs(dice.gauss(0, .52)))
        a, rise = dice.random() * 6.283, max(0, 1 - far / (spread * .72)) * spread * heap
        turn = mathutils.Euler((dice.uniform(-.7, .7), dice.uniform(-.7, .7), dice.random() * 6.283)).to_matrix()
        place, k = mathutils.Vector((far * math.cos(a) * 1.15, far * math.sin(a) * .85, rise * dice.uniform(.5, 1) + size[2])), dice.uniform(.6, 1.3)
        first = len(v)
        v += [place + turn @ mathutils.Vector(p) * k for p in ((size[0], 0, 0), (0, size[1], 0), (-size[0], 0, 0), (0, -size[1], 0), (0, 0, size[2]), (0, 0, -size[2]))]
        f += [tuple(first + i for i in t) for t in ((0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (1, 0, 5), (2, 1, 5), (3, 2, 5), (0, 3, 5))]
    mesh('crumbs', v, f, mat)


def bay_leaves(count=9, spread=.16, seed=4):
    """Dried bay, 7 cm: stiff, a little rolled, dull green with a pale rib."""
    dice, n = random.Random(seed), Nodes('bay')
    side = n('SeparateXYZ', Vector=n.at).outputs[1]
    rib = n('MapRange', Value=n.math('ABSOLUTE', side), From_Min=.004, From_Max=.010, To_Min=.7, To_Max=0.0).outputs[0]
    blot, own = n.noise(9.0, detail=4.0), n('ObjectInfo').outputs['Random']
    c = n.mix(own, n.ramp(blot, (.3, '58602f'), (.7, '7c8248')), n.ramp(blot, (.3, '6a6838'), (.7, '949060')))
    m = n.surface(Base_Color=n.mix(rib, c, rgb('b0a670')), Roughness=.6, Specular=.3, Normal=n.bump(blot, .3, .01))
    rows, columns = 30, 12
    for k in range(count):
        long, roll, v = dice.uniform(.52, .74), dice.uniform(.2, .7), []
        for j in range(rows + 1):
            u = j / rows
            wide = .125 * math.sin(math.pi * u ** .9) ** .8 * (1 - .12 * u) + .004
            for i in range(columns + 1):
                t = 2 * i / columns - 1
                wave = .010 * math.sin(17 * u + k) * abs(t)
                v.append((long * (u - .5), t * wide, roll * .16 * t * t * (wide / .125) + .05 * (2 * u - 1) ** 2 + wave))
        w = columns + 1
        o = mesh('bay leaf', v, [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(rows) for i in range(columns)], m, 70)
        a, d = dice.random() * 6.283, spread * math.sqrt(dice.random())
        o.location = (d * math.cos(a), d * math.sin(a), .02 + .016 * k)
        o.rotation_euler = (dice.uniform(-.25, .25), dice.uniform(-.2, .2), dice.random() * 6.283)
