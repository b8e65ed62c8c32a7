"""What is in a jar or bottle: pieces that lie against the glass, in a paste, a powder or a brine. `room` gives the
inner radius at a height. A filling goes from `low` to `high`."""
import math
import random
from mathutils import Vector, noise
from studio.nodes import Nodes, rgb
from studio.shapes import lathe, mesh, with_uv


def blob(dice, size, power=2.0, rough=.16, bend=0.0, rows=9, columns=14):
    """A lumpy body, `size` its half axes, 2 = egg to 6 = brick; `bend` curves it along x."""
    own, v = Vector((dice.random() * 90, 0, 0)), []
    bow = lambda x: math.copysign(abs(x) ** (2 / power), x)
    for j in range(rows + 1):
        t = math.pi * j / rows - math.pi / 2
        for i in range(columns):
            a = 2 * math.pi * i / columns
            p = Vector((bow(math.sin(t)), bow(math.cos(t)) * bow(math.cos(a)), bow(math.cos(t)) * bow(math.sin(a))))
            p *= 1 + rough * noise.noise(p * 1.6 + own) + rough * .6 * noise.noise(p * 4 + own)
            x, y, z = (c * s for c, s in zip(p, size))
            v.append((x, y + bend * x * x / size[0], z))
    f = [(j * columns + i, j * columns + (i + 1) % columns, (j + 1) * columns + (i + 1) % columns, (j + 1) * columns + i) for j in range(rows) for i in range(columns)]
    return v, f


def skin(colours, gloss=.18, rough=.5, grain=30.0, bump=.3):
    """A piece's surface: its colours from dark to light. The glass before it already shines."""
    n = Nodes('piece')
    tone = n.noise(grain, detail=2.0)
    c = n.ramp(tone, *[(.28 + .44 * i / max(1, len(colours) - 1), x) for i, x in enumerate(colours)])
    return n.surface(Base_Color=c, Roughness=rough, Specular=gloss, Normal=n.bump(tone, bump, .012))


def press(dice, count, shape, room, low, high, mat, depth=(0, .03), lean=.3, places=None):
    """`count` bodies from `shape(dice)` at random, or at `places`, against the inside of the glass; what would stand through it is
    pressed flat. A place on a body before it was turned is its UV."""
    v, f, uv, kinds = [], [], [], [shape(dice) for _ in range(min(count, 30))]
    for k in range(count):
        body, faces = dice.choice(kinds)
        a, z, out, spin = dice.random() * 6.283, dice.uniform(low, high), -dice.uniform(*depth), dice.random() * 6.283
        tip, first, c, s = dice.uniform(-lean, lean), len(v), math.cos(spin), math.sin(spin)
        if places:
            a, z = places[k]
        uv += [(x, y) for x, y, _ in body]
        flat = -.0001 * (k % 40) if places else 0  # no two faces in one place
        for x, y, h in body:
            x, y, h = x * c - y * s, x * s + y * c, h + tip * x
            up = max(low, min(high, z + y))
            wide, turn = room(up) + min(flat, out + h), a + x / room(z)
            v.append((wide * math.cos(turn), wide * math.sin(turn), up))
        f += [tuple(first + i for i in q) for q in faces]
    return with_uv(mesh('pieces', v, f, mat, 75), uv)


def apart(dice, count, room, low, high):
    """Places on the glass as far from each other as they can be: each is the best of some that were tried."""
    places, r = [], room((low + high) / 2)
    far = lambda p, q: math.hypot(r * ((p[0] - q[0] + math.pi) % (2 * math.pi) - math.pi), p[1] - q[1])
    for _ in range(count):
        tried = [(dice.random() * 2 * math.pi, dice.uniform(low, high)) for _ in range(24)]
        places.append(max(tried, key=lambda p: min((far(p, q) for q in places), default=0)))
    return places


