"""Lemons and limes, whole and halved."""
import math
import mathutils
from studio.nodes import Nodes, rgb
from studio.shapes import curve, lathe, mesh, rest, soften

def fruit(tip, side, foot):
    """A fruit's outline without corners."""
    return [(0, tip, 0), *((p.x, p.y, 0) for p in curve([(x, z, 0) for x, z in side], 8)), (0, foot, 0)]


LEMON = fruit(.465, [(.026, .462), (.052, .442), (.078, .402), (.128, .345), (.215, .255), (.278, .13), (.304, 0), (.292, -.13), (.240, -.255), (.160, -.345), (.085, -.393), (.058, -.415), (.040, -.412)], -.40)
LIME = fruit(.305, [(.018, .303), (.036, .287), (.075, .258), (.155, .198), (.218, .115), (.247, .015), (.238, -.09), (.190, -.18), (.115, -.242), (.060, -.268), (.034, -.266)], -.258)


def peel(dark, mid, light, tip, pores=62.0):
    """Skin with oil glands: small pits at unequal distances. Its ends have the colour `tip`."""
    n = Nodes('peel')
    shifted = n('VectorMath', dict(operation='MULTIPLY_ADD'), _0=n('TexNoise', Vector=n.at, Scale=9.0).outputs[1], _1=(.05, .05, .05), _2=n.at)
    far = n('TexVoronoi', Vector=shifted, Scale=pores).outputs[0]
    pit = n('MapRange', dict(interpolation_type='SMOOTHSTEP'), Value=far, From_Min=.06, From_Max=.42, To_Min=1.0, To_Max=0.0).outputs[0]
    lump, fine = n.noise(6.5, detail=3.0), n.noise(3.0, detail=4.0)
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', fine, .75), n.math('MULTIPLY', lump, .25)), (.34, dark), (.5, mid), (.66, light))
    z = n.math('ABSOLUTE', n('SeparateXYZ', Vector=n.at).outputs[2])
    end = n('MapRange', Value=n.math('ADD', z, n.span(fine, -.06, .06)), From_Min=.22, From_Max=.50, To_Max=.75).outputs[0]
    c = n.mix(end, c, rgb(tip))
    c = n.mix(n.math('MULTIPLY', pit, .16), c, rgb(dark))
    scar = n('MapRange', Value=n.noise(13.0, detail=4.0), From_Min=.74, From_Max=.82, To_Max=.35).outputs[0]
    c = n.mix(scar, c, rgb('8a6a34'))
    height = n.math('SUBTRACT', n.math('MULTIPLY', lump, .30), n.math('MULTIPLY', pit, .20))
    rough = n.math('ADD', n.span(fine, .30, .44), n.math('MULTIPLY', pit, .12))
    return n.surface(Base_Color=c, Subsurface=.025, Subsurface_Radius=(.03, .02, .005), Subsurface_Color=rgb(mid), Roughness=rough, Specular=.5, Normal=n.bump(height, .45, .030))


