import { INKS } from '../../inks.ts';
import { at, blob, shape } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { curls, dashes, slab, specks, swirl } from './kit/marks.ts';
import { citrusWedge, patty, potatoSlice } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

const cake = (seed: string) =>
  patty(54, INKS.crust, INKS.crustD, INKS.crustD, seed) +
  dashes(INKS.toast, 5, 11, spread(16, 42, seed)) +
  specks(INKS.leaf, 3.6, spread(11, 44, `${seed}dill`));

/** Broken in two: white flakes of fish and green of the herbs inside the brown crust. */
const broken =
  slab(
    INKS.crust,
    INKS.crustD,
    'M-54,-10C-50,-46 -10,-58 20,-50L30,-20L14,6L28,30L8,52C-30,56 -58,24 -54,-10Z',
    8,
  ) +
  shape(INKS.white, 'M20,-46L38,-30L28,-10L40,8L30,28L36,40L8,50L26,30L12,6L28,-20Z') +
  curls(INKS.toast, 4, 16, [
    [26, -30, 70],
    [24, 0, 100],
    [26, 30, 60],
  ]) +
  specks(INKS.leaf, 3.6, [
    [28, -20],
    [22, 14],
    [30, 36],
  ]);

export const fishCakesWarmPotatoes: Dish = {
  shows:
    'Three browned round fish cakes on a plate, one broken open to white flakes of fish, with potato salad, a lemon wedge and herb sauce',
  cutlery: 'fork',
  draw: (input) =>
    plate(
      input,
      each(
        [
          [-92, -40, 0],
          [-112, 10, 40],
          [-70, 12, 90],
          [-96, 62, 20],
          [-50, 54, 60],
          [-60, 98, 0],
        ],
        potatoSlice(37),
      ) +
        dashes(INKS.leaf, 5, 18, spread(22, 66, 'dill', { x: -80, y: 36 })) +
        at(-8, -82, 0, 1.12, cake('one')) +
        at(86, -36, 0, 1.12, cake('two')) +
        at(34, 66, 10, 1.16, broken) +
        at(
          2,
          -4,
          0,
          1,
          shape(INKS.white, blob(36, 10, 0.16, 'sauce')) +
            swirl(INKS.cream, 5, 26, 1.6) +
            specks(INKS.leaf, 3.4, spread(11, 28, 'chives')),
        ) +
        at(112, 40, -40, 1, citrusWedge()) +
        placed({ name: 'parsley', x: -54, y: -112, size: 66, rotation: -60 }),
    ),
};
