"""A full paper bag with its label, shut by a strip of tin."""
import math
import random
import mathutils
from studio import materials
from studio.nodes import Nodes, rgb
from studio.shapes import mesh, with_uv

BEGIN, END, LOW, TOP, CLIP = .52, .815, .80, .925, .868  # of the height: the front leans back from, and to, where it meets the back; the flap; the clip


def kraft(paper):
    """Thin strong paper: smooth, cloudy where its pulp lay thicker, with a few loose fibres; paler where it has been folded ('worn')."""
    n = Nodes('kraft')
    pulp, cloud = n.noise(26.0, detail=5.0, roughness=.7), n.noise(1.3, detail=3.0)
    tone = n.math('ADD', n.math('MULTIPLY', pulp, .35), n.math('MULTIPLY', cloud, .65))
    c = n('HueSaturation', Color=rgb(paper), Saturation=.85, Value=n.span(tone, .93, 1.07)).outputs[0]
    for grain, k, share in (((90, 90, 240), .70, .10), ((230, 90, 80), .66, .10), ((190, 110, 70), 1.22, .10)):  # loose fibres, dark and pale
        loose = n.noise(1.0, grain, detail=1.0)
        c = n.mix(n('MapRange', Value=loose, From_Min=.66, From_Max=.74, To_Max=share).outputs[0], c, rgb(paper, k))
    worn = n('Attribute', dict(attribute_name='worn')).outputs['Fac']
    c = n.mix(n.math('MULTIPLY', worn, n.span(n.noise(16.0, detail=3.0), .05, .75)), c, rgb(paper, 1.45))
    return n.surface(Base_Color=c, Roughness=n.span(pulp, .58, .70), Specular=.30, Normal=n.bump(n.noise(9.0, detail=4.0), .10, .012))


class Panel:
    """The relief of the front or the back: what is in the bag pushes flat faces out, with sharp folds between them, and creases run
    where the paper was bent."""

    def __init__(self, dice, width, height, full=.042):
        self.width, self.height, self.full = width, height, full
        places = [(dice.uniform(-.30, .30) + i, dice.uniform(-.14, .14) + j) for i in (-.62, .0, .62) for j in (.08, .34, .60)]
        self.faces = [(s, t, *self.slope(s, t)) for s, t in places]
        w, h, lines = width / 2, height, []
        for side in (-1, 1):  # from each corner of the lean a crease runs to the closed top, a short one down
            lines += [(side * w, BEGIN * h, side * w * dice.uniform(.42, .55), END * h, .016, .09), (side * w, BEGIN * h, side * w * .76, (BEGIN - .10) * h, .005, .06)]
            lines.append((side * w, dice.uniform(.03, .09) * h, side * w * dice.uniform(.5, .7), dice.uniform(.0, .02) * h, .006, .05))
        lines.append((-w * 1.1, BEGIN * h + dice.uniform(-.01, .01), w * 1.1, BEGIN * h + dice.uniform(-.01, .01), .004, .09))
        lines.append((-w * 1.1, .115 * h, w * 1.1, .115 * h + dice.uniform(-.006, .006), -.0035, .03))  # it was sold folded flat
        for _ in range(18):
            x, z, a, long = dice.uniform(-w, w), dice.uniform(.02, .78) * h, dice.choice((-1, 1)) * dice.uniform(.35, 1.25), dice.uniform(.08, .30)
            c, s = math.cos(a) * long, math.sin(a) * long
            lines.append((x - c, z - s, x + c, z + s, dice.choice((-1, 1, 1)) * dice.uniform(.004, .0105), dice.uniform(.03, .07)))
        self.lines = []
        for x0, z0, x1, z1, deep, wide in lines:
            long = math.hypot(x1 - x0, z1 - z0)
            self.lines.append((x0, z0, (x1 - x0) / long, (z1 - z0) / long, long, deep, wide))

    def slope(self, s, t):
        return self.full * (1 - .95 * s * s - 2.3 * (t - .36) ** 2), self.full * -1.9 * s, self.full * -4.6 * (t - .36)

    def out(self, s, t):
        """How far the contents push it at `s`, -1 to 1 across, and height `t`."""
        soft = .40 * self.full  # a fold of paper is round
        least = -soft * math.log(sum(math.exp((high + a * (s - s0) + b * (t - t0)) / -soft) for s0, t0, high, a, b in self.faces))
        return max(0, least + soft) * min(1, max(0, (END - t) * 8))

    def creases(self, x, z):
        high = worn = 0.0
        for x0, z0, c, s, long, deep, wide in self.lines:
            d = abs((z - z0) * c - (x - x0) * s)
            if d < wide:
                q = ((x - x0) * c + (z - z0) * s) / long
                if 0 < q < 1:
                    ends = min(1, 5 * q, 5 * (1 - q))
                    high += deep * (1 - d / wide) * ends
                    worn = max(worn, ends * min(1, abs(deep) / .009) * max(0, 1 - d / .009))
        return high, worn


