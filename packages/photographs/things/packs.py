"""Tins, jars and bottles with their labels. One shape serves many products: see labels.py and pictures.py."""
import math
import mathutils
from studio import materials
from studio.nodes import Nodes, rgb
from studio.shapes import bar, curve, lathe, loft, mesh, rectangle, sheet, with_uv, wrap


def flat_tin(label, metal=('9aa09c', 'c9cdc6')):
    """A fish tin, 10.6 x 7.4 x 2.3 cm, its lid printed; a ring to open it by."""
    w, d, h = 1.06, .74, .23
    silver = materials.metal(*metal, rough=(.24, .36), is_turned=False, bump=.004)
    ring = lambda inset, z, r: [(x, y, z) for x, y in rectangle(w - 2 * inset, d - 2 * inset, r, 10)]
    loft('tin', [ring(.03, 0, .12), ring(.012, .02, .135), ring(.012, h - .045, .135), ring(0, h - .035, .15), ring(-.002, h, .15), ring(.010, h + .012, .14), ring(.022, h, .13), ring(.028, h - .03, .125)], silver, 50)
    n = Nodes('printed tin')
    print_ = n.surface(Base_Color=n.image(label), Roughness=n.span(n.noise(5.0), .26, .38), Specular=.5, Normal=n.bump(n.noise(50.0), .03))
    top = rectangle(w - .05, d - .05, .125, 10)
    rows = [(1.0, h - .028), (.965, h - .026), (.94, h - .018), (.5, h - .016), (.0, h - .015)]
    v = [(x * k, y * k, z) for k, z in rows for x, y in top]
    uv = [(.5 + x / w, .5 + y / d) for x, y, _ in v]
    m = len(top)
    f = [(r * m + i, r * m + (i + 1) % m, (r + 1) * m + (i + 1) % m, (r + 1) * m + i) for r in range(len(rows) - 1) for i in range(m)]
    with_uv(mesh('lid', v, f, print_, 60), uv)
    pull = curve([(-.40 + .085 * math.cos(a), .085 * math.sin(a) * 1.15, h + .012 + .010 * math.cos(a)) for a in [2 * math.pi * i / 10 for i in range(10)]], 5, True)
    bar('pull', pull, .036, .014, silver, (0, 0, 1), 2.4, loop=True)
    lathe('rivet', [(0, .02, 0), (.028, .018, .01), (.034, 0, 0)], silver, 32).location = (-.305, 0, h - .012)


def in_glass(inside, low, high, colours, glow=0):
    """A glass wall: `inside(nodes)` colours what touches it from `low` to `high`, clear glass is below and above.
    `glow` is the light that a clear filling lets through."""
    n = Nodes('in glass')
    z = n('SeparateXYZ', Vector=n.at).outputs[2]
    edge = n.math('ADD', z, n.span(n.noise(5.0, detail=2.0), -.008, .008))
    full = n.math('MULTIPLY', n.math('GREATER_THAN', edge, low), n.math('LESS_THAN', edge, high))
    colour = inside(n)
    real = n('BsdfPrincipled', Base_Color=colour, Emission=colour, Emission_Strength=glow, Roughness=.32, Specular=.35, Subsurface=.06, Subsurface_Color=rgb(colours[-1]), Subsurface_Radius=(.05, .03, .02), Clearcoat=1.0, Clearcoat_Roughness=.01)
    shine = n('BsdfGlossy', Roughness=.02)
    edge_on = n('LayerWeight', Blend=.22).outputs['Facing']
    tint = n.ramp(edge_on, (.0, 'fcfdfb'), (.75, 'e6ece6'), (1.0, 'aebab1'))
    clear = n('MixShader', _0=n('Fresnel', IOR=1.5), _1=n('BsdfTransparent', Color=tint), _2=shine)
    return n.done(n('MixShader', _0=full, _1=clear, _2=real))


