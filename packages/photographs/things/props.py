"""Small things whose size everybody knows, to put beside a product."""
import math
import mathutils
from studio import materials
from studio.nodes import Nodes, rgb
from studio.shapes import bar, curve, lathe, loft, oval, plank, rectangle


def soften(o, amount, scale=2.3, seed=0.0):
    """Nothing that has grown is quite round."""
    for v in o.data.vertices:
        v.co += mathutils.noise.noise_vector(v.co * scale + mathutils.Vector((seed, 0, 0))) * amount
    m = o.modifiers.new('round', 'SUBSURF')
    m.levels = m.render_levels = 2
    return o


def citrus(dark, mid, light):
    n = Nodes('citrus')
    pore, lump = n('TexVoronoi', Vector=n.at, Scale=26.0).outputs[0], n.noise(3.2, detail=3.0)
    h = n.math('ADD', n.math('MULTIPLY', n.math('MINIMUM', pore, .35), .5), n.math('MULTIPLY', lump, .9))
    return n.surface(Base_Color=n.ramp(lump, (.3, dark), (.5, mid), (.72, light)), Subsurface=.10, Subsurface_Radius=(.05, .03, .01), Subsurface_Color=rgb(mid), Roughness=.42, Specular=.45, Normal=n.bump(h, .5, .05))


def lemon(skin=('c98f14', 'e0a71c', 'e8b428')):
    o = lathe('lemon', [(0, .50, 0), (.045, .49, .02), (.065, .44, .05), (.21, .30, .12), (.30, .10, .2), (.31, -.08, .2), (.23, -.30, .15), (.09, -.41, .06), (.05, -.425, .02), (0, -.41, 0)], citrus(*skin), 96)
    soften(o, .022)
    o.location, o.rotation_euler = (0, 0, .30), (math.radians(88), math.radians(8), 0)


def lime():
    o = lathe('lime', [(0, .30, 0), (.03, .30, .01), (.10, .27, .05), (.24, .12, .12), (.255, -.02, .15), (.20, -.18, .12), (.08, -.27, .05), (0, -.28, 0)], citrus('4d6b1c', '64852a', '84a03c'), 96)
    soften(o, .016)
    o.location, o.rotation_euler = (0, 0, .245), (math.radians(88), math.radians(8), 0)


def egg(shell='c99468', seed=0.0):
    n = Nodes('egg')
    spot = n.noise(30.0, detail=3.0)
    c = n.mix(n.math('MULTIPLY', n.math('GREATER_THAN', spot, .66), .25), rgb(shell), rgb('8a5a38'))
    m = n.surface(Base_Color=c, Roughness=.5, Specular=.35, Subsurface=.08, Subsurface_Radius=(.04, .02, .01), Subsurface_Color=rgb(shell), Normal=n.bump(n.noise(90.0), .12, .01))
    pts = [(0.215 * math.sin(t) * (1 + .10 * math.cos(t)), -.28 * math.cos(t) * (1 + .04 * math.cos(t)), 0) for t in [math.pi * i / 40 for i in range(41)]]
    o = lathe('egg', pts, m, 72)
    o.location, o.rotation_euler = (0, 0, .212), (math.radians(90), 0, 0)


def chilli(colour='a81410', length=1.0, fat=.17):
    skin = materials.enamel(colour, .16, .6)
    path = curve([(0, 0, .10), (.22 * length, .02, .10), (.55 * length, -.03, .085), (.82 * length, -.13, .06), (length, -.26, .035)], 10)
    bar('chilli', path, lambda u: fat * (1 - u ** 2.2) ** .6 * min(1, .55 + u * 3) + .01, lambda u: fat * .9 * (1 - u ** 2.2) ** .6 * min(1, .55 + u * 3) + .01, skin, (0, 0, 1), 2)
    green = materials.enamel('55702a', .4)
    bar('stalk', curve([(.02, 0, .10), (-.07, .01, .12), (-.16, .05, .16), (-.26, .08, .19)], 8), lambda u: .11 * (1 - u) ** 3 + .045, lambda u: .11 * (1 - u) ** 3 + .045, green, (0, 0, 1), 2)


