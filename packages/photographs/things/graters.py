"""The grater for coconuts, and what it makes."""
import math
import random
import mathutils
from studio import materials, wood
from studio.nodes import Nodes, rgb
from studio.shapes import bar, curve, lathe, mesh, plank, rest, tidy


def coconut_grater(columns=8, rows=12):
    """Stainless steel, 26 x 10 cm with its handle of oiled beech; teeth punched by hand, each a star of four points round a
    hole, none at quite the same angle. It lies; the handle is towards -x."""
    dice, pitch, turns = random.Random(4), .105, 16
    x0, y0 = -.02, -columns * pitch / 2
    steel = materials.metal('7d807f', 'a2a4a3', rough=(.24, .36), is_turned=False, bump=.02)
    v, f, teeth, spikes = [], [], [], []

    def cell(cx, cy):
        """A square of sheet with a round hole; its points stand up from the hole's edge."""
        k, r, spin, first = pitch / 2, .026, dice.uniform(-.35, .35), len(v)
        for i in range(turns):
            a = 2 * math.pi * i / turns
            c, s = math.cos(a), math.sin(a)
            m = k / max(abs(c), abs(s))
            far = (cx + m * c, cy + m * s, 0)
            swell = (cx + 1.45 * r * c, cy + 1.45 * r * s, .006)
            v.extend([far, swell, (cx + r * c, cy + r * s, .016)])
        for i in range(turns):
            j, n = (i + 1) % turns, first
            f.extend([(n + 3 * i, n + 3 * j, n + 3 * j + 1, n + 3 * i + 1), (n + 3 * i + 1, n + 3 * j + 1, n + 3 * j + 2, n + 3 * i + 2)])
        for q in range(4):
            a, half, t = spin + math.pi / 2 * q, .74, len(teeth)
            at = lambda b, d, z: (cx + d * math.cos(b), cy + d * math.sin(b), z)
            tip = at(a + dice.uniform(-.2, .2), r * dice.uniform(.95, 1.35), dice.uniform(.042, .056))
            teeth.extend([at(a - half, r * 1.04, .013), at(a, r * 1.14, .012), at(a + half, r * 1.04, .013), tip])
            spikes.extend([(t, t + 1, t + 3), (t + 1, t + 2, t + 3)])

    for i in range(rows):
        for j in range(columns):
            cell(x0 + (i + .5) * pitch, y0 + (j + .5) * pitch)
    right, top, edge = x0 + rows * pitch, -y0, .075  # the margin of the sheet, outside the teeth

    def margin(a, b, c, d, parts):
        n = len(v)
        for i in range(parts + 1):
            u = i / parts
            v.extend([(a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u, 0), (c[0] + (d[0] - c[0]) * u, c[1] + (d[1] - c[1]) * u, 0)])
        f.extend((n + 2 * i, n + 2 * i + 2, n + 2 * i + 3, n + 2 * i + 1) for i in range(parts))

    margin((x0, y0), (right, y0), (x0, y0 - edge), (right, y0 - edge), 1)
    margin((right, top), (x0, top), (right, top + edge), (x0, top + edge), 1)
    margin((right, y0 - edge), (right, top + edge), (right + edge, y0 - edge), (right + edge, top + edge), 1)
    margin((x0, top + edge), (x0, y0 - edge), (x0 - .16, top + edge), (x0 - .16, y0 - edge), 1)
    sheet_ = tidy(mesh('sheet', v, f, steel, 35))
    thick = sheet_.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .012, -1
    bright = materials.metal('a9abaa', 'cdcfcd', rough=(.40, .52), is_turned=False, bump=.02, metallic=.65)  # a mirror so small would show only the dark room
    points = mesh('teeth', teeth, spikes, bright, 20)
    thin = points.modifiers.new('thick', 'SOLIDIFY')
    thin.thickness, thin.offset = .007, -1
    w = top + edge  # the sheet's long sides are rolled, the far end too
    roll = curve([(x0 - .16, -w, -.012), (x0 + .5, -w, -.012), (right, -w, -.012), (right + edge - .03, -w + .02, -.012), (right + edge, -w + .06, -.012), (right + edge, 0, -.012), (right + edge, w - .06, -.012), (right + edge - .03, w - .02, -.012), (right, w, -.012), (x0 + .5, w, -.012), (x0 - .16, w, -.012)], 8)
    wire = bar('roll', roll, .042, .042, steel, (0, 0, 1), 2)
    beech = wood.wood('a8723f', 'd9af7e', 'x', 1.5, (.38, .52), .05, .38, .55)
    end = x0 - .12
    out = [(end, -.40), (end, .40)] + [p[:2] for p in curve([(end, .40, 0), (end - .13, .36, 0), (end - .26, .185, 0), (end - .55, .135, 0), (end - .92, .150, 0), (end - 1.08, .10, 0), (end - 1.11, 0, 0), (end - 1.08, -.10, 0), (end - .92, -.150, 0), (end - .55, -.135, 0), (end - .26, -.185, 0), (end - .13, -.36, 0), (end, -.40, 0)], 10)][1:-1]
    handle = plank('handle', out, .16, beech, .05, 5)
    handle.location.z = -.075
    parts = [sheet_, points, wire, handle]
    for y in (-.22, .22):
        rivet = lathe('rivet', [(0, .018, 0), (.026, .015, .01), (.036, .0, .0)], steel, 32)
        rivet.location = (end - .055, y, .084)
        parts.append(rivet)
    rest(*parts)


