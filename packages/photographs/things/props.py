"""Fresh things whose size everybody knows, to put beside a product."""
import math
import random
from mathutils import Vector, noise
from studio import materials
from studio.nodes import Nodes, rgb
from studio.shapes import bar, curve, lathe, mesh, rest, soften, with_uv


def egg(shell='c99468', seed=0.0):
    n = Nodes('egg')
    spot = n.noise(30.0, detail=3.0)
    c = n.mix(n.math('MULTIPLY', n.math('GREATER_THAN', spot, .66), .25), rgb(shell), rgb('8a5a38'))
    m = n.surface(Base_Color=c, Roughness=.5, Specular=.35, Subsurface=.08, Subsurface_Radius=(.04, .02, .01), Subsurface_Color=rgb(shell), Normal=n.bump(n.noise(90.0), .12, .01))
    pts = [(0.213 * math.sin(t) * (1 + .15 * math.cos(t) - .03 * math.sin(t) ** 2), -.292 * math.cos(t), 0) for t in [math.pi * i / 60 for i in range(61)]]
    o = lathe('egg', pts, m, 96)
    o.rotation_euler = (0, math.radians(94), 0)  # it lies on its side, its point a little lower
    rest(o)


def chilli(colour='a81410', length=1.0, fat=.17, seed=1):
    """A fresh chilli, 10 cm: no two are bent or swollen alike; darker at its shoulders, a few dull scars."""
    dice, n = random.Random(seed), Nodes('chilli')
    blot, ridge = n.noise(3.2, detail=3.0, at=n('Mapping', Vector=n.at, Location=(seed * 5, 0, 0))), n.noise(1.0, (2.2, 15, 15), detail=2.0)
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', blot, .7), n.math('MULTIPLY', ridge, .3)), (.32, rgb(colour, .62)), (.52, rgb(colour)), (.72, rgb(colour, 1.25)))
    shoulder = n('MapRange', Value=n('SeparateXYZ', Vector=n.at).outputs[0], From_Min=.02, From_Max=.16 * length, To_Min=.55, To_Max=0.0).outputs[0]
    c = n.mix(shoulder, c, rgb(colour, .45))
    scar = n('MapRange', Value=n.noise(17.0, (.5, 1, 1), detail=3.0), From_Min=.69, From_Max=.73, To_Max=.40).outputs[0]
    c = n.mix(scar, c, rgb('a06a3a'))
    crinkle, pore = n.noise(1.0, (5, 34, 34), detail=3.0), n.noise(60.0, detail=1.0)  # it has begun to dry
    height = n.math('ADD', n.math('ADD', ridge, n.math('MULTIPLY', scar, .3)), n.math('ADD', n.math('MULTIPLY', crinkle, .40), n.math('MULTIPLY', pore, .10)))
    skin = n.surface(Base_Color=c, Roughness=n.span(crinkle, .20, .44), Specular=.5, Clearcoat=.25, Clearcoat_Roughness=.14, Subsurface=.05, Subsurface_Radius=(.05, .015, .01), Subsurface_Color=rgb(colour), Normal=n.bump(height, .26, .03))
    lean = [dice.uniform(-.07, .07) for _ in range(4)]
    body = lambda u: (1 - u ** 2.2) ** .62 * min(1, .58 + u * 3.2) * (1 + .07 * math.sin(u * 9 + seed * 2))
    side = ((0, 0), (.22, .02 + lean[0]), (.52, -.03 + lean[1]), (.80, -.11 + lean[2]), (.95, -.21 + lean[3]), (1, -.27 + 1.6 * lean[3]))
    path = curve([(u * length, y, fat * .45 * body(u) + .012) for u, y in side], 12)  # it lies on the table from end to end
    o = bar('chilli', path, lambda u: fat * body(u) + .010, lambda u: fat * .9 * body(u) + .010, skin, (0, 0, 1), 2)
    for v in o.data.vertices:
        v.co += noise.noise_vector(Vector((v.co.x * 3.2, v.co.y * 8, v.co.z * 8)) + Vector((seed * 3.0, 0, 0))) * .012
        v.co.y += .006 * noise.noise(Vector((v.co.x * 9, v.co.z * 16, seed)))
    soften(o, .004, 7.0, seed)
    green = materials.clay('4c6024', '6a7c34', .6, '3a4418', .3, rings=False)
    top = fat * .59  # the calyx sits in the middle of its shoulder
    cap = bar('calyx', [(-.035, 0, top), (.0, 0, top), (.045, .003, top)], lambda u: fat * (.50 + .36 * u) + .012, lambda u: fat * .9 * (.50 + .36 * u) + .012, green, (0, 0, 1), 2)
    soften(cap, .010, 11.0, seed)
    k = dice.uniform(-.06, .06)
    thick = lambda u: (.085 * (1 - u) ** 3 + .040 - .012 * u) * math.sqrt(max(.06, 1 - max(0, (u - .90) / .10) ** 2))  # a point that has dried
    stalk = bar('stalk', curve([(.0, 0, top), (-.06, .008, top + .008), (-.14, .035 + k, top + .025), (-.21, .085 + 2 * k, top + .050), (-.25, .13 + 2.6 * k, top + .072)], 10), thick, thick, green, (0, 0, 1), 2)
    rest(o, cap, stalk)


