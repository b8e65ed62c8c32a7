"""Runs in Blender: builds one picture of the table and renders its passes.
blender -b -P shot.py -- <product> <view> <folder> <scale> <samples> <threads> <labels>"""
import importlib
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from buyers import BUYERS
from pictures import PICTURES
from studio import stage

product, view, folder, scale, samples, threads, labels = sys.argv[sys.argv.index('--') + 1:]
picture = BUYERS[product] if view == 'buyer' else PICTURES[product][view]
scale = float(scale)


def place(name, at=(0, 0, 0), turn=0, tilt=(0, 0), size=1, **options):
    """Builds `module.thing` and moves all of it to `at`, turned by `turn`, tilted by x and y degrees, `size` times as large."""
    module, thing = name.split('.')
    before = set(bpy.data.objects)
    options = {k: os.path.join(labels, v + '.png') if k.startswith('label') and v else v for k, v in options.items()}
    getattr(importlib.import_module('things.' + module), thing)(**options)
    hold = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(hold)
    for o in set(bpy.data.objects) - before - {hold}:
        if o.parent is None:
            o.parent = hold
    hold.scale = (size,) * 3
    hold.location, hold.rotation_euler = at, (*(math.radians(t) for t in tilt), math.radians(turn))


stage.start(round(1536 * scale), round(1920 * scale), int(samples))
bpy.context.scene.render.threads_mode, bpy.context.scene.render.threads = 'FIXED', int(threads)
for thing in picture['things']:
    place(**thing) if isinstance(thing, dict) else place(thing[0], **thing[1])
look = picture['camera']
k = look['far'] / 12 * 85 / look.get('lens', 85)
if view == 'buyer':
    stage.table(*picture['home'], picture['wall'], k)
    stage.home_light(k, look['at'])
else:
    stage.ground(picture.get('ground', PICTURES[product]['ground']), k)
    stage.light(k, look['at'], **picture.get('light', {}))
stage.camera(**look)
stage.shoot(folder)
