"""For mint tea: a Moroccan pot and its glass."""
import math
from studio import materials, wood
from studio.nodes import Nodes, rgb
from studio.shapes import bar, curve, lathe, mesh


def hammered():
    """Nickel silver, polished after the hammer: shallow round dents with soft ridges between them."""
    n = Nodes('hammered')
    blot = n.noise(2.0, detail=4.0)
    dent = n('TexVoronoi', dict(feature='SMOOTH_F1'), Vector=n.at, Scale=16.0, Randomness=.75, Smoothness=.35).outputs[0]
    deep = n.math('MULTIPLY', dent, dent)
    c = n.ramp(blot, (.3, 'b3aca0'), (.7, 'd8d3c8'))
    return n.surface(Base_Color=c, Metallic=1.0, Roughness=n.span(blot, .17, .26), Normal=n.bump(deep, .55, .026))


def teapot():
    """Nickel silver, 600 ml: a hammered belly on a foot, a spout like a swan's neck, an ear, a domed lid with a
    wooden bead. 18 cm high; the spout is on the right."""
    beaten = hammered()
    plain = materials.metal('b3aca0', 'd8d3c8', rough=(.12, .22), is_turned=False, bump=.006)
    lathe('foot', [(0, .02, 0), (.34, .02, .0), (.36, 0, .01), (.40, .01, .01), (.40, .035, .01), (.335, .07, .03), (.325, .12, .02)], plain, 160)
    lathe('belly', [(.325, .11, 0), (.36, .12, .01), (.52, .20, .12), (.635, .45, .25), (.585, .70, .22), (.43, .92, .14), (.395, 1.02, .04), (.40, 1.06, .0)], beaten, 200)
    lathe('collar', [(.395, 1.035, 0), (.425, 1.04, .008), (.43, 1.065, .008), (.405, 1.085, .01), (.40, 1.10, 0)], plain, 160)
    lathe('lid', [(.40, 1.085, 0), (.435, 1.09, .006), (.438, 1.112, .008), (.405, 1.13, .02)], plain, 160)
    lathe('dome', [(.410, 1.122, 0), (.405, 1.13, .01), (.36, 1.27, .12), (.22, 1.385, .10), (.10, 1.43, .04), (.07, 1.45, .0)], beaten, 160)
    lathe('stem', [(.10, 1.425, 0), (.105, 1.44, .008), (.05, 1.46, .02), (.045, 1.49, 0), (.075, 1.495, .006), (.075, 1.51, .006), (.03, 1.515, 0)], plain, 64)
    lathe('bead', [(0, 1.505, 0), (.05, 1.507, .02), (.105, 1.56, .05), (.105, 1.60, .05), (.05, 1.655, .02), (0, 1.66, 0)], wood.wood('3c1f0e', '94602f', 'z', 3.0, (.28, .4), .022, .85), 64)
    lathe('pin', [(.04, 1.652, 0), (.042, 1.662, .006), (.026, 1.69, .02), (0, 1.695, 0)], plain, 48)
    neck = curve([(.46, 0, .40), (.62, 0, .42), (.78, 0, .52), (.86, 0, .72), (.90, 0, .94), (.99, 0, 1.12), (1.13, 0, 1.19), (1.24, 0, 1.165)], 14)
    wide = lambda u: .10 + .30 * (1 - u) ** 2.2 + .035 * math.exp(-((u - 1) / .05) ** 2)
    bar('spout', neck, wide, lambda u: wide(u) * (1 + .25 * (1 - u)), plain, (0, 1, 0), 2)
    bar('mouth', [neck[-2], neck[-1] + (neck[-1] - neck[-2]) * .08], .095, .095, materials.paper('15120f', bump=0), (0, 1, 0), 2)
    ear = curve([(-.36, 0, .98), (-.55, 0, 1.10), (-.83, 0, 1.12), (-1.02, 0, .96), (-1.02, 0, .70), (-.88, 0, .48), (-.58, 0, .38)], 14)
    bar('ear', ear, lambda u: .10 + .06 * math.sin(math.pi * u) ** 2 + .10 * (math.exp(-(u / .06) ** 2) + math.exp(-((1 - u) / .06) ** 2)), lambda u: .062 + .012 * math.sin(math.pi * u), plain, (0, 1, 0), 2.4)
    hinge = lathe('hinge', [(0, -.085, 0), (.026, -.085, .006), (.026, .085, .006), (0, .085, 0)], plain, 32)
    hinge.location, hinge.rotation_euler = (-.455, 0, 1.10), (math.pi / 2, 0, 0)


