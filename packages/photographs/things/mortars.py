"""Mortars with their pestles."""
import math
from studio import materials
from studio.shapes import lathe


def lean(o, foot, tilt, turn):
    """Leans a turned thing: `tilt` degrees from upright, towards `turn`."""
    o.location, o.rotation_euler = foot, (0, math.radians(tilt), math.radians(turn))
    return o


def ball(r, z, degrees):
    """The outline of a ball from so many degrees below its top, to end a profile."""
    return [(r * math.sin(t), z + r * math.cos(t), 0) for t in [math.radians(degrees) * (1 - i / 24) for i in range(25)]]


def brass(pestle=((.06, 0, .16), 16, 20)):
    """Turned brass, 12 cm across, with two knobs."""
    m = materials.metal('a08a58', 'b89f6c', 'cdb98a', rough=(.12, .22), bump=.03, blotches=1.2)
    body = [(0, .0, 0), (.48, 0, .02), (.50, .07, .025), (.44, .11, .03), (.46, .15, .02), (.36, .20, .06), (.34, .28, .05), (.43, .36, .12), (.47, .62, .3), (.48, .63, .004), (.495, .64, .006), (.495, .67, .006), (.485, .68, .004), (.51, .90, .25), (.60, 1.02, .03), (.60, 1.06, .02), (.54, 1.065, .015), (.47, .95, .1), (.41, .55, .2), (.34, .33, .2), (.15, .27, .1), (0, .26, 0)]
    lathe('mortar', body, m, 180)
    for side in (-1, 1):
        k = lathe('knob', [(0, -.012, 0), (.04, -.01, .005), (.035, .03, .02), *ball(.074, .09, 150)], m, 128)
        k.location, k.rotation_euler = (side * .48, 0, .80), (0, side * math.pi / 2, 0)
    p = lathe('pestle', [(0, 0, 0), (.11, .01, .05), (.165, .09, .06), (.145, .20, .06), (.085, .30, .1), (.075, .60, .1), (.105, .635, .02), (.105, .685, .02), (.075, .72, .03), (.080, 1.06, .1), (.092, 1.095, .03), *ball(.125, 1.19, 135)], m, 160)
    lean(p, *pestle)


def sandstone(pestle=((.08, .05, .42), 33, -20)):
    """Hand-cut sandstone, 18 cm across and 14 cm high, rough inside."""
    s = materials.stone()
    body = [(0, 0, 0), (.56, 0, .04), (.60, .10, .05), (.52, .20, .06), (.56, .28, .1), (.82, .62, .4), (.90, 1.18, .3), (.90, 1.36, .05), (.86, 1.40, .04), (.72, 1.40, .05), (.64, 1.16, .2), (.56, .70, .3), (.30, .44, .25), (0, .42, 0)]
    lathe('mortar', body, s, 180)
    p = lathe('pestle', [(0, 0, 0), (.16, .01, .08), (.22, .12, .1), (.21, .45, .2), (.155, 1.1, .4), (.14, 1.5, .2), (.13, 1.62, .06), (.06, 1.67, .05), (0, 1.67, 0)], materials.stone('bcae92', 'e0d3ba', .5), 72)
    lean(p, *pestle)
