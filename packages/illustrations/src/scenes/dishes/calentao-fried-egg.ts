import { INKS } from '../../inks.ts';
import { at, blob, shape } from '../../shapes.ts';
import type { Dish } from './kit/dish.ts';
import { avocadoSlice } from './kit/garden.ts';
import { dashes, dice, grains, hoops } from './kit/marks.ts';
import { bean, friedEgg } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

/** Beans and rice with a browned crust, and an egg on top. */
export const calentaoFriedEgg: Dish = {
  shows:
    'A plate of fried rice and red beans with tomato and spring onion, a fried egg on top and slices of avocado',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      grains(INKS.crumb, INKS.caramel, 144, 'rice', 220, 14) +
        dashes(INKS.crust, 7, 9, spread(60, 134, 'crust')) +
        each(spread(44, 134, 'beans'), bean(INKS.wine, INKS.mauve, 17)) +
        dice(INKS.tomato, 15, spread(20, 130, 'tomato')) +
        hoops(INKS.leaf, 7, 4.4, spread(22, 132, 'onion')) +
        each(
          [
            [70, 92, -44],
            [92, 76, -34],
            [112, 56, -24],
          ],
          avocadoSlice(58),
        ) +
        shape(INKS.crustD, blob(84, 12, 0.2, 'under'), 0.35) +
        at(-18, -16, 0, 1, friedEgg(86, INKS.crust, 'calentao')),
    ),
};