def core(room, inset, low, high, mat, rough=.016, scale=9.0, top=.02):
    """The mass between the pieces, `inset` from the glass; it comes nearer in some places than in others."""
    rows = [(room(z) - inset, z, 0) for z in (low + (high - low) * i / 60 for i in range(61))]
    r, rim = rows[30][0], rows[-1][0]
    o = lathe('core', [(0, low, 0), (rows[0][0] * .5, low, 0)] + rows + [(rim * k / 12, high, 0) for k in range(11, -1, -1)], mat, 180)
    for v in o.data.vertices:
        wide = math.hypot(v.co.x, v.co.y)
        if wide > rim * .95:
            k = 1 - rough * (.5 + .9 * noise.noise(v.co * scale) + .6 * noise.noise(v.co * scale * 3)) / r
            v.co.x, v.co.y = v.co.x * min(1, k), v.co.y * min(1, k)
        if v.co.z > high - .01:
            v.co.z += top * noise.noise(Vector((v.co.x * 7, v.co.y * 7, 2)))
    return o


def oil(room, low, high, colour, cloud=.35):
    """Oil that has risen: light passes it, in its colour."""
    n = Nodes('oil')
    body = n('BsdfPrincipled', Base_Color=rgb(colour), Roughness=.3, Specular=.1, Emission=rgb(colour), Emission_Strength=.05)
    share = n.span(n.noise(8.0, (1, 1, .4)), cloud - .2, cloud + .3)
    mat = n.done(n('MixShader', _0=share, _1=n('BsdfTransparent', Color=rgb(colour)), _2=body))
    rows = [(room(z) - .001, z, 0) for z in (low + (high + .012 - low) * i / 12 for i in range(13))]
    rim = rows[-1][0]
    lathe('oil', [(0, low, 0)] + rows + [(rim - .004, high + .006, 0), (rim - .014, high + .002, 0), (rim - .03, high, 0), (0, high, 0)], mat, 192)


def fried_peppers(room, low, high):
    """Strips of red pepper and onion, fried dark with caught edges, in red oil that stands over them."""
    dice = random.Random(11)
    core(room, .012, low, high - .012, skin(['4a0a04', '7c1606', '9c220a'], .3, .35, 14.0))
    strip = lambda long: lambda d: blob(d, (d.uniform(.5, 1.1) * long, d.uniform(.012, .024), d.uniform(.008, .014)), 2.6, .42, d.uniform(-.5, .5))
    for colours, count, long in ((('7a1408', 'a82410', 'c43a18'), 190, .085), (('5a0e06', '861a0a', 'a42a10'), 170, .075), (('9c220c', 'cc3c16', 'e0602a'), 125, .07), (('160604', '2c0e07', '4c1c0c'), 80, .045), (('5e2a10', '8c4a1c', 'a8682e'), 46, .055)):
        press(dice, count, strip(long), room, low, high - .012, skin(colours, .25, .38, 26.0))
    seed = lambda d: blob(d, (.014, .011, .004), 2.0, .1)
    press(dice, 46, seed, room, low, high - .04, skin(['b8843e', 'd2a860'], .2), (0, .012))
    oil(room, high - .030, high, 'd8400c', .10)


def dry_chutney(room, low, high):
    """A coarse powder of chilli, coconut and garlic: dry, loose, with hollows where it has not settled."""
    dice = random.Random(5)
    core(room, .008, low, high, skin(['7a2410', 'a23c1a', 'ba5426'], .02, .98, 60.0, bump=1.0), .030, 12.0, .06)
    grain = lambda size: lambda d: blob(d, tuple(size * d.uniform(.5, 1.5) for _ in range(3)), 3.0, .5, rows=4, columns=6)
    for colours, count, size in ((('8c2a12', 'ac4420'), 2900, .007), (('a4461f', 'c46634'), 2600, .006), (('bc6a3a', 'd69664'), 1500, .007), (('6e180c', '8c2412'), 600, .008)):
        press(dice, count, grain(size), room, low, high + .01, skin(list(colours), .02, .98, 50.0), (0, .022), 1.0)
    flake = lambda d: blob(d, (d.uniform(.018, .042), d.uniform(.008, .015), .004), 3.0, .35, d.uniform(-.5, .5), 6, 8)
    press(dice, 150, flake, room, low, high, skin(['c8a070', 'e6cda0', 'efe0c0'], .06, .9, 20.0), (0, .012), .6)
    press(dice, 120, flake, room, low, high, skin(['4e0c08', '7c140c', '941c10'], .15, .6, 20.0), (0, .012), .6)
    heap(dice, room, high, [(['8c2a12', 'ac4420'], 420), (['bc6a3a', 'd69664'], 200), (['d8b688', 'efe0c0'], 60)])