def bag(label, paper='c99a62', width=1.15, height=1.75, deep=.50, clip=None, label_seal=None, seed=None, full=.042):
    """A bag that stands: sharp edges, sides that fold in towards the top, and a top that is folded over and held by a strip of
    painted tin. Under it may be a seal. By `full` units what is in it pushes its front out."""
    dice = random.Random(seed or label + str(width))
    panels = {-1: Panel(dice, width, height, full), 1: Panel(dice, width, height, full)}
    noise = lambda *p: mathutils.noise.noise(mathutils.Vector(p))

    def depth(u):
        lean = min(1, max(0, (u - BEGIN) / (END - BEGIN)))
        return deep * .975 * (1 - lean * lean * (2.2 - 1.2 * lean)) * (1 - .03 * u) + .014

    def belly(u):  # how far the contents have pushed the paper out at height `u`, 0 to 1
        return u / .30 * math.exp(1 - u / .30) * min(1, max(0, (END - u) / .16))

    def half(u, side):  # of the width, where no edge is straight
        return width / 2 * (1 + .022 * belly(u) - .012 * min(1, u * 3)) + .008 * noise(u * 3.4, side * 4.0, width) * min(1, u * 6) * min(1, (TOP - u) * 12)

    def fold(u):  # how far a side is folded in: paper is neither longer nor shorter than it was
        return math.sqrt(max(0, (deep / 2) ** 2 - (depth(u) / 2) ** 2)) * min(1, u * 4.5)

    def lie(x, u):
        return -.06 * u * u + (.016 * noise(x * 2.2, u * 3, 7.0) * max(0, u - BEGIN) / (1 - BEGIN))

    def face(side, s, u, crisp=1.0):
        """Of the front (-1) or the back (1), at `s`, -1 to 1 across, and height `u`: the place, and how worn it is."""
        x, z = s * half(u, s > 0), u * height
        high, worn = panels[side].creases(x, z)
        calm = min(1, .25 + (1 - abs(s)) * 7) * min(1, .2 + u * 9) * min(1, max(0, (END - u) * 20))
        full_of = 1.5 * full * belly(u) * (1 - s * s)
        return (x, side * (depth(u) / 2 + panels[side].out(s, u) + full_of + high * calm * crisp) + lie(x, u), z), worn * min(1, max(0, (END - u) * 20))

    mat, edge = kraft(paper), .007
    rows = [0, .004] + [.004 + (TOP - .008) * j / 150 for j in range(1, 151)]
    v, worn = [], []
    for u in rows:
        ring, d, inward = [], depth(u), fold(u)
        inset = .006 if u == 0 else 0
        for side, count in ((-1, 90), (1, 60)):
            for i in range(count + 1):
                s = side * -1 * (2 * i / count - 1) * (1 - 2 * edge / width)
                p, w = face(side, s, u)
                ring.append((p, max(w, .8 if i in (0, count) else 0)))
            for i in range(25):  # the side that follows, from this face to the other
                q = side * (1 - i / 12) * (1 - 2 * edge / max(d, .03))
                x = -side * (half(u, side < 0) + (.9 * full * belly(u) * (1 - q * q) - inward) * (1 - abs(q)) - .006 * noise(q * 2, u * 5, side * 3.0) * (1 - abs(q)) * min(1, u * 6))
                ring.append(((x, q * d / 2 + lie(x, u), u * height), .8 if i in (0, 24) else .7 if i == 12 else 0))
        for _ in range(9):  # what is inside rounds the edges
            ring = [(tuple((a + 2 * b + c) / 4 for a, b, c in zip(ring[i - 1][0], p, ring[(i + 1) % len(ring)][0])), w) for i, (p, w) in enumerate(ring)]
        uneven = 1 if u else 0
        v += [(x - math.copysign(inset, x), y - math.copysign(inset, y), z + .004 * uneven * noise(x * 3, y * 3, 2.0) * (u < .003)) for (x, y, z), _ in ring]
        worn += [w for _, w in ring]
    n = len(v) // len(rows)
    f = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(rows) - 1) for i in range(n)]
    skin = mesh('bag', v, f + [tuple(reversed(range(n)))], mat, 62)
    skin.data.attributes.new('worn', 'FLOAT', 'POINT').data.foreach_set('value', worn)

    # The flap: paper 0.5 mm thick, rolled over at the top to the front and pressed flat by the clip; its free edge stands a little off.
    loose = lambda u: 1 - math.exp(-((u - CLIP) / .033) ** 6)

    def flap_at(x, u):
        """A point of the flap's front."""
        down = max(0, TOP - u) / (TOP - LOW)
        off = .018 * down * down * (1 + .9 * noise(x * 1.9, 1.0, 5.0)) + .012 * noise(x * 3, u * 14, 4.0) * loose(u)
        return x, -.019 - .022 * loose(u) - off + lie(x, u), u * height + down * (.006 * noise(x * 2.0, 3.0, 1.0) + .010 * x / width)

    fv, fw, columns, turn, lines = [], [], 80, 10, 30
    for k in range(turn + lines + 1):
        for i in range(columns + 1):
            x = (2 * i / columns - 1) * (half(CLIP, i > columns / 2) + .004)
            if k < turn:  # over the top, from the back
                a, (_, y, z) = math.pi * k / turn, flap_at(x, TOP - .011)
                back = lie(x, TOP) + .012
                fv.append((x, (back + y) / 2 + (back - y) / 2 * math.cos(a), z + .026 * math.sin(a) * (1 + .25 * noise(x * 2.6, 8.0, 1.0))))
            else:
                fv.append(flap_at(x, TOP - .011 - (TOP - .011 - LOW) * (k - turn) / lines))
            fw.append(.7 if k == turn // 2 else .35 if k == turn + lines else 0)
    w = columns + 1
    flap = mesh('flap', fv, [(k * w + i, k * w + i + 1, (k + 1) * w + i + 1, (k + 1) * w + i) for k in range(turn + lines) for i in range(columns)], mat, 70)
    flap.data.attributes.new('worn', 'FLOAT', 'POINT').data.foreach_set('value', fw)
    thick = flap.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .005, 0

    def patch(image, low, high, half):
        """Paper on the front, from height `low` to `high`, `half` of the width to each side."""
        columns, lines, pv, uv = 56, 48, [], []
        for j in range(lines + 1):
            for i in range(columns + 1):
                s, t = i / columns, j / lines
                x, y, z = face(-1, (2 * s - 1) * half, low + (high - low) * t, .55)[0]
                pv.append((x, y - .010, z))
                uv.append((s, t))
        pf = [(j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i) for j in range(lines) for i in range(columns)]
        with_uv(mesh('paper', pv, pf, materials.paper(image=image, bump=.04), 60), uv)

    patch(label, .15, .575, .76)
    if label_seal:
        patch(label_seal, .645, .765, .33)
    if clip:
        tin_tie(clip, flap_at, half(CLIP, True) + .004, height, lie)


def tin_tie(colour, flap_at, reach, height, lie, wide=.031):
    """A flat strip with a wire in each edge, pressed on the flap and bent tightly round both of its ends to the back."""
    path = []  # a place at the strip's middle, and the way out of the paper
    for i in range(-40, 41):
        path.append((*flap_at(reach * i / 40, CLIP)[:2], 0, -1))
    for side, add in ((-1, lambda q: path.insert(0, q)), (1, path.append)):
        x, y = side * reach, flap_at(side * reach, CLIP)[1]
        back = lie(x, CLIP) + .016
        for k in range(1, 9):
            a = math.pi * k / 8
            add((x + side * .012 * math.sin(a), (y + back) / 2 + (y - back) / 2 * math.cos(a), side * math.sin(a), -math.cos(a)))
        add((x - side * .16, back - .003, 0, 1))
    across = 16
    v = []
    for k, (x, y, nx, ny) in enumerate(path):
        for i in range(across + 1):
            t = 2 * i / across - 1
            out = .007 + .006 * math.exp(-((abs(t) - .80) / .16) ** 2) - .002 * (1 - t * t) + .0015 * mathutils.noise.noise(mathutils.Vector((k * .3, t, 2)))
            v.append((x + nx * out, y + ny * out, flap_at(x, CLIP)[2] + t * wide))
    w = across + 1
    strip = mesh('tin tie', v, [(k * w + i, k * w + i + 1, (k + 1) * w + i + 1, (k + 1) * w + i) for k in range(len(path) - 1) for i in range(across)], materials.lacquer(colour, .46), 60)
    thick = strip.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .005, 0