def half_coconut(lean=14):
    """Ripe, 10 cm, broken across: a brown shell under rough fibres, a ring of white flesh, hollow; it leans to the front."""
    n = Nodes('coconut')
    blot, hair = n.noise(2.6, detail=5.0), n.noise(1.0, (26, 26, 3), detail=4.0)
    tone = n.math('ADD', n.math('MULTIPLY', hair, .65), n.math('MULTIPLY', blot, .35))
    c = n.ramp(tone, (.30, '3a2414'), (.5, '6a4526'), (.70, 'a67a48'))
    husk = n.surface(Base_Color=c, Roughness=.88, Specular=.2, Normal=n.bump(n.math('ADD', hair, n.math('MULTIPLY', blot, .5)), .9, .04))
    n = Nodes('coconut flesh')
    s = n('SeparateXYZ', Vector=n.at)
    turn = n.math('ARCTAN2', s.outputs[1], s.outputs[0])
    around = lambda k, z: n('CombineXYZ', X=n.math('MULTIPLY', n.math('COSINE', turn), k), Y=n.math('MULTIPLY', n.math('SINE', turn), k), Z=n.math('MULTIPLY', s.outputs[2], z)).outputs[0]
    hair = n.noise(1.0, detail=4.0, at=around(30.0, 3.0))  # fibres run from the shell to the heart
    far = n('VectorMath', dict(operation='LENGTH'), _0=n('CombineXYZ', X=s.outputs[0], Y=s.outputs[1])).outputs['Value']
    cut = n('MapRange', Value=far, From_Min=.365, From_Max=.38).outputs[0]
    soft, wet = n.math('ADD', n.math('MULTIPLY', n.noise(5.0, detail=5.0), .45), n.math('MULTIPLY', hair, .55)), n.math('ADD', n.math('MULTIPLY', hair, n.span(cut, .35, 1.0)), n.math('MULTIPLY', n.noise(14.0, detail=5.0, roughness=.7), .7))
    skin = n('MapRange', Value=n.math('ADD', far, n.span(n.noise(9.0), -.008, .008)), From_Min=.452, From_Max=.464, To_Max=.85).outputs[0]  # the brown skin of the seed
    white = n.surface(Base_Color=n.mix(skin, n.ramp(soft, (.34, 'ddd0b4'), (.5, 'ece3cf'), (.66, 'f6f0e2')), rgb('6a4424')), Roughness=n.span(wet, .30, .52), Specular=.35, Subsurface=.05, Subsurface_Radius=(.05, .04, .03), Subsurface_Color=rgb('f3ead6'), Normal=n.bump(wet, .55, .02))
    r, dice = .50, random.Random(2)
    out = [(r * math.sin(t), .52 - .54 * math.cos(t), 0) for t in [math.pi / 2 * k / 40 for k in range(41)]]
    shell = lathe('shell', out + [(r - .018, .535, .004), (r - .034, .528, 0)], husk, 180)
    flesh = lathe('flesh', [(r - .030, .515, 0), (r - .036, .532, .005), (r - .125, .524, .012)] + [((r - .128) * math.sin(t) ** .9, .52 - .43 * math.cos(t), 0) for t in [math.pi / 2 * k / 30 for k in range(29, -1, -1)]], white, 180)
    parts = [shell, flesh]
    for o in parts:
        for p in o.data.vertices:  # never quite round, and it did not break straight
            a = math.atan2(p.co.y, p.co.x)
            k = 1 + .035 * mathutils.noise.noise(mathutils.Vector((math.cos(a), math.sin(a), p.co.z * 2)))
            p.co.x, p.co.y = p.co.x * k, p.co.y * k
            up = max(0, p.co.z - .40) / .13
            p.co.z += .030 * up * (mathutils.noise.noise(mathutils.Vector((math.cos(a) * 2.2, math.sin(a) * 2.2, 3))) + .4 * mathutils.noise.noise(mathutils.Vector((math.cos(a) * 8, math.sin(a) * 8, 5))))
    for p in shell.data.vertices:  # strands of the husk, from pole to rim
        a = math.atan2(p.co.y, p.co.x)
        if p.co.z < .50:
            k = 1 + .010 * math.sin(46 * a + 6 * mathutils.noise.noise(p.co * 3)) * min(1, p.co.z * 5)
            p.co.x, p.co.y = p.co.x * k, p.co.y * k
    tuft = materials.cloth('8a5c30', 30)
    for _ in range(240):  # fibres stand off
        a, t = dice.random() * 6.283, dice.uniform(.35, 1.5)
        on = lambda t, out: mathutils.Vector(((r + out) * math.sin(t) * math.cos(a), (r + out) * math.sin(t) * math.sin(a), .52 - (.54 + out) * math.cos(t)))
        long, side = dice.uniform(.10, .34), dice.uniform(-.03, .03)
        path = [on(t + long * u * (1 if t < 1.1 else -1), .006 + .030 * u * u) + mathutils.Vector((-math.sin(a), math.cos(a), 0)) * side * u for u in (0, .33, .66, 1)]
        parts.append(bar('fibre', path, lambda u: .009 * (1 - .7 * u), .006, tuft, (-math.sin(a), math.cos(a), 0), 2))
    for part in parts:
        part.matrix_basis = mathutils.Matrix.Rotation(math.radians(lean), 4, 'X') @ part.matrix_basis
    rest(*parts)


