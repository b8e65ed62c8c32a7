"""What things are made of. Colours are palette names or hex values."""
from .nodes import Nodes, rgb


def paper(colour='paper', rough=.85, grain=260, bump=.05, image=None, cloudy=.05, contact=0, veil=None):
    """Matt paper or card; `image` is a file printed on it. What lies on it darkens it within `contact` units,
    more than the light alone would, so that things look seated. `veil` is how much of its colour is kept from
    what it lights and from what mirrors it, or a strong colour would tint the things."""
    n = Nodes('paper')
    if image:
        c = n.image(image)
    else:
        c = n('HueSaturation', Color=rgb(colour), Value=n.span(n.noise(1.2, detail=3.0), 1 - cloudy, 1 + cloudy)).outputs[0]
    if contact:
        near = n('AmbientOcclusion', dict(samples=6), Distance=contact).outputs['AO']
        c = n.mix(n('MapRange', Value=near, From_Min=.1, From_Max=.92, To_Min=.88, To_Max=0.0).outputs[0], c, (.012, .010, .009, 1))
    if veil:
        ray = n('LightPath').outputs
        grey = n.math('ADD', n.math('MULTIPLY', ray['Is Diffuse Ray'], veil[0]), n.math('MULTIPLY', ray['Is Glossy Ray'], veil[1]))
        c = n.mix(grey, c, n('RGBToBW', Color=c).outputs[0])
    grained = dict(Normal=n.bump(n.noise(grain, detail=2.0), bump)) if bump else {}
    return n.surface(Base_Color=c, Roughness=rough, Specular=.25, **grained)


def turned(n):
    """Marks of the lathe: noise drawn out along the circle."""
    s = n('SeparateXYZ', Vector=n.at)
    r = n('VectorMath', dict(operation='LENGTH'), _0=n('CombineXYZ', X=s.outputs[0], Y=s.outputs[1])).outputs['Value']
    a = n.math('ARCTAN2', s.outputs[1], s.outputs[0])
    at = n('CombineXYZ', X=n.math('MULTIPLY', r, 60.0), Y=n.math('COSINE', a), Z=n.math('ADD', n.math('SINE', a), n.math('MULTIPLY', s.outputs[2], 40.0)))
    return n.noise(1.0, detail=6.0, roughness=.75, at=at.outputs[0])


def metal(*colours, rough=(.16, .42), is_turned=True, bump=.08, metallic=1.0, blotches=2.2):
    """Bare or seasoned metal; the colours are its stains, from dark to light."""
    n = Nodes('metal')
    blot = n.noise(blotches, detail=6.0)
    marks = turned(n) if is_turned else n.noise(3.0, (1, 30, 30))
    c = n.ramp(blot, *[(.30 + .45 * i / max(1, len(colours) - 1), x) for i, x in enumerate(colours)])
    both = n.math('MULTIPLY', n.math('ADD', marks, blot), .5)
    ring = dict(Anisotropic=.5, Tangent=n('Tangent', dict(direction_type='RADIAL', axis='Z'))) if is_turned else {}
    return n.surface(Base_Color=c, Metallic=metallic, Roughness=n.span(both, *rough), Normal=n.bump(marks, bump, .01), **ring)


def drawn(dark='7d8284', light='e6e8e4'):
    """Tinplate that was drawn to a wall: lights stand in it from top to bottom. What it mirrors is printed on
    it, as strips by the direction they would come from: seen from above, a mirror would only show the ground."""
    n = Nodes('drawn')
    seen = n('SeparateXYZ', Vector=n('TexCoord').outputs['Reflection'])
    brush, blot = n.noise(1.0, (110, 110, 1.0), detail=1.0), n.noise(1.6, detail=2.0)
    way = n.math('ADD', n.math('ARCTAN2', seen.outputs[0], n.math('MULTIPLY', seen.outputs[1], -1.0)), n.span(brush, -.014, .014))
    strips = n.noise(1.0, detail=1.0, at=n('CombineXYZ', X=n.math('MULTIPLY', way, 4.0)).outputs[0])
    c = n.ramp(strips, (.34, dark), (.50, rgb(light, .70)), (.64, light))
    return n.surface(Base_Color=c, Metallic=.60, Roughness=n.span(blot, .34, .42), Emission=c, Emission_Strength=n('MapRange', Value=strips, From_Min=.46, From_Max=.62, To_Max=.16).outputs[0])