def garlic():
    """A bulb, 6 cm: cloves press through dry, papery skin with violet veins; its stalk is cut."""
    n = Nodes('garlic')
    vein, paper = n.noise(1.0, (13, 13, .7), detail=4.0), n.noise(1.0, (34, 34, 2.2), detail=3.0)
    violet = n('MapRange', Value=n.math('ADD', n.math('MULTIPLY', vein, .7), n.math('MULTIPLY', n.noise(2.2), .4)), From_Min=.50, From_Max=.66, To_Max=.60).outputs[0]
    c = n.mix(violet, n.ramp(paper, (.3, 'd8cbb4'), (.55, 'e9e0cf'), (.75, 'f1eadc')), rgb('a8808c'))
    flake = n('MapRange', Value=n.noise(3.6, detail=5.0), From_Min=.55, From_Max=.57, To_Max=.5).outputs[0]  # where the outer skin is gone
    c = n.mix(flake, c, rgb('efe6d8'))
    height = n.span(n('SeparateXYZ', Vector=n.at).outputs[2], 0, 1)
    stalk = n('MapRange', Value=height, From_Min=.40, From_Max=.53, To_Max=.75).outputs[0]
    c = n.mix(stalk, c, n.ramp(paper, (.35, 'a98d62'), (.65, 'd2bd94')))
    bumps = n.math('ADD', n.math('ADD', n.math('MULTIPLY', paper, .6), n.math('MULTIPLY', vein, .5)), n.math('MULTIPLY', flake, .35))
    m = n.surface(Base_Color=c, Roughness=n.span(paper, .48, .72), Specular=.3, Subsurface=.03, Subsurface_Color=rgb('eadfce'), Subsurface_Radius=(.03, .02, .015), Normal=n.bump(bumps, .55, .025))
    o = lathe('garlic', [(0, .035, 0), (.05, .02, .02), (.13, .01, .05), (.27, .11, .13), (.295, .21, .1), (.19, .335, .14), (.105, .405, .05), (.062, .455, .03), (.046, .50, .02), (.043, .545, .01), (.036, .56, .004), (.018, .556, .004), (.010, .54, 0), (0, .54, 0)], m, 180)
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x) + .35 * math.sin(v.co.z * 3)
        lobe = abs(math.sin(3.5 * a + .4 * math.sin(2 * a))) ** .55
        k = 1 - (.20 - .20 * lobe) * min(1, v.co.z * 6) * (1 if v.co.z < .30 else max(0, 1 - (v.co.z - .30) / .16))
        v.co.x, v.co.y = v.co.x * k, v.co.y * k
        neck = max(0, v.co.z - .36)
        if v.co.z > .50:  # cut by hand, its skins torn and pressed flat
            v.co.z += .022 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, 4)))
        v.co.y *= 1 - min(.38, neck * 2.6)
        v.co.x = v.co.x * (1 + .10 * math.cos(3 * a) * min(1, neck * 9)) + neck * neck * 1.5
        v.co.y += .25 * neck * neck
    soften(o, .020, 3.4)
    o.rotation_euler = (math.radians(5), math.radians(-9), 0)  # no bulb stands upright
    rest(o)


