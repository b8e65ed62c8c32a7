"""Wood: year rings run through the whole piece, so a face, an edge and an end each show their own cut of them."""
from .nodes import Nodes, rgb


def rings(n, at, ring, own=.55):
    """How much of the dark wood of late summer is at a distance `at` from the heart, 0 to 1: each year it comes slowly and ends
    at once. Years are about `ring` wide; `own` is by how much they differ in strength."""
    wide = n.noise(1.0, detail=2.0, at=n('CombineXYZ', X=n.math('MULTIPLY', at, .45 / ring * .25)).outputs[0])
    year = n.math('ADD', n.math('DIVIDE', at, ring), n.math('MULTIPLY', wide, 3.0))
    late = n.ramp(n.math('FRACT', year), (.0, '000000'), (.42, '202020'), (.80, 'b0b0b0'), (.91, 'ffffff'), (1.0, '000000'))
    strength = n('TexWhiteNoise', dict(noise_dimensions='1D'), W=n.math('FLOOR', year)).outputs[0]
    return n.math('MULTIPLY', late, n.span(strength, 1 - own, 1.0))


def heart(n, long, offset, bend, wobble):
    """The distance from the heart of the tree, which lies `offset` away and was never straight."""
    shift = lambda scale, size: (n('TexNoise', Vector=n('Mapping', Vector=n.at, Scale=scale), Scale=1.0, Detail=2.0).outputs[1], (size,) * 3)
    place = n.at
    for scale, size in ((long(.42, .9), bend), (long(1.3, 7.0), wobble)):
        noise, k = shift(scale, size)
        place = n('VectorMath', dict(operation='MULTIPLY_ADD'), _0=noise, _1=k, _2=place).outputs[0]
    flat = n('Mapping', Vector=place, Location=offset, Scale=long(0.0, 1.0))
    return n('VectorMath', dict(operation='LENGTH'), _0=flat).outputs['Value']


def at_end(n, along):
    """1 where the wood is cut across its grain."""
    side = n('SeparateXYZ', Vector=n('TexCoord').outputs['Normal']).outputs['xyz'.index(along)]
    return n('MapRange', Value=n.math('ABSOLUTE', side), From_Min=.6, From_Max=.9).outputs[0]


def finish(n, c, long, along, rough, pores, pore_colour, fibre_size=150.0, quiet=1.0):
    """Pores as short dark dashes, fibres, a darker end, and an oiled skin; `quiet` below 1 makes all of it fainter."""
    dash = n.noise(1.0, long(3.4, 96), detail=1.5)
    fibre = n.noise(1.0, long(1.8, fibre_size), detail=2.0)
    blot = n.noise(1.0, long(.5, 1.6), detail=3.0)
    dark = n('MapRange', Value=dash, From_Min=.60, From_Max=.70, To_Max=pores).outputs[0]
    c = n.mix(dark, c, rgb(pore_colour))
    shade = n.math('ADD', n.math('MULTIPLY', fibre, .6), n.math('MULTIPLY', blot, .5))
    warm = n('MapRange', Value=n.noise(1.0, long(.35, 2.6), detail=2.0), From_Min=.40, From_Max=.68, To_Max=.30 * quiet).outputs[0]
    c = n.mix(warm, c, n('HueSaturation', Hue=.488, Saturation=1.12, Value=.86, Color=c).outputs[0])  # light takes the colour unevenly
    c = n('HueSaturation', Hue=n.span(blot, .492, .508), Saturation=n.span(blot, 1.08, .92), Color=c, Value=n.span(shade, 1 - .22 * quiet, 1 + .18 * quiet)).outputs[0]
    is_end = at_end(n, along)
    c = n.mix(is_end, c, n('HueSaturation', Color=c, Value=.84, Saturation=1.04).outputs[0])
    height = n.math('SUBTRACT', n.math('MULTIPLY', fibre, .5), n.math('MULTIPLY', dark, .7))
    return n.surface(Base_Color=c, Roughness=n.math('ADD', n.span(fibre, *rough), n.math('MULTIPLY', is_end, .12)), Specular=.38, Normal=n.bump(height, .16, .008))


