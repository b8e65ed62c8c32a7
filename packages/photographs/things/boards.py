"""Boards, rolling pins and a loaf tin."""
import math
import mathutils
from studio import materials, wood
from studio.shapes import bar, curve, cut, lathe, loft, plank, rectangle, sheet, wrap


def onion_board(label=None):
    """End-grain sycamore, 42 x 28 cm and 38 mm thick, one long side planed to a slope of 11°, on cork feet;
    `label` is burnt into that side."""
    section = [(-1.4, 0), (1.4, 0), (1.4, .38), (-.66, .38), (-1.4, .236)]
    rings = [[(x, y, z) for y, z in section] for x in (-2.1, 2.1)]
    o = loft('board', rings, wood.end_grain(), 8)
    b = o.modifiers.new('edge', 'BEVEL')
    b.width, b.segments, b.limit_method = .025, 3, 'ANGLE'
    b.angle_limit = math.radians(20)
    o.location = (0, 0, .10)
    cork = materials.clay('8a6238', 'b98d58', .9, '5e4022', .3, rings=False)
    for x in (-1.84, 1.84):
        for y in (-1.16, 1.16):
            lathe('foot', [(0, 0, 0), (.16, 0, .02), (.16, .10, .01), (0, .10, 0)], cork, 32).location = (x, y, 0)
    if label:
        words = sheet('words', 1.9, .19, materials.burnt(label))
        words.rotation_euler, words.location = (math.radians(90), 0, 0), (.95, -1.403, .212)


def loop(x, y, top, end):
    """A leather cord doubled through a hole at (x, y): both strands run over the board's `end` down to the table and meet in a loop."""
    half = [(x - .012, .012, top - .10), (x + .010, .022, top - .01), (x + .055, .030, top + .022), (x + .16, .036, top + .024), (end - .05, .044, top + .024), (end + .045, .054, top - .010), (end + .12, .068, top - .09), (end + .22, .092, .055), (end + .36, .124, .024), (end + .52, .138, .022), (end + .66, .108, .022), (end + .735, .045, .022)]
    cord = [(px, y + py, z) for px, py, z in half] + [(px, y - py * .9, z) for px, py, z in reversed(half)]
    bar('cord', curve([(px, py + .05 * max(0, px - end), z) for px, py, z in cord], 10), .046, .042, materials.leather('4a2a18', '6e442a'), (0, 0, 1), 2)


def herring_board():
    """Oiled ash, 48 x 14 cm and 22 mm thick, with a leather loop."""
    o = plank('board', rectangle(4.8, 1.4, .14), .22, wood.wood('a87a48', 'e0c492', 'x', 1.0, ring=.026, contrast=.40, pores=.50, bend=.16), .035)
    cut(o, 2.20, 0, .075)
    loop(2.20, 0, .22, 2.40)


def olive_board():
    """One plank of olive wood, 45 x 22 cm, with its live edge."""
    n = 120
    top, low = [], []
    for i in range(n + 1):
        x = -2.25 + 4.5 * i / n
        wave = lambda k: .10 * mathutils.noise.noise(mathutils.Vector((x * .8, k, 0))) + .022 * mathutils.noise.noise(mathutils.Vector((x * 2.4, k, 3)))
        end = min(1, ((2.25 - abs(x)) / .16) ** .5)
        top.append((x, (1.02 + wave(1.0) + .06 * x) * (.90 + .10 * end)))
        low.append((x, (-1.05 + 2 * wave(7.0)) * (.90 + .10 * end)))
    o = plank('board', low + top[::-1], .24, wood.olive_wood(), .05, 4)
    cut(o, 1.92, .12, .08)
    loop(1.92, .12, .24, 2.25)


def lying(o, radius):
    o.rotation_euler, o.location = (0, math.pi / 2, 0), (0, 0, radius)
    return o


def pin(length, radius, material, taper=.0, edge=.013):
    """A rolling pin without handles, round at the `edge` of its ends."""
    l, e = length / 2, radius - taper
    profile = [(0, -l, 0), (e - edge, -l, edge * .7), (e, -l + edge, edge * .7), (radius, -l * .90, .5), (radius, l * .90, .5), (e, l - edge, edge * .7), (e - edge, l, edge * .7), (0, l, 0)]
    lying(lathe('pin', profile, material, 96), radius)


def straight_pin():
    """Pear wood, 48 cm long and 4.5 cm across."""
    pin(4.8, .225, wood.pear_wood(), edge=.038)


def milk_bar_pin(label=None):
    """Steamed beech, 30 cm long and 2.8 cm thick; `label` is burnt in."""
    pin(3.0, .14, wood.wood('b07c50', 'dcb185', 'z', 1.5, (.40, .55), .05, .40, .5, end=.75), .012)
    if label:
        words = lying(wrap('words', .1403, -.05, 1.30, 45, materials.burnt(label), facing=215), .14)
        words.visible_shadow = False  # it lies in the wood


def loaf_tin():
    """Blue steel folded without welds, 23 x 13 x 7 cm inside. Each short side carries the two corners that are folded
    over it, as on an envelope; they meet under the rolled rim."""
    steel = materials.blue_steel()
    high, low, top = .72, (2.16, 1.16), (2.32, 1.32)
    ring = lambda size, inset, z, r=.03: [(x, y, z) for x, y in rectangle(size[0] - 2 * inset, size[1] - 2 * inset, r, 6)]
    loft('tin', [ring(low, .02, 0), ring(low, 0, .02), ring(top, 0, high), ring(top, .012, high), ring(low, .012, .03), ring(low, .03, .02)], steel, 35)
    wire = [(x, y, high) for x, y in rectangle(top[0] + .03, top[1] + .03, .05, 5)]
    bar('rim', wire, .07, .07, steel, (0, 0, 1), 2, loop=True)
    for side in (-1, 1):
        for y in (-1, 1):
            lean = lambda z: (low[0] + (top[0] - low[0]) * z / high) / 2
            width = lambda z: (low[1] + (top[1] - low[1]) * z / high) / 2
            corners = [(.012, .70), (width(.70) - .028, .70), (width(.05) - .030, .05)]
            rings = [[(side * (lean(z) + out), y * w, z) for w, z in corners] for out in (-.006, .019)]
            flap = loft('flap', rings, steel, 20)
            b = flap.modifiers.new('edge', 'BEVEL')
            b.width, b.segments = .004, 2