def iron(dark='151210', light='27211d', rough=(.26, .44), grit=56, bump=.55, gloss=.5):
    """Cast iron, seasoned: a thin, even, black-brown skin of oil over fine sand-cast grain; here and there the casting has a pit."""
    n = Nodes('iron')
    grain, fine, wear = n.noise(grit, detail=4.0, roughness=.65), n.noise(grit * 2.4, detail=2.0), n.noise(5.0, detail=5.0, roughness=.7)
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', grain, .75), n.math('MULTIPLY', wear, .25)), (.36, dark), (.64, light))
    c = n.mix(n('MapRange', Value=fine, From_Min=.62, From_Max=.76, To_Max=.35).outputs[0], c, rgb(light, 1.8))  # grains that are worn bright
    cell = n('TexVoronoi', Vector=n.at, Scale=grit * .22)
    is_cast = n.math('GREATER_THAN', n('SeparateXYZ', Vector=cell.outputs['Color']).outputs[0], .82)
    pit = n.math('MULTIPLY', is_cast, n('MapRange', Value=cell.outputs[0], From_Min=.05, From_Max=.17, To_Min=1.0, To_Max=0.0).outputs[0])
    c = n.mix(n.math('MULTIPLY', pit, .6), c, rgb(dark, .35))
    oil = n.math('ADD', n.math('MULTIPLY', grain, .7), n.math('MULTIPLY', wear, .3))
    height = n.math('SUBTRACT', n.math('ADD', grain, n.math('MULTIPLY', fine, .3)), n.math('MULTIPLY', pit, .9))
    return n.surface(Base_Color=c, Specular=gloss, Roughness=n('MapRange', Value=oil, From_Min=.35, From_Max=.65, To_Min=rough[0], To_Max=rough[1]).outputs[0], Normal=n.bump(height, bump, .018))


def blue_steel():
    """Sheet steel blued in the oven: a thin skin of blue-grey with straw and violet clouds, smooth as it left the mill."""
    n = Nodes('blue steel')
    blot, mill = n.noise(.8, detail=1.0), n.noise(1.0, (4, 60, 60), detail=3.0)
    c = n.ramp(blot, (.30, '62728a'), (.5, '6d7d94'), (.70, '7d8798'))
    rough = n.span(n.math('ADD', n.math('MULTIPLY', blot, .4), n.math('MULTIPLY', mill, .6)), .30, .42)
    return n.surface(Base_Color=c, Metallic=1.0, Roughness=rough, Normal=n.bump(mill, .03, .01))


def enamel(colour, rough=.14, shade=.9):
    """Glass on iron: deep colour, sharp lights, a skin that is never quite flat."""
    n = Nodes('enamel')
    c = n.ramp(n.noise(1.4), (.3, rgb(colour, shade)), (.7, rgb(colour)))
    return n.surface(Base_Color=c, Roughness=rough, Specular=.5, Clearcoat=.6, Clearcoat_Roughness=.05, Normal=n.bump(n.noise(5.0, detail=1.0), .06, .05))


def clay(dark, light, rough=.82, speckles='3a2a20', bump=.25, rings=13.0, cloudy=.32, sandy=.67):
    """Bare fired clay: grains of sand in it, clouds from the fire, and the `rings` of the wheel, so many to a
    unit. Where noise is above `sandy` there is a dark grain."""
    n = Nodes('clay')
    blot, spot, sand = n.noise(2.2, detail=5.0), n.noise(38.0, detail=2.0), n.noise(130.0, detail=3.0)
    cloud = n('MapRange', Value=n.noise(1.1, detail=4.0), From_Min=.50, From_Max=.74, To_Max=cloudy).outputs[0]
    c = n.mix(cloud, n.ramp(blot, (.3, dark), (.72, light)), rgb(dark, .55))
    c = n.mix(n('MapRange', Value=spot, From_Min=sandy, From_Max=sandy + .03, To_Max=.85).outputs[0], c, rgb(speckles))
    c = n('HueSaturation', Color=c, Value=n.span(sand, .86, 1.13)).outputs[0]
    wheel = n.noise(1.0, (9.1 / rings, 9.1 / rings, rings), detail=2.0) if rings else spot
    height = n.math('ADD', wheel, n.math('ADD', n.math('MULTIPLY', n.noise(70.0), .25), n.math('MULTIPLY', sand, .12)))
    return n.surface(Base_Color=c, Roughness=n.span(blot, rough - .08, min(1, rough + .08)), Specular=.25, Normal=n.bump(height, bump, .03))


