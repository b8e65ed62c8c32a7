import { INKS } from '../../inks.ts';
import { at } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { greenery, potatoSlice, roastTomato } from './kit/garden.ts';
import { dashes, leaves, specks } from './kit/marks.ts';
import { mussel } from './kit/pieces.ts';
import { each, loosely, ring, spread } from './kit/places.ts';
import { clay } from './kit/vessels.ts';

/** A mussel in its half shell, rice baked on to it. */
const filled = mussel(54) + dashes(INKS.pith, 6, 8, spread(13, 26, 'rice', { x: 4, y: 2 }));

export const tiellaRicePotatoesMussels: Dish = {
  shows:
    'A round clay dish baked brown: overlapping potato slices, mussels in half shells filled with rice, cherry tomatoes and parsley',
  cutlery: 'fork',
  draw: () =>
    clay(
      INKS.crust,
      each(ring(17, 136, 0), potatoSlice(40)) +
        dashes(INKS.white, 7, 9, spread(70, 104, 'rice')) +
        each(ring(9, 84, 12), potatoSlice(38)) +
        specks(INKS.crustD, 5, spread(70, 160, 'crumbs')) +
        specks(INKS.caramel, 8, spread(26, 160, 'brown', { inner: 110 })) +
        each(loosely(ring(6, 92, 40), 40, 'shells'), filled) +
        at(-4, 2, 30, 1.1, filled) +
        each(
          [
            [-40, -46, 0],
            [56, 10, 40],
            [-34, 58, 80],
            [4, -132, 10],
            [128, 26, 0],
            [-124, 34, 0],
            [28, 132, 60],
          ],
          roastTomato(24),
        ) +
        greenery(17, 150, 'parsley', 13) +
        leaves(INKS.crustD, 9, spread(30, 150, 'toasted')),
    ),
};
