"""What pictures of one kind have in common: jars, bottles, bags, boxes. Distances are in units of 10 cm, angles in degrees."""
import math

# The window before the wall, not half behind it: no speckles on a wall of which much is seen.
BESIDE = dict(window=(-7.4, 5.2, 9.0), power=.60, fill=1.3, strip=.9)

# The same lower and with a weaker fill: boxes and plates stand on the ground by their shadow.
LOW = dict(window=(-8.2, 4.2, 7.0), power=.68, fill=.8, strip=.9)


def view(things, at, far, up, round=0, fstop=11, focus=None, **more):
    return dict(things=things, camera=dict(at=at, far=far, up=up, round=round, fstop=fstop, focus=focus), **more)


def flat_tins(ground, label, beside, at=(.36, .70, 0), turn=64, **own):
    """Front: two tins stacked, a third before them. Detail: one with something whose size everybody knows."""
    tin, own = dict(label=label), dict(size=.68, **own)
    return dict(
        ground=ground,
        front=view([('packs.flat_tin', dict(at=(-.04, .46, 0), turn=-20, **tin)), ('packs.flat_tin', dict(at=(-.02, .44, .245), turn=6, **tin)), ('packs.flat_tin', dict(at=(-.02, -.46, 0), turn=13, **tin))], (.02, .02, .1), 5.4, 46, fstop=20, focus=(-.05, -.2, .2), light=dict(fill=2.5, card=.8)),
        detail=view([('packs.flat_tin', dict(at=(-.04, -.30, 0), turn=-16, **tin)), (beside, dict(at=at, turn=turn, **own))], (.02, .05, .1), 4.5, 36, fstop=32, focus=(-.05, -.1, .2), light=dict(fill=2.5, card=.8)),
    )


def jars(ground, label, jar, beside, at=(-.34, -.70, 0), turn=24, far=5.8, second=None, own=None):
    """Front: the jar at eye level. Detail: two jars from above, with something whose size everybody knows.
    `second` is how the other jar differs, `own` is what is its own of the thing beside."""
    jar = dict(label=label, **jar)
    tall, wide = jar.get('height', .98), jar.get('radius', .36)
    card = ('glass.card', dict(at=(-wide - .42, -.42, 0), turn=82))
    return dict(
        ground=ground,
        front=view([('glass.jar', jar), card], (.02, 0, tall / 2 - .01), 4.1 * tall, 11, focus=(0, -wide, tall * .45), light=dict(window=(-8.6, 3.0, 7.4), power=.75, strip=1)),
        detail=view([('glass.jar', dict(at=(-.05, .1, 0), turn=-8, **jar)), ('glass.jar', dict(at=(.70, .85, 0), turn=14, **{**jar, **(second or {})})), (beside, dict(at=at, turn=turn, **(own or {})))], (.12, .0, tall * .42), far, 24, fstop=20, focus=(0, -.25, tall * .5), light=dict(window=(-8.6, 3.0, 7.4), power=.75, strip=1)),
    )


def bottles(ground, label, bottle, *beside, far=5.8, at=(.1, .1, 0)):
    """Front: the bottle at eye level. Detail: the bottle `at` a place, from a little above, with something whose size everybody knows."""
    bottle, size = dict(label=label, **bottle), bottle.get('size', 1)
    card = lambda x, y: ('glass.card', dict(at=(x - .7 * size, y - .40 * size, 0), turn=82, size=size))
    side = dict(light=dict(window=(-8.6, 3.0, 7.4), power=.75, strip=1))
    return dict(
        ground=ground,
        front=view([('glass.bottle', bottle), card(0, 0)], (0, 0, .86 * size), 5.3 * size, 9, focus=(0, -.3 * size, .8 * size), **side),
        detail=view([('glass.bottle', dict(at=at, turn=-6, **bottle)), *beside, card(*at[:2])], (0, -.05, .78 * size), far * size, 16, fstop=round(16 / size), focus=(at[0], at[1] - .3 * size, .5 * size), **side),  # nearer, less would be sharp
    )


