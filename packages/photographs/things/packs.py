"""Tins and tubes with their labels. One shape serves many products: see labels.py and pictures.py."""
import math
import mathutils
from studio import materials
from studio.nodes import Nodes, rgb
from studio.shapes import bar, cut, lathe, loft, mesh, plank, rectangle, with_uv, wrap


def flat_tin(label, metal=('b4b8b6', 'd6d8d4')):
    """A fish tin, 10.6 x 7.4 x 2.3 cm, its lid printed; a tab with a ring to open it by."""
    w, d, h = 1.06, .74, .23
    silver = materials.metal(*metal, rough=(.26, .34), is_turned=False, bump=.004, metallic=.80)  # all mirror, it would only show the ground
    ring = lambda inset, z, r: [(x, y, z) for x, y in rectangle(w - 2 * inset, d - 2 * inset, r, 10)]
    loft('wall', [ring(.034, 0, .116), ring(.022, .006, .128), ring(.017, .018, .133), ring(.017, h - .040, .133)], materials.drawn(), 40)
    seam = [(.017, -.048, .133), (.002, -.044, .148), (-.002, -.040, .152), (-.002, -.006, .152), (.001, .004, .149), (.007, .009, .143), (.014, .009, .136), (.019, .004, .131), (.022, -.006, .128), (.026, -.034, .124)]
    loft('double seam', [ring(inset, h + z, r) for inset, z, r in seam], silver, 28)
    n = Nodes('printed tin')
    print_ = n.surface(Base_Color=n.image(label), Roughness=n.span(n.noise(5.0), .26, .38), Specular=.5, Normal=n.bump(n.noise(50.0), .03))
    top = rectangle(w - .05, d - .05, .125, 10)
    rows = [(1.0, h - .028), (.965, h - .026), (.94, h - .018), (.5, h - .016), (.0, h - .015)]
    v = [(x * k, y * k, z) for k, z in rows for x, y in top]
    uv = [(.5 + x / w, .5 + y / d) for x, y, _ in v]
    m = len(top)
    f = [(r * m + i, r * m + (i + 1) % m, (r + 1) * m + (i + 1) % m, (r + 1) * m + i) for r in range(len(rows) - 1) for i in range(m)]
    with_uv(mesh('lid', v, f, print_, 60), uv)
    egg = [(-.358 + .100 * math.cos(t), (.060 + .012 * math.cos(t)) * math.sin(t)) for t in [2 * math.pi * i / 60 for i in range(60)]]
    tab = cut(plank('tab', egg, .014, silver, .006), -.328, 0, .042)
    tab.location, tab.rotation_euler = (0, 0, h + .008), (0, math.radians(-3), 0)  # its ring stands up a little
    lathe('rivet', [(0, .024, 0), (.020, .021, .010), (.026, .012, .006), (.028, 0, 0)], silver, 32).location = (-.422, 0, h - .020)


def shaker(label, lid='2f2a26', radius=.325, height=.92):
    """A round tin, its paper all round; nineteen small holes in the lid."""
    silver = materials.metal('a9aeab', 'cdd1cc', rough=(.24, .36), bump=.02, metallic=.84)  # all mirror, it would only show the ground
    r, h = radius, height
    lathe('tin', [(0, .02, 0), (r - .03, .02, .01), (r - .02, 0, .01), (r + .008, .004, .01), (r + .008, .022, .006), (r - .004, .03, .004), (r - .004, h - .13, .0), (r - .03, h - .12, .01), (r - .03, h - .02, 0)], silver, 160)
    wrap('label', r, .034, h - .135, 359, materials.paper(image=label, bump=.04), facing=-91, columns=160)
    lathe('lid', [(r - .02, h - .13, 0), (r + .008, h - .13, .008), (r + .010, h - .118, .004), (r + .006, h - .02, .0), (r + .004, h, .02), (r - .03, h + .004, .008), (r - .042, h - .024, .008), (r - .05, h - .030, 0)], silver, 160)
    edge = [((r - .036) * math.cos(t), (r - .036) * math.sin(t)) for t in [2 * math.pi * i / 120 for i in range(120)]]
    top = plank('top', edge, .016, silver, .003)
    top.location.z = h - .030
    dark = materials.paper('1c0e08', bump=0)
    for ring in range(3):  # one hole, six round it, twelve round those
        for i in range(6 * ring or 1):
            a = 2 * math.pi * i / (6 * ring or 1) + .26 * ring
            x, y = .078 * ring * math.cos(a), .078 * ring * math.sin(a)
            lathe('hole', [(0, h - .0134, 0), (.0145, h - .0134, 0)], dark, 32).location = (x, y, 0)
            lathe('lip', [(.0135, h - .0136, 0), (.0150, h - .009, .002), (.0195, h - .0085, .003), (.026, h - .0138, .003)], silver, 40).location = (x, y, 0)  # pressed up round the hole


