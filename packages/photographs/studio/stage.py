"""The set: seamless paper, a window, a weak fill, a camera on a tripod. One unit is 10 cm."""
import math
import os
import bpy
from mathutils import Vector
from .materials import paper
from .nodes import Nodes, rgb
from .shapes import mesh, plank, rectangle
from .wood import wood


def start(width, height, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.render.resolution_x, s.render.resolution_y = width, height
    c = s.cycles
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = samples, True, .10, 4
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 10, 2, 3
    c.transmission_bounces = c.transparent_max_bounces = 10
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_direct, c.sample_clamp_indirect, c.blur_glossy = 6, 2, .5  # a bright spark would leave the outline beside it ragged
    c.use_denoising = False  # Debian's build has no OpenImageDenoise; finish.py denoises.


def ground(colour, k):
    """Floor, curve and wall of one paper, in proportion to the picture's size `k`."""
    back, radius, depth, width = 5 * k, 3 * k, 14 * k, 26 * k
    bend = [math.pi / 2 * i / 24 for i in range(25)]
    p = [(-12 * k, 0)] + [(back + radius * math.sin(a), radius * (1 - math.cos(a))) for a in bend] + [(back + radius, depth)]
    v = [(x, y, z) for y, z in p for x in (-width, width)]
    f = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(p) - 1)]
    mesh('ground', v, f, paper(colour, bump=0, cloudy=.02, contact=.34 * k, veil=(.96, .70)))


def table(dark, light, wall, k):
    """A kitchen table of boards before a wall, for what a buyer would photograph at home."""
    wide = .95
    for i in range(-14, 7):
        board = plank('board', rectangle(40, wide - .012, .01, 1), .3, wood(dark, light, 'x', .8, offset=(.9 + i * .7, .35 + i * .31, .95)), .012)
        board.location = ((i * 7) % 5, i * wide, -.3)
    back, high = 6.2 * wide, 40
    mesh('wall', [(-high, back, -5), (high, back, -5), (high, back, high), (-high, back, high)], [(0, 1, 2, 3)], paper(wall, bump=0))


def home_light(k, aim):
    """A warm lamp above and the grey light of a day through a window at the side."""
    at = lambda x, y, z: (aim[0] + x * k, aim[1] + y * k, aim[2] + z * k)
    lamp(at(2.2, 2.0, 7.0), aim, (1.3 * k, 1.3 * k), 430 * k * k, (1, .88, .72))
    lamp(at(-7.0, 1.0, 4.0), aim, (4 * k, 4 * k), 760 * k * k, (.86, .93, 1))
    room(.26)