def heap(dice, room, high, kinds):
    """Loose grains on the top of the filling."""
    for colours, count in kinds:
        v, f = [], []
        for _ in range(count):
            body, faces = blob(dice, (.012, .009, .008), 3.0, .5, rows=4, columns=6)
            a, d, first = dice.random() * 6.283, room(high) * .96 * math.sqrt(dice.random()), len(v)
            v += [(x + d * math.cos(a), y + d * math.sin(a), z + high + dice.uniform(-.004, .02)) for x, y, z in body]
            f += [tuple(first + i for i in q) for q in faces]
        mesh('loose', v, f, skin(colours, .04, .95, 50.0), 75)


def bean_paste(room, low, high):
    """A thick brown paste that was pounded, not milled: grains and halves of soy beans are left in it."""
    dice = random.Random(7)
    core(room, .002, low, high, skin(['4e3016', '6a441f', '86592c'], .16, .50, 22.0, bump=1.0), .012, 16.0, .05)
    for colours, count, size in ((('64421e', '7c5429'), 26, (.036, .026, .016)), (('86602f', 'b0864a'), 22, (.034, .025, .015)), (('4e3116', '63411e'), 120, (.015, .010, .008))):
        press(dice, count, lambda d: blob(d, tuple(x * d.uniform(.8, 1.15) for x in size), 2.2, .20), room, low, high, skin(list(colours), .25, .42, 24.0), (.004, .020))
    bit = lambda d: blob(d, (.010, .007, .005), 2.5, .5, rows=5, columns=7)
    press(dice, 1100, bit, room, low, high, skin(['4a2c14', '6c4824', '946a3a'], .16, .55, 40.0), (0, .012), 1.0)


def salted_pineapple(room, low, high):
    """Wedges of sliced pineapple, and yellow beans, in brine."""
    dice = random.Random(3)
    core(room, .060, low, high - .02, skin(['c08c2c', 'd8aa40', 'e6c060'], .2, .4, 5.0), .02, 6.0)

    def wedge(d):
        """A sector of a ring: a straight edge at the heart, and notches outside where the eyes were cut out."""
        body, faces = blob(d, (1, 1, 1), 5.0, .06, 0, 16, 28)
        half, thick, eye = d.uniform(.40, .54), d.uniform(.035, .048), d.uniform(-.5, .5)
        v = []
        for x, y, z in body:
            notch = max(0, math.cos(3.4 * y + eye)) ** 8 * max(0, x) ** 3
            r, a = HEART + (RIND - HEART) * (x + 1) / 2 - .030 * notch, y * half
            r = max(r, HEART / max(.5, math.cos(a)))
            v.append((r * math.cos(a) - MIDDLE, r * math.sin(a), z * thick + .004 * noise.noise(Vector((r * 9, a * 14, half * 90)))))
        return v, faces

    press(dice, 50, wedge, room, low, high - .015, flesh(.86), (.045, .080), .3, apart(dice, 50, room, low + .06, high - .07))
    bean = lambda d: blob(d, (.040, .037, .036), 2.0, .05)
    press(dice, 40, bean, room, low + .03, high - .03, skin(['c09248', 'd4aa62', 'e0bc7a'], .25, .4, 18.0), (.03, .05))
    press(dice, 56, wedge, room, low, high - .015, flesh(1.0), (.030, .042), .10, apart(dice, 56, room, low + .07, high - .09))
    press(dice, 22, bean, room, low + .03, high - .03, skin(['c09248', 'd4aa62', 'e0bc7a'], .25, .4, 18.0), (.040, .050))
    rice = lambda d: blob(d, (.018, .007, .006), 2.0, .2, rows=6, columns=8)
    press(dice, 110, rice, room, low, high - .03, skin(['e4d090', 'f2e4b8'], .2), (0, .02))
    oil(room, low, high, 'fbeec4', .06)


# A slice of pineapple: where its hard heart and its rind were, and the middle of a wedge.
HEART, RIND, MIDDLE = .075, .300, .195


