import { INKS } from '../../inks.ts';
import { at, blob, shape } from '../../shapes.ts';
import { placed } from '../foods/foods.ts';
import type { Dish } from './kit/dish.ts';
import { citrusWedge, potatoSlice } from './kit/garden.ts';
import { curls, dashes, slab, specks, swirl } from './kit/marks.ts';
import { patty } from './kit/pieces.ts';
import { each, spread } from './kit/places.ts';
import { plate } from './kit/vessels.ts';

const cake = (seed: string) =>
  patty(54, INKS.crust, INKS.crustD, INKS.crustD, seed) +
  dashes(INKS.toast, 5, 11, spread(16, 42, seed)) +
  specks(INKS.leaf, 3.6, spread(11, 44, `${seed}dill`));

/** Broken in two: flakes of white fish and the green of herbs inside the brown crust. */
const half =
  slab(
    INKS.crust,
    INKS.crustD,
    'M-62,-8C-60,-44 -20,-56 24,-50L30,-30L18,-12L34,6L22,26L30,48C-16,62 -62,36 -62,-8Z',
    8,
  ) +
  shape(INKS.white, 'M-40,-6C-40,-30 -10,-40 24,-42L30,-30L18,-12L34,6L22,26L28,40C-10,48 -40,26 -40,-6Z') +
  curls(INKS.toast, 4, 20, [
    [-14, -22, 70],
    [-20, 4, 100],
    [4, -6, 80],
    [-4, 22, 60],
    [14, 14, 20],
    [10, -28, 10],
  ]) +
  specks(INKS.leaf, 4, spread(9, 26, 'inside', { x: -4 }));
const broken = at(-30, 4, 0, 0.9, half) + at(40, -4, 170, 0.78, half);

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
