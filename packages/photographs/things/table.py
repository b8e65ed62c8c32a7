"""Mugs, bowls and plates."""
import math
from mathutils import Vector, noise
from studio import materials
from studio.nodes import Nodes, rgb
from studio.shapes import bar, curve, lathe


def mug(tea=False):
    """Tall stoneware, 9 cm across: sage ash glaze over a bare foot, white inside."""
    out = materials.glaze('7f8f6a', '9dab86', 'b9ab86', .97, 1.03, .24, '5a5f45')
    white, foot = materials.enamel('f7f3ea', .18, .97), materials.clay('9a6f4a', 'b88a60', .9, '5c402a', .15)
    r, h = .45, 1.03
    lathe('foot', [(0, .02, 0), (.34, 0, .01), (.39, 0, .02), (.435, .10, .04), (.44, .20, .0), (.43, .21, 0)], foot, 128)
    lathe('mug', [(.425, .175, 0), (.448, .20, .015), (r + .005, .50, .2), (r - .012, h - .03, .2), (r - .018, h, .010), (r - .034, h + .002, .01)], out, 160)
    lathe('inside', [(r - .034, h + .002, 0), (r - .05, h - .03, .02), (r - .055, .5, .2), (r - .08, .18, .1), (0, .15, 0)], white, 128)
    p = [(r - .02, 0, .86), (r + .16, 0, .885), (r + .31, 0, .78), (r + .33, 0, .58), (r + .24, 0, .40), (r - .02, 0, .33)]
    path, wide = curve(p, 12), lambda u: .15 - .04 * math.sin(math.pi * u)
    bar('handle', path, wide, .075, out, (0, 1, 0), 2.6)
    bar('line for the milk', path[27:29], wide(.46) + .002, .0770, materials.glaze('4a2c1a', '6a4228', '6a4228', 9, 10), (0, 1, 0), 2.6)
    if tea:
        lathe('tea', [(0, .80, 0), (r - .075, .80, .0), (r - .056, .812, 0)], materials.filling('4a1c08', '5e270c', rough=.04, bump=.02, scatter=0), 96)


def herb_bowl():
    """Wide stoneware, 22 cm across and 7 cm deep: green ash glaze that thins at the rim, a bare foot."""
    green = materials.glaze('38604a', '6b9878', 'c9bd94', .735, .805, .16, '2f4a38')
    foot = materials.clay('98785a', 'b99a78', .9, '5c4630', .2)
    lathe('foot', [(0, .05, 0), (.42, .04, .02), (.44, 0, .01), (.53, 0, .008), (.51, .10, .03), (.515, .185, .02), (.48, .20, 0)], foot, 128)
    lathe('bowl', [(.46, .17, 0), (.525, .175, .03), (.88, .36, .3), (1.07, .69, .2), (1.10, .78, .015), (1.075, .79, .012), (1.03, .71, .15), (.84, .41, .3), (.45, .24, .3), (0, .22, 0)], green, 200)


def dough(radius=.50, seed=3.0, browned=False):
    """Pressed flat by hand, 10 cm: smooth, soft at its edge, never quite round; `browned` on both faces, with charred spots."""
    n = Nodes('dough')
    blot, grain = n.noise(2.0, detail=2.0), n.noise(44.0, detail=3.0)
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', blot, .7), n.math('MULTIPLY', grain, .3)), (.32, 'dcc798'), (.66, 'ecdfbe'))
    height = n.math('ADD', blot, n.math('MULTIPLY', grain, .5))
    if browned:
        z = n('SeparateXYZ', Vector=n.at).outputs[2]
        face = n('MapRange', Value=n.math('ADD', z, n.span(n.noise(7.0), -.03, .03)), From_Min=.105, From_Max=.138).outputs[0]
        toast, char = n.noise(4.2, detail=6.0, roughness=.62), n.noise(7.5, detail=6.0, roughness=.60)
        c = n.mix(n.math('MULTIPLY', face, .55), c, rgb('d8a75c'))
        c = n.mix(n.math('MULTIPLY', face, n('MapRange', Value=toast, From_Min=.41, From_Max=.60, To_Max=.85).outputs[0]), c, rgb('8e4f1e'))
        burnt = n.math('MULTIPLY', face, n('MapRange', Value=char, From_Min=.535, From_Max=.64, To_Max=.92).outputs[0])
        c = n.mix(burnt, c, rgb('24140b'))
        height = n.math('ADD', height, n.math('SUBTRACT', n.math('MULTIPLY', n.math('MULTIPLY', face, n.noise(24.0, detail=4.0)), .8), burnt))
    m = n.surface(Base_Color=c, Roughness=.7, Specular=.3, Subsurface=.12 if not browned else .04, Subsurface_Color=rgb('ecdcb6'), Subsurface_Radius=(.06, .05, .03), Normal=n.bump(height, .3, .02))
    side = [(radius - .055 + .055 * math.sin(t), .075 - .068 * math.cos(t), 0) for t in [math.pi * k / 24 for k in range(25)]]
    o = lathe('dough', [(0, 0, 0), *side, *((side[-1][0] * (1 - k / 30), .143 - .012 * math.sin(math.pi * k / 60), 0) for k in range(1, 31))], m, 200)
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        k = 1 + .05 * noise.noise(Vector((math.cos(a) * 1.1, math.sin(a) * 1.1, seed))) + .012 * noise.noise(Vector((math.cos(a) * 6, math.sin(a) * 6, seed)))
        if math.hypot(v.co.x, v.co.y) > radius * .8:  # where it was pressed, its edge has torn a little
            crack = abs(noise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, seed + 3 + v.co.z * 4))))
            k -= .028 * math.exp(-(crack / .02) ** 2) * min(1, v.co.z / .10)
        v.co.x, v.co.y = v.co.x * k * 1.05, v.co.y * k * .96
        if v.co.z > .03:
            v.co.z += .020 * noise.noise(Vector((v.co.x * 3, v.co.y * 3, seed)))
            for x, y in ((.16, -.10), (-.14, .12), (-.10, -.22), (.14, .20)):  # where fingers pressed it
                v.co.z -= .020 * math.exp(-((v.co.x - x) ** 2 + (v.co.y - y) ** 2) / .006)


