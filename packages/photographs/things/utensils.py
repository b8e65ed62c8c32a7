"""Spoons and cloths, to put beside a product."""
import math
from mathutils import Vector, noise
from studio import materials, wood
from studio.nodes import Nodes, rgb
from studio.shapes import bar, curve, loft, mesh, rest, tidy


def spoon(length=2.6):
    """A wooden spoon."""
    m = wood.wood('96683a', 'd4a76e', 'x', 2.0, ring=.045, contrast=.5)
    path = [(x, 0, .06 + .05 * max(0, x / length - .75)) for x in [length * i / 80 for i in range(81)]]
    bowl = lambda u: .52 * math.sqrt(max(.004, 1 - ((u - .88) / .125) ** 2)) if u > .76 else 0
    bar('spoon', path, lambda u: max(.11 - .02 * u, bowl(u)), lambda u: .10 if u < .74 else .10 - .03 * (u - .74) * 4, m, (0, 1, 0), 2.4)


def teaspoon(honey=None, clear=0, sauce=None):
    """Polished steel, 14 cm; with `honey` of that colour in its bowl, heaped; `clear` from 0 to 1. Or with `sauce` of those colours, level."""
    steel = materials.metal('b9b6b0', 'd2cfc9', rough=(.10, .20), is_turned=False, bump=.004)
    rows, columns = 14, 64
    v = []
    for j in range(rows + 1):
        for i in range(columns):
            r, a = j / rows, 2 * math.pi * i / columns
            x, y = .235 * r * math.cos(a), (.155 + .022 * math.cos(a)) * r * math.sin(a)
            v.append((x, y, .095 - .085 * (1 - r * r) - .05 * x))
    f = [(j * columns + i, j * columns + (i + 1) % columns, (j + 1) * columns + (i + 1) % columns, (j + 1) * columns + i) for j in range(rows) for i in range(columns)]
    bowl = tidy(mesh('bowl', v, f, steel, 70))
    m = bowl.modifiers.new('thick', 'SOLIDIFY')
    m.thickness, m.offset = .014, 0
    path = curve([(-.20, 0, .098), (-.30, 0, .125), (-.55, 0, .130), (-.90, 0, .085), (-1.17, 0, .045)], 16)
    handle = bar('handle', path, lambda u: .050 + .10 * (1 - u) ** 8 + .085 * u ** 1.6 * (1 if u < .94 else math.sqrt(max(.02, 1 - ((u - .94) / .062) ** 2))), lambda u: .034 - .012 * u, steel, (0, 1, 0), 2.6)
    parts = [bowl, handle] + ([honey_on(honey, clear)] if honey else [sauce_in(sauce)] if sauce else [])
    for o in parts:
        o.location.x = .45
    rest(bowl, handle)
    if honey or sauce:
        parts[2].location.z = bowl.location.z


def sauce_in(colours, level=.078, rows=16, columns=64):
    """A spoonful that has run level, up to where the bowl meets it; it creeps up a little there."""
    v, lean = [], .05 * .235
    for j in range(rows + 1):
        for i in range(columns):
            a = 2 * math.pi * i / columns
            c = math.cos(a)
            r = j / rows * (lean * c + math.sqrt((lean * c) ** 2 + .34 * (level - .004))) / .17
            x, y = .235 * r * c, (.155 + .022 * c) * r * math.sin(a)
            v.append((x, y, level + .005 * (j / rows) ** 8 + .003 * noise.noise(Vector((x * 14, y * 14, 2)))))
    f = [(j * columns + i, j * columns + (i + 1) % columns, (j + 1) * columns + (i + 1) % columns, (j + 1) * columns + i) for j in range(rows) for i in range(columns)]
    return tidy(mesh('sauce', v, f, materials.filling(*colours, rough=.14, lumps=17.0, bump=.12, scatter=.35), 80))


