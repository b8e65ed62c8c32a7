"""A full paper bag with its label, shut by a strip of tin."""
import math
import random
import mathutils
from studio import materials
from studio.nodes import Nodes, rgb
from studio.shapes import bar, mesh, with_uv

BEGIN, END, LOW, TOP, CLIP = .60, .805, .80, .925, .868  # of the height: the front leans back from, and to, where it meets the back; the flap; the clip


def kraft(paper):
    """Thin strong paper: ribbed from top to bottom by the mill, with fine fibres; paler where it has been folded ('worn')."""
    n = Nodes('kraft')
    rib, cloud = n.noise(1.0, (120, 120, 3), detail=2.0), n.noise(1.3, detail=3.0)
    tone = n.math('ADD', n.math('MULTIPLY', rib, .55), n.math('MULTIPLY', cloud, .45))
    c = n('HueSaturation', Color=rgb(paper), Saturation=.85, Value=n.span(tone, .92, 1.08)).outputs[0]
    for grain, k, share in (((46, 46, 330), .70, .14), ((300, 120, 70), .66, .12), ((240, 90, 60), 1.22, .14)):  # loose fibres, dark and pale
        loose = n.noise(1.0, grain, detail=1.0)
        c = n.mix(n('MapRange', Value=loose, From_Min=.64, From_Max=.72, To_Max=share).outputs[0], c, rgb(paper, k))
    worn = n('Attribute', dict(attribute_name='worn')).outputs['Fac']
    c = n.mix(n.math('MULTIPLY', worn, n.span(n.noise(16.0, detail=3.0), .05, .75)), c, rgb(paper, 1.45))
    return n.surface(Base_Color=c, Roughness=n.span(rib, .56, .70), Specular=.32, Normal=n.bump(n.math('ADD', rib, n.math('MULTIPLY', n.noise(1.0, (200, 200, 90), detail=2.0), .5)), .06, .006))


class Panel:
    """The relief of the front or the back: what is in the bag pushes flat faces out, with sharp folds between them, and creases run
    where the paper was bent."""

    def __init__(self, dice, width, height, full=.042):
        self.width, self.height, self.full = width, height, full
        places = [(dice.uniform(-.30, .30) + i, dice.uniform(-.14, .14) + j) for i in (-.62, .0, .62) for j in (.08, .34, .60)]
        self.faces = [(s, t, *self.slope(s, t)) for s, t in places]
        w, h, lines = width / 2, height, []
        for side in (-1, 1):  # from each corner of the lean a crease runs to the closed top, a short one down
            lines += [(side * w, BEGIN * h, side * w * dice.uniform(.42, .55), END * h, .012, .075), (side * w, BEGIN * h, side * w * .76, (BEGIN - .10) * h, .007, .05)]
            lines.append((side * w, dice.uniform(.03, .09) * h, side * w * dice.uniform(.5, .7), dice.uniform(.0, .02) * h, .006, .05))
        lines.append((-w * 1.1, BEGIN * h + dice.uniform(-.01, .01), w * 1.1, BEGIN * h + dice.uniform(-.01, .01), .010, .06))
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
        soft = .16 * self.full  # a fold of paper is round
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
        return deep * .975 * (1 - lean) * (1 - .03 * u) + .014

    def fold(u):  # how far a side is folded in: paper is neither longer nor shorter than it was
        return math.sqrt(max(0, (deep / 2) ** 2 - (depth(u) / 2) ** 2)) * min(1, u * 4.5)

    def lie(x, u):
        return -.06 * u * u + (.016 * noise(x * 2.2, u * 3, 7.0) * max(0, u - BEGIN) / (1 - BEGIN))

    def face(side, s, u, crisp=1.0):
        """Of the front (-1) or the back (1), at `s`, -1 to 1 across, and height `u`: the place, and how worn it is."""
        x, z = s * width / 2, u * height
        high, worn = panels[side].creases(x, z)
        calm = min(1, .25 + (1 - abs(s)) * 7) * min(1, .2 + u * 9) * min(1, max(0, (END - u) * 20))
        return (x, side * (depth(u) / 2 + panels[side].out(s, u) + high * calm * crisp) + lie(x, u), z), worn * min(1, max(0, (END - u) * 20))

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
                x = -side * (width / 2 - inward * (1 - abs(q)) - .006 * noise(q * 2, u * 5, side * 3.0) * (1 - abs(q)) * min(1, u * 6))
                ring.append(((x, q * d / 2 + lie(x, u), u * height), .8 if i in (0, 24) else .7 if i == 12 else 0))
        uneven = 1 if u else 0
        v += [(x - math.copysign(inset, x), y - math.copysign(inset, y), z + .004 * uneven * noise(x * 3, y * 3, 2.0) * (u < .003)) for (x, y, z), _ in ring]
        worn += [w for _, w in ring]
    n = len(v) // len(rows)
    f = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(rows) - 1) for i in range(n)]
    skin = mesh('bag', v, f + [tuple(reversed(range(n)))], mat, 62)
    skin.data.attributes.new('worn', 'FLOAT', 'POINT').data.foreach_set('value', worn)

    # The flap: paper 0.5 mm thick, folded over at the top to the front; its free edge stands a little off.
    line = [(TOP - .02, .012), (TOP - .003, .012), (TOP + .003, .006), (TOP + .003, -.010), (TOP - .003, -.017)] + [(TOP - .003 - (TOP - LOW) * k / 14, -.018) for k in range(1, 15)]
    fv, fw, columns = [], [], 80
    for k, (u, y) in enumerate(line):
        for i in range(columns + 1):
            s = 2 * i / columns - 1
            x, down = s * (width / 2 + .003), max(0, k - 4) / 14
            z = u * height + down * (.006 * noise(x * 2.0, 3.0, 1.0) + .006 * s)
            off = .020 * down * down * (1 + .9 * noise(x * 1.9, 1.0, 5.0)) + max(0, depth(z / height) - .014) / 2
            pinch = .012 * math.exp(-((u - CLIP) / .03) ** 2) * noise(x * 5, u * 9, 4.0)
            fv.append((x, y - off + pinch + lie(x, u), z))
            fw.append(.9 if k in (2, 3) else .35 if k == len(line) - 1 else 0)
    w = columns + 1
    flap = mesh('flap', fv, [(k * w + i, k * w + i + 1, (k + 1) * w + i + 1, (k + 1) * w + i) for k in range(len(line) - 1) for i in range(columns)], mat, 70)
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
        at = lambda s: (s * width / 2, -.030 + lie(s * width / 2, CLIP) - .012 * min(1, max(0, CLIP - LOW) * 12), CLIP * height)
        front = [at(s / 10) for s in range(-10, 11)]
        ends = lambda side: [(side * (width / 2 + .030), lie(0, CLIP) - .014, CLIP * height), (side * (width / 2 + .018), lie(0, CLIP) + .020, CLIP * height), (side * (width / 2 - .10), lie(0, CLIP) + .030, CLIP * height)]
        bar('clip', ends(-1)[::-1] + front + ends(1), .062, .012, materials.lacquer(clip, .42), (0, 0, 1), 7)