def bags(ground, label, bag, *beside, far=5.4, spilt=(), fill=2.2):
    """Front: the bag from a little above, with some of what is in it `spilt` before it. Detail: its label, with something whose
    size everybody knows."""
    bag = dict(label=label, **bag)
    side = dict(light=dict(window=(-8.6, 3.0, 7.4), power=.85, fill=fill))
    return dict(
        ground=ground,
        front=view([('bags.bag', dict(turn=-9, **bag)), *spilt], (0, -.10, .74) if spilt else (0, 0, .86), 6.5 if spilt else 6.3, 17 if spilt else 12, **side),
        detail=view([('bags.bag', dict(at=(.12, .25, 0), turn=12, **bag)), *beside], (-.02, -.05, .62), far, 26, focus=(.1, -.1, .6), **side),
    )


def swapped(table):
    """The same two views, the second first: where only that one tells what the thing is, or how large."""
    return {**table, 'front': table['detail'], 'detail': table['front']}


def envelopes(ground, label, envelope, *beside, far=6.2, back=.1, near=.84, spilt=(), torn=0):
    """Front: two envelopes from above, one turned over, and what is in them `spilt` before them. Detail: one, perhaps `torn`, with something whose size everybody knows;
    the camera looks at what is `back` from its middle, from `near` as far."""
    envelope = dict(label=label, **envelope)
    return dict(
        ground=ground,
        front=view([('envelopes.envelope', dict(at=(.30, .34, envelope.get('full', .085) + .012), turn=160, tilt=(180, 0), **envelope, seed=3.0)), ('envelopes.envelope', dict(at=(-.16, -.20, .055), turn=12, tilt=(4, -3), **envelope)), *spilt], (.05, -.02 if spilt else .05, .05), far, 60, light=dict(fill=1.8)),
        detail=view([('envelopes.envelope', dict(at=(.12, -.06, 0), turn=-14, torn=torn, **envelope)), *beside], (.05, back, .08), far * near, 42, fstop=16, focus=(.0, -.3, .08), light=dict(window=(-7.4, 5.6, 7.0), power=.9, fill=1.6)),
    )


def packed(card, goods, at=(0, 0), turn=-16):
    """An open box lined with tissue and filled with paper wool; each of the `goods` is a thing and its options, its place measured from the box's middle."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    inside = lambda p: (at[0] + p[0] * c - p[1] * s, at[1] + p[0] * s + p[1] * c, p[2])
    return [('boxes.tray', dict(at=(*at, 0), turn=turn, card=card)), ('boxes.wool', dict(at=(*at, 0), turn=turn))] + [(name, {**o, 'at': inside(o['at']), 'turn': turn + o.get('turn', 0)}) for name, o in goods]


def open_box(label, card, goods, turn=-16, up=40, far=10.9):
    """The open box from above, its lid leaning behind it."""
    side = -1 if turn > 0 else 1
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    x, y = side * .15, 1.73
    lid = ('boxes.loose_lid', dict(label=label, card=card, at=(x * c - y * s, x * s + y * c, .74), tilt=(74, 0), turn=turn))
    return view(packed(card, goods, turn=turn) + [lid], (.12 * side, .05, .60), far, up, focus=(.1 * side, -.6, .6), light=LOW)


def boxes(ground, label, card, *beside, goods=(), **stands):
    """Front: the box from above, open if the `goods` in it are given; `stands` is how it is turned. Detail: the shut box, with
    things from it or something whose size everybody knows."""
    box = dict(label=label, card=card)
    return dict(
        ground=ground,
        front=open_box(label, card, goods, **stands) if goods else view([('boxes.box', dict(turn=-24, **box))], (.0, .0, .35), 10.4, 42),
        detail=view([('boxes.box', dict(at=(.06, .95, 0), turn=18, **box)), *beside], (.02, .06, .30), 9.6, 38, focus=(.1, -.4, .4), light=LOW),
    )


def tubes(ground, label, cap, *beside):
    """Front: the tube from above. Detail: from the front, with something whose size everybody knows."""
    tube, low = dict(label=label, cap=cap), dict(light=dict(window=(-6.4, 9.5, 4.4), fill=2.8))  # or the window burns the print
    return dict(
        ground=ground,
        front=view([('packs.tube', dict(turn=42, face=.022, **tube))], (.03, .1, .1), 5.5, 54, fstop=20, focus=(0, -.05, .3), **low),
        detail=view([('packs.tube', dict(at=(-.16, .14, 0), turn=20, face=.042, **tube)), *beside], (.02, .02, .1), 6.15, 42, fstop=20, focus=(0, -.1, .3), **low),
    )