def lumps(colours, spots=None):
    """Colours of a sauce or paste, from dark to light, with seeds of the colour `spots`."""
    def inside(n):
        lump = n.noise(7.0, detail=5.0, roughness=.65)
        c = n.ramp(lump, *[(.30 + .40 * i / max(1, len(colours) - 1), x) for i, x in enumerate(colours)])
        if not spots:
            return c
        at = n('VectorMath', dict(operation='MULTIPLY_ADD'), _0=n('TexNoise', Vector=n.at, Scale=14.0).outputs[1], _1=(.10, .10, .10), _2=n.at)
        cell = n('TexVoronoi', Vector=n('Mapping', Vector=at, Scale=(17, 17, 23)), Scale=1.0)
        # Not each cell has a seed, and the seeds lie at different depths.
        depth = n('SeparateXYZ', Vector=cell.outputs['Color']).outputs[0]
        seed = n.math('LESS_THAN', cell.outputs[0], n.span(depth, -.16, .30))
        return n.mix(n.math('MULTIPLY', seed, n.span(depth, .2, .95)), c, rgb(spots))
    return inside


def clear(colours, radius):
    """Colours of something that light passes: dark where the window is behind much of it, light on the far side."""
    def inside(n):
        s = n('SeparateXYZ', Vector=n.at)
        across = n.math('ADD', n.math('MULTIPLY', s.outputs[0], .5 / radius), .5)
        deep = n('LayerWeight', Blend=.30).outputs['Facing']
        light = n.math('SUBTRACT', across, n.math('MULTIPLY', deep, .42))
        light = n.math('ADD', light, n.span(n.noise(1.2, detail=1.0), -.06, .06))
        return n.ramp(light, *[(.10 + .62 * i / (len(colours) - 1), x) for i, x in enumerate(colours)])
    return inside


def jar(label, colours, lid='464b25', radius=.36, height=.98, low=.14, high=.62, spots=None, is_clear=False):
    """A jar of sauce, paste or honey. What is inside touches the glass, so both are one glossy surface; the
    thick bottom and the shoulder over the filling are clear."""
    r, h = radius, height
    full, base = h - .208, .055
    lathe('jar', [(0, .03, 0), (r - .10, .02, .02), (r - .07, 0, .02), (r - .02, .02, .03), (r, .09, .06), (r, h - .26, .10), (r - .02, h - .17, .06), (r - .055, h - .13, .03), (r - .06, h, 0)], in_glass(clear(colours, r) if is_clear else lumps(colours, spots), base, full, colours, .22 if is_clear else 0), 160)
    top = materials.filling(*colours, rough=.3, bump=.3, scatter=0)
    lathe('top', [(0, full - .005, 0), (r - .03, full - .004, .01), (r - .012, full + .004, 0)], top, 96)
    lathe('bottom', [(0, base + .004, 0), (r - .012, base + .004, 0)], top, 96)
    paint = materials.lacquer(lid)
    lathe('lid', [(r - .05, h - .15, 0), (r - .025, h - .15, .008), (r - .025, h + .01, .0), (r - .03, h + .045, .03), (r - .075, h + .05, .012), (r - .10, h + .038, .012), (0, h + .036, 0)], paint, 160)
    for z in (h - .135, h - .015):
        lathe('bead', [(r - .03, z - .010, 0), (r - .016, z, .008), (r - .03, z + .010, 0)], paint, 120)
    wrap('label', r + .004, low, high, 200, materials.paper(image=label, bump=.04), facing=-91)