def honey_on(colour, clear=0, rows=20, columns=64):
    """A spoonful that has set soft: a smooth heap with a fold from its thread, clear at its thin edge."""
    n = Nodes('honey')
    s = n('SeparateXYZ', Vector=n.at)
    far = n('VectorMath', dict(operation='LENGTH'), _0=n('CombineXYZ', X=n.math('MULTIPLY', s.outputs[0], 1 / .235), Y=n.math('MULTIPLY', s.outputs[1], 1 / .165))).outputs['Value']
    c = n.ramp(far, (.15, rgb(colour, .8)), (.60, rgb(colour, 1.1)), (.92, rgb(colour, 2.0)))
    own = n('BsdfPrincipled', Base_Color=c, Roughness=.07, Specular=.5, Clearcoat=.6, Clearcoat_Roughness=.02, Emission=c, Emission_Strength=.06, Subsurface=.12, Subsurface_Color=rgb(colour, 1.2), Subsurface_Radius=(.10, .05, .015), Normal=n.bump(n.noise(7.0, detail=1.0), .10, .02))
    thin = n('MapRange', Value=far, From_Min=.55, From_Max=.95, To_Min=clear * .4, To_Max=.35 + clear * .3).outputs[0]
    m = n.done(n('MixShader', _0=thin, _1=own, _2=n('BsdfTransparent', Color=rgb(colour, 1.6))))
    v = []
    for j in range(rows + 1):
        for i in range(columns):
            r, a = j / rows * .93, 2 * math.pi * i / columns
            x, y = .235 * r * math.cos(a), (.155 + .022 * math.cos(a)) * r * math.sin(a)
            rope = .020 * math.exp(-((r - .38 - .05 * math.sin(a)) / .10) ** 2) + .016 * math.exp(-(r / .12) ** 2)
            v.append((x, y, .108 - .05 * x + .040 * (1 - r * r) + rope - (.016 if j == rows else 0)))
    f = [(j * columns + i, j * columns + (i + 1) % columns, (j + 1) * columns + (i + 1) % columns, (j + 1) * columns + i) for j in range(rows) for i in range(columns)]
    return tidy(mesh('honey', v, f, m, 80))


def towel(w=1.6, d=1.1, colour='e6dcc6', stripe='2f5361', layers=3, rows=44, weave=17.0, slack=0):
    """A linen towel with a stripe, folded to and fro: soft folds at its ends, and no edge quite straight. With `slack` it is hemmed,
    lies in waves so high and its layers do not meet."""
    pitch, half, path = .074, .030, []
    for i in range(layers):
        side, z = (1 if i % 2 == 0 else -1), half + pitch * i
        path += [(side * (w / 2 - .02 * i) * (1 - 2 * k / 48), z) for k in range(49)]
        if i < layers - 1:
            path += [(-side * (w / 2 - .01 * i + .040 * math.sin(a)), z + pitch / 2 * (1 - math.cos(a))) for a in [math.pi * k / 9 for k in range(1, 9)]]
    rings, high = [], pitch * layers
    for i, (x, z) in enumerate(path):
        (x0, z0), (x1, z1) = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        far = math.hypot(x1 - x0, z1 - z0)
        nx, nz = (z0 - z1) / far, (x1 - x0) / far
        end = math.sqrt(max(.05, 1 - max(0, 1 - min(i, len(path) - 1 - i) / 2) ** 2))
        across = [(-1 + 2 * k / rows, 1) for k in range(rows + 1)] + [(1 - 2 * k / rows, -1) for k in range(rows + 1)]
        ring = []
        for t, up in across:
            thin = half * end * (1 - .75 * abs(t) ** 40) * (1 if not slack else .42 if abs(t) < .84 else .80)
            own = noise.noise(Vector((x * 1.3, z * 30, 2.0)))
            y = t * (d / 2 + .030 * own) + .030 * noise.noise(Vector((z * 25, 7.0, x * .6)))
            y += slack * (1.6 * noise.noise(Vector((x * .8, 3.0, 1.0))) + 1.2 * (z / high - .5))
            lift = 2.2 * slack * (.25 + z / high) * max(0, .12 + noise.noise(Vector((x * 1.2 + y * 1.6, y * .9 - x * .3, 8.0)))) + .050 * z / high * noise.noise(Vector((x * 1.6, y * 1.6, 5.0))) - .020 * z / high * abs(t) ** 6
            ring.append((x + nx * thin * up, y, max(.002, z + nz * thin * up + lift)))
        rings.append(ring)
    o = loft('towel', rings, materials.cloth(colour, weave), 60)
    o.data.materials.append(materials.cloth(stripe, weave))
    last = len(path) - 49
    across = 2 * rows + 2
    for p in o.data.polygons:  # woven in, near one end of the uppermost layer
        ring = min(p.vertices) // across
        if last + 36 <= ring < last + 39 and len(p.vertices) == 4:
            p.material_index = 1
