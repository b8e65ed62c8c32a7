"""Frying pans and the bakestone."""
import math
from studio import materials
from studio.shapes import bar, curve, cut, lathe


def strap(start, slope, length, width, thick, mat, rise=0.0, hole=.05):
    """A flat handle that leaves the wall at `slope` degrees and levels out, with a hole to hang it by."""
    a, level = math.radians(slope), math.radians(rise)
    path, x, z, n = [], *start, 240
    for i in range(n + 1):
        u = i / n
        path.append((x, 0, z))
        g = level + (a - level) * (1 - min(1, u * 1.15)) ** 1.6
        x += math.cos(g) * length / n
        z += math.sin(g) * length / n
    round_from = 1 - width(1) / 2 / length
    end = lambda u: math.sqrt(max(.004, 1 - max(0, (u - round_from) / (1 - round_from)) ** 2))
    o = bar('handle', path, lambda u: width(u) * end(u), thick, mat, power=5)
    hx, _, hz = path[int(.90 * n)]
    if hole:
        g = level + (a - level) * .0
        cut(o, hx, 0, hole)
    return o


def two_egg_pan():
    """Carbon steel, 20 cm, seasoned blue-black; the handle is welded on, without rivets."""
    steel = materials.metal('2c2f3a', '4c4d58', '3a3c49', '5e4a3a', rough=(.26, .50), bump=.10)
    forged = materials.metal('34353e', '4b4a54', '55473b', rough=(.30, .52), is_turned=False, metallic=.9)
    t = .025
    lathe('pan', [(0, .006, 0), (.5, .006, 0), (.70, 0, .10), (1.0, .40, .012), (1.0 - t, .41, .012), (.70 - t * .6, t, .10), (.5, t + .004, 0), (0, t + .006, 0)], steel, 200)
    strap((.855, .200), 50, 1.78, lambda u: .20 + .12 * math.exp(-(u / .10) ** 2) + .05 * u * u, .048, forged, rise=14)
    weld(.70, 53.1, .30, .145, .175)


def weld(foot, slope, low, high, half):
    """A bead of steel round the root of a handle, on a wall that rises at `slope` degrees from radius `foot`: it
    begins `low` units up the wall and is `high` more, `half` to each side; laid in drops, blue from the heat."""
    c, s = math.cos(math.radians(slope)), math.sin(math.radians(slope))
    corners = [(low + high, -half), (low + .05, -half), (low, -half * .55), (low - .004, 0), (low, half * .55), (low + .05, half), (low + high, half)]
    line = []
    for p in curve([(along, y, 0) for along, y in corners], 14):
        r = foot + p.x * c
        line.append((math.sqrt(max(0, r * r - p.y * p.y)) + .006 * s, p.y, p.x * s - .006 * c))
    drop = lambda u: .036 + .007 * abs(math.sin(42 * u))
    bar('weld', line, drop, drop, materials.metal('3a3f52', '5a5664', '6a5a48', rough=(.30, .44), is_turned=False, blotches=9), (s, 0, -c), 2)


def arepa_iron():
    """Cast iron, 26 cm, with sides of 2 cm and a short handle."""
    cast = materials.iron(grit=64, bump=.30)
    lathe('iron', [(0, 0, 0), (1.18, 0, .05), (1.27, .20, .03), (1.30, .215, .015), (1.26, .235, .015), (1.22, .22, .02), (1.175, .12, 0)], cast, 200)
    lathe('floor', [(1.175, .12, 0), (1.14, .045, .06), (0, .045, 0)], materials.iron(grit=60, bump=.27, rough=(.40, .54)), 200)  # scraped and seasoned smooth
    strap((1.24, .15), 22, .95, lambda u: .27 - .07 * math.sin(math.pi * min(1, u * 1.3)) + .06 * u, .085, cast, rise=6, hole=.065)
    lip = curve([(-1.24, -.30, .19), (-1.40, -.18, .19), (-1.44, 0, .19), (-1.40, .18, .19), (-1.24, .30, .19)])
    bar('lip', lip, .055, .07, cast, (0, 0, 1), 3)


def bakestone():
    """A disc of cast iron, 30 cm across and 8 mm thick, with a bow handle and the chip of the old one."""
    cast = materials.iron('0c0a09', '1a1613', (.26, .42), 92, .30, .32)
    stone = lathe('stone', [(0, 0, 0), (1.46, 0, .03), (1.5, .035, .03), (1.49, .08, .015), (1.44, .085, .02), (0, .080, 0)], cast, 220)
    cut(stone, .55, -1.455, .085)
    bow = curve([(1.38, -.475, .036), (1.47, -.48, .038), (1.66, -.46, .070), (1.93, -.30, .15), (2.03, 0, .17), (1.93, .30, .15), (1.66, .46, .070), (1.47, .48, .038), (1.38, .475, .036)], 20)
    root = lambda u: math.exp(-(min(u, 1 - u) / .115) ** 2.6)  # cast in one: its roots are as thin as the disc and run out along the edge
    bar('bow', bow, lambda u: .125 - .052 * root(u), lambda u: .125 + .20 * root(u), cast, (0, 0, 1), 2.6)