def onion(skin=('551425', '74203a', '94405a')):
    """Red, whole and dry, 7 cm, lying on its side."""
    n = Nodes('onion')
    streak = n.noise(1.0, (9, 9, .4), detail=4.0)
    vein = n.math('GREATER_THAN', n.noise(1.0, (26, 26, .3), detail=1.0), .60)
    c = n.mix(n.math('MULTIPLY', vein, .35), n.ramp(streak, (.3, skin[0]), (.5, skin[1]), (.7, skin[2])), rgb(skin[0], .5))
    dry = n('MapRange', Value=n('SeparateXYZ', Vector=n.at).outputs[2], From_Min=.60, From_Max=.74).outputs[0]
    loose = n('MapRange', Value=n.noise(2.6, detail=5.0), From_Min=.56, From_Max=.585).outputs[0]  # a dry outer skin, torn
    c = n.mix(n.math('MULTIPLY', loose, .60), c, n.mix(vein, rgb('a8685a'), rgb('7c3a3c')))
    c = n.mix(dry, c, n.mix(streak, rgb('8a5c38'), rgb('c79a6c')))
    height = n.math('ADD', n.math('MULTIPLY', streak, .8), n.math('ADD', n.math('MULTIPLY', vein, .25), n.math('MULTIPLY', loose, .5)))
    m = n.surface(Base_Color=c, Roughness=n.math('ADD', n.span(streak, .38, .56), n.math('MULTIPLY', loose, .2)), Specular=.35, Normal=n.bump(height, .6, .02))
    side = curve([(.02, .035, 0), (.10, .04, 0), (.215, .105, 0), (.315, .225, 0), (.348, .355, 0), (.315, .475, 0), (.225, .565, 0), (.125, .618, 0), (.068, .655, 0), (.048, .71, 0), (.046, .765, 0), (.050, .805, 0)], 8)
    o = lathe('onion', [(0, .035, 0), *side, (.028, .80, .01), (0, .77, 0)], m, 144)
    for v in o.data.vertices:  # slightly ribbed; its neck is twisted, torn and pressed flat
        a, neck = math.atan2(v.co.y, v.co.x), max(0, v.co.z - .62)
        k = 1 + .010 * math.cos(5 * a + 1) + .006 * math.cos(9 * a) + min(.30, neck * 2.4) * math.cos(3 * a + v.co.z * 9)
        v.co.x, v.co.y = v.co.x * k + neck * .35, v.co.y * k * (1 - min(.30, neck * 2.2))
        if v.co.z > .77:
            v.co.z += .040 * noise.noise(Vector((math.cos(a) * 2.2, math.sin(a) * 2.2, 7)))
    soften(o, .014, 1.6)
    root = materials.clay('8a6c48', 'c0a070', .95)
    parts = [o, lathe('roots', [(0, .01, 0), (.05, .01, .01), (.06, .045, .01), (0, .05, 0)], root, 24)]
    for k in range(26):  # dry hairs
        a, out = 2.4 * k, .012 + .04 * (k % 5) / 5
        parts.append(bar('root', [(out * math.cos(a), out * math.sin(a), .03), (1.4 * out * math.cos(a), 1.4 * out * math.sin(a), .0), (1.9 * out * math.cos(a + .5), 1.9 * out * math.sin(a + .5), -.035 - .02 * (k % 3))], .007, .007, root, (0, 1, 0), 2))
    for part in parts:
        part.rotation_euler, part.location = (math.radians(12), math.radians(74), 0), (-.30, 0, 0)
    rest(*parts)


