"""Jars and bottles with their labels. One shape serves many products: see labels.py and pictures.py."""
import math
import bpy
import mathutils
from studio import materials
from studio.nodes import Nodes, rgb
from studio.shapes import lathe, wrap
from things.fillings import FILLINGS


def in_glass(inside, low, high, colours, glow=0, edge=('e6ece6', 'aebab1'), passes=0):
    """A glass wall: `inside(nodes)` colours what touches it from `low` to `high`, clear glass is below and above.
    `glow` is the light that a clear filling lets through, `edge` the colours of clear glass seen from the side, `passes` the share
    of what is behind it that is seen through the filling."""
    n = Nodes('in glass')
    z = n('SeparateXYZ', Vector=n.at).outputs[2]
    line = n.math('ADD', z, n.span(n.noise(5.0, detail=2.0), -.008, .008))
    full = n.math('MULTIPLY', n.math('GREATER_THAN', line, low), n.math('LESS_THAN', line, high))
    colour = inside(n)
    real = n('BsdfPrincipled', Base_Color=colour, Emission=colour, Emission_Strength=glow, Roughness=.14, Specular=.5, Subsurface=.04, Subsurface_Color=rgb(colours[-1]), Subsurface_Radius=(.05, .03, .02), Clearcoat=1.0, Clearcoat_Roughness=.05)  # smoother, and few samples find the window in it
    if passes:
        real = n('MixShader', _0=1 - passes, _1=n('BsdfTransparent', Color=rgb(colours[-1])), _2=real)
    shine = n('BsdfGlossy', Roughness=.07)
    edge_on = n('LayerWeight', Blend=.22).outputs['Facing']
    tint = n.ramp(edge_on, (.0, 'fcfdfb'), (.75, edge[0]), (1.0, edge[1]))
    front = n.math('SUBTRACT', 1.0, n('NewGeometry').outputs['Backfacing'])  # from inside, Fresnel would be a mirror
    clear = n('MixShader', _0=n.math('MULTIPLY', n('Fresnel', IOR=1.5).outputs[0], front), _1=n('BsdfTransparent', Color=tint), _2=shine)
    return n.done(n('MixShader', _0=full, _1=clear, _2=real))


def lumps(colours, spots=None, chopped=0):
    """Colours of a sauce or paste, from dark to light, with seeds of the colour `spots`; `chopped` small shows pieces of
    skin and dark oil between them."""
    def inside(n):
        lump = n.noise(7.0, detail=5.0, roughness=.65)
        c = n.ramp(lump, *[(.30 + .40 * i / max(1, len(colours) - 1), x) for i, x in enumerate(colours)])
        if chopped:
            warp = n('VectorMath', dict(operation='MULTIPLY_ADD'), _0=n('TexNoise', Vector=n.at, Scale=6.0, Detail=3.0).outputs[1], _1=(.16, .16, .16), _2=n.at)
            at = n('Mapping', Vector=warp, Scale=(chopped, chopped, chopped * 1.9))
            own = n('SeparateXYZ', Vector=n('TexVoronoi', Vector=at, Scale=1.0).outputs['Color'])
            gap = n('TexVoronoi', dict(feature='DISTANCE_TO_EDGE'), Vector=at, Scale=1.0).outputs[0]
            piece = n.mix(own.outputs[0], rgb(colours[0], .8), rgb(colours[-1]))
            c = n.mix(n.span(own.outputs[1], .1, .75), c, piece)
            c = n.mix(n('MapRange', Value=gap, From_Min=.02, From_Max=.14, To_Min=.75, To_Max=0.0).outputs[0], c, rgb(colours[0], .55))
        if not spots:
            return c
        at = n('VectorMath', dict(operation='MULTIPLY_ADD'), _0=n('TexNoise', Vector=n.at, Scale=14.0).outputs[1], _1=(.10, .10, .10), _2=n.at)
        cell = n('TexVoronoi', Vector=n('Mapping', Vector=at, Scale=(17, 17, 23)), Scale=1.0)
        # Not each cell has a seed, and the seeds lie at different depths.
        depth = n('SeparateXYZ', Vector=cell.outputs['Color']).outputs[0]
        seed = n('MapRange', Value=n.math('SUBTRACT', cell.outputs[0], n.span(depth, -.42, .27)), From_Min=-.03, From_Max=.03, To_Min=1.0, To_Max=0.0).outputs[0]
        return n.mix(n.math('MULTIPLY', seed, n.span(depth, .2, .95)), c, rgb(spots))
    return inside


