import { INKS } from '../../inks.ts';
import { at, blob, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { curls, pool, shine, specks } from './kit/marks.ts';
import { pierog } from './kit/pieces.ts';
import { each, loosely, ring, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

export const pierogiRuskie: Dish = {
  shows:
    'A plate of half-moon dumplings with pinched edges, golden fried onions heaped over them and soured cream in the middle',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      pool(INKS.yolk, INKS.lemonDeep, 150, 'butter') +
        each(
          loosely(ring(5, 102, -90), 12, 'pierogi').map(([x, y, turn = 0]) => [x, y, turn + 180]),
          at(0, 0, 0, 0.98, pierog(INKS.dough, INKS.caramel)),
        ) +
        at(
          0,
          0,
          0,
          1,
          shape(INKS.toast, blob(44, 11, 0.2, 'shade')) +
            shape(INKS.white, blob(40, 11, 0.2, 'shade')) +
            shine(INKS.cream, 34, 6),
        ) +
        curls(INKS.crustD, 9, 32, spread(26, 62, 'o1', { inner: 34 })) +
        curls(INKS.yolk, 6, 30, spread(26, 62, 'o1', { inner: 34 })) +
        curls(INKS.crustD, 6, 26, spread(20, 130, 'o2', { inner: 70 })) +
        specks(INKS.ink, 2.2, spread(44, 120, 'pepper')) +
        specks(INKS.leaf, 4, spread(14, 40, 'chives')),
    ),
};
