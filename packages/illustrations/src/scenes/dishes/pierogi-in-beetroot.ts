import { INKS } from '../../inks.ts';
import { at, line, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { dashes, specks } from './kit/marks.ts';
import { pierog } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { soupPlate } from './kit/vessels.ts';

export const pierogiInBeetroot: Dish = {
  shows:
    'A soup plate of clear dark red beetroot broth with four half-moon dumplings in it, and sprigs of dill',
  cutlery: 'spoon',
  draw: ({ ink }) =>
    soupPlate(
      ink,
      '#8f1d47',
      shape(INKS.wine, 'M-148,10A149,149 0 0 0 148,10C90,90 -90,90 -148,10Z') +
        line(INKS.raspberry, 9, 'M-122,-50Q-90,-110 -30,-126') +
        each(
          [
            [-66, -52, -20],
            [58, -60, 24],
            [64, 54, 40],
            [-46, 72, 190],
          ],
          (i) => at(0, 0, 0, 1.06, pierog(INKS.dough, i % 2 ? INKS.blush : INKS.rose)),
        ) +
        specks(INKS.carrot, 6, spread(16, 136, 'oil')) +
        specks(INKS.butter, 2.6, spread(13, 134, 'oil2')) +
        each(
          [
            [40, 88, 20],
            [-110, -38, 70],
            [4, -112, -10],
          ],
          line(
            INKS.leaf,
            4,
            'M-26,0H26M-16,0L-24,-13M-16,0L-24,12M-2,0L-8,-15M-2,0L-8,14M12,0L8,-13M12,0L8,12',
          ),
        ) +
        dashes(INKS.lime, 3, 12, spread(20, 122, 'dill')),
    ),
};
