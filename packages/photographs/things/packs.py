"""Tins, jars and bottles with their labels. One shape serves many products: see labels.py and pictures.py."""
import math
from studio import materials
from studio.nodes import Nodes, rgb
from studio.shapes import bar, curve, lathe, loft, mesh, rectangle, with_uv, wrap


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


def jar(label, colours, lid='464b25', radius=.36, height=.98, low=.14, high=.62, spots=None):
    """A full jar of sauce, paste or set honey. What is inside touches the glass, so both are one glossy surface."""
    n = Nodes('behind glass')
    lump = n.noise(7.0, detail=5.0, roughness=.65)
    c = n.ramp(lump, *[(.30 + .40 * i / max(1, len(colours) - 1), x) for i, x in enumerate(colours)])
    if spots:
        seeds = n('TexVoronoi', Vector=n('Mapping', Vector=n.at, Scale=(16, 16, 22)), Scale=1.0).outputs[0]
        c = n.mix(n.math('LESS_THAN', seeds, .22), c, rgb(spots))
    inside = n.surface(Base_Color=c, Roughness=.32, Specular=.35, Subsurface=.06, Subsurface_Color=rgb(colours[-1]), Subsurface_Radius=(.05, .03, .02), Clearcoat=1.0, Clearcoat_Roughness=.02)
    r, h = radius, height
    lathe('jar', [(0, .03, 0), (r - .10, .02, .02), (r - .07, 0, .02), (r - .02, .02, .03), (r, .09, .06), (r, h - .26, .10), (r - .02, h - .17, .06), (r - .055, h - .13, .03), (r - .06, h, 0)], inside, 160)
    paint = materials.lacquer(lid)
    lathe('lid', [(r - .05, h - .15, 0), (r - .025, h - .15, .008), (r - .025, h + .01, .0), (r - .03, h + .045, .03), (r - .075, h + .05, .012), (r - .10, h + .038, .012), (0, h + .036, 0)], paint, 160)
    for z in (h - .135, h - .015):
        lathe('bead', [(r - .03, z - .010, 0), (r - .016, z, .008), (r - .03, z + .010, 0)], paint, 120)
    wrap('label', r + .004, low, high, 200, materials.paper(image=label, bump=.04), facing=-91)


def bottle(label, colours, cap='a8432a', radius=.30, height=1.75, low=.20, high=.72):
    """A sauce bottle with a long neck and a screw cap, full to the neck."""
    n = Nodes('sauce')
    c = n.ramp(n.noise(4.0, detail=4.0), (.3, colours[0]), (.7, colours[-1]))
    inside = n.surface(Base_Color=c, Roughness=.3, Specular=.35, Subsurface=.08, Subsurface_Color=rgb(colours[-1]), Subsurface_Radius=(.06, .04, .02), Clearcoat=1.0, Clearcoat_Roughness=.02)
    r, h = radius, height
    lathe('bottle', [(0, .03, 0), (r - .08, .02, .02), (r - .05, 0, .02), (r - .01, .03, .03), (r, .10, .06), (r, .84, .25), (.13, 1.12, .16), (.115, h - .20, .05), (.14, h - .17, .01), (.14, h - .14, .01), (.115, h - .13, 0)], inside, 144)
    lathe('cap', [(.135, h - .145, 0), (.15, h - .14, .006), (.148, h, .02), (.12, h + .01, .01), (0, h + .01, 0)], materials.lacquer(cap), 96)
    wrap('label', r + .004, low, high, 210, materials.paper(image=label, bump=.04), facing=-91)
