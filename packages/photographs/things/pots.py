"""Casseroles, clay pots. `lid`: 'on', 'beside' (leaning) or 'turned' (lying upside down), at `lid_at`."""
import math
import bpy
from studio import materials
from studio.shapes import bar, curve, cut, lathe


def ear(radius, z, width, depth, thick, mat, side=1, drop=0.0):
    """A loop handle on the pot's side."""
    w, r = width / 2, radius - .03
    wall = math.sqrt(r * r - w * w) - .007  # the ends go into the wall, not through it
    p = [(wall, -w, z), (r + depth * .7, -w * .96, z - drop * .5), (r + depth, -w * .55, z - drop), (r + depth, w * .55, z - drop), (r + depth * .7, w * .96, z - drop * .5), (wall, w, z)]
    root = lambda u: math.exp(-(min(u, 1 - u) / .15) ** 2)  # cast in one with the wall
    bar('ear', curve([(side * x, y, h) for x, y, h in p]), lambda u: thick * (1 + .35 * root(u)), thick * .75, mat, (0, 0, 1), 3)


def put_lid(parts, lid, z, at, height, tilt=62, turn=0):
    """Groups the lid's parts (origin at its rim) and puts them on the pot or beside it."""
    hold = bpy.data.objects.new('lid', None)
    bpy.context.collection.objects.link(hold)
    for o in parts:
        o.parent = hold
    if lid == 'on':
        hold.location = (0, 0, z)
    elif lid == 'turned':
        hold.location, hold.rotation_euler = (*at, height), (math.pi, 0, math.radians(turn))
    elif lid == 'beside':
        hold.location, hold.rotation_euler = at, (math.radians(tilt), 0, math.radians(turn))


def mussel_pot(lid='on', lid_at=(0, 0), colour='7c120d', inside='e9dfc9'):
    """Enamelled cast iron, low and wide, 28 cm; the deep lid turned over is a bowl."""
    red, pale = materials.enamel(colour), materials.enamel(inside, .16)
    h, r, t = .72, 1.40, .045
    lathe('pot', [(0, 0, 0), (1.28, 0, .14), (1.385, .26, .3), (r, h - .05, .02), (r + .03, h - .03, .015), (r + .03, h - .005, .004)], red, 180)
    lathe('inside', [(r - .01, h + .02, 0), (r - t, h, .01), (1.31, .34, .6), (1.14, .05, .12), (0, .05, 0)], pale, 180)
    lathe('rim', [(r + .030, h - .008, 0), (r + .034, h + .004, .006), (r + .030, h + .026, .006), (r, h + .034, .012), (r - .045, h + .02, .01), (r - .05, h, 0)], materials.iron('0c0a09', '1a1512', (.34, .50)), 160)
    for side in (-1, 1):
        ear(r + .01, h - .17, .90, .29, .19, red, side)
    if lid:
        mussel_lid(colour, inside, lid, h + .03, lid_at)


def mussel_lid(colour='7c120d', inside='e9dfc9', lid='turned', z=0, lid_at=(0, 0)):
    """The lid of the mussel pot."""
    red, pale, r = materials.enamel(colour), materials.enamel(inside, .16), 1.40
    top = [(r + .035, 0, 0), (r + .04, .04, .012), (r - .02, .10, .05), (1.20, .42, .22), (.70, .50, .3), (0, .52, 0)]
    under = [(r + .035, 0, 0), (r - .03, .0, .01), (r - .07, .08, .05), (1.15, .37, .2), (.70, .45, .3), (0, .465, 0)]
    edge = lathe('lid rim', [(r - .02, -.001, 0), (r + .034, -.002, .004), (r + .0405, .006, .004), (r + .0405, .020, 0)], materials.iron('0c0a09', '1a1512', (.34, .50)), 180)
    parts = [lathe('lid', top, red, 180), lathe('lid inside', under, pale, 180), edge]
    grip = curve([(-.37, 0, .497), (-.38, 0, .57), (-.28, 0, .655), (0, 0, .665), (.28, 0, .655), (.38, 0, .57), (.37, 0, .497)])
    root = lambda u: math.exp(-(min(u, 1 - u) / .16) ** 2)
    parts.append(bar('grip', grip, lambda u: .22 + .18 * root(u), lambda u: .125 + .13 * root(u), red, (0, 1, 0), 3))
    put_lid(parts, lid, z, lid_at, .67)


def curanto_pot(lid='on', lid_at=(0, 0, 0), turn=0):
    """A tall pot of cast iron with a lid of red Pomaire clay: six litres, 21 cm across and 24 cm high before its lid."""
    cast = materials.iron('141312', '26231f', (.27, .44), 46, .65)
    clay = materials.clay('8a4328', 'b8623c', .62, '6a3020', .12)
    r, h = 1.05, 2.40
    lathe('pot', [(0, 0, 0), (r - .08, 0, .10), (r - .03, .10, .2), (r - .02, .16, .02), (r - .02, h * .93, .01), (r + .03, h * .95, .015), (r + .03, h - .01, .015), (r - .01, h, .01), (r - .07, h - .02, .02), (r - .08, .12, .12), (0, .09, 0)], cast, 180)
    for side in (-1, 1):
        ear(r, h * .80, .62, .30, .13, cast, side)
    top = [(0, -.02, 0), (r - .10, -.03, .02), (r - .09, 0, .01), (r + .055, .005, .02), (r + .06, .07, .025), (r - .06, .13, .1), (.66, .30, .3), (.22, .37, .06), (.13, .44, .08), (.17, .53, .03), (.27, .58, .04), (.27, .63, .035), (.12, .665, .1), (0, .67, 0)]
    if lid:
        put_lid([lathe('lid', top, clay, 160)], lid, h, lid_at, .67, turn=turn)