def lamp(at, aim, size, power, warm, bars=(0, 0)):
    """An area light; with `bars` a window, so that highlights and shadows have a shape."""
    light = bpy.data.lights.new('lamp', 'AREA')
    light.shape, light.size, light.size_y, light.energy, light.color = 'RECTANGLE', *size, power, warm
    o = bpy.data.objects.new('lamp', light)
    bpy.context.collection.objects.link(o)
    o.location = at
    o.rotation_euler = (Vector(at) - Vector(aim)).to_track_quat('Z', 'Y').to_euler()
    t = size[0] * .035

    def bar(x, y, w, h):
        corners = [(sx * w / 2 + x, sy * h / 2 + y, -.03 * size[0]) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        mesh('bar', corners, [(0, 1, 2, 3)], paper('cream')).parent = o

    for i in range(bars[0]):
        bar((i + 1) * size[0] / (bars[0] + 1) - size[0] / 2, 0, t, size[1])
    for i in range(bars[1]):
        bar(0, (i + 1) * size[1] / (bars[1] + 1) - size[1] / 2, size[0], t)


def light(k, aim, window=(-7.2, 8.6, 9.2), power=1.0, fill=1.0, glow=0, strip=0, card=0, near=8):
    """The window behind and to the left, a fill from the right, a dim room. `glow` shines through glass, and
    `strip` is a second, tall window low on the left that stands as a bright line in glass and metal. `card` is a
    row of white strips before the table, `near` to its middle: only polished things show them, or their walls
    would be as dark as the room."""
    at = lambda x, y, z: (aim[0] + x * k, aim[1] + y * k, aim[2] + z * k)
    lamp(at(*window), aim, (5.4 * k, 7.2 * k), 3000 * k * k * power, (1, .95, .88), (1, 2))
    lamp(at(6, -3, 4), aim, (4 * k, 4 * k), 130 * k * k * fill, (1, .95, .88))
    if strip:
        lamp(at(-5.2, -4.6, 1.6), aim, (1.1 * k, 5.4 * k), 130 * k * k * strip, (1, .97, .93), (0, 2))
    if glow:
        lamp(at(3.6, 6, 5), aim, (3.4 * k, 3.4 * k), 400 * k * k * glow, (1, .95, .88))
    if card:
        white_card(at(1.5, -near, 1.0), (11 * k, 4 * k), card)
    room(.48)


# Of the width of a card: the middle and half of each.
STRIPS = ((.12, .035), (.27, .055), (.37, .012), (.49, .05), (.62, .015), (.72, .055), (.88, .04))


def white_card(middle, size, strength):
    n = Nodes('card')
    across = n('SeparateXYZ', Vector=n('TexCoord').outputs['Generated']).outputs[0]
    stops = [(0, 0)]
    for at, half in STRIPS:
        stops += [(at - half - .012, 0), (at - half, 1), (at + half, 1), (at + half + .012, 0)]
    white = n.ramp(across, *[(x, (v, v, v, 1)) for x, v in stops])
    glow = n.done(n('Emission', Color=rgb('cream'), Strength=n.span(white, .3 * strength, 2.4 * strength)))
    glow.cycles.sample_as_light = False
    x, y, z = middle
    o = mesh('card', [(x + sx * size[0] / 2, y, max(.01, z + sz * size[1] / 2)) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(0, 1, 2, 3)], glow)
    o.visible_camera = o.visible_diffuse = o.visible_shadow = o.visible_transmission = False


def room(strength):
    """What polished things reflect and what lights shadows."""
    w = bpy.data.worlds.new('room')
    bpy.context.scene.world = w
    w.use_nodes = True
    w.cycles.sampling_method = 'NONE'
    t = w.node_tree
    new = lambda kind: t.nodes.new('ShaderNode' + kind)
    r, c, s = new('ValToRGB'), new('TexCoord'), new('SeparateXYZ')
    for a, b in ((c.outputs['Generated'], s.inputs[0]), (s.outputs['Z'], r.inputs[0]), (r.outputs[0], t.nodes['Background'].inputs[0])):
        t.links.new(a, b)
    e = r.color_ramp.elements  # Dark below the horizon, so that metal has something to show.
    e[0].position, e[0].color, e[1].position, e[1].color = 0, (.10, .08, .06, 1), .9, rgb('cream')
    t.nodes['Background'].inputs[1].default_value = strength


def camera(at, far, up, round=0, lens=85, fstop=11, focus=None, roll=0):
    """Looks at `at` from `far` units, `up` degrees above the floor and `round` degrees to the right; held `roll` degrees askew."""
    e, a, t = math.radians(up), math.radians(round), Vector(at)
    c = bpy.data.cameras.new('camera')
    o = bpy.data.objects.new('camera', c)
    bpy.context.collection.objects.link(o)
    o.location = t + far * Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    o.rotation_euler = (o.location - t).to_track_quat('Z', 'Y').to_euler()
    o.rotation_euler.rotate_axis('Z', math.radians(roll))
    c.lens, c.sensor_width, c.sensor_fit = lens, 36, 'AUTO'
    c.dof.use_dof, c.dof.aperture_fstop = True, fstop / 10  # The set is ten times life size.
    c.dof.focus_distance = (o.location - Vector(focus or at)).length
    bpy.context.scene.camera = o


def shoot(folder):
    """Renders, and writes the picture and what the denoiser needs as EXR files."""
    s = bpy.context.scene
    s.view_layers[0].cycles.denoising_store_passes = True
    s.use_nodes = True
    t = s.node_tree
    t.nodes.clear()
    layer, out = t.nodes.new('CompositorNodeRLayers'), t.nodes.new('CompositorNodeOutputFile')
    out.base_path = os.path.abspath(folder)
    out.format.file_format, out.format.color_depth = 'OPEN_EXR', '16'
    out.file_slots.clear()
    for slot, name in (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal')):
        out.file_slots.new(slot)
        t.links.new(layer.outputs[name], out.inputs[slot])
    s.render.filepath = os.path.join(os.path.abspath(folder), 'raw.png')
    bpy.ops.render.render()