def murky(colours, spots, radius):
    """Colours of a sauce that some light passes: brightest towards the far side, deep at its outlines."""
    def inside(n):
        c = lumps(colours, spots)(n)
        across = n.math('ADD', n.math('MULTIPLY', n('SeparateXYZ', Vector=n.at).outputs[0], .5 / radius), .5)
        light = n.math('SUBTRACT', across, n.math('MULTIPLY', n('LayerWeight', Blend=.42).outputs['Facing'], .75))
        c = n.mix(n('MapRange', Value=light, From_Min=-.25, From_Max=.42, To_Min=.90, To_Max=0.0).outputs[0], c, rgb(colours[0], .50))
        return n.mix(n('MapRange', Value=light, From_Min=.35, From_Max=.95, To_Max=.45).outputs[0], c, rgb(colours[-1], 1.15))
    return inside


def clear(colours, radius):
    """Colours of something that light passes: dark where the window is behind much of it, light on the far side."""
    def inside(n):
        s = n('SeparateXYZ', Vector=n.at)
        across = n.math('ADD', n.math('MULTIPLY', s.outputs[0], .5 / radius), .5)
        deep = n('LayerWeight', Blend=.30).outputs['Facing']
        light = n.math('SUBTRACT', across, n.math('MULTIPLY', deep, .42))
        light = n.math('ADD', light, n.span(n.noise(1.2, detail=1.0), -.06, .06))
        wide = n.math('SQRT', n.math('ADD', n.math('POWER', s.outputs[0], 2.0), n.math('POWER', s.outputs[1], 2.0)))
        light = n.math('ADD', light, n('MapRange', Value=wide, From_Min=radius * .35, From_Max=radius * .9, To_Min=.18, To_Max=0.0).outputs[0])  # a neck is thin
        return n.ramp(light, *[(.10 + .62 * i / (len(colours) - 1), x) for i, x in enumerate(colours)])
    return inside


def amber(colours, radius):
    """Colours of honey: light comes through it from behind, so it glows in its middle, most to the far side and to the foot, and is
    deep where much of it is seen edge on."""
    def inside(n):
        s = n('SeparateXYZ', Vector=n.at)
        edge = n.math('POWER', n('LayerWeight', Blend=.5).outputs['Facing'], 1.5)
        light = n.math('SUBTRACT', .60, n.math('MULTIPLY', edge, .70))
        light = n.math('ADD', light, n.math('MULTIPLY', s.outputs[0], .12 / radius))
        light = n.math('ADD', light, n('MapRange', Value=s.outputs[2], From_Min=.05, From_Max=.9, To_Min=.10, To_Max=-.10).outputs[0])
        light = n.math('ADD', light, n.span(n.noise(2.2, detail=1.0), -.05, .05))
        return n.ramp(light, *[(.08 + .80 * i / (len(colours) - 1), x) for i, x in enumerate(colours)])
    return inside


def jar(label, colours, lid='464b25', radius=.36, height=.98, low=.14, high=.62, spots=None, is_clear=False, chopped=0, filling=None):
    """A jar of sauce, paste or honey. What is inside touches the glass, so both are one glossy surface; the
    thick bottom and the shoulder over the filling are clear. With a `filling` of pieces, the whole jar is clear."""
    r, h = radius, height
    full, base = h - .150, .036  # under the lid's edge
    if filling:
        before = set(bpy.data.objects)
        FILLINGS[filling](r - .004, .036, full)
        for v in (v for o in set(bpy.data.objects) - before for v in o.data.vertices):
            most, wide = r - .005 - .034 * max(0, (v.co.z - h + .27) / .10) - .2 * max(0, .13 - v.co.z), math.hypot(v.co.x, v.co.y)  # the shoulder and the foot narrow
            v.co.x, v.co.y = (c * min(1, most / max(wide, .01)) for c in (v.co.x, v.co.y))
    lathe('jar', [(0, .03, 0), (r - .10, .02, .02), (r - .07, 0, .02), (r - .02, .02, .03), (r, .09, .06), (r, h - .24, .06), (r - .030, h - .175, .04), (r - .05, h - .14, .03), (r - .06, h, 0)], in_glass(amber(colours, r) if is_clear else lumps(colours, spots, chopped), h if filling else base, full, colours, .20 if is_clear else 0, **dict(edge=('c4cfc7', '66756b')) if filling else {}, passes=.45 if is_clear else 0), 160)
    if not filling:
        top = materials.filling(*colours, rough=.3, bump=.3, scatter=0)
        lathe('top', [(0, full - .005, 0), (r - .05, full - .004, 0)], top, 96)  # the lid covers it
        lathe('bottom', [(0, base + .004, 0), (r - .05, base + .004, 0)], top, 96)
    paint = materials.lacquer(lid)
    lathe('lid', [(r - .05, h - .172, 0), (r - .021, h - .172, .010), (r - .023, h - .155, .008), (r - .025, h - .14, .01), (r - .025, h + .01, .0), (r - .03, h + .045, .03), (r - .075, h + .05, .012), (r - .10, h + .038, .012), (0, h + .036, 0)], paint, 160)
    for z in (h - .12, h - .015):
        lathe('bead', [(r - .03, z - .010, 0), (r - .016, z, .008), (r - .03, z + .010, 0)], paint, 120)
    wrap('label', r + .0015, low, high, 174, materials.paper(image=label, bump=.04), facing=-91)