def afternoon_pot(lid='on', lid_at=(0, 0, 0), turn=0, tilt=62):
    """Sifnos earthenware, bare and bellied, 26 cm across and 19 cm high; the lid has a dip."""
    clay, inside = materials.clay('985334', 'b8744c', .9, '7c4630', .20, 30.0, .30, .70), materials.enamel('7c3a1e', .2)
    r, h = 1.30, 1.42
    body = [(0, 0, 0), (.84, 0, .012), (.855, .035, .02), (.86, .07, .03), (1.16, .36, .42), (r, .80, .5), (1.14, 1.20, .3), (.98, 1.34, .06), (1.03, h, .03), (.95, h + .005, .02)]
    lathe('pot', body, clay, 180)
    lathe('inside', [(.95, h + .005, 0), (.91, h - .05, .03), (.92, 1.32, .05), (1.08, 1.18, .3), (r - .07, .80, .5), (1.10, .38, .4), (.74, .07, .1), (0, .07, 0)], inside, 160)
    for side in (-1, 1):
        p = [(side * 1.12, 0, 1.16), (side * 1.34, 0, 1.21), (side * 1.53, 0, 1.10), (side * 1.52, 0, .86), (side * 1.36, 0, .70), (side * 1.12, 0, .60)]
        root = lambda u: math.exp(-(min(u, 1 - u) / .17) ** 2)  # pressed on to the wall and smeared with a thumb; both ends are in it
        bar('ear', curve(p), lambda u: .18 + (.16 + .10 * u) * root(u), lambda u: .115 + .12 * root(u), clay, (0, 1, 0), 2.4)
    top = [(0, -.02, 0), (.86, -.06, .02), (.90, 0, .02), (1.065, .012, .02), (1.085, .10, .045), (.97, .155, .10), (.62, .185, .2), (.30, .10, .2), (.13, .13, .05), (.10, .22, .06), (.19, .33, .07), (.19, .41, .07), (0, .44, 0)]
    if lid:
        put_lid([lathe('lid', top, clay, 160)], lid, h, lid_at, .44, tilt, turn)


def donabe(lid='on', lid_at=(0, 0, 0), turn=0, tilt=0, inner=None):
    """Iga clay: a squat pot, dark glaze over a bare foot, a domed lid with a ring to lift it by."""
    dark = materials.glaze('2b2019', '4a382b', '6f563f', .86, .98, .30, '7a6248')
    bare = materials.clay('a8835c', 'c9a67c', .9, '6a4a32', .2)
    r, h = 1.28, .92
    lathe('foot', [(0, 0, 0), (.62, 0, .03), (.66, .05, .03), (.98, .20, .2), (1.15, .40, .05), (1.14, .41, 0)], bare, 180)
    lathe('pot', [(1.10, .345, 0), (1.165, .385, .02), (r, .66, .25), (r - .01, .80, .05), (r + .07, .86, .02), (r + .075, h, .02), (r - .03, h + .005, .02), (r - .08, .84, .03), (1.12, .45, .3), (.7, .14, .3), (0, .1, 0)], dark, 180)
    for side in (-1, 1):
        p = [(side * (r - .05), -.30, .79), (side * (r + .24), -.26, .78), (side * (r + .29), 0, .78), (side * (r + .24), .26, .78), (side * (r - .05), .30, .79)]
        root = lambda u: math.exp(-(min(u, 1 - u) / .22) ** 2)  # pulled from the wall, thick where it grows out
        bar('ear', curve(p), lambda u: .125 + .05 * root(u), lambda u: .20 + .14 * root(u), dark, (0, 0, 1), 2.2)
    cap = materials.glaze('2b2019', '4a382b', '6f563f', .70, .80, .30, '7a6248')
    top = [(0, .36, 0), (1.10, .02, .05), (1.18, -.02, .02), (1.225, .03, .02), (1.11, .20, .2), (.70, .42, .4), (.30, .50, .06), (.23, .56, .05), (.27, .68, .04), (.34, .72, .03), (.30, .745, .02), (.20, .70, .05), (.15, .58, .08), (0, .56, 0)]
    if lid:
        put_lid([lathe('lid', top, cap, 160)], lid, h - .03, lid_at, .74, tilt, turn)
    if inner:
        disc = lathe('inner lid', [(0, 0, 0), (1.06, 0, .03), (1.10, .05, .03), (1.095, .125, .02), (1.02, .125, .02), (.98, .075, .03), (.62, .10, .1), (.22, .115, .03), (.18, .22, .05), (.13, .24, .04), (0, .24, 0)], bare, 120)
        for x in (-.62, .62):
            cut(disc, x * .8, x * .6, .045)
        disc.location, disc.rotation_euler = inner[0], [math.radians(x) for x in inner[1]]