def flesh(light):
    """Flesh of a pineapple: pale at the heart, deep gold outside, fibres from one to the other; light comes through its edges."""
    n = Nodes('pineapple')
    s = n('SeparateXYZ', Vector=n('TexCoord').outputs['UV'])
    x, y = n.math('ADD', s.outputs[0], MIDDLE), s.outputs[1]
    r, a = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', x, x), n.math('MULTIPLY', y, y))), n.math('ARCTAN2', y, x)
    polar = n('CombineXYZ', X=n.math('MULTIPLY', r, 7.0), Y=n.math('MULTIPLY', a, 26.0), Z=n.math('MULTIPLY', n.noise(1.5), 9.0)).outputs[0]
    fibre = n.noise(1.0, detail=2.0, at=polar)
    out = n('MapRange', Value=n.math('ADD', r, n.span(fibre, -.03, .03)), From_Min=HEART, From_Max=RIND).outputs[0]
    c = n.ramp(out, (.06, rgb('f7e8ae', light)), (.26, rgb('f4d878', light)), (.62, rgb('eec04a', light)), (.94, rgb('dc9e30', light)))
    gap = n('MapRange', Value=fibre, From_Min=.36, From_Max=.52, To_Min=.85, To_Max=0.0).outputs[0]
    c = n.mix(gap, c, rgb('b97a18', light))
    rim = n('MapRange', Value=n.math('ABSOLUTE', a), From_Min=.34, From_Max=.52, To_Max=.45).outputs[0]
    c = n.mix(rim, c, rgb('edae28', light))
    return n.surface(Base_Color=c, Emission=c, Emission_Strength=.10 * light, Roughness=.28, Specular=.4, Subsurface=.15, Subsurface_Color=rgb('f0b838'), Subsurface_Radius=(.06, .04, .01), Normal=n.bump(fibre, .5, .012))


def sambal(room, low, high):
    """Brick-dark, fried long: coarse skins and seeds of chilli, and a line of red oil on top."""
    dice = random.Random(9)
    core(room, .003, low, high - .028, skin(['2a0904', '4c150a', '662010'], .25, .4, 16.0, bump=.6), .016, 16.0)
    flake = lambda d: blob(d, (d.uniform(.018, .045), d.uniform(.012, .022), .006), 3.0, .4, d.uniform(-.4, .4), 7, 9)
    for colours, count in ((('64180b', '8a2812'), 230), (('7c220f', 'a83a1c'), 150), (('3c0f07', '5a190a'), 150)):
        press(dice, count, flake, room, low, high - .028, skin(list(colours), .25, .4, 30.0), (0, .014), .5)
    seed = lambda d: blob(d, (.013, .011, .004), 2.0, .1, rows=6, columns=9)
    press(dice, 150, seed, room, low, high - .03, skin(['b07c3a', 'd0a05a'], .2), (0, .012))
    press(dice, 420, lambda d: blob(d, (.009, .007, .006), 2.5, .4, rows=4, columns=6), room, low, high - .028, skin(['7a3a1c', 'a8623a'], .2), (0, .01))
    oil(room, high - .032, high, 'c8420c', .15)


def pepper_sauce(room, low, high, colours):
    """A thin pulp of yellow peppers: seeds, bits of skin and green herb in it."""
    dice = random.Random(4)
    core(room, .001, low, high, skin(colours, .3, .3, 60.0, .2), .004, 20.0, .004)
    seed = lambda d: blob(d, (.016, .013, .004), 2.0, .1, rows=6, columns=10)
    bit = lambda size: lambda d: blob(d, tuple(size * d.uniform(.6, 1.5) * k for k in (1, .8, .4)), 3.0, .4, d.uniform(-.2, .2), 5, 8)
    press(dice, 70, seed, room, low, high - .02, skin(['e8d08a', 'f4e6b0'], .2), (-.001, .004))
    for bits, count, size in ((('d88a10', 'e8a01c'), 320, .011), (('f0cc4c', 'f8e07c'), 420, .009), (('c0561a', 'd4701c'), 90, .008), (('4c5a1c', '6a7a2a'), 120, .007), (('3a2410', '5a3816'), 70, .004)):
        press(dice, count, bit(size), room, low, high - .01, skin(list(bits), .25, .4, 40.0), (-.001, .004), .6)


FILLINGS = dict(pepper_sauce=pepper_sauce, fried_peppers=fried_peppers, dry_chutney=dry_chutney, bean_paste=bean_paste, salted_pineapple=salted_pineapple, sambal=sambal)
