"""A fish tin that has been opened: its lid curled back, its fish or mussels in oil."""
import math
import random
from mathutils import Vector, noise
from studio import materials
from studio.nodes import Nodes, rgb
from studio.shapes import curve, loft, mesh, rectangle
from things.fillings import blob

W, D, H = 1.06, .74, .23


def open_tin(inside='sardines', oil='e3bd5c', seed=2, count=9, metal=('9aa09c', 'c9cdc6')):
    """As `packs.flat_tin`, full to 5 mm below its rim."""
    silver = materials.metal(*metal, rough=(.24, .36), is_turned=False, bump=.004)
    ring = lambda inset, z, r: [(x, y, z) for x, y in rectangle(W - 2 * inset, D - 2 * inset, r, 10)]
    loft('tin', [ring(.03, 0, .12), ring(.012, .02, .135), ring(.012, H - .045, .135), ring(0, H - .035, .15), ring(-.002, H, .15), ring(.010, H + .012, .14), ring(.024, H + .004, .13), ring(.030, H - .03, .125), ring(.034, .05, .12), ring(.06, .03, .10)], silver, 50)
    dice = random.Random(seed)
    dict(sardines=sardines, herring=herring, mussels=mussels)[inside](dice, count)
    surface = Nodes('oil')
    clear = surface('MixShader', _0=surface('Fresnel', IOR=1.46, Normal=surface.bump(surface.noise(5.0, detail=1.0), .12, .02)).outputs[0], _1=surface('BsdfTransparent', Color=rgb(oil)), _2=surface('BsdfGlossy', Roughness=.03))
    top = rectangle(W - .064, D - .064, .12, 10)
    mesh('oil', [(x, y, H - .062) for x, y in top], [tuple(range(len(top)))], surface.done(clear))
    lid(silver)


def lid(silver):
    """Torn off along its edge and curled over backwards at the right; its inside is bare tin."""
    path = curve([(W / 2 - .02, 0, H - .01), (W / 2 + .005, 0, H + .16), (W / 2 + .075, 0, H + .32), (W / 2 + .21, 0, H + .43), (W / 2 + .36, 0, H + .44), (W / 2 + .46, 0, H + .35), (W / 2 + .46, 0, H + .22)], 12)
    n, v, columns = len(path) - 1, [], 24
    for j, p in enumerate(path):
        u = j / n
        end = .12 - max(0, u - .88)  # round corners at the torn end
        half = (D - .07) / 2 - (.12 - math.sqrt(max(0, .12 ** 2 - (.12 - end) ** 2)))
        for i in range(columns + 1):
            y = (2 * i / columns - 1) * half
            v.append((p.x, y, p.z + .006 * noise.noise(Vector((u * 4, y * 4, 1))) * min(1, u * 5)))
    k = columns + 1
    o = mesh('lid', v, [(j * k + i, (j + 1) * k + i, (j + 1) * k + i + 1, j * k + i + 1) for j in range(n) for i in range(columns)], silver, 60)
    m = o.modifiers.new('thick', 'SOLIDIFY')
    m.thickness, m.offset = .008, 0


def fish_skin(back, side, belly, bright=.45):
    """Skin along x, its back to +y: dark above, then bright, paler at the belly; small scales and a few torn places."""
    n = Nodes('fish')
    s = n('SeparateXYZ', Vector=n.at)
    blot, fine = n.noise(5.0, (1, 3, 1), detail=4.0), n.noise(30.0, (1, 1.6, 1), detail=3.0)
    across = n.math('ADD', s.outputs[1], n.math('ADD', n.span(blot, -.03, .03), n.span(fine, -.010, .010)))
    c = n.ramp(n('MapRange', Value=across, From_Min=-.075, From_Max=.075).outputs[0], (.05, belly), (.38, side), (.58, side), (.76, back), (.95, back))
    torn = n('MapRange', Value=n.noise(6.0, detail=5.0, roughness=.7), From_Min=.60, From_Max=.66, To_Max=.7).outputs[0]
    c = n.mix(torn, c, rgb('c9a184'))
    scale = n('TexVoronoi', Vector=n('Mapping', Vector=n.at, Scale=(34, 46, 30)), Scale=1.0).outputs[0]
    height = n.math('ADD', n.math('MULTIPLY', scale, .35), n.math('MULTIPLY', fine, .5))
    return n.surface(Base_Color=c, Metallic=n.math('MULTIPLY', n.math('SUBTRACT', 1.0, torn), bright), Roughness=n.span(fine, .20, .42), Specular=.5, Clearcoat=.5, Clearcoat_Roughness=.06, Normal=n.bump(height, .35, .012))