def tube(label, cap='211a14', length=1.5, radius=.21, face=.08):
    """A metal tube of paste, lying: round at the shoulder, folded flat at the other end. `label` is its print, from
    fold to shoulder, which faces the front by `face` of a turn."""
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
            dent = .009 * mathutils.noise.noise(mathutils.Vector((x * 3.4, math.cos(a) * 1.6, math.sin(a) * 1.6))) * (1 - abs(2 * u - 1)) * 2
            ring.append((x, (w + dent) * math.cos(a), (h + dent) * math.sin(a) + radius * (.12 + .88 * flat ** .7) - radius * .1))
        rings.append(ring)
    v = [p for ring in rings for p in ring]
    faces = [(j * columns + i, (j + 1) * columns + i, (j + 1) * columns + (i + 1) % columns, j * columns + (i + 1) % columns) for j in range(rows) for i in range(columns)]
    n = Nodes('tube')
    scratch = n.noise(1.0, (2, 30, 30), detail=4.0)
    print_ = n.surface(Base_Color=n.image(label), Roughness=n.span(n.noise(4.0), .27, .35), Specular=.5, Clearcoat=.2, Clearcoat_Roughness=.18, Normal=n.bump(n.math('ADD', n.noise(2.2, detail=1.0), n.math('MULTIPLY', scratch, .05)), .10, .02))
    o = mesh('tube', v, faces, print_, 60)
    layer = o.data.uv_layers.new()
    for p in o.data.polygons:
        for k in p.loop_indices:
            index = o.data.loops[k].vertex_index
            j, i = divmod(index, columns)
            side = i / columns
            if side == 0 and (p.vertices[0] % columns) > columns / 2:
                side = 1.0
            layer.data[k].uv = (j / rows, 1 + face - side)
    silver = materials.metal('8f9692', 'b9beb6', rough=(.24, .36), is_turned=False, bump=.01)
    w = radius * math.pi / 2
    z = radius * (.12 + .88 * .05 ** .7) - radius * .1
    for x, wide, up in ((fold + .012, .088, .0), (fold + .002, .060, .011)):  # folded over twice and pressed
        bar('fold', [(x, y * w * .99, z + .012 + up) for y in (-1, 0, 1)], wide, .026 - up, silver, (1, 0, 0), 6)
    hold = []
    hold.append(lathe('shoulder', [(radius * 1.0, length / 2 - .004, 0), (radius * 1.01, length / 2 + .012, .008), (.105, length / 2 + .085, .02), (.10, length / 2 + .12, 0)], silver, 96))
    ribs = lathe('cap', [(.10, length / 2 + .085, 0), (.135, length / 2 + .085, .012), (.115, length / 2 + .36, .02), (0, length / 2 + .365, 0)], materials.lacquer(cap, .3), 432)
    for q in ribs.data.vertices:
        a = math.atan2(q.co.y, q.co.x)
        k = 1 + .026 * math.cos(36 * a) * (1 if q.co.z > length / 2 + .1 else 0)
        q.co.x, q.co.y = q.co.x * k, q.co.y * k
    hold.append(ribs)
    for part in hold:
        part.rotation_euler, part.location = (0, math.pi / 2, 0), (0, 0, radius * .9)
