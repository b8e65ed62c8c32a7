import { INKS } from '../../inks.ts';
import { at, line, oval, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { curryLeaf } from './kit/garden.ts';
import { specks, swirl } from './kit/marks.ts';
import { bean } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** A thin piece of pumpkin with skin on one side. */
const pumpkin =
  shape(INKS.leaf, 'M-50,-14Q0,-46 50,-14L46,22Q0,-4 -46,22Z') +
  shape(INKS.carrot, 'M-47,-6Q0,-36 47,-6L46,24Q0,0 -46,24Z') +
  line(INKS.apricot, 5, 'M-34,-2Q0,-20 34,-2');
const blackEyed =
  bean(INKS.semolina, INKS.semolina, 18) +
  bean(INKS.crumb, INKS.white, 16) +
  oval(INKS.cocoaDeep, 5.6, 3.2, 0, 3.4);
const slit =
  line(INKS.leafD, 11, 'M-38,6Q0,-8 40,0') +
  line(INKS.leaf, 7, 'M-36,4Q0,-10 38,-2') +
  line(INKS.sprout, 2.6, 'M-16,-1Q4,-6 24,-4');

export const pumpkinOlan: Dish = {
  shows:
    'A bowl of thin white coconut milk with slices of orange pumpkin, black-eyed beans, slit green chillies and curry leaves',
  cutlery: 'spoon',
  draw: ({ ink }) =>
    bowl(
      ink,
      INKS.white,
      swirl(INKS.cream, 11, 152, 3) +
        each(
          spread(13, 128, 'pumpkin').map(([x, y, t]) => [x, y, t, 1.06]),
          pumpkin,
        ) +
        each(spread(34, 142, 'beans'), blackEyed) +
        each(
          [
            [-48, -60, -30],
            [60, 40, 20],
            [-30, 92, 70],
            [86, -70, 100],
          ],
          slit,
        ) +
        at(-92, 34, -34, 1.2, curryLeaf(104)) +
        at(24, -56, 20, 1, curryLeaf(94)) +
        specks(INKS.lemonDeep, 4.6, spread(20, 150, 'oil')),
    ),
};