def clear_glass():
    """Glass that is seen by its lights: clear where one looks through it, dark and then bright where one looks along it."""
    n = Nodes('clear glass')
    along = n('LayerWeight', Blend=.30).outputs['Facing']
    tint = n.ramp(along, (.0, 'ffffff'), (.62, 'f6faf9'), (.86, 'c4d4d6'), (1.0, '8fa6aa'))
    front = n.math('SUBTRACT', 1.0, n('NewGeometry').outputs['Backfacing'])
    shine = n.math('MINIMUM', n.math('MULTIPLY', n.math('MULTIPLY', n('Fresnel', IOR=1.5).outputs[0], 2.2), front), 1.0)
    wall = n('MixShader', _0=shine, _1=n('BsdfTransparent', Color=tint), _2=n('BsdfGlossy', Roughness=.06))
    bright = n('MapRange', Value=along, From_Min=.80, From_Max=.92, To_Max=.75).outputs[0]
    return n.done(n('MixShader', _0=n.math('MULTIPLY', bright, front), _1=wall, _2=n('Emission', Color=rgb('f4f8f6'), Strength=.80)))


def green_tea(low, high):
    """Light passes it: gold, brightest where the light from the window gathers, low at the side away from it; amber at its outlines."""
    n = Nodes('green tea')
    s = n('SeparateXYZ', Vector=n.at)
    up = n('MapRange', Value=s.outputs[2], From_Min=low, From_Max=high).outputs[0]
    away = n('MapRange', Value=s.outputs[0], From_Min=-.25, From_Max=.25).outputs[0]
    lit = n.math('ADD', n.math('MULTIPLY', away, .55), n.math('MULTIPLY', n.math('SUBTRACT', 1.0, up), .45))
    rim = n('LayerWeight', Blend=.42).outputs['Facing']
    glow = n.mix(n('MapRange', Value=rim, From_Min=.45, From_Max=.98).outputs[0], n.ramp(lit, (.10, 'd09a1c'), (.55, 'eabf3c'), (.9, 'fff0a0')), rgb('a86c10'))
    through = n.ramp(rim, (.0, 'ffe9a0'), (.7, 'f6cf62'), (1.0, 'c48a20'))
    front = n.math('SUBTRACT', 1.0, n('NewGeometry').outputs['Backfacing'])
    seen = n('MixShader', _0=n.math('MULTIPLY', front, .46), _1=n('BsdfTransparent', Color=through), _2=n('Emission', Color=glow, Strength=.72))
    shine = n.math('MULTIPLY', n('Fresnel', IOR=1.33).outputs[0], front)
    return n.done(n('MixShader', _0=shine, _1=seen, _2=n('BsdfGlossy', Roughness=.06)))


def tea_glass():
    """A tea glass, 9 cm high, with green tea to two thirds: narrow at the foot."""
    lathe('glass', [(0, .015, 0), (.16, .01, .01), (.19, 0, .02), (.215, .03, .03), (.225, .10, .05), (.27, .55, .3), (.298, .89, .01), (.299, .902, .005), (.288, .902, .004), (.2755, .63, 0)], clear_glass(), 128)
    lathe('tea', [(0, .050, 0), (.195, .054, .03), (.2215, .10, .05), (.2675, .55, .3), (.2730, .62, 0)], green_tea(.05, .62), 128)
    lathe('surface', [(0, .612, 0), (.255, .612, .01), (.2725, .622, 0)], materials.tea('e2c25a', 'cfa63c', 'f2dc8a', .30, 'f0dc9c'), 96)
    lathe('meniscus', [(.2655, .6145, 0), (.2720, .6275, .002), (.2725, .612, 0)], materials.tea('8a5414', '6e3f0e', '5a3008', .8), 128)
    edge = materials.glass_edge()
    lathe('rim', [(.2875, .896, 0), (.288, .905, .005), (.2945, .909, .005), (.300, .905, .005), (.3005, .894, 0)], edge, 128)
    lathe('foot', [(.13, .012, 0), (.17, .022, .01), (.205, .040, .01), (.212, .030, .005), (.19, .006, .01), (.14, .004, 0)], edge, 96)
    gold = materials.metal('a9762a', 'd8ab55', rough=(.16, .28), bump=.01)
    lathe('line', [(.2925, .815, 0), (.2945, .835, 0)], gold, 128)
