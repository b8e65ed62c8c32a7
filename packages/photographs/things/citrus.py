"""Lemons, whole and halved."""
import math
import mathutils
from studio.nodes import Nodes, rgb
from studio.shapes import curve, lathe, mesh, rest, soften

def fruit(tip, side, foot):
    """A fruit's outline without corners."""
    return [(0, tip, 0), *((p.x, p.y, 0) for p in curve([(x, z, 0) for x, z in side], 8)), (0, foot, 0)]


LEMON = fruit(.465, [(.026, .462), (.052, .442), (.078, .402), (.128, .345), (.215, .255), (.278, .13), (.304, 0), (.292, -.13), (.240, -.255), (.160, -.345), (.085, -.393), (.058, -.415), (.040, -.412)], -.40)


def peel(dark, mid, light, tip, pores=40.0, deep=1.5):
    """Skin with oil glands: small soft dimples of its own colour, `deep` or less. Its ends have the colour `tip`."""
    n = Nodes('peel')
    far = n('TexVoronoi', Vector=n.at, Scale=pores).outputs[0]  # in space: a pattern laid round it would be drawn out at its ends
    pit = n('MapRange', dict(interpolation_type='SMOOTHSTEP'), Value=far, From_Min=.0, From_Max=.62, To_Min=1.0, To_Max=0.0).outputs[0]
    lump, fine = n.noise(6.5, detail=3.0), n.noise(3.0, detail=4.0)
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', fine, .75), n.math('MULTIPLY', lump, .25)), (.34, dark), (.5, mid), (.66, light))
    z = n.math('ABSOLUTE', n('SeparateXYZ', Vector=n.at).outputs[2])
    end = n('MapRange', Value=n.math('ADD', z, n.span(fine, -.06, .06)), From_Min=.22, From_Max=.50, To_Max=.75).outputs[0]
    c = n.mix(end, c, rgb(tip))
    c = n.mix(n.math('MULTIPLY', pit, .22 * deep), c, rgb(mid, .80))
    height = n.math('SUBTRACT', n.math('MULTIPLY', lump, .30), n.math('MULTIPLY', pit, .34 * deep))
    rough = n.math('ADD', n.span(fine, .36, .48), n.math('MULTIPLY', pit, .12))
    return n.surface(Base_Color=c, Subsurface=.025, Subsurface_Radius=(.03, .02, .005), Subsurface_Color=rgb(mid), Roughness=rough, Specular=.5, Normal=n.bump(height, .45, .030))