def garlic():
    n = Nodes('garlic')
    streak = n.noise(1.0, (6, 6, .5), detail=3.0)
    m = n.surface(Base_Color=n.ramp(streak, (.35, 'c2a4a6'), (.5, 'eadfd2'), (.7, 'f3ece0')), Roughness=.5, Specular=.3, Subsurface=.1, Subsurface_Color=rgb('f3e6da'), Subsurface_Radius=(.05, .03, .02), Normal=n.bump(streak, .3, .03))
    o = lathe('garlic', [(0, .0, 0), (.12, .01, .04), (.27, .12, .12), (.28, .22, .1), (.16, .36, .12), (.06, .46, .05), (.045, .66, .03), (.02, .70, .01), (0, .70, 0)], m, 96)
    for v in o.data.vertices:  # cloves
        a = math.atan2(v.co.y, v.co.x)
        k = 1 + .07 * (abs(math.cos(a * 4)) - .6) * (1 if v.co.z < .4 else 0)
        v.co.x, v.co.y = v.co.x * k, v.co.y * k
    soften(o, .012)
    o.location = (0, 0, 0)


def tomato():
    m = materials.enamel('b3230f', .17, .8)
    o = lathe('tomato', [(0, .50, 0), (.06, .49, .03), (.16, .545, .08), (.34, .46, .16), (.40, .27, .18), (.33, .08, .16), (.12, .01, .08), (0, .02, 0)], m, 96)
    for v in o.data.vertices:
        k = 1 + .03 * math.cos(5 * math.atan2(v.co.y, v.co.x)) * min(1, v.co.z * 3)
        v.co.x, v.co.y = v.co.x * k, v.co.y * k
    soften(o, .02)
    green = materials.enamel('4c6a2a', .45)
    for i in range(5):
        a = 2 * math.pi * i / 5 + .3
        p = [(r * math.cos(a + b), r * math.sin(a + b), z) for r, b, z in ((.02, 0, .51), (.12, 0, .575), (.22, .1, .565), (.30, .25, .53 + .03 * (i % 2)))]
        bar('leaf', curve(p, 6), lambda u: .075 * math.sin(math.pi * (.15 + .83 * u)) + .004, .012, green, (-math.sin(a), math.cos(a), 0), 2)
    bar('stalk', curve([(0, 0, .50), (.01, .01, .60), (.05, .02, .68)], 6), .045, .045, green, (1, 0, 0), 2)


def spoon(length=2.6):
    """A wooden spoon."""
    m = materials.wood('a9773f', 'd9ac70', 'x', 3.0)
    path = [(x, 0, .06 + .05 * max(0, x / length - .75)) for x in [length * i / 80 for i in range(81)]]
    bowl = lambda u: .52 * math.sqrt(max(.004, 1 - ((u - .88) / .125) ** 2)) if u > .76 else 0
    bar('spoon', path, lambda u: max(.11 - .02 * u, bowl(u)), lambda u: .10 if u < .74 else .10 - .03 * (u - .74) * 4, m, (0, 1, 0), 2.4)


def peppercorns(count=9, spread=.5, seed=3):
    import random
    r = random.Random(seed)
    m = materials.filling('17110c', '2c2018', rough=.6, lumps=26, bump=1.0, scatter=0)
    for _ in range(count):
        o = lathe('peppercorn', [(.0001, -.026, 0), (.019, -.019, .01), (.027, 0, .012), (.019, .019, .01), (.0001, .026, 0)], m, 20)
        a, d = r.random() * 6.283, spread * math.sqrt(r.random())
        o.location = (d * math.cos(a), d * math.sin(a), .025)


def towel(w=1.6, d=1.1, colour='e6dcc6', stripe='2f5361', layers=3):
    """A folded linen towel with a stripe."""
    for i in range(layers):
        z = i * .075
        o = plank('towel', [(x * (1 - .004 * i), y) for x, y in rectangle(w, d - .02 * i, .05)], .07, materials.cloth(colour), .034, 4)
        o.location = (.01 * i, .008 * i, z)
    band = plank('band', rectangle(.10, d - .04, .01), .004, materials.cloth(stripe), .001, 1)
    band.location = (w * .30, .016, layers * .075 - .006)


