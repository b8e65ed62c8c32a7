"""Jars and bottles with their labels. One shape serves many products: see labels.py and pictures.py."""
import bisect
import math
import mathutils
from studio import materials
from studio.nodes import Nodes, rgb
from studio.shapes import lathe, mesh, rounded, wrap
from things.fillings import FILLINGS

# Thin, since real glass magnifies its filling, which then seems to reach the outside.
WALL, FLOOR = .005, .014


def room(profile):
    """The radius of what a glass of this `profile` holds, by height: its corner at the floor is round."""
    line = rounded(profile)
    line = line[min(range(len(line)), key=lambda i: line[i][1]):]
    heights = [z for _, z in line]

    def wide(z):
        i = max(1, min(len(line) - 1, bisect.bisect(heights, z)))
        (x0, z0), (x1, z1) = line[i - 1:i + 1]
        x = x0 + (x1 - x0) * max(0, min(1, (z - z0) / max(1e-6, z1 - z0))) - WALL
        corner = max(0, min(1, (FLOOR + .02 - z) / .02))
        return x - .02 * (1 - math.sqrt(1 - corner * corner))
    return wide


def body(wide, level, mat, climb=.016):
    """What fills the glass up to `level`; it climbs a little where it touches the wall."""
    rows = [FLOOR + (level + climb - FLOOR) * (1 - math.cos(math.pi * i / 90)) / 2 for i in range(91)]
    edge = [(wide(z), z, 0) for z in rows]
    top = edge[-1][0]
    lens = [(top - .004, level + climb * .55, 0), (top - .012, level + climb * .22, 0), (top - .026, level + climb * .05, 0), (top - .05, level, 0), (0, level, 0)]
    return lathe('body', [(0, FLOOR, 0), (edge[0][0] * .6, FLOOR, 0)] + edge + lens, mat, 256)


def wall():
    """Clear where one looks through it; where one looks along it, its thickness is seen as a pale band between
    darker lines."""
    n = Nodes('wall')
    along = n('LayerWeight', Blend=.5).outputs['Facing']
    front = n.math('SUBTRACT', 1.0, n('NewGeometry').outputs['Backfacing'])  # from inside, Fresnel would be a mirror
    tint = n.ramp(along, (.0, 'fdfefd'), (.60, 'f6f9f7'), (.70, 'd2dcd8'), (.80, 'eef3f0'), (.95, 'b4c2be'), (1.0, '6f7f7b'))
    clear = n('MixShader', _0=n.math('MULTIPLY', n('Fresnel', IOR=1.5).outputs[0], front), _1=n('BsdfTransparent', Color=tint), _2=n('BsdfGlossy', Roughness=.06))
    pale = n.ramp(along, (.68, '000000'), (.78, '8a8a8a'), (.90, '6a6a6a'), (.99, '101010'))
    high = n('MapRange', Value=n('SeparateXYZ', Vector=n.at).outputs[2], From_Min=.04, From_Max=.14).outputs[0]  # at its foot it is full of what it holds
    return n.done(n('MixShader', _0=n.math('MULTIPLY', n.math('MULTIPLY', pale, front), high), _1=clear, _2=n('Emission', Color=rgb('f2f6f2'), Strength=.62)))


def paste(colours, chopped=0):
    """A sauce or paste, from dark to light; `chopped` small shows pieces of skin and dark oil between them."""
    n = Nodes('paste')
    lump = n.noise(7.0, detail=5.0, roughness=.65)
    c = n.ramp(lump, *[(.30 + .40 * i / max(1, len(colours) - 1), x) for i, x in enumerate(colours)])
    if chopped:
        warp = n('VectorMath', dict(operation='MULTIPLY_ADD'), _0=n('TexNoise', Vector=n.at, Scale=6.0, Detail=3.0).outputs[1], _1=(.16, .16, .16), _2=n.at)
        at = n('Mapping', Vector=warp, Scale=(chopped, chopped, chopped * 1.9))
        own = n('SeparateXYZ', Vector=n('TexVoronoi', Vector=at, Scale=1.0).outputs['Color'])
        gap = n('TexVoronoi', dict(feature='DISTANCE_TO_EDGE'), Vector=at, Scale=1.0).outputs[0]
        c = n.mix(n.span(own.outputs[1], .1, .75), c, n.mix(own.outputs[0], rgb(colours[0], .8), rgb(colours[-1])))
        c = n.mix(n('MapRange', Value=gap, From_Min=.02, From_Max=.14, To_Min=.75, To_Max=0.0).outputs[0], c, rgb(colours[0], .55))
    return n.surface(Base_Color=c, Roughness=.36, Specular=.3, Subsurface=.04, Subsurface_Color=rgb(colours[-1]), Subsurface_Radius=(.05, .03, .02), Normal=n.bump(lump, .3, .02))