def bottle(label, colours, cap='a8432a', radius=.30, height=1.75, low=.20, high=.72, spots=None, is_waxed=False):
    """A sauce bottle with a long neck, full to the neck; a screw cap, or a cork under wax of the colour `cap`."""
    r, h = radius, height
    full, base = h - .36, .06
    lathe('bottle', [(0, .03, 0), (r - .08, .02, .02), (r - .05, 0, .02), (r - .01, .03, .03), (r, .10, .06), (r, .84, .25), (.13, 1.12, .16), (.115, h - .20, .05), (.14, h - .17, .01), (.14, h - .14, .01), (.115, h - .13, 0)], in_glass(lumps(colours, spots), base, full, colours), 144)
    top = materials.filling(*colours, rough=.2, bump=.1, scatter=0)
    lathe('top', [(0, full - .004, 0), (.10, full - .002, 0), (.112, full + .006, 0)], top, 64)
    lathe('bottom', [(0, base + .004, 0), (r - .012, base + .004, 0)], top, 96)
    if is_waxed:
        wax(h, cap)
    else:
        lathe('cap', [(.135, h - .145, 0), (.15, h - .14, .006), (.148, h, .02), (.12, h + .01, .01), (0, h + .01, 0)], materials.lacquer(cap), 96)
    wrap('label', r + .004, low, high, 210, materials.paper(image=label, bump=.04), facing=-91)


def wax(h, colour):
    """Sealing wax over a cork and the neck up to height `h`, with runs of different length."""
    o = lathe('wax', [(.112, h - .40, 0), (.124, h - .40, .006), (.126, h - .38, 0), (.127, h - .34, 0), (.128, h - .30, 0), (.128, h - .25, 0), (.130, h - .21, .02), (.152, h - .175, .02), (.152, h - .13, .02), (.128, h - .10, .02), (.112, h - .08, .02), (.110, h + .01, .035), (.05, h + .022, .02), (0, h + .02, 0)], materials.lacquer(colour, .24), 144)
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        run = mathutils.noise.noise(mathutils.Vector((math.cos(a) * 2.3, math.sin(a) * 2.3, 3.0)))
        k = min(1, max(0, (h - .20 - v.co.z) / .20))
        v.co.z += .11 * k * (.35 - 1.5 * run)
        fat = 1 + .025 * mathutils.noise.noise(v.co * 7) + .05 * k * max(0, run)
        v.co.x, v.co.y = v.co.x * fat, v.co.y * fat


def bag(label, paper='c99a62', width=1.15, height=1.75, deep=.50, clip=None, label_seal=None):
    """A full bag of stiff paper that stands: a flat foot, a belly, a pressed top with a notch to tear it at. A
    clip of painted tin keeps it shut, and under it may be a seal."""
    def size(u):  # of width and depth at height u, 0 to 1
        top = max(0, (u - .55) / .33)
        d = deep * (1 - min(1, top) ** 1.5 * .955) * (1 - .10 * (1 - min(1, u / .12)) ** 2)
        return width * (1 + .035 * min(1, top)), d

    def crease(x, z):  # paper that has been filled by hand
        soft = mathutils.noise.noise(mathutils.Vector((x * 2.2, z * 1.8, 4.0))) * .020
        sharp = abs(mathutils.noise.noise(mathutils.Vector((x * 4.4 + z * 1.6, z * 3.6, 9.0)))) * .022
        return (soft - sharp) * min(1, max(0, (.80 - z / height) * 9)) * min(1, z * 5)  # flat under the clip

    def point(a, u):
        w, d = size(u)
        p = 2.6 + 2.2 * (1 - u)
        x = math.copysign(abs(math.cos(a)) ** (2 / p), math.cos(a)) * w / 2
        y = math.copysign(abs(math.sin(a)) ** (2 / p), math.sin(a)) * d / 2
        return (x, y + math.copysign(crease(x, u * height), y) - .06 * u * u, u * height)

    n = Nodes('bag')
    fibre = n.noise(1.0, (60, 60, 18), detail=3.0)
    blot = n.noise(1.6, detail=4.0)
    z = n('SeparateXYZ', Vector=n.at).outputs[2]
    ribs = n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', z, 190.0)), n.math('GREATER_THAN', z, height * .90))
    c = n('HueSaturation', Color=rgb(paper), Value=n.span(n.math('ADD', n.math('MULTIPLY', fibre, .5), n.math('MULTIPLY', blot, .5)), .86, 1.12)).outputs[0]
    skin = n.surface(Base_Color=c, Roughness=.8, Specular=.2, Normal=n.bump(n.math('ADD', n.math('MULTIPLY', fibre, .3), n.math('MULTIPLY', ribs, .25)), .25, .02))
    rows, around = 90, 120
    loft('bag', [[point(2 * math.pi * (i + .5) / around, j / rows) for i in range(around)] for j in range(rows + 1)], skin, 60)
    def patch(image, low, high, half):
        """Paper on the front, from height `low` to `high`, `half` radians to each side."""
        columns, lines = 40, 40
        v, uv = [], []
        for j in range(lines + 1):
            for i in range(columns + 1):
                s, t = i / columns, j / lines
                x, y, z = point(-math.pi / 2 + (2 * s - 1) * half, low + (high - low) * t)
                v.append((x, y - .016, z))
                uv.append((.5 + x / (2 * point(-math.pi / 2 + half, (low + high) / 2)[0]), t))
        f = [(j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i) for j in range(lines) for i in range(columns)]
        with_uv(mesh('paper', v, f, materials.paper(image=image, bump=.04), 60), uv)

    patch(label, .17, .60, .81)
    if label_seal:
        patch(label_seal, .66, .775, .21)
    if clip:
        tab = [(x * width, -.085, height * .845) for x in (-.545, 0, .545)]
        bar('clip', curve(tab, 10), .085, .05, materials.lacquer(clip), (0, 0, 1), 5)