def wood(dark, light, along='x', scale=1.0, rough=(.42, .6), ring=.05, contrast=.6, pores=.35, offset=(.9, .35, .95), quiet=1.0, end=None, bend=.34):
    """Planed and oiled wood, its grain along an axis of the object. `offset` is where the heart lies from the middle; `quiet` below 1
    is a wood without much figure, `end` is the contrast of its rings where it is cut across, and `bend` is how crooked the tree was."""
    n = Nodes('wood')
    long = lambda a, b: tuple(a * scale if x == along else b * scale for x in 'xyz')
    at = heart(n, long, offset, bend / scale, .012 / scale)
    late = rings(n, at, ring)
    c = n.mix(n.math('MULTIPLY', late, n.span(at_end(n, along), contrast, end or contrast)), rgb(light), rgb(dark))
    return finish(n, c, long, along, rough, pores, dark, quiet=quiet)


def pear_wood():
    """Oiled pear, its grain along z: pinkish brown without much figure, dense with short fine flecks; sawn ends show rings and the saw."""
    n = Nodes('pear wood')
    long = lambda a, b: (b, b, a)
    late = rings(n, heart(n, long, (.34, .22, .95), .16, .010), .046, .5)
    is_end = at_end(n, 'z')
    c = n.mix(n.math('MULTIPLY', late, n.span(is_end, .34, .70)), rgb('896046'), rgb('563523'))
    tone, fibre = n.noise(1.0, long(.45, 1.6), detail=2.0), n.noise(1.0, long(2.4, 80), detail=3.0)
    c = n.mix(n('MapRange', Value=tone, From_Min=.38, From_Max=.66, To_Max=.55).outputs[0], c, rgb('704733'))
    for size, colour, share in (((13, 110), '46281b', .48), ((9, 80), 'ae866a', .30)):  # pores, and rays that catch the light
        c = n.mix(n('MapRange', Value=n.noise(1.0, long(*size), detail=1.0), From_Min=.57, From_Max=.69, To_Max=share).outputs[0], c, rgb(colour))
    c = n('HueSaturation', Color=c, Value=n.span(fibre, .84, 1.16)).outputs[0]
    saw = n.math('MULTIPLY', is_end, n.noise(1.0, (4, 75, 1), detail=2.0))
    c = n.mix(n.math('MULTIPLY', saw, .45), c, rgb('4a2a1d'))
    height = n.math('ADD', n.math('MULTIPLY', fibre, .4), n.math('MULTIPLY', saw, 1.6))
    return n.surface(Base_Color=c, Roughness=n.math('ADD', n.span(fibre, .34, .48), n.math('MULTIPLY', is_end, .22)), Specular=.42, Normal=n.bump(height, .18, .010))