def flesh(pith, wall, deep, pale, rind, segments=9, r=.30, full=.845):
    """A cut face of radius `r`: segments of small sacs of juice between thin walls, from `full` of it on white pith, and the rind."""
    n = Nodes('flesh')
    s = n('SeparateXYZ', Vector=n.at)
    x, y = (n.math('ADD', s.outputs[k], n.span(n.noise(4.0, at=n.at), -.010, .010)) for k in (0, 1))
    d = n.math('DIVIDE', n.math('SQRT', n.math('ADD', n.math('MULTIPLY', x, x), n.math('MULTIPLY', y, y))), r)
    a = n.math('ARCTAN2', y, x)
    turns = n.math('ADD', n.math('MULTIPLY', a, segments / 2 / math.pi), n.math('MULTIPLY', n.math('SINE', n.math('ADD', n.math('MULTIPLY', a, 2.0), .7)), .22))
    off = n.math('MULTIPLY', n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('ADD', turns, 20.0)), .5)), 2.0)  # 1 at a wall
    to_wall = n.math('MULTIPLY', n.math('MULTIPLY', n.math('SUBTRACT', 1.0, off), d), math.pi / segments)
    is_wall = n('MapRange', Value=to_wall, From_Min=.012, From_Max=.032, To_Min=1.0, To_Max=0.0).outputs[0]
    corner = n.math('ADD', d, n.math('MULTIPLY', n.math('POWER', off, 5.0), .07))  # segments have round ends
    is_pith = n('MapRange', Value=corner, From_Min=full, From_Max=full + .02).outputs[0]
    core = n('MapRange', Value=d, From_Min=.05, From_Max=.085, To_Min=1.0, To_Max=0.0).outputs[0]
    sac_at = n('CombineXYZ', X=n.math('MULTIPLY', d, 5.2), Y=n.math('MULTIPLY', a, 6.5), Z=n.math('FLOOR', n.math('ADD', turns, 20.0))).outputs[0]
    sac = n('TexVoronoi', Vector=sac_at, Scale=1.3)
    grain = n('SeparateXYZ', Vector=sac.outputs['Color']).outputs[0]
    juice = n.mix(n.math('ADD', n.math('MULTIPLY', grain, .6), n.math('MULTIPLY', sac.outputs[0], .5)), rgb(deep), rgb(pale))
    c = n.mix(is_wall, juice, rgb(wall))
    c = n.mix(n.math('MAXIMUM', is_pith, core), c, rgb(pith))
    c = n.mix(n('MapRange', Value=d, From_Min=full + .10, From_Max=full + .12).outputs[0], c, rgb(rind))
    dry = n.math('MAXIMUM', is_pith, n.math('MULTIPLY', is_wall, .5))
    height = n.math('ADD', n.math('MULTIPLY', sac.outputs[0], -.6), n.math('MULTIPLY', dry, .5))
    return n.surface(Base_Color=c, Emission=c, Emission_Strength=.10, Subsurface=.18, Subsurface_Radius=(.06, .05, .02), Subsurface_Color=rgb(pale), Roughness=n.span(dry, .12, .6), Specular=.5, Normal=n.bump(height, .5, .012))


def grow(o, seed):
    """No fruit is straight or round."""
    for v in o.data.vertices:
        v.co.x += .10 * v.co.z * v.co.z - .05 * v.co.z
        v.co += mathutils.noise.noise_vector(v.co * 1.7 + mathutils.Vector((seed, 0, 0))) * .022
    return soften(o, .004, 5.0, seed)


def lemon(seed=0.0):
    o = grow(lathe('lemon', LEMON, peel('d3a416', 'e5c028', 'efd24a', 'c9b034'), 120), seed)
    o.rotation_euler = (math.radians(86), math.radians(8), seed)
    rest(o)


def lime(seed=0.0):
    o = grow(lathe('lime', LIME, peel('3f5f1c', '5a7c28', '7f9a3c', '8a8a3c', 50.0), 120), seed)
    o.rotation_euler = (math.radians(86), math.radians(8), seed)
    rest(o)


def half(profile, skin, inside, tilt, seed):
    """The lower half of a fruit, its cut face up, leaning by `tilt` degrees to the front. Its tip is cut off, so that it sits."""
    cut, foot = .02, -.58 * max(p[1] for p in profile)
    below = [p for p in profile if foot < p[1] < cut]
    wide = below[-1][0] * .82
    below += [(wide, foot, .02), (wide * .5, foot, 0), (0, foot, 0)]
    r = max(p[0] for p in profile) * .985
    body = lathe('half', [(r, cut, 0), (r + .004, cut - .012, .006)] + below[0:], skin, 120)
    n, rows = 120, 8
    v = [(r * j / rows * math.cos(a), r * j / rows * math.sin(a), cut + .006 * (1 - (j / rows) ** 4)) for j in range(rows + 1) for a in [2 * math.pi * i / n for i in range(n)]]
    face = mesh('face', v, [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(rows) for i in range(n)], inside(r), 60)
    for o in (body, face):
        for p in o.data.vertices:
            p.co += mathutils.noise.noise_vector(mathutils.Vector((p.co.x, p.co.y, min(0, p.co.z - cut))) * 1.9 + mathutils.Vector((seed, 0, 0))) * .022
        o.rotation_euler = (math.radians(tilt), 0, 0)
    rest(body, face)


def half_lemon(lean=48, seed=3.0):
    half(LEMON, peel('d3a416', 'e5c028', 'efd24a', 'c9b034'), lambda r: flesh('f6f0da', 'f8f2c8', 'f0cc30', 'fbec86', 'ecc62c', 10, r), lean, seed)


def half_lime(tilt=7, seed=5.0):
    half(LIME, peel('3f5f1c', '5a7c28', '7f9a3c', '8a8a3c', 50.0), lambda r: flesh('dfe4b4', 'e0e6ae', '8aa43c', 'bccb70', '55782a', 9, r, .89), tilt, seed)