def shaker(label, lid='2f2a26', radius=.325, height=.92):
    """A round tin, its paper all round; three holes in the lid."""
    silver = materials.metal('9aa09c', 'c9cdc6', rough=(.22, .36), bump=.02)
    r, h = radius, height
    lathe('tin', [(0, .02, 0), (r - .03, .02, .01), (r - .02, 0, .01), (r + .008, .004, .01), (r + .008, .022, .006), (r - .004, .03, .004), (r - .004, h - .13, .0), (r - .03, h - .12, .01), (r - .03, h - .02, 0)], silver, 160)
    wrap('label', r, .034, h - .135, 359, materials.paper(image=label, bump=.04), facing=-91, columns=160)
    lathe('lid', [(r - .02, h - .13, 0), (r + .008, h - .13, .008), (r + .010, h - .118, .004), (r + .006, h - .02, .0), (r + .004, h, .02), (r - .03, h + .004, .008), (r - .045, h - .012, .008), (0, h - .008, 0)], silver, 160)
    dark = materials.paper('17110d', bump=0)
    for i in range(3):
        a = 2 * math.pi * i / 3 + .5
        x, y = .095 * math.cos(a), .095 * math.sin(a)
        lathe('hole', [(0, h - .0065, 0), (.032, h - .0065, 0)], dark, 32).location = (x, y, 0)
        lathe('burr', [(.031, h - .012, 0), (.036, h - .001, .004), (.044, h - .010, 0)], silver, 32).location = (x, y, 0)


def box(label, card='a8432a', width=2.5, deep=1.9, height=.85):
    """A stiff card box with a deep lid, its label on the lid."""
    def shell(name, w, d, low, high, mat):
        ring = lambda inset, z, r: [(x, y, z) for x, y in rectangle(w - 2 * inset, d - 2 * inset, r, 6)]
        return loft(name, [ring(.0, low, .03), ring(.0, high - .02, .03), ring(.004, high - .006, .03), ring(.02, high, .02)], mat, 35)
    n = Nodes('card')
    fibre = n.noise(70.0, detail=3.0)
    c = n('HueSaturation', Color=rgb(card), Value=n.span(n.noise(1.2, detail=4.0), .93, 1.06)).outputs[0]
    skin = n.surface(Base_Color=c, Roughness=.62, Specular=.3, Normal=n.bump(fibre, .05, .01))
    shell('box', width - .05, deep - .05, .0, height - .10, skin)
    shell('lid', width, deep, height * .34, height, skin)
    front = sheet('label', 1.62, 1.62 * .70, materials.paper(image=label, bump=.03))
    front.location = (0, 0, height + .004)
    front.rotation_euler = (0, 0, math.radians(1.2))


