"""Card boxes: shut, or open with tissue paper in them."""
import math
import random
import bpy
import mathutils
from studio import materials
from studio.nodes import Nodes, rgb
from studio.shapes import bar, loft, mesh, rectangle, sheet

WIDTH, DEEP, HEIGHT = 2.5, 1.9, .85


def card_of(colour):
    """Stiff card covered with paper: fibres, and edges a little paler where it is folded."""
    n = Nodes('card')
    fibre, fleck = n.noise(1.0, (40, 40, 90), detail=4.0), n.noise(55.0, detail=2.0)
    c = n('HueSaturation', Color=rgb(colour), Value=n.span(n.math('ADD', n.math('MULTIPLY', n.noise(1.2, detail=4.0), .5), n.math('MULTIPLY', fibre, .5)), .88, 1.10)).outputs[0]
    c = n.mix(n('MapRange', Value=fleck, From_Min=.68, From_Max=.74, To_Max=.28).outputs[0], c, rgb(colour, .45))
    worn = n('MapRange', Value=n('NewGeometry').outputs['Pointiness'], From_Min=.52, From_Max=.60, To_Max=.35).outputs[0]
    c = n.mix(worn, c, rgb('efe4cc'))
    return n.surface(Base_Color=c, Roughness=.74, Specular=.25, Normal=n.bump(n.math('ADD', fibre, n.math('MULTIPLY', n.noise(3.0), .6)), .12, .012))


def shell(name, w, d, low, high, mat):
    ring = lambda inset, z, r: [(x, y, z) for x, y in rectangle(w - 2 * inset, d - 2 * inset, r, 6)]
    return loft(name, [ring(.0, low, .03), ring(.0, high - .02, .03), ring(.004, high - .006, .03), ring(.02, high, .02)], mat, 35)


def lid(label, card, low=HEIGHT * .34, up=0):
    """The lid with its label, where it is when the box is shut."""
    shell('lid', WIDTH, DEEP, low, HEIGHT, card_of(card))
    front = sheet('label', 1.62, 1.62 * .70, materials.paper(image=label, bump=.03))
    front.location = (0, up, HEIGHT + .010)
    front.rotation_euler = (0, 0, math.radians(1.2))


def box(label, card='a8432a', up=0):
    """A stiff card box with a deep lid, its label on the lid, `up` from its middle."""
    shell('box', WIDTH - .05, DEEP - .05, .0, HEIGHT - .10, card_of(card))
    lid(label, card, up=up)


def loose_lid(label, card='a8432a'):
    """The lid off its box, lying; tilt it to lean it. Its label is high, so that it is read over what is in the box."""
    lid(label, card, HEIGHT * .45, .30)


def tray(card='a8432a', paper='f4ecdc', seed=1.0):
    """The open box without its lid, lined with crumpled tissue. Goods lie at about z = .30."""
    w, d, h, wall = WIDTH - .05, DEEP - .05, HEIGHT - .10, .035
    ring = lambda inset, z: [(x, y, z) for x, y in rectangle(w - 2 * inset, d - 2 * inset, .03, 6)]
    loft('tray', [ring(.02, 0), ring(0, .02), ring(0, h - .006), ring(.006, h), ring(wall - .006, h), ring(wall, h - .006), ring(wall, .04), ring(wall + .02, .04)], card_of(card), 35)
    n = Nodes('tissue')
    soft = n.noise(3.0, detail=5.0)
    m = n.surface(Base_Color=n('HueSaturation', Color=rgb(paper), Value=n.span(soft, .94, 1.05)).outputs[0], Roughness=.8, Specular=.2, Normal=n.bump(n.noise(9.0, detail=6.0, roughness=.7), .35, .03))
    columns, rows, v = 110, 84, []
    at = lambda x, y, z: mathutils.noise.noise(mathutils.Vector((x, y, z + seed)))
    for j in range(rows + 1):
        for i in range(columns + 1):
            s, t = 2 * i / columns - 1, 2 * j / rows - 1
            out = max(abs(s), abs(t))
            rise = max(0, (out - .80) / .20)
            x, y = s * (w / 2 - wall - .012), t * (d / 2 - wall - .012)
            crease = sum(abs(at(x * k, y * k, 3.0 * k)) / k for k in (2.3, 4.1, 7.7))
            edge = (.05 + .09 * at(s * 3, t * 3, 9.0) + .018 * at(s * 11, t * 11, 4.0)) * rise ** 3
            z = .10 + .26 * crease * (1 - .6 * rise) + (h - .13) * rise ** 1.5 + edge
            v.append((x, y, z))
    n_ = columns + 1
    f = [(j * n_ + i, j * n_ + i + 1, (j + 1) * n_ + i + 1, (j + 1) * n_ + i) for j in range(rows) for i in range(columns)]
    mesh('tissue', v, f, m, 24)


