import { INKS } from '../../inks.ts';
import { line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { curls, shine, specks } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

/** A block of kabocha: dark orange flesh, dark green skin with bevelled edges. */
const kabocha = (i: number) =>
  shape(INKS.ink, 'M-52,22L-40,52L46,56L66,16Z', 0.22) +
  shape(INKS.leafD, 'M-56,-10Q-50,-20 -40,-24L34,-40Q52,-36 60,-18L56,22L36,46L-34,42L-54,18Z') +
  shape(INKS.leaf, 'M-50,-2L-44,-14L-30,-18L-26,26L-36,30L-49,14Z') +
  shape(i % 2 ? INKS.carrot : INKS.yolk, 'M-34,-26L34,-40Q52,-36 60,-18L56,18L-16,36L-30,24Z') +
  shape(INKS.carrotDeep, 'M-16,36L56,18L54,26L34,46L-18,42Z') +
  line(INKS.butter, 5, 'M-22,-16L30,-28M-12,-2L14,-8') +
  line(INKS.lime, 3, 'M-44,0L-34,-4M-42,12L-34,8');

export const pumpkinSimmeredInDashi: Dish = {
  shows:
    'A bowl with six blocks of deep orange pumpkin, dark green skin on one side, in a little clear amber stock',
  cutlery: 'chopsticks',
  draw: () =>
    bowl(
      INKS.bilberryD,
      INKS.toast,
      shine(INKS.crumb, 156, 8) +
        specks(INKS.crumb, 5, spread(20, 154, 'stock')) +
        each(
          [
            [-82, -58, -14],
            [44, -92, 20],
            [-78, 58, 10],
            [52, 84, -16],
            [96, -8, 36],
            [-4, -4, -6],
          ].map(([x = 0, y = 0, t]) => [x, y, t, 1.1]),
          kabocha,
        ) +
        curls(INKS.crust, 4, 18, spread(11, 60, 'yuzu')) +
        specks(INKS.white, 3, spread(24, 116, 'sesame')),
    ),
};