def body(dice, long, wide, high, skin):
    """One fish without head and tail, along x, thick at the head's end."""
    own, rings, n = dice.random() * 50, [], 40
    for i in range(n + 1):
        u = i / n
        w = wide * (.46 + .54 * math.sin(math.pi * (.24 + .62 * (1 - u))) ** .9) * (1 - .30 * u ** 3)
        cap = math.sqrt(max(.03, 1 - (max(0, .045 - u) / .045) ** 2)) * math.sqrt(max(.03, 1 - (max(0, u - .94) / .06) ** 2))
        ring = []
        for k in range(28):
            a = 2 * math.pi * k / 28
            p = Vector((long * (u - .5), w / 2 * math.cos(a) * cap, high / 2 * math.sin(a) * cap * (1 - .35 * u)))
            p += noise.noise_vector(Vector((p.x * 5, p.y * 9, p.z * 9)) + Vector((own, 0, 0))) * .008
            ring.append(p + Vector((0, .020 * math.sin(u * 3 + own), 0)))
        rings.append(ring)
    return loft('fish', rings, skin, 70)


def lay(o, x, y, z, turn, roll=0):
    o.location, o.rotation_euler = (x, y, z), (math.radians(roll), 0, math.radians(turn))


def sardines(dice, count):
    """Six small ones, head to tail."""
    for i in range(6):
        o = body(dice, .90, .128, .135, fish_skin('27353a', 'b9beb4', 'e2dccb', .55))
        lay(o, dice.uniform(-.012, .012), -.278 + .111 * i, .122 + .010 * (i % 2), 180 * (i % 2) + dice.uniform(-2.5, 2.5), dice.uniform(-8, 8))


def herring(dice, count):
    """Smoked fillets in their golden skin, one upon the next like tiles."""
    for i in range(4):
        o = body(dice, .92, .235, .080, fish_skin('6a4416', 'c79a4a', 'e6c886', .35))
        lay(o, dice.uniform(-.012, .012), -.235 + .155 * i, .135, 180 * (i % 2) + dice.uniform(-2, 2), 16 if i % 2 == 0 else -16)


def mussels(dice, count):
    """Nine or fourteen, smoked whole: plump, orange, with a dark frill round each."""
    n = Nodes('mussel meat')
    s = n('SeparateXYZ', Vector=n.at)
    blot, fine, own = n.noise(9.0, detail=4.0), n.noise(36.0, detail=3.0), n('ObjectInfo').outputs['Random']
    c = n.mix(own, n.ramp(blot, (.30, '9a4a12'), (.5, 'c8742a'), (.7, 'dd9a4a')), n.ramp(blot, (.30, 'a8601e'), (.5, 'd69440'), (.7, 'ecc284')))
    rim = n.math('ABSOLUTE', n.math('ADD', s.outputs[1], n.math('ADD', n.span(fine, -.016, .016), .010)))
    frill = n('MapRange', Value=rim, From_Min=.010, From_Max=.020, To_Min=.85, To_Max=0.0).outputs[0]
    c = n.mix(n.math('MULTIPLY', frill, n('MapRange', Value=s.outputs[0], From_Min=-.07, From_Max=.0).outputs[0]), c, rgb('3a2012'))
    skin = n.surface(Base_Color=c, Roughness=n.span(fine, .22, .42), Specular=.5, Clearcoat=.5, Clearcoat_Roughness=.05, Normal=n.bump(n.math('SUBTRACT', n.math('ADD', blot, n.math('MULTIPLY', fine, .4)), n.math('MULTIPLY', frill, .5)), .5, .02))
    near = [(-.34, -.17, .11), (-.04, -.20, .11), (.27, -.17, .11), (-.36, .15, .11), (-.07, .20, .11), (.26, .17, .11), (-.20, .0, .155), (.12, -.01, .155), (.40, .0, .13)]
    small = [(x, y, .10) for y in (-.22, 0, .22) for x in (-.37, -.12, .12, .37)] + [(-.22, .10, .145), (.20, -.11, .145)]
    size = 1.42 if count == 9 else 1.08
    for x, y, z in near if count == 9 else small:
        long = dice.uniform(.105, .125) * size
        v, f = blob(dice, (long, .070 * size, .050 * size), 2.0, .16, dice.uniform(-.30, .30), 16, 24)
        v = [(p[0], p[1] * (1 - .35 * p[0] / long) + .012 * math.sin(p[0] * 60) * abs(p[1]) / (.070 * size) * .4, p[2] * (1 - .25 * math.exp(-(p[1] / .014) ** 2))) for p in v]
        o = mesh('mussel meat', v, f, skin, 70)
        m = o.modifiers.new('round', 'SUBSURF')
        m.levels = m.render_levels = 1
        lay(o, x + dice.uniform(-.025, .025), y + dice.uniform(-.02, .02), z + dice.uniform(-.01, .012), dice.uniform(-30, 30) + 180 * (dice.random() < .5), dice.uniform(-20, 20))