def shreds(count=1500, spread=.38, seed=6):
    """Coconut, grated coarse: a loose heap."""
    dice = random.Random(seed)
    n = Nodes('shred')
    own = n.noise(6.0, detail=2.0)
    white = n.surface(Base_Color=n.ramp(own, (.3, 'ddd2ba'), (.7, 'f1e9d8')), Roughness=.8, Specular=.15, Emission=rgb('f0e6d0'), Emission_Strength=.06, Normal=n.bump(n.noise(60.0), .2, .01))  # some light passes it
    for _ in range(count):
        a, d = dice.random() * 6.283, abs(dice.gauss(0, .42)) * spread
        high = .17 * math.exp(-(d / (spread * .5)) ** 2)
        at = mathutils.Vector((d * math.cos(a), d * math.sin(a) * .8, .008 + high * dice.random()))
        long, turn, curl, rise = dice.uniform(.04, .15), dice.random() * 6.283, dice.uniform(-.04, .04), dice.uniform(-.25, .25) * min(1, high * 9)
        along, side = mathutils.Vector((math.cos(turn), math.sin(turn), rise)), mathutils.Vector((-math.sin(turn), math.cos(turn), 0))
        path = [at + along * long * u + side * curl * (1 - (2 * u - 1) ** 2) for u in (0, .25, .5, .75, 1)]
        wide = dice.choice((.004, .006, .009, .013))
        bar('shred', [mathutils.Vector((p.x, p.y, max(.007, p.z))) for p in path], lambda u: wide * (.35 + .65 * math.sin(math.pi * u)), .005, white, (0, 0, 1), 3)