def dark(colours, radius):
    """A clear liquid so deep that light comes only through its edges, most on the far side, and through the neck."""
    n = Nodes('dark')
    s = n('SeparateXYZ', Vector=n.at)
    along = n('LayerWeight', Blend=.5).outputs['Facing']
    wide = n('VectorMath', dict(operation='LENGTH'), _0=n('CombineXYZ', X=s.outputs[0], Y=s.outputs[1])).outputs['Value']
    thin = n('MapRange', Value=wide, From_Min=radius * .3, From_Max=radius * .8, To_Min=.22, To_Max=0.0).outputs[0]
    far = n('MapRange', Value=s.outputs[0], From_Min=0.0, From_Max=radius, To_Max=.22).outputs[0]
    light = n.math('ADD', n.math('ADD', n.math('POWER', along, 1.3), thin), far)
    c = n.ramp(light, *[(.20 + .70 * i / (len(colours) - 1), x) for i, x in enumerate(colours)])
    return n.surface(Base_Color=c, Emission=c, Emission_Strength=.60, Roughness=.2, Specular=.15)


def amber(colour, through):
    """Clear honey: it bends what is behind it, and white seen `through` so much of it has this colour; its shadow has
    a warm, bright core."""
    n = Nodes('amber')
    takes = [-math.log(max(.01, x)) / through for x in rgb(colour)[:3]]
    along = n('LayerWeight', Blend=.5).outputs['Facing']
    shadow = n('BsdfTransparent', Color=n.ramp(along, (.2, (2.2, 2.0, 1.6, 1)), (.7, (.9, .7, .5, 1)), (1.0, (.4, .3, .2, 1))))
    bends = n('BsdfGlass', IOR=1.45, Roughness=0.0)
    absorbs = n('VolumeAbsorption', Color=(*(1 - x / max(takes) for x in takes), 1), Density=max(takes))
    return n.done(n('MixShader', _0=n('LightPath').outputs['Is Shadow Ray'], _1=bends, _2=shadow), absorbs)


def set_honey(colours):
    """Honey that has set: fine crystals, and light in its thin edge."""
    n = Nodes('set honey')
    along = n('LayerWeight', Blend=.5).outputs['Facing']
    grain, cloud = n.noise(70.0, detail=2.0), n.noise(3.0, (1, 1, 1.8), detail=4.0)
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', cloud, .8), n.math('MULTIPLY', grain, .2)), *[(.32 + .34 * i / (len(colours) - 1), x) for i, x in enumerate(colours)])
    c = n.mix(n('MapRange', Value=along, From_Min=.35, From_Max=.75, To_Max=.75).outputs[0], c, rgb(colours[-1], 1.15))
    return n.surface(Base_Color=c, Emission=c, Emission_Strength=.05, Roughness=.3, Specular=.3, Subsurface=.12, Subsurface_Color=rgb(colours[-1]), Subsurface_Radius=(.10, .05, .02), Normal=n.bump(grain, .12, .01))


def seen_by(o, *rays):
    """Only these kinds of rays meet `o`: a photographer's card that is not in the picture."""
    for kind in ('camera', 'diffuse', 'glossy', 'transmission', 'volume_scatter', 'shadow'):
        setattr(o, 'visible_' + kind, kind in rays)