def wool(seed=1, count=420, colour='e2c995', deep=.64):
    """Paper cut into strips and crimped, to fill the tray to about z = `deep`."""
    dice = random.Random(seed)
    papers = [materials.paper(colour, bump=0), materials.paper('ecdab2', bump=0), materials.paper('d2b27c', bump=0)]
    w, d = WIDTH / 2 - .13, DEEP / 2 - .13
    for k in range(count):
        at = mathutils.Vector((dice.uniform(-w, w), dice.uniform(-d, d), deep * (.55 + .45 * k / count)))
        turn, long, bend = dice.random() * 6.283, dice.uniform(.35, .75), dice.uniform(-3, 3)
        path, p = [], at
        for i in range(15):
            g = turn + bend * (i / 14 - .5)
            p = p + mathutils.Vector((math.cos(g), math.sin(g), 0)) * long / 14
            crimp = .022 * (1 if i % 2 else -1)
            path.append((max(-w, min(w, p.x)), max(-d, min(d, p.y)), max(.14, p.z + crimp + .05 * math.sin(i * .45 + k))))
        lean = dice.uniform(-.9, .9)
        bar('strip', path, dice.uniform(.030, .046), .006, papers[k % 3], (-math.sin(turn), math.cos(turn), lean), 6)


def panela(label):
    """A block of boiled-down cane juice, 10 x 7 x 3.5 cm, in a paper band, its `label`: golden brown, grains of sugar in it, its corners
    broken."""
    n = Nodes('panela')
    blot, grain = n.noise(2.2, detail=5.0), n.noise(34.0, detail=5.0, roughness=.7)
    c = n.ramp(n.math('ADD', n.math('MULTIPLY', blot, .5), n.math('MULTIPLY', grain, .5)), (.36, '70380f'), (.5, 'a5652a'), (.64, 'cf9850'))
    cell = n('TexVoronoi', Vector=n.at, Scale=46.0)
    own = n('SeparateXYZ', Vector=cell.outputs['Color']).outputs[0]
    crystal = n('MapRange', Value=own, From_Min=.70, From_Max=.95).outputs[0]
    c = n.mix(n.math('MULTIPLY', crystal, .50), c, rgb('f0cd8e'))
    pit = n('MapRange', Value=n.noise(17.0, detail=3.0), From_Min=.60, From_Max=.68).outputs[0]  # it set with bubbles
    c = n.mix(n.math('MULTIPLY', pit, .55), c, rgb('4a240a'))
    height = n.math('SUBTRACT', n.math('ADD', n.math('MULTIPLY', own, .7), grain), pit)
    m = n.surface(Base_Color=c, Roughness=n.math('SUBTRACT', n.span(grain, .50, .80), n.math('MULTIPLY', crystal, .30)), Specular=.45, Subsurface=.04, Subsurface_Radius=(.04, .02, .01), Subsurface_Color=rgb('b9742e'), Normal=n.bump(height, .9, .022))
    rings = [[(x, y, z) for x, y in rectangle(1.0 - k, .7 - k, .03, 8)] for z, k in ((0, .03), (.02, .0), (.12, -.008), (.24, .0), (.34, .006), (.35, .028))]
    o = loft('panela', rings, m, 40)
    b = o.modifiers.new('fine', 'SUBSURF')
    b.subdivision_type, b.levels, b.render_levels = 'SIMPLE', 3, 3
    o.data.update()
    texture = bpy.data.textures.new('broken', 'CLOUDS')
    texture.noise_scale, texture.noise_depth = .10, 3
    d = o.modifiers.new('broken', 'DISPLACE')
    d.texture, d.strength, d.mid_level, d.texture_coords = texture, .035, .5, 'LOCAL'
    loft('band', [[(x, y, z + .176) for y, z in rectangle(.745, .395, .03, 6)] for x in (-.22, .22)], materials.paper('efe1c0', bump=.05), 30)
    words = sheet('label', .70, .44, materials.paper(image=label, bump=.03))
    words.location, words.rotation_euler = (0, 0, .3755), (0, 0, -math.pi / 2)
