import { INKS } from '../../inks.ts';
import { at, blob, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { greenery } from './kit/garden.ts';
import { pool, specks, swirl } from './kit/marks.ts';
import { chunk } from './kit/pieces.ts';
import { each, ring, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** A ring of yoghurt and aubergine, lamb in the middle, red butter on top. */
export const aliNazik: Dish = {
  shows:
    'A plate of smoked aubergine in white yoghurt, chopped browned lamb heaped on it, red pepper butter poured over',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      pool(INKS.pith, INKS.toast, 150, 'yoghurt') +
        swirl(INKS.white, 16, 136, 3.2) +
        swirl(INKS.crumb, 4, 142, 3.2) +
        specks(INKS.steel, 3, spread(34, 134, 'smoke', { inner: 80 })) +
        shape(INKS.tomato, blob(98, 13, 0.42, 'butter')) +
        each(
          ring(7, 118, 10).map(([x, y]) => [x, y, 0]),
          (i) => shape(INKS.tomato, blob(9 + (i % 3) * 3, 8, 0.3, `drop${i}`)),
        ) +
        at(
          0,
          0,
          0,
          1,
          each(spread(30, 76, 'lamb'), (i) =>
            chunk(34, i % 3 ? INKS.caramel : INKS.crust, INKS.cocoa, `lamb${i}`),
          ),
        ) +
        each(
          [
            [-30, 22, 30],
            [36, -28, -40],
            [18, 46, 80],
          ],
          shape(INKS.leaf, 'M-20,0Q0,-16 20,0Q0,6 -20,0Z'),
        ) +
        greenery(7, 70, 'parsley', 12),
    ),
};
