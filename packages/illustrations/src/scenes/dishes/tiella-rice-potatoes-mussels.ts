import { INKS } from '../../inks.ts';
import { at, blob, line, shape, stamp } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { greenery, potatoSlice, roastTomato } from './kit/garden.ts';
import { slab, specks } from './kit/marks.ts';
import { mussel, riceMound } from './kit/pieces.ts';
import { each, fan, spread } from './kit/places.ts';
import { clay } from './kit/vessels.ts';

/** A slice of the top layer with browned edges. */
const baked =
  slab(INKS.crustD, INKS.cocoa, blob(44, 11, 0.06, 'baked'), 4) +
  potatoSlice(40) +
  line(INKS.caramel, 7, 'M-36,-14C-28,-34 4,-42 26,-28') +
  shape(
    INKS.crust,
    stamp('M-12,2C-8,-8 8,-7 12,0C8,8 -8,9 -12,2Z', [
      [-10, -14, 30],
      [16, 8, -20, 0.7],
    ]),
  );

export const tiellaRicePotatoesMussels: Dish = {
  shows:
    'A round clay dish: overlapping slices of browned potato with open mussels and tomatoes, rice showing where a spoon has been in',
  cutlery: 'fork',
  draw: () =>
    clay(
      INKS.caramel,
      each(fan(14, 128, 92, 372), baked) +
        each(fan(8, 70, 100, 370), baked) +
        each([[0, -8, 30]], baked) +
        shape(
          INKS.crustD,
          'M14,150C-6,110 30,90 36,62C60,30 90,44 112,26C136,14 160,20 166,36C160,100 90,160 14,150Z',
        ) +
        at(92, 88, 0, 1, riceMound(62, 'tiella')) +
        at(86, 92, -34, 1, mussel(42)) +
        each(
          [
            [-80, -84, 30],
            [16, -110, -16],
            [106, -58, 40],
            [-116, 20, 100],
            [-62, 100, -30],
            [-28, 14, 16],
          ],
          mussel(47),
        ) +
        each(
          [
            [-34, -62, 0],
            [62, -22, 40],
            [-126, -44, 0],
            [-70, 50, 80],
            [-10, 138, 60],
            [58, 122, 20],
            [66, -116, 0],
          ],
          roastTomato(21),
        ) +
        specks(
          INKS.semolina,
          3.4,
          spread(50, 150, 'crumbs', { x: -20, y: -20 }).filter(([x, y]) => Math.hypot(x, y) < 160),
        ) +
        greenery(13, 140, 'parsley', 12),
    ),
};
