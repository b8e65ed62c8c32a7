import { INKS } from '../../inks.ts';
import { at, blob, line, shape, stamp } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { pool, slab, specks, swirl } from './kit/marks.ts';
import { peanut } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

const GREEN = 'M-40,4C-30,-20 -8,-10 6,-18C24,-22 40,-8 42,4C26,4 22,18 4,12C-10,10 -24,20 -40,4Z';

/** Brown peanut sauce with drumsticks, and a mound of white sadza. */
export const chickenDoviGreens: Dish = {
  shows:
    'A plate of chicken drumsticks in thick orange peanut sauce with dark greens, peanuts on top and a white mound of maize porridge',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      pool(INKS.crust, INKS.caramel, 146, 'dovi') +
        swirl(INKS.apricot, 6, 122, 2.4, 1) +
        specks(INKS.carrotDeep, 5, spread(30, 130, 'oil')) +
        at(
          -66,
          -76,
          0,
          1,
          slab(INKS.white, INKS.cream, blob(74, 12, 0.08, 'sadza'), 10) +
            line(INKS.cream, 6, 'M-40,-6Q-20,-40 20,-42M-30,20Q0,-8 40,-4'),
        ) +
        shape(INKS.leafD, stamp(GREEN, spread(12, 60, 'g1', { x: 60, y: -70 }))) +
        shape(INKS.leaf, stamp(GREEN, spread(9, 54, 'g2', { x: 60, y: -74 }))) +
        placed({ name: 'drumstick', x: -62, y: 52, size: 152, rotation: -28 }) +
        placed({ name: 'drumstick', x: 78, y: 40, size: 152, rotation: 70 }) +
        placed({ name: 'drumstick', x: 12, y: 92, size: 140, rotation: 24 }) +
        each(spread(14, 116, 'nuts', { y: 12 }), peanut(19)),
    ),
};