def glaze(dark, light, rim, rim_from, rim_to, rough=.22, speckles=None):
    """Glazed stoneware: ash that has run, darker where it is thick; from height `rim_from` to `rim_to` it thins and `rim` shows."""
    n = Nodes('glaze')
    z = n('SeparateXYZ', Vector=n.at).outputs[2]
    run, streak = n.noise(2.0, (1.6, 1.6, .5), detail=5.0), n.noise(1.0, (11, 11, 1.6), detail=4.0)
    ring = n.noise(1.0, (.6, .6, 15), detail=2.0)  # the wheel's, under the glaze
    tone = n.math('ADD', n.math('ADD', n.math('MULTIPLY', run, .55), n.math('MULTIPLY', streak, .25)), n.math('MULTIPLY', ring, .25))
    c = n.ramp(tone, (.36, dark), (.66, light))
    if speckles:
        for size, share in ((46.0, .75), (19.0, .6)):
            fleck = n('MapRange', Value=n.noise(size, detail=2.0), From_Min=.665, From_Max=.70, To_Max=share).outputs[0]
            c = n.mix(fleck, c, rgb(speckles))
    edge = n.math('ADD', z, n.math('ADD', n.span(run, -.05, .05), n.span(streak, -.09, .09)))
    thin = n('MapRange', Value=edge, From_Min=rim_from, From_Max=rim_to).outputs[0]
    height = n.math('ADD', n.noise(1.0, (1, 1, 12), detail=2.0), n.math('MULTIPLY', n.noise(26.0, detail=2.0), .16))
    return n.surface(Base_Color=n.mix(thin, c, rgb(rim)), Roughness=n.span(tone, rough - .04, rough + .16), Specular=.5, Normal=n.bump(height, .09, .03))


def stone(dark='b3a488', light='d9cbb0', bump=.8):
    """Hand-cut sandstone: coarse grains, tool marks in rings."""
    n = Nodes('stone')
    grain, blot = n.noise(46.0, detail=6.0, roughness=.7), n.noise(2.4, detail=4.0)
    c = n.mix(n.span(grain, -.5, .9), n.ramp(blot, (.3, dark), (.7, light)), rgb('6f6656'))
    c = n.mix(n.math('GREATER_THAN', n.noise(30.0, detail=2.0), .66), c, rgb('efe6d2'))
    pits = n('TexVoronoi', Vector=n.at, Scale=17.0).outputs[0]
    height = n.math('ADD', n.math('MULTIPLY', grain, .7), n.math('MULTIPLY', n.math('MINIMUM', pits, .5), .7))
    height = n.math('ADD', height, n.math('MULTIPLY', n.noise(1.0, (2, 2, 16), detail=2.0), .9))
    return n.surface(Base_Color=c, Roughness=.92, Specular=.2, Normal=n.bump(height, bump, .035))


def burnt(image):
    """Letters burnt into wood, for a sheet just over it: black in the picture is burnt, white is clear. They are sharp and sunken, and
    deep where the wire was hot."""
    n = Nodes('burnt')
    ink = n.math('SUBTRACT', 1.0, n.image(image))
    deep, grain = n.noise(9.0, detail=3.0), n.noise(60.0, detail=3.0)
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', deep, .75), n.math('MULTIPLY', grain, .25)), (.32, '6a3a1c'), (.46, '3c1e0f'), (.62, '1c0d07'))
    sunken = n.math('ADD', n.math('MULTIPLY', ink, -1.0), n.math('MULTIPLY', grain, .35))
    char = n('BsdfPrincipled', Base_Color=c, Roughness=.85, Specular=.15, Normal=n.bump(sunken, .8, .012))
    sharp = n('MapRange', Value=ink, From_Min=.35, From_Max=.60).outputs[0]
    return n.done(n('MixShader', _0=sharp, _1=n('BsdfTransparent'), _2=char))


def filling(*colours, rough=.25, lumps=6.0, bump=.6, gloss=.5, scatter=.15):
    """Sauce, paste or preserve behind glass or in a bowl: colours from dark to light."""
    n = Nodes('filling')
    lump = n.noise(lumps, detail=5.0, roughness=.65)
    c = n.ramp(lump, *[(.30 + .40 * i / max(1, len(colours) - 1), x) for i, x in enumerate(colours)])
    return n.surface(Base_Color=c, Roughness=rough, Specular=gloss, Subsurface=scatter, Subsurface_Color=rgb(colours[-1]), Subsurface_Radius=(.08, .04, .02), Normal=n.bump(lump, bump, .06))