def bonnet(skin='dda51c'):
    """A Scotch bonnet, 4 cm at size .7: squat and crumpled like a paper lantern, with four lobes, its tail pinched."""
    n = Nodes('bonnet')
    blot, fine = n.noise(5.0, detail=4.0), n.noise(26.0, detail=3.0)
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', blot, .8), n.math('MULTIPLY', fine, .2)), (.30, 'c9a622'), (.42, rgb(skin, .92)), (.58, rgb(skin)), (.76, 'e2941e'))
    c = n.mix(n('MapRange', Value=n.noise(19.0, detail=4.0), From_Min=.68, From_Max=.72, To_Max=.5).outputs[0], c, rgb('a07434'))
    m = n.surface(Base_Color=c, Roughness=n.span(fine, .22, .34), Specular=.4, Clearcoat=.6, Clearcoat_Roughness=.08, Subsurface=.03, Subsurface_Radius=(.05, .03, .01), Subsurface_Color=rgb(skin), Normal=n.bump(n.math('ADD', blot, n.math('MULTIPLY', fine, .2)), .22, .03))
    profile = curve([(.0, .282, 0), (.035, .280, 0), (.09, .300, 0), (.170, .312, 0), (.245, .290, 0), (.295, .238, 0), (.290, .180, 0), (.240, .130, 0), (.180, .094, 0), (.125, .058, 0), (.082, .022, 0), (.050, -.018, 0), (.024, -.046, 0), (.0, -.048, 0)], 6)
    o = lathe('bonnet', [(max(0, p.x), p.y, 0) for p in profile], m, 160)
    valleys, lobes = (.25, 1.60, 3.45, 4.90), (1.02, 1.10, .92, 1.04)
    for v in o.data.vertices:  # four lobes, like a soft hat; between them a fold from the stalk to the tip
        a = math.atan2(v.co.y, v.co.x) % (2 * math.pi)
        near = min(abs((a - q + math.pi) % (2 * math.pi) - math.pi) for q in valleys)
        lobe = sum(s * math.exp(-(((a - q - .78 + math.pi) % (2 * math.pi) - math.pi) / .75) ** 2) for q, s in zip(valleys, lobes))
        out = min(1, math.hypot(v.co.x, v.co.y) / .14) * min(1, max(0, v.co.z + .05) / .09)
        crease = abs(noise.noise(Vector((math.cos(a) * 2.4, math.sin(a) * 2.4, v.co.z * 5 + 3))))
        k = 1 + out * (.18 * (lobe - 1.02) - .17 * math.exp(-(near / .22) ** 2) - .10 * math.exp(-(crease / .10) ** 2))
        v.co.x, v.co.y = v.co.x * k, v.co.y * k
        v.co.z -= .05 * out * math.exp(-(near / .26) ** 2) * max(0, v.co.z - .18) / .15
    soften(o, .030, 6.0)
    green = Nodes('bonnet stalk')
    streak = green.noise(1.0, (60, 60, 4), detail=2.0)
    green = green.surface(Base_Color=green.ramp(streak, (.3, '4a6426'), (.7, '7d8c42')), Roughness=.5, Specular=.35, Normal=green.bump(streak, .4, .01))
    cap = lathe('calyx', [(0, .310, 0), (.026, .308, .005), (.060, .294, .01), (.098, .304, .004), (.092, .292, .004), (0, .270, 0)], green, 80)
    for v in cap.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        k = 1 + .16 * math.cos(5 * a + .4) * min(1, math.hypot(v.co.x, v.co.y) / .06)
        v.co.x, v.co.y = v.co.x * k, v.co.y * k
    thick = lambda u: .030 + .012 * (1 - u) ** 4 + .012 * u ** 7
    stalk = bar('stalk', curve([(0, 0, .295), (.004, .002, .350), (.022, .010, .405), (.060, .016, .460)], 8), thick, thick, green, (0, 1, 0), 2)
    for part in (o, cap, stalk):  # it lies on its tail and two lobes
        part.rotation_euler = (0, math.radians(-41), 0)
    rest(o, cap, stalk)


def pomegranate():
    """Whole, 8 cm, its crown up and to the side."""
    n = Nodes('pomegranate')
    blot, mottle, dot = n.noise(1.7, detail=5.0), n.noise(11.0, detail=5.0, roughness=.7), n.noise(46.0, detail=2.0)
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', blot, .72), n.math('MULTIPLY', mottle, .28)), (.34, '6e141e'), (.48, '97202a'), (.60, 'b24434'), (.72, 'c98550'))
    c = n.mix(n('MapRange', Value=dot, From_Min=.60, From_Max=.68, To_Max=.22).outputs[0], c, rgb('cf9a6a'))
    c = n.mix(n('MapRange', Value=n.noise(5.0, detail=6.0), From_Min=.62, From_Max=.70, To_Max=.30).outputs[0], c, rgb('7a4a34'))  # russet
    z = n('SeparateXYZ', Vector=n.at).outputs[2]
    c = n.mix(n('MapRange', Value=n.math('ADD', z, n.span(mottle, -.04, .04)), From_Min=.86, From_Max=1.0, To_Max=.6).outputs[0], c, rgb('a4623c'))
    height = n.math('ADD', n.math('MULTIPLY', mottle, .8), n.math('MULTIPLY', dot, .2))
    m = n.surface(Base_Color=c, Roughness=n.span(mottle, .24, .42), Specular=.48, Clearcoat=.15, Clearcoat_Roughness=.2, Normal=n.bump(height, .20, .03))
    body = [(0, 0, 0), (.10, .005, .04), (.33, .13, .16), (.41, .37, .2), (.34, .62, .16), (.17, .735, .06), (.110, .775, .04), (.098, .84, .04), (.120, .92, .04), (.165, .995, .01), (.156, 1.0, .004), (.100, .92, .03), (.078, .84, .03), (.07, .80, .02), (0, .79, 0)]
    o = lathe('pomegranate', body, m, 144)
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        k = 1 + (.010 * math.cos(6 * a) + .018 * math.cos(2 * a + .7)) * min(1, v.co.z * 3)
        v.co.x, v.co.y = v.co.x * k, v.co.y * k
        if v.co.z > .85:  # the crown has six teeth
            v.co.z -= (v.co.z - .85) * .80 * (1 - abs(math.cos(3 * a + .3 * math.sin(a))) ** .8)
    soften(o, .02)
    o.location, o.rotation_euler = (0, .2, .06), (math.radians(38), 0, 0)