def petisco_plate():
    """Tin-glazed earthenware, 22 cm: white, a sea-blue rim brushed in one turn."""
    n = Nodes('tin glaze')
    s = n('SeparateXYZ', Vector=n.at)
    r = n.math('SQRT', n.math('ADD', n.math('POWER', s.outputs[0], 2.0), n.math('POWER', s.outputs[1], 2.0)))
    a = n.math('ARCTAN2', s.outputs[1], s.outputs[0])
    stroke = n.noise(1.0, detail=4.0, at=n('CombineXYZ', X=n.math('MULTIPLY', r, 46.0), Y=n.math('MULTIPLY', n.math('COSINE', a), 1.6), Z=n.math('MULTIPLY', n.math('SINE', a), 1.6)).outputs[0])
    hand = lambda seed, size: n.span(n.noise(1.0, detail=2.0, at=n('CombineXYZ', X=n.math('COSINE', a), Y=n.math('SINE', a), Z=seed).outputs[0]), -size, size)
    soft = lambda edge, at, blur: n('MapRange', Value=n.math('ADD', r, edge), From_Min=at - blur, From_Max=at + blur).outputs[0]
    band = lambda low, high, seed, size: n.math('MULTIPLY', soft(hand(seed, size), low, .008), n.math('SUBTRACT', 1.0, soft(hand(seed + 5, size), high, .008)))
    thick = n.math('MULTIPLY', n('MapRange', Value=stroke, From_Min=.24, From_Max=.56, To_Min=.42, To_Max=1.0).outputs[0], n.span(hand(2.0, .5), .92, 1.2))
    brushed = n.math('MULTIPLY', band(.885, 1.045, 1.0, .016), thick)
    line = n.math('MULTIPLY', band(.828, .850, 9.0, .013), n.span(hand(14.0, .5), .6, 1.0))
    speck = n('MapRange', Value=n.noise(30.0, detail=1.0), From_Min=.745, From_Max=.78, To_Max=.55).outputs[0]  # iron in the clay
    pool = n('MapRange', Value=n.math('ABSOLUTE', n.math('SUBTRACT', n.math('ADD', r, hand(20.0, .02)), .72)), From_Max=.13, To_Min=.6, To_Max=0.0).outputs[0]  # glaze is thick in the bend
    tin_white = n.mix(pool, n.ramp(n.noise(2.0, detail=5.0), (.3, 'eae5da'), (.7, 'f7f3ea')), rgb('cbd3d0'))
    tin_white = n.mix(speck, tin_white, rgb('7a5638'))
    c = n.mix(n.math('MAXIMUM', brushed, line), tin_white, n.ramp(stroke, (.3, '2a5f8a'), (.62, '123a62')))
    worn = soft(n.span(n.noise(9.0, detail=3.0), -.012, .012), 1.082, .008)  # on the edge the glaze is thin and clay shows
    c = n.mix(worn, c, rgb('a1583a'))
    white = n.surface(Base_Color=c, Roughness=n.span(n.noise(3.0), .10, .18), Specular=.5, Clearcoat=.35, Clearcoat_Roughness=.07, Normal=n.bump(n.math('SUBTRACT', n.noise(4.0, detail=2.0), n.math('MULTIPLY', speck, .25)), .16, .03))
    wall = lambda u: max(0, (u - .60) / .40) ** 2 * (3 - 2 * max(0, (u - .60) / .40))  # a gentle rim, and a steeper wall down to the well
    well = [(1.04 - .34 * k / 48, .285 - .06 * min(1, k / 34) - .125 * wall(k / 48), 0) for k in range(1, 49)] + [(.70 * (1 - k / 100), .10, 0) for k in range(1, 101)]
    lathe('plate', [(0, .05, 0), (.56, .05, 0), (.60, 0, .012), (.68, 0, .008), (.70, .06, .02), (1.06, .25, .1), (1.10, .29, .02), (1.085, .31, .015), (1.04, .285, .0)] + well, white, 240)