def thin_glass():
    """A thin wall of glass: it shines, is darker where it is seen edge on, and does not refract, which few samples cannot show."""
    n = Nodes('thin glass')
    tint = n.ramp(n('LayerWeight', Blend=.22).outputs['Facing'], (.0, 'fcfdfb'), (.75, 'e4ebe8'), (1.0, '9fb0b2'))
    front = n.math('SUBTRACT', 1.0, n('NewGeometry').outputs['Backfacing'])
    shine = n.math('MULTIPLY', n('Fresnel', IOR=1.5).outputs[0], front)
    return n.done(n('MixShader', _0=shine, _1=n('BsdfTransparent', Color=tint), _2=n('BsdfGlossy', Roughness=.07)))


def glass_edge():
    """Where glass is thick, at a rim or a foot: it gathers light and is brighter or darker than what is behind it."""
    n = Nodes('glass edge')
    much = n.ramp(n('LayerWeight', Blend=.5).outputs['Facing'], (.0, '404040'), (.6, '8c8c8c'), (1.0, 'e0e0e0'))
    light = n('MixShader', _0=.55, _1=n('BsdfGlossy', Roughness=.09), _2=n('BsdfDiffuse', Color=rgb('dbe8e6')))
    return n.done(n('MixShader', _0=much, _1=n('BsdfTransparent', Color=rgb('e0ebe9')), _2=light))


def tea(light, deep, rim, body=.46, passes='ece2b0'):
    """In a glass: light passes it in its colour. A share of it, `body`, glows like something clear that light falls through from
    behind: brightest in the middle, deep at its outlines."""
    n = Nodes('tea')
    facing = n('LayerWeight', Blend=.35).outputs['Facing']
    c = n.ramp(facing, (.0, light), (.55, deep), (.95, rim))
    own = n('BsdfPrincipled', Base_Color=c, Emission=c, Emission_Strength=.30, Roughness=.1, Specular=.4)
    return n.done(n('MixShader', _0=body, _1=n('BsdfTransparent', Color=rgb(passes)), _2=own))


def leather(dark, light):
    """Tanned and cut: a fine grain, a little worn."""
    n = Nodes('leather')
    blot, grain = n.noise(4.0, detail=4.0), n('TexVoronoi', dict(feature='SMOOTH_F1'), Vector=n.at, Scale=70.0).outputs[0]
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', blot, .7), n.math('MULTIPLY', grain, .4)), (.32, dark), (.68, light))
    return n.surface(Base_Color=c, Roughness=n.span(blot, .50, .68), Specular=.35, Normal=n.bump(grain, .35, .01))


def lacquer(colour, rough=.34):
    """Painted tin: lids, caps."""
    n = Nodes('lacquer')
    return n.surface(Base_Color=rgb(colour), Roughness=n.span(n.noise(3.0), rough - .06, rough + .08), Specular=.5, Clearcoat=.4, Clearcoat_Roughness=.13, Normal=n.bump(n.noise(60.0), .03))


def cloth(colour, weave=17.0):
    """Washed linen."""
    n = Nodes('cloth')
    weft = n('TexWave', dict(bands_direction='X'), Vector=n.at, Scale=weave, Distortion=1.5, Detail=2.0).outputs[1]
    warp = n('TexWave', dict(bands_direction='Y'), Vector=n.at, Scale=weave, Distortion=1.5, Detail=2.0).outputs[1]
    thread = n.math('MULTIPLY', n.math('ADD', weft, warp), .5)
    slub = n.math('ADD', n.noise(1.0, (1.2, weave * 3, weave), detail=2.0), n.noise(1.0, (weave * 3, 1.2, weave), detail=2.0))  # no thread is even
    shade = n.math('ADD', n.span(thread, -.16, .12), n.span(n.math('MULTIPLY', slub, .5), .76, 1.24))
    c = n('HueSaturation', Color=rgb(colour), Value=shade).outputs[0]
    return n.surface(Base_Color=c, Roughness=.95, Specular=.1, Sheen=.4, Normal=n.bump(n.math('ADD', thread, slub), .5, .02))