def card(w=.2, h=1.2, strength=3.0):
    """A white card that stands, and that only gloss shows: a tall light in glass and lids from foot to neck."""
    n = Nodes('card')
    x = n('SeparateXYZ', Vector=n.at).outputs[0]
    soft = n('MapRange', dict(interpolation_type='SMOOTHSTEP'), Value=n.math('ABSOLUTE', x), From_Min=w * .2, From_Max=w / 2, To_Min=strength, To_Max=0.0).outputs[0]
    glow = n.done(n('Emission', Color=rgb('cream'), Strength=soft))
    glow.cycles.sample_as_light = False
    o = mesh('card', [(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h)], [(0, 1, 2, 3)], glow)
    seen_by(o, 'glossy')
    return o


def lid_paint(colour):
    """Tinplate under a hard, glossy paint."""
    n = Nodes('lid')
    return n.surface(Base_Color=rgb(colour), Roughness=.30, Specular=.6, Clearcoat=1.0, Clearcoat_Roughness=.06, Normal=n.bump(n.noise(4.0, detail=1.0), .02, .02))


def twist_lid(r, h, paint):
    """Pressed tinplate: a rolled edge, a wall, a step and a safe button in the top."""
    low = h - .118
    lathe('lid', [(r - .022, low, 0), (r + .004, low - .002, .006), (r + .009, low + .010, .006), (r + .004, low + .021, .005), (r, low + .026, .004), (r, h - .018, .004), (r + .004, h - .010, .004), (r + .002, h + .030, .016), (r - .022, h + .046, .012), (r - .052, h + .046, .008), (r - .066, h + .030, .010), (r * .52, h + .030, .01), (r * .46, h + .038, .01), (0, h + .040, 0)], paint, 256)


def jar(label, colours, lid='464b25', radius=.36, height=.98, low=.14, high=.62, clear=None, is_set=False, chopped=0, filling=None):
    """A jar of sauce, paste or honey under air and a lid. `filling` are pieces, `clear` the colour of clear honey."""
    r, h = radius, height
    level = h - .205
    profile = [(0, .025, 0), (r - .10, .018, .02), (r - .065, 0, .015), (r - .016, .010, .035), (r, .085, .06), (r, h - .25, .10), (r - .046, h - .150, .06), (r - .058, h - .125, .02), (r - .06, h, 0)]
    wide = room(profile)
    if filling:
        FILLINGS[filling](wide, FLOOR, level)
    elif clear:
        body(wide, level, amber(clear, 2 * r))
        shine_behind(r, h)
    else:
        body(wide, level, set_honey(colours) if is_set else paste(colours, chopped))
    glass(profile, r, clear or colours[-1])
    twist_lid(r - .030, h, lid_paint(lid))
    wrap('label', r + .0015, low, high, 174, materials.paper(image=label, bump=.04), facing=-91, columns=96)


def shine_behind(r, h):
    """A warm card behind clear honey, seen only through it: brighter on the side away from the window."""
    n = Nodes('behind')
    s = n('SeparateXYZ', Vector=n.at)
    far = n('MapRange', Value=n.math('ADD', s.outputs[0], n.span(n.noise(2.0, detail=1.0), -.1, .1)), From_Min=-r, From_Max=r, To_Min=.30, To_Max=1.35).outputs[0]
    low = n('MapRange', Value=s.outputs[2], From_Min=0.0, From_Max=h, To_Min=1.15, To_Max=.75).outputs[0]
    glow = n.done(n('Emission', Color=rgb('fff0d0'), Strength=n.math('MULTIPLY', far, low)))
    glow.cycles.sample_as_light = False
    w, y = r * 1.05, r * 1.25
    seen_by(mesh('behind', [(-w, y, .02), (w, y, .02), (w, y, h), (-w, y, h)], [(0, 1, 2, 3)], glow), 'transmission')


def glass(profile, r, gathers='f2f0ea'):
    """The glass itself, with its thick foot, which gathers light of the colour `gathers`."""
    lathe('glass', profile, wall(), 256)
    n = Nodes('foot')
    much = n.ramp(n('LayerWeight', Blend=.5).outputs['Facing'], (.0, '3c3c3c'), (.45, '606060'), (.75, 'b8b8b8'), (1.0, '505050'))
    foot = n.done(n('MixShader', _0=much, _1=n('BsdfTransparent', Color=rgb('e4ece8')), _2=n('MixShader', _0=.3, _1=n('Emission', Color=rgb(gathers), Strength=.46), _2=n('BsdfGlossy', Roughness=.08))))
    lathe('foot', [(r - .16, .011, 0), (r - .07, .012, .003), (r - .048, .012, .003), (r - .044, .009, .003), (r - .060, .004, .003), (r - .12, .006, 0)], foot, 192)