def bottle(label, colours, cap='a8432a', radius=.30, height=1.75, low=.20, high=.72, spots=None, is_waxed=False, is_clear=False):
    """A sauce bottle with a long neck, full to its screw cap, or to a cork under wax of the colour `cap`."""
    r, h = radius, height
    full, base = h - (.205 if is_waxed else .236), .036
    inside = clear(colours, r) if is_clear else murky(colours, spots, r)
    lathe('bottle', [(0, .03, 0), (r - .08, .02, .02), (r - .05, 0, .02), (r - .01, .03, .03), (r, .10, .06), (r, .84, .25), (.13, 1.12, .16), (.115, h - .20, .05), (.14, h - .17, .01), (.14, h - .14, .01), (.115, h - .13, 0)], in_glass(inside, base, full, colours, .03 if is_clear else .06), 144)
    top = materials.filling(*colours, rough=.2, bump=.1, scatter=0)
    lathe('top', [(0, full - .004, 0), (.095, full - .003, 0), (.114, full + .010, 0)], top, 64)
    lathe('bottom', [(0, base + .004, 0), (r - .05, base + .004, 0)], top, 96)
    if is_waxed:
        wax(h, cap)
    else:
        screw_cap(h, materials.lacquer(cap, .42))
    wrap('label', r + .002, low, high, 206, materials.paper(image=label, bump=.04), facing=-91)


def screw_cap(h, paint):
    """A ribbed cap of 24 mm over a bottle of height `h`, and under it the ring that breaks when it is opened."""
    lathe('ring', [(.118, h - .235, 0), (.146, h - .235, .008), (.148, h - .205, .006), (.13, h - .200, 0)], paint, 144)
    o = lathe('cap', [(.125, h - .194, 0), (.149, h - .194, .006), (.149, h - .16, 0), (.149, h - .12, 0), (.149, h - .05, 0), (.147, h - .02, .02), (.147, h + .012, .02), (.11, h + .018, .012), (0, h + .016, 0)], paint, 216)
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        if h - .185 < v.co.z < h - .03:
            k = 1 + .018 * math.cos(54 * a)
            v.co.x, v.co.y = v.co.x * k, v.co.y * k


def wax(h, colour):
    """Sealing wax over a cork and the neck up to height `h`, with runs of different length."""
    o = lathe('wax', [(.112, h - .40, 0), (.124, h - .40, .006), (.126, h - .38, 0), (.127, h - .34, 0), (.128, h - .30, 0), (.128, h - .25, 0), (.130, h - .21, .02), (.152, h - .175, .02), (.152, h - .13, .02), (.128, h - .10, .02), (.112, h - .08, .02), (.110, h + .01, .035), (.05, h + .022, .02), (0, h + .02, 0)], materials.lacquer(colour, .24), 288)
    runs = [(.3, .10, .24), (.85, .03, .20), (1.5, .12, .21), (2.2, .05, .26), (2.9, .09, .22), (3.5, .02, .2), (4.05, .11, .23), (4.62, .045, .19), (5.15, .085, .25), (5.75, .02, .2)]  # where, how far, how wide
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        run = max(far * max(0, 1 - (((a - at + math.pi) % (2 * math.pi) - math.pi) / wide) ** 2) ** .5 for at, far, wide in runs)  # round at its end
        k = min(1, max(0, (h - .20 - v.co.z) / .20))
        v.co.z += k * (.055 - run)
        fat = 1 + .025 * mathutils.noise.noise(v.co * 7) + .45 * k * run
        v.co.x, v.co.y = v.co.x * fat, v.co.y * fat