def mussel(seed=0.0):
    """A shut mussel, 7 cm, lying on its side. Both valves grow from the beak, so rings of growth are its outline made smaller:
    blue-black, violet and worn pale at the beak, brown skin at the edge."""
    n = Nodes('mussel')
    uv = n('SeparateXYZ', Vector=n('TexCoord').outputs['UV'])
    grown, across = uv.outputs[0], uv.outputs[1]
    own = n('Mapping', Vector=n.at, Location=(seed, 0, 0))
    grown = n.math('ADD', grown, n.span(n.noise(4.0, at=own), -.02, .02))
    line = n.noise(1.0, detail=4.0, at=n('CombineXYZ', X=n.math('MULTIPLY', grown, 24.0), Y=n.math('MULTIPLY', across, 1.2), Z=seed).outputs[0])
    blot = n.noise(7.0, detail=5.0, roughness=.7, at=own)
    tone = n.math('ADD', grown, n.math('ADD', n.span(line, -.13, .13), n.span(blot, -.10, .10)))
    c = n.ramp(tone, (.03, 'c3bac4'), (.16, '7d7488'), (.32, '3d3c54'), (.58, '20243a'), (.80, '171824'), (.94, '241b16'))
    rub = n('MapRange', Value=n.math('ADD', blot, n.math('MULTIPLY', grown, -.16)), From_Min=.50, From_Max=.62, To_Max=.55).outputs[0]
    c = n.mix(rub, c, rgb('5d6084'))
    barnacle = n('MapRange', Value=n.noise(30.0, detail=1.0, at=own), From_Min=.71, From_Max=.74, To_Max=.8).outputs[0]
    c = n.mix(barnacle, c, rgb('b9b2a4'))
    height = n.math('ADD', n.math('MULTIPLY', line, .8), n.math('ADD', n.math('MULTIPLY', blot, .25), n.math('MULTIPLY', barnacle, .5)))
    m = n.surface(Base_Color=c, Roughness=n.span(n.math('ADD', n.math('MULTIPLY', line, .5), n.math('MULTIPLY', blot, .5)), .18, .50), Specular=.5, Clearcoat=.3, Clearcoat_Roughness=.12, Normal=n.bump(height, .42, .014))
    reach = curve([(0, .56, 0), (7, .685, 0), (15, .725, 0), (25, .67, 0), (36, .535, 0), (46, .405, 0), (53, .30, 0), (57, .20, 0)], 6)
    last, rows, v, uvs, faces = len(reach) - 1, 44, [], [], []
    for side in (1, -1):
        first = len(v)
        for i in range(rows + 1):
            s = i / rows
            for j, p in enumerate(reach):
                a, t = math.radians(p.x - 24), j / last
                swell = math.sin(math.pi * t ** .85) ** .62 * (s * 1.25) ** .55 * max(0, 1 - s ** 5) ** .62
                r = p.y * s
                v.append((r * math.cos(a) - .36, r * math.sin(a) - .02, side * (.128 * swell + .004)))
                uvs.append((s, t))
        faces += [(first + i * (last + 1) + j, first + i * (last + 1) + j + 1, first + (i + 1) * (last + 1) + j + 1, first + (i + 1) * (last + 1) + j)[::side] for i in range(rows) for j in range(last)]
    o = with_uv(mesh('mussel', v, faces, m, 60), uvs)
    for p in o.data.vertices:
        p.co += noise.noise_vector(p.co * 4 + Vector((seed, 0, 0))) * .010
    seam = bar('seam', [o.data.vertices[k].co * .985 for k in [rows * (last + 1) + j for j in range(last + 1)]], .02, .012, materials.clay('0b090a', '16100e', .6, rings=False), (0, 0, 1), 2)
    rest(o, seam)
