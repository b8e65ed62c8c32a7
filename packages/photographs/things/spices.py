"""Spices and herbs, loose on the table."""
import math
import random
import mathutils
from studio import materials
from studio.nodes import Nodes, rgb
from studio.shapes import mesh


def mound(name, mat, dice, spread, seed, high=.46, rows=110, columns=220):
    """A heap as it was poured, with lumps; the result gives its height at a place."""
    rough = lambda x, y, k: mathutils.noise.noise(mathutils.Vector((x * k, y * k, seed)))

    def height(x, y):
        a, u = math.atan2(y / .85, x / 1.1), math.hypot(x / 1.1, y / .85) / spread
        far = u * (1 + .08 * rough(math.cos(a), math.sin(a), 1.6))
        rise = (.35 * max(0, 1 - far) + .65 * max(0, 1 - far * far) ** 2) * spread * high * (1 + .35 * rough(x, y, 7))
        return rise + (.010 * rough(x, y, 22) + .007 * rough(x, y, 60)) * min(1, max(0, (1 - far) * 6)) - .004 * max(0, far - .90) / .1

    at = [(spread * j / rows * math.cos(a) * 1.1, spread * j / rows * math.sin(a) * .85) for j in range(rows + 1) for a in [2 * math.pi * i / columns for i in range(columns)]]
    mesh(name, [(x, y, height(x, y)) for x, y in at], [(j * columns + i, j * columns + (i + 1) % columns, (j + 1) * columns + (i + 1) % columns, (j + 1) * columns + i) for j in range(rows) for i in range(columns)], mat, 70)
    return height


def zaatar(spread=.34, seed=6):
    """Two spoonfuls: a heap of rubbed thyme, with whole sesame and red sumac in it, and crumbs round its foot."""
    dice, n = random.Random(seed), Nodes('rubbed thyme')
    grain, fleck = n.noise(70.0, detail=4.0, roughness=.75), n.noise(46.0, detail=2.0)
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', grain, .75), n.math('MULTIPLY', n.noise(5.0), .25)), (.36, '33381a'), (.5, '565c2c'), (.64, '7c8048'))
    c = n.mix(n('MapRange', Value=fleck, From_Min=.62, From_Max=.68, To_Max=.7).outputs[0], c, rgb('6e2420'))
    m = n.surface(Base_Color=c, Roughness=.95, Specular=.1, Normal=n.bump(grain, 1.0, .03))
    height = mound('heap', m, dice, spread, seed, .52)
    leaf, sumac, sesame = ('4a5024', '666c34', '828650'), ('6e1a1a', '8e2a22'), ('d8c08a', 'e6d4a4')
    rim = lambda: spread * (.84 + .13 * abs(dice.gauss(0, 1)))
    over = lambda: spread * 1.02 * math.sqrt(dice.random())
    share = min(1, 14 * spread * spread)
    for colours, size, many, loose in ((leaf, (.013, .006, .002), 1500, 260), (sumac, (.009, .007, .004), 420, 70)):
        for colour in colours:
            dry = materials.clay(colour, colour, .85, rings=False)
            crumbs(dice, round(many * share), spread, size, dry, at=over, on=height)
            crumbs(dice, round(loose * share), spread, size, dry, at=rim, on=height)
    for colour in sesame:
        hull = materials.clay(colour, colour, .5, bump=.05, rings=False)
        crumbs(dice, round(125 * share), spread, (.0155, .0095, .0050), hull, at=over, on=height, seeds=True)
        crumbs(dice, round(26 * share), spread, (.0155, .0095, .0050), hull, at=rim, on=height, seeds=True)


def ground_spice(spread=.34, seed=2, colours=('6e4420', '8a5a2c', 'a5743e')):
    """Two spoonfuls of a ground blend: a low heap with lumps, and dust round it."""
    dice, n = random.Random(seed), Nodes('ground spice')
    grain = n.noise(90.0, detail=4.0, roughness=.75)
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', grain, .75), n.math('MULTIPLY', n.noise(5.0), .25)), (.36, colours[0]), (.5, colours[1]), (.62, colours[2]))
    m = n.surface(Base_Color=c, Roughness=.95, Specular=.1, Normal=n.bump(grain, 1.0, .02))
    mound('heap', m, dice, spread, seed)
    for colour in colours:
        loose = materials.clay(colour, colour, .9, rings=False)
        crumbs(dice, 420, spread * 1.15, (.007, .006, .005), loose)
        rim = lambda: spread * (.86 + .12 * abs(dice.gauss(0, 1)))
        crumbs(dice, 1500, spread, (.006, .005, .004), loose, 0, rim)  # its edge has no line
        crumbs(dice, 1500, spread, (.007, .006, .005), loose, .34)


