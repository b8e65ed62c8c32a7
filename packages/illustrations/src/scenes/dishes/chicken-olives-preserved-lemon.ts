import { INKS } from '../../inks.ts';
import { line, shape } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { greenery, olive } from './kit/garden.ts';
import { curls, specks, swirl } from './kit/marks.ts';
import { each, spread } from './kit/places.ts';
import { clay } from './kit/vessels.ts';

/** A quarter of preserved lemon rind without pulp. */
const rind =
  shape(INKS.lemonDeep, 'M-40,8Q0,-46 40,8Q0,-14 -40,8Z') +
  shape(INKS.lemon, 'M-38,2Q0,-52 38,2Q0,-22 -38,2Z') +
  line(INKS.pith, 4, 'M-32,4Q0,-20 32,4');

export const chickenOlivesPreservedLemon: Dish = {
  shows:
    'A clay tagine of chicken pieces in yellow onion sauce, with green olives and curved strips of preserved lemon rind',
  cutlery: 'spoon',
  draw: () =>
    clay(
      INKS.lemonDeep,
      swirl(INKS.yolk, 16, 150, 2.6) +
        curls(INKS.butter, 8, 46, spread(40, 150, 'onion')) +
        specks(INKS.lemon, 5, spread(34, 154, 'oil')) +
        placed({ name: 'drumstick', x: -60, y: -50, size: 168, rotation: -40 }) +
        placed({ name: 'drumstick', x: 74, y: -34, size: 160, rotation: 60 }) +
        placed({ name: 'drumstick', x: -4, y: 76, size: 164, rotation: 160 }) +
        each(
          [
            [-96, 66, -30],
            [104, 66, 40],
            [0, -116, 0],
            [10, 12, 160],
            [-124, -4, -80],
          ],
          rind,
        ) +
        each(
          [
            [-30, 10],
            [54, 34],
            [-66, 112],
            [66, 112],
            [-56, -126],
            [126, -20],
            [-20, 134],
            [34, -70],
          ],
          olive(INKS.olive, INKS.sprout, 20),
        ) +
        greenery(14, 136, 'coriander', 12),
    ),
};
