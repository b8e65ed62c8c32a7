import { INKS } from '../../inks.ts';
import { at, blob, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { curls, pool, shine, specks } from './kit/marks.ts';
import { pierog } from './kit/pieces.ts';
import { each, ring, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

export const pierogiRuskie: Dish = {
  shows:
    'A plate of half-moon dumplings with pinched edges, golden fried onions heaped over them and soured cream in the middle',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      pool(INKS.buttercream, INKS.butter, 146, 'butter') +
        each(ring(8, 94, 10), at(0, 0, 0, 1.02, pierog(INKS.dough, INKS.crust))) +
        at(
          0,
          0,
          0,
          1,
          shape(INKS.toast, blob(52, 11, 0.2, 'shade')) +
            shape(INKS.white, blob(48, 11, 0.2, 'shade')) +
            shine(INKS.cream, 40, 6),
        ) +
        curls(INKS.crustD, 9, 32, spread(34, 112, 'o1', { inner: 46 })) +
        curls(INKS.yolk, 6, 30, spread(34, 112, 'o1', { inner: 46 })) +
        curls(INKS.caramel, 5, 28, spread(20, 108, 'o2', { inner: 50 })) +
        specks(INKS.ink, 2.2, spread(44, 120, 'pepper')) +
        specks(INKS.leaf, 4, spread(14, 40, 'chives')),
    ),
};