# A flake has eight faces; a seed is round, wider at one end.
FLAKE = [(1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)], ((0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (1, 0, 5), (2, 1, 5), (3, 2, 5), (0, 3, 5))
ROUND = [(math.cos(t) * (1.0 if math.cos(t) > 0 else .85), math.sin(t) * (1 - .25 * math.cos(t)) * math.cos(a), math.sin(t) * math.sin(a)) for t in [math.pi * j / 6 for j in range(7)] for a in [math.pi * i / 4 for i in range(8)]]
SEED = ROUND, tuple((j * 8 + i, (j + 1) * 8 + i, (j + 1) * 8 + (i + 1) % 8, j * 8 + (i + 1) % 8) for j in range(6) for i in range(8))


def crumbs(dice, count, spread, size, mat, heap=.30, at=None, on=None, seeds=False):
    """One mesh of many small flakes or `seeds`, in a low heap, or `at()` from its middle; `on` gives the height of what they lie on."""
    v, f, (corners, faces) = [], [], SEED if seeds else FLAKE
    for _ in range(count):
        far = at() if at else spread * min(1.5, abs(dice.gauss(0, .52)))
        a, rise = dice.random() * 6.283, max(0, 1 - far / (spread * .72)) * spread * heap
        lean = .45 if seeds else .7
        turn = mathutils.Euler((dice.uniform(-lean, lean), dice.uniform(-lean, lean), dice.random() * 6.283)).to_matrix()
        x, y, k = far * math.cos(a) * 1.15, far * math.sin(a) * .85, dice.uniform(.85, 1.1) if seeds else dice.uniform(.6, 1.3)
        z = max(0, on(x, y)) + size[2] * .8 if on else rise * dice.uniform(.5, 1) + size[2]
        first, place = len(v), mathutils.Vector((x, y, z))
        v += [place + turn @ mathutils.Vector((p[0] * size[0], p[1] * size[1], p[2] * size[2])) * k for p in corners]
        f += [tuple(first + i for i in t) for t in faces]
    mesh('crumbs', v, f, mat, 80 if seeds else 40)


def bay_leaves(count=9, spread=.16, seed=4, fan=6.283, broad=.125):
    """Dried bay, 7 cm: stiff, a little rolled, dull green with pale ribs. They point in all directions, or lie in a narrower `fan`;
    `broad` is half their width: an avocado's are broader."""
    dice, n = random.Random(seed), Nodes('bay')
    side = n('SeparateXYZ', Vector=n.at).outputs[1]
    rib = n('MapRange', Value=n.math('ABSOLUTE', side), From_Min=.004, From_Max=.010, To_Min=.7, To_Max=0.0).outputs[0]
    blot, own = n.noise(9.0, detail=4.0), n('ObjectInfo').outputs['Random']
    c = n.mix(own, n.ramp(blot, (.3, '58602f'), (.7, '7c8248')), n.ramp(blot, (.3, '6a6838'), (.7, '949060')))
    along = n('SeparateXYZ', Vector=n.at).outputs[0]
    side_rib = n.math('FRACT', n.math('MULTIPLY', n.math('SUBTRACT', along, n.math('MULTIPLY', n.math('ABSOLUTE', side), .9)), 15.0))
    rib = n.math('MAXIMUM', rib, n('MapRange', Value=n.math('ABSOLUTE', n.math('SUBTRACT', side_rib, .5)), From_Min=.05, From_Max=.13, To_Min=.60, To_Max=0.0).outputs[0])
    m = n.surface(Base_Color=n.mix(rib, c, rgb('bcb27c')), Roughness=.58, Specular=.35, Normal=n.bump(n.math('ADD', blot, n.math('MULTIPLY', rib, .8)), .5, .01))
    rows, columns = 30, 12
    for k in range(count):
        long, roll, v = dice.uniform(.52, .74), dice.uniform(.05, .35), []
        for j in range(rows + 1):
            u = j / rows
            wide = broad * math.sin(math.pi * u ** .9) ** .8 * (1 - .12 * u) + .004
            for i in range(columns + 1):
                t = 2 * i / columns - 1
                wave = .010 * math.sin(17 * u + k) * abs(t)
                v.append((long * (u - .5), t * wide, roll * .16 * t * t * (wide / broad) + .05 * (2 * u - 1) ** 2 + wave))
        w = columns + 1
        o = mesh('bay leaf', v, [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(rows) for i in range(columns)], m, 70)
        a, d = dice.random() * 6.283, spread * math.sqrt(dice.random())
        o.location = (d * math.cos(a), d * math.sin(a), .02 + .016 * k)
        o.rotation_euler = (dice.uniform(-.16, .16), dice.uniform(-.12, .12), dice.random() * fan)