def bottle(label, colours, cap='a8432a', radius=.30, height=1.75, low=.20, high=.72, is_waxed=False, is_clear=False):
    """A sauce bottle with a long neck under a screw cap, or a cork under wax of the colour `cap`, with air in its
    neck."""
    r, h = radius, height
    level = h - (.56 if is_waxed else .34)
    profile = [(0, .03, 0), (r - .08, .02, .02), (r - .055, 0, .015), (r - .012, .012, .03), (r, .085, .06), (r, .84, .25), (.13, 1.12, .16), (.115, h - .20, .05), (.14, h - .17, .01), (.14, h - .14, .01), (.115, h - .13, 0)]
    wide = room(profile)
    if is_clear:
        body(wide, level, dark(colours, r), .014)
    else:
        FILLINGS['pepper_sauce'](wide, FLOOR, level, colours)
    glass(profile, r)
    if is_waxed:
        wax(h, cap)
    else:
        screw_cap(h, lid_paint(cap))
    wrap('label', r + .002, low, high, 206, materials.paper(image=label, bump=.04), facing=-91, columns=96)


def screw_cap(h, paint):
    """A ribbed cap of 24 mm over a bottle of height `h`, and under it the ring that breaks when it is opened."""
    lathe('ring', [(.118, h - .235, 0), (.146, h - .235, .008), (.148, h - .205, .006), (.13, h - .200, 0)], paint, 144)
    o = lathe('cap', [(.125, h - .194, 0), (.149, h - .194, .006), (.149, h - .17, 0), (.149, h - .165, 0), (.149, h - .04, 0), (.149, h - .03, 0), (.148, h + .012, .02), (.11, h + .018, .012), (0, h + .016, 0)], paint, 480)
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        if h - .168 < v.co.z < h - .035:
            k = 1 + .022 * math.cos(40 * a)
            v.co.x, v.co.y = v.co.x * k, v.co.y * k


def wax(h, colour):
    """A cork in the neck, and sealing wax over it up to height `h`, with runs of different length and width."""
    lathe('cork', [(0, h - .40, 0), (.098, h - .40, .012), (.108, h - .37, .01), (.108, h - .14, 0), (0, h - .14, 0)], materials.clay('8a6238', 'c09660', .85, '5a3a1e', .5, rings=False), 96)
    o = lathe('wax', [(.112, h - .40, 0), (.124, h - .40, .006)] + [(.127, h - .38 + .02 * i, 0) for i in range(9)] + [(.131, h - .205, .03), (.147, h - .175, .03), (.147, h - .125, .03), (.126, h - .085, .03), (.119, h - .025, .04), (.05, h - .012, .02), (0, h - .014, 0)], materials.lacquer(colour, .24), 360)
    runs = [(.3, .15, .16), (.78, .03, .30), (1.45, .09, .13), (1.9, .02, .22), (2.6, .12, .15), (3.3, .04, .36), (3.98, .085, .14), (4.55, .165, .13), (5.0, .03, .25), (5.5, .11, .12), (5.95, .02, .2)]  # where, how far, how wide
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        run = max(far * max(0, 1 - abs(((a - at + math.pi) % (2 * math.pi) - math.pi) / wide) ** 2.6) ** .5 for at, far, wide in runs)  # round at its end
        k = min(1, max(0, (h - .20 - v.co.z) / .20))
        v.co.z += k * (.105 - run)
        wide = math.hypot(v.co.x, v.co.y)
        fat = 1 + .02 * mathutils.noise.noise(v.co * 7)
        if k and wide > .12:  # it clings to the neck, which widens downwards
            fat *= max(wide, .115 + .035 * max(0, h - .20 - v.co.z) + .007 + .06 * k * run) / wide
        v.co.x, v.co.y = v.co.x * fat, v.co.y * fat
