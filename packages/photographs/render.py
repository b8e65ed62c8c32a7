#!/usr/bin/env python3
"""Makes the photographs of a product, or the one of a buyer's review: python3 render.py <product or review> [<view>] [--look]
A look is small and quick, and goes to the cache. See README.md."""
import argparse
import os
import subprocess
from buyers import BUYERS
from finish import finish
from labels import print_labels
from pictures import PICTURES

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, '../../.cache/photographs')
MASTERS = os.path.join(HERE, '../../src/content/products/photographs')
BUYERS_FOLDER = os.path.join(HERE, '../../src/content/reviews/photographs')
ROASTER = os.path.join(HERE, '../../tests/fixtures/roaster/products/photographs')


def labels_of(picture):
    return {v for _, options in picture['things'] for k, v in options.items() if k.startswith('label')}


def folder_of(product, view):
    if view == 'buyer':
        return BUYERS_FOLDER
    return ROASTER if product.startswith('roaster-') else MASTERS


def shoot(product, view, args):
    passes, labels = os.path.join(CACHE, f'{product}-{view}'), os.path.join(CACHE, 'labels')
    os.makedirs(passes, exist_ok=True)
    picture = BUYERS[product] if view == 'buyer' else PICTURES[product][view]
    print_labels(labels_of(picture), labels)
    scale, samples = (.3, 8) if args.look else (args.scale, args.samples)
    told = [product, view, passes, str(scale), str(samples), str(args.threads), labels]
    subprocess.run(['blender', '-b', '-t', str(args.threads), '--python-exit-code', '1', '-P', os.path.join(HERE, 'shot.py'), '--', *told], check=True, stdout=subprocess.DEVNULL)
    out = passes + '.png' if args.look else os.path.join(folder_of(product, view), f'{product}.jpg' if view == 'buyer' else f'{product}-{view}.jpg')
    os.makedirs(os.path.dirname(out), exist_ok=True)
    finish(passes, out, size=(768, 960)) if view == 'buyer' else finish(passes, out)
    print(os.path.relpath(out))


if __name__ == '__main__':
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('product', choices=[*PICTURES, *BUYERS], metavar='product')
    parser.add_argument('view', nargs='?', choices=('front', 'detail'))
    parser.add_argument('--look', action='store_true', help='384 x 480 pixels, 8 samples')
    parser.add_argument('--scale', type=float, default=1.0, help='of 1536 x 1920 pixels; less is rendered smaller and enlarged')
    parser.add_argument('--samples', type=int, default=24)
    parser.add_argument('--threads', type=int, default=os.cpu_count())
    args = parser.parse_args()
    for view in ('buyer',) if args.product in BUYERS else (args.view,) if args.view else ('front', 'detail'):
        shoot(args.product, view, args)