def olive_wood():
    """Gold to nearly black in streaks of every width, close here and far apart there, that run round what was once a branch;
    a little paler to the live edge. Rubbed with oil, it has a faint sheen."""
    n = Nodes('olive wood')
    long = lambda a, b: (a, b, b)
    at = heart(n, long, (.0, -.35, .85), .50, .05)
    for scale, size in ((long(.42, 1.5), .24), (long(.9, 4.0), .09), (long(2.4, 16.0), .012)):
        at = n.math('ADD', at, n.span(n.noise(1.0, scale, detail=3.0), -size / 2, size / 2))
    x = n('SeparateXYZ', Vector=n.at).outputs[0]
    streak = lambda often, seed, detail=2.0: n.noise(1.0, detail=detail, at=n('CombineXYZ', X=n.math('MULTIPLY', at, often), Y=n.math('MULTIPLY', x, .8), Z=seed).outputs[0])
    wide, middle, fine = streak(5.5, 1.0), streak(19.0, 4.0), streak(70.0, 9.0, 3.0)
    tone = n.math('ADD', n.math('ADD', n.math('MULTIPLY', wide, .46), n.math('MULTIPLY', middle, .34)), n.math('MULTIPLY', fine, .20))
    c = n.ramp(tone, (.30, '2f1a0c'), (.39, '5c3719'), (.455, '95642e'), (.53, 'bd8a46'), (.62, 'd6aa66'), (.72, 'e2c083'))
    line = n('MapRange', Value=n.math('ABSOLUTE', n.math('SUBTRACT', streak(15.0, 14.0, 3.0), .5)), From_Min=.004, From_Max=.028, To_Min=1.0, To_Max=0.0).outputs[0]
    there = n('MapRange', Value=streak(3.6, 21.0), From_Min=.44, From_Max=.58).outputs[0]
    c = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', line, there), .60), c, rgb('2a160a'))  # veins nearly black
    hair = n('MapRange', Value=streak(170.0, 30.0), From_Min=.56, From_Max=.72, To_Max=.42).outputs[0]
    c = n.mix(hair, c, rgb('543014'))
    side = n.math('ABSOLUTE', n('SeparateXYZ', Vector=n.at).outputs[1])
    sap = n('MapRange', Value=n.math('ADD', side, n.math('ADD', n.span(n.noise(1.6, detail=3.0), -.12, .12), n.span(middle, -.10, .10))), From_Min=.86, From_Max=1.06, To_Max=.62).outputs[0]
    c = n.mix(sap, c, rgb('dcb982'))
    return finish(n, c, long, 'x', (.24, .38), .10, '4a2e14', 170.0)


def end_grain(block=.42):
    """Sycamore blocks glued end up: each has its own year rings, rays and shade."""
    n = Nodes('end grain')
    s = n('SeparateXYZ', Vector=n.at)
    across = n.math('DIVIDE', n.math('ADD', s.outputs[1], 1.4 + 24 * block), block)
    row = n.math('FLOOR', across)
    along = n.math('DIVIDE', n.math('ADD', n.math('ADD', s.outputs[0], n.math('MULTIPLY', n.math('MODULO', row, 2.0), block / 2)), 2.1 + 24 * block), block)
    own = n('TexWhiteNoise', dict(noise_dimensions='2D'), Vector=n('CombineXYZ', X=n.math('FLOOR', along), Y=row))
    turn = n('VectorMath', dict(operation='MULTIPLY_ADD'), _0=own.outputs[1], _1=(2.4, 2.4, 0), _2=n.at).outputs[0]
    centre = n('VectorMath', dict(operation='MULTIPLY_ADD'), _0=n('TexNoise', Vector=n.at, Scale=3.0, Detail=2.0).outputs[1], _1=(.05, .05, 0), _2=turn)
    flat = n('Mapping', Vector=centre, Location=(-1.2, -1.2, 0), Scale=(1, 1, .06))
    late = rings(n, n('VectorMath', dict(operation='LENGTH'), _0=flat).outputs['Value'], .030, .6)
    pore = n.noise(1.0, (105, 105, 5), detail=1.5)
    speck = n('MapRange', Value=pore, From_Min=.58, From_Max=.70, To_Max=.30).outputs[0]
    edges = n.math('MAXIMUM', *(n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', v), .5)) for v in (across, along)))
    joint = n('MapRange', Value=edges, From_Min=.482, From_Max=.494, To_Max=.42).outputs[0]
    base = n.ramp(own.outputs[0], (.0, 'cfa874'), (.35, 'dcba8a'), (.75, 'e4c697'), (1.0, 'd3ab7c'))
    c = n.mix(n.math('MULTIPLY', late, .38), base, rgb('a8794a'))
    c = n.mix(speck, c, rgb('8d6238'))
    c = n.mix(joint, c, rgb('7d5630'))
    c = n('HueSaturation', Color=c, Value=n.span(n.noise(1.6, detail=3.0), .88, 1.10)).outputs[0]
    height = n.math('SUBTRACT', 0.0, n.math('ADD', n.math('MULTIPLY', speck, .5), n.math('MULTIPLY', joint, .6)))
    return n.surface(Base_Color=c, Roughness=n.span(pore, .42, .6), Specular=.38, Normal=n.bump(height, .22, .008))