def tube(label, cap='211a14', length=1.5, radius=.21):
    """A metal tube of paste, lying: round at the shoulder, folded flat at the other end. `label` is its print, from
    fold to shoulder."""
    columns, rows = 96, 60
    rings = []
    fold = -length / 2
    for j in range(rows + 1):
        u = j / rows  # 0 at the fold, 1 at the shoulder
        x = fold + length * u
        flat = max(.05, min(1, (u / .86)) ** .75)
        h = radius * flat
        w = radius * (math.pi / 2 * (1 - flat) + flat)
        ring = []
        for i in range(columns):
            a = 2 * math.pi * i / columns - math.pi / 2
            dent = .014 * mathutils.noise.noise(mathutils.Vector((x * 3.4, math.cos(a) * 1.6, math.sin(a) * 1.6))) * (1 - abs(2 * u - 1)) * 2
            ring.append((x, (w + dent) * math.cos(a), (h + dent) * math.sin(a) + radius * (.12 + .88 * flat ** .7) - radius * .1))
        rings.append(ring)
    v = [p for ring in rings for p in ring]
    faces = [(j * columns + i, (j + 1) * columns + i, (j + 1) * columns + (i + 1) % columns, j * columns + (i + 1) % columns) for j in range(rows) for i in range(columns)]
    n = Nodes('tube')
    scratch = n.noise(1.0, (2, 30, 30), detail=4.0)
    print_ = n.surface(Base_Color=n.image(label), Roughness=n.span(n.noise(4.0), .26, .40), Specular=.5, Clearcoat=.2, Normal=n.bump(n.math('ADD', n.noise(7.0, detail=3.0), n.math('MULTIPLY', scratch, .15)), .22, .02))
    o = mesh('tube', v, faces, print_, 60)
    layer = o.data.uv_layers.new()
    for p in o.data.polygons:
        for k in p.loop_indices:
            index = o.data.loops[k].vertex_index
            j, i = divmod(index, columns)
            side = i / columns
            if side == 0 and (p.vertices[0] % columns) > columns / 2:
                side = 1.0
            layer.data[k].uv = (j / rows, 1.08 - side)  # the print faces a little to the front
    silver = materials.metal('8f9692', 'b9beb6', rough=(.24, .36), is_turned=False, bump=.01)
    w = radius * math.pi / 2
    z = radius * (.12 + .88 * .05 ** .7) - radius * .1
    bar('fold', [(fold - .005, -w * .99, z + .014), (fold - .005, 0, z + .014), (fold - .005, w * .99, z + .014)], .11, .034, silver, (1, 0, 0), 6)
    hold = []
    hold.append(lathe('shoulder', [(radius * 1.0, length / 2 - .004, 0), (radius * 1.01, length / 2 + .012, .008), (.105, length / 2 + .085, .02), (.10, length / 2 + .12, 0)], silver, 96))
    ribs = lathe('cap', [(.10, length / 2 + .085, 0), (.135, length / 2 + .085, .012), (.115, length / 2 + .36, .02), (0, length / 2 + .365, 0)], materials.lacquer(cap, .3), 144)
    for q in ribs.data.vertices:
        a = math.atan2(q.co.y, q.co.x)
        k = 1 + .022 * math.cos(36 * a) * (1 if q.co.z > length / 2 + .1 else 0)
        q.co.x, q.co.y = q.co.x * k, q.co.y * k
    hold.append(ribs)
    for part in hold:
        part.rotation_euler, part.location = (0, math.pi / 2, 0), (0, 0, radius * .9)