def board(w=3.0, d=2.0, thick=.16):
    """A plain kitchen board to work on."""
    plank('board', rectangle(w, d, .12), thick, materials.wood('a67a48', 'd2a872', 'x', .9), .03)


def bonnet(skin='dda51c'):
    """A Scotch bonnet, 4 cm: squat, folded like a tam."""
    m = materials.enamel(skin, .15, .8)
    o = lathe('bonnet', [(0, .30, 0), (.05, .285, .02), (.13, .325, .05), (.205, .27, .09), (.19, .19, .04), (.175, .13, .08), (.10, .03, .06), (.03, -.02, .03), (0, -.02, 0)], m, 120)
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        k = 1 + .10 * (abs(math.cos(2 * a + .4)) - .55) + .03 * math.cos(3 * a)
        v.co.x, v.co.y = v.co.x * k, v.co.y * k
    soften(o, .018, 5.0)
    green = materials.enamel('4f6b28', .4)
    bar('stalk', curve([(0, 0, .26), (.01, .01, .34), (.05, .03, .42), (.12, .04, .47)], 8), lambda u: .11 * (1 - u) ** 4 + .04, lambda u: .11 * (1 - u) ** 4 + .04, green, (0, 1, 0), 2)
    for x in o.users_collection[0].objects:  # lies on its side
        if x.name.split('.')[0] in ('bonnet', 'stalk'):
            x.location, x.rotation_euler = (0, .12, .125), (math.radians(74), 0, 0)


def pomegranate():
    """Whole, 8 cm, its crown up and to the side."""
    n = Nodes('pomegranate')
    blot, spot = n.noise(2.6, detail=5.0), n.noise(26.0, detail=3.0)
    c = n.mix(n.math('MULTIPLY', n.math('GREATER_THAN', spot, .64), .35), n.ramp(blot, (.3, '7c1420'), (.55, 'a3202a'), (.75, 'c0563a')), rgb('6b3a24'))
    m = n.surface(Base_Color=c, Roughness=.36, Specular=.5, Normal=n.bump(n.noise(40.0), .06, .02))
    body = [(0, 0, 0), (.10, .005, .04), (.33, .13, .16), (.41, .37, .2), (.34, .62, .16), (.17, .735, .06), (.105, .77, .04), (.10, .83, .04), (.155, .945, .02), (.145, .95, .005), (.085, .84, .03), (.07, .79, .02), (0, .78, 0)]
    o = lathe('pomegranate', body, m, 144)
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        k = 1 + .022 * math.cos(6 * a) * min(1, v.co.z * 3)
        v.co.x, v.co.y = v.co.x * k, v.co.y * k
        if v.co.z > .85:  # the crown has six teeth
            v.co.z -= (v.co.z - .85) * .95 * (1 - abs(math.cos(3 * a)) ** .7)
    soften(o, .02)
    o.location, o.rotation_euler = (0, .2, .06), (math.radians(38), 0, 0)


def onion(skin=('8a4a1c', 'b8702e', 'd79a55')):
    """Whole and dry, 7 cm, its neck up."""
    n = Nodes('onion')
    streak = n.noise(1.0, (9, 9, .4), detail=4.0)
    vein = n.math('GREATER_THAN', n.noise(1.0, (26, 26, .3), detail=1.0), .60)
    c = n.mix(n.math('MULTIPLY', vein, .35), n.ramp(streak, (.3, skin[0]), (.5, skin[1]), (.7, skin[2])), rgb(skin[0]))
    m = n.surface(Base_Color=c, Roughness=.34, Specular=.45, Clearcoat=.2, Normal=n.bump(streak, .15, .02))
    o = lathe('onion', [(0, .02, 0), (.05, .03, .02), (.22, .08, .12), (.36, .26, .18), (.33, .46, .16), (.16, .60, .14), (.07, .68, .06), (.045, .80, .03), (.06, .88, .02), (.03, .89, .01), (0, .86, 0)], m, 96)
    soften(o, .022)
    root = materials.clay('8a6c48', 'c0a070', .95)
    lathe('roots', [(0, 0, 0), (.05, .0, .01), (.06, .04, .01), (0, .05, 0)], root, 24)