def flesh(pith, wall, deep, pale, rind, segments=9, r=.30, full=.90):
    """A cut face of radius `r`: segments full of drop-shaped sacs of juice, thin walls between them, from `full` of it on pith, and
    the rind. Light passes the juice, so it has no one colour: deep in the middle of a segment, pale beside a wall."""
    n = Nodes('flesh')
    s = n('SeparateXYZ', Vector=n.at)
    x, y = (n.math('ADD', s.outputs[k], n.span(n.noise(6.0, at=n('Mapping', Vector=n.at, Location=(9.0 * k, 0, 0))), -.016, .016)) for k in (0, 1))
    d = n.math('DIVIDE', n.math('SQRT', n.math('ADD', n.math('MULTIPLY', x, x), n.math('MULTIPLY', y, y))), r)
    a = n.math('ARCTAN2', y, x)
    turns = n.math('ADD', n.math('MULTIPLY', a, segments / 2 / math.pi), n.math('MULTIPLY', n.math('SINE', n.math('ADD', n.math('MULTIPLY', a, 2.0), .7)), .26))
    turns = n.math('ADD', n.math('ADD', turns, 20.0), n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', a, 3.0)), .14))
    off = n.math('MULTIPLY', n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', turns), .5)), 2.0)  # 1 at a wall
    to_wall = n.math('MULTIPLY', n.math('MULTIPLY', n.math('SUBTRACT', 1.0, off), d), math.pi / segments)
    is_wall = n('MapRange', Value=to_wall, From_Min=.005, From_Max=.017, To_Min=.9, To_Max=0.0).outputs[0]
    corner = n.math('ADD', d, n.math('MULTIPLY', n.math('POWER', off, 5.0), .06))  # segments have round ends
    is_pith = n('MapRange', Value=corner, From_Min=full, From_Max=full + .022).outputs[0]
    core = n('MapRange', Value=d, From_Min=.045, From_Max=.08, To_Min=1.0, To_Max=0.0).outputs[0]
    own = n.math('MULTIPLY', n.math('FLOOR', turns), 7.3)
    sac_at = n('CombineXYZ', X=n.math('MULTIPLY', d, 4.6), Y=n.math('MULTIPLY', a, 9.0), Z=own).outputs[0]
    sac = n('TexVoronoi', dict(feature='SMOOTH_F1'), Vector=sac_at, Scale=1.5, Smoothness=.35)
    tone = n('SeparateXYZ', Vector=n('TexVoronoi', Vector=sac_at, Scale=1.5).outputs['Color']).outputs[0]
    thin = n('MapRange', Value=n.math('MAXIMUM', n.math('MULTIPLY', off, 1.05), n.math('MULTIPLY', d, 1.02)), From_Min=.35, From_Max=1.05, To_Max=.55).outputs[0]
    clear = n.math('ADD', n.math('ADD', n.math('MULTIPLY', tone, .20), n.math('MULTIPLY', sac.outputs[0], .32)), n.math('SUBTRACT', thin, .03))
    juice = n.mix(clear, rgb(deep), rgb(pale))
    c = n.mix(is_wall, juice, rgb(wall))
    c = n.mix(n.math('MAXIMUM', is_pith, core), c, rgb(pith))
    c = n.mix(n('MapRange', Value=d, From_Min=.955, From_Max=.972).outputs[0], c, rgb(rind))
    dry = n.math('MAXIMUM', n.math('MAXIMUM', is_pith, core), n.math('MULTIPLY', is_wall, .5))
    height = n.math('ADD', n.math('MULTIPLY', n.math('MULTIPLY', sac.outputs[0], n.math('SUBTRACT', 1.0, dry)), -1.0), n.math('MULTIPLY', dry, .12))
    height = n.math('ADD', height, n.math('MULTIPLY', n.noise(16.0, detail=3.0), .35))  # no knife leaves it flat
    return n.surface(Base_Color=c, Emission=c, Emission_Strength=.06, Subsurface=.16, Subsurface_Radius=(.06, .05, .03), Subsurface_Color=rgb(pale), Roughness=n.span(dry, .09, .62), Specular=.6, Clearcoat=n.span(dry, .6, .0), Clearcoat_Roughness=.07, Normal=n.bump(height, .55, .022))


def pips(r, count, segments):
    """Pips in some of the segments, half of each under the juice."""
    n = Nodes('pip')
    pale = n.surface(Base_Color=n.ramp(n.noise(9.0, detail=3.0), (.35, 'd9bd76'), (.65, 'f0dda2')), Roughness=.3, Specular=.5, Subsurface=.1, Subsurface_Radius=(.02, .02, .01), Subsurface_Color=rgb('e6d8a6'))
    made = []
    for k in range(count):
        a, d = 2 * math.pi * ((2.3 * k + 1) % segments + .5) / segments, r * (.36 + .10 * (k % 2))
        o = lathe('pip', [(0, -.030, 0), (.014, -.022, .006), (.0185, -.004, .01), (.013, .018, .01), (.004, .036, .003), (0, .040, 0)], pale, 24)
        o.data.transform(mathutils.Matrix.Translation((d * math.cos(a), d * math.sin(a), .022)) @ mathutils.Matrix.Rotation(a, 4, 'Z') @ mathutils.Matrix.Rotation(math.radians(-82), 4, 'Y') @ mathutils.Matrix.Diagonal((.8, 1, 1, 1)))
        made.append(o)
    return made


def grow(o, seed):
    """No fruit is straight or round."""
    for v in o.data.vertices:
        v.co.x += .10 * v.co.z * v.co.z - .05 * v.co.z
        v.co += mathutils.noise.noise_vector(v.co * 1.7 + mathutils.Vector((seed, 0, 0))) * .022
    return soften(o, .004, 5.0, seed)


def lemon(seed=0.0):
    o = grow(lathe('lemon', LEMON, peel('d9ab1a', 'e5c02a', 'ecca3e', 'cfae30', 46.0, .42), 120), seed)
    o.rotation_euler = (math.radians(86), math.radians(8), seed)
    rest(o)


def half(profile, skin, inside, tilt, seed, seeds=0, segments=10):
    """The lower half of a fruit, its cut face up. It lies on its round side, so the face leans by `tilt` degrees to the front."""
    cut = .02
    below = [p for p in profile if p[1] < cut]
    r = max(p[0] for p in profile) * .985
    body = lathe('half', [(r, cut, 0), (r + .004, cut - .012, .006)] + below, skin, 120)
    n, rows = 120, 12
    v = [(r * j / rows * math.cos(a), r * j / rows * math.sin(a), cut + .010 * (1 - (j / rows) ** 4)) for j in range(rows + 1) for a in [2 * math.pi * i / n for i in range(n)]]
    face = mesh('face', v, [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(rows) for i in range(n)], inside(r), 60)
    parts = [body, face] + pips(r, seeds, segments)
    for o in parts:
        for p in o.data.vertices:
            p.co += mathutils.noise.noise_vector(mathutils.Vector((p.co.x, p.co.y, min(0, p.co.z - cut))) * 2.6 + mathutils.Vector((seed, 0, 0))) * .032
        o.rotation_euler = (math.radians(tilt), 0, 0)
    rest(*parts)


def half_lemon(lean=40, seed=3.0):
    half(LEMON, peel('d9ab1a', 'e5c02a', 'ecca3e', 'cfae30', 46.0, .42), lambda r: flesh('f6f0da', 'f8f1cc', 'e4b52a', 'f9e07a', 'e6be26', 10, r), lean, seed, 3)
