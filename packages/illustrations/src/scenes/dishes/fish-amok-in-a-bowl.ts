import { INKS } from '../../inks.ts';
import { blob, shade, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { curls, dashes, shine, specks } from './kit/marks.ts';
import { chunk } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { bowl } from './kit/vessels.ts';

export const fishAmokInABowl: Dish = {
  shows:
    'A bowl of yellow fish custard, pieces of white fish in it, coconut cream, red chilli and shredded lime leaf on top',
  cutlery: 'spoon',
  draw: ({ ink }) =>
    bowl(
      ink,
      INKS.yolk,
      shade('db', blob(160, 14, 0.07, 'amok'), 0.5) +
        specks(INKS.carrot, 6, spread(46, 150, 'custard')) +
        each(
          [
            [-92, -58, 0],
            [78, -84, 60],
            [96, 60, 20],
            [-74, 92, 100],
            [4, -112, 40],
            [8, 116, 160],
          ],
          (i) => chunk(66, INKS.pith, INKS.semolina, `fish${i}`),
        ) +
        shape(INKS.white, blob(72, 11, 0.36, 'cream')) +
        shine(INKS.cream, 52, 5) +
        dashes(INKS.leafD, 4, 32, spread(15, 44, 'makrut')) +
        curls(INKS.tomato, 8, 40, [
          [-22, 6, 20],
          [16, -14, -50],
          [20, 22, 10],
          [-6, -30, 90],
          [-8, 34, -20],
        ]) +
        specks(INKS.pith, 2.2, [
          [-20, 0],
          [18, -18],
          [20, 14],
        ]),
    ),
};
